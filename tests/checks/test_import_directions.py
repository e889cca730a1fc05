import shutil
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package, beside a copy of the contracts, to break."""
    shutil.copy(REPOSITORY / "pyproject.toml", tmp_path)
    copy = tmp_path / "oceanarium"
    shutil.copytree(REPOSITORY / "oceanarium", copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def lint_imports(root: Path) -> subprocess.CompletedProcess[str]:
    """The import check as `make check` runs it, on the tree under this root."""
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


def add(path: Path, line: str) -> None:
    """Append a line to a module, or make the module of it."""
    path.parent.mkdir(exist_ok=True)
    with path.open("a", encoding="utf-8") as module:
        module.write(f"\n{line}\n")


def some_game(package: Path) -> str:
    """The name of a game that is really there."""
    return min(path.parent.name for path in package.glob("games/*/RULES.md"))


def assert_refused(package: Path, importer: str, imported: str) -> None:
    """The check fails and names the import."""
    result = lint_imports(package.parent)
    assert result.returncode == 1, result.stdout + result.stderr
    assert f"{importer} -> {imported}" in " ".join(result.stdout.split())


def test_the_package_passes(package: Path) -> None:
    result = lint_imports(package.parent)
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_kernel_imports_no_game(package: Path) -> None:
    game = some_game(package)
    add(package / "kernel/made_up.py", f"import oceanarium.games.{game}")
    assert_refused(package, "oceanarium.kernel.made_up", f"oceanarium.games.{game}")


def test_no_game_imports_another(package: Path) -> None:
    game = some_game(package)
    add(package / "games/made_up/__init__.py", f"import oceanarium.games.{game}")
    assert_refused(package, "oceanarium.games.made_up", f"oceanarium.games.{game}")


def test_no_game_imports_a_bot(package: Path) -> None:
    add(package / f"games/{some_game(package)}/made_up.py", "import oceanarium.bots")
    assert_refused(package, f"oceanarium.games.{some_game(package)}.made_up", "oceanarium.bots")


def test_adapters_do_not_import_the_arena(package: Path) -> None:
    add(package / "arena/__init__.py", "")
    add(package / "adapters/__init__.py", "")
    add(package / "adapters/made_up.py", "import oceanarium.arena")
    assert_refused(package, "oceanarium.adapters.made_up", "oceanarium.arena")


@pytest.mark.parametrize("imported", ["numpy", "numba", "random", "time", "socket", "logging"])
def test_rules_import_neither_the_compiler_nor_the_world(package: Path, imported: str) -> None:
    add(package / f"games/{some_game(package)}/made_up.py", f"import {imported}")
    assert_refused(package, f"oceanarium.games.{some_game(package)}.made_up", imported)


def test_a_new_package_must_be_given_its_layer(package: Path) -> None:
    add(package / "made_up/__init__.py", "")
    result = lint_imports(package.parent)
    assert result.returncode == 1
    assert "made_up" in result.stdout
