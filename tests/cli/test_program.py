"""The program as a whole: help, and what it says about bad arguments."""

import subprocess
import sys

import pytest
from cyclopts import App

from oceanarium.cli import COMMANDS, _app, _sentence
from oceanarium.cli.speech import ABOUT, said, speech_among
from oceanarium.kernel import OptionError
from oceanarium.site.speech import SiteError
from tests.cli.running import complaint, refused, run, run_apart


def test_help_lists_every_command() -> None:
    text = run_apart("--help").stdout
    assert all(command in text for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_its_arguments(command: str) -> None:
    result = run(command, "--help")
    assert result.returncode == 0
    assert f"Usage: oceanarium {command}" in result.stdout


def everything_said_with(app: App, command: tuple[str, ...]) -> set[tuple[str, str]]:
    """All parameters of a command, and of those within it."""
    chosen = app
    for word in command:
        chosen = chosen[word]
    inner = [name for name in chosen if not name.startswith("-")]
    if inner:
        return set().union(*(everything_said_with(app, (*command, name)) for name in inner))
    names = [argument.name for argument in chosen.assemble_argument_collection()]
    return {("-".join(command), name.lstrip("-").lower().replace("-", "_")) for name in names}


def test_help_has_words_for_everything_that_can_be_said_with_a_command() -> None:
    said_with = everything_said_with(_app([]), ())
    unknown = [each for each in said_with if each[1] not in ABOUT.get(each[0], ()) and each[1] not in ABOUT["any"]]
    unused = [each for each in ((c, name) for c in ABOUT if c != "any" for name in ABOUT[c]) if each not in said_with]
    assert not unknown
    assert not unused
    assert set(ABOUT["any"]) <= {name for _, name in said_with}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--help", "--language", "de"], ["Aufruf: oceanarium BEFEHL", "Befehle", "play Spiel eine ganze Partie im"]),
        (["puzzles", "--help", "--language=de"], ["find Findet Aufgaben in Partien von Bots."]),
        (
            ["puzzles", "play", "--language", "de", "--help"],
            ["Löse Aufgaben im Terminal; die des Tages kommt zuerst.", "Angaben", "[nötig]"],
        ),
        (
            ["serve", "--help", "--language", "fr"],
            ["--port INT Le port auquel on écoute. [sinon : 8000]"],
        ),
        (["play", "--help", "--language", "en"], ["[one of: always, able, never] [by default: able]"]),
    ],
)
def test_help_is_in_the_language_of_its_reader(
    words: list[str], told: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    _app(words)(words, result_action="return_value")
    text = " ".join(capsys.readouterr().out.replace("\N{BOX DRAWINGS LIGHT VERTICAL}", " ").split())
    assert [each for each in told if each not in text] == []


def test_help_comes_without_loading_anything_heavy() -> None:
    code = (
        "import sys\n"
        "from oceanarium.cli import main\n"
        "try: main(['--help'])\n"
        "finally: print({'numpy', 'numba', 'pydantic', 'oceanarium.cli.play'} & set(sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.endswith("set()\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["plya"], 'Unknown command "plya". Did you mean "play"?'),
        (["play", "chess"], "There is no game 'chess'; the games are: octopus-garden"),
        (["play", "octopus-garden", "--seats", "7"], "Octopus' Garden is played with 2, 3 or 4 seats, not 7."),
        (["play", "octopus-garden", "--people", "3", "--seats", "2"], "there can be 0 to 2 people, not 3."),
        (["play", "octopus-garden", "--bot", "expert!"], "There is no bot 'expert!'"),
        (["play", "octopus-garden", "--load", "no_such_file.json"], "There is no file 'no_such_file.json'"),
        (["simulate", "octopus-garden", "--matches", "many"], 'unable to convert "many" into int'),
        (["simulate", "octopus-garden", "--matches", "0"], "The number of matches must be a whole number from 1"),
        (["simulate", "octopus-garden", "--seed", "-1"], "A seed must be a whole number from 0"),
        (["simulate", "octopus-garden", "--option", "beauty"], "An option is written name=value, not 'beauty'."),
        (["simulate", "octopus-garden", "--option", "a=1"], "There is no option 'a'; the options are: first_player"),
        (["simulate", "octopus-garden", "--option", "garbage_beauty=5"], "must be -2 or -1, not '5'."),
        (["replay", "octopus-garden.AAAA"], "This link is damaged or incomplete"),
        (
            ["serve", "--trusted-proxy", "10.0.0.0/8,nowhere"],
            "A trusted proxy is an address or a network like 10.0.0.0/8, not 'nowhere'.",
        ),
        (
            ["serve", "--public-address", "nowhere"],
            "A public address is like https://games.example.org, not 'nowhere'.",
        ),
        (["replay", "nowhere"], "There is no file 'nowhere', and it is no link either."),
        (["bench", "chess"], "There is no game 'chess'"),
        (["rules"], "requires an argument"),
    ],
)
def test_bad_arguments_get_one_sentence(arguments: list[str], sentence: str) -> None:
    assert sentence in complaint(*arguments)


def test_a_program_that_was_asked_for_something_wrong_ends_with_one_sentence() -> None:
    assert refused(run_apart("play", "chess")).startswith("oceanarium: There is no game 'chess'")


@pytest.mark.parametrize(
    ("words", "german"),
    [
        (["plya", "--language", "de"], "Einen Befehl „plya“ gibt es nicht."),
        (["rules", "--language=de"], "Es fehlt: --game. Was geht, sagt „oceanarium rules --help“."),
        (["games", "--loud", "--language", "de"], "Eine Angabe „--loud“ gibt es hier nicht."),
        (["analyse", "x", "--seed", "many", "--language", "de"], "„many“ passt nicht zu --seed."),
    ],
)
def test_bad_arguments_are_told_in_german(
    words: list[str], german: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "C")
    with pytest.raises(SystemExit):
        _app(words)(words, result_action="return_value")
    assert german in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize(
    ("error", "german"),
    [
        (OptionError(said("option-unreadable", word="'a'")), "Eine Option schreibt man name=wert, nicht 'a'."),
        (FileNotFoundError(2, "No such file or directory", "x.json"), "x.json: Das gibt es nicht."),
        (OSError("boom"), "boom."),
        (SiteError("no_folder"), "Nenne den Ordner für die Website, oder sieh sie dir mit --serve an."),
    ],
)
def test_what_goes_wrong_is_told_in_the_language_that_was_asked_for(error: Exception, german: str) -> None:
    assert _sentence(error, speech_among(["play", "--language", "de"])) == german


def test_a_language_that_there_is_not_is_not_spoken_of_its_own_lack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OCEANARIUM_LANGUAGE", "fr")
    assert speech_among(["play", "--language", "tlh"]).language == "fr"
    assert speech_among(["play", "--language=de"]).language == "de"
