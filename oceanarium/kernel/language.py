"""Sentences in a language: catalogues in the syntax of Project Fluent, which browsers read as well.

Fluent's own Python runtime brings Babel, 33 MB of it, for dates and plurals that we have no use for; it would not fit
into a tab. So its parser reads the catalogues, and what we use of the language is resolved here: text, gaps, selection,
messages within messages, a function for a choice of several, and one or two for each noun of a game.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from oceanarium.kernel.citation import mention
from oceanarium.kernel.contract import CHANCE
from oceanarium.kernel.vocabulary import Argument, Seat, Sentence

COMMON = Path(__file__).parent / "languages"  # what all games say
ONE = {"de": (1,), "en": (1,), "fr": (0, 1)}  # the numbers that take the singular, by language (CLDR)
EITHER = "EITHER"  # EITHER($spaces): one of several
MOST_REMEMBERED = 8192  # sentences: the same are said to everybody at the table

Several = tuple[str, ...]
Value = str | int | Several
Values = dict[str, Value]
Say = Callable[[Values], Value]  # what stands in a placeable
Text = Callable[[Values], str]
Noun = Callable[[Value, str], str]


class CatalogueError(ValueError):
    """A catalogue that cannot be read, or a sentence that cannot be said by it."""


def messages_in(path: Path) -> dict[str, ast.Message]:
    """The messages of a catalogue by key."""
    body = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
    found: dict[str, ast.Message] = {}
    for entry in body:
        if isinstance(entry, ast.Junk):
            raise CatalogueError(f"{path.name} cannot be read at {str(entry.content).splitlines()[0]!r}.")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise CatalogueError(f"{path.name} has {entry.id.name!r} twice.")
            found[entry.id.name] = entry
    return found


class Languages:
    """The catalogues of a game by language."""

    def __init__(self, folder: Path, nouns: Iterable[str]) -> None:
        self._folder = folder
        self._nouns = tuple(nouns)
        self._loaded: dict[str, Language] = {}

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The languages there are: those of the game in which all games can say their part."""
        own, common = ({path.stem for path in folder.glob("*.ftl")} for folder in (self._folder, COMMON))
        return tuple(sorted(own & common))

    def __getitem__(self, code: str) -> "Language":
        if code not in self._loaded:
            files = [folder / f"{code}.ftl" for folder in (COMMON, self._folder)]
            messages = {key: message for file in files for key, message in messages_in(file).items()}
            self._loaded[code] = Language(code, messages, self._nouns)
        return self._loaded[code]


class Language:
    """One language of a game. Its messages become functions, which are small and quick; the parsed ones are not."""

    def __init__(self, code: str, messages: dict[str, ast.Message], nouns: Iterable[str]) -> None:
        self._code = code
        self._ones = ONE[code]
        self._functions: dict[str, Noun] = {EITHER: self._either}
        for noun in nouns:
            self._functions[noun.upper()] = self._one_by_one(noun)
            self._functions[f"{noun.upper()}S"] = self._counted(noun)
        self._texts: dict[tuple[str, str], Text] = {}  # by key and form
        for key, message in messages.items():
            if message.value is not None:
                self._texts[key, ""] = self._pattern(message.value)
            for each in message.attributes:
                self._texts[key, each.id.name] = self._pattern(each.value)
        self.text = lru_cache(MOST_REMEMBERED)(self._text)
        self.say = lru_cache(MOST_REMEMBERED)(self._say)

    def __contains__(self, key: str) -> bool:
        return (key, "") in self._texts

    def _say(self, key: str, arguments: tuple[tuple[str, Argument], ...] = ()) -> str:
        """A sentence, with a capital at its beginning; seats are mentioned."""
        text = self._text(key, arguments)
        return text[:1].upper() + text[1:]

    def _text(self, key: str, arguments: tuple[tuple[str, Argument], ...] = ()) -> str:
        """A message as it stands within a sentence."""
        return self._message(key, "", {name: self._filled(value) for name, value in arguments})

    def _filled(self, value: Argument) -> Value:
        if isinstance(value, Seat):
            return self.text("chance") if value.seat == CHANCE else mention(value.seat)
        if isinstance(value, Sentence):
            language = self if value.key in self else value.vocabulary.languages[self._code]  # a part of another's
            return language.text(value.key, value.arguments)
        if isinstance(value, tuple):
            return tuple(str(self._filled(each)) for each in value)
        return value

    def _message(self, key: str, form: str, values: Values) -> str:
        """What a message says, or one of its forms."""
        text = self._texts.get((key, form))
        if text is None:
            raise CatalogueError(f"The catalogue has no {key}{f' in the form {form!r}' if form else ''}.")
        return text(values)

    def _pattern(self, pattern: ast.Pattern) -> Text:
        parts = [
            str(each.value) if isinstance(each, ast.TextElement) else self._expression(each)
            for each in pattern.elements
        ]

        def text(values: Values) -> str:
            return "".join([part if isinstance(part, str) else self._shown(part(values)) for part in parts])

        return text

    def _expression(self, expression: object) -> Say:
        match expression:
            case ast.Placeable(expression=inner):
                return self._expression(inner)
            case ast.StringLiteral():
                literal = str(expression.parse()["value"])
                return lambda _: literal
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return lambda values: values[name]
            case ast.MessageReference(id=ast.Identifier(name=name)):
                return lambda values: self._message(name, "", values)
            case ast.FunctionReference(id=ast.Identifier(name=name)):
                function = self._functions[name]
                word, *forms = (self._expression(each) for each in expression.arguments.positional)
                return lambda values: function(word(values), "".join(str(form(values)) for form in forms))
            case ast.SelectExpression():
                return self._choice(expression)
        raise CatalogueError(f"{type(expression).__name__} is nothing that our catalogues may use.")

    def _choice(self, choice: ast.SelectExpression) -> Say:
        """The first variant that fits, or the one for all others."""
        selector = self._expression(choice.selector)
        variants = [(_key_of(each), self._pattern(each.value)) for each in choice.variants]
        others = next(self._pattern(each.value) for each in choice.variants if each.default)

        def chosen(values: Values) -> str:
            value = selector(values)
            for key, text in variants:
                if key == value or (key == "one" and value in self._ones):
                    return text(values)
            return others(values)

        return chosen

    def _shown(self, value: Value) -> str:
        return self._listed(value) if isinstance(value, tuple) else str(value)

    def _one_by_one(self, noun: str) -> Noun:
        """TILE($tile, "a") in a sentence: a thing, or several with commas between them, in a form."""

        def say(value: Value, form: str) -> str:
            words = value if isinstance(value, tuple) else (value,)
            return ", ".join(self._message(f"{noun}-{word}", form, {}) for word in words)

        return say

    def _counted(self, noun: str) -> Noun:
        """TILES($bought, "some"): several things, those of a kind together; the form is told their $count."""

        def say(value: Value, form: str) -> str:
            counts = Counter(value if isinstance(value, tuple) else (str(value),))
            texts = [self._message(f"{noun}-{word}", form, {"count": count}) for word, count in counts.items()]
            return self._listed(texts)

        return say

    def _either(self, value: Value, _: str) -> str:
        """EITHER($spaces): what one may choose from."""
        return self._joined(value, "or") if isinstance(value, tuple) else str(value)

    def _listed(self, texts: Iterable[str]) -> str:
        """A list as it is read aloud."""
        return self._joined(texts, "and")

    def _joined(self, texts: Iterable[str], word: str) -> str:
        *before, last = list(texts) or [""]
        return f" {self.text(word)} ".join([*([", ".join(before)] if before else []), last])


def _key_of(variant: ast.Variant) -> str | int:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else int(variant.key.value)
