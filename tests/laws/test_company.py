"""Non-interference of the club: what is told of a table around its match depends on nothing that a viewer cannot know.

Heads of tables, lines in lists, clocks, who is to be called and what calls say: each is made of a match and of another
one that the viewer cannot tell from it, and is the same.
"""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oceanarium.hosting.club.calls import call_about, mail_content, push_content
from oceanarium.hosting.club.turns import Turns
from oceanarium.hosting.messages.time import SeatTime
from oceanarium.hosting.moment import Moment
from oceanarium.hosting.settings import HostingSettings
from oceanarium.hosting.table import Table, asking
from oceanarium.hosting.time.host_clock import HostClock
from oceanarium.hosting.time.ledger import LIVE_WINDOW
from oceanarium.kernel import NOBODY, Game, Match, game_named
from oceanarium.kernel.options import plain_value
from oceanarium.protocol.message import plain
from oceanarium.store.records import AWAY, SIT, Entry, SeatRecord, TableRecord
from oceanarium.tab.store import TabStore
from tests.hosting.clockwork import Quick
from tests.laws.test_secrets import TOY, dealt_match, leaky, twin_of, with_state
from tests.laws.test_trying_out import other_past
from tests.matches import matches, play_at_random, seeds
from tests.tab.keeper import MemoryKeeper

BEGAN, NOW = datetime(2026, 1, 1, tzinfo=UTC), 9_000
LIVE: dict[str, Any] = {"kind": "live", "base": 300, "increment": 5}
DAYS: dict[str, Any] = {"kind": "correspondence", "days": 2}


def person_in(seat: int) -> str | None:
    return None if seat == NOBODY else f"person {seat}"


def hosted(match: Match[Any], clock: dict[str, Any] | None) -> Table:
    """A match at a table of people, all of them somewhere else, of whom the first has been away for a while."""
    seats = tuple(SeatRecord(seat, "open", f"Guest {seat}", holder=person_in(seat)) for seat in range(match.seats))
    record = TableRecord(
        id="t",
        game=match.game.name,
        rules_version=match.game.rules_version,
        options={name: plain_value(value) for name, value in match.options.items()},
        seed=0,
        is_public=True,
        creator="person 0",
        created=BEGAN,
        status="over" if match.actor == NOBODY else "playing",
        seats=seats,
        moves_made=match.moves_made,
        clock=clock,
        moved=BEGAN,
    )
    asked = asking(Entry(0, SIT, 4_000), match) if clock is not None else Entry(0, SIT, 4_000)
    entries = [asked, Entry(0, AWAY, 5_000)]
    return Table(record, match, entries, TabStore(MemoryKeeper()), Quick(), HostingSettings(), HostClock(lambda: NOW))


def told(match: Match[Any], seat: int, clock: dict[str, Any] | None) -> list[Any]:
    """All that reaches the person of a seat, or an onlooker, of a match at a table, and when something is due there."""
    table, person = hosted(match, clock), person_in(seat)
    moment, turns = Moment(table, Quick()), Turns(lambda: BEGAN, lambda: 0.0)
    turns.follow(table)
    line = moment.line(None)
    calls = [call_about(line, due.kind, table.seats_of(due.person)) for due in turns._planned]
    return [
        moment.position(person, match.moves_made),
        *(plain(each) for each in (moment.info(person), moment.line(person), line)),
        *((call, push_content(call, "de"), mail_content(call, "de", "https://a.example", "w")) for call in calls),
        (list(turns._planned.items()), turns.pause()),
        (table.ledger.clocks(NOW), list(table.ledger.runs_out()), list(table.ledger.windows_close())),
        table.company.due(),
    ]


@given(data=st.data(), seed=seeds, clock=st.sampled_from([None, LIVE, DAYS]))
def test_what_is_told_around_a_match_depends_on_nothing_that_its_reader_cannot_know(
    game: Game[Any], data: st.DataObject, seed: int, clock: dict[str, Any] | None
) -> None:
    match = data.draw(matches(game))
    seat = data.draw(st.integers(NOBODY, match.seats - 1))
    assert told(match, seat, clock) == told(other_past(match, seat, seed), seat, clock)


@pytest.mark.parametrize("seats", [2, 4])
def test_of_a_secret_choice_others_see_who_has_chosen_and_nothing_else(seats: int) -> None:
    """Two matches in which a seat has chosen differently: clocks and lists are the same to all others."""
    first = Match(TOY, seats, seed=1)
    while len(first.waiting) < seats:
        play_at_random(first, 1, 1)
    chooser = first.waiting[0]
    second = first.copy()
    choices = first.legal_numbers(chooser)
    first.play(choices[0], chooser)
    second.play(choices[-1], chooser)
    assert choices[0] != choices[-1]
    assert told(first, chooser, LIVE) != told(second, chooser, LIVE)
    for seat in (NOBODY, *(seat for seat in range(seats) if seat != chooser)):
        assert told(first, seat, LIVE) == told(second, seat, LIVE)
    assert chooser not in first.waiting


def test_in_a_window_everybody_has_the_same_time_whatever_they_hold() -> None:
    match, held = Match(game_named("open-worlds"), 2, seed=3), set[bool]()
    while match.actor != NOBODY and len(held) < 2:
        if match.game.open_window(match.state) is not None:
            seat = match.waiting[0]
            held.add(len(match.legal_numbers(seat)) > 1)
            ledger = hosted(match, LIVE).ledger
            assert ledger.clocks(ledger.moment)[seat].window == LIVE_WINDOW - 1_000
        play_at_random(match, 1, match.moves_made)
    assert held == {False, True}


def test_a_leak_around_a_match_is_caught() -> None:
    def open_handed(state: Any, seat: int) -> dict[str, Any]:
        return {**TOY.secrets.view(state, seat), "pool": list(state.hands[1])}

    match = dealt_match(leaky(view=open_handed))
    twin = next(twin for seed in range(9) if (twin := twin_of(TOY, match.state, 0, seed)) != match.state)
    with pytest.raises(AssertionError):
        assert told(match, 0, LIVE) == told(with_state(match, twin), 0, LIVE)
    honest = replace(match.game, secrets=TOY.secrets)
    assert told(with_game(match, honest), 0, LIVE) == told(with_state(with_game(match, honest), twin), 0, LIVE)


def with_game(match: Match[Any], game: Game[Any]) -> Match[Any]:
    twin = match.copy()
    twin.game = game
    return twin


def test_the_law_is_told_clocks() -> None:
    match = Match(TOY, 2, seed=1)
    position, *_, clocks, due = told(match, 1, LIVE)
    assert '"yours":[1]' in position
    assert '"left":299000' in position
    assert any(clock.is_running for clock in clocks[0])
    assert due is not None
    assert set(SeatTime.__annotations__) == {"left", "is_running", "window"}  # nothing else is told of a clock
