"""The contract between games and everything that plays them. Names no game. Plain: imports neither NumPy nor Numba."""

from oceanarium.kernel.chance import draw, draw_weighted
from oceanarium.kernel.citation import Citation, Citations, Event, EventKinds, mention, with_names
from oceanarium.kernel.contract import ALLOWED, CHANCE, NOBODY, NOTHING, OMNISCIENT
from oceanarium.kernel.declared_words import DeclaredWords
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
from oceanarium.kernel.move_kinds import MoveKinds
from oceanarium.kernel.options import OptionError, Options
from oceanarium.kernel.record import Int8, Int16, Int32, Int64, Record, cell, grid, row
from oceanarium.kernel.register import UnknownGame, game_named, game_names, register
from oceanarium.kernel.rule import rule
from oceanarium.kernel.toolbox import bit_count, ints, lowest_bit, note
from oceanarium.kernel.vocabulary import Sentence, Vocabulary

__all__ = [
    "ALLOWED",
    "CHANCE",
    "NOBODY",
    "NOTHING",
    "OMNISCIENT",
    "CannotTakeBack",
    "Citation",
    "Citations",
    "DeclaredWords",
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
    "MoveKinds",
    "OptionError",
    "Options",
    "Outcome",
    "Played",
    "Record",
    "Score",
    "Sentence",
    "UnknownGame",
    "UnreadableMove",
    "Vocabulary",
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
