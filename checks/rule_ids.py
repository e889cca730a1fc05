"""Every rule of every RULES.md has its code and its tests, and nothing cites a rule that is not there.

Translations of the rules (RULES.de.md) have the same numbers in the same order.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

GAMES = Path("oceanarium/games")
TESTS = Path("tests/games")

# OG-3 is a chapter, OG-3.2 a rule, OG-C3 a component, OG-S1 a set-up, OG-R05 a ruling, OG-E01, OL-X01 or OW-EX1
# an acceptance case.
# Possessive (`+` after a repetition): OG-6.4b must not pass for OG-6.
RULE_ID = r"[A-Z]{2}-(?:\d++(?:\.\d++)?+|[A-Z]{1,2}+\d++)"
CITATION = re.compile(rf"(?<![\w-]){RULE_ID}(?!\w)")
DEFINITION = re.compile(rf"(?:\*\*|^#+\s*|^\|\s*)({RULE_ID})(?!\w)", re.MULTILINE)


@dataclass(frozen=True)
class Game:
    """What one game's files say: the IDs defined by its rules, and where each ID is cited."""

    rules: Path
    defined: list[str]
    in_rules: dict[str, Path]
    translations: dict[Path, list[str]]  # the IDs that each defines
    in_translations: list[dict[str, Path]]
    in_code: dict[str, Path]
    in_tests: dict[str, Path]


def definitions(text: str) -> list[str]:
    """The IDs in bold, at the head of a heading or in the first cell of a table's row; in order, each once."""
    return list(dict.fromkeys(DEFINITION.findall(text)))


def citations(root: Path, paths: Iterable[Path]) -> dict[str, Path]:
    """Each ID in these files, with the first file that cites it, named from the root."""
    cited: dict[str, Path] = {}
    for path in sorted(paths):
        for rule in CITATION.findall(path.read_text(encoding="utf-8")):
            cited.setdefault(rule, path.relative_to(root))
    return cited


def read_game(root: Path, folder: Path) -> Game:
    """A game from its folder and the folder of its tests."""
    rules = folder / "RULES.md"
    translations = sorted(folder.glob("RULES.*.md"))
    return Game(
        rules=rules.relative_to(root),
        defined=definitions(rules.read_text(encoding="utf-8")),
        in_rules=citations(root, [rules]),
        translations={path.relative_to(root): definitions(path.read_text(encoding="utf-8")) for path in translations},
        in_translations=[citations(root, [path]) for path in translations],
        in_code=citations(root, folder.rglob("*.py")),
        in_tests=citations(root, (root / TESTS / folder.name).rglob("*.py")),
    )


def prefix(rule: str) -> str:
    """The letters that tell one game's IDs from another's."""
    return rule.rpartition("-")[0]


def missing(rule: str, in_code: bool, in_tests: bool) -> Iterator[str]:
    """What an ID of its kind must have and this one has not."""
    number = rule.rpartition("-")[2]
    is_rule, kind = "." in number, number[0]
    if not in_code and (is_rule or kind in "CS"):
        yield "code"
    if not in_tests and (is_rule or kind in "EX"):
        yield "test"
    if not in_code and not in_tests and kind == "R":
        yield "code and no test"


def problems_of_game(game: Game, prefixes: set[str]) -> Iterator[str]:
    """One line for each ID without its code or test, and for each citation of an ID that is not defined."""
    if not game.defined:
        yield f"{game.rules}: defines no rule"
    for rule in game.defined:
        for lack in missing(rule, rule in game.in_code, rule in game.in_tests):
            yield f"{game.rules}: {rule} has no {lack}"
    for path, defined in game.translations.items():
        yield from gaps_in_translation(path, defined, game)
    for cited in (game.in_rules, *game.in_translations, game.in_code, game.in_tests):
        for rule, path in cited.items():
            if prefix(rule) in prefixes and rule not in game.defined:
                yield f"{path}: {rule} is not in {game.rules}"


def gaps_in_translation(path: Path, defined: list[str], game: Game) -> Iterator[str]:
    """One line for each ID that a translation leaves out, and for the first in another place than in the rules."""
    for rule in game.defined:
        if rule not in defined:
            yield f"{path}: {rule} of {game.rules} is left out"
    here = [rule for rule in defined if rule in game.defined]
    there = [rule for rule in game.defined if rule in defined]
    for rule, expected in zip(here, there, strict=True):
        if rule != expected:
            yield f"{path}: {rule} stands where {game.rules} has {expected}"
            return  # all that follow are out of place as well


def game_folders(root: Path) -> list[Path]:
    """Every package among the games."""
    return sorted(path.parent for path in (root / GAMES).glob("*/__init__.py"))


def problems(root: Path) -> list[str]:
    """All that is wrong in the tree, one line each."""
    folders = game_folders(root)
    games = [read_game(root, folder) for folder in folders if (folder / "RULES.md").exists()]
    prefixes = {prefix(rule) for game in games for rule in game.defined}
    found = [f"{folder.relative_to(root)}: has no RULES.md" for folder in folders if not (folder / "RULES.md").exists()]
    if not folders:
        found.append(f"{GAMES}: holds no game")
    for game in games:
        found += problems_of_game(game, prefixes)
    return found


def summary(root: Path) -> str:
    """How much stands behind a check without problems."""
    games = [read_game(root, folder) for folder in game_folders(root)]
    rule_count = sum(len(game.defined) for game in games)
    count = sum(len(game.translations) for game in games)
    return f"rule IDs: all {rule_count} have their code and tests (games: {len(games)}, translations: {count})"


def main(root: Path) -> int:
    """Print the problems, or that there are none."""
    found = problems(root)
    print("\n".join(found) or summary(root))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path.cwd()))
