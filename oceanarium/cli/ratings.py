"""`oceanarium ratings check|recompute`: whether all ratings follow from the matches that are kept, and made anew."""

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App
from platformdirs import user_data_path

from oceanarium.cli.speech import speech_for

if TYPE_CHECKING:
    from oceanarium.store.ratings import Recomputed

SHOWN = 10  # tables that are named

ratings = App(name="ratings")


@ratings.command
def check(*, data: Path | None = None) -> None:
    """Compute all ratings from the matches, and say whether they are those that are kept, to the bit."""
    found = asyncio.run(_computed(_folder(data), is_kept=False))
    _report(found)
    if found.differing:
        sys.exit(1)


@ratings.command
def recompute(*, data: Path | None = None) -> None:
    """The same, and keep what comes out. No server may run meanwhile."""
    _report(asyncio.run(_computed(_folder(data), is_kept=True)))


def _folder(data: Path | None) -> Path:
    return data or user_data_path("oceanarium") / "tables"


async def _computed(folder: Path, *, is_kept: bool) -> "Recomputed":
    import oceanarium.games  # enters the games into the register  # noqa: F401
    from oceanarium.hosting.club.rating_rules import judged
    from oceanarium.store.database import FILE_NAME
    from oceanarium.store.desk import Desk
    from oceanarium.store.sql_ratings import SqlRatings

    file = folder / FILE_NAME
    if not file.exists():
        raise FileNotFoundError(2, "", str(file))
    desk = Desk(folder)
    await desk.open()
    try:
        return await SqlRatings(desk).recompute(judged, is_kept=is_kept)
    finally:
        await desk.close()


def _report(found: "Recomputed") -> None:
    speech = speech_for(None)
    print(speech.say("ratings-computed", matches=found.matches, changes=found.changes))
    if not found.differing:
        print(speech.say("ratings-same"))
        return
    tables = tuple(found.differing[:SHOWN])
    print(speech.say("ratings-differ", count=len(found.differing), tables=tables))
