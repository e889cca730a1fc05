"""The browser's types of every view are made from the game's `shown.py`, so that no shape is written twice.

`python -m checks.views` names those that are stale; with `--write` it writes them anew.
"""

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from inspect import getdoc, getsource
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import oceanarium  # noqa: F401  # enters the games
from oceanarium.kernel import shapes
from oceanarium.site.sources import WEB, our_games

WRITE = "--write"
HEAD = "// Made from Python by `python -m checks.views --write`. Do not edit."
WIDTH = 120  # of a line, as Prettier breaks them

_PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
_REMARK = re.compile(r"^    (\w+): .*  # (.+)$", re.MULTILINE)

Names = Mapping[Any, str]  # of lists of words, which have none of their own


def typescript(module: ModuleType) -> str:
    """Every list of words and every shape of a module, those that it imports as well."""
    names = {value: name for name, value in vars(module).items() if get_origin(value) is Literal}
    written = [_shape(value, names) for value in vars(module).values() if is_typeddict(value)]
    words = [_words(words, name, names) for words, name in names.items()]
    return "\n\n".join([HEAD, *(["\n".join(words)] if words else []), *written]) + "\n"


def type_of(hint: Any, names: Names) -> str:
    """A type as TypeScript writes it."""
    if hint in _PLAIN or hint in names:
        return _PLAIN.get(hint) or names[hint]
    origin, inner = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return type_of(inner[0], names)
    if origin is Annotated and inner[1:] == (shapes.EACH,):
        return _record(inner[0], names)
    if origin in (Union, UnionType):
        return " | ".join(type_of(each, names) for each in sorted(inner, key=lambda each: each is NoneType))
    if origin is list:
        item = type_of(inner[0], names)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict:
        record = _record(hint, names)
        return record if inner[0] is str else f"Partial<{record}>"
    if is_typeddict(hint):
        return str(hint.__name__)
    raise TypeError(f"{hint} has no name in TypeScript: give it one, or another shape.")


def _record(hint: Any, names: Names) -> str:
    keys, entries = (type_of(each, names) for each in get_args(hint))
    return f"Record<{keys}, {entries}>"


def _words(words: Any, name: str, names: Names) -> str:
    """A list of words; shorter lists that are part of it stand there by their names."""
    parts = [other for other in names if set(get_args(other)) < set(get_args(words))]
    whole = [part for part in parts if not any(set(get_args(part)) < set(get_args(other)) for other in parts)]
    union: list[str] = []
    for word in get_args(words):
        part = next((part for part in whole if word in get_args(part)), None)
        shown = f'"{word}"' if part is None else names[part]
        if shown not in union:
            union.append(shown)
    line = f"export type {name} = {' | '.join(union)};"
    if len(line) <= WIDTH:
        return line
    below = f"  {' | '.join(union)};"
    if len(below) <= WIDTH:
        return f"export type {name} =\n{below}"
    return f"export type {name} =\n" + "\n".join(f"  | {each}" for each in union) + ";"


def _shape(shape: Any, names: Names) -> str:
    """A shape, with what is remarked of its fields."""
    remarks = _remarks(shape)
    lines = [f"/** {' '.join((getdoc(shape) or '').split())} */", f"export interface {shape.__name__} {{"]
    for field, hint in get_type_hints(shape, include_extras=True).items():
        mark = "?" if field in shape.__optional_keys__ else ""
        remark = f" // {remarks[field]}" if field in remarks else ""
        lines.append(f"  {field}{mark}: {type_of(hint, names)};{remark}")
    return "\n".join([*lines, "}"])


def _remarks(shape: Any) -> dict[str, str]:
    """What is written beside the fields; nothing where a shape is no class, because a field is called `class`."""
    try:
        return dict(_REMARK.findall(getsource(shape)))
    except OSError:
        return {}


def files() -> Iterator[tuple[Path, str]]:
    """Where the types lie, and what should be there: those of every game, and of what all views have."""
    games = WEB / "src" / "games"
    yield games / "frame.ts", typescript(shapes)
    for game in our_games():
        if (game.folder / "shown.py").is_file() and (games / game.folder.name).is_dir():
            shown = import_module(f"{game.package}.shown")
            yield games / game.folder.name / "view.ts", typescript(shown)


def main(arguments: Sequence[str]) -> int:
    """Check, or write."""
    stale = [(file, text) for file, text in files() if not file.is_file() or file.read_text(encoding="utf-8") != text]
    for file, text in stale:
        if WRITE in arguments:
            file.write_text(text, encoding="utf-8")
        else:
            print(f"{file.relative_to(WEB.parent)} is stale: run `python -m checks.views {WRITE}`.")
    return int(bool(stale) and WRITE not in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
