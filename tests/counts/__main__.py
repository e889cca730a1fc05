"""Counts the leaves of every position anew."""

import sys
from dataclasses import replace

import tests.conftest  # registers the toy  # noqa: F401
from oceanarium.kernel.engine import engine_at_last
from tests.counts import FILES, counts, read, write
from tests.templates import leaves

if sys.argv[1:] != ["--write"]:
    sys.exit("usage: python -m tests.counts --write")
for file in FILES:
    positions = []
    for position in read(file):
        match = position.match
        positions.append(replace(position, counts=counts(engine_at_last(match.game, leaves), match)))
        print(f"{file.name}: {position.name}: {positions[-1].counts}")
    write(file, positions)
