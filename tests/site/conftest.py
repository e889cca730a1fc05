"""A site to look at."""

from pathlib import Path

import pytest

from tests.site.built import built_site


@pytest.fixture(scope="session")
def site() -> Path:
    return built_site()
