"""The options of a game: typed, so that what people ask for is validated, and coded as numbers for rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Value = str | int | bool | tuple[int, ...]
Check = Callable[[Mapping[str, Any], int], str | None]


class OptionError(ValueError):
    """An option that does not exist or cannot have that value; the message is one sentence for people."""


@dataclass(frozen=True)
class Choice:
    """One of a few values, each with the number that stands for it in rules and a sentence for people."""

    name: str
    sentence: str
    values: Mapping[Value, tuple[int, str]]
    default: Value
    width: int = 1

    def accepted(self, value: object) -> Value:
        """The value in its proper type; text is read as people type it."""
        for known in self.values:
            if value == known and isinstance(value, bool) == isinstance(known, bool):
                return known
            if isinstance(value, str) and value.strip().lower() == str(known).lower():
                return known
        raise OptionError(f"Option {self.name} must be {_either(self.values)}, not {value!r}.")

    def coded(self, value: Value) -> list[int]:
        """The number that stands for a value."""
        return [self.values[value][0]]

    def described(self) -> dict[str, Any]:
        """The option as plain data, for forms."""
        values = [{"value": value, "sentence": sentence} for value, (_, sentence) in self.values.items()]
        return {"kind": "choice", "values": values, "default": self.default}


@dataclass(frozen=True)
class Number:
    """A whole number between two bounds."""

    name: str
    sentence: str
    lowest: int
    highest: int
    default: int
    width: int = 1

    def accepted(self, value: object) -> Value:
        """The value as an integer within its bounds."""
        number = _whole_number(value)
        if number is None or not self.lowest <= number <= self.highest:
            message = f"Option {self.name} must be a whole number from {self.lowest} to {self.highest}, not {value!r}."
            raise OptionError(message)
        return number

    def coded(self, value: Value) -> list[int]:
        """The number itself."""
        return [int(value)]  # type: ignore[arg-type]  # accepted() made it an integer

    def described(self) -> dict[str, Any]:
        """The option as plain data, for forms."""
        return {"kind": "number", "lowest": self.lowest, "highest": self.highest, "default": self.default}


@dataclass(frozen=True)
class Numbers:
    """A short list of whole numbers, such as the lengths of rows."""

    name: str
    sentence: str
    most: int
    default: tuple[int, ...]
    least: int = 1

    @property
    def width(self) -> int:
        """How many numbers it takes in the coded row: as many as there may be, zeros at the end."""
        return self.most

    def accepted(self, value: object) -> Value:
        """The value as a tuple of integers; text may separate them by commas, hyphens or spaces."""
        parts = value.replace(",", " ").replace("-", " ").split() if isinstance(value, str) else value
        if isinstance(parts, Sequence) and self.least <= len(parts) <= self.most:
            numbers = [_whole_number(part) for part in parts]
            accepted = tuple(number for number in numbers if number is not None and number > 0)
            if len(accepted) == len(parts):
                return accepted
        length = f"{self.most}" if self.least == self.most else f"{self.least} to {self.most}"
        raise OptionError(f"Option {self.name} must be {length} positive whole numbers, not {value!r}.")

    def coded(self, value: Value) -> list[int]:
        """The numbers, filled up with zeros."""
        numbers = list(value) if isinstance(value, tuple) else []
        return numbers + [0] * (self.most - len(numbers))

    def described(self) -> dict[str, Any]:
        """The option as plain data, for forms."""
        return {"kind": "numbers", "most": self.most, "default": list(self.default)}


Option = Choice | Number | Numbers


class Options:
    """The options of one game, in a fixed order. Declaring one gives its place in the coded row."""

    def __init__(self) -> None:
        self._options: dict[str, Option] = {}
        self._checks: list[Check] = []
        self.width = 0

    def choice(self, name: str, sentence: str, values: Mapping[Value, tuple[int, str]], default: Value) -> int:
        """Declare one of a few values."""
        return self._add(Choice(name, sentence, values, default))

    def number(self, name: str, sentence: str, lowest: int, highest: int, default: int) -> int:
        """Declare a whole number."""
        return self._add(Number(name, sentence, lowest, highest, default))

    def numbers(self, name: str, sentence: str, most: int, default: tuple[int, ...], least: int = 1) -> int:
        """Declare a list of whole numbers, which may be empty if the least length is 0."""
        return self._add(Numbers(name, sentence, most, default, least))

    def check(self, check: Check) -> Check:
        """Declare a condition on several options and the seats: it returns a sentence when it is not met."""
        self._checks.append(check)
        return check

    def completed(self, wanted: Mapping[str, object] | None, seats: int) -> dict[str, Value]:
        """All options in order: those wanted, validated, and the others by default."""
        wanted = dict(wanted or {})
        for name in wanted:
            if name not in self._options:
                known = ", ".join(self._options) or "none"
                raise OptionError(f"There is no option {name!r}; the options are: {known}.")
        values = {name: option.accepted(wanted.get(name, option.default)) for name, option in self._options.items()}
        for check in self._checks:
            complaint = check(values, seats)
            if complaint is not None:
                raise OptionError(complaint)
        return values

    def coded(self, values: Mapping[str, Value]) -> list[int]:
        """Completed options as the row of numbers that rules read."""
        return [number for name, option in self._options.items() for number in option.coded(values[name])]

    def unusual(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """Those completed options that differ from the default."""
        return {name: value for name, value in values.items() if value != self._options[name].default}

    def described(self) -> list[dict[str, Any]]:
        """All options as plain data: for forms, documentation and programs elsewhere."""
        return [
            {"name": name, "sentence": option.sentence, **option.described()} for name, option in self._options.items()
        ]

    def _add(self, option: Option) -> int:
        place = self.width
        self._options[option.name] = option
        self.width += option.width
        return place


def plain_value(value: Value) -> Any:
    """An option's value as JSON carries it."""
    return list(value) if isinstance(value, tuple) else value


def _whole_number(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    text = value.strip() if isinstance(value, str) else ""
    return int(text) if text.removeprefix("-").isdecimal() and text.isascii() and len(text) < 19 else None


def _either(values: Mapping[Value, object]) -> str:
    texts = [str(value) for value in values]
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} or {texts[-1]}"
