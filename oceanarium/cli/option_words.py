"""Options of a game as people type them: name=value."""

from oceanarium.cli.speech import said
from oceanarium.kernel import OptionError
from oceanarium.kernel.told import shown


def read_options(words: list[str] | None) -> dict[str, object]:
    """Options by name; the game itself reads the values."""
    options: dict[str, object] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise OptionError(said("option-unreadable", word=shown(word)))
        options[name.strip().replace("-", "_")] = value.strip()
    return options
