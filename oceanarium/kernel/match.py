"""A match: a game, its options, and the moves that led to its state. Plain mode."""

import re
import secrets as system_randomness
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, Self

from oceanarium.kernel import match_file, match_link, match_picture
from oceanarium.kernel.captions import Telling
from oceanarium.kernel.chance import MAX_SEED, WORDS, draw_weighted, seed_rng
from oceanarium.kernel.citation import Citation, Event, NameOf, with_names
from oceanarium.kernel.contract import ALLOWED, CHANCE, NOBODY, NOTHING, AnyState
from oceanarium.kernel.game import Game
from oceanarium.kernel.match_file import MatchFormatError
from oceanarium.kernel.options import OptionError, check_number
from oceanarium.kernel.shapes import Frame, own
from oceanarium.kernel.told import common, shown
from oceanarium.kernel.vocabulary import ENGLISH, Argument, Seat, Sentence

MEANINGFUL = 2  # letters of a word by which a move can be meant, at the least: E1


class IllegalMove(ValueError):  # noqa: N818  # the name that users know
    """A move that a rule forbids, and the rule. Nothing has changed."""

    def __init__(self, rule: str, sentence: str, said: Sentence | None = None) -> None:
        super().__init__(f"{sentence} [{rule}]" if rule else sentence)
        self.rule = rule
        self.sentence = sentence
        self.said = said  # the same in no language yet, where it can be said in several


class UnreadableMove(IllegalMove):
    """A text that is no move of the game, so that no rule speaks of it."""

    def __init__(self, sentence: str, said: Sentence | None = None) -> None:
        super().__init__("", sentence, said)


class CannotTakeBack(ValueError):  # noqa: N818  # as above
    """A move that stands. Nothing has changed."""

    def __init__(self, sentence: str, said: Sentence) -> None:
        super().__init__(sentence)
        self.said = said  # as above


class Move(NamedTuple):
    """A move that somebody may make now."""

    number: int
    text: str  # short and exact: "buy:R2"
    words: str  # for reading and listening: "Buy row 2 (coral, garbage, anemone) for 2 pearls"
    targets: tuple[str, ...]  # what one touches on the table to make it


class Played(NamedTuple):
    """A move that was made."""

    seat: int  # or CHANCE
    number: int
    text: str


class MatchSnapshot(NamedTuple):
    """A match set down in the middle: what it takes to go on from there, without playing it again.

    It knows neither the seed, so that whoever goes on cannot foresee chance, nor what could be taken back.
    """

    state: bytes
    played: tuple[Played, ...]
    heard: tuple[tuple[Event, ...], ...]  # by move


@dataclass(frozen=True)
class Numbered:
    """What players are called whose names nobody has said: by their numbers, counted from 1."""

    language: str

    def __call__(self, seat: int) -> str:
        return common("player", number=seat + 1).in_words(self.language)


@dataclass(frozen=True)
class Happening:
    """A consequence of a move as one seat heard it."""

    move: int  # the number of the move in the match, from 0
    name: str
    rule: str
    seat: int
    details: dict[str, str]  # for programs
    sentence: str  # with mentions of seats
    name_of: NameOf = field(compare=False, repr=False)

    @property
    def text(self) -> str:
        """The sentence, with seats by the names that the match knows."""
        return self.in_words(self.name_of)

    def in_words(self, name_of: NameOf) -> str:
        """The sentence, with seats by the names of those who sit there."""
        return with_names(self.sentence, name_of)


@dataclass(frozen=True)
class Score:
    """A seat's points."""

    parts: dict[str, int]  # by what they are for
    rules: dict[str, str]  # the rule that grants each part
    total: int
    words: dict[str, str]  # what people call each part


@dataclass(frozen=True)
class Outcome:
    """How a match ended."""

    places: tuple[int, ...]  # by seat; equal seats share the better place
    winners: tuple[int, ...]
    rule: str
    sentence: str
    said: Sentence | None = field(default=None, compare=False)  # the sentence in no language yet, where it is known


class Match(Generic[AnyState]):
    """One playing of a game. Its options and its moves are all there is to store."""

    def __init__(
        self,
        game: Game[AnyState],
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        *,
        manual_chance: bool = False,
        language: str = ENGLISH,
    ) -> None:
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in game.seats:
            possible = tuple(map(str, game.seats))
            raise OptionError(common("wrong-seats", game=game.title, possible=possible, seats=shown(seats)))
        check_number("seed", 0 if seed is None else seed, 0, MAX_SEED)
        self.game = game
        self.seats = seats
        self.options = game.options.completed(options, seats)
        self.seed = system_randomness.randbelow(MAX_SEED) if seed is None else seed
        self.manual_chance = manual_chance
        self.language = language
        self._named: NameOf | None = None
        self.state = game.new_state(seats, self.options)
        self.begins_with_picture = False  # then nothing tells how its first state came about
        self._played: list[Played] = []
        self._heard: list[tuple[Event, ...]] = []  # by move
        self._states_to_go_back_to: list[AnyState] = []
        self._let_chance_act()

    @property
    def names(self) -> tuple[str, ...] | None:
        """What those who play are called, by seat; None if nobody has said."""
        return None if self._named is None else tuple(self._named(seat) for seat in range(self.seats))

    @property
    def name_of(self) -> NameOf:
        """What whoever sits somewhere is called. Who knows the names of those who play sets it."""
        return self._named or Numbered(self.language)

    @name_of.setter
    def name_of(self, named: NameOf) -> None:
        self._named = None if isinstance(named, Numbered) else named

    def call(self, names: Sequence[str]) -> None:
        """Say what those who play are called, by seat."""
        kept = tuple(names)
        if len(kept) != self.seats:
            raise OptionError(f"A match with {self.seats} seats needs as many names, not {len(kept)}.")
        self.name_of = kept.__getitem__

    @property
    def language(self) -> str:
        """The language in which people are told of the match; it can be changed at any time."""
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        if language != ENGLISH and language not in self.game.languages:
            raise OptionError(f"{self.game.title} can be told in {_listed(self.game.languages)}, not in {language!r}.")
        self._language = language

    @property
    def actor(self) -> int:
        """The seat whose choice is next, or CHANCE, or NOBODY when the match is over."""
        return self.game.rules.actor(self.state)

    @property
    def waiting(self) -> tuple[int, ...]:
        """All seats that may choose now."""
        return self.game.waiting(self.state)

    @property
    def moves(self) -> tuple[Played, ...]:
        """Every move so far, those of chance among them."""
        return tuple(self._played)

    @property
    def moves_made(self) -> int:
        """How many moves there are so far, those of chance among them."""
        return len(self._played)

    def moves_since(self, number: int) -> list[Played]:
        """The moves from a number on."""
        return self._played[number:]

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """Every move that a seat may make now; or every outcome, for CHANCE. By default the actor's."""
        state, seat = self.state, self.actor if seat is None else seat
        return [self.move_in(state, number, seat) for number in self.legal_numbers(seat)]

    def legal_numbers(self, seat: int | None = None) -> list[int]:
        """The numbers of the legal moves, for programs in a hurry."""
        seat = self.actor if seat is None else seat
        if seat == CHANCE:
            return list(self.game.chances(self.state)) if self.actor == CHANCE else []
        return self.game.legal_moves(self.state, seat)

    def move(self, number: int, seat: int | None = None) -> Move:
        """A move by its number, in words and targets; it may be any number."""
        return self.move_in(self.state, number, self.actor if seat is None else seat)

    def move_in(self, state: AnyState, number: int, seat: int) -> Move:
        """The same in a state that the match may come to."""
        if not 0 <= number < self.game.move_count:
            return Move(number, str(number), f"No move of {self.game.title}", ())
        return Move(
            number=number,
            text=self.game.moves.move_text(state, number),
            words=self._move_words(state, number),
            targets=self.game.moves.targets(state, seat, number),
        )

    def refusal(self, move: Move | int | str, seat: int | None = None) -> Citation | None:
        """The rule that forbids a move, in a sentence; None if it is legal."""
        seat = self._chooser(seat)
        return self._refusal(seat, self._number(move, seat))

    def why_not(self, targets: Sequence[str], seat: int | None = None) -> Citation | None:
        """Why no legal move of a seat touches all these things; None if one does.

        Among several reasons the most specific is given: games declare their refusals from general to specific.
        """
        seat = self.actor if seat is None else seat
        worst, example = ALLOWED, NOTHING
        for number in range(self.game.move_count):
            if set(targets) <= set(self.game.moves.targets(self.state, seat, number)):
                reason = self.game.rules.forbids(self.state, seat, number)
                if reason == ALLOWED:
                    return None
                if reason > worst:
                    worst, example = reason, number
        if example == NOTHING:
            said = self._common("nothing-here")
            return Citation("", said.in_words(self.language), said=said)
        return self._refusal(seat, example)

    def play(self, move: Move | int | str, seat: int | None = None) -> list[Happening]:
        """Make a move, let chance act, and tell what the seat hears of it; or raise IllegalMove."""
        seat = self._chooser(seat)
        first = len(self._played)
        self.play_silently(move, seat)
        return self.events(None if seat == CHANCE else seat, since=first)

    def play_silently(self, move: Move | int | str, seat: int) -> None:
        """The same for programs in a hurry, which ask for the events later or not at all."""
        number = self._number(move, seat)
        if seat == CHANCE:
            self._check_chance(number)
        else:
            citation = self._refusal(seat, number)
            if citation is not None:
                raise IllegalMove(citation.rule, citation.sentence, citation.said)
        self._make(seat, number)
        self._let_chance_act()

    def prompt(self, seat: int | None = None) -> str:
        """What is asked of a seat that is waited for, in one sentence."""
        prompt = self.game.words_in(self.language).prompt(self.state, self.actor if seat is None else seat)
        return with_names(prompt, self._name)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Plain JSON-able data: all that a seat may know; None is an onlooker."""
        mine: dict[str, Any] = own(self.shared_view(seat))
        return mine

    def shared_view(self, seat: int | None = None) -> dict[str, Any]:
        """The same for programs in a hurry, which only read it: views share what is alike in them."""
        viewer = self._viewer(seat)
        frame: Frame = {
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "seats": self.seats,
            "seat": seat,
            "actor": self.actor,
            "waiting": list(self.waiting),
            "moves_made": len(self._played),
        }
        return {**frame, **self.game.secrets.view(self.state, viewer)}

    def events(self, seat: int | None = None, since: int = 0) -> list[Happening]:
        """What a seat has heard of all moves, or of those from a number on."""
        return [self.happening(move, told) for move, told in self.heard(seat, since)]

    def heard(self, seat: int | None = None, since: int = 0) -> list[tuple[int, Event]]:
        """The same for programs in a hurry: the numbers of the moves, and what rules reported of each."""
        viewer, heard = self._viewer(seat), []
        for move in range(since, len(self._heard)):
            for event in self._heard[move]:
                told = self.game.secrets.told(event, viewer)
                if told is not None:
                    heard.append((move, told))
        return heard

    def picture(self, seat: int | None = None) -> str:
        """The table in text, as a seat sees it, with the names of those who play."""
        names = tuple(self.name_of(each) for each in range(self.seats))
        return self.game.pictures.draw_picture(self.state, self._viewer(seat), Telling(self.language, names))

    def scores(self) -> list[Score]:
        """Every seat's points by scoring rule, and their total. Knows everything: not for players' eyes."""
        return [self._score(seat) for seat in range(self.seats)]

    @property
    def outcome(self) -> Outcome | None:
        """Places, winners and the rule that ended the match; None while it goes on."""
        ending = self.game.rules.ending(self.state)
        if self.actor != NOBODY:
            return None
        places = tuple(self.game.rules.place(self.state, seat) for seat in range(self.seats))
        winners = tuple(seat for seat in range(self.seats) if places[seat] == 1)
        citation = self.game.endings[ending]
        said = self.game.words.said(citation)
        return Outcome(places, winners, citation.rule, said.in_words(self.language), said)

    def can_take_back(self, seat: int | None = None) -> bool:
        """Whether the last move can be undone: chance has not acted, nothing hidden was shown, no other seat acted."""
        if not self._states_to_go_back_to:
            return False
        return seat is None or self._played[-1].seat == seat

    def take_back(self, seat: int | None = None) -> Played:
        """Undo the last move (of that seat) and return it; or raise CannotTakeBack."""
        if not self._played or self._played[-1].seat == CHANCE:
            raise self._cannot_take_back("nothing-to-take-back")
        if not self._states_to_go_back_to:
            raise self._cannot_take_back("move-stands")
        if seat is not None and not self.can_take_back(seat):
            raise self._cannot_take_back("move-of-another", seat=Seat(seat))
        self.state = self._states_to_go_back_to.pop().copy()  # a copy of this match may hold the same one
        self._heard.pop()
        return self._played.pop()

    def rematch(self, places: Sequence[int] | None = None, seed: int | None = None) -> Self:
        """The match that follows this one among the same players, as the rules of the game have it.

        Who gave up has places that the state does not know of; by default they are those of the outcome.
        """
        if places is None:
            if self.outcome is None:
                raise OptionError("A rematch follows when the match is over, or when the places are given.")
            places = self.outcome.places
        if len(places) != self.seats:
            raise OptionError(f"A rematch needs a place for each of the {self.seats} seats, not {len(places)}.")
        options = self.game.next_options(self.options, tuple(places))
        following = type(self)(
            self.game, self.seats, options, seed, manual_chance=self.manual_chance, language=self.language
        )
        following.name_of = self.name_of
        return following

    def until(self, number: int) -> Self:
        """The match as it was after so many moves, to be continued separately; its chances are decided by hand."""
        self._check_beginning()
        check_number("moves", number, 0, len(self._played))
        earlier = type(self)(self.game, self.seats, self.options, self.seed, manual_chance=True, language=self.language)
        earlier.name_of = self.name_of
        for played in self._played[:number]:
            earlier.play_silently(played.number, played.seat)
        return earlier

    def after(self, number: int, seed: int | None = None) -> Self:
        """The same, but from there on chance draws anew, by another seed."""
        earlier = self.until(number)
        earlier.draw(seed)
        earlier.manual_chance = False
        return earlier

    def draw(self, seed: int | None = None) -> None:
        """Let chance act by another seed until a seat must choose, even where its acts are decided by hand."""
        check_number("seed", 0 if seed is None else seed, 0, MAX_SEED)
        self.seed = system_randomness.randbelow(MAX_SEED) if seed is None else seed
        is_manual, self.manual_chance = self.manual_chance, False
        self._let_chance_act()
        self.manual_chance = is_manual

    def copy(self) -> Self:
        """The same match, to be continued separately."""
        twin = type(self).__new__(type(self))
        vars(twin).update(vars(self))
        twin.options = dict(self.options)
        twin.state = self.state.copy()
        twin._played = self._played[:]
        twin._heard = self._heard[:]
        twin._states_to_go_back_to = self._states_to_go_back_to[:]  # never changed in place
        return twin

    def snapshot(self, *, with_events: bool = True) -> MatchSnapshot:
        """The match as it stands, to be restored later or elsewhere; without events for those who ask for none."""
        heard = tuple(self._heard) if with_events else ((),) * len(self._heard)
        return MatchSnapshot(self.state.to_bytes(), tuple(self._played), heard)

    @classmethod
    def restored(
        cls,
        game: Game[AnyState],
        seats: int,
        options: Mapping[str, object] | None,
        seed: int | None,
        snapshot: MatchSnapshot,
        *,
        manual_chance: bool = False,
    ) -> Self:
        """The match that a snapshot was taken of. Its last move stands: there is nothing to go back to."""
        match = cls(game, seats, options, seed, manual_chance=True)
        match.manual_chance = manual_chance
        match.state = game.State.from_bytes(snapshot.state)
        match._played = list(snapshot.played)
        match._heard = list(snapshot.heard)
        match._states_to_go_back_to = []
        return match

    def to_json(self) -> str:
        """The whole match as text for a file."""
        self._check_beginning()
        return match_file.written(self)

    @classmethod
    def from_json(cls, text: str | bytes) -> "Match[Any]":
        """The match that `to_json` wrote; MatchFormatError with one sentence for anything else."""
        return match_file.read(text, cls)

    def to_link(self) -> str:
        """The whole match as a word short enough for an address."""
        self._check_beginning()
        return match_link.written(self)

    @classmethod
    def from_link(cls, link: str) -> "Match[Any]":
        """The match that `to_link` wrote; MatchFormatError with one sentence for anything else."""
        return match_link.read(link, cls)

    def to_picture(self) -> str:
        """The position as text, with everything that is hidden: not for players' eyes."""
        return match_picture.written(self)

    @classmethod
    def from_picture(cls, text: str) -> "Match[Any]":
        """A match that begins with the position of such a text; PictureError with one sentence for anything else."""
        return match_picture.read(text, cls)

    def _check_beginning(self) -> None:
        """Files and links hold the moves from the beginning on."""
        if self.begins_with_picture:
            raise MatchFormatError(common("match-begins_with_picture"))

    def _name(self, seat: int) -> str:
        """Who sits there; a move that is not legal may speak of a seat that is not at the table."""
        return self.name_of(seat) if seat < self.seats else Numbered(self.language)(seat)

    def _refusal(self, seat: int, number: int) -> Citation | None:
        citation = self.game.refusal(self.state, seat, number, self.language)
        return None if citation is None else citation.with_names(self._name)

    def _chooser(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        if len(self.waiting) > 1:
            raise UnreadableMove(f"Seats {_listed(self.waiting)} choose at once: say which seat this move is for.")
        return self.actor

    def _number(self, move: Move | int | str, seat: int) -> int:
        if isinstance(move, Move):
            return move.number
        if isinstance(move, int):
            return move
        number = self.game.moves.read_move(self.state, move)
        for read in (self._told, self._completed, self._meant):
            number = read(move, seat) if number is None else number
        if number is None:
            raise self._no_move(self._unreadable(move, seat))
        return number

    def _told(self, text: str, seat: int) -> int | None:
        """The move that a text tells in the words of the match, or None: a legal one of a seat, else any."""
        told, numbers = _plain(text), [*self.legal_numbers(seat), *range(self.game.move_count)]
        return next((number for number in numbers if told == _plain(self._move_words(self.state, number))), None)

    def _completed(self, text: str, seat: int) -> int | None:
        """The one legal move of a seat that an unfinished text can mean, or None."""
        words = self.game.words
        begun = words.moves.begun(self.state, text)
        legal = [number for number in begun if number in self.legal_numbers(seat)]
        return legal[0] if len(legal) == 1 else None

    def _meant(self, text: str, seat: int) -> int | None:
        """The one legal move of a seat whose words in the language of the match hold those of a text, or None.

        A text that begins as moves are written is not guessed at: whoever wrote it is asked for the rest.
        """
        if self.game.words.missing(self.state, text) is not None:
            return None
        meant = self._holding(text, seat)
        return meant[0] if len(meant) == 1 else None

    def _holding(self, text: str, seat: int) -> list[int]:
        """The legal moves of a seat whose words hold those of a text, in order; a letter or a number is not enough."""
        wanted = _words(text)
        if all(len(word) < MEANINGFUL or word.isdecimal() for word in wanted):
            return []
        numbers = self.legal_numbers(seat)
        return [number for number in numbers if _holds(_words(self._move_words(self.state, number)), wanted)]

    def _move_words(self, state: AnyState, number: int) -> str:
        return with_names(self.game.words_in(self.language).move_words(state, number), self._name)

    def _unreadable(self, text: str, seat: int) -> Sentence:
        """Why a text is no move: what it leaves open, or what a move looks like if there is one now."""
        gap, numbers = self._left_open(text, seat), self.legal_numbers(seat)
        if gap is not None:
            return self._common("unreadable-gap", text=repr(text), game=self.game.title, gap=gap)
        if not numbers:
            return self._common("unreadable", text=repr(text), game=self.game.title)
        written = self.game.moves.move_text(self.state, numbers[0])  # in words that are English
        example = repr(written if self.language == ENGLISH else self._move_words(self.state, numbers[0]))
        return self._common("unreadable-example", text=repr(text), game=self.game.title, example=example)

    def _left_open(self, text: str, seat: int) -> Sentence | None:
        """What a text does not say that begins like a move, or whose words several moves of one kind hold."""
        words = self.game.words_in(self.language)
        return words.missing(self.state, text) or words.missing_among(self._holding(text, seat))

    def _cannot_take_back(self, key: str, **arguments: Argument) -> CannotTakeBack:
        said = self._common(key, **arguments)
        return CannotTakeBack(with_names(said.in_words(self.language), self.name_of), said)

    def _no_move(self, said: Sentence) -> UnreadableMove:
        return UnreadableMove(said.in_words(self.language), said)

    def _common(self, key: str, **arguments: Argument) -> Sentence:
        return Sentence(self.game.words.vocabulary, key, tuple(arguments.items()))

    def _check_chance(self, number: int) -> None:
        if self.actor != CHANCE:
            raise self._no_move(self._common("chance-idle"))
        if number not in self.game.chances(self.state):
            raise self._no_move(self._common("chance-cannot", move=repr(self.move(number, CHANCE).text)))

    def _let_chance_act(self) -> None:
        """Draw until a seat must choose. Each draw has a stream of its own, so a loaded match goes on the same."""
        while not self.manual_chance and self.actor == CHANCE:
            chances, rng = self.game.chances(self.state), [0] * WORDS
            seed_rng(rng, self.seed, len(self._played))
            index = draw_weighted(rng, list(chances.values()), len(chances))
            self._make(CHANCE, list(chances)[index])

    def _make(self, seat: int, number: int) -> None:
        """Make a move that has been found legal."""
        before = self.state.copy()
        heard: list[Event] = []
        self._played.append(Played(seat, number, self.game.moves.move_text(self.state, number)))
        self.state.events = heard
        self.game.rules.apply_move(self.state, seat, number)
        self.state.events = None
        self._heard.append(tuple(heard))
        if len(self._played) > 1 and self._played[-2].seat != seat:
            self._states_to_go_back_to.clear()  # another seat acted
        self._states_to_go_back_to.append(before)
        if seat == CHANCE or any(self.game.events[event.kind].reveals for event in heard):
            self._states_to_go_back_to.clear()

    def _viewer(self, seat: int | None) -> int:
        viewer = NOBODY if seat is None else seat
        if viewer not in range(NOBODY, self.seats):
            raise OptionError(f"There is no seat {seat!r}; the seats are {_listed(range(self.seats))}.")
        return viewer

    def happening(self, move: int, event: Event) -> Happening:
        """What rules reported of a move, for people."""
        kind = self.game.events[event.kind]
        words, pairs = self.game.words_in(self.language), list(zip(kind.fields, event.details, strict=True))
        details = {field: words.spell(self.state, field, value) for field, value in pairs}
        sentence = words.event(kind, self.state, event)
        return Happening(move, kind.name, kind.rule, event.seat, details, sentence, self.name_of)

    def _score(self, seat: int) -> Score:
        scoring, rules = self.game.scoring, self.game.rules
        parts = {scoring[part].sentence: rules.score_part(self.state, seat, part) for part in range(1, len(scoring))}
        words = {part.sentence: self.game.cited(part, self.language) for part in scoring}
        return Score(parts, {part.sentence: part.rule for part in scoring}, rules.score(self.state, seat), words)


def _plain(text: str) -> str:
    """A sentence as it is compared: whatever its capitals, spaces and full stop."""
    return " ".join(text.casefold().rstrip(". ").split())


def _words(text: str) -> list[str]:
    """The words of a text in any language, as they are compared."""
    return re.findall(r"\w+", text.casefold())


def _holds(words: list[str], wanted: list[str]) -> bool:
    """Whether words hold others in their order, with anything between them."""
    left = iter(words)
    return all(word in left for word in wanted)


def _listed(numbers: Any) -> str:
    texts = [str(number) for number in numbers]
    return " or ".join(texts) if len(texts) < 3 else f"{', '.join(texts[:-1])} or {texts[-1]}"


__all__ = [
    "CannotTakeBack",
    "Happening",
    "IllegalMove",
    "Match",
    "MatchFormatError",
    "MatchSnapshot",
    "Move",
    "Outcome",
    "Played",
    "Score",
    "UnreadableMove",
]
