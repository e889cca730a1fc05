"""The classic games of PettingZoo."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pettingzoo

from benchmarks.peers.contest import OBSERVED, Contestant

NAMES = ("connect_four-v3", "chess-v6", "leduc_holdem-v4", "texas_holdem-v4")
MOST = 300  # decisions: matches longer than that go on in the next call, from their beginning


def contestants() -> Iterator[Contestant]:
    """Some of them."""
    for name in NAMES:
        env = pettingzoo.make("aec", f"classic/{name}")
        yield Contestant(OBSERVED, "PettingZoo classic", name, partial(stepped, env))


def stepped(env: Any) -> int:
    """A random match, or the beginning of a long one; returns the decisions."""
    env.reset()
    decisions = 0
    for agent in env.agent_iter(MOST):
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            break
        env.step(env.action_space(agent).sample(observation["action_mask"]))
        decisions += 1
    return decisions
