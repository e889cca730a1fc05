"""OL-9 The variation with actions."""

import pytest

import oceanarium as oc
from oceanarium.games.ocean_labyrinth.parts import BACK_NAMES, SQUARE_NAMES, TILE_NAMES, UNSEEN
from oceanarium.games.ocean_labyrinth.rules.maze import reachable
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import Match, game_named
from tests.games.ocean_labyrinth.drawing import (
    ACTIONS,
    BACKS_X,
    GAME,
    blocked,
    diver,
    drawn_match,
    found,
    insert,
    move,
    names,
    offered,
    set_backs,
    surplus,
    tell,
    texts,
)
from tests.proving import proves

PATH: dict[str, object] = {**ACTIONS, "oxygen_mode": "path"}
OPTIONAL: dict[str, object] = {**ACTIONS, "scooter_optional": True}
BASIC: dict[str, object] = {}


def back_chances(match: Match[State]) -> dict[str, int]:
    """What may be on the back of the tile that came out, and how likely."""
    chances = game_named(GAME).chances(match.state)
    return {match.move(number).text.removeprefix("back:"): weight for number, weight in chances.items()}


@proves("OL-9.2", "OL-C6", "OL-R28")
def test_a_back_that_nobody_has_seen_may_be_any_that_is_left() -> None:
    match = drawn_match(options=ACTIONS)
    match.play("insert:N5:0")
    assert back_chances(match) == {"blank": 6, "pufferfish": 1, "scooter": 1, "oxygen": 1}  # nine plain bends
    match.play("back:scooter", oc.CHANCE)
    assert match.events()[-2].text == "The tile that came out is turned over: a diving scooter."
    move(match, "0,0")
    match.play("insert:N3:0")
    assert surplus(match) == "L15"
    assert back_chances(match) == {"blank": 6, "pufferfish": 1, "oxygen": 1}
    match.play("back:blank", oc.CHANCE)
    move(match, "0,0")
    match.play("insert:E1:0")
    assert surplus(match) == "I12"
    assert back_chances(match) == {"blank": 10, "pufferfish": 1, "scooter": 1, "oxygen": 1}  # thirteen straights


@proves("OL-C6", "OL-C5")
def test_the_other_mix_has_other_numbers_of_blank_backs() -> None:
    match = drawn_match(options={**ACTIONS, "loose_mix": "12-16-6"}, surplus="L16")
    match.play("insert:E1:0")
    assert surplus(match) == "I12"
    assert back_chances(match) == {"blank": 9, "pufferfish": 1, "scooter": 1, "oxygen": 1}
    match = drawn_match(options={**ACTIONS, "loose_mix": "12-16-6"})
    match.play("insert:N5:0")
    assert back_chances(match) == {"blank": 7, "pufferfish": 1, "scooter": 1, "oxygen": 1}


@proves("OL-9.2", "OL-C6")
@pytest.mark.parametrize(("how", "tile"), [("N1:2", "T06"), ("W3:0", "L03")])
def test_junctions_and_tiles_with_pictures_are_blank(how: str, tile: str) -> None:
    match = drawn_match(options=ACTIONS)
    events = match.play(f"insert:{how}")
    assert tell(events) == ["tile_inserted", "known_tile_turned_over"]
    assert match.view()["known_backs"] == {tile: "blank"}


@proves("OL-R31")
@pytest.mark.parametrize("how", ["N1:2", "W3:0"])  # a junction, and a bend with a picture
def test_pushing_out_a_junction_can_be_taken_back(how: str) -> None:
    match = drawn_match(options=ACTIONS)
    before = match.state.copy()
    match.play(f"insert:{how}")
    assert match.can_take_back(0)
    match.take_back(0)
    assert match.state == before


@proves("OL-R31")
@pytest.mark.parametrize(("are_shown", "can_take_back"), [(True, True), (False, False)])
def test_a_back_that_all_have_seen_is_nothing_new_unless_it_must_be_remembered(
    are_shown: bool, can_take_back: bool
) -> None:
    match = drawn_match(turn="red", options={**ACTIONS, "show_known_backs": are_shown})
    set_backs(match)
    assert match.play("insert:N5:0")[-1].name == "diver_frightened"
    assert match.can_take_back(1) == can_take_back


@proves("OL-R31", "OL-9.2")
def test_a_back_that_nobody_had_seen_stands() -> None:
    match = drawn_match(turn="red", options=ACTIONS)
    insert(match, "N5:0")
    assert not match.can_take_back(1)


@proves("OL-X12", "OL-9.3", "OL-9.6", "OL-R14")
def test_a_pufferfish_stops_the_one_who_pushed_it_out() -> None:
    match = drawn_match(turn="red", options=ACTIONS)
    events = insert(match, "N5:0")
    assert tell(events) == ["tile_inserted", "tile_turned_over", "diver_frightened"]
    assert (surplus(match), diver(match, "red"), match.actor, blocked(match)) == ("L13", "0,6", 2, "S5")
    assert reachable(match.state, SQUARE_NAMES.index("0,6")).bit_count() == 7
    assert not match.can_take_back()


@proves("OL-X24", "OL-9.3", "OL-R10")
def test_the_turn_after_a_pufferfish_is_as_usual() -> None:
    match = drawn_match(turn="red", seats=3, options=ACTIONS)
    insert(match, "N5:0")
    for colour in ("blue", "yellow"):
        insert(match, "W5:0")
        move(match, diver(match, colour))
    insert(match, "W5:0")
    assert match.actor == 1
    assert all(text.startswith("move:") for text in texts(match))


@proves("OL-X23", "OL-9.3", "OL-R08")
def test_a_pufferfish_on_the_target_reaches_nothing() -> None:
    match = drawn_match(turn="red", divers={"red": "6,5"}, targets={"red": "P16"}, options=ACTIONS)
    insert(match, "N5:0")
    assert (diver(match, "red"), found(match, "red"), match.actor) == ("0,5", 0, 2)
    assert match.view(0)["players"][1]["ruled_out"] == []  # nobody learns anything either


@proves("OL-X23", "OL-9.8")
def test_in_the_basic_game_it_would_be_reached() -> None:
    match = drawn_match(turn="red", divers={"red": "6,5"}, targets={"red": "P16"})
    assert tell(insert(match, "N5:0")) == ["tile_inserted", "diver_pushed_off"]
    move(match, "0,5")
    assert found(match, "red") == 1


@proves("OL-R08")
def test_a_pufferfish_at_home_does_not_win() -> None:
    match = drawn_match(turn="red", done="red", options=ACTIONS)
    insert(match, "N5:0")
    assert (match.outcome, diver(match, "red")) == (None, "0,6")


@proves("OL-X13", "OL-9.4", "OL-R09", "OL-R03")
@pytest.mark.parametrize("target", ["P01", "P04"])
def test_a_scooter_brings_an_additional_turn(target: str) -> None:
    match = drawn_match(targets={"yellow": target}, options=ACTIONS)
    assert tell(insert(match, "E1:0")) == ["tile_inserted", "tile_turned_over", "scooter_found"]
    assert (surplus(match), blocked(match)) == ("I12", "W1")
    assert offered(match, "move") == "0,0 0,1 0,2"
    assert tell(move(match, "0,2"))[-1] == "extra_turn"
    assert found(match, "yellow") == (1 if target == "P01" else 0)
    assert match.actor == 0
    assert len(texts(match)) == 22
    assert not any(text.startswith("insert:W1") for text in texts(match))
    events = insert(match, "N3:1")
    assert tell(events) == ["tile_inserted", "tile_turned_over", "action_ignored"]
    assert events[-1].text == "In an additional turn an oxygen tank is ignored."
    assert surplus(match) == "L15"
    assert offered(match, "move") == "0,0 0,1 0,2 0,3 0,4 0,5 0,6 1,5 1,6"
    move(match, "0,3")
    assert (match.actor, blocked(match)) == (1, "S3")


@proves("OL-X14", "OL-9.4", "OL-R10")
def test_a_scooter_in_an_additional_turn_is_ignored() -> None:
    match = drawn_match(options=ACTIONS)
    insert(match, "E1:0")
    move(match, "0,0")
    events = insert(match, "E1:0")
    assert surplus(match) == "L14"
    assert tell(events)[-1] == "action_ignored"
    move(match, "0,0")
    assert match.actor == 1


@proves("OL-R10", "OL-9.4")
def test_a_pufferfish_in_an_additional_turn_is_ignored() -> None:
    match = drawn_match(options=ACTIONS)
    insert(match, "E1:0")
    move(match, "0,0")
    insert(match, "N5:0")
    assert (surplus(match), match.actor) == ("L13", 0)
    assert all(text.startswith("move:") for text in texts(match))


@proves("OL-R10")
def test_the_next_players_action_counts_again() -> None:
    match = drawn_match(options=ACTIONS)
    insert(match, "E1:0")
    move(match, "0,0")
    insert(match, "E1:0")
    move(match, "0,0")
    assert tell(insert(match, "N5:0"))[-1] == "diver_frightened"
    assert match.actor == 2


@proves("OL-R09")
@pytest.mark.parametrize(("answer", "actor", "told"), [("yes", 0, "extra_turn"), ("no", 1, "scooter_declined")])
def test_a_scooter_may_be_declined_where_that_was_agreed(answer: str, actor: int, told: str) -> None:
    match = drawn_match(options=OPTIONAL, targets={"yellow": "P01"})
    insert(match, "E1:0")
    move(match, "0,2")
    assert (match.actor, texts(match)) == (0, ["scooter:no", "scooter:yes"])
    assert match.prompt(0) == "Do you use the diving scooter for an additional turn?"
    with pytest.raises(oc.IllegalMove) as refused:
        match.play("insert:N1:0")
    assert refused.value.rule == "OL-R09"
    assert tell(match.play(f"scooter:{answer}")) == [told]
    assert match.actor == actor


@proves("OL-X15", "OL-9.5", "OL-R11", "OL-R25")
def test_oxygen_takes_to_any_start_square() -> None:
    match = drawn_match(turn="blue", seats=2, divers={"blue": "5,5"}, options=ACTIONS)
    assert tell(insert(match, "N3:0"))[-1] == "air_needed"
    assert names(reachable(match.state, SQUARE_NAMES.index("5,5"))) == "5,3 5,4 5,5"
    assert texts(match) == ["air:0,0", "air:0,6", "air:6,0", "air:6,6"]
    with pytest.raises(oc.IllegalMove) as refused:
        match.play("move:5,4")
    assert refused.value.rule == "OL-9.5"
    events = match.play("air:0,6")  # the start square of a diver nobody has
    assert events[0].text == "Player 2 takes in air on the start square G1."
    assert (diver(match, "blue"), match.actor) == ("0,6", 0)


@proves("OL-X15", "OL-9.5", "OL-R11")
def test_where_a_path_is_needed_and_there_is_none_the_move_is_lost() -> None:
    match = drawn_match(turn="blue", divers={"blue": "5,5"}, targets={"blue": "P20"}, options=PATH)
    events = insert(match, "N3:0")
    assert tell(events)[-2:] == ["air_needed", "air_out_of_reach"]
    assert (diver(match, "blue"), found(match, "blue"), match.actor) == ("5,5", 0, 3)


@proves("OL-X16", "OL-5.1", "OL-R11")
def test_where_a_path_is_needed_and_there_is_one() -> None:
    match = drawn_match(turn="blue", divers={"blue": "3,3"}, options=PATH)
    insert(match, "N3:0")
    assert diver(match, "blue") == "4,3"
    assert texts(match) == ["air:0,6"]
    with pytest.raises(oc.IllegalMove) as refused:
        match.play("air:6,6")
    assert refused.value.rule == "OL-R11"
    assert refused.value.sentence == "No open path leads from D5 to the start square G7."
    free = drawn_match(turn="blue", divers={"blue": "3,3"}, options=ACTIONS)
    insert(free, "N3:0")
    assert len(texts(free)) == 4


@proves("OL-X17", "OL-9.5", "OL-R12", "OL-9.1")
@pytest.mark.parametrize(("square", "wins"), [("6,6", True), ("0,0", False)])
def test_oxygen_may_take_home_and_win(square: str, wins: bool) -> None:
    match = drawn_match(turn="blue", divers={"blue": "5,5"}, done="blue", options=ACTIONS)
    insert(match, "N3:0")
    match.play(f"air:{square}")
    assert (match.outcome is not None) == wins
    if match.outcome is not None:
        assert match.outcome.winners == (2,)


@proves("OL-X17", "OL-9.8")
def test_in_the_basic_game_backs_are_ignored() -> None:
    match = drawn_match(turn="blue", divers={"blue": "5,5"}, done="blue")
    assert tell(insert(match, "N3:0")) == ["tile_inserted"]
    assert offered(match, "move") == "5,3 5,4 5,5"


@proves("OL-R16")
def test_oxygen_on_a_start_square_lets_stay() -> None:
    match = drawn_match(turn="green", options=ACTIONS)
    insert(match, "N3:0")
    match.play("air:6,0")
    assert (diver(match, "green"), match.actor) == ("6,0", 0)


@proves("OL-X28", "OL-9.2", "OL-R15", "OL-R23")
def test_backs_are_known_once_they_were_turned_over() -> None:
    match = drawn_match(turn="red", options=ACTIONS)
    for viewer in (None, 0, 1, 2, 3):
        assert match.view(viewer)["known_backs"] == {}
    match.play("insert:N5:0")
    match.play("back:pufferfish", oc.CHANCE)
    for viewer in (None, 0, 1, 2, 3):
        assert match.view(viewer)["known_backs"] == {"L13": "pufferfish"}  # L04, the first surplus tile, stays unknown
    assert match.state.backs[TILE_NAMES.index("L04")] == UNSEEN
    assert "Actions seen: pufferfish spare" in match.picture(0)
    scooter = drawn_match(options=ACTIONS)
    insert(scooter, "E1:0")
    move(scooter, "0,2")
    insert(scooter, "N3:1")
    assert scooter.view(2)["known_backs"] == {"I12": "scooter", "L15": "oxygen"}


@proves("OL-X28", "OL-R15")
def test_or_must_be_remembered() -> None:
    match = drawn_match(turn="red", options={**ACTIONS, "show_known_backs": False})
    insert(match, "N5:0")
    assert "known_backs" not in match.view(1)
    assert "Actions" not in match.picture(1)
    assert "a pufferfish" in " ".join(event.text for event in match.events(1))  # it was seen, once


@proves("OL-X28", "OL-9.8")
def test_the_basic_game_does_not_mention_backs() -> None:
    match = drawn_match()
    insert(match, "N5:0")
    for viewer in (None, 0, 1, 2, 3):
        assert "back" not in str(match.view(viewer))
        assert not any("turned over" in event.text for event in match.events(viewer))


@proves("OL-X30", "OL-9.7", "OL-R13")
def test_an_action_happens_again_whenever_its_tile_is_pushed_out() -> None:
    match = drawn_match(seats=3, options=ACTIONS)
    set_backs(match)
    insert(match, "E1:0")
    move(match, "0,0")
    insert(match, "E1:0")  # I12 goes in at 1,6; L14 comes out
    move(match, "0,0")
    assert (surplus(match), match.actor, blocked(match)) == ("L14", 1, "W1")
    insert(match, "N5:0")  # red: a pufferfish
    assert match.actor == 2
    insert(match, "N3:0")  # blue: oxygen
    match.play("air:6,6")
    insert(match, "W3:0")  # yellow
    move(match, diver(match, "yellow"))
    events = insert(match, "W1:0")  # red pushes I12 out at 1,6
    assert surplus(match) == "I12"
    assert tell(events)[-2:] == ["known_tile_turned_over", "scooter_found"]
    move(match, diver(match, "red"))
    assert (match.actor, len(texts(match))) == (1, 22)


@proves("OL-9.6")
@pytest.mark.parametrize("how", ["N5:0", "N3:0", "E1:0"])
def test_actions_concern_nobody_else(how: str) -> None:
    match = drawn_match(turn="green", options=ACTIONS)
    before = [diver(match, colour) for colour in ("yellow", "red", "blue")]
    insert(match, how)
    assert [diver(match, colour) for colour in ("yellow", "red", "blue")] == before


@proves("OL-C6")
def test_each_action_is_on_one_straight_and_one_bend() -> None:
    assert sorted(BACKS_X.values()) == sorted(2 * BACK_NAMES[1:])
    match: Match[State] = oc.new_match(GAME, 2, 3, {**ACTIONS, "colours": "auto", "round_limit": 400})
    number = 0
    while match.actor >= 0 and match.state.backs.count(UNSEEN) > 3:
        numbers = match.legal_numbers()
        match.play(numbers[number * 7 % len(numbers)])
        number += 1
    backs = {TILE_NAMES[tile]: BACK_NAMES[back] for tile, back in enumerate(match.state.backs) if back != UNSEEN}
    actions = [(name[0], back) for name, back in backs.items() if back != "blank"]
    assert len(set(actions)) == len(actions)
    assert all(name[0] == "I" or "L07" <= name <= "L16" for name, back in backs.items() if back != "blank")


@proves("OL-9.3")
def test_whoever_a_pufferfish_stopped_is_told_so() -> None:
    match = drawn_match(turn="red", options=ACTIONS)
    events = insert(match, "N5:0")
    assert events[-1].text == "A pufferfish frightens Player 2, who may not move in this turn."
    assert match.prompt(1).startswith("A pufferfish frightened your diver, so you do not move in this turn.")
    assert (match.prompt(0), match.view()["frightened"]) == ("Wait for the others.", 1)
    with pytest.raises(oc.IllegalMove) as refused:
        match.play("move:0,6", 1)
    assert refused.value.rule == "OL-9.3"
    assert refused.value.sentence == "The pufferfish that you pushed out took your move: Player 3 is to act."
    insert(match, "N3:0")  # blue
    assert (match.prompt(1), match.view()["frightened"]) == ("Wait for the others.", None)


@proves("OL-9.4", "OL-R09")
@pytest.mark.parametrize(("is_optional", "duty", "rule"), [(False, "must", "OL-9.4"), (True, "may", "OL-R09")])
def test_a_scooter_says_what_comes_after_this_move(is_optional: bool, duty: str, rule: str) -> None:
    match = drawn_match(options={**ACTIONS, "scooter_optional": is_optional})
    found_it = insert(match, "E1:0")[-1]
    assert found_it.text == f"Player 1 {duty} take an additional turn by diving scooter after this move."
    assert found_it.rule == rule
    assert match.prompt(0).endswith(f"Then you {duty} ride the diving scooter.")


@proves("OL-9.4")
def test_the_additional_turn_is_called_one() -> None:
    match = drawn_match(options=ACTIONS)
    insert(match, "E1:0")
    move(match, "0,1")
    assert match.prompt(0).startswith("Additional turn by diving scooter: turn the spare tile")
    with pytest.raises(oc.IllegalMove) as refused:
        match.play("move:0,0")
    assert refused.value.rule == "OL-9.4"
    assert refused.value.sentence.startswith("You must take the additional turn by diving scooter")


@proves("OL-C6")
def test_the_view_says_how_many_backs_demand_each_action() -> None:
    match: Match[State] = oc.new_match(GAME, 2, 1, ACTIONS)
    assert match.view()["action_tiles"] == {"pufferfish": 2, "scooter": 2, "oxygen": 2}
