"""What cards say: conditions, selectors and values, read from the tables for a seat and a World. [OW-C1]"""

from oceanarium.games.open_worlds.parts import LEAST_WATER, MAX_DECK, MOST_WATER
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    ALL,
    ALWAYS,
    ANY,
    ANYWHERE,
    CAPACITY,
    CAPACITY_AT_LEAST,
    CARD_ABILITIES,
    CARD_KIND,
    CARD_TYPE,
    CHOICE,
    CLASS_EXEMPT,
    DEFENCE,
    FACILITY,
    FIRST_NODE,
    HAVE,
    HERE,
    INCOME,
    NODES,
    OCCUPIED,
    OPPONENT,
    OVER_CLASS_LIMIT,
    PLAIN,
    RICHNESS,
    SELECT_AT,
    SELECT_CAPACITY,
    SELECT_CONTROLLER,
    SELECT_KINDS,
    SELECT_LEAST,
    SELECT_MOST,
    SELECT_TYPES,
    SELECTORS,
    SHIP,
    SHIP_CLASS,
    STAGED_CARDS,
    UNIT_KIND,
    UNIT_TYPE,
    UNITS,
    VALUE_ARGUMENT,
    VALUE_ELSE,
    VALUE_FORM,
    VALUE_LEAST,
    VALUE_MOST,
    VALUE_PLUS,
    VALUE_THEN,
    VALUES,
    WATER_AT_LEAST,
    WHERE_YOU_OCCUPY,
    WORLD_HABITABLE,
    WORLD_HOSTILE,
    WORLD_IS,
    WORLD_RICHNESS,
    WORLD_WATER,
    YOU,
)
from oceanarium.kernel import NOTHING, rule


@rule
def water(state: State, world: int) -> int:
    """H2O of a World: all changes are added to the printed value, and only the sum is bounded. [OW-19.4, OW-R59]"""
    return min(max(WORLD_WATER[state.worlds[world]] + state.water_change[world], LEAST_WATER), MOST_WATER)


@rule
def is_habitable(state: State, world: int) -> bool:
    """Printed, or set by the latest indicator that mentions it. [OW-19.4]"""
    if state.habitable_change[world] != NOTHING:
        return state.habitable_change[world] == 1
    return WORLD_HABITABLE[state.worlds[world]] == 1


@rule
def is_hostile(state: State, world: int) -> bool:
    """Printed, or set by the latest indicator that mentions it. [OW-19.4]"""
    if state.hostile_change[world] != NOTHING:
        return state.hostile_change[world] == 1
    return WORLD_HOSTILE[state.worlds[world]] == 1


@rule
def facility_count(state: State, world: int) -> int:
    """Facilities at a World, of all seats together. [OW-8.3]"""
    count, piece = 0, state.first_unit[world]
    while piece != NOTHING:
        if UNIT_TYPE[state.card[piece]] == FACILITY:
            count += 1
        piece = state.next_piece[piece]
    return count


@rule
def free_room(state: State, world: int) -> int:
    """H2O minus Facilities, not below 0. [OW-8.3, OW-19.5]"""
    return max(water(state, world) - facility_count(state, world), 0)


@rule
def occupies(state: State, seat: int, world: int) -> bool:
    """Whether a seat controls a Facility at a World."""
    piece = state.first_unit[world]
    while piece != NOTHING:
        if state.controller[piece] == seat and UNIT_TYPE[state.card[piece]] == FACILITY:
            return True
        piece = state.next_piece[piece]
    return False


@rule
def has_units(state: State, seat: int, world: int) -> bool:
    """Whether a seat controls any unit at a World."""
    piece = state.first_unit[world]
    while piece != NOTHING:
        if state.controller[piece] == seat:
            return True
        piece = state.next_piece[piece]
    return False


@rule
def capacity_at(state: State, seat: int, world: int) -> int:
    """The total Capacity of a seat's Facilities and Orbitals at a World; it is never used up. [OW-10.2, OW-10.3]"""
    total, piece = 0, state.first_unit[world]
    while piece != NOTHING:
        if state.controller[piece] == seat:
            total += CAPACITY[state.card[piece]]
        piece = state.next_piece[piece]
    return total


@rule
def has_ability(state: State, seat: int, world: int, ability: int) -> bool:
    """Whether a seat controls a unit with an ability at a World."""
    piece = state.first_unit[world]
    while piece != NOTHING:
        if state.controller[piece] == seat and CARD_ABILITIES[state.card[piece]] & ability != 0:
            return True
        piece = state.next_piece[piece]
    return False


@rule
def counts_for_class(state: State, piece: int) -> bool:
    """Whether a Staged card is a Ship outside the seat's own Shipyards. [OW-6.2, OW-6.3]"""
    if CARD_KIND[state.card[piece]] != SHIP:
        return False
    return not has_ability(state, piece // MAX_DECK, state.world[piece], CLASS_EXEMPT)


@rule
def staged_class(state: State, seat: int) -> int:
    """The total Class of the Ships a seat has Staged, as far as they count. [OW-6.2]"""
    total = 0
    for world in range(state.world_count):
        piece = state.first_staged[world]
        while piece != NOTHING:
            if piece // MAX_DECK == seat and counts_for_class(state, piece):
                total += SHIP_CLASS[state.card[piece]]
            piece = state.next_piece[piece]
    return total


@rule
def is_over_class_limit(state: State, seat: int) -> bool:
    """Whether Staged Ships exceed the Income counted last. [OW-6.2, OW-R12]"""
    return state.is_class_lifted[seat] == 0 and staged_class(state, seat) > state.income[seat]


@rule
def matches_card(selector: int, card: int) -> bool:
    """Whether a card outside play fits a selector: only type, kind and Defence matter there."""
    row = SELECTORS[selector]
    if not row[SELECT_TYPES] >> CARD_TYPE[card] & 1:
        return False
    if row[SELECT_KINDS] != 0 and (CARD_KIND[card] == NOTHING or not row[SELECT_KINDS] >> CARD_KIND[card] & 1):
        return False
    return row[SELECT_LEAST] <= DEFENCE[card] <= row[SELECT_MOST]


@rule
def matches_unit(state: State, selector: int, piece: int, seat: int, here: int) -> bool:
    """Whether a unit fits a selector, for a seat and the World that is here (or NOTHING)."""
    row, card = SELECTORS[selector], state.card[piece]
    if not row[SELECT_TYPES] >> UNIT_TYPE[card] & 1:
        return False
    if row[SELECT_KINDS] != 0 and not row[SELECT_KINDS] >> UNIT_KIND[card] & 1:
        return False
    if row[SELECT_CONTROLLER] == YOU and state.controller[piece] != seat:
        return False
    if row[SELECT_CONTROLLER] == OPPONENT and state.controller[piece] == seat:
        return False
    if DEFENCE[card] < row[SELECT_LEAST] or DEFENCE[card] > row[SELECT_MOST]:
        return False
    world, where = state.world[piece], row[SELECT_AT]
    if where == HERE:
        if world != here:
            return False
    elif where == WHERE_YOU_OCCUPY:
        if not occupies(state, seat, world):
            return False
    elif where != ANYWHERE and not has_units(state, seat, world):
        return False
    return row[SELECT_CAPACITY] == 0 or DEFENCE[card] <= capacity_at(state, seat, world)


@rule
def units_matching(state: State, selector: int, seat: int, here: int) -> int:
    """How many units in play fit a selector."""
    first, last = 0, state.world_count
    if SELECTORS[selector][SELECT_AT] == HERE:
        first, last = here, here + 1
    count = 0
    for world in range(first, last):
        piece = state.first_unit[world]
        while piece != NOTHING:
            if matches_unit(state, selector, piece, seat, here):
                count += 1
            piece = state.next_piece[piece]
    return count


@rule
def worlds_occupied(state: State, seat: int) -> int:
    """How many Worlds a seat occupies."""
    count = 0
    for world in range(state.world_count):
        if occupies(state, seat, world):
            count += 1
    return count


@rule
def is_met(state: State, node: int, seat: int, here: int) -> bool:
    """Whether one node of a condition, not a combination, is true."""
    word, argument = NODES[node][0], NODES[node][1]
    if word == ALWAYS:
        return True
    if word == WORLD_IS:
        holds_now = is_habitable(state, here) if argument < 2 else is_hostile(state, here)
        return holds_now == (argument % 2 == 0)
    if word == WATER_AT_LEAST:
        return water(state, here) >= argument
    if word == OCCUPIED:
        return occupies(state, seat, here)
    if word == HAVE:
        return units_matching(state, argument, seat, here) >= NODES[node][2]
    if word == CAPACITY_AT_LEAST:
        return capacity_at(state, seat, here) >= argument
    if word == OVER_CLASS_LIMIT:
        return is_over_class_limit(state, seat)
    return word == STAGED_CARDS and state.staged_size[seat] >= argument


@rule
def holds(state: State, condition: int, seat: int, here: int) -> bool:
    """Whether a condition is true for a seat and a World. Its nodes are in postfix order: answers pile up as bits."""
    answers = 0
    for node in range(FIRST_NODE[condition], FIRST_NODE[condition + 1]):
        word = NODES[node][0]
        if word in (ALL, ANY):
            mask = (1 << NODES[node][1]) - 1
            parts = answers & mask
            answers >>= NODES[node][1]
            is_true = parts == mask if word == ALL else parts != 0
        else:
            is_true = is_met(state, node, seat, here)
        answers = answers << 1 | (1 if is_true else 0)
    return answers & 1 == 1


@rule
def value_of(state: State, value: int, seat: int, here: int) -> int:
    """A number, or what a formula gives for a seat and a World; never remembered."""
    while VALUES[value][VALUE_FORM] == CHOICE:
        is_true = holds(state, VALUES[value][VALUE_ARGUMENT], seat, here)
        value = VALUES[value][VALUE_THEN] if is_true else VALUES[value][VALUE_ELSE]
    form, argument = VALUES[value][VALUE_FORM], VALUES[value][VALUE_ARGUMENT]
    if form == PLAIN:
        return argument
    if form == RICHNESS:
        number = WORLD_RICHNESS[state.worlds[here]]
    elif form == UNITS:
        number = units_matching(state, argument, seat, here)
    else:
        number = worlds_occupied(state, seat)
    return min(max(number + VALUES[value][VALUE_PLUS], VALUES[value][VALUE_LEAST]), VALUES[value][VALUE_MOST])


@rule
def unit_income(state: State, piece: int) -> int:
    """What a unit adds to its controller's Income now. [OW-14.1]"""
    if state.set_income[piece] != NOTHING:
        return state.set_income[piece]
    return value_of(state, INCOME[state.card[piece]], state.controller[piece], state.world[piece])


@rule
def income_of(state: State, seat: int) -> int:
    """The Income of all units that a seat controls. [OW-14.1]"""
    total = 0
    for world in range(state.world_count):
        piece = state.first_unit[world]
        while piece != NOTHING:
            if state.controller[piece] == seat:
                total += unit_income(state, piece)
            piece = state.next_piece[piece]
    return total
