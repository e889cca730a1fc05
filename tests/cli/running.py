"""Runs the program as a person would, in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path


def run(
    *arguments: str, typed: str = "", home: Path | None = None, **variables: str
) -> subprocess.CompletedProcess[str]:
    """The program with these arguments and this typed into it, in English unless variables say otherwise."""
    environment = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "OCEANARIUM_LANGUAGE": "en", **variables}
    if home is not None:
        environment |= {"XDG_DATA_HOME": str(home)}
    command = [sys.executable, "-m", "oceanarium", *arguments]
    return subprocess.run(command, input=typed, env=environment, capture_output=True, text=True, check=False)


def complaint(*arguments: str, typed: str = "") -> str:
    """What the program says about bad arguments: one sentence, no traceback, and a status that is not 0."""
    result = run(*arguments, typed=typed)
    assert result.returncode != 0
    assert "Traceback" not in result.stderr
    assert result.stdout == ""
    return " ".join(result.stderr.split())
