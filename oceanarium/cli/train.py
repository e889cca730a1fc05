"""`oceanarium train GAME`: nets that judge positions, generation after generation."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from oceanarium.bots.net import MOST_HIDDEN
from oceanarium.cli.speech import Speech, said, speech_for
from oceanarium.kernel import OptionError, featureless, game_named
from oceanarium.training.fitting_on_gpu import has_gpu
from oceanarium.training.generations import Generation, Told, Wishes, trained
from oceanarium.training.page import write_page

DOING = {"playing": "train-playing", "fitting": "train-fitting", "meeting": "train-meeting"}
REPORTS = 15.0  # seconds between two lines, where no bar can be drawn


def train(
    game: str,
    *,
    out: Path = Path("training"),
    generations: int = 2,
    matches: int = 20_000,
    duel: int = 500,
    hidden: int = 64,
    seed: int = 1,
    searched: int = 0,
    searched_matches: int = 4_000,
    iterations: int = 48,
    gpu: bool | None = None,
    cores: int | None = None,
    language: str | None = None,
) -> None:
    """Train a net for a game. What is done is kept, and a second run goes on from there."""
    found, speech = game_named(game), speech_for(language)
    if found.features is featureless:
        raise OptionError(said("train-no_features", game=found.title))
    numbers = (generations, matches // 200, searched_matches // 200, duel, hidden, iterations, cores or 1)
    if min(numbers) < 1 or hidden > MOST_HIDDEN or min(seed, searched) < 0:
        raise OptionError(said("train-wish"))
    if gpu and not has_gpu():
        raise OptionError(said("train-no_gpu"))
    wishes = Wishes(
        generations=generations,
        matches=matches,
        duel=duel,
        hidden=hidden,
        seed=seed,
        searched=searched,
        searched_matches=searched_matches,
        iterations=iterations,
        on_gpu=has_gpu() if gpu is None else gpu,
    )
    done: list[Generation] = []
    with _progress(speech) as told:
        for generation in trained(found, out, wishes, cores or os.cpu_count() or 1, told):
            done.append(generation)
            print(_line(speech, generation, wishes), flush=True)
            write_page(found, out, done)
    print(speech.say("train-done", file=str(out / "net.json")))


def _line(speech: Speech, generation: Generation, wishes: Wishes) -> str:
    duel, is_searched = generation.duel, wishes.searches(generation.number)
    return speech.text(
        "train-kept" if generation.is_kept else "train-dropped",
        number=generation.number,
        share=f"{duel.value:.1%}",
        low=f"{duel.low:.0%}",
        high=f"{duel.high:.0%}",
        how=speech.text("train-by_search", iterations=wishes.iterations)
        if is_searched
        else speech.text("train-glance"),
    )


@contextmanager
def _progress(speech: Speech) -> Iterator[Told]:
    """A bar for what is being done, or a line from time to time where the error output is no terminal."""
    console, last = Console(stderr=True), [time.monotonic()]
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        task = bars.add_task(speech.say("train-preparing"), total=1.0)

        def told(doing: str, share: float, figure: str) -> None:
            words = speech.text(DOING[doing], figure=figure)
            bars.update(task, completed=share, description=words)
            if not console.is_terminal and time.monotonic() - last[0] >= REPORTS:
                last[0] = time.monotonic()
                print(f"{words} {share:.0%}", file=sys.stderr, flush=True)

        yield told
