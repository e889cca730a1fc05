"""The best results of matches alone, kept beside the matches that were left."""

import json
from pathlib import Path
from typing import Any

from oceanarium.cli.scores import points
from oceanarium.cli.speech import Speech
from oceanarium.kernel import Match
from oceanarium.kernel.options import plain_value


def told_best(match: Match[Any], file: Path, speech: Speech) -> str:
    """Keep the result of a match alone if it is the best so far, and say how it compares."""
    total, bests = match.scores()[0].total, _read(file)
    unusual = match.game.options.unusual(match.options)
    options = json.dumps({name: plain_value(value) for name, value in unusual.items()}, sort_keys=True)
    key = f"{match.game.name} {options}"  # results are compared only with those under the same rules
    best = bests.get(key)
    if best is not None and best >= total:
        return speech.say("best-is", points=points(best))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({**bests, key: total}, indent=1), encoding="utf-8")
    return speech.say("best-first") if best is None else speech.say("best-new", points=points(best))


def _read(file: Path) -> dict[str, int]:
    """What was kept; nothing if it cannot be read."""
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {key: best for key, best in kept.items() if isinstance(best, int)} if isinstance(kept, dict) else {}
