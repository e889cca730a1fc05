"""Whole tournaments: the same however the work is spread, and made of any bots."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from oceanarium.arena.playing import played
from oceanarium.arena.results import Result, ResultsFile, in_order
from oceanarium.arena.tournament import Tournament, labels_of, new_tournament
from oceanarium.arena.workers import core_count, on_cores
from oceanarium.bots import greedy
from oceanarium.bots.hosting import BotMisbehaved
from oceanarium.kernel import Match, Move, OptionError, game_named
from tests import machine_code

TIDEPOOL = game_named("tidepool")
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "mybot.py"


class Last:
    """A bot of our own: always the last move."""

    name = "last"

    def choose(self, match: Match[Any], seat: int | None = None) -> Move:
        return match.legal_moves(seat)[-1]


class Cheat(Last):
    """A bot that plays what nobody may."""

    def choose(self, match: Match[Any], seat: int | None = None) -> Move:
        return match.move(match.game.move_count - 1, seat)._replace(number=10**6)


class Broken(Last):
    """A bot with a bug."""

    def choose(self, match: Match[Any], seat: int | None = None) -> Move:
        raise ZeroDivisionError("oh")


def tournament(*bots: str, seats: int = 2, matches: int = 4, **more: Any) -> Tournament:
    return new_tournament(TIDEPOOL, bots, seats, matches, 7, **more)


def results(held: Tournament, cores: int = 1) -> list[Result]:
    return timeless(on_cores(played, held, held.fixtures, cores))


def timeless(found: Any) -> list[Result]:
    """Without what may differ from run to run."""
    return [replace(result, seconds=()) for result in in_order(found)]


def test_results_are_the_same_on_one_core_and_on_two() -> None:
    held = tournament("random", "tests.arena.test_tournament:Last", "random", seats=3, matches=6)
    alone = results(held)
    assert results(held, cores=2) == alone
    assert len(alone) == len(held.fixtures) == 6
    assert len({result.scores for result in alone}) > 1


def test_bots_that_are_equal_share_every_pair_of_matches() -> None:
    held = tournament("random", "random", matches=20)
    for first, second in zip(results(held)[::2], results(held)[1::2], strict=True):
        assert first.places == second.places  # by seat: whoever sits there
        assert first.line_up == second.line_up[::-1]


def test_a_match_can_be_played_again_alone() -> None:
    machine_code.make_quick(TIDEPOOL, greedy)
    held = tournament("random", "greedy", matches=6)
    fixture = held.fixtures[3]
    assert timeless([played(held, fixture)]) == [each for each in results(held) if each.key == (0, 1, 1)]


def test_a_program_plays_like_any_other_bot(capfd: pytest.CaptureFixture[str]) -> None:
    held = tournament(f"program:python {EXAMPLE}", "random")
    assert results(held) == results(held)
    assert held.labels == ("mybot", "random")
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Cheat", ["The bot last chose", "Right would be a move of match.legal_moves(seat), such as"]),
        ("Broken", ["The bot last failed with ZeroDivisionError('oh')", "returned a legal move"]),
    ],
)
def test_a_bot_that_misbehaves_is_named_with_the_match_to_look_at(name: str, words: Sequence[str]) -> None:
    held = tournament(f"tests.arena.test_tournament:{name}", "random")
    with pytest.raises(BotMisbehaved) as complaint:
        results(held)
    assert all(word in str(complaint.value) for word in [*words, "The match until then: tidepool."])


def test_a_bot_that_misbehaves_in_another_process_is_named_too() -> None:
    with pytest.raises(BotMisbehaved, match="ZeroDivisionError"):
        results(tournament("tests.arena.test_tournament:Broken", "random"), cores=2)


def test_labels_are_short_and_all_different() -> None:
    names = ["greedy", "greedy", "search(iterations=9)", "my.module:Own", "program:python bots/deep.py", "./deep.py"]
    assert labels_of(names) == ("greedy", "greedy #2", "search(iterations=9)", "Own", "deep", "deep #2")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"bots": ["random"]}, "A tournament needs at least 2 bots, not 1"),
        ({"bots": ["random", "genius"]}, "There is no bot 'genius'"),
        ({"matches": 0}, "The number of matches must be a whole number from 1 to"),
        ({"seats": 9}, "Tidepool Auction is played with"),
        ({"seed": -1}, "A seed must be a whole number from 0"),
        ({"options": {"sea": 1}}, "There is no option 'sea'"),
        ({"bots": ["random", "program:python x.py"], "seconds": 0}, "The time for a move must be a number of seconds"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError) as complaint:
        new_tournament(TIDEPOOL, **{"bots": ["random", "random"], **arguments})
    assert sentence in str(complaint.value)


def test_a_number_of_cores_that_is_none_is_refused() -> None:
    assert core_count(None) >= 1
    with pytest.raises(OptionError, match="The number of cores must be a whole number from 1 to 1024, not 0"):
        core_count(0)


def test_other_rules_on_another_machine_are_refused() -> None:
    with pytest.raises(OptionError, match=r"version 1 of the rules .* install the same version everywhere"):
        replace(tournament("random", "random"), rules_version=99).found_game()


def test_a_results_file_gives_back_what_was_added_even_after_a_power_cut(tmp_path: Path) -> None:
    held, path = tournament("random", "random", matches=6), tmp_path / "results.jsonl"
    found = list(on_cores(played, held, held.fixtures, 1))
    with ResultsFile(path, held) as file:
        for result in found[:4]:
            file.add(result)
    with path.open("a") as cut_off:
        cut_off.write('{"group": 0, "de')
    assert ResultsFile(path, held).read() == found[:4]
    with ResultsFile(path, held) as file:
        file.add(found[4])
    assert ResultsFile(path, replace(held, matches=100)).read() == found[:5]


def test_a_results_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with ResultsFile(path, tournament("random", "random")):
        pass
    with pytest.raises(OptionError, match=r"another tournament: its bots is \['random', 'random'\], not"):
        ResultsFile(path, tournament("random", "greedy")).read()
    path.write_text("something else\n")
    with pytest.raises(OptionError, match="holds no results of an arena that this program can read"):
        ResultsFile(path, tournament("random", "random")).read()


def test_a_damaged_results_file_is_described(tmp_path: Path) -> None:
    held, path = tournament("random", "random"), tmp_path / "results.jsonl"
    with ResultsFile(path, held):
        pass
    with path.open("a") as file:
        file.write('{"group": 0}\n')
    with pytest.raises(OptionError, match="is damaged: line 2 is no result of a match"):
        ResultsFile(path, held).read()


def test_what_is_wrong_with_a_tournament_is_told_in_german() -> None:
    with pytest.raises(OptionError) as complaint:
        new_tournament(game_named("tidepool"), ["random"], 2, 1)
    assert complaint.value.in_words("de") == "Ein Turnier braucht mindestens 2 Bots, nicht 1: --bots greedy,random"
