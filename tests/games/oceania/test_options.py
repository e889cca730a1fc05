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
    assert OPTIONS.completed(None, 2) == {
        "first_player": 0,
        "rounds": 1,
        "sea_tiles": SEA_COUNTS,
        "reserve_tiles": RESERVE_COUNTS,
    }
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


@proves("OC-S1", "OC-R27", "OC-14.1")
@pytest.mark.parametrize("rounds", range(1, 10))
def test_a_match_is_one_to_nine_games(rounds: int) -> None:
    assert Match(GAME, 2, {"rounds": rounds}, 1).state.rounds == rounds


@proves("OC-S1", "OC-R27")
@pytest.mark.parametrize("rounds", [0, 10, 11, -1, "many", True])
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


@proves("OC-C4", "OC-S1", "OC-R30")
def test_owners_of_the_box_may_say_what_it_holds() -> None:
    options = {"sea_tiles": [7, 9, 9, 6, 4], "reserve_tiles": "4, 5, 5, 3, 4, 4", "rounds": 2}
    match = Match(GAME, 2, options, 1, manual_chance=True)
    assert match.state.unseen == [7, 9, 9, 6, 4]
    assert match.state.reserve == [4, 5, 5, 3, 4, 4]
    assert match.state.lid == 32
    assert match.view()["box"] == {"sea": [7, 9, 9, 6, 4], "reserve": [4, 5, 5, 3, 4, 4]}
    match.state.lid = 1
    match.play("start:south-A")
    match.play("draw:bay", CHANCE)
    match.play("next")
    match.play("next")
    assert match.state.unseen == [7, 9, 9, 6, 4]
    assert match.state.reserve == [4, 5, 5, 3, 4, 4]


@proves("OC-C4", "OC-R30")
def test_a_box_that_lacks_tiles_is_refused() -> None:
    assert refusal_of(sea_tiles=[5, 10, 10, 5, 4]) == "Option sea_tiles must make 35 tiles in all, not 34."
    assert refusal_of(reserve_tiles=[3, 5, 5, 3, 5, 5]) == "Option reserve_tiles must make 25 tiles in all, not 26."
    assert refusal_of(sea_tiles=[15, 10, 10]).startswith("Option sea_tiles must be 5 positive whole numbers")
    assert refusal_of(sea_tiles=[5, 10, 10, 10, 0]).startswith("Option sea_tiles must be 5 positive whole numbers")


@proves("OC-2.1", "OC-R28")
@pytest.mark.parametrize(("places", "first"), [((1, 2), 1), ((2, 1), 0)])
@pytest.mark.parametrize("before", [0, 1, "random"])
@pytest.mark.parametrize("rounds", [1, 2])
def test_the_loser_begins_the_next_match(places: tuple[int, ...], first: int, before: object, rounds: int) -> None:
    match = Match(GAME, 2, {"first_player": before, "rounds": rounds}, 1).rematch(places)
    assert match.actor == first
    assert match.options["rounds"] == rounds


@proves("OC-14.3", "OC-R28")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 0), ("random", "random")])
def test_after_a_drawn_match_whoever_did_not_begin_begins(before: object, after: object) -> None:
    assert Match(GAME, 2, {"first_player": before}, 1).rematch((1, 1)).options["first_player"] == after


@proves("OC-2.1")
def test_alone_a_rematch_is_set_up_as_before() -> None:
    match = Match(GAME, 1, {"sea_tiles": [7, 9, 9, 6, 4]}, 1)
    assert match.rematch((1,)).options == match.options


@proves("OC-C2", "OC-R24")
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
            assert state.unseen[kind] + seen(state, kind) == state.sea_tiles[kind]
            assert state.unseen[kind] >= 0
        assert min(state.reserve) >= 0
        play_at_random(match, 1, seed + len(match.moves))
