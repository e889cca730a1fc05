"""Positions drawn as text, chance led by hand, and a second, independent notion of a reef."""

from collections.abc import Iterable, Mapping

from oceanarium.games.open_ocean import GAME, State
from oceanarium.games.open_ocean.moves import move_text
from oceanarium.games.open_ocean.parts import (
    CARDS,
    EVENT_CARDS,
    GOALS,
    HAND_SIZE,
    KIND_COUNT,
    PICKING,
    PLACING,
    SOLO_HAND_SIZE,
)
from oceanarium.games.open_ocean.picture import read_reef
from oceanarium.games.open_ocean.rules import legal_moves
from oceanarium.games.open_ocean.rules.reef import forget_spaces, has_space_for, is_sun, survey
from oceanarium.kernel import CHANCE, NOBODY, NOTHING, Happening, Match

STARTER_ONLY = "Red*"
REEF_W = """
  .    .    .    .    Tur  .    3Gr  .
  3Gr  2An  Dol  .    1Ch  .    2Pe  .
  .    1Ba  1Ba  Ane  Blu  1Cl  2Pe  3Pa
  .    .    Red  Red* .    .    .    .
"""
SUNS = "red-coral orange-coral yellow-coral green-coral blue-coral purple-coral anemone red-coral"
HAND = "clownfish clownfish chromis chromis goby goby"


def kind_of(name: str) -> int:
    """The number of a card."""
    slugs: list[str] = [card.slug for card in CARDS]
    return slugs.index(name)


def goal_number(code: str) -> int:
    """The number of a habitat goal."""
    return [goal.code for goal in GOALS].index(code)


def drawn_match(
    *reefs: str,
    seats: int | None = None,
    ocean: str = SUNS,
    hands: Iterable[str] = (),
    first: int = 0,
    turn: int = 0,
    rounds: int = 0,
    events: str = "",
    options: Mapping[str, object] | None = None,
) -> Match[State]:
    """A match in which everybody is about to pick, and reefs, hands and Ocean are as drawn and named.

    Who has no drawing has a red starter coral alone. What lies nowhere else is in the deck. Chance is led by hand.
    """
    seats = max(len(reefs), 2) if seats is None else seats
    match = Match(GAME, seats, options, 1, manual_chance=True)
    state = match.state
    for seat in range(seats):
        read_reef(state, seat, reefs[seat] if seat < len(reefs) else STARTER_ONLY)
    dealt = [*hands, *[HAND] * seats][:seats]
    for hand, words in enumerate(dealt):
        for name in words.split():
            state.hands[hand][kind_of(name)] += 1
    for slot, name in enumerate(ocean.split()):
        state.ocean[slot] = NOTHING if name == "-" else kind_of(name)
    for code in events.split():
        number = [card.code for card in EVENT_CARDS].index(code)
        state.in_force |= 1 << number
        state.event_box &= ~(1 << number)
    for kind in range(KIND_COUNT):
        state.deck[kind] = max(state.deck[kind] - cards_out(state, kind), 0)
    state.first, state.turn, state.round = first, turn, rounds
    state.hand_size = SOLO_HAND_SIZE if seats == 1 else HAND_SIZE
    state.phase, state.chooser = PICKING, NOBODY
    return match


def cards_out(state: State, kind: int) -> int:
    """Cards of a kind that are neither in the deck nor discarded, starters not counted."""
    reefs = sum(state.cards[seat][1:].count(kind) for seat in range(state.seats))
    hands = sum(state.hands[hand][kind] for hand in range(state.seats))
    return reefs + hands + state.ocean.count(kind) + state.picks.count(kind)


def spaces_for(state: State, seat: int, name: str) -> set[str]:
    """Where a card may lie in a reef, as the rules list it."""
    kind, trial, out = kind_of(name), state.copy(), [0] * GAME.move_count
    trial.playing, trial.player, trial.chooser, trial.phase = kind, seat, seat, PLACING
    survey(trial, seat, is_sun(kind))
    found = {move_text(trial, move).removeprefix("place:") for move in out[: legal_moves(trial, seat, out)]}
    forget_spaces(trial)
    assert bool(found) == has_space_for(state, seat, kind)
    return found


def spaces(words: str) -> set[str]:
    """Spaces by their names."""
    return set(words.split())


def texts(match: Match[State], seat: int | None = None) -> list[str]:
    """The legal moves as they are written."""
    return [move.text for move in match.legal_moves(seat)]


def offers(match: Match[State]) -> set[str]:
    """The legal moves without their verb."""
    return {move.text.partition(":")[2] for move in match.legal_moves()}


def pick(match: Match[State], *names: str) -> list[Happening]:
    """Every seat picks a card."""
    happenings: list[Happening] = []
    for seat, name in enumerate(names):
        happenings = match.play(f"pick:{name}", seat)
    return happenings


def stock(match: Match[State], names: str) -> list[Happening]:
    """Chance draws these cards."""
    happenings: list[Happening] = []
    for name in names.split():
        happenings += match.play(f"draw:{name}", CHANCE)
    return happenings


def play(match: Match[State], *moves: str) -> list[Happening]:
    """The seats that are waited for make these moves in a row; "draw:..." is chance's."""
    happenings: list[Happening] = []
    for move in moves:
        happenings += match.play(move, CHANCE if move.startswith(("draw:", "goal:", "event:")) else match.actor)
    return happenings


def told(happenings: Iterable[Happening]) -> list[str]:
    """What happened, by name."""
    return [happening.name for happening in happenings]


def all_told(match: Match[State]) -> list[str]:
    """Everything that has happened, by name, to one who hears all."""
    return [GAME.events[event.kind].name for heard in match.snapshot().heard for event in heard]


def ocean_words(state: State) -> list[str]:
    """The cards of the Ocean."""
    return [CARDS[kind].slug for kind in state.ocean if kind != NOTHING]


def reef_cells(state: State, seat: int) -> dict[tuple[int, int], int]:
    """A reef as a plain map, for a second opinion."""
    return {
        (state.xs[seat][slot], state.ys[seat][slot]): kind
        for slot, kind in enumerate(state.cards[seat])
        if kind != NOTHING
    }
