"""The features of a game that has none: nothing can be learned of it, and its evaluation judges alone."""

from typing import Any

from oceanarium.kernel.rule import rule

FEATURES = 1


@rule
def describe(state: Any, seat: int, features: list[float]) -> None:
    """Every position looks the same."""
    features[0] = 0.0
