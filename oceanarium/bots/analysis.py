"""Looking back at a match: what every move cost, how the chances went, and where the match turned."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from math import hypot
from typing import Any, Literal

from oceanarium.bots.bot import legal_numbers
from oceanarium.bots.levels import best_search
from oceanarium.bots.search_bot import Candidate, SearchBot
from oceanarium.kernel import CHANCE, Game, Match, Move

JUDGING_PART = 10  # of the master's patience, for each decision
TRUSTED_VISITS = 100  # fewer, and the move that was made gets a search of its own
LOOKING_AGAIN = 4  # times as long, at a move that seems to have cost something
SURE = 2.0  # standard errors: a smaller difference may be one of luck
MOST = 3  # turning points of a match, and moments of a seat
NEAREST, PART = 2, 8  # moments of a seat lie so many of its decisions apart, or that part of them all
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
    line: tuple[Move, ...] = ()  # the best move, and those of the seat that are expected after it
    doubt: float = 0.0  # how far the difference of two values is off, whatever the luck of the search

    @property
    def is_best(self) -> bool:
        """Whether the move is the one that the search would have made."""
        return self.made.move.number == self.best.move.number

    @property
    def noise(self) -> float:
        """How far the two values may lie apart though the moves are equally good."""
        return SURE * hypot(self.made.error, self.best.error, self.doubt)

    @property
    def cost(self) -> float:
        """The chance to win that the move gave away; none if that may be an error of the estimate."""
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


def judge_for(
    game: Game[Any], iterations: int | None = None, seed: int = 0, seconds: float = float("inf")
) -> SearchBot:
    """A bot to judge matches. The same seed and iterations give the same judgements, if there is time enough."""
    return best_search(game, seed, seconds, iterations=iterations, part=JUDGING_PART)


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
    best, made, line = findings.best, findings.of(move), findings.line
    if made is not best:
        if made.visits < TRUSTED_VISITS:
            made = bot.think(match, seat, only=move).of(move)
        if best.value - made.value >= SLIP:
            patient = bot.more_patient(LOOKING_AGAIN)
            looked = patient.think(match, seat, only=best.move.number)
            best, line = looked.of(best.move.number), looked.line
            made = patient.think(match, seat, only=move).of(move)
    moves, doubt = own_moves(line, seat), bot.game.patience.doubt
    return Judgement(number, seat, made, best, findings.outlook, moves, doubt)


def own_moves(line: Sequence[tuple[int, Move]], seat: int) -> tuple[Move, ...]:
    """The moves of a line that a seat makes before anybody else does something."""
    return tuple(move for actor, move in takewhile(lambda each: each[0] == seat, line))


def turning_points(found: Sequence[Judgement]) -> list[Judgement]:
    """The mistakes and blunders of all seats that cost the most, in the order of the match."""
    return _costliest(found, MISTAKE, 1)


def moments(found: Sequence[Judgement], seat: int) -> list[Judgement]:
    """The decisions that cost a seat the most, apart from each other, in the order of the match."""
    own = [each for each in found if each.seat == seat]
    return _costliest(own, SLIP, max(NEAREST, len(own) // PART))


def _costliest(found: Sequence[Judgement], least: float, apart: int) -> list[Judgement]:
    places = [place for place, each in enumerate(found) if each.cost >= least]
    chosen: list[int] = []
    for place in sorted(places, key=lambda place: -found[place].cost):
        if all(abs(place - other) >= apart for other in chosen):
            chosen.append(place)
    return [found[place] for place in sorted(chosen[:MOST])]
