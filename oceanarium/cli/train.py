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
from oceanarium.training.fitting import EVENLY
from oceanarium.training.fitting_on_gpu import has_gpu
from oceanarium.training.generations import Generation, Told, Wishes, trained
from oceanarium.training.page import write_page

DOING = {"learning": "train-learning", "measuring": "train-measuring", "meeting": "train-meeting"}
FEWEST_POSITIONS = 1_000  # of a lesson: fewer are no step
REPORTS = 15.0  # seconds between two lines, where no bar can be drawn


def train(
    game: str,
    *,
    out: Path = Path("training"),
    generations: int = 2,
    lessons: int = 150,
    positions: int = 100_000,
    duel: int = 500,
    hidden: int = 64,
    margin: float = EVENLY,
    seed: int = 1,
    gpu: bool | None = None,
    cores: int | None = None,
    language: str | None = None,
) -> None:
    """Train a net for a game. What is done is kept, and a second run goes on from there."""
    found, speech = game_named(game), speech_for(language)
    if found.features is featureless:
        raise OptionError(said("train-no_features", game=found.title))
    numbers = (generations, lessons, positions // FEWEST_POSITIONS, duel, hidden, cores or 1)
    if min(numbers) < 1 or hidden > MOST_HIDDEN or not 0 <= margin <= 1 or seed < 0:
        raise OptionError(said("train-wish"))
    if gpu and not has_gpu():
        raise OptionError(said("train-no_gpu"))
    is_on_gpu = has_gpu() if gpu is None else gpu
    wishes = Wishes(generations, lessons, positions, duel, seed, hidden, margin, is_on_gpu)
    done: list[Generation] = []
    with _progress(speech) as told:
        for generation in trained(found, out, wishes, cores or os.cpu_count() or 1, told):
            done.append(generation)
            print(_line(speech, generation), flush=True)
            write_page(found, out, done)
    print(speech.say("train-done", file=str(out / "net.json")))


def _line(speech: Speech, generation: Generation) -> str:
    duel = generation.duel
    return speech.text(
        "train-kept" if generation.is_kept else "train-dropped",
        number=generation.number,
        share=f"{duel.value:.1%}",
        low=f"{duel.low:.0%}",
        high=f"{duel.high:.0%}",
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
