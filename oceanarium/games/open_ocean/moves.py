"""Moves: one flat range of numbers, and how people write, touch and read them.

Every choice is one small move: a card of a kind (equal cards are one option), a card in a reef by its slot, a space by
its number in the list that the state keeps while a card looks for its space.
"""

import re

from oceanarium.games.open_ocean.parts import (
    CARDS,
    COLOUR_COUNT,
    COLOUR_NAMES,
    EVENT_CARDS,
    EVENT_COUNT,
    GOAL_COUNT,
    GOALS,
    KIND_COUNT,
    MAX_CARDS,
    MAX_SEATS,
    MAX_SPACES,
)
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import NOTHING, rule

STARTER = 0  # STARTER + colour: take a starter coral; a move of chance where starters are drawn
PICK = STARTER + COLOUR_COUNT  # PICK + kind: choose a card of the hand, in secret
USE_CRAB = PICK + KIND_COUNT  # use the advantage crab
KEEP_CRAB = USE_CRAB + 1
TAKE = KEEP_CRAB + 1  # TAKE + kind: an Ocean card, to be played
STEAL = TAKE + KIND_COUNT  # STEAL + seat * MAX_CARDS + slot: a rival's fish
PLACE = STEAL + MAX_SEATS * MAX_CARDS  # PLACE + number of the space
ATTRACT = PLACE + MAX_SPACES  # ATTRACT + kind: an Ocean card
DECLINE = ATTRACT + KIND_COUNT  # attract nothing
LOSE = DECLINE + 1  # LOSE + slot: a fish to the frenzy
LIFT = LOSE + MAX_CARDS  # LIFT + slot: a fish to move in a Crab Rave
STAY = LIFT + MAX_CARDS  # move none
TOSS = STAY + 1  # TOSS + kind: discard from the hand
CLEAR = TOSS + KIND_COUNT  # CLEAR + kind: discard from the Ocean
DRAW = CLEAR + KIND_COUNT  # DRAW + kind: chance draws from the deck
GOAL = DRAW + KIND_COUNT  # GOAL + goal: chance draws a habitat goal
EVENT = GOAL + GOAL_COUNT  # EVENT + event: chance reveals an event
FIRST = EVENT + EVENT_COUNT  # FIRST + seat: chance names the First Player
MOVE_COUNT = FIRST + MAX_SEATS

_BY_KIND = {PICK: "pick", TAKE: "take", ATTRACT: "attract", TOSS: "toss", CLEAR: "clear", DRAW: "draw"}
_PLAIN = {USE_CRAB: "crab", KEEP_CRAB: "no-crab", DECLINE: "decline", STAY: "stay"}
_VERBS = {verb: first for first, verb in _BY_KIND.items()}
_PLAIN_NUMBERS = {text: number for number, text in _PLAIN.items()}
_FILLERS = {"a", "an", "the", "at", "on", "to", "from", "of", "seat", "fish"}
KIND_NUMBERS = {card.slug: kind for kind, card in enumerate(CARDS)}
KIND_NUMBERS |= {card.name.lower().replace(" ", "-"): kind for kind, card in enumerate(CARDS)}
KIND_NUMBERS |= {card.code.lower(): kind for kind, card in enumerate(CARDS)}
_COLOUR_NUMBERS = {name: colour for colour, name in enumerate(COLOUR_NAMES)}
_GOAL_NUMBERS = {goal.code.lower(): number for number, goal in enumerate(GOALS)}
_EVENT_NUMBERS = {event.code.lower(): number for number, event in enumerate(EVENT_CARDS)}
_WORD = re.compile(r"-?\d+|[a-z]+(?:-[a-z0-9]+)*")


@rule
def stealing_move(seat: int, slot: int) -> int:
    """Take the card in a slot of a rival's reef."""
    return STEAL + seat * MAX_CARDS + slot


def kind_family(move: int) -> int | None:
    """The first number of a family of moves that name a kind of card, or None."""
    return next((first for first in _BY_KIND if first <= move < first + KIND_COUNT), None)


def space_name(x: int, y: int) -> str:
    """A space of a reef: how far right of the starter, how far above."""
    return f"{x},{y}"


def card_space(state: State, seat: int, slot: int) -> str:
    """Where the card in a slot lies; "?" for an empty slot."""
    if not 0 <= seat < state.seats or state.cards[seat][slot] == NOTHING:
        return "?"
    return space_name(state.xs[seat][slot], state.ys[seat][slot])


def listed_space(state: State, number: int) -> str:
    """A space in the list of those around a reef; "?" beyond the list."""
    if number >= state.space_count:
        return "?"
    return space_name(state.space_xs[number], state.space_ys[number])


def move_text(state: State, move: int) -> str:
    """A move as people write it."""
    family = kind_family(move)
    if family is not None:
        return f"{_BY_KIND[family]}:{CARDS[move - family].slug}"
    if move in _PLAIN:
        return _PLAIN[move]
    if STARTER <= move < PICK:
        return f"starter:{COLOUR_NAMES[move - STARTER]}"
    if STEAL <= move < PLACE:
        seat, slot = divmod(move - STEAL, MAX_CARDS)
        return f"steal:{seat}@{card_space(state, seat, slot)}"
    if PLACE <= move < ATTRACT:
        return f"place:{listed_space(state, move - PLACE)}"
    if LOSE <= move < LIFT:
        return f"lose:{card_space(state, state.chooser, move - LOSE)}"
    if LIFT <= move < STAY:
        return f"lift:{card_space(state, state.chooser, move - LIFT)}"
    if GOAL <= move < EVENT:
        return f"goal:{GOALS[move - GOAL].code.lower()}"
    if EVENT <= move < FIRST:
        return f"event:{EVENT_CARDS[move - EVENT].code.lower()}"
    return f"first:{move - FIRST}" if FIRST <= move < MOVE_COUNT else f"move {move}"


def read_move(state: State, text: str) -> int | None:
    """The move that a text means, or None: `pick:red-coral`, but also "Pick the red fan coral" and "place at 1, 2"."""
    words = [word for word in _WORD.findall(text.lower()) if word not in _FILLERS]
    if "-".join(words) in _PLAIN_NUMBERS:
        return _PLAIN_NUMBERS["-".join(words)]
    match words:
        case [verb, *rest] if verb in _VERBS and "-".join(rest) in KIND_NUMBERS:
            return _VERBS[verb] + KIND_NUMBERS["-".join(rest)]
        case ["starter", colour] if colour in _COLOUR_NUMBERS:
            return STARTER + _COLOUR_NUMBERS[colour]
        case ["steal", seat, x, y]:
            return _read_theft(state, seat, f"{x},{y}")
        case ["place", x, y]:
            return _read_place(state, f"{x},{y}")
        case ["lose", x, y]:
            return _number_in(LOSE, _spaces_of(state, state.chooser), f"{x},{y}")
        case ["lift", x, y]:
            return _number_in(LIFT, _spaces_of(state, state.chooser), f"{x},{y}")
        case ["goal", code] if code in _GOAL_NUMBERS:
            return GOAL + _GOAL_NUMBERS[code]
        case ["event", code] if code in _EVENT_NUMBERS:
            return EVENT + _EVENT_NUMBERS[code]
        case ["first", seat] if seat in map(str, range(MAX_SEATS)):
            return FIRST + int(seat)
    return None


def _spaces_of(state: State, seat: int) -> list[str]:
    """Where the cards of a reef lie, by slot."""
    return [card_space(state, seat, slot) for slot in range(MAX_CARDS)]


def _read_place(state: State, space: str) -> int:
    """A listed space; else the card that lies there, or a number beyond the list: both are refused with a reason."""
    names = [listed_space(state, number) for number in range(state.space_count)]
    if space in names:
        return PLACE + names.index(space)
    taken = _number_in(STEAL + state.builder * MAX_CARDS, _spaces_of(state, state.builder), space)
    return PLACE + min(state.space_count, MAX_SPACES - 1) if taken is None else taken


def _number_in(first: int, names: list[str], name: str) -> int | None:
    return first + names.index(name) if name in names else None


def _read_theft(state: State, seat: str, space: str) -> int | None:
    """A theft, if there is such a seat and a card on that space of its reef."""
    if seat not in map(str, range(state.seats)):
        return None
    return _number_in(STEAL + int(seat) * MAX_CARDS, _spaces_of(state, int(seat)), space)


def targets(state: State, seat: int, move: int) -> tuple[str, ...]:
    """The one thing on the table that one touches to make a move; nothing for chance and for what is not there."""
    family = kind_family(move)
    if family is not None:
        place = {PICK: "hand", TOSS: "hand", DRAW: ""}.get(family, "ocean")
        return (f"{place}:{CARDS[move - family].slug}",) if place else ()
    if move in _PLAIN:
        return (f"crab:{seat}",) if move == USE_CRAB else (_PLAIN[move],)
    if STARTER <= move < PICK:
        return (f"starter:{COLOUR_NAMES[move - STARTER]}",)
    if STEAL <= move < PLACE:
        owner, slot = divmod(move - STEAL, MAX_CARDS)
        return _reef_target(owner, card_space(state, owner, slot))
    if PLACE <= move < ATTRACT:
        return _reef_target(state.builder, listed_space(state, move - PLACE))
    if LOSE <= move < LIFT:
        return _reef_target(seat, card_space(state, seat, move - LOSE))
    if LIFT <= move < STAY:
        return _reef_target(seat, card_space(state, seat, move - LIFT))
    return ()


def _reef_target(seat: int, space: str) -> tuple[str, ...]:
    return () if space == "?" else (f"reef:{seat}:{space}",)
