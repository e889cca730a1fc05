"""Points and places. [OO-22]"""

from oceanarium.games.open_ocean.parts import (
    BLOOM,
    CLUSTERS,
    COLOUR_COUNT,
    FIRST_FISH,
    FIRST_KINDS,
    GOAL_POINTS,
    LAST_FISH,
    LAST_KINDS,
    MOST_PRIVATE,
    OPEN_GOALS,
    POINTS,
    RAINBOW,
    RAINBOW_20,
    RAINBOW_BONUS,
    REEF_KINDS,
    TINY,
)
from oceanarium.games.open_ocean.rules.citations import (
    BLOOM_PART,
    CARDS_PART,
    CLUSTERS_PART,
    GOALS_PART,
    RAINBOW_PART,
    SCHOOLS_PART,
)
from oceanarium.games.open_ocean.rules.goals import meets_goal
from oceanarium.games.open_ocean.rules.reef import reef_size, schooling
from oceanarium.games.open_ocean.rules.turn import has_event
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import NOTHING, bit_count, lowest_bit, rule


@rule
def card_points(state: State, seat: int) -> int:
    """What is printed on the cards of a reef, cut off or not. [OO-22.1, OO-4.4]"""
    points = 0
    for kind in range(REEF_KINDS):
        points += POINTS[kind] * bit_count(state.of_kind[seat][kind])
    return points


@rule
def school_points(state: State, seat: int) -> int:
    """One for each fish in a school. [OO-7.1, OO-22.1]"""
    points = 0
    for kind in range(FIRST_FISH, LAST_FISH + 1):
        points += bit_count(schooling(state, seat, kind))
    return points


@rule
def bloom_points(state: State, seat: int) -> int:
    """Plankton Bloom: one more for each tiny fish in a school. [OO-C5]"""
    points = 0
    if has_event(state, BLOOM):
        for kind in range(FIRST_KINDS[TINY], LAST_KINDS[TINY] + 1):
            points += bit_count(schooling(state, seat, kind))
    return points


@rule
def colour_count(state: State, seat: int) -> int:
    """Different coral colours; each Rainbow coral adds one, up to six. [OO-15.2, OO-22.2]"""
    colours = bit_count(state.of_kind[seat][RAINBOW])
    for colour in range(COLOUR_COUNT):
        if state.of_kind[seat][colour] != 0:
            colours += 1
    return min(colours, COLOUR_COUNT)


@rule
def rainbow_points(state: State, seat: int) -> int:
    """What the colours of a reef score. [OO-22.2]"""
    return worth_of_colours(state, colour_count(state, seat))


@rule
def worth_of_colours(state: State, colours: int) -> int:
    """By the number of colours, or all or nothing. [OO-22.2, OO-21.1]"""
    if state.has_rainbow20 == 1:
        return RAINBOW_20 if colours == COLOUR_COUNT else 0
    return RAINBOW_BONUS[colours]


@rule
def cluster_points(state: State, seat: int) -> int:
    """Coral Clusters: one for each coral that borders one of its colour; once, however often it holds. [OO-21.2]"""
    if state.has_clusters == 0 and not has_event(state, CLUSTERS):
        return 0
    points, rainbows, corals = 0, state.of_kind[seat][RAINBOW], 0
    for kind in range(RAINBOW + 1):
        corals |= state.of_kind[seat][kind]
    left = corals
    while left != 0:
        slot = lowest_bit(left)
        kind = state.cards[seat][slot]
        matching = corals if kind == RAINBOW else state.of_kind[seat][kind] | rainbows  # OO-15.3
        if state.bordering[seat][slot] & matching != 0:
            points += 1
        left &= left - 1
    return points


@rule
def public_goal_points(state: State, seat: int) -> int:
    """Open goals that the reef meets; alone they are a track of their own, or score once done. [OO-18.2, OO-14.8]"""
    points = 0
    if state.seats == 1:
        if state.has_goal_points == 1:  # OO-14.9
            points = state.goal_points
    else:
        for number in range(OPEN_GOALS):
            goal = state.open_goals[number]
            if goal != NOTHING and meets_goal(state, seat, goal):
                points += GOAL_POINTS[goal]
    return points


@rule
def private_goal_points(state: State, seat: int) -> int:
    """Secret goals that the reef meets. [OO-18.2, OO-18.3]"""
    points = 0
    for number in range(MOST_PRIVATE):
        goal = state.goals[seat][number]
        if goal != NOTHING and meets_goal(state, seat, goal):
            points += GOAL_POINTS[goal]
    return points


@rule
def score_part(state: State, seat: int, part: int) -> int:
    """The points that one rule grants. [OO-22.1]"""
    if part == CARDS_PART:
        return card_points(state, seat)
    if part == SCHOOLS_PART:
        return school_points(state, seat)
    if part == RAINBOW_PART:
        return rainbow_points(state, seat)
    if part == GOALS_PART:
        return public_goal_points(state, seat) + private_goal_points(state, seat)
    return cluster_points(state, seat) if part == CLUSTERS_PART else bloom_points(state, seat)


@rule
def score(state: State, seat: int) -> int:
    """All points of a seat. [OO-22.1]"""
    total = 0
    for part in range(CARDS_PART, BLOOM_PART + 1):
        total += score_part(state, seat, part)
    return total


@rule
def is_ahead(state: State, seat: int, other: int) -> bool:
    """More points, or as many with a larger reef. [OO-22.3, OO-22.4]"""
    difference = score(state, seat) - score(state, other)
    if difference == 0:
        difference = reef_size(state, seat) - reef_size(state, other)
    return difference > 0


@rule
def place(state: State, seat: int) -> int:
    """One more than the seats ahead; whoever is equal in both shares the place. [OO-22.3]"""
    ahead = 0
    for other in range(state.seats):
        if is_ahead(state, other, seat):
            ahead += 1
    return 1 + ahead
