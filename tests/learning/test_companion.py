"""What Otto says in a first match, and when."""

from typing import Any

import pytest

import oceanarium.games  # noqa: F401  # enters the games
from oceanarium.games.octopus_garden import GAME
from oceanarium.kernel import Match
from oceanarium.learning import courses
from oceanarium.learning.companion import remarks
from oceanarium.learning.course import course_of

COURSE = course_of(GAME)
PLACED = ("oyster@A1", "oyster@A2", "harlequin@C6")
BOUGHT = ("star", "garbage", "coral", *["seagrass"] * 6)


def names(match: Match[Any]) -> list[str]:
    assert COURSE is not None
    return [remark.name for remark in remarks(COURSE, match, 0, "en")]


def after(*moves: str) -> Match[Any]:
    """A match of two with a star and garbage in the top row, after some moves."""
    match: Match[Any] = Match(GAME, 2, {"first_player": 0}, 1, manual_chance=True)
    for tile in BOUGHT:
        match.play(f"draw:{tile}", -2)
    match.manual_chance = False
    for move in moves:
        match.play(move)
    return match


ALL_PLACED = tuple(f"place:{each}" for each in PLACED * 2)


def test_the_first_prompt_brings_its_remark() -> None:
    assert names(after()) == ["place"]


def test_what_came_about_brings_its_remark_to_whom_it_concerns() -> None:
    assert "begin" in names(after(*ALL_PLACED))
    assert "garbage" in names(after(*ALL_PLACED, "buy:R1"))
    assert "star" in names(after(*ALL_PLACED, "buy:R1", "plant:star@B2"))


def test_a_remark_points_at_the_thing_it_speaks_of() -> None:
    match = after(*ALL_PLACED, "buy:R1", "plant:garbage@E1", "plant:coral@E2", "plant:star@B2", "star:S1:B2>A1", "pass")
    assert COURSE is not None
    said = {remark.name: remark for remark in remarks(COURSE, match, 0, "de")}
    assert said["eaten"].points_at == ["garden:0:A1"]
    assert said["eaten"].text.startswith("Gefressen.")
    assert "companion-saves" in said


def test_nothing_is_said_while_somebody_else_chooses() -> None:
    assert names(after(*(f"place:{each}" for each in PLACED))) == []


def played_out(game: Any, seed: int) -> Match[Any]:
    """A match of two, played to its end by whatever is legal first or last."""
    match: Match[Any] = Match(game, 2, seed=seed)
    while match.outcome is None:
        seat = match.waiting[0]
        match.play_silently(match.legal_numbers(seat)[-seat], seat)
    return match


def test_in_the_end_he_says_what_went_well_and_which_lesson_is_worth_a_look() -> None:
    assert COURSE is not None
    match = played_out(GAME, 5)
    mine, others = (score.parts for score in match.scores())
    lead = {part: mine[part] - others[part] for part in GAME.words.vocabulary.gains.parts}
    best, worst = max(lead, key=lambda part: lead[part]), min(lead, key=lambda part: lead[part])
    [said] = remarks(COURSE, match, 0, "en")
    assert lead[worst] < 0 < lead[best]
    assert f"I get {str(others[worst]).replace('-', chr(8722))}" in said.text
    assert said.lesson == (COURSE.companion and COURSE.companion.closing.get(worst))
    [told] = remarks(COURSE, match, 1, "de")
    assert told.text.startswith("Du hast gewonnen" if match.outcome and match.outcome.winners == (1,) else "Diese")


@pytest.mark.parametrize("course", courses(), ids=lambda course: str(course.game.name))
def test_every_remark_can_be_said_in_every_language(course: Any) -> None:
    for remark in [] if course.companion is None else course.companion.remark:
        for language in course.game.languages:
            assert course.say(language, f"remark-{remark.name}")
            assert remark.when.event in ("", *(kind.name for kind in course.game.events))
