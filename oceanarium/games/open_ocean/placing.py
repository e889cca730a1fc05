"""A real table of Open Ocean set up by hand: reefs, Ocean and hands, and what no table can show.

Every card that is laid comes from the deck, and goes back there: so the deck always is the rest of the box, and below
zero where more is laid than there is. What nobody at the table can see, rivals' hands and goals, is made up.
"""

from collections.abc import Iterator

from oceanarium.games.open_ocean.parts import (
    CARDS,
    COLOUR_COUNT,
    COUNTER,
    DOLPHIN,
    EVENT_CARDS,
    GOAL_COUNT,
    HAND_SIZE,
    KIND_COUNT,
    KING_TIDE,
    KING_TIDE_SIZE,
    MAX_CARDS,
    MIGRATION_LIMIT,
    NO_GOALS,
    OCEAN_PLACES,
    OCEAN_SIZE,
    OPEN_GOALS,
    OVER,
    PICKING,
    PUBLIC_GOALS,
    REEF_KINDS,
    ROUND_COUNT,
    SHARK,
    SOLO_HAND_SIZE,
    TURTLE,
)
from oceanarium.games.open_ocean.rules.citations import CARDS_OUT, LAST_ROUND
from oceanarium.games.open_ocean.rules.ending import tie_at_the_top
from oceanarium.games.open_ocean.rules.goals import meets_goal
from oceanarium.games.open_ocean.rules.ocean import frenzy_threshold, ocean_count
from oceanarium.games.open_ocean.rules.playable import turtle_limit
from oceanarium.games.open_ocean.rules.preparation import is_starter_free
from oceanarium.games.open_ocean.rules.reef import (
    DIRECTION_XS,
    DIRECTION_YS,
    DIRECTIONS,
    add_card,
    forget_spaces,
    is_sun,
    reef_size,
    remove_card,
)
from oceanarium.games.open_ocean.rules.rounds import turn_count
from oceanarium.games.open_ocean.rules.turn import cards_in, forget_play, hand_of, has_event
from oceanarium.games.open_ocean.spaces import space_name
from oceanarium.games.open_ocean.state import State
from oceanarium.games.open_ocean.vocabulary import GOAL, WORDS
from oceanarium.kernel import NOBODY, NOTHING, Sentence, bit_count
from oceanarium.kernel.placing import CannotBe, Dial, Fault, Notes, Piece, Remedy
from oceanarium.kernel.vocabulary import Seat

say = Notes(
    WORDS,
    piece=("card",),
    deal=(),
    take=(),
    first=(),
    somebody=("seat",),
    phase=(),
    phase_picking=(),
    phase_midway=(),
    phase_over=(),
    round=(),
    turn=(),
    turtles=(),
    crabs=(),
    event=("event",),
    off=(),
    on=(),
    own_goal=("number",),
    open_goal=("number",),
    goal=("goal",),
    no_goal=(),
    done=(),
    goal_points=(),
    discards=("card",),
    no_starter_there=(),
    starter_taken=("seat",),
    starter_stays=(),
    too_many=("card", "count", "box"),
    no_starter=("seat",),
    loose_sun=("card", "seat"),
    too_many_turtles=("seat", "count", "box"),
    ocean_gap=(),
    too_many_sharks=("count",),
    hand_short=("seat", "count", "box"),
    hand_long=("seat", "count", "box"),
    deal_rest=("seat",),
    events=("count", "box"),
    no_open_goal=(),
    goal_met=("goal",),
)
_SLUGS: tuple[str, ...] = tuple(card.slug for card in CARDS)
_STARTER = "0,0"  # its space
_PHASE_NOTES = {PICKING: "phase_picking", OVER: "phase_over"}
_MOST_POINTS = 99


def clear(state: State) -> None:
    """The first turn of the first round; nobody has a reef yet, and no hand is dealt."""
    state.first = max(state.first, 0)
    _begin_picking(state)
    _settle(state)


# The tray


def pieces(state: State) -> list[Piece]:
    """Every card of this deck, a hand dealt face down, and a hand that takes away."""
    reefs = [f"reef:{seat}:{space}" for seat in range(state.seats) for space in _spaces(state, seat)]
    ocean = [f"slot:{slot + 1}" for slot in range(state.ocean_size)]
    hands = [f"hands:{seat}" for seat in range(state.seats) if _held(state, seat) < _hand_due(state)]
    found = [
        Piece(
            card.slug,
            say("piece", card=card.slug),
            (*reefs, *ocean, *hands) if kind < REEF_KINDS else (*ocean, *hands),
            state.deck[kind],
        )
        for kind, card in enumerate(CARDS)
        if state.deck[kind] + _laid(state, kind) > 0
    ]
    return [*found, Piece("deal", say("deal"), tuple(hands)), Piece("take", say("take"), tuple(_taken(state)))]


def _spaces(state: State, seat: int) -> list[str]:
    """Where a card can lie in a reef, and where one lies: without a starter only there."""
    cards = [(state.xs[seat][slot], state.ys[seat][slot]) for slot in _slots(state, seat)]
    around = [
        (x + DIRECTION_XS[side], y + DIRECTION_YS[side])
        for x, y in cards
        for side in range(DIRECTIONS)
        if len(cards) < MAX_CARDS
    ]
    found = {(0, 0), *cards, *around}
    return [space_name(x, y) for x, y in sorted(found, key=lambda space: (-space[1], space[0])) if y >= 0]


def _slots(state: State, seat: int) -> list[int]:
    return [slot for slot in range(MAX_CARDS) if state.cards[seat][slot] != NOTHING]


def _taken(state: State) -> Iterator[str]:
    """What can be taken away again."""
    for seat in range(state.seats):
        for slot in _slots(state, seat):
            yield f"reef:{seat}:{space_name(state.xs[seat][slot], state.ys[seat][slot])}"
        for kind, count in enumerate(state.hands[hand_of(state, seat)]):
            if count > 0:
                yield f"held:{seat}:{_SLUGS[kind]}"
    for slot in range(state.ocean_size):
        if state.ocean[slot] != NOTHING:
            yield f"slot:{slot + 1}"


def put(state: State, piece: str, place: str) -> None:
    """Put a card somewhere, where it takes the place of another one; or take it away if it lies there."""
    ground, name, *rest = place.split(":")
    kind = _SLUGS.index(piece) if piece in _SLUGS else NOTHING
    if ground == "reef":
        _put_into_reef(state, int(name), kind, rest[0])
    elif ground == "slot":
        _put_into_ocean(state, int(name) - 1, kind)
    elif ground == "held":
        _move(state, state.hands[hand_of(state, int(name))], _SLUGS.index(rest[0]), -1)
    elif piece == "deal":
        _deal(state, int(name))
    else:
        _move(state, state.hands[hand_of(state, int(name))], kind, 1)
    if state.phase not in _PHASE_NOTES:
        _begin_picking(state)  # whatever was played there lies now
    _settle(state)


def _move(state: State, counts: list[int], kind: int, number: int) -> None:
    """From the deck to where cards are counted, or back."""
    counts[kind] += number
    state.deck[kind] -= number


def _put_into_ocean(state: State, slot: int, kind: int) -> None:
    there = state.ocean[slot]
    if there != NOTHING:
        state.deck[there] += 1
    state.ocean[slot] = NOTHING if there == kind else kind
    if state.ocean[slot] != NOTHING:
        state.deck[kind] -= 1


def _deal(state: State, seat: int) -> None:
    """Nobody knows these cards: any will do, those first of which there are the most. Advice deals them anew."""
    hand = state.hands[hand_of(state, seat)]
    while _held(state, seat) < _hand_due(state) and max(state.deck) > 0:
        _move(state, hand, max(range(KIND_COUNT), key=lambda kind: state.deck[kind]), 1)


def _put_into_reef(state: State, seat: int, kind: int, space: str) -> None:
    x, y = (int(number) for number in space.split(","))
    slot = next(
        (each for each in _slots(state, seat) if (state.xs[seat][each], state.ys[seat][each]) == (x, y)), NOTHING
    )
    if space == _STARTER:
        _put_starter(state, seat, kind, slot)
        return
    there = NOTHING if slot == NOTHING else state.cards[seat][slot]
    if there != NOTHING:
        remove_card(state, seat, slot)
        state.deck[there] += 1
    if kind not in (NOTHING, there):
        add_card(state, seat, kind, x, y)
        state.deck[kind] -= 1


def _put_starter(state: State, seat: int, kind: int, slot: int) -> None:
    """One coral of each colour begins a reef, and stays; these are no cards of the deck. [OO-5.4, OO-S2]"""
    there = NOTHING if slot == NOTHING else state.cards[seat][slot]
    if kind in (NOTHING, there):
        if reef_size(state, seat) > 1:
            raise CannotBe(say("starter_stays"), "OO-5.4")
        remove_card(state, seat, slot)
        return
    if kind >= COLOUR_COUNT:
        raise CannotBe(say("no_starter_there"), "OO-5.4")
    if not is_starter_free(state, kind):
        owner = next(other for other in range(state.seats) if state.cards[other][0] == kind)
        raise CannotBe(say("starter_taken", seat=Seat(owner)), "OO-S2")
    if there == NOTHING:
        add_card(state, seat, kind, 0, 0)
        return
    state.of_kind[seat][there] &= ~(1 << slot)
    state.of_kind[seat][kind] |= 1 << slot
    state.cards[seat][slot] = kind


def _laid(state: State, kind: int) -> int:
    """How many cards of a kind lie on the table, in hands and on the discard pile."""
    reefs = sum(bit_count(state.of_kind[seat][kind]) for seat in range(state.seats)) if kind < REEF_KINDS else 0
    starters = sum(state.cards[seat][0] == kind for seat in range(state.seats))
    hands = sum(state.hands[seat][kind] + (state.picks[seat] == kind) for seat in range(state.seats))
    return reefs - starters + hands + ocean_count(state, kind) + state.discards[kind]


def _settle(state: State) -> None:
    """Turtles in a reef were played; goals that nobody else sees are any; the end is judged anew."""
    for seat in range(state.seats):
        state.turtles[seat] = max(state.turtles[seat], bit_count(state.of_kind[seat][TURTLE]))
        for number in range(state.goal_mode if _has_private_goals(state) else NO_GOALS):
            if state.goals[seat][number] == NOTHING:
                _take_goal(state, state.goals[seat], number, _lowest_goal(state))
    if state.seats == 1:
        _settle_piles(state)
    if state.phase == OVER:
        base = CARDS_OUT if state.ending >= CARDS_OUT else LAST_ROUND
        state.ending = base + tie_at_the_top(state)


# Goals


def _has_private_goals(state: State) -> bool:
    return state.seats > 1 and state.goal_mode not in (NO_GOALS, PUBLIC_GOALS)


def _lowest_goal(state: State) -> int:
    return next((goal for goal in range(GOAL_COUNT) if state.goal_box >> goal & 1), NOTHING)


def _take_goal(state: State, goals: list[int], number: int, goal: int) -> None:
    """A goal out of the box, or in exchange for the one that somebody else has."""
    before = goals[number]
    for others in (state.open_goals, *state.goals):
        for other in range(len(others)):
            if goal != NOTHING and others[other] == goal:
                others[other] = before
                before = NOTHING
    if before != NOTHING:
        state.goal_box |= 1 << before
    goals[number] = goal
    if goal != NOTHING:
        state.goal_box &= ~(1 << goal)


def _settle_piles(state: State) -> None:
    """What is neither open nor done lies face down in the piles. [OO-14.3]"""
    is_open = [goal for goal in state.open_goals if goal != NOTHING]
    left = max(0, GOAL_COUNT - len(is_open) - state.goals_done)
    for goal in range(GOAL_COUNT):
        if bit_count(state.goal_box) < left and goal not in is_open:
            state.goal_box |= 1 << goal
        if bit_count(state.goal_box) > left:
            state.goal_box &= ~(1 << goal)
    while sum(state.pile_left) != left:
        pile = max(range(OPEN_GOALS), key=lambda each: state.pile_left[each])
        if sum(state.pile_left) > left:
            state.pile_left[pile] -= 1
        else:
            state.pile_left[min(range(OPEN_GOALS), key=lambda each: state.pile_left[each])] += 1


# What is counted and chosen


def dials(state: State) -> list[Dial]:
    """Round and turn, turtles, events and goals, and what lies on the discard pile."""
    phases = _phases(state)
    found = [
        Dial(
            "phase",
            say("phase"),
            phases.index(state.phase),
            choices=tuple(say(_PHASE_NOTES.get(phase, "phase_midway")) for phase in phases),
        )
    ]
    if state.phase == PICKING:
        found += _turn_dials(state)
    found += [
        Dial(f"turtles:{seat}", say("turtles"), state.turtles[seat], highest=max(state.turtles[seat], limit), seat=seat)
        for seat in range(state.seats)
        for limit in [MIGRATION_LIMIT if state.has_events == 1 else turtle_limit(state)]
    ]
    found += [*_event_dials(state), *_goal_dials(state)]
    return [*found, *(dial._replace(is_rare=True) for dial in _rare_dials(state))]


def _turn_dials(state: State) -> Iterator[Dial]:
    if state.seats > 1:
        everybody = tuple(say("somebody", seat=Seat(seat)) for seat in range(state.seats))
        yield Dial("first", say("first"), state.first, choices=everybody)
    yield Dial("round", say("round"), state.round + 1, highest=ROUND_COUNT, lowest=1)
    yield Dial("turn", say("turn"), state.turn + 1, highest=turn_count(state), lowest=1)


def _event_dials(state: State) -> Iterator[Dial]:
    for event, card in enumerate(EVENT_CARDS):
        if state.has_events == 1 and not (event == COUNTER and state.seats == 2):
            is_on = state.in_force >> event & 1
            yield Dial(f"event:{event}", say("event", event=card.code), is_on, choices=(say("off"), say("on")))


def _goal_dials(state: State) -> Iterator[Dial]:
    choices = (say("no_goal"), *(_told(state, goal) for goal in range(GOAL_COUNT)))
    if _has_private_goals(state):
        for seat in range(state.seats):
            for number in range(state.goal_mode):
                name, said = f"goal:{seat}:{number}", say("own_goal", number=number + 1)
                yield Dial(name, said, state.goals[seat][number], lowest=NOTHING, choices=choices, seat=seat)
    elif state.seats == 1 or state.goal_mode == PUBLIC_GOALS:
        for number in range(OPEN_GOALS):
            said = say("open_goal", number=number + 1)
            yield Dial(f"open_goal:{number}", said, state.open_goals[number], lowest=NOTHING, choices=choices)
    if state.seats == 1:
        yield Dial("done", say("done"), state.goals_done, highest=GOAL_COUNT)


def _told(state: State, goal: int) -> Sentence:
    return say("goal", goal=GOAL.argument(state, goal))


def _rare_dials(state: State) -> Iterator[Dial]:
    if state.seats == 1:
        points = state.goal_points
        yield Dial("goal_points", say("goal_points"), points, highest=max(points, _MOST_POINTS))
    for seat in range(state.seats):
        if state.crabs[seat] > 0:
            yield Dial(f"crabs:{seat}", say("crabs"), state.crabs[seat], highest=state.crabs[seat], seat=seat)
    for kind, card in enumerate(CARDS):
        count = state.discards[kind]
        highest = max(count, state.deck[kind] + _laid(state, kind))
        if highest > 0:
            yield Dial(f"discards:{card.slug}", say("discards", card=card.slug), count, highest=highest)


def _phases(state: State) -> list[int]:
    """What can be chosen; what else a match was left in stays among it."""
    return sorted({PICKING, OVER, state.phase})


def turn(state: State, dial: str, value: int) -> None:
    """Set a dial."""
    if any(each.name == dial and each.value == value for each in dials(state)):
        return
    name, *of = dial.split(":")
    if name == "phase":
        (_begin_picking if _phases(state)[value] == PICKING else _end)(state)
    elif name in ("turtles", "crabs"):
        getattr(state, name)[int(of[0])] = value
    elif name == "event":
        _set_event(state, int(of[0]))
    elif name == "goal":
        _take_goal(state, state.goals[int(of[0])], int(of[1]), value)
    elif name == "open_goal":
        _take_goal(state, state.open_goals, int(of[0]), value)
    elif name == "discards":
        kind = _SLUGS.index(of[0])
        _move(state, state.discards, kind, value - state.discards[kind])
    elif name in ("done", "goal_points"):
        setattr(state, {"done": "goals_done"}.get(name, name), value)
    else:
        _keep_hands(state, name, value if name == "first" else value - 1)
    _settle(state)


def _keep_hands(state: State, name: str, value: int) -> None:
    """Who holds a hand follows from the turn and its direction: everybody keeps theirs. [OO-2.4]"""
    hands = [list(state.hands[hand_of(state, seat)]) for seat in range(state.seats)]
    setattr(state, name, value)
    for seat, hand in enumerate(hands):
        state.hands[hand_of(state, seat)] = hand


def _set_event(state: State, event: int) -> None:
    """Reveal it, or lay it back; the Ocean is larger in a king tide. [OO-19.1, OO-C5]"""
    bit = 1 << event
    state.event_box ^= bit
    _keep_hands(state, "in_force", state.in_force ^ bit)
    state.ocean_size = KING_TIDE_SIZE if has_event(state, KING_TIDE) else OCEAN_SIZE
    for slot in range(state.ocean_size, KING_TIDE_SIZE):
        if state.ocean[slot] != NOTHING:
            _put_into_ocean(state, slot, NOTHING)


def _begin_picking(state: State) -> None:
    """Everybody is about to choose a card, and no play is in progress. [OO-2.2]"""
    _drop_play(state)
    if state.hand_size == 0:
        state.hand_size = SOLO_HAND_SIZE if state.seats == 1 else HAND_SIZE
    state.round = min(state.round, ROUND_COUNT - 1)
    state.turn = min(state.turn, turn_count(state) - 1)
    state.dealt = state.hand_size * state.seats
    state.phase, state.ending = PICKING, 0


def _end(state: State) -> None:
    """After the third round; hands are discarded. [OO-2.5, OO-2.6]"""
    _drop_play(state)
    for hand in state.hands:
        for kind in range(KIND_COUNT):
            state.discards[kind] += hand[kind]
            hand[kind] = 0
    state.round, state.turn, state.hand_size, state.dealt = ROUND_COUNT, 0, 0, 0
    state.phase = OVER


def _drop_play(state: State) -> None:
    """Cards on their way go back into the deck, chosen ones into hands; nothing is due any more."""
    taker = NOTHING if state.taker == TURTLE else state.taker  # which is loose already
    for kind in (state.playing, taker, state.lifted, DOLPHIN if state.victim != NOBODY else NOTHING):
        if kind != NOTHING:
            state.deck[kind] += 1
    state.deck[TURTLE] += state.loose_turtles
    for seat in range(state.seats):
        if state.picks[seat] != NOTHING:
            state.hands[hand_of(state, seat)][state.picks[seat]] += 1
            state.picks[seat] = NOTHING
    forget_play(state)
    forget_spaces(state)
    state.lifted, state.lifted_x, state.lifted_y, state.chooser = NOTHING, 0, 0, NOBODY
    state.revealer, state.asked, state.frenzy_due, state.rave_due = 0, 0, 0, 0
    state.refreshes, state.has_raved, state.ends_round, state.fed = 0, 0, 0, 0


# What no table can show


def faults(state: State) -> list[Fault]:
    """What is wrong comes before what is missing."""
    found = [*_box_faults(state), *_reef_faults(state)]
    if state.phase == PICKING:
        found += [*_ocean_faults(state), *_hand_faults(state), *_goal_faults(state)]
    return sorted(found, key=lambda fault: fault.is_missing)


def _box_faults(state: State) -> Iterator[Fault]:
    """No more cards than there are. [OO-C2]"""
    for kind, card in enumerate(CARDS):
        if state.deck[kind] < 0:
            count = _laid(state, kind)
            yield Fault("OO-C2", say("too_many", card=card.slug, count=count, box=count + state.deck[kind]))


def _reef_faults(state: State) -> Iterator[Fault]:
    for seat in range(state.seats):
        if state.phase in (PICKING, OVER) and state.cards[seat][0] == NOTHING:
            yield Fault("OO-S2", say("no_starter", seat=Seat(seat)), (f"reef:{seat}:{_STARTER}",), is_missing=True)
        for slot in _loose_suns(state, seat):
            target = f"reef:{seat}:{space_name(state.xs[seat][slot], state.ys[seat][slot])}"
            said = say("loose_sun", card=_SLUGS[state.cards[seat][slot]], seat=Seat(seat))
            yield Fault("OO-5.1", said, (target,))
        limit = turtle_limit(state)
        if state.turtles[seat] > limit:
            yield Fault("OO-10.1", say("too_many_turtles", seat=Seat(seat), count=state.turtles[seat], box=limit))


def _loose_suns(state: State, seat: int) -> list[int]:
    """Sun cards that no others join to the starter: they never leave a reef, so none can have. [OO-5.1]"""
    suns = [slot for slot in _slots(state, seat) if is_sun(state.cards[seat][slot])]
    joined, before = {0}, set[int]()
    while joined != before:
        before = set(joined)
        joined |= {slot for slot in suns if any(state.surrounding[seat][slot] >> other & 1 for other in before)}
    return [slot for slot in suns if slot not in joined]


def _ocean_faults(state: State) -> Iterator[Fault]:
    """The Ocean is full [OO-3.1], and no frenzy waits [OO-11.3]."""
    gaps = [slot for slot in range(state.ocean_size) if state.ocean[slot] == NOTHING]
    if gaps and cards_in(state.deck) + cards_in(state.discards) > 0:
        yield Fault("OO-3.1", say("ocean_gap"), tuple(f"slot:{slot + 1}" for slot in gaps), is_missing=True)
    sharks = ocean_count(state, SHARK)
    if sharks >= frenzy_threshold(state):
        slots = [slot for slot in range(OCEAN_PLACES) if state.ocean[slot] == SHARK]
        yield Fault("OO-11.3", say("too_many_sharks", count=sharks), tuple(f"slot:{slot + 1}" for slot in slots))


def _held(state: State, seat: int) -> int:
    """How many cards somebody has, the chosen one included."""
    return cards_in(state.hands[hand_of(state, seat)]) + (state.picks[seat] != NOTHING)


def _hand_due(state: State) -> int:
    """How many cards everybody has at the beginning of this turn. [OO-2.4, OO-14.2]"""
    return state.hand_size - (2 if state.seats == 1 else 1) * state.turn


def _hand_faults(state: State) -> Iterator[Fault]:
    due, rule = _hand_due(state), "OO-14.2" if state.seats == 1 else "OO-2.6"
    for seat in range(state.seats):
        count = _held(state, seat)
        if count < due:
            remedy = Remedy("deal", f"hands:{seat}", say("deal_rest", seat=Seat(seat)))
            said = say("hand_short", seat=Seat(seat), count=count, box=due)
            yield Fault(rule, said, is_missing=True, remedy=remedy)
        elif count > due:
            yield Fault(rule, say("hand_long", seat=Seat(seat), count=count, box=due))


def _goal_faults(state: State) -> Iterator[Fault]:
    """As many events as rounds [OO-19.1]; open goals that are still to be met [OO-18.1, OO-14.4]."""
    events = bit_count(state.in_force)
    if state.has_events == 1 and events != state.round + 1:
        said = say("events", count=events, box=state.round + 1)
        yield Fault("OO-19.1", said, is_missing=events < state.round + 1)
    for number, goal in enumerate(state.open_goals):
        is_due = state.pile_left[number] > 0 if state.seats == 1 else state.goal_mode == PUBLIC_GOALS
        if goal == NOTHING and is_due:
            yield Fault("OO-14.3" if state.seats == 1 else "OO-18.1", say("no_open_goal"), is_missing=True)
            return
        if state.seats == 1 and goal != NOTHING and meets_goal(state, 0, goal):
            yield Fault("OO-14.4", say("goal_met", goal=GOAL.argument(state, goal)))
