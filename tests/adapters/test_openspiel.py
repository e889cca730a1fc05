"""The games pass OpenSpiel's own tests, and its players play them."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from oceanarium.adapters import openspiel
from oceanarium.kernel import OptionError, game_names
from tests.laws.test_secrets import twin_of

NAMES = game_names()
SECRETIVE = ["ocean-labyrinth", "open-ocean", "open-worlds"]


def loaded(name: str, parameters: str = "") -> Any:
    return pyspiel.load_game(f"{openspiel.short_name(name)}{parameters}")


def played(state: Any, moves: int, seed: int) -> Any:
    """The state after some random moves, but not the end."""
    random = np.random.default_rng(seed)
    for _ in range(moves):
        state.apply_action(int(random.choice(state.legal_actions())))
    while state.is_chance_node():
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", ["octopus-garden", "ocean-labyrinth", "oceania", "open-ocean"])
def test_a_game_passes_the_random_simulation_with_serialization(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


def test_the_long_game_passes_the_random_simulation_too() -> None:
    game = loaded("open-worlds", "(players=2,options=variant:introductory)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_players_of_openspiel_play_ours(name: str) -> None:
    game = loaded(name)
    state = played(game.new_initial_state(), 12, 1)
    random = np.random.RandomState(1)
    evaluator = NoRollout()
    bots = [
        uniform_random.UniformRandomBot(0, random),
        mcts.MCTSBot(game, 2.0, 3, evaluator, random_state=random),
    ]
    if name in SECRETIVE:
        bots.append(ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=random))
    for turn in range(6):
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        bots[0] = uniform_random.UniformRandomBot(state.current_player(), random)
        move = bots[turn % len(bots)].step(state)
        assert move in state.legal_actions()
        state.apply_action(move)


class NoRollout(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """Everything is worth nothing, and every move is as good: quick, and enough to see that search works."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> Any:
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


@pytest.mark.parametrize("name", SECRETIVE)
def test_what_a_player_cannot_know_is_dealt_afresh_and_it_cannot_tell(name: str) -> None:
    state = played(loaded(name, "(players=3)").new_initial_state(), 80, 2)
    player = state.current_player()
    twins = [state.resample_from_infostate(player, lambda number=number: number / 7) for number in range(5)]
    for twin in twins:
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
    assert any(twin.position.state != state.position.state for twin in twins)


def test_memory_tells_ways_apart_that_lead_to_the_same_table() -> None:
    """Perfect recall: what was seen on the way counts, not only where it led."""
    game = loaded("octopus-garden")
    ways = []
    for order in ((0, 1), (1, 0)):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        first, second = [move for move in state.legal_actions() if state.action_to_string(move).startswith("place")][:2]
        for index in order:
            state.apply_action((first, second)[index])
        ways.append(state)
    assert ways[0].observation_string(0) == ways[1].observation_string(0)
    assert ways[0].information_state_string(0) != ways[1].information_state_string(0)
    assert ways[0].information_state_string(1) != ways[1].information_state_string(1)


def test_a_hidden_choice_of_another_does_not_change_what_a_player_remembers() -> None:
    state = played(loaded("open-ocean").new_initial_state(), 1, 3)
    while state.is_chance_node() or len(state.position.game.waiting(state.position.state)) < 2:
        played(state, 1, 3)
    chooser = state.current_player()
    ways = [state.child(move) for move in state.legal_actions()[:2]]
    assert ways[0].information_state_string(1 - chooser) == ways[1].information_state_string(1 - chooser)
    assert ways[0].information_state_string(chooser) != ways[1].information_state_string(chooser)


def test_parameters_choose_players_and_options() -> None:
    state = loaded("octopus-garden", "(players=3,options=garbage_beauty:-1)").new_initial_state()
    assert state.num_players() == 3
    assert state.position.state.garbage_beauty == -1
    assert twin_of(state.position.game, state.position.state, 0, 1) == state.position.state
    with pytest.raises(OptionError, match='Options must look like "name:value;name:value"'):
        openspiel.read_options("garbage")
    with pytest.raises(OptionError, match="no table for 1 players"):
        openspiel.class_of("oceania")({"players": 1})
