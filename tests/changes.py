"""What browsers make of changes, for tests that listen in their place."""

from dataclasses import replace
from typing import Any

from oceanarium.hosting.messages.socket import Position


def changed(before: Any, change: Any) -> Any:
    """A value after a change."""
    if isinstance(change, list):
        return change[0]
    after = list(before) if isinstance(before, list) else dict(before)
    for name, inside in change.items():
        key = int(name) if isinstance(after, list) else name
        if inside == [] and isinstance(inside, list):
            del after[key]
        else:
            after[key] = changed(None if isinstance(after, dict) and key not in after else after[key], inside)
    return after


def completed(position: Position, before: Position | None) -> Position:
    """A position with whole views, by the one that was sent before."""
    if position.views_since is None:
        return position
    assert before is not None
    assert before.sequence == position.views_since
    seats = {
        seat: replace(place, view=changed(before.seats[seat].view, place.view))
        for seat, place in position.seats.items()
    }
    onlooker = None if position.onlooker is None else changed(before.onlooker, position.onlooker)
    return replace(position, seats=seats, onlooker=onlooker)
