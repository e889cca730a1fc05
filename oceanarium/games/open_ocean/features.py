"""What a learned evaluation sees of a position: whole numbers, the seat's own things first.

Two reefs, the seat's and that of the rival with the most open points, are told in the same way. Then come the hands,
the lead, the turn and the table. A worth is told in eighths of a point. Of rivals only open goals count, and a card
that somebody has chosen is still in its hand, so nothing here depends on what the seat cannot know. [OO-23]
"""

from oceanarium.games.open_ocean.concealing import has_held
from oceanarium.games.open_ocean.evaluate import (
    ANCHOR_WORTH,
    COLOUR_WORTH,
    DENIAL,
    HAND_WORTH,
    SAFETY_WORTH,
    SCHOOL_WORTH,
    SOLO_GOAL_WORTH,
    frenzy_danger,
    time_left,
)
from oceanarium.games.open_ocean.parts import (
    ANEMONE,
    BIG,
    CLASSES,
    CLEARING,
    COLOUR_COUNT,
    CORAL,
    DOLPHIN,
    FIRST_KINDS,
    GOAL_POINTS,
    KIND_COUNT,
    LAST_FISH,
    LAST_KINDS,
    LOSING,
    MAX_SEATS,
    MEDIUM,
    MOST_PRIVATE,
    OCEAN_PLACES,
    OPEN_GOALS,
    PICKING,
    POINTS,
    RAINBOW_BONUS,
    ROUND_COUNT,
    SHARK,
    TINY,
    TURTLE,
)
from oceanarium.games.open_ocean.rules.ending import goal_level, point_level
from oceanarium.games.open_ocean.rules.goals import meets_goal
from oceanarium.games.open_ocean.rules.ocean import frenzy_threshold
from oceanarium.games.open_ocean.rules.playable import turtle_limit
from oceanarium.games.open_ocean.rules.reef import cards_of_class, fish_in, protected_fish
from oceanarium.games.open_ocean.rules.rounds import turn_count
from oceanarium.games.open_ocean.rules.scoring import (
    bloom_points,
    card_points,
    cluster_points,
    colour_count,
    public_goal_points,
    school_points,
    worth_of_colours,
)
from oceanarium.games.open_ocean.rules.turn import direction, hand_of, is_waited_for
from oceanarium.games.open_ocean.state import State
from oceanarium.games.open_ocean.weighing import (
    ATTRACTED,
    GOALS_ON_THE_WAY,
    OCEAN_FISH,
    STOLEN,
    WORTHS,
    free_edges,
    open_edges,
    pending,
    weigh_cards,
)
from oceanarium.kernel import NOBODY, NOTHING, bit_count, ints, lowest_bit, rule
from oceanarium.kernel.toolbox import floats

# One reef: the seat's own from 0, the strongest rival's from REEF_FEATURES.
(
    POINTS_NOW,  # with secret goals if they are the seat's own
    CARD_POINTS,
    SCHOOL_POINTS,
    RAINBOW_POINTS,
    EXTRA_POINTS,  # Coral Clusters and Plankton Bloom
    GOALS_MET,  # their points
    REEF_SIZE,
    CORALS,
    ANEMONES,
    TINY_FISH,
    MEDIUM_FISH,
    BIG_FISH,
    DOLPHINS,
    TURTLES_LEFT,  # that may still be played
    CRABS_LEFT,  # advantage crabs
    COLOURS,
    HAS_FOUR_COLOURS,
    HAS_FIVE_COLOURS,
    HAS_ALL_COLOURS,
    NEXT_COLOUR,  # what one more would score
    SAFE_POINTS,  # printed on protected fish
    EXPOSED_POINTS,
    HIGHEST_EXPOSED,  # what a frenzy takes
    HIGHEST_COUNT,  # how many exposed fish are worth that
    SUN_EDGES,  # free edges of Sun cards, where tiny fish go
    TINY_EDGES,
    MEDIUM_EDGES,
    HAS_TINY_EDGE,
    HAS_MEDIUM_EDGE,
    LONE_KINDS,  # kinds of which there is one fish, with a free edge for the next
    SCHOOL_KINDS,  # kinds of which there are more, one with a free edge
    PROMISE,  # of the reef
    GOALS_PROMISE,
    ATTRACTED_TINY,  # the best that the Ocean has for it, by class
    ATTRACTED_MEDIUM,
    ATTRACTED_BIG,
    OCEAN_FISH_PLAY,  # the best fish to take from the Ocean
    THEFT,  # the best that a Dolphin can take
    PENDING,  # on its way into the reef
    PLAYS_LEFT,  # in the match, the one in progress too
) = range(40)
REEF_FEATURES = 40

# The hands: worths of cards to whoever may play them.
(
    CHOICE_BEST,  # of the cards to choose from; of the chosen card, once it is
    CHOICE_SECOND,
    CHOICE_THIRD,
    CHOICE_USELESS,  # how many of them cannot be played
    LEFT_OVER,  # the best of the cards in hand to the next seat, whether it will get them or not
    PASSED_BEST,  # of the same cards; nothing in the last turn of a round
    PASSED_SECOND,
    RETURNING_BEST,  # of these to the seat itself, which may see them again
    RETURNING_SECOND,
    IS_INCOMING_KNOWN,  # whether the seat has held the hand that it gets next
    INCOMING_BEST,  # of these cards to the seat
    INCOMING_SECOND,
    RIVAL_CHOICE_BEST,  # of the strongest rival's cards to it, if the seat has held them and none is revealed
    RIVAL_CHOICE_SECOND,
    HAND_SUN,  # how many cards of a class are in hand
    HAND_TINY,
    HAND_MEDIUM,
    HAND_BIG,
    HAND_DOLPHINS,
    HAND_TURTLES,
    HAND_SHARKS,
    HAND_ALONE,  # the worth of a hand that is kept
) = range(2 * REEF_FEATURES, 2 * REEF_FEATURES + 22)

# The match: who leads, whose turn it is, what lies in common.
(
    LEAD,  # the hand-written evaluation
    LEAD_LATE,  # the same, by the share of the match that is over
    POINT_LEAD,
    POINT_LEAD_LATE,  # times turns that are over
    SAFETY,  # parts of the lead
    DANGER,
    RIVALS_AHEAD,
    SECOND_RIVAL,  # how far the second best rival is behind the best
    PLAYS_AHEAD,  # plays left, less those of the strongest rival
    TURNS_LEFT,
    TURN,  # of the round
    IS_LAST_ROUND,
    IS_PICKING,
    IS_WAITED_FOR,
    HAS_PICKED,  # a card that is not revealed
    SEATS_BEFORE,  # how many reveal before the seat
    IS_PLAYING,
    IS_RIVAL_PLAYING,
    IS_CLEARING,  # somebody discards an Ocean card
    IS_LOSING,  # somebody chooses a fish to lose
    IS_FIRST,
    OCEAN_SUN,
    OCEAN_TINY,
    OCEAN_MEDIUM,
    OCEAN_BIG,
    OCEAN_DOLPHINS,
    OCEAN_TURTLES,
    SHARKS,
    SHARKS_MISSING,  # for a frenzy
    IS_FRENZY_NEAR,  # one is missing
    IS_FRENZY_DUE,
    DANGER_LEAD,  # what a frenzy costs the strongest rival more than the seat, by sharks
    UNSEEN_SHARKS,  # in the deck or in hands that the seat has not held
    UNSEEN_DOLPHINS,
    HAS_SECRET_GOALS,
    HAS_FULL_SHARKS,
    HAS_FRIENDLY_DOLPHINS,
    GOALS_DONE,  # alone
    GOAL_LEVEL,
    POINT_LEVEL,
    IS_ALONE,
    ARE_TWO,
    ARE_THREE,
    ARE_FOUR,
) = range(2 * REEF_FEATURES + 22, 2 * REEF_FEATURES + 22 + 44)
FEATURES = 146  # how many numbers `describe` writes

MOST = 2_000.0  # in magnitude
EIGHTHS = 8.0
TURNS = 15  # of a whole match
HAND_RANKS = (0, 0, 1, 2, 3)  # by class, where a hand and the Ocean are counted


@rule
def describe(state: State, seat: int, features: list[float]) -> None:
    """Write what the seat may know of a position. The match is not over."""
    for at in range(FEATURES):
        features[at] = 0.0
    exposed = ints(MAX_SEATS)
    for other in range(state.seats):
        exposed[other] = fish_in(state, other) & ~protected_fish(state, other)
    own, others = floats(WORTHS), floats(WORTHS)
    goals = open_goals(state)
    describe_reef(state, seat, goals | secret_goals(state, seat), exposed, own, features, 0)
    rival = compare_rivals(state, seat, features)
    if rival != NOBODY:
        describe_reef(state, rival, goals, exposed, others, features, REEF_FEATURES)
    describe_hand(state, seat, own, features)
    describe_choice(state, seat, own, features)
    describe_passing(state, seat, rival, exposed, own, others, features)
    describe_rival_choice(state, seat, rival, others, features)
    describe_turn(state, seat, rival, features)
    describe_table(state, seat, features)
    describe_lead(state, seat, rival, features)


@rule
def whole(worth: float) -> float:
    """A worth in eighths, as a whole number within bounds."""
    return bounded(float(int(EIGHTHS * worth)))


@rule
def bounded(number: float) -> float:
    """No larger than a feature may be."""
    return max(-MOST, min(MOST, number))


@rule
def truth(holds: bool) -> float:
    """One or zero."""
    return 1.0 if holds else 0.0


@rule
def rank(features: list[float], first: int, count: int, worth: float) -> None:
    """Keep the highest few, the best first."""
    for at in range(first, first + count):
        if worth > features[at]:
            features[at], worth = worth, features[at]


@rule
def open_points(state: State, seat: int) -> int:
    """The points that all can see."""
    points = card_points(state, seat) + school_points(state, seat)
    points += worth_of_colours(state, colour_count(state, seat))
    return points + cluster_points(state, seat) + bloom_points(state, seat) + public_goal_points(state, seat)


@rule
def compare_rivals(state: State, seat: int, features: list[float]) -> int:
    """The only rival, or that with the most open points, the next one among equals, or NOBODY; and the others."""
    if state.seats == 2:
        return 1 - seat
    rival, best, second = NOBODY, 0, 0
    for places in range(1, state.seats):
        other = (seat + places) % state.seats
        points = open_points(state, other)
        features[RIVALS_AHEAD] += truth(points > features[POINTS_NOW])
        if rival == NOBODY or points > best:
            rival, best, second = other, points, best
        elif points > second:
            second = points
    if state.seats > 1:
        features[SECOND_RIVAL] = float(best - second)
    return rival


@rule
def open_goals(state: State) -> int:
    """The goals that count for all, as bits."""
    goals = 0
    for number in range(OPEN_GOALS):
        if state.open_goals[number] != NOTHING:
            goals |= 1 << state.open_goals[number]
    return goals


@rule
def secret_goals(state: State, seat: int) -> int:
    """A seat's own goals, as bits."""
    goals = 0
    for number in range(MOST_PRIVATE):
        if state.goals[seat][number] != NOTHING:
            goals |= 1 << state.goals[seat][number]
    return goals


@rule
def describe_reef(
    state: State, seat: int, goals: int, exposed: list[int], worths: list[float], features: list[float], at: int
) -> None:
    """A reef, for the goals that are known to count for it."""
    edges, colours = describe_openings(state, seat, features, at), colour_count(state, seat)
    weigh_cards(state, seat, goals, edges, colours, exposed, worths)
    describe_points(state, seat, goals, colours, features, at)
    describe_cards(state, seat, features, at)
    describe_colours(state, colours, features, at)
    describe_fish(state, seat, exposed[seat], features, at)
    features[at + PROMISE] = whole(promise(features, at))
    features[at + GOALS_PROMISE] = whole(worths[GOALS_ON_THE_WAY])
    for sort in range(TINY, BIG + 1):
        features[at + ATTRACTED_TINY + sort - TINY] = whole(worths[ATTRACTED + sort])
    features[at + OCEAN_FISH_PLAY] = whole(worths[OCEAN_FISH])
    features[at + THEFT] = whole(worths[STOLEN])
    features[at + PENDING] = whole(pending(state, seat, worths))
    features[at + PLAYS_LEFT] = float(plays_left(state, seat))


@rule
def describe_points(state: State, seat: int, goals: int, colours: int, features: list[float], at: int) -> None:
    """What scores now. Alone goals are a track of their own. [OO-22.1]"""
    features[at + CARD_POINTS] = float(card_points(state, seat))
    features[at + SCHOOL_POINTS] = float(school_points(state, seat))
    features[at + RAINBOW_POINTS] = float(worth_of_colours(state, colours))
    features[at + EXTRA_POINTS] = float(cluster_points(state, seat) + bloom_points(state, seat))
    met = public_goal_points(state, seat) if state.seats == 1 else 0
    while goals != 0 and state.seats > 1:
        if meets_goal(state, seat, lowest_bit(goals)):
            met += GOAL_POINTS[lowest_bit(goals)]
        goals &= goals - 1
    features[at + GOALS_MET] = float(met)
    total = 0.0
    for part in range(CARD_POINTS, GOALS_MET + 1):
        total += features[at + part]
    features[at + POINTS_NOW] = total


@rule
def describe_cards(state: State, seat: int, features: list[float], at: int) -> None:
    """What lies in a reef, and what may still be used."""
    for sort in range(CORAL, BIG + 1):
        features[at + CORALS + sort] = float(bit_count(cards_of_class(state, seat, sort)))
        features[at + REEF_SIZE] += features[at + CORALS + sort]
    features[at + DOLPHINS] = float(bit_count(state.of_kind[seat][DOLPHIN]))
    features[at + REEF_SIZE] += features[at + DOLPHINS] + bit_count(state.of_kind[seat][TURTLE])
    features[at + TURTLES_LEFT] = float(turtle_limit(state) - state.turtles[seat])
    features[at + CRABS_LEFT] = float(state.crabs[seat])


@rule
def describe_colours(state: State, colours: int, features: list[float], at: int) -> None:
    """How many colours there are, and what the next one would score. [OO-22.2]"""
    features[at + COLOURS] = float(colours)
    features[at + HAS_FOUR_COLOURS] = truth(colours >= 4)
    features[at + HAS_FIVE_COLOURS] = truth(colours >= 5)
    features[at + HAS_ALL_COLOURS] = truth(colours == COLOUR_COUNT)
    if colours < COLOUR_COUNT:
        features[at + NEXT_COLOUR] = float(worth_of_colours(state, colours + 1) - worth_of_colours(state, colours))


@rule
def describe_fish(state: State, seat: int, exposed: int, features: list[float], at: int) -> None:
    """What Dolphins and sharks can take, and what they cannot. [OO-9.2, OO-11.4]"""
    safe_points, exposed_points = 0, 0
    for sort in range(TINY, BIG + 1):
        slots, points = cards_of_class(state, seat, sort), POINTS[FIRST_KINDS[sort]]
        count = bit_count(slots & exposed)
        safe_points += points * bit_count(slots & ~exposed)
        exposed_points += points * count
        if count > 0:
            features[at + HIGHEST_EXPOSED], features[at + HIGHEST_COUNT] = float(points), float(count)
    features[at + SAFE_POINTS], features[at + EXPOSED_POINTS] = float(safe_points), float(exposed_points)


@rule
def describe_openings(state: State, seat: int, features: list[float], at: int) -> int:
    """Where the next class may go, and the next fish of a kind; cards with a free edge, as bits. [OO-6.2, OO-6.3]"""
    edges, lone, schools = 0, 0, 0
    for sort in range(CORAL, BIG + 1):
        total = 0
        for kind in range(FIRST_KINDS[sort], LAST_KINDS[sort] + 1):
            slots, found = state.of_kind[seat][kind], 0
            while slots != 0:
                slot = lowest_bit(slots)
                free = free_edges(state, seat, slot)
                if free > 0:
                    found |= 1 << slot
                    total += free
                slots &= slots - 1
            edges |= found
            if sort >= TINY and found != 0:
                is_lone = bit_count(state.of_kind[seat][kind]) == 1
                lone += 1 if is_lone else 0
                schools += 0 if is_lone else 1
        if sort != BIG:
            features[at + SUN_EDGES + max(sort - ANEMONE, 0)] += total
    features[at + LONE_KINDS], features[at + SCHOOL_KINDS] = float(lone), float(schools)
    features[at + HAS_TINY_EDGE] = truth(features[at + TINY_EDGES] > 0.0)
    features[at + HAS_MEDIUM_EDGE] = truth(features[at + MEDIUM_EDGES] > 0.0)
    return edges


@rule
def promise(features: list[float], at: int) -> float:
    """What the hand-written evaluation expects of a reef, by what was told of it."""
    colours, worth = int(features[at + COLOURS]), 0.0
    if colours < COLOUR_COUNT:
        worth += COLOUR_WORTH * (RAINBOW_BONUS[colours + 1] - RAINBOW_BONUS[colours])
    worth += ANCHOR_WORTH[TINY] * features[at + HAS_TINY_EDGE] + ANCHOR_WORTH[MEDIUM] * features[at + HAS_MEDIUM_EDGE]
    return worth + SCHOOL_WORTH * (features[at + LONE_KINDS] + features[at + SCHOOL_KINDS])


@rule
def turns_left(state: State) -> int:
    """The turns of the match that are not over."""
    return max((ROUND_COUNT - state.round) * TURNS // ROUND_COUNT - state.turn, 0)


@rule
def plays_left(state: State, seat: int) -> int:
    """How often a seat will still play a card, the play in progress among them."""
    has_played = state.phase > PICKING and state.hand_size > 0 and state.picks[seat] == NOTHING
    return turns_left(state) - (1 if has_played and state.player != seat else 0)


@rule
def describe_hand(state: State, seat: int, own: list[float], features: list[float]) -> None:
    """What is in hand; alone it is kept for later turns."""
    hand, alone = hand_of(state, seat), 0.0
    for kind in range(KIND_COUNT):
        count = state.hands[hand][kind]
        if count == 0:
            continue
        alone += HAND_WORTH * count * (1.0 + own[kind])
        if kind <= LAST_FISH:
            features[HAND_SUN + HAND_RANKS[CLASSES[kind]]] += count
        elif kind <= SHARK:
            features[HAND_DOLPHINS + kind - DOLPHIN] += count
    if state.seats == 1:
        features[HAND_ALONE] = whole(alone)


@rule
def describe_choice(state: State, seat: int, own: list[float], features: list[float]) -> None:
    """The chosen card, or else the cards to choose from. [OO-2.2]"""
    if state.picks[seat] != NOTHING:
        features[CHOICE_BEST] = whole(own[state.picks[seat]])
    elif state.phase == PICKING:
        hand = hand_of(state, seat)
        for kind in range(KIND_COUNT):
            for _ in range(state.hands[hand][kind]):
                rank(features, CHOICE_BEST, 3, whole(own[kind]))
                features[CHOICE_USELESS] += truth(own[kind] <= 0.0)


@rule
def is_known_in(state: State, hand: int, holder: int, kind: int) -> bool:
    """Whether a card is in a hand that was held before; a chosen one still is, for all that others know. [OO-23.2]"""
    return state.hands[hand][kind] > 0 or state.picks[holder] == kind


@rule
def describe_passing(
    state: State,
    seat: int,
    rival: int,
    exposed: list[int],
    own: list[float],
    others: list[float],
    features: list[float],
) -> None:
    """The hand that goes on, and the one that comes; in the last turn of a round they go away. [OO-2.4, OO-2.5]"""
    if state.seats == 1:
        return
    receiver, receivers = (seat + direction(state)) % state.seats, others
    if receiver != rival:
        receivers = floats(WORTHS)
        edges, colours = open_edges(state, receiver), colour_count(state, receiver)
        weigh_cards(state, receiver, open_goals(state), edges, colours, exposed, receivers)
    hand, has_next = hand_of(state, seat), state.turn + 1 < turn_count(state)
    for kind in range(KIND_COUNT):
        if state.hands[hand][kind] > 0:
            rank(features, LEFT_OVER, 1, whole(receivers[kind]))
            if has_next:
                rank(features, PASSED_BEST, 2, whole(receivers[kind]))
                rank(features, RETURNING_BEST, 2, whole(own[kind]))
    if has_next:
        describe_incoming(state, seat, own, features)


@rule
def describe_incoming(state: State, seat: int, own: list[float], features: list[float]) -> None:
    """The hand that the seat gets next, if it has held it before. [OO-23.2]"""
    giver = (seat - direction(state)) % state.seats
    hand = hand_of(state, giver)
    if has_held(state, seat, hand):
        features[IS_INCOMING_KNOWN] = 1.0
        for kind in range(KIND_COUNT):
            if is_known_in(state, hand, giver, kind):
                rank(features, INCOMING_BEST, 2, whole(own[kind]))


@rule
def describe_rival_choice(state: State, seat: int, rival: int, others: list[float], features: list[float]) -> None:
    """What the strongest rival can choose from, or has chosen from, if that is known."""
    if rival == NOBODY or (state.phase != PICKING and state.picks[rival] == NOTHING):
        return
    hand = hand_of(state, rival)
    if has_held(state, seat, hand):
        for kind in range(KIND_COUNT):
            if is_known_in(state, hand, rival, kind):
                rank(features, RIVAL_CHOICE_BEST, 2, whole(others[kind]))


@rule
def describe_turn(state: State, seat: int, rival: int, features: list[float]) -> None:
    """How far the match is, and whose turn it is."""
    features[TURNS_LEFT] = float(turns_left(state))
    features[TURN] = float(state.turn)
    features[IS_LAST_ROUND] = truth(state.round == ROUND_COUNT - 1)
    features[IS_PICKING] = truth(state.phase == PICKING)
    features[IS_WAITED_FOR] = truth(is_waited_for(state, seat))
    features[IS_CLEARING] = truth(state.phase == CLEARING)
    features[IS_LOSING] = truth(state.phase == LOSING)
    features[IS_FIRST] = truth(state.first == seat)
    features[IS_PLAYING] = truth(state.player == seat)
    features[IS_RIVAL_PLAYING] = truth(state.player != NOBODY and state.player == rival)
    has_picked = state.picks[seat] != NOTHING
    features[HAS_PICKED] = truth(has_picked)
    if has_picked or state.phase == PICKING:
        places = (seat - state.first) % state.seats
        features[SEATS_BEFORE] = float(places if state.phase == PICKING else max(places - state.revealer, 0))


@rule
def describe_table(state: State, seat: int, features: list[float]) -> None:
    """The Ocean and its sharks, what is still to come, and the manner of the match."""
    for slot in range(OCEAN_PLACES):
        kind = state.ocean[slot]
        if kind != NOTHING and kind <= LAST_FISH:
            features[OCEAN_SUN + HAND_RANKS[CLASSES[kind]]] += 1.0
        elif kind != NOTHING and kind <= SHARK:
            features[OCEAN_DOLPHINS + kind - DOLPHIN] += 1.0
    missing = frenzy_threshold(state) - features[SHARKS]
    features[SHARKS_MISSING] = max(missing, 0.0)
    features[IS_FRENZY_NEAR] = truth(missing == 1.0)
    features[IS_FRENZY_DUE] = float(state.frenzy_due)
    exposure = features[REEF_FEATURES + HIGHEST_EXPOSED] - features[HIGHEST_EXPOSED]
    if state.has_full_sharks == 0:
        features[DANGER_LEAD] = exposure * features[SHARKS]
    describe_unseen(state, seat, features)
    features[HAS_SECRET_GOALS] = truth(state.goals[seat][0] != NOTHING)
    features[HAS_FULL_SHARKS] = float(state.has_full_sharks)
    features[HAS_FRIENDLY_DOLPHINS] = float(state.has_friendly_dolphins)
    if state.seats < MAX_SEATS:
        features[IS_ALONE + state.seats - 1] = 1.0
    if state.seats == 1:
        features[GOALS_DONE] = float(state.goals_done)
        features[GOAL_LEVEL] = float(goal_level(state.goals_done))
        features[POINT_LEVEL] = float(point_level(int(features[POINTS_NOW])))


@rule
def describe_unseen(state: State, seat: int, features: list[float]) -> None:
    """What is in the deck and in hands that the seat has not held. [OO-23.3]"""
    sharks, dolphins = 0, 0
    for holder in range(state.seats):
        hand, pick = hand_of(state, holder), state.picks[holder]
        if not has_held(state, seat, hand):
            sharks += state.hands[hand][SHARK] + (1 if pick == SHARK else 0)
            dolphins += state.hands[hand][DOLPHIN] + (1 if pick == DOLPHIN else 0)
    features[UNSEEN_SHARKS] = float(sharks + state.deck[SHARK])
    features[UNSEEN_DOLPHINS] = float(dolphins + state.deck[DOLPHIN])


@rule
def describe_lead(state: State, seat: int, rival: int, features: list[float]) -> None:
    """How far ahead the seat is: by points, and by the hand-written evaluation and its parts."""
    time = time_left(state)
    safety = SAFETY_WORTH * features[SAFE_POINTS] * time
    danger = frenzy_danger(state, seat, time)
    features[SAFETY], features[DANGER] = whole(safety), whole(danger)
    ahead = features[POINTS_NOW]
    lead = SOLO_GOAL_WORTH * state.goals_done + safety - danger
    if state.phase != PICKING or state.picks[seat] != NOTHING:
        lead -= DENIAL * features[LEFT_OVER] / EIGHTHS
    lead += (features[PROMISE] * time + features[GOALS_PROMISE] * min(1.0, 0.3 + time)) / EIGHTHS
    lead += (features[PENDING] + features[HAND_ALONE]) / EIGHTHS
    if state.picks[seat] != NOTHING:
        lead += features[CHOICE_BEST] / EIGHTHS
    if rival != NOBODY:
        ahead -= features[REEF_FEATURES + POINTS_NOW]
        if state.seats == 2:
            features[RIVALS_AHEAD] = truth(ahead < 0.0)
        features[PLAYS_AHEAD] = features[PLAYS_LEFT] - features[REEF_FEATURES + PLAYS_LEFT]
    lead += ahead
    features[POINT_LEAD] = ahead
    features[POINT_LEAD_LATE] = bounded(ahead * (TURNS - turns_left(state)))
    features[LEAD] = whole(lead)
    features[LEAD_LATE] = whole(lead * (1.0 - time))
