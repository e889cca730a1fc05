"""Why a move was found best, in the words of its game."""

import re
from typing import Any

import pytest

from oceanarium.bots.reasons import reasons as reasons_for
from oceanarium.bots.search_bot import Candidate, Findings, Limit, SearchBot
from oceanarium.kernel import Match, game_named
from oceanarium.kernel.citation import with_names
from oceanarium.kernel.engine import plain_engine
from tests.matches import play_at_random
from tests.ours import OURS

SENTENCE = re.compile(r"Brings [^%⟦]+\.")


def adviser(match: Match[Any], iterations: int) -> SearchBot:
    return SearchBot(match.game, 1, Limit(iterations), engine=plain_engine(match.game.name))


def advised(game: str, seed: int, moves: int, iterations: int = 40) -> tuple[Match[Any], Findings]:
    match = Match(game_named(game), 2, seed=seed)
    play_at_random(match, moves, 2)
    return match, adviser(match, iterations).think(match, match.waiting[0])


def reasons(match: Match[Any], findings: Findings, language: str = "en") -> list[str]:
    found = reasons_for(match, findings.seat, findings.line)
    return [with_names(reason.in_words(language), match.name_of) for reason in found]


@pytest.mark.parametrize("game", OURS)
def test_a_hint_tells_what_the_move_brings_and_no_chance_of_another(game: str) -> None:
    told = [reason for moves in range(10, 60, 5) for reason in reasons(*advised(game, 3, moves))]
    assert told
    for sentence in told:
        assert SENTENCE.fullmatch(sentence), sentence
        assert "\N{LEFT DOUBLE QUOTATION MARK}" not in sentence  # no other move is named


def test_a_move_that_was_lucky_once_is_not_held_against_the_best() -> None:
    """A1 was best with 70%, and its reason said that A3 leaves 81%: the reason names no other move any more."""
    match, findings = advised("octopus-garden", 2, 40)
    best, *others = findings.candidates
    lucky = Candidate(others[0].move, 1, 0.99)
    found = Findings(findings.seat, findings.iterations, (best, lucky), findings.outlook, findings.line)
    assert found.best is best
    assert not any(lucky.move.words in reason or "99" in reason for reason in reasons(match, found))


def test_beauty_and_pearls_are_told_in_the_words_of_the_garden() -> None:
    told = [reason for seed in range(1, 6) for reason in reasons(*advised("octopus-garden", seed, 40))]
    assert any(re.search(r"\d+ pearls?\b", reason) for reason in told)
    assert any(re.search(r"\d+ beauty for (seagrass|oysters|feather worms|sea stars)", reason) for reason in told)
    assert not any("point" in reason for reason in told)


def test_a_reached_target_is_named() -> None:
    courses = (advised("ocean-labyrinth", seed, moves) for seed in range(1, 8) for moves in range(4, 40, 4))
    told = (reason for course in courses for reason in reasons(*course))
    assert any(re.fullmatch(r"Brings your target, the [a-z ]+\.", reason) for reason in told)


def test_what_every_starting_oyster_costs_is_no_reason_for_a_space() -> None:
    match = Match(game_named("octopus-garden"), 2, seed=4)
    findings = SearchBot(match.game, 1, Limit(30), engine=plain_engine("octopus-garden")).think(match)
    assert reasons(match, findings) == []


@pytest.mark.parametrize(
    ("game", "german"),
    [
        (
            "octopus-garden",
            r"\d+ Perlen?|einen Clownfisch|\d+ Schönheit für (Seegras|Korallen|Austern|Federwürmer|Seesterne)",
        ),
        ("ocean-labyrinth", r"dein Ziel, (den|die|das) [A-Z][\w -]+|den Sieg"),
        ("oceania", r"\d+ Punkte? für (Inseln|abgelegte Plättchen)"),
        ("open-ocean", r"\d+ Punkte? für (Karten|Schwärme|Korallenfarben|Korallengruppen)"),
        ("open-worlds", r"\d+ Einkommen für (Posten|Bergbau|Siedlungen|Produktion|Werften)"),
    ],
)
def test_reasons_are_told_in_german(game: str, german: str) -> None:
    courses = (advised(game, seed, moves) for seed in range(1, 8) for moves in range(4, 60, 7))
    told = next(reason for course in courses for reason in reasons(*course, "de"))
    assert re.fullmatch(rf"Bringt (etwa )?({german})[^%⟦]*\.", told), told
