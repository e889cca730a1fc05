"""Editions: the same functions with other globals, on modules made up for the purpose."""

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from oceanarium.kernel import edition as edition_module
from oceanarium.kernel.edition import Edition
from oceanarium.kernel.rule import ENTRY, RULE, blank, entry, rule, rule_kind

PARTS = """
from oceanarium.kernel.rule import rule
FACTOR = 2
@rule
def doubled(number): return FACTOR * number
"""
SUBSTITUTE = """
from oceanarium.kernel.rule import rule
__all__ = ["doubled"]
@rule
def doubled(number): return 1000 * number
"""
TEMPLATE = """
from made_up_parts import doubled as twice
from oceanarium.kernel.rule import blank, entry
STEP = blank()
@entry
def answer(offset=1): return twice(STEP) + offset
"""


@pytest.fixture
def template() -> Iterator[ModuleType]:
    """A template that uses a rule of another file under another name."""
    sources = {"made_up_parts": PARTS, "made_up_template": TEMPLATE, "made_up_substitute": SUBSTITUTE}
    for name, source in sources.items():
        sys.modules[name] = ModuleType(name)
        exec(source, vars(sys.modules[name]))
    yield sys.modules["made_up_template"]
    for name in [name for name in sys.modules if name.startswith("made_up")]:
        del sys.modules[name]


def test_editions_with_different_blanks_live_side_by_side(template: ModuleType) -> None:
    small = Edition("small", {"STEP": 2})[template]
    large = Edition("large", {"STEP": 20})[template]
    assert (small.answer(), large.answer(), small.answer(0)) == (5, 41, 4)


def test_a_copy_is_made_once_and_found_by_name(template: ModuleType) -> None:
    edition = Edition("once", {"STEP": 2})
    assert edition[template] is edition[template]
    assert sys.modules["made_up_template@once"] is edition[template]


def test_the_original_stays_as_it_was(template: ModuleType) -> None:
    before = dict(vars(template))
    assert Edition("other", {"STEP": 2}, change_constant=lambda value: 50)[template].answer() == 2501
    assert vars(template) == before


def test_a_rule_is_replaced_whatever_it_is_imported_as(template: ModuleType) -> None:
    def spoilt(module: ModuleType, function: Any) -> Any:
        return (lambda number: -number) if function.__name__ == "doubled" else function

    assert Edition("spoilt", {"STEP": 3}, spoilt)[template].answer() == -2


def test_constants_are_changed(template: ModuleType) -> None:
    edition = Edition("changed", {"STEP": 3}, change_constant=lambda value: 7 if value == 2 else value)
    assert edition[template].answer() == 22


def test_a_substitute_stands_in_for_another_module(template: ModuleType) -> None:
    substitutes = {sys.modules["made_up_parts"]: sys.modules["made_up_substitute"]}
    assert Edition("substituted", {"STEP": 3}, substitutes=substitutes)[template].answer() == 3001


def test_a_blank_that_nobody_fills_in_is_an_error(template: ModuleType) -> None:
    with pytest.raises(KeyError):
        Edition("empty", {})[template]


def test_marks_are_found_on_rules_and_entries_and_on_nothing_else() -> None:
    def plain() -> None:
        pass

    assert rule_kind(plain) is None
    assert rule_kind(rule(plain)) == RULE
    assert rule_kind(entry(plain)) == ENTRY
    assert [rule_kind(value) for value in (blank(), 5, "text", sys)] == [None] * 4


def test_a_module_that_knows_rule_kind_is_not_taken_for_a_rule() -> None:
    assert rule_kind(edition_module) is None
