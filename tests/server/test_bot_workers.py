"""Bots in processes of their own."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from typing import Any

import pytest

from oceanarium.bots import BOTS, TEMPLATES, search
from oceanarium.hosting.bot_questions import AskAdvice, AskJudgements, AskMove, situation
from oceanarium.hosting.workers import BotFailed
from oceanarium.kernel import Match, game_named
from oceanarium.server import bot_workers
from oceanarium.server.bot_workers import BotWorkers, is_warming_up
from tests import machine_code
from tests.matches import play_at_random
from tests.ours import OURS
from tests.server.devices import HERE, RANDOM, Device, hall_of


def new_match(name: str = "octopus-garden") -> Match[Any]:
    return Match(game_named(name), 2, seed=4)


def test_a_worker_chooses_what_the_bot_would_choose_here() -> None:
    match = new_match()
    asked = AskMove(situation(match), "random", 9, match.actor)

    async def scenario() -> None:
        workers = BotWorkers(1, patience=60)
        assert await workers.choose(asked) == asked.answer()
        assert await workers.choose(AskMove(situation(new_match("tidepool")), "greedy", 0, 0)) in new_match(
            "tidepool"
        ).legal_numbers(0)
        workers.close()

    asyncio.run(scenario())


def test_a_question_does_not_tell_what_chance_will_bring() -> None:
    match = new_match()
    assert match.seed not in situation(match)


def test_a_killed_worker_is_replaced_and_the_move_asked_for_again() -> None:
    match = new_match()
    asked = AskMove(situation(match), "random", 9, match.actor)

    async def scenario() -> None:
        workers = BotWorkers(1, patience=60)
        first = await workers.choose(asked)
        killed = workers.process_ids
        os.kill(killed[0], signal.SIGKILL)
        assert await workers.choose(asked) == first
        assert workers.process_ids != killed
        workers.close()

    asyncio.run(scenario())


def test_a_worker_that_is_stuck_is_given_up() -> None:
    match = new_match()
    asked = AskMove(situation(match), "random", 9, match.actor)

    async def scenario() -> None:
        workers = BotWorkers(1, patience=60)
        await workers.choose(asked)
        os.kill(workers.process_ids[0], signal.SIGSTOP)
        workers._patience = 0.01
        with pytest.raises(BotFailed):
            await workers.choose(asked)
        workers.close()

    asyncio.run(scenario())


def test_a_bot_that_raises_is_a_failure_and_not_a_crash() -> None:
    match = new_match()
    asked = AskMove(situation(match), "random", 9, 1 - match.actor)  # it is not that seat's turn

    async def scenario() -> None:
        workers = BotWorkers(1, patience=60)
        with pytest.raises(BotFailed):
            await workers.choose(asked)
        assert len(workers.process_ids) == 1
        workers.close()

    asyncio.run(scenario())


def test_the_table_plays_on_when_its_bot_is_killed(anna: Device) -> None:
    table = anna.make_table(HERE, RANDOM).table
    workers = hall_of(anna.client).workers
    assert isinstance(workers, BotWorkers)
    with anna.talk(table) as talk:
        position = talk.position()
        for _ in range(4):
            for process in workers.process_ids:
                os.kill(process, signal.SIGKILL)
            seat = position.seats[0]
            talk.say(type="play", seat=0, move=seat.moves[0][0], sequence=position.sequence)
            position = talk.position_until(0)
        assert any(event[2] == 1 for event in position.events) or position.table.moves_made > 12


def test_thinking_does_not_keep_the_others_waiting(anna: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    workers = hall_of(anna.client).workers
    thinking = asyncio.Event()

    async def slow(asked: object) -> int:
        await asyncio.sleep(30)
        raise AssertionError

    monkeypatch.setattr(workers, "choose", slow)
    table = anna.make_table(RANDOM, HERE).table
    with anna.talk(table) as talk:
        assert talk.position().thinking == [0]
        began = time.monotonic()
        assert anna.get("/api/lobby").status_code == 200
        assert time.monotonic() - began < 5
    assert not thinking.is_set()


def test_a_worker_gives_advice_with_reasons_and_judges_a_match_bit_by_bit() -> None:
    match = new_match("tidepool")
    play_at_random(match, 1_000, 3)
    begun = new_match("octopus-garden")
    play_at_random(begun, 40, 3)
    seat = begun.waiting[0]
    machine_code.make_quick(match.game, search)

    async def scenario() -> None:
        workers = BotWorkers(1, patience=60)
        advice = await workers.advise(AskAdvice(situation(begun), seat))
        assert advice.move in begun.legal_numbers(seat)
        assert 0 <= advice.chance <= 1
        assert advice.reasons
        found, is_all = await workers.judge(AskJudgements(situation(match), 0))
        while not is_all:
            more, is_all = await workers.judge(AskJudgements(situation(match), found[-1].number + 1))
            found += more
        assert [each.number for each in found] == sorted({each.number for each in found})
        assert all(each.made.move.number == match.moves[each.number].number for each in found)
        workers.close()

    asyncio.run(scenario())


def test_a_worker_can_be_stopped_while_it_is_being_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that closed at that moment failed: a process that has not been started cannot be ended."""
    context, begun = multiprocessing.get_context("spawn"), threading.Event()
    started = context.Process.start

    def start_slowly(process: Any) -> None:
        begun.set()
        time.sleep(0.2)
        started(process)

    monkeypatch.setattr(context.Process, "start", start_slowly)
    worker = bot_workers._Worker()
    starting = threading.Thread(target=worker._start)
    starting.start()
    begun.wait()
    worker.stop()
    starting.join()
    assert worker.process_id is None


def test_every_bot_says_what_it_compiles() -> None:
    assert set(TEMPLATES) == set(BOTS)


def test_the_random_bot_needs_no_warming_up() -> None:
    assert not is_warming_up(game_named("octopus-garden"), "random")


@pytest.mark.parametrize("game", OURS)  # the toy has none there
def test_nobody_warms_up_while_the_engine_beside_the_rules_is_fresh(game: str) -> None:
    assert not [level for level in BOTS if is_warming_up(game_named(game), level)]
