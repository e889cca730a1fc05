"""The server that the browser tests talk to: with the toy game, and without delays and limits."""

import sys
from dataclasses import replace
from pathlib import Path

import oceanarium  # noqa: F401  # enters the games first
from oceanarium.hosting.buckets import Rate
from oceanarium.kernel import register
from oceanarium.server.run import serve
from oceanarium.server.settings import Settings

OFTEN = Rate(1e6, 1e6)

if __name__ == "__main__":
    register("tidepool", "tests.toys.tidepool")
    quick = Settings(bot_delay=0, bot_workers=1, requests=OFTEN, new_tables=OFTEN, socket_messages=OFTEN)
    if len(sys.argv) > 3:  # milliseconds: who leaves is away soon, and others may decide soon
        quick = replace(quick, away_after=int(sys.argv[3]), decide_after=int(sys.argv[4]))
    serve(int(sys.argv[1]), Path(sys.argv[2]), settings=quick)
