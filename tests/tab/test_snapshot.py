"""What a tab's Python can read later is kept before it falls asleep."""

import os
import subprocess
import sys
from pathlib import Path

from oceanarium.site.sources import copy_packages

LOOK = "from oceanarium.tab import snapshot; snapshot.fall_asleep(); print(*snapshot._files, sep='\\n')"


def test_words_of_every_language_rules_puzzles_lessons_and_examples_are_kept(tmp_path: Path) -> None:
    copy_packages(tmp_path)
    puzzles = tmp_path / "oceanarium/games/oceania/puzzles.jsonl"
    puzzles.write_text("{}")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", LOOK]
    told = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=True)
    kept = {Path(line) for line in told.stdout.splitlines()}
    assert puzzles in kept
    assert set(tmp_path.rglob("languages/*.ftl")) <= kept
    assert set(tmp_path.rglob("RULES*.md")) <= kept
    assert set(tmp_path.rglob("lessons/*.toml")) <= kept
    themes = set(tmp_path.rglob("puzzle_themes.json"))
    assert len(themes) >= 5
    assert themes <= kept
    assert set(tmp_path.rglob("examples.toml")) <= kept
