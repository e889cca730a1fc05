"""What the lobby shows before any game has said a word is what the games say; both registers have the same games."""

import re
from pathlib import Path
from typing import Any

from oceanarium.hosting import offers
from oceanarium.kernel import Game
from tests.ours import games_of_the_house

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


FLAGS = ("hasDecks", "hasHome", "hasPuzzles")


def shown(game: Game[Any]) -> tuple[str, str, int, int, int, list[bool]]:
    """Name, title, seats, minutes, and what else there is, as the browser's entry of a game says."""
    entry = (GAMES / game.folder.name / "entry.ts").read_text(encoding="utf-8")
    name = re.search(r'name: "(.*)"', entry)
    title = re.search(r'title: "(.*)"', entry)
    seats = re.search(r"seats: \[(\d+), (\d+)\]", entry)
    minutes = re.search(r"minutes: (\d+)", entry)
    assert name, entry
    assert title, entry
    assert seats, entry
    assert minutes, entry
    return (
        name[1],
        title[1],
        int(seats[1]),
        int(seats[2]),
        int(minutes[1]),
        [f"{flag}: true" in entry for flag in FLAGS],
    )


def said(game: Game[Any]) -> tuple[str, str, int, int, int, list[bool]]:
    info = next(info for info in offers.games() if info.name == game.name)
    flags = [info.has_decks, info.has_home, info.has_puzzles]
    return game.name, game.title, min(game.seats), max(game.seats), game.minutes, flags


def test_every_cover_says_what_its_game_says() -> None:
    assert [shown(game) for game in games_of_the_house()] == [said(game) for game in games_of_the_house()]


def test_the_browsers_register_has_the_games_of_the_house_in_their_order() -> None:
    register = (GAMES / "index.ts").read_text(encoding="utf-8").partition("const FOLDERS = [")[2].partition("]")[0]
    assert re.findall(r'"(\w+)"', register) == [game.folder.name for game in games_of_the_house()]
