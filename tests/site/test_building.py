"""The site as files: what is in it, what it refers to, and folders that it is not written to."""

import ast
import hashlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from oceanarium.kernel import game_named
from oceanarium.site import building, sources
from oceanarium.site.building import build_site, is_site
from oceanarium.site.speech import SiteError
from tests.cli.running import complaint
from tests.ours import OURS

SEARCHED = (".html", ".css", ".js", ".webmanifest")
FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)


def listing(site: Path) -> dict[str, object]:
    """What the service worker is told."""
    first = (site / "sw.js").read_text(encoding="utf-8").splitlines()[0]
    told: dict[str, object] = json.loads(first.removeprefix("self.OCEANARIUM = ").removesuffix(";"))
    return told


def test_the_service_worker_keeps_every_file_by_its_size_and_hash_but_seldom_fonts(site: Path) -> None:
    files = {file.relative_to(site).as_posix(): file.read_bytes() for file in site.rglob("*") if file.is_file()}
    copies = {path for path in files if path.endswith((".br", ".gz"))}
    seldom = {path for path in files if re.search("nunito-(cyrillic|vietnamese)", path)}
    assert len(seldom) == 3
    assert listing(site)["files"] == [
        {"path": path, "size": len(files[path]), "hash": hashlib.sha256(files[path]).hexdigest()}
        for path in sorted(files.keys() - copies - seldom - {"sw.js", "_headers"})
    ]


def test_the_site_has_python_and_all_games(site: Path) -> None:
    for path in ("index.html", "manifest.webmanifest", "python/pyodide.asm.wasm", "python/snapshot.wasm"):
        assert (site / path).is_file()
    for game in OURS:
        engine = (game_named(game).folder / "engine.wasm").read_bytes()
        assert (site / "games" / f"{game}.wasm").read_bytes() == engine


def test_large_files_have_smaller_copies(site: Path) -> None:
    for path in ("index.html", "sw.js", "python/snapshot.wasm", "python/pyodide.asm.wasm", "games/oceania.wasm"):
        for suffix in (".br", ".gz"):
            assert (site / f"{path}{suffix}").stat().st_size < (site / path).stat().st_size


def test_no_file_of_ours_refers_to_anything_outside_the_folder(site: Path) -> None:
    for file in site.rglob("*"):
        if file.suffix in SEARCHED:
            text = file.read_text(encoding="utf-8")
            absolute = re.findall(
                r"""(?:src|href)=["']/[^"']*|url\(["']?/[^)]*|["']/(?:assets|python|games|icons)/""", text
            )
            assert absolute == [], file.name


def late_imports(folder: Path) -> set[str]:
    """The names of modules that functions import when they are called."""
    names: set[str] = set()
    for file in folder.rglob("*.py"):
        functions = [
            each for each in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(each, FUNCTION)
        ]
        for node in (node for function in functions for node in ast.walk(function)):
            if isinstance(node, ast.ImportFrom):
                names.add(str(node.module))
            elif isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
    return names


def loaded_with_the_host() -> set[str]:
    """The modules that are there once a tab's host has been imported."""
    look = "import sys, oceanarium.tab.host; print(*sys.modules)"
    return set(subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout.split())


def test_what_functions_import_late_is_in_the_tab_or_not_for_it(tmp_path: Path) -> None:
    """All that is packed is imported when the picture of the memory is made; later there is nothing to import from."""
    sources.copy_packages(tmp_path)
    late = late_imports(tmp_path) - loaded_with_the_host()
    missing = {name for name in late if not list(tmp_path.glob(f"{name.replace('.', '/')}*"))}
    left_out = {f"oceanarium.{module.replace('/', '.')}" for module in sources.LEFT_OUT}
    assert missing <= left_out | {"orjson", "platformdirs"}  # has another way; for machine code


def test_the_same_sources_give_the_same_memory(site: Path, tmp_path: Path) -> None:
    sources.copy_packages(tmp_path / "packages")
    again = tmp_path / "again.wasm"
    building._run(sources.program("node"), "scripts/snapshot.mjs", str(tmp_path / "packages"), str(again))
    assert again.read_bytes() == (site / "python" / "snapshot.wasm").read_bytes()
    assert str(sources.ROOT).encode() not in again.read_bytes()  # nothing of this machine


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    said = complaint("site", str(tmp_path))
    assert said == f"oceanarium: {tmp_path} holds other things than a site; name a new or an empty folder."
    assert [file.name for file in tmp_path.iterdir()] == ["diary.txt"]


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert complaint("site", str(tmp_path / "file")).endswith("is a file; name a folder for the site.")


def test_without_a_folder_one_is_asked_for() -> None:
    assert "Name the folder" in complaint("site")


def test_what_is_no_site_is_not_shown(tmp_path: Path) -> None:
    said = complaint("site", str(tmp_path), "--serve")
    assert said == f'oceanarium: {tmp_path} holds no site; "oceanarium site {tmp_path}" writes one.'


def test_an_install_without_its_client_says_what_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "WEB", tmp_path / "nowhere")
    with pytest.raises(SiteError, match="from a checkout"):
        build_site(tmp_path / "site")
    assert list(tmp_path.iterdir()) == []


def test_stale_engines_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "is_stale", lambda game: game.name == "oceania")
    with pytest.raises(SiteError, match='engine of Oceania is stale; "make engines" builds it anew'):
        build_site(tmp_path / "site")


@pytest.mark.parametrize("failure", [KeyboardInterrupt(), OSError("no space left")])
def test_a_build_that_breaks_off_leaves_the_site_as_it_was(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: BaseException
) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    shutil.copyfile(site / "sw.js", folder / "sw.js")

    def break_off(made: Path, *_: object) -> None:
        made.mkdir()
        (made / "half.txt").touch()
        raise failure

    monkeypatch.setattr(building, "_fill", break_off)
    with pytest.raises(type(failure)):
        build_site(folder)
    assert [file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*")] == ["site", "site/sw.js"]


def test_a_site_is_replaced_as_a_whole(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    shutil.copyfile(site / "sw.js", folder / "sw.js")
    (folder / "of_before.txt").touch()

    def fill(made: Path, *_: object) -> None:
        made.mkdir()
        shutil.copyfile(site / "sw.js", made / "sw.js")

    monkeypatch.setattr(building, "_fill", fill)
    build_site(folder)
    assert [file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*")] == ["site", "site/sw.js"]
    assert is_site(folder)


def test_a_program_that_fails_is_told_of_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SiteError, match=r"^Building the site failed at node -e .*: Error: the sea is dry$"):
        building._run(sources.program("node"), "-e", "throw new Error('the sea is dry')")
