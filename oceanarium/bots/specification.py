"""Bots by a text: a name, a name with parameters, a Python class, or the command line of another program."""

import ast
import importlib
import inspect
import math
import os
import re
import shlex
import shutil
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from oceanarium.bots.bot import Bot, check_seed
from oceanarium.bots.speech import said
from oceanarium.kernel import Game, OptionError
from oceanarium.kernel.told import shown

BotMaker = Callable[[Game[Any], int], Bot]

PROGRAM = "program:"

_CALL = re.compile(r"(?P<name>[\w.:-]+)\((?P<arguments>.*)\)", re.DOTALL)
_CLASS = re.compile(r"(?P<module>[A-Za-z_][\w.]*):(?P<name>[A-Za-z_]\w*)")


def bot_maker(text: str, *, seconds: float | None = None) -> BotMaker:
    """What makes the bots that a text names; `seconds` is the limit for each move of a program."""
    command = _command(text)
    if command is not None:
        return _program_maker(command, seconds)
    name, parameters = _read_call(text)
    return _with_parameters(text, _factory(name), parameters)


def specified_bot(game: Game[Any], text: str, seed: int = 0) -> Bot:
    """A bot by any such text; only for texts that the user of this machine wrote, since they may run programs."""
    check_seed(seed)
    return bot_maker(text)(game, seed)


def templates_of(text: str) -> tuple[ModuleType, ...]:
    """What a bot compiles: ours are known, a class of the user's may say so."""
    from oceanarium.bots import TEMPLATES

    if _command(text) is not None:
        return ()
    name, _ = _read_call(text)
    if name in TEMPLATES:
        template = TEMPLATES[name]
        return () if template is None else (template,)
    return tuple(getattr(_factory(name), "templates", ()))


def bot_label(text: str) -> str:
    """What to call such a bot in a table: short, and without the path to it."""
    command = _command(text)
    if command is not None:
        words = [word for word in _words(command) if not word.startswith("-")]
        return Path(words[-1]).stem if words else command
    return text.partition(":")[2] or text


def split_specifications(text: str) -> list[str]:
    """Several texts with commas between them; commas in brackets or quotes separate nothing."""
    parts, depth, quote = [""], 0, ""
    for letter in text:
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "'\"":
            quote = letter
        depth += (letter in "([{") - (letter in ")]}") if not quote else 0
        if letter == "," and depth == 0 and not quote:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


# Programs


def _command(text: str) -> str | None:
    """The command line that a text is, if it is one."""
    if text.startswith(PROGRAM):
        return text.removeprefix(PROGRAM).strip()
    is_one = _CALL.fullmatch(text) is None and (" " in text.strip() or "/" in text or os.sep in text)
    return text.strip() if is_one else None


def _program_maker(command: str, seconds: float | None) -> BotMaker:
    words = _words(command)
    if not words or shutil.which(words[0]) is None:
        program = shown(words[0] if words else "")
        raise OptionError(said("bot-no_program", program=program, bot=shown(command), help=said("bot-help")))
    from oceanarium.bots.external_bot import SECONDS, ExternalBot

    limit = SECONDS if seconds is None else seconds
    if not (math.isfinite(limit) and limit > 0):
        raise OptionError(said("bot-no_time", seconds=shown(limit)))
    return partial(ExternalBot, command=command, seconds=limit)


def _words(command: str) -> list[str]:
    try:
        return shlex.split(command)
    except ValueError as error:
        raise OptionError(said("bot-no_command", command=shown(command), reason=str(error))) from None


# Names, classes and parameters


def _read_call(text: str) -> tuple[str, Mapping[str, Any]]:
    """A name and the parameters in brackets behind it, if there are any."""
    call = _CALL.fullmatch(text.strip())
    if call is None:
        return text.strip(), {}
    try:
        read = ast.parse(f"call({call['arguments']})", mode="eval").body
        assert isinstance(read, ast.Call)
        if read.args or not all(each.arg for each in read.keywords):
            raise ValueError
        return call["name"], {str(each.arg): ast.literal_eval(each.value) for each in read.keywords}
    except (SyntaxError, ValueError):
        raise OptionError(said("bot-parameters", text=shown(text))) from None


def _factory(name: str) -> Callable[..., Bot]:
    """What makes bots of that name."""
    from oceanarium.bots import BOTS

    if name in BOTS:
        return BOTS[name]
    found = _CLASS.fullmatch(name)
    if found is None:
        raise OptionError(said("bot-unknown_text", bot=shown(name), bots=", ".join(BOTS), help=said("bot-help")))
    return _imported(found["module"], found["name"])


def _imported(module_name: str, name: str) -> Callable[..., Bot]:
    """A class of the user's own. Its module may lie in the current folder."""
    if "" not in sys.path and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        module = importlib.import_module(module_name)
    except Exception as error:
        raise OptionError(said("bot-no_module", module=shown(module_name), reason=repr(error))) from error
    found = getattr(module, name, None)
    if not callable(found) or not hasattr(found, "choose"):
        raise OptionError(said("bot-no_class", module=shown(module_name), name=shown(name)))
    made: Callable[..., Bot] = found
    return made


def _with_parameters(text: str, factory: Callable[..., Bot], parameters: Mapping[str, Any]) -> BotMaker:
    """A maker that fits the factory: it takes a game, a seed and the parameters, or the parameters alone."""
    signature = inspect.signature(factory)
    for arguments in (2, 0):
        try:
            signature.bind(*range(arguments), **parameters)
        except TypeError:
            continue
        return partial(_made, factory, arguments, dict(parameters))
    known = list(signature.parameters)[2:]
    if not known:
        raise OptionError(said("bot-no_parameters", bot=shown(text)))
    raise OptionError(said("bot-other_parameters", bot=shown(text), known=", ".join(known)))


def _made(
    factory: Callable[..., Bot], arguments: int, parameters: Mapping[str, Any], game: Game[Any], seed: int
) -> Bot:
    return factory(*(game, seed)[:arguments], **parameters)
