"""The spaces of observations and actions, for PettingZoo and Gymnasium alike."""

from typing import Any

import numpy as np
from gymnasium import spaces

from oceanarium.adapters.episode import Episode, Observation
from oceanarium.adapters.layout import HIGHEST, LOWEST


def observation_space(episode: Episode, actions: int) -> spaces.Space[Observation]:
    """What a seat may know, and which actions it may take."""
    space: spaces.Space[Any] = spaces.Dict(
        {
            "observation": spaces.Box(LOWEST, HIGHEST, (episode.layout.length,), np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return space


def action_space(actions: int) -> "spaces.Discrete":
    """The numbers of all moves."""
    return spaces.Discrete(actions)
