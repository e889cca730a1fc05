"""A match of Octopus' Garden in one line, for lists."""

from collections.abc import Mapping
from typing import Any

from oceanarium.kernel import Glance


def glance(view: Mapping[str, Any]) -> Glance:
    """The tiles left in the bag tell how near the end is."""
    return Glance({"bag": sum(view["bag"].values())}, tuple(garden["score"] for garden in view["gardens"]))
