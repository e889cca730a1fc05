"""A real table of Open Worlds set up by hand: Worlds, units, hands and Trash Heaps, and what no table can show."""

from collections.abc import Iterator

from oceanarium.games.open_worlds.moves import MOVES, piece_in, unit_move
from oceanarium.games.open_worlds.parts import (
    DECK,
    HAND,
    MAX_DECK,
    OVER,
    PLAY,
    STAGED,
    STAGING,
    TRASH,
    TRASHING,
    owner_of,
)
from oceanarium.games.open_worlds.rules.citations import FINAL_COUNTED
from oceanarium.games.open_worlds.rules.places import enter_play, lift
from oceanarium.games.open_worlds.rules.staging import can_stage_anywhere
from oceanarium.games.open_worlds.rules.words_of_cards import facility_count, water
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import CARD_IDS, CARDS, UNIT_TYPE, WORLD_CARD_COUNT, WORLDS
from oceanarium.games.open_worlds.vocabulary import WORDS, world_id
from oceanarium.kernel import NOBODY, NOTHING
from oceanarium.kernel.placing import CannotBe, Dial, Fault, Notes, Piece
from oceanarium.kernel.vocabulary import Seat

say = Notes(
    WORDS,
    card=("card",),
    back=(),
    position=("number",),
    world=("world",),
    chooser=(),
    somebody=("seat",),
    phase=(),
    phase_staging=(),
    phase_trashing=(),
    phase_over=(),
    phase_other=(),
    turns=(),
    final=(),
    final_no=(),
    final_next=(),
    final_now=(),
    priority=(),
    income=(),
    none_left=("card",),
    crowded=("world", "count", "water"),
    no_hand=("seat",),
    last_card=("seat",),
    not_final=(),
)
_AT_REST = {STAGING: "staging", TRASHING: "trashing", OVER: "over"}  # what a table is usually looked at in
_FINALS = ("final_no", "final_next", "final_now")
_BACK = "back"
_MOST_TURNS, _MOST_INCOME = 99, 999


def clear(state: State) -> None:
    """The first Worlds of the deck lie in the row, all cards are in the decks, and the first seat is to Stage."""
    pool = [card for card in range(WORLD_CARD_COUNT) if state.world_pool[card] == 1]
    for position in range(state.world_count):
        state.worlds[position] = pool[position]
        state.world_pool[pool[position]] = 0
    for seat in range(state.seats):
        state.is_adjusted[seat] = 1
    state.turn, state.phase, state.chooser = 1, STAGING, state.order[0]


# The tray


def pieces(state: State) -> list[Piece]:
    """Every seat's cards, and a hand that puts them back; the cards of a seat are in its own tray."""
    found = []
    for seat in range(state.seats):
        cards = sorted({state.card[piece] for piece in _deck_list(state, seat)}, key=lambda card: CARDS[card].label)
        found.append(Piece(f"{seat}:{_BACK}", say("back"), tuple(_lying(state, seat)), seat=seat))
        found += [
            Piece(
                f"{seat}:{CARD_IDS[card]}",
                say("card", card=CARDS[card].label),
                _places_for(state, seat, card),
                sum(state.card[piece] == card and state.place[piece] == DECK for piece in _deck_list(state, seat)),
                seat,
            )
            for card in cards
        ]
    return found


def _deck_list(state: State, seat: int) -> range:
    return range(seat * MAX_DECK, seat * MAX_DECK + state.deck_total[seat])


def _places_for(state: State, seat: int, card: int) -> tuple[str, ...]:
    """In the hand, in the Trash Heap, and a unit at any World."""
    worlds = [f"world:{world_id(state, world)}" for world in range(state.world_count)]
    return (f"hand:{seat}", f"trash:{seat}", *(worlds if UNIT_TYPE[card] != NOTHING else ()))


def _lying(state: State, seat: int) -> dict[str, int]:
    """The targets of a seat's cards in hand and in play, and which card each is."""
    found = {}
    for piece in _deck_list(state, seat):
        if state.place[piece] == HAND:
            found[f"card:{CARD_IDS[state.card[piece]]}"] = piece
        elif state.place[piece] == PLAY:
            found[MOVES.targets(state, seat, unit_move(state, piece))[0]] = piece
    return found


def put(state: State, piece: str, place: str) -> None:
    """From the deck into the hand, the Trash Heap or into play; what is in play at that World goes back."""
    seat, name = int(piece.partition(":")[0]), piece.partition(":")[2]
    if name == _BACK:
        _put_back(state, _lying(state, seat)[place])
        return
    card, (ground, _, where) = CARD_IDS.index(name), place.partition(":")
    if ground == "world":
        world = next(each for each in range(state.world_count) if world_id(state, each) == where)
        there = [each for each in _deck_list(state, seat) if _is_unit(state, each, card, world)]
        if there:
            _put_back(state, there[-1])
            return
        enter_play(state, _from_deck(state, seat, card), world)
        return
    found = _from_deck(state, seat, card)
    lift(state, found)
    state.place[found] = HAND if ground == "hand" else TRASH
    state.hand_size[seat] += ground == "hand"
    state.buried[found] = 0 if ground == "hand" else state.turn + 1


def _is_unit(state: State, piece: int, card: int, world: int) -> bool:
    return state.place[piece] == PLAY and state.card[piece] == card and state.world[piece] == world


def _from_deck(state: State, seat: int, card: int) -> int:
    """A copy that is nowhere else yet. [OW-1.1]"""
    for place in (DECK, TRASH):
        piece = piece_in(state, seat, card, place)
        if piece != NOTHING:
            return piece
    raise CannotBe(say("none_left", card=CARDS[card].label), "OW-1.1")


def _put_back(state: State, piece: int) -> None:
    lift(state, piece)
    state.place[piece], state.known[piece], state.buried[piece] = DECK, 0, 0
    state.deck_size[owner_of(piece)] += 1


# What is counted and chosen


def dials(state: State) -> list[Dial]:
    """The Worlds, whose choice it is and in which Step, Priority and Income, and how near the end is."""
    everybody = tuple(say("somebody", seat=Seat(seat)) for seat in range(state.seats))
    phases, row = _phases(state), _row(state)
    names = tuple(say("world", world=WORLDS[card].name) for card in row)
    found = []
    if state.chooser >= 0:
        found.append(Dial("chooser", say("chooser"), state.chooser, choices=everybody))
    found.append(
        Dial(
            "phase",
            say("phase"),
            phases.index(state.phase),
            choices=tuple(say(f"phase_{_AT_REST.get(phase, 'other')}") for phase in phases),
        )
    )
    found += [
        Dial(
            f"world:{position}", say("position", number=position + 1), row.index(state.worlds[position]), choices=names
        )
        for position in range(state.world_count)
        if state.worlds[position] != NOTHING
    ]
    for seat in range(state.seats):
        rank = state.order.index(seat) + 1
        found += [
            Dial(f"priority:{seat}", say("priority"), rank, state.seats, 1, seat=seat),
            Dial(f"income:{seat}", say("income"), state.income[seat], _MOST_INCOME, seat=seat),
        ]
    final = 2 if state.is_final == 1 else state.is_final_next
    return [
        *found,
        Dial("turns", say("turns"), state.turn, max(state.turn, _MOST_TURNS)),
        Dial("final", say("final"), final, choices=tuple(say(name) for name in _FINALS)),
    ]


def _phases(state: State) -> list[int]:
    """What can be chosen; what else a match was left in stays among it."""
    return sorted({*_AT_REST, state.phase})


def _row(state: State) -> list[int]:
    """The World cards that can lie in the row."""
    return [card for card in range(WORLD_CARD_COUNT) if state.world_pool[card] == 1 or card in state.worlds]


def turn(state: State, dial: str, value: int) -> None:
    """Set a dial."""
    name, _, of = dial.partition(":")
    if name == "world":
        _lay_world(state, int(of), _row(state)[value])
    elif name == "phase":
        _begin_phase(state, _phases(state)[value])
    elif name == "chooser" and value != state.chooser:
        state.chooser, state.rank = value, state.order.index(value)
    elif name == "priority":
        _rank(state, int(of), value - 1)
    elif name == "income":
        state.income[int(of)] = value
    elif name == "turns":
        state.turn = value
    elif name == "final":
        state.is_final, state.is_final_next = int(value == 2), int(value == 1)


def _lay_world(state: State, position: int, card: int) -> None:
    """A World that lies elsewhere in the row changes places with this one."""
    before = state.worlds[position]
    if card in state.worlds:
        state.worlds[state.worlds.index(card)] = before
    else:
        state.world_pool[before], state.world_pool[card] = 1, 0
    state.worlds[position] = card


def _rank(state: State, seat: int, rank: int) -> None:
    before, other = state.order.index(seat), state.order[rank]
    state.order[rank], state.order[before] = seat, other
    if before != rank and state.chooser >= 0:
        state.rank = state.order.index(state.chooser)


def _begin_phase(state: State, phase: int) -> None:
    """Nothing is left over from the phase before; what was Staged is in the hands again."""
    if phase == state.phase:
        return
    for seat in range(state.seats):
        state.draws[seat] = 0
        for piece in _deck_list(state, seat):
            if state.place[piece] == STAGED:
                lift(state, piece)
                state.place[piece] = HAND
                state.hand_size[seat] += 1
    state.window, state.here, state.unit, state.conflict, state.chain_size = NOTHING, NOTHING, NOTHING, 0, 0
    is_late = phase != STAGING
    state.is_revealed, state.resolved = int(is_late), (1 << state.world_count) - 1 if is_late else 0
    state.phase, state.ending = phase, FINAL_COUNTED if phase == OVER else 0
    state.chooser = NOBODY if phase == OVER else max(state.chooser, 0)
    state.rank = 0 if phase == OVER else state.order.index(state.chooser)


# What no table can show


def faults(state: State) -> list[Fault]:
    """What is wrong comes before what is missing."""
    return sorted([*_world_faults(state), *_seat_faults(state)], key=lambda fault: fault.is_missing)


def _world_faults(state: State) -> Iterator[Fault]:
    """No more Facilities than H2O, unless that has changed since. [OW-8.3, OW-19.5]"""
    for world in range(state.world_count):
        count = facility_count(state, world)
        if state.worlds[world] != NOTHING and state.water_change[world] == 0 and count > water(state, world):
            name = WORLDS[state.worlds[world]].name
            target = f"world:{world_id(state, world)}"
            yield Fault("OW-8.3", say("crowded", world=name, count=count, water=water(state, world)), (target,))


def _seat_faults(state: State) -> Iterator[Fault]:
    """The last card of a deck brings the FINAL TURN [OW-17.1], with which the match ends [OW-17.6]."""
    if state.phase == STAGING and not can_stage_anywhere(state, state.chooser):
        yield Fault("OW-4.1", say("no_hand", seat=Seat(state.chooser)), is_missing=True)
    for seat in range(state.seats):
        is_ending = state.is_final == 1 or state.is_final_next == 1
        if state.deck_size[seat] == 0 and not is_ending:
            yield Fault("OW-17.1", say("last_card", seat=Seat(seat)), is_missing=True)
    if state.phase == OVER and state.is_final == 0:
        yield Fault("OW-17.6", say("not_final"), is_missing=True)
