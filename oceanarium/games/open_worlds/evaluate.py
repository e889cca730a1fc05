"""How good a position looks, for bots: Income on the table, what Staged cards promise, fleets, hands, plans under way.

Everything is measured in points of Income. The constants were chosen by hand and checked in play against each other;
nothing in the rules depends on them.
"""

from oceanarium.games.open_worlds.parts import ADJUSTING, DOOMED, HAND, MAX_DECK, OVER, TRASHING, owner_of
from oceanarium.games.open_worlds.rules.income import draw_count, place
from oceanarium.games.open_worlds.rules.installing import strike_damage
from oceanarium.games.open_worlds.rules.places import is_hidden
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
    CAPACITY,
    CARD_ABILITIES,
    CARD_KIND,
    CARD_TYPE,
    CATASTROPHE,
    DEFENCE,
    EFFECT_AMOUNT,
    EFFECT_ROWS,
    EFFECT_SELECTOR,
    FACILITY,
    INCOME,
    IS_PROHIBITED,
    LEAVES,
    ORBITAL,
    REQ,
    SHIP,
    STRIKES,
    SWAP_FOR,
    UNIT_TYPE,
    UTILITY,
    WORLD_RICHNESS,
)
from oceanarium.games.open_worlds.worth_of_plans import chain_worth, plan_worth
from oceanarium.games.open_worlds.worth_of_units import (
    ABILITY_WORTH,
    CAPACITY_WORTH,
    GUN_WORTH,
    card_prospect,
    card_worth,
    later,
    loot,
    orbital_worth,
    unit_worth,
    weapon_power,
)
from oceanarium.kernel import NOTHING, rule

WIN_MARGIN = 100.0  # more than any lead: a match won is better than any prospect
SPREAD = 10.3  # a lead of so many points is won by 73 in 100
FOOTHOLD_WORTH = 0.4  # of the first Facility at a World, beside its Income
HOST_WORTH = 0.12  # of the first host of Industries there, for each point of RES, while there is room
DRAW_WORTH = 0.34  # of a card to be drawn
STAGED_SHARE = 0.95  # of what a Staged card promises if nothing stands against it
THREAT_SHARE = 0.12  # of a weak Facility that would make a World worth a Catastrophe
WORTH_A_STRIKE = 6  # points of Income at one World
CONTESTED_SHARE = 0.55  # if a rival's Staged card may take the room


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
    worth *= 1.0 - THREAT_SHARE * crowd(state, seat, card, world)
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
def crowd(state: State, seat: int, card: int, world: int) -> float:
    """How much a Catastrophe on a World would pay, from 0 to 1, if some rival may still hold one that kills a card."""
    income, piece = 0, state.first_unit[world]
    while piece != NOTHING:
        if state.controller[piece] == seat and UNIT_TYPE[state.card[piece]] == FACILITY:
            income += unit_income(state, piece)
        piece = state.next_piece[piece]
    if income == 0 or not is_threatened(state, seat, card):
        return 0.0
    return min(income, WORTH_A_STRIKE) / WORTH_A_STRIKE


@rule
def is_threatened(state: State, seat: int, card: int) -> bool:
    """Whether the list of some rival has a Catastrophe that was not seen yet and would destroy a card."""
    for other in range(state.seats):
        if other != seat:
            for piece in range(other * MAX_DECK, other * MAX_DECK + state.deck_total[other]):
                strike = state.card[piece]
                is_strike = CARD_TYPE[strike] == CATASTROPHE and is_hidden(state, piece)
                if is_strike and blow(strike, card) >= DEFENCE[card]:
                    return True
    return False


@rule
def blow(strike: int, card: int) -> int:
    """What a Catastrophe would deal to a card in play."""
    damage, first = 0, STRIKES[strike][0]
    for effect in range(first, first + STRIKES[strike][1]):
        if matches_card(EFFECT_ROWS[effect][EFFECT_SELECTOR], card):
            damage += EFFECT_ROWS[effect][EFFECT_AMOUNT]
    return damage


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
