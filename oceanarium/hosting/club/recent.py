"""What was asked for lately, so that it need not be read from disk again."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Recent(Generic[Key, Value]):
    """Remembers up to so many values; those that were not asked for the longest are forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[Key, Value] = OrderedDict()

    def __contains__(self, key: Key) -> bool:
        return key in self._values

    def __getitem__(self, key: Key) -> Value:
        self._values.move_to_end(key)
        return self._values[key]

    def __setitem__(self, key: Key, value: Value) -> None:
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > self._most:
            self._values.popitem(last=False)

    def forget(self, key: Key) -> None:
        """Let it be read anew."""
        self._values.pop(key, None)

    def forget_all(self, is_stale: Callable[[Key, Value], bool]) -> None:
        """Let all such be read anew."""
        for key in [key for key, value in self._values.items() if is_stale(key, value)]:
            del self._values[key]
