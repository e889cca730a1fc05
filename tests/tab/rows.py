"""What one sees of rows in a module's memory: this file runs in Python in WebAssembly."""

import random
from typing import Any

from oceanarium.kernel import Match, game_named
from oceanarium.kernel.engine import engine_now
from oceanarium.tab.engine import ModuleMissing, prepare


def seen(engine: Any) -> dict[str, Any]:
    """Everything that a test wants to know of rows, by name."""
    return {
        "box": _box(engine),
        "fractions": _fractions(engine),
        "large numbers": _large_numbers(engine),
        "used again": _used_again(engine),
        "grown": _grown(engine),
        "apart": _apart(engine),
        "outside": _outside(engine),
    }


def _box(engine: Any) -> bool:
    state = Match(engine.game, 2, seed=3).state
    return bool(engine.state(engine.box(state)).to_bytes() == state.to_bytes())


def _fractions(engine: Any) -> Any:
    row = engine.fractions(3)
    row[1] = 0.25
    return [list(row), row[1], repr(row[0]), list(engine.grid(2, 3))]


def _large_numbers(engine: Any) -> Any:
    row = engine.row(3)
    row[0], row[1], row[2] = 2**62 + 1, -(2**62) - 1, 7
    return [row[0] == 2**62 + 1, row[1] == -(2**62) - 1, row[2], list(row) == [row[0], row[1], row[2]]]


def _used_again(engine: Any) -> Any:
    addresses = set()
    for _ in range(50):
        row = engine.row(1_000)
        assert row[999] == 0
        row[999] = 7
        addresses.add(row.address)
        del row
    return len(addresses)


def _grown(engine: Any) -> Any:
    small = engine.row(4)
    small[2] = 42
    large = engine.row(3_000_000)
    large[2_999_999] = 1
    return [small[2], large[2_999_999]]


def _apart(engine: Any) -> Any:
    mine, other = engine.row(2), engine.apart().row(2)
    mine[0] = 5
    return [mine[0], other[0]]


def _outside(engine: Any) -> str:
    try:
        engine.row(3)[3]
    except IndexError as error:
        return str(error)
    return ""


async def missing(name: str) -> str:
    """What is said where a module does not load, and what bots then play with."""
    from oceanarium.bots import search

    try:
        await prepare(name)
    except ModuleMissing as error:
        return f"{error} {engine_now(game_named(name), search).is_compiled}"
    return ""


def woken() -> dict[str, Any]:
    """What is there in a new tab that is not in memory."""
    garden = game_named("octopus-garden")
    return {"rules": {each: garden.rules_in(each) for each in garden.rules_files}, "random": random.random()}
