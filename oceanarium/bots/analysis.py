"""Looking back at a match: what every move cost, how the chances went, and where the match turned."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import hypot
from typing import Any, Literal

from oceanarium.bots.bot import legal_numbers
from oceanarium.bots.search_bot import Candidate, Limit, SearchBot
from oceanarium.kernel import CHANCE, Game, Match, Move

JUDGING_PART = 10  # of the expert's patience, for each decision
TRUSTED_VISITS = 100  # fewer, and the move that was made gets a search of its own
LOOKING_AGAIN = 4  # times as long, at a move that seems to have cost something
SURE = 2.0  # standard errors: a smaller difference may be one of luck
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
    def is_best(self) -> bool:
        """Whether the move is the one that the search would have made."""
        return self.made.move.number == self.best.move.number

    @property
    def noise(self) -> float:
        """How far the two values may lie apart by the luck of the search."""
        return SURE * hypot(self.made.error, self.best.error)

    @property
    def cost(self) -> float:
        """The chance to win that the move gave away; none if that may be luck of the search."""
        difference = self.best.value - self.made.value
        return 0.0 if self.is_best or difference <= self.noise else difference

    @property
    def word(self) -> Word:
        """How good the move was, in a word."""
        if self.is_best:
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
    limit = Limit(game.patience.expert // JUDGING_PART if iterations is None else iterations, seconds)
    return SearchBot(game, seed, limit, game.manner)


def judgements(match: Match[Any], judge: SearchBot, first: int = 0) -> Iterator[Judgement]:
    """A judgement of every decision from a move on, one after another: each takes a moment.

    Each is made from what the seat knew then. Decisions with one legal move are none.
    """
    twin = Match(match.game, match.seats, match.options, match.seed, manual_chance=True, language=match.language)
    twin.name_of = match.name_of
    for number, played in enumerate(match.moves):
        if number >= first and played.seat != CHANCE and len(legal_numbers(match.game, twin, played.seat)) > 1:
            yield _judged(judge, twin, number, played.seat, played.number)
        twin.play_silently(played.number, played.seat)


def _judged(bot: SearchBot, match: Match[Any], number: int, seat: int, move: int) -> Judgement:
    """The best of many moves seems better than it is, so a move is called worse only after a second look at both."""
    findings = bot.think(match, seat)
    best, made = findings.best, findings.of(move)
    if made is not best:
        if made.visits < TRUSTED_VISITS:
            made = bot.think(match, seat, only=move).of(move)
        if best.value - made.value >= SLIP:
            patient = bot.more_patient(LOOKING_AGAIN)
            best = patient.think(match, seat, only=best.move.number).of(best.move.number)
            made = patient.think(match, seat, only=move).of(move)
    return Judgement(number, seat, made, best, findings.outlook)


def turning_points(
    found: list[Judgement], name_of: Callable[[int], str] = lambda seat: f"Seat {seat}"
) -> list[TurningPoint]:
    """The mistakes and blunders that cost the most, in the order of the match."""
    costly = sorted((each for each in found if each.cost >= MISTAKE), key=lambda each: -each.cost)[:TURNING_POINTS]
    return [TurningPoint(each, _sentence(each, name_of(each.seat))) for each in sorted(costly, key=lambda e: e.number)]


def _sentence(judgement: Judgement, name: str) -> str:
    made, best = judgement.made, judgement.best
    return (
        f"Move {judgement.number + 1}: {name} chose {_quoted(made.move)}, which left a chance of {made.value:.0%}; "
        f"{_quoted(best.move)} would have kept {best.value:.0%}."
    )


def _quoted(move: Move) -> str:
    return f"“{move.words}”"
