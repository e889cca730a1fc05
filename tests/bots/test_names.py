"""What bots are called whom nobody has named."""

import pytest

from oceanarium.bots import BOTS, new_bot
from oceanarium.bots.names import bot_called, bot_name, bot_title, numbered
from oceanarium.bots.speech import NAMED, WORDS
from oceanarium.kernel import OptionError, game_named


def test_every_bot_has_a_name_of_its_own_in_every_language() -> None:
    assert set(NAMED) == set(BOTS)
    for language in WORDS.languages.codes:
        assert len({bot_title(bot).in_words(language) for bot in NAMED}) == len(NAMED)


def test_a_name_that_hosts_keep_tells_which_bot_it_is() -> None:
    assert bot_name("casual", 1) == "Casual bot 2"
    assert [bot_called(name, 1) for name in ("Casual bot 2", "Casual bot 3", "Kraken")] == ["casual", None, None]
    assert numbered("casual", 2).in_words("de") == "Hobbybot 2"
    assert bot_title("mine").in_words("de") == "Bot mine"


def test_a_bot_that_does_not_exist_is_refused_in_german() -> None:
    with pytest.raises(OptionError) as refusal:
        new_bot(game_named("oceania"), "genius")
    assert refusal.value.in_words("de").startswith("Einen Bot 'genius' gibt es nicht; die Bots sind: random")
