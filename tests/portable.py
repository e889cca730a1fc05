"""Portable engines for tests: those beside the rules, and one of the toy that is built here."""

import tempfile
from pathlib import Path
from typing import Any

from oceanarium.bots import PORTABLE
from oceanarium.kernel import Game
from oceanarium.kernel.module import FILE, seal_for, seal_of
from oceanarium.kernel.portable import PortableEngine, load
from oceanarium.kernel.wasm import build_apart
from tests.machine_code import TOY, only_one_at
from tests.templates import curves


def portable(game: Game[Any]) -> PortableEngine[Any]:
    """The game's portable engine, which must be there and fresh."""
    engine = load(game, toy_module(game) if game.name == TOY else None)
    assert engine is not None
    assert all(template in engine for template in PORTABLE)
    return engine


def toy_module(game: Game[Any]) -> Path:
    """Where the module of the toy is; it is built by the first who asks."""
    templates = (*PORTABLE, curves)
    file = Path(tempfile.gettempdir()) / f"oceanarium-{TOY}-{seal_for(game, templates)[curves.__name__]}-{FILE}"
    with only_one_at(game, curves):
        if not file.is_file() or seal_of(file.read_bytes()) != seal_for(game, templates):
            build_apart(game, templates, file)
    return file
