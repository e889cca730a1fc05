"""What has changed from one view to the next: a move changes little of it, and views are most of what is sent.

A change is a list or an object. A list replaces: [value] is the new value, [] means that there is none any more. An
object goes on inside: it has the changes by name, or by index in an array that is as long as before.
"""

from typing import Any

Change = list[Any] | dict[str, Any]

_NONE = object()


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What makes the one from the other."""
    found: dict[str, Any] = {}
    for name, value in after.items():
        old = before.get(name, _NONE)
        if old is value:  # views share what is alike in them
            continue
        if old is _NONE:
            found[name] = [value]
        elif old != value:
            found[name] = _change(old, value)
    if before.keys() != after.keys():
        for name in before.keys() - after.keys():
            found[name] = []
    return found


def _change(before: Any, after: Any) -> Change:
    kind = type(after)
    if kind is not type(before):
        return [after]
    if kind is dict:
        return changes(before, after)
    if kind is list and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {str(index): _change(old, new) for index, (old, new) in pairs if old != new}
    return [after]
