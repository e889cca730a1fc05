"""Small plots as SVG, drawn from data: bars, intervals and histograms. Words and numbers beside them say the same."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH = 720
LABELS = 230  # pixels for the names at the left
LONGEST = 34  # letters of a name that fit there
VALUES = 90  # for the numbers at the right
ROW = 26
AXIS = 22
TICKS = 5


class Mark(NamedTuple):
    """A named value and the interval around it."""

    label: str
    value: float
    low: float
    high: float
    text: str  # as it is written at the right


def interval_plot(title: str, marks: Sequence[Mark], *, reference: float | None = None, percent: bool = False) -> str:
    """A dot and its interval for each name, and a line to compare with."""
    ends = [end for mark in marks for end in (mark.low, mark.high)] + ([] if reference is None else [reference])
    scale = _Scale(min(ends, default=0.0), max(ends, default=1.0), LABELS, WIDTH - VALUES)
    rows = [_interval_row(mark, scale, ROW * number + ROW / 2) for number, mark in enumerate(marks)]
    height = ROW * len(marks)
    line = "" if reference is None else _line("reference", scale.at(reference), 0, scale.at(reference), height)
    return _svg(title, height + AXIS, [_axis(scale, height, percent=percent), line, *rows])


def histogram(title: str, values: Sequence[float], *, bins: int = 24) -> str:
    """How often values fall into each of a few equal steps."""
    if not values:
        return ""
    low, high = min(values), max(values)
    step = _step((high - low) / bins)
    first = step * (low // step)
    counts = [0] * (int((high - first) // step) + 1)
    for value in values:
        counts[int((value - first) // step)] += 1
    scale = _Scale(first, first + step * len(counts), 10, WIDTH - 10, padding=0.0)
    height, most = 120, max(counts)
    bars = [
        _bar(scale.at(first + step * number), height * (1 - count / most), scale.width(step) - 1, height * count / most)
        + f"<title>{_span(first + step * number, step)}: {count:,}</title></rect>"
        for number, count in enumerate(counts)
        if count
    ]
    return _svg(title, height + AXIS, [*bars, _axis(scale, height)])


Curve = Sequence[tuple[float, float]]
HEIGHT = 260  # of curves
KINDS = ("first", "second")  # how curves are drawn, in this order


def curve_plot(title: str, curves: Sequence[Curve], *, is_diagonal: bool = False, percent: bool = False) -> str:
    """Up to two curves over the same axes; with the diagonal on which points would lie whose two values agree.

    With it both values are of one kind: without it only those upwards may be shares.
    """
    points = [point for curve in curves for point in curve] + ([(0.0, 0.0), (1.0, 1.0)] if is_diagonal else [])
    if not points:
        return ""
    across = _Scale(min(x for x, _ in points), max(x for x, _ in points), 50, WIDTH - 10)
    upwards = _Scale(min(y for _, y in points), max(y for _, y in points), HEIGHT, 6)
    parts = [
        _axis(across, HEIGHT, percent=percent and is_diagonal),
        _upright_axis(upwards, across.left, percent=percent),
    ]
    if is_diagonal:
        parts.append(_line("reference", across.at(0), upwards.at(0), across.at(1), upwards.at(1)))
    for kind, curve in zip(KINDS, curves, strict=False):
        way = " ".join(f"{across.at(x):.1f},{upwards.at(y):.1f}" for x, y in curve)
        parts.append(f'<polyline class="curve {kind}" points="{way}"/>')
        if is_diagonal:
            parts += [
                f'<circle class="{kind}" cx="{across.at(x):.1f}" cy="{upwards.at(y):.1f}" r="4"/>' for x, y in curve
            ]
    return _svg(title, HEIGHT + AXIS, parts)


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


def standing_alone(plot: str) -> str:
    """A plot as a file of its own; on a page the page says how it is drawn."""
    begun, rest = plot.split(">", 1)
    return f"{begun.replace('<svg ', NAMESPACE, 1)}>{STYLE}{rest}\n"


class _Scale:
    """From values to pixels."""

    def __init__(self, low: float, high: float, left: float, right: float, padding: float = 0.04) -> None:
        room = (high - low) * padding or (0.5 if padding else 1.0) * (high == low)
        self.low, self.high = low - room, high + room
        self.left, self.right = left, right

    def at(self, value: float) -> float:
        return self.left + (value - self.low) * self.width(1.0)

    def width(self, span: float) -> float:
        return span * (self.right - self.left) / ((self.high - self.low) or 1.0)

    @property
    def ticks(self) -> list[float]:
        step = _step((self.high - self.low) / TICKS)
        first = int(self.low // step) + (self.low > step * (self.low // step))
        return [step * number for number in range(first, int(self.high // step) + 1)]


def _step(least: float) -> float:
    """A round number that is not smaller."""
    size = 1e-6
    while True:
        for factor in (1.0, 2.0, 5.0):
            if size * factor >= least * (1 - 1e-9) and (size * factor >= 1 or least < 1):
                return size * factor
        size *= 10


def _span(first: float, step: float) -> str:
    last = first + step - 1
    return f"{first:g}" if step <= 1 else f"{first:g} to {last:g}"


def _interval_row(mark: Mark, scale: _Scale, y: float) -> str:
    label = mark.label if len(mark.label) <= LONGEST else f"{mark.label[: LONGEST - 1]}…"
    return (
        f'<text class="label" x="{LABELS - 10}" y="{y + 4:.1f}">'
        + f"{escape(label)}<title>{escape(mark.label)}</title></text>"
        + _line("interval", scale.at(mark.low), y, scale.at(mark.high), y)
        + f'<circle cx="{scale.at(mark.value):.1f}" cy="{y:.1f}" r="5"/>'
        + f'<text x="{WIDTH - VALUES + 12}" y="{y + 4:.1f}">{escape(mark.text)}</text>'
    )


def _axis(scale: _Scale, y: float, *, percent: bool = False) -> str:
    marks = [
        f'<text class="tick" x="{scale.at(tick):.1f}" y="{y + 16:.1f}">{_number(tick, percent=percent)}</text>'
        + _line("tick", scale.at(tick), y, scale.at(tick), y + 4)
        for tick in scale.ticks
    ]
    return _line("axis", scale.left, y, scale.right, y) + "".join(marks)


def _upright_axis(scale: _Scale, x: float, *, percent: bool) -> str:
    marks = [
        f'<text class="tick" x="{x - 24:.1f}" y="{scale.at(tick) + 4:.1f}">{_number(tick, percent=percent)}</text>'
        + _line("tick", x - 4, scale.at(tick), x, scale.at(tick))
        for tick in scale.ticks
    ]
    return _line("axis", x, scale.left, x, scale.right) + "".join(marks)


def _number(value: float, *, percent: bool) -> str:
    return f"{100 * value:.0f} %" if percent else f"{value:g}"


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _bar(x: float, y: float, width: float, height: float) -> str:
    """A bar that is left open for its title."""
    return f'<rect class="bar" x="{x:.1f}" y="{y:.1f}" width="{max(width, 1):.1f}" height="{height:.1f}">'


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title, quote=True)}">'
        + "".join(parts)
        + "</svg>"
    )
