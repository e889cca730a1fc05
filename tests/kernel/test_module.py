"""Modules as files: sealed with what they were made from, and never used when that has changed."""

import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oceanarium.bots import greedy, search
from oceanarium.kernel import game_named, module, playout
from oceanarium.kernel.module import HEADER, exported_name, hash_of_sources, is_fresh, seal_for, seal_of, sealed

GAME = game_named("tidepool")


@given(st.dictionaries(st.text(), st.text()))
def test_a_seal_is_read_as_it_was_written(seal: dict[str, str]) -> None:
    assert seal_of(sealed(HEADER + b"\1\2ab", seal)) == seal


@given(st.binary())
def test_what_is_no_module_has_no_seal(data: bytes) -> None:
    assert seal_of(data) == {} or data.startswith(HEADER)
    assert seal_of(HEADER + b"\1\2ab") == {}


def test_entries_of_several_templates_have_names_of_their_own() -> None:
    assert exported_name(search, "grow") == "search.grow"
    assert seal_for(GAME, (playout, greedy)).keys() == {"oceanarium.kernel.playout", "oceanarium.bots.greedy"}


def test_a_change_of_any_source_makes_a_module_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_ROOT", tmp_path)
    sources = [tmp_path / "rules.py", tmp_path / "state.py"]
    for source in sources:
        source.write_text("x = 1\n")
    monkeypatch.setattr(module, "sources_of", lambda folder, template: tuple(sources))
    monkeypatch.setattr(module, "_BUILDER", ())
    hash_of_sources.cache_clear()
    seal = seal_for(GAME, (playout,))
    assert is_fresh(GAME, seal, playout)
    assert not is_fresh(GAME, seal, search)
    sources[1].write_bytes(b"x = 1\r\n")  # another system's line ends are no change
    hash_of_sources.cache_clear()
    assert is_fresh(GAME, seal, playout)
    sources[1].write_text("x = 2\n")
    hash_of_sources.cache_clear()
    assert not is_fresh(GAME, seal, playout)
    hash_of_sources.cache_clear()
    shutil.rmtree(tmp_path)
