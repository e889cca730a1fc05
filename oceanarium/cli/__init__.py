"""The command line. Each command is a file, imported only when it is called, so that help comes at once."""

import sys
import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING, TextIO

from cyclopts import App

from oceanarium.cli.interrupts import hear_lost_interrupts

if TYPE_CHECKING:
    from cyclopts.exceptions import CycloptsError

    from oceanarium.cli.speech import Speech

__all__ = ["main"]

COMMANDS = (  # in the order in which help lists them
    *("serve", "people", "site", "play", "learn", "games", "rules", "deck", "replay", "analyse", "puzzles", "position"),
    *("ratings", "simulate", "arena", "balance", "train", "bench"),
)


def main(arguments: list[str] | None = None) -> None:
    """Run a command; whatever is wrong with it is said in one sentence."""
    warnings.showwarning = _say_warning
    hear_lost_interrupts()
    words = sys.argv[1:] if arguments is None else arguments
    try:
        _app(words)(words, result_action="return_value")
    except KeyboardInterrupt:
        _stop(_speech(words).say("interrupted"), 130)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has had enough
        sys.exit(0)
    except ImportError as error:
        _stop(_missing(error, _speech(words)), 2)
    except (ValueError, OSError) as error:
        _stop(_sentence(error, _speech(words)), 2)


def _speech(words: Sequence[str]) -> "Speech":
    """The terminal in the language that somebody wants who typed these words. Imported late: help must come at once."""
    from oceanarium.cli.speech import speech_among

    return speech_among(words)


def _app(words: Sequence[str]) -> App:
    from oceanarium import __version__
    from oceanarium.cli.about import AboutFormatter

    app = App(
        name="oceanarium",
        help_formatter=AboutFormatter(words, _speech(words)),
        version=__version__,
        error_formatter=lambda error: _say_usage(error, _speech(words)),
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    for number, name in enumerate(COMMANDS):
        app.command(f"oceanarium.cli.{name}:{name}", name=name, sort_key=number)
    return app


EXTRAS = {  # the packages that a plain install does not bring, by what brings them
    "server": (
        "alembic",
        "cryptography",
        "fastapi",
        "openskill",
        "orjson",
        "pydantic",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "websockets",
    ),
    "arena": ("choix", "numpy", "scipy"),
    "fast": ("llvmlite", "numba"),
    "ray": ("ray",),
    "research": ("gymnasium", "pettingzoo", "pyspiel", "PIL"),
}


def _missing(error: ImportError, speech: "Speech") -> str:
    """Which extra brings a package that is not installed; anything else is a fault of ours."""
    cause = error.__cause__ if isinstance(error.__cause__, ImportError) else error  # Cyclopts wraps what it imports
    package = (cause.name or "").partition(".")[0]
    for extra, packages in EXTRAS.items():
        if package in packages:
            return speech.say("package-missing", package=package, extra=extra)
    raise error


def _sentence(error: Exception, speech: "Speech") -> str:
    """What to tell people about an error."""
    from oceanarium.kernel.told import ToldError

    if isinstance(error, ToldError):
        return error.in_words(speech.language)
    if isinstance(error, OSError) and error.filename:
        reason = next((name for kind, name in FILES.items() if isinstance(error, kind)), "other")
        return speech.text(f"file-{reason}", file=str(error.filename), reason=str(error.strerror))
    return f"{error}." if isinstance(error, OSError) else str(error)


FILES = {FileNotFoundError: "missing", PermissionError: "forbidden", IsADirectoryError: "folder"}


def _say_usage(error: "CycloptsError", speech: "Speech") -> str:
    """What is wrong with the arguments, and where to read what would be right. In English the parser says it best."""
    command = " ".join(["oceanarium", *(error.command_chain or [])])
    wrong = " ".join(str(error).split()) if speech.language == "en" else _misuse(error, speech)
    return f"oceanarium: {speech.say('usage-help', wrong=wrong, command=command)}"


def _misuse(error: "CycloptsError", speech: "Speech") -> str:
    """What is wrong with the arguments, in our own words."""
    kind, token = type(error).__name__, getattr(error, "token", None)
    name = "" if error.argument is None else error.argument.name
    if kind == "UnknownCommandError":
        return speech.say("usage-command", word=(error.unused_tokens or [""])[0])
    if kind == "UnknownOptionError" and token is not None:
        return speech.say("usage-option", word=token.keyword or token.value)
    if kind == "MissingArgumentError":
        return speech.say("usage-missing", name=name)
    if kind == "CoercionError" and token is not None:
        return speech.say("usage-value", value=token.value, name=name)
    return speech.say("usage-unreadable", words=" ".join(error.unused_tokens or []))


def _say_warning(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    print(f"oceanarium: {message}", file=sys.stderr)


def _stop(sentence: str, status: int) -> None:
    print(f"oceanarium: {sentence}", file=sys.stderr)
    sys.exit(status)
