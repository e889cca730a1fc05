"""What may be chosen, and what comes of it: the chapters put together."""

from oceanarium.games.open_ocean.moves import (
    ATTRACT as ATTRACT_MOVE,
)
from oceanarium.games.open_ocean.moves import (
    CLEAR,
    DECLINE,
    DRAW,
    EVENT,
    FIRST,
    GOAL,
    KEEP_CRAB,
    LIFT,
    LOSE,
    PICK,
    PLACE,
    STARTER,
    STAY,
    STEAL,
    TAKE,
    TOSS,
    USE_CRAB,
    stealing_move,
)
from oceanarium.games.open_ocean.parts import (
    AFTER_CLEARING,
    AFTER_DEAL,
    AFTER_EVENT,
    AFTER_PLAY,
    ASK,
    ATTRACT,
    ATTRACTING,
    BEGIN_TURN,
    CHECK,
    CHECK_GOALS,
    CHOOSE_FRESH,
    CHOOSING,
    CLEAR_OCEAN,
    CLEARING,
    COLOUR_COUNT,
    CRABBING,
    DEAL,
    DEAL_GOALS,
    DEALING,
    END_PLAY,
    END_ROUND,
    END_TURN,
    EVENT_DRAWING,
    FEED,
    FIRST_STEP,
    GOAL_DRAWING,
    HOSTING,
    JOINING,
    KIND_COUNT,
    LIFTING,
    LOSING,
    MAX_CARDS,
    MOORING,
    OPEN_OCEAN,
    OPEN_WINDOW,
    OVER,
    PASS_HANDS,
    PICKING,
    PLACING,
    PLAY,
    RAVE,
    REFILL,
    REVEAL,
    REVEAL_EVENT,
    SHIFTING,
    STARTING,
    STEALING,
    STOCKING,
    TAKING,
    TOSSING,
    UNWIND,
)
from oceanarium.games.open_ocean.rules.citations import (
    CARDS_ARE_DRAWN,
    HAS_PICKED,
    IS_OVER,
    NO_SEAT,
    ONLY_STARTER,
    OTHERS_CLEARING,
    OTHERS_CRAB,
    OTHERS_DOLPHIN,
    OTHERS_LOSS,
    OTHERS_PLAY,
    OTHERS_RAVE,
    OTHERS_STARTER,
    STARTER_GONE,
)
from oceanarium.games.open_ocean.rules.frenzy import (
    check,
    endangered_fish,
    feed,
    forbids_lifting,
    forbids_losing,
    lift,
    lose,
    movable_fish,
    rave,
    shift,
    stay,
)
from oceanarium.games.open_ocean.rules.goals import complete_goals, draw_goal
from oceanarium.games.open_ocean.rules.ocean import go_on_filling, stock_ocean
from oceanarium.games.open_ocean.rules.picking import (
    ask_for_crabs,
    forbids_crabbing,
    forbids_picking,
    keep_crab,
    open_window,
    pick,
    reveal,
    use_crab,
)
from oceanarium.games.open_ocean.rules.playing import (
    attract,
    choose_attracted,
    choose_from_fresh_ocean,
    decline,
    end_play,
    forbids_attracting,
    forbids_placing,
    forbids_stealing,
    forbids_taking,
    go_on_after_play,
    host,
    join,
    list_spaces,
    moor,
    place_card,
    play,
    steal,
    take,
    unwind,
)
from oceanarium.games.open_ocean.rules.preparation import (
    begin_turn,
    deal,
    deal_card,
    deal_goals,
    draw_event,
    go_on_after_deal,
    go_on_after_event,
    is_starter_free,
    name_first,
    open_ocean,
    reveal_event,
    take_starter,
)
from oceanarium.games.open_ocean.rules.rounds import (
    clear,
    clear_ocean,
    end_round,
    end_turn,
    forbids_clearing,
    forbids_tossing,
    go_on_after_clearing,
    pass_hands,
    toss,
)
from oceanarium.games.open_ocean.rules.turn import hand_of, is_chance, is_waited_for
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import ALLOWED, CHANCE, NOTHING, lowest_bit, rule


@rule
def is_placing(state: State) -> bool:
    """Whether a card looks for its space."""
    return state.phase in (PLACING, JOINING, HOSTING, MOORING, SHIFTING)


@rule
def forbids(state: State, seat: int, move: int) -> int:
    """The reason why a seat may not make a move, or ALLOWED."""
    if is_waited_for(state, seat):
        return forbids_choice(state, seat, move)
    if state.phase == OVER:
        return IS_OVER
    if seat < 0 or seat >= state.seats:
        return NO_SEAT
    return whose_choice(state)


@rule
def whose_choice(state: State) -> int:
    """What a seat is waiting for. [OO-2.2, OO-2.3, OO-S2, OO-9.5, OO-11.5, OO-13.1, OO-17.4, OO-17.6]"""
    if is_chance(state):
        return CARDS_ARE_DRAWN
    if state.phase == PICKING:
        return HAS_PICKED
    if state.phase == CHOOSING:
        return OTHERS_STARTER
    if state.phase == HOSTING:
        return OTHERS_DOLPHIN
    if state.phase == LOSING:
        return OTHERS_LOSS
    if state.phase == CLEARING:
        return OTHERS_CLEARING
    if state.phase == CRABBING:
        return OTHERS_CRAB
    return OTHERS_RAVE if state.phase in (LIFTING, SHIFTING) else OTHERS_PLAY


@rule
def forbids_choice(state: State, seat: int, move: int) -> int:
    """The reason why a seat that is waited for may not choose this, or ALLOWED."""
    if state.phase == PICKING:
        return forbids_picking(state, seat, move)
    if is_placing(state):
        return forbids_placing(state, move)
    if state.phase == ATTRACTING:
        return forbids_attracting(state, move)
    if state.phase == TAKING:
        return forbids_taking(state, seat, move)
    if state.phase == STEALING:
        return forbids_stealing(state, seat, move)
    if state.phase == LOSING:
        return forbids_losing(state, seat, move)
    if state.phase == CLEARING:
        return forbids_clearing(state, move)
    if state.phase == TOSSING:
        return forbids_tossing(state, move)
    if state.phase == CRABBING:
        return forbids_crabbing(move)
    return forbids_lifting(state, seat, move) if state.phase == LIFTING else forbids_starter(state, move)


@rule
def forbids_starter(state: State, move: int) -> int:
    """A colour that nobody has. [OO-S2]"""
    if move < STARTER or move >= PICK:
        return ONLY_STARTER
    return ALLOWED if is_starter_free(state, move - STARTER) else STARTER_GONE


@rule
def legal_moves(state: State, seat: int, out: list[int]) -> int:
    """Every move that nothing forbids, in ascending order."""
    if not is_waited_for(state, seat):
        return 0
    if is_placing(state):
        return list_spaces(state, out)
    if state.phase == PICKING:
        return list_cards(state.hands[hand_of(state, seat)], PICK, out)
    if state.phase == TOSSING:
        return list_cards(state.hands[0], TOSS, out)
    if state.phase == LOSING:
        return list_slots(endangered_fish(state, seat), LOSE, out)
    if state.phase == STEALING:
        return list_thefts(state, seat, out)
    if state.phase == LIFTING:
        count = list_slots(movable_fish(state, seat), LIFT, out)
        out[count] = STAY
        return count + 1
    if state.phase == TAKING:
        return list_allowed(state, seat, TAKE, TAKE + KIND_COUNT, out)
    if state.phase == ATTRACTING:
        return list_allowed(state, seat, ATTRACT_MOVE, DECLINE + 1, out)
    if state.phase == CLEARING:
        return list_allowed(state, seat, CLEAR, CLEAR + KIND_COUNT, out)
    if state.phase == CRABBING:
        return list_allowed(state, seat, USE_CRAB, KEEP_CRAB + 1, out)
    return list_allowed(state, seat, STARTER, PICK, out)


@rule
def list_cards(hand: list[int], first: int, out: list[int]) -> int:
    """A move for each kind of card in a hand."""
    count = 0
    for kind in range(KIND_COUNT):
        if hand[kind] > 0:
            out[count] = first + kind
            count += 1
    return count


@rule
def list_slots(slots: int, first: int, out: list[int]) -> int:
    """A move for each card of a set."""
    count = 0
    while slots != 0:
        out[count] = first + lowest_bit(slots)
        count += 1
        slots &= slots - 1
    return count


@rule
def list_allowed(state: State, seat: int, first: int, end: int, out: list[int]) -> int:
    """Those of a short range of moves that nothing forbids."""
    count = 0
    for move in range(first, end):
        if forbids_choice(state, seat, move) == ALLOWED:
            out[count] = move
            count += 1
    return count


@rule
def list_thefts(state: State, seat: int, out: list[int]) -> int:
    """Every fish that a Dolphin may take. [OO-9.2]"""
    count = 0
    for rival in range(state.seats):
        for slot in range(MAX_CARDS):
            if state.cards[rival][slot] != NOTHING:
                move = stealing_move(rival, slot)
                if forbids_stealing(state, seat, move) == ALLOWED:
                    out[count] = move
                    count += 1
    return count


@rule
def chances(state: State, out: list[int], weights: list[int]) -> int:
    """Any card of the deck is as likely as any other; so are goals, events, starters and seats."""
    if not is_chance(state):
        return 0
    count = 0
    if state.phase in (DEALING, STOCKING):
        for kind in range(KIND_COUNT):
            if state.deck[kind] > 0:
                out[count], weights[count] = DRAW + kind, state.deck[kind]
                count += 1
        return count
    if state.phase == GOAL_DRAWING:
        count = list_slots(state.goal_box, GOAL, out)
    elif state.phase == EVENT_DRAWING:
        count = list_slots(state.event_box, EVENT, out)
    elif state.phase == STARTING:
        count = list_slots((1 << state.seats) - 1, FIRST, out)
    else:
        for colour in range(COLOUR_COUNT):
            if is_starter_free(state, colour):
                out[count] = STARTER + colour
                count += 1
    for index in range(count):
        weights[index] = 1
    return count


@rule
def apply_move(state: State, seat: int, move: int) -> None:
    """The effect of any move, and all that follows of itself."""
    if seat == CHANCE:
        apply_chance(state, move)
    else:
        apply_choice(state, seat, move)
    while state.phase >= FIRST_STEP:
        take_step(state)


@rule
def apply_chance(state: State, move: int) -> None:
    """What chance has drawn."""
    if state.phase == STOCKING:
        stock_ocean(state, move - DRAW)
    elif state.phase == DEALING:
        deal_card(state, move - DRAW)
    elif state.phase == GOAL_DRAWING:
        draw_goal(state, move - GOAL)
        state.phase = CHECK_GOALS if state.after_goals > 0 else DEAL_GOALS
    elif state.phase == EVENT_DRAWING:
        draw_event(state, move - EVENT)
    elif state.phase == STARTING:
        name_first(state, move - FIRST)
    else:
        take_starter(state, move - STARTER)


@rule
def apply_choice(state: State, seat: int, move: int) -> None:
    """What a seat has chosen."""
    if state.phase == PICKING:
        pick(state, seat, move - PICK)
    elif is_placing(state):
        place_where_chosen(state, seat, move - PLACE)
    elif state.phase == ATTRACTING:
        if move == DECLINE:
            decline(state)
        else:
            choose_attracted(state, move - ATTRACT_MOVE)
    elif state.phase == TAKING:
        take(state, move - TAKE)
    elif state.phase == STEALING:
        steal(state, (move - STEAL) // MAX_CARDS, (move - STEAL) % MAX_CARDS)
    elif state.phase == LOSING:
        lose(state, seat, move - LOSE)
    elif state.phase == CLEARING:
        clear(state, move - CLEAR)
    elif state.phase == TOSSING:
        toss(state, move - TOSS)
    elif state.phase == CRABBING:
        if move == USE_CRAB:
            use_crab(state, seat)
        else:
            keep_crab(state, seat)
    elif state.phase == LIFTING:
        if move == STAY:
            stay(state, seat)
        else:
            lift(state, seat, move - LIFT)
    else:
        take_starter(state, move - STARTER)


@rule
def place_where_chosen(state: State, seat: int, space: int) -> None:
    """Whichever card was looking for its space has it."""
    if state.phase == PLACING:
        place_card(state, space)
    elif state.phase == JOINING:
        join(state, space)
    elif state.phase == HOSTING:
        host(state, space)
    elif state.phase == MOORING:
        moor(state, space)
    else:
        shift(state, seat, space)


@rule
def take_step(state: State) -> None:
    """One step that nobody chooses; each says what comes next."""
    step = state.phase
    if step == REFILL:
        go_on_filling(state)
    elif step == CHECK:
        check(state)
    elif step in (FEED, RAVE):
        if step == FEED:
            feed(state)
        else:
            rave(state)
    elif step in (PLAY, ATTRACT, UNWIND, END_PLAY, AFTER_PLAY, CHOOSE_FRESH, CHECK_GOALS):
        take_step_of_play(state)
    elif step in (OPEN_WINDOW, ASK, REVEAL):
        take_step_of_window(state)
    elif step in (END_TURN, CLEAR_OCEAN, AFTER_CLEARING, PASS_HANDS, END_ROUND):
        take_step_of_round(state)
    else:
        take_step_of_deal(state)


@rule
def take_step_of_play(state: State) -> None:
    """A step on the way through a play. [OO-12.1]"""
    if state.phase == PLAY:
        play(state)
    elif state.phase == ATTRACT:
        attract(state)
    elif state.phase == UNWIND:
        unwind(state)
    elif state.phase == END_PLAY:
        end_play(state)
    elif state.phase == AFTER_PLAY:
        go_on_after_play(state)
    elif state.phase == CHOOSE_FRESH:
        choose_from_fresh_ocean(state)
    else:
        complete_goals(state)


@rule
def take_step_of_window(state: State) -> None:
    """A step before a reveal. [OO-17.4]"""
    if state.phase == OPEN_WINDOW:
        open_window(state)
    elif state.phase == ASK:
        ask_for_crabs(state)
    else:
        reveal(state)


@rule
def take_step_of_round(state: State) -> None:
    """A step at the end of a turn or round. [OO-2.4, OO-2.6]"""
    if state.phase == END_TURN:
        end_turn(state)
    elif state.phase == CLEAR_OCEAN:
        clear_ocean(state)
    elif state.phase == AFTER_CLEARING:
        go_on_after_clearing(state)
    elif state.phase == PASS_HANDS:
        pass_hands(state)
    else:
        end_round(state)


@rule
def take_step_of_deal(state: State) -> None:
    """A step at the start of a round. [OO-2.6, OO-19.2]"""
    if state.phase == DEAL:
        deal(state)
    elif state.phase == AFTER_DEAL:
        go_on_after_deal(state)
    elif state.phase == DEAL_GOALS:
        deal_goals(state)
    elif state.phase == OPEN_OCEAN:
        open_ocean(state)
    elif state.phase == REVEAL_EVENT:
        reveal_event(state)
    elif state.phase == AFTER_EVENT:
        go_on_after_event(state)
    elif state.phase == BEGIN_TURN:
        begin_turn(state)
