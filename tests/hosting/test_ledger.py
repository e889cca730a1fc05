"""What entries say of time and people, with the times handed in."""

from oceanarium.hosting.time.host_clock import HostClock
from oceanarium.hosting.time.ledger import (
    CORRESPONDENCE_WINDOW,
    DAY,
    LIVE_WINDOW,
    WINDOW,
    SeatClock,
    clock_after,
    ledger_after,
)
from oceanarium.protocol.messages import Clock
from oceanarium.store.records import (
    ABANDON,
    AWAY,
    BACK,
    DECLINE,
    HAND_OVER,
    PAUSE,
    RESUME,
    SIT,
    TAKE_BACK,
    TAKE_OVER,
    Entry,
    SeatRecord,
)

LIVE = Clock(kind="live", base=60, increment=5)
DAYS = Clock(kind="correspondence", days=2)
SEATS = (SeatRecord(0, "here", "Anna"), SeatRecord(1, "here", "Ben"), SeatRecord(2, "bot", "Bot"))
ANNA, BEN, BOT = 0b001, 0b010, 0b100
BEGIN = Entry(1, SIT, 1_000, ANNA)


def left(entries: list[Entry], now: int, clock: Clock = LIVE) -> list[int]:
    return [each.left for each in clock_after(entries, SEATS, clock, now)]


def test_only_the_clock_of_a_seat_that_is_waited_for_runs_and_only_from_the_beginning() -> None:
    clocks = clock_after([BEGIN], SEATS, LIVE, 4_000)
    assert clocks[:2] == [SeatClock(57_000, is_running=True), SeatClock(60_000, is_running=False)]
    assert clock_after([], SEATS, LIVE, 4_000)[0] == SeatClock(60_000, is_running=False)


def test_a_turn_of_several_moves_brings_one_increment_at_its_end() -> None:
    entries = [BEGIN, Entry(0, 7, 3_000, ANNA), Entry(0, 8, 6_000, ANNA)]
    assert left(entries, 6_000)[0] == 55_000
    assert left([*entries, Entry(0, 9, 6_000, BEN)], 16_000)[:2] == [60_000, 50_000]


def test_clocks_of_seats_that_choose_at_once_run_together_and_each_stops_with_its_choice() -> None:
    entries = [Entry(1, SIT, 0, ANNA | BEN | BOT), Entry(0, 3, 2_000, BEN | BOT)]
    assert left(entries, 9_000) == [63_000, 51_000, 60_000]


def test_who_is_the_last_to_choose_gets_the_increment_too_though_the_next_choice_begins() -> None:
    entries = [Entry(1, SIT, 0, ANNA | BEN), Entry(0, 3, 2_000, BEN), Entry(1, 3, 4_000, ANNA | BEN)]
    assert left(entries, 4_000)[:2] == [63_000, 61_000]


def test_the_time_of_the_line_is_given_back_up_to_what_was_spent() -> None:
    assert left([BEGIN, Entry(0, 7, 5_000, BEN, credit=300)], 5_000)[0] == 60_000 - 4_000 + 300 + 5_000
    assert left([BEGIN, Entry(0, 7, 1_100, BEN, credit=900)], 1_100)[0] == 65_000


def test_taking_back_and_choosing_again_gains_nothing() -> None:
    entries = [BEGIN, Entry(0, 7, 2_000, BEN)]
    for _ in range(3):
        entries += [Entry(0, TAKE_BACK, 2_000, ANNA), Entry(0, 7, 2_000, BEN)]
    assert left(entries, 2_000)[:2] == [59_000 + 5_000, 60_000]


def test_by_correspondence_every_turn_has_all_its_days() -> None:
    entries = [Entry(1, SIT, 0, ANNA), Entry(0, 7, DAY, BEN)]
    assert left(entries, DAY + 5, DAYS)[:2] == [2 * DAY, 2 * DAY - 5]
    assert left([*entries, Entry(0, TAKE_BACK, DAY + 5, ANNA)], DAY + 5, DAYS)[0] == DAY


def test_windows_have_a_time_of_their_own_and_do_not_end_the_turn_around_them() -> None:
    entries = [BEGIN, Entry(0, 7, 3_000, BEN | WINDOW)]
    clocks = clock_after(entries, SEATS, LIVE, 8_000)
    assert clocks[0] == SeatClock(58_000, is_running=False)
    assert clocks[1] == SeatClock(60_000, is_running=False, window=LIVE_WINDOW - 5_000)
    assert clock_after([Entry(0, 7, 0, BEN | WINDOW)], SEATS, DAYS, 0)[1].window == CORRESPONDENCE_WINDOW
    passed = [*entries, Entry(1, 0, 8_000, ANNA)]
    assert left(passed, 9_000)[:2] == [57_000, 60_000]


def test_the_next_window_begins_anew_for_whoever_answered_the_one_before() -> None:
    entries = [Entry(0, 7, 0, ANNA | BEN | WINDOW), Entry(1, 0, 4_000, ANNA | BEN | WINDOW)]
    anna, ben, _ = clock_after(entries, SEATS, LIVE, 5_000)
    assert (anna.window, ben.window) == (LIVE_WINDOW - 5_000, LIVE_WINDOW - 1_000)


def test_a_pause_begins_when_all_people_agree_and_stops_all_clocks() -> None:
    entries = [BEGIN, Entry(1, PAUSE, 2_000)]
    assert not ledger_after(entries, SEATS, LIVE).is_paused
    entries.append(Entry(0, PAUSE, 3_000))
    assert ledger_after(entries, SEATS, LIVE).is_paused
    assert left(entries, 90_000)[0] == 58_000
    assert left([*entries, Entry(1, RESUME, 90_000)], 91_000)[0] == 57_000


def test_whoever_makes_a_move_or_declines_wants_no_pause_and_no_end() -> None:
    asked = [BEGIN, Entry(0, PAUSE, 2_000), Entry(0, ABANDON, 2_000)]
    for entry in (Entry(0, 7, 3_000, BEN), Entry(1, DECLINE, 3_000)):
        ledger = ledger_after([*asked, entry], SEATS, LIVE)
        assert (ledger.pausing, ledger.ending) == (set(), set())
    assert ledger_after([*asked, Entry(1, ABANDON, 3_000)], SEATS, LIVE).is_abandoned


def test_while_a_bot_plays_on_the_clock_of_the_seat_stands_still() -> None:
    entries = [BEGIN, Entry(0, AWAY, 11_000), Entry(0, HAND_OVER, 21_000), Entry(0, 7, 22_000, BEN)]
    ledger = ledger_after(entries, SEATS, LIVE)
    assert (ledger.is_bot(0), ledger.away_since[0]) == (True, 11_000)
    entries += [Entry(1, 7, 23_000, ANNA), Entry(0, BACK, 30_000), Entry(0, TAKE_OVER, 31_000)]
    ledger = ledger_after(entries, SEATS, LIVE)
    assert (ledger.is_bot(0), ledger.away_since[0], ledger.clocks(33_000)[0].left) == (False, None, 38_000)


def test_host_time_goes_on_after_a_crash_where_the_disk_says_it_was() -> None:
    machine = 500_000
    clock = HostClock(lambda: machine)
    machine += 2_500
    assert clock.now() == 2_500
    after_crash = HostClock(lambda: machine)
    after_crash.at_least(2_400)
    machine += 100
    assert after_crash.now() == 2_500
    after_crash.at_least(1_000)  # what is older changes nothing
    assert after_crash.now() == 2_500
