"""Step 4, the World that is resolved next, and Sub-Steps a to d: Facilities, Orbitals, Ground Forces, Catastrophes.

[OW-7, OW-8, OW-9, OW-10, OW-11]
"""

from oceanarium.games.open_worlds.moves import FACILITY_AT, ORBITAL_OF, PASS, SEAT, WORLD, moved_unit, unit_move
from oceanarium.games.open_worlds.parts import DECIDED, DOOMED, MAX_AIMS, MAX_DECK
from oceanarium.games.open_worlds.rules.citations import (
    DAMAGED_BY_CATASTROPHE,
    DEPLOYED,
    DESTROYED_BY_CATASTROPHE,
    HAS_NO_SWAP,
    INSTALLED,
    IS_RESOLVED,
    NO_ROOM,
    NO_SUCH_WORLD,
    NOTHING_TO_SWAP,
    ONLY_A_WORLD,
    ONLY_SWAPPING,
    REQ_FAILED,
    REQ_FAILED_IN_ORBIT,
    REQ_FAILED_OF_CATASTROPHE,
    REQ_FAILED_ON_THE_GROUND,
    STATIONED,
    STRUCK,
    STRUCTURE_STATIONED,
    SWAP_CONQUERED,
    SWAP_FOR_OTHERS,
    SWAP_NOT_YOURS,
    SWAP_PROMISED,
    SWAPPED,
    WORLD_BEGINS,
)
from oceanarium.games.open_worlds.rules.places import become_indicator, enter_play, return_to_hand, trash_openly
from oceanarium.games.open_worlds.rules.words_of_cards import free_room, holds, matches_card, matches_unit
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    BECOMES_INDICATOR,
    CARD_KIND,
    CARD_TYPE,
    CATASTROPHE,
    DEFENCE,
    EFFECT_AMOUNT,
    EFFECT_ROWS,
    EFFECT_SELECTOR,
    FACILITY,
    GROUND,
    ORBITAL,
    REQ,
    SHIP,
    SOFTENS_AMOUNT,
    SOFTENS_FILTER,
    STRIKES,
    SWAP_FOR,
)
from oceanarium.kernel import ALLOWED, NOBODY, NOTHING, note, rule


@rule
def forbids_world(state: State, move: int) -> int:
    """A World that has not been resolved. [OW-7.2]"""
    if move < WORLD or move >= SEAT:
        return ONLY_A_WORLD
    if move - WORLD >= state.world_count:
        return NO_SUCH_WORLD
    return IS_RESOLVED if state.resolved >> (move - WORLD) & 1 else ALLOWED


@rule
def list_worlds(state: State, out: list[int]) -> int:
    """Every World that has not been resolved."""
    count = 0
    for world in range(state.world_count):
        if forbids_world(state, WORLD + world) == ALLOWED:
            out[count] = WORLD + world
            count += 1
    return count


@rule
def begin_world(state: State, world: int) -> None:
    """Resolve a World next: the REQs of Facilities are judged before anything changes. [OW-7.1, OW-8.2, OW-R7]"""
    state.here, state.rank, state.unit = world, 0, NOTHING
    state.resolved |= 1 << world
    note(state, WORLD_BEGINS, NOBODY, world)
    piece = state.first_staged[world]
    while piece != NOTHING:
        following = state.next_piece[piece]
        if CARD_TYPE[state.card[piece]] == FACILITY:
            keep_if_req_holds(state, piece)
        piece = following


@rule
def keep_if_req_holds(state: State, piece: int) -> bool:
    """A card whose REQ fails is Trashed. [OW-8.2, OW-9.2, OW-10.1, OW-11.1]"""
    seat, card = piece // MAX_DECK, state.card[piece]
    if holds(state, REQ[card], seat, state.here):
        return True
    trash_openly(state, piece)
    note(state, kind_of_failure(card), seat, card, state.here, card)
    return False


@rule
def kind_of_failure(card: int) -> int:
    """What a REQ that fails is told as, by the Sub-Step. [OW-8.2, OW-9.2, OW-10.1, OW-11.1]"""
    if CARD_TYPE[card] == FACILITY:
        return REQ_FAILED
    if CARD_TYPE[card] == ORBITAL:
        return REQ_FAILED_IN_ORBIT
    return REQ_FAILED_ON_THE_GROUND if CARD_TYPE[card] == GROUND else REQ_FAILED_OF_CATASTROPHE


@rule
def forbids_swap(state: State, seat: int, facility: int, candidate: int) -> int:
    """Controlled and owned by the seat, willing to give way, and not promised. [OW-8.4, OW-R5, OW-R29]"""
    if state.world[facility] != state.here:
        return NOTHING_TO_SWAP
    if state.controller[facility] != seat:
        return SWAP_NOT_YOURS
    if facility // MAX_DECK != seat:
        return SWAP_CONQUERED
    selector = SWAP_FOR[state.card[facility]]
    if selector == NOTHING:
        return HAS_NO_SWAP
    if not matches_card(selector, state.card[candidate]):
        return SWAP_FOR_OTHERS
    return SWAP_PROMISED if state.flags[facility] & DECIDED else ALLOWED


@rule
def has_swap(state: State, seat: int, candidate: int) -> bool:
    """Whether some Facility could give its place to a candidate."""
    facility = state.first_unit[state.here]
    while facility != NOTHING:
        if forbids_swap(state, seat, facility, candidate) == ALLOWED:
            return True
        facility = state.next_piece[facility]
    return False


@rule
def forbids_swapping(state: State, seat: int, move: int) -> int:
    """An own Facility here whose Swap accepts the candidate, or none. [OW-8.4]"""
    if move == PASS:
        return ALLOWED
    if move < FACILITY_AT or move >= ORBITAL_OF:
        return ONLY_SWAPPING
    facility = moved_unit(state, move)
    return NOTHING_TO_SWAP if facility == NOTHING else forbids_swap(state, seat, facility, state.unit)


@rule
def list_swaps(state: State, seat: int, out: list[int]) -> int:
    """None, and every Facility that can give its place."""
    out[0], count = PASS, 1
    facility = state.first_unit[state.here]
    while facility != NOTHING:
        if forbids_swap(state, seat, facility, state.unit) == ALLOWED:
            out[count] = unit_move(state, facility)
            count += 1
        facility = state.next_piece[facility]
    return count


@rule
def promise_swap(state: State, move: int) -> None:
    """Note the decision about a candidate; it is carried out when all have decided. [OW-8.4, OW-R3]"""
    state.flags[state.unit] |= DECIDED
    if move != PASS:
        facility = moved_unit(state, move)
        state.flags[facility] |= DECIDED
        state.aims[state.unit * MAX_AIMS] = facility


@rule
def ask_for_swaps(state: State) -> bool:
    """The next candidate, in Priority Order and the order of Staging, that could take a place. [OW-8.4]"""
    while state.rank < state.seats:
        seat, piece = state.order[state.rank], state.first_staged[state.here]
        while piece != NOTHING:
            is_candidate = piece // MAX_DECK == seat and CARD_TYPE[state.card[piece]] == FACILITY
            if is_candidate and state.flags[piece] & DECIDED == 0 and has_swap(state, seat, piece):
                state.unit, state.chooser = piece, seat
                return True
            piece = state.next_piece[piece]
        state.rank += 1
    state.unit = NOTHING
    return False


@rule
def install_facilities(state: State) -> None:
    """Swapped places first; the others install if they all fit, otherwise none does. [OW-8.1, OW-8.4, OW-8.5, OW-R1]"""
    piece, rivals = state.first_staged[state.here], 0
    while piece != NOTHING:
        following = state.next_piece[piece]
        if CARD_TYPE[state.card[piece]] == FACILITY:
            facility = state.aims[piece * MAX_AIMS]
            if facility == NOTHING:
                rivals += 1
            else:
                note(state, SWAPPED, piece // MAX_DECK, facility, state.card[piece], state.here)
                return_to_hand(state, facility)
                install(state, piece)
        piece = following
    fits = rivals <= free_room(state, state.here)
    piece = state.first_staged[state.here]
    while piece != NOTHING:
        following = state.next_piece[piece]
        if CARD_TYPE[state.card[piece]] == FACILITY:
            if fits:
                install(state, piece)
            else:
                note(state, NO_ROOM, piece // MAX_DECK, state.card[piece], state.here)
                trash_openly(state, piece)
        piece = following


@rule
def install(state: State, piece: int) -> None:
    """A Facility is in play from now on. [OW-8.6]"""
    enter_play(state, piece, state.here)
    note(state, INSTALLED, piece // MAX_DECK, piece, state.here)


@rule
def station_orbitals(state: State) -> None:
    """Ships need no REQ and come first; then the others whose REQ holds. [OW-9.1, OW-9.2, OW-9.3]"""
    for are_ships in range(1, -1, -1):
        piece = state.first_staged[state.here]
        while piece != NOTHING:
            following, card = state.next_piece[piece], state.card[piece]
            is_ship = 1 if CARD_KIND[card] == SHIP else 0
            is_next = CARD_TYPE[card] == ORBITAL and is_ship == are_ships
            if is_next and (is_ship == 1 or keep_if_req_holds(state, piece)):
                enter_play(state, piece, state.here)
                kind = STATIONED if is_ship == 1 else STRUCTURE_STATIONED
                note(state, kind, piece // MAX_DECK, piece, state.here)
            piece = following


@rule
def deploy_ground_forces(state: State) -> None:
    """Ground Forces whose REQ holds. [OW-10.1]"""
    piece = state.first_staged[state.here]
    while piece != NOTHING:
        following = state.next_piece[piece]
        if CARD_TYPE[state.card[piece]] == GROUND and keep_if_req_holds(state, piece):
            enter_play(state, piece, state.here)
            note(state, DEPLOYED, piece // MAX_DECK, piece, state.here)
        piece = following


@rule
def trigger_catastrophes(state: State) -> None:
    """All strike at once and their damage adds up; then each is Trashed or becomes an indicator. [OW-11]"""
    strikes, piece = 0, state.first_staged[state.here]
    while piece != NOTHING:
        following = state.next_piece[piece]
        if CARD_TYPE[state.card[piece]] == CATASTROPHE and keep_if_req_holds(state, piece):
            note(state, STRUCK, piece // MAX_DECK, state.card[piece], state.here)
            strikes += 1
        piece = following
    if strikes > 0:
        strike_units(state)
    piece = state.first_staged[state.here]
    while piece != NOTHING:
        following = state.next_piece[piece]
        if CARD_TYPE[state.card[piece]] == CATASTROPHE:
            if BECOMES_INDICATOR[state.card[piece]] == 1:
                become_indicator(state, piece, state.here)  # OW-11.4
            else:
                trash_openly(state, piece)
        piece = following


@rule
def strike_units(state: State) -> None:
    """Every unit whose damage reaches its Defence is Trashed, all together. [OW-11.2, OW-11.3]"""
    piece = state.first_unit[state.here]
    while piece != NOTHING:
        damage = catastrophe_damage(state, piece)
        if damage > 0:
            defence, seat = DEFENCE[state.card[piece]], state.controller[piece]
            note(state, DAMAGED_BY_CATASTROPHE, seat, piece, damage, defence, state.here)
        if damage > 0 and damage >= DEFENCE[state.card[piece]]:
            state.flags[piece] |= DOOMED
        piece = state.next_piece[piece]
    destroy_doomed(state, DESTROYED_BY_CATASTROPHE)


@rule
def catastrophe_damage(state: State, unit: int) -> int:
    """What all Catastrophes Staged here deal to a unit. [OW-11.3]"""
    total, piece = 0, state.first_staged[state.here]
    while piece != NOTHING:
        if CARD_TYPE[state.card[piece]] == CATASTROPHE:
            damage = strike_damage(state, state.card[piece], unit)
            if damage > 0:
                total += max(damage - softening(state, unit), 0)
        piece = state.next_piece[piece]
    return total


@rule
def strike_damage(state: State, card: int, unit: int) -> int:
    """What one Catastrophe deals to a unit, whoever controls it. [OW-11.2]"""
    damage, first = 0, STRIKES[card][0]
    for effect in range(first, first + STRIKES[card][1]):
        if matches_unit(state, EFFECT_ROWS[effect][EFFECT_SELECTOR], unit, NOBODY, state.here):
            damage += EFFECT_ROWS[effect][EFFECT_AMOUNT]
    return damage


@rule
def softening(state: State, unit: int) -> int:
    """How much less each Catastrophe deals to a unit, thanks to its controller's units here. [OW-11.3]"""
    total, piece = 0, state.first_unit[state.here]
    while piece != NOTHING:
        selector = SOFTENS_FILTER[state.card[piece]]
        is_mine = state.controller[piece] == state.controller[unit]
        if selector != NOTHING and is_mine and matches_unit(state, selector, unit, NOBODY, state.here):
            total += SOFTENS_AMOUNT[state.card[piece]]
        piece = state.next_piece[piece]
    return total


@rule
def destroy_doomed(state: State, kind: int) -> None:
    """Trash all units here that are overcome, told as one kind of event. [OW-11.3, OW-12.5, OW-13.6]"""
    piece = state.first_unit[state.here]
    while piece != NOTHING:
        following = state.next_piece[piece]
        if state.flags[piece] & DOOMED:
            note(state, kind, state.controller[piece], piece, state.here)
            trash_openly(state, piece)
        piece = following
