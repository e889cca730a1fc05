"""How contestants are measured: random play, CPU time, in turns, so that a busy moment burdens all alike."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median
from time import process_time

from benchmarks.running import watched

ROUNDS = 5
SECONDS = 0.5  # of CPU time for each contestant in a round

COMPILED = "No Python for a decision: random matches inside compiled code"
PYTHON = "Rules called from Python: every decision asks for the legal moves and makes one at random"
OBSERVED = "Environments from Python: every decision with its observation and mask"
MANY = "Many matches stepped together, with observations and masks"
KINDS = (COMPILED, PYTHON, OBSERVED, MANY)


@dataclass(frozen=True)
class Contestant:
    """Somebody's game, played in some way."""

    kind: str
    library: str
    game: str
    play: Callable[[], int]  # about a match's worth or a batch of play; returns the number of decisions


@dataclass(frozen=True)
class Rate:
    """What was measured: decisions in a second of CPU time."""

    contestant: Contestant
    median: float
    lowest: float
    highest: float


def one_round(contestant: Contestant, seconds: float) -> float:
    """Decisions a second, over at least so much CPU time."""
    start, decisions = process_time(), 0
    while process_time() - start < seconds:
        decisions += contestant.play()
    return decisions / (process_time() - start)


def measured(contestants: list[Contestant], rounds: int = ROUNDS, seconds: float = SECONDS) -> Iterator[Rate]:
    """Everybody once in every round, after one round that does not count."""
    rates: list[list[float]] = [[] for _ in contestants]
    for number in watched(range(rounds + 1), rounds + 1, f"rounds of {len(contestants)} contestants"):
        for contestant, own in zip(contestants, rates, strict=True):
            rate = one_round(contestant, seconds if number > 0 else seconds / 5)
            if number > 0:
                own.append(rate)
    for contestant, own in zip(contestants, rates, strict=True):
        yield Rate(contestant, median(own), min(own), max(own))


def table(rates: list[Rate]) -> str:
    """The results as Markdown, kind by kind, the fastest first."""
    lines = []
    for kind in KINDS:
        lines += [f"**{kind}**", "", "| library | game | decisions a second | lowest to highest |", "|---|---|--:|--:|"]
        own = [rate for rate in rates if rate.contestant.kind == kind]
        for rate in sorted(own, key=lambda each: -each.median):
            span = f"{rounded(rate.lowest)} to {rounded(rate.highest)}"
            lines.append(f"| {rate.contestant.library} | {rate.contestant.game} | {rounded(rate.median)} | {span} |")
        lines.append("")
    return "\n".join(lines)


def rounded(number: float) -> str:
    """Three digits that count."""
    return f"{int(float(f'{number:.3g}')):,}"
