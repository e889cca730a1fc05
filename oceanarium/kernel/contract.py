"""What every game provides. A game's modules are checked against these protocols by the type checker."""

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from oceanarium.kernel.citation import Event
from oceanarium.kernel.record import Record

NOBODY = -1  # no seat: the match is over, or the one who looks is an onlooker
CHANCE = -2  # the actor that draws and shuffles
OMNISCIENT = -3  # one who sees everything: tests and bug reports, never a person at the table
NOTHING = -1  # no move, no card, no square
ALLOWED = 0  # what `forbids` answers for a legal move

AnyState = TypeVar("AnyState", bound=Record)
AnyState_contra = TypeVar("AnyState_contra", bound=Record, contravariant=True)


class Rules(Protocol[AnyState_contra]):
    """A game's rules.py: every function a rule, able to run in both modes."""

    def set_up(self, state: AnyState_contra, seats: int, options: list[int]) -> None:
        """Make a blank state the first one; options are numbers in the order of the game's declarations."""
        ...

    def actor(self, state: AnyState_contra) -> int:
        """The seat whose choice is next (any one of those waited for), or CHANCE, or NOBODY at the end."""
        ...

    def waiting(self, state: AnyState_contra) -> int:
        """The seats that may choose now, as bits: several only while they choose at once and in secret."""
        ...

    def forbids(self, state: AnyState_contra, seat: int, move: int) -> int:
        """ALLOWED, or the number of the citation that forbids the move. The only statement of legality."""
        ...

    def legal_moves(self, state: AnyState_contra, seat: int, out: list[int]) -> int:
        """Write all moves that `forbids` allows, in ascending order; return how many (none for NOBODY)."""
        ...

    def chances(self, state: AnyState_contra, out: list[int], weights: list[int]) -> int:
        """Write every outcome of the chance at hand and its weight, in ascending order; return how many."""
        ...

    def apply_move(self, state: AnyState_contra, seat: int, move: int) -> None:
        """The effect, in place. Does not ask whether the move is legal."""
        ...

    def score_part(self, state: AnyState_contra, seat: int, part: int) -> int:
        """The seat's points so far under one citation of the game's scoring."""
        ...

    def score(self, state: AnyState_contra, seat: int) -> int:
        """The seat's points so far."""
        ...

    def place(self, state: AnyState_contra, seat: int) -> int:
        """1 for the winner; equal seats share the better place."""
        ...

    def ending(self, state: AnyState_contra) -> int:
        """The number of the citation that says why the match is over; 0 while it is not."""
        ...


class Secrets(Protocol[AnyState_contra]):
    """A game's view.py: the one gate through which anything reaches a seat."""

    def view(self, state: AnyState_contra, seat: int) -> Mapping[str, Any]:
        """All that a seat may know, as plain data that JSON can carry; an onlooker is NOBODY."""
        ...

    def told(self, event: Event, seat: int) -> Event | None:
        """The event as that seat may hear it, or None if it hears nothing."""
        ...

    def redeal(self, state: AnyState_contra, seat: int, rng: list[int]) -> None:
        """Draw afresh all that the seat cannot know. A rule: bots call it compiled."""
        ...

    @property
    def BITS(self) -> Mapping[str, int]:  # noqa: N802  # a constant of the module
        """Fields that hold sets, and how many bits of them matter."""
        ...

    @property
    def IMPLIED(self) -> tuple[str, ...]:  # noqa: N802  # a constant of the module
        """Fields that follow from others and are kept for speed: learners are spared them."""
        ...

    @property
    def COUNTS(self) -> Mapping[str, tuple[int, ...]]:  # noqa: N802  # a constant of the module
        """What `conceal` counts, in this order, and the shapes of it."""
        ...

    def conceal(self, state: AnyState_contra, seat: int, counts: list[int]) -> None:
        """Blank all that the seat cannot know, and count what all can count of it. A rule: learners see through it.

        What is left is for looking at, not for playing on. The counts are zero before.
        """
        ...


class Moves(Protocol[AnyState_contra]):
    """A game's moves.py: moves as people write and touch them."""

    def move_text(self, state: AnyState_contra, move: int) -> str:
        """A move as people write it: short, exact, and read back by `read_move`."""
        ...

    def read_move(self, state: AnyState_contra, text: str) -> int | None:
        """The move that a text means, or None."""
        ...

    def targets(self, state: AnyState_contra, seat: int, move: int) -> tuple[str, ...]:
        """The things on the table one touches, in order, to make the move."""
        ...


class Pictures(Protocol[AnyState]):
    """A game's picture.py: states as text, both ways."""

    def draw_picture(self, state: AnyState, seat: int) -> str:
        """The table as that seat, NOBODY or OMNISCIENT sees it, in at most 80 columns."""
        ...

    def read_picture(self, text: str) -> AnyState:
        """The state that a picture drawn for OMNISCIENT shows; ValueError with a sentence if it is none."""
        ...


class Evaluation(Protocol[AnyState_contra]):
    """A game's evaluate.py: what bots think of a position. A rule, able to run in both modes."""

    SPREAD: float  # the lead in points with which 73 of 100 matches are won, by measurement

    def evaluate(self, state: AnyState_contra, seat: int) -> float:
        """How far ahead of its best rival the seat looks, in points. Reads only what the seat may know."""
        ...


class Features(Protocol[AnyState_contra]):
    """A game's features.py: what a learned evaluation sees of a position. A rule, able to run in all modes."""

    FEATURES: int  # how many numbers `describe` writes

    def describe(self, state: AnyState_contra, seat: int, features: list[float]) -> None:
        """Write what the seat may know of a position, all in whole numbers. The match is not over."""
        ...


class Windows(Protocol[AnyState_contra]):
    """A game's windows.py, where seats are asked only because they might hold something.

    Names and moments follow from what all can see, so that a front-end may let a window go by for somebody who does
    not want to be asked, after the same delay whatever they hold.
    """

    NAMES: Mapping[str, str]  # every window, and what people call it
    PASS: int  # the move that lets one go by: legal in each

    def window(self, state: AnyState_contra) -> str | None:
        """The window that is open now, or None if what is asked is a decision like any other."""
        ...


class Decks(Protocol):
    """A game's deck_book.py: decks that people build before they sit down."""

    def book(self) -> Mapping[str, Any]:
        """All cards, the printed decks and the formats a deck can have, as plain data."""
        ...

    def report(self, text: str, form: str, seat: int) -> Mapping[str, Any]:
        """What a text lists, the rules of a format that it breaks, and the options that bring it to a seat.

        ValueError with a sentence if it is no list of cards, or there is no such format.
        """
        ...
