"""What the lobby shows before any game has said a word is what the games say."""

import re
from pathlib import Path
from typing import Any

import oceanarium.games  # enters the games into the register  # noqa: F401
from oceanarium.kernel import Game, game_named, game_names

COVERS = Path(__file__).parents[2] / "web" / "src" / "covers" / "index.ts"


def shown(name: str) -> tuple[str, int, int, int, bool]:
    """Title, seats, minutes and decks, as the cover of a game says."""
    cover = COVERS.read_text(encoding="utf-8").partition(f'name: "{name}"')[2].partition("\n  },")[0]
    seats = re.search(r"seats: \[(\d+), (\d+)\]", cover)
    minutes = re.search(r"minutes: (\d+)", cover)
    title = re.search(r'title: "(.*)"', cover)
    assert seats, name
    assert minutes, name
    assert title, name
    return title[1], int(seats[1]), int(seats[2]), int(minutes[1]), "hasDecks: true" in cover


def said(game: Game[Any]) -> tuple[str, int, int, int, bool]:
    return game.title, min(game.seats), max(game.seats), game.minutes, game.decks is not None


def test_every_cover_says_what_its_game_says() -> None:
    games = [game_named(name) for name in game_names() if game_named(name).package.startswith("oceanarium.games.")]
    assert len(games) == 5
    assert {game.name: shown(game.name) for game in games} == {game.name: said(game) for game in games}
