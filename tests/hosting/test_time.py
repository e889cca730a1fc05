"""Clocks, leaving and pauses at tables, with the time handed in."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from oceanarium.hosting.club.rating_rules import rated_places
from oceanarium.hosting.messages.tables import NewTable, SeatWish
from oceanarium.hosting.problems import RequestProblem
from oceanarium.hosting.studies import check_try_out
from oceanarium.hosting.table import Table
from oceanarium.hosting.time.ledger import DAY
from oceanarium.protocol.messages import Clock
from oceanarium.store.desk import Desk
from oceanarium.store.records import FLAG, HAND_OVER, RESIGN
from oceanarium.store.sql_store import SqlStore
from tests.hosting.clockwork import ANNA, BEN, CARA, DAYS, DORA, LIVE, Clockwork, timed

HERE, OPEN, BOT = SeatWish(kind="here"), SeatWish(kind="open"), SeatWish(kind="bot", level="casual")


def seat_to_move(table: Table) -> int:
    return table.waiting[0]


def person_of(table: Table, seat: int) -> str:
    holder = table.seats[seat].holder
    assert holder is not None
    return holder


async def refused(asked: Any) -> str:
    with pytest.raises(RequestProblem) as problem:
        await asked
    return problem.value.problem.code


# Clocks


def test_with_two_seats_who_runs_out_of_time_has_lost() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN)
        loser = seat_to_move(table)
        await house.wait(299)
        assert table.status == "playing"
        await house.wait(1)
        assert (table.status, table.ledger.gone[loser]) == ("over", "flag")
        assert (table.result.places[loser], table.result.winners) == (2, [1 - loser])
        assert table.outcome.sentence.endswith("ran out of time.")
        stored = await house.store.load(table.id)
        assert stored is not None
        assert (stored.entries[-1].move, stored.table.status) == (FLAG, "over")

    timed(scenario)


def test_of_three_a_bot_plays_on_for_whoever_is_out_of_time_and_they_come_last() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN, CARA)
        slow = seat_to_move(table)
        await house.wait(300)
        assert (table.status, table.is_bot(slow), table.level_of(slow)) == ("playing", True, "skilled")
        while table.status == "playing":
            await house.play(table)
        assert table.match.outcome is not None
        assert (table.result.places[slow], table.result.gone[slow]) == (3, "flag")

    timed(scenario)


def test_a_flag_falls_also_at_a_table_that_has_left_the_memory() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN, clock=DAYS)
        for person in (ANNA, BEN):
            house.go(table, person)
        house.tables.forget_unused(0)
        assert house.tables.count_in_memory == 0
        house.machine += 3 * DAY
        await house.hall.timekeeper.work()
        assert (await house.tables.find(table.id)).status == "over"

    timed(scenario)


@pytest.mark.parametrize(("wish", "is_bot"), [("nothing", False), ("bot", True)])
def test_who_made_a_casual_table_may_have_chosen_that_nobody_loses_by_time(wish: Any, is_bot: bool) -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN, clock=Clock(kind="live", base=20, out_of_time=wish))
        slow = seat_to_move(table)
        await house.wait(40)
        assert (table.status, table.is_bot(slow), house.left(table)[slow]) == ("playing", is_bot, 0)

    timed(scenario)


def test_nobody_waits_for_a_flag_at_a_table_that_is_still_open() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.tables.create(ANNA, NewTable(game="octopus-garden", seats=[HERE, OPEN], clock=LIVE))
        await house.wait(400)
        assert house.left(table) == [300_000, 300_000]
        await table.join(BEN, "Ben", None)
        await house.wait(2)
        assert sorted(house.left(table)) == [298_000, 300_000]

    timed(scenario)


def test_what_the_line_takes_is_given_back_up_to_a_second_a_move() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN, clock=Clock(kind="live", base=300))
        seat = seat_to_move(table)
        table.company.note_lag(person_of(table, seat), 7_000)
        await house.wait(5)
        await house.play(table)
        assert house.left(table)[seat] == 296_000

    timed(scenario)


def test_who_has_a_slow_line_does_not_lose_by_it() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN)
        seat = seat_to_move(table)
        table.company.note_lag(person_of(table, seat), 400)
        await house.wait(300.3)
        assert table.ledger.gone[seat] == ""
        await house.wait(0.1)
        assert table.ledger.gone[seat] == "flag"

    timed(scenario)


def test_clocks_are_the_same_to_the_millisecond_after_a_kill_and_time_down_is_not_counted(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqlStore(Desk(tmp_path))
        await store.open()
        house = Clockwork(store)
        table = await house.table(ANNA, BEN)
        await house.wait(17.123)
        await house.play(table)
        await house.wait(5)
        await house.hall.timekeeper.note_time()  # the heartbeat
        before = house.left(table)
        house.machine += 700  # that no disk knows of
        await house.restart(down=90_000)
        table = await house.tables.find(table.id)
        assert house.left(table) == before
        house.come(table, ANNA)
        house.come(table, BEN)
        await house.wait(296)
        assert table.status == "over"  # and flags fall after it
        await store.close()

    asyncio.run(scenario())


def test_after_a_kill_time_goes_on_from_an_entry_that_is_later_than_the_last_note() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN)
        await house.wait(0.9)  # less than a heartbeat
        await house.play(table)
        before = house.left(table)
        assert await house.store.host_time() == 0
        await house.restart()
        assert house.left(await house.tables.find(table.id)) == before

    timed(scenario)


def test_the_time_of_the_host_is_noted_once_a_second_and_only_while_a_clock_runs() -> None:
    async def scenario(house: Clockwork) -> None:
        await house.table(ANNA, BEN, clock=None)
        await house.wait(5)
        assert await house.store.host_time() == 0
        await house.table(CARA, DORA)
        await house.wait(5)
        assert await house.store.host_time() == 10_000

    timed(scenario)


# Leaving


def test_away_after_ten_seconds_and_a_minute_later_the_others_may_let_a_bot_play_on() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN, CARA)
        house.go(table, BEN)
        await house.wait(9.9)
        assert table.ledger.away_since[1] is None
        await house.wait(0.1)
        assert table.ledger.away_since[1] is not None
        assert await refused(table.company.hand_over(ANNA, 1)) == "away_too_short"
        await house.wait(59.9)
        assert await refused(table.company.hand_over(ANNA, 1)) == "away_too_short"
        await house.wait(0.1)
        assert await refused(table.company.hand_over(None, 1)) == "not_your_seat"
        assert await refused(table.company.claim(ANNA, 1)) == "claim_of_two"
        await table.company.hand_over(CARA, 1)
        assert (table.is_bot(1), table.status) == (True, "playing")

    timed(scenario)


def test_who_is_back_in_time_was_never_away_and_who_is_back_later_is_away_no_more() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN)
        entries = table.entry_count
        house.go(table, BEN)
        await house.wait(9)
        house.come(table, BEN)
        await house.wait(60)
        assert table.entry_count == entries
        house.go(table, BEN)
        await house.wait(100)
        house.come(table, BEN)
        await house.wait(0.001)
        assert table.ledger.away_since[1] is None
        assert await refused(table.company.claim(ANNA, 1)) == "not_away"

    timed(scenario)


def test_a_person_who_closes_the_laptop_in_turn_two_of_four_does_not_spoil_it_for_the_others() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN, CARA, DORA)
        for _ in range(4):
            await house.play(table)
        house.go(table, DORA)
        await house.wait(70)
        await table.company.hand_over(ANNA, 3)
        while table.status == "playing":
            assert seat_to_move(table) != 3
            await house.play(table)
        assert table.match.outcome is not None
        assert (table.result.places[3], sorted(table.result.places[:3])[0]) == (4, 1)

    timed(scenario)


def test_the_absentee_may_come_back_and_take_over_with_the_time_that_was_left() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN, CARA)
        house.go(table, BEN)
        await house.wait(70)
        before = house.left(table)[1]
        await table.company.hand_over(ANNA, 1)
        await house.wait(30)
        house.come(table, BEN)
        seat = 1
        if seat in table.waiting:
            assert await refused(table.play(BEN, 1, 0, table.sequence)) == "bot_plays"
        await table.company.take_over(BEN, 1)
        assert (table.is_bot(1), house.left(table)[1]) == (False, before)
        assert await refused(table.company.take_over(BEN, 1)) == "no_bot_plays"
        while table.status == "playing":
            await house.play(table)
        assert table.result.gone == ["", "", ""]

    timed(scenario)


def test_with_two_seats_the_win_can_be_claimed() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN)
        house.go(table, ANNA)
        await house.wait(70)
        await table.company.claim(BEN, 0)
        assert (table.status, table.result.places, table.result.winners) == ("over", [2, 1], [1])
        assert table.outcome.sentence.endswith("left the match.")

    timed(scenario)


@pytest.mark.parametrize("clock", [LIVE, None])
def test_a_restart_makes_nobody_away_and_whoever_was_stays_so(clock: Clock | None) -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN, CARA, clock=clock)
        house.go(table, CARA)
        await house.wait(15)
        await house.restart()
        table = await house.tables.find(table.id)
        house.come(table, ANNA)
        await house.wait(9)
        assert [since is None for since in table.ledger.away_since] == [True, True, False]
        house.come(table, BEN)
        await house.wait(30)
        assert [since is None for since in table.ledger.away_since] == [True, True, False]

    timed(scenario)


def test_nobody_is_away_by_correspondence_nor_at_a_table_of_one_person() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN, clock=DAYS)
        house.go(table, BEN)
        alone = await house.tables.create(CARA, NewTable(game="octopus-garden", seats=[HERE, HERE]))
        house.come(alone, CARA)
        house.go(alone, CARA)
        await house.wait(100)
        assert table.ledger.away_since == alone.ledger.away_since == [None, None]
        assert await refused(table.company.claim(ANNA, 1)) == "not_away"

    timed(scenario)


# Pauses, and ends that all agree to


def test_a_pause_stops_clocks_moves_and_being_away_until_all_are_back() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN)
        await table.company.pause(ANNA)
        assert not table.ledger.is_paused
        await table.company.pause(BEN)
        assert (table.ledger.is_paused, table.waiting) == (True, ())
        before = house.left(table)
        assert await refused(table.play(ANNA, 0, 0, table.sequence)) == "paused"
        house.go(table, BEN)
        await house.wait(1_000)
        assert (house.left(table), table.ledger.away_since) == (before, [None, None])
        assert await refused(table.company.resume(ANNA)) == "pause_needs_all"
        house.come(table, BEN)
        await table.company.resume(ANNA)
        await house.wait(1)
        assert sum(before) - sum(house.left(table)) == 1_000

    timed(scenario)


def test_nobody_can_hold_a_table_hostage_by_a_pause() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN)
        await table.company.pause(BEN)
        await table.company.pause(ANNA)
        house.go(table, BEN)
        house.machine += DAY
        await table.company.resume(ANNA)
        await house.wait(70)
        await table.company.claim(ANNA, 1)
        assert table.result.winners == [0]

    timed(scenario)


def test_a_match_that_all_agree_to_end_has_no_winner_and_counts_for_nobody() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN, CARA, is_rated=True)
        await table.company.abandon(ANNA)
        await table.company.abandon(BEN)
        assert table.status == "playing"
        await table.company.decline(CARA)
        for person in (ANNA, BEN, CARA):
            await table.company.abandon(person)
        assert (table.status, table.result.winners) == ("over", [])
        assert rated_places(table.record_now, range(3)) is None

    timed(scenario)


def test_resigning_is_an_entry_and_a_seat_s_record_says_the_same() -> None:
    async def scenario(house: Clockwork) -> None:
        table = await house.table(ANNA, BEN, CARA, clock=None)
        await table.resign(BEN, [1])
        stored = await house.store.load(table.id)
        assert stored is not None
        assert [entry.actor for entry in stored.entries if entry.move == RESIGN] == [1]
        assert [seat.has_resigned for seat in stored.table.seats] == [False, True, False]
        assert all(entry.move != HAND_OVER for entry in stored.entries)

    timed(scenario)


# Rated matches


@pytest.mark.parametrize(
    ("code", "wish"),
    [
        ("rated_clock", {"clock": None}),
        ("rated_usual", {"clock": Clock(kind="live", base=60, out_of_time="nothing")}),
        ("rated_here", {"seats": [HERE, HERE]}),
        ("rated_start", {"seed": 4}),
        ("rated_bots", {"seats": [HERE, SeatWish(kind="bot", level="random")]}),
    ],
)
def test_a_match_that_could_not_be_rated_is_not_begun_as_one(code: str, wish: dict[str, Any]) -> None:
    async def scenario(house: Clockwork) -> None:
        wanted = {"game": "octopus-garden", "seats": [HERE, BOT], "clock": LIVE, "is_rated": True}
        assert await refused(house.tables.create(ANNA, NewTable(**{**wanted, **wish}))) == code
        await house.tables.create(ANNA, NewTable(**wanted))  # type: ignore[arg-type]  # as above

    timed(scenario)


def test_in_a_rated_match_nobody_sits_twice_and_there_are_no_hints_and_no_trying_out() -> None:
    async def scenario(house: Clockwork) -> None:
        wanted = NewTable(game="octopus-garden", seats=[HERE, OPEN], clock=LIVE, is_rated=True)
        table = await house.tables.create(ANNA, wanted)
        assert await refused(table.join(ANNA, "Anna", None)) == "rated_twice"
        await table.join(BEN, "Ben", None)
        seat = seat_to_move(table)
        assert await refused(table.copied_match(person_of(table, seat), seat)) == "rated_hint"
        with pytest.raises(RequestProblem, match="rated match"):
            check_try_out(table)
        await table.resign(BEN, [1])
        check_try_out(table)
        assert rated_places(table.record_now, range(2)) == [1, 2]
        again = await house.tables.rematch(ANNA, table)
        assert (again.clock, again.record.is_rated) == (LIVE, True)

    timed(scenario)


@pytest.mark.parametrize("clock", [Clock(kind="live", increment=5), Clock(kind="correspondence", base=60)])
def test_a_clock_without_time_is_refused(clock: Clock) -> None:
    async def scenario(house: Clockwork) -> None:
        assert await refused(house.table(ANNA, BEN, clock=clock)) == "empty_clock"

    timed(scenario)
