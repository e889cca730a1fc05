"""What a seat may know: the one gate for secrets, and its inverse."""

from typing import Any

from oceanarium.kernel import ALLOWED, NOBODY, NOTHING, OMNISCIENT, Event, draw, draw_weighted, rule
from tests.toys.tidepool.moves import HOLD_BACK, move_text
from tests.toys.tidepool.parts import DEALING, DECIDING, MAX_SEATS, OFFERING, OVER, TIDE, TOP_VALUE
from tests.toys.tidepool.rules import (
    CHOSEN,
    DEALT,
    SCORING,
    forbids_holding_back,
    place,
    score,
    score_part,
    shells_held,
)
from tests.toys.tidepool.state import State

PHASE_NAMES = {DEALING: "dealing", TIDE: "tide", OFFERING: "offering", DECIDING: "deciding", OVER: "over"}


def view(state: State, seat: int) -> dict[str, Any]:
    """The table; every hand and choice only for its own seat. [TP-1.2, TP-2.2]"""
    return {
        "phase": PHASE_NAMES[state.phase],
        "round": state.round,
        "rounds": state.rounds,
        "lot": None if state.lot == NOTHING else state.lot,
        "winner": None if state.winner == NOBODY else state.winner,
        "reef": sum(state.reef),
        "players": [_player_view(state, other, is_open=sees(seat, other)) for other in range(state.seats)],
    }


def sees(viewer: int, seat: int) -> bool:
    """Whether the viewer knows a seat's secrets."""
    return viewer in (seat, OMNISCIENT)


def _player_view(state: State, seat: int, *, is_open: bool) -> dict[str, Any]:
    """What all know about a seat; its hand and choice only if they are open to the viewer."""
    choice = state.choices[seat]
    return {
        "shells": shells_held(state, seat),
        "shown": shells(state.shown[seat]),
        "hand": shells(state.hands[seat]) if is_open else None,
        "has_chosen": choice != NOTHING,
        "choice": move_text(state, choice) if is_open and choice != NOTHING else None,
        "held_back": state.held_back[seat] == 1,
        "score": score(state, seat),
        "score_parts": {SCORING[part].sentence: score_part(state, seat, part) for part in range(1, len(SCORING))},
        "place": place(state, seat),
    }


def shells(counts: list[int]) -> list[int]:
    """Counts by value as a list of values."""
    return [value for value, count in enumerate(counts) for _ in range(count)]


def told(event: Event, seat: int) -> Event:
    """A dealt shell [TP-1.2] and a choice [TP-2.2] are secrets of their seat; others hear that there was one."""
    if event.kind in (DEALT, CHOSEN) and not sees(seat, event.seat):
        return event._replace(details=(NOTHING,))
    return event


@rule
def redeal(state: State, seat: int, rng: list[int]) -> None:
    """Shuffle the shells that the seat has not seen; others who have chosen choose afresh."""
    for other in range(state.seats):
        if other != seat:
            return_unseen(state, other)
    for other in range(state.seats):
        if other != seat:
            draw_unseen(state, other, rng)
            if state.choices[other] != NOTHING:
                state.choices[other] = any_choice(state, other, rng)


@rule
def return_unseen(state: State, seat: int) -> None:
    """Put a hand back into the reef, less what all have seen; owe the seat as many shells (kept at value 0)."""
    for value in range(1, TOP_VALUE + 1):
        unseen = state.hands[seat][value] - state.shown[seat][value]
        state.hands[seat][value] -= unseen
        state.reef[value] += unseen
        state.hands[seat][0] += unseen


@rule
def draw_unseen(state: State, seat: int, rng: list[int]) -> None:
    """Pay from the reef what the seat is owed."""
    while state.hands[seat][0] > 0:
        value = draw_weighted(rng, state.reef, TOP_VALUE + 1)
        state.reef[value] -= 1
        state.hands[seat][value] += 1
        state.hands[seat][0] -= 1


@rule
def any_choice(state: State, seat: int, rng: list[int]) -> int:
    """One of the choices that the seat may have made. [TP-2.3, TP-2.4]"""
    choices = shells_held(state, seat)
    if forbids_holding_back(state, seat) == ALLOWED:
        choices += 1
    ticket = draw(rng, choices)
    for value in range(1, TOP_VALUE + 1):
        ticket -= state.hands[seat][value]
        if ticket < 0:
            return value
    return HOLD_BACK


BITS: dict[str, int] = {}
IMPLIED: tuple[str, ...] = ()
COUNTS = {"shells": (MAX_SEATS,), "has_chosen": (MAX_SEATS,)}


@rule
def conceal(state: State, seat: int, counts: list[int]) -> None:
    """Put the shells that the seat has not seen into the reef; count hands and say who has chosen."""
    for other in range(state.seats):
        counts[other] = shells_held(state, other)
        if state.choices[other] != NOTHING:
            counts[MAX_SEATS + other] = 1
        if other != seat:
            state.choices[other] = NOTHING
            return_unseen(state, other)
            state.hands[other][0] = 0
