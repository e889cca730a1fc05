"""Nets as they lie beside the games, in `net.json`: whole numbers, and a card that says how they came about."""

import json
from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import isfinite
from pathlib import Path
from struct import iter_unpack, pack
from typing import Any
from weakref import WeakKeyDictionary

from oceanarium.bots.net import HEAD, HIDDEN, MARGIN_POINTS, MOST_HIDDEN, OUTPUTS, WIN_POINTS
from oceanarium.bots.speech import said
from oceanarium.kernel import Game, OptionError
from oceanarium.kernel.engine import Engine

FILE = "net.json"  # in the folder of a game
KIND, FORMAT = "oceanarium net", 1
ONE = 4096  # what a weight of one is written as
LARGEST = 32_767


@dataclass(frozen=True, eq=False)
class Net:
    """One hidden layer. A weight is its whole number divided by ONE, and for an input by two to its `shift`."""

    hidden: int
    shifts: tuple[int, ...]  # of every feature: large ones are seen smaller
    weights: tuple[int, ...]  # biases of the hidden units, a row for every feature, biases of the outputs, their rows
    win_points: float  # what a unit of the first output, the logarithm of the odds, is worth in points
    margin_points: float  # and one of the second
    card: Mapping[str, Any]  # how it came about

    @property
    def row(self) -> list[float]:
        """What the rule takes: all of it exact."""
        row = [0.0] * HEAD
        row[HIDDEN], row[WIN_POINTS], row[MARGIN_POINTS] = float(self.hidden), self.win_points, self.margin_points
        inputs = self.hidden * (len(self.shifts) + 1)
        for place, weight in enumerate(self.weights):
            is_of_feature = self.hidden <= place < inputs
            shift = self.shifts[place // self.hidden - 1] if is_of_feature else 0
            row.append(weight / (ONE << shift))
        return row


def judge_for(seats: int, net: Net | None) -> Net | None:
    """Who judges a match of so many seats: no net where somebody plays alone, for all learned from rivalry."""
    return net if seats > 1 else None


def net_row(engine: Engine[Any], net: Net | None) -> Any:
    """A net, or none, as a row for entries of an engine. It is written once, and kept as long as the net is."""
    rows, judge = _rows.setdefault(engine, WeakKeyDictionary()), net or _NO_NET
    found = rows.get(judge)
    if found is None:
        values = judge.row
        found = engine.fractions(len(values))
        for place, value in enumerate(values):
            found[place] = value
        rows[judge] = found  # whole: other threads may be playing
    return found


_NO_NET = Net(0, (), (), 0.0, 0.0, {})  # nothing hidden: the evaluation judges
_rows: WeakKeyDictionary[Engine[Any], WeakKeyDictionary[Net, Any]] = WeakKeyDictionary()


@cache
def net_of(game: Game[Any]) -> Net | None:
    """The net that lies beside a game, if there is one."""
    file = game.folder / FILE
    return read_net(game, file) if file.is_file() else None


def chosen_net(game: Game[Any], net: Net | bool | str) -> Net | None:
    """A net itself, that of the game, one in a file, or none."""
    if isinstance(net, str):
        return read_net(game, Path(net))
    return net if isinstance(net, Net) else net_of(game) if net else None


def read_net(game: Game[Any], file: Path) -> Net:
    """The net in a file; OptionError with a sentence if it is none for this game."""
    try:
        written = json.loads(file.read_text(encoding="utf-8"))
        is_ours = written["kind"] == KIND and written["format"] == FORMAT and written["game"] == game.name
        net = _net(written) if is_ours else None
    except (OSError, UnicodeDecodeError, ValueError, TypeError, KeyError, OverflowError):
        net = None
    if net is None or len(net.shifts) != game.features.FEATURES:
        raise OptionError(said("bot-no_net", file=str(file), game=game.name))
    return net


def _net(written: Mapping[str, Any]) -> Net | None:
    """What a file says, or None if the numbers are not as many as they should be."""
    packed = b64decode(written["weights"], validate=True)
    shifts, hidden = tuple(written["shifts"]), written["hidden"]
    points = float(written["win_points"]), float(written["margin_points"])
    if type(hidden) is not int or not 1 <= hidden <= MOST_HIDDEN or not all(map(isfinite, points)):
        return None
    expected = hidden * (len(shifts) + 1) + OUTPUTS * (hidden + 1)
    if len(packed) != 2 * expected or not all(type(shift) is int and 0 <= shift <= 12 for shift in shifts):
        return None
    weights = tuple(number for (number,) in iter_unpack("<h", packed))
    return Net(hidden, shifts, weights, *points, written["card"])


def write_net(game: Game[Any], net: Net, file: Path) -> None:
    """Leave a net in a file."""
    written = {
        "kind": KIND,
        "format": FORMAT,
        "game": game.name,
        "card": net.card,
        "hidden": net.hidden,
        "win_points": net.win_points,
        "margin_points": net.margin_points,
        "shifts": net.shifts,
        "weights": b64encode(pack(f"<{len(net.weights)}h", *net.weights)).decode("ascii"),
    }
    half_done = file.with_name(f"{file.name}.part")  # whoever is ended here shall not leave half a net
    half_done.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
    half_done.replace(file)
