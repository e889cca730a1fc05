"""What messages of several rooms are made of."""

from typing import Annotated, Any

from annotated_types import MaxLen, MinLen

# Most of what a browser hears are moves and events, so these come in rows: numbers and arguments in an order that
# GameInfo tells. A move: its number, the name of its kind, its arguments, and its targets where its kind does not tell.
MoveRow = list[Any]
EventRow = list[Any]  # the number of the move, the name of its kind, the seat it befell, its arguments

NAME_LENGTH = 24
PlayerName = Annotated[str, MinLen(1), MaxLen(NAME_LENGTH)]
