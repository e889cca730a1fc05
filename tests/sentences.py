"""Sentences of all games and their host with drawn arguments, said by Python in every language: browsers say the same.

`python -m tests.sentences` writes them as JSON, one a line; web/src/lib/language.test.ts reads them.
"""

import json
import random
from collections.abc import Iterator, Mapping

from checks.languages import Gaps, declared
from oceanarium.bots.speech import WORDS as BOTS
from oceanarium.hosting.speech import WORDS as HOST
from oceanarium.kernel import CHANCE, Sentence, Vocabulary, game_named, game_names
from oceanarium.kernel.captions import PREFIX as CAPTION
from oceanarium.kernel.citation import with_names
from oceanarium.kernel.language import COMMON
from oceanarium.kernel.vocabulary import Argument, Field, Seat, carried

NAMES = ("ann", "Bob", "Cleo", "Ðan")
HEARD = (HOST, BOTS)  # parts of the house that browsers hear, at the tables of every game
DRAWS = 6  # of arguments for each sentence


def drawn(draw: random.Random, vocabulary: Vocabulary, field: Field | None) -> Argument:
    """Something that may stand in a gap."""
    if field is not None and field.noun:
        word = draw.choice(field.words)
        return word if draw.random() < 0.7 else tuple(draw.choices(field.words, k=draw.randrange(5)))
    amount = draw.choice((0, 1, 2, 21, 1000))
    return draw.choice(
        (
            *(amount, amount, amount),
            Seat(draw.choice((CHANCE, 0, 1, 2, 3))),
            draw.choice(("C4", "one", "i")),
            ("S1", "S2", "S3")[: draw.randrange(4)],
            (Seat(2), Seat(0), Seat(1))[: draw.randrange(4)],
            Sentence(vocabulary, "chance"),
            tuple(Sentence(vocabulary, key) for key in ("nothing-here", "chance")),
        )
    )


def sentences(game: str) -> Iterator[Sentence]:
    """Every sentence that a game or its host declares, with some arguments each. No browser draws tables in text."""
    draw, words = random.Random(game), game_named(game).words
    heard = {key: gaps for key, gaps in declared(game_named(game), words).items() if not key.startswith(CAPTION)}
    yield from with_arguments(draw, words.vocabulary, heard)
    for part in HEARD:
        yield from with_arguments(draw, part, {key: dict.fromkeys(gaps) for key, gaps in part.sentences.items()})


def with_arguments(draw: random.Random, vocabulary: Vocabulary, sentences: Mapping[str, Gaps]) -> Iterator[Sentence]:
    """Some sentences, several times where they mention something."""
    for key, gaps in sentences.items():
        for _ in range(DRAWS if gaps else 1):
            arguments = ((name, drawn(draw, vocabulary, field)) for name, field in gaps.items())
            yield Sentence(vocabulary, key, tuple(arguments))


def main() -> None:
    """Write a line for each sentence, with what it says by language."""
    languages = sorted(path.stem for path in COMMON.glob("*.ftl"))
    for game in game_names():
        for each in sentences(game):
            said = {code: with_names(each.in_words(code), lambda seat: NAMES[seat]) for code in languages}
            print(json.dumps({"game": game, **carried(each), "said": said}))


if __name__ == "__main__":
    main()
