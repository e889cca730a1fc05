"""The command line. Each command is a file, imported only when it is called, so that help comes at once."""

import sys
import warnings
from typing import TYPE_CHECKING, TextIO

from cyclopts import App

from oceanarium.cli.interrupts import hear_lost_interrupts

if TYPE_CHECKING:
    from cyclopts.exceptions import CycloptsError

__all__ = ["main"]

COMMANDS = {  # in the order in which help lists them
    "serve": "Serve the tables to browsers.",
    "site": "Write a site that needs no server: everything runs in the visitor's tab.",
    "play": "Play a whole match in the terminal, against bots or people at the same keyboard.",
    "learn": "Learn a game in lessons, or list them.",
    "games": "List the games and their options.",
    "rules": "Read the rules of a game, or search them.",
    "deck": "List, check and export decks of Open Worlds.",
    "replay": "Show a match from a file or a link.",
    "analyse": "Judge every move of a match, and tell where it turned.",
    "puzzles": "Find, check and solve puzzles: decisions with one answer.",
    "simulate": "Play many matches at random and add up the results.",
    "arena": "Let bots play against each other and rate them.",
    "balance": "Measure how even a game is, by bots that play against themselves.",
    "bench": "Measure how fast the games run.",
}


def main(arguments: list[str] | None = None) -> None:
    """Run a command; whatever is wrong with it is said in one sentence."""
    warnings.showwarning = _say_warning
    hear_lost_interrupts()
    try:
        _app()(sys.argv[1:] if arguments is None else arguments, result_action="return_value")
    except KeyboardInterrupt:
        _stop("Interrupted.", 130)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has had enough
        sys.exit(0)
    except ImportError as error:
        _stop(_missing(error), 2)
    except (ValueError, OSError) as error:
        _stop(_sentence(error), 2)


def _app() -> App:
    from oceanarium import __version__

    app = App(
        name="oceanarium",
        help="Five board games with their rules fully enforced.",
        version=__version__,
        error_formatter=_say_usage,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    for number, (name, sentence) in enumerate(COMMANDS.items()):
        app.command(f"oceanarium.cli.{name}:{name}", name=name, help=sentence, sort_key=number)
    return app


EXTRAS = {  # the packages that a plain install does not bring, by what brings them
    "server": ("alembic", "fastapi", "orjson", "pydantic", "sqlalchemy", "starlette", "uvicorn", "websockets"),
    "arena": ("choix", "numpy", "scipy"),
    "fast": ("llvmlite", "numba"),
    "ray": ("ray",),
    "research": ("gymnasium", "pettingzoo", "pyspiel", "PIL"),
}


def _missing(error: ImportError) -> str:
    """Which extra brings a package that is not installed; anything else is a fault of ours."""
    cause = error.__cause__ if isinstance(error.__cause__, ImportError) else error  # Cyclopts wraps what it imports
    package = (cause.name or "").partition(".")[0]
    for extra, packages in EXTRAS.items():
        if package in packages:
            return f'This needs the package {package}; "pip install oceanarium[{extra}]" brings it.'
    raise error


def _sentence(error: Exception) -> str:
    """What to tell people about an error."""
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}." if error.filename else f"{error}."
    return str(error)


def _say_usage(error: "CycloptsError") -> str:
    """What is wrong with the arguments, and where to read what would be right."""
    command = " ".join(["oceanarium", *(error.command_chain or [])])
    return f'oceanarium: {" ".join(str(error).split())} "{command} --help" says what it takes.'


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
