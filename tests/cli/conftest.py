"""The terminal's tests read English, wherever they run."""

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OCEANARIUM_LANGUAGE", "en")
