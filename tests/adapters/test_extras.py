"""Without the libraries of researchers, a sentence says what to install; the games themselves need none of them."""

import subprocess
import sys

import pytest

RESEARCH = ("pettingzoo", "gymnasium", "pyspiel", "PIL")


def said_without(packages: tuple[str, ...], module: str) -> str:
    """What importing a module says in a Python that lacks these packages."""
    hidden = "".join(f"sys.modules[{package!r}] = None\n" for package in packages)
    program = f"import sys\n{hidden}try:\n    import {module}\nexcept ImportError as error:\n    print(error)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return done.stdout + done.stderr


@pytest.mark.parametrize(
    ("adapter", "package"),
    [("gymnasium", "gymnasium"), ("openspiel", "open_spiel"), ("pettingzoo", "pettingzoo")],
)
def test_a_missing_library_is_named_with_the_way_to_install_it(adapter: str, package: str) -> None:
    hidden = "pyspiel" if adapter == "openspiel" else package
    said = said_without((hidden,), f"oceanarium.adapters.{adapter}")
    assert said == f"oceanarium.adapters.{adapter} needs the package {package}: pip install 'oceanarium[research]'.\n"


@pytest.mark.parametrize("module", ["oceanarium.cli", "oceanarium.adapters.layout", "oceanarium.adapters.vector"])
def test_everything_else_is_there_without_them(module: str) -> None:
    assert said_without(RESEARCH, module) == ""
