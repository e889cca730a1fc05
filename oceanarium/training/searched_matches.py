"""Matches to learn from that are played by search: every seat thinks a little, by the last net, all alike.

They take far longer than matches of looks one move ahead, but are far better played; and what a search expects of a
position is something to learn too, for it tells more than how a single match ended. Now and then a move is any, as in
other lesson matches. A match is the same on whatever core it is played, and whichever are played with it.
"""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from oceanarium.bots import search
from oceanarium.bots.nets import read_net
from oceanarium.bots.search_bot import Limit, SearchBot, Weighed
from oceanarium.kernel import NOBODY, Game, Match, game_named
from oceanarium.kernel.chance import MAX_SEED
from oceanarium.kernel.engine import engine_at_last
from oceanarium.training.examples import Examples

STRAYING_MATCHES, STRAYING = 0.7, 0.06  # the part of the matches in which players stray, and that of their moves
STREAMS = 1_000_003  # numbers of matches of different seeds are so many times the seed apart
PORTION = 10  # matches that a process plays before it is given others


@dataclass(frozen=True)
class Task:
    """Some matches in a row. Plain data, so that it can be sent to other processes."""

    game: str
    seats: int
    seed: int
    first: int
    count: int
    every: int  # one position in so many is described
    iterations: int
    net: Path | None  # that judges; by default the hand-written evaluation does


@dataclass(frozen=True)
class _Seen:
    """A position as somebody saw it, and what the search expected for that seat; nothing if nobody searched."""

    features: list[float]
    seat: int
    lead: float
    expected: float | None


def searched_examples(tasks: list[Task], workers: int) -> Iterator[Examples]:
    """Play matches and describe positions of them, in the order of the tasks."""
    if not tasks:
        return
    engine_at_last(game_named(tasks[0].game), search)  # once, before all processes would do it at the same time
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_begin)  # a fork would copy locks
    try:
        yield from pool.map(play_and_describe, tasks)
    finally:
        pool.shutdown(cancel_futures=True)  # an interrupt waits for a few matches


def _begin() -> None:
    """Whoever started us hears an interrupt too, and decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_and_describe(task: Task) -> Examples:
    """Play some matches, one after another."""
    import oceanarium.games  # noqa: F401  # enters them into the register, in a process that has not heard of them

    game = game_named(task.game)
    return Examples.together([_described(game, task, number) for number in range(task.first, task.first + task.count)])


def _described(game: Game[Any], task: Task, number: int) -> Examples:
    """What there is to learn from one match."""
    seed = (task.seed * STREAMS + number) % MAX_SEED
    chance, match = Random(seed), Match(game, task.seats, seed=seed)
    net = None if task.net is None else read_net(game, task.net)
    manner = game.manner if net is None else game.learned_manner
    bot = SearchBot(game, seed, Limit(task.iterations), manner, engine=engine_at_last(game, search), net=net)
    strays = STRAYING if chance.random() < STRAYING_MATCHES else 0.0
    seen: list[_Seen] = []
    while match.actor != NOBODY:
        seat = match.waiting[0]
        numbers = match.legal_numbers(seat)
        if len(numbers) == 1:
            match.play_silently(numbers[0], seat)
            continue
        weighed = bot.weigh(match, seat)
        is_any = chance.random() < strays
        for is_after in (False, True):
            if is_after:
                match.play_silently(chance.choice(numbers) if is_any else weighed.best, seat)
            eyes = chance.randrange(task.seats) if is_after else seat
            if chance.randrange(task.every) == 0 and match.actor != NOBODY:
                seen.append(_seen(match, eyes, None if is_after and is_any else weighed))
    return _examples(match, number, seen)


def _seen(match: Match[Any], seat: int, weighed: Weighed | None) -> _Seen:
    game, features = match.game, [0.0] * match.game.features.FEATURES
    game.features.describe(match.state, seat, features)
    expected = None if weighed is None else weighed.outlook[seat]
    return _Seen(features, seat, game.evaluation.evaluate(match.state, seat), expected)


def _examples(match: Match[Any], number: int, seen: list[_Seen]) -> Examples:
    """Positions of a match that is over, and how it ended for those who saw them."""
    outcome, scores = match.outcome, [score.total for score in match.scores()]
    assert outcome is not None, "the match goes on"
    winners = outcome.places.count(1)
    shares = [1 / winners if place == 1 else 0.0 for place in outcome.places]
    best_rivals = [max((*scores[:seat], *scores[seat + 1 :])) for seat in range(match.seats)]
    margins = [float(score - rival) for score, rival in zip(scores, best_rivals, strict=True)]
    return Examples(
        np.array([each.features for each in seen], np.int16).reshape(len(seen), match.game.features.FEATURES),
        np.full(len(seen), number, np.int64),
        np.array([each.lead for each in seen], np.float64),
        np.array([shares[each.seat] for each in seen], np.float64),
        np.array([margins[each.seat] for each in seen], np.float64),
        np.array([shares[each.seat] if each.expected is None else each.expected for each in seen], np.float64),
    )
