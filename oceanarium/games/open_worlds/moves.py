"""Moves: one flat range of numbers, and how people write, touch and read them. [OW-C3]"""

import re

from oceanarium.games.open_worlds.parts import (
    MAX_CHAIN,
    MAX_DECK,
    MAX_FACILITIES,
    MAX_SEATS,
    MAX_STAGED,
    MAX_WORLDS,
    PLAY,
)
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    CARD_COUNT,
    CARD_IDS,
    FACILITY,
    GROUND_CARDS,
    GROUND_NUMBER,
    ORBITAL,
    ORBITAL_CARDS,
    ORBITAL_NUMBER,
    PLAY_COUNT,
    PLAY_NAMES,
    SHIP_CARDS,
    UNIT_TYPE,
    WORLD_CARD_COUNT,
    WORLDS,
)
from oceanarium.kernel import NOTHING, rule

ORBITAL_COUNT = len(ORBITAL_CARDS)
GROUND_COUNT = len(GROUND_CARDS)
SHIP_COUNT = len(SHIP_CARDS)

PASS = 0  # done, pass, none
CARD = PASS + 1  # CARD + card: a card from hand or deck, or a Staged Ship
STAGE = CARD + CARD_COUNT  # STAGE + card * MAX_WORLDS + world
SAIL = STAGE + CARD_COUNT * MAX_WORLDS  # SAIL + ship * MAX_WORLDS + world
UTILITY = SAIL + SHIP_COUNT * MAX_WORLDS  # UTILITY + play: a Utility with one of its options
WORLD = UTILITY + PLAY_COUNT  # WORLD + world
SEAT = WORLD + MAX_WORLDS  # SEAT + seat
FACILITY_AT = SEAT + MAX_SEATS  # FACILITY_AT + world * MAX_FACILITIES + place
ORBITAL_OF = FACILITY_AT + MAX_WORLDS * MAX_FACILITIES  # ORBITAL_OF + seat * ORBITAL_COUNT + orbital
GROUND_OF = ORBITAL_OF + MAX_SEATS * ORBITAL_COUNT  # GROUND_OF + seat * GROUND_COUNT + ground force
STAGED_AT = GROUND_OF + MAX_SEATS * GROUND_COUNT  # STAGED_AT + world * MAX_STAGED + number: an own Staged card
CHAIN_CARD = STAGED_AT + MAX_WORLDS * MAX_STAGED  # CHAIN_CARD + place in the chain
FIRE = CHAIN_CARD + MAX_CHAIN
RESERVE = FIRE + 1
YES = RESERVE + 1
NO = YES + 1
DRAW = NO + 1  # DRAW + card: chance draws from a deck
LAY = DRAW + CARD_COUNT  # LAY + world card: chance draws from the Worlds Deck
FIRST = LAY + WORLD_CARD_COUNT  # FIRST + seat: chance chooses who is next in Priority Order
MOVE_COUNT = FIRST + MAX_SEATS


@rule
def staging_move(card: int, world: int) -> int:
    """Stage a card at a World."""
    return STAGE + card * MAX_WORLDS + world


@rule
def sailing_move(ship: int, world: int) -> int:
    """Move a Ship, by its number among the Ships, to a World."""
    return SAIL + ship * MAX_WORLDS + world


@rule
def facility_at(state: State, world: int, place: int) -> int:
    """The Facility at a place of a World, counted in order of entry, or NOTHING."""
    piece, count = state.first_unit[world], 0
    while piece != NOTHING:
        if UNIT_TYPE[state.card[piece]] == FACILITY:
            if count == place:
                return piece
            count += 1
        piece = state.next_piece[piece]
    return NOTHING


@rule
def facility_place(state: State, facility: int) -> int:
    """The place of a Facility at its World, in order of entry."""
    piece, count = state.first_unit[state.world[facility]], 0
    while piece != facility:
        if UNIT_TYPE[state.card[piece]] == FACILITY:
            count += 1
        piece = state.next_piece[piece]
    return count


@rule
def unit_move(state: State, piece: int) -> int:
    """The move that chooses a unit in play."""
    card = state.card[piece]
    if UNIT_TYPE[card] == FACILITY:
        return FACILITY_AT + state.world[piece] * MAX_FACILITIES + facility_place(state, piece)
    seat = piece // MAX_DECK
    if UNIT_TYPE[card] == ORBITAL:
        return ORBITAL_OF + seat * ORBITAL_COUNT + ORBITAL_NUMBER[card]
    return GROUND_OF + seat * GROUND_COUNT + GROUND_NUMBER[card]


@rule
def moved_unit(state: State, move: int) -> int:
    """The unit in play that a move chooses, or NOTHING."""
    if move < FACILITY_AT or move >= STAGED_AT:
        return NOTHING
    if move < ORBITAL_OF:
        world = (move - FACILITY_AT) // MAX_FACILITIES
        if world >= state.world_count:
            return NOTHING
        return facility_at(state, world, (move - FACILITY_AT) % MAX_FACILITIES)
    if move < GROUND_OF:
        seat, card = (move - ORBITAL_OF) // ORBITAL_COUNT, ORBITAL_CARDS[(move - ORBITAL_OF) % ORBITAL_COUNT]
    else:
        seat, card = (move - GROUND_OF) // GROUND_COUNT, GROUND_CARDS[(move - GROUND_OF) % GROUND_COUNT]
    piece = state.first_piece[seat * CARD_COUNT + card]
    if piece == NOTHING or state.place[piece] != PLAY:
        return NOTHING
    return piece


@rule
def staged_card(state: State, seat: int, world: int, number: int) -> int:
    """A seat's Staged card at a World by its number in the order of Staging, or NOTHING."""
    piece, count = state.first_staged[world], 0
    while piece != NOTHING:
        if piece // MAX_DECK == seat:
            if count == number:
                return piece
            count += 1
        piece = state.next_piece[piece]
    return NOTHING


@rule
def piece_in(state: State, seat: int, card: int, place: int) -> int:
    """A seat's first copy of a card in a place, or NOTHING."""
    piece = state.first_piece[seat * CARD_COUNT + card]
    if piece == NOTHING:
        return NOTHING
    while piece < (seat + 1) * MAX_DECK and state.card[piece] == card:
        if state.place[piece] == place:
            return piece
        piece += 1
    return NOTHING


def world_id(state: State, world: int) -> str:
    """The World at a position by its id."""
    if not 0 <= world < state.world_count or state.worlds[world] == NOTHING:
        return f"position_{world + 1}"
    return WORLDS[state.worlds[world]].id


def world_position(state: State, name: str) -> int | None:
    """The position of a World by its id, or by its number from the left."""
    for world in range(MAX_WORLDS):
        if name in (world_id(state, world), str(world + 1)):
            return world
    return None


def piece_name(state: State, piece: int) -> str:
    """A unit as programs know it: owner, card, and where, since equal Facilities may lie side by side."""
    return f"{piece // MAX_DECK}:{CARD_IDS[state.card[piece]]}"


def unit_target(state: State, move: int) -> str:
    """The element that shows a unit: `facility:koti:1`, `orbital:0:frigate`, `ground:1:troops_10`."""
    if move < ORBITAL_OF:
        world, place = divmod(move - FACILITY_AT, MAX_FACILITIES)
        return f"facility:{world_id(state, world)}:{place + 1}"
    if move < GROUND_OF:
        seat, number = divmod(move - ORBITAL_OF, ORBITAL_COUNT)
        return f"orbital:{seat}:{CARD_IDS[ORBITAL_CARDS[number]]}"
    seat, number = divmod(move - GROUND_OF, GROUND_COUNT)
    return f"ground:{seat}:{CARD_IDS[GROUND_CARDS[number]]}"


def move_text(state: State, move: int) -> str:
    """A move as people write it."""
    if move == PASS:
        return "pass"
    if CARD <= move < STAGE:
        return f"card:{CARD_IDS[move - CARD]}"
    if STAGE <= move < SAIL:
        card, world = divmod(move - STAGE, MAX_WORLDS)
        return f"stage:{CARD_IDS[card]}@{world_id(state, world)}"
    if SAIL <= move < UTILITY:
        ship, world = divmod(move - SAIL, MAX_WORLDS)
        return f"move:{CARD_IDS[SHIP_CARDS[ship]]}@{world_id(state, world)}"
    if UTILITY <= move < WORLD:
        return "play:{}.{}".format(*PLAY_NAMES[move - UTILITY])
    if WORLD <= move < SEAT:
        return f"world:{world_id(state, move - WORLD)}"
    if SEAT <= move < FACILITY_AT:
        return f"seat:{move - SEAT}"
    if FACILITY_AT <= move < STAGED_AT:
        return unit_target(state, move)
    if STAGED_AT <= move < CHAIN_CARD:
        world, number = divmod(move - STAGED_AT, MAX_STAGED)
        return f"staged:{world_id(state, world)}:{number + 1}"
    if CHAIN_CARD <= move < FIRE:
        return f"chain:{move - CHAIN_CARD + 1}"
    if FIRE <= move < DRAW:
        return ("fire", "reserve", "yes", "no")[move - FIRE]
    if DRAW <= move < LAY:
        return f"draw:{CARD_IDS[move - DRAW]}"
    if LAY <= move < FIRST:
        return f"lay:{WORLDS[move - LAY].id}"
    return f"first:{move - FIRST}" if FIRST <= move < MOVE_COUNT else f"move {move}"


_CARDS = {name: number for number, name in enumerate(CARD_IDS)}
_WORLD_CARDS = {world.id: number for number, world in enumerate(WORLDS)}
_PLAYS = {f"{card}.{option}": number for number, (card, option) in enumerate(PLAY_NAMES)}
_SHIPS = {CARD_IDS[card]: number for number, card in enumerate(SHIP_CARDS)}
_ORBITALS = {CARD_IDS[card]: number for number, card in enumerate(ORBITAL_CARDS)}
_GROUNDS = {CARD_IDS[card]: number for number, card in enumerate(GROUND_CARDS)}
_NUMBERED = {"seat": (SEAT, MAX_SEATS, 0), "chain": (CHAIN_CARD, MAX_CHAIN, 1), "first": (FIRST, MAX_SEATS, 0)}
_PLAIN = {"pass": PASS, "done": PASS, "none": PASS, "fire": FIRE, "reserve": RESERVE, "yes": YES, "no": NO}


def read_move(state: State, text: str) -> int | None:
    """The move that a text means, or None: `stage:city_10@koti`, but also "stage City 10 at Koti"."""
    tidy = text.strip().lower()
    if tidy in _PLAIN:
        return _PLAIN[tidy]
    verb, _, rest = (tidy if ":" in tidy else tidy.replace(" ", ":", 1)).partition(":")
    rest = re.sub(r"\s+(?:@|at|to)\s+", "@", rest.strip())
    rest = re.sub(r"[\s'-]+", "_", rest).replace("_s_", "s_")
    return _read(state, verb, rest)


def _read(state: State, verb: str, rest: str) -> int | None:
    card, at, place = rest.partition("@")
    world = world_position(state, place if at else rest.partition(":")[0])
    if verb == "card" and rest in _CARDS:
        return CARD + _CARDS[rest]
    if verb == "stage" and card in _CARDS and world is not None and at:
        return STAGE + _CARDS[card] * MAX_WORLDS + world
    if verb == "move" and card in _SHIPS and world is not None and at:
        return SAIL + _SHIPS[card] * MAX_WORLDS + world
    if verb == "play":
        return _read_play(rest)
    if verb == "world" and world is not None:
        return WORLD + world
    if verb in _NUMBERED:
        return _numbered(_NUMBERED[verb][0], rest, *_NUMBERED[verb][1:])
    if verb in ("facility", "staged") and world is not None:
        most, first = (MAX_FACILITIES, FACILITY_AT) if verb == "facility" else (MAX_STAGED, STAGED_AT)
        return _numbered(first + world * most, rest.partition(":")[2], most, 1)
    if verb in ("orbital", "ground"):
        return _read_unit(verb, rest)
    if verb == "draw" and rest in _CARDS:
        return DRAW + _CARDS[rest]
    if verb == "lay" and rest in _WORLD_CARDS:
        return LAY + _WORLD_CARDS[rest]
    return None


def _read_play(name: str) -> int | None:
    """A Utility; its option may be left out if there is only one."""
    fitting = [number for play, number in _PLAYS.items() if name in (play, play.partition(".")[0])]
    return UTILITY + fitting[0] if len(fitting) == 1 else None


def _numbered(first: int, text: str, count: int, offset: int) -> int | None:
    if not (text.isascii() and text.isdecimal() and len(text) < 3 and offset <= int(text) < count + offset):
        return None
    return first + int(text) - offset


def _read_unit(verb: str, rest: str) -> int | None:
    seat, _, card = rest.partition(":")
    numbers, first = (_ORBITALS, ORBITAL_OF) if verb == "orbital" else (_GROUNDS, GROUND_OF)
    if card not in numbers:
        return None
    number = _numbered(0, seat, MAX_SEATS, 0)
    return None if number is None else first + number * len(numbers) + numbers[card]


def targets(state: State, seat: int, move: int) -> tuple[str, ...]:
    """The things on the table one touches to make a move."""
    if CARD <= move < STAGE:
        return (f"card:{CARD_IDS[move - CARD]}",)
    if STAGE <= move < SAIL:
        card, world = divmod(move - STAGE, MAX_WORLDS)
        return f"card:{CARD_IDS[card]}", f"world:{world_id(state, world)}"
    if SAIL <= move < UTILITY:
        ship, world = divmod(move - SAIL, MAX_WORLDS)
        return f"orbital:{seat}:{CARD_IDS[SHIP_CARDS[ship]]}", f"world:{world_id(state, world)}"
    if UTILITY <= move < WORLD:
        card_name, option = PLAY_NAMES[move - UTILITY]
        return f"card:{card_name}", f"option:{option}"
    if move >= DRAW or move < 0:
        return ()
    return (move_text(state, move),)
