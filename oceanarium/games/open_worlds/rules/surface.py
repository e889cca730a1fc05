"""Step 4, Sub-Step f, Surface Conflict: assignments, Defenders, conquest, clean-up. [OW-13]"""

from oceanarium.games.open_worlds.moves import (
    FACILITY_AT,
    GROUND_COUNT,
    NO,
    PASS,
    STAGED_AT,
    YES,
    moved_unit,
    unit_move,
)
from oceanarium.games.open_worlds.parts import (
    DECIDED,
    DEFENDING,
    DOOMED,
    ENGAGED,
    MAX_AIMS,
    MAX_FACILITIES,
    MOVED,
    OVERCOME,
    ROUTED,
    USED,
    owner_of,
)
from oceanarium.games.open_worlds.rules.citations import (
    ATTACKED,
    CANNOT_DEFEND,
    CONQUERED,
    DAMAGED,
    DAMAGED_DEFENDING,
    DEFENDED,
    DESTROYED,
    IS_SHIELDED,
    IS_UNTARGETABLE,
    LEFT,
    NOT_ON_THE_GROUND,
    NOTHING_ON_THE_GROUND,
    ONLY_ASSIGNING,
    ONLY_CONQUERING,
    ONLY_FACILITIES,
    OWN_FORMER,
    RETURNED,
    SPARED,
)
from oceanarium.games.open_worlds.rules.installing import destroy_doomed
from oceanarium.games.open_worlds.rules.orbit import is_armed_orbital
from oceanarium.games.open_worlds.rules.places import clear_passing_flags, return_to_hand, trash_openly
from oceanarium.games.open_worlds.rules.words_of_cards import has_ability
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    AFTER_CONFLICT,
    AFTER_USE,
    BLOCKS_FIRE,
    BY_WEAPON,
    CARD_ABILITIES,
    CARD_COUNT,
    CONQUERS,
    DEFENCE,
    DEFENDS,
    FACILITY,
    GROUND_CARDS,
    LEAVES,
    LEAVES_TO_HAND,
    ORBITAL,
    UNIT_TYPE,
    UNTARGETABLE_BY,
    WEAPON_COUNT,
    WEAPONS,
)
from oceanarium.kernel import ALLOWED, NOBODY, NOTHING, note, rule


@rule
def can_be_assigned(state: State, piece: int) -> bool:
    """Ground units that are armed or may Defend, and armed Orbitals that were not engaged. [OW-13.2]"""
    if UNIT_TYPE[state.card[piece]] == ORBITAL:
        return is_armed_orbital(state, piece) and state.flags[piece] & ENGAGED == 0
    return WEAPON_COUNT[state.card[piece]] > 0 or CARD_ABILITIES[state.card[piece]] & DEFENDS != 0


@rule
def forbids_attack(state: State, unit: int, target: int) -> int:
    """An opponent's ground unit here that this unit may target. [OW-13.3, OW-13.9, OW-20.2, OW-20.3]"""
    if target == NOTHING or state.world[target] != state.here:
        return NOTHING_ON_THE_GROUND
    if UNIT_TYPE[state.card[target]] == ORBITAL:
        return NOT_ON_THE_GROUND
    seat = state.controller[unit]
    if state.controller[target] == seat:
        is_defender = CARD_ABILITIES[state.card[unit]] & DEFENDS != 0  # the only thing one does to an own unit
        return ONLY_FACILITIES if is_defender and UNIT_TYPE[state.card[target]] != FACILITY else CANNOT_DEFEND
    if WEAPON_COUNT[state.card[unit]] == 0:
        return ONLY_ASSIGNING
    if owner_of(target) == seat and CARD_ABILITIES[state.card[unit]] & CONQUERS == 0:
        return OWN_FORMER
    if UNTARGETABLE_BY[state.card[target]] & BY_WEAPON:
        return IS_UNTARGETABLE
    is_orbital = UNIT_TYPE[state.card[unit]] == ORBITAL
    if is_orbital and has_ability(state, state.controller[target], state.here, BLOCKS_FIRE):
        return IS_SHIELDED
    return ALLOWED


@rule
def can_defend(state: State, unit: int, facility: int) -> bool:
    """A unit whose text allows it Defends one Facility of its controller; its first decision settles it. [OW-13.2]"""
    if state.weapon > 0 or CARD_ABILITIES[state.card[unit]] & DEFENDS == 0:
        return False
    if state.controller[facility] != state.controller[unit] or state.world[facility] != state.here:
        return False
    return UNIT_TYPE[state.card[facility]] == FACILITY


@rule
def has_target(state: State, unit: int) -> bool:
    """Whether a unit could attack anything here."""
    target = state.first_unit[state.here]
    while target != NOTHING:
        if forbids_attack(state, unit, target) == ALLOWED:
            return True
        target = state.next_piece[target]
    return False


@rule
def has_assignment(state: State, unit: int) -> bool:
    """Whether a unit could attack or Defend anything here."""
    target = state.first_unit[state.here]
    while target != NOTHING:
        if forbids_attack(state, unit, target) == ALLOWED or can_defend(state, unit, target):
            return True
        target = state.next_piece[target]
    return False


@rule
def is_surface_conflict(state: State) -> bool:
    """Whether some armed unit that is free to act has a possible target. [OW-13.1]"""
    unit = state.first_unit[state.here]
    while unit != NOTHING:
        if can_be_assigned(state, unit) and has_target(state, unit):
            return True
        unit = state.next_piece[unit]
    return False


@rule
def ask_for_assignments(state: State) -> bool:
    """The next unit, in Priority Order and order of entry, that could attack or Defend. [OW-13.2]"""
    while state.rank < state.seats:
        seat, unit = state.order[state.rank], state.first_unit[state.here]
        while unit != NOTHING:
            is_free = state.controller[unit] == seat and state.flags[unit] & DECIDED == 0
            if is_free and can_be_assigned(state, unit):
                if has_assignment(state, unit):
                    state.unit, state.chooser = unit, seat
                    return True
                state.flags[unit] |= DECIDED
                state.weapon = 0
            unit = state.next_piece[unit]
        state.rank += 1
    state.unit = NOTHING
    return False


@rule
def forbids_assignment(state: State, move: int) -> int:
    """A target, an own Facility to Defend, or nothing. [OW-13.2]"""
    if move == PASS:
        return ALLOWED
    if move < FACILITY_AT or move >= STAGED_AT:
        return ONLY_ASSIGNING
    target = moved_unit(state, move)
    if target != NOTHING and can_defend(state, state.unit, target):
        return ALLOWED
    return forbids_attack(state, state.unit, target)


@rule
def list_assignments(state: State, out: list[int]) -> int:
    """Nothing, and everything that the unit may attack or Defend."""
    out[0], count = PASS, 1
    first = FACILITY_AT + state.here * MAX_FACILITIES
    target, place = state.first_unit[state.here], 0
    while target != NOTHING:
        if UNIT_TYPE[state.card[target]] == FACILITY:
            if can_defend(state, state.unit, target) or forbids_attack(state, state.unit, target) == ALLOWED:
                out[count] = first + place
                count += 1
            place += 1
        target = state.next_piece[target]
    for seat in range(state.seats):
        for number in range(GROUND_COUNT):
            target = state.first_piece[seat * CARD_COUNT + GROUND_CARDS[number]]
            is_unit = target != NOTHING and state.controller[target] != NOBODY
            if is_unit and forbids_attack(state, state.unit, target) == ALLOWED:
                out[count] = unit_move(state, target)
                count += 1
    return count


@rule
def assign(state: State, move: int) -> None:
    """Note what a Weapon, or the whole unit, does; everybody sees it. [OW-13.2]"""
    unit, seat = state.unit, state.controller[state.unit]
    target = NOTHING if move == PASS else moved_unit(state, move)
    if target != NOTHING and can_defend(state, unit, target):
        state.aims[unit * MAX_AIMS] = target
        state.flags[unit] |= DEFENDING | DECIDED
        note(state, DEFENDED, seat, unit, target, state.here)
        return
    if target != NOTHING:
        state.aims[unit * MAX_AIMS + state.weapon] = target
        state.flags[unit] |= USED  # it attacked: OW-13.10
        power, rival = WEAPONS[state.card[unit]][state.weapon], state.controller[target]
        note(state, ATTACKED, seat, unit, power, target, rival, state.here)
    state.weapon += 1
    if state.weapon >= WEAPON_COUNT[state.card[unit]]:
        state.weapon = 0
        state.flags[unit] |= DECIDED


@rule
def damage_by(state: State, target: int, seat: int) -> int:
    """What all Weapons that target a unit add up to; for a seat, only those of its units. [OW-13.4]"""
    damage, unit = 0, state.first_unit[state.here]
    while unit != NOTHING:
        if state.flags[unit] & USED and (seat == NOBODY or state.controller[unit] == seat):
            for weapon in range(WEAPON_COUNT[state.card[unit]]):
                if state.aims[unit * MAX_AIMS + weapon] == target:
                    damage += WEAPONS[state.card[unit]][weapon]
        unit = state.next_piece[unit]
    return damage


@rule
def route_through_defenders(state: State, facility: int, attack: int) -> int:
    """Send an attack through a Facility's Defenders in the order assigned; return what is left over. [OW-13.5]

    Defenders of one Facility are assigned in order of entry. Direct hits on a Defender come first. [OW-R22, OW-R23]
    """
    unit = state.first_unit[state.here]
    while unit != NOTHING and attack > 0:
        if state.flags[unit] & DEFENDING and state.aims[unit * MAX_AIMS] == facility:
            direct, defence = damage_by(state, unit, NOBODY), DEFENCE[state.card[unit]]
            state.flags[unit] |= ROUTED  # damage was routed to it: OW-13.10, OW-R24
            note(state, DAMAGED_DEFENDING, state.controller[unit], unit, direct + attack, defence, state.here)
            if direct + attack >= defence:
                state.flags[unit] |= DOOMED
            attack = max(attack - max(defence - direct, 0), 0)
        unit = state.next_piece[unit]
    return attack


@rule
def tally(state: State) -> None:
    """One simultaneous exchange: Facilities and Ground Forces that are overcome are marked. [OW-13.4, OW-13.6]"""
    for are_facilities in range(1, -1, -1):
        unit = state.first_unit[state.here]
        while unit != NOTHING:
            is_facility = 1 if UNIT_TYPE[state.card[unit]] == FACILITY else 0
            if is_facility == are_facilities and UNIT_TYPE[state.card[unit]] != ORBITAL:
                tally_unit(state, unit)
            unit = state.next_piece[unit]


@rule
def tally_unit(state: State, unit: int) -> None:
    """What a unit takes, for a Facility what its Defenders let through. [OW-13.4, OW-13.5]"""
    damage, defence = damage_by(state, unit, NOBODY), DEFENCE[state.card[unit]]
    if UNIT_TYPE[state.card[unit]] == FACILITY:
        damage = route_through_defenders(state, unit, damage)
    if damage == 0:
        return
    if state.flags[unit] & ROUTED == 0:
        note(state, DAMAGED, state.controller[unit], unit, damage, defence, state.here)
    if damage >= defence:
        state.flags[unit] |= OVERCOME if UNIT_TYPE[state.card[unit]] == FACILITY else DOOMED


@rule
def can_conquer(state: State, seat: int, facility: int) -> bool:
    """A unit that targeted the Facility, may Conquer and is not itself destroyed. [OW-13.7]"""
    unit = state.first_unit[state.here]
    while unit != NOTHING:
        is_able = state.controller[unit] == seat and CARD_ABILITIES[state.card[unit]] & CONQUERS != 0
        if is_able and state.flags[unit] & USED and state.flags[unit] & DOOMED == 0:
            for weapon in range(WEAPON_COUNT[state.card[unit]]):
                if state.aims[unit * MAX_AIMS + weapon] == facility:
                    return True
        unit = state.next_piece[unit]
    return False


@rule
def ask_for_conquests(state: State) -> bool:
    """In Priority Order seats declare all their conquests; what nobody takes falls. [OW-13.6, OW-13.7, OW-R69]"""
    while state.rank < state.seats:
        seat, facility = state.order[state.rank], state.first_unit[state.here]
        while facility != NOTHING:
            is_open = state.flags[facility] & (OVERCOME | DECIDED) == OVERCOME
            if is_open and can_conquer(state, seat, facility):
                state.unit, state.chooser = facility, seat
                return True
            facility = state.next_piece[facility]
        forget_decisions(state)
        state.rank += 1
    facility = state.first_unit[state.here]
    while facility != NOTHING:
        if state.flags[facility] & OVERCOME:
            settle_overcome(state, facility)
        facility = state.next_piece[facility]
    state.unit = NOTHING
    return False


@rule
def forget_decisions(state: State) -> None:
    """The next seat decides about every overcome Facility afresh. [OW-13.7]"""
    unit = state.first_unit[state.here]
    while unit != NOTHING:
        state.flags[unit] &= ~DECIDED
        unit = state.next_piece[unit]


@rule
def settle_overcome(state: State, facility: int) -> None:
    """Destroyed, unless only its owner's non-destructive attack overcame it. [OW-13.6, OW-13.9]"""
    seat, owner = state.controller[facility], owner_of(facility)
    state.flags[facility] &= ~OVERCOME
    if owner != seat:
        reached = damage_that_reached(state, facility) - damage_by(state, facility, owner)
        if reached < DEFENCE[state.card[facility]]:
            note(state, SPARED, seat, facility, state.here)
            return
    state.flags[facility] |= DOOMED


@rule
def damage_that_reached(state: State, facility: int) -> int:
    """What was left of the attack behind the Defenders. [OW-13.5]"""
    attack, unit = damage_by(state, facility, NOBODY), state.first_unit[state.here]
    while unit != NOTHING:
        if state.flags[unit] & DEFENDING and state.aims[unit * MAX_AIMS] == facility:
            left = max(DEFENCE[state.card[unit]] - damage_by(state, unit, NOBODY), 0)
            attack = max(attack - left, 0)
        unit = state.next_piece[unit]
    return attack


@rule
def forbids_conquering(move: int) -> int:
    """Yes or no. [OW-13.7]"""
    return ALLOWED if move in (YES, NO) else ONLY_CONQUERING


@rule
def decide_conquest(state: State, seat: int, move: int) -> None:
    """Take the Facility, which stays where it is, or leave it to those behind. [OW-13.7, OW-13.8, OW-R27]"""
    if move == NO:
        state.flags[state.unit] |= DECIDED
        return
    state.flags[state.unit] &= ~OVERCOME
    note(state, CONQUERED, seat, state.unit, state.controller[state.unit], state.here)
    state.controller[state.unit] = seat


@rule
def clean_up(state: State) -> None:
    """Destroyed units go; then those that leave after use or after Conflict. [OW-13.10, OW-R24, OW-R25]"""
    destroy_doomed(state, DESTROYED)
    unit = state.first_unit[state.here]
    while unit != NOTHING:
        following, card = state.next_piece[unit], state.card[unit]
        was_used = state.flags[unit] & (USED | ROUTED) != 0
        if LEAVES[card] == AFTER_CONFLICT or (LEAVES[card] == AFTER_USE and was_used):
            kind = RETURNED if LEAVES_TO_HAND[card] == 1 else LEFT
            note(state, kind, state.controller[unit], unit, state.here)
            if LEAVES_TO_HAND[card] == 1:
                return_to_hand(state, unit)
            else:
                trash_openly(state, unit)
        unit = following
    clear_passing_flags(state, state.here, MOVED)
    state.here, state.unit = NOTHING, NOTHING
