"""The games as Python games of OpenSpiel. Importing this registers python_oceanarium_octopus_garden and the others.

Chance is explicit. Where seats choose at once they are asked one after the other, and nobody sees what others chose.
Parameters are `players` and `options`, a text such as "garbage_beauty:-1;anemone_cost:2".
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from oceanarium.adapters.episode import result
from oceanarium.adapters.extras import MissingExtra
from oceanarium.adapters.layout import layout_of
from oceanarium.adapters.recollection import Recollection
from oceanarium.kernel import CHANCE, NOBODY, Game, OptionError, game_named, game_names
from oceanarium.kernel.chance import WORDS, seed_rng
from oceanarium.kernel.contract import Rules

try:
    import pyspiel
except ImportError as error:
    raise MissingExtra("oceanarium.adapters.openspiel", "open_spiel") from error


def short_name(name: str) -> str:
    """What OpenSpiel calls a game."""
    return f"python_oceanarium_{name.replace('-', '_')}"


def read_options(text: str) -> dict[str, object]:
    """Options from "name:value;name:value"; the values are read by the game itself."""
    options: dict[str, object] = {}
    for pair in filter(None, text.split(";")):
        name, colon, value = pair.partition(":")
        if not colon:
            raise OptionError(f'Options must look like "name:value;name:value", not {text!r}.')
        options[name.strip()] = value.strip()
    return options


def game_type(game: Game[Any]) -> Any:
    """What OpenSpiel wants to know of a game before anybody plays it."""
    kinds = pyspiel.GameType
    secret, open_to_all = kinds.Information.IMPERFECT_INFORMATION, kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name=short_name(game.name),
        long_name=f"{game.title} (Oceanarium)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=secret if game.has_secrets else open_to_all,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.usual_seats,  # alone there is nobody to win against
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_seats, "options": ""},
    )


class OceanariumGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with a number of players and options."""

    name: str

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = parameters or {}
        self.game = game_named(self.name)
        seats = int(given.get("players", self.game.usual_seats))
        if seats not in self.game.seats or seats < self.game.usual_seats:
            raise OptionError(f"{self.game.title} has no table for {seats} players here.")
        self.options = self.game.options.completed(read_options(str(given.get("options", ""))), seats)
        self.layout = layout_of(self.game.name)
        information = pyspiel.GameInfo(
            num_distinct_actions=self.game.move_count,
            max_chance_outcomes=self.game.move_count,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.longest_match(seats, self.options),
        )
        super().__init__(game_type(self.game), information, given)
        self.seats = seats

    def new_initial_state(self) -> "OceanariumState":
        """The first state of a match."""
        return OceanariumState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Whoever looks on: with or without the past, with or without a seat's secrets."""
        if params:
            raise ValueError(f"Observers take no parameters here, not even {params}.")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


@dataclass
class Position:
    """All that a state holds: OpenSpiel makes deep copies of it, and this is the quick way."""

    seats: int
    state: Any
    recollection: Recollection

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.recollection.game

    @property
    def rules(self) -> Rules[Any]:
        """The rules of the game."""
        return self.game.rules

    def __deepcopy__(self, memo: Any) -> "Position":
        return Position(self.seats, self.state.copy(), self.recollection.copy())


class OceanariumState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A match between two moves."""

    def __init__(self, game: OceanariumGame) -> None:
        super().__init__(game)
        first = game.game.new_state(game.seats, game.options)
        self.position = Position(game.seats, first, Recollection(game.game, game.seats, first))

    def current_player(self) -> int:
        """Whose choice is next."""
        actor = self.position.rules.actor(self.position.state)
        if actor == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.game.legal_moves(self.position.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of the chance at hand, and how probable it is."""
        weights = self.position.game.chances(self.position.state)
        total = sum(weights.values())
        return [(move, weight / total) for move, weight in weights.items()]

    def _apply_action(self, action: int) -> None:
        actor = self.position.rules.actor(self.position.state)
        self.position.rules.apply_move(self.position.state, actor, action)
        self.position.recollection.follow(actor, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.game.moves.move_text(self.position.state, action)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.position.rules.actor(self.position.state) == NOBODY

    def returns(self) -> list[float]:
        """What the places are worth at the end, from 1 to -1."""
        if not self.is_terminal():
            return [0.0] * self.position.seats
        places = [self.position.rules.place(self.position.state, seat) for seat in range(self.position.seats)]
        return [result(places, seat) for seat in range(self.position.seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> "OceanariumState":
        """A state that the player cannot tell from this one: what it cannot know is dealt afresh.

        It is for looking ahead: its history is still that of this state.
        """
        twin: OceanariumState = self.clone()
        twin.position.recollection.catch_up()
        rng = [0] * WORDS
        seed_rng(rng, int(sampler() * 2**53), 0)
        self.position.game.secrets.redeal(twin.position.state, player, rng)
        twin.position.recollection.imagine(twin.position.state)
        return twin

    def __str__(self) -> str:
        return self.position.game.pictures.draw_picture(self.position.state, NOBODY) + f"\n{self.history_str()}"


class Observer:
    """What a player sees, as a tensor in the layout of all adapters and as a text; or all it ever saw, as a text."""

    def __init__(self, game: OceanariumGame, kind: Any) -> None:
        self._game, self._layout = game.game, game.layout
        self._has_recall = kind.perfect_recall
        self._sees_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(0 if self._has_recall else self._layout.length, np.float32)
        self.dict = {} if self._has_recall else dict(self._named_parts())

    def _named_parts(self) -> Iterable[tuple[str, Any]]:
        for part in self._layout.parts:
            yield part.name, self.tensor[part.start : part.stop].reshape(part.shape)

    def set_from(self, state: OceanariumState, player: int) -> None:
        """Look at a state."""
        if not self._has_recall:
            viewer = player if self._sees_own else NOBODY
            self.tensor[:] = self._layout.observation(self._game, state.position.state, viewer)

    def string_from(self, state: OceanariumState, player: int) -> str:
        """What the player sees, or ever saw, as a text that differs wherever that differs."""
        viewer = player if self._sees_own else NOBODY
        if self._has_recall:
            return state.position.recollection.text(viewer)
        return state.position.recollection.glance(state.position.state, viewer)


def class_of(name: str) -> type[OceanariumGame]:
    """A game's class of its own, as OpenSpiel wants it."""
    return type(short_name(name), (OceanariumGame,), {"name": name, "__doc__": game_named(name).title})


for _name in game_names():
    pyspiel.register_game(game_type(game_named(_name)), class_of(_name))
