"""Whether a decision has an answer: the same move, clearly ahead of every other, in every search.

A few moves that no search can tell apart may be right together, as where the order of two things does not matter: then
all of them are clearly ahead of every other.

A search deals afresh in each of its iterations what the seat cannot know. So an answer holds over what is hidden, and
never by the luck of a deal.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache
from math import log2
from typing import Any

from oceanarium.bots.greedy_bot import GreedyBot
from oceanarium.bots.levels import best_search
from oceanarium.bots.search_bot import Candidate, Findings, Limit, SearchBot
from oceanarium.kernel import Game, Match

CLEAR = 0.05  # of a chance to win, by which the answer leads in every search
HOLDING = CLEAR / 2  # by which it leads at least when somebody searches again
SAME = 0.3 * CLEAR  # of a chance to win: moves that are no further apart are equally right
BEHIND = 0.6 * CLEAR  # by which every other move is behind if it is searched alone, for a shorter time
MOST_ANSWERS = 4  # moves that may be right together
OF_ALL = 3  # among so many legal moves for each that is right: else it would be found by chance
LONG = 1  # times an expert's patience, for each search
TRUSTED_VISITS = 24  # fewer, and a value says little
GLIMPSES = (
    (32, 1.2 * CLEAR),
    (16, 0.9 * CLEAR),
)  # parts of a long search for each move alone, and how far it may be behind
LOOK = 4  # the part for those that still seem good
MOST_NEAR = 8  # of them, beside those that are right
GREEDY_SEEDS = (0, 1, 2)
QUICKEST = 8  # iterations of the first search that may find an answer; each next one has four times as many
EASIEST, FOR_FOUR_TIMES, FOR_TWICE_THE_MOVES = 700, 300, 60  # of a difficulty, on the scale of ratings


@dataclass(frozen=True)
class Vouched:
    """What one search found: the shares of the answer and of the best other move, in a thousandth of a victory."""

    seed: int
    best: int
    second: int

    @property
    def margin(self) -> int:
        """By how much the answer leads."""
        return self.best - self.second


def long_search(game: Game[Any]) -> int:
    """How many iterations each search takes that vouches for a puzzle of a game."""
    return LONG * game.patience.expert


def looked_at(game: Game[Any], match: Match[Any], seat: int, seed: int, iterations: int) -> Findings:
    """What a search of so many iterations finds in a position."""
    return SearchBot(game, seed, Limit(iterations), game.manner).think(match, seat)


def best_other(findings: Findings, answers: Collection[int]) -> Candidate:
    """The best of the moves that are not right, of those that were tried often enough to be judged."""
    others = [each for each in findings.candidates if each.move.number not in answers]
    trusted = [each for each in others if each.visits >= TRUSTED_VISITS]
    return max(trusted or others[:1], key=lambda each: each.value)


def as_good(findings: Findings) -> set[int]:
    """The move that a search would play, and those that it cannot tell apart from it."""
    best = findings.best
    others = [each for each in findings.candidates if each.visits >= TRUSTED_VISITS]
    return {best.move.number, *(each.move.number for each in others if each.value >= best.value - SAME)}


def are_few(answers: Collection[int], legal: int) -> bool:
    """Whether so many right moves among so many legal ones are still a puzzle."""
    return len(answers) <= MOST_ANSWERS and OF_ALL * len(answers) <= legal


def vouched(findings: Findings, seed: int, answers: Collection[int]) -> Vouched:
    """The figures of a search for what is right."""
    return Vouched(seed, round(1000 * findings.best.value), round(1000 * best_other(findings, answers).value))


def is_ahead(findings: Findings, answers: Collection[int], margin: float = CLEAR) -> bool:
    """Whether a search would play what is right, and that leads by a margin."""
    best = findings.best
    return best.move.number in answers and best.value - best_other(findings, answers).value >= margin - 1e-9


def holds(game: Game[Any], match: Match[Any], seat: int, answers: Collection[int], seed: int, iterations: int) -> bool:
    """Whether a search by other random numbers says the same."""
    return is_ahead(looked_at(game, match, seat, seed, iterations), answers, HOLDING)


def is_seconded(game: Game[Any], match: Match[Any], seat: int, answers: Collection[int], seed: int) -> bool:
    """Whether the master sees nothing that is clearly better: a net judges for it, and no hand-written evaluation.

    Its favourite and what is right are searched alone, equally long: few visits may have wronged what is right.
    """
    master = best_search(game, seed, float("inf"))
    favourite = master.think(match, seat).best.move.number
    if favourite in answers:
        return True
    worth = {move: master.think(match, seat, only=move).of(move).value for move in (favourite, *answers)}
    return worth[favourite] - max(worth[answer] for answer in answers) <= HOLDING


def searched_alone(game: Game[Any], match: Match[Any], seat: int, seed: int, iterations: int) -> Callable[[int], float]:
    """What a move is worth if it is searched as long as the others: few visits may have wronged it."""
    bot = SearchBot(game, seed, Limit(iterations), game.manner)
    return lambda move: bot.think(match, seat, only=move).of(move).value


def are_ahead_alone(value_of: Callable[[int], float], answers: Collection[int], rivals: Collection[int]) -> bool:
    """Whether every answer leads every rival, and none of them another by much."""
    right = [value_of(answer) for answer in answers]
    return max(right) - min(right) <= SAME and all(min(right) - value_of(rival) >= BEHIND for rival in rivals)


def with_equals(
    game: Game[Any], match: Match[Any], seat: int, answers: Collection[int], seed: int, iterations: int
) -> dict[int, float] | None:
    """What is right with all that is as good, if every legal move is searched alone; None if something is in between.

    A search soon keeps to one of several good moves, and then knows little of the others.
    """
    near = [number for number in match.legal_numbers(seat) if number not in answers]
    for part, behind in GLIMPSES:
        glimpse = searched_alone(game, match, seat, seed, max(iterations // part, 1))
        enough = max(glimpse(answer) for answer in answers) - behind
        near = [number for number in near if glimpse(number) >= enough]
    if len(near) > MOST_NEAR:
        return None
    value_of = cache(searched_alone(game, match, seat, seed, iterations // LOOK))
    best = max(value_of(answer) for answer in answers)
    right = {*answers, *(number for number in near if value_of(number) >= best - SAME)}
    if not are_ahead_alone(value_of, right, [number for number in near if number not in right]):
        return None
    return {number: value_of(number) for number in right}


def tempting_moves(game: Game[Any], match: Match[Any], seat: int) -> list[int]:
    """What somebody plays who looks one move ahead: nothing of that is a puzzle's answer."""
    bots = [GreedyBot(game, seed) for seed in GREEDY_SEEDS]
    return list(dict.fromkeys(bot.choose(match, seat).number for bot in bots))


def difficulty_of(game: Game[Any], match: Match[Any], seat: int, answers: Collection[int], iterations: int) -> int:
    """A first estimate on the scale of ratings: how long one must search to find it, and among how many moves."""
    needed, steps = QUICKEST, 0
    while needed < iterations and not _is_found(game, match, seat, answers, needed):
        needed, steps = needed * 4, steps + 1
    choice = len(match.legal_numbers(seat)) / len(answers)
    return round(EASIEST + FOR_FOUR_TIMES * steps + FOR_TWICE_THE_MOVES * log2(choice))


def _is_found(game: Game[Any], match: Match[Any], seat: int, answers: Collection[int], iterations: int) -> bool:
    return all(looked_at(game, match, seat, seed, iterations).best.move.number in answers for seed in GREEDY_SEEDS)
