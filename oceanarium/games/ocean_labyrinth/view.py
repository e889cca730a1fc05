"""What a seat may know: the one gate for secrets, and its inverse.

The only secrets are the targets: a seat knows its own. Cards that nobody has seen, and backs of tiles that were never
turned over, are no secrets but undecided: chance draws them when they are looked at.
"""

from typing import get_args

from oceanarium.games.ocean_labyrinth.moves import inserting_move, move_text
from oceanarium.games.ocean_labyrinth.parts import (
    ACTION_NAMES,
    ACTION_TILES,
    ARROW_COUNT,
    ARROW_NAMES,
    BACK_NAMES,
    COLOUR_NAMES,
    DIRECTION_LETTERS,
    EXTRA_TURN,
    FIXED_TILES,
    INSERTING,
    LOOSE_TILES,
    MAX_SEATS,
    MOVING,
    NO_SCOOTER,
    OPENINGS,
    OVER,
    PICTURE_COUNT,
    SCOOTER_DUE,
    SHAPE_LETTERS,
    SQUARE_COUNT,
    TILE_NAMES,
    TILE_PICTURES,
    TILE_SHAPES,
    UNSEEN,
    Back,
)
from oceanarium.games.ocean_labyrinth.rules import SCORING, place, score, score_part
from oceanarium.games.ocean_labyrinth.rules.citations import LOOKED
from oceanarium.games.ocean_labyrinth.rules.inserting import rotation_count
from oceanarium.games.ocean_labyrinth.rules.maze import carried_to, reach_after, reachable
from oceanarium.games.ocean_labyrinth.rules.moving import cards_left, home_of
from oceanarium.games.ocean_labyrinth.shown import MazeView, Phase, Player, Preview, Scooter, Tile
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.games.ocean_labyrinth.vocabulary import PICTURE_IDS, pictures_in, square_name, square_names
from oceanarium.kernel import NOBODY, NOTHING, OMNISCIENT, Event, bit_count, draw, lowest_bit, rule

PHASE_NAMES: tuple[Phase, ...] = get_args(Phase)
SCOOTER_NAMES: dict[int, Scooter | None] = {NO_SCOOTER: None, SCOOTER_DUE: "due", EXTRA_TURN: "extra"}


def view(state: State, seat: int) -> MazeView:
    """The whole table, and of the targets only the own one. [OL-2.4]"""
    table: MazeView = {
        "phase": PHASE_NAMES[state.phase],
        "turn": None if state.turn == NOBODY else state.turn,
        "round": state.turns // state.seats + 1,
        "round_limit": state.round_limit,
        "variation": state.has_actions == 1,
        "return_home": state.goes_home == 1,
        "cards_each": state.cards_each,
        "tiles": {square_name(square): tile_view(state, state.tiles[square]) for square in range(SQUARE_COUNT)},
        "surplus": tile_view(state, state.surplus),
        "blocked_arrow": None if state.blocked == NOTHING else ARROW_NAMES[state.blocked],
        "scooter": SCOOTER_NAMES[state.scooter],
        "frightened": None if state.frightened == NOBODY else state.frightened,
        "look_ahead": state.looks_ahead == 1,
        "reachable": square_names(squares_in_reach(state)),
        "previews": _previews(state) if seat == state.turn and foresees(state) else {},
        "players": [_player_view(state, other, is_open=sees(seat, other)) for other in range(state.seats)],
        "action_tiles": dict.fromkeys(ACTION_NAMES, ACTION_TILES),
    }
    if state.has_actions == 1 and state.shows_backs == 1:
        table["known_backs"] = known_backs(state)  # OL-9.8: without the variation nobody speaks of backs
    return table


def sees(viewer: int, seat: int) -> bool:
    """Whether the viewer knows a seat's target."""
    return viewer in (seat, OMNISCIENT)


def rotation_of(state: State, tile: int) -> int:
    """How a tile lies."""
    return FIXED_TILES[tile - LOOSE_TILES][1] if tile >= LOOSE_TILES else state.turned[tile]


def openings_of(state: State, tile: int) -> int:
    """The openings of a tile as it lies, as bits."""
    return OPENINGS[TILE_SHAPES[tile]][rotation_of(state, tile)]


def tile_view(state: State, tile: int) -> Tile | None:
    """A tile as it lies; None while the maze is being laid."""
    if tile == NOTHING:
        return None
    openings, picture = openings_of(state, tile), TILE_PICTURES[tile]
    return {
        "tile": TILE_NAMES[tile],
        "shape": SHAPE_LETTERS[TILE_SHAPES[tile]],
        "rotation": rotation_of(state, tile),
        "openings": "".join(letter for index, letter in enumerate(DIRECTION_LETTERS) if openings >> index & 1),
        "picture": None if picture == NOTHING else PICTURE_IDS[picture],
        "is_fixed": tile >= LOOSE_TILES,
    }


def foresees(state: State) -> bool:
    """Whether whoever is to push may see what each push would bring. [OL-R32]"""
    return state.phase == INSERTING and state.looks_ahead == 1


def squares_in_reach(state: State) -> int:
    """Where the diver whose turn it is could swim as the maze is now; only when it may, if nobody looks ahead."""
    if state.turn == NOBODY or state.phase == OVER:
        return 0
    if state.looks_ahead == 0 and state.phase != MOVING:
        return 0  # OL-R32
    return reachable(state, state.divers[state.turn])


def _previews(state: State) -> dict[str, Preview]:
    """For every insertion, where the own diver would be and what it could reach."""
    start = state.divers[state.turn]
    return {
        move_text(state, inserting_move(arrow, rotation)): {
            "diver": square_name(carried_to(start, arrow)),
            "reachable": square_names(reach_after(state, start, arrow, rotation)),
        }
        for arrow in range(ARROW_COUNT)
        if arrow != state.blocked
        for rotation in range(rotation_count(state))
    }


def _player_view(state: State, seat: int, *, is_open: bool) -> Player:
    """What all know about a seat, and its target only if that is open to the viewer."""
    has_diver, target = state.colours[seat] != NOTHING, state.targets[seat]
    player: Player = {
        "colour": COLOUR_NAMES[state.colours[seat]] if has_diver else None,
        "home": square_name(home_of(state, seat)) if has_diver else None,
        "diver": square_name(state.divers[seat]) if has_diver else None,
        "found": pictures_in(state.found[seat]),
        "cards_left": cards_left(state, seat),
        "target": PICTURE_IDS[target] if is_open and target != NOTHING else None,
        "score": score(state, seat),
        "score_parts": {SCORING[part].sentence: score_part(state, seat, part) for part in range(1, len(SCORING))},
        "place": place(state, seat),
    }
    if state.shows_ruled_out == 1:
        player["ruled_out"] = pictures_in(state.ruled_out[seat])  # OL-R30
    return player


def known_backs(state: State) -> dict[str, Back]:
    """The backs that everybody has seen, by tile. [OL-9.2, OL-R15]"""
    return {TILE_NAMES[tile]: BACK_NAMES[back] for tile, back in enumerate(state.backs) if back != UNSEEN}


def told(event: Event, seat: int) -> Event:
    """A card that somebody looks at is that seat's secret; others hear that there was one. [OL-2.4]"""
    if event.kind == LOOKED and not sees(seat, event.seat):
        return event._replace(details=(NOTHING,))
    return event


@rule
def redeal(state: State, seat: int, rng: list[int]) -> None:
    """Draw the targets of all other seats afresh from the cards that this seat has not seen.

    Where a diver ended its move without reaching its target, everybody knows that the picture there is not it.
    """
    hidden = 0
    for other in range(state.seats):
        if other != seat and state.targets[other] != NOTHING:
            hidden |= 1 << other
            state.unseen_cards |= 1 << state.targets[other]
    while not draw_targets(state, hidden, rng):
        pass  # two seats drew the same card, so all draw again: every possible deal is as likely as any other


@rule
def draw_targets(state: State, hidden: int, rng: list[int]) -> bool:
    """Let seats draw, each among the cards that are possible for it; False if two drew the same."""
    left = state.unseen_cards
    for seat in range(state.seats):
        if hidden >> seat & 1:
            possible = state.unseen_cards & ~state.ruled_out[seat]
            for _ in range(draw(rng, bit_count(possible))):
                possible &= possible - 1
            picture = lowest_bit(possible)
            if not left >> picture & 1:
                return False
            left &= ~(1 << picture)
            state.targets[seat] = picture
    state.unseen_cards = left
    return True


BITS = {
    **dict.fromkeys(("open_north", "open_east", "open_south", "open_west"), SQUARE_COUNT),
    **dict.fromkeys(("found", "ruled_out", "unseen_cards"), PICTURE_COUNT),
    "heap": LOOSE_TILES,
}
IMPLIED: tuple[str, ...] = ()
COUNTS: dict[str, tuple[int, ...]] = {}


@rule
def conceal(state: State, seat: int, counts: list[int]) -> None:
    """Put the targets of all other seats among the unseen cards; and what nobody keeps in mind for all, is blanked."""
    for other in range(state.seats):
        if other != seat and state.targets[other] != NOTHING:
            state.unseen_cards |= 1 << state.targets[other]
            state.targets[other] = NOTHING
    if state.has_actions == 0 or state.shows_backs == 0:
        for tile in range(LOOSE_TILES):
            state.backs[tile] = UNSEEN
    if state.shows_ruled_out == 0:
        for other in range(MAX_SEATS):
            state.ruled_out[other] = 0
