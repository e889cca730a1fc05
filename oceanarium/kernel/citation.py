"""Numbers for compiled code, sentences for people, stated together.

Compiled code can neither hold text nor raise, so it answers with a number; the sentence is found here.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from oceanarium.kernel.vocabulary import Sentence, Vocabulary

NameOf = Callable[[int], str]  # what somebody in a seat is called

_MENTION = re.compile("⟦([0-9]+)⟧")


def mention(seat: int) -> str:
    """A seat as games put it into any text: whoever shows the text says who sits there, by `with_names`."""
    return f"⟦{seat}⟧"


def with_names(text: str, name_of: NameOf) -> str:
    """A text with its mentions of seats replaced by names."""
    if "⟦" not in text:
        return text
    return _capitalised(_MENTION.sub(lambda found: name_of(int(found[1])), text))


@dataclass(frozen=True)
class Citation:
    """A sentence for people and the rule it rests on."""

    rule: str
    sentence: str  # or what a game that declares its sentences calls it
    key: str = ""  # of the sentence in its catalogues
    gaps: tuple[str, ...] = ()  # the fields and facts that the sentence there mentions
    said: "Sentence | None" = field(default=None, compare=False)  # what was cited in a case, in no language yet

    def with_names(self, name_of: NameOf) -> "Citation":
        """The sentence with the names of those it mentions."""
        return replace(self, sentence=with_names(self.sentence, name_of))


class Citations:
    """A numbered list of citations; number 0 stands for "nothing to cite"."""

    def __init__(self, vocabulary: "Vocabulary | None" = None, prefix: str = "") -> None:
        self._vocabulary = vocabulary
        self._prefix = prefix
        self._entries = [Citation("", "")]

    def cite(self, rule: str, sentence: str, *gaps: str) -> int:
        """Enter a sentence, or its name in the catalogues and what it mentions, and get the number it stands for."""
        key = "" if self._vocabulary is None else f"{self._prefix}-{sentence.replace(' ', '_')}"
        self._entries.append(Citation(rule, sentence, key, gaps))
        return len(self._entries) - 1

    def __getitem__(self, number: int) -> Citation:
        return self._entries[number]

    def __iter__(self) -> Iterator[Citation]:
        return iter(self._entries[1:])

    def __len__(self) -> int:
        """How many numbers are in use, 0 included."""
        return len(self._entries)


class Event(NamedTuple):
    """A consequence as rules report it: which kind, whom it befell, and the numbers its sentence needs."""

    kind: int
    seat: int
    details: tuple[int, ...]


@dataclass(frozen=True)
class EventKind:
    """What events of one kind have in common."""

    name: str
    rule: str
    sentence: str  # empty in a game that declares its sentences: its catalogues have it
    fields: tuple[str, ...]
    reveals: bool  # whether it shows somebody what was hidden from them, so that the move cannot be taken back


class EventKinds:
    """A numbered list of the kinds of events a game can tell of."""

    def __init__(self, vocabulary: "Vocabulary | None" = None) -> None:
        self._vocabulary = vocabulary
        self._kinds: list[EventKind] = []

    def tell(self, name: str, rule: str, *fields: str, reveals: bool = False) -> int:
        """Enter a kind of event, with names for the details that `note` will pass, and get its number.

        Without a vocabulary the sentence comes first, before the names.
        """
        sentence = ""
        if self._vocabulary is None:
            sentence, *names = fields
            fields = tuple(names)
        self._kinds.append(EventKind(name, rule, sentence, fields, reveals))
        return len(self._kinds) - 1

    def __getitem__(self, number: int) -> EventKind:
        return self._kinds[number]

    def __iter__(self) -> Iterator[EventKind]:
        return iter(self._kinds)


def _capitalised(sentence: str) -> str:
    """A sentence may begin with a gap; it still begins with a capital."""
    return sentence[:1].upper() + sentence[1:]
