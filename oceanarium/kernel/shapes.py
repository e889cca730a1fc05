"""The shape of views: what all of them have, and what a game's `shown.py` may say beyond Python's own types."""

from typing import Annotated, Any, TypeAlias, TypedDict, TypeVar

EACH = "each"

Key = TypeVar("Key")
Entry = TypeVar("Entry")

Each: TypeAlias = Annotated[dict[Key, Entry], EACH]  # with an entry for every word that may be a key


class Frame(TypedDict):
    """What every view has, whatever the game."""

    game: str
    rules_version: int
    seats: int
    seat: int | None  # whose view it is; nobody's is an onlooker's
    actor: int
    waiting: list[int]
    moves_made: int


def own(shown: Any) -> Any:
    """A copy of a view that shares nothing with others: whoever gets it may do with it as they like."""
    if isinstance(shown, dict):
        return {name: own(part) if isinstance(part, dict | list) else part for name, part in shown.items()}
    return [own(part) if isinstance(part, dict | list) else part for part in shown]
