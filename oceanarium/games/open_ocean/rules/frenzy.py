"""Checks: Crab Raves, feeding frenzies, and an Ocean without fish. [OO-12.3, OO-11, OO-17.5, OO-3.4]"""

from oceanarium.games.open_ocean.moves import LIFT, LOSE, STAY
from oceanarium.games.open_ocean.parts import (
    BIG,
    CHECK,
    FEED,
    LIFTING,
    LOSING,
    MAX_CARDS,
    MOST_REFRESHES,
    RAVE,
    SHIFTING,
    TINY,
)
from oceanarium.games.open_ocean.rules.citations import (
    CALMED,
    CANNOT_MOVE,
    EATEN,
    FRENZY,
    IS_SAFE,
    LIFTED,
    NO_FISH_LEFT,
    NO_FOOD,
    NOT_THE_HIGHEST,
    ONLY_LIFTING,
    ONLY_LOSING,
    RAVE_BEGUN,
    SATED,
    SHIFTED,
    SPARED,
    STAYED,
)
from oceanarium.games.open_ocean.rules.ocean import fill_ocean, has_ocean_fish, refresh_ocean
from oceanarium.games.open_ocean.rules.reef import (
    add_card,
    anchors_for,
    cards_of_class,
    fish_in,
    forget_spaces,
    has_free_edge,
    protected_fish,
    remove_card,
    survey,
)
from oceanarium.games.open_ocean.rules.turn import seat_after_first
from oceanarium.games.open_ocean.spaces import space_code
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import ALLOWED, NOBODY, NOTHING, bit_count, lowest_bit, note, rule


@rule
def begin_check(state: State, after: int) -> None:
    """Fill what gaps there may be, resolve what is pending, then go on with a step. [OO-12.3, OO-3.6]"""
    state.refreshes, state.has_raved, state.ends_round = 0, 0, 0
    state.after_check = after
    fill_ocean(state, CHECK)


@rule
def begin_round_end_check(state: State, after: int) -> None:
    """The same, and an Ocean without fish is refreshed; gaps wait until hands are dealt. [OO-3.4, OO-3.6]"""
    state.refreshes, state.has_raved, state.ends_round = 0, 0, 1
    state.after_check, state.phase = after, CHECK


@rule
def check(state: State) -> None:
    """First a pending Rave, then a pending frenzy, until nothing is pending; never without end. [OO-12.3, OO-11.7]"""
    if state.rave_due == 1:
        state.rave_due = 0
        if state.has_raved == 0:
            state.has_raved, state.fed = 1, 0
            note(state, RAVE_BEGUN, NOBODY)
            state.phase = RAVE
    elif state.frenzy_due == 1:
        state.frenzy_due = 0
        if state.refreshes < MOST_REFRESHES:
            begin_frenzy(state)
        else:
            note(state, CALMED, NOBODY)
    elif state.ends_round == 1 and state.refreshes < MOST_REFRESHES and not has_ocean_fish(state):
        note(state, NO_FISH_LEFT, NOBODY)
        state.refreshes += 1
        refresh_ocean(state, CHECK)
    else:
        state.ends_round, state.refreshes, state.has_raved, state.fed = 0, 0, 0, 0
        state.phase = state.after_check


@rule
def begin_frenzy(state: State) -> None:
    """Everybody loses a fish, unless the sharks are full. [OO-11.4, OO-20.1]"""
    note(state, FRENZY, NOBODY)
    state.fed = 0
    state.phase = FEED
    if state.has_full_sharks == 1:
        note(state, SATED, NOBODY)
        state.fed = state.seats


@rule
def endangered_fish(state: State, seat: int) -> int:
    """The fish that a frenzy may take: the highest unprotected ones, or any by Own Choice. [OO-11.4, OO-11.6]"""
    exposed = fish_in(state, seat) & ~protected_fish(state, seat)
    if state.has_own_choice == 1:
        return exposed
    for sort in range(BIG, TINY - 1, -1):
        highest = exposed & cards_of_class(state, seat, sort)
        if highest != 0:
            return highest
    return 0


@rule
def feed(state: State) -> None:
    """From the First Player on; who has a choice is asked. Then the Ocean is refreshed. [OO-11.4, OO-11.5]"""
    while state.fed < state.seats:
        seat = seat_after_first(state, state.fed)
        fish = endangered_fish(state, seat)
        if bit_count(fish) > 1:
            state.chooser, state.phase = seat, LOSING
            return
        if fish == 0:
            note(state, SPARED, seat)
        else:
            eat(state, seat, lowest_bit(fish))
        state.fed += 1
    state.refreshes += 1
    refresh_ocean(state, CHECK)


@rule
def eat(state: State, seat: int, slot: int) -> None:
    """A fish goes to the discard pile. [OO-11.4]"""
    kind = state.cards[seat][slot]
    note(state, EATEN, seat, kind, space_code(state.xs[seat][slot], state.ys[seat][slot]))
    state.discards[kind] += 1
    remove_card(state, seat, slot)


@rule
def forbids_losing(state: State, seat: int, move: int) -> int:
    """One of the highest unprotected fish of the own reef. [OO-11.4, OO-11.5, OO-5.5]"""
    if move < LOSE or move >= LIFT:
        return ONLY_LOSING
    slot = move - LOSE
    if state.cards[seat][slot] == NOTHING:
        return ONLY_LOSING
    if endangered_fish(state, seat) >> slot & 1:
        return ALLOWED
    if not fish_in(state, seat) >> slot & 1:
        return NO_FOOD
    return IS_SAFE if protected_fish(state, seat) >> slot & 1 else NOT_THE_HIGHEST


@rule
def lose(state: State, seat: int, slot: int) -> None:
    """The owner has chosen. [OO-11.5]"""
    eat(state, seat, slot)
    state.fed += 1
    state.phase = FEED


@rule
def movable_fish(state: State, seat: int) -> int:
    """Fish that have another legal space once they are lifted off. [OO-17.6]"""
    fish, movable = fish_in(state, seat), 0
    while fish != 0:
        slot = lowest_bit(fish)
        anchors = anchors_for(state, seat, state.cards[seat][slot]) & ~(1 << slot)
        while anchors != 0:
            if has_free_edge(state, seat, lowest_bit(anchors)):
                movable |= 1 << slot
                break
            anchors &= anchors - 1
        fish &= fish - 1
    return movable


@rule
def rave(state: State) -> None:
    """From the First Player on, everybody with a movable fish is asked. [OO-17.5, OO-17.6]"""
    while state.fed < state.seats:
        seat = seat_after_first(state, state.fed)
        if movable_fish(state, seat) != 0:
            state.chooser, state.phase = seat, LIFTING
            return
        state.fed += 1
    state.phase = CHECK


@rule
def forbids_lifting(state: State, seat: int, move: int) -> int:
    """A fish that can move, protected or not; or none. [OO-17.6]"""
    if move == STAY:
        return ALLOWED
    if move < LIFT or move >= LIFT + MAX_CARDS:
        return ONLY_LIFTING
    if state.cards[seat][move - LIFT] == NOTHING:
        return ONLY_LIFTING
    return ALLOWED if movable_fish(state, seat) >> (move - LIFT) & 1 else CANNOT_MOVE


@rule
def stay(state: State, seat: int) -> None:
    """Declining is allowed. [OO-17.6]"""
    note(state, STAYED, seat)
    state.fed += 1
    state.phase = RAVE


@rule
def lift(state: State, seat: int, slot: int) -> None:
    """The fish is off the reef while it looks for another space. [OO-17.6]"""
    state.lifted = state.cards[seat][slot]
    state.lifted_x, state.lifted_y = state.xs[seat][slot], state.ys[seat][slot]
    note(state, LIFTED, seat, state.lifted, space_code(state.lifted_x, state.lifted_y))
    remove_card(state, seat, slot)
    survey(state, seat, False)
    state.phase = SHIFTING


@rule
def shift(state: State, seat: int, space: int) -> None:
    """It lies again, and takes no action. [OO-17.6]"""
    x, y = state.space_xs[space], state.space_ys[space]
    note(state, SHIFTED, seat, state.lifted, space_code(x, y))
    add_card(state, seat, state.lifted, x, y)
    forget_spaces(state)
    state.lifted, state.lifted_x, state.lifted_y = NOTHING, 0, 0
    state.fed += 1
    state.phase = RAVE
