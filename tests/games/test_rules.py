"""What the rules of every game show to the rest of the house."""

from typing import Any

import pytest

from oceanarium.kernel import Game
from oceanarium.kernel.contract import Rules
from tests.ours import games_of_the_house

CITED = {"REFUSALS", "EVENTS", "SCORING", "ENDINGS"}
CONTRACT = {name for name in vars(Rules) if not name.startswith("_")}
IN_CHAPTERS = [game for game in games_of_the_house() if hasattr(game.rules, "__path__")]  # else one file has them all


@pytest.mark.parametrize("game", IN_CHAPTERS, ids=lambda game: game.name)
def test_rules_export_the_names_of_the_contract_and_no_others(game: Game[Any]) -> None:
    assert set(vars(game.rules)["__all__"]) == CONTRACT | CITED
