"""Puzzles as files: what is written is read, and what is damaged or of another edition is told in one sentence."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from oceanarium.kernel import game_named
from oceanarium.puzzles.collection import PuzzleFormatError, check_moves, read, without, written
from tests.puzzles.making import at_a_choice, collection_with, puzzle_in

GAME = game_named("octopus-garden")
PUZZLE = puzzle_in(*at_a_choice("octopus-garden", 3))
TEXT = written(GAME, collection_with(PUZZLE))
HEAD, LINE = TEXT.splitlines()


def changed(line: str, change: Callable[[Any], Any]) -> str:
    told = json.loads(line)
    change(told)
    return json.dumps(told)


def complaint(text: str) -> str:
    with pytest.raises(PuzzleFormatError) as error:
        read(text, GAME)
    return str(error.value)


def test_what_is_written_is_read() -> None:
    assert read(TEXT, GAME) == collection_with(PUZZLE)


def test_moves_that_are_as_good_are_kept_and_a_line_without_them_has_none() -> None:
    other = replace(PUZZLE, also={PUZZLE.tempting: 641})
    assert read(written(GAME, collection_with(other)), GAME).puzzles == [other]
    assert "also" not in LINE
    assert read(TEXT, GAME).puzzles[0].also == {}


def test_a_file_of_another_kind_format_game_or_edition_is_told_so() -> None:
    assert complaint("") == complaint("[]") == complaint('{"kind":"song"}') == "This is not a file of puzzles."
    assert "has format 2; this program reads format 1." in complaint(changed(HEAD, lambda told: told.update(format=2)))
    other = changed(HEAD, lambda told: told.update(game="oceania"))
    assert complaint(other) == "This file holds puzzles of oceania, not of Octopus' Garden."
    assert "made for version 99 of the rules" in complaint(changed(HEAD, lambda told: told.update(rules_version=99)))


@pytest.mark.parametrize(
    "change",
    [
        lambda told: told.pop("match"),
        lambda told: told.update(seed=-1),
        lambda told: told.update(puzzles=[]),
        lambda told: told.update(puzzles="none"),
        lambda told: told["puzzles"][0].pop("at"),
        lambda told: told["puzzles"][0].update(seat="first"),
        lambda told: told["puzzles"][0].update(seat=True),
        lambda told: told["puzzles"][0].update(answer=[]),
        lambda told: told["puzzles"][0].update(answer=[3]),
        lambda told: told["puzzles"][0].update(others={"pass": 1001}),
        lambda told: told["puzzles"][0].update(also={"pass": 1001}),
        lambda told: told["puzzles"][0].update(also={"pass": 641}, answer=["pass", "pass"]),
        lambda told: told["puzzles"][0].update(own={"coral": "3"}),
        lambda told: told["puzzles"][0].update(searches=[]),
        lambda told: told["puzzles"][0].update(searches=[[1, 640]]),
    ],
)
def test_a_damaged_line_is_named(change: Callable[[Any], Any]) -> None:
    assert complaint(f"{HEAD}\n{changed(LINE, change)}") == "This file of puzzles is damaged in line 2."


def test_a_line_that_was_cut_short_is_named() -> None:
    assert complaint(f"{HEAD}\n{LINE}\n{LINE[:-9]}") == "This file of puzzles is damaged in line 3."


@pytest.mark.parametrize(
    "change",
    [
        {"answer": ("buy:R9",)},
        {"also": {"buy:R9": 641}},
        {"seat": 1 - PUZZLE.seat},
        {"at": PUZZLE.at + 1},
        {"match": "oceania.x"},
    ],
)
def test_a_puzzle_that_cannot_be_played_is_named(change: dict[str, Any]) -> None:
    check_moves(GAME, PUZZLE)
    with pytest.raises(PuzzleFormatError, match="is damaged: its moves cannot be made"):
        check_moves(GAME, replace(PUZZLE, **change))


def test_what_does_not_hold_is_thrown_out_with_its_match() -> None:
    assert without(collection_with(PUZZLE), [PUZZLE.name]).sources == ()
    assert without(collection_with(PUZZLE), ["another"]) == collection_with(PUZZLE)
