"""The games as Gymnasium environments: one learner against bots. Importing this registers them."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from oceanarium.adapters.extras import MissingExtra

try:
    import gymnasium
except ImportError as error:
    raise MissingExtra("oceanarium.adapters.gymnasium", "gymnasium") from error

from oceanarium.adapters.episode import PLACES, Episode, Observation
from oceanarium.adapters.rendering import MODES, check_mode, rendered
from oceanarium.adapters.spaces import action_space, observation_space
from oceanarium.bots import Bot, new_bot
from oceanarium.kernel import IllegalMove, OptionError, game_names

VERSION = 0
ILLEGAL_REWARD = -1.0  # for an action that the mask forbids, which ends the match


class OceanariumEnv(gymnasium.Env[Observation, np.int64]):
    """A seat at a table of bots. `opponents` is a bot's name, or one for each other seat in order.

    An action that the mask forbids loses the match at once; `info["refusal"]` says why it is forbidden.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012  # Gymnasium's own

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, object] | None = None,
        rewards: str = PLACES,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.episode = Episode(name, seats, options, rewards)
        if seat not in range(self.episode.seats):
            raise OptionError(f"The learner's seat must be from 0 to {self.episode.seats - 1}, not {seat!r}.")
        self.seat = seat
        self.render_mode = render_mode
        self.observation_layout = self.episode.layout.version
        self.observation_space = observation_space(self.episode, self.episode.game.move_count)
        self.action_space = action_space(self.episode.game.move_count)
        self._opponents = _one_each(opponents, self.episode.seats - 1)
        self._bots = self._new_bots(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.episode.start(int(self.np_random.integers(2**62)))
        self._bots = self._new_bots(int(self.np_random.integers(2**62)))
        self._let_bots_play()
        return self.episode.observe(self.seat), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            gain = self.episode.play(int(action), self.seat)[self.seat]
        except IllegalMove as refused:
            return self.episode.observe(self.seat), ILLEGAL_REWARD, True, False, {"refusal": str(refused)}
        gain += self._let_bots_play()
        return self.episode.observe(self.seat), gain, self.episode.is_over, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are allowed, as learners with masks ask for it."""
        return self.episode.observe(self.seat)["action_mask"].astype(bool)

    def render(self) -> Any:
        """The table as the learner sees it."""
        return rendered(self.episode.match, self.render_mode, self.seat)

    def _new_bots(self, seed: int) -> dict[int, Bot]:
        others = [seat for seat in range(self.episode.seats) if seat != self.seat]
        return {
            other: new_bot(self.episode.game, name, seed + other)
            for other, name in zip(others, self._opponents, strict=True)
        }

    def _let_bots_play(self) -> float:
        """Until the learner is waited for; return what that brings it."""
        gain, match = 0.0, self.episode.match
        while not self.episode.is_over and self.seat not in match.waiting:
            bot = self._bots[match.actor]
            gain += self.episode.play(bot.choose(match, match.actor).number, match.actor)[self.seat]
        return gain


def _one_each(opponents: str | Sequence[str], count: int) -> list[str]:
    names = [opponents] * count if isinstance(opponents, str) else list(opponents)
    if len(names) != count:
        raise OptionError(f"There are {count} opponents, but {len(names)} were named.")
    return names


def identifier(name: str) -> str:
    """What Gymnasium calls a game: Oceanarium/OctopusGarden-v0."""
    return f"Oceanarium/{''.join(word.capitalize() for word in name.split('-'))}-v{VERSION}"


for _name in game_names():
    if identifier(_name) not in gymnasium.registry:
        gymnasium.register(identifier(_name), f"{__name__}:OceanariumEnv", kwargs={"name": _name})
