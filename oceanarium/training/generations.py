"""Generation after generation: matches of the last net, a fit to all matches so far, a duel with the last net.

Everything is left in a folder as soon as it is there, and a run goes on from what it finds. The same wishes give the
same nets, to the bit, on every processor.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from oceanarium.arena.interval import Share, share_of
from oceanarium.bots.nets import FILE, Net, net_row, read_net, write_net
from oceanarium.bots.speech import said
from oceanarium.kernel import Game, OptionError
from oceanarium.kernel.engine import machine_code
from oceanarium.training import lesson_matches
from oceanarium.training.examples import BATCH, Examples, played_examples
from oceanarium.training.figures import figures_of, said_by_hand, said_by_net
from oceanarium.training.fitting import Fit, fitted

EXAMPLES, FIGURES, WISHES = "examples.npz", "figures.json", "wishes.json"
FIRST_OF = 1_000_000  # matches of so many seats have numbers from so many times this on
GENERATIONS_APART = 100_000_000  # numbers of matches
DUELS = 1_000_000_007  # the number of the first deal of a duel: none that was learned from
PORTION = 10 * BATCH  # matches that a thread plays before the next one is given to it
WINNING = 0.5  # a net that wins no more than that of a duel is not kept

Told = Callable[[str, float, str], None]  # hears what is being done, how far it is, and a figure


@dataclass(frozen=True)
class Wishes:
    """What shall be trained."""

    generations: int = 2
    matches: int = 20_000  # of each generation, of all numbers of seats together
    every: int = 4  # one position in so many is described
    duel: int = 500  # deals of a duel, each played from every seat
    seed: int = 1
    hidden: int = 64
    epochs: int = 4

    def seats(self, game: Game[Any]) -> dict[int, int]:
        """How many matches are played with each number of seats: half of them with the usual one."""
        several = [count for count in game.seats if count > 1]
        others = [count for count in several if count != game.usual_seats]
        usual = self.matches if not others else self.matches // 2
        return {game.usual_seats: usual, **{count: (self.matches - usual) // len(others) for count in others}}


@dataclass(frozen=True)
class Generation:
    """A net, and how it fared."""

    number: int
    net: Net
    duel: Share  # with the last that was kept, or with the hand-written evaluation; one move ahead
    is_kept: bool


def trained(game: Game[Any], folder: Path, wishes: Wishes, workers: int, told: Told) -> Iterator[Generation]:
    """Train, and hand over every generation when it is there."""
    _check(folder, game, wishes)
    best: Net | None = None
    parts: list[Examples] = []
    for number in range(1, wishes.generations + 1):
        home = folder / f"generation-{number}"
        home.mkdir(parents=True, exist_ok=True)
        parts.append(_examples(game, home, wishes, number, best, workers, told))
        net = _net(game, home, wishes, parts, told)
        generation = _met(game, number, net, best, wishes, told)
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
        found = json.loads(file.read_text(encoding="utf-8")) if file.exists() else wanted
    except ValueError:
        found = None
    if found != wanted:
        raise OptionError(said("bot-other_training", folder=str(folder)))
    file.write_text(json.dumps(wanted) + "\n", encoding="utf-8")


def _examples(
    game: Game[Any], home: Path, wishes: Wishes, number: int, net: Net | None, workers: int, told: Told
) -> Examples:
    """Play the matches of a generation, on several threads: in the same order whatever their number."""
    file = home / EXAMPLES
    if file.exists():
        try:
            return Examples.load(file)
        except (OSError, EOFError, ValueError, KeyError, BadZipFile):
            raise OptionError(said("bot-other_training", folder=str(home.parent))) from None
    machine_code(game, lesson_matches)
    tasks = [
        (seats, number * GENERATIONS_APART + seats * FIRST_OF + begun, min(PORTION, count - begun))
        for seats, count in wishes.seats(game).items()
        for begun in range(0, count, PORTION)
    ]

    def played(task: tuple[int, int, int]) -> Examples:
        seats, first, count = task
        return Examples.together([*played_examples(game, seats, wishes.seed, first, count, wishes.every, net)])

    parts: list[Examples] = []
    with ThreadPoolExecutor(workers) as threads:
        for part in threads.map(played, tasks):
            parts.append(part)
            told("playing", len(parts) / len(tasks), f"{sum(map(len, parts)):,}")
    examples = Examples.together(parts)
    examples.save(file)
    return examples


def _net(game: Game[Any], home: Path, wishes: Wishes, parts: list[Examples], told: Told) -> Net:
    """Fit a net to all positions so far but those that are held back; and measure it by the newest of these."""
    if (home / FILE).exists():
        return read_net(game, home / FILE)
    examples, spread = Examples.together(parts), game.evaluation.SPREAD
    newest = parts[-1].only(parts[-1].is_held_back)
    curve: list[float] = []

    def heard(share: float, loss: float) -> None:
        curve.append(round(loss, 4))
        told("fitting", share, f"{loss:.4f}")

    learned = examples.only(~examples.is_held_back)
    fit = Fit(wishes.hidden, wishes.epochs, wishes.seed)
    net = fitted(game, learned, fit, {}, heard)
    figures = {
        "held_back": len(newest),
        "hand": figures_of(said_by_hand(newest, spread), newest.shares).as_data,
        "net": figures_of(said_by_net(newest, net, spread), newest.shares).as_data,
        "losses": curve,
    }
    net = replace(net, card=_card(game, wishes, len(parts), len(learned), figures))
    (home / FIGURES).write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    write_net(game, net, home / FILE)
    return net


def _card(
    game: Game[Any], wishes: Wishes, generation: int, positions: int, figures: Mapping[str, Any]
) -> dict[str, Any]:
    """How a net came about, and what came of it: with this command it comes again, to the bit."""
    numbers = f"--generations {generation} --matches {wishes.matches} --duel {wishes.duel}"
    return {
        "made_by": f"oceanarium train {game.name} {numbers} --hidden {wishes.hidden} --seed {wishes.seed}",
        "generation": generation,
        "matches_of_a_generation": wishes.seats(game),
        "positions": positions,
        "epochs": wishes.epochs,
        "positions_held_back": figures["held_back"],
        **{judge: {name: figures[judge][name] for name in ("log_loss", "brier")} for judge in ("hand", "net")},
    }


def _met(game: Game[Any], number: int, net: Net, last: Net | None, wishes: Wishes, told: Told) -> Generation:
    """Let a net meet the last one: it is kept if it wins more than half."""
    engine, parts = machine_code(game, lesson_matches), []
    box, portion = engine.box(game.new_state(game.usual_seats)), min(50, wishes.duel)
    for begun in range(0, wishes.duel, portion):
        won = engine.fractions(min(portion, wishes.duel - begun))
        rows = net_row(engine, net), net_row(engine, last)
        engine[lesson_matches].meet(box, game.usual_seats, wishes.seed, DUELS + begun, *rows, won)
        parts += [(float(each), float(game.usual_seats)) for each in won]
        told("meeting", (begun + len(won)) / wishes.duel, "")
    duel = share_of(parts)
    return Generation(number, net, duel, duel.value * game.usual_seats / 2 > WINNING or last is None)
