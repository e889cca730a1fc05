"""Honest tables while strangers throw everything they have at the server: HTTP and sockets, for a bounded time.

`python -m benchmarks.abuse [--quick]`. Strangers come from many addresses, as a trusted proxy names them, with broken
JSON, huge bodies, wrong types, foreign seats, stale numbers, floods, unknown ids, bad cookies, bytes that are no HTTP,
every address that the server declares, and sockets that never read. It fails if the server dies, writes a traceback,
answers 500, loses a move of an honest table, or makes honest moves slower than `MOST_TIMES_SLOWER`.
"""

import argparse
import asyncio
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

from benchmarks.hostile import Hostile, Targets, targets_of
from benchmarks.running import run
from benchmarks.server import HOST, LoadedTable, Tally, _cpu_seconds, _free_port, _resident_bytes, _until_open

MESSAGES, QUICK_MESSAGES = 100_000, 4_000
MOST_SECONDS = 900.0
TABLES = 20
PAUSE = 0.5  # seconds between two moves of a table
QUIET_SECONDS = 8.0  # in which honest moves are measured before the storm
STRANGERS = 32  # at once
MOST_TIMES_SLOWER = 10.0  # the median of honest moves in the storm, on a machine that the strangers share
PATIENCE = 10.0  # seconds for the last moves to be acknowledged


def main(*arguments: str) -> int:
    """Storm, and say how it went."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.abuse", description=__doc__)
    parser.add_argument("--quick", action="store_true", help=f"{QUICK_MESSAGES} messages instead of {MESSAGES}")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments or None)
    with tempfile.TemporaryDirectory() as folder:
        report = storm(Path(folder), QUICK_MESSAGES if chosen.quick else MESSAGES, chosen.seed)
    print(json.dumps(report, indent=2))
    return 0 if not report["failures"] else 1


def storm(folder: Path, messages: int, seed: int, tables: int = TABLES) -> dict[str, object]:
    """Run a server in a folder, storm it, and tell what was seen."""
    port = _free_port()
    log = folder / "log"
    command = [sys.executable, "-m", "oceanarium", "serve", "--port", str(port), "--data", str(folder / "data")]
    with log.open("wb") as file:
        server = subprocess.Popen([*command, "--trusted-proxy", HOST], stderr=file, stdout=subprocess.DEVNULL)
        try:
            seen = asyncio.run(_storm(port, server.pid, messages, seed, tables))
            is_alive = server.poll() is None
        finally:
            server.terminate()
            status = server.wait(timeout=30)
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    tracebacks = [line for line in lines if '"traceback"' in line or "Traceback" in line]
    return {**seen, "failures": _failures(seen, is_alive=is_alive, status=status, tracebacks=tracebacks)}


def _failures(seen: dict[str, object], *, is_alive: bool, status: int, tracebacks: list[str]) -> list[str]:
    answers = seen["answers"]
    assert isinstance(answers, dict)
    slower = seen["times_slower"]
    assert isinstance(slower, float)
    found = {
        f"the server has ended (status {status})": not is_alive or status not in (0, -signal.SIGTERM),
        f"{len(tracebacks)} tracebacks, the first: {tracebacks[:1]}": bool(tracebacks),
        f"{answers.get('500', 0)} answers are 500": "500" in answers,
        f"{seen['unacknowledged']} honest moves were not acknowledged": seen["unacknowledged"] != 0,
        f"honest moves became {slower} times slower": slower > MOST_TIMES_SLOWER,
        "no honest move was made in the storm": seen["honest_moves"] == 0,
    }
    return [failure for failure, is_so in found.items() if is_so]


async def _storm(port: int, pid: int, messages: int, seed: int, count: int) -> dict[str, object]:
    await _until_open(port)
    tally = Tally()
    tables = [LoadedTable(port, number, tally, PAUSE) for number in range(count)]
    for table in tables:
        await table.open()
    for table in tables:
        table.begin()
    await asyncio.sleep(1)
    quiet = await _median(tally, QUIET_SECONDS)
    targets = await targets_of(port)
    began, cpu, memory = time.perf_counter(), _cpu_seconds(pid), _resident_bytes(pid)
    answers = await _throw(port, messages, seed, targets, tally)
    took, spent, grown = time.perf_counter() - began, _cpu_seconds(pid) - cpu, _resident_bytes(pid) - memory
    honest, loud = len(tally.latencies), _middle(tally.latencies)
    for table in tables:
        table.stop()
    for _ in range(round(PATIENCE / 0.1)):
        if not any(table.unacknowledged for table in tables):
            break
        await asyncio.sleep(0.1)
    left = sum(table.unacknowledged for table in tables)
    for table in tables:
        table.close()
    return {
        "hostile_messages": sum(answers.values()),
        "hostile_per_second": round(sum(answers.values()) / took),
        "server_cpu_share": round(spent / took, 2),
        "megabytes_grown": round(grown / 2**20, 1),
        "answers": dict(sorted(answers.items())),
        "honest_moves": honest,
        "unacknowledged": left,
        "median_ms_quiet": round(1000 * quiet, 2),
        "median_ms_stormy": round(1000 * loud, 2),
        "times_slower": round(loud / quiet, 2),
        "seconds": round(took, 1),
    }


async def _median(tally: Tally, seconds: float) -> float:
    tally.latencies.clear()
    tally.is_counting = True
    await asyncio.sleep(seconds)
    tally.is_counting = False
    return _middle(tally.latencies)


def _middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2] if values else float("nan")


async def _throw(port: int, messages: int, seed: int, targets: Targets, tally: Tally) -> Counter[str]:
    """Let strangers throw so many messages, and count what they got for them."""
    answers: Counter[str] = Counter()
    tally.latencies.clear()
    tally.is_counting = True

    async def stranger(number: int) -> None:
        hostile = Hostile(port, random.Random(seed * 1_000 + number), targets, answers)
        while answers.total() < messages:
            with suppress(OSError, asyncio.IncompleteReadError, asyncio.TimeoutError):
                await hostile.throw_some()

    try:
        async with asyncio.timeout(MOST_SECONDS):
            await asyncio.gather(*(stranger(number) for number in range(STRANGERS)))
    except TimeoutError:
        answers["(time was up)"] += 0
    tally.is_counting = False
    return answers


if __name__ == "__main__":
    run(main)
