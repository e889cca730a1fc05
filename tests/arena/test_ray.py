"""Tournaments on a Ray cluster."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from oceanarium.arena.playing import played
from oceanarium.arena.ray_workers import on_ray
from oceanarium.arena.speech import said
from oceanarium.arena.tournament import new_tournament
from oceanarium.kernel import OptionError, game_named


def test_a_tournament_survives_the_loss_of_a_node_with_the_same_results() -> None:
    pytest.importorskip("ray", reason="Ray is not installed")
    command = [sys.executable, "-m", "tests.arena.ray_cluster"]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout.strip().splitlines()[-1])
    assert facts["nodes"] == 2  # both have played
    assert facts["before"] < facts["results"] == 60  # and one was lost on the way
    assert facts["is_same"]


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_where_no_cluster_is_one_sentence_says_so_at_once(address: str) -> None:
    pytest.importorskip("ray", reason="Ray is not installed")
    held = new_tournament(game_named("tidepool"), ["random", "random"])
    with pytest.raises(OptionError, match=rf"^There is no Ray cluster at '{address}': .*\.$"):
        list(on_ray(played, held, held.fixtures, address))


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # importing it now fails
    held = new_tournament(game_named("tidepool"), ["random", "random"])
    with pytest.raises(OptionError) as complaint:
        list(on_ray(played, held, held.fixtures, "auto"))
    assert str(complaint.value) == said("arena-needs_ray").in_words()
