"""What every message is: a frozen record whose declaration says all that may stand in it.

The declarations are plain annotations with limits, so that messages can be read and written wherever Python runs; the
server makes its JSON Schema from the same ones.
"""

import dataclasses
from collections.abc import Mapping
from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(dataclasses.field,))
class Message:
    """Nothing may be added to a message that is not declared."""

    __pydantic_config__: ClassVar = {"extra": "forbid", "json_schema_serialization_defaults_required": True}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclasses.dataclass(frozen=True, kw_only=True)(cls)


def fields_of(message: Message) -> dict[str, Any]:
    """What a message holds, by name; what is inside stays as it is."""
    return dict(vars(message))


def plain(told: Any) -> Any:
    """A message, or what is inside one, as plain data that JSON knows."""
    if isinstance(told, Message):
        return {name: plain(value) for name, value in vars(told).items()}
    if isinstance(told, Mapping):
        return {str(key): plain(value) for key, value in told.items()}
    if isinstance(told, list | tuple):
        return [plain(value) for value in told]
    return told
