"""The contract between games and everything that plays them. Names no game. Plain: imports neither NumPy nor Numba."""

from oceanarium.kernel.chance import draw, draw_weighted
from oceanarium.kernel.citation import Citation, Citations, Event, EventKinds, mention, with_names
from oceanarium.kernel.contract import ALLOWED, CHANCE, NOBODY, NOTHING, OMNISCIENT
from oceanarium.kernel.game import Game, Glance
from oceanarium.kernel.match import (
    CannotTakeBack,
    Happening,
    IllegalMove,
    Match,
    MatchFormatError,
    MatchSnapshot,
    Move,
    Outcome,
    Played,
    Score,
    UnreadableMove,
)
from oceanarium.kernel.options import OptionError, Schema
from oceanarium.kernel.record import Int8, Int16, Int32, Int64, Record, cell, grid, row
from oceanarium.kernel.register import UnknownGame, game_named, game_names, register
from oceanarium.kernel.rule import rule
from oceanarium.kernel.toolbox import bit_count, ints, lowest_bit, note

__all__ = [
    "ALLOWED",
    "CHANCE",
    "NOBODY",
    "NOTHING",
    "OMNISCIENT",
    "CannotTakeBack",
    "Citation",
    "Citations",
    "Event",
    "EventKinds",
    "Game",
    "Glance",
    "Happening",
    "IllegalMove",
    "Int8",
    "Int16",
    "Int32",
    "Int64",
    "Match",
    "MatchFormatError",
    "MatchSnapshot",
    "Move",
    "OptionError",
    "Outcome",
    "Played",
    "Record",
    "Schema",
    "Score",
    "UnknownGame",
    "UnreadableMove",
    "bit_count",
    "cell",
    "draw",
    "draw_weighted",
    "game_named",
    "game_names",
    "grid",
    "ints",
    "lowest_bit",
    "mention",
    "note",
    "register",
    "row",
    "rule",
    "with_names",
]
