"""Generation after generation: a course of lessons, a look at how well the net judges, a duel with the last one.

Everything is left in a folder as soon as it is there, and a run goes on from what it finds. The same wishes give the
same nets, on a CPU to the bit whichever it is.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from oceanarium.arena.interval import Share, share_of
from oceanarium.bots.nets import FILE, Net, net_row, read_net, write_net
from oceanarium.bots.speech import said
from oceanarium.kernel import Game, OptionError
from oceanarium.kernel.engine import machine_code
from oceanarium.training import self_play
from oceanarium.training.examples import Playing, played_examples
from oceanarium.training.figures import figures_of, said_by_hand, said_by_net
from oceanarium.training.fitting import EVENLY, weighed
from oceanarium.training.lessons import Course, matches_by_seats, taught

FIGURES, WISHES = "figures.json", "wishes.json"
GENERATIONS_APART = 100_000_000  # numbers of matches
HELD_BACK = 50_000_000  # the number of the first match, of a generation, by which it is measured and not taught
MEASURING, MEASURED_EVERY = 2_000, 4  # matches, and positions of them
DUELS = 1_000_000_007  # the number of the first deal of a duel: none that was learned from
WINNING = 0.5  # a net that wins no more than that of a duel is not kept

Told = Callable[[str, float, str], None]  # hears what is being done, how far it is, and a figure


@dataclass(frozen=True)
class Wishes:
    """What shall be trained."""

    generations: int = 2
    lessons: int = 150  # of each generation
    positions: int = 100_000  # of each lesson, in matches of all numbers of seats
    duel: int = 500  # deals of a duel, each played from every seat
    seed: int = 1
    hidden: int = 64
    margin: float = EVENLY  # how much of the lead that a net says is the margin, and not the odds of a victory
    on_gpu: bool = False


@dataclass(frozen=True)
class Generation:
    """A net, and how it fared."""

    number: int
    net: Net
    duel: Share  # with the last that was kept, or with the hand-written evaluation: one move ahead
    is_kept: bool


def trained(game: Game[Any], folder: Path, wishes: Wishes, workers: int, told: Told) -> Iterator[Generation]:
    """Train, and hand over every generation when it is there."""
    _check(folder, game, wishes)
    best: Net | None = None
    for number in range(1, wishes.generations + 1):
        home = folder / f"generation-{number}"
        home.mkdir(parents=True, exist_ok=True)
        net = _net(game, home, wishes, number, best, workers, told)
        share = _duel(game, net, best, wishes, told)
        generation = Generation(number, net, share, share.value * game.usual_seats / 2 > WINNING or best is None)
        if generation.is_kept:
            best = net
            write_net(game, net, folder / FILE)
        yield generation


def _check(folder: Path, game: Game[Any], wishes: Wishes) -> None:
    """A folder belongs to one training: nothing else may go on in it."""
    folder.mkdir(parents=True, exist_ok=True)
    file, wanted = folder / WISHES, {"game": game.name, "features": game.features.FEATURES, **asdict(wishes)}
    wanted.pop("generations")  # more of them may be wanted later
    try:
        is_ours = not file.exists() or {"margin": EVENLY, **json.loads(file.read_text(encoding="utf-8"))} == wanted
    except (TypeError, ValueError):
        is_ours = False
    if not is_ours:
        raise OptionError(said("bot-other_training", folder=str(folder)))
    file.write_text(json.dumps(wanted) + "\n", encoding="utf-8")


def _net(game: Game[Any], home: Path, wishes: Wishes, number: int, last: Net | None, workers: int, told: Told) -> Net:
    """Teach a net, and measure it by matches that it plays then."""
    if (home / FILE).exists():
        return _found(game, home)
    course = Course(
        wishes.lessons, wishes.positions, wishes.hidden, wishes.seed, number * GENERATIONS_APART, wishes.on_gpu
    )
    net, losses = taught(game, course, last, workers, lambda share, loss: told("learning", share, f"{loss:.4f}"))
    net = weighed(net, game.evaluation.SPREAD, wishes.margin)
    told("measuring", 0.0, "")
    figures = _figures(game, net, wishes.seed, course.first + HELD_BACK, workers)
    net = replace(net, card=_card(game, wishes, number, figures))
    written = figures | {"losses": [round(loss, 4) for loss in losses]}
    (home / FIGURES).write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
    write_net(game, net, home / FILE)  # last: where it is, all is
    return net


def _found(game: Game[Any], home: Path) -> Net:
    """What an earlier run left."""
    try:
        json.loads((home / FIGURES).read_text(encoding="utf-8"))
        return read_net(game, home / FILE)
    except (OSError, ValueError):  # of which OptionError is one
        raise OptionError(said("bot-other_training", folder=str(home.parent))) from None


def _figures(game: Game[Any], net: Net, seed: int, first: int, workers: int) -> dict[str, Any]:
    """How well a net judges matches that it has not learned from, and how well the hand-written evaluation does."""
    playing, spread = Playing(matches_by_seats(game, MEASURING), seed, MEASURED_EVERY), game.evaluation.SPREAD
    held_back = played_examples(game, playing, first, net, workers)
    return {
        "held_back": len(held_back),
        "hand": figures_of(said_by_hand(held_back, spread), held_back.shares).as_data,
        "net": figures_of(said_by_net(held_back, net, spread), held_back.shares).as_data,
    }


def _card(game: Game[Any], wishes: Wishes, generation: int, figures: Mapping[str, Any]) -> dict[str, Any]:
    """How a net came about, and what came of it: with this command it comes again, on a CPU to the bit."""
    numbers = f"--generations {generation} --lessons {wishes.lessons} --positions {wishes.positions}"
    shape = f"--hidden {wishes.hidden} --margin {wishes.margin:g}"
    return {
        "made_by": f"oceanarium train {game.name} {numbers} {shape} --seed {wishes.seed}",
        "fitted_on": "GPU" if wishes.on_gpu else "CPU",
        "generation": generation,
        "positions_held_back": figures["held_back"],
        **{judge: {name: figures[judge][name] for name in ("log_loss", "brier")} for judge in ("hand", "net")},
    }


def _duel(game: Game[Any], net: Net, last: Net | None, wishes: Wishes, told: Told) -> Share:
    """What a net wins of the last one where both look one move ahead."""
    engine, parts = machine_code(game, self_play), []
    box, portion = engine.box(game.new_state(game.usual_seats)), min(50, wishes.duel)
    for begun in range(0, wishes.duel, portion):
        won = engine.fractions(min(portion, wishes.duel - begun))
        rows = net_row(engine, net), net_row(engine, last)
        engine[self_play].meet(box, game.usual_seats, wishes.seed, DUELS + begun, *rows, won)
        parts += [(float(each), float(game.usual_seats)) for each in won]
        told("meeting", (begun + len(won)) / wishes.duel, "")
    return share_of(parts)
