"""Oysters yield pearls. [OG-8]"""

from oceanarium.games.octopus_garden.parts import HARLEQUIN, OYSTER
from oceanarium.games.octopus_garden.rules.citations import HARVESTED, SUPPLY_SHORT
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import bit_count, note, rule


@rule
def oyster_count(state: State, seat: int) -> int:
    """All oysters, the harlequin and those planted this turn among them. [OG-4.6, OG-8.1, OG-8.2]"""
    return bit_count(state.tiles[seat][OYSTER]) + bit_count(state.tiles[seat][HARLEQUIN])


@rule
def harvest(state: State) -> None:
    """A pearl for each oyster [OG-8.1], but no more than the supply holds [OG-8.3]."""
    due = oyster_count(state, state.turn)
    pearls = due if state.has_endless_pearls == 1 else min(due, state.pearl_supply)
    state.pearls[state.turn] += pearls
    state.pearl_supply -= pearls
    note(state, HARVESTED, state.turn, pearls)
    if pearls < due:
        note(state, SUPPLY_SHORT, state.turn, due - pearls)
