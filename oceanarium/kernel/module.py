"""Modules of the portable engine as files: where they lie, what is in them, and from which sources they were made."""

import hashlib
import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from oceanarium.kernel.engine import sources_of
from oceanarium.kernel.game import Game
from oceanarium.kernel.rule import ENTRY, rule_kind

FILE = "engine.wasm"  # in the folder of a game
HEADER = b"\0asm\1\0\0\0"
SEAL = b"oceanarium"  # the name of the section that says what a module was made from
CUSTOM = 0  # the kind of section that machines skip

_ROOT = Path(__file__).parents[2]  # where our packages lie
_BUILDER = ("arithmetic", "module", "wasm")  # of the kernel, beside what machine code is made from

Seal = dict[str, str]  # the hash of the sources by the name of each template in the module


def entries_of(template: ModuleType) -> dict[str, Callable[..., Any]]:
    """What Python calls in a template."""
    return {
        name: function
        for name, function in vars(template).items()
        if rule_kind(function) == ENTRY and function.__module__ == template.__name__
    }


def exported_name(template: ModuleType, entry: str) -> str:
    """What an entry is called in a module, which holds several templates."""
    return f"{template.__name__.rpartition('.')[2]}.{entry}"


@cache
def hash_of_sources(game_folder: Path, template: ModuleType) -> str:
    """A name for all that a template's part of a module comes from: the same on every machine."""
    builder = [Path(__file__).with_name(f"{name}.py") for name in _BUILDER]
    digest = hashlib.sha256()
    for source in sorted({*sources_of(game_folder, template), *builder}):
        text = source.read_bytes().replace(b"\r\n", b"\n")
        digest.update(source.relative_to(_ROOT).as_posix().encode() + b"\0" + text + b"\0")
    return digest.hexdigest()[:32]


def seal_for(game: Game[Any], templates: tuple[ModuleType, ...]) -> Seal:
    """What a module made now would say."""
    return {template.__name__: hash_of_sources(game.folder, template) for template in templates}


def is_fresh(game: Game[Any], seal: Seal, template: ModuleType) -> bool:
    """Whether a module has a template, made from the sources as they are."""
    return seal.get(template.__name__) == hash_of_sources(game.folder, template)


def sealed(module: bytes, seal: Seal) -> bytes:
    """A module that says what it was made from."""
    content = _sized(SEAL) + json.dumps(seal, sort_keys=True).encode()
    return module + bytes([CUSTOM]) + _sized(content)


def seal_of(module: bytes) -> Seal:
    """What a module was made from; nothing if it does not say so, or is none."""
    for kind, content in _sections(module):
        if kind == CUSTOM and content.startswith(_sized(SEAL)):
            seal: Seal = json.loads(content[len(_sized(SEAL)) :])
            return seal
    return {}


def _sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    if module[: len(HEADER)] != HEADER:
        return
    at = len(HEADER)
    while at < len(module):
        size, start = _number(module, at + 1)
        yield module[at], module[start : start + size]
        at = start + size


def _number(data: bytes, at: int) -> tuple[int, int]:
    """A number in groups of seven bits, lowest first, and where it ends."""
    number = shift = 0
    while at < len(data):
        number |= (data[at] & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if data[at - 1] < 0x80:
            break
    return number, at


def _sized(data: bytes) -> bytes:
    """Bytes after their number, which is written as `_number` reads it."""
    size, written = len(data), bytearray()
    while size >= 0x80:
        written.append(size & 0x7F | 0x80)
        size >>= 7
    return bytes([*written, size]) + data
