"""Runs the program as a person would: in this process, which spares its start, or in one of its own."""

import io
import os
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

from oceanarium.cli import main

Result = subprocess.CompletedProcess[str]


def run(*arguments: str, typed: str = "", home: Path | None = None, **variables: str) -> Result:
    """The program with these arguments and this typed into it, in English unless variables say otherwise."""
    said, complained = io.StringIO(), io.StringIO()
    status: object = 0
    with _surroundings(typed, _environment(home, variables)), redirect_stdout(said), redirect_stderr(complained):
        try:
            main(list(arguments))
        except SystemExit as end:
            status = end.code
    assert isinstance(status, int)
    return Result(arguments, status, said.getvalue(), complained.getvalue())


def run_apart(*arguments: str, typed: str = "", home: Path | None = None, **variables: str) -> Result:
    """The same in a process of its own, for what its start, its end or its own processes are part of."""
    command = [sys.executable, "-m", "oceanarium", *arguments]
    environment = _environment(home, variables)
    return subprocess.run(command, input=typed, env=environment, capture_output=True, text=True, check=False)


def complaint(*arguments: str, typed: str = "") -> str:
    """What the program says about bad arguments: one sentence, no traceback, and a status that is not 0."""
    return refused(run(*arguments, typed=typed))


def refused(result: Result) -> str:
    """The sentence by which the program has refused something."""
    assert result.returncode != 0
    assert "Traceback" not in result.stderr
    assert result.stdout == ""
    return " ".join(result.stderr.split())


def _environment(home: Path | None, variables: dict[str, str]) -> dict[str, str]:
    at_home = {} if home is None else {"XDG_DATA_HOME": str(home)}
    return {**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "OCEANARIUM_LANGUAGE": "en", **variables, **at_home}


@contextmanager
def _surroundings(typed: str, environment: dict[str, str]) -> Iterator[None]:
    """Lines to read and an environment; afterwards nothing is left of how the program changes its process."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as lines, ExitStack() as changes:
        lines.write(typed)
        lines.seek(0)
        changes.enter_context(patch.dict(os.environ, environment, clear=True))
        changes.enter_context(patch.object(sys, "stdin", lines))
        changes.enter_context(patch.object(sys, "unraisablehook", sys.unraisablehook))
        changes.enter_context(warnings.catch_warnings())
        warnings.resetwarnings()  # they are told, as to people
        yield
