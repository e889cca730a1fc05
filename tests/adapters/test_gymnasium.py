"""A learner's seat against bots passes Gymnasium's own check."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from oceanarium.adapters import gymnasium as adapter
from oceanarium.kernel import OptionError, game_names


@pytest.mark.parametrize("name", game_names())
def test_a_registered_game_passes_the_check(name: str) -> None:
    check_env(gymnasium.make(adapter.identifier(name)).unwrapped)


def learner(name: str, **settings: Any) -> Any:
    return gymnasium.make(adapter.identifier(name), **settings).unwrapped


def played_to_the_end(env: Any, seed: int) -> tuple[float, bool]:
    """The sum of rewards of whoever always takes the first legal move."""
    env.reset(seed=seed)
    total, is_over = 0.0, False
    while not is_over:
        _, reward, is_over, is_late, info = env.step(np.flatnonzero(env.action_masks())[0])
        total += reward
        assert not is_late
        assert info == {}
    return total, is_over


def test_a_match_against_bots_in_any_seat_comes_to_an_end() -> None:
    env = learner("oceania", seat=1, opponents=["random"])
    total, _ = played_to_the_end(env, 1)
    outcome = env.episode.match.outcome
    assert total == (0 if len(outcome.winners) == 2 else 1 if 1 in outcome.winners else -1)
    assert played_to_the_end(env, 1)[0] == total


def test_alone_rewards_are_the_points_gained() -> None:
    env = learner("oceania", seats=1)
    env.reset(seed=2)
    first = env.episode.match.scores()[0].total
    assert first + played_to_the_end(env, 2)[0] == env.episode.match.scores()[0].total


def test_a_forbidden_action_loses_and_says_why() -> None:
    env = learner("octopus-garden")
    env.reset(seed=1)
    _, reward, is_over, _, info = env.step(np.int64(127))
    assert (reward, is_over) == (-1.0, True)
    assert "[OG-" in info["refusal"]


def test_the_learner_sees_its_own_table() -> None:
    env = learner("ocean-labyrinth", render_mode="ansi", seat=1)
    env.reset(seed=4)
    assert env.render() == env.episode.match.picture(1)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"seat": 2}, "The learner's seat must be from 0 to 1, not 2."),
        ({"opponents": ["random", "random"]}, "There are 1 opponents, but 2 were named."),
        ({"opponents": "nobody"}, "There is no bot 'nobody'"),
    ],
)
def test_wrong_settings_are_refused_in_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        adapter.OceanariumEnv("octopus-garden", **settings)
