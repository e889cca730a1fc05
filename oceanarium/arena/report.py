"""What a tournament shows: as data for programs, as rows for tables, as a page with plots."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from oceanarium.arena import page
from oceanarium.arena.interval import Share
from oceanarium.arena.plots import Mark, histogram, interval_plot
from oceanarium.arena.results import Result, in_order
from oceanarium.arena.schedule import seed_of_deal
from oceanarium.arena.standing import Pair, Rating, pairs, ratings
from oceanarium.arena.tournament import Tournament
from oceanarium.kernel import game_named

KIND = "oceanarium arena"
FORMAT = 1
RATING_HEADINGS = ("bot", "rating", "95 %", "wins", "score", "ms/move", "matches")
PAIR_HEADINGS = ("pair", "score share", "95 %", "matches")
NOTE = (
    "A rating 400 points higher means odds of ten to one to finish before the other. The score share of a pair counts "
    "every time both sat at a table: 1 for finishing before the other, a half for level. Every deal is played with the "
    "bots rotated through the seats; intervals hold the truth in 95 of 100 such tournaments."
)


@dataclass(frozen=True)
class Report:
    """A tournament with all that was worked out from its matches."""

    tournament: Tournament
    results: list[Result]
    pairs: list[Pair]
    ratings: list[Rating]

    @property
    def title(self) -> str:
        """What was played."""
        kind = "gauntlet" if self.tournament.is_gauntlet else "round robin"
        count, seats = len(self.results), self.tournament.seats
        return f"{game_named(self.tournament.game).title}: {kind} of {count:,} matches with {seats} seats"


def report_of(tournament: Tournament, results: Sequence[Result]) -> Report:
    """Work out who is better, from whatever matches there are."""
    ordered = in_order(results)
    bots = len(tournament.bots)
    return Report(tournament, ordered, pairs(ordered, bots), ratings(ordered, bots))


def as_data(report: Report) -> dict[str, Any]:
    """The report for programs. But for the times, the same matches give the same data."""
    tournament, labels = report.tournament, report.tournament.labels
    return {
        "kind": KIND,
        "format": FORMAT,
        **tournament.identity,
        "matches_wanted": len(tournament.fixtures),
        "ratings": [_rating_data(rating, labels) for rating in report.ratings],
        "pairs": [
            {
                "first": labels[pair.first],
                "second": labels[pair.second],
                "matches": pair.matches,
                **pair.share._asdict(),
            }
            for pair in report.pairs
        ],
        "matches": [_match_data(result, tournament) for result in report.results],
    }


def rating_rows(report: Report) -> list[list[str]]:
    """A row of words for every bot, the best first."""
    return [_rating_row(rating, report.tournament.labels) for rating in report.ratings]


def pair_rows(report: Report) -> list[list[str]]:
    """A row of words for every two bots that met."""
    labels = report.tournament.labels
    return [
        [
            f"{labels[pair.first]} : {labels[pair.second]}",
            percent(pair.share.value),
            span(pair.share),
            f"{pair.matches:,}",
        ]
        for pair in report.pairs
    ]


def as_page(report: Report) -> str:
    """The report as one HTML file."""
    tournament = report.tournament
    parts = [
        page.paragraph(_facts(tournament)),
        page.heading("Ratings"),
        page.figure(_rating_plot(report), "Ratings, and where they may lie."),
        page.table(RATING_HEADINGS, rating_rows(report)),
        page.heading("Pairs"),
        page.figure(_pair_plot(report), "Score share of the first of each pair; the dashed line is even."),
        page.table(PAIR_HEADINGS, pair_rows(report)),
        page.heading("Scores"),
        *[_score_figure(report, bot) for bot in range(len(tournament.bots))],
        page.heading("How to read this"),
        page.paragraph(NOTE),
    ]
    return page.page(report.title, parts)


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.1f} %"


def span(share: Share) -> str:
    """The interval of a share."""
    return f"{100 * share.low:.1f} to {100 * share.high:.1f}"


def _rating_data(rating: Rating, labels: Sequence[str]) -> dict[str, Any]:
    return {
        "bot": labels[rating.bot],
        "matches": rating.matches,
        "rating": rating.rating,
        "low": rating.low,
        "high": rating.high,
        "victories": rating.victories._asdict(),
        "mean_place": rating.mean_place,
        "mean_score": rating.mean_score,
        "milliseconds_a_move": rating.milliseconds,
    }


def _match_data(result: Result, tournament: Tournament) -> dict[str, Any]:
    return {
        "group": result.group,
        "deal": result.deal,
        "rotation": result.rotation,
        "seed": seed_of_deal(tournament.seed, result.deal),
        "bots": [tournament.labels[bot] for bot in result.line_up],
        "places": list(result.places),
        "scores": list(result.scores),
        "choices": list(result.choices),
    }


def _rating_row(rating: Rating, labels: Sequence[str]) -> list[str]:
    has_none = rating.rating is None or rating.low is None or rating.high is None
    return [
        labels[rating.bot],
        "" if has_none else f"{rating.rating:+.0f}",
        "" if has_none else f"{rating.low:+.0f} to {rating.high:+.0f}",
        percent(rating.victories.value),
        f"{rating.mean_score:.1f}",
        f"{rating.milliseconds:.2f}",
        f"{rating.matches:,}",
    ]


def _facts(tournament: Tournament) -> str:
    usual = game_named(tournament.game).options.completed({}, tournament.seats)
    changed = {name: value for name, value in tournament.options.items() if value != usual[name]}
    options = ", ".join(f"{name}={value}" for name, value in changed.items() if not isinstance(value, list))
    return (
        f"Rules version {tournament.rules_version}, seed {tournament.seed}, "
        f"options {options or 'as usual'}. Bots: {', '.join(tournament.bots)}."
    )


def _rating_plot(report: Report) -> str:
    marks = [
        Mark(report.tournament.labels[each.bot], each.rating, each.low, each.high, f"{each.rating:+.0f}")
        for each in report.ratings
        if each.rating is not None and each.low is not None and each.high is not None
    ]
    return interval_plot("Ratings", marks)


def _pair_plot(report: Report) -> str:
    labels = report.tournament.labels
    marks = [
        Mark(f"{labels[pair.first]} : {labels[pair.second]}", *pair.share, percent(pair.share.value))
        for pair in report.pairs
    ]
    return interval_plot("Score share of pairs", marks, reference=0.5, percent=True)


def _score_figure(report: Report, bot: int) -> str:
    scores = [
        float(score)
        for result in report.results
        for other, score in zip(result.line_up, result.scores, strict=True)
        if other == bot
    ]
    label = report.tournament.labels[bot]
    return page.figure(histogram(f"Scores of {label}", scores), f"Scores of {label}.")
