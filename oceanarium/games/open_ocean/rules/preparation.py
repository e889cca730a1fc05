"""Before the first turn, and every deal: starters, hands, goals, events. [OO-S2, OO-S3, OO-S4, OO-19]"""

from oceanarium.games.open_ocean.parts import (
    AFTER_DEAL,
    AFTER_EVENT,
    BEGIN_TURN,
    CHOOSING,
    COUNTER,
    COUNTS,
    CRAB,
    CRAB_NUMBERS,
    CRAB_OPTION,
    CRABS,
    DEAL,
    DEAL_GOALS,
    DEALING,
    DOLPHIN,
    EVENT_COUNT,
    EVENT_DRAWING,
    EVENT_OPTION,
    FIRST_PLAYER,
    FRIENDLY_DOLPHINS,
    FULL_SHARKS,
    GOAL_COUNT,
    GOAL_DRAWING,
    GOAL_OPTION,
    GREAT_WHITE,
    GREAT_WHITE_OPTION,
    GREAT_WHITES,
    HAND_SIZE,
    HOUSE_CLUSTERS,
    HOUSE_RAINBOW20,
    KIND_COUNT,
    KING_TIDE,
    KING_TIDE_SIZE,
    LURKING_SHARKS,
    MAX_CARDS,
    MAX_SEATS,
    MOST_PRIVATE,
    NO_GOALS,
    OCEAN_PLACES,
    OCEAN_SIZE,
    OPEN_GOALS,
    OPEN_OCEAN,
    OPTIONAL_ATTRACT,
    OWN_CHOICE,
    PICKING,
    PILE_SIZE,
    PUBLIC_GOALS,
    RAINBOW,
    RAINBOW_CORALS,
    RAINBOW_OPTION,
    RAVE_OPTION,
    REVEAL_EVENT,
    SAFE_SCHOOLS,
    SHARK,
    SOLO_EXTREME,
    SOLO_GOAL_POINTS,
    SOLO_HAND_SIZE,
    STARTERS,
    STARTING,
    SWAPPED_SHARKS,
)
from oceanarium.games.open_ocean.rules.citations import (
    CARDS_OUT,
    DEALT,
    DEALT_ALONE,
    EVENT_SHOWN,
    FIRST_NAMED,
    STARTER_TAKEN,
    TOO_FEW,
)
from oceanarium.games.open_ocean.rules.ending import end_match
from oceanarium.games.open_ocean.rules.frenzy import begin_check
from oceanarium.games.open_ocean.rules.goals import next_goal_owner, next_pile
from oceanarium.games.open_ocean.rules.ocean import fill_ocean, shuffle_discards, watch_sharks
from oceanarium.games.open_ocean.rules.reef import add_card
from oceanarium.games.open_ocean.rules.turn import cards_in, forget_play, seat_after_first
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import NOBODY, NOTHING, note, rule

DECK_CRABS, ADVANTAGE_CRABS = 1, 2  # values of the option crabs


@rule
def set_up(state: State, seats: int, options: list[int]) -> None:
    """Make up the deck and put goals and events apart; then somebody is First Player. [OO-S2]"""
    clear_table(state)
    take_options(state, seats, options)
    make_up_deck(state, options)
    state.goal_box = (1 << GOAL_COUNT) - 1
    state.event_box = (1 << EVENT_COUNT) - 1
    if seats == 2:
        state.event_box &= ~(1 << COUNTER)  # OO-S3
    if seats == 1:
        for pile in range(OPEN_GOALS):
            state.pile_left[pile] = PILE_SIZE  # OO-S4
    if options[CRAB_OPTION] == ADVANTAGE_CRABS:
        for seat in range(seats):
            state.crabs[seat] = options[CRAB_NUMBERS[seat]]  # OO-17.3
    if seats > 1 and options[FIRST_PLAYER] == NOBODY:
        state.phase = STARTING
    else:
        name_first(state, max(options[FIRST_PLAYER], 0))


@rule
def clear_table(state: State) -> None:
    """Nothing lies anywhere yet."""
    for slot in range(OCEAN_PLACES):
        state.ocean[slot] = NOTHING
    for number in range(OPEN_GOALS):
        state.open_goals[number] = NOTHING
    for seat in range(MAX_SEATS):
        state.picks[seat] = NOTHING
        for number in range(MOST_PRIVATE):
            state.goals[seat][number] = NOTHING
        for slot in range(MAX_CARDS):
            state.cards[seat][slot] = NOTHING
    state.ocean_size = OCEAN_SIZE
    state.chooser, state.builder, state.lifted = NOBODY, NOBODY, NOTHING
    forget_play(state)


@rule
def take_options(state: State, seats: int, options: list[int]) -> None:
    """Note what was agreed before the match. [OO-S1]"""
    state.seats = seats
    state.has_random_starters = options[STARTERS]
    state.has_raves = options[RAVE_OPTION]
    state.has_events = options[EVENT_OPTION]
    state.goal_mode = options[GOAL_OPTION]
    state.has_friendly_dolphins = options[FRIENDLY_DOLPHINS]
    state.has_full_sharks = options[FULL_SHARKS]
    state.has_safe_schools = options[SAFE_SCHOOLS]
    state.has_own_choice = options[OWN_CHOICE]
    state.has_clusters = options[HOUSE_CLUSTERS]
    state.has_rainbow20 = options[HOUSE_RAINBOW20]
    state.extreme = options[SOLO_EXTREME]
    state.has_goal_points = options[SOLO_GOAL_POINTS]
    state.has_lurking_sharks = options[LURKING_SHARKS]
    state.may_decline = options[OPTIONAL_ATTRACT]


@rule
def make_up_deck(state: State, options: list[int]) -> None:
    """The base deck, more or less what the options say. [OO-C2, OO-15.1, OO-16.1, OO-17.1, OO-S4]"""
    for kind in range(KIND_COUNT):
        state.deck[kind] = COUNTS[kind]
    state.deck[RAINBOW] = RAINBOW_CORALS * options[RAINBOW_OPTION]
    state.deck[GREAT_WHITE] = GREAT_WHITES * options[GREAT_WHITE_OPTION]
    if options[CRAB_OPTION] == DECK_CRABS:
        state.deck[SHARK] -= SWAPPED_SHARKS
        state.deck[CRAB] = CRABS
    if state.seats == 1:
        state.deck[DOLPHIN] = 0


@rule
def name_first(state: State, seat: int) -> None:
    """The First Player card has its owner; starters are next. [OO-S2]"""
    state.first = seat
    if state.seats > 1:
        note(state, FIRST_NAMED, seat)
    state.phase, state.revealer, state.chooser = CHOOSING, 0, seat


@rule
def is_starter_free(state: State, colour: int) -> bool:
    """Whether nobody has the starter coral of a colour. [OO-S2]"""
    for seat in range(state.seats):  # noqa: SIM110  # rules know no generators
        if state.cards[seat][0] == colour:
            return False
    return True


@rule
def take_starter(state: State, colour: int) -> None:
    """Lay the starter down at the origin; after the last one the hands are dealt. [OO-5.4, OO-S2]"""
    seat = seat_after_first(state, state.revealer)
    add_card(state, seat, colour, 0, 0)
    note(state, STARTER_TAKEN, seat, colour)
    state.revealer += 1
    state.chooser = seat_after_first(state, state.revealer)
    if state.revealer == state.seats:
        state.revealer, state.chooser = 0, NOBODY
        state.phase = DEAL


@rule
def deal(state: State) -> None:
    """A new round: equal hands from one shuffled deck, smaller ones when cards are short. [OO-2.6, OO-3.5, OO-3.6]"""
    full = SOLO_HAND_SIZE if state.seats == 1 else HAND_SIZE
    fewest = 1 if state.seats == 1 else 2
    size = min(full, (cards_in(state.deck) + cards_in(state.discards)) // state.seats)
    if size < fewest:
        note(state, TOO_FEW, NOBODY)
        end_match(state, CARDS_OUT)
        return
    if cards_in(state.deck) < size * state.seats:
        shuffle_discards(state)
    state.hand_size, state.dealt, state.reshuffled, state.turn = size, 0, 0, 0
    state.phase = DEALING


@rule
def deal_card(state: State, kind: int) -> None:
    """Chance has drawn a card: it goes to the hand that is dealt next. [OO-2.6, OO-14.1]"""
    hand = state.dealt // state.hand_size
    state.deck[kind] -= 1
    state.hands[hand][kind] += 1
    state.dealt += 1
    note(state, DEALT_ALONE if state.seats == 1 else DEALT, hand, kind)
    if state.dealt == state.hand_size * state.seats:
        state.phase = AFTER_DEAL


@rule
def go_on_after_deal(state: State) -> None:
    """The first time the Ocean, goals and the first event follow; later what the Ocean lacks. [OO-S2, OO-3.6]"""
    if state.round == 0:
        fill_ocean(state, DEAL_GOALS)
    else:
        begin_check(state, BEGIN_TURN)


@rule
def deal_goals(state: State) -> None:
    """Let chance draw goals as long as some are missing. [OO-S2, OO-S4]"""
    state.phase = OPEN_OCEAN
    if state.seats == 1:
        if next_pile(state) != NOTHING:
            state.phase = GOAL_DRAWING
    elif state.goal_mode == PUBLIC_GOALS:
        if state.open_goals[OPEN_GOALS - 1] == NOTHING:
            state.phase = GOAL_DRAWING
    elif state.goal_mode != NO_GOALS and next_goal_owner(state) != NOTHING:
        state.phase = GOAL_DRAWING


@rule
def open_ocean(state: State) -> None:
    """The opening Ocean may set off a frenzy, which finds no fish. [OO-S2]"""
    begin_check(state, REVEAL_EVENT)


@rule
def reveal_event(state: State) -> None:
    """At the start of each round, if events are used. [OO-19.1, OO-19.2]"""
    state.phase = EVENT_DRAWING if state.has_events == 1 else AFTER_EVENT


@rule
def draw_event(state: State, event: int) -> None:
    """An event holds from now on; what it sets off is resolved at once. [OO-19.1, OO-19.3]"""
    state.event_box &= ~(1 << event)
    state.in_force |= 1 << event
    note(state, EVENT_SHOWN, NOBODY, event)
    if event == KING_TIDE:
        state.ocean_size = KING_TIDE_SIZE
    watch_sharks(state)
    begin_check(state, AFTER_EVENT)


@rule
def go_on_after_event(state: State) -> None:
    """Round 1 is dealt already; the others are dealt now. [OO-19.2]"""
    state.phase = BEGIN_TURN if state.round == 0 else DEAL


@rule
def begin_turn(state: State) -> None:
    """Everybody chooses a card in secret. [OO-2.2]"""
    state.chooser = NOBODY
    state.phase = PICKING
