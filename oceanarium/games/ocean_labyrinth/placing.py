"""A real table of Ocean Labyrinth set up by hand: tiles and divers in the maze, cards, and what no table can show."""

from collections.abc import Iterator

from oceanarium.games.ocean_labyrinth.parts import (
    ALL_PICTURES,
    ARROW_NAMES,
    BEND,
    CHOOSING,
    COLOUR_NAMES,
    DECIDING,
    FIRST_BEND,
    FIRST_JUNCTION,
    FIRST_PLAIN_BEND,
    GIVEN_COLOURS,
    INSERTING,
    KIND_TILES,
    LAST_BEND,
    LAST_STRAIGHT,
    LOOSE_SQUARES,
    LOOSE_TILES,
    MIN_SEATS,
    MOVING,
    NO_SCOOTER,
    OVER,
    PICTURE_COUNT,
    QUARTERS,
    ROTATION_COUNTS,
    SHAPE_NAMES,
    SQUARE_COUNT,
    SQUARE_NAMES,
    START_SQUARES,
    STRAIGHT,
    SURFACING,
    TILE_NAMES,
    TILE_PICTURES,
)
from oceanarium.games.ocean_labyrinth.rules.citations import ALL_FOUND, HOME, LIMIT
from oceanarium.games.ocean_labyrinth.rules.maze import lay_tile
from oceanarium.games.ocean_labyrinth.rules.moving import cards_left, home_of
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.games.ocean_labyrinth.view import PHASE_NAMES, rotation_of
from oceanarium.games.ocean_labyrinth.vocabulary import PICTURE_IDS, WORDS
from oceanarium.kernel import NOBODY, NOTHING, Sentence, bit_count, lowest_bit
from oceanarium.kernel.placing import CannotBe, Dial, Fault, Notes, Piece
from oceanarium.kernel.vocabulary import Seat

say = Notes(
    WORDS,
    plain=("shape", "look"),
    picture=("picture",),
    diver=("seat",),
    take=(),
    turn=(),
    somebody=("seat",),
    phase=(),
    **{f"phase_{name}": () for name in PHASE_NAMES},
    blocked=(),
    nowhere=(),
    exit=("arrow",),
    colour=(),
    coloured=("colour",),
    no_diver=(),
    target=(),
    found=(),
    card=("picture",),
    not_found=(),
    round=(),
    none_left=("shape",),
    no_tiles=("count",),
    no_exit=(),
    too_many_found=("seat", "count", "cards"),
    all_found=("seat",),
    not_over=(),
)
_AT_REST = (INSERTING, MOVING, OVER)  # what a table is usually looked at in
_LOOKS = (("│", "─"), ("└", "┌", "┐", "┘"))  # of plain tiles, by shape and rotation
_PLAIN = [(shape, rotation) for shape in (STRAIGHT, BEND) for rotation in range(ROTATION_COUNTS[shape])]
_WITH_PICTURES = (*range(FIRST_BEND, FIRST_PLAIN_BEND), *range(FIRST_JUNCTION, LOOSE_TILES))
_TAKE = "take"
_DIVER = "diver"


def clear(state: State) -> None:
    """Fixed tiles alone [OL-C4]; the divers are on their start squares [OL-2.3], and the first seat is to push."""
    for seat in range(state.seats):
        state.colours[seat] = GIVEN_COLOURS[state.seats - MIN_SEATS][seat]
        state.divers[seat] = START_SQUARES[state.colours[seat]]
    state.turn, state.phase = max(state.first_player, 0), INSERTING
    _settle(state)


# The tray


def pieces(state: State) -> list[Piece]:
    """Plain tiles by how they lie, those with pictures, the divers; and a hand that takes tiles away."""
    loose = tuple(f"square:{SQUARE_NAMES[square]}" for square in LOOSE_SQUARES)
    everywhere = tuple(f"square:{name}" for name in SQUARE_NAMES)
    unlaid = _unlaid(state)
    plain = [
        Piece(_plain_name(shape, rotation), _look(shape, rotation), loose, bit_count(unlaid & KIND_TILES[shape]))
        for shape, rotation in _PLAIN
    ]
    pictures = [
        Piece(TILE_NAMES[tile], say("picture", picture=PICTURE_IDS[TILE_PICTURES[tile]]), loose, unlaid >> tile & 1)
        for tile in _WITH_PICTURES
    ]
    divers = [Piece(f"{_DIVER}{seat}", say("diver", seat=Seat(seat)), everywhere) for seat in range(state.seats)]
    return [*plain, *pictures, *divers, Piece(_TAKE, say("take"), loose)]


def _plain_name(shape: int, rotation: int) -> str:
    return f"{SHAPE_NAMES[shape]}{rotation}"


def _look(shape: int, rotation: int) -> Sentence:
    return say("plain", shape=SHAPE_NAMES[shape], look=_LOOKS[shape][rotation])


def put(state: State, piece: str, place: str) -> None:
    """Lay a tile in place of another. A plain one that lies there is taken away, one with a picture is turned."""
    square = SQUARE_NAMES.index(place.partition(":")[2])
    if piece.startswith(_DIVER):
        state.divers[int(piece.removeprefix(_DIVER))] = square
    elif piece == _TAKE:
        state.tiles[square] = NOTHING
    elif piece in TILE_NAMES:
        _lay_picture(state, TILE_NAMES.index(piece), square)
    else:
        _lay_plain(state, *next(each for each in _PLAIN if _plain_name(*each) == piece), square)
    _settle(state)


def _lay_picture(state: State, tile: int, square: int) -> None:
    """There is one of each, so it may come from elsewhere in the maze. [OL-C5]"""
    if state.tiles[square] == tile:
        state.turned[tile] = (state.turned[tile] + 1) % QUARTERS
        return
    if tile in state.tiles:
        state.tiles[state.tiles.index(tile)] = NOTHING
    state.tiles[square] = tile


def _lay_plain(state: State, shape: int, rotation: int, square: int) -> None:
    lying = state.tiles[square]
    is_alike = lying != NOTHING and bool(KIND_TILES[shape] >> lying & 1)
    if is_alike and state.turned[lying] == rotation:
        state.tiles[square] = NOTHING
        return
    unlaid = _unlaid(state) & KIND_TILES[shape]
    if not is_alike and unlaid == 0:
        raise CannotBe(say("none_left", shape=SHAPE_NAMES[shape]), "OL-C5")
    tile = lying if is_alike else lowest_bit(unlaid)
    state.tiles[square], state.turned[tile] = tile, rotation


def _unlaid(state: State) -> int:
    """The loose tiles that are not in the maze, as bits; one bend or straight is not in the game. [OL-C5]"""
    absent = LAST_STRAIGHT if state.few_straights == 1 else LAST_BEND
    laid = {tile for tile in state.tiles if 0 <= tile < LOOSE_TILES}
    return sum(1 << tile for tile in range(LOOSE_TILES) if tile not in laid and tile != absent)


def _settle(state: State) -> None:
    """The last tile is the spare one [OL-2.1]; cards that nobody is known to have are in the stacks [OL-2.2]."""
    unlaid = _unlaid(state)
    is_whole = bit_count(unlaid) == 1
    state.surplus, state.heap = (lowest_bit(unlaid), 0) if is_whole else (NOTHING, unlaid)
    state.open_north = state.open_east = state.open_south = state.open_west = 0
    for tile in range(LOOSE_TILES):
        if state.heap >> tile & 1:
            state.turned[tile] = 0
    for square in range(SQUARE_COUNT):
        tile = state.tiles[square]
        if tile != NOTHING:
            lay_tile(state, square, tile, rotation_of(state, tile))
    if state.phase == CHOOSING and NOTHING not in state.colours[: state.seats]:
        _begin_phase(state, INSERTING)
    if state.phase >= INSERTING:
        _deal(state)


def _deal(state: State) -> None:
    """Whoever has a card left looks for something; what that is nobody else knows, so any card will do. [OL-2.4]"""
    seen = 0
    for seat in range(state.seats):
        seen |= state.found[seat]
    for seat in range(state.seats):
        target = state.targets[seat]
        if cards_left(state, seat) <= 0 or (target != NOTHING and seen >> target & 1):
            state.targets[seat] = NOTHING
        elif target != NOTHING:
            seen |= 1 << target
    for seat in range(state.seats):
        if state.targets[seat] == NOTHING and cards_left(state, seat) > 0 and seen != ALL_PICTURES:
            state.targets[seat] = lowest_bit(ALL_PICTURES & ~seen)
            state.ruled_out[seat] = 0
            seen |= 1 << state.targets[seat]
    state.unseen_cards = ALL_PICTURES & ~seen


# What is counted and chosen


def dials(state: State) -> list[Dial]:
    """Whose turn it is, where the spare tile came out, and of every seat its diver, its target and what it found."""
    everybody = tuple(say("somebody", seat=Seat(seat)) for seat in range(state.seats))
    phases = _phases(state)
    exits = tuple(say("exit", arrow=name) for name in ARROW_NAMES)
    shown = [
        Dial("phase", say("phase"), phases.index(state.phase), choices=tuple(_phase(each) for each in phases)),
        Dial("blocked", say("blocked"), state.blocked, lowest=NOTHING, choices=(say("nowhere"), *exits)),
    ]
    if state.turn != NOBODY:
        shown = [Dial("turn", say("turn"), state.turn, choices=everybody), *shown]
    shown += [dial for seat in range(state.seats) for dial in _seat_dials(state, seat)]
    rounds = Dial("round", say("round"), state.turns // state.seats + 1, lowest=1, highest=state.round_limit + 1)
    cards = [
        Dial(
            f"card:{PICTURE_IDS[picture]}",
            say("card", picture=PICTURE_IDS[picture]),
            _finder(state, picture),
            lowest=NOBODY,
            choices=(say("not_found"), *everybody),
        )
        for picture in range(PICTURE_COUNT)
    ]
    return [*shown, *(dial._replace(is_rare=True) for dial in (rounds, *cards))]


def _phase(phase: int) -> Sentence:
    return say(f"phase_{PHASE_NAMES[phase]}")


def _phases(state: State) -> list[int]:
    """What can be chosen; what else a match was left in stays among it."""
    return sorted({*_AT_REST, state.phase})


def _seat_dials(state: State, seat: int) -> Iterator[Dial]:
    colours, colour = [say("coloured", colour=name) for name in COLOUR_NAMES], state.colours[seat]
    if colour == NOTHING:
        yield Dial(
            f"colour:{seat}", say("colour"), colour, lowest=NOTHING, choices=(say("no_diver"), *colours), seat=seat
        )
        return
    yield Dial(f"colour:{seat}", say("colour"), colour, choices=tuple(colours), seat=seat)
    if state.targets[seat] != NOTHING:
        open_cards = _open_cards(state)
        choices = tuple(say("picture", picture=PICTURE_IDS[picture]) for picture in open_cards)
        yield Dial(f"target:{seat}", say("target"), open_cards.index(state.targets[seat]), choices=choices, seat=seat)
    found = bit_count(state.found[seat])
    yield Dial(f"found:{seat}", say("found"), found, highest=max(state.cards_each, found), seat=seat)


def _open_cards(state: State) -> list[int]:
    """The pictures that nobody has found."""
    return [picture for picture in range(PICTURE_COUNT) if _finder(state, picture) == NOBODY]


def _finder(state: State, picture: int) -> int:
    return next((seat for seat in range(state.seats) if state.found[seat] >> picture & 1), NOBODY)


def turn(state: State, dial: str, value: int) -> None:
    """Set a dial."""
    name, _, of = dial.partition(":")
    if name == "phase":
        _begin_phase(state, _phases(state)[value])
    elif name == "turn":
        _begin_turn(state, value)
    elif name == "blocked":
        state.blocked = value
    elif name == "round":
        state.turns = (value - 1) * state.seats + state.turns % state.seats
    elif name == "card":
        _give_card(state, PICTURE_IDS.index(of), value)
    else:
        _turn_for_seat(state, name, int(of), value)
    _settle(state)


def _turn_for_seat(state: State, name: str, seat: int, value: int) -> None:
    if name == "colour":
        _take_colour(state, seat, value)
    elif name == "target":
        _look_for(state, seat, _open_cards(state)[value])
    else:
        _count_found(state, seat, value)


def _begin_turn(state: State, seat: int) -> None:
    if seat != state.turn:
        state.turn, state.scooter, state.frightened = seat, NO_SCOOTER, NOBODY


def _begin_phase(state: State, phase: int) -> None:
    """Nothing is left over from the phase before."""
    if phase == state.phase:
        return
    state.phase, state.scooter, state.frightened = phase, NO_SCOOTER, NOBODY
    state.turn = max(state.turn, 0)
    state.ending = 0 if phase != OVER else HOME if state.goes_home == 1 else ALL_FOUND


def _take_colour(state: State, seat: int, colour: int) -> None:
    """Whoever has that diver gets the other one."""
    before = state.colours[seat]
    for other in range(state.seats):
        if other != seat and colour != NOTHING and state.colours[other] == colour:
            state.colours[other] = before
    state.colours[seat] = colour
    if before == NOTHING and colour != NOTHING:
        state.divers[seat] = START_SQUARES[colour]


def _look_for(state: State, seat: int, picture: int) -> None:
    if state.targets[seat] == picture:
        return
    for other in range(state.seats):
        if state.targets[other] == picture:
            state.targets[other] = NOTHING
    state.targets[seat], state.ruled_out[seat] = picture, 0


def _give_card(state: State, picture: int, finder: int) -> None:
    for seat in range(state.seats):
        state.found[seat] &= ~(1 << picture)
    if finder != NOBODY:
        state.found[finder] |= 1 << picture


def _count_found(state: State, seat: int, count: int) -> None:
    """As many as that; which ones, where nobody says, does not matter much."""
    looked_for = {state.targets[other] for other in range(state.seats)}
    free = [picture for picture in _open_cards(state) if picture not in looked_for]
    while bit_count(state.found[seat]) < count and free:
        state.found[seat] |= 1 << free.pop(0)
    while bit_count(state.found[seat]) > count:
        state.found[seat] &= ~(1 << (state.found[seat].bit_length() - 1))


# What no table can show


def faults(state: State) -> list[Fault]:
    """What is wrong comes before what is missing."""
    found = [*_card_faults(state), *_end_faults(state), *_maze_faults(state)]
    return sorted(found, key=lambda fault: fault.is_missing)


def _maze_faults(state: State) -> Iterator[Fault]:
    """33 loose tiles lie in the maze [OL-2.1], and after a push everybody knows where one came out [OL-4.3]."""
    empty = sum(tile == NOTHING for tile in state.tiles)
    if empty > 0:
        yield Fault("OL-2.1", say("no_tiles", count=empty), is_missing=True)
    if state.blocked == NOTHING and state.phase in (MOVING, SURFACING, DECIDING):
        yield Fault("OL-4.3", say("no_exit"), is_missing=True)


def _card_faults(state: State) -> Iterator[Fault]:
    """Everybody has as many cards. [OL-2.2]"""
    for seat in range(state.seats):
        count = bit_count(state.found[seat])
        if count > state.cards_each:
            yield Fault("OL-2.2", say("too_many_found", seat=Seat(seat), count=count, cards=state.cards_each))


def _end_faults(state: State) -> Iterator[Fault]:
    """The last target [OL-8.3], or coming home after it [OL-8.1], ends the match."""
    if state.phase == OVER:
        if not _has_won(state):
            yield Fault("OL-8.1" if state.goes_home == 1 else "OL-8.3", say("not_over"), is_missing=True)
        return
    for seat in range(state.seats):
        if state.goes_home == 0 and cards_left(state, seat) == 0:
            yield Fault("OL-8.3", say("all_found", seat=Seat(seat)))


def _has_won(state: State) -> bool:
    """Whether whoever's turn it was has ended the match, or all rounds have been played. [OL-8.4]"""
    if state.ending == LIMIT:
        return True
    is_there = state.goes_home == 0 or state.divers[state.turn] == home_of(state, state.turn)
    return cards_left(state, state.turn) <= 0 and is_there
