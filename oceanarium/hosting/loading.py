"""Matches from their stored entries, and snapshots that spare the replay."""

import base64
import json
import zlib
from collections.abc import Iterable
from typing import Any

from oceanarium.hosting.problems import known_problem
from oceanarium.kernel import Event, Match, MatchSnapshot, Played, game_named
from oceanarium.store.records import TAKE_BACK, Entry, Snapshot, StoredTable


def entries_since(match: Match[Any], number: int, moment: int | None = None) -> list[Entry]:
    """The moves from a number on as entries, made at a moment."""
    return [Entry(played.seat, played.number, moment) for played in match.moves_since(number)]


def loaded_match(stored: StoredTable) -> Match[Any]:
    """The match that the entries lead to, from the newest snapshot on."""
    table = stored.table
    game = game_named(table.game)
    if game.rules_version != table.rules_version:
        begun, played = table.rules_version, game.rules_version
        raise known_problem(409, "old_rules", game=game.title, begun=begun, played=played)
    set_up = (game, len(table.seats), table.options, table.seed)
    if stored.snapshot is not None and stored.snapshot.rules_version == game.rules_version:
        first = stored.snapshot.number
        match = Match.restored(*set_up, _read(stored.entries[:first], stored.snapshot.data), manual_chance=True)
    else:
        first, match = 0, Match(*set_up, manual_chance=True)
    for entry in stored.entries[first:]:
        if entry.move == TAKE_BACK:
            match.take_back(entry.actor)
        elif entry.is_of_match:
            match.play_silently(entry.move, entry.actor)
    match.manual_chance = False
    return match


def snapshot_of(match: Match[Any], entry_count: int) -> Snapshot:
    """A match at rest. Only for one whose last move stands: what it would go back to is not kept."""
    snapshot = match.snapshot()
    document = {
        "state": base64.b64encode(snapshot.state).decode(),
        "texts": [played.text for played in snapshot.played],
        "heard": snapshot.heard,
    }
    data = zlib.compress(json.dumps(document, separators=(",", ":")).encode(), level=1)
    return Snapshot(entry_count, match.game.rules_version, data)


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The moves that have not been taken back."""
    moves: list[Entry] = []
    for entry in entries:
        if entry.move == TAKE_BACK:
            moves.pop()
        elif entry.is_of_match:
            moves.append(entry)
    return moves


def _read(entries: Iterable[Entry], data: bytes) -> MatchSnapshot:
    """The snapshot of a match; which moves were made, its entries say."""
    document = json.loads(zlib.decompress(data))
    played = zip(standing(entries), document["texts"], strict=True)
    return MatchSnapshot(
        state=base64.b64decode(document["state"]),
        played=tuple(Played(entry.actor, entry.move, text) for entry, text in played),
        heard=tuple(
            tuple(Event(kind, seat, tuple(details)) for kind, seat, details in events) for events in document["heard"]
        ),
    )
