"""The program as a whole: help, and what it says about bad arguments."""

import subprocess
import sys

import pytest

from oceanarium.cli import COMMANDS
from tests.cli.running import complaint, run


def test_help_lists_every_command() -> None:
    text = run("--help").stdout
    assert all(command in text for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_its_arguments(command: str) -> None:
    result = run(command, "--help")
    assert result.returncode == 0
    assert f"Usage: oceanarium {command}" in result.stdout


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
