"""What is wrong with a site, for people. The catalogues lie in `languages` beside this file."""

from oceanarium.kernel import Sentence, Vocabulary
from oceanarium.kernel.told import ToldError
from oceanarium.kernel.vocabulary import Argument

WORDS = Vocabulary("oceanarium.site")
WORDS.sentences |= {  # keys, and what each mentions
    "site-no_folder": (),
    "site-no_site": ("folder",),
    "site-is_file": ("folder",),
    "site-other_things": ("folder",),
    "site-no_checkout": (),
    "site-no_packages": (),
    "site-stale": ("games",),
    "site-no_node": (),
    "site-failed": ("command", "reason"),
    "site-failed_silently": ("command",),
    **{f"step-{name}": () for name in ("client", "python", "compressing")},
}


class SiteError(ToldError):
    """The site cannot be built or shown."""

    def __init__(self, name: str, **arguments: Argument) -> None:
        super().__init__(said(f"site-{name}", **arguments))


def said(key: str, **arguments: Argument) -> Sentence:
    """A sentence about a site. The gate reads what is declared, so nothing else may be said."""
    told = WORDS.sentences[key]
    assert set(told) == set(arguments), f"{key} is told {told}."
    return Sentence(WORDS, key, tuple((name, arguments[name]) for name in told))
