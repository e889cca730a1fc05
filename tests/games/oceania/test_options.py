"""OC-S1 Options, each value of each; OC-S2 preparation; OC-C4 counts."""

import pytest
from hypothesis import given, settings

from oceanarium.games.oceania import GAME
from oceanarium.games.oceania.parts import KIND_EDGES, OPTIONS, RESERVE_COUNTS, SCOUT_COUNTS, SEA_COUNTS, SEA_KINDS
from oceanarium.games.oceania.state import State
from oceanarium.kernel import CHANCE, NOTHING, Match, OptionError
from tests.games.oceania.drawing import seen, ways
from tests.matches import matches, play_at_random, seeds
from tests.proving import proves


def refusal_of(seats: int = 2, **options: object) -> str:
    """The sentence with which options are refused."""
    with pytest.raises(OptionError) as refused:
        Match(GAME, seats, options)
    return str(refused.value)


@proves("OC-S1")
def test_the_options_have_their_defaults() -> None:
    assert OPTIONS.completed(None, 2) == {"first_player": 0, "rounds": 1}
    assert sorted(GAME.seats) == [1, 2]


@proves("OC-S1", "OC-2.1")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_begins(first: int) -> None:
    match = Match(GAME, 2, {"first_player": first}, 1)
    assert match.actor == first
    assert match.state.starter == first


@proves("OC-S1", "OC-2.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_lots_may_decide_who_begins(seat: int) -> None:
    match = Match(GAME, 2, {"first_player": "random", "rounds": 3}, 1, manual_chance=True)
    assert match.actor == CHANCE
    assert match.game.chances(match.state).keys() == {
        match.game.moves.read_move(match.state, f"first:{s}") for s in (0, 1)
    }
    happened = match.play(f"first:{seat}", CHANCE)
    assert [event.name for event in happened] == ["game_began", "first_player"]
    assert match.actor == seat


@proves("OC-S1", "OC-15.1")
@pytest.mark.parametrize("first", [0, 1, "random"])
def test_alone_it_does_not_matter_who_begins(first: object) -> None:
    match = Match(GAME, 1, {"first_player": first}, 1, manual_chance=True)
    assert match.actor == 0
    assert match.state.scouts_left[0] == [0, 0, 0]


@proves("OC-S1", "RUL-OC-27", "OC-14.1")
@pytest.mark.parametrize("rounds", [1, 3, 5, 7, 9])
def test_a_match_is_an_odd_number_of_games(rounds: int) -> None:
    assert Match(GAME, 2, {"rounds": rounds}, 1).state.rounds == rounds


@proves("OC-S1", "RUL-OC-27")
@pytest.mark.parametrize("rounds", [0, 2, 4, 10, 11, -1, "many", True])
def test_other_numbers_of_games_are_refused(rounds: object) -> None:
    assert refusal_of(rounds=rounds).startswith("Option rounds must be")


@proves("OC-S1")
def test_alone_one_plays_one_game() -> None:
    assert refusal_of(1, rounds=3) == "Option rounds must be 1 in the game for one."
    assert refusal_of(first_player=2) == "Option first_player must be 0, 1 or random, not 2."
    assert refusal_of(3).startswith("Oceania is played with")


@proves("OC-S2", "OC-C3", "OC-C4")
def test_the_table_is_prepared() -> None:
    state = Match(GAME, 2, {}, 1).state
    assert state.unseen == [5, 10, 10, 5, 5]
    assert (state.lid, sum(SEA_COUNTS)) == (32, 35)
    assert state.reserve == [3, 5, 5, 3, 5, 4]
    assert sum(RESERVE_COUNTS) == 25
    assert state.scouts_left == [[5, 2, 1], [5, 2, 1]]
    assert sum(SCOUT_COUNTS) == 8
    assert state.explored == 0
    assert state.ship == NOTHING


@proves("OC-C2", "RUL-OC-24")
def test_there_are_six_patterns_with_their_turns() -> None:
    assert [len(ways(kind)) for kind in range(6)] == [1, 4, 4, 2, 4, 1]
    assert [edges.bit_count() for edges in KIND_EDGES] == [1, 4, 4, 2, 4, 1]
    assert sum(KIND_EDGES) == 2**16 - 1


@proves("OC-C4", "OC-S2", "OC-4.7", "OC-5.1")
@settings(max_examples=10)
@given(match=matches(GAME, length=0), seed=seeds)
def test_no_tile_is_ever_lost_or_made(match: Match[State], seed: int) -> None:
    while match.outcome is None and match.state.game == 0:
        state = match.state
        for kind in range(SEA_KINDS):
            assert state.unseen[kind] + seen(state, kind) == SEA_COUNTS[kind]
            assert state.unseen[kind] >= 0
        assert min(state.reserve) >= 0
        play_at_random(match, 1, seed + len(match.moves))
