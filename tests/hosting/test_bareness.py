"""What a table is can be loaded where there is neither a web framework nor a database nor a compiler."""

import json
import subprocess
import sys

HEAVY = ["alembic", "fastapi", "multiprocessing", "numba", "numpy", "pydantic", "sqlalchemy", "starlette", "wasmtime"]
LOOK = f"""
import json, sys
import oceanarium.games, oceanarium.hosting.hall
from oceanarium.kernel import game_named, game_names
for name in game_names():
    game_named(name)
print(json.dumps([name for name in {HEAVY!r} if name in sys.modules]))
"""


def test_hosting_loads_nothing_heavy() -> None:
    found = subprocess.run([sys.executable, "-c", LOOK], capture_output=True, text=True, check=True)
    assert json.loads(found.stdout) == []
