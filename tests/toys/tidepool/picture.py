"""A state as text, both ways: for tests, the terminal and bug reports."""

import re

from oceanarium.kernel import NOBODY, NOTHING, OMNISCIENT
from oceanarium.kernel.captions import PLAIN, Caption, Captions, Telling
from tests.toys.tidepool.moves import move_text, read_move
from tests.toys.tidepool.parts import DECIDING, OFFERING, OPTIONS, OVER
from tests.toys.tidepool.rules import LAST_ROUND, set_up, shells_held
from tests.toys.tidepool.state import State
from tests.toys.tidepool.view import PHASE_NAMES, sees, shells
from tests.toys.tidepool.vocabulary import WORDS

CAPTIONS = Captions(
    WORDS,
    title=("round", "rounds", "hand", "phase"),
    reef=("reef",),
    shells=("count",),
    lot=("lot",),
    seat=("count", "hand"),
    held_back=(),
    chose=("move",),
    has_chosen=(),
)
_TITLE = re.compile(r"Tidepool Auction, (\d) of (\d) rounds done, hands of (\d): (\w+)")
_SEAT = re.compile(r"([> ])Seat (\d): (\d+) points?, hand ([\d() -]+?)(, held back before)?(, chose ([\w:]+))?")


def draw_picture(state: State, seat: int, telling: Telling = PLAIN) -> str:
    """The table as a seat sees it; shells that all have seen stand in brackets."""
    say = CAPTIONS.told(telling)
    phase = PHASE_NAMES[state.phase]
    title = say.text("title", round=state.round, rounds=state.rounds, hand=state.hand_size, phase=phase)
    hidden = say.text("shells", count=sum(state.reef))
    reef = " ".join(map(str, shells(state.reef))) if seat == OMNISCIENT else hidden
    lot = "-" if state.lot == NOTHING else str(state.lot)
    lines = [title, say.text("reef", reef=reef or "-"), say.text("lot", lot=lot)]
    lines += [_seat_line(state, other, say, is_open=sees(seat, other)) for other in range(state.seats)]
    return "\n".join(lines)


def _seat_line(state: State, seat: int, say: Caption, *, is_open: bool) -> str:
    """A seat with its hand, as far as it is open to the viewer; the mark says who is waited for."""
    is_waited_for = seat == state.winner or (state.phase == OFFERING and state.choices[seat] == NOTHING)
    hand = _hand_text(state, seat, is_open=is_open)
    line = f"{'>' if is_waited_for else ' '}{say.named(seat)}: {say.text('seat', count=state.points[seat], hand=hand)}"
    if state.held_back[seat] == 1:
        line += say.text("held_back")
    if state.choices[seat] != NOTHING:
        chosen = move_text(state, state.choices[seat]) if is_open else ""
        line += say.text("chose", move=chosen) if is_open else say.text("has_chosen")
    return line


def _hand_text(state: State, seat: int, *, is_open: bool) -> str:
    """First what only the seat sees, then what all have seen."""
    seen = [f"({value})" for value in shells(state.shown[seat])]
    hidden = [held - shown for held, shown in zip(state.hands[seat], state.shown[seat], strict=True)]
    unseen = [str(value) for value in shells(hidden)] if is_open else ["?"] * (shells_held(state, seat) - len(seen))
    return " ".join(unseen + seen) or "-"


def read_picture(text: str) -> State:
    """The state that `draw_picture` drew for OMNISCIENT; ValueError with a sentence for anything else."""
    title, *lines = text.splitlines() or [""]
    facts = _TITLE.fullmatch(title)
    if facts is None or len(lines) < 3 or facts[4] not in PHASE_NAMES.values():
        raise ValueError("This is no picture of Tidepool Auction: its first line says something else.")
    players = [_SEAT.fullmatch(line) for line in lines[2:]]
    state = State()
    set_up(state, len(players), OPTIONS.coded({"rounds": int(facts[2]), "hand_size": int(facts[3])}))
    state.round = int(facts[1])
    state.phase = next(phase for phase, name in PHASE_NAMES.items() if name == facts[4])
    state.ending = LAST_ROUND if state.phase == OVER else 0
    state.reef[:] = [lines[0].partition(":")[2].count(str(value)) for value in range(len(state.reef))]
    lot = lines[1].partition(": ")[2]
    state.lot = NOTHING if lot == "-" else int(lot)
    for seat, player in enumerate(players):
        if player is None:
            raise ValueError(
                f"This is no picture of Tidepool Auction as the all-knowing see it: seat {seat} is unclear."
            )
        _read_player(state, seat, player)
    return state


def _read_player(state: State, seat: int, player: re.Match[str]) -> None:
    state.points[seat] = int(player[3])
    for shell in player[4].strip("-").split():
        value = int(shell.strip("()"))
        state.hands[seat][value] += 1
        state.shown[seat][value] += shell.startswith("(")
    state.held_back[seat] = 1 if player[5] else 0
    choice = read_move(state, player[7]) if player[7] else None
    state.choices[seat] = NOTHING if choice is None else choice
    if state.phase == DECIDING and player[1] == ">":
        state.winner = seat
    elif state.winner not in range(seat):
        state.winner = NOBODY
