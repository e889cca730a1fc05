"""`oceanarium arena GAME --bots A,B,…`: tournaments between bots."""

import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

from oceanarium.arena.playing import played
from oceanarium.arena.report import (
    PAIR_HEADINGS,
    RATING_HEADINGS,
    Report,
    as_data,
    as_page,
    pair_rows,
    rating_rows,
    report_of,
)
from oceanarium.arena.results import Result, ResultsFile, key_of
from oceanarium.arena.tournament import Tournament, new_tournament
from oceanarium.arena.venue import venue
from oceanarium.arena.workers import Venue
from oceanarium.bots.specification import split_specifications
from oceanarium.cli.json_report import JsonWish, give_data, is_printed
from oceanarium.cli.match_progress import match_progress
from oceanarium.cli.option_words import read_options
from oceanarium.cli.tables import table_of
from oceanarium.kernel import game_named


def arena(
    game: str,
    *,
    bots: list[str],
    seats: int | None = None,
    matches: int = 100,
    seed: int = 0,
    option: list[str] | None = None,
    gauntlet: bool = False,
    cores: int | None = None,
    ray: str | None = None,
    resume: Path | None = None,
    json: JsonWish = None,
    html: Path | None = None,
    time_limit: float | None = None,
) -> None:
    """Let bots play against each other and rate them.

    Every deal is played several times with the bots rotated through the seats, so that luck cancels."""
    names = [name for text in bots for name in split_specifications(text)]
    tournament = new_tournament(
        game_named(game),
        names,
        seats,
        matches,
        seed,
        read_options(option),
        is_gauntlet=gauntlet,
        seconds=time_limit,
    )
    results, is_whole = _play(tournament, venue(cores, ray), resume, quiet=is_printed(json))
    if not results:
        raise KeyboardInterrupt
    _show(report_of(tournament, results), json, html)
    if not is_whole:
        where = f"go on with --resume {resume}" if resume else "with --resume FILE one could go on"
        print(f"oceanarium: Interrupted after {len(results):,} matches; {where}.", file=sys.stderr)
        sys.exit(130)


def _play(
    tournament: Tournament, place: Venue[Result], resume: Path | None, *, quiet: bool
) -> tuple[list[Result], bool]:
    """Play what is still to be played; the results, and whether they are all."""
    wanted = tournament.fixtures
    kept = ResultsFile(resume, tournament) if resume else None
    known = {result.key: result for result in (kept.read() if kept else [])}
    results = [known[key_of(fixture)] for fixture in wanted if key_of(fixture) in known]
    left = [fixture for fixture in wanted if key_of(fixture) not in known]
    try:
        with match_progress("Getting ready", len(wanted), len(results), quiet=quiet) as step:
            for result in _kept(place(played, tournament, left), kept):
                results.append(result)
                step("Playing")
    except KeyboardInterrupt:
        return results, False
    return results, True


def _kept(results: Iterator[Result], file: ResultsFile | None) -> Iterator[Result]:
    """The same, each added to the file before anybody hears of it."""
    if file is None:
        yield from results
        return
    with file:
        for result in results:
            file.add(result)
            yield result


def _show(report: Report, json: list[Path] | None, html: Path | None) -> None:
    if html is not None:
        html.write_text(as_page(report), encoding="utf-8")
    give_data(json, as_data(report))
    if is_printed(json):
        return
    console = Console(highlight=False)
    console.print(table_of(report.title, RATING_HEADINGS, rating_rows(report)))
    console.print(table_of("", PAIR_HEADINGS, pair_rows(report)))
