"""Moves: one flat range of numbers, and how people write, touch and read them."""

from oceanarium.games.octopus_garden.parts import (
    BAG_KINDS,
    BONUS_KINDS,
    DIRECTION_COUNT,
    HARLEQUIN,
    MAX_PLACES,
    MOST_STARS,
    OYSTER,
    step_offset,
)
from oceanarium.games.octopus_garden.state import State
from oceanarium.games.octopus_garden.vocabulary import LINE, SEAT, SPACE, STAR, TILE, WORDS, space_names
from oceanarium.kernel import NOTHING, MoveKinds, rule
from oceanarium.kernel.vocabulary import Fields

MOVES = MoveKinds(WORDS, chooser=lambda state: state.turn, fillers="a an the at on to from sea feather")
BAG_TILE, DIRECTION = TILE.among(range(BAG_KINDS)), WORDS.number("direction", DIRECTION_COUNT)
STEP_TEXT = "star:{star}:{start}>{end}"


def _stars_and_spaces(state: State, seat: int, _: Fields) -> tuple[str, ...]:
    """All that one may touch for a step that cannot be made. [OG-R31]"""
    stars = (f"star:{seat}:S{star + 1}" for star in range(MOST_STARS))
    return (*stars, *(f"garden:{seat}:{name}" for name in space_names(state).values()))


PLACE = MOVES.kind(
    "place:{tile}@{space}", tile=TILE.among((OYSTER, HARLEQUIN)), space=SPACE, touches=("garden:{seat}:{space}",)
)
PASS = MOVES.kind("pass", reads=("pass", "skip"))
BUY = MOVES.kind(
    "buy:{line}",
    line=LINE,
    touches=("market:{line}",),
    tells=("tiles", "cost"),
    within=lambda state: (state.anemone_cost, *state.market),
)
PLANT = MOVES.kind(
    "plant:{tile}@{space}", tile=BAG_TILE, space=SPACE, touches=("bought:{tile}", "garden:{seat}:{space}")
)
HOST = MOVES.kind("host:{tile}@{space}", tile=TILE.among(BONUS_KINDS), space=SPACE, touches=("garden:{seat}:{space}",))
STEP = MOVES.kind(STEP_TEXT, star=STAR, direction=DIRECTION, touches=("star:{seat}:{star}", "garden:{seat}:{end}"))
DRAW = MOVES.chance("draw:{tile}", tile=BAG_TILE)
START = MOVES.chance("start:{first}", first=SEAT)
NO_STEP = MOVES.kind(  # whatever no sea star can do: too far, or from where it is not [OG-R31]
    "star:?:?>?", name="no_step", reads=(STEP_TEXT,), touches=_stars_and_spaces
)
MOVE_COUNT = MOVES.count

move_text, read_move, targets = MOVES.move_text, MOVES.read_move, MOVES.targets


@rule
def placing_move(kind: int, place: int) -> int:
    """Put a starting oyster, or the harlequin, on a place."""
    return PLACE + place if kind == OYSTER else PLACE + MAX_PLACES + place


@rule
def planting_move(kind: int, place: int) -> int:
    """Plant a bought tile on a place."""
    return PLANT + kind * MAX_PLACES + place


@rule
def hosting_move(bonus: int, place: int) -> int:
    """Lay a bonus tile on the tile of a place."""
    return HOST + bonus * MAX_PLACES + place


@rule
def stepping_move(star: int, direction: int) -> int:
    """Move a sea star one space."""
    return STEP + star * DIRECTION_COUNT + direction


@WORDS.fact(SPACE)
def start(state: State, seat: int, move: Fields) -> int:
    """Where a star's step begins; NOTHING if there is no such star, or no such seat."""
    return state.stars[seat][move["star"]] if 0 <= seat < state.seats else NOTHING


@WORDS.fact(SPACE)
def end(state: State, seat: int, move: Fields) -> int:
    """Where it ends."""
    place = start(state, seat, move)
    return NOTHING if place == NOTHING else place + step_offset(state.stride, move["direction"])
