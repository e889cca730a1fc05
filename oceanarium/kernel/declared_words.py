"""What people are told in a game that declares its sentences: the contract's words, in any language there is."""

from collections.abc import Sequence
from typing import Any

from oceanarium.kernel.citation import Citation, Event, EventKind
from oceanarium.kernel.move_kinds import MoveKinds
from oceanarium.kernel.vocabulary import ENGLISH, Argument, Ask, Seat, Sentence


class DeclaredWords:
    """A game's words in one language, found by what it declares. Seats are mentioned."""

    def __init__(self, moves: MoveKinds, prompt: Ask, language: str = ENGLISH) -> None:
        self.moves = moves
        self.vocabulary = moves.vocabulary
        self.language = language
        self._prompt = prompt

    def in_language(self, language: str) -> "DeclaredWords":
        """The same in another language."""
        return self if language == self.language else DeclaredWords(self.moves, self._prompt, language)

    def prompt(self, state: Any, seat: int) -> str:
        """What is asked of a seat that is waited for, in one sentence."""
        return self.asked(state, seat).in_words(self.language)

    def asked(self, state: Any, seat: int) -> Sentence:
        """The same in no language yet."""
        return self._prompt(state, seat)

    def move_words(self, state: Any, move: int) -> str:
        """A move as a line of plain words."""
        return self.moves.words(state, move, self.language)

    def spell(self, state: Any, field: str, value: int) -> str:
        """One detail of an event as a word that programs know."""
        return self.vocabulary.fields[field].spell(state, value)

    def refused(self, citation: Citation, state: Any, seat: int, move: int) -> Sentence:
        """Why a move, which may be any number, may not be made."""
        kind = self.moves.of(move)
        values, fields = ({}, {}) if kind is None else (kind.values(move), kind.fields)
        return self.vocabulary.sentence(citation.key, citation.gaps, state, seat, values, fields)

    def said(self, citation: Citation) -> Sentence:
        """A citation that mentions nothing: a part of the score, or why a match ended."""
        return Sentence(self.vocabulary, citation.key)

    def event(self, kind: EventKind, state: Any, event: Event) -> str:
        """What happened."""
        arguments = self._details(kind, state, event)
        told = Sentence(self.vocabulary, f"event-{kind.name}", (("seat", Seat(event.seat)), *arguments))
        return told.in_words(self.language)

    def gained(self, kind: EventKind, state: Any, event: Event) -> Sentence:
        """What an event has brought to its seat, as a part of a sentence."""
        return Sentence(self.vocabulary, f"gain-{kind.name}", self._details(kind, state, event))

    def _details(self, kind: EventKind, state: Any, event: Event) -> tuple[tuple[str, Argument], ...]:
        fields, details = self.vocabulary.fields, zip(kind.fields, event.details, strict=True)
        return tuple((name, fields[name].argument(state, value)) for name, value in details)

    def missing(self, state: Any, text: str) -> Sentence | None:
        """What a text that is no move yet leaves open, as a question; None if it begins like no move."""
        gap = self.moves.gap_in(state, text)
        return None if gap is None else Sentence(self.vocabulary, f"missing-{gap}")

    def missing_among(self, moves: Sequence[int]) -> Sentence | None:
        """What tells moves of one kind from each other, as a question; None if they are of several kinds."""
        kinds = {kind for kind in map(self.moves.of, moves) if kind is not None}
        if len(kinds) != 1:
            return None
        kind = kinds.pop()
        open_fields = (name for name in kind.fields if len({kind.values(move)[name] for move in moves}) > 1)
        gap = next((name for name in open_fields if name in self.moves.asked), None)
        return None if gap is None else Sentence(self.vocabulary, f"missing-{gap}")
