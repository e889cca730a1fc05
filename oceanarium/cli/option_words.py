"""Options of a game as people type them: name=value."""

from oceanarium.kernel import OptionError


def read_options(words: list[str] | None) -> dict[str, object]:
    """Options by name; the game itself reads the values."""
    options: dict[str, object] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise OptionError(f"An option is written name=value, not {word!r}.")
        options[name.strip().replace("-", "_")] = value.strip()
    return options
