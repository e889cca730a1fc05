"""Positions outside a table: who may move, and who hears what."""

from typing import Any

import pytest

from oceanarium.games.oceania import GAME as OCEANIA
from oceanarium.games.open_ocean import GAME as OPEN_OCEAN
from oceanarium.hosting.messages.socket import Position
from oceanarium.hosting.rows import event_rows
from oceanarium.hosting.staged import Shown, bot_at, person_at, staged_position, staged_positions
from oceanarium.kernel import Match

SEATS = [person_at(0), bot_at(1, "newcomer", "Otto", is_named=True)]


def position(match: Match[Any], yours: list[int], *, asked: list[int]) -> Position:
    return staged_position(match, SEATS, yours, since=0, sequence=0, asked=asked, name="here")


def played(game: Any, moves: int) -> Match[Any]:
    match = Match(game, 2, {}, 3)
    for _ in range(moves):
        seat = match.waiting[0]
        match.play_silently(match.legal_numbers(seat)[0], seat)
    return match


def test_only_a_seat_that_is_asked_and_has_its_turn_may_move() -> None:
    match = played(OCEANIA, 0)
    turn = match.waiting[0]
    asked = position(match, [0, 1], asked=[0, 1])
    assert asked.seats[turn].moves
    assert not asked.seats[1 - turn].moves
    assert not position(match, [0, 1], asked=[1 - turn]).seats[turn].moves
    assert not position(match, [0, 1], asked=[]).seats[turn].moves


def test_whoever_holds_no_seat_looks_on() -> None:
    match = played(OPEN_OCEAN, 3)
    told = position(match, [], asked=[0, 1])
    assert (told.seats, told.onlooker) == ({}, match.view(None))
    assert position(match, [0], asked=[]).onlooker is None


@pytest.mark.parametrize("yours", [[0], [1], [0, 1], []])
def test_a_log_tells_what_its_one_reader_heard_and_several_what_onlookers_hear(yours: list[int]) -> None:
    match = played(OPEN_OCEAN, 6)
    reader = yours[0] if len(yours) == 1 else None
    told = position(match, yours, asked=[])
    assert told.events == event_rows(match, reader, 0)
    assert {seat: place.view for seat, place in told.seats.items()} == {seat: match.view(seat) for seat in yours}


def test_moments_follow_each_other_and_only_in_the_last_somebody_is_asked() -> None:
    before = played(OCEANIA, 2)
    after = before.copy()
    after.play_silently(after.legal_numbers(after.waiting[0])[0], after.waiting[0])
    told = staged_positions(
        [Shown(after), Shown(before, is_back=True)], SEATS, [0, 1], asked=[0, 1], heard=2, deeds=1, name="here"
    )
    assert [each.events_since for each in told] == [2, before.moves_made]
    assert told[0].events
    assert not told[1].events
    assert [any(place.moves for place in each.seats.values()) for each in told] == [False, True]
    assert [each.sequence for each in told] == [1000, 1001]
