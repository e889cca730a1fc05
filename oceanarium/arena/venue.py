"""Where many matches are played: on the cores here, or on a Ray cluster."""

from functools import partial
from typing import Any

from oceanarium.arena.ray_workers import on_ray
from oceanarium.arena.workers import Venue, on_cores


def venue(cores: int | None, ray: str | None) -> Venue[Any]:
    """The cluster at that address, if there is one; else so many cores, by default all."""
    return partial(on_cores, cores=cores) if ray is None else partial(on_ray, address=ray, cores=cores)
