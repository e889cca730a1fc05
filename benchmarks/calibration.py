"""Draws how chances that were said compare with what came, from the folder of a training.

`python -m benchmarks.calibration training/generation-2 docs/pictures/calibration_oceania.svg`
"""

import argparse
import json
from pathlib import Path

from oceanarium.arena.plots import curve_plot
from oceanarium.training.generations import FIGURES

STYLE = """<style>
text { font: 13px system-ui, sans-serif; fill: #55707c; text-anchor: middle; }
line { stroke: #8aa0a9; }
.reference { stroke: #c2410c; stroke-dasharray: 4 4; }
.curve { fill: none; stroke: #0b7285; stroke-width: 2; }
.curve.second { stroke: #8aa0a9; stroke-dasharray: 2 4; }
circle { fill: #0b7285; }
circle.second { fill: #8aa0a9; }
</style>"""
NAMESPACE = '<svg xmlns="http://www.w3.org/2000/svg" '


def main() -> None:
    """Draw one picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="of a generation")
    parser.add_argument("file", type=Path, help="for the picture")
    wanted = parser.parse_args()
    figures = json.loads((wanted.folder / FIGURES).read_text(encoding="utf-8"))
    curves = [[(said, came) for said, came, _ in figures[judge]["curve"]] for judge in ("net", "hand")]
    plot = curve_plot("Chances that were said, and what came", curves, is_diagonal=True, percent=True)
    begun, rest = plot.split(">", 1)
    picture = f"{begun.replace('<svg ', NAMESPACE, 1)}>{STYLE}{rest}\n"
    wanted.file.write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
