"""Marks in the source. They change nothing by themselves; `edition` and `compile` read them."""

from collections.abc import Callable
from typing import Any, TypeVar

AnyFunction = TypeVar("AnyFunction", bound=Callable[..., Any])

_MARK = "kind of rule"  # no identifier, so that no global of a module can be taken for it

RULE = "rule"
ENTRY = "entry"

Box = Any  # what an entry gets a state in: the state itself in plain mode, a buffer of bytes in compiled mode


def rule(function: AnyFunction) -> AnyFunction:
    """A function over plain integers, rows and states: callable from any other rule in both modes."""
    function.__dict__[_MARK] = RULE
    return function


def entry(function: AnyFunction) -> AnyFunction:
    """A rule that Python calls. Its annotations fix the types it is compiled for, and only entries are cached."""
    function.__dict__[_MARK] = ENTRY
    return function


def rule_kind(value: object) -> str | None:
    """RULE or ENTRY for a marked function, None for anything else."""
    kind: str | None = getattr(value, "__dict__", {}).get(_MARK)
    return kind


class Blank:
    """A gap in a template."""


def blank() -> Any:
    """Declare a global that every edition of a template fills in: `game: Rules[Any] = blank()`."""
    return Blank()
