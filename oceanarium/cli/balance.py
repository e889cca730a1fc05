"""`oceanarium balance GAME`: how even a game is, by self-play."""

from pathlib import Path

from rich.console import Console

from oceanarium.arena.balance import balance_of
from oceanarium.arena.balance_report import (
    SEAT_HEADINGS,
    SPREAD_HEADINGS,
    WORTH_HEADINGS,
    as_data,
    as_page,
    seat_rows,
    spread_rows,
    title_of,
    topic_name,
    worth_rows,
)
from oceanarium.arena.tally import Tally, tallied
from oceanarium.arena.tournament import Tournament, new_tournament
from oceanarium.arena.venue import venue
from oceanarium.arena.workers import Venue
from oceanarium.cli.json_report import JsonWish, give_data, is_printed
from oceanarium.cli.match_progress import match_progress
from oceanarium.cli.option_words import read_options
from oceanarium.cli.tables import table_of
from oceanarium.kernel import game_named

ROWS = 10  # of each topic in the terminal; the page and the data have all


def balance(
    game: str,
    *,
    bot: str = "greedy",
    seats: int | None = None,
    matches: int = 200,
    seed: int = 0,
    option: list[str] | None = None,
    cores: int | None = None,
    ray: str | None = None,
    json: JsonWish = None,
    html: Path | None = None,
    time_limit: float | None = None,
) -> None:
    """Measure how even a game is, by bots that play against themselves.

    Seat advantage, length of matches, scores, and how often each tile or card is taken and what it is worth."""
    tournament = new_tournament(
        game_named(game), [bot], seats, matches, seed, read_options(option), is_self_play=True, seconds=time_limit
    )
    tallies = _play(tournament, venue(cores, ray), quiet=is_printed(json))
    found = balance_of(tournament, tallies)
    if html is not None:
        html.write_text(as_page(found, tallies), encoding="utf-8")
    give_data(json, as_data(found))
    if is_printed(json):
        return
    console = Console(highlight=False)
    console.print(table_of(title_of(found), SEAT_HEADINGS, seat_rows(found)))
    console.print(table_of("", SPREAD_HEADINGS, spread_rows(found)))
    for topic, worths in found.worths.items():
        console.print(table_of("", (topic_name(topic), *WORTH_HEADINGS[1:]), worth_rows(worths, ROWS)))


def _play(tournament: Tournament, place: Venue[Tally], *, quiet: bool) -> list[Tally]:
    matches = tournament.fixtures
    tallies = []
    with match_progress("Getting ready", len(matches), quiet=quiet) as step:
        for tally in place(tallied, tournament, matches):
            tallies.append(tally)
            step("Playing")
    return sorted(tallies, key=lambda tally: tally.deal)
