"""Moves: one flat range of numbers, and how people write, touch and read them."""

from oceanarium.kernel import MoveKinds
from tests.toys.tidepool.vocabulary import SHELL, VALUES, WORDS

MOVES = MoveKinds(WORDS, fillers="a shell of value")
HOLD_BACK = MOVES.kind("hold", reads=("hold", "hold back"))
OFFER = MOVES.kind("offer:{shell}", shell=SHELL.among(VALUES), touches=("hand:{shell}",)) - 1  # OFFER + value
KEEP = MOVES.kind("keep", tells=("points",))
POCKET = MOVES.kind("pocket")
DRAW = MOVES.kind("draw:{shell}", shell=SHELL.among(VALUES), touches=("reef:{shell}",)) - 1  # DRAW + value, by chance
MOVE_COUNT = MOVES.count

move_text, read_move, targets = MOVES.move_text, MOVES.read_move, MOVES.targets
