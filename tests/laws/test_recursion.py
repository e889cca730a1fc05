"""No rule calls itself, directly or in a circle: such a rule crashes when it is loaded from the compiler's cache."""

import ast
import importlib
import inspect
import pkgutil
import sys
import textwrap
from collections.abc import Iterable
from types import ModuleType
from typing import Any

import pytest

import oceanarium.bots
import oceanarium.kernel
from oceanarium.kernel import Game
from oceanarium.kernel.rule import rule_kind

Calls = dict[str, set[str]]


def modules_of(package: ModuleType) -> Iterable[ModuleType]:
    yield package
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(found.name)


def rules_of(modules: Iterable[ModuleType]) -> list[Any]:
    """Every rule, once, wherever it is defined."""
    found = [value for module in modules for value in vars(module).values() if rule_kind(value) is not None]
    return list({id(function): function for function in found}.values())


def full_name(function: Any) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def calls_of(function: Any, blanks: dict[str, Any]) -> set[str]:
    """The rules that a rule's source mentions, by name or as part of a module or of a blank that a game fills in."""
    found = []
    known = {**function.__globals__, **blanks}
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(function)))):
        if isinstance(node, ast.Name):
            found.append(known.get(node.id))
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            found.append(getattr(known.get(node.value.id), node.attr, None))
    return {full_name(value) for value in found if rule_kind(value) is not None}


def circle_in(calls: Calls) -> list[str] | None:
    """The rules of some circle of calls, or None."""
    finished: set[str] = set()
    for start in calls:
        path: list[str] = []
        todo = [(start, 0)]
        while todo:
            name, depth = todo.pop()
            path = path[:depth]
            if name in path:
                return [*path[path.index(name) :], name]
            if name not in finished:
                path.append(name)
                todo += [(called, depth + 1) for called in sorted(calls.get(name, ()))]
                finished |= {each for each in calls if calls[each] <= finished}
    return None


def calls_in_game(game: Game[Any]) -> Calls:
    modules = [*modules_of(importlib.import_module(game.package))]
    modules += [*modules_of(oceanarium.kernel), *modules_of(oceanarium.bots)]
    return {full_name(function): calls_of(function, game.blanks) for function in rules_of(modules)}


def test_no_rule_calls_itself_directly_or_in_a_circle(game: Game[Any]) -> None:
    calls = calls_in_game(game)
    assert circle_in(calls) is None
    assert f"{game.rules.apply_move.__module__}.apply_move" in calls["oceanarium.kernel.playout.play_out"]


MADE_UP = """
from oceanarium.kernel import rule

@rule
def hopped(number):
    return skipped(number) if number > 0 else 0

@rule
def skipped(number):
    return jumped(number - 1)

@rule
def jumped(number):
    return hopped(number) + 1

@rule
def fallen(number):
    return fallen(number - 1) if number else 0

@rule
def walked(number):
    return jumped(number)
"""


@pytest.mark.parametrize(
    ("names", "circle"),
    [
        ({"walked", "jumped", "hopped", "skipped"}, {"jumped", "hopped", "skipped"}),
        ({"fallen"}, {"fallen"}),
        ({"walked"}, None),
    ],
)
def test_a_circle_is_found(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, names: set[str], circle: set[str] | None
) -> None:
    (tmp_path / "made_up_rules.py").write_text(MADE_UP)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "made_up_rules", raising=False)
    rules = rules_of([importlib.import_module("made_up_rules")])
    calls = {full_name(each): calls_of(each, {}) for each in rules if each.__name__ in names}
    found = circle_in(calls)
    assert (None if found is None else {name.rpartition(".")[2] for name in found}) == circle
