"""What every kind of card would bring a seat, weighed once for all that ask: the hand-written evaluation in a row.

It knows the goals that it is told of, so that a rival's secret ones stay out of it.
"""

from oceanarium.games.open_ocean.evaluate import ANEMONE_WORTH, GOAL_WORTH, SOLO_GOAL_WORTH, TURTLE_WORTH, goal_progress
from oceanarium.games.open_ocean.parts import (
    ATTRACTING,
    BIG,
    CLASSES,
    COLOUR_COUNT,
    CORAL,
    CRAB,
    DOLPHIN,
    FIRST_FISH,
    FIRST_KINDS,
    GOAL_FIRST,
    GOAL_POINTS,
    GOAL_SECOND,
    GREAT_WHITE,
    KIND_COUNT,
    LAST_FISH,
    LAST_KINDS,
    OCEAN_PLACES,
    POINTS,
    RAINBOW,
    RAINBOW_BONUS,
    SEA_ANEMONE,
    SHARK,
    SPECIAL,
    TINY,
    TURTLE,
)
from oceanarium.games.open_ocean.rules.goals import meets_goal
from oceanarium.games.open_ocean.rules.ocean import frenzy_threshold, ocean_count
from oceanarium.games.open_ocean.rules.playable import turtle_limit
from oceanarium.games.open_ocean.rules.playing import attracted_class
from oceanarium.games.open_ocean.rules.reef import EDGES, cards_of_class, has_free_corner_or_edge
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import NOBODY, NOTHING, bit_count, lowest_bit, rule

SCHOOLED = 1.7  # what a school adds, in the hand-written evaluation
NEW_COLOUR = 0.5
GOAL_CARD = 0.35
GOAL_START = 0.4
ATTRACTION = 0.9
LOSS = 0.4  # of a stolen fish's points, to its owner
FRENZY_COST = 1.5

# What cards are worth to a seat, in a row of fractions: played from the hand by kind, then
LAID = KIND_COUNT  # once they lie, by kind
ATTRACTED = LAID + LAST_FISH + 1  # the best in the Ocean, by class
OCEAN_FISH = ATTRACTED + SPECIAL  # the best to take and play, among fish and among all
OCEAN_CARD = OCEAN_FISH + 1
STOLEN = OCEAN_CARD + 1
GOALS_ON_THE_WAY = STOLEN + 1
WORTHS = GOALS_ON_THE_WAY + 1


@rule
def weigh_cards(
    state: State, seat: int, goals: int, edges: int, colours: int, exposed: list[int], worths: list[float]
) -> None:
    """What every kind of card would bring a seat, as the hand-written evaluation has it, and the best of the Ocean."""
    weigh_laid(state, seat, edges, colours, worths)
    weigh_goals(state, seat, goals, worths)
    for slot in range(OCEAN_PLACES):
        kind = state.ocean[slot]
        if kind != NOTHING and CLASSES[kind] != SPECIAL:
            best = ATTRACTED + CLASSES[kind]
            worths[best] = max(worths[best], worths[LAID + kind])
    weigh_played(state, seat, edges, worths)
    for slot in range(OCEAN_PLACES):
        kind = state.ocean[slot]
        if kind != NOTHING and kind <= LAST_FISH:
            worths[OCEAN_CARD] = max(worths[OCEAN_CARD], worths[kind])
            if kind >= FIRST_FISH:
                worths[OCEAN_FISH] = max(worths[OCEAN_FISH], worths[kind])
        elif kind == TURTLE and state.turtles[seat] < turtle_limit(state):
            worths[OCEAN_CARD] = max(worths[OCEAN_CARD], TURTLE_WORTH)
    weigh_theft(state, seat, exposed, worths)
    weigh_specials(state, seat, exposed[seat] != 0, worths)


@rule
def open_edges(state: State, seat: int) -> int:
    """Sun cards and fish with a free edge, as bits."""
    edges = 0
    for kind in range(LAST_FISH + 1):
        slots = state.of_kind[seat][kind]
        while slots != 0:
            slot = lowest_bit(slots)
            if free_edges(state, seat, slot) > 0:
                edges |= 1 << slot
            slots &= slots - 1
    return edges


@rule
def free_edges(state: State, seat: int, slot: int) -> int:
    """How many bordering spaces of a card are empty and not below the floor. [OO-4.2]"""
    below = 1 if state.ys[seat][slot] == 0 else 0
    return EDGES - below - bit_count(state.bordering[seat][slot])


@rule
def weigh_laid(state: State, seat: int, edges: int, colours: int, worths: list[float]) -> None:
    """Points, schools and colours of cards that come to lie."""
    bonus = 0.0
    if colours < COLOUR_COUNT:
        bonus = RAINBOW_BONUS[colours + 1] - RAINBOW_BONUS[colours] + NEW_COLOUR
    for kind in range(LAST_FISH + 1):
        worth = float(POINTS[kind])
        if kind >= FIRST_FISH:
            if state.of_kind[seat][kind] & edges != 0:
                worth += SCHOOLED
        elif kind == SEA_ANEMONE:
            worth += ANEMONE_WORTH
        elif kind == RAINBOW or state.of_kind[seat][kind] == 0:
            worth += bonus
        worths[LAID + kind] = worth


@rule
def weigh_goals(state: State, seat: int, goals: int, worths: list[float]) -> None:
    """What unmet goals promise, and what cards may do for them."""
    while goals != 0:
        goal = lowest_bit(goals)
        goals &= goals - 1
        if meets_goal(state, seat, goal):
            continue
        points = SOLO_GOAL_WORTH if state.seats == 1 else float(GOAL_POINTS[goal])
        progress = goal_progress(state, seat, goal)
        worths[GOALS_ON_THE_WAY] += GOAL_WORTH * points * progress * progress
        interest = GOAL_CARD * points * (GOAL_START + progress)
        worths[LAID + GOAL_FIRST[goal]] += interest
        if GOAL_SECOND[goal] != NOBODY:
            worths[LAID + GOAL_SECOND[goal]] += interest


@rule
def weigh_played(state: State, seat: int, edges: int, worths: list[float]) -> None:
    """Sun cards and fish that have a space, with what they attract. [OO-4.1, OO-8.1]"""
    sun = cards_of_class(state, seat, CORAL) | state.of_kind[seat][SEA_ANEMONE]
    if has_space_by(state, seat, sun):
        for kind in range(FIRST_FISH):
            worths[kind] = worths[LAID + kind] + ATTRACTION * worths[ATTRACTED + TINY]
    smaller = sun & edges
    for sort in range(TINY, BIG + 1):
        attraction = ATTRACTION * worths[ATTRACTED + sort + 1] if sort != BIG else 0.0
        found = 0
        for kind in range(FIRST_KINDS[sort], LAST_KINDS[sort] + 1):
            own = state.of_kind[seat][kind] & edges
            found |= own
            if smaller | own != 0:
                worths[kind] = worths[LAID + kind] + attraction
        smaller = found


@rule
def has_space_by(state: State, seat: int, slots: int) -> bool:
    """Whether a Sun card has a legal space by one of these. [OO-5.1]"""
    while slots != 0:
        if has_free_corner_or_edge(state, seat, lowest_bit(slots)):
            return True
        slots &= slots - 1
    return False


@rule
def weigh_theft(state: State, seat: int, exposed: list[int], worths: list[float]) -> None:
    """The best fish that a Dolphin can take. [OO-9.2]"""
    for rival in range(state.seats):
        fish = exposed[rival] if rival != seat else 0
        while fish != 0:
            kind = state.cards[rival][lowest_bit(fish)]
            if worths[kind] > 0.0:
                worths[STOLEN] = max(worths[STOLEN], worths[kind] + LOSS * POINTS[kind])
            fish &= fish - 1


@rule
def weigh_specials(state: State, seat: int, is_exposed: bool, worths: list[float]) -> None:
    """Cards that bring another one, and what sharks may cost. [OO-12.2]"""
    if state.turtles[seat] < turtle_limit(state):
        worths[TURTLE] = TURTLE_WORTH
    worths[DOLPHIN] = worths[STOLEN]
    if state.has_friendly_dolphins == 1:
        worths[DOLPHIN] = worths[OCEAN_FISH] + POINTS[DOLPHIN] if worths[OCEAN_FISH] > 0.0 else 0.0
    worths[CRAB] = worths[OCEAN_CARD]
    cost = FRENZY_COST if is_exposed else 0.0
    worths[GREAT_WHITE] = worths[OCEAN_FISH] - cost
    if worths[OCEAN_FISH] > 0.0:
        brings_frenzy = ocean_count(state, SHARK) + 1 >= frenzy_threshold(state)
        worths[SHARK] = worths[OCEAN_FISH] - (cost if brings_frenzy else 0.0)


@rule
def pending(state: State, seat: int, worths: list[float]) -> float:
    """Cards that all see on their way into a reef."""
    worth = 0.0
    if state.lifted != NOTHING and state.builder == seat:
        worth += worths[LAID + state.lifted]
    if state.victim == seat:
        worth += POINTS[DOLPHIN]
    if state.player != seat:
        return worth
    worth += state.loose_turtles * POINTS[TURTLE]
    if state.attracted != NOTHING:
        worth += worths[LAID + state.attracted]
    elif state.phase == ATTRACTING:
        worth += worths[ATTRACTED + attracted_class(state)]
    elif state.playing != NOTHING:
        worth += worths[state.playing]
    elif state.taker != NOTHING:
        worth += worths[state.taker]
    elif state.by_crab == 1:
        worth += worths[OCEAN_CARD]
    return worth
