"""A whole training, small enough to be repeated."""

import json
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from oceanarium.bots.nets import FILE, read_net
from oceanarium.kernel import Game, OptionError
from oceanarium.training.generations import FIGURES, WISHES, Generation, Wishes, trained
from tests.arena.pages import Page
from tests.cli.running import complaint, run

WISHED = Wishes(generations=1, lessons=2, positions=5_000, duel=4, hidden=4, seed=3)
MORE = replace(WISHED, generations=2)
ASKED = {"--lessons": "2", "--positions": "5000", "--duel": "4", "--hidden": "4", "--seed": "3"}


@pytest.fixture(scope="session")
def folder(garden: Game[Any], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What one generation leaves, as people train it."""
    made = tmp_path_factory.mktemp("training") / "out"
    result = run("train", garden.name, "--out", str(made), "--generations", "1", "--cores", "2", *chain(*ASKED.items()))
    assert result.returncode == 0, result.stderr
    first, last = result.stdout.splitlines()
    assert first.startswith("Generation 1 wins ")
    assert first.endswith(" one move ahead, and is kept.")
    assert last == f"The net is in {made / FILE}; try it with --bot \"search(net='{made / FILE}')\"."
    return made


def copied(folder: Path, place: Path) -> Path:
    """The same training somewhere else, so that tests can go on with it."""
    for file in (each for each in folder.rglob("*") if each.is_file()):
        copy = place / file.relative_to(folder)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(file.read_bytes())
    return place


def gone_on(game: Game[Any], folder: Path, wishes: Wishes, workers: int = 1) -> tuple[list[Generation], set[str]]:
    """Train, and say what was done for it."""
    done: set[str] = set()
    generations = list(trained(game, folder, wishes, workers, lambda doing, share, figure: done.add(doing)))
    return generations, done


def test_a_training_leaves_a_net_figures_and_a_page(garden: Game[Any], folder: Path) -> None:
    first = folder / "generation-1"
    assert {each.name for each in folder.iterdir()} == {FILE, WISHES, "generation-1", "index.html"}
    assert {each.name for each in first.iterdir()} == {FILE, FIGURES}
    net = read_net(garden, folder / FILE)
    assert net.hidden == 4
    assert net.card["made_by"].startswith("oceanarium train octopus-garden --generations 1 --lessons 2 ")
    figures = json.loads((first / FIGURES).read_text(encoding="utf-8"))
    assert figures["held_back"] > 0
    assert sum(count for _, _, count in figures["net"]["curve"]) == figures["held_back"]
    assert 0 < figures["net"]["log_loss"] < 1
    page = Page((folder / "index.html").read_text(encoding="utf-8"))
    assert page.addresses == []
    assert page.tags.count("svg") == 3
    assert {"Training of Octopus' Garden", "Generation 1"} <= {*page.words}


def test_a_second_run_goes_on_and_whoever_begins_anew_gets_the_same(
    garden: Game[Any], folder: Path, tmp_path: Path
) -> None:
    """Whatever the number of threads, and with a net that plays itself."""
    here, there = copied(folder, tmp_path / "here"), tmp_path / "there"
    (again,), done = gone_on(garden, here, WISHED)
    assert done == {"meeting"}
    assert again.net.weights == read_net(garden, folder / FILE).weights
    (_, second), done = gone_on(garden, here, MORE, workers=2)
    assert done == {"learning", "measuring", "meeting"}
    (other, other_second), _ = gone_on(garden, there, MORE)
    assert (other.net.weights, other.net.shifts) == (again.net.weights, again.net.shifts)
    assert (other.duel, other_second.duel) == (again.duel, second.duel)
    nets = [place / "generation-2" / FILE for place in (here, there)]
    assert nets[0].read_bytes() == nets[1].read_bytes()
    assert second.net.weights != again.net.weights
    assert second.is_kept == (second.duel.value > 0.5)


def test_the_finished_net_heeds_the_margin_as_wished_and_has_learned_the_same(
    garden: Game[Any], folder: Path, tmp_path: Path
) -> None:
    (other,), _ = gone_on(garden, tmp_path / "other", replace(WISHED, margin=0.25))
    first, spread = read_net(garden, folder / FILE), garden.evaluation.SPREAD
    assert (first.win_points, first.margin_points) == (spread / 2, spread / 2)
    assert (other.net.win_points, other.net.margin_points) == (0.75 * spread, 0.25 * spread)
    assert other.net.weights == first.weights
    assert "--margin 0.25 " in other.net.card["made_by"]


def test_a_training_from_before_margins_could_be_wished_goes_on(
    garden: Game[Any], folder: Path, tmp_path: Path
) -> None:
    here = copied(folder, tmp_path / "here")
    wishes = json.loads((here / WISHES).read_text(encoding="utf-8"))
    assert wishes.pop("margin") == 0.5
    (here / WISHES).write_text(json.dumps(wishes), encoding="utf-8")
    assert gone_on(garden, here, WISHED)[1] == {"meeting"}


@pytest.mark.parametrize(
    "damage",
    [
        lambda folder: (folder / WISHES).write_text("{", encoding="utf-8"),
        lambda folder: (folder / WISHES).write_bytes(b"\xff"),
        lambda folder: (folder / WISHES).write_text('{"game": "oceania"}', encoding="utf-8"),
        lambda folder: (folder / WISHES).write_text("[]", encoding="utf-8"),
        lambda folder: (folder / "generation-1" / FIGURES).write_bytes(b""),
        lambda folder: (folder / "generation-1" / FILE).write_bytes(b"{}"),
    ],
)
def test_a_folder_of_another_training_or_a_damaged_one_is_refused_in_a_sentence(
    garden: Game[Any], folder: Path, tmp_path: Path, damage: Any
) -> None:
    here = copied(folder, tmp_path / "here")
    damage(here)
    with pytest.raises(OptionError) as refusal:
        gone_on(garden, here, WISHED)
    assert str(refusal.value) == (f"{here} holds another training, or is damaged; choose an empty folder with --out.")


@pytest.mark.parametrize(
    ("game", "changed"),
    [
        ("octopus-garden", {"--seed": "4"}),
        ("octopus-garden", {"--hidden": "5"}),
        ("octopus-garden", {"--lessons": "3"}),
        ("octopus-garden", {"--positions": "6000"}),
        ("octopus-garden", {"--duel": "5"}),
        ("octopus-garden", {"--margin": "0.1"}),
        ("oceania", {}),
    ],
)
def test_other_wishes_want_another_folder(folder: Path, game: str, changed: dict[str, str]) -> None:
    asked = {**ASKED, **changed}
    said = complaint("train", game, "--out", str(folder), *chain(*asked.items()))
    assert "holds another training, or is damaged; choose an empty folder with --out." in said
