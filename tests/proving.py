"""Tests say which rules they prove; `checks.rule_ids` reads it from the source."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

from checks.rule_ids import RULE_ID

AnyTest = TypeVar("AnyTest", bound=Callable[..., Any])


def proves(*rules: str) -> Callable[[AnyTest], AnyTest]:
    """Mark a test with the IDs of the rules that it proves. The test itself is unchanged."""
    for rule in rules:
        if re.fullmatch(RULE_ID, rule) is None:
            raise ValueError(f"{rule!r} is no ID of a rule.")
    return lambda test: test
