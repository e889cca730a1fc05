"""Step 4, Sub-Step e, Orbital Activity: Retreat, targets, fire. [OW-12]"""

from oceanarium.games.open_worlds.moves import (
    FIRE,
    GROUND_OF,
    ORBITAL_COUNT,
    ORBITAL_OF,
    PASS,
    RESERVE,
    moved_unit,
    unit_move,
)
from oceanarium.games.open_worlds.parts import DECIDED, DOOMED, ENGAGED, FIRING, MAX_AIMS, MOVED, PLAY
from oceanarium.games.open_worlds.rules.citations import (
    AIMED,
    DAMAGED_IN_ORBIT,
    DESTROYED_IN_ORBIT,
    HAS_NO_RETREAT,
    HELD_FIRE,
    IS_UNTARGETABLE,
    NOT_AN_ORBITAL,
    NOT_YOUR_RETREAT,
    NOTHING_IN_ORBIT,
    NOTHING_TO_RETREAT,
    ONLY_AIMING,
    ONLY_MODE,
    ONLY_RETREATING,
    OWN_UNIT,
    RETREATED,
)
from oceanarium.games.open_worlds.rules.installing import destroy_doomed
from oceanarium.games.open_worlds.rules.places import return_to_hand
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    BY_WEAPON,
    CARD_ABILITIES,
    CARD_COUNT,
    DEFENCE,
    FIRST_STRIKE,
    HAS_RETREAT,
    ORBITAL,
    ORBITAL_CARDS,
    SHIP,
    SURFACE_ONLY,
    UNIT_KIND,
    UNIT_TYPE,
    UNTARGETABLE_BY,
    WEAPON_COUNT,
    WEAPONS,
)
from oceanarium.kernel import ALLOWED, NOTHING, note, rule


@rule
def is_armed_orbital(state: State, piece: int) -> bool:
    """Whether a unit is an Orbital with a Weapon."""
    return UNIT_TYPE[state.card[piece]] == ORBITAL and WEAPON_COUNT[state.card[piece]] > 0


@rule
def seats_in_conflict(state: State) -> int:
    """Seats that see an opponent's armed Orbital here, as bits; each by itself. [OW-12.1, OW-R17, OW-R21]"""
    armed, piece = 0, state.first_unit[state.here]
    while piece != NOTHING:
        if is_armed_orbital(state, piece):
            armed |= 1 << state.controller[piece]
        piece = state.next_piece[piece]
    seats = 0
    for seat in range(state.seats):
        if armed & ~(1 << seat):
            seats |= 1 << seat
    return seats


@rule
def can_retreat(state: State, seat: int, piece: int) -> bool:
    """A Ship with Retreat here, armed or not. [OW-12.2]"""
    if state.controller[piece] != seat or state.world[piece] != state.here:
        return False
    return UNIT_KIND[state.card[piece]] == SHIP and HAS_RETREAT[state.card[piece]] == 1


@rule
def ask_for_retreats(state: State) -> bool:
    """The next seat in Orbital Conflict with a Ship that can Retreat. [OW-12.2]"""
    while state.rank < state.seats:
        seat, piece = state.order[state.rank], state.first_unit[state.here]
        while piece != NOTHING and state.conflict >> seat & 1:
            if can_retreat(state, seat, piece):
                state.chooser = seat
                return True
            piece = state.next_piece[piece]
        state.rank += 1
    return False


@rule
def forbids_retreating(state: State, seat: int, move: int) -> int:
    """An own Ship here with Retreat, or be done. [OW-12.2]"""
    if move == PASS:
        return ALLOWED
    if move < ORBITAL_OF or move >= GROUND_OF:
        return ONLY_RETREATING
    piece = moved_unit(state, move)
    if piece == NOTHING or state.world[piece] != state.here:
        return NOTHING_TO_RETREAT
    if state.controller[piece] != seat:
        return NOT_YOUR_RETREAT
    return ALLOWED if can_retreat(state, seat, piece) else HAS_NO_RETREAT


@rule
def list_retreats(state: State, seat: int, out: list[int]) -> int:
    """Being done, and every Ship that can Retreat."""
    out[0], count = PASS, 1
    for number in range(ORBITAL_COUNT):
        piece = state.first_piece[seat * CARD_COUNT + ORBITAL_CARDS[number]]
        if piece != NOTHING and can_retreat(state, seat, piece):
            out[count] = unit_move(state, piece)
            count += 1
    return count


@rule
def retreat(state: State, seat: int, move: int) -> None:
    """A Ship goes back to the hand, or the next seat decides. [OW-12.2]"""
    if move == PASS:
        state.rank += 1
        return
    piece = moved_unit(state, move)
    note(state, RETREATED, seat, piece, state.here)
    return_to_hand(state, piece)


@rule
def forbids_orbital_target(state: State, seat: int, piece: int) -> int:
    """An opponent's Orbital here that may be targeted. [OW-12.4, OW-12.6, OW-20.2]"""
    if piece == NOTHING or state.world[piece] != state.here:
        return NOTHING_IN_ORBIT
    if UNIT_TYPE[state.card[piece]] != ORBITAL:
        return NOT_AN_ORBITAL
    if state.controller[piece] == seat:
        return OWN_UNIT
    return IS_UNTARGETABLE if UNTARGETABLE_BY[state.card[piece]] & BY_WEAPON else ALLOWED


@rule
def has_orbital_target(state: State, seat: int) -> bool:
    """Whether there is an Orbital here that a seat could fire at."""
    piece = state.first_unit[state.here]
    while piece != NOTHING:
        if forbids_orbital_target(state, seat, piece) == ALLOWED:
            return True
        piece = state.next_piece[piece]
    return False


@rule
def next_gun(state: State, seat: int) -> int:
    """A seat's next armed Orbital here, in order of entry, that has not decided; or NOTHING. [OW-12.4]"""
    piece = state.first_unit[state.here]
    while piece != NOTHING:
        is_free = state.controller[piece] == seat and state.flags[piece] & DECIDED == 0
        if is_free and is_armed_orbital(state, piece) and CARD_ABILITIES[state.card[piece]] & SURFACE_ONLY == 0:
            return piece
        piece = state.next_piece[piece]
    return NOTHING


@rule
def ask_for_aims(state: State) -> bool:
    """The next Weapon that needs a target, or Orbital that must choose whether to fire. [OW-12.4, OW-R19, OW-R20]"""
    while state.rank < state.seats:
        seat = state.order[state.rank]
        piece, is_in_conflict = next_gun(state, seat), state.conflict >> seat & 1
        if piece == NOTHING:
            state.rank += 1
        elif has_orbital_target(state, seat):
            state.unit, state.chooser = piece, seat
            if is_in_conflict == 1:
                state.flags[piece] |= ENGAGED | FIRING
            return True
        else:
            state.flags[piece] |= (DECIDED | ENGAGED) if is_in_conflict == 1 else DECIDED
    state.unit = NOTHING
    return False


@rule
def forbids_mode(move: int) -> int:
    """Fire with all Weapons, or reserve them all. [OW-12.4]"""
    return ALLOWED if move in (FIRE, RESERVE) else ONLY_MODE


@rule
def forbids_aiming(state: State, seat: int, move: int) -> int:
    """An opponent's Orbital here, or no target. [OW-12.4]"""
    if move == PASS:
        return ALLOWED
    if move < ORBITAL_OF or move >= GROUND_OF:
        return NOT_AN_ORBITAL if moved_unit(state, move) != NOTHING else ONLY_AIMING
    return forbids_orbital_target(state, seat, moved_unit(state, move))


@rule
def list_aims(state: State, seat: int, out: list[int]) -> int:
    """No target, and every Orbital that may be one."""
    out[0], count = PASS, 1
    for other in range(state.seats):
        if other != seat:
            for number in range(ORBITAL_COUNT):
                piece = state.first_piece[other * CARD_COUNT + ORBITAL_CARDS[number]]
                is_here = piece != NOTHING and state.place[piece] == PLAY and state.world[piece] == state.here
                if is_here and forbids_orbital_target(state, seat, piece) == ALLOWED:
                    out[count] = unit_move(state, piece)
                    count += 1
    return count


@rule
def choose_mode(state: State, move: int) -> None:
    """An Orbital outside Orbital Conflict fires or reserves all its Weapons. [OW-12.4]"""
    if move == FIRE:
        state.flags[state.unit] |= FIRING | ENGAGED
    else:
        state.flags[state.unit] |= DECIDED
        note(state, HELD_FIRE, state.controller[state.unit], state.unit, state.here)


@rule
def aim(state: State, seat: int, move: int) -> None:
    """A target for the Weapon that was asked about; after the last one the Orbital has decided. [OW-12.4]"""
    card = state.card[state.unit]
    if move != PASS:
        target = moved_unit(state, move)
        state.aims[state.unit * MAX_AIMS + state.weapon] = target
        power, rival = WEAPONS[card][state.weapon], state.controller[target]
        note(state, AIMED, seat, state.unit, power, target, rival, state.here)
    state.weapon += 1
    if state.weapon == WEAPON_COUNT[card]:
        state.weapon = 0
        state.flags[state.unit] |= DECIDED


@rule
def orbital_damage(state: State, target: int, is_first: bool) -> int:
    """What Weapons here deal to an Orbital: those that strike first, or the others. [OW-12.5]"""
    damage, piece = 0, state.first_unit[state.here]
    while piece != NOTHING:
        strikes_first = CARD_ABILITIES[state.card[piece]] & FIRST_STRIKE != 0
        if state.flags[piece] & FIRING and strikes_first == is_first:
            for weapon in range(WEAPON_COUNT[state.card[piece]]):
                if state.aims[piece * MAX_AIMS + weapon] == target:
                    damage += WEAPONS[state.card[piece]][weapon]
        piece = state.next_piece[piece]
    return damage


@rule
def fire(state: State) -> None:
    """All Weapons hit at once, but first those that strike first: what they destroy does not hit. [OW-12.5]"""
    for wave in range(2):
        piece = state.first_unit[state.here]
        while piece != NOTHING:
            damage = orbital_damage(state, piece, True)
            if wave == 1:
                damage += orbital_damage(state, piece, False)
            if wave == 1 and damage > 0:
                defence, seat = DEFENCE[state.card[piece]], state.controller[piece]
                note(state, DAMAGED_IN_ORBIT, seat, piece, damage, defence, state.here)
            if damage > 0 and damage >= DEFENCE[state.card[piece]]:
                state.flags[piece] |= DOOMED
            piece = state.next_piece[piece]
        destroy_doomed(state, DESTROYED_IN_ORBIT)
    forget_orbital_aims(state)


@rule
def forget_orbital_aims(state: State) -> None:
    """Orbitals that fired stay engaged for Surface Conflict; damage and targets are forgotten. [OW-7.3]"""
    piece = state.first_unit[state.here]
    while piece != NOTHING:
        state.flags[piece] &= MOVED | ENGAGED
        for weapon in range(MAX_AIMS):
            state.aims[piece * MAX_AIMS + weapon] = NOTHING
        piece = state.next_piece[piece]
