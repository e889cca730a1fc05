"""The reef: where cards lie, what they touch, where a card may go. [OO-1.2, OO-4 to OO-7]"""

from oceanarium.games.open_ocean.parts import (
    ANEMONE,
    CLASSES,
    CONNECTIONS,
    CORAL,
    FIRST_FISH,
    FIRST_KINDS,
    LAST_FISH,
    LAST_KINDS,
    MAX_CARDS,
    REEF_KINDS,
    SANCTUARY,
    SEA_ANEMONE,
)
from oceanarium.games.open_ocean.rules.turn import has_event
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import NOTHING, bit_count, ints, lowest_bit, rule

# The eight directions, those along an edge first. [OO-1.2]
DIRECTION_XS = (1, -1, 0, 0, 1, 1, -1, -1)
DIRECTION_YS = (0, 0, 1, -1, 1, -1, 1, -1)
EDGES, DIRECTIONS = 4, 8
IS_SPACE = 1 << 62  # marks a place in the survey that is beside the reef, whatever it touches


@rule
def is_sun(kind: int) -> bool:
    """Corals and anemones. [OO-C1]"""
    return CLASSES[kind] == CORAL or CLASSES[kind] == ANEMONE


@rule
def is_fish(kind: int) -> bool:
    """Tiny, medium and big ones. [OO-C1]"""
    return FIRST_FISH <= kind <= LAST_FISH


@rule
def cards_of_class(state: State, seat: int, sort: int) -> int:
    """The cards of a class in a reef, as bits."""
    slots = 0
    for kind in range(FIRST_KINDS[sort], LAST_KINDS[sort] + 1):
        slots |= state.of_kind[seat][kind]
    return slots


@rule
def fish_in(state: State, seat: int) -> int:
    """All fish of a reef, as bits."""
    slots = 0
    for kind in range(FIRST_FISH, LAST_FISH + 1):
        slots |= state.of_kind[seat][kind]
    return slots


@rule
def reef_size(state: State, seat: int) -> int:
    """How many cards lie in a reef, the starter among them. [OO-22.4]"""
    count = 0
    for kind in range(REEF_KINDS):
        count += bit_count(state.of_kind[seat][kind])
    return count


@rule
def anchors_for(state: State, seat: int, kind: int) -> int:
    """The cards that a card of a kind may connect to, cut off or not. [OO-4.4, OO-5.1, OO-6.2, OO-6.3, OO-9.6]"""
    slots, kinds = 0, CONNECTIONS[kind]
    while kinds != 0:
        slots |= state.of_kind[seat][lowest_bit(kinds)]
        kinds &= kinds - 1
    return slots


@rule
def has_free_edge(state: State, seat: int, slot: int) -> bool:
    """Whether a card has an empty bordering space that is not below the floor. [OO-4.2]"""
    below = 1 if state.ys[seat][slot] == 0 else 0
    return bit_count(state.bordering[seat][slot]) + below < EDGES


@rule
def has_free_corner_or_edge(state: State, seat: int, slot: int) -> bool:
    """The same for the eight surrounding spaces."""
    below = 3 if state.ys[seat][slot] == 0 else 0
    return bit_count(state.surrounding[seat][slot]) + below < DIRECTIONS


@rule
def has_space_for(state: State, seat: int, kind: int) -> bool:
    """Whether a card of a kind has a legal space in a reef. [OO-4.1]"""
    slots, takes_corners = anchors_for(state, seat, kind), is_sun(kind)
    while slots != 0:
        slot = lowest_bit(slots)
        if takes_corners:
            if has_free_corner_or_edge(state, seat, slot):
                return True
        elif has_free_edge(state, seat, slot):
            return True
        slots &= slots - 1
    return False


@rule
def add_card(state: State, seat: int, kind: int, x: int, y: int) -> int:
    """Lay a card on a space, in the lowest free slot, which is returned."""
    slot, edges, around = NOTHING, 0, 0
    for other in range(MAX_CARDS):
        if state.cards[seat][other] == NOTHING:
            if slot == NOTHING:
                slot = other
            continue
        far_x, far_y = abs(state.xs[seat][other] - x), abs(state.ys[seat][other] - y)
        if far_x <= 1 and far_y <= 1:
            around |= 1 << other
            if far_x + far_y == 1:
                edges |= 1 << other
    state.cards[seat][slot] = kind
    state.xs[seat][slot], state.ys[seat][slot] = x, y
    state.of_kind[seat][kind] |= 1 << slot
    state.bordering[seat][slot], state.surrounding[seat][slot] = edges, around
    while around != 0:
        other = lowest_bit(around)
        state.surrounding[seat][other] |= 1 << slot
        if edges >> other & 1:
            state.bordering[seat][other] |= 1 << slot
        around &= around - 1
    return slot


@rule
def remove_card(state: State, seat: int, slot: int) -> None:
    """Take a card off; its space stays empty, and nothing else moves. [OO-4.3, OO-4.4, OO-9.4]"""
    around = state.surrounding[seat][slot]
    while around != 0:
        other = lowest_bit(around)
        state.surrounding[seat][other] &= ~(1 << slot)
        state.bordering[seat][other] &= ~(1 << slot)
        around &= around - 1
    state.of_kind[seat][state.cards[seat][slot]] &= ~(1 << slot)
    state.cards[seat][slot] = NOTHING
    state.xs[seat][slot], state.ys[seat][slot] = 0, 0
    state.bordering[seat][slot], state.surrounding[seat][slot] = 0, 0


@rule
def survey(state: State, seat: int, takes_corners: bool) -> None:
    """List the empty spaces around a reef, from the top and the left, with the cards that each one touches.

    A Sun card touches all eight around it [OO-5.1], any other card those along its edges [OO-6.1]. Spaces below the
    floor are listed too, so that they can be refused. [OO-4.2]
    """
    left, right, top = 0, 0, 0
    for slot in range(MAX_CARDS):
        if state.cards[seat][slot] != NOTHING:
            left, right = min(left, state.xs[seat][slot]), max(right, state.xs[seat][slot])
            top = max(top, state.ys[seat][slot])
    left, top = left - 1, top + 1
    width, height = right + 2 - left, top + 2
    touches = ints(width * height)
    for slot in range(MAX_CARDS):
        if state.cards[seat][slot] != NOTHING:
            place = (top - state.ys[seat][slot]) * width + state.xs[seat][slot] - left
            for number in range(DIRECTIONS):
                beside = place - DIRECTION_YS[number] * width + DIRECTION_XS[number]
                touches[beside] |= IS_SPACE
                if takes_corners or number < EDGES:
                    touches[beside] |= 1 << slot
    for slot in range(MAX_CARDS):
        if state.cards[seat][slot] != NOTHING:
            touches[(top - state.ys[seat][slot]) * width + state.xs[seat][slot] - left] = 0
    count = 0
    for place in range(width * height):
        if touches[place] != 0:
            state.space_xs[count], state.space_ys[count] = left + place % width, top - place // width
            state.space_touches[count] = touches[place] & ~IS_SPACE
            count += 1
    state.builder, state.space_count = seat, count


@rule
def forget_spaces(state: State) -> None:
    """The card lies: clear the list of spaces."""
    for number in range(state.space_count):
        state.space_xs[number], state.space_ys[number], state.space_touches[number] = 0, 0, 0
    state.builder, state.space_count = NOTHING, 0


@rule
def schooling(state: State, seat: int, kind: int) -> int:
    """Fish of a kind that border another one of it, as bits. [OO-7.1]"""
    slots, found = state.of_kind[seat][kind], 0
    left = slots
    while left != 0:
        slot = lowest_bit(left)
        if state.bordering[seat][slot] & slots != 0:
            found |= 1 << slot
        left &= left - 1
    return found


@rule
def surroundings(state: State, seat: int, slots: int) -> int:
    """All cards in the eight spaces around any of these, as bits."""
    around = 0
    while slots != 0:
        around |= state.surrounding[seat][lowest_bit(slots)]
        slots &= slots - 1
    return around


@rule
def borders(state: State, seat: int, slots: int, others: int) -> bool:
    """Whether one of these cards shares an edge with one of the others."""
    while slots != 0:
        if state.bordering[seat][lowest_bit(slots)] & others != 0:
            return True
        slots &= slots - 1
    return False


@rule
def protected_fish(state: State, seat: int) -> int:
    """Fish around an anemone [OO-5.5], and by Sanctuary or Safe Schools [OO-5.6], as bits."""
    fish = fish_in(state, seat)
    safe = surroundings(state, seat, state.of_kind[seat][SEA_ANEMONE])
    if has_event(state, SANCTUARY):
        safe |= state.surrounding[seat][0]  # the starter's slot
    if state.has_safe_schools == 1:
        for kind in range(FIRST_FISH, LAST_FISH + 1):
            safe |= schooling(state, seat, kind)
    return fish & safe
