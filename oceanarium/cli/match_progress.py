"""How far a long run of matches is, and how long it will take: for those who watch."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


@contextmanager
def match_progress(first: str, total: int, done: int = 0, *, quiet: bool) -> Iterator[Callable[[str], None]]:
    """A bar on the error output, if that is a terminal; call what it gives after every match."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        task = progress.add_task(first, total=total, completed=done)

        def step(description: str) -> None:
            progress.update(task, advance=1, description=description)

        yield step
