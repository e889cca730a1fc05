"""Utilities: windows, plays, choices, chains. [OW-18, OW-C6]"""

from oceanarium.games.open_worlds.moves import (
    CARD,
    CHAIN_CARD,
    FACILITY_AT,
    FIRE,
    GROUND_COUNT,
    GROUND_OF,
    ORBITAL_COUNT,
    ORBITAL_OF,
    SEAT,
    STAGE,
    STAGED_AT,
    UTILITY,
    WORLD,
    facility_at,
    moved_unit,
    piece_in,
    staged_card,
)
from oceanarium.games.open_worlds.parts import (
    CHAIN,
    HAND,
    MAX_CHOICES,
    MAX_DECK,
    MAX_FACILITIES,
    MAX_STAGED,
    MAX_WORLDS,
    MOVING,
    REACTING,
    TARGETING,
    TRIMMING,
    WINDOW,
    owner_of,
)
from oceanarium.games.open_worlds.rules.citations import (
    CHOSE_CHAIN,
    CHOSE_HAND,
    CHOSE_SEAT,
    CHOSE_UNIT,
    CHOSE_WORLD,
    IS_UNTARGETABLE,
    NO_SUCH_UNIT,
    NO_TARGET,
    NOT_A_TARGET,
    NOT_IN_HAND,
    NOT_THE_TIME,
    NOT_YOUR_UTILITY,
    ONLY_TARGETS,
    PASSED,
    PLAYED,
    PROHIBITED_NOW,
    WRONG_WINDOW,
)
from oceanarium.games.open_worlds.rules.places import is_hidden, lift, rank_of
from oceanarium.games.open_worlds.rules.words_of_cards import holds, matches_card, matches_unit
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    ASK_CHAIN,
    ASK_HAND,
    ASK_SEAT,
    ASK_STAGED,
    ASK_UNIT,
    ASK_WORLD,
    BY_UTILITY,
    CARD_COUNT,
    DESTROY,
    DRAW_CARDS,
    DURING_MOVE,
    DURING_REVEAL,
    EFFECT_ASK,
    EFFECT_DO,
    EFFECT_ROWS,
    IS_PROHIBITED,
    IS_REACTION,
    PLACE_FROM_HAND,
    PLAY_ASKS,
    PLAY_CARD,
    PLAY_CHOICES,
    PLAY_COUNT,
    PLAY_EFFECTS,
    PLAY_FIRST,
    PLAY_WHEN,
    PLAY_WINDOWS,
    PLAYS,
    SEARCH_DECK,
    UNTARGETABLE_BY,
)
from oceanarium.kernel import ALLOWED, NOBODY, NOTHING, ints, note, rule

MOST_ANSWERS = STAGED_AT - FACILITY_AT + MAX_WORLDS * MAX_STAGED  # units, and more than anything else that is chosen


@rule
def open_window(state: State, window: int) -> None:
    """A moment at which Utilities may be played, in Priority Order. [OW-3.3, OW-18.3]"""
    state.window, state.rank, state.phase = window, 0, WINDOW


@rule
def current_window(state: State) -> int:
    """The moment that it is now for whoever decides, or NOTHING. [OW-18.3, OW-18.4, OW-R61]"""
    if state.phase == WINDOW:
        return state.window
    if state.phase == MOVING:
        return DURING_MOVE
    if state.phase == TRIMMING:
        return DURING_REVEAL
    return state.window if state.phase == REACTING and state.base == WINDOW else NOTHING


@rule
def has_rival_in_chain(state: State, seat: int) -> bool:
    """Whether the chain holds an opponent's Utility. [OW-18.2]"""
    entry = 0
    while entry < state.chain_size and owner_of(state.chain_piece[entry]) == seat:
        entry += 1
    return entry < state.chain_size


@rule
def is_timely(state: State, seat: int, card: int) -> bool:
    """Whether a Utility names this moment, or reacts to something in the chain. [OW-18.1, OW-18.2]"""
    window = current_window(state)
    if window != NOTHING and PLAY_WINDOWS[card] >> window & 1:
        return True
    return IS_REACTION[card] == 1 and state.phase == REACTING and has_rival_in_chain(state, seat)


@rule
def effect_asking(play: int, ask: int) -> int:
    """The effect of a play to which one of its choices belongs."""
    first = PLAYS[play][PLAY_FIRST]
    effect = first + PLAYS[play][PLAY_EFFECTS] - 1
    while EFFECT_ROWS[effect][EFFECT_ASK] > ask:
        effect -= 1
    return effect


@rule
def forbids_unit_choice(state: State, seat: int, play: int, ask: int, piece: int) -> int:
    """A unit that the effect may choose; nobody destroys what is theirs. [OW-18.1, OW-13.9, OW-20.2]"""
    if piece == NOTHING:
        return NO_SUCH_UNIT
    if not matches_unit(state, PLAY_CHOICES[play][2 * ask + 1], piece, seat, state.here):
        return NOT_A_TARGET
    if EFFECT_ROWS[effect_asking(play, ask)][EFFECT_DO] == DESTROY and owner_of(piece) == seat:
        return NOT_A_TARGET
    return IS_UNTARGETABLE if UNTARGETABLE_BY[state.card[piece]] & BY_UTILITY else ALLOWED


@rule
def fits_hand_choice(state: State, play: int, ask: int, card: int) -> bool:
    """Whether a card in hand may be chosen; nothing Prohibited enters play on the FINAL TURN. [OW-17.4]"""
    selector = PLAY_CHOICES[play][2 * ask + 1]
    places = EFFECT_ROWS[effect_asking(play, ask)][EFFECT_DO] == PLACE_FROM_HAND
    if places and state.is_final == 1 and IS_PROHIBITED[card] == 1:
        return False
    return selector == NOTHING or matches_card(selector, card)


@rule
def has_hand_choice(state: State, seat: int, play: int, ask: int) -> bool:
    """Whether a seat holds a card to choose, other than the Utility itself."""
    for piece in range(seat * MAX_DECK, seat * MAX_DECK + state.deck_total[seat]):
        is_other = state.place[piece] == HAND and state.card[piece] != PLAYS[play][PLAY_CARD]
        if is_other and fits_hand_choice(state, play, ask, state.card[piece]):
            return True
    return False


@rule
def has_unit_choice(state: State, seat: int, play: int, ask: int) -> bool:
    """Whether some unit may be chosen."""
    for world in range(state.world_count):
        piece = state.first_unit[world]
        while piece != NOTHING:
            if forbids_unit_choice(state, seat, play, ask, piece) == ALLOWED:
                return True
            piece = state.next_piece[piece]
    return False


@rule
def has_answer(state: State, seat: int, play: int, ask: int, knows_hand: bool) -> bool:
    """Whether a choice has a legal answer; without knowing the hand, whether it may have. [OW-18.1, OW-C6]"""
    kind = PLAY_CHOICES[play][2 * ask]
    if kind == ASK_UNIT:
        return has_unit_choice(state, seat, play, ask)
    if kind == ASK_STAGED:
        return state.staged_size[seat] > 0
    if kind == ASK_HAND:
        return has_hand_choice(state, seat, play, ask) if knows_hand else state.hand_size[seat] >= 2
    return kind != ASK_CHAIN or has_rival_in_chain(state, seat)


@rule
def forbids_by_facts(state: State, seat: int, play: int, knows_hand: bool) -> int:
    """What the Utility asks for must be fulfilled, and every choice have an answer. [OW-18.1]"""
    card = PLAYS[play][PLAY_CARD]
    if state.is_final == 1 and IS_PROHIBITED[card] == 1:
        return PROHIBITED_NOW  # OW-17.4
    if not holds(state, PLAY_WHEN[card], seat, state.here):
        return NOT_THE_TIME
    first = PLAYS[play][PLAY_FIRST]
    for effect in range(first, first + PLAYS[play][PLAY_EFFECTS]):
        do = EFFECT_ROWS[effect][EFFECT_DO]
        if do in (DRAW_CARDS, SEARCH_DECK) and state.deck_size[seat] == 0:
            return NO_TARGET
    for ask in range(PLAYS[play][PLAY_ASKS]):
        if not has_answer(state, seat, play, ask, knows_hand):
            return NO_TARGET
    return ALLOWED


@rule
def forbids_play(state: State, seat: int, play: int) -> int:
    """A Utility from the hand at the moment it names. [OW-18.1, OW-18.2]"""
    card = PLAYS[play][PLAY_CARD]
    if piece_in(state, seat, card, HAND) == NOTHING:
        return NOT_YOUR_UTILITY
    if state.is_final == 1 and IS_PROHIBITED[card] == 1:
        return PROHIBITED_NOW  # OW-17.4
    if not is_timely(state, seat, card):
        return WRONG_WINDOW
    return forbids_by_facts(state, seat, play, True)


@rule
def is_conceivable(state: State, seat: int, play: int) -> bool:
    """Whether a seat may have a play for all anybody can see. [OW-C6]"""
    card = PLAYS[play][PLAY_CARD]
    piece = state.first_piece[seat * CARD_COUNT + card]
    if piece == NOTHING or not is_hidden(state, piece) or not is_timely(state, seat, card):
        return False
    return forbids_by_facts(state, seat, play, False) == ALLOWED


@rule
def is_asked(state: State, seat: int) -> bool:
    """Whether a seat gets a decision here: if a play is conceivable, or with lean windows possible. [OW-C6]"""
    if state.hand_size[seat] == 0:
        return False
    if state.phase == WINDOW and not state.window_bits[seat] >> state.window & 1:
        return False
    for play in range(PLAY_COUNT):
        if state.is_lean == 1:
            if forbids_play(state, seat, play) == ALLOWED:
                return True
        elif is_conceivable(state, seat, play):
            return True
    return False


@rule
def list_plays(state: State, seat: int, out: list[int], count: int) -> int:
    """Every Utility that the seat may play now, behind what is listed already."""
    for play in range(PLAY_COUNT):
        if forbids_play(state, seat, play) == ALLOWED:
            out[count] = UTILITY + play
            count += 1
    return count


@rule
def play_utility(state: State, seat: int, play: int) -> None:
    """Add a Utility to the chain, or start one; its choices come next. [OW-18.1, OW-18.2]"""
    piece, entry = piece_in(state, seat, PLAYS[play][PLAY_CARD], HAND), state.chain_size
    if entry == 0:
        state.base = state.phase
    lift(state, piece)
    state.place[piece] = CHAIN
    state.known[piece] = 0
    state.chain_piece[entry], state.chain_play[entry], state.chain_cancelled[entry] = piece, play, 0
    state.chain_size = entry + 1
    state.ask = 0
    state.phase = TARGETING
    note(state, PLAYED, seat, state.card[piece])


@rule
def pass_by(state: State, seat: int) -> None:
    """Play nothing; the next seat is asked. [OW-18.2, OW-18.3]"""
    if state.is_lean == 0:
        note(state, PASSED, seat)  # with lean windows others must not hear of it: OW-C6
    if state.phase == REACTING:
        state.passes += 1
    else:
        state.rank += 1


@rule
def ask_in_window(state: State) -> bool:
    """The next seat that is asked; False when the window closes. [OW-18.3]"""
    while state.rank < state.seats:
        if is_asked(state, state.order[state.rank]):
            state.chooser = state.order[state.rank]
            return True
        state.rank += 1
    return False


@rule
def ask_for_reactions(state: State) -> bool:
    """Everybody behind the one who played last, cyclically, may add to the chain. [OW-18.2, OW-R58]"""
    last = rank_of(state, owner_of(state.chain_piece[state.chain_size - 1]))
    while state.passes < state.seats - 1:
        seat = state.order[(last + 1 + state.passes) % state.seats]
        if is_asked(state, seat):
            state.chooser = seat
            return True
        state.passes += 1
    return False


@rule
def forbids_choice(state: State, seat: int, move: int) -> int:
    """A legal answer to the choice at hand. [OW-18.1]"""
    play = state.chain_play[state.chain_size - 1]
    kind = PLAY_CHOICES[play][2 * state.ask]
    if kind == ASK_UNIT and FACILITY_AT <= move < STAGED_AT:
        return forbids_unit_choice(state, seat, play, state.ask, moved_unit(state, move))
    if kind == ASK_HAND and CARD <= move < STAGE:
        if piece_in(state, seat, move - CARD, HAND) == NOTHING:
            return NOT_IN_HAND
        return ALLOWED if fits_hand_choice(state, play, state.ask, move - CARD) else NOT_A_TARGET
    if kind == ASK_WORLD and WORLD <= move < SEAT:
        return ALLOWED if move - WORLD < state.world_count else NOT_A_TARGET
    if kind == ASK_SEAT and SEAT <= move < FACILITY_AT:
        return ALLOWED if move - SEAT < state.seats and move - SEAT != seat else NOT_A_TARGET
    if kind == ASK_STAGED and STAGED_AT <= move < CHAIN_CARD:
        world, number = (move - STAGED_AT) // MAX_STAGED, (move - STAGED_AT) % MAX_STAGED
        if world >= state.world_count:
            return NOT_A_TARGET
        return ALLOWED if staged_card(state, seat, world, number) != NOTHING else NOT_A_TARGET
    if kind == ASK_CHAIN and CHAIN_CARD <= move < FIRE:
        entry = move - CHAIN_CARD
        is_rival = entry < state.chain_size - 1 and owner_of(state.chain_piece[entry]) != seat
        return ALLOWED if is_rival else NOT_A_TARGET
    return ONLY_TARGETS


@rule
def list_unit_choices(state: State, seat: int, play: int, out: list[int]) -> int:
    """Every unit that may be chosen, in the order of moves."""
    count = 0
    for world in range(state.world_count):
        for number in range(MAX_FACILITIES):
            piece = facility_at(state, world, number)
            if piece == NOTHING:
                break
            if forbids_unit_choice(state, seat, play, state.ask, piece) == ALLOWED:
                out[count] = FACILITY_AT + world * MAX_FACILITIES + number
                count += 1
    for move in range(ORBITAL_OF, ORBITAL_OF + state.seats * ORBITAL_COUNT):
        piece = moved_unit(state, move)
        if piece != NOTHING and forbids_unit_choice(state, seat, play, state.ask, piece) == ALLOWED:
            out[count] = move
            count += 1
    for move in range(GROUND_OF, GROUND_OF + state.seats * GROUND_COUNT):
        piece = moved_unit(state, move)
        if piece != NOTHING and forbids_unit_choice(state, seat, play, state.ask, piece) == ALLOWED:
            out[count] = move
            count += 1
    return count


@rule
def list_choices(state: State, seat: int, out: list[int]) -> int:
    """Every legal answer to the choice at hand."""
    play = state.chain_play[state.chain_size - 1]
    kind = PLAY_CHOICES[play][2 * state.ask]
    if kind == ASK_UNIT:
        return list_unit_choices(state, seat, play, out)
    first, last = CHAIN_CARD, CHAIN_CARD + state.chain_size
    if kind == ASK_HAND:
        first, last = CARD, STAGE
    elif kind == ASK_WORLD:
        first, last = WORLD, WORLD + state.world_count
    elif kind == ASK_SEAT:
        first, last = SEAT, SEAT + state.seats
    elif kind == ASK_STAGED:
        first, last = STAGED_AT, CHAIN_CARD
    count = 0
    for move in range(first, last):
        if forbids_choice(state, seat, move) == ALLOWED:
            out[count] = move
            count += 1
    return count


@rule
def sole_answer(state: State, seat: int) -> int:
    """The answer, if all can see that there is only one; NOTHING otherwise. [OW-C2]"""
    play = state.chain_play[state.chain_size - 1]
    if PLAY_CHOICES[play][2 * state.ask] == ASK_HAND and state.hand_size[seat] > 1:
        return NOTHING
    answers = ints(MOST_ANSWERS)
    return answers[0] if list_choices(state, seat, answers) == 1 else NOTHING


@rule
def ask_for_choices(state: State) -> bool:
    """The next choice of the Utility played last; False when all are made. [OW-18.1]"""
    entry = state.chain_size - 1
    seat, play = owner_of(state.chain_piece[entry]), state.chain_play[entry]
    while state.ask < PLAYS[play][PLAY_ASKS]:
        answer = sole_answer(state, seat)
        if answer == NOTHING:
            state.chooser = seat
            return True
        choose(state, seat, answer)
    state.passes = 0
    return False


@rule
def choose(state: State, seat: int, move: int) -> None:
    """Note an answer; what was chosen is public, but for a card in hand. [OW-18.1]"""
    entry = state.chain_size - 1
    kind = PLAY_CHOICES[state.chain_play[entry]][2 * state.ask]
    answer = move - WORLD
    if kind == ASK_UNIT:
        answer = moved_unit(state, move)
        note(state, CHOSE_UNIT, seat, answer)
    elif kind == ASK_HAND:
        answer = piece_in(state, seat, move - CARD, HAND)
        note(state, CHOSE_HAND, seat, move - CARD)
    elif kind == ASK_STAGED:
        world, number = (move - STAGED_AT) // MAX_STAGED, (move - STAGED_AT) % MAX_STAGED
        answer = staged_card(state, seat, world, number)
        note(state, CHOSE_WORLD, seat, world)
    elif kind == ASK_SEAT:
        answer = move - SEAT
        note(state, CHOSE_SEAT, seat, answer)
    elif kind == ASK_CHAIN:
        answer = move - CHAIN_CARD
        note(state, CHOSE_CHAIN, seat, state.card[state.chain_piece[answer]])
    else:
        note(state, CHOSE_WORLD, seat, answer)
    state.chain_choices[entry * MAX_CHOICES + state.ask] = answer
    state.ask += 1


@rule
def chain_seat(state: State) -> int:
    """Who played the last Utility of the chain, or NOBODY."""
    return NOBODY if state.chain_size == 0 else owner_of(state.chain_piece[state.chain_size - 1])
