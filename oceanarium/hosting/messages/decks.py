"""Messages about decks."""

from typing import Annotated

from annotated_types import MaxLen

from oceanarium.protocol.message import Message
from oceanarium.protocol.messages import Seat, SentenceInfo


class DeckFormat(Message):
    """How many cards a deck must have, for one way to play."""

    id: str
    name: str
    size: int


class CardInfo(Message):
    """A card that decks are built from."""

    id: str
    label: str
    type: str
    kind: str | None
    text: str
    is_unique: bool  # only once in a deck
    left_out: dict[str, str]  # formats that do not have it, and why: one of the reasons
    marks: list[str]
    facts: dict[str, int | str]  # the values on it


class DeckInfo(Message):
    """A printed deck."""

    id: str
    name: str
    format: str
    cards: dict[str, int]  # copies by card


class DeckBook(Message):
    """All that a deck of a game can be built from."""

    game: str
    title: str
    formats: list[DeckFormat]
    types: dict[str, str]  # of cards, with their names; so also the next two
    kinds: dict[str, str]
    marks: dict[str, str]
    curves: dict[str, str]  # facts by which cards are worth counting, with a heading
    reasons: dict[str, str]  # why a format leaves cards out
    cards: list[CardInfo]
    decks: list[DeckInfo]


class CheckDeck(Message):
    """Asks what a list of cards amounts to."""

    text: Annotated[str, MaxLen(8_000)]
    format: Annotated[str, MaxLen(64)]
    seat: Seat = 0  # who would play it


class ComplaintInfo(Message):
    """A rule that a deck breaks."""

    rule: str
    sentence: str
    card: str | None  # that it is about
    said: SentenceInfo | None  # the sentence, where it can be said in several languages


class DeckReport(Message):
    """A deck as it was read, and what is wrong with it."""

    cards: dict[str, int]
    total: int
    text: str  # tidy, to save and share
    complaints: list[ComplaintInfo]  # none if it may be played
    options: dict[str, str | bool | int | list[int]]  # for a table where the seat plays it; empty if it may not
