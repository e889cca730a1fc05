"""The commands that print something and end."""

import json
import re
from pathlib import Path

import pytest

import oceanarium as oc
from oceanarium.cli.rules import passages_with, rule_meant, rules
from tests.cli.running import complaint, run, run_apart


def whole_match() -> oc.Match:  # type: ignore[type-arg]  # any game
    """A match played to the end by a bot of no ambition."""
    match = oc.new_match("octopus-garden", seats=2, seed=5)
    bot = oc.bot("octopus-garden", "random", seed=5)
    while match.actor != oc.NOBODY:
        match.play(bot.choose(match))
    return match


def test_games_are_listed_with_their_options() -> None:
    text = run("games").stdout
    assert "Octopus' Garden (octopus-garden): 2 to 4 players" in text
    assert "garbage_beauty=-2" in text


def test_options_are_explained_in_the_language_of_the_reader() -> None:
    text = run("games", "--language", "de").stdout
    assert "Was eine Anemone in Perlen kostet. (1, 2)" in text
    assert "The price of an anemone" not in text


def test_games_can_be_listed_for_programs() -> None:
    [garden] = [game for game in json.loads(run("games", "--json").stdout) if game["name"] == "octopus-garden"]
    assert garden["seats"] == [2, 3, 4]
    assert {option["name"] for option in garden["options"]} >= {"first_player", "stall_rounds"}


def test_rules_are_shown_whole() -> None:
    assert run("rules", "octopus-garden").stdout.rstrip() == oc.games()[0].rules_text.rstrip()


def test_rules_are_shown_in_another_language() -> None:
    shown = run("rules", "octopus-garden", "--language", "de", "og-6.7").stdout
    assert shown.startswith("- **OG-6.7**")
    assert "Harlekin" in shown
    assert "can be told in de (Deutsch), en (English) and fr (français), not in 'tlh'." in complaint(
        "rules", "octopus-garden", "--language", "tlh"
    )


def test_rules_are_searched_by_number_and_by_words() -> None:
    assert run("rules", "octopus-garden", "og-6.7").stdout.startswith("- **OG-6.7**")
    found = run("rules", "octopus-garden", "diagonal").stdout
    assert "OG-3.1" in found
    assert "OG-8.1" not in found
    assert "No passage" in run("rules", "octopus-garden", "submarine").stdout


def test_a_rule_comes_with_its_example_and_what_is_tried_there(capsys: pytest.CaptureFixture[str]) -> None:
    rules("octopus-garden", "6.3", language="de")
    told = capsys.readouterr().out
    assert told.startswith("- **OG-6.3**")
    assert "C *1    Ko    Au" in told
    assert "S1 von C1 nach C2 bewegen" in told
    assert "[OG-6.3]" in told
    rules("octopus-garden", "og-10.1", language="en")
    assert "Relics: 1 before, 6 now [OG-10.1]" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("word", "rule"),
    [("OG-6.3", "OG-6.3"), ("og-6.3", "OG-6.3"), ("6.3", "OG-6.3"), ("6.33", None), ("e09", "OG-E09"), ("reef", None)],
)
def test_a_rule_is_meant_by_its_number_with_or_without_letters(word: str, rule: str | None) -> None:
    assert rule_meant(oc.games()[0].rules_text, word) == rule


def test_a_row_of_a_table_comes_with_its_heading() -> None:
    heading, row = run("rules", "open-worlds", "Pike").stdout.splitlines()
    assert "Class" in heading
    assert row.startswith("| Pike | 8 |")
    table = "| ship | class |\n|---|---|\n| pike | 8 |\n| trident | 8 |"
    assert passages_with(table, ("8",)) == ["| ship | class |\n| pike | 8 |", "| trident | 8 |"]


def test_a_replay_from_a_link_and_from_a_file_tells_the_whole_match(tmp_path: Path) -> None:
    match = whole_match()
    file = tmp_path / "match.json"
    file.write_text(match.to_json(), encoding="utf-8")
    from_file, from_link = run("replay", str(file)), run("replay", match.to_link())
    assert from_file.stdout == from_link.stdout
    assert match.events()[-1].in_words(lambda seat: f"Player {seat + 1}") in from_file.stdout
    assert "won." in from_file.stdout or "share the victory" in from_file.stdout
    assert run_apart("replay", "-", typed=match.to_link()).stdout == from_link.stdout


def test_a_replay_from_a_file_knows_who_played(tmp_path: Path) -> None:
    match = whole_match()
    match.call(["Ann", "Sea otter"])
    file = tmp_path / "match.json"
    file.write_text(match.to_json(), encoding="utf-8")
    text = run("replay", str(file)).stdout
    assert "Seats: 1 Ann, 2 Sea otter." in text
    assert "Ann puts an oyster on" in text
    assert "seat 0" not in text.lower()
    unnamed = run("replay", match.to_link()).stdout
    assert "Player 1 puts an oyster on" in unnamed
    assert "seat 0" not in unnamed.lower()


def test_a_damaged_file_is_described_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(whole_match().to_json()[:-40], encoding="utf-8")
    assert complaint("replay", str(file)).endswith("it is not complete JSON.")


def test_simulation_gives_the_same_results_in_both_modes() -> None:
    arguments = ["simulate", "octopus-garden", "--seats", "3", "--matches", "60", "--seed", "9", "--json"]
    compiled, plain = json.loads(run(*arguments).stdout), json.loads(run(*arguments, "--plain").stdout)
    assert compiled.pop("is_compiled") is True
    assert plain.pop("is_compiled") is False
    compiled.pop("seconds"), plain.pop("seconds")
    assert compiled == plain
    assert sum(compiled["wins"]) == 60


def test_simulation_prints_a_table_for_people() -> None:
    text = run("simulate", "octopus-garden", "--matches", "20", "--option", "anemone_cost=2").stdout
    assert "20 random matches of octopus-garden with 2 players" in text
    assert "mean score" in text
    players = re.findall(r"^│ +(\d) ", text, re.MULTILINE)
    assert players == ["1", "2"], "people count from 1"


def test_bench_reports_decisions_per_second_of_both_modes() -> None:
    figures = json.loads(run("bench", "octopus-garden", "--quick", "--json").stdout)["octopus-garden"]
    assert figures["compiled_decisions_per_second"] > figures["plain_decisions_per_second"] > 0
