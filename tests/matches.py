"""Matches in any stage, drawn by Hypothesis."""

from collections.abc import Mapping
from typing import Any

from hypothesis import note
from hypothesis import strategies as st

from oceanarium.kernel import CHANCE, Game, Match, OptionError
from oceanarium.kernel.chance import MAX_SEED, WORDS, draw, seed_rng
from oceanarium.kernel.options import Value

LONG = 260  # moves: about a whole match of the games there are
WIDEST = 8  # of the numbers in a list: more makes no valid option so far

Options = dict[str, Value]

seeds = st.integers(0, MAX_SEED)


def _numbers(described: Mapping[str, Any]) -> st.SearchStrategy[tuple[int, ...]]:
    """A walk in steps of one: lists of numbers are lengths of rows, which seldom fit when drawn one by one."""
    steps = st.lists(st.sampled_from([-1, 1]), max_size=described["most"] - 1)
    walks = st.tuples(st.integers(1, WIDEST), steps).map(lambda walk: _walked(*walk))
    return st.just(tuple(described["default"])) | walks


def _walked(first: int, steps: list[int]) -> tuple[int, ...]:
    numbers = [first]
    for step in steps:
        numbers.append(max(numbers[-1] + step, 1))
    return tuple(numbers)


def _values(described: Mapping[str, Any]) -> st.SearchStrategy[Any]:
    """Any value of one option, by its description."""
    if described["kind"] == "choice":
        return st.sampled_from([each["value"] for each in described["values"]])
    if described["kind"] == "number":
        return st.just(described["default"]) | st.integers(described["lowest"], described["highest"])
    assert described["kind"] == "numbers"
    return _numbers(described)


@st.composite
def options(draw_value: st.DrawFn, game: Game[Any], seats: int) -> Options:
    """Options that the game accepts: what a check refuses is left at its default."""
    chosen: dict[str, Any] = {}
    for described in game.options.described():
        value = draw_value(_values(described))
        try:
            game.options.completed({**chosen, described["name"]: value}, seats)
        except OptionError:
            continue
        chosen[described["name"]] = value
    return game.options.completed(chosen, seats)


@st.composite
def matches(
    draw_value: st.DrawFn,
    game: Game[Any],
    *,
    length: int | None = None,
    usual: bool = False,
    manual_chance: bool = True,
) -> Match[Any]:
    """A match in any stage, or after so many moves. Failures shrink to a short match with the usual options."""
    seats = draw_value(st.sampled_from(game.seats))
    chosen = {} if usual else draw_value(options(game, seats))
    match = Match(game, seats, chosen, draw_value(seeds), manual_chance=manual_chance)
    play_at_random(match, draw_value(st.integers(0, LONG)) if length is None else length, draw_value(seeds))
    note(match.to_link())  # shown with a failure
    return match


def play_at_random(match: Match[Any], most_moves: int, seed: int) -> int:
    """Up to so many moves of whoever may choose, in any order; returns the number of decisions."""
    rng, decisions = [0] * WORDS, 0
    seed_rng(rng, seed, 0)
    for _ in range(most_moves):
        choosers = match.waiting or (match.actor,)
        seat = choosers[draw(rng, len(choosers))]
        numbers = match.legal_numbers(seat)
        if not numbers:
            break
        match.play(numbers[draw(rng, len(numbers))], seat)
        decisions += seat != CHANCE
    return decisions
