"""What all tests share: the games, among them a toy."""

import os
import signal

import pytest
from hypothesis import settings

import oceanarium  # noqa: F401  # enters the games first
from oceanarium.kernel import register

register("tidepool", "tests.toys.tidepool")

LONGEST = tuple(
    f"tests/{name}"
    for name in ("arena/test_ray.py", "house/test_wheel.py", "kernel/test_compile.py", "kernel/test_engine.py", "laws/")
)

settings.register_profile("laws", max_examples=15, deadline=None, print_blob=True)
settings.register_profile("thorough", settings.get_profile("laws"), max_examples=200)
settings.load_profile("laws")


def pytest_addoption(parser: pytest.Parser) -> None:
    """What `make laws` asks for."""
    parser.addoption("--thorough", action="store_true", help="compile all games, and let experts think: long")


def pytest_configure(config: pytest.Config) -> None:
    """Who has time tries more examples."""
    if config.getoption("--thorough"):
        settings.load_profile("thorough")
    # A shell that starts this in the background makes it deaf to Ctrl-C, and so every program that a test interrupts.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def is_thorough(request: pytest.FixtureRequest) -> bool:
    """Whether what takes minutes is tested too."""
    return bool(request.config.getoption("--thorough"))


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: some tests wait for a server, a browser or another process."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests first: the shorter ones fill up what is left of each core's time."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))
