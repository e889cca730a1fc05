"""Leaf counts from named positions, as data: `python -m tests.counts --write` counts them anew, on purpose only."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from oceanarium.kernel import Match
from oceanarium.kernel.engine import Engine
from tests.templates import leaves

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.toml"))
DEEPEST = 12
MOST = 1_000_000  # leaves that compiled mode counts
MOST_PLAIN = 10_000  # leaves that plain mode counts

_HEADING = "# Leaves after 1, 2, 3, ... moves, chance's among them. Written by `python -m tests.counts --write`.\n"


@dataclass(frozen=True)
class Position:
    """A match in a stage worth counting from."""

    name: str
    link: str
    counts: tuple[int, ...]  # by depth, from 1

    @property
    def match(self) -> Match[Any]:
        return Match.from_link(self.link)

    def depth_within(self, most: int) -> int:
        """The greatest depth with no more leaves than that."""
        return max(depth for depth, count in enumerate((1, *self.counts)) if count <= most)


def read(file: Path) -> list[Position]:
    """The positions in a file, in order."""
    document = tomllib.loads(file.read_text(encoding="utf-8"))
    return [Position(name, entry["link"], tuple(entry["counts"])) for name, entry in document.items()]


def write(file: Path, positions: list[Position]) -> None:
    """Replace a file."""
    entries = [
        f'["{position.name}"]\nlink = "{position.link}"\ncounts = {list(position.counts)}\n' for position in positions
    ]
    file.write_text("\n".join([_HEADING, *entries]), encoding="utf-8")


def count(engine: Engine[Any], match: Match[Any], depth: int) -> int:
    """The leaves at a depth."""
    return int(engine[leaves].count_leaves(engine.box(match.state), depth))


def counts(engine: Engine[Any], match: Match[Any]) -> tuple[int, ...]:
    """The leaves at every depth, as far as there are not too many and still more matches to finish."""
    found = [1]
    for depth in range(1, DEEPEST + 1):
        found.append(count(engine, match, depth))
        if found[-1] == found[-2] or found[-1] > MOST // 3:
            break
    return tuple(each for each in found[1:] if each <= MOST)
