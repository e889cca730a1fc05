"""What is wrong with a tournament, for people. The catalogues lie in `languages` beside this file."""

from oceanarium.kernel import Sentence, Vocabulary
from oceanarium.kernel.vocabulary import Argument

WORDS = Vocabulary("oceanarium.arena")
WORDS.sentences |= {  # keys, and what each mentions
    "arena-other_rules": ("worker", "game", "tournament"),
    "arena-few_bots": ("bots",),
    "arena-few_seats": ("seats",),
    "arena-no_results": ("file",),
    "arena-other_results": ("file", "name", "found", "wanted"),
    "arena-damaged": ("file", "line"),
    "arena-ended": (),
    "arena-needs_ray": (),
    "arena-no_cluster": ("address", "reason"),
    "arena-cluster_failed": ("reason",),
}


def said(key: str, **arguments: Argument) -> Sentence:
    """A sentence of the arena. The gate reads what is declared, so nothing else may be said."""
    told = WORDS.sentences[key]
    assert set(told) == set(arguments), f"{key} is told {told}."
    return Sentence(WORDS, key, tuple((name, arguments[name]) for name in told))
