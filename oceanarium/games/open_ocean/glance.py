"""A match of Open Ocean in one line, for lists."""

from collections.abc import Mapping
from typing import Any

from oceanarium.games.open_ocean.parts import ROUND_COUNT
from oceanarium.kernel import Glance


def glance(view: Mapping[str, Any]) -> Glance:
    """Points of private goals are not among those that onlookers know."""
    return Glance({"round": view["round"], "rounds": ROUND_COUNT}, tuple(player["score"] for player in view["players"]))
