"""Moves: one flat range of numbers, and how people write, touch and read them. [OW-C3]"""

from oceanarium.games.open_worlds.parts import MAX_DECK, MAX_FACILITIES, MAX_WORLDS, PLAY
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    CARD_COUNT,
    FACILITY,
    GROUND_CARDS,
    GROUND_NUMBER,
    ORBITAL,
    ORBITAL_CARDS,
    ORBITAL_NUMBER,
    SHIP_CARDS,
    UNIT_TYPE,
)
from oceanarium.games.open_worlds.vocabulary import (
    ANY_CARD,
    ANY_PLAY,
    ANY_SEAT,
    ANY_WORLD,
    ENTRY,
    NTH,
    PLACE,
    WORDS,
    WORLD_CARD,
)
from oceanarium.kernel import NOTHING, MoveKinds, rule

ORBITAL_COUNT, GROUND_COUNT = len(ORBITAL_CARDS), len(GROUND_CARDS)
SHIP, ORBITAL_CARD, GROUND_CARD = (ANY_CARD.among(cards) for cards in (SHIP_CARDS, ORBITAL_CARDS, GROUND_CARDS))
DONE = ("pass", "done", "none", "nothing", "play nothing", "do nothing", "no target")
CARD_VERBS = ("card", "put away", "replace", "show and replace", "trash", "trash the staged", "take", "choose")
UNIT_VERBS = ("attack", "defend", "fire at", "retreat", "take back")
CARD_READINGS = tuple(f"{verb}:{{card}}" for verb in CARD_VERBS)
UNIT_READINGS = tuple(f"{verb}:{{prey}}" for verb in UNIT_VERBS)
UNIT_FACTS = ("deed", "target", "owned", "defence", "twin")

MOVES = MoveKinds(WORDS, chooser=lambda state: state.chooser, fillers="a an the at to it")
PASS = MOVES.kind("pass", reads=DONE, tells=("phase",))
CARD = MOVES.kind("card:{card}", card=ANY_CARD, reads=CARD_READINGS, tells=("phase",))  # of hand or deck, or Staged
STAGE = MOVES.kind(
    "stage:{card}@{world}",
    card=ANY_CARD,
    world=ANY_WORLD,
    touches=("card:{card}", "world:{world}"),
    tells=("verdict",),
)
SAIL = MOVES.kind("move:{card}@{world}", card=SHIP, world=ANY_WORLD, touches=("orbital:{seat}:{card}", "world:{world}"))
UTILITY = MOVES.kind(
    "play:{play}",
    play=ANY_PLAY,
    reads=("play:{play}", "play:{utility}:{option}"),
    touches=("card:{utility}", "option:{option}"),
    tells=("utility", "option"),
)
WORLD = MOVES.kind("world:{world}", world=ANY_WORLD, reads=("world:{world}", "resolve:{world}"))
SEAT = MOVES.kind("seat:{opponent}", opponent=ANY_SEAT)
FACILITY_AT = MOVES.kind(
    FACILITY_TEXT := "facility:{world}:{place}",
    world=ANY_WORLD,
    place=PLACE,
    reads=(FACILITY_TEXT, *UNIT_READINGS),
    tells=UNIT_FACTS,
)
ORBITAL_OF = MOVES.kind(
    ORBITAL_TEXT := "orbital:{owner}:{card}",
    owner=ANY_SEAT,
    card=ORBITAL_CARD,
    reads=(ORBITAL_TEXT, *UNIT_READINGS),
    tells=UNIT_FACTS,
)
GROUND_OF = MOVES.kind(
    GROUND_TEXT := "ground:{owner}:{card}",
    owner=ANY_SEAT,
    card=GROUND_CARD,
    reads=(GROUND_TEXT, *UNIT_READINGS),
    tells=UNIT_FACTS,
)
STAGED_AT = MOVES.kind("staged:{world}:{nth}", world=ANY_WORLD, nth=NTH, tells=("staged", "is_staged"))
CHAIN_CARD = MOVES.kind(
    "chain:{entry}", entry=ENTRY, reads=("chain:{entry}", "answer:{entry}"), tells=("answered", "is_played")
)
FIRE = MOVES.kind("fire", reads=("fire", "fire at orbitals"))
RESERVE = MOVES.kind("reserve", reads=("reserve", "reserve all weapons"))
YES = MOVES.kind("yes", reads=("yes", "conquer"))
NO = MOVES.kind("no", reads=("no", "do not conquer"))
DRAW = MOVES.chance("draw:{card}", card=ANY_CARD)
LAY = MOVES.chance("lay:{world_card}", world_card=WORLD_CARD)
FIRST = MOVES.chance("first:{first}", first=ANY_SEAT)
MOVE_COUNT = MOVES.count

move_text, read_move, targets = MOVES.move_text, MOVES.read_move, MOVES.targets


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
