"""What stands against a card: at a World where it would be Staged, or in the hand at this moment."""

from typing import get_args

from oceanarium.games.open_worlds.parts import owner_of
from oceanarium.games.open_worlds.rules.words_of_cards import (
    free_room,
    has_ability,
    holds,
    is_met,
    matches_card,
    staged_class,
)
from oceanarium.games.open_worlds.shown import Lack, Verdict, WorldLack
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    ALL,
    ANY,
    CAPACITY_AT_LEAST,
    CARD_KIND,
    CARD_TYPE,
    CLASS_EXEMPT,
    FACILITY,
    FIRST_NODE,
    HAVE,
    IS_PROHIBITED,
    IS_REACTION,
    NODES,
    OCCUPIED,
    OVER_CLASS_LIMIT,
    PLAY_WHEN,
    REQ,
    SELECT_KINDS,
    SELECTORS,
    SHIP,
    SHIP_CLASS,
    STAGED_CARDS,
    SWAP_FOR,
    UTILITY,
    WATER_AT_LEAST,
    WORLD_IS,
)
from oceanarium.games.open_worlds.vocabulary import NO_STAGED_CARD, UNMET, UNOCCUPIED, WITHIN_LIMIT
from oceanarium.kernel import NOTHING

WORLD_LACKS: tuple[WorldLack, ...] = get_args(WorldLack)
_LACKS: dict[int, Lack] = {WATER_AT_LEAST: "dry", OCCUPIED: "unoccupied", CAPACITY_AT_LEAST: "capacity"}
LACKS_OF_UTILITIES = {STAGED_CARDS: NO_STAGED_CARD, OVER_CLASS_LIMIT: WITHIN_LIMIT, OCCUPIED: UNOCCUPIED}


def _lack_of_node(state: State, node: int, seat: int, world: int) -> Lack | None:
    """What one node of a condition lacks, in one word; None if it is met."""
    if is_met(state, node, seat, world):
        return None
    word, argument = NODES[node][0], NODES[node][1]
    if word == WORLD_IS:
        return WORLD_LACKS[argument]
    if word == HAVE:
        return "ship" if SELECTORS[argument][SELECT_KINDS] == 1 << SHIP else "host"
    return _LACKS.get(word, "req")


def req_lack(state: State, card: int, seat: int, world: int) -> Lack | None:
    """What the REQ of a card lacks at a World, in one word; None if it is met. Its nodes are in postfix order."""
    lacks: list[Lack | None] = []
    for node in range(FIRST_NODE[REQ[card]], FIRST_NODE[REQ[card] + 1]):
        word, count = NODES[node][0], NODES[node][1]
        if word not in (ALL, ANY):
            lacks.append(_lack_of_node(state, node, seat, world))
            continue
        parts, lacks = lacks[-count:], lacks[:-count]
        failing = [lack for lack in parts if lack is not None]
        is_true = not failing if word == ALL else len(failing) < count
        lacks.append(None if is_true else failing[0])
    return lacks[-1] if lacks else None


def staging_verdict(state: State, seat: int, card: int, world: int) -> Verdict:
    """What would become of a card Staged at a World as things stand: `works`, or what it lacks. [OW-4.4]"""
    if CARD_TYPE[card] == UTILITY:
        return "keep" if IS_REACTION[card] == 1 else "later"
    if state.is_final == 1 and IS_PROHIBITED[card] == 1:
        return "prohibited"
    if CARD_KIND[card] == SHIP:
        is_exempt = has_ability(state, seat, world, CLASS_EXEMPT)
        fits = staged_class(state, seat) + SHIP_CLASS[card] <= state.income[seat]
        return "works" if is_exempt or fits else "class"
    lack = req_lack(state, card, seat, world)
    if lack is not None:
        return lack
    has_room = CARD_TYPE[card] != FACILITY or free_room(state, world) > 0 or _has_swap(state, seat, card, world)
    return "works" if has_room else "room"


def _has_swap(state: State, seat: int, card: int, world: int) -> bool:
    """Whether an own Facility at a World could give its place to a card. [OW-8.4]"""
    piece = state.first_unit[world]
    while piece != NOTHING:
        swap = SWAP_FOR[state.card[piece]]
        if state.controller[piece] == seat == owner_of(piece) and swap != NOTHING and matches_card(swap, card):
            return True
        piece = state.next_piece[piece]
    return False


def why_not_playable(state: State, card: int, seat: int) -> int:
    """What keeps a Utility from being played. [OW-18.1]"""
    condition = PLAY_WHEN[card]
    for node in range(FIRST_NODE[condition], FIRST_NODE[condition + 1]):
        if not holds(state, condition, seat, state.here) and NODES[node][0] in LACKS_OF_UTILITIES:
            return LACKS_OF_UTILITIES[NODES[node][0]]
    return UNMET
