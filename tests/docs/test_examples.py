"""Examples in the documentation are run, and links between its pages lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

import oceanarium

ROOT = Path(oceanarium.__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


def in_page(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=in_page)
def test_examples_do_what_the_page_says(page: Path) -> None:
    results = doctest.testfile(str(page), module_relative=False, optionflags=FLAGS, encoding="utf-8")
    assert results.failed == 0


def test_there_are_examples_in_the_pages_for_programmers() -> None:
    for name in ("README.md", "docs/python.md", "docs/writing_a_bot.md"):
        parser = doctest.DocTestParser()
        assert parser.get_examples((ROOT / name).read_text(encoding="utf-8"))


def test_the_example_in_the_package_runs() -> None:
    assert doctest.testmod(oceanarium, optionflags=FLAGS).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=in_page)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\((?!http)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []
