"""A page with the plots of a training: losses, calibration, duels."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from oceanarium.arena.page import figure, heading, page, paragraph, table
from oceanarium.arena.plots import Mark, curve_plot, interval_plot
from oceanarium.kernel import Game
from oceanarium.training.generations import FIGURES, Generation

PAGE = "index.html"


def write_page(game: Game[Any], folder: Path, generations: Sequence[Generation]) -> None:
    """Draw all that is known of a training."""
    figures = {
        each.number: json.loads((folder / f"generation-{each.number}" / FIGURES).read_text(encoding="utf-8"))
        for each in generations
    }
    parts = [
        paragraph("Matches that were held back are for measuring only. A duel is one move ahead, with two seats."),
        heading("Duels"),
        figure(
            interval_plot("Duels", [_mark(each) for each in generations], reference=0.5, percent=True),
            "What a generation won against the last one that was kept; the first against the hand-written evaluation.",
        ),
        heading("Chances that are said"),
        table(["", "log loss", "Brier score", "by hand", ""], [_row(number, each) for number, each in figures.items()]),
        *[
            part
            for number, each in figures.items()
            for part in (heading(f"Generation {number}"), _calibration(each), _losses(each))
        ],
    ]
    (folder / PAGE).write_text(page(f"Training of {game.title}", parts), encoding="utf-8")


def _mark(generation: Generation) -> Mark:
    duel = generation.duel
    words = f"{duel.value:.1%}" if generation.is_kept else f"{duel.value:.1%}, dropped"
    return Mark(f"Generation {generation.number}", duel.value, duel.low, duel.high, words)


def _row(number: int, figures: dict[str, Any]) -> list[str]:
    net, hand = figures["net"], figures["hand"]
    pairs = (net["log_loss"], net["brier"], hand["log_loss"], hand["brier"])
    return [f"Generation {number}", *(f"{value:.4f}" for value in pairs)]


def _calibration(figures: dict[str, Any]) -> str:
    curves = [[(said, came) for said, came, _ in figures[judge]["curve"]] for judge in ("net", "hand")]
    plot = curve_plot("Calibration", curves, is_diagonal=True, percent=True)
    return figure(plot, "What was said (across) and what came (upwards): the net, and dotted the hand-written one.")


def _losses(figures: dict[str, Any]) -> str:
    return figure(curve_plot("Losses", [list(enumerate(figures["losses"]))]), "The loss while the net was fitted.")
