"""The portable engine equals plain Python and machine code, to the bit."""

from typing import Any

import pytest

from oceanarium.bots import search
from oceanarium.bots.search_bot import Findings, Limit, SearchBot
from oceanarium.kernel import NOBODY, Game, Match, playout
from oceanarium.kernel.engine import Engine, plain_engine
from tests import machine_code
from tests.nets import judges
from tests.portable import portable

MATCHES, SEARCHES = 1_000, 50
PART = 5  # of the expert's patience: trees of many levels, at a price that every run can pay; `make laws` has all of it
FEW, EVERY = 6, 4  # iterations, and one in so many of the others: plain mode is slow; `make laws` has all of them


@pytest.fixture(scope="session")
def ours(game: Game[Any]) -> Engine[Any]:
    return portable(game)


def results(engine: Engine[Any], seats: int, count: int) -> tuple[list[int], list[list[int]], list[list[int]]]:
    """The lengths, scores and places of random matches."""
    start = Match(engine.game, seats, None, seats, manual_chance=True).state
    width = engine.game.max_seats
    decisions, scores, places = engine.row(count), engine.grid(count, width), engine.grid(count, width)
    engine[playout].play_outs(engine.box(start), 7, 0, decisions, scores, places)
    return list(decisions), [list(row) for row in scores], [list(row) for row in places]


def test_matches_end_as_in_plain_python(game: Game[Any], ours: Engine[Any], is_thorough: bool) -> None:
    count = MATCHES // len(game.seats) // (1 if is_thorough else EVERY)
    for seats in game.seats:
        assert results(ours, seats, count) == results(plain_engine(game.name), seats, count)


def positions(game: Game[Any]) -> list[Match[Any]]:
    """Positions of random matches from the first move to the last, with every number of seats."""
    found: list[Match[Any]] = []
    for number in range(SEARCHES):
        seats = game.seats[number // EVERY % len(game.seats)]  # so that one in so many has every number too
        match = Match(game, seats, seed=number)
        for step in range(number * 3):
            if match.actor == NOBODY:
                break
            last = match.copy()
            seat = match.waiting[step % len(match.waiting)]
            numbers = match.legal_numbers(seat)
            match.play_silently(numbers[(number + 7 * step) % len(numbers)], seat)
        found.append(last if match.actor == NOBODY else match)
    return found


def searched(engine: Engine[Any], seed: int, match: Match[Any], seat: int, iterations: int) -> Any:
    """All figures of a search; every other one is by a net."""
    game, judge = engine.game, judges(engine.game)[seed % 2]
    manner = game.manner if judge is None else game.learned_manner
    return told(SearchBot(game, seed, Limit(iterations), manner, engine=engine, net=judge).think(match, seat))


def told(findings: Findings) -> Any:
    """All figures of a search."""
    figures = [(each.move.number, each.visits, each.value) for each in findings.candidates]
    return findings.iterations, figures, findings.outlook


def test_long_searches_find_the_same_as_machine_code(game: Game[Any], ours: Engine[Any], is_thorough: bool) -> None:
    machine_code.leave_out_all_but([machine_code.TOY], game, is_thorough)
    machine = machine_code.compiled(game, search)
    iterations = game.patience.expert // (1 if is_thorough else PART)
    for number, match in enumerate(positions(game)[:: 1 if is_thorough else EVERY]):
        found = [searched(engine, number, match, match.waiting[0], iterations) for engine in (ours, machine)]
        assert found[0] == found[1]


def test_short_searches_find_the_same_as_plain_python(game: Game[Any], ours: Engine[Any], is_thorough: bool) -> None:
    for number, match in enumerate(positions(game)[:: 1 if is_thorough else EVERY]):
        engines = (ours, plain_engine(game.name))
        found = [searched(engine, number, match, match.waiting[-1], FEW) for engine in engines]
        assert found[0] == found[1]
