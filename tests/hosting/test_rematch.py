"""Rematches: who begins, who is asked, and what goes along."""

from collections.abc import Awaitable
from typing import Any

import pytest

from oceanarium.hosting.messages.tables import NewTable, SeatWish
from oceanarium.hosting.problems import RequestProblem
from oceanarium.hosting.table import Table
from oceanarium.kernel import game_named, game_names
from tests.hosting.clockwork import ANNA, BEN, CARA, DAYS, LIVE, Clockwork, timed

HERE, OPEN = SeatWish(kind="here"), SeatWish(kind="open")
GAMES = [game for game in game_names() if 2 in game_named(game).seats]


async def ended(house: Clockwork, game: str, loser: str, **more: Any) -> Table:
    """A match of two that one of them has given up."""
    table = await house.table(ANNA, BEN, game=game, **more)
    await table.resign(loser, table.seats_of(loser))
    return table


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("loser", [ANNA, BEN])
def test_who_begins_is_as_the_rules_of_the_game_say(game: str, loser: str) -> None:
    async def scenario(house: Clockwork) -> None:
        table = await ended(house, game, loser)
        again = await house.tables.rematch(ANNA, table)
        await house.tables.rematch(BEN, table)
        lost = table.seats_of(loser)[0]
        assert [again.seats_of(person) for person in (ANNA, BEN)] == [[0], [1]]
        if game == "oceania":
            assert again.waiting == (lost,)  # the loser begins [OC-14.2]
        elif game == "open-worlds":  # Priority follows the places [OW-2.6]
            places = (2, 1) if lost == 0 else (1, 2)
            assert again.match.options["previous_places"] == places
            assert again.match.options["first_priority"] == "previous_result"
        else:  # chance decides anew: nothing is said of a match before
            assert (again.match.options, again.match.seed != table.match.seed) == (table.match.options, True)

    timed(scenario)


@pytest.mark.parametrize("clock", [None, LIVE, DAYS])
def test_others_are_asked_and_no_clock_runs_before_they_have_come(clock: Any) -> None:
    async def scenario(house: Clockwork) -> None:
        table = await ended(house, "oceania", BEN, clock=clock, is_public=True, is_rated=clock is not None)
        called: list[tuple[str, str, str | None]] = []

        async def call(person: str, game: Any, by: str, at: str | None) -> None:
            called.append((person, by, at))

        house.tables.call = call
        again = await house.tables.rematch(ANNA, table)
        assert called == [(BEN, table.name_of(0), again.id)]
        assert (again.status, again.seats_of(ANNA), again.seats_of(BEN)) == ("open", [0], [])
        assert (again.record.is_public, again.clock, again.record.is_rated) == (True, clock, clock is not None)
        await house.wait(3_600)
        assert again.status == "open"
        assert house.left(again) == house.left(await house.table(ANNA, BEN, clock=clock))
        await again.join(BEN, "Somebody else", None)
        assert (again.status, again.name_of(1)) == ("playing", "Ben")

    timed(scenario)


def test_seats_are_kept_for_those_who_played_and_nobody_else() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN, CARA, game="open-ocean")
        await table.leave(BEN)
        await table.leave(CARA)
        await table.leave(ANNA)
        again = await house.tables.rematch(CARA, table)
        assert again.record.kept == {0: ANNA, 1: BEN}
        assert await problem(again.join("stranger", "Stranger", None)) == "seats_kept"
        assert await problem(again.join(ANNA, None, 1)) == "seat_taken"
        await again.join(BEN, None, None)
        await again.join(ANNA, None, None)
        assert [seat.holder for seat in again.seats] == [ANNA, BEN, CARA]
        assert again.status == "playing"

    timed(scenario)


def test_who_does_not_want_another_match_says_so_and_the_table_is_closed() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await ended(house, "octopus-garden", BEN)
        again = await house.tables.rematch(ANNA, table)
        assert await problem(again.close("stranger")) == "not_your_table"
        await again.close(BEN)
        assert again.status == "over"
        later = await house.tables.rematch(BEN, table)  # but one may ask again
        assert (later.id != again.id, later.kept_for(ANNA)) == (True, [0])
        assert (await house.tables.rematch(ANNA, table)).id == later.id
        assert later.status == "playing"

    timed(scenario)


def test_a_rematch_outlives_a_restart_with_its_kept_seats() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await ended(house, "oceania", BEN)
        again = await house.tables.rematch(ANNA, table)
        await house.restart()
        found = await house.tables.find(again.id)
        assert found.kept_for(BEN) == [1]
        assert (await house.tables.rematch(BEN, await house.tables.find(table.id))).status == "playing"

    timed(scenario)


def test_against_bots_it_begins_at_once() -> None:
    async def scenario(house: Clockwork) -> None:
        wanted = NewTable(game="octopus-garden", seats=[HERE, SeatWish(kind="bot", level="random")])
        table = await house.tables.create(ANNA, wanted)
        await table.leave(ANNA)
        again = await house.tables.rematch(ANNA, table)
        assert (again.status, again.record.conditions) == ("playing", None)

    timed(scenario)


async def problem(attempt: Awaitable[Any]) -> str:
    with pytest.raises(RequestProblem) as caught:
        await attempt
    return caught.value.problem.code
