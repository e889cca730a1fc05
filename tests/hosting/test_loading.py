"""Matches from snapshots and entries are the matches that were played."""

import random
from datetime import UTC, datetime
from typing import Any

import pytest

from oceanarium.hosting.loading import entries_since, loaded_match, snapshot_of, standing
from oceanarium.hosting.problems import RequestProblem
from oceanarium.kernel import Match, game_named
from oceanarium.store import AWAY, SIT, TAKE_BACK, Entry, SeatRecord, Snapshot, StoredTable, TableRecord


def table_of(match: Match[Any], rules_version: int | None = None) -> TableRecord:
    return TableRecord(
        id="x",
        game=match.game.name,
        rules_version=match.game.rules_version if rules_version is None else rules_version,
        options={name: list(value) if isinstance(value, tuple) else value for name, value in match.options.items()},
        seed=match.seed,
        is_public=False,
        creator="",
        created=datetime.now(UTC),
        status="playing",
        seats=tuple(SeatRecord(seat, "here", "") for seat in range(match.seats)),
        moves_made=0,
    )


def played(name: str, seed: int, moves: int) -> tuple[Match[Any], list[Entry], list[Snapshot]]:
    """A match with take-backs, its entries, and a snapshot wherever one may be taken."""
    game, chooser = game_named(name), random.Random(seed)
    match = Match(game, game.seats[0], seed=seed)
    entries, snapshots = entries_since(match, 0), []
    for _ in range(moves):
        if not match.waiting:
            break
        seat = chooser.choice(match.waiting)
        if match.can_take_back(seat) and chooser.random() < 0.3:
            match.take_back(seat)
            entries.append(Entry(seat, TAKE_BACK))
        else:
            first = len(match.moves)
            match.play(chooser.choice(match.legal_numbers(seat)), seat)
            entries += entries_since(match, first)
        if not match.can_take_back():
            snapshots.append(snapshot_of(match, len(entries)))
    return match, entries, snapshots


def assert_same(one: Match[Any], other: Match[Any]) -> None:
    assert one.state == other.state
    assert one.moves == other.moves
    for seat in (None, *range(one.seats)):
        assert one.events(seat) == other.events(seat)
    assert one.can_take_back() == other.can_take_back()
    assert one.seed == other.seed


@pytest.mark.parametrize("name", ["octopus-garden", "tidepool"])
@pytest.mark.parametrize("seed", range(4))
def test_entries_lead_to_the_same_match_from_any_snapshot_or_none(name: str, seed: int) -> None:
    match, entries, snapshots = played(name, seed, 60)
    for snapshot in (None, snapshots[0], snapshots[-1]):
        again = loaded_match(StoredTable(table_of(match), entries, snapshot))
        assert_same(match, again)
        while again.waiting:  # and it goes on the same way
            move = again.legal_numbers()[0]
            again.play(move, again.actor)
            match.play(move, match.actor)
        assert_same(match, again)
        match, entries, snapshots = played(name, seed, 60)


def test_the_matches_above_have_moves_that_were_taken_back() -> None:
    assert any(entry.move == TAKE_BACK for entry in played("octopus-garden", 0, 60)[1])


def test_a_snapshot_of_other_rules_is_not_used() -> None:
    match, entries, snapshots = played("octopus-garden", 1, 30)
    foreign = Snapshot(snapshots[-1].number, 99, b"of other rules")
    assert_same(match, loaded_match(StoredTable(table_of(match), entries, foreign)))


def test_a_match_of_other_rules_is_refused_in_one_sentence() -> None:
    match, entries, _ = played("octopus-garden", 1, 3)
    with pytest.raises(RequestProblem, match="version 99"):
        loaded_match(StoredTable(table_of(match, 99), entries, None))


def test_only_moves_that_were_not_taken_back_stand() -> None:
    entries = [Entry(0, 1), Entry(0, 2), Entry(0, TAKE_BACK), Entry(0, TAKE_BACK), Entry(0, 3)]
    assert standing(entries) == [Entry(0, 3)]


def test_what_tells_of_people_and_time_changes_no_match_with_a_snapshot_or_without() -> None:
    match, entries, _ = played("octopus-garden", 2, 40)
    told = [each for number, entry in enumerate(entries) for each in (Entry(number % 2, AWAY, number), entry)]
    told = [Entry(0, SIT, 0), *told, Entry(1, SIT, 9)]
    assert standing(told) == standing(entries)
    assert_same(match, loaded_match(StoredTable(table_of(match), told, None)))
    if not match.can_take_back():
        assert_same(match, loaded_match(StoredTable(table_of(match), told, snapshot_of(match, len(told)))))
