"""Whether the browser client says everything in every language, and TypeScript knows what its sentences are told.

`python -m checks.client_languages` names each key that a language lacks or that nobody uses, and says whether the types
of keys and gaps are fresh; `--write` writes them. What a sentence is not told the compiler then finds.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from checks.languages import Catalogue
from oceanarium.kernel.language import COMMON, EITHER, CatalogueError, messages_in

HOUSE = Path(__file__).resolve().parent.parent
CLIENT = HOUSE / "web" / "src"
GAMES = HOUSE / "oceanarium" / "games"
ENGLISH = "en"
COUNTED = {"zero", "one", "two", "few", "many", "other"}  # the forms of numbers, as Unicode has them
HEAD = "/* Made from the catalogues by `python -m checks.client_languages --write`. Do not edit. */\n"
WORD = "type Word = string | number | readonly string[];\n"
HIDDEN = re.compile(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", re.DOTALL)
READ_ALOUD = re.compile(r"""\b(?:aria-label|aria-description|title|placeholder|alt)=(?:"([^"]*)"|'([^']*)')""")
TAG = re.compile(r"<[^<>]*>")
WORD_IN_TEXT = re.compile(r"(?![A-Z]{2}-\d)[^\W\d_]{2,}")  # numbers of rules are none
NAMES = {"Oceanarium"}  # said alike in every language
BEGINNING = re.compile(r"`([a-z][a-z0-9_-]*[-_])\$\{")


@dataclass(frozen=True)
class Part:
    """Catalogues that are spoken together, and the sources that speak by them."""

    name: str
    folders: tuple[Path, ...]
    sources: Path
    nouns: Path | None = None  # the catalogues of a game, whose nouns its client may use: TILE($tile, "einen")

    @property
    def types(self) -> Path:
        """Where TypeScript finds keys and gaps."""
        return self.folders[0] / "keys.ts"

    def catalogues(self, languages: Iterable[str]) -> dict[str, Catalogue]:
        """All messages by language: of these, and of those that this part speaks before all others do."""
        own = {path.stem for folder in self.folders for path in folder.glob("*.ftl")}
        return {language: self._catalogue(language) for language in sorted(own.union(languages))}

    def _catalogue(self, language: str) -> Catalogue:
        files = [folder / f"{language}.ftl" for folder in self.folders]
        return {key: message for file in files for key, message in messages_in(file).items()}

    def words(self, language: str) -> Catalogue:
        """The nouns of a language."""
        file = None if self.nouns is None else self.nouns / f"{language}.ftl"
        return {} if file is None or not file.exists() else messages_in(file)


def parts(client: Path = CLIENT) -> list[Part]:
    """The client itself, with what the lobby says of each game and what only the site says; each game's own client."""
    games = sorted((client / "games").glob("*/languages"))
    own = [Part(each.parent.name, (each,), each.parent, GAMES / each.parent.name / "languages") for each in games]
    cards = sorted((client / "games").glob("*/card"))
    return [Part("client", (client / "languages", *cards, client / "tab" / "languages"), client), *own]


class Told(Visitor):
    """What a message mentions: gaps with the values it knows them to have, and other messages."""

    def __init__(self) -> None:
        self.gaps: dict[str, set[str]] = {}  # the keys of variants
        self.forms: set[tuple[str, str, str]] = set()  # gap, function, form
        self.borrowed: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.gaps.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # as above
        self.borrowed.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  # as above
        gap, *form = node.arguments.positional
        assert isinstance(gap, ast.VariableReference)
        self.visit(gap)
        if node.id.name != EITHER:
            asked = [each.value for each in form if isinstance(each, ast.StringLiteral)]
            self.forms.add((gap.id.name, node.id.name.lower(), "".join(asked)))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # as above
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            self.gaps[node.selector.id.name] |= {_key(each) for each in node.variants}


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def told(key: str, catalogue: Catalogue) -> Told:
    """What a message must be told, with what it borrows."""
    found, left = Told(), [key]
    seen: set[str] = set()
    while left:
        each = left.pop()
        if each not in seen and each in catalogue:
            seen.add(each)
            found.visit(catalogue[each])
            left += sorted(found.borrowed - seen)
    return found


def type_of(values: set[str]) -> str:
    """The type of a gap: a number where a sentence counts it, one of some words where it chooses by them."""
    words = {value for value in values if not value.isdecimal()}
    if not values:
        return "Word"
    if words <= COUNTED:
        return "number"
    return "string" if "other" in words else _union(words)


def typescript(part: Part, catalogues: Mapping[str, Catalogue]) -> str:
    """Keys and gaps as TypeScript knows them."""
    lines: list[str] = []
    words = {language: {**part.words(language), **catalogue} for language, catalogue in catalogues.items()}
    for key in sorted(catalogues[ENGLISH]):
        gaps: dict[str, set[str]] = {}
        nouns: dict[str, list[set[str]]] = {}
        for language, catalogue in catalogues.items():
            found = told(key, catalogue)
            for name, values in found.gaps.items():
                gaps.setdefault(name, set()).update(values)
            for name, function, form in found.forms:
                nouns.setdefault(name, []).append(_with_form(function, form, words[language]))
        types = {name: type_of(values) for name, values in gaps.items()}
        types |= {name: _union(set.intersection(*known)) for name, known in nouns.items()}
        fields = "; ".join(f"{name}: {each}" for name, each in sorted(types.items()))
        lines.append(f'  "{key}": {f"{{ {fields} }}" if gaps else "null"};')
    types_used = [WORD] if any("Word" in line.partition(":")[2] for line in lines) else []
    return "\n".join([HEAD, *types_used, "export interface Gaps {", *lines, "}", ""])


def _with_form(noun: str, form: str, words: Catalogue) -> set[str]:
    """All that a noun can be, as far as the catalogue has it in a form."""
    beginning = f"{noun}-"
    return {
        key.removeprefix(beginning)
        for key, message in words.items()
        if key.startswith(beginning) and (not form or form in {each.id.name for each in message.attributes})
    }


def _union(words: set[str]) -> str:
    return " | ".join(f'"{word}"' for word in sorted(words)) or "never"


def used_in(sources: Path) -> tuple[set[str], tuple[str, ...]]:
    """The keys that sources may say: those written out, and the beginnings of those that are put together."""
    texts = [
        file.read_text(encoding="utf-8")
        for file in sources.rglob("*")
        if file.suffix in {".ts", ".svelte"} and file.name != "keys.ts" and not file.name.endswith(".test.ts")
    ]
    written = {found for text in texts for found in re.findall(r"[\"'`]([a-z][a-z0-9_-]*)[\"'`]", text)}
    return written, tuple(sorted({found for text in texts for found in BEGINNING.findall(text)}))


def literals_in(source: str) -> list[str]:
    """Words that stand in the markup of a component instead of in a catalogue; names are the same in every language."""
    markup = HIDDEN.sub(" ", source)
    told = [found.group(1) or found.group(2) or "" for found in READ_ALOUD.finditer(markup)]
    texts = [*told, *TAG.sub("\n", _without_gaps(markup)).splitlines()]
    return [word for text in texts for word in WORD_IN_TEXT.findall(_without_gaps(text)) if word not in NAMES]


def _without_gaps(text: str) -> str:
    """A text without what stands in braces, however deep."""
    kept, depth = [], 0
    for letter in text:
        depth += letter == "{"
        kept.append("" if depth else letter)
        depth -= letter == "}" and depth > 0
    return "".join(kept)


def written_out(sources: Path) -> Iterator[str]:
    """Components that say something in one language only."""
    for file in sorted(sources.rglob("*.svelte")):
        if not file.name.startswith("Test"):
            for word in literals_in(file.read_text(encoding="utf-8")):
                yield f"{file.relative_to(sources)} says {word!r}, which no catalogue has"


def complaints(part: Part, languages: list[str]) -> Iterator[str]:
    """What is wrong with a part's catalogues, and with its types."""
    try:
        catalogues = part.catalogues(languages)
    except (CatalogueError, FileNotFoundError) as error:
        yield str(error)
        return
    english, (written, beginnings) = catalogues[ENGLISH], used_in(part.sources)
    for language, catalogue in catalogues.items():
        for key in sorted(set(english) ^ set(catalogue)):
            yield f"{language}: {key} is {'missing' if key in english else 'said by nobody'}"
        borrowed = {other for key in catalogue for other in told(key, catalogue).borrowed}
        yield from (f"{language}: {key} is missing" for key in sorted(borrowed - set(catalogue)))
    nouns = {f"{function}-" for each in catalogues.values() for key in each for _, function, _ in told(key, each).forms}
    borrowed = {other for key in english for other in told(key, english).borrowed}
    for key in sorted(set(english) - borrowed - written - {"and"}):
        if not key.startswith((*beginnings, *nouns)):
            yield f"{key} is used by nobody"
    if not part.types.exists() or part.types.read_text(encoding="utf-8") != typescript(part, catalogues):
        yield f"{part.types.name} is not fresh; write it by `python -m checks.client_languages --write`"


def main() -> None:
    """Check the client and its games, or write their types."""
    languages = sorted(path.stem for path in COMMON.glob("*.ftl"))
    if "--write" in sys.argv[1:]:
        for part in parts():
            part.types.write_text(typescript(part, part.catalogues(languages)), encoding="utf-8")
    wrong = [f"{part.name}, {text}" for part in parts() for text in complaints(part, languages)]
    wrong += written_out(CLIENT)
    print("\n".join(wrong) or "The client says everything in every language.")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
