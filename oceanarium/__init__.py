"""Oceanarium: five board games with their rules fully enforced, for people, bots and researchers.

>>> import oceanarium as oc
>>> match = oc.new_match("octopus-garden", seats=3, seed=7)
>>> match.play("place:oyster@C3")[0].text
'Player 1 puts an oyster on C3.'
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import oceanarium.games  # enters the games into the register  # noqa: F401
from oceanarium.kernel import (
    CHANCE,
    NOBODY,
    CannotTakeBack,
    Game,
    Happening,
    IllegalMove,
    Match,
    MatchFormatError,
    Move,
    OptionError,
    Outcome,
    Played,
    Score,
    UnknownGame,
    UnreadableMove,
    game_named,
    game_names,
)
from oceanarium.kernel.vocabulary import ENGLISH

if TYPE_CHECKING:
    from oceanarium.bots import Bot
    from oceanarium.kernel.simulation import Simulation

__all__ = [
    "CHANCE",
    "NOBODY",
    "CannotTakeBack",
    "Game",
    "Happening",
    "IllegalMove",
    "Match",
    "MatchFormatError",
    "Move",
    "OptionError",
    "Outcome",
    "Played",
    "Score",
    "UnknownGame",
    "UnreadableMove",
    "bot",
    "games",
    "new_match",
    "simulate",
]

__version__ = "0.1.0"


def games() -> tuple[Game[Any], ...]:
    """The registered games: name, title, seats, options, rules version and more of each."""
    return tuple(game_named(name) for name in game_names())


def new_match(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    manual_chance: bool = False,
    language: str = ENGLISH,
) -> Match[Any]:
    """Begin a match. The same seed brings the same chances; none means that nobody can know them."""
    found = game_named(game)
    count = found.usual_seats if seats is None else seats
    return Match(found, count, options, seed, manual_chance=manual_chance, language=language)


def bot(game: str, name: str = "greedy", seed: int = 0) -> "Bot":
    """A player for any seat: `bot("octopus-garden", "greedy").choose(match, seat)`; docs/arena.md has all names."""
    from oceanarium.bots.specification import specified_bot

    return specified_bot(game_named(game), name, seed)


def simulate(
    game: str,
    seats: int | None = None,
    matches: int = 1_000,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
) -> "Simulation":
    """Play many matches at random, compiled and on every core, and add up the results."""
    from oceanarium.kernel.simulation import simulate as simulate_game

    found = game_named(game)
    return simulate_game(found, found.usual_seats if seats is None else seats, matches, seed, options)
