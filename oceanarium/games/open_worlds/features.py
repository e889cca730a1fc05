"""What a learned evaluation sees of a position: whole numbers, the seat's own things first.

A block for the seat and one of the same kind for its strongest rival, with what all can see of them; then what the seat
alone knows of its own cards, what it can count of the rival's, the other rivals together, and the table. Worths in
points are told in eighths. Nothing of others that is hidden is read but for how much of it there is. [OW-C7]
"""

from oceanarium.games.open_worlds.evaluate import hand_worth, rival_staged, staged_worth, table_worth
from oceanarium.games.open_worlds.parts import (
    ADJUSTING,
    BEGINNING,
    COMPARING,
    DECK,
    DOOMED,
    DRAWING,
    DRAWN,
    HAND,
    HAND_LIMIT_BASE,
    LAYING,
    LEAST_DRAW,
    MAX_DECK,
    MAX_SEATS,
    MIN_SEATS,
    MOVING,
    ORDERING,
    OVER,
    PROHIBITING,
    STAGED,
    STAGING,
    TARGETING,
    TRASHING,
    WINDOW,
    owner_of,
)
from oceanarium.games.open_worlds.rules.places import is_hidden, rank_of
from oceanarium.games.open_worlds.rules.words_of_cards import (
    free_room,
    holds,
    income_of,
    is_habitable,
    is_hostile,
    occupies,
    unit_income,
    value_of,
)
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    BEGIN_RESOLUTION,
    BEGIN_STAGE,
    BEGIN_SURFACE,
    BEGIN_TURN,
    CAPACITY,
    CARD_KIND,
    CARD_TYPE,
    DEFENCE,
    DURING_REVEAL,
    END_DRAW,
    END_RESOLUTION,
    FACILITY,
    FACILITY_KINDS,
    HAND_DELTA,
    INCOME,
    IS_PROHIBITED,
    KINDS,
    ORBITAL,
    PLAIN,
    REQ,
    SHIP,
    SHIP_CLASS,
    SHIP_RANGE,
    SWAP_FOR,
    TYPES,
    UNIT_KIND,
    UNIT_TYPE,
    VALUE_FORM,
    VALUES,
    WEAPON_COUNT,
    WINDOWS,
    WORLD_RICHNESS,
)
from oceanarium.games.open_worlds.worth_of_plans import chain_worth, plan_worth
from oceanarium.games.open_worlds.worth_of_units import weapon_power
from oceanarium.kernel import NOTHING, bit_count, rule

# A side is what all can see of one seat: these numbers, then its Facilities by kind.
(
    WORTH,  # of all units, as written by hand
    EARNED,  # Income as it would be counted now
    COUNTED,  # Income as it was counted last
    OCCUPIED,  # Worlds
    RICHEST,  # Income at the best World
    FRAGILE,  # Income of Facilities by Defence: weak ones
    FIRM,
    STURDY,
    EXPOSED,  # Income of Facilities that others' Orbitals there could overcome
    BANNED,  # Income of Prohibited units, which the FINAL TURN ends
    SWAPS,  # Facilities that can give their place to others
    ROOM,  # for Facilities, at the Worlds it occupies
    HOSTED,  # Worlds that would take its Industries: a host is there, and room
    HOSTED_RICHNESS,  # the best RES among these
    SHIPS,
    STATIONS,  # and Fields
    GUNS,  # Weapons in orbit, added up
    HULLS,  # Defence in orbit
    RANGE,  # of armed Ships, added up
    MASTERED,  # Worlds where its guns are more than all others'
    OUTGUNNED,  # Worlds that it occupies and where others' guns are more
    FORCES,  # Weapons of Ground Forces
    CARRIED,  # the most Capacity at one World
    CARDS,  # in hand
    DECK_LEFT,
    STAGED_SIZE,  # cards Staged, face down or up
    NEXT_DRAW,  # what it would draw for the Income it has now
    RANK,  # in Priority Order, from 0
) = range(28)
OF_KIND = 28
SIDE = OF_KIND + len(FACILITY_KINDS)
OWN_SIDE, RIVAL_SIDE, OWN_CARDS = 0, SIDE, 2 * SIDE

# What the seat alone knows: these, then its cards in hand by type, then those in the deck by type.
(
    HAND_WORTH,  # the parts of the evaluation written by hand
    STAGED_WORTH,
    PLAN_WORTH,
    CHAIN_WORTH,
    LAUNCHABLE,  # Ships in hand within the Class limit
    LAUNCHABLE_GUNS,
    INSTALLABLE,  # Facilities in hand that some World would take
    BEST_INSTALLED,  # the most Income that one of them would bring
    ALL_INSTALLED,  # the most Income that each would bring, added up
    STAGED_FACILITIES,
    STAGED_ORBITALS,
) = range(OWN_CARDS, OWN_CARDS + 11)
IN_HAND = OWN_CARDS + 11
IN_DECK = IN_HAND + len(TYPES)
RIVAL_CARDS = IN_DECK + len(TYPES)

# What can be counted of the strongest rival's cards: these, then by type those that it may hold.
(
    RIVAL_PROMISE,  # what its Staged cards promise, once they lie face up
    FACING,  # cards of all rivals that lie face down where the seat has a Facility
) = range(RIVAL_CARDS, RIVAL_CARDS + 2)
UNSEEN = RIVAL_CARDS + 2
RIVALS = UNSEEN + len(TYPES)

# The rivals together.
(
    RICHER,  # rivals with more Income now
    SECOND_WORTH,  # of the units of the second best rival
    OTHERS_EARNED,  # Income of all but the seat and its strongest rival
) = range(RIVALS, RIVALS + 3)
TABLE = RIVALS + 3

# The table: these, then steps, distances of the end and numbers of seats (of each, the one that is true is 1).
(
    IS_CHOOSING,
    WAIT,  # seats in Priority Order until it is the seat's choice
    IS_YET_TO_ACT,  # whether the seat's turn in Stage, Move or Trash is still to come, or under way
    TURN,
    UNRESOLVED,  # Worlds that are still to be resolved this turn
    FREE_ROOM,  # for Facilities, at all Worlds
    FREE_RICHNESS,  # RES of the Worlds with room
    FREE_HABITABLE,  # Worlds with room
    FREE_HOSTILE,
    IS_INTRODUCTORY,
    TURNS_LEFT,  # if decks shrink as Incomes are now
) = range(TABLE, TABLE + 11)
STEP = TABLE + 11
SET_UP, BEFORE_STAGE, STAGE, MOVE, RESOLUTION, AFTER_INCOME = range(6)
END = STEP + 6
DECIDED, FINAL, SOON, LATER, MUCH_LATER = range(5)
OF_SEATS = END + 5

# What the evaluation written by hand says, and the Income over the strongest rival's, by the distance of the end.
LEAD = OF_SEATS + MAX_SEATS - MIN_SEATS + 1
LEAD_BY_END = LEAD + 1
EARNED_LEAD_BY_END = LEAD_BY_END + 5
FEATURES = EARNED_LEAD_BY_END + 5  # how many numbers `describe` writes

MOST = 2000.0  # no number is larger
WEAK_DEFENCE, FIRM_DEFENCE = 4, 10
USUAL_DRAW = 6  # cards that a hand has room for, when its Income is high
SOON_TURNS, LATER_TURNS = 3, 5

HOSTS = sum(1 << KINDS.index(kind) for kind in ("mining", "population", "production"))  # of Industries
KIND_NUMBER = tuple(FACILITY_KINDS.index(kind) if kind in FACILITY_KINDS else NOTHING for kind in UNIT_KIND)
STEP_OF_PHASE = tuple(
    SET_UP if phase in (LAYING, ADJUSTING, ORDERING, COMPARING)
    else BEFORE_STAGE if phase in (BEGINNING, PROHIBITING)
    else STAGE if phase == STAGING
    else MOVE if phase == MOVING
    else AFTER_INCOME if phase in (TRASHING, DRAWING, DRAWN)
    else RESOLUTION
    for phase in range(OVER + 1)
)  # fmt: skip
STEP_OF_WINDOW = tuple(
    BEFORE_STAGE if window in (BEGIN_TURN, BEGIN_STAGE)
    else AFTER_INCOME if window == END_DRAW
    else RESOLUTION if window in (DURING_REVEAL, BEGIN_RESOLUTION, BEGIN_SURFACE, END_RESOLUTION)
    else MOVE
    for window in range(len(WINDOWS))
)  # fmt: skip


@rule
def describe(state: State, seat: int, features: list[float]) -> None:
    """Write what the seat may know of a position. The match is not over."""
    for index in range(FEATURES):
        features[index] = 0.0
    rival, best, second = NOTHING, -1000.0, -1000.0
    for other in range(state.seats):
        if other != seat:
            worth = table_worth(state, other)
            if worth > best:
                rival, best, second = other, worth, best
            else:
                second = max(second, worth)
    own, step = table_worth(state, seat), step_of(state)
    describe_side(state, seat, own, features, OWN_SIDE)
    describe_side(state, rival, best, features, RIVAL_SIDE)
    describe_own_cards(state, seat, step, describe_worlds(state, features), features)
    describe_rival_cards(state, seat, rival, features)
    describe_rivals(state, seat, rival, second, features)
    describe_turn(state, seat, step, features)
    describe_lead(state, step, own - best + describe_promises(state, seat, features), features)


@rule
def eighths(worth: float) -> float:
    """A worth in points as a whole number."""
    return float(int(max(min(8.0 * worth, MOST), -MOST)))


@rule
def step_of(state: State) -> int:
    """The part of the turn; a chain of Utilities belongs to the one in which it began."""
    if state.turn == 0:
        return SET_UP
    phase = state.base if state.phase >= TARGETING and state.phase != OVER else state.phase
    if phase == WINDOW:
        return STEP_OF_WINDOW[state.window]
    return STEP_OF_PHASE[phase]


@rule
def describe_side(state: State, seat: int, worth: float, features: list[float], at: int) -> None:
    """What all can see of a seat, whose units are worth so much."""
    limit = HAND_LIMIT_BASE
    for world in range(state.world_count):
        if state.first_unit[world] != NOTHING:
            limit += describe_presence(state, seat, world, features, at)
    features[at + WORTH] = eighths(worth)
    features[at + COUNTED] = float(state.income[seat])
    features[at + CARDS] = float(state.hand_size[seat])
    features[at + DECK_LEFT] = float(state.deck_size[seat])
    features[at + STAGED_SIZE] = float(state.staged_size[seat])
    wanted = max(int(features[at + EARNED]), LEAST_DRAW)
    room = max(limit - state.hand_size[seat], 0)
    features[at + NEXT_DRAW] = float(min(wanted, room, state.deck_size[seat]))
    features[at + RANK] = float(rank_of(state, seat))


@rule
def describe_presence(state: State, seat: int, world: int, features: list[float], at: int) -> int:
    """Add up a seat's units at a World; return by how much they change its Hand Limit."""
    income, guns, threat, capacity, kinds, limit = 0, 0, 0, 0, 0, 0
    piece = state.first_unit[world]
    while piece != NOTHING:
        card = state.card[piece]
        is_orbital = UNIT_TYPE[card] == ORBITAL
        if state.controller[piece] != seat:
            threat += weapon_power(card) if is_orbital else 0
        elif state.flags[piece] & DOOMED == 0:
            earned = unit_income(state, piece)
            income += earned
            capacity += CAPACITY[card]
            limit += HAND_DELTA[card]
            if IS_PROHIBITED[card] == 1:
                features[at + BANNED] += float(earned)
            if is_orbital:
                guns += weapon_power(card)
                describe_orbital(card, features, at)
            elif UNIT_TYPE[card] == FACILITY:
                kinds |= 1 << UNIT_KIND[card]
                describe_facility(state, seat, piece, earned, features, at)
            else:
                features[at + FORCES] += float(weapon_power(card))
        piece = state.next_piece[piece]
    features[at + EARNED] += float(income)
    features[at + RICHEST] = max(features[at + RICHEST], float(income))
    features[at + CARRIED] = max(features[at + CARRIED], float(capacity))
    features[at + GUNS] += float(guns)
    features[at + MASTERED] += 1.0 if guns > threat else 0.0
    if kinds != 0:
        describe_foothold(state, world, kinds, features, at)
        if threat > 0:
            describe_danger(state, seat, world, guns, threat, features, at)
    return limit


@rule
def describe_danger(
    state: State, seat: int, world: int, guns: int, threat: int, features: list[float], at: int
) -> None:
    """A World that a seat occupies below others' guns, its own beside them."""
    features[at + OUTGUNNED] += 1.0 if threat > guns else 0.0
    piece = state.first_unit[world]
    while piece != NOTHING:
        is_own = state.controller[piece] == seat and UNIT_TYPE[state.card[piece]] == FACILITY
        if is_own and DEFENCE[state.card[piece]] <= threat:
            features[at + EXPOSED] += float(unit_income(state, piece))
        piece = state.next_piece[piece]


@rule
def describe_facility(state: State, seat: int, piece: int, earned: int, features: list[float], at: int) -> None:
    """One Facility, by its kind and by what it withstands."""
    card = state.card[piece]
    features[at + OF_KIND + KIND_NUMBER[card]] += 1.0
    if DEFENCE[card] <= WEAK_DEFENCE:
        features[at + FRAGILE] += float(earned)
    elif DEFENCE[card] <= FIRM_DEFENCE:
        features[at + FIRM] += float(earned)
    else:
        features[at + STURDY] += float(earned)
    if owner_of(piece) == seat and SWAP_FOR[card] != NOTHING:
        features[at + SWAPS] += 1.0


@rule
def describe_orbital(card: int, features: list[float], at: int) -> None:
    """One Orbital."""
    features[at + HULLS] += float(DEFENCE[card])
    if UNIT_KIND[card] != SHIP:
        features[at + STATIONS] += 1.0
        return
    features[at + SHIPS] += 1.0
    if WEAPON_COUNT[card] > 0:
        features[at + RANGE] += float(SHIP_RANGE[card])


@rule
def describe_foothold(state: State, world: int, kinds: int, features: list[float], at: int) -> None:
    """A World that a seat occupies with Facilities of some kinds, as bits."""
    features[at + OCCUPIED] += 1.0
    room = free_room(state, world)
    features[at + ROOM] += float(room)
    if room > 0 and kinds & HOSTS != 0:
        features[at + HOSTED] += 1.0
        richness = float(WORLD_RICHNESS[state.worlds[world]])
        features[at + HOSTED_RICHNESS] = max(features[at + HOSTED_RICHNESS], richness)


@rule
def describe_own_cards(state: State, seat: int, step: int, roomy: int, features: list[float]) -> None:
    """The seat's cards in hand, in the deck and Staged. What is not Staged on the FINAL TURN comes too late."""
    is_late = state.is_final == 1 and step > STAGE
    before = NOTHING
    for piece in range(seat * MAX_DECK, seat * MAX_DECK + state.deck_total[seat]):
        card, place = state.card[piece], state.place[piece]
        if place == DECK:
            features[IN_DECK + CARD_TYPE[card]] += 1.0
        elif place == HAND:
            features[IN_HAND + CARD_TYPE[card]] += 1.0
            if not is_late and card != before:
                describe_card_in_hand(state, seat, card, roomy, features)
            before = card
        elif place == STAGED:
            if CARD_TYPE[card] == FACILITY:
                features[STAGED_FACILITIES] += 1.0
            elif CARD_TYPE[card] == ORBITAL:
                features[STAGED_ORBITALS] += 1.0


@rule
def describe_card_in_hand(state: State, seat: int, card: int, roomy: int, features: list[float]) -> None:
    """What a card in hand could do next; copies add nothing."""
    if IS_PROHIBITED[card] == 1 and (state.is_final == 1 or state.is_final_next == 1):
        return
    if CARD_KIND[card] == SHIP:
        if SHIP_CLASS[card] <= state.income[seat]:
            features[LAUNCHABLE] += 1.0
            features[LAUNCHABLE_GUNS] += float(weapon_power(card))
    elif CARD_TYPE[card] == FACILITY:
        income = float(most_income(state, seat, card, roomy))
        if income >= 0.0:
            features[INSTALLABLE] += 1.0
            features[BEST_INSTALLED] = max(features[BEST_INSTALLED], income)
            features[ALL_INSTALLED] += income


@rule
def most_income(state: State, seat: int, card: int, roomy: int) -> int:
    """What a Facility would earn at the best of some Worlds, given as bits, that would take it now; or NOTHING."""
    best = NOTHING
    for world in range(state.world_count):
        if roomy >> world & 1 and holds(state, REQ[card], seat, world):
            best = max(best, value_of(state, INCOME[card], seat, world))
            if VALUES[INCOME[card]][VALUE_FORM] == PLAIN:
                return best  # it is the same everywhere
    return best


@rule
def describe_rival_cards(state: State, seat: int, rival: int, features: list[float]) -> None:
    """What can be counted of the strongest rival's hidden cards, and what lies face down where the seat is."""
    for piece in range(rival * MAX_DECK, rival * MAX_DECK + state.deck_total[rival]):
        if is_hidden(state, piece):
            features[UNSEEN + CARD_TYPE[state.card[piece]]] += 1.0
    if state.is_revealed == 1:
        features[RIVAL_PROMISE] = eighths(staged_worth(state, rival))
        return
    for world in range(state.world_count):
        if state.first_staged[world] != NOTHING and occupies(state, seat, world):
            features[FACING] += float(rival_staged(state, seat, world))


@rule
def describe_rivals(state: State, seat: int, rival: int, second: float, features: list[float]) -> None:
    """The rivals together; the units of the second best are worth so much."""
    for other in range(state.seats):
        if other != seat and other != rival:
            earned = income_of(state, other)
            features[OTHERS_EARNED] += float(earned)
            if earned > features[OWN_SIDE + EARNED]:
                features[RICHER] += 1.0
    if features[RIVAL_SIDE + EARNED] > features[OWN_SIDE + EARNED]:
        features[RICHER] += 1.0
    if state.seats > MIN_SEATS:
        features[SECOND_WORTH] = eighths(second)


@rule
def describe_worlds(state: State, features: list[float]) -> int:
    """Room that is left for everybody; return the Worlds that have some, as bits."""
    roomy = 0
    for world in range(state.world_count):
        room = free_room(state, world) if state.worlds[world] != NOTHING else 0
        if room > 0:
            roomy |= 1 << world
            features[FREE_ROOM] += float(room)
            features[FREE_RICHNESS] += float(WORLD_RICHNESS[state.worlds[world]])
            features[FREE_HABITABLE] += 1.0 if is_habitable(state, world) else 0.0
            features[FREE_HOSTILE] += 1.0 if is_hostile(state, world) else 0.0
    return roomy


@rule
def describe_turn(state: State, seat: int, step: int, features: list[float]) -> None:
    """How far turn and match have come, and whose choice it is."""
    rank = rank_of(state, seat)
    features[STEP + step] = 1.0
    features[IS_CHOOSING] = 1.0 if state.chooser == seat else 0.0
    if state.chooser >= 0:
        features[WAIT] = float((rank - rank_of(state, state.chooser)) % state.seats)
    if state.phase in (STAGING, MOVING, TRASHING) and rank >= state.rank:
        features[IS_YET_TO_ACT] = 1.0
    features[TURN] = float(state.turn)
    if step < AFTER_INCOME:
        features[UNRESOLVED] = float(state.world_count - bit_count(state.resolved))
    features[IS_INTRODUCTORY] = float(state.is_introductory)
    features[OF_SEATS + state.seats - MIN_SEATS] = 1.0
    features[TURNS_LEFT] = float(turns_left(state))


@rule
def turns_left(state: State) -> int:
    """How many turns follow this one, if every deck shrinks by the Income counted last."""
    if state.is_final == 1 or state.is_final_next == 1:
        return state.is_final_next
    fewest = MAX_DECK
    for seat in range(state.seats):
        drawn = min(max(state.income[seat], LEAST_DRAW), USUAL_DRAW)
        fewest = min(fewest, 1 + (state.deck_size[seat] + drawn - 1) // drawn)
    return fewest


@rule
def distance_of_end(state: State, step: int, turns: int) -> int:
    """The end by classes: nothing can be Staged any more, the FINAL TURN is here or next, or by turns that follow."""
    if state.is_final == 1:
        return DECIDED if step > STAGE else FINAL
    if state.is_final_next == 1:
        return FINAL
    if turns <= SOON_TURNS:
        return SOON
    return LATER if turns <= LATER_TURNS else MUCH_LATER


@rule
def describe_promises(state: State, seat: int, features: list[float]) -> float:
    """What hand, Staged cards, targets and Utilities promise, as written by hand; return it all together."""
    hand, staged = hand_worth(state, seat), staged_worth(state, seat)
    plan, chain = plan_worth(state, seat), chain_worth(state, seat)
    features[HAND_WORTH], features[STAGED_WORTH] = eighths(hand), eighths(staged)
    features[PLAN_WORTH], features[CHAIN_WORTH] = eighths(plan), eighths(chain)
    return hand + staged + plan + chain


@rule
def describe_lead(state: State, step: int, lead: float, features: list[float]) -> None:
    """The lead that was found by hand, and that in Income, where the distance of the end has its place."""
    end = distance_of_end(state, step, int(features[TURNS_LEFT]))
    features[END + end] = 1.0
    features[LEAD] = features[LEAD_BY_END + end] = eighths(lead)
    features[EARNED_LEAD_BY_END + end] = features[OWN_SIDE + EARNED] - features[RIVAL_SIDE + EARNED]
