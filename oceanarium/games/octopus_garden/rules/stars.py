"""Sea stars move and eat. [OG-6]"""

from oceanarium.games.octopus_garden.moves import DRAW, NO_STEP, STEP, stepping_move
from oceanarium.games.octopus_garden.parts import (
    CORAL,
    DIRECTION_COUNT,
    HARLEQUIN,
    MAX_PLACES,
    MOST_STARS,
    OYSTER,
    STAR,
    grown,
    step_offset,
)
from oceanarium.games.octopus_garden.rules.citations import (
    BESIDE_HARLEQUIN,
    EATEN,
    HAS_MOVED,
    INTO_CORAL,
    MOVED,
    NO_SUCH_STAR,
    NO_SUCH_STEP,
    NO_WAY,
    NOT_THE_SHORTEST,
    NOT_TO_HARLEQUIN,
    ONLY_STEPPING,
)
from oceanarium.games.octopus_garden.rules.ending import check_for_full_garden, end_turn
from oceanarium.games.octopus_garden.rules.harvest import harvest
from oceanarium.games.octopus_garden.rules.worms import closed_worms, tell_of_worms
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import ALLOWED, NOTHING, note, rule


@rule
def star_steps(state: State, seat: int, star: int) -> int:
    """The spaces that a star may enter: first steps of the shortest ways to its targets. [OG-6.2, OG-6.5]"""
    place = state.stars[seat][star]
    tiles = state.tiles[seat]
    steps = steps_towards(state, seat, place, tiles[OYSTER])
    if steps == 0 and not is_beside(state, place, tiles[HARLEQUIN]):
        steps = steps_towards(state, seat, place, tiles[HARLEQUIN])  # OG-6.4 (b)
    return steps


@rule
def is_beside(state: State, place: int, spaces: int) -> bool:
    """Whether a place is one of these spaces or touches one."""
    return grown(1 << place, state.stride, state.garden) & spaces != 0


@rule
def steps_towards(state: State, seat: int, place: int, targets: int) -> int:
    """Spaces beside a place that are nearest to the targets, going around coral; 0 if none is in reach. [OG-6.3]"""
    passable = state.garden & ~state.tiles[seat][CORAL]
    beside = grown(1 << place, state.stride, passable) & ~(1 << place)
    reached, before = targets & passable, 0
    if reached >> place & 1:
        return 0  # it is there
    while reached & beside == 0 and reached != before:
        before = reached
        reached = grown(reached, state.stride, passable)
    return reached & beside


@rule
def can_step(state: State, star: int) -> bool:
    """Whether a star of the turn's seat must still move. [OG-6.1, OG-6.9]"""
    if state.stars[state.turn][star] == NOTHING or state.moved_stars >> star & 1:
        return False
    return star_steps(state, state.turn, star) != 0


@rule
def step_end(state: State, star: int, direction: int) -> int:
    """The place that a step leads to, or NOTHING if it is not in the garden."""
    place = state.stars[state.turn][star] + step_offset(state.stride, direction)
    if place < 0 or place >= MAX_PLACES or not state.garden >> place & 1:
        return NOTHING
    return place


@rule
def forbids_stepping(state: State, move: int) -> int:
    """A star that can must move, each once, in any order. [OG-6.1, OG-6.9]"""
    if move == NO_STEP:
        return NO_SUCH_STEP
    if move < STEP or move >= DRAW:
        return ONLY_STEPPING
    star = (move - STEP) // DIRECTION_COUNT
    if state.stars[state.turn][star] == NOTHING:
        return NO_SUCH_STAR
    if state.moved_stars >> star & 1:
        return HAS_MOVED
    return forbids_step(state, star, step_end(state, star, (move - STEP) % DIRECTION_COUNT))


@rule
def forbids_step(state: State, star: int, end: int) -> int:
    """Only a first step of a shortest way is allowed [OG-6.2], and where there is none, no step at all [OG-6.8]."""
    place, tiles = state.stars[state.turn][star], state.tiles[state.turn]
    steps = star_steps(state, state.turn, star)
    if steps == 0:
        return BESIDE_HARLEQUIN if is_beside(state, place, tiles[HARLEQUIN]) else NO_WAY
    if end == NOTHING:
        return NO_SUCH_STEP
    if steps >> end & 1:
        return ALLOWED
    if tiles[CORAL] >> end & 1:
        return INTO_CORAL
    return NOT_THE_SHORTEST if steps_towards(state, state.turn, place, tiles[OYSTER]) != 0 else NOT_TO_HARLEQUIN


@rule
def list_steps(state: State, out: list[int]) -> int:
    """Every step of every star that has not moved. [OG-6.5, OG-6.9]"""
    count = 0
    for star in range(MOST_STARS):
        if can_step(state, star):
            steps = star_steps(state, state.turn, star)
            for direction in range(DIRECTION_COUNT):
                end = step_end(state, star, direction)
                if end != NOTHING and steps >> end & 1:
                    out[count] = stepping_move(star, direction)
                    count += 1
    return count


@rule
def step(state: State, star: int, direction: int) -> None:
    """Move a star one space; what it leaves is exposed again, and an oyster it enters is eaten. [OG-6.1, OG-6.10]"""
    seat = state.turn
    start, end = state.stars[seat][star], step_end(state, star, direction)
    closed = closed_worms(state, seat)
    note(state, MOVED, seat, star, start, end)
    state.stars[seat][star] = end
    state.moved_stars |= 1 << star
    state.tiles[seat][STAR] = star_spaces(state, seat)
    if state.tiles[seat][OYSTER] >> end & 1:
        eat_oyster(state, star, end)
    tell_of_worms(state, seat, closed)
    end_stepping(state)


@rule
def star_spaces(state: State, seat: int) -> int:
    """The spaces with at least one star; several may share one. [OG-6.3]"""
    spaces = 0
    for star in range(MOST_STARS):
        if state.stars[seat][star] != NOTHING:
            spaces |= 1 << state.stars[seat][star]
    return spaces


@rule
def eat_oyster(state: State, star: int, place: int) -> None:
    """An ordinary oyster leaves the game [OG-6.6]; the harlequin never does [OG-6.7]."""
    state.tiles[state.turn][OYSTER] &= ~(1 << place)
    state.removed[OYSTER] += 1
    note(state, EATEN, state.turn, star, place)


@rule
def end_stepping(state: State) -> None:
    """When no star can move any more [OG-6.8], the garden may be full [OG-9.1], and the harvest follows [OG-2.1]."""
    for star in range(MOST_STARS):
        if can_step(state, star):
            return
    check_for_full_garden(state)
    harvest(state)
    end_turn(state)
