"""The moves of a game, declared once: numbers for rules; texts, targets and words for people.

Declaring a kind gives the first number of its range, a plain int, so that compiled rules reckon with it. How a number
is written, read back, touched and told follows from the declaration.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from itertools import combinations, pairwise
from math import prod
from string import Formatter
from typing import Any, Generic, TypeVar

from oceanarium.kernel.contract import NOBODY
from oceanarium.kernel.vocabulary import (
    Field,
    Fields,
    Sentence,
    Vocabulary,
    Within,
    carried,
    nothing,
    typed,
    typed_words,
)

Texts = tuple[str, ...]
Row = tuple[Any, ...]  # a move as messages carry it: its number, its name, what its text, targets and words mention
Found = TypeVar("Found")
Touches = Texts | Callable[[Any, int, Fields], Texts]
LONGEST = 16  # words in a move that people type
MOST_REMEMBERED = 2048  # markets, say: how many things that words depend on are remembered at a time


class MoveKind:
    """Moves that differ only in the values of their fields."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        name: str,
        pattern: str,
        first: int,
        fields: dict[str, Field],
        touches: Touches,
        tells: Texts,
        unsaid: Mapping[str, str],
        nowhere: str,
        within: Within | None,
    ) -> None:
        self.name = name
        self.pattern = pattern
        self.first = first
        self.count = prod(field.count for field in fields.values())
        self.fields = fields
        self.gaps = _gaps(pattern)
        self.touches = touches
        self.unsaid = unsaid  # by field: the fact that fills it in where a reading leaves it out
        self._touched = self.gaps if callable(touches) else _gaps(pattern, *touches)
        self.told = tuple(dict.fromkeys((*self.gaps, *tells)))  # what its sentence may mention
        self._nowhere = nowhere
        self._facts_within = within
        self._vocabulary = vocabulary
        self._values = [self._values_of(number) for number in range(self.count)]
        self._texts: _Memory[str] = _Memory(self._within(self.gaps))
        self._targets: _Memory[Texts] = _Memory(None if callable(touches) else self._within(self._touched))
        self._words: _Memory[str] = _Memory(self._within(self.told))
        self.carried = tuple(dict.fromkeys((*self.told, *self._touched)))  # what its rows tell, in this order
        self._rows: _Memory[Row] = _Memory(None if callable(touches) else self._within(self.carried))
        self.is_touched = touches != ()

    def _values_of(self, number: int) -> dict[str, int]:
        values = {}
        for name, field in reversed(self.fields.items()):
            number, index = divmod(number, field.count)
            values[name] = index if field.values is None else field.values[index]
        return values

    def _within(self, names: Texts) -> Within | None:
        """What the words of these gaps depend on: None if they must be found each time."""
        facts = self._facts_within
        found = {self.fields[name].within if name in self.fields else facts for name in names} - {nothing}
        return nothing if not found else found.pop() if len(found) == 1 else None

    def values(self, move: int) -> Fields:
        """What a move of this kind holds, by field."""
        return self._values[move - self.first]

    def number(self, values: Fields) -> int | None:
        """The move that holds these values, or None."""
        number = 0
        for name, field in self.fields.items():
            known = range(field.count) if field.values is None else field.values
            if values[name] not in known:
                return None
            number = number * field.count + known.index(values[name])
        return self.first + number

    def text(self, state: Any, seat: int, move: int) -> str:
        """A move as people write it."""
        known = self._texts.of(state, seat)
        text = known.get(move)
        if text is None:
            text = known[move] = self.pattern.format_map(self.spelled(state, seat, move, self.gaps))
        return text

    def targets(self, state: Any, seat: int, move: int) -> Texts:
        """What one touches to make a move."""
        known = self._targets.of(state, seat)
        targets = known.get(move)
        if targets is None:
            targets = known[move] = self._found_targets(state, seat, move)
        return targets

    def _found_targets(self, state: Any, seat: int, move: int) -> Texts:
        if callable(self.touches):
            return self.touches(state, seat, self.values(move))
        spelled = {"seat": str(seat), **self.spelled(state, seat, move, self._touched)}
        if self._nowhere and self._nowhere in spelled.values():
            return ()
        return tuple([target.format_map(spelled) for target in self.touches])

    def spelled(self, state: Any, seat: int, move: int, gaps: Texts) -> dict[str, str]:
        """Gaps of texts, filled with the words that programs know."""
        values = self.values(move)
        spelled = {}
        for name in gaps:
            if name in self.fields:
                spelled[name] = self.fields[name].spell(state, values[name])
            else:
                field, find = self._vocabulary.facts[name]
                assert field is not None
                spelled[name] = field.spell(state, find(state, seat, values))
        return spelled

    def sentence(self, state: Any, seat: int, move: int) -> Sentence:
        """What there is to say of a move."""
        key = f"move-{self.name}"
        return self._vocabulary.sentence(key, self.told, state, seat, self.values(move), self.fields)

    def words(self, state: Any, seat: int, move: int, language: str) -> str:
        """A move in words."""
        known = self._words.of(state, (seat, language))
        words = known.get(move)
        if words is None:
            words = known[move] = self.sentence(state, seat, move).in_words(language)
        return words

    def known_rows(self, state: Any, chooser: int, seat: int) -> dict[int, Row]:
        """The rows that are known already in such a state, by move; to be added to."""
        return self._rows.of(state, (chooser, seat))

    def row(self, state: Any, chooser: int, seat: int, move: int) -> Row:
        """A move as messages carry it; with its targets, where they follow from no pattern."""
        told = (self._carried(state, chooser if name in self.told else seat, move, name) for name in self.carried)
        targets = (self.touches(state, seat, self.values(move)),) if callable(self.touches) else ()
        return (move, self.name, *told, *targets)

    def _carried(self, state: Any, seat: int, move: int, name: str) -> Any:
        values = self.values(move)
        if name in self.fields:
            return self.fields[name].carried(state, values[name])
        field, find = self._vocabulary.facts[name]
        found = find(state, seat, values)
        if field is None:
            return carried(tuple(found) if isinstance(found, list) else found)
        return field.carried(state, found)


class _Memory(Generic[Found]):
    """What was found before, by whom it is for and what the words depend on."""

    def __init__(self, within: Within | None) -> None:
        self._within = within
        self._known: dict[Hashable, dict[int, Found]] = {}

    def of(self, state: Any, whom: Hashable) -> dict[int, Found]:
        """What is known already for such states, by move; to be added to."""
        if self._within is None:
            return {}
        key = whom if self._within is nothing else (whom, self._within(state))
        known = self._known.get(key)
        if known is None:
            if len(self._known) > MOST_REMEMBERED:
                self._known.clear()
            known = self._known[key] = {}
        return known


class _Reading:
    """A way in which moves of a kind are typed: the words it begins with, and gaps."""

    def __init__(self, kind: MoveKind, pattern: str) -> None:
        self.kind = kind
        self.beginning = typed_words(pattern.partition("{")[0])
        self.gaps = _gaps(pattern)
        self.unsaid = kind.fields.keys() - set(self.gaps)  # fields
        holds_fields_only = kind.fields.keys() >= set(self.gaps)
        self.is_enough = not self.unsaid or (holds_fields_only and self.unsaid <= kind.unsaid.keys())  # for a number


class MoveKinds:
    """All moves of a game, in one flat range of numbers."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        chooser: Callable[[Any], int] = lambda _: NOBODY,
        fillers: str = "",
        nowhere: str = "",
    ) -> None:
        self.vocabulary = vocabulary
        self._chooser = chooser  # whose move it is, where texts depend on that
        self._fillers = frozenset(fillers.split())
        self._nowhere = nowhere  # how something is spelled that is not on the table: it cannot be touched
        self._kinds: list[MoveKind] = []
        self._of: list[MoveKind] = []  # by number
        self._readings: list[_Reading] = []  # those that begin with the most words first

    def kind(
        self,
        pattern: str,
        *,
        name: str = "",
        touches: Touches | None = None,
        tells: Texts = (),
        reads: Texts | None = None,
        unsaid: Mapping[str, str] | None = None,
        within: Within | None = None,
        **fields: Field,
    ) -> int:
        """Declare a kind of move by how it is written, and get its first number.

        `name` is what catalogues and programs call it, its first word by default; `touches` are the targets, the text
        itself by default; `tells` the facts its words mention besides; `reads` the ways in which people may write it,
        the text again by default: gaps there that are no fields of the kind may be filled with any word of theirs.
        `unsaid` names the facts that fill in what such a way leaves out. `within` says what in a state all its facts
        depend on, so that its words can be remembered.
        """
        name = name or typed_words(pattern)[0]
        touched = (pattern,) if touches is None else touches
        first, left_out, nowhere = self.count, unsaid or {}, self._nowhere
        kind = MoveKind(self.vocabulary, name, pattern, first, fields, touched, tells, left_out, nowhere, within)
        self._kinds.append(kind)
        self._of += [kind] * kind.count
        self._readings += [_Reading(kind, each) for each in (reads or (pattern,))]
        self._readings.sort(key=lambda reading: -len(reading.beginning))
        return kind.first

    def chance(self, pattern: str, *, tells: Texts = (), **fields: Field) -> int:
        """Declare a kind of outcome: nothing is touched to bring it about."""
        return self.kind(pattern, name="", touches=(), tells=tells, reads=None, unsaid=None, within=None, **fields)

    @property
    def count(self) -> int:
        """How many moves there are."""
        return len(self._of)

    def __iter__(self) -> Iterator[MoveKind]:
        return iter(self._kinds)

    def of(self, move: int) -> MoveKind | None:
        """The kind of a move, which may be any number."""
        return self._of[move] if 0 <= move < len(self._of) else None

    def move_text(self, state: Any, move: int) -> str:
        """A move as people write it."""
        kind = self.of(move)
        return f"move {move}" if kind is None else kind.text(state, self._chooser(state), move)

    def targets(self, state: Any, seat: int, move: int) -> Texts:
        """The things on the table one touches, in order, to make the move."""
        kind = self.of(move)
        return kind.targets(state, seat, move) if kind is not None and kind.is_touched else ()

    def words(self, state: Any, move: int, language: str) -> str:
        """A move in words."""
        return self._of[move].words(state, self._chooser(state), move, language)

    def rows(self, state: Any, seat: int, moves: Iterable[int]) -> list[Row]:
        """Moves as messages carry them. Those of a kind mostly stand together, and are looked up together."""
        chooser, rows, kind = self._chooser(state), [], None
        known: dict[int, Row] = {}
        for move in moves:
            if self._of[move] is not kind:
                kind = self._of[move]
                known = kind.known_rows(state, chooser, seat)
            row = known.get(move)
            if row is None:
                row = known[move] = self._of[move].row(state, chooser, seat, move)
            rows.append(row)
        return rows

    def read_move(self, state: Any, text: str) -> int | None:
        """The move that a text means, or None: as it is written, or in plain words."""
        for reading, words in self._begun(text):
            number = self._read(state, reading, words)
            if number is not None:
                return number
        return None

    def gap_in(self, state: Any, text: str) -> str | None:
        """The first thing that a text leaves open, by the name of a field or fact; None if it begins like no move.

        Nobody is asked about the outcomes of chance.
        """
        opening = next(self._openings(state, text), None)
        return None if opening is None else opening[0].gaps[len(opening[1])]

    def begun(self, state: Any, text: str) -> list[int]:
        """The moves that an unfinished text can mean: some of their fields are said, and the others are not."""
        for reading, values in self._openings(state, text):
            kind = reading.kind
            if values and kind.fields.keys() >= values.keys():
                numbers = range(kind.first, kind.first + kind.count)
                return [number for number in numbers if values.items() <= kind.values(number).items()]
        return []

    def _openings(self, state: Any, text: str) -> Iterator[tuple[_Reading, dict[str, int]]]:
        """The readings of which a text fills the first gaps, and what it says there."""
        for reading, words in self._begun(text):
            if not reading.kind.is_touched:
                continue
            for known in range(len(reading.gaps) - 1, -1, -1):
                said = (self._said(state, reading, parts) for parts in _divided(words, known))
                values = next((values for values in said if values is not None), None)
                if values is not None:
                    yield reading, values
                    break

    @property
    def asked(self) -> Texts:
        """All that a text may leave open, by the names of fields and facts."""
        gaps = [gap for reading in self._readings if reading.kind.is_touched for gap in reading.gaps]
        return tuple(dict.fromkeys(gaps))

    def _begun(self, text: str) -> Iterator[tuple[_Reading, list[str]]]:
        """The readings that a text begins like, and the words that are left for their gaps."""
        words = self._without_fillers(typed_words(text))
        if len(words) <= LONGEST:
            for reading in self._readings:
                length = len(reading.beginning)
                if words[:length] == reading.beginning:
                    yield reading, self._without_fillers(words[length:])

    def _read(self, state: Any, reading: _Reading, words: list[str]) -> int | None:
        for parts in _divided(words, len(reading.gaps)):
            words_of = dict(zip(reading.gaps, map(self._joined, parts), strict=True))
            number = None if "" in words_of.values() else self._numbered(state, reading, words_of)
            if number is not None:
                return number
        return None

    def _numbered(self, state: Any, reading: _Reading, words: Mapping[str, str]) -> int | None:
        """The move of a kind whose gaps are filled with these words."""
        kind, seat = reading.kind, self._chooser(state)
        if reading.is_enough:
            values = {name: self._value(state, kind, name, word) for name, word in words.items()}
            found = {name: value for name, value in values.items() if value is not None}
            if len(found) < len(words):
                return None
            for name in reading.unsaid:
                found[name] = self.vocabulary.facts[kind.unsaid[name]][1](state, seat, found)
            return kind.number(found)
        fitting = []
        for move in range(kind.first, kind.first + kind.count):
            spelled = kind.spelled(state, seat, move, reading.gaps)
            if all(words[name] == typed(word) for name, word in spelled.items()):
                fitting.append(move)
        return fitting[0] if len(fitting) == 1 else None  # nobody knows which of several is meant

    def _said(self, state: Any, reading: _Reading, parts: list[list[str]]) -> dict[str, int] | None:
        """What these words mean in the first gaps; None if they mean nothing there."""
        words = zip(reading.gaps, map(self._joined, parts), strict=False)
        values = {name: self._value(state, reading.kind, name, word) for name, word in words}
        said = {name: value for name, value in values.items() if value is not None}
        return said if len(said) == len(values) else None

    def _value(self, state: Any, kind: MoveKind, name: str, word: str) -> int | None:
        field = kind.fields.get(name) or self.vocabulary.fields.get(name) or self.vocabulary.facts[name][0]
        assert field is not None
        value = field.read(state, word)
        return value if field.values is None or value in field.values else None

    def _joined(self, words: list[str]) -> str:
        return "_".join(self._without_fillers(words))

    def _without_fillers(self, words: list[str]) -> list[str]:
        """Words without the articles and the like around them."""
        while words and words[0] in self._fillers:
            words = words[1:]
        while words and words[-1] in self._fillers:
            words = words[:-1]
        return words


def _divided(words: list[str], count: int) -> Iterator[list[list[str]]]:
    """All ways to divide words among gaps, in order, none empty."""
    if count == 0 and not words:
        yield []
    if count > 0 and words:
        for cuts in combinations(range(1, len(words)), count - 1):
            ends = (0, *cuts, len(words))
            yield [words[start:end] for start, end in pairwise(ends)]


def _gaps(*patterns: str) -> Texts:
    """The names of gaps, but for the seat, whom nobody needs to be told."""
    found = [name for pattern in patterns for _, name, _, _ in Formatter().parse(pattern) if name not in (None, "seat")]
    return tuple(dict.fromkeys(str(name) for name in found))
