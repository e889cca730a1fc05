"""A match of Oceania in one line, for lists."""

from collections.abc import Mapping
from typing import Any

from oceanarium.kernel import Glance


def glance(view: Mapping[str, Any]) -> Glance:
    """Of several games, which one it is; the points are those of that game."""
    games = {"game": view["game_number"], "games": view["rounds"]} if view["rounds"] > 1 else {}
    return Glance({**games, "lid": view["lid"]}, tuple(player["points"] for player in view["players"]))
