"""A game: its modules and counts, bound together and named."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, NamedTuple, cast

from oceanarium.kernel import featureless
from oceanarium.kernel.captions import ToldPictures
from oceanarium.kernel.citation import Citation, Citations, EventKinds
from oceanarium.kernel.contract import (
    ALLOWED,
    AnyState,
    Decks,
    Evaluation,
    Features,
    Moves,
    Rules,
    Secrets,
    Windows,
)
from oceanarium.kernel.declared_words import DeclaredWords
from oceanarium.kernel.options import Options, Value
from oceanarium.kernel.searching import Manner, Patience, People
from oceanarium.kernel.vocabulary import ENGLISH


def same_options(options: Mapping[str, Value], places: tuple[int, ...]) -> Mapping[str, Value]:
    """Where the rules say nothing of a next match, it is set up like the last one."""
    del places
    return options


def never(state: object) -> bool:
    """Most games ask only when there is something to choose."""
    del state
    return False


class Glance(NamedTuple):
    """A match in one line: how far it is, by words that front-ends know, and every seat's points so far."""

    progress: Mapping[str, int]
    scores: tuple[int, ...]  # empty where they are not shown


def no_glance(view: Mapping[str, Any]) -> Glance:
    """Of a game that does not say how far a match is."""
    del view
    return Glance({}, ())


@dataclass(frozen=True)
class Game(Generic[AnyState]):
    """Everything the rest of the house needs to know about a game."""

    name: str
    title: str
    pitch: str  # one line that makes people want to play it
    minutes: int  # what a match among people takes
    seats: tuple[int, ...]  # the numbers of players it can be played with
    options: Options
    rules_version: int  # raised whenever play changes
    State: type[AnyState] = field(repr=False)
    rules: Rules[AnyState] = field(repr=False)
    secrets: Secrets[AnyState] = field(repr=False)
    moves: Moves[AnyState] = field(repr=False)
    words: DeclaredWords = field(repr=False)
    pictures: ToldPictures[AnyState] = field(repr=False)
    evaluation: Evaluation[AnyState] = field(repr=False)
    refusals: Citations = field(repr=False)
    events: EventKinds = field(repr=False)
    scoring: Citations = field(repr=False)
    endings: Citations = field(repr=False)
    move_count: int
    has_secrets: bool  # whether seats know things that others do not
    longest_match: Callable[[int, Mapping[str, Value]], int] = field(repr=False)  # decisions, at the most
    chooses_at_once: bool = False  # whether several seats choose at the same time, in secret
    features: Features[AnyState] = field(repr=False, default=featureless)  # what a learned evaluation sees
    manner: Manner = field(repr=False, default=Manner())  # how bots search in it
    learned_manner: Manner = field(repr=False, default=Manner())  # the same where a net judges
    patience: Patience = field(repr=False, default=Patience())  # and how long
    people: People = field(repr=False, default=People())  # how those think who do not search
    next_options: Callable[[Mapping[str, Value], tuple[int, ...]], Mapping[str, Value]] = field(
        repr=False, default=same_options
    )  # of the match that follows one with those options and places
    pauses: Callable[[AnyState], bool] = field(repr=False, default=never)  # for a look, though nothing is chosen
    glance: Callable[[Mapping[str, Any]], Glance] = field(
        repr=False, default=no_glance
    )  # at an onlooker's view, so that it cannot tell a secret
    windows: Windows[AnyState] | None = field(repr=False, default=None)  # for games that have any
    decks: Decks | None = field(repr=False, default=None)  # for games to which people bring decks

    def __post_init__(self) -> None:
        """What is wrong with options the game says in its own words."""
        self.options.words = self.words.vocabulary

    @property
    def max_seats(self) -> int:
        """The most seats a table can have."""
        return max(self.seats)

    @property
    def usual_seats(self) -> int:
        """How many play unless somebody says otherwise: as few as possible, but not alone."""
        return min((count for count in self.seats if count > 1), default=self.seats[0])

    def new_state(self, seats: int, options: Mapping[str, object] | None = None) -> AnyState:
        """The first state of a match."""
        state = self.State()
        self.rules.set_up(state, seats, self.options.coded(self.options.completed(options, seats)))
        return state

    def legal_moves(self, state: AnyState, seat: int) -> list[int]:
        """Every legal move of a seat."""
        out = [0] * self.move_count
        return out[: self.rules.legal_moves(state, seat, out)]

    def chances(self, state: AnyState) -> dict[int, int]:
        """Every outcome of the chance at hand, with its weight."""
        out, weights = [0] * self.move_count, [0] * self.move_count
        count = self.rules.chances(state, out, weights)
        return dict(zip(out[:count], weights[:count], strict=True))

    def waiting(self, state: AnyState) -> tuple[int, ...]:
        """The seats that may choose now."""
        return _seats_in(self.rules.waiting(state))

    def refusal(self, state: AnyState, seat: int, move: int, language: str = ENGLISH) -> Citation | None:
        """Why a move may not be made, or None if it may."""
        reason = self.rules.forbids(state, seat, move)
        if reason == ALLOWED:
            return None
        citation = self.refusals[reason]
        said = self.words.refused(citation, state, seat, move)
        return Citation(citation.rule, said.in_words(language), said=said)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which people are told of the game."""
        return self.words.vocabulary.languages.codes

    def pitch_in(self, language: str) -> str:
        """The pitch in one of those languages; catalogues have it where they are not English."""
        return self.pitch if language == ENGLISH else self.words.vocabulary.languages[language].say("pitch")

    def option_in(self, option: Mapping[str, Any], language: str) -> str:
        """What a described option is for, in one of those languages; as above."""
        key, catalogues = f"option-{option['name']}", self.words.vocabulary.languages
        return str(option["sentence"]) if language == ENGLISH else catalogues[language].say(key)

    def words_in(self, language: str) -> DeclaredWords:
        """What people are told, in one of those languages."""
        return self.words.in_language(language)

    def cited(self, citation: Citation, language: str = ENGLISH) -> str:
        """What a citation says that mentions nothing: a part of the score, or why a match ended."""
        return self.words.said(citation).in_words(language)

    def open_window(self, state: AnyState) -> str | None:
        """The window that seats may let go by unasked, or None."""
        return None if self.windows is None else self.windows.window(state)

    def passing(self, state: AnyState) -> int | None:
        """The move that lets the open window go by, or None if there is none."""
        return None if self.windows is None or self.open_window(state) is None else self.windows.PASS

    @property
    def blanks(self) -> dict[str, Any]:
        """What templates leave open and a game fills in."""
        return {
            "game": self.rules,
            "secrets": self.secrets,
            "evaluation": self.evaluation,
            "features": self.features,
            "MOVE_COUNT": self.move_count,
            "MAX_SEATS": self.max_seats,
        }

    @property
    def package(self) -> str:
        """The package that holds the game's files."""
        return cast(ModuleType, self.secrets).__name__.rpartition(".")[0]

    @property
    def folder(self) -> Path:
        """Where the game's files lie."""
        return Path(str(cast(ModuleType, self.secrets).__file__)).parent

    @property
    def rules_text(self) -> str:
        """The numbered rules in our own words, in English."""
        return self.rules_in(ENGLISH)

    def rules_in(self, language: str) -> str:
        """The same in a language; in English where it has none."""
        return self.rules_files[self.rules_language(language)].read_text(encoding="utf-8")

    def rules_language(self, language: str) -> str:
        """The language that somebody reads the rules in who wants this one."""
        return language if language in self.rules_files else ENGLISH

    @cached_property
    def rules_files(self) -> dict[str, Path]:
        """The rules by language: RULES.md, which is English, RULES.de.md and its like."""
        translations = {file.suffixes[0].removeprefix("."): file for file in sorted(self.folder.glob("RULES.*.md"))}
        return {ENGLISH: self.folder / "RULES.md", **translations}


@cache
def _seats_in(bits: int) -> tuple[int, ...]:
    """The seats in a set of bits. Remembered: there are few such sets, and they are asked for all the time."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
