"""What people are told: prompts, moves in plain words, and the details that sentences mention."""

from oceanarium.kernel import NOBODY, NOTHING, mention
from tests.toys.tidepool.moves import DRAW, HOLD_BACK, KEEP, POCKET, move_text
from tests.toys.tidepool.parts import DECIDING, OFFERING, OVER, TOP_VALUE
from tests.toys.tidepool.rules import is_waited_for
from tests.toys.tidepool.state import State


def prompt(state: State, seat: int) -> str:
    """What is asked of a seat, in one sentence."""
    if state.phase == OVER:
        return "The match is over."
    if not is_waited_for(state, seat):
        return "Wait for the others."
    if state.phase == OFFERING:
        return f"Offer a shell for {shell_text(state.lot)}, or hold back."
    return f"You won {shell_text(state.lot)}: keep it for points, or pocket it to offer later."


def move_words(state: State, move: int) -> str:
    """A move as a line of plain words."""
    if move == HOLD_BACK:
        return "Hold back"
    if move == KEEP:
        return f"Keep the lot for {points_text(max(state.lot, 0))}"
    if move == POCKET:
        return "Pocket the lot, to offer it later"
    if DRAW < move <= DRAW + TOP_VALUE:
        return f"A {shell_name(move - DRAW)} is drawn"
    return f"Offer a {shell_name(move)}"


def circumstances(state: State, seat: int, move: int) -> dict[str, str]:
    """What refusals may mention about a move, which may be any number."""
    winner = mention(state.winner) if state.phase == DECIDING and state.winner != NOBODY else "the winner"
    return {"winner": winner, "shell": shell_name(move)}


def spell(state: State, field: str, value: int) -> str:
    """One detail of an event as programs know it."""
    if value == NOTHING:
        return "hidden"
    return move_text(state, value) if field == "choice" else str(value)


def phrase(state: State, field: str, value: int) -> str:
    """One detail of an event as it stands in a sentence."""
    if field == "shell":
        return shell_text(value)
    if value == NOTHING:
        return "in secret"
    return "to hold back" if value == HOLD_BACK else f"to offer {shell_text(value)}"


def shell_name(value: int) -> str:
    """A shell as one of its value."""
    return f"shell of value {value}"


def shell_text(value: int) -> str:
    """A shell with its article, known or not."""
    return "a hidden shell" if value == NOTHING else f"a {shell_name(value)}"


def points_text(count: int) -> str:
    """A number of points."""
    return "1 point" if count == 1 else f"{count} points"
