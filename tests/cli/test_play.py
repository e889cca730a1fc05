"""Playing in the terminal."""

import json
import sys
from pathlib import Path

import pexpect
import pytest

from oceanarium.cli.play import TerminalTable
from oceanarium.cli.speech import speech_for
from oceanarium.kernel import Match, game_named
from tests.cli.running import run, run_apart
from tests.matches import play_at_random


def test_bots_play_a_whole_match_while_one_watches() -> None:
    result = run("play", "octopus-garden", "--people", "0", "--seed", "3")
    assert result.returncode == 0
    assert "Greedy bot 1 buys" in result.stdout
    assert "won." in result.stdout or "share the victory" in result.stdout


def test_a_person_plays_a_whole_match_by_typing_numbers(tmp_path: Path) -> None:
    result = run_apart("play", "octopus-garden", "--seed", "3", typed="1\n" * 400, home=tmp_path)
    assert result.returncode == 0
    assert "Replay it with: oceanarium replay octopus-garden." in result.stdout


def test_three_people_share_a_keyboard(tmp_path: Path) -> None:
    result = run("play", "octopus-garden", "--people", "3", "--seed", "3", typed="2\n" * 900, home=tmp_path)
    assert "Player 3: Buy a row or a column" in result.stdout
    assert "Replay it with" in result.stdout


def test_a_move_can_be_typed_in_words(tmp_path: Path) -> None:
    text = run("play", "octopus-garden", "--seed", "3", typed="Place the oyster on C3\n", home=tmp_path).stdout
    assert "Player puts an oyster on C3. [OG-1.6]" in text


def test_an_illegal_move_is_refused_with_its_rule_and_nothing_is_lost(tmp_path: Path) -> None:
    typed = "place:oyster@C3\nplace:oyster@C3\nplace:oyster@C4\n"
    text = run("play", "octopus-garden", "--seed", "3", typed=typed, home=tmp_path).stdout
    assert "C3 is not vacant: an oyster lies there. [OG-1.6]" in text
    assert "Player puts an oyster on C4." in text


def test_what_is_no_move_is_said_to_be_none(tmp_path: Path) -> None:
    text = run("play", "octopus-garden", "--seed", "3", typed="sing\n99\n", home=tmp_path).stdout
    assert "'sing' is no move of Octopus' Garden; one could be 'place:oyster@A1'." in text
    assert "There is no move 99 in the list; it goes from 1 to 24." in text


def test_a_move_can_be_taken_back(tmp_path: Path) -> None:
    text = run("play", "octopus-garden", "--seed", "3", typed="1\nundo\nundo\n2\n", home=tmp_path).stdout
    assert "Taken back: Put the oyster on A1." in text
    assert "There is no move to take back since chance last acted." in text
    assert "Player puts an oyster on A2." in text


def test_hint_why_rules_look_moves_score_and_help_answer(tmp_path: Path) -> None:
    typed = "hint\nwhy buy:R1\nwhy 1\nwhy\nrules harlequin eaten\nrules submarine\nrules\nlook\nmoves\nscore\nhelp\n"
    text = run("play", "octopus-garden", "--seed", "3", typed=typed, home=tmp_path).stdout
    assert "The greedy bot would choose" in text
    assert "First put your starting oyster on a space of your garden. [OG-1.6]" in text
    assert "That move is allowed." in text
    assert 'Type "why" and a move' in text
    assert "OG-6.7" in text
    assert "No passage of the rules mentions that." in text
    assert text.count("Octopus' Garden: Player, placing") == 2
    assert "Clownfish [OG-10.2]" in text
    assert "take your last move back" in text


def test_a_hint_says_what_the_move_brings_in_the_language_of_whoever_plays(tmp_path: Path) -> None:
    typed = "1\n2\n3\n1\n1\n1\n1\n1\nhint\n"
    german = run("play", "octopus-garden", "--seed", "3", "--language", "de", typed=typed, home=tmp_path).stdout
    assert "Bringt 5 Schönheit für Seesterne und 1 für Seegras, kostet 2 Schönheit für Müll." in german


def test_a_match_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    left = run("play", "octopus-garden", "--seed", "3", typed="1\n2\nquit\n", home=tmp_path)
    assert left.returncode == 0
    assert "oceanarium play octopus-garden --resume" in left.stdout
    resumed = run_apart("play", "octopus-garden", "--resume", typed="3\n", home=tmp_path).stdout
    assert "Player puts a harlequin oyster on" in resumed
    assert "There is no match" in run("play", "octopus-garden", "--resume", home=tmp_path / "elsewhere").stderr


def test_a_match_can_be_saved_loaded_and_linked(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    text = run("play", "octopus-garden", "--seed", "3", typed=f"1\nsave {file}\nlink\n", home=tmp_path).stdout
    assert f"Saved to {file}." in text
    assert json.loads(file.read_text())["moves"][-1] == [0, "place:oyster@A1"]
    assert "\noctopus-garden." in text
    loaded = run("play", "octopus-garden", "--load", str(file), typed="place:oyster@B1\n", home=tmp_path).stdout
    assert "Player puts an oyster on B1." in loaded
    refused = run("play", "octopus-garden", "--seed", "3", typed=f"save {tmp_path}/no/folder\n", home=tmp_path).stdout
    assert "No such file or directory." in refused


@pytest.mark.parametrize("farewell", ["interrupt", "end of input"])
def test_leaving_a_real_terminal_keeps_the_match(
    tmp_path: Path, farewell: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    program = pexpect.spawn(
        sys.executable, ["-m", "oceanarium", "play", "octopus-garden", "--seed", "3"], encoding="utf-8", timeout=60
    )
    program.expect("> ")
    program.sendline("13")
    program.expect("Player puts an oyster on C4.")
    program.expect("> ")
    program.sendintr() if farewell == "interrupt" else program.sendeof()
    program.expect("The match is kept.")
    program.expect(pexpect.EOF)
    program.close()
    assert program.exitstatus == 0
    assert (tmp_path / "oceanarium" / "octopus-garden.json").exists()


def test_people_say_whether_to_be_asked_in_windows(tmp_path: Path) -> None:
    def windows(*arguments: str, typed: str = "") -> str:
        command = ("play", "open-worlds", "--seed", "3", "--bot", "random", *arguments)
        return run(*command, typed=typed + "pass\n" * 300, home=tmp_path).stdout

    asked = windows("--ask", "always")
    assert "Only one move is possible, so it is made: Play nothing." not in asked
    assert asked.count("pass  Play nothing") > windows("--ask", "able").count("pass  Play nothing")
    assert windows("--ask", "never").count("pass  Play nothing") == 0
    assert windows("--ask", "always", typed="ask never\n").count("pass  Play nothing") == 0
    text = run("play", "octopus-garden", "--seed", "3", typed="ask never\n", home=tmp_path).stdout
    assert "Nobody acts out of turn in Octopus' Garden" in text
    text = run("play", "open-worlds", "--seed", "3", "--bot", "random", typed="ask\n", home=tmp_path).stdout
    assert '"ask always", "ask able" or "ask never"; now it is: able.' in text


def test_a_match_goes_on_after_any_of_its_moves(tmp_path: Path) -> None:
    match = Match(game_named("octopus-garden"), 2, seed=4)
    play_at_random(match, 40, 4)
    went_on = run("play", "octopus-garden", "--load", match.to_link(), "--after", "30", home=tmp_path)
    assert went_on.returncode == 0
    kept = json.loads((tmp_path / "oceanarium" / "octopus-garden.json").read_text())
    assert [text for _, text in kept["moves"][:30]] == [played.text for played in match.moves[:30]]
    alone = run("play", "octopus-garden", "--after", "3", home=tmp_path)
    assert "--after says where a match from --load goes on" in " ".join(alone.stderr.split())


@pytest.mark.parametrize(("typed", "looks_back"), [("", True), ("no", False)])
def test_whoever_wants_to_looks_back_after_a_match(
    typed: str,
    looks_back: bool,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match(game_named("octopus-garden"), 2, seed=3)
    play_at_random(match, 10_000, 3)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("oceanarium.cli.play.read_line", lambda prompt: typed)
    monkeypatch.setattr("oceanarium.cli.play.judged_match", lambda *_: [])
    TerminalTable(match, 1, "random", tmp_path / "kept.json", "able", None, speech_for("en")).play()
    told = capsys.readouterr().out
    assert "Press Enter to look back at what cost you most" in told
    assert ("Player gave nothing away that stands out." in told) == looks_back
