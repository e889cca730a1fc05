"""What everybody sees, and pictures both ways."""

import json
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oceanarium.games.oceania import GAME
from oceanarium.games.oceania.picture import draw_picture, read_chart, read_picture, tile_art
from oceanarium.games.oceania.rules.ending import end_turn
from oceanarium.games.oceania.state import State
from oceanarium.kernel import NOBODY, OMNISCIENT, Match
from tests.games.oceania.drawing import ENCLOSED, SCORING, SOLO_SCORING, chart_of, drawn_match, tiles
from tests.matches import matches
from tests.proving import proves


@proves("OC-6.1", "OC-7.2")
def test_a_preview_says_what_a_placing_would_do() -> None:
    match = drawn_match(ENCLOSED, ship="D2", tile="corner")
    previews = match.view()["previews"]
    assert set(previews) == {"D3:WLLW", "D3:WWLL"}
    assert previews["D3:WLLW"]["fills"] == {"C3": "LWWL", "E3": "LLLL", "F3": "LLLL"}
    assert previews["D3:WWLL"]["fills"] == {"C3": "LLWL"}
    before = match.state.copy()
    match.play("place:D3:WLLW")
    complete = [event for event in match.events() if event.name == "island_completed"]
    assert len(previews["D3:WLLW"]["completes"]) == len(complete)
    assert before != match.state


def test_the_view_holds_the_whole_table() -> None:
    match = drawn_match(SCORING, discards=("bay", ""), ship="A4")
    view = match.view(1)
    assert view["spaces"]["A5"] == {
        "edges": "LLWW",
        "kind": "corner",
        "reserve": False,
        "virtual": False,
        "pieces": ["N"],
        "scout": {"seat": 0, "value": 2, "piece": "N"},
    }
    assert view["spaces"]["A1"] is None
    assert view["circles"]["west-1"] == {"space": "A1", "open": True}
    assert view["circles"]["south-A"] == {"space": "A5", "open": False}
    assert view["ship"] == "A4"
    assert view["players"][0]["discards"] == {"bay": 1}
    assert view["players"][0]["points"] == 1
    assert view["players"][0]["points_parts"] == {
        "islands": 3,
        "discards": -2,
        "islands squared": 0,
        "undiscovered": 0,
    }
    assert view["players"][1]["scouts"] == {"1": 4, "2": 2, "3": 0}
    assert json.loads(json.dumps(view)) == view
    assert {**match.view(0), "seat": 1} == view


def test_a_strait_has_two_pieces() -> None:
    view = drawn_match(tiles(D3="LWLW")).view()
    assert view["spaces"]["D3"]["pieces"] == ["N", "S"]
    assert [island["pieces"] for island in view["islands"]] == [["D3:N"], ["D3:S"]]


@settings(max_examples=30)
@given(match=matches(GAME))
def test_a_picture_for_the_omniscient_is_read_back_as_the_same_state(match: Match[State]) -> None:
    assert read_picture(draw_picture(match.state, OMNISCIENT)) == match.state


def test_a_picture_shows_land_sea_scouts_and_the_unknown() -> None:
    match = drawn_match(tiles(D4="LWWW/g2N", D5="WWWW"), ship="D5", tile="bay")
    picture = match.picture()
    lines = picture.splitlines()
    assert lines[0] == "Oceania: Player 1 (grey), placing"
    row = next(index for index, line in enumerate(lines) if line.startswith("4 "))
    assert lines[row - 1].strip() == "~~##g2#~~"
    assert lines[row].split() == ["4", "o", "A4", "B4", "C4", "~~~###~~~", "E4", "F4", "G4", "o"]
    assert lines[row + 3].split() == ["5", "o", "A5", "B5", "C5", "~~~~@~~~~", "E5", "F5", "G5", "o"]
    assert "In hand: bay tile, such as land north, east and south" in lines
    assert picture.endswith("g2 a scout of grey with its value, w1 one of white")
    assert draw_picture(match.state, 0) == draw_picture(match.state, NOBODY)


@pytest.mark.parametrize(
    ("edges", "art"),
    [
        (0b0000, ["~~~~~~~~~", "~~~~~~~~~", "~~~~~~~~~"]),
        (0b0001, ["~~#####~~", "~~~###~~~", "~~~~~~~~~"]),
        (0b0011, ["~~#######", "~~~######", "~~~~~~~~~"]),
        (0b0101, ["~~#####~~", "~~~~~~~~~", "~~#####~~"]),
        (0b1010, ["~~~~~~~~~", "###~~~###", "~~~~~~~~~"]),
        (0b0111, ["~~#######", "~~~######", "~~#######"]),
        (0b1111, ["#########", "#########", "#########"]),
    ],
)
@proves("OC-C2")
def test_coasts_are_drawn(edges: int, art: list[str]) -> None:
    assert tile_art(edges) == art


def test_virtual_and_reserve_tiles_are_marked() -> None:
    match = drawn_match(ENCLOSED, ship="D2", tile="corner")
    match.state.reserve[5] = 1
    match.play("place:D3:WLLW")
    picture = match.picture()
    assert picture.count("*####") == 1
    assert "?####" in picture
    assert "LLLL*" in draw_picture(match.state, OMNISCIENT)
    assert "LLLL?" in draw_picture(match.state, OMNISCIENT)


@pytest.mark.parametrize("line", ["Record", "Counts", "Tiles"])
def test_a_picture_without_one_of_its_lines_is_refused(line: str) -> None:
    text = draw_picture(drawn_match(SCORING).state, OMNISCIENT)
    torn = "\n".join(part for part in text.splitlines() if not part.startswith(line))
    with pytest.raises(ValueError, match=r"."):
        read_picture(torn)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seats=2", "seats=3"),
        ("phase=sailing", "phase=dreaming"),
        ("ship=none", "ship=moon"),
        ("unseen=", "unseen=1,"),
        ("paid=0,0,0/", "paid="),
        ("LLWW/g2N", "LLWW/g2S"),
        ("LLWW/g2N", "WLWW/g2E"),
        ("LLWW/g2N", "sea"),
        ("rounds=1", "rounds=12"),
        (" lid=", " lad="),
    ],
)
def test_a_picture_with_nonsense_is_refused(old: str, new: str) -> None:
    text = draw_picture(drawn_match(SCORING).state, OMNISCIENT)
    assert old in text
    with pytest.raises(ValueError, match=r"."):
        read_picture(text.replace(old, new))


def test_a_chart_has_35_words() -> None:
    with pytest.raises(ValueError, match="not 1 words"):
        read_chart(State(), ["...."])


@settings(max_examples=20)
@given(match=matches(GAME, length=40), cut=st.integers(0, 2000))
def test_a_torn_picture_is_refused_and_nothing_worse(match: Match[State], cut: int) -> None:
    with suppress(ValueError):
        assert isinstance(read_picture(draw_picture(match.state, OMNISCIENT)[:cut]), State)
    assert chart_of(match.state) is not None


def test_the_picture_of_a_finished_game_has_its_islands_and_all_results() -> None:
    match = drawn_match(SCORING, options={"rounds": 2}, discards=("", "bay bay bay"), ship="A4")
    match.state.lid = 0
    end_turn(match.state)
    lines = match.picture().splitlines()
    assert lines[0] == "Oceania: game 1 of 2, finished"
    assert "Island at A4, 3 tiles, scouts 2 to 0: Player 1" in lines
    assert "Island at C3, 8 tiles, scouts 3 to 4: Player 2" in lines
    assert "Game 1: grey 3, white 2" in lines
    assert match.view()["results"] == [[3, 2]]
    assert match.view()["next_starter"] == 1
    assert read_picture(draw_picture(match.state, OMNISCIENT)) == match.state


def test_the_picture_of_a_game_alone_ends_with_its_squares() -> None:
    match = drawn_match(SOLO_SCORING, seats=1)
    match.state.lid = 0
    end_turn(match.state)
    assert "Island at A4, 2 tiles: 4 points" in match.picture().splitlines()


def test_points_below_zero_have_a_true_minus() -> None:
    match = drawn_match(discards=("bay bay bay", ""))
    assert "Player 1 (grey): points \N{MINUS SIGN}6; scouts 1 \N{MULTIPLICATION SIGN}5" in match.picture()


def test_a_match_of_several_games_shows_which_one() -> None:
    match = drawn_match(options={"rounds": 3})
    assert match.picture().startswith("Oceania: game 1 of 3, Player 1 (grey), sailing")
    assert "games won 0" in match.picture()
    alone = drawn_match(seats=1)
    assert alone.picture().startswith("Oceania: sailing")
    assert "scouts" not in alone.picture()
