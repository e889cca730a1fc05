"""What targets chosen so far, and Utilities in the chain, promise."""

from oceanarium.games.open_worlds.parts import (
    AIMING,
    ASSIGNING,
    DECIDED,
    DEFENDING,
    FIRING,
    MAX_AIMS,
    MAX_CHOICES,
    MODE,
    RETREATING,
    USED,
    owner_of,
)
from oceanarium.games.open_worlds.rules.words_of_cards import unit_income
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    BECOME_UNIT,
    CANCEL,
    DEFENCE,
    DESTROY,
    EFFECT_ASK,
    EFFECT_DO,
    EFFECT_ROWS,
    EXCHANGE_STAGED,
    FORBID_STAGE,
    LIFT_CLASS_LIMIT,
    ORBITAL,
    PLACE_FROM_HAND,
    PLAY_EFFECTS,
    PLAY_FIRST,
    PLAYS,
    SET_INCOME,
    TAKE_CONTROL,
    UNIT_TYPE,
    WEAPON_COUNT,
    WEAPONS,
)
from oceanarium.games.open_worlds.worth_of_units import loot, orbital_worth, rival_power, unit_worth, weapon_power
from oceanarium.kernel import NOTHING, rule

PROGRESS_SHARE = 0.2  # of a target's worth, for damage that does not suffice by itself
CHAIN_SHARE = 0.9  # of what a Utility in the chain promises
CANCEL_WORTH = 1.0
FORBID_WORTH = 0.6


@rule
def plan_worth(state: State, seat: int) -> float:
    """What targets chosen so far, and choices just made at a World, promise."""
    if state.here == NOTHING:
        return 0.0
    if state.phase == RETREATING:
        return -exposure(state, seat)
    worth = 0.0
    if state.phase in (AIMING, MODE, ASSIGNING):
        piece = state.first_unit[state.here]
        while piece != NOTHING:
            worth += target_worth(state, seat, piece)
            if state.phase != ASSIGNING and state.controller[piece] == seat and UNIT_TYPE[state.card[piece]] == ORBITAL:
                worth += mode_worth(state, seat, piece)
            piece = state.next_piece[piece]
    return worth


@rule
def aimed_at(state: State, target: int) -> int:
    """The Weapons that are aimed at a unit so far."""
    power, piece = 0, state.first_unit[state.here]
    while piece != NOTHING:
        if state.flags[piece] & (FIRING | USED) and state.flags[piece] & DEFENDING == 0:
            for weapon in range(WEAPON_COUNT[state.card[piece]]):
                if state.aims[piece * MAX_AIMS + weapon] == target:
                    power += WEAPONS[state.card[piece]][weapon]
        piece = state.next_piece[piece]
    return power


@rule
def guarded_by(state: State, facility: int) -> int:
    """The Defence of a Facility's Defenders."""
    total, piece = 0, state.first_unit[state.here]
    while piece != NOTHING:
        if state.flags[piece] & DEFENDING and state.aims[piece * MAX_AIMS] == facility:
            total += DEFENCE[state.card[piece]]
        piece = state.next_piece[piece]
    return total


@rule
def target_worth(state: State, seat: int, piece: int) -> float:
    """A rival's unit that is being overcome, or an own one; damage that does not suffice counts a little."""
    power, needed = aimed_at(state, piece), DEFENCE[state.card[piece]] + guarded_by(state, piece)
    is_own = state.controller[piece] == seat
    worth = unit_worth(state, piece) + 0.2
    if is_own:
        if guarded_by(state, piece) > 0 and power == 0:
            return 0.1 * min(surface_power(state, seat), 30) / 30.0 * worth
        return -worth if power >= needed else 0.0
    if power >= needed:
        return worth - 0.002 * (power - needed)
    return PROGRESS_SHARE * worth * power / needed


@rule
def surface_power(state: State, seat: int) -> int:
    """What opponents here could still send against the surface."""
    power, piece = 0, state.first_unit[state.here]
    while piece != NOTHING:
        if state.controller[piece] != seat and state.flags[piece] & DECIDED == 0:
            power += weapon_power(state.card[piece])
        piece = state.next_piece[piece]
    return power


@rule
def mode_worth(state: State, seat: int, piece: int) -> float:
    """An Orbital that has chosen: what it may destroy in orbit, or on the surface if it reserves."""
    card = state.card[piece]
    if state.flags[piece] & FIRING:
        if state.unit != piece or state.weapon > 0 or state.conflict >> seat & 1:
            return 0.0  # only one that has just chosen to fire
        best, target = 0.0, state.first_unit[state.here]
        while target != NOTHING:
            is_rival = state.controller[target] != seat and UNIT_TYPE[state.card[target]] == ORBITAL
            if is_rival and DEFENCE[state.card[target]] <= weapon_power(card) and aimed_at(state, target) == 0:
                best = max(best, 0.5 * orbital_worth(state.card[target]))
            target = state.next_piece[target]
        return best
    return 0.8 * loot(state, seat, state.here, card) if state.flags[piece] & DECIDED else 0.0


@rule
def exposure(state: State, seat: int) -> float:
    """What a seat may lose in the Orbital Conflict at hand: its weakest Ships, if the rivals' guns suffice."""
    power, loss = rival_power(state, seat, state.here), 0.0
    own, piece = rival_power(state, NOTHING, state.here) - power, state.first_unit[state.here]
    while piece != NOTHING:
        is_own = state.controller[piece] == seat and UNIT_TYPE[state.card[piece]] == ORBITAL
        if is_own and DEFENCE[state.card[piece]] <= power:
            power -= DEFENCE[state.card[piece]]
            loss += orbital_worth(state.card[piece]) * (1.0 if own < power else 0.5)
        piece = state.next_piece[piece]
    return loss


@rule
def chain_worth(state: State, seat: int) -> float:
    """What Utilities in the chain will bring, the seat's own and others'."""
    worth = 0.0
    for entry in range(state.chain_size):
        if state.chain_cancelled[entry] == 0:
            owner = owner_of(state.chain_piece[entry])
            gain = CHAIN_SHARE * entry_worth(state, entry, owner, seat)
            worth += gain if owner == seat else -gain
    return worth


@rule
def entry_worth(state: State, entry: int, owner: int, seat: int) -> float:
    """What one Utility in the chain brings to the one who played it."""
    play, worth = state.chain_play[entry], 0.0
    first = PLAYS[play][PLAY_FIRST]
    for effect in range(first, first + PLAYS[play][PLAY_EFFECTS]):
        do = EFFECT_ROWS[effect][EFFECT_DO]
        choice = NOTHING
        if EFFECT_ROWS[effect][EFFECT_ASK] != NOTHING:
            choice = state.chain_choices[entry * MAX_CHOICES + EFFECT_ROWS[effect][EFFECT_ASK]]
        if do == CANCEL:
            worth += CANCEL_WORTH
        elif do == FORBID_STAGE:
            worth += FORBID_WORTH
        elif do == LIFT_CLASS_LIMIT:
            worth += 1.0
        elif do in (BECOME_UNIT, PLACE_FROM_HAND):
            worth += 0.9
        elif choice == NOTHING and do != EXCHANGE_STAGED:
            worth += 1.0
        elif do == DESTROY:
            worth += unit_worth(state, choice)
        elif do == TAKE_CONTROL:
            worth += 2.0 * unit_worth(state, choice)
        elif do == SET_INCOME:
            worth += (1.0 if state.is_final == 1 else 0.3) * unit_income(state, choice)
    return worth
