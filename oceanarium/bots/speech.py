"""What is said of bots: what they are called, why they would make a move, what is wrong with a wish for one.

The catalogues lie in `languages` beside this file.
"""

from oceanarium.kernel import Sentence, Vocabulary
from oceanarium.kernel.vocabulary import Argument

NAMED = (
    "random",
    "greedy",
    "search",
    "newcomer",
    "casual",
    "skilled",
    "strong",
    "expert",
    "master",
)  # those with names

WORDS = Vocabulary("oceanarium.bots")
WORDS.sentences |= {  # keys, and what each mentions
    "reason-brings": ("gains",),
    "reason-brings_and_costs": ("gains", "losses"),
    "reason-points": ("points", "part"),
    "reason-about": ("points", "part"),
    "reason-more": ("count", "part"),
    **{f"bot-{name}": () for name in NAMED},
    "bot-number": ("bot", "number"),
    "bot-other": ("name",),
    "bot-unknown": ("bot", "bots"),
    "bot-unknown_text": ("bot", "bots", "help"),
    "bot-help": (),
    "bot-no_program": ("program", "bot", "help"),
    "bot-no_time": ("seconds",),
    "bot-no_command": ("command", "reason"),
    "bot-parameters": ("text",),
    "bot-no_module": ("module", "reason"),
    "bot-no_class": ("module", "name"),
    "bot-other_parameters": ("bot", "known"),
    "bot-no_parameters": ("bot",),
    "bot-manner": ("known", "wanted"),
    "bot-no_search": (),
    "bot-no_net": ("file", "game"),
    "bot-other_training": ("folder",),
}


def said(key: str, **arguments: Argument) -> Sentence:
    """A sentence about bots. The gate reads what is declared, so nothing else may be said."""
    told = WORDS.sentences[key]
    assert set(told) == set(arguments), f"{key} is told {told}."
    return Sentence(WORDS, key, tuple((name, arguments[name]) for name in told))
