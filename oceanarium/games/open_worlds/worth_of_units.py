"""What a unit, or a card in hand, is worth, in points of Income."""

from oceanarium.games.open_worlds.parts import owner_of
from oceanarium.games.open_worlds.rules.words_of_cards import occupies, unit_income, value_of
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    CAPACITY,
    CARD_ABILITIES,
    CARD_KIND,
    CARD_TYPE,
    DEFENCE,
    FACILITY,
    GROUND,
    INCOME,
    IS_PROHIBITED,
    LEAVES,
    NEVER,
    ORBITAL,
    SHIP,
    SHIP_CLASS,
    UNIT_TYPE,
    WEAPON_COUNT,
    WEAPONS,
)
from oceanarium.kernel import NOTHING, rule

CAPACITY_WORTH = 0.01
ABILITY_WORTH = 0.4
HULL_WORTH = 0.02  # of an Orbital, for each point of Defence
GUN_WORTH = 0.04  # for each point of Weapons
LOOT_SHARE = 0.4  # of what guns could destroy next turn
GUARD_WORTH = 0.2  # of an armed Orbital over an own Facility
CARD_WORTH = (0.5, 0.3, 0.2, 0.35, 0.5)  # of a card in hand, by type
DEAD_CARD_WORTH = 0.08  # of one that cannot be used soon
LAST_TURN_SHARE = 0.05  # of everything but Income on the FINAL TURN


@rule
def later(state: State) -> float:
    """How much counts what is not Income: on the FINAL TURN hardly anything."""
    return LAST_TURN_SHARE if state.is_final == 1 else 1.0


@rule
def weapon_power(card: int) -> int:
    """All Weapons of a card together."""
    power = 0
    for weapon in range(WEAPON_COUNT[card]):
        power += WEAPONS[card][weapon]
    return power


@rule
def unit_worth(state: State, piece: int) -> float:
    """A unit's Income and what else it brings to its controller."""
    card, worth = state.card[piece], 0.0
    if state.set_income[piece] == NOTHING or state.is_final == 1:
        worth += unit_income(state, piece)
    else:  # it will earn again next turn
        worth += 0.7 * value_of(state, INCOME[card], state.controller[piece], state.world[piece])
    if IS_PROHIBITED[card] == 1 and state.is_final_next == 1:
        worth *= 0.2
    if UNIT_TYPE[card] == FACILITY:
        extra = CAPACITY_WORTH * CAPACITY[card] + (ABILITY_WORTH if CARD_ABILITIES[card] != 0 else 0.0)
        return worth + extra * later(state)
    if UNIT_TYPE[card] == GROUND and LEAVES[card] != NEVER:
        return worth + (0.1 + GUN_WORTH * 0.5 * weapon_power(card)) * later(state)
    return worth + (orbital_worth(card) + orbital_prospect(state, piece)) * later(state)


@rule
def orbital_worth(card: int) -> float:
    """Hull and guns."""
    return 0.2 + HULL_WORTH * DEFENCE[card] + GUN_WORTH * weapon_power(card)


@rule
def rival_power(state: State, seat: int, world: int) -> int:
    """The Weapons of all opponents' Orbitals at a World."""
    power, piece = 0, state.first_unit[world]
    while piece != NOTHING:
        if state.controller[piece] != seat and UNIT_TYPE[state.card[piece]] == ORBITAL:
            power += weapon_power(state.card[piece])
        piece = state.next_piece[piece]
    return power


@rule
def loot(state: State, seat: int, world: int, card: int) -> float:
    """What the Weapons of a card could destroy on the surface of a World, each for itself."""
    total = 0.0
    for weapon in range(WEAPON_COUNT[card]):
        best, piece = 0.0, state.first_unit[world]
        while piece != NOTHING:
            is_rival = state.controller[piece] != seat and owner_of(piece) != seat
            is_weak = UNIT_TYPE[state.card[piece]] == FACILITY and DEFENCE[state.card[piece]] <= WEAPONS[card][weapon]
            if is_rival and is_weak:
                best = max(best, 0.5 + unit_income(state, piece))
            piece = state.next_piece[piece]
        total = total * 0.6 + best  # the next Weapon finds less
    return total


@rule
def orbital_prospect(state: State, piece: int) -> float:
    """What an Orbital may do where it is: guard, bombard, or be shot down."""
    card, seat, world = state.card[piece], state.controller[piece], state.world[piece]
    return card_prospect(state, card, seat, world)


@rule
def card_prospect(state: State, card: int, seat: int, world: int) -> float:
    """The same for a card that is, or would be, in orbit at a World."""
    power, worth = rival_power(state, seat, world), 0.0
    if WEAPON_COUNT[card] > 0 and occupies(state, seat, world):
        worth += GUARD_WORTH
    if power == 0:
        return worth + LOOT_SHARE * loot(state, seat, world, card)
    if power >= DEFENCE[card]:
        worth -= 0.35 * orbital_worth(card)
    return worth + 0.15 * GUN_WORTH * weapon_power(card)


@rule
def card_worth(state: State, seat: int, card: int) -> float:
    """What a card in hand is worth to a seat."""
    if IS_PROHIBITED[card] == 1 and state.is_final_next == 1:
        return DEAD_CARD_WORTH
    if CARD_KIND[card] == SHIP and SHIP_CLASS[card] > state.income[seat] + 5:
        return DEAD_CARD_WORTH
    worth = CARD_WORTH[CARD_TYPE[card]]
    if CARD_TYPE[card] == FACILITY:
        return worth + 0.01 * DEFENCE[card]
    return worth
