"""What a seat may know: the one gate for secrets. Its inverse is in `redealing`. [OW-C7]"""

from collections.abc import Iterable
from typing import get_args

from oceanarium.games.open_worlds.concealing import BITS, COUNTS, IMPLIED, conceal
from oceanarium.games.open_worlds.lacks import staging_verdict
from oceanarium.games.open_worlds.moves import move_text, unit_move
from oceanarium.games.open_worlds.parts import (
    AIMING,
    ASSIGNING,
    CHOOSING_WORLD,
    CONQUERING,
    DECK,
    DEFENDING,
    DRAWN,
    ENGAGED,
    HAND,
    INDICATOR,
    MAX_AIMS,
    MAX_CHOICES,
    MAX_DECK,
    MODE,
    MOVED,
    MOVING,
    OVER,
    OVERCOME,
    RETREATING,
    STAGED,
    STAGING,
    SWAPPING,
    TARGETING,
    TRASH,
    TRASHING,
    TRIMMING,
    WINDOW,
    owner_of,
)
from oceanarium.games.open_worlds.redealing import redeal
from oceanarium.games.open_worlds.rules.citations import (
    ADJUSTED,
    BURIED,
    CHOSE_HAND,
    DEALT,
    DRAWN_BY_UTILITY,
    DRAWN_INSTEAD,
    FOUND,
    REDEALT,
    SCORING,
    STAGED_CARD,
)
from oceanarium.games.open_worlds.rules.citations import (
    DRAWN as CARD_DRAWN,
)
from oceanarium.games.open_worlds.rules.income import hand_limit, score, score_part
from oceanarium.games.open_worlds.rules.income import place as place_of
from oceanarium.games.open_worlds.rules.places import is_hidden
from oceanarium.games.open_worlds.rules.staging import extra_slots, staged_here
from oceanarium.games.open_worlds.rules.words_of_cards import (
    capacity_at,
    facility_count,
    free_room,
    is_habitable,
    is_hostile,
    staged_class,
    unit_income,
    water,
)
from oceanarium.games.open_worlds.shown import Link, Phase, Player, Staged, Step, Unit, Verdict, WorldsView, WorldView
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    ASK_CHAIN,
    ASK_HAND,
    ASK_SEAT,
    ASK_STAGED,
    ASK_UNIT,
    CARD_IDS,
    CARDS,
    COURSE,
    FACILITY,
    GROUND,
    ORBITAL,
    PLAY_ASKS,
    PLAY_CHOICES,
    PLAY_NAMES,
    PLAYS,
    UNIT_TYPE,
    WEAPON_COUNT,
    WINDOWS,
    WORLDS,
)
from oceanarium.games.open_worlds.vocabulary import piece_name, world_id
from oceanarium.games.open_worlds.words import pieces_from
from oceanarium.kernel import NOTHING, OMNISCIENT, Event

__all__ = ["BITS", "COUNTS", "IMPLIED", "PHASE_NAMES", "conceal", "redeal", "sees", "told", "view"]

PHASE_NAMES: tuple[Phase, ...] = get_args(Phase)
STEPS: tuple[Step, ...] = get_args(Step)
_STEPS: dict[int, Step] = {  # the Step of the turn that a phase belongs to, for those that belong to one
    STAGING: "stage",
    MOVING: "move",
    TRIMMING: "reveal",
    CHOOSING_WORLD: "resolution",
    SWAPPING: "resolution",
    RETREATING: "resolution",
    AIMING: "resolution",
    MODE: "resolution",
    ASSIGNING: "resolution",
    CONQUERING: "resolution",
    TRASHING: "trash",
    DRAWN: "draw",
}
_STEP_OF_WINDOW: dict[str, Step] = {**{step: step for step in STEPS}, "turn": "stage", "surface": "resolution"}
_DRAWS = (DEALT, REDEALT, CARD_DRAWN, DRAWN_INSTEAD, DRAWN_BY_UTILITY)
_SECRET_EVENTS = (*_DRAWS, ADJUSTED, STAGED_CARD, BURIED, CHOSE_HAND, FOUND)


def sees(viewer: int, seat: int) -> bool:
    """Whether the viewer knows a seat's secrets."""
    return viewer in (seat, OMNISCIENT)


def view(state: State, seat: int) -> WorldsView:
    """The table; hands, Staged cards and Trash Heaps only for their own seat. [OW-C7]"""
    return {
        "phase": PHASE_NAMES[state.phase],
        "step": _step(state),
        "window": None if state.window == NOTHING else WINDOWS[state.window],
        "variant": "introductory" if state.is_introductory else "standard",
        "turn": state.turn,
        "final": state.is_final == 1,
        "final_next": state.is_final_next == 1,
        "order": state.order[: state.seats],
        "here": None if state.here == NOTHING else world_id(state, state.here),
        "unit": _asked_unit(state),
        "weapon": state.weapon,
        "last_move": None if state.last_move == NOTHING else move_text(state, state.last_move),
        "worlds": [_world_view(state, world, seat) for world in range(_laid_out(state))],
        "drawn_worlds": [None if card == NOTHING else WORLDS[card].id for card in state.drawn_worlds[: state.seats]],
        "chain": [_chain_view(state, entry, seat) for entry in range(state.chain_size)],
        "players": [_player_view(state, other, is_open=sees(seat, other)) for other in range(state.seats)],
        "verdicts": _verdicts(state, seat) if state.phase == STAGING and seat == state.chooser else None,
    }


def _step(state: State) -> Step | None:
    """The Step of the turn; a window belongs to the Step that it opens or closes."""
    if state.phase == WINDOW or (state.phase >= TARGETING and state.base == WINDOW and state.window != NOTHING):
        return _STEP_OF_WINDOW[WINDOWS[state.window].partition(".")[2]]
    return _STEPS.get(state.base if state.phase >= TARGETING and state.phase != OVER else state.phase)


def _laid_out(state: State) -> int:
    return sum(card != NOTHING for card in state.worlds[: state.world_count])


def _asked_unit(state: State) -> str | None:
    """The unit that a decision is about; a candidate is named by its card."""
    if state.unit == NOTHING:
        return None
    if state.place[state.unit] == STAGED:
        return f"candidate:{piece_name(state, state.unit)}"
    return move_text(state, unit_move(state, state.unit))


def _world_view(state: State, world: int, viewer: int) -> WorldView:
    """A World with all that lies there. Staged cards of others are face down before Reveal. [OW-4.3]"""
    card = WORLDS[state.worlds[world]]
    units = pieces_from(state, state.first_unit[world])
    indicators = [
        CARD_IDS[state.card[piece]]
        for piece in range(len(state.place))
        if state.place[piece] == INDICATOR and state.world[piece] == world
    ]
    return {
        "id": card.id,
        "name": card.name,
        "position": world,
        "h2o": water(state, world),
        "res": card.res,
        "habitable": is_habitable(state, world),
        "hostile": is_hostile(state, world),
        "printed": {"h2o": card.h2o, "habitable": card.is_habitable, "hostile": card.is_hostile},
        "indicators": indicators,
        "facility_count": facility_count(state, world),
        "free_room": free_room(state, world),
        "resolved": state.resolved >> world & 1 == 1 and world != state.here,
        "facilities": _units_view(state, units, FACILITY),
        "orbitals": _units_view(state, units, ORBITAL),
        "ground_forces": _units_view(state, units, GROUND),
        "capacity": [capacity_at(state, seat, world) for seat in range(state.seats)],
        "staged": [_staged_view(state, seat, world, viewer) for seat in range(state.seats)],
    }


def _staged_view(state: State, seat: int, world: int, viewer: int) -> Staged:
    """A seat's Staging Area at a World: how many cards, and which if they are open to the viewer. [OW-4.3]"""
    cards = [CARD_IDS[state.card[p]] for p in pieces_from(state, state.first_staged[world]) if owner_of(p) == seat]
    is_open = state.is_revealed == 1 or sees(viewer, seat)
    return {
        "count": staged_here(state, seat, world),
        "cards": cards if is_open else None,
        "extra_slots": extra_slots(state, seat, world),
        "forbidden": state.forbidden[seat] >> world & 1 == 1,
    }


def _units_view(state: State, pieces: Iterable[int], unit_type: int) -> list[Unit]:
    """Units of one type, in the order in which they lie."""
    return [_unit_view(state, piece) for piece in pieces if UNIT_TYPE[state.card[piece]] == unit_type]


def _unit_view(state: State, piece: int) -> Unit:
    """A unit in play; all of it is public."""
    card = CARDS[state.card[piece]]
    aims = state.aims[piece * MAX_AIMS : piece * MAX_AIMS + WEAPON_COUNT[state.card[piece]]]
    is_defending = state.flags[piece] & DEFENDING != 0
    return {
        "target": move_text(state, unit_move(state, piece)),
        "card": card.id,
        "owner": owner_of(piece),
        "controller": state.controller[piece],
        "defence": card.defence,
        "weapons": list(card.weapons),
        "capacity": card.capacity,
        "income": unit_income(state, piece),
        "income_stopped": state.set_income[piece] != NOTHING,
        "course": state.course[piece] if COURSE[state.card[piece]] > 0 else None,
        "moved": state.flags[piece] & MOVED != 0,
        "engaged": state.flags[piece] & ENGAGED != 0,
        "overcome": state.flags[piece] & OVERCOME != 0,
        "defends": move_text(state, unit_move(state, aims[0])) if is_defending else None,
        "aims": [_aim_view(state, aim) for aim in aims] if not is_defending else [None] * len(aims),
    }


def _aim_view(state: State, piece: int) -> str | None:
    return None if piece == NOTHING else move_text(state, unit_move(state, piece))


def _chain_view(state: State, entry: int, viewer: int) -> Link:
    """A Utility in the chain; a card chosen from the hand stays hidden. [OW-C7]"""
    piece, play = state.chain_piece[entry], state.chain_play[entry]
    made = state.ask if state.phase == TARGETING and entry == state.chain_size - 1 else PLAYS[play][PLAY_ASKS]
    choices = []
    for ask in range(made):
        kind, answer = PLAY_CHOICES[play][2 * ask], state.chain_choices[entry * MAX_CHOICES + ask]
        if kind == ASK_UNIT:
            choices.append(piece_name(state, answer))
        elif kind == ASK_HAND:
            choices.append(f"card:{CARD_IDS[state.card[answer]]}" if sees(viewer, owner_of(piece)) else "card")
        elif kind == ASK_STAGED:
            choices.append(
                "staged" if state.place[answer] != STAGED else f"staged:{world_id(state, state.world[answer])}"
            )
        elif kind == ASK_SEAT:
            choices.append(f"seat:{answer}")
        else:
            choices.append(f"chain:{answer + 1}" if kind == ASK_CHAIN else f"world:{world_id(state, answer)}")
    return {
        "seat": owner_of(piece),
        "card": CARD_IDS[state.card[piece]],
        "option": PLAY_NAMES[play][1],
        "cancelled": state.chain_cancelled[entry] == 1,
        "choices": choices,
    }


def _verdicts(state: State, seat: int) -> dict[str, dict[str, Verdict]]:
    """What would become of every card in hand at every World as things stand, for whoever is Staging. [OW-4.4]"""
    return {
        name: {
            world_id(state, world): staging_verdict(state, seat, CARD_IDS.index(name), world)
            for world in range(state.world_count)
        }
        for name in dict.fromkeys(_cards_in(state, seat, HAND))
    }


def _cards_in(state: State, seat: int, where: int) -> list[str]:
    pieces = range(seat * MAX_DECK, seat * MAX_DECK + state.deck_total[seat])
    return [CARD_IDS[state.card[piece]] for piece in pieces if state.place[piece] == where]


def _player_view(state: State, seat: int, *, is_open: bool) -> Player:
    """What all know about a seat; hand, deck and Trash Heap only if they are open to the viewer. [OW-19.1]"""
    pieces = range(seat * MAX_DECK, seat * MAX_DECK + state.deck_total[seat])
    seen = [piece for piece in pieces if state.place[piece] == TRASH and state.buried[piece] == 0]
    returned = [piece for piece in pieces if state.known[piece] > 0 and is_hidden(state, piece)]
    return {
        "deck_list": [CARD_IDS[state.card[piece]] for piece in pieces],
        "hand_size": state.hand_size[seat],
        "hand": _cards_in(state, seat, HAND) if is_open else None,
        "hand_limit": hand_limit(state, seat),
        "deck_size": state.deck_size[seat],
        "deck": _cards_in(state, seat, DECK) if is_open else None,  # by elimination; nobody knows the order
        "staged_size": state.staged_size[seat],
        "trash_size": sum(state.place[piece] == TRASH for piece in pieces),
        "trash": _cards_in(state, seat, TRASH) if is_open else None,
        "trash_seen": [CARD_IDS[state.card[piece]] for piece in seen],
        "returned": [CARD_IDS[state.card[piece]] for piece in returned],
        "adjusted": state.adjusted[seat],
        "income": state.income[seat],
        "staged_class": staged_class(state, seat) if is_open or state.is_revealed == 1 else None,
        "class_limit_lifted": state.is_class_lifted[seat] == 1,
        "priority": state.order[: state.seats].index(seat) + 1,
        "score": score(state, seat),
        "score_parts": {SCORING[part].sentence: score_part(state, seat, part) for part in range(1, len(SCORING))},
        "place": place_of(state, seat),
    }


def told(event: Event, seat: int) -> Event:
    """Cards drawn, Staged, put away or chosen from the hand are secrets of their seat. [OW-C7]"""
    if event.kind in _SECRET_EVENTS and not sees(seat, event.seat):
        return event._replace(details=(NOTHING, *event.details[1:]))
    return event
