"""Marks in the source. They change nothing by themselves; `edition` and `compile` read them."""

from collections.abc import Callable
from inspect import get_annotations
from typing import Any, TypeVar

AnyFunction = TypeVar("AnyFunction", bound=Callable[..., Any])

_MARK = "kind of rule"  # no identifier, so that no global of a module can be taken for it

RULE = "rule"
ENTRY = "entry"

Box = Any  # what an entry gets a state in: the state itself in plain mode, a buffer of bytes in compiled mode

# Of all that an entry takes and that is no number.
DIMENSIONS = {Box: 1, list[int]: 1, list[float]: 1, list[list[int]]: 2, list[list[float]]: 2}


def rule(function: AnyFunction) -> AnyFunction:
    """A function over plain integers, rows and states: callable from any other rule in both modes."""
    function.__dict__[_MARK] = RULE
    return function


def entry(function: AnyFunction) -> AnyFunction:
    """A rule that Python calls. Its annotations fix the types it is compiled for, and only entries are cached."""
    function.__dict__[_MARK] = ENTRY
    return function


def parameters_of(function: Callable[..., Any]) -> dict[str, Any]:
    """The annotations of what an entry takes, by name."""
    return {name: kind for name, kind in get_annotations(function).items() if name != "return"}


def is_bundle(kind: Any) -> bool:
    """Whether an annotation is a tuple with names: rows that belong together are handed over as one thing."""
    return hasattr(kind, "_fields")


def single_parameters_of(function: Callable[..., Any]) -> dict[str, Any]:
    """The same with the rows of bundles one by one, as machines take them."""
    single: dict[str, Any] = {}
    for name, kind in parameters_of(function).items():
        if is_bundle(kind):
            single.update({f"{name}.{part}": each for part, each in get_annotations(kind).items()})
        else:
            single[name] = kind
    return single


def rule_kind(value: object) -> str | None:
    """RULE or ENTRY for a marked function, None for anything else."""
    kind: str | None = getattr(value, "__dict__", {}).get(_MARK)
    return kind


class Blank:
    """A gap in a template."""


def blank() -> Any:
    """Declare a global that every edition of a template fills in: `game: Rules[Any] = blank()`."""
    return Blank()
