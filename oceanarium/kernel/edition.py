"""Editions: the same functions once more, with other globals. How templates and compiled mode come about.

A Python function is code and a dictionary of globals. An edition keeps the code and gives it a new dictionary in
which blanks are filled in and every function is replaced by its counterpart. No source is read again, no module is
imported twice, nothing is switched for the whole process: any number of editions live side by side.
"""

import sys
from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType
from typing import Any

from oceanarium.kernel.rule import Blank, rule_kind

ChangeFunction = Callable[[ModuleType, Any], Any]  # from a copied rule, and the module it was copied from
ChangeConstant = Callable[[Any], Any]


def same_function(module: ModuleType, function: Any) -> Any:
    """The change that a plain edition makes to functions."""
    return function


def same_constant(value: Any) -> Any:
    """The change that a plain edition makes to constants."""
    return value


class Edition:
    """Copies of modules, by their originals, with every rule, blank and substitute replaced.

    `blanks` gives values for the names that templates leave blank. `substitutes` names, for a module, another that
    stands in for it.
    """

    def __init__(
        self,
        name: str,
        blanks: Mapping[str, Any],
        change_function: ChangeFunction = same_function,
        change_constant: ChangeConstant = same_constant,
        substitutes: Mapping[ModuleType, ModuleType] | None = None,
    ) -> None:
        self._name = name
        self._blanks = blanks
        self._change_function = change_function
        self._change_constant = change_constant
        self._copies: dict[ModuleType, ModuleType] = {}
        self._counterparts: dict[int, Any] = {}  # by identity: constants need not be hashable
        self._bind([*(substitutes or {}).values()])
        for original, substitute in (substitutes or {}).items():
            self._replace(original, substitute)

    def __getitem__(self, module: ModuleType) -> Any:
        """The edition's copy of a module, made when first asked for, with all modules whose rules it uses."""
        if module not in self._copies:
            self._bind([module, *(value for value in self._blanks.values() if isinstance(value, ModuleType))])
        return self._copies[module]

    def _bind(self, modules: list[ModuleType]) -> None:
        """First all counterparts, then the globals that refer to them."""
        new = [module for module in with_all_they_use(modules) if module not in self._copies]
        for module in new:
            self._copy(module)
        for module in new:
            self._fill(module)

    def _copy(self, module: ModuleType) -> None:
        copy = ModuleType(f"{module.__name__}@{self._name}")
        sys.modules[copy.__name__] = copy  # Numba finds a cached function's module by name
        self._copies[module] = self._counterparts[id(module)] = copy
        for name, function in _own_rules(module).items():
            again = FunctionType(function.__code__, vars(copy), name, function.__defaults__)
            again.__dict__.update(function.__dict__)
            again.__annotations__ = function.__annotations__
            if id(function) not in self._counterparts:  # a substitute's name may already stand in for it
                self._counterparts[id(function)] = self._change_function(module, again)

    def _replace(self, original: ModuleType, substitute: ModuleType) -> None:
        """Let the substitute's public names stand in for the original's."""
        for name in substitute.__all__:
            self._counterparts[id(getattr(original, name))] = self._counterpart(getattr(substitute, name))

    def _fill(self, module: ModuleType) -> None:
        for name, value in vars(module).items():
            if not name.startswith("__"):
                found = self._blanks[name] if isinstance(value, Blank) else value
                setattr(self._copies[module], name, self._counterpart(found))

    def _counterpart(self, value: Any) -> Any:
        if id(value) in self._counterparts:
            return self._counterparts[id(value)]
        return self._change_constant(value)


def _own_rules(module: ModuleType) -> dict[str, FunctionType]:
    return {name: value for name, value in _rules_in(module).items() if value.__module__ == module.__name__}


def _rules_in(module: ModuleType) -> dict[str, FunctionType]:
    return {name: value for name, value in vars(module).items() if rule_kind(value) is not None}


def with_all_they_use(modules: list[ModuleType]) -> list[ModuleType]:
    """These modules, and all whose rules they use."""
    found = list(dict.fromkeys(modules))
    for module in found:  # grows while we walk
        used = {sys.modules[function.__module__] for function in _rules_in(module).values()}
        found += sorted(used.difference(found), key=lambda each: each.__name__)
    return found
