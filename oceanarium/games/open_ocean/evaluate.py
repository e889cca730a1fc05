"""How good a position looks, for bots: points so far, and what reef, hand and Ocean promise or threaten.

The constants were chosen by hand and checked in play against each other; nothing in the rules depends on them.
"""

from oceanarium.games.open_ocean.parts import (
    ATTRACTING,
    ATTRACTS,
    BIG,
    CLASSES,
    COLOUR_COUNT,
    CRAB,
    DOLPHIN,
    FIRST_FISH,
    FIRST_KINDS,
    GOAL_COUNT,
    GOAL_FIRST,
    GOAL_NUMBER,
    GOAL_POINTS,
    GOAL_SECOND,
    GREAT_WHITE,
    KIND_COUNT,
    LAST_FISH,
    LAST_KINDS,
    OCEAN_PLACES,
    OVER,
    PICKING,
    POINTS,
    RAINBOW,
    RAINBOW_BONUS,
    ROUND_COUNT,
    SEA_ANEMONE,
    SHARK,
    SPECIAL,
    TINY,
    TURTLE,
)
from oceanarium.games.open_ocean.rules import place, score
from oceanarium.games.open_ocean.rules.frenzy import endangered_fish
from oceanarium.games.open_ocean.rules.goals import cards_for_goal, meets_goal
from oceanarium.games.open_ocean.rules.ocean import frenzy_threshold, has_ocean_class, ocean_count
from oceanarium.games.open_ocean.rules.playable import is_playable
from oceanarium.games.open_ocean.rules.playing import attracted_class
from oceanarium.games.open_ocean.rules.reef import (
    cards_of_class,
    fish_in,
    has_free_edge,
    has_space_for,
    is_fish,
    protected_fish,
)
from oceanarium.games.open_ocean.rules.scoring import colour_count, private_goal_points
from oceanarium.games.open_ocean.rules.turn import direction, hand_of
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import NOBODY, NOTHING, bit_count, lowest_bit, rule

TURNS = 15.0  # of a whole match
COLOUR_WORTH = 0.7  # of the next colour's bonus, while there is time to find it
ANCHOR_WORTH = (0.0, 0.0, 0.9, 1.2, 0.0, 0.0)  # by class: a free edge that the next class can use
SCHOOL_WORTH = 0.15  # of each fish that could still become a school
ANEMONE_WORTH = 1.2  # what an anemone may come to protect
SAFETY_WORTH = 0.06  # of each point that no dolphin can take
FRENZY_RISK = 0.15  # of losing the highest fish at some time, without a shark in sight
SHARK_RISK = 0.45  # more of it, when one shark is missing
GOAL_WORTH = 0.6  # of a goal's points, for one that is almost met
SOLO_GOAL_WORTH = 8.0  # points that a completed solo goal is worth
TURTLE_WORTH = 4.0  # what a fresh Ocean brings
DENIAL = 0.3  # of what the next seat could make of the best card that is passed on
HAND_WORTH = 0.3  # of the cards that one keeps, alone
WIN_MARGIN = 200.0  # more than any lead in points: a match won is better than any prospect
SPREAD = 5.3  # a lead of so many points is won by 73 in 100


@rule
def evaluate(state: State, seat: int) -> float:
    """How far ahead of its best rival a seat looks, in points."""
    best = 0.0 if state.seats == 1 else -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, rival_worth(state, other))
    if state.phase == OVER:
        won = WIN_MARGIN if place(state, seat) == 1 else -WIN_MARGIN
        return score(state, seat) - best + won + SOLO_GOAL_WORTH * state.goals_done
    return own_worth(state, seat) - best


@rule
def rival_worth(state: State, seat: int) -> float:
    """What all can see of a rival's points; at the end secret goals are open too."""
    worth = float(score(state, seat))
    return worth if state.phase == OVER else worth - private_goal_points(state, seat)


@rule
def own_worth(state: State, seat: int) -> float:
    """Points, prospects, the cards that are about to be played, and the dangers."""
    time = time_left(state)
    worth = score(state, seat) + SOLO_GOAL_WORTH * state.goals_done
    worth += reef_promise(state, seat) * time
    worth += goals_promise(state, seat) * min(1.0, 0.3 + time)
    worth += SAFETY_WORTH * safe_points(state, seat) * time
    worth -= frenzy_danger(state, seat, time)
    return worth + pending_worth(state, seat) + hand_worth(state, seat)


@rule
def time_left(state: State) -> float:
    """The share of the match that is still to come."""
    turns = (ROUND_COUNT - state.round) * TURNS / ROUND_COUNT - state.turn
    return max(turns, 0.0) / TURNS


@rule
def reef_promise(state: State, seat: int) -> float:
    """Colours still to come, free edges for the next class, fish that may find a school."""
    colours = colour_count(state, seat)
    worth = 0.0
    if colours < COLOUR_COUNT:
        worth += COLOUR_WORTH * (RAINBOW_BONUS[colours + 1] - RAINBOW_BONUS[colours])
    for sort in range(TINY, BIG):
        if has_class_with_free_edge(state, seat, sort):
            worth += ANCHOR_WORTH[sort]
    for kind in range(FIRST_FISH, LAST_FISH + 1):
        if can_school(state, seat, kind):
            worth += SCHOOL_WORTH
    return worth


@rule
def has_class_with_free_edge(state: State, seat: int, sort: int) -> bool:
    """Whether a card of a class has a free edge."""
    slots = cards_of_class(state, seat, sort)
    while slots != 0:
        if has_free_edge(state, seat, lowest_bit(slots)):
            return True
        slots &= slots - 1
    return False


@rule
def can_school(state: State, seat: int, kind: int) -> bool:
    """Whether another fish of its kind could lie beside one."""
    slots = state.of_kind[seat][kind]
    while slots != 0:
        if has_free_edge(state, seat, lowest_bit(slots)):
            return True
        slots &= slots - 1
    return False


@rule
def safe_points(state: State, seat: int) -> int:
    """The printed points of protected fish."""
    points, fish = 0, protected_fish(state, seat)
    while fish != 0:
        points += POINTS[state.cards[seat][lowest_bit(fish)]]
        fish &= fish - 1
    return points


@rule
def frenzy_danger(state: State, seat: int, time: float) -> float:
    """What a frenzy would cost, by how near it is."""
    fish = endangered_fish(state, seat)
    if fish == 0 or state.has_full_sharks == 1:
        return 0.0
    value = POINTS[state.cards[seat][lowest_bit(fish)]]
    if state.frenzy_due == 1:
        return 0.9 * value
    near = ocean_count(state, SHARK) / max(frenzy_threshold(state) - 1, 1)
    return value * time * (FRENZY_RISK + SHARK_RISK * near * near)


@rule
def goal_progress(state: State, seat: int, goal: int) -> float:
    """How near an unmet goal is, from 0 to 1."""
    if meets_goal(state, seat, goal):
        return 0.0
    first = bit_count(cards_for_goal(state, seat, GOAL_FIRST[goal]))
    if GOAL_SECOND[goal] == NOBODY:
        return first / GOAL_NUMBER[goal]
    second = bit_count(cards_for_goal(state, seat, GOAL_SECOND[goal]))
    if state.extreme != 0:
        return min(first + second, 9) / 10.0
    return (min(first, 1) + min(second, 1)) / 3.0


@rule
def has_goal(state: State, seat: int, goal: int) -> bool:
    """Whether a goal counts for a seat: open ones and its own."""
    if state.goals[seat][0] == goal or state.goals[seat][1] == goal:
        return True
    return state.open_goals[0] == goal or state.open_goals[1] == goal or state.open_goals[2] == goal


@rule
def goals_promise(state: State, seat: int) -> float:
    """What goals on the way are worth."""
    worth = 0.0
    for goal in range(GOAL_COUNT):
        if has_goal(state, seat, goal):
            progress = goal_progress(state, seat, goal)
            points = SOLO_GOAL_WORTH if state.seats == 1 else float(GOAL_POINTS[goal])
            worth += GOAL_WORTH * points * progress * progress
    return worth


@rule
def goal_interest(state: State, seat: int, kind: int) -> float:
    """What a card of a kind may do for goals."""
    worth = 0.0
    for goal in range(GOAL_COUNT):
        if kind not in (GOAL_FIRST[goal], GOAL_SECOND[goal]) or not has_goal(state, seat, goal):
            continue
        if not meets_goal(state, seat, goal):
            points = SOLO_GOAL_WORTH if state.seats == 1 else float(GOAL_POINTS[goal])
            worth += 0.35 * points * (0.4 + goal_progress(state, seat, goal))
    return worth


@rule
def laid_value(state: State, seat: int, kind: int) -> float:
    """What a Sun or Fish card adds once it lies, without its action."""
    worth = POINTS[kind] + goal_interest(state, seat, kind)
    if is_fish(kind):
        if can_school(state, seat, kind):
            worth += 1.7
    elif kind == SEA_ANEMONE:
        worth += ANEMONE_WORTH
    elif kind == RAINBOW or state.of_kind[seat][kind] == 0:
        colours = colour_count(state, seat)
        if colours < COLOUR_COUNT:
            worth += RAINBOW_BONUS[colours + 1] - RAINBOW_BONUS[colours] + 0.5
    return worth


@rule
def best_in_ocean(state: State, seat: int, sort: int) -> float:
    """The best card of a class to attract, or 0."""
    best = 0.0
    for slot in range(OCEAN_PLACES):
        kind = state.ocean[slot]
        if kind != NOTHING and FIRST_KINDS[sort] <= kind <= LAST_KINDS[sort]:
            best = max(best, laid_value(state, seat, kind))
    return best


@rule
def played_value(state: State, seat: int, kind: int) -> float:
    """What a Sun or Fish card brings when it is played, with what it attracts."""
    worth, wanted = laid_value(state, seat, kind), ATTRACTS[CLASSES[kind]]
    if wanted != SPECIAL and has_ocean_class(state, wanted):
        worth += 0.9 * best_in_ocean(state, seat, wanted)
    return worth


@rule
def best_ocean_play(state: State, seat: int, only_fish: bool) -> float:
    """The best that can be taken from the Ocean and played."""
    best = 0.0
    for slot in range(OCEAN_PLACES):
        kind = state.ocean[slot]
        if kind == NOTHING or (only_fish and not is_fish(kind)):
            continue
        if CLASSES[kind] == SPECIAL:
            if kind == TURTLE and is_playable(state, seat, TURTLE):
                best = max(best, TURTLE_WORTH)
        elif has_space_for(state, seat, kind):
            best = max(best, played_value(state, seat, kind))
    return best


@rule
def best_theft(state: State, seat: int) -> float:
    """The best fish that a dolphin can take."""
    best = 0.0
    for rival in range(state.seats):
        if rival == seat:
            continue
        fish = fish_in(state, rival) & ~protected_fish(state, rival)
        while fish != 0:
            kind = state.cards[rival][lowest_bit(fish)]
            if has_space_for(state, seat, kind):
                best = max(best, played_value(state, seat, kind) + 0.4 * POINTS[kind])
            fish &= fish - 1
    return best


@rule
def card_value(state: State, seat: int, kind: int) -> float:
    """What a card in hand would bring a seat now; nothing if it cannot be played."""
    if not is_playable(state, seat, kind):
        return 0.0
    if CLASSES[kind] != SPECIAL:
        return played_value(state, seat, kind)
    if kind == TURTLE:
        return TURTLE_WORTH
    if kind == DOLPHIN and state.has_friendly_dolphins == 0:
        return best_theft(state, seat)
    if kind == CRAB:
        return best_ocean_play(state, seat, False)
    worth = best_ocean_play(state, seat, True)
    if kind == DOLPHIN:
        return worth + POINTS[DOLPHIN]
    brings_frenzy = kind == GREAT_WHITE or ocean_count(state, SHARK) + 1 >= frenzy_threshold(state)
    return worth - 1.5 if brings_frenzy and endangered_fish(state, seat) != 0 else worth


@rule
def pending_worth(state: State, seat: int) -> float:
    """Cards of the seat that are on their way into its reef."""
    worth = 0.0
    if state.picks[seat] != NOTHING:
        worth += card_value(state, seat, state.picks[seat])
    if state.lifted != NOTHING and state.builder == seat:
        worth += laid_value(state, seat, state.lifted)
    if state.victim == seat:
        worth += POINTS[DOLPHIN]
    if state.player != seat:
        return worth
    worth += state.loose_turtles * POINTS[TURTLE]
    if state.attracted != NOTHING:
        return worth + laid_value(state, seat, state.attracted)
    if state.phase == ATTRACTING:
        return worth + best_in_ocean(state, seat, attracted_class(state))
    if state.playing != NOTHING:
        worth += card_value(state, seat, state.playing)
    elif state.taker != NOTHING:
        worth += card_value(state, seat, state.taker)
    elif state.by_crab == 1:
        worth += best_ocean_play(state, seat, False)
    return worth


@rule
def hand_worth(state: State, seat: int) -> float:
    """Alone one keeps the hand; else the next seat gets it, and should not like it too much."""
    if state.seats == 1:
        worth = 0.0
        for kind in range(KIND_COUNT):
            if state.hands[0][kind] > 0:
                worth += HAND_WORTH * state.hands[0][kind] * (1.0 + card_value(state, seat, kind))
        return worth
    if state.phase == PICKING and state.picks[seat] == NOTHING:
        return 0.0
    rival, best = (seat + direction(state)) % state.seats, 0.0
    hand = hand_of(state, seat)
    for kind in range(KIND_COUNT):
        if state.hands[hand][kind] > 0:
            best = max(best, card_value(state, rival, kind))
    return -DENIAL * best
