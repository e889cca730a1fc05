"""Looking back at a match: what every move cost, how the chances went, and where the match turned."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal

from oceanarium.bots.bot import imagined, legal_numbers
from oceanarium.bots.levels import manner_for, patience_for
from oceanarium.bots.search_bot import Candidate, Findings, Limit, SearchBot
from oceanarium.kernel import CHANCE, Game, Match, Move
from oceanarium.kernel.match import Score

JUDGING_PART = 10  # of the expert's patience, for each decision
TRUSTED_VISITS = 100  # fewer, and the move that was made gets a search of its own
TURNING_POINTS = 3
SLIP, MISTAKE, BLUNDER = 0.03, 0.08, 0.2  # chances to win that a move has cost


Word = Literal["best", "good", "slip", "mistake", "blunder"]


@dataclass(frozen=True)
class Judgement:
    """What the search thinks of one decision of a match."""

    number: int  # of the move in the match
    seat: int
    made: Candidate
    best: Candidate
    outlook: tuple[float, ...]  # every seat's chance to win before the move

    @property
    def cost(self) -> float:
        """The chance to win that the move gave away."""
        return max(0.0, self.best.value - self.made.value) if self.made.move.number != self.best.move.number else 0.0

    @property
    def word(self) -> Word:
        """How good the move was, in a word."""
        if self.made.move.number == self.best.move.number:
            return "best"
        if self.cost < SLIP:
            return "good"
        return "slip" if self.cost < MISTAKE else "mistake" if self.cost < BLUNDER else "blunder"


@dataclass(frozen=True)
class TurningPoint:
    """A decision after which the match was another one."""

    judgement: Judgement
    sentence: str


def judge_for(
    game: Game[Any], iterations: int | None = None, seed: int = 0, seconds: float = float("inf")
) -> SearchBot:
    """A bot to judge matches. The same seed and iterations give the same judgements, if there is time enough."""
    limit = Limit(patience_for(game).expert // JUDGING_PART if iterations is None else iterations, seconds)
    return SearchBot(game, seed, limit, manner_for(game))


def judgements(match: Match[Any], judge: SearchBot, first: int = 0) -> Iterator[Judgement]:
    """A judgement of every decision from a move on, one after another: each takes a moment.

    Each is made from what the seat knew then. Decisions with one legal move are none.
    """
    twin = Match(match.game, match.seats, match.options, match.seed, manual_chance=True)
    for number, played in enumerate(match.moves):
        if number >= first and played.seat != CHANCE and len(legal_numbers(match.game, twin, played.seat)) > 1:
            yield _judged(judge, twin, number, played.seat, played.number)
        twin.play_silently(played.number, played.seat)


def _judged(bot: SearchBot, match: Match[Any], number: int, seat: int, move: int) -> Judgement:
    findings = bot.think(match, seat)
    made = next(candidate for candidate in findings.candidates if candidate.move.number == move)
    if made.visits < TRUSTED_VISITS and made is not findings.best:
        again = bot.think(match, seat, only=move)
        made = next(candidate for candidate in again.candidates if candidate.move.number == move)
    return Judgement(number, seat, made, findings.best, findings.outlook)


def turning_points(
    found: list[Judgement], name_of: Callable[[int], str] = lambda seat: f"Seat {seat}"
) -> list[TurningPoint]:
    """The decisions that cost the most, in the order of the match."""
    costly = sorted((each for each in found if each.cost >= SLIP), key=lambda each: -each.cost)[:TURNING_POINTS]
    return [TurningPoint(each, _sentence(each, name_of(each.seat))) for each in sorted(costly, key=lambda e: e.number)]


def _sentence(judgement: Judgement, name: str) -> str:
    made, best = judgement.made, judgement.best
    return (
        f"Move {judgement.number + 1}: {name} chose {_quoted(made.move)}, which left a chance of {made.value:.0%}; "
        f"{_quoted(best.move)} would have kept {best.value:.0%}."
    )


def _quoted(move: Move) -> str:
    return f"“{move.words}”"


def reasons(match: Match[Any], findings: Findings) -> list[str]:
    """Why the best move was found best: chances beside the next best, and the points that the expected line brings."""
    best, others = findings.best, findings.candidates[1:]
    told = [f"It leaves a chance of {best.value:.0%} to win."]
    if others and others[0].visits > 0:
        second = others[0]
        told = [f"It leaves a chance of {best.value:.0%} to win; {_quoted(second.move)} leaves {second.value:.0%}."]
    changes = _changes(match, findings)
    if changes:
        told.append(f"Expected soon: {_listed(changes)}.")
    return told


def _changes(match: Match[Any], findings: Findings) -> list[str]:
    """How the parts of the own score change along the own moves of the expected line."""
    twin = match.copy()
    twin.manual_chance = True
    twin.state = imagined(match, findings.seat, 0)
    before = twin.scores()[findings.seat]
    for seat, move in findings.line:
        if seat != findings.seat or seat not in twin.waiting or move.number not in twin.legal_numbers(seat):
            break
        twin.play_silently(move.number, seat)
    return _differences(before, twin.scores()[findings.seat])


def _differences(before: Score, after: Score) -> list[str]:
    gained = {part: after.parts[part] - before.parts[part] for part in after.parts}
    return [f"{_signed(points)} for {part.lower()}" for part, points in gained.items() if points != 0]


def _signed(points: int) -> str:
    """With a plus or a true minus, which is as wide as the plus."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}")


def _listed(texts: list[str]) -> str:
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} and {texts[-1]}"
