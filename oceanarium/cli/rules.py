"""`oceanarium rules GAME [words]`: the rules, whole or searched."""

import re

from oceanarium.kernel import OptionError, game_named
from oceanarium.kernel.vocabulary import ENGLISH


def rules(game: str, *words: str, language: str = ENGLISH) -> None:
    """Read the rules of a game, or search them.

    Parameters
    ----------
    game
        The game, such as octopus-garden.
    words
        Show only passages with all these words, or the rule of this number.
    language
        The language to read them in, such as de.
    """
    found = game_named(game)
    if language not in found.rules_files:
        known = " or ".join(found.rules_files)
        raise OptionError(f"The rules of {found.title} can be read in {known}, not in {language!r}.")
    text = found.rules_in(language)
    if not words:
        print(text)
        return
    passages = passages_with(text, words)
    if not passages:
        print(f"No passage of the rules of {found.title} mentions {' '.join(words)}.")
    for passage in passages:
        print(passage)


def passages_with(text: str, words: tuple[str, ...]) -> list[str]:
    """Items, table rows and paragraphs that hold every word; those that a rule number defines come first."""
    passages = [passage.strip() for passage in re.split(r"\n(?=\s*[-|#*])|\n\n", text) if passage.strip()]
    wanted = [re.compile(rf"(?<!\w){re.escape(word)}", re.IGNORECASE) for word in words]
    hits = [passage for passage in passages if all(word.search(passage) for word in wanted)]
    return sorted(hits, key=lambda passage: not _defines(passage, words[0]))


def _defines(passage: str, number: str) -> bool:
    return re.match(rf"[-#|* ]*{re.escape(number)}(?![\w.])", passage, re.IGNORECASE) is not None
