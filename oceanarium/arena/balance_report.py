"""A report on balance: as data, as a page with plots, as a chapter of a document."""

from dataclasses import asdict
from typing import Any

from oceanarium.arena import page
from oceanarium.arena.balance import Balance, Spread, Worth
from oceanarium.arena.plots import Mark, histogram, interval_plot
from oceanarium.arena.report import percent, span
from oceanarium.arena.tally import MOVES, Tally, Topic
from oceanarium.kernel import game_named

KIND = "oceanarium balance"
FORMAT = 1
SEAT_HEADINGS = ("player", "wins", "95 %", "place", "score: least", "25 %", "50 %", "75 %", "most")
SPREAD_HEADINGS = ("", "least", "25 %", "50 %", "75 %", "most", "mean")
WORTH_HEADINGS = ("", "per seat", "seats", "points each", "95 %", "with winning")
MOST_ROWS = 60  # of a topic on the page
CHAPTER_ROWS = 8  # of a topic in a document
CHAPTER_TOPICS = 3
NOTE = (
    "Per seat: how often a seat makes or takes it in a match. Seats: how many do at all. Points each: how many points "
    "more a seat has at the end for each one beyond what the others at its table have; that is what goes with it, not "
    "always what it causes. With winning: the correlation, from -1 to 1. Of 25, 50 and 75 % of all matches the number "
    "is at most the one shown. Among many things, a few stand out by luck alone."
)


def as_data(balance: Balance) -> dict[str, Any]:
    """The report for programs."""
    tournament = balance.tournament
    return {
        "kind": KIND,
        "format": FORMAT,
        "game": tournament.game,
        "rules_version": tournament.rules_version,
        "bot": tournament.bots[0],
        "options": dict(tournament.options),
        "seed": tournament.seed,
        "matches": balance.matches,
        "seats": [{**asdict(seat), "victories": seat.victories._asdict()} for seat in balance.seats],
        "ties": balance.ties,
        "choices": asdict(balance.choices),
        "margins": asdict(balance.margins),
        "endings": balance.endings,
        "parts": balance.parts,
        "things": [_worth_data(worth) for worths in balance.worths.values() for worth in worths],
    }


def title_of(balance: Balance) -> str:
    """What was measured."""
    title, bot = game_named(balance.tournament.game).title, balance.tournament.bots[0]
    return f"{title}: {balance.matches:,} matches of {bot} bots with {balance.tournament.seats} seats"


def seat_rows(balance: Balance) -> list[list[str]]:
    """A row of words for every seat."""
    return [
        [
            str(seat.seat + 1),
            percent(seat.victories.value),
            span(seat.victories),
            f"{seat.mean_place:.2f}",
            *_spread_cells(seat.scores)[:-1],
        ]
        for seat in balance.seats
    ]


def spread_rows(balance: Balance) -> list[list[str]]:
    """Lengths of matches and the winner's lead."""
    return [
        ["choices in a match", *_spread_cells(balance.choices)],
        ["the winner's lead", *_spread_cells(balance.margins)],
    ]


def worth_rows(worths: list[Worth], most: int) -> list[list[str]]:
    """The most valuable and the least valuable things."""
    chosen = worths if len(worths) <= most else worths[: most // 2] + worths[-(most - most // 2) :]
    return [
        [
            worth.thing.name,
            f"{worth.per_match:.2f}",
            f"{100 * worth.takers:.0f} %",
            f"{worth.points:+.2f}",
            f"± {worth.error:.2f}",
            f"{worth.correlation:+.2f}",
        ]
        for worth in chosen
    ]


def as_page(balance: Balance, tallies: list[Tally]) -> str:
    """The report as one HTML file."""
    seats = balance.tournament.seats
    marks = [Mark(f"player {seat.seat + 1}", *seat.victories, percent(seat.victories.value)) for seat in balance.seats]
    parts = [
        page.heading("Seats"),
        page.figure(
            interval_plot("Victories by seat", marks, reference=1 / seats, percent=True),
            "Share of the victories; the dashed line is even.",
        ),
        page.table(SEAT_HEADINGS, seat_rows(balance)),
        page.paragraph(f"{percent(balance.ties)} of the matches have several winners."),
        page.heading("Length"),
        page.figure(
            histogram("Choices in a match", [float(tally.choices) for tally in tallies]), "Choices in a match."
        ),
        page.table(SPREAD_HEADINGS, spread_rows(balance)),
        page.table(("how it ended", ""), [[name, percent(share)] for name, share in balance.endings.items()]),
        page.heading("Scores"),
        page.figure(
            histogram("Scores", [float(score) for tally in tallies for score in tally.scores]), "Scores of all seats."
        ),
        page.table(("points for", "mean"), [[part, f"{points:.2f}"] for part, points in balance.parts.items()]),
        *[_topic_part(topic, worths) for topic, worths in balance.worths.items()],
        page.paragraph(NOTE),
    ]
    return page.page(title_of(balance), parts)


def as_chapter(balance: Balance) -> str:
    """The report as a chapter of a document, with the largest topics only."""
    largest = sorted(balance.worths, key=lambda topic: (topic.event == MOVES, -len(balance.worths[topic])))
    topics = [topic for topic in balance.worths if topic in largest[:CHAPTER_TOPICS]]
    paragraphs = [
        f"## {title_of(balance)}",
        page.markdown_table(SEAT_HEADINGS, seat_rows(balance)),
        f"{percent(balance.ties)} of the matches have several winners. "
        + " ".join(f"{percent(share)}: {sentence}" for sentence, share in balance.endings.items()),
        page.markdown_table(SPREAD_HEADINGS, spread_rows(balance)),
        page.markdown_table(
            ("points for", "mean"), [[part, f"{points:.2f}"] for part, points in balance.parts.items()]
        ),
    ]
    for topic in topics:
        headings = (topic_name(topic), *WORTH_HEADINGS[1:])
        paragraphs.append(page.markdown_table(headings, worth_rows(balance.worths[topic], CHAPTER_ROWS)))
    return "\n\n".join(paragraphs) + "\n"


def topic_name(topic: Topic) -> str:
    """What a table of things is called."""
    event = topic.event.replace("_", " ")
    return "kind of move" if topic.event == MOVES else f"{topic.field.replace('_', ' ')} ({event})"


def _topic_part(topic: Topic, worths: list[Worth]) -> str:
    shown = worths if len(worths) <= MOST_ROWS else worths[: MOST_ROWS // 2] + worths[-MOST_ROWS // 2 :]
    marks = [
        Mark(each.thing.name, each.points, each.points - each.error, each.points + each.error, f"{each.points:+.2f}")
        for each in shown
    ]
    name = topic_name(topic)
    return "\n".join(
        (
            page.heading(name[0].upper() + name[1:]),
            page.figure(interval_plot(name, marks, reference=0.0), "Points for each one more than the others."),
            page.table(WORTH_HEADINGS, worth_rows(worths, MOST_ROWS)),
        )
    )


def _spread_cells(spread: Spread) -> list[str]:
    cells = [f"{value:g}" for value in (spread.least, spread.low, spread.middle, spread.high, spread.most)]
    return [*cells, f"{spread.mean:.1f}"]


def _worth_data(worth: Worth) -> dict[str, Any]:
    topic = worth.thing.topic
    return {
        "event": topic.event,
        "field": topic.field,
        "name": worth.thing.name,
        "per_match": worth.per_match,
        "takers": worth.takers,
        "points": worth.points,
        "error": worth.error,
        "correlation": worth.correlation,
    }
