"""What is made of the same again and again, made once: most of a view is as it was a move ago."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

MOST_REMEMBERED = 4096  # of each thing: two gardens at each of some hundred tables, with room for their moves

Asked = ParamSpec("Asked")
Made = TypeVar("Made")

_memories: list[dict[Hashable, Any]] = []


def remembered(within: Callable[Asked, Hashable]) -> Callable[[Callable[Asked, Made]], Callable[Asked, Made]]:
    """Let a function make the same thing only once. `within` names all that it depends on.

    Everybody gets the same thing, so nobody may change it.
    """

    def decorated(make: Callable[Asked, Made]) -> Callable[Asked, Made]:
        known: dict[Hashable, Made] = {}
        _memories.append(known)

        @wraps(make)
        def found(*asked: Asked.args, **named: Asked.kwargs) -> Made:
            key = within(*asked, **named)
            if key not in known:
                if len(known) >= MOST_REMEMBERED:
                    known.clear()
                known[key] = make(*asked, **named)
            return known[key]

        return found

    return decorated


def forget_all() -> None:
    """Make everything anew from now on."""
    for known in _memories:
        known.clear()
