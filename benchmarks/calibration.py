"""Draws how chances that were said compare with what came, from the folder of a training.

`python -m benchmarks.calibration training/generation-2 docs/pictures/calibration_oceania.svg`
"""

import argparse
import json
from pathlib import Path

from oceanarium.arena.plots import curve_plot, standing_alone
from oceanarium.training.generations import FIGURES


def main() -> None:
    """Draw one picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="of a generation")
    parser.add_argument("file", type=Path, help="for the picture")
    wanted = parser.parse_args()
    figures = json.loads((wanted.folder / FIGURES).read_text(encoding="utf-8"))
    curves = [[(said, came) for said, came, _ in figures[judge]["curve"]] for judge in ("net", "hand")]
    plot = curve_plot("Chances that were said, and what came", curves, is_diagonal=True, percent=True)
    wanted.file.write_text(standing_alone(plot), encoding="utf-8")


if __name__ == "__main__":
    main()
