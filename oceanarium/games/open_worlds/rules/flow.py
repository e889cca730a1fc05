"""The turn as a machine: after every move it runs on until somebody must choose. [OW-3, OW-7, OW-C2]"""

from oceanarium.games.open_worlds.parts import (
    ADJUSTING,
    AIMING,
    ASSIGNING,
    BEGINNING,
    CHOOSING_WORLD,
    COMPARING,
    CONQUERING,
    DRAWING,
    DRAWN,
    FIRING,
    LAYING,
    MODE,
    MOVING,
    ORDERING,
    OVER,
    PROHIBITING,
    REACTING,
    RESOLVING,
    RETREATING,
    SEARCHING,
    STAGING,
    SWAPPING,
    TARGETING,
    TRASHING,
    TRIMMING,
    WINDOW,
)
from oceanarium.games.open_worlds.rules.citations import ENDED, FINAL_COUNTED
from oceanarium.games.open_worlds.rules.effects import resolve_last
from oceanarium.games.open_worlds.rules.final_turn import ask_for_replacing, begin_turn, end_turn
from oceanarium.games.open_worlds.rules.income import (
    advance_courses,
    ask_for_trashing,
    count_income,
    draw_count,
    settle_priority,
)
from oceanarium.games.open_worlds.rules.installing import (
    ask_for_swaps,
    begin_world,
    deploy_ground_forces,
    install_facilities,
    station_orbitals,
    trigger_catastrophes,
)
from oceanarium.games.open_worlds.rules.moving import ask_for_moving
from oceanarium.games.open_worlds.rules.orbit import ask_for_aims, ask_for_retreats, fire, seats_in_conflict
from oceanarium.games.open_worlds.rules.preparation import ask_for_adjusting, compare_worlds, drawer, rank_next
from oceanarium.games.open_worlds.rules.revealing import ask_for_trimming, reveal
from oceanarium.games.open_worlds.rules.staging import ask_for_staging
from oceanarium.games.open_worlds.rules.surface import (
    ask_for_assignments,
    ask_for_conquests,
    clean_up,
    forget_decisions,
    is_surface_conflict,
    tally,
)
from oceanarium.games.open_worlds.rules.targets import ask_for_choices
from oceanarium.games.open_worlds.rules.utilities import ask_for_reactions, ask_in_window, chain_seat, open_window
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    BEGIN_RESOLUTION,
    BEGIN_STAGE,
    BEGIN_SURFACE,
    BEGIN_TURN,
    END_DRAW,
    END_MOVE,
    END_RESOLUTION,
    END_STAGE,
)
from oceanarium.kernel import CHANCE, NOBODY, NOTHING, note, rule


@rule
def go_on(state: State) -> None:
    """Run on until a seat or chance must choose, or the match is over. [OW-C2]"""
    state.chooser = NOBODY
    while state.chooser == NOBODY and state.phase != OVER:
        if state.phase < WINDOW:
            prepare(state)
        elif state.phase >= TARGETING:
            run_chain(state)
        elif state.phase < CHOOSING_WORLD or state.phase >= TRASHING:
            run_step(state)
        else:
            run_world(state)


@rule
def begin_phase(state: State, phase: int) -> None:
    """The next phase, in which seats are dealt with in Priority Order. [OW-3.2]"""
    state.phase, state.rank = phase, 0


@rule
def prepare(state: State) -> None:
    """Set-up, draws, and the beginning of a turn. [OW-2, OW-3.4]"""
    if state.phase == LAYING:
        state.chooser = CHANCE
    elif state.phase == DRAWING:
        if drawer(state) == NOBODY:
            state.phase = state.after_draws
        else:
            state.chooser = CHANCE
    elif state.phase == ADJUSTING:
        ask_for_adjusting(state)
    elif state.phase == COMPARING:
        compare_worlds(state)
    elif state.phase == ORDERING:
        rank_next(state)
    elif state.phase == BEGINNING:
        begin_turn(state)
        begin_phase(state, PROHIBITING)
    elif not ask_for_replacing(state):
        open_window(state, BEGIN_TURN)


@rule
def run_step(state: State) -> None:
    """The Steps of a turn outside the Worlds, and the windows between them. [OW-3.1, OW-3.3]"""
    if state.phase == WINDOW:
        if not ask_in_window(state):
            close_window(state)
    elif state.phase == STAGING:
        if not ask_for_staging(state):
            open_window(state, END_STAGE)
    elif state.phase == MOVING:
        if not ask_for_moving(state):
            open_window(state, END_MOVE)
    elif state.phase == TRIMMING:
        if not ask_for_trimming(state):
            open_window(state, BEGIN_RESOLUTION)
    elif state.phase == TRASHING:
        if not ask_for_trashing(state):
            for seat in range(state.seats):
                state.draws[seat] = draw_count(state, seat)
            state.phase, state.after_draws = DRAWING, DRAWN
    else:  # DRAWN
        open_window(state, END_DRAW)


@rule
def close_window(state: State) -> None:
    """What follows when everybody has passed. [OW-18.3]"""
    window = state.window
    state.window = NOTHING
    if window == BEGIN_TURN:
        open_window(state, BEGIN_STAGE)
    elif window == BEGIN_STAGE:
        begin_phase(state, STAGING)
    elif window == END_STAGE:
        begin_phase(state, MOVING)
    elif window == END_MOVE:
        reveal(state)
        begin_phase(state, TRIMMING)
    elif window == BEGIN_RESOLUTION:
        begin_phase(state, CHOOSING_WORLD)
    elif window == BEGIN_SURFACE:
        if is_surface_conflict(state):
            begin_phase(state, ASSIGNING)
        else:
            clean_up(state)
            begin_phase(state, CHOOSING_WORLD)
    elif window == END_RESOLUTION:
        finish_counting(state)
    else:  # END_DRAW
        end_turn(state)
        state.phase = BEGINNING


@rule
def finish_counting(state: State) -> None:
    """Count Income; on the FINAL TURN that is the end, otherwise Priority and courses follow. [OW-14, OW-17.6]"""
    count_income(state)
    if state.is_final == 1:  # OW-14.2
        state.phase, state.ending = OVER, FINAL_COUNTED
        note(state, ENDED, NOBODY)
        return
    settle_priority(state)
    advance_courses(state)
    begin_phase(state, TRASHING)


@rule
def unresolved_world(state: State) -> int:
    """The only World left to resolve; NOTHING if there are several, or -2 if there is none."""
    found, count = NOTHING, 0
    for world in range(state.world_count):
        if not state.resolved >> world & 1:
            found, count = world, count + 1
    if count == 0:
        return -2
    return found if count == 1 else NOTHING


@rule
def run_world(state: State) -> None:
    """World by World Resolution; a World is finished before the next one starts. [OW-7.1, OW-7.2, OW-R50]"""
    if state.phase == CHOOSING_WORLD:
        world = unresolved_world(state)
        if world == NOTHING:
            state.chooser = state.order[0]
        elif world < 0:
            open_window(state, END_RESOLUTION)
        else:
            begin_world(state, world)
            begin_phase(state, SWAPPING)
    elif state.phase == SWAPPING:
        if not ask_for_swaps(state):
            install_facilities(state)
            station_orbitals(state)
            deploy_ground_forces(state)
            trigger_catastrophes(state)
            state.conflict = seats_in_conflict(state)
            begin_phase(state, RETREATING)
    elif state.phase == RETREATING:
        if not ask_for_retreats(state):
            state.conflict = seats_in_conflict(state)  # OW-12.3
            begin_phase(state, AIMING)
    elif state.phase == AIMING or state.phase == MODE:
        if ask_for_aims(state):
            state.phase = AIMING if state.flags[state.unit] & FIRING else MODE
        else:
            fire(state)
            state.conflict = 0
            open_window(state, BEGIN_SURFACE)
    elif state.phase == ASSIGNING:
        if not ask_for_assignments(state):
            tally(state)
            forget_decisions(state)
            begin_phase(state, CONQUERING)
    elif not ask_for_conquests(state):
        clean_up(state)
        begin_phase(state, CHOOSING_WORLD)


@rule
def run_chain(state: State) -> None:
    """Choices, reactions and resolution of a chain. [OW-18.2]"""
    if state.phase == TARGETING:
        if not ask_for_choices(state):
            state.phase = REACTING
    elif state.phase == REACTING:
        if not ask_for_reactions(state):
            state.phase, state.effect = RESOLVING, 0
    elif state.phase == SEARCHING:
        state.chooser = chain_seat(state)
    else:
        resolve_last(state)
