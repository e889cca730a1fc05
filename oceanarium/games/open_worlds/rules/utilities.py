"""Utilities: windows, plays and chains. What they ask for is in `targets`. [OW-18, OW-C6]"""

from oceanarium.games.open_worlds.moves import UTILITY, piece_in
from oceanarium.games.open_worlds.parts import (
    CHAIN,
    HAND,
    MAX_DECK,
    MOVING,
    REACTING,
    TARGETING,
    TRIMMING,
    WINDOW,
    owner_of,
)
from oceanarium.games.open_worlds.rules.citations import (
    EMPTY_DECK,
    IS_UNTARGETABLE,
    NO_SUCH_UNIT,
    NO_TARGET,
    NOT_A_TARGET,
    NOT_REACTED,
    NOT_THE_TIME,
    NOT_YOUR_UTILITY,
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
    ASK_STAGED,
    ASK_UNIT,
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
from oceanarium.kernel import ALLOWED, NOBODY, NOTHING, note, rule


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
            return EMPTY_DECK
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
        kind = NOT_REACTED if state.phase == REACTING else PASSED
        note(state, kind, seat)  # with lean windows others must not hear of it: OW-C6
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
def chain_seat(state: State) -> int:
    """Who played the last Utility of the chain, or NOBODY."""
    return NOBODY if state.chain_size == 0 else owner_of(state.chain_piece[state.chain_size - 1])
