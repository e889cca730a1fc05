"""Playing a card: the chain of specials, the card that lies at its end, and the way back. [OO-1.3, OO-12.1]"""

from oceanarium.games.open_ocean.moves import ATTRACT as ATTRACT_MOVE
from oceanarium.games.open_ocean.moves import DECLINE, PLACE, STEAL, TAKE
from oceanarium.games.open_ocean.parts import (
    AFTER_PLAY,
    ASK,
    ATTRACT,
    ATTRACTING,
    ATTRACTS,
    CHOOSE_FRESH,
    CLASSES,
    CRAB,
    DOLPHIN,
    END_PLAY,
    EXTRA_PLACE,
    FIRST_KINDS,
    GREAT_WHITE,
    HOSTING,
    JOINING,
    KIND_COUNT,
    LAST_KINDS,
    MAX_CARDS,
    MAX_SPACES,
    MOORING,
    OPEN_WINDOW,
    PLACING,
    PLAY,
    REFILL,
    SHARK,
    SHIFTING,
    SPECIAL,
    STEALING,
    TAKING,
    TURTLE,
    UNWIND,
)
from oceanarium.games.open_ocean.rules.citations import (
    ALONE,
    ATTRACTED,
    BELOW_FLOOR,
    CROWDED_OUT,
    DECLINED,
    DRIFTED,
    EMPTY_HANDED,
    HOMELESS,
    HOSTED,
    IS_PROTECTED,
    MOORED,
    MUST_ATTRACT,
    NO_CARD_THERE,
    NO_CRAB_BY_CRAB,
    NO_PREY,
    NO_ROOM_BY_DOLPHIN,
    NO_ROOM_BY_GREAT_WHITE,
    NO_ROOM_BY_SHARK,
    NO_ROOM_FOR_STOLEN,
    NO_ROOM_TO_PLAY,
    NO_SPACE,
    NO_SUN_AROUND,
    NOT_A_FISH,
    NOT_ATTRACTED,
    NOT_BY_ANCHOR,
    NOT_BY_ATTRACTOR,
    NOT_IN_OCEAN,
    NOT_IN_ORDER,
    NOTHING_FOR_CRAB,
    NOTHING_TO_STEAL,
    OCCUPIED,
    OLD_SPACE,
    ONLY_A_CORNER,
    ONLY_ATTRACTING,
    ONLY_BY_TURTLE,
    ONLY_FISH_BY_DOLPHIN,
    ONLY_FISH_BY_GREAT_WHITE,
    ONLY_FISH_BY_SHARK,
    ONLY_PLACING,
    ONLY_STEALING,
    ONLY_TAKING,
    OTHER_REEF,
    OWN_REEF,
    PLACED,
    STOLEN,
    SURFACED,
    TAKEN,
    TOO_MANY_TURTLES,
    WRONG_CLASS,
)
from oceanarium.games.open_ocean.rules.frenzy import begin_check
from oceanarium.games.open_ocean.rules.goals import then_look_at_goals
from oceanarium.games.open_ocean.rules.ocean import (
    enter_ocean,
    fill_ocean,
    has_ocean_class,
    ocean_slot,
    refresh_ocean,
)
from oceanarium.games.open_ocean.rules.playable import can_take_card, can_take_fish, is_playable
from oceanarium.games.open_ocean.rules.reef import (
    add_card,
    anchors_for,
    fish_in,
    forget_spaces,
    has_free_edge,
    has_space_for,
    is_fish,
    is_sun,
    protected_fish,
    remove_card,
    survey,
)
from oceanarium.games.open_ocean.rules.turn import forget_play
from oceanarium.games.open_ocean.spaces import space_code
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import ALLOWED, NOBODY, NOTHING, note, rule


@rule
def play(state: State) -> None:
    """Begin with the card at hand: it looks for its space, takes another card, or refreshes the Ocean. [OO-12.1]"""
    seat, card = state.player, state.playing
    state.chooser = seat
    if card == TURTLE:
        surface(state, seat)
    elif card == DOLPHIN and state.has_friendly_dolphins == 0:
        state.phase = STEALING
    elif card == GREAT_WHITE and not can_take_fish(state, seat):
        come_alone(state, seat)
    elif CLASSES[card] == SPECIAL:
        state.taker, state.playing = card, NOTHING
        state.phase = TAKING
    else:
        survey(state, seat, is_sun(card))
        state.phase = PLACING


@rule
def surface(state: State, seat: int) -> None:
    """A Sea Turtle counts when its action starts; the Ocean is refreshed. [OO-10.1, OO-10.2]"""
    state.turtles[seat] += 1
    state.loose_turtles += 1
    state.playing = NOTHING
    note(state, SURFACED, seat, state.turtles[seat])
    refresh_ocean(state, CHOOSE_FRESH)


@rule
def choose_from_fresh_ocean(state: State) -> None:
    """The Turtle takes any playable card, a Turtle too; without one it is discarded. [OO-10.2, OO-10.3, OO-10.4]"""
    if can_take_card(state, state.player):
        state.taker, state.chooser = TURTLE, state.player
        state.phase = TAKING
    else:
        note(state, EMPTY_HANDED, state.player)
        discard_turtle(state)


@rule
def discard_turtle(state: State) -> None:
    """A Turtle without a space is no anchor for the one that took it. [OO-10.5, OO-10.8]"""
    note(state, DRIFTED, state.player)
    state.discards[TURTLE] += 1
    state.loose_turtles -= 1
    state.anchor = NOTHING
    fill_ocean(state, UNWIND)  # OO-3.6


@rule
def come_alone(state: State, seat: int) -> None:
    """A Great White without a fish to take lies in the Ocean as one card more; its frenzy follows. [OO-16.4]"""
    note(state, ALONE, seat)
    enter_ocean(state, GREAT_WHITE, EXTRA_PLACE)
    state.playing, state.anchor = NOTHING, NOTHING
    state.phase = UNWIND


@rule
def forbids_taking(state: State, seat: int, move: int) -> int:
    """A fish for Shark, Great White and friendly Dolphin, anything playable for Turtle and Crab. [OO-12.1]"""
    if move < TAKE or move >= TAKE + KIND_COUNT:
        return ONLY_TAKING
    kind = move - TAKE
    if ocean_slot(state, kind) == NOTHING:
        return NOT_IN_OCEAN
    if state.taker in (SHARK, GREAT_WHITE, DOLPHIN):
        return forbids_taking_prey(state, seat, kind)
    if state.taker == CRAB and kind == CRAB:
        return NO_CRAB_BY_CRAB
    return ALLOWED if is_playable(state, seat, kind) else why_not_playable(state, kind)


@rule
def forbids_taking_prey(state: State, seat: int, kind: int) -> int:
    """Only fish that fit, by the rule of the card that takes them. [OO-11.1, OO-11.2, OO-16.1, FV-1]"""
    if not is_fish(kind):
        if state.taker == SHARK:
            return ONLY_FISH_BY_SHARK
        return ONLY_FISH_BY_GREAT_WHITE if state.taker == GREAT_WHITE else ONLY_FISH_BY_DOLPHIN
    if has_space_for(state, seat, kind):
        return ALLOWED
    if state.taker == SHARK:
        return NO_ROOM_BY_SHARK
    return NO_ROOM_BY_GREAT_WHITE if state.taker == GREAT_WHITE else NO_ROOM_BY_DOLPHIN


@rule
def why_not_playable(state: State, kind: int) -> int:
    """The rule by which a card of the Ocean could not be played, so that it cannot be taken. [OO-10.3, OO-12.2]"""
    if kind == TURTLE:
        return TOO_MANY_TURTLES
    if kind == SHARK or (kind == DOLPHIN and state.has_friendly_dolphins == 1):
        return NO_PREY
    if kind == DOLPHIN:
        return NOTHING_TO_STEAL
    return NOTHING_FOR_CRAB if kind == CRAB else NO_ROOM_TO_PLAY


@rule
def take(state: State, kind: int) -> None:
    """Take an Ocean card to play it: the taker lies in its slot, or the gap is filled first. [OO-3.2]"""
    slot = ocean_slot(state, kind)
    note(state, TAKEN, state.player, kind)
    state.playing = kind
    taker, state.taker = state.taker, NOTHING
    if taker in (SHARK, GREAT_WHITE, CRAB):
        enter_ocean(state, taker, slot)
        state.phase = PLAY
        return
    if taker == DOLPHIN:
        state.victim = state.player  # FV-1: it will lie in the own reef
    state.ocean[slot] = NOTHING
    fill_ocean(state, PLAY)


@rule
def forbids_stealing(state: State, seat: int, move: int) -> int:
    """An unprotected fish of a rival that has a legal space at home; none from the Ocean. [OO-9.1, OO-9.2, OO-9.3]"""
    if move < STEAL or move >= PLACE:
        return ONLY_STEALING
    rival, slot = (move - STEAL) // MAX_CARDS, (move - STEAL) % MAX_CARDS
    if rival >= state.seats or state.cards[rival][slot] == NOTHING:
        return NO_CARD_THERE
    if rival == seat:
        return OWN_REEF
    if not fish_in(state, rival) >> slot & 1:
        return NOT_A_FISH
    if protected_fish(state, rival) >> slot & 1:
        return IS_PROTECTED
    return ALLOWED if has_space_for(state, seat, state.cards[rival][slot]) else NO_ROOM_FOR_STOLEN


@rule
def steal(state: State, rival: int, slot: int) -> None:
    """The fish leaves a gap behind and is played at home; its owner will get the Dolphin. [OO-9.1, OO-9.4, OO-9.5]"""
    kind = state.cards[rival][slot]
    note(state, STOLEN, state.player, kind, rival, space_code(state.xs[rival][slot], state.ys[rival][slot]))
    remove_card(state, rival, slot)
    state.victim, state.playing = rival, kind
    state.phase = PLAY


@rule
def placed_kind(state: State) -> int:
    """The card that looks for its space."""
    if state.phase == JOINING:
        return state.attracted
    if state.phase == HOSTING:
        return DOLPHIN
    if state.phase == MOORING:
        return TURTLE
    return state.lifted if state.phase == SHIFTING else state.playing


@rule
def placing_anchors(state: State) -> int:
    """The cards that it may connect to, as bits. [OO-4.1, OO-8.1, OO-9.6, OO-10.2]"""
    if state.phase in (JOINING, MOORING):
        return 1 << state.anchor
    return anchors_for(state, state.builder, placed_kind(state))


@rule
def forbids_placing_on(state: State, seat: int, slot: int) -> int:
    """Not on another card, and not in another reef. [OO-4.1]"""
    if seat >= state.seats or state.cards[seat][slot] == NOTHING:
        return ONLY_PLACING
    return OCCUPIED if seat == state.builder else OTHER_REEF


@rule
def is_old_space(state: State, space: int) -> bool:
    """Whether a lifted fish came from there. [OO-17.6]"""
    if state.phase != SHIFTING:
        return False
    return state.space_xs[space] == state.lifted_x and state.space_ys[space] == state.lifted_y


@rule
def forbids_placing(state: State, move: int) -> int:
    """An empty space above the floor beside a card that it may connect to. [OO-4.1, OO-4.2]"""
    if STEAL <= move < PLACE:
        return forbids_placing_on(state, (move - STEAL) // MAX_CARDS, (move - STEAL) % MAX_CARDS)
    if move < PLACE or move >= PLACE + MAX_SPACES:
        return ONLY_PLACING
    space = move - PLACE
    if space >= state.space_count:
        return NO_SPACE
    if state.space_ys[space] < 0:
        return BELOW_FLOOR
    if is_old_space(state, space):
        return OLD_SPACE
    if state.space_touches[space] & placing_anchors(state) != 0:
        return ALLOWED
    return why_not_connected(state, state.space_touches[space])


@rule
def why_not_connected(state: State, touched: int) -> int:
    """The rule by which none of the touched cards will do. [OO-5.1, OO-6.1, OO-6.2, OO-8.1, OO-9.6, OO-10.2]"""
    if state.phase == JOINING:
        return NOT_BY_ATTRACTOR
    if state.phase == MOORING:
        return NOT_BY_ANCHOR
    if is_sun(placed_kind(state)):
        return NO_SUN_AROUND
    if touched == 0:
        return ONLY_A_CORNER
    return ONLY_BY_TURTLE if state.phase == HOSTING else NOT_IN_ORDER


@rule
def list_spaces(state: State, out: list[int]) -> int:
    """Every space that nothing forbids."""
    anchors, count = placing_anchors(state), 0
    for space in range(state.space_count):
        if state.space_touches[space] & anchors != 0 and state.space_ys[space] >= 0 and not is_old_space(state, space):
            out[count] = PLACE + space
            count += 1
    return count


@rule
def lay(state: State, space: int, kind: int) -> int:
    """Put a card on a listed space; returns its slot. [OO-4.1]"""
    seat, x, y = state.builder, state.space_xs[space], state.space_ys[space]
    forget_spaces(state)
    return add_card(state, seat, kind, x, y)


@rule
def place_card(state: State, space: int) -> None:
    """The card that is played lies; its action follows. [OO-5.2, OO-6.4]"""
    note(state, PLACED, state.player, state.playing, space_code(state.space_xs[space], state.space_ys[space]))
    state.anchor = lay(state, space, state.playing)
    state.playing = NOTHING
    then_look_at_goals(state, ATTRACT)


@rule
def attracted_class(state: State) -> int:
    """What the card just played attracts, or SPECIAL for nothing. [OO-5.2, OO-6.4]"""
    return ATTRACTS[CLASSES[state.cards[state.player][state.anchor]]]


@rule
def attract(state: State) -> None:
    """If the Ocean has such a card and there is a free bordering space, one is attracted. [OO-8.1, OO-8.4]"""
    wanted = attracted_class(state)
    state.phase = UNWIND
    if wanted == SPECIAL:
        return
    if not has_ocean_class(state, wanted):
        note(state, NOT_ATTRACTED, state.player, wanted)
    elif has_free_edge(state, state.player, state.anchor):
        state.chooser, state.phase = state.player, ATTRACTING
    else:
        note(state, CROWDED_OUT, state.player)


@rule
def forbids_attracting(state: State, move: int) -> int:
    """A card of the right class; nothing only if that was agreed. [OO-8.2, OO-8.6]"""
    if move == DECLINE:
        return ALLOWED if state.may_decline == 1 else MUST_ATTRACT
    if move < ATTRACT_MOVE or move >= ATTRACT_MOVE + KIND_COUNT:
        return ONLY_ATTRACTING
    kind, wanted = move - ATTRACT_MOVE, attracted_class(state)
    if ocean_slot(state, kind) == NOTHING:
        return NOT_IN_OCEAN
    return ALLOWED if FIRST_KINDS[wanted] <= kind <= LAST_KINDS[wanted] else WRONG_CLASS


@rule
def decline(state: State) -> None:
    """Attract nothing. [OO-8.6]"""
    note(state, DECLINED, state.player)
    state.phase = UNWIND


@rule
def choose_attracted(state: State, kind: int) -> None:
    """Its space is chosen before its replacement is seen. [OO-8.3]"""
    state.attracted = kind
    survey(state, state.player, False)
    state.phase = JOINING


@rule
def join(state: State, space: int) -> None:
    """The attracted card is connected, takes no action, and is replaced in the Ocean. [OO-8.3, OO-8.5]"""
    kind = state.attracted
    note(state, ATTRACTED, state.player, kind, space_code(state.space_xs[space], state.space_ys[space]))
    lay(state, space, kind)
    state.ocean[ocean_slot(state, kind)] = NOTHING
    state.attracted = NOTHING
    fill_ocean(state, UNWIND)
    then_look_at_goals(state, REFILL)


@rule
def unwind(state: State) -> None:
    """On the way back a Dolphin goes to its new owner, then Turtles to the card they brought. [OO-9.5, OO-10.2]"""
    if state.victim != NOBODY:
        if has_space_for(state, state.victim, DOLPHIN):
            survey(state, state.victim, False)
            state.chooser, state.phase = state.victim, HOSTING
        else:
            note(state, HOMELESS, state.victim)
            state.discards[DOLPHIN] += 1
            state.victim = NOBODY
            fill_ocean(state, UNWIND)  # OO-3.6
    elif state.loose_turtles > 0:
        if state.anchor != NOTHING and has_free_edge(state, state.player, state.anchor):
            survey(state, state.player, False)
            state.chooser, state.phase = state.player, MOORING
        else:
            discard_turtle(state)
    else:
        state.phase = END_PLAY


@rule
def host(state: State, space: int) -> None:
    """The victim has placed the Dolphin. [OO-9.5, OO-9.6]"""
    note(state, HOSTED, state.victim, space_code(state.space_xs[space], state.space_ys[space]))
    lay(state, space, DOLPHIN)
    state.victim = NOBODY
    state.phase = UNWIND


@rule
def moor(state: State, space: int) -> None:
    """The Turtle lies by its anchor, and is the anchor of the Turtle that took it. [OO-10.2, OO-10.6]"""
    note(state, MOORED, state.player, space_code(state.space_xs[space], state.space_ys[space]))
    state.anchor = lay(state, space, TURTLE)
    state.loose_turtles -= 1
    then_look_at_goals(state, UNWIND)


@rule
def end_play(state: State) -> None:
    """The play is over: what it set off is resolved. [OO-12.3]"""
    state.playing, state.anchor = NOTHING, NOTHING
    begin_check(state, AFTER_PLAY)


@rule
def go_on_after_play(state: State) -> None:
    """After a crab the window runs on; else the next seat reveals. [OO-17.4, OO-2.3]"""
    if state.by_crab == 1:
        state.asked += 1
        state.phase = ASK
    else:
        state.phase = OPEN_WINDOW
    forget_play(state)
    state.chooser = NOBODY
