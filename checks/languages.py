"""Whether catalogues say everything that is declared, in every language, with the gaps and forms there are.

`python -m checks.languages` names each key that is missing or that nobody declares, each gap that a sentence cannot
have, each noun that lacks a form some sentence asks for.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from oceanarium.arena.speech import WORDS as ARENA
from oceanarium.bots.speech import WORDS as BOTS
from oceanarium.cli.speech import WORDS as TERMINAL
from oceanarium.hosting.speech import WORDS as HOST
from oceanarium.kernel import DeclaredWords, Game, Vocabulary, game_named, game_names
from oceanarium.kernel.captions import PREFIX as CAPTION
from oceanarium.kernel.language import COMMON, EITHER, ONE, CatalogueError, messages_in
from oceanarium.kernel.options import Value
from oceanarium.kernel.placing import PREFIX as PLACING
from oceanarium.kernel.placing import placing_of
from oceanarium.kernel.vocabulary import ENGLISH, Field, gain_key
from oceanarium.learning.speech import WORDS as LESSONS
from oceanarium.puzzles.speech import WORDS as PUZZLES
from oceanarium.site.speech import WORDS as SITE

Catalogue = Mapping[str, ast.Message]
Gaps = Mapping[str, Field | None]  # None: anything that is no noun
PARTS = {
    "terminal": TERMINAL,
    "arena": ARENA,
    "host": HOST,
    "bots": BOTS,
    "lessons": LESSONS,
    "puzzles": PUZZLES,
    "site": SITE,
}
FREE = (CAPTION, PLACING, "deck-")  # sentences that may mention what no move or event holds
PITCH: dict[str, Gaps] = {"pitch": {}}  # whose English is in the game's declaration


@dataclass
class Uses(Visitor):
    """What a sentence mentions: gaps as they stand, gaps in functions with the form asked for, other sentences."""

    shown: set[str] = field(default_factory=set)
    chosen_by: set[str] = field(default_factory=set)
    forms: set[tuple[str, str, str]] = field(default_factory=set)  # gap, function, form
    borrowed: set[str] = field(default_factory=set)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the library's name
        if isinstance(node.selector, ast.VariableReference):
            self.chosen_by.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  # as above
        gap, *form = node.arguments.positional
        assert isinstance(gap, ast.VariableReference)
        asked = [each.value for each in form if isinstance(each, ast.StringLiteral)]
        self.forms.add((gap.id.name, node.id.name, "".join(asked)))

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # as above
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # as above
        self.borrowed.add(node.id.name)


def declared(game: Game[Any], words: DeclaredWords) -> dict[str, Gaps]:
    """Every sentence that a game can say, with the fields of its gaps."""
    vocabulary = words.vocabulary
    placing_of(game)  # declares what it says when it is first asked for
    of_moves = {name: each for kind in words.moves for name, each in kind.fields.items()}

    def fields(names: Iterable[str], own: Mapping[str, Field]) -> Gaps:
        known = {**vocabulary.fields, **of_moves, **{name: each for name, (each, _) in vocabulary.facts.items()}}
        return {name: own[name] if name in own else known[name] for name in names}

    found: dict[str, Gaps] = {}
    for kind in words.moves:
        found[f"move-{kind.name}"] = fields(kind.told, kind.fields)
    found |= {f"missing-{gap}": {} for gap in words.moves.asked}
    for event in game.events:
        found[f"event-{event.name}"] = {"seat": None, **{name: vocabulary.fields[name] for name in event.fields}}
    for citation in (*game.refusals, *game.endings, *game.scoring):
        found[citation.key] = fields(citation.gaps, {})
    for key, names in vocabulary.sentences.items():
        is_free = key.startswith(FREE)
        found[key] = {name: vocabulary.fields.get(name) for name in names} if is_free else fields(names, {})
    for key, names in game.options.complaints.items():
        found[key] = dict.fromkeys(names)
    return found | gains(game, vocabulary)


def gains(game: Game[Any], vocabulary: Vocabulary) -> dict[str, Gaps]:
    """What a game calls that which a move brings."""
    events, parts = {each.name: each.fields for each in game.events}, {each.sentence for each in game.scoring}
    told = vocabulary.gains
    assert set(told.parts) <= parts, f"{game.name} has no parts {set(told.parts) - parts} of a score."
    found: dict[str, Gaps] = {
        f"gain-{name}": {each: vocabulary.fields[each] for each in events[name]} for name in told.events
    }
    if told.parts:
        found |= {"gain-points": {"points": None}, **{gain_key(part): {} for part in told.parts}}
    return found


def options(game: Game[Any]) -> dict[str, Gaps]:
    """What forms say of a game's options, whose English is in their declaration."""
    found: dict[str, Gaps] = {}
    for option in game.options.described():
        name = option["name"]
        found |= {f"option_name-{name}": {}, f"option-{name}": {}}
        found |= {f"option-{name}-{_as_key(each['value'])}": {} for each in option.get("values", ())}
    return found


def _as_key(value: Value) -> str:
    """A value as browsers write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def complaints(game: Game[Any], words: DeclaredWords, catalogue: Catalogue, language: str = ENGLISH) -> Iterator[str]:
    """What is wrong with a catalogue of a game."""
    sentences, nouns = declared(game, words), _nouns(words.vocabulary)
    spoken = sentences | PITCH | options(game)
    if language != ENGLISH:
        sentences = spoken
    of_nouns = {f"{noun}-{word}" for noun, known in nouns.items() for word in known}
    borrowed = {key for message in catalogue.values() for key in _uses(message).borrowed}
    for key in sorted((set(sentences) | of_nouns | borrowed) - set(catalogue)):
        yield f"{key} is missing"
    for key in sorted(set(catalogue) - set(spoken) - of_nouns - borrowed):
        yield f"{key} is said by nobody"
    for key in sorted(set(spoken) & set(catalogue)):
        yield from _wrong_gaps(key, spoken[key], catalogue)
    for key in sorted(of_nouns & set(catalogue)):
        yield from _wrong_noun(catalogue[key])


def _wrong_gaps(key: str, gaps: Gaps, catalogue: Catalogue) -> Iterator[str]:
    uses, read = _uses(catalogue[key]), {key}
    while others := uses.borrowed & set(catalogue) - read:
        read |= others
        for other in sorted(others):
            uses.visit(catalogue[other])
    for name in sorted((uses.shown | uses.chosen_by | {gap for gap, _, _ in uses.forms}) - set(gaps)):
        yield f"{key} mentions ${name}, which it is not told"
    for gap, function, form in sorted(uses.forms):
        noun, told = _noun(gaps.get(gap)), gaps.get(gap)
        if function == EITHER and not noun:
            continue
        if gap in gaps and function not in (noun.upper(), f"{noun.upper()}S"):
            yield f"{key} has {function}(${gap}), but ${gap} is {noun or 'no noun'}"
        elif told is not None and form:
            yield from _lacking_forms(key, told, form, catalogue)
    for name in sorted(uses.shown & set(gaps)):
        if _noun(gaps[name]):
            yield f"{key} shows ${name} as programs know it; say {_noun(gaps[name]).upper()}(${name})"


def _lacking_forms(key: str, told: Field, form: str, catalogue: Catalogue) -> Iterator[str]:
    for word in told.words:
        message = catalogue.get(f"{told.noun}-{word}")
        if message is not None and form not in {each.id.name for each in message.attributes}:
            yield f"{told.noun}-{word} lacks the form {form!r}, for which {key} asks"


def _wrong_noun(message: ast.Message) -> Iterator[str]:
    """A noun is told nothing but its number."""
    uses = _uses(message)
    for name in sorted((uses.shown | uses.chosen_by) - {"count"}):
        yield f"{message.id.name} mentions ${name}, which it is not told"


def _noun(told: Field | None) -> str:
    return "" if told is None else told.noun


def _nouns(vocabulary: Vocabulary) -> dict[str, tuple[str, ...]]:
    nouns: dict[str, tuple[str, ...]] = {}
    for each in vocabulary.fields.values():
        if each.noun:
            nouns[each.noun] = (*nouns.get(each.noun, ()), *each.words)
    return nouns


def _uses(message: ast.Message) -> Uses:
    uses = Uses()
    uses.visit(message)
    return uses


def complaints_about(game: Game[Any], languages: Iterable[str]) -> Iterator[str]:
    """What is wrong with the catalogues of a game."""
    own = {path.stem for path in game.words.vocabulary.folder.glob("*.ftl")}  # some may be ahead of the others
    for language in sorted(own.union(languages)):
        path = game.words.vocabulary.folder / f"{language}.ftl"
        try:
            found = list(complaints(game, game.words, messages_in(path), language))
        except (CatalogueError, FileNotFoundError) as error:
            found = [f"there is no {path.name}" if isinstance(error, FileNotFoundError) else str(error)]
        yield from (f"{game.name}, {language}: {text}" for text in found)


def complaints_about_part(
    part: str, words: Vocabulary, languages: Iterable[str], folder: Path | None = None
) -> Iterator[str]:
    """What is wrong with what a part of the house says of its own."""
    folder = words.folder if folder is None else folder
    common = messages_in(COMMON / "en.ftl")
    for language in sorted({path.stem for path in folder.glob("*.ftl")}.union(languages)):
        try:
            catalogue = messages_in(folder / f"{language}.ftl")
        except (CatalogueError, FileNotFoundError) as error:
            yield f"{part}, {language}: {f'there is no {language}.ftl' if isinstance(error, OSError) else error}"
            continue
        sentences = {key: dict.fromkeys(gaps) for key, gaps in words.sentences.items() if key not in common}
        for key in sorted(set(sentences) ^ set(catalogue)):
            yield f"{part}, {language}: {key} is {'missing' if key in sentences else 'said by nobody'}"
        for key in sorted(set(sentences) & set(catalogue)):
            yield from (f"{part}, {language}: {text}" for text in _wrong_gaps(key, sentences[key], catalogue))


def complaints_about_common(folder: Path = COMMON) -> Iterator[str]:
    """What is wrong with what all games say: each language says the same, of the same things."""
    catalogues = {path.stem: messages_in(path) for path in sorted(folder.glob("*.ftl"))}
    english = catalogues["en"]
    for language, catalogue in catalogues.items():
        if language not in ONE:
            yield f"all games, {language}: nobody has said which numbers take the singular"
        for key in sorted(set(english) ^ set(catalogue)):
            yield f"all games, {language}: {key} is {'missing' if key in english else 'said by nobody'}"
        for key in sorted(set(english) & set(catalogue)):
            for name in sorted(_uses(catalogue[key]).shown ^ _uses(english[key]).shown):
                yield f"all games, {language}: {key} mentions ${name}, or should"


def main() -> None:
    """Check every game, and the parts of the house that say something of their own."""
    languages = sorted(path.stem for path in COMMON.glob("*.ftl"))
    wrong = list(complaints_about_common())
    for part, words in PARTS.items():
        wrong += complaints_about_part(part, words, languages)
    for game in map(game_named, game_names()):
        wrong += complaints_about(game, languages)
    print("\n".join(wrong) or "Every sentence is said in every language.")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
