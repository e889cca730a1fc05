"""What a learned evaluation sees: whole numbers, and what they mean."""

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from oceanarium.games.octopus_garden import features
from oceanarium.games.octopus_garden.evaluate import garden_worth, turns_left
from oceanarium.games.octopus_garden.features import FEATURES, GARDEN_FEATURES, describe
from oceanarium.games.octopus_garden.parts import BUYING, OVER, RELIC, STAR
from oceanarium.games.octopus_garden.rules import score
from oceanarium.games.octopus_garden.rules.garden import vacant_spaces
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import Match, bit_count, game_named
from tests.games.octopus_garden.drawing import FRESH, GAME, SCORING_EXAMPLE, drawn_state
from tests.matches import matches

MOST = 2_000
SENTINEL = 0.5


def described(state: State, seat: int) -> list[float]:
    """The features of a position, all of them written anew."""
    row = [SENTINEL] * FEATURES
    describe(state, seat, row)
    return row


@st.composite
def going_on(draw: st.DrawFn) -> Match[State]:
    """A match of any number of seats with any options in any stage, but not over."""
    match: Match[State] = draw(matches(game_named(GAME)))
    assume(match.state.phase != OVER)
    return match


@settings(max_examples=60)
@given(match=going_on())
def test_all_are_whole_and_small(match: Match[State]) -> None:
    for seat in range(match.seats):
        assert all(number == int(number) and abs(number) <= MOST for number in described(match.state, seat))


@settings(max_examples=60)
@given(match=going_on())
def test_they_say_what_the_hand_written_evaluation_says(match: Match[State]) -> None:
    state = match.state
    for seat in range(match.seats):
        row = described(state, seat)
        assert row[features.BEAUTY] == score(state, seat)
        assert row[features.WORTH] == int(8 * garden_worth(state, seat))
        assert row[features.ROOM] == bit_count(vacant_spaces(state, seat))
        assert row[features.TURNS] == int(8 * turns_left(state, seat))
        assert row[features.LEAD] == row[features.BEAUTY] - row[GARDEN_FEATURES + features.BEAUTY]


@settings(max_examples=30)
@given(match=going_on())
def test_the_rival_is_one_who_looks_best(match: Match[State]) -> None:
    state = match.state
    for seat in range(match.seats):
        rival = described(state, seat)[GARDEN_FEATURES : GARDEN_FEATURES + features.PEARLS + 1]
        others = [described(state, other)[: features.PEARLS + 1] for other in range(match.seats) if other != seat]
        assert rival in others


def test_a_known_garden() -> None:
    state = drawn_state(SCORING_EXAMPLE, FRESH)
    row = described(state, 0)
    assert row[features.BEAUTY] == score(state, 0)
    assert row[STAR] == bit_count(state.tiles[0][STAR])
    relics = bit_count(state.tiles[0][RELIC])
    assert row[features.RELICS : features.RELICS + 3] == [float(min(relics, 3) == count) for count in (1, 2, 3)]
    assert described(state, 1)[features.LEAD] == -row[features.LEAD]


def test_whose_turn_it_is() -> None:
    state = drawn_state(FRESH, FRESH)
    state.phase, state.turn = BUYING, 1
    waiting, choosing = described(state, 0), described(state, 1)
    assert (waiting[features.WAIT], choosing[features.WAIT]) == (1, 0)
    assert choosing[features.PHASES : features.PHASES + 5] == [0, 1, 0, 0, 0]
    assert waiting[features.PHASES : features.PHASES + 5] == [0] * 5


def test_seats_are_counted() -> None:
    rows = [described(game_named(GAME).new_state(seats), 0) for seats in (2, 3, 4)]
    assert [row[features.SEATS : features.SEATS + 2] for row in rows] == [[0, 0], [1, 0], [0, 1]]
