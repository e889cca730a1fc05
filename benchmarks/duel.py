"""What the measurements of bots have in common: paired matches of two bots, and a page with a place for each table."""

import re
from pathlib import Path
from typing import Any, NamedTuple

import oceanarium  # noqa: F401  # enters the games into the register
from benchmarks.running import watched
from oceanarium.arena.interval import Share
from oceanarium.arena.playing import played
from oceanarium.arena.standing import pairs, ratings
from oceanarium.arena.tournament import new_tournament
from oceanarium.arena.workers import on_cores
from oceanarium.kernel import Game


class Duel(NamedTuple):
    """How two bots compared."""

    bot: str
    rival: str
    share: Share
    matches: int
    milliseconds: float  # that the bot took for a move

    @property
    def share_text(self) -> str:
        """The share and its interval."""
        return f"{self.share.value:.0%} ({self.share.low:.0%} to {self.share.high:.0%})"


def duel(game: Game[Any], bot: str, rival: str, matches: int, seats: int | None = None) -> Duel:
    """Let two bots play paired matches: every deal from every seat. With more seats each has several of them."""
    tournament = new_tournament(game, [bot, rival], seats or game.usual_seats, matches, seed=1)
    playing = on_cores(played, tournament, tournament.fixtures)
    results = list(watched(playing, len(tournament.fixtures), f"{bot} : {rival}"))
    pair = pairs(results, 2)[0]
    own = next(rating for rating in ratings(results, 2) if rating.bot == 0)
    return Duel(bot, rival, pair.share, pair.matches, own.milliseconds)


def put(page: str, name: str, title: str, table: str) -> str:
    """The page with a table in the place of that name, or at its end if it has none yet."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    section = f"{begin}\n{table}\n{end}"
    if begin not in page:
        return f"{page.rstrip()}\n\n{title}\n\n{section}\n"
    return re.sub(f"{re.escape(begin)}.*?{re.escape(end)}", lambda _: section, page, flags=re.DOTALL)


def put_in(path: Path, name: str, title: str, table: str) -> None:
    """The same in a file."""
    path.write_text(put(path.read_text(encoding="utf-8"), name, title, table), encoding="utf-8")
