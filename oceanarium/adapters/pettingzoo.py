"""The games as PettingZoo environments: `env("octopus-garden", seats=3)`. Importing this registers them, too."""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from oceanarium.adapters.extras import MissingExtra

try:
    import pettingzoo
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise MissingExtra("oceanarium.adapters.pettingzoo", "pettingzoo") from error

from oceanarium.adapters.episode import PLACES, Episode, Observation
from oceanarium.adapters.rendering import MODES, check_mode, rendered
from oceanarium.adapters.spaces import action_space, observation_space
from oceanarium.kernel import IllegalMove, OptionError, game_named, game_names

VERSION = 0
ILLEGAL_REWARD = -1


def identifier(name: str) -> str:
    """What PettingZoo's registry calls a game: oceanarium/octopus_garden-v0."""
    return f"oceanarium/{name.replace('-', '_')}-v{VERSION}"


def env(name: str, **settings: Any) -> AECEnv[str, Observation, int]:
    """A game, one decision after another. Whoever takes a move that the mask forbids loses the match at once."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(name, **settings), ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def parallel_env(name: str, **settings: Any) -> "OceanariumParallelEnv":
    """A game in which seats choose at once, for those where they do."""
    return OceanariumParallelEnv(name, **settings)


class _Base:
    """What both kinds of environment share."""

    extra_actions = 0  # beyond the moves

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = PLACES,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.episode = Episode(name, seats, options, rewards)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = self.episode.game.move_count + self.extra_actions
        self._spaces = {
            agent: (observation_space(self.episode, self._actions), action_space(self._actions))
            for agent in self.possible_agents
        }
        self._random = Random()
        self.metadata = {
            "name": f"{self.episode.game.name.replace('-', '_')}_v{VERSION}",
            "render_modes": MODES,
            "is_parallelizable": False,
            "render_fps": 1,
            "observation_layout": self.episode.layout.version,
        }

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> Any:
        return self._spaces[agent][1]

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as onlookers see it."""
        return rendered(self.episode.match, self.render_mode, None)

    def close(self) -> None:
        """Nothing is kept open."""

    def _start(self, seed: int | None) -> None:
        if seed is not None:
            self._random.seed(seed)
        self.episode.start(self._random.getrandbits(62))
        self.agents = self.possible_agents[:]


class raw_env(_Base, AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801  # PettingZoo's name for it
    """The environment without PettingZoo's wrappers: a move that the mask forbids raises IllegalMove.

    `rewards` are for "places" at the end (from 1 for the winner to -1, zero-sum) or for "points" as they come. A cycle
    of `max_cycles` is as many decisions as there are seats.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._start(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self._select()

    def observe(self, agent: str) -> Observation:
        return self.episode.observe(self._seat[agent])

    def step(self, action: int) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        gains = self.episode.play(action, self._seat[self.agent_selection])
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.possible_agents, gains, strict=True))
        self._decisions += 1
        if self.episode.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._decisions >= self.max_cycles * self.episode.seats:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        """It is the actor's turn; when all is over, everybody's in order."""
        self.agent_selection = self.possible_agents[max(self.episode.match.actor, 0)]


class OceanariumParallelEnv(_Base, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # it has no types
    """Every agent acts at every step. Those who are not waited for have only one action: the last one, which waits."""

    extra_actions = 1

    def __init__(self, name: str, **settings: Any) -> None:
        super().__init__(name, **settings)
        game = self.episode.game
        if not game.chooses_at_once:
            raise OptionError(
                f"In {game.title} nobody chooses at the same time as others: use env(), not parallel_env()."
            )
        self.wait = game.move_count

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._start(seed)
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        waiting = self.episode.match.waiting
        for agent, action in actions.items():
            if self._seat[agent] not in waiting and action != self.wait:
                raise IllegalMove("", f"{agent} is not waited for: its only action is {self.wait}.")
        gains = [0.0] * self.episode.seats
        for seat in waiting:
            for index, gain in enumerate(self.episode.play(actions[self.possible_agents[seat]], seat)):
                gains[index] += gain
        self._cycles += 1
        agents, is_late = self.agents, self.max_cycles is not None and self._cycles >= self.max_cycles
        is_over = self.episode.is_over
        outcome: tuple[Any, Any, Any, Any, Any] = (
            self._observations(),
            dict(zip(agents, gains, strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_late and not is_over),
            {agent: {} for agent in agents},
        )
        if is_over or is_late:
            self.agents = []
        return outcome

    def _observations(self) -> dict[str, Observation]:
        observations = {agent: self.episode.observe(self._seat[agent], self._actions) for agent in self.agents}
        for agent, observation in observations.items():
            observation["action_mask"][self.wait] = self._seat[agent] not in self.episode.match.waiting
        return observations


for _name in game_names():
    if identifier(_name) not in pettingzoo.aec_registry:
        pettingzoo.register("aec", identifier(_name), f"{__name__}:env", kwargs={"name": _name})
    if game_named(_name).chooses_at_once and identifier(_name) not in pettingzoo.parallel_registry:
        pettingzoo.register("parallel", identifier(_name), f"{__name__}:parallel_env", kwargs={"name": _name})
