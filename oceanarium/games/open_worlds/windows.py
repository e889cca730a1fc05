"""Where a seat is asked only because it might hold something: a front-end may pass for people who wish it. [OW-C6]"""

from collections.abc import Mapping

from oceanarium.games.open_worlds.moves import PASS
from oceanarium.games.open_worlds.parts import PROHIBITING, REACTING, WINDOW
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import WINDOWS

__all__ = ["NAMES", "PASS", "window"]

REACTION, PROHIBITED = "reaction", "prohibited"
NAMES: Mapping[str, str] = {
    "begin.turn": "Beginning of the turn",
    "begin.stage": "Beginning of Stage",
    "end.stage": "End of Stage",
    "end.move": "End of Move",
    "begin.resolution": "Before the Worlds are resolved",
    "begin.surface": "Beginning of Surface Conflict",
    "end.resolution": "After the Worlds are resolved",
    "end.draw": "End of Draw",
    REACTION: "When somebody plays a Utility",
    PROHIBITED: "Prohibited cards on the FINAL TURN",
}


def window(state: State) -> str | None:
    """The window, reaction or replacement that seats are being asked about. [OW-18.2, OW-18.3, OW-17.3]"""
    if state.phase == WINDOW:
        return WINDOWS[state.window]
    return {REACTING: REACTION, PROHIBITING: PROHIBITED}.get(state.phase)
