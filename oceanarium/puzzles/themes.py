"""What a puzzle is about: the first theme of its game that the answer or an event after it fits.

A game lists its themes in `puzzle_themes.json`, the most telling first; the last fits everything. Where many
moves may come in any order, seldom is one of them right and the others wrong: such a theme is not looked for, because
other decisions give more puzzles for the same time.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, TypedDict

from oceanarium.bots.bot import imagined
from oceanarium.kernel import CHANCE, Game, Match

FILE = "puzzle_themes.json"  # in the folder of a game


class Theme(TypedDict, total=False):
    """When a theme fits: one of these events follows, and the answer begins with one of these moves."""

    name: str
    events: list[str]
    moves: list[str]
    seldom: bool


def themes_of(game: Game[Any]) -> list[Theme]:
    """The themes of a game, in the order in which they are tried."""
    return _read(game.folder / FILE)


@cache
def _read(file: Path) -> list[Theme]:
    themes: list[Theme] = json.loads(file.read_text("utf-8")) if file.is_file() else [{"name": "plan"}]
    return themes


def is_seldom_clear(match: Match[Any], seat: int) -> bool:
    """Whether a seat chooses among moves of which seldom one is right and the others wrong."""
    begun = tuple(move for theme in themes_of(match.game) if theme.get("seldom") for move in theme["moves"])
    return any(move.text.startswith(begun) for move in match.legal_moves(seat)) if begun else False


def theme_of(match: Match[Any], seat: int, answers: list[int]) -> str:
    """The name of the theme that an answer fits."""
    twin = match.copy()
    twin.manual_chance = True
    twin.state = imagined(match, seat, 0)
    first = twin.moves_made
    begun = match.move(answers[0], seat).text
    for number in answers:
        if seat not in twin.waiting or number not in twin.legal_numbers(seat):
            break  # in this deal somebody else is asked in between
        twin.play_silently(number, seat)
    heard = [event for _, event in twin.heard(seat, first) if event.seat in (seat, CHANCE)]
    happened = {match.game.events[event.kind].name for event in heard}
    for theme in themes_of(match.game):
        fits_move = begun.startswith(tuple(theme["moves"])) if "moves" in theme else True
        fits_event = bool(happened & set(theme["events"])) if "events" in theme else True
        if fits_move and fits_event:
            return theme["name"]
    raise LookupError(f"{match.game.name} has no theme that fits everything.")
