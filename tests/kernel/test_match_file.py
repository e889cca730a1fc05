"""Matches as files and links: what is damaged, foreign or newer is refused, and nothing else ever happens."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import oceanarium as oc
from oceanarium.kernel import Match, MatchFormatError, match_link
from oceanarium.kernel.options import plain_value
from tests.matches import play_at_random


def finished(game: str, seats: int, seed: int = 3) -> Match[Any]:
    match = oc.new_match(game, seats, seed)
    play_at_random(match, 2_000, seed)
    assert match.actor == oc.NOBODY
    return match


TOY = finished("tidepool", 3)
FILE: dict[str, Any] = json.loads(TOY.to_json())
LINK = TOY.to_link()

DAMAGED_LINK = "This link is damaged or incomplete; copy it again from where it came."


def complaint(text: str | bytes) -> str:
    with pytest.raises(MatchFormatError) as refusal:
        Match.from_json(text)
    return str(refusal.value)


def test_a_file_can_be_read_by_people() -> None:
    assert list(FILE) == ["kind", "format", "game", "rules_version", "seats", "options", "seed", "moves"]
    assert FILE["kind"] == "oceanarium match"
    assert FILE["options"] == {"rounds": 5, "hand_size": 3}
    assert FILE["moves"][0][0] == "chance"
    assert all(isinstance(text, str) for _, text in FILE["moves"])


def test_a_file_is_read_from_text_and_from_bytes() -> None:
    assert Match.from_json(TOY.to_json().encode()).moves == Match.from_json(TOY.to_json()).moves == TOY.moves


def test_a_file_keeps_who_played() -> None:
    match = TOY.copy()
    match.call(["Ann", "Ben", "Sea otter"])
    again = Match.from_json(match.to_json())
    assert again.names == ("Ann", "Ben", "Sea otter")
    assert again.moves == TOY.moves


def test_a_file_without_names_is_still_read() -> None:
    assert "names" not in FILE
    assert Match.from_json(json.dumps(FILE)).names is None


@pytest.mark.parametrize(
    "names", [None, "Ann", [], ["Ann", "Ben"], ["Ann", "Ben", 3], ["Ann", "Ben", ""], ["A", "B", "\x1b[2J"], ["A"] * 4]
)
def test_a_file_with_bad_names_is_refused(names: object) -> None:
    assert complaint(json.dumps({**FILE, "names": names})).startswith("This match file is damaged: ")


@pytest.mark.parametrize("text", ["", "{", TOY.to_json()[:-2], "[" * 100_000, b"\xff\xfe\x00", "{'a': 1}", "NaNs"])
def test_a_file_that_is_not_complete_json_is_refused(text: str | bytes) -> None:
    assert complaint(text) == "This is not a match file: it is not complete JSON."


@pytest.mark.parametrize("text", ["null", "[]", "3", '"oceanarium match"', "{}", '{"kind": "chess match"}'])
def test_a_file_of_another_kind_is_refused(text: str) -> None:
    assert complaint(text) == 'This is not a match file: it does not say "kind": "oceanarium match".'


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": 2}, "This match file has format 2; this program reads format 1."),
        ({"format": None}, "This match file has format None; this program reads format 1."),
        ({"format": [1]}, "This match file has format [1]; this program reads format 1."),
        ({"game": "chess"}, "This match cannot be read. There is no game 'chess'; the games are: "),
        ({"game": None}, "This match cannot be read. There is no game 'None'; the games are: "),
        (
            {"rules_version": 2},
            "This match was played by version 2 of the rules of Tidepool Auction; this program plays version 1.",
        ),
        ({"rules_version": None}, "This match was played by version None of the rules"),
        ({"seats": 5}, "This match is damaged: Tidepool Auction is played with 2, 3 or 4 seats, not 5."),
        ({"seats": "3"}, "This match is damaged: Tidepool Auction is played with 2, 3 or 4 seats, not '3'."),
        ({"seats": [3]}, "This match is damaged: Tidepool Auction is played with 2, 3 or 4 seats, not [3]."),
        ({"options": None}, "This match is damaged: its options are missing."),
        ({"options": {"rounds": 77}}, "This match is damaged: Option rounds must be a whole number from 1 to 5"),
        ({"options": {"depth": 1}}, "This match is damaged: There is no option 'depth'"),
        ({"seed": "x"}, "This match is damaged: A seed must be a whole number"),
        ({"seed": -1}, "This match is damaged: A seed must be a whole number"),
        ({"moves": None}, "This match file is damaged: it has no list of moves."),
        ({"moves": {}}, "This match file is damaged: it has no list of moves."),
        ({"moves": [5]}, "This match file is damaged: move 1 is not a pair of a seat and a text."),
        ({"moves": [["chance"]]}, "This match file is damaged: move 1 is not a pair of a seat and a text."),
        ({"moves": [["chance", 9]]}, "This match file is damaged: move 1 is not a pair of a seat and a text."),
        ({"moves": [[None, "draw:1"]]}, "This match file is damaged: move 1 names no seat."),
        ({"moves": [[True, "draw:1"]]}, "This match file is damaged: move 1 names no seat."),
        (
            {"moves": [["chance", "draw:1"], ["chance", "draw:9"]]},
            "This match file is damaged: move 2 cannot be made. 'draw:9' is no move of Tidepool Auction;",
        ),
        (
            {"moves": [[0, "hold"]]},
            "This match file is damaged: move 1 cannot be made. "
            "Nobody chooses while shells are drawn from the reef. [TP-2.1]",
        ),
        ({"moves": [[10**30, "hold"]]}, "This match file is damaged: move 1 cannot be made."),
    ],
)
def test_a_damaged_foreign_or_newer_file_is_refused_in_words(change: dict[str, Any], message: str) -> None:
    assert complaint(json.dumps({**FILE, **change})).startswith(message)


def test_a_file_without_one_of_its_parts_is_refused() -> None:
    for name in FILE.keys() - {"seed"}:
        assert complaint(json.dumps({key: value for key, value in FILE.items() if key != name}))


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda children: st.lists(children, max_size=4) | st.dictionaries(st.text(), children, max_size=4),
    max_leaves=8,
)


@given(data=st.data(), name=st.sampled_from([*FILE]), value=anything)
def test_whatever_stands_in_a_file_it_is_read_or_refused(data: st.DataObject, name: str, value: object) -> None:
    change: dict[str, Any] = {name: value}
    if name == "moves" and data.draw(st.booleans()):
        moves = list(FILE["moves"])
        moves[data.draw(st.integers(0, len(moves) - 1))] = value
        change = {"moves": moves}
    elif name == "options" and data.draw(st.booleans()):
        change = {"options": {**FILE["options"], data.draw(st.sampled_from([*FILE["options"]])): value}}
    with suppress(MatchFormatError):
        Match.from_json(json.dumps({**FILE, **change}))


@given(text=st.text(st.characters()) | st.binary())
def test_whatever_is_no_file_is_refused(text: str | bytes) -> None:
    assert complaint(text)


def test_a_link_is_one_word_for_an_address() -> None:
    assert LINK.startswith("tidepool.")
    assert LINK.replace(".", "").replace("-", "").replace("_", "").isalnum()
    assert LINK.isascii()
    assert Match.from_link(f" {LINK}\n").moves == TOY.moves


@pytest.mark.parametrize("seed", range(5))
def test_a_whole_match_of_four_fits_an_address(seed: int) -> None:
    assert len(finished("octopus-garden", 4, seed).to_link()) < 400


def test_unusual_options_travel_in_a_link() -> None:
    options = {"garden_rows": (3, 4, 3), "stall_rounds": 7, "bonus_count": "groups"}
    match = oc.new_match("octopus-garden", 2, 1, options)
    assert Match.from_link(match.to_link()).options == match.options
    assert {name: plain_value(match.options[name]) for name in options} == {**options, "garden_rows": [3, 4, 3]}


ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_. =+/é"


def test_every_change_of_one_character_of_a_link_is_noticed() -> None:
    for place, character in enumerate(LINK):
        for other in ALPHABET:
            changed = LINK[:place] + other + LINK[place + 1 :]
            if other != character and changed.strip() != LINK:
                with pytest.raises(MatchFormatError):
                    Match.from_link(changed)


def test_every_cut_and_every_swap_of_neighbours_is_noticed() -> None:
    for place in range(len(LINK)):
        swapped = LINK[:place] + LINK[place : place + 2][::-1] + LINK[place + 2 :]
        for changed in {LINK[:place], LINK[place + 1 :], LINK[:place] + LINK[place + 1 :], swapped} - {LINK}:
            with pytest.raises(MatchFormatError):
                Match.from_link(changed)


@given(text=st.text(st.characters()))
@example(text="\ud800")
def test_whatever_is_no_link_is_refused(text: str) -> None:
    for link in (text, f"tidepool.{text}", f"{text}.{LINK.partition('.')[2]}", LINK + text.strip() + "A"):
        with pytest.raises(MatchFormatError):
            Match.from_link(link)


def sealed(name: str, body: bytes) -> str:
    """A link that some other program might write: whatever is in it, its digest is right."""
    return f"{name}.{match_link._as_word(body + match_link._digest(name, body))}"


def body_of(*numbers: int, options: bytes = b"{}", moves: bytes = b"") -> bytes:
    return match_link._numbers(*numbers, len(options)) + options + moves


@pytest.mark.parametrize(
    ("name", "body", "message"),
    [
        ("tidepool", body_of(2, 1, 3, 0), "This link has format 2; this program reads format 1."),
        ("tidepool", body_of(1, 2, 3, 0), "This match was played by version 2 of the rules of Tidepool Auction;"),
        ("chess", body_of(1, 1, 3, 0), "This match cannot be read. There is no game 'chess';"),
        ("tidepool", body_of(1, 1, 9, 0), "This match is damaged: Tidepool Auction is played with 2, 3 or 4 seats"),
        ("tidepool", body_of(1, 1, 3, 0, options=b"[]"), "This match is damaged: its options are missing."),
        ("tidepool", body_of(1, 1, 3, 0, options=b'{"rounds":0}'), "This match is damaged: Option rounds must be"),
        ("tidepool", body_of(1, 1, 3, 0, options=b"{"), DAMAGED_LINK),
        ("tidepool", body_of(1, 1, 3, 0, options=b"\xff"), DAMAGED_LINK),
        ("tidepool", body_of(1, 1, 3, 0, options=b"[" * 50_000), DAMAGED_LINK),
        ("tidepool", body_of(1, 1, 3, 0, moves=b"\x05"), DAMAGED_LINK),
        ("tidepool", body_of(1, 1, 3, 10_000), DAMAGED_LINK),
        ("tidepool", b"\x01", DAMAGED_LINK),
        ("tidepool", b"\xff\xff\xff", DAMAGED_LINK),
    ],
)
def test_a_sealed_link_of_another_program_is_refused_in_words(name: str, body: bytes, message: str) -> None:
    with pytest.raises(MatchFormatError) as refusal:
        Match.from_link(sealed(name, body))
    assert str(refusal.value).startswith(message)


@settings(max_examples=200)
@given(
    name=st.sampled_from(["tidepool", "octopus-garden", "chess", ""]),
    body=st.binary(max_size=40)
    | st.builds(
        lambda numbers, options, moves: body_of(*numbers, options=json.dumps(options).encode(), moves=moves),
        st.tuples(st.just(1), st.just(1), st.integers(2, 4), st.integers(0, 300)),
        st.dictionaries(st.sampled_from(["rounds", "stall_rounds", "garden_rows"]), anything, max_size=2),
        st.binary(max_size=60),
    ),
)
def test_whatever_a_sealed_link_holds_it_is_read_or_refused(name: str, body: bytes) -> None:
    with suppress(MatchFormatError):
        Match.from_link(sealed(name, body))
