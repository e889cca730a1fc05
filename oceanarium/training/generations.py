"""Generation after generation: matches of the last net, a fit to all matches so far, a duel with the last net.

The first generations look one move ahead, the later ones search a little, if that is wished. Everything is left in a
folder as soon as it is there, and a run goes on from what it finds. The same wishes give the same nets, on a CPU to
the bit whichever it is.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from oceanarium.arena.interval import Share, share_of
from oceanarium.arena.playing import played
from oceanarium.arena.standing import pairs
from oceanarium.arena.tournament import new_tournament
from oceanarium.arena.workers import on_cores
from oceanarium.bots.nets import FILE, Net, net_row, read_net, write_net
from oceanarium.bots.speech import said
from oceanarium.kernel import Game, OptionError
from oceanarium.kernel.engine import machine_code
from oceanarium.training import lesson_matches, searched_matches
from oceanarium.training.examples import BATCH, Examples, played_examples
from oceanarium.training.figures import figures_of, said_by_hand, said_by_net
from oceanarium.training.fitting import Fit, fitted
from oceanarium.training.searched_matches import Task, searched_examples

EXAMPLES, FIGURES, WISHES = "examples.npz", "figures.json", "wishes.json"
OF_SEARCHES = "generations", "searched_matches", "searched_every", "iterations"  # wishes that matter to them alone
NEWCOMER = "newcomer.json"  # a net while it meets the last one
FIRST_OF = 1_000_000  # matches of so many seats have numbers from so many times this on
GENERATIONS_APART = 100_000_000  # numbers of matches
DUELS = 1_000_000_007  # the number of the first deal of a duel: none that was learned from
PORTION = 10 * BATCH  # matches that a thread plays before the next one is given to it
SEARCHED_DUELS = 5_000  # where the deals of searched duels begin
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
    searched: int = 0  # generations after those, whose matches are played by search
    searched_matches: int = 4_000  # of each of these
    searched_every: int = 2
    iterations: int = 48  # of a search
    on_gpu: bool = False

    def matches_of(self, number: int) -> int:
        """How many matches a generation plays."""
        return self.searched_matches if self.searches(number) else self.matches

    def searches(self, number: int) -> bool:
        """Whether the matches of a generation are played by search."""
        return number > self.generations


def matches_by_seats(game: Game[Any], matches: int) -> dict[int, int]:
    """How many of the matches are played with each number of seats: half of them with the usual one."""
    several = [count for count in game.seats if count > 1]
    others = [count for count in several if count != game.usual_seats]
    usual = matches if not others else matches // 2
    return {game.usual_seats: usual, **{count: (matches - usual) // len(others) for count in others}}


@dataclass(frozen=True)
class Generation:
    """A net, and how it fared."""

    number: int
    net: Net
    duel: Share  # with the last that was kept, or with the hand-written evaluation; as their matches are played
    is_kept: bool


def trained(game: Game[Any], folder: Path, wishes: Wishes, workers: int, told: Told) -> Iterator[Generation]:
    """Train, and hand over every generation when it is there."""
    _check(folder, game, wishes)
    best: Net | None = None
    parts: list[Examples] = []
    for number in range(1, wishes.generations + wishes.searched + 1):
        home = folder / f"generation-{number}"
        home.mkdir(parents=True, exist_ok=True)
        parts.append(_examples(game, home, wishes, number, best, workers, told))
        net = _net(game, home, wishes, parts, told)
        duel = _searched_duel if wishes.searches(number) else _duel
        share = duel(game, net, best, folder, wishes, workers, told)
        generation = Generation(number, net, share, share.value * game.usual_seats / 2 > WINNING or best is None)
        if generation.is_kept:
            best = net
            write_net(game, net, folder / FILE)
        yield generation


def _check(folder: Path, game: Game[Any], wishes: Wishes) -> None:
    """A folder belongs to one training: nothing else may go on in it."""
    folder.mkdir(parents=True, exist_ok=True)
    file, wanted = folder / WISHES, {"game": game.name, "features": game.features.FEATURES, **asdict(wishes)}
    wanted.pop("searched")  # more of them may be wanted later
    if not wishes.searched:  # while none that searches comes after them there may be more of the others, too
        for name in OF_SEARCHES:
            wanted.pop(name)
    try:
        found = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        is_ours = all(found[name] == wanted[name] for name in found.keys() & wanted.keys())
    except (ValueError, AttributeError):
        is_ours = False
    if not is_ours:
        raise OptionError(said("bot-other_training", folder=str(folder)))
    file.write_text(json.dumps(found | wanted) + "\n", encoding="utf-8")


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
    play = _searched_matches if wishes.searches(number) else _lesson_matches
    parts, count = [], wishes.matches_of(number)
    for part, done in play(game, wishes, number, net, home.parent, workers):
        parts.append(part)
        told("playing", done / count, f"{sum(map(len, parts)):,}")
    examples = Examples.together(parts)
    examples.save(file)
    return examples


def _portions(game: Game[Any], wishes: Wishes, number: int, most: int) -> list[tuple[int, int, int]]:
    """The matches of a generation, a few in each portion: how many seats, the number of the first, how many."""
    return [
        (seats, number * GENERATIONS_APART + seats * FIRST_OF + begun, min(most, count - begun))
        for seats, count in matches_by_seats(game, wishes.matches_of(number)).items()
        for begun in range(0, count, most)
    ]


def _lesson_matches(
    game: Game[Any], wishes: Wishes, number: int, net: Net | None, folder: Path, workers: int
) -> Iterator[tuple[Examples, int]]:
    """Play matches of looks one move ahead, on threads. With every part goes how many matches are played so far."""
    del folder
    machine_code(game, lesson_matches)

    def described(portion: tuple[int, int, int]) -> Examples:
        seats, first, count = portion
        return Examples.together([*played_examples(game, seats, wishes.seed, first, count, wishes.every, net)])

    portions, done = _portions(game, wishes, number, PORTION), 0
    with ThreadPoolExecutor(workers) as threads:
        for portion, part in zip(portions, threads.map(described, portions), strict=True):
            done += portion[-1]
            yield part, done


def _searched_matches(
    game: Game[Any], wishes: Wishes, number: int, net: Net | None, folder: Path, workers: int
) -> Iterator[tuple[Examples, int]]:
    """Play matches by search, in processes."""
    judge = None if net is None else folder / FILE
    portions, done = _portions(game, wishes, number, searched_matches.PORTION), 0
    tasks = [
        Task(game.name, seats, wishes.seed, first, count, wishes.searched_every, wishes.iterations, judge)
        for seats, first, count in portions
    ]
    for task, part in zip(tasks, searched_examples(tasks, workers), strict=True):
        done += task.count
        yield part, done


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
    fit = Fit(wishes.hidden, wishes.epochs, wishes.seed, wishes.on_gpu)
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
    """How a net came about, and what came of it: with this command it comes again, on a CPU to the bit."""
    plain, searched = min(generation, wishes.generations), max(0, generation - wishes.generations)
    numbers = f"--generations {plain} --matches {wishes.matches} --duel {wishes.duel}"
    if searched:
        numbers += f" --searched {searched} --searched-matches {wishes.searched_matches}"
        numbers += f" --iterations {wishes.iterations}"
    return {
        "made_by": f"oceanarium train {game.name} {numbers} --hidden {wishes.hidden} --seed {wishes.seed}",
        "fitted_on": "GPU" if wishes.on_gpu else "CPU",
        "generation": generation,
        "matches_of_a_generation": matches_by_seats(game, wishes.matches_of(generation)),
        "positions": positions,
        "epochs": wishes.epochs,
        "positions_held_back": figures["held_back"],
        **{judge: {name: figures[judge][name] for name in ("log_loss", "brier")} for judge in ("hand", "net")},
    }


def _duel(game: Game[Any], net: Net, last: Net | None, folder: Path, wishes: Wishes, workers: int, told: Told) -> Share:
    """What a net wins of the last one where both look one move ahead."""
    del folder, workers
    engine, parts = machine_code(game, lesson_matches), []
    box, portion = engine.box(game.new_state(game.usual_seats)), min(50, wishes.duel)
    for begun in range(0, wishes.duel, portion):
        won = engine.fractions(min(portion, wishes.duel - begun))
        rows = net_row(engine, net), net_row(engine, last)
        engine[lesson_matches].meet(box, game.usual_seats, wishes.seed, DUELS + begun, *rows, won)
        parts += [(float(each), float(game.usual_seats)) for each in won]
        told("meeting", (begun + len(won)) / wishes.duel, "")
    return share_of(parts)


def _searched_duel(
    game: Game[Any], net: Net, last: Net | None, folder: Path, wishes: Wishes, workers: int, told: Told
) -> Share:
    """What a net wins of the last one where both search."""
    newcomer = folder / NEWCOMER
    write_net(game, net, newcomer)
    judges = (str(newcomer), str(folder / FILE) if last is not None else None)
    bots = [f"search(iterations={wishes.iterations}{'' if each is None else f', net={each!r}'})" for each in judges]
    seats = game.usual_seats
    tournament = new_tournament(game, bots, seats, seats * wishes.duel, seed=SEARCHED_DUELS + wishes.seed)
    results = []
    for result in on_cores(played, tournament, tournament.fixtures, workers):
        results.append(result)
        told("meeting", len(results) / len(tournament.fixtures), "")
    newcomer.unlink()
    return pairs(results, len(bots))[0].share
