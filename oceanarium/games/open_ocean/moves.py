"""Moves: one flat range of numbers, and how people write, touch and read them.

Every choice is one small move: a card of a kind (equal cards are one option), a card in a reef by its slot, a space by
its number in the list that the state keeps while a card looks for its space.
"""

import re

from oceanarium.games.open_ocean.parts import MAX_CARDS, MAX_SPACES
from oceanarium.games.open_ocean.spaces import space_code, space_name, space_of_code
from oceanarium.games.open_ocean.state import State
from oceanarium.games.open_ocean.vocabulary import (
    CARD,
    COLOUR,
    NOWHERE,
    SEAT,
    THERE,
    WORDS,
    WRITTEN_EVENT,
    WRITTEN_GOAL,
)
from oceanarium.kernel import NOTHING, MoveKinds, rule
from oceanarium.kernel.vocabulary import Fields, nothing, typed


def _written(_: State, code: int) -> str:
    return NOWHERE if code == NOTHING else space_name(*space_of_code(code))


def space_of_card(state: State, seat: int, slot: int) -> int:
    """The space of the card in a slot of a reef; NOTHING for an empty slot, or where nobody sits."""
    if not 0 <= seat < state.seats or state.cards[seat][slot] == NOTHING:
        return NOTHING
    return space_code(state.xs[seat][slot], state.ys[seat][slot])


def listed_space(state: State, number: int) -> int:
    """A space in the list of those around a reef; NOTHING beyond the list."""
    if number >= state.space_count:
        return NOTHING
    return space_code(state.space_xs[number], state.space_ys[number])


def _read_space(state: State, text: str) -> int | None:
    """A listed space; any other without a card is beyond the list, so that it is refused with a reason."""
    names = [typed(_written(state, listed_space(state, number))) for number in range(state.space_count)]
    if text in names:
        return names.index(text)
    taken = [typed(_written(state, space_of_card(state, state.builder, slot))) for slot in range(MAX_CARDS)]
    is_space = re.fullmatch("-?[0-9]+_-?[0-9]+", text)
    return min(state.space_count, MAX_SPACES - 1) if is_space and text not in taken else None


SLOT = WORDS.number("slot", MAX_CARDS)
REEF_SPACE = WORDS.name("reef_space", 0, _written)
LISTED = WORDS.name(
    "listed", MAX_SPACES, lambda state, number: _written(state, listed_space(state, number)), read=_read_space
)
MOVES = MoveKinds(
    WORDS, chooser=lambda state: state.chooser, fillers="a an the it at on to from of seat fish", nowhere=NOWHERE
)
WORTH = ("sort", "points")  # facts that follow from the card alone

STARTER = MOVES.kind("starter:{colour}", colour=COLOUR)  # a move of chance where starters are drawn
PICK = MOVES.kind(
    "pick:{card}",
    card=CARD,
    touches=("hand:{card}",),
    tells=WORTH,
    within=nothing,
    reads=("pick:{card}", "choose:{card}"),
)
USE_CRAB = MOVES.kind("crab", name="use_crab", touches=("crab:{seat}",), reads=("crab", "use crab", "use the crab"))
KEEP_CRAB = MOVES.kind("no-crab", name="keep_crab", reads=("no-crab", "keep crab", "keep the crab"))
TAKE = MOVES.kind("take:{card}", card=CARD, touches=("ocean:{card}",), tells=WORTH, within=nothing)  # to be played
STEAL = MOVES.kind(  # to place a card on one of the own reef means that one, too
    "steal:{rival}@{space}",
    rival=SEAT,
    slot=SLOT,
    touches=("reef:{rival}:{space}",),
    tells=THERE,
    reads=("steal:{rival}@{space}", "place:{taken}"),
)
PLACE = MOVES.kind(
    "place:{space}",
    space=LISTED,
    touches=("reef:{builder}:{space}",),
    tells=("side", "across", "up", "neighbours", "beside"),
)
ATTRACT = MOVES.kind("attract:{card}", card=CARD, touches=("ocean:{card}",), tells=("points",), within=nothing)
DECLINE = MOVES.kind("decline", reads=("decline", "attract nothing"))
LOSE = MOVES.kind("lose:{space}", slot=SLOT, touches=("reef:{seat}:{space}",), tells=THERE)  # to the frenzy
LIFT = MOVES.kind("lift:{space}", slot=SLOT, touches=("reef:{seat}:{space}",), tells=THERE)  # in a Crab Rave
STAY = MOVES.kind("stay", reads=("stay", "move no", "move none"))
TOSS = MOVES.kind("toss:{card}", card=CARD, touches=("hand:{card}",))  # discard from the hand
CLEAR = MOVES.kind("clear:{card}", card=CARD, touches=("ocean:{card}",))  # discard from the Ocean
DRAW = MOVES.chance("draw:{card}", card=CARD)
GOAL = MOVES.chance("goal:{goal}", goal=WRITTEN_GOAL)
EVENT = MOVES.chance("event:{event}", event=WRITTEN_EVENT)
FIRST = MOVES.chance("first:{first}", first=SEAT)
MOVE_COUNT = MOVES.count

move_text, read_move, targets = MOVES.move_text, MOVES.read_move, MOVES.targets


@rule
def stealing_move(seat: int, slot: int) -> int:
    """Take the card in a slot of a rival's reef."""
    return STEAL + seat * MAX_CARDS + slot


@WORDS.fact(REEF_SPACE)
def space(state: State, seat: int, move: Fields) -> int:
    """Where the card in a slot lies: in the own reef, unless the move says whose."""
    return space_of_card(state, move.get("rival", seat), move["slot"])


@WORDS.fact(REEF_SPACE)
def taken(state: State, seat: int, move: Fields) -> int:
    """The same, if it is in the way of the card that looks for its space."""
    return space_of_card(state, move["rival"], move["slot"]) if move["rival"] == state.builder else NOTHING


@WORDS.fact(SEAT)
def builder(state: State, seat: int, move: Fields) -> int:
    """In whose reef a card looks for its space."""
    return state.builder
