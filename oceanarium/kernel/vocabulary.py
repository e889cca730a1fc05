"""What the numbers of a game stand for, declared once: moves, events, refusals and prompts share it.

A *field* is a kind of number: a seat, a tile, a space, an amount. A *fact* is something that sentences may mention
though no move holds it: a price, whose turn it is. A *sentence* is a key and arguments; a catalogue puts it into words.
"""

import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, Union

from oceanarium.kernel.contract import NOTHING

if TYPE_CHECKING:
    from oceanarium.kernel.language import Languages

ENGLISH = "en"  # what is spoken where nobody says otherwise
MOST_REMEMBERED = 4096  # words that programs know for things


def typed_words(text: str) -> list[str]:
    """Words and numbers as they are compared: Anselm's is anselms, a hyphen is a gap, a minus belongs to its number."""
    plain = re.sub("['\N{RIGHT SINGLE QUOTATION MARK}]", "", text.lower())
    return re.findall(r"(?<![a-z0-9])-[0-9]+|[a-z0-9]+", plain)


@lru_cache(maxsize=MOST_REMEMBERED)
def typed(text: str) -> str:
    """A text as fields read it, however somebody separates its words. Remembered: what is read is compared with all."""
    return "_".join(typed_words(text))


class Seat(NamedTuple):
    """Somebody at the table, or CHANCE: whoever reads a sentence is told a name."""

    seat: int


Argument = Union[str, int, "Seat", "Sentence", tuple[str, ...], tuple["Seat", ...], tuple["Sentence", ...]]
Fields = Mapping[str, int]  # what a move holds, by field
Spell = Callable[[Any, int], str]
Read = Callable[[Any, str], int | None]
Tell = Callable[[Any, int], Argument]
Within = Callable[[Any], Hashable]


class Sentence(NamedTuple):
    """Something to be said, in no language yet."""

    vocabulary: "Vocabulary"
    key: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    def in_words(self, language: str = ENGLISH) -> str:
        """The sentence as people read it, once `with_names` has put names where it mentions seats."""
        return self.vocabulary.languages[language].say(self.key, self.arguments)


def carried(argument: Argument) -> Any:
    """An argument as messages carry it, in plain data: words and numbers are themselves."""
    if isinstance(argument, Seat):
        return {"seat": argument.seat}
    if isinstance(argument, Sentence):
        return {"key": argument.key, "args": {name: carried(each) for name, each in argument.arguments}}
    if isinstance(argument, tuple):
        return [carried(each) for each in argument]
    return argument


def nothing(state: Any) -> Hashable:
    """What words depend on that are the same in every state."""
    del state
    return ()


@dataclass(frozen=True)
class Field:
    """What a number stands for, the word that programs know for it, and what sentences are told of it."""

    spell: Spell
    read: Read
    tell: Tell
    count: int = 0  # how many values a move can hold
    noun: str = ""  # what catalogues call it, where languages have forms for it
    words: tuple[str, ...] = ()  # of a noun: all that it can be
    within: Within | None = nothing  # what the word depends on besides; None: on anything in the state
    values: tuple[int, ...] | None = None  # what the numbers in a move mean, if not themselves

    def among(self, values: Sequence[int]) -> "Field":
        """The same where a move may hold only some values."""
        words = tuple(self.words[value] for value in values) if self.words else ()
        return replace(self, values=tuple(values), count=len(values), words=words)

    def argument(self, state: Any, value: Any) -> Argument:
        """A value as sentences mention it; a list of values as a list of words."""
        if isinstance(value, list):
            return tuple(self.spell(state, each) for each in value)
        return self.tell(state, value)

    def carried(self, state: Any, value: Any) -> Any:
        """A value as messages carry it; with the word that programs know, where people are told another."""
        told = carried(self.argument(state, value))
        if isinstance(told, str | int):
            word = self.spell(state, value)
            return told if str(told) == word else {"word": word, "told": told}
        is_sentence = isinstance(told, dict) and "key" in told
        return {**told, "word": self.spell(state, value)} if is_sentence else told


def gain_key(part: str) -> str:
    """How catalogues call what points are for, where a move brings them."""
    return f"gain-part-{part.replace(' ', '_')}"


Find = TypeVar("Find", bound=Callable[..., Any])
Ask = Callable[[Any, int], Sentence]
Clause = Callable[[Any, Fields], Sentence]


class Gains(NamedTuple):
    """What is worth telling of that which a move brings, by name: events, and parts of a score."""

    events: tuple[str, ...] = ()  # catalogues have each as `gain-event`, with the fields of the event
    parts: tuple[str, ...] = ()  # and each as `gain-part-part`, which `gain-points` are for


class Vocabulary:
    """The fields, facts and catalogues of one game. Catalogues lie in its folder `languages`, one file each."""

    def __init__(self, package: str | None) -> None:
        self._package = str(package)
        self.fields: dict[str, Field] = {}
        self.facts: dict[str, tuple[Field | None, Callable[..., Any]]] = {}
        self.sentences: dict[str, tuple[str, ...]] = {}  # prompts and clauses: their keys, and what they mention
        self.gains = Gains()

    def noun(
        self, name: str, words: Sequence[str], *, also: Mapping[str, int] | None = None, hidden: str = ""
    ) -> Field:
        """One of a list of things: catalogues have `name-word` in all forms that their sentences ask for.

        `also` are other words that people type; `hidden` is the word for NOTHING, which catalogues have as well.
        """
        numbers = {typed(word): number for number, word in enumerate(words)}
        numbers |= {typed(word): number for word, number in (also or {}).items()}
        known = (*words, hidden) if hidden else tuple(words)

        def spell(_: Any, value: int) -> str:
            return hidden if hidden and value == NOTHING else words[value]

        return self.same(
            name, Field(spell, lambda _, text: numbers.get(text), spell, len(words), noun=name, words=known)
        )

    def name(
        self,
        name: str,
        count: int,
        spell: Spell,
        *,
        tell: Tell | None = None,
        read: Read | None = None,
        within: Within | None = None,
    ) -> Field:
        """Something written alike in every language, such as the space C4; `within` says what in a state names it.

        `tell` is for names that people see in another form than programs, `read` for other words that people type.
        """

        def find(state: Any, text: str) -> int | None:
            named = (value for value in range(count) if typed(spell(state, value)) == text)
            return next(named, None) if text else None  # what has no name in this state is not called by none

        return self.same(name, Field(spell, read or find, tell or spell, count, within=within))

    def number(self, name: str, count: int = 0, first: int = 0) -> Field:
        """An amount, or a number that people count from `first`."""

        def read(_: Any, text: str) -> int | None:
            return int(text) - first if text.isdecimal() and len(text) < 4 else None

        return self.same(name, Field(lambda _, value: str(value + first), read, lambda _, value: value + first, count))

    def seat(self, name: str, count: int) -> Field:
        """Somebody at the table: told by name."""
        return self.same(name, replace(self.number(name, count), tell=lambda _, value: Seat(value)))

    def same(self, name: str, field: Field) -> Field:
        """Another name for a field, where a sentence mentions two of a kind."""
        self.fields[name] = field
        return field

    def fact(self, field: Field | None = None) -> Callable[[Find], Find]:
        """Declare what a function of state, seat and the fields of a move finds out; sentences call it by its name.

        Without a field it gives what sentences are told as it is, such as clauses.
        """

        def declare(find: Find) -> Find:
            self.facts[find.__name__] = (field, find)
            return find

        return declare

    def prompt(self, name: str, *facts: str) -> Ask:
        """Declare what a seat can be asked, as `prompt-name` in the catalogues, with the facts it mentions."""
        key = f"prompt-{name}"
        self.sentences[key] = facts
        return lambda state, seat: self.sentence(key, facts, state, seat)

    def clause(self, name: str, *fields: str) -> Clause:
        """Declare a part of sentences, as `clause-name` in the catalogues, with the fields it mentions."""
        key = f"clause-{name}"
        self.sentences[key] = fields
        return lambda state, values: self.sentence(key, fields, state, NOTHING, values)

    def sentence(
        self,
        key: str,
        names: Sequence[str],
        state: Any,
        seat: int,
        values: Fields | None = None,
        fields: Mapping[str, Field] | None = None,
    ) -> Sentence:
        """A sentence that mentions fields of a move, or facts."""
        known, told = values or {}, fields or self.fields
        return Sentence(self, key, tuple((name, self._told(name, state, seat, known, told)) for name in names))

    def _told(self, name: str, state: Any, seat: int, values: Fields, fields: Mapping[str, Field]) -> Argument:
        if name in values:
            return fields[name].argument(state, values[name])
        field, find = self.facts[name]
        found = find(state, seat, values)
        if field is None:
            return tuple(found) if isinstance(found, list) else found
        return field.argument(state, found)

    @property
    def nouns(self) -> tuple[str, ...]:
        """The fields that catalogues have forms for."""
        return tuple(sorted({field.noun for field in self.fields.values() if field.noun}))

    @cached_property
    def languages(self) -> "Languages":
        """The catalogues; whoever asks for no words loads none."""
        found: Languages = import_module("oceanarium.kernel.language").Languages(self.folder, self.nouns)
        return found

    @property
    def folder(self) -> Path:
        """Where the catalogues lie."""
        return Path(str(import_module(self._package).__file__)).parent / "languages"


COMMON = Vocabulary("oceanarium.kernel")  # what all games say
