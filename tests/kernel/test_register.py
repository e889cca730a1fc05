"""Games by name."""

import sys

import pytest

import oceanarium
from oceanarium.kernel import UnknownGame, game_named, game_names, register


@pytest.mark.parametrize(
    "name", ["octopus-garden", "octopus_garden", "Octopus Garden", " OCTOPUS  GARDEN ", "octopus - garden"]
)
def test_a_game_is_found_however_its_name_is_typed(name: str) -> None:
    assert game_named(name).name == "octopus-garden"


@pytest.mark.parametrize("name", ["", "octopus", "octopusgarden", "\ud800", "chess"])
def test_an_unknown_name_is_answered_with_those_that_are_known(name: str) -> None:
    with pytest.raises(UnknownGame, match=r"^There is no game .*; the games are: octopus-garden, .*\.$"):
        game_named(name)


def test_every_registered_game_bears_its_name() -> None:
    assert [game_named(name).name for name in game_names()] == list(game_names())
    assert [game.name for game in oceanarium.games()] == list(game_names())


def test_a_game_is_imported_only_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["oceanarium.kernel.register"], "_packages", {})
    register("made-up", "no.such.package")
    assert game_names() == ("made-up",)
    with pytest.raises(ModuleNotFoundError):
        game_named("made up")
