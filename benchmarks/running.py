"""How benchmarks are run: long work says how far it is, and Ctrl-C ends it without a traceback."""

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from oceanarium.cli.match_progress import match_progress

INTERRUPTED = 130

Item = TypeVar("Item")


def run(main: Callable[..., Any], *arguments: str) -> None:
    """Run a benchmark and leave with its status, if it has one."""
    try:
        sys.exit(main(*arguments))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def watched(items: Iterable[Item], total: int, title: str) -> Iterator[Item]:
    """The items, with a bar on the error output, where that is a terminal, that grows as they are done."""
    with match_progress(title, total, quiet=False) as step:
        for item in items:
            yield item
            step(title)
