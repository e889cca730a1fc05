"""The options of a game: typed, so that what people ask for is validated, and coded as numbers for rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Union

from oceanarium.kernel.told import ToldError, common, shown
from oceanarium.kernel.vocabulary import COMMON, Argument, Sentence, Vocabulary

Value = str | int | bool | tuple[int, ...]


class OptionError(ToldError):
    """An option that does not exist or cannot have that value; the message is one sentence for people."""


class Wrong(NamedTuple):
    """What is wrong with options: a sentence of a game whose words are declared after its options."""

    key: str
    told: Mapping[str, Union[Argument, "Wrong"]]
    rule: str | None = None

    def sentence(self, words: Vocabulary) -> Sentence:
        """The same as a sentence."""
        told = ((name, each.sentence(words) if isinstance(each, Wrong) else each) for name, each in self.told.items())
        return Sentence(words, self.key, tuple(told))


Check = Callable[[Mapping[str, Any], int], Wrong | None]
Complain = Callable[..., Wrong]


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
        values = tuple(map(str, self.values))
        raise OptionError(common("wrong-choice", option=self.name, values=values, value=shown(value)))

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
            bounds = {"lowest": self.lowest, "highest": self.highest}
            raise OptionError(common("wrong-number", option=self.name, **bounds, value=shown(value)))
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
        bounds = {"least": self.least} if self.least < self.most else {}
        key = "wrong-numbers" if bounds else "wrong-numbers_exactly"
        raise OptionError(common(key, option=self.name, **bounds, most=self.most, value=shown(value)))

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
        self.complaints: dict[str, tuple[str, ...]] = {}  # what checks say: keys of catalogues, and their gaps
        self.words = COMMON  # of the game, once it has any
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

    def complaint(self, name: str, *gaps: str) -> Complain:
        """Declare what checks can say, as `wrong-name` in the catalogues: of an option, and what else it mentions."""
        key, known = f"wrong-{name}", ("option", *gaps)
        self.complaints[key] = known

        def wrong(option: str, rule: str | None = None, **told: Argument | Wrong) -> Wrong:
            assert set(gaps) == set(told), f"{key} is told {gaps}."
            return Wrong(key, {"option": option, **told}, rule)

        return wrong

    def check(self, check: Check) -> Check:
        """Declare a condition on several options and the seats: it returns a complaint when it is not met."""
        self._checks.append(check)
        return check

    def completed(self, wanted: Mapping[str, object] | None, seats: int) -> dict[str, Value]:
        """All options in order: those wanted, validated, and the others by default."""
        wanted = dict(wanted or {})
        for name in wanted:
            if name not in self._options:
                raise OptionError(self._unknown(name))
        values = {name: option.accepted(wanted.get(name, option.default)) for name, option in self._options.items()}
        for check in self._checks:
            complaint = check(values, seats)
            if complaint is not None:
                raise OptionError(complaint.sentence(self.words), complaint.rule)
        return values

    def _unknown(self, name: str) -> Sentence:
        if not self._options:
            return common("no-options", option=shown(name))
        return common("unknown-option", option=shown(name), options=", ".join(self._options))

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


def no_player(option: str, seat: int) -> Wrong:
    """What is wrong with an option that speaks of somebody who is not at the table."""
    return Wrong("wrong-no_player", {"option": option, "player": seat + 1})


def check_number(what: str, value: object, lowest: int, highest: int) -> None:
    """See to it that something people ask for is a number within bounds; catalogues have it as `wrong-what`."""
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        bounds = {"lowest": str(lowest), "highest": str(highest)}  # browsers cannot count as far as we can
        raise OptionError(common(f"wrong-{what}", **bounds, value=shown(value)))


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
