"""What may be chosen, and what comes of it: the chapters put together."""

from oceanarium.games.open_worlds.moves import (
    CARD,
    DRAW,
    FIRE,
    FIRST,
    LAY,
    MOVE_COUNT,
    NO,
    PASS,
    RESERVE,
    STAGE,
    UTILITY,
    WORLD,
    YES,
)
from oceanarium.games.open_worlds.parts import (
    ADJUSTING,
    AIMING,
    ASSIGNING,
    CHOOSING_WORLD,
    COMPARING,
    CONQUERING,
    DECK,
    DRAWING,
    LAYING,
    MAX_DECK,
    MODE,
    MOVING,
    ORDERING,
    OVER,
    PROHIBITING,
    REACTING,
    RETREATING,
    SEARCHING,
    STAGING,
    SWAPPING,
    TARGETING,
    TRASHING,
    TRIMMING,
    WINDOW,
)
from oceanarium.games.open_worlds.rules.citations import (
    HAS_ADJUSTED,
    IS_OVER,
    NO_SEAT,
    NO_SUCH_MOVE,
    NOBODY_CHOOSES,
    NOT_YOUR_TURN,
    ONLY_REACTING,
    ONLY_WINDOW,
)
from oceanarium.games.open_worlds.rules.effects import forbids_searching, list_deck, search
from oceanarium.games.open_worlds.rules.final_turn import forbids_replacing, list_replacements, replace
from oceanarium.games.open_worlds.rules.flow import go_on
from oceanarium.games.open_worlds.rules.income import forbids_trashing, list_hand, trash_from_hand
from oceanarium.games.open_worlds.rules.installing import (
    begin_world,
    forbids_swapping,
    forbids_world,
    list_swaps,
    list_worlds,
    promise_swap,
)
from oceanarium.games.open_worlds.rules.moving import forbids_moving, list_sailings, sail
from oceanarium.games.open_worlds.rules.orbit import (
    aim,
    choose_mode,
    forbids_aiming,
    forbids_mode,
    forbids_retreating,
    list_aims,
    list_retreats,
    retreat,
)
from oceanarium.games.open_worlds.rules.preparation import (
    adjust,
    draw_card,
    draw_world,
    drawer,
    forbids_adjusting,
    has_best_claim,
    lay_out,
    put_in_order,
)
from oceanarium.games.open_worlds.rules.revealing import forbids_trimming, list_trimmings, trim
from oceanarium.games.open_worlds.rules.staging import forbids_staging, list_stagings, stage
from oceanarium.games.open_worlds.rules.surface import (
    assign,
    decide_conquest,
    forbids_assignment,
    forbids_conquering,
    list_assignments,
)
from oceanarium.games.open_worlds.rules.targets import choose, forbids_choice, list_choices
from oceanarium.games.open_worlds.rules.utilities import forbids_play, list_plays, pass_by, play_utility
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import WORLD_CARD_COUNT
from oceanarium.kernel import ALLOWED, CHANCE, NOTHING, rule


@rule
def actor(state: State) -> int:
    """The seat that is to choose (the lowest while hands are adjusted), or CHANCE, or NOBODY at the end. [OW-3.2]"""
    return state.chooser


@rule
def is_waited_for(state: State, seat: int) -> bool:
    """Hands are adjusted by all at once; otherwise one seat chooses at a time. [OW-2.4, OW-3.2]"""
    if state.phase == ADJUSTING and 0 <= seat < state.seats:
        return state.is_adjusted[seat] == 0
    return seat >= 0 and seat == state.chooser


@rule
def waiting(state: State) -> int:
    """All who are waited for, as bits."""
    seats = 0
    for seat in range(state.seats):
        if is_waited_for(state, seat):
            seats |= 1 << seat
    return seats


@rule
def forbids(state: State, seat: int, move: int) -> int:
    """The reason why a seat may not make a move, or ALLOWED."""
    if state.phase == OVER:
        return IS_OVER
    if seat < 0 or seat >= state.seats:
        return NO_SEAT
    if state.chooser == CHANCE:
        return NOBODY_CHOOSES
    if not is_waited_for(state, seat):
        return HAS_ADJUSTED if state.phase == ADJUSTING else NOT_YOUR_TURN
    if move < 0 or move >= MOVE_COUNT:
        return NO_SUCH_MOVE
    if UTILITY <= move < WORLD and state.phase in (WINDOW, REACTING, MOVING, TRIMMING):
        return forbids_play(state, seat, move - UTILITY)
    if state.phase < CHOOSING_WORLD:
        return forbids_before_worlds(state, seat, move)
    return forbids_at_worlds(state, seat, move)


@rule
def forbids_before_worlds(state: State, seat: int, move: int) -> int:
    """Set-up and the first three Steps."""
    if state.phase == ADJUSTING:
        return forbids_adjusting(state, seat, move)
    if state.phase == PROHIBITING:
        return forbids_replacing(state, seat, move)
    if state.phase == WINDOW:
        return ALLOWED if move == PASS else ONLY_WINDOW
    if state.phase == STAGING:
        return forbids_staging(state, seat, move)
    if state.phase == MOVING:
        return forbids_moving(state, seat, move)
    return forbids_trimming(state, seat, move)


@rule
def forbids_at_worlds(state: State, seat: int, move: int) -> int:
    """World by World Resolution, Trash, and chains."""
    if state.phase == CHOOSING_WORLD:
        return forbids_world(state, move)
    if state.phase == SWAPPING:
        return forbids_swapping(state, seat, move)
    if state.phase == RETREATING:
        return forbids_retreating(state, seat, move)
    if state.phase == MODE:
        return forbids_mode(move)
    if state.phase == AIMING:
        return forbids_aiming(state, seat, move)
    if state.phase == ASSIGNING:
        return forbids_assignment(state, move)
    if state.phase == CONQUERING:
        return forbids_conquering(move)
    if state.phase == TRASHING:
        return forbids_trashing(state, seat, move)
    if state.phase == TARGETING:
        return forbids_choice(state, seat, move)
    if state.phase == SEARCHING:
        return forbids_searching(state, seat, move)
    return ALLOWED if move == PASS else ONLY_REACTING


@rule
def legal_moves(state: State, seat: int, out: list[int]) -> int:
    """Every move that nothing forbids, in ascending order."""
    if not is_waited_for(state, seat):
        return 0
    if state.phase < CHOOSING_WORLD:
        return list_before_worlds(state, seat, out)
    return list_at_worlds(state, seat, out)


@rule
def list_before_worlds(state: State, seat: int, out: list[int]) -> int:
    """Set-up and the first three Steps."""
    if state.phase == STAGING:
        return list_stagings(state, seat, out)
    if state.phase == PROHIBITING:
        return list_replacements(state, seat, out)
    if state.phase == MOVING:
        return list_plays(state, seat, out, list_sailings(state, seat, out))
    if state.phase == TRIMMING:
        return list_plays(state, seat, out, list_trimmings(state, seat, out))
    out[0] = PASS
    if state.phase == WINDOW:
        return list_plays(state, seat, out, 1)
    return list_hand(state, seat, out, 1)


@rule
def list_at_worlds(state: State, seat: int, out: list[int]) -> int:
    """World by World Resolution, Trash, and chains."""
    if state.phase == CHOOSING_WORLD:
        return list_worlds(state, out)
    if state.phase == SWAPPING:
        return list_swaps(state, seat, out)
    if state.phase == RETREATING:
        return list_retreats(state, seat, out)
    if state.phase == AIMING:
        return list_aims(state, seat, out)
    if state.phase == ASSIGNING:
        return list_assignments(state, out)
    if state.phase == TARGETING:
        return list_choices(state, seat, out)
    if state.phase == SEARCHING:
        return list_deck(state, seat, out)
    if state.phase == MODE:
        out[0], out[1] = FIRE, RESERVE
        return 2
    if state.phase == CONQUERING:
        out[0], out[1] = YES, NO
        return 2
    out[0] = PASS
    return list_hand(state, seat, out, 1) if state.phase == TRASHING else list_plays(state, seat, out, 1)


@rule
def chances(state: State, out: list[int], weights: list[int]) -> int:
    """Any card in the deck, any World in the Worlds Deck, any seat with an equal claim. [OW-2.2, OW-2.3, OW-2.6]"""
    count = 0
    if state.chooser != CHANCE:
        return 0
    if state.phase == DRAWING:
        seat = drawer(state)
        for piece in range(seat * MAX_DECK, seat * MAX_DECK + state.deck_total[seat]):
            if state.place[piece] == DECK:
                move = DRAW + state.card[piece]
                if count > 0 and out[count - 1] == move:
                    weights[count - 1] += 1
                else:
                    out[count], weights[count] = move, 1
                    count += 1
    elif state.phase == LAYING or state.phase == COMPARING:
        for card in range(WORLD_CARD_COUNT):
            if state.world_pool[card] == 1:
                out[count], weights[count] = LAY + card, 1
                count += 1
    elif state.phase == ORDERING:
        for seat in range(state.seats):
            if has_best_claim(state, seat):
                out[count], weights[count] = FIRST + seat, 1
                count += 1
    return count


@rule
def apply_move(state: State, seat: int, move: int) -> None:
    """The effect of any move, and all that follows until somebody must choose again."""
    state.last_move = move if is_public(state, seat, move) else NOTHING
    if seat == CHANCE:
        apply_chance(state, move)
    elif UTILITY <= move < WORLD:
        play_utility(state, seat, move - UTILITY)
    elif state.phase < CHOOSING_WORLD:
        apply_before_worlds(state, seat, move)
    else:
        apply_at_worlds(state, seat, move)
    go_on(state)


@rule
def is_public(state: State, seat: int, move: int) -> bool:
    """Whether all see which move is made: not what is drawn, nor which card is put away, Staged or chosen. [OW-C7]"""
    if seat == CHANCE or state.phase in (ADJUSTING, STAGING, TRASHING, SEARCHING):
        return False
    if state.phase == TARGETING and CARD <= move < STAGE:
        return False
    return move != PASS or state.is_lean == 0


@rule
def apply_chance(state: State, move: int) -> None:
    """A card, a World or a place in Priority Order."""
    if move >= FIRST:
        put_in_order(state, move - FIRST)
    elif move >= LAY:
        if state.phase == LAYING:
            lay_out(state, move - LAY)
        else:
            draw_world(state, move - LAY)
    else:
        draw_card(state, move - DRAW)


@rule
def apply_before_worlds(state: State, seat: int, move: int) -> None:
    """Set-up and the first three Steps."""
    if state.phase == ADJUSTING:
        adjust(state, seat, move)
    elif state.phase == PROHIBITING:
        replace(state, seat, move)
    elif state.phase == WINDOW:
        pass_by(state, seat)
    elif state.phase == STAGING:
        stage(state, seat, move)
    elif state.phase == MOVING:
        sail(state, seat, move)
    else:
        trim(state, seat, move)


@rule
def apply_at_worlds(state: State, seat: int, move: int) -> None:
    """World by World Resolution, Trash, and chains."""
    if state.phase == CHOOSING_WORLD:
        begin_world(state, move - WORLD)
        state.phase = SWAPPING
    elif state.phase == SWAPPING:
        promise_swap(state, move)
    elif state.phase == RETREATING:
        retreat(state, seat, move)
    elif state.phase == MODE:
        choose_mode(state, move)
    elif state.phase == AIMING:
        aim(state, seat, move)
    elif state.phase == ASSIGNING:
        assign(state, move)
    elif state.phase == CONQUERING:
        decide_conquest(state, seat, move)
    elif state.phase == TRASHING:
        trash_from_hand(state, seat, move)
    elif state.phase == TARGETING:
        choose(state, seat, move)
    elif state.phase == SEARCHING:
        search(state, seat, move)
    else:
        pass_by(state, seat)


@rule
def ending(state: State) -> int:
    """The citation of the end, or 0 while the match goes on. [OW-17.6]"""
    return state.ending
