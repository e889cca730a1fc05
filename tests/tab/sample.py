"""Matches and searches by one engine, told as plain data: this file runs here and in Python in WebAssembly."""

from typing import Any

from oceanarium.bots.search_bot import Limit, SearchBot
from oceanarium.kernel import NOBODY, Game, Match, playout

MATCHES, SEARCHES = 200, 10
PART = 20  # of the expert's patience


def sample(engine: Any) -> Any:
    """All figures of some matches and searches."""
    game = engine.game
    return [[_matches(engine, seats) for seats in game.seats], [_search(engine, number) for number in range(SEARCHES)]]


def _matches(engine: Any, seats: int) -> Any:
    """The lengths, scores and places of random matches."""
    start = Match(engine.game, seats, None, seats, manual_chance=True).state
    width = engine.game.max_seats
    decisions, scores, places = engine.row(MATCHES), engine.grid(MATCHES, width), engine.grid(MATCHES, width)
    engine[playout].play_outs(engine.box(start), 7, 0, decisions, scores, places)
    return [list(map(int, decisions)), [list(map(int, row)) for row in scores], [list(map(int, row)) for row in places]]


def _search(engine: Any, number: int) -> Any:
    """What a search finds, to the last bit; but the outlook, because Pythons differ in how they add up."""
    game: Game[Any] = engine.game
    match = _position(game, number)
    limit = Limit(game.patience.expert // PART)
    found = SearchBot(game, number, limit, game.manner, engine=engine).think(match, match.waiting[0])
    figures = [[each.move.number, each.visits, float(each.value).hex()] for each in found.candidates]
    return [found.iterations, figures, [f"{share:.12f}" for share in found.outlook]]


def _position(game: Game[Any], number: int) -> Match[Any]:
    """A position of a random match, the later the higher the number."""
    match = Match(game, game.seats[number % len(game.seats)], seed=number)
    last = match.copy()
    for step in range(number * 4):
        if match.actor == NOBODY:
            return last
        last = match.copy()
        seat = match.waiting[step % len(match.waiting)]
        numbers = match.legal_numbers(seat)
        match.play_silently(numbers[(number + 7 * step) % len(numbers)], seat)
    return last if match.actor == NOBODY else match
