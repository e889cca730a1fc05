"""Bots by a text."""

import sys
from pathlib import Path
from typing import Any

import pytest

import oceanarium as oc
from oceanarium.bots import BOTS, Bot, greedy, new_bot
from oceanarium.bots.external_bot import ExternalBot
from oceanarium.bots.greedy_bot import GreedyBot
from oceanarium.bots.random_bot import RandomBot
from oceanarium.bots.specification import bot_label, bot_maker, split_specifications, templates_of
from oceanarium.kernel import Game, Match, Move, OptionError, game_named

TIDEPOOL = game_named("tidepool")


class Plain:
    """A class without a constructor."""

    name = "plain"

    def choose(self, match: Match[Any], seat: int | None = None) -> Move:
        return match.legal_moves(seat)[0]


class Tuned(Plain):
    """A class with parameters, which compiles something."""

    templates = (greedy,)

    def __init__(self, game: Game[Any], seed: int, patience: int = 1, *, mood: str = "calm") -> None:
        self.facts = (game.name, seed, patience, mood)


def made(text: str, seed: int = 3) -> Bot:
    return bot_maker(text)(TIDEPOOL, seed)


def test_a_name_makes_the_bot_of_that_name() -> None:
    assert isinstance(made("random"), RandomBot)
    assert isinstance(made("greedy"), GreedyBot)
    assert isinstance(oc.bot("tidepool", "greedy"), GreedyBot)


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_there_is_can_be_named(name: str) -> None:
    assert callable(made(name).choose)


def test_a_class_of_ones_own_gets_game_seed_and_parameters() -> None:
    bot = made("tests.bots.test_specification:Tuned(patience=5, mood='wild, (very)')")
    assert isinstance(bot, Tuned)
    assert bot.facts == ("tidepool", 3, 5, "wild, (very)")


def test_a_class_of_ones_own_may_do_without_them() -> None:
    assert isinstance(made("tests.bots.test_specification:Plain"), Plain)


def test_a_class_may_lie_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    monkeypatch.chdir(tmp_path)
    (tmp_path / "homemade_bot.py").write_text("class Homemade:\n    def choose(self, match, seat=None): ...\n")
    assert type(made("homemade_bot:Homemade")).__name__ == "Homemade"


@pytest.mark.parametrize("text", ["program:python mybot.py", "python mybot.py", "/bin/cat"])
def test_a_command_makes_a_bot_that_is_a_program(text: str) -> None:
    bot = made(text)
    assert isinstance(bot, ExternalBot)
    assert bot.name == text.removeprefix("program:")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("genius", "There is no bot 'genius'; the bots are: random, greedy"),
        ("", "There is no bot ''; the bots are: random, greedy"),
        ("greedy(1)", "are written like name(patience=3, mood='calm'), not 'greedy(1)'."),
        ("greedy(x=)", "are written like name(patience=3, mood='calm'), not 'greedy(x=)'."),
        ("greedy(x=open('f'))", "are written like name(patience=3, mood='calm'), not"),
        ("greedy(**{'a': 1})", "are written like name(patience=3, mood='calm'), not"),
        ("random(depth=3)", "The bot 'random(depth=3)' has no such parameters; it takes none."),
        ("tests.bots.test_specification:Tuned(size=1)", "has no such parameters; it takes patience, mood."),
        ("no_such_module:Bot", "The module 'no_such_module' of a bot cannot be imported: ModuleNotFoundError("),
        ("tests.bots.test_specification:Nobody", "has no class 'Nobody' with a method choose(match, seat)"),
        ("tests.bots.test_specification:TIDEPOOL", "has no class 'TIDEPOOL' with a method choose(match, seat)"),
        ("collections:OrderedDict", "has no class 'OrderedDict' with a method choose(match, seat)"),
        ("program:no_such_program --fast", "There is no program 'no_such_program' to start for the bot"),
        ("program:", "There is no program '' to start for the bot ''"),
        ("program:python 'x", "cannot be read: No closing quotation."),
    ],
)
def test_a_text_that_names_no_bot_gets_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(OptionError) as complaint:
        made(text)
    assert sentence in str(complaint.value)


@pytest.mark.parametrize("text", ["program:cat", "tests.bots.test_specification:Plain", "random()"])
def test_whoever_names_a_bot_from_afar_can_run_nothing(text: str) -> None:
    with pytest.raises(OptionError, match="There is no bot"):
        new_bot(TIDEPOOL, text)  # what the server calls


def test_what_a_bot_compiles_is_known_beforehand() -> None:
    assert templates_of("greedy") == (greedy,)
    assert templates_of("random") == templates_of("program:cat") == ()
    assert templates_of("tests.bots.test_specification:Plain") == ()
    assert templates_of("tests.bots.test_specification:Tuned(patience=2)") == (greedy,)


def test_several_bots_are_separated_by_commas() -> None:
    text = "greedy, search(iterations=5, cores=1),program:python 'a,b.py',,x:Y(m=[1,2])"
    assert split_specifications(text) == [
        "greedy",
        "search(iterations=5, cores=1)",
        "program:python 'a,b.py'",
        "x:Y(m=[1,2])",
    ]


def test_labels_leave_out_where_a_bot_lies() -> None:
    texts = ["greedy", "a.b:Own(x=1)", "program:python -u bots/deep.py", "./deep"]
    assert [bot_label(text) for text in texts] == ["greedy", "Own(x=1)", "deep", "deep"]
