"""How good a position looks, for bots: Income on the table, what Staged cards promise, fleets, hands, plans under way.

Everything is measured in points of Income. The constants were chosen by hand and checked in play against each other;
nothing in the rules depends on them.
"""

from oceanarium.games.open_worlds.parts import (
    ADJUSTING,
    AIMING,
    ASSIGNING,
    DECIDED,
    DEFENDING,
    DOOMED,
    FIRING,
    HAND,
    MAX_AIMS,
    MAX_CHOICES,
    MAX_DECK,
    MODE,
    OVER,
    RETREATING,
    TRASHING,
    USED,
    owner_of,
)
from oceanarium.games.open_worlds.rules.income import draw_count, place
from oceanarium.games.open_worlds.rules.installing import strike_damage
from oceanarium.games.open_worlds.rules.staging import staged_here
from oceanarium.games.open_worlds.rules.words_of_cards import (
    facility_count,
    free_room,
    has_units,
    holds,
    matches_card,
    occupies,
    staged_class,
    unit_income,
    value_of,
    water,
)
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    BECOME_UNIT,
    CANCEL,
    CAPACITY,
    CARD_ABILITIES,
    CARD_KIND,
    CARD_TYPE,
    CATASTROPHE,
    DEFENCE,
    DESTROY,
    EFFECT_ASK,
    EFFECT_DO,
    EFFECT_ROWS,
    EXCHANGE_STAGED,
    FACILITY,
    FORBID_STAGE,
    GROUND,
    INCOME,
    IS_PROHIBITED,
    LEAVES,
    LIFT_CLASS_LIMIT,
    NEVER,
    ORBITAL,
    PLACE_FROM_HAND,
    PLAY_EFFECTS,
    PLAY_FIRST,
    PLAYS,
    REQ,
    SET_INCOME,
    SHIP,
    SHIP_CLASS,
    SWAP_FOR,
    TAKE_CONTROL,
    UNIT_TYPE,
    UTILITY,
    WEAPON_COUNT,
    WEAPONS,
    WORLD_RICHNESS,
)
from oceanarium.kernel import NOTHING, rule

WIN_MARGIN = 100.0  # more than any lead: a match won is better than any prospect
FOOTHOLD_WORTH = 0.4  # of the first Facility at a World, beside its Income
HOST_WORTH = 0.12  # of the first host of Industries there, for each point of RES, while there is room
CAPACITY_WORTH = 0.01
ABILITY_WORTH = 0.4
HULL_WORTH = 0.02  # of an Orbital, for each point of Defence
GUN_WORTH = 0.04  # for each point of Weapons
LOOT_SHARE = 0.4  # of what guns could destroy next turn
GUARD_WORTH = 0.2  # of an armed Orbital over an own Facility
CARD_WORTH = (0.5, 0.3, 0.2, 0.35, 0.5)  # of a card in hand, by type
DEAD_CARD_WORTH = 0.08  # of one that cannot be used soon
DRAW_WORTH = 0.34  # of a card to be drawn
PROGRESS_SHARE = 0.2  # of a target's worth, for damage that does not suffice by itself
STAGED_SHARE = 0.95  # of what a Staged card promises if nothing stands against it
CONTESTED_SHARE = 0.55  # if a rival's Staged card may take the room
CHAIN_SHARE = 0.9  # of what a Utility in the chain promises
CANCEL_WORTH = 1.0
FORBID_WORTH = 0.6
LAST_TURN_SHARE = 0.05  # of everything but Income on the FINAL TURN


@rule
def evaluate(state: State, seat: int) -> float:
    """How far ahead of its best rival a seat looks, in points."""
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, table_worth(state, other))
    lead = table_worth(state, seat) - best
    if state.phase == OVER:
        return lead + (WIN_MARGIN if place(state, seat) == 1 else -WIN_MARGIN)
    prospects = staged_worth(state, seat) + plan_worth(state, seat) + chain_worth(state, seat)
    return lead + hand_worth(state, seat) + prospects


@rule
def later(state: State) -> float:
    """How much counts what is not Income: on the FINAL TURN hardly anything."""
    return LAST_TURN_SHARE if state.is_final == 1 else 1.0


@rule
def table_worth(state: State, seat: int) -> float:
    """What a seat's units are worth."""
    worth = 0.0
    for world in range(state.world_count):
        has_foothold, piece = False, state.first_unit[world]
        while piece != NOTHING:
            if state.controller[piece] == seat and state.flags[piece] & DOOMED == 0:
                worth += unit_worth(state, piece)
                has_foothold = has_foothold or UNIT_TYPE[state.card[piece]] == FACILITY
            piece = state.next_piece[piece]
        if has_foothold:
            worth += FOOTHOLD_WORTH * later(state)
            if free_room(state, world) > 0:
                worth += HOST_WORTH * WORLD_RICHNESS[state.worlds[world]] * later(state)
    return worth


@rule
def weapon_power(card: int) -> int:
    """All Weapons of a card together."""
    power = 0
    for weapon in range(WEAPON_COUNT[card]):
        power += WEAPONS[card][weapon]
    return power


@rule
def unit_worth(state: State, piece: int) -> float:
    """A unit's Income and what else it brings to its controller."""
    card, worth = state.card[piece], 0.0
    if state.set_income[piece] == NOTHING or state.is_final == 1:
        worth += unit_income(state, piece)
    else:  # it will earn again next turn
        worth += 0.7 * value_of(state, INCOME[card], state.controller[piece], state.world[piece])
    if IS_PROHIBITED[card] == 1 and state.is_final_next == 1:
        worth *= 0.2
    if UNIT_TYPE[card] == FACILITY:
        extra = CAPACITY_WORTH * CAPACITY[card] + (ABILITY_WORTH if CARD_ABILITIES[card] != 0 else 0.0)
        return worth + extra * later(state)
    if UNIT_TYPE[card] == GROUND and LEAVES[card] != NEVER:
        return worth + (0.1 + GUN_WORTH * 0.5 * weapon_power(card)) * later(state)
    return worth + (orbital_worth(card) + orbital_prospect(state, piece)) * later(state)


@rule
def orbital_worth(card: int) -> float:
    """Hull and guns."""
    return 0.2 + HULL_WORTH * DEFENCE[card] + GUN_WORTH * weapon_power(card)


@rule
def rival_power(state: State, seat: int, world: int) -> int:
    """The Weapons of all opponents' Orbitals at a World."""
    power, piece = 0, state.first_unit[world]
    while piece != NOTHING:
        if state.controller[piece] != seat and UNIT_TYPE[state.card[piece]] == ORBITAL:
            power += weapon_power(state.card[piece])
        piece = state.next_piece[piece]
    return power


@rule
def loot(state: State, seat: int, world: int, card: int) -> float:
    """What the Weapons of a card could destroy on the surface of a World, each for itself."""
    total = 0.0
    for weapon in range(WEAPON_COUNT[card]):
        best, piece = 0.0, state.first_unit[world]
        while piece != NOTHING:
            is_rival = state.controller[piece] != seat and owner_of(piece) != seat
            is_weak = UNIT_TYPE[state.card[piece]] == FACILITY and DEFENCE[state.card[piece]] <= WEAPONS[card][weapon]
            if is_rival and is_weak:
                best = max(best, 0.5 + unit_income(state, piece))
            piece = state.next_piece[piece]
        total = total * 0.6 + best  # the next Weapon finds less
    return total


@rule
def orbital_prospect(state: State, piece: int) -> float:
    """What an Orbital may do where it is: guard, bombard, or be shot down."""
    card, seat, world = state.card[piece], state.controller[piece], state.world[piece]
    return card_prospect(state, card, seat, world)


@rule
def card_prospect(state: State, card: int, seat: int, world: int) -> float:
    """The same for a card that is, or would be, in orbit at a World."""
    power, worth = rival_power(state, seat, world), 0.0
    if WEAPON_COUNT[card] > 0 and occupies(state, seat, world):
        worth += GUARD_WORTH
    if power == 0:
        return worth + LOOT_SHARE * loot(state, seat, world, card)
    if power >= DEFENCE[card]:
        worth -= 0.35 * orbital_worth(card)
    return worth + 0.15 * GUN_WORTH * weapon_power(card)


@rule
def card_worth(state: State, seat: int, card: int) -> float:
    """What a card in hand is worth to a seat."""
    if IS_PROHIBITED[card] == 1 and state.is_final_next == 1:
        return DEAD_CARD_WORTH
    if CARD_KIND[card] == SHIP and SHIP_CLASS[card] > state.income[seat] + 5:
        return DEAD_CARD_WORTH
    worth = CARD_WORTH[CARD_TYPE[card]]
    if CARD_TYPE[card] == FACILITY:
        return worth + 0.01 * DEFENCE[card]
    return worth


@rule
def hand_worth(state: State, seat: int) -> float:
    """Cards in hand, and those that will be drawn for what was put away."""
    worth = 0.0
    for piece in range(seat * MAX_DECK, seat * MAX_DECK + state.deck_total[seat]):
        if state.place[piece] == HAND:
            worth += card_worth(state, seat, state.card[piece])
    if state.phase == ADJUSTING:
        worth += DRAW_WORTH * state.adjusted[seat]
    elif state.phase == TRASHING:
        worth += DRAW_WORTH * draw_count(state, seat)
    return worth * later(state)


@rule
def staged_worth(state: State, seat: int) -> float:
    """What a seat's Staged cards promise, as far as their World has not been resolved."""
    worth, is_over = 0.0, staged_class(state, seat) > state.income[seat] and state.is_class_lifted[seat] == 0
    for world in range(state.world_count):
        piece = state.first_staged[world]
        while piece != NOTHING:
            if piece // MAX_DECK == seat:
                if CARD_KIND[state.card[piece]] == SHIP and is_over:
                    worth -= 0.3
                else:
                    worth += staged_card_worth(state, seat, piece, world)
            piece = state.next_piece[piece]
    return worth


@rule
def staged_card_worth(state: State, seat: int, piece: int, world: int) -> float:
    """What one Staged card promises at its World."""
    card = state.card[piece]
    if CARD_TYPE[card] == UTILITY or (state.is_final == 1 and IS_PROHIBITED[card] == 1):
        return 0.0
    if CARD_TYPE[card] == CATASTROPHE:
        return strike_worth(state, seat, card, world) if holds(state, REQ[card], seat, world) else 0.0
    if CARD_KIND[card] == SHIP:
        return (orbital_worth(card) + card_prospect(state, card, seat, world)) * later(state) * STAGED_SHARE
    if not holds(state, REQ[card], seat, world) and not may_hold_soon(state, seat, card, world):
        return 0.0
    if CARD_TYPE[card] == FACILITY:
        return facility_promise(state, seat, piece, world)
    if CARD_TYPE[card] == ORBITAL:
        return (orbital_worth(card) + card_prospect(state, card, seat, world)) * later(state) * STAGED_SHARE
    return ground_promise(state, seat, card, world)


@rule
def may_hold_soon(state: State, seat: int, card: int, world: int) -> bool:
    """Whether a REQ that fails now may be met by what is Staged beside the card; only what is not a Facility waits."""
    return CARD_TYPE[card] != FACILITY and staged_here(state, seat, world) > 1 and has_units(state, seat, world)


@rule
def facility_promise(state: State, seat: int, piece: int, world: int) -> float:
    """Income and more, by the chance that there will be room; a Swap always finds it."""
    card = state.card[piece]
    income = float(value_of(state, INCOME[card], seat, world))
    extra = CAPACITY_WORTH * CAPACITY[card] + (ABILITY_WORTH if CARD_ABILITIES[card] != 0 else 0.0)
    worth = income + extra * later(state)
    if IS_PROHIBITED[card] == 1 and state.is_final_next == 1:
        worth *= 0.2
    if not occupies(state, seat, world):
        worth += FOOTHOLD_WORTH * later(state)
        if water(state, world) > facility_count(state, world) + 1:
            worth += HOST_WORTH * WORLD_RICHNESS[state.worlds[world]] * later(state)
    room, rivals = free_room(state, world), rival_staged(state, seat, world)
    swapped = cheapest_swap(state, seat, card, world)
    best = 0.0
    if room > rivals:
        best = STAGED_SHARE * worth
    elif room > 0:
        best = CONTESTED_SHARE * worth
    if swapped != NOTHING:
        given_up = unit_income(state, swapped) - card_worth(state, seat, state.card[swapped])
        best = max(best, STAGED_SHARE * (worth - given_up))
    return best


@rule
def rival_staged(state: State, seat: int, world: int) -> int:
    """Cards that others have Staged at a World; face up, only Facilities count."""
    count, piece = 0, state.first_staged[world]
    while piece != NOTHING:
        is_rival = piece // MAX_DECK != seat
        if is_rival and (state.is_revealed == 0 or CARD_TYPE[state.card[piece]] == FACILITY):
            count += 1
        piece = state.next_piece[piece]
    return count


@rule
def cheapest_swap(state: State, seat: int, card: int, world: int) -> int:
    """The own Facility of least Income that would give its place to a card, or NOTHING."""
    found, piece = NOTHING, state.first_unit[world]
    while piece != NOTHING:
        selector = SWAP_FOR[state.card[piece]]
        is_own = (
            state.controller[piece] == seat and owner_of(piece) == seat and UNIT_TYPE[state.card[piece]] == FACILITY
        )
        is_fit = is_own and selector != NOTHING and matches_card(selector, card)
        if is_fit and (found == NOTHING or unit_income(state, piece) < unit_income(state, found)):
            found = piece
        piece = state.next_piece[piece]
    return found


@rule
def strike_worth(state: State, seat: int, card: int, world: int) -> float:
    """What a Catastrophe would cost others at a World, less what it would cost the seat."""
    worth, piece, here = 0.0, state.first_unit[world], state.here
    state.here = world
    while piece != NOTHING:
        if strike_damage(state, card, piece) >= DEFENCE[state.card[piece]]:
            loss = unit_worth(state, piece)
            worth += -1.1 * loss if state.controller[piece] == seat else 0.9 * loss
        piece = state.next_piece[piece]
    state.here = here
    own = staged_here(state, seat, world) - 1
    return worth - 0.5 * own + 0.25 * rival_staged(state, seat, world)


@rule
def ground_promise(state: State, seat: int, card: int, world: int) -> float:
    """Ground Forces take what they can overcome, or stay to Defend."""
    worth = 0.7 * loot(state, seat, world, card)
    if LEAVES[card] != 2:
        worth += 0.1 + GUN_WORTH * 0.5 * weapon_power(card) * later(state)
    return worth


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
