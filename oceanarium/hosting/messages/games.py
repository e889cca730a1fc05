"""Messages about the games that can be played here."""

from dataclasses import field
from typing import Literal

from oceanarium.protocol.message import Message


class Health(Message):
    """The server works."""

    status: Literal["ok"]
    tables: int  # in memory


class OptionValue(Message):
    """A value that can be chosen for an option."""

    value: str | bool | int
    sentence: str


class OptionInfo(Message):
    """An option of a game, for the form of a new table."""

    name: str
    sentence: str
    kind: Literal["choice", "number", "numbers"]
    default: str | bool | int | list[int]
    values: list[OptionValue] = field(default_factory=list)
    lowest: int | None = None
    highest: int | None = None
    most: int | None = None


class MoveKindInfo(Message):
    """Moves that differ only in their arguments: how they are written, and what one touches to make them."""

    args: list[str]
    text: str  # with gaps for the arguments
    touches: list[str] | None  # likewise, and for the seat; null: each move brings its own


class EventKindInfo(Message):
    """Events that differ only in their arguments."""

    rule: str
    args: list[str]


class GameInfo(Message):
    """A game that can be played here."""

    name: str
    title: str
    pitch: str
    minutes: int
    seats: list[int]
    rules_version: int
    options: list[OptionInfo]
    bots: list[str]
    has_secrets: bool  # whether seats on one device need a curtain between them
    has_decks: bool  # whether people may bring decks of their own
    has_lessons: bool  # whether there is a course
    has_puzzles: bool
    has_home: bool  # whether a real table can be set up by hand
    windows: dict[str, str]  # moments that seats may let go by unasked, and what people call them
    moves: dict[str, MoveKindInfo]  # by name
    events: dict[str, EventKindInfo]  # by name


class RulesText(Message):
    """The rules of a game in our own words, with their numbers."""

    game: str
    title: str
    language: str  # of the text, which is English where there is no translation
    markdown: str


class WordsText(Message):
    """What a game says in a language: for browsers whose client was built without it."""

    game: str
    language: str
    fluent: str  # a catalogue in the syntax of Project Fluent
