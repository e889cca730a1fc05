"""The words of pictures: a table drawn in text is captioned in the language of whoever looks at it."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from oceanarium.kernel.contract import AnyState, Pictures
from oceanarium.kernel.vocabulary import ENGLISH, Argument, Vocabulary

PREFIX = "drawn-"  # of the keys in catalogues


class Telling(NamedTuple):
    """How a picture is told: in which language, and what those who play are called, if anybody has said."""

    language: str = ENGLISH
    names: tuple[str, ...] = ()


PLAIN = Telling()  # in English, by the numbers of seats: as `read_picture` reads it


class ToldPictures(Pictures[AnyState], Protocol[AnyState]):
    """A game's picture.py, which speaks the language of whoever looks."""

    def draw_picture(self, state: AnyState, seat: int, telling: Telling = PLAIN) -> str:
        """The table as that seat, NOBODY or OMNISCIENT sees it, in at most 80 columns where names are short."""
        ...


class Captions:
    """The captions of a game's picture, declared by name with what each mentions."""

    def __init__(self, vocabulary: Vocabulary, **captions: Sequence[str]) -> None:
        self.vocabulary = vocabulary
        vocabulary.sentences |= {f"{PREFIX}{name}": tuple(gaps) for name, gaps in captions.items()}

    def told(self, telling: Telling) -> "Caption":
        """The same in a language and with names."""
        return Caption(self.vocabulary, telling)


class Caption:
    """What stands in a picture, in one language."""

    def __init__(self, vocabulary: Vocabulary, telling: Telling) -> None:
        self._gaps = vocabulary.sentences
        self._words = vocabulary.languages[telling.language]
        self.names = telling.names

    def text(self, caption: str, /, **arguments: Argument) -> str:
        """A caption with its gaps filled in."""
        key = f"{PREFIX}{caption}"
        assert set(self._gaps[key]) == set(arguments), f"{key} is told {self._gaps[key]}."
        return self._words.text(key, tuple(arguments.items()))

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat] if self.names else f"seat {seat}"

    def named(self, seat: int) -> str:
        """The same at the beginning of a line."""
        name = self.name(seat)
        return name[:1].upper() + name[1:]
