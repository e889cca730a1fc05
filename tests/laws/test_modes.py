"""Compiled equals plain."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oceanarium.bots import greedy
from oceanarium.bots.greedy_bot import SAMPLES
from oceanarium.bots.nets import Net, net_row
from oceanarium.kernel import CHANCE, NOBODY, Game, Match, border, game_named
from oceanarium.kernel.chance import WORDS
from oceanarium.kernel.compile import dtype_of
from oceanarium.kernel.engine import Engine, plain_engine
from oceanarium.kernel.searching import ALL_MOVES
from tests import machine_code
from tests.laws.test_secrets import twin_of
from tests.matches import matches, options, seeds
from tests.nets import judges
from tests.portable import portable
from tests.templates import trace

EXAMPLES, STREAMS = 25, 40  # together a thousand matches for each game, in `make laws`
EVERY = 4  # one in so many of them otherwise; the portable engine's thousand are always played
ROOM = 375  # states that are compared, every fourth of a match; what is longer is cut off


@pytest.fixture(scope="session")
def compiled(game: Game[Any], is_thorough: bool) -> Engine[Any]:
    """The game as machine code, from the cache or for it."""
    machine_code.leave_out_all_but(machine_code.SAMPLES, game, is_thorough)
    return machine_code.compiled(game, trace)


@pytest.fixture(scope="session")
def ours(game: Game[Any]) -> Engine[Any]:
    return portable(game)


@pytest.fixture(scope="session")
def plain(game: Game[Any]) -> Engine[Any]:
    return plain_engine(game.name)


def test_compiled_states_are_laid_out_as_bytes_are(game: Game[Any]) -> None:
    assert dtype_of(game.State).itemsize == game.State.packing.size
    assert dtype_of(game.State).isalignedstruct


def traced(engine: Engine[Any], start: Any, seed: int, stream: int, room: int) -> tuple[bytes, list[int]]:
    """Every fourth state of a random match, and a digest of what the rules say about each."""
    digests = engine.row(room)
    states = engine[trace].trace(engine.box(start), seed, stream, digests)
    data = states.tobytes() if engine.is_compiled else b"".join(state.to_bytes() for state in states)
    return data, [int(digest) for digest in digests[: len(states)]]


def assert_modes_agree(compiled: Engine[Any], plain: Engine[Any], start: Any, seed: int, stream: int) -> None:
    states, digests = traced(compiled, start, seed, stream, ROOM)
    room = min(len(digests) + 1, ROOM)  # enough, and not much more: states take long to make
    assert traced(plain, start, seed, stream, room) == (states, digests)


@settings(max_examples=EXAMPLES)
@given(data=st.data(), seed=seeds)
def test_matches_take_the_same_course(
    game: Game[Any], compiled: Engine[Any], plain: Engine[Any], is_thorough: bool, data: st.DataObject, seed: int
) -> None:
    seats = data.draw(st.sampled_from(game.seats))
    start = game.new_state(seats, data.draw(options(game, seats)))
    for stream in range(0, STREAMS, 1 if is_thorough else EVERY):
        assert_modes_agree(compiled, plain, start, seed, stream)


@given(data=st.data(), seed=seeds)
def test_what_a_seat_cannot_know_is_dealt_afresh_in_the_same_way(
    compiled: Engine[Any], plain: Engine[Any], game: Game[Any], data: st.DataObject, seed: int
) -> None:
    match = data.draw(matches(game))
    for seat in range(NOBODY, match.seats):
        results = []
        for engine in (compiled, plain):
            box, rng = engine.box(match.state), engine.row(WORDS)
            engine[trace].redealt(box, seat, seed, rng)
            results.append((engine.state(box).to_bytes(), [int(word) for word in rng]))
        assert results[0] == results[1]


WEAKNESSES = ((ALL_MOVES, 0.0, 0.0, 0.0), (3, 0.7, 0.5, 0.9))  # span, blur, caution, and how every tenth move is liked


def best_move(
    engine: Engine[Any],
    state: Any,
    seat: int,
    seed: int,
    weaknesses: tuple[int, float, float, float],
    judge: Net | None,
) -> tuple[int, list[float]]:
    values, likes = engine.fractions(engine.game.move_count), engine.fractions(engine.game.move_count)
    *sight, fondness = weaknesses
    for place in range(0, len(values), 10):
        likes[place] = fondness
    chance, net = (seed, 1, SAMPLES), net_row(engine, judge)
    move = engine[greedy].best_move(engine.box(state), seat, *chance, *sight, likes, values, net)
    return int(move), [float(value) for value in values]


@settings(max_examples=15)
@given(data=st.data(), seed=seeds)
def test_the_greedy_bot_chooses_the_same_and_only_by_what_its_seat_knows(
    game: Game[Any], ours: Engine[Any], plain: Engine[Any], data: st.DataObject, seed: int
) -> None:
    match, weaknesses = data.draw(matches(game)), data.draw(st.sampled_from(WEAKNESSES))
    judge = data.draw(st.sampled_from(judges(game)))
    for seat in match.waiting:
        move, values = best_move(ours, match.state, seat, seed, weaknesses, judge)
        same_move, same_values = best_move(plain, match.state, seat, seed, weaknesses, judge)
        assert (move, values) == (same_move, same_values)
        assert move in game.legal_moves(match.state, seat)
        twin = twin_of(game, match.state, seat, seed)
        assert best_move(ours, twin, seat, seed, weaknesses, judge) == (move, values)


@pytest.mark.parametrize("name", machine_code.SAMPLES)
@settings(max_examples=10)
@given(data=st.data(), seed=seeds)
def test_the_border_tells_the_same_in_both_modes(name: str, data: st.DataObject, seed: int) -> None:
    game = game_named(name)
    compiled, plain = machine_code.compiled(game, border), plain_engine(name)
    seats = data.draw(st.sampled_from(game.seats))
    coded = game.options.coded(data.draw(options(game, seats)))
    boxes: list[Any] = []
    for engine in (compiled, plain):
        row = engine.row(len(coded))
        row[:] = coded
        boxes.append(engine.box(game.State()))
        engine[border].set_up(boxes[-1], seats, row)
    match = data.draw(matches(game))
    boxes = [compiled.box(match.state), plain.box(match.state)]
    answers = [answers_at_the_border(engine, box, match) for engine, box in zip((compiled, plain), boxes, strict=True)]
    assert answers[0] == answers[1]


def answers_at_the_border(engine: Engine[Any], box: Any, match: Match[Any]) -> list[Any]:
    """What every entry says, and the bytes after a move and a new deal."""
    game, entries = engine.game, engine[border]
    moves, weights = engine.row(game.move_count), engine.row(game.move_count)
    actor, count = (int(number) for number in entries.choices(box, moves, weights))
    answers: list[Any] = [actor, moves[:count] if isinstance(moves, list) else moves[:count].tolist()]
    assert actor == match.actor
    answers.append(int(entries.waiting(box)))
    for seat in range(match.seats):
        answers.append(int(entries.legal_moves(box, seat, moves)))
        answers += [int(entries.forbids(box, seat, move)) for move in range(-1, game.move_count + 1)]
    scores, places = engine.row(match.seats), engine.row(match.seats)
    entries.results(box, scores, places)
    answers += [*map(int, scores), *map(int, places)]
    numbers = match.legal_numbers()
    if numbers:
        entries.apply_move(box, actor, numbers[-1])
        entries.redeal(box, 0 if actor == CHANCE else actor, 7)
    return [*answers, engine.state(box).to_bytes()]
