"""The register: one line per game."""

from oceanarium.kernel import register

register("octopus-garden", "oceanarium.games.octopus_garden")
register("ocean-labyrinth", "oceanarium.games.ocean_labyrinth")
register("oceania", "oceanarium.games.oceania")
register("open-ocean", "oceanarium.games.open_ocean")
register("open-worlds", "oceanarium.games.open_worlds")
