"""What the terminal itself says, in the language of whoever reads it.

The catalogues lie in `languages` beside this file; what a game says is in the game's own.
"""

import os
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Literal, get_args

from oceanarium.kernel import Game, OptionError, Sentence, Vocabulary
from oceanarium.kernel.vocabulary import ENGLISH, Argument

VARIABLES = ("OCEANARIUM_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set says the language
COMMANDS = ("undo", "hint", "why", "rules", "look", "moves", "score", "ask", "save", "link", "quit")  # as help has them
Asking = Literal["always", "able", "never"]  # whether people are asked in windows
ASKING: tuple[Asking, ...] = get_args(Asking)
JUDGEMENTS = ("best", "good", "slip", "mistake", "blunder")

ABOUT: dict[str, tuple[str, ...]] = {  # of which help speaks: commands, and what can be said with no other in this way
    "any": (
        *("cores", "file", "free_port", "game", "host", "html", "json", "language", "match", "matches", "option"),
        *("port", "ray", "seats", "seed", "time_limit"),
    ),
    "people": (),
    "people-moderator": ("data", "on", "who"),
    "serve": ("browser", "data", "mail_from", "mail_server", "public_address", "trusted_proxy"),
    "site": ("base", "dir", "serve"),
    "play": ("after", "ask", "bot", "load", "people", "resume", "seats", "seed"),
    "learn": ("lesson",),
    "games": (),
    "rules": ("words",),
    "deck": ("action", "introductory", "name", "seat"),
    "replay": ("pictures",),
    "analyse": ("iterations", "seed"),
    "puzzles": (),
    "puzzles-find": ("count", "games", "minutes", "out", "seed", "workers"),
    "puzzles-check": ("drop", "sample", "seed", "workers"),
    "puzzles-play": ("puzzle",),
    "position": ("advice", "file"),
    "ratings": (),
    "ratings-check": ("data",),
    "ratings-recompute": ("data",),
    "simulate": ("plain",),
    "train": ("duel", "generations", "gpu", "hidden", "lessons", "margin", "out", "positions", "seed"),
    "arena": ("bots", "gauntlet", "json", "matches", "resume", "seed"),
    "balance": ("bot", "json"),
    "bench": ("game", "quick", "seats"),
}

ABOUT_HELP = (  # what it says of itself
    *("usage", "command", "commands", "args", "arguments", "options", "parameters", "required", "help", "version"),
)

WORDS = Vocabulary("oceanarium.cli")
WORDS.sentences |= {  # keys, and what each mentions
    "chance": (),  # which all games say
    "language-name": (),
    "unknown-language": ("languages", "language"),
    "unknown-language-of": ("game", "languages", "language"),
    # What is wrong with what was typed
    "interrupted": (),
    "package-missing": ("package", "extra"),
    **{f"file-{reason}": ("file", "reason") for reason in ("missing", "forbidden", "folder", "other")},
    "usage-help": ("wrong", "command"),
    "usage-command": ("word",),
    "usage-option": ("word",),
    "usage-missing": ("name",),
    "usage-value": ("value", "name"),
    "usage-unreadable": ("words",),
    "option-unreadable": ("word",),
    "iterations-too-few": ("iterations",),
    "port-wrong": ("port",),
    "port-taken": ("port",),
    "public-address-wrong": ("address",),
    "trusted-proxy-wrong": ("network",),
    "mail-lacks": (),
    "mail-wrong": (),
    "puzzles-wish": (),
    "train-wish": (),
    "train-no_features": ("game",),
    "train-preparing": (),
    **{f"train-{doing}": ("figure",) for doing in ("learning", "measuring", "meeting")},
    **{f"train-{fate}": ("number", "share", "low", "high") for fate in ("kept", "dropped")},
    "train-no_gpu": (),
    "train-done": ("file",),
    "puzzles-sample": ("count",),
    "people-nobody": ("who",),
    "people-several": ("who", "ids"),
    "people-moderator": ("name", "id"),
    "people-no_moderator": ("name", "id"),
    # What is served
    "served-at": ("address", "folder"),
    "served-for-others": ("addresses",),
    "site-at": ("address",),
    "site-written": ("folder", "whole", "sent"),
    "site-shows": ("folder",),
    # Help
    **{f"about-{name}": () for name in ABOUT_HELP},
    "about-default": ("value",),
    "about-choices": ("values",),
    "about-variable": ("name",),
    "about": (),
    **{f"about-{command}": () for command in ABOUT if command != "any"},
    **{f"about-{command}-{name}": () for command, names in ABOUT.items() for name in names},
    # Who plays
    "person": (),
    "person-number": ("number",),
    "seats": ("seats",),
    # Before a match
    "introduction": ("game", "pitch"),
    "help-offer": (),
    "nothing-to-resume": ("game",),
    "another-game": ("match", "game"),
    "after-what": (),
    "too-many-people": ("seats", "people"),
    "no-such-file": ("file",),
    # While it is played
    "only-move": ("move",),
    "curtain": ("name",),
    "whose-choice": ("name", "prompt"),
    "no-such-number": ("number", "last"),
    "see-help": ("sentence",),
    "taken-back": ("move",),
    "hinted": ("number", "move"),
    "allowed": (),
    "why-what": ("move",),
    "rules-what": ("game",),
    "no-passage": (),
    "more-passages": ("count",),
    "no-windows": ("game",),
    "asking-which": ("asking",),
    "asking-set": ("asking",),
    "saved": ("file", "game"),
    "not-saved": ("file", "reason"),
    "kept": ("game",),
    "replay-with": ("link",),
    "help": (),
    "command-help": (),
    **{f"command-{name}": () for name in COMMANDS},
    **{f"usage-{name}": () for name in COMMANDS},
    **{f"does-{name}": () for name in COMMANDS},
    **{f"asking-{name}": () for name in ASKING},
    # Lessons
    "learn-none": ("game",),
    "learn-unknown": ("game", "lesson", "lessons"),
    "learn-damaged": ("lesson",),
    "learn-lessons": ("game",),
    "learn-how": ("game",),
    "learn-help": ("show", "skip", "quit"),
    "learn-command-show": (),
    "learn-command-skip": (),
    "learn-shown": ("number", "move"),
    "learn-taken-back": (),
    # In the end
    "total": (),
    "percent": ("number",),
    "decimal-point": (),
    "won": ("winner",),
    "victory-shared": ("winners",),
    "best-first": (),
    "best-is": ("points",),
    "best-new": ("points",),
    # Replays, rules, analyses
    "replayed": ("game", "seats", "moves"),
    "no-passage-of": ("game", "words"),
    "example-try": ("move",),
    "example-score": ("part", "before", "after"),
    "analysis-headings": (),
    "analysis-player": ("player", "bests", "decisions", "cost"),
    "analysis-interrupted": (),
    "analysis-working": (),
    "moments-offer": (),
    "moments-of": ("player", "count"),
    "moments-none": ("player",),
    "moments-later": (),
    "moment": ("number", "made", "left", "better", "kept"),
    **{f"judgement-{name}": () for name in JUDGEMENTS},
    # Positions
    "position-advice": ("move", "chance"),
    # Puzzles
    "puzzles-none": ("game",),
    "puzzle-fallen": ("puzzle", "move"),
    "puzzles-held": ("held", "count"),
    "puzzle-unknown": ("game",),
    "puzzle-begins": ("puzzle", "difficulty", "moves"),
    "puzzle-wrong": ("move",),
    "puzzle-on": ("move",),
    "puzzle-right": ("move",),
    "puzzle-answer": ("move",),
    "puzzle-theme": ("theme",),
    "puzzles-solved": ("solved", "count"),
    # Ratings
    "ratings-computed": ("matches", "changes"),
    "ratings-same": (),
    "ratings-differ": ("count", "tables"),
    "command-answer": (),
    # Games, and decks of Open Worlds
    "game-line": ("game", "name", "fewest", "most", "minutes"),
    "deck-which": ("action",),
    "deck-seat": ("seat",),
    "deck-line": ("name", "size", "form"),
    "deck-class": ("number",),
    "deck-defence": ("number",),
    "deck-income": ("number",),
    "deck-legal": ("totals",),
    "deck-legal-introductory": ("totals",),
    "deck-classes": ("classes",),
}


def said(key: str, **arguments: Argument) -> Sentence:
    """A sentence of the terminal, in no language yet. The gate reads what is declared, so nothing else may be said."""
    told = WORDS.sentences[key]
    assert set(told) == set(arguments), f"{key} is told {told}."
    return Sentence(WORDS, key, tuple((name, arguments[name]) for name in told))


class Speech:
    """The terminal in one language."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language

    def say(self, key: str, **arguments: Argument) -> str:
        """A sentence, with a capital at its beginning."""
        return said(key, **arguments).in_words(self.language)

    def text(self, key: str, **arguments: Argument) -> str:
        """The same as it stands within a sentence or a table."""
        return WORDS.languages[self.language].text(key, said(key, **arguments).arguments)

    def percent(self, share: float, digits: int = 0) -> str:
        """A share as people write it."""
        number = f"{100 * share:.{digits}f}".replace(".", self.text("decimal-point"))
        return self.text("percent", number=number)


def speech_for(wish: str | None, game: Game[Any] | None = None) -> Speech:
    """The terminal in the language that somebody wants, by default that of the environment where we have it."""
    known = [code for code in WORDS.languages.codes if game is None or code in game.languages]
    usual = next((code for code in _usual() if code in known), ENGLISH)
    if wish is None:
        return Speech(usual)
    code = _code(wish)
    if code not in known:
        raise OptionError(_unknown(Speech(usual), wish, known, game))
    return Speech(code)


def speech_among(words: Sequence[str]) -> Speech:
    """The terminal in the language that somebody asked for who typed these words, if we have it."""
    wishes = [after for word, after in pairwise(words) if word == "--language"]
    wishes += [word.partition("=")[2] for word in words if word.startswith("--language=")]
    try:
        return speech_for(wishes[0] if wishes else None)
    except OptionError:
        return speech_for(None)


def _unknown(speech: Speech, wish: str, known: Iterable[str], game: Game[Any] | None) -> str:
    names = tuple(f"{code} ({Speech(code).text('language-name')})" for code in known)
    if game is None:
        return speech.say("unknown-language", languages=names, language=repr(wish))
    return speech.say("unknown-language-of", game=game.title, languages=names, language=repr(wish))


def _usual() -> list[str]:
    """The language of the environment, such as de_DE.UTF-8; the first variable that is set decides."""
    values = [os.environ.get(name, "") for name in VARIABLES]
    return [_code(value) for value in values if value][:1]


def _code(text: str) -> str:
    """The language in the name of a locale."""
    return text.replace("-", "_").partition("_")[0].partition(".")[0].lower()
