"""What no table of Open Ocean can show, each with its rule."""

import random
from collections.abc import Callable

import pytest

from oceanarium.games.open_ocean import GAME as OPEN_OCEAN
from oceanarium.games.open_ocean import State, placing
from oceanarium.games.open_ocean.parts import CARDS, OVER, PICKING
from oceanarium.kernel import NOTHING, Match
from oceanarium.kernel.placing import CannotBe
from tests.games.open_ocean.drawing import cards_out, goal_number, kind_of
from tests.laying import Laying

Change = Callable[[State], None]
LAYING = Laying(placing)
put, turn, faults = LAYING.put, LAYING.turn, LAYING.faults
SUNS = ("red-coral", "orange-coral", "yellow-coral", "green-coral", "blue-coral", "purple-coral", "anemone", "goby")


def laid(seats: int = 2, options: dict[str, object] | None = None) -> State:
    """A table with which nothing is wrong."""
    state = OPEN_OCEAN.new_state(seats, options)
    placing.clear(state)
    for seat in range(seats):
        put(state, SUNS[seat], f"reef:{seat}:0,0")
        put(state, "deal", f"hands:{seat}")
    for slot, card in enumerate(SUNS, 1):
        put(state, card, f"slot:{slot}")
    return state


def hand(state: State, seat: int) -> int:
    return placing._held(state, seat)


def test_a_table_that_can_be_has_no_faults() -> None:
    for seats in (1, 2, 5):
        state = laid(seats)
        if seats == 1:
            for number in range(3):
                turn(state, f"open_goal:{number}", number)
        assert faults(state) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda state: put(state, "anemone", *(f"reef:0:{x},1" for x in range(-2, 5))), ("OO-C2", "too_many")),
        (lambda state: put(state, "take", "reef:1:0,0"), ("OO-S2", "no_starter")),
        (lambda state: put(state, "anemone", "reef:0:2,0"), ("OO-5.1", "loose_sun")),
        (lambda state: put(state, "goby", "slot:8"), ("OO-3.1", "ocean_gap")),
        (lambda state: put(state, "shark", "slot:1", "slot:2", "slot:3"), ("OO-11.3", "too_many_sharks")),
        (lambda state: put(state, "take", "slot:5"), ("OO-3.1", "ocean_gap")),
        (lambda state: turn(state, "turtles:1", 3), None),
        (lambda state: turn(state, "phase", 1), None),
    ],
)
def test_what_no_table_can_show_is_told_with_its_rule(change: Change, fault: tuple[str, str] | None) -> None:
    state = laid()
    change(state)
    assert faults(state) == ([fault] if fault else [])


def test_turtles_in_a_reef_were_played_and_there_is_a_limit() -> None:
    state = laid()
    put(state, "turtle", "reef:0:1,0", "reef:0:0,1", "reef:0:-1,0", "reef:0:1,1")
    assert (state.turtles[0], faults(state)) == (4, [("OO-10.1", "too_many_turtles")])


def test_hands_have_the_size_of_the_turn_and_the_rest_is_dealt_unseen() -> None:
    state = laid()
    turn(state, "turn", 3)
    assert faults(state) == [("OO-2.6", "hand_long")] * 2
    turn(state, "turn", 1)
    held = next(place for piece in placing.pieces(state) for place in piece.places if place.startswith("held:1:"))
    put(state, "take", held)
    (fault,) = placing.faults(state)
    assert (fault.rule, fault.is_missing, hand(state, 1)) == ("OO-2.6", True, 5)
    assert fault.remedy is not None
    put(state, fault.remedy.piece, fault.remedy.place)
    assert (faults(state), hand(state, 1)) == ([], 6)


def test_everybody_keeps_their_hand_when_the_turn_or_its_direction_changes() -> None:
    state = laid(3, {"events": "on"})
    before = [OPEN_OCEAN.secrets.view(state, seat)["players"][seat]["hand"] for seat in range(3)]
    turn(state, "turn", 2)
    turn(state, "event:5", 1)
    assert [OPEN_OCEAN.secrets.view(state, seat)["players"][seat]["hand"] for seat in range(3)] == before


@pytest.mark.parametrize(
    ("piece", "place", "refusal"),
    [
        ("goby", "reef:0:0,0", ("OO-5.4", "no_starter_there")),
        ("orange-coral", "reef:0:0,0", ("OO-S2", "starter_taken")),
        ("take", "reef:0:0,0", ("OO-5.4", "starter_stays")),
    ],
)
def test_what_can_be_nowhere_is_refused_with_its_rule(piece: str, place: str, refusal: tuple[str, str]) -> None:
    state = laid()
    put(state, "goby", "reef:0:1,0")
    with pytest.raises(CannotBe) as refused:
        put(state, piece, place)
    said = refused.value.said
    assert said is not None
    assert (refused.value.rule, said.key.removeprefix("placing-")) == refusal


def test_a_reef_laid_by_hand_scores_like_any_other() -> None:
    state = laid()
    put(state, "clownfish", "reef:0:1,0", "reef:0:2,0")
    put(state, "blue-coral", "reef:0:0,1")
    view = OPEN_OCEAN.secrets.view(state, 0)
    assert view["players"][0]["score"] == 1 + 2 + 2 + 1 + 1  # cards, their school, a coral, two colours
    put(state, "goby", "reef:0:1,0")  # takes the place of one
    assert OPEN_OCEAN.secrets.view(state, 0)["players"][0]["score"] == 1 + 2 + 1 + 1
    put(state, "goby", "reef:0:1,0")
    assert OPEN_OCEAN.secrets.view(state, 0)["players"][0]["reef_size"] == 3


def test_another_colour_takes_the_place_of_the_starter() -> None:
    state = laid()
    put(state, "goby", "reef:0:1,0")
    put(state, "blue-coral", "reef:0:0,0")
    card = OPEN_OCEAN.secrets.view(state, 0)["players"][0]["reef"][0]
    assert (card["card"], card["starter"]) == ("blue-coral", True)


def test_events_go_with_the_rounds_and_a_king_tide_is_larger() -> None:
    state = laid(2, {"events": "on"})
    assert faults(state) == [("OO-19.1", "events")]
    turn(state, "event:2", 1)
    assert (state.ocean_size, faults(state)) == (10, [("OO-3.1", "ocean_gap")])
    put(state, "idol", "slot:9", "slot:10")
    assert faults(state) == []
    before = sum(state.deck)
    turn(state, "event:2", 0)
    assert (state.ocean_size, sum(state.deck)) == (8, before + 2)
    turn(state, "event:2", 1)
    turn(state, "event:0", 1)
    assert [fault.is_missing for fault in placing.faults(state) if fault.rule == "OO-19.1"] == [False]


def test_goals_change_hands_and_nobody_lacks_one() -> None:
    state = laid(3, {"goals": "private2"})
    assert sorted(goal for seat in range(3) for goal in state.goals[seat]) == [0, 1, 2, 3, 4, 5]
    turn(state, "goal:0:0", 5)
    assert sorted(goal for seat in range(3) for goal in state.goals[seat]) == [0, 1, 2, 3, 4, 5]
    assert state.goals[0][0] == 5
    public = laid(3, {"goals": "public3"})
    assert faults(public) == [("OO-18.1", "no_open_goal")]
    for number in range(3):
        turn(public, f"open_goal:{number}", number + 7)
    assert faults(public) == []


def test_alone_goals_that_are_met_do_not_lie_open() -> None:
    state = laid(1)
    assert faults(state) == [("OO-14.3", "no_open_goal")]
    for number, code in enumerate(("HG-14", "HG-02", "HG-03")):
        turn(state, f"open_goal:{number}", goal_number(code))
    turn(state, "done", 4)
    assert (sum(state.pile_left), state.goal_box.bit_count(), faults(state)) == (11, 11, [])
    put(state, "clownfish", "reef:0:1,0", "reef:0:2,0", "reef:0:-1,0")
    assert faults(state) == [("OO-14.4", "goal_met")]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_card_is_lost_when_a_play_is_broken_off(seats: int) -> None:
    options: dict[str, object] = {} if seats == 1 else {"crabs": "deck", "crab_rave": "on", "great_white": "on"}
    match = Match(OPEN_OCEAN, seats, options, seats)
    chooser = random.Random(seats)
    box = list(OPEN_OCEAN.new_state(seats, options).deck)
    while legal := match.legal_numbers():
        state = match.state.copy()
        placing._drop_play(state)
        laid_out = [state.deck[kind] + state.discards[kind] + cards_out(state, kind) for kind in range(len(CARDS))]
        assert laid_out == box
        match.play_silently(chooser.choice(legal), match.waiting[0])


def test_the_end_can_be_set_up_and_left_again() -> None:
    state = laid()
    turn(state, "phase", placing._phases(state).index(OVER))
    assert (faults(state), state.round, sum(state.discards)) == ([], 3, 12)
    assert state.ending > 0
    turn(state, "phase", placing._phases(state).index(PICKING))
    assert (state.ending, state.round, state.hand_size) == (0, 2, 6)
    assert faults(state) == [("OO-2.6", "hand_short")] * 2


def test_discards_and_the_first_player_are_dials() -> None:
    state = laid()
    deck = state.deck[kind_of("idol")]
    turn(state, "discards:idol", 3)
    turn(state, "first", 1)
    turn(state, "round", 2)
    assert (state.deck[kind_of("idol")], state.first, state.round, faults(state)) == (deck - 3, 1, 1, [])
    assert state.picks[0] == NOTHING
