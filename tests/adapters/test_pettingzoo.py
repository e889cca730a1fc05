"""The games pass PettingZoo's own tests, and keep secrets there."""

import contextlib
import io
import warnings
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium.spaces import Discrete
from pettingzoo.utils import parallel_to_aec

from oceanarium.adapters import pettingzoo as adapter
from oceanarium.adapters.layout import layout_of
from oceanarium.adapters.rendering import drawn
from oceanarium.kernel import IllegalMove, OptionError, game_named, game_names

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # where there is pygame, they import a game in an old way
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
    from pettingzoo.test.max_cycles_test import max_cycles_test
    from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

GAMES = game_names()

# PettingZoo warns of what all its own games with masks do, unless it knows them by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_passes_the_tests_of_the_api_and_of_seeds(name: str) -> None:
    api_test(adapter.env(name), num_cycles=30)
    seed_test(lambda: adapter.env(name), num_cycles=15)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_passes_the_tests_of_rendering_and_saving(name: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        render_test(lambda **settings: adapter.env(name, **settings))
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        save_obs_test(adapter.env(name))
    assert "Observations must be Box" in said.getvalue()  # it can save only observations that are images


class Legal(Discrete):
    """Actions from which only legal ones are drawn: some of PettingZoo's tests do not look at masks."""

    def __init__(self, mask: Callable[[], Any], size: int) -> None:
        super().__init__(size)
        self.mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        return super().sample(self.mask())


class LegallySampled(adapter.OceanariumParallelEnv):
    def action_space(self, agent: str) -> Any:
        observation, space = self._spaces[agent]
        if not isinstance(space, Legal):
            space = Legal(lambda: self._observations()[agent]["action_mask"], self._actions)
            self._spaces[agent] = (observation, space)
        return space


def legally_sampled(max_cycles: int | None = None) -> LegallySampled:
    return LegallySampled("open-ocean", max_cycles=max_cycles)


def test_simultaneous_choices_pass_the_tests_of_the_parallel_api() -> None:
    parallel_api_test(adapter.parallel_env("open-ocean", seats=3), num_cycles=40)
    parallel_seed_test(legally_sampled, num_cycles=10)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=legally_sampled, env=lambda max_cycles: parallel_to_aec(legally_sampled(max_cycles))
        )
    )


def test_a_parallel_match_comes_to_its_end_with_rewards_that_add_up_to_nothing() -> None:
    env = legally_sampled()
    env.reset(seed=1)
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {agent: env.action_space(agent).sample() for agent in env.agents}
        _, rewards, terminations, _, _ = env.step(actions)
    assert all(terminations.values())
    assert sum(rewards.values()) == 0


@pytest.mark.parametrize("name", [name for name in GAMES if not game_named(name).chooses_at_once])
def test_where_nobody_chooses_at_once_a_sentence_says_so(name: str) -> None:
    with pytest.raises(OptionError, match=r"nobody chooses at the same time as others: use env\(\)"):
        adapter.parallel_env(name)


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_cut_off_after_so_many_cycles(name: str) -> None:
    env = adapter.env(name, max_cycles=2)
    env.reset(seed=1)
    decisions = 0
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        assert not termination
        decisions += not truncation
        env.step(None if truncation else env.action_space(agent).sample(observation["action_mask"]))
    assert decisions == 2 * len(env.possible_agents)


def test_the_winner_gets_one_and_the_loser_minus_one() -> None:
    env = pettingzoo.make("aec", "oceanarium/oceania-v0")
    env.reset(seed=3)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        totals[agent] += reward
        env.step(None if termination else int(np.flatnonzero(observation["action_mask"])[0]))
    outcome = env.unwrapped.episode.match.outcome
    assert sorted(totals.values()) == ([0.0, 0.0] if len(outcome.winners) == 2 else [-1.0, 1.0])
    assert all(totals[f"player_{seat}"] >= 0 for seat in outcome.winners)


def test_rewards_for_points_add_up_to_the_score() -> None:
    env = adapter.raw_env("octopus-garden", seats=2, rewards="points")
    env.reset(seed=2)
    first, gained = env.episode._scores_now(), [0.0, 0.0]
    while not env.episode.is_over:
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(legal[len(legal) // 2]))
        gained = [sum_ + gain for sum_, gain in zip(gained, env.rewards.values(), strict=True)]
    assert [a + b for a, b in zip(first, gained, strict=True)] == [score.total for score in env.episode.match.scores()]


def test_forbidden_moves_and_unknown_settings_are_refused_in_sentences() -> None:
    env = adapter.raw_env("octopus-garden")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"\[OG-"):
        env.step(127)
    with pytest.raises(OptionError, match="Rewards must be places or points, not 'gold'"):
        adapter.env("octopus-garden", rewards="gold")
    with pytest.raises(OptionError, match="render mode must be"):
        adapter.env("octopus-garden", render_mode="film")
    with pytest.raises(OptionError, match="seats"):
        adapter.env("octopus-garden", seats=9)
    parallel = adapter.parallel_env("open-ocean")
    parallel.reset(seed=1)
    bystander = next(agent for agent in parallel.agents if parallel._seat[agent] not in parallel.episode.match.waiting)
    with pytest.raises(IllegalMove, match=f"{bystander} is not waited for: its only action is"):
        parallel.step({**dict.fromkeys(parallel.agents, parallel.wait), bystander: 3})


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_in_the_registry(name: str) -> None:
    env = pettingzoo.make("aec", adapter.identifier(name), max_cycles=3)
    assert env.unwrapped.episode.game.name == name
    assert env.unwrapped.max_cycles == 3
    assert (adapter.identifier(name) in pettingzoo.parallel_registry) == game_named(name).chooses_at_once


def test_options_reach_the_match_and_layouts_have_versions() -> None:
    env = adapter.raw_env("octopus-garden", seats=4, options={"garbage_beauty": -1})
    assert env.episode.match.options["garbage_beauty"] == -1
    assert env.metadata["observation_layout"] == layout_of("octopus-garden").version == "octopus-garden-1.1"


def test_lines_of_a_picture_are_drawn_as_lines() -> None:
    plain, crossed = (drawn(text).astype(int) for text in ("   ", " ┼ "))
    changed = np.argwhere((plain != crossed).any(2))
    height, width = changed.max(0) - changed.min(0)
    assert height >= 10
    assert width >= 4
