"""Python as it is before the first word is said: everything imported, one image of its memory for all visitors.

Files are not in an image of the memory, and what is random in it is the same for everybody; `wake` sees to both.
"""

import random
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import oceanarium
from oceanarium.bots.nets import FILE as NET
from oceanarium.kernel import game_named, game_names
from oceanarium.learning.course import FOLDER as LESSONS
from oceanarium.learning.examples import FILE as EXAMPLES
from oceanarium.puzzles.collection import FILE as PUZZLES
from oceanarium.puzzles.themes import FILE as THEMES

# What Python itself imports only when it needs it; in a tab there is nothing left to import from.
LATE = ("_strptime", "difflib", "encodings.ascii", "encodings.idna", "encodings.latin_1", "traceback", "urllib.parse")


def fall_asleep() -> None:
    """Import all there is, and keep the files that are read later."""
    for name in (*LATE, *(module.name for module in walk_packages(oceanarium.__path__, "oceanarium."))):
        import_module(name)
    games = [game_named(name) for name in game_names()]
    catalogues = sorted(Path(str(oceanarium.__file__)).parent.rglob("languages/*.ftl"))  # of lessons and puzzles too
    rules = [file for game in games for file in game.rules_files.values()]
    puzzles = [file for game in games for name in (PUZZLES, THEMES) if (file := game.folder / name).is_file()]
    lessons = [file for game in games for file in sorted((game.folder / LESSONS).glob("*.toml"))]
    examples = [file for game in games if (file := game.folder / EXAMPLES).is_file()]
    nets = [file for game in games if (file := game.folder / NET).is_file()]
    for file in (*catalogues, *rules, *puzzles, *lessons, *examples, *nets):
        _files[file] = file.read_bytes()
    random.seed(0)  # the same sources make the same image


def wake() -> None:
    """Be ready in a new tab."""
    random.seed()
    for file, content in _files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


_files: dict[Path, bytes] = {}
