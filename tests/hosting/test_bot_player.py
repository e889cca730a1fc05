"""How long bots wait before they move."""

import random
from types import SimpleNamespace
from typing import Any

import pytest

from oceanarium.hosting.bot_player import BotPlayer, pause_before
from oceanarium.hosting.bot_questions import AskInWindow, AskMove, situation
from oceanarium.hosting.messages.tables import NewTable, SeatWish
from oceanarium.kernel import CHANCE, Match, OptionError, game_named
from oceanarium.kernel.match import Played
from tests.hosting.clockwork import ANNA, Clockwork, Quick, timed

PASS = 8


@pytest.mark.parametrize(
    ("has_people", "movers", "pause"),
    [
        (True, [CHANCE], 0.7),
        (True, [1, 0, CHANCE], 0.7),  # an answer to a person, who may want to take the move back
        (True, [0, 1, CHANCE], 0),
        (False, [0, 1, CHANCE], 0.7),  # somebody watches
    ],
)
def test_bots_wait_only_for_people_who_could_not_follow_else(has_people: bool, movers: list[int], pause: float) -> None:
    assert pause_before(table_after(movers, 3, has_people=has_people), 0.7) == pause


def test_bots_do_not_wait_after_a_window_that_was_let_go_by() -> None:
    assert pause_before(table_after([1, 0], PASS, has_people=True), 0.7) == 0


class Slow(Quick):
    """Bots that make the first move there is, after they have thought for a while."""

    def __init__(self, thought: float) -> None:
        self.thought = thought
        self.asked = 0
        self.windows: list[int] = []  # which of the questions were asked in a window

    async def _answer(self, asked: Any) -> Any:
        self.asked += 1
        if not isinstance(asked, AskInWindow):
            return await super()._answer(asked)
        self.windows.append(self.asked - 1)
        assert asked.seconds < 0.7
        return await super()._answer(asked.asked), self.thought


@pytest.mark.parametrize("thought", [0.0, 0.55])
def test_a_bot_takes_the_same_time_in_a_window_whether_it_holds_anything(thought: float) -> None:
    """Otherwise the others could read from its time what it holds: a pass that needs no thought would come at once."""

    async def scenario(house: Clockwork) -> None:
        seats = [SeatWish(kind="here"), SeatWish(kind="bot", level="expert")]
        table = await house.tables.create(ANNA, NewTable(game="open-worlds", seats=seats, seed=3))
        house.tables._bots[table.id].stop()
        workers, rests = Slow(thought), list[float]()

        async def rest(seconds: float) -> None:
            rests.append(seconds)

        player = BotPlayer(table, workers, 0.7, rest)
        while len(workers.windows) < 5:
            player.wake()
            await house.settle()
            if 0 in table.waiting:
                await house.play(table, 0)
        assert {round(rests[place] + thought, 9) for place in workers.windows} == {0.7}

    timed(scenario)


@pytest.mark.parametrize("level", ["search", "expert", "master"])
def test_in_a_window_a_bot_decides_in_time_and_tells_how_long_it_thought(level: str) -> None:
    match = Match(game_named("open-worlds"), 2, seed=3)
    chooser = random.Random(1)
    while match.game.open_window(match.state) is None or len(match.legal_numbers(match.waiting[0])) == 1:
        match.play(chooser.choice(match.legal_numbers(match.waiting[0])), match.waiting[0])
    seat = match.waiting[0]
    asked = AskMove(situation(match), level, 1, seat)
    move, seconds = AskInWindow(asked, 0.001).answer()
    assert move in match.legal_numbers(seat)
    assert seconds > 0
    with pytest.raises(OptionError):
        AskInWindow(asked, 0).answer()  # it is the searching bot who is told to hurry


def table_after(movers: list[int], number: int, *, has_people: bool) -> Any:
    """A table with a person in seat 0, if any, after moves with that number."""
    moves = tuple(Played(seat, number, "") for seat in movers)
    game = SimpleNamespace(windows=SimpleNamespace(PASS=PASS))
    match = SimpleNamespace(moves=moves, game=game)
    return SimpleNamespace(match=match, has_people=has_people, is_bot=lambda seat: seat > 0 or not has_people)
