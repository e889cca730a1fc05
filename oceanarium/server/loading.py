"""Matches from their stored entries, and snapshots that spare the replay."""

import base64
import json
import zlib
from collections.abc import Iterable
from typing import Any

from oceanarium.kernel import Event, Match, Played, game_named
from oceanarium.server.errors import RequestProblem
from oceanarium.store import TAKE_BACK, Entry, Snapshot, StoredTable


def entries_since(match: Match[Any], number: int) -> list[Entry]:
    """The moves from a number on as entries."""
    return [Entry(played.seat, played.number) for played in match.moves_since(number)]


def loaded_match(stored: StoredTable) -> Match[Any]:
    """The match that the entries lead to, from the newest snapshot on."""
    table = stored.table
    game = game_named(table.game)
    if game.rules_version != table.rules_version:
        raise RequestProblem(
            409,
            "old_rules",
            f"This match was begun by version {table.rules_version} of the rules of {game.title}; "
            f"version {game.rules_version} is played here now.",
        )
    match = Match(game, len(table.seats), table.options, table.seed, manual_chance=True)
    first = 0
    if stored.snapshot is not None and stored.snapshot.rules_version == game.rules_version:
        first = stored.snapshot.number
        _restore(match, stored.entries[:first], stored.snapshot.data)
    for actor, move in stored.entries[first:]:
        if move == TAKE_BACK:
            match.take_back(actor)
        else:
            match.play(move, actor)
    match.manual_chance = False
    return match


def snapshot_of(match: Match[Any], entry_count: int) -> Snapshot:
    """A match at rest. Only for one whose last move stands: what it would go back to is not kept."""
    document = {
        "state": base64.b64encode(match.state.to_bytes()).decode(),
        "texts": [played.text for played in match.moves],
        "heard": match._heard,  # the kernel has no public way to set a match down in the middle
    }
    data = zlib.compress(json.dumps(document, separators=(",", ":")).encode(), level=1)
    return Snapshot(entry_count, match.game.rules_version, data)


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The moves that have not been taken back."""
    moves: list[Entry] = []
    for entry in entries:
        if entry.move == TAKE_BACK:
            moves.pop()
        else:
            moves.append(entry)
    return moves


def _restore(match: Match[Any], entries: Iterable[Entry], data: bytes) -> None:
    document = json.loads(zlib.decompress(data))
    match.state = match.game.State.from_bytes(base64.b64decode(document["state"]))
    match._played = [
        Played(actor, move, text) for (actor, move), text in zip(standing(entries), document["texts"], strict=True)
    ]
    match._heard = [
        tuple(Event(kind, seat, tuple(details)) for kind, seat, details in events) for events in document["heard"]
    ]
