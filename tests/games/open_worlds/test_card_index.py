"""Cards are data: the card index, its check, decks, and a card that was invented for this test. [OW-C1, OW-21]"""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import oceanarium
from oceanarium.games.open_worlds import GAME
from oceanarium.games.open_worlds.card_index import CARD_INDEX, CardError, read_card_index
from oceanarium.games.open_worlds.decks import (
    REASONS,
    card_numbers,
    cards_numbered,
    complaints,
    deck_text,
    printed_deck,
    read_deck,
    reason_for_removal,
)
from oceanarium.games.open_worlds.tables import CARDS
from tests.proving import proves

TEXT = (Path(GAME.folder) / "cards.toml").read_text(encoding="utf-8")

LIGHTHOUSE = """
[[card]]
id = "lighthouse"
name = "Lighthouse"
label = "Lighthouse"
type = "orbital"
kind = "station"
weapons = [3, 3, 3, 3]
defence = 7
income = { if = { world = "habitable" }, then = 3, else = { count = "worlds_you_occupy", plus = 1 } }
req = { all = [{ you_occupy = true }, { any = [{ world_stat = "h2o", at_least = 4 }, { capacity = 30 }] }] }
static = [{ ability = "first_strike" }, { ability = "hand_limit", delta = -1 }]
text = "A card that nobody printed."
"""
LIGHTHOUSE_PLAYS = """
import sys
import oceanarium
from oceanarium.games.open_worlds.rules.income import hand_limit
from tests.games.open_worlds.drawing import incomes, resolve, table, units, where
assert oceanarium.__file__.startswith(sys.argv[1]), oceanarium.__file__
for world, works in (("farholt", True), ("koti", False)):
    match = table(f"{world}: A outpost; A> lighthouse; B lancer")
    resolve(match, *["orbital:1:lancer"] * 4 * works)
    assert units(match) == ("A outpost, A lighthouse" if works else "A outpost, B lancer"), units(match)
    if works:
        assert incomes(match) == [3, 0]
        assert hand_limit(match.state, 0) == 9
from oceanarium.kernel import game_named, register
register("open-worlds", "oceanarium.games.open_worlds")
from oceanarium.kernel.simulation import simulate
from oceanarium.games.open_worlds.decks import card_numbers, printed_deck
deck = {**printed_deck("empyrean"), "lighthouse": 1}
del deck["scout" if "scout" in deck else "striker"]
simulate(game_named("open-worlds"), 2, 5, options={"cards_0": card_numbers(deck)}, plain=True)
"""


@proves("OW-C1")
def test_a_new_card_is_only_data(tmp_path: Path) -> None:
    """A copy of the program with one card more in its index plays that card; no code is changed."""
    root = Path(str(oceanarium.__file__)).parent.parent
    for name in ("oceanarium", "tests", "checks"):
        shutil.copytree(root / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    cards = tmp_path / "oceanarium/games/open_worlds/cards.toml"
    cards.write_text(TEXT.replace("[[world]]", LIGHTHOUSE + "\n[[world]]", 1), encoding="utf-8")
    (tmp_path / "try_it.py").write_text(LIGHTHOUSE_PLAYS, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "try_it.py", str(tmp_path)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@proves("OW-C1")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('kind = "post"\ncopies', 'kind = "port"\ncopies', "Card outpost: 'port' is not in the vocabulary of kinds"),
        ('id = "outpost"\n', 'id = "outpost"\ncolour = 3\n', "Card outpost: unknown field colour"),
        ("req = { capacity = 10 }", "req = { luck = 10 }", "needs exactly one known word"),
        ("req = { capacity = 10 }", "req = { capacity = 10, at_most = 3 }", "unknown argument"),
        ("req = { capacity = 10 }", "", "it needs a req"),
        ('{ ability = "first_strike" }', '{ ability = "first_strike", power = 3 }', "wrong arguments"),
        ('{ do = "draw", n = 3 }', '{ do = "draw" }', "wrong arguments"),
        ('{ do = "draw", n = 3 }', '{ do = "dance" }', "is not in the vocabulary of effects"),
        ("h2o = 3\nres = 3\n", "h2o = 0\nres = 3\n", "H2O must be 1 to 9"),
        ("h2o = 3\nres = 4\nhabitable = false\n", "h2o = 3\nres = 3\nhabitable = false\n", "occurs more than once"),
        ("range = 4\n", "", "a Ship needs range"),
        ('by = ["weapon", "utility"]', 'by = ["weapon", "spoon"]', "unknown word"),
        ("course = 2\nindicator = { h2o = -2 }", "course = 2", "an indicator belongs to a course"),
        ('at = "anywhere"', 'at = "nowhere"', "unknown word 'nowhere'"),
        ('income = { world = "res", plus = 2 }', 'income = { world = "gold" }', "unknown value"),
        ('world = "non_hostile"', 'world = "sunny"', "unknown word 'sunny'"),
        ("weapons = [2]", "weapons = [2, 2, 2, 2, 2]", "at most 4 Weapons"),
        ("types = [\"ground\"] }, count = 1", "types = [\"ground\"] }, count = 2", "may give 1 additional slot, not 2"),
        ('windows = ["end.move"]', 'windows = ["end.move", "begin.stage"]', "Too many Utilities could be played"),
        ('"set_income"]', '"set_income", "sing"]', "No card uses the effects sing"),
    ],
)  # fmt: skip
def test_a_faulty_card_index_is_refused(old: str, new: str, sentence: str) -> None:
    assert old in TEXT
    with pytest.raises(CardError, match=sentence):
        read_card_index(TEXT.replace(old, new, 1))


@proves("OW-C1")
def test_the_texts_of_cards_state_their_numbers() -> None:
    """Card texts are written by hand; every number and word of the data must be found in them."""
    for card in CARDS:
        for number in _numbers(card.req) | _numbers(card.trigger):
            assert str(number) in card.text, card.id
        if card.type != "utility" and isinstance(card.income, dict):
            for key in ("plus", "max"):
                if key in card.income:
                    assert str(abs(card.income[key])) in card.text, card.id
        words = {"habitable": "Habitable", "hostile": "Hostile", "non_hostile": "non-Hostile"}
        for flag, word in words.items():
            if f"'{flag}'" in str(card.req):
                assert word in card.text, card.id
        for ability, word in (("conquers", "Conquer"), ("defends", "Defend"), ("untargetable", "targeted")):
            if f"'{ability}'" in str(card.static):
                assert word in card.text, card.id
        if card.leaves != "never":
            assert "after" in card.text.lower(), card.id


def _numbers(data: object) -> set[int]:
    if isinstance(data, bool) or not isinstance(data, int | dict | list):
        return set()
    if isinstance(data, int):
        return {data} if data > 1 else set()
    parts = data.values() if isinstance(data, dict) else data
    return {number for part in parts for number in _numbers(part)}


@proves("OW-C1")
def test_the_rules_show_every_card_with_its_text() -> None:
    for card in CARDS:
        assert card.label in GAME.rules_text
    for card in CARDS:
        if card.type in ("facility", "catastrophe") or (card.type == "utility" and card.id != "enter_fray"):
            assert card.text in GAME.rules_text, card.id


def test_values_say_where_they_come_from() -> None:
    frigate = CARD_INDEX.card("frigate")
    assert [frigate.source_of(value) for value in ("weapons", "retreat", "prohibited")] == ["book", "derived", "house"]
    assert set(tomllib.loads(TEXT)) == {"schema", "game", "constants", "vocabulary", "card", "world", "deck"}


@proves("OW-21.1", "OW-21.2", "OW-21.3", "OW-EX15")
@pytest.mark.parametrize(
    ("changes", "rules"),
    [
        ({"exotic_outpost": 1, "shipyard_9": 1, "shipyard_10": 1, "outpost": 20, "exploit": 31}, []),
        ({"shipyard_10": 2, "outpost": 52}, ["OW-21.3"]),
        ({"exotic_outpost": 2, "outpost": 52}, ["OW-21.3"]),
        ({"outpost": 53}, ["OW-21.1"]),
        ({"outpost": 55}, ["OW-21.1"]),
        ({"outpost": 54, "exploit": 0}, ["OW-21.1"]),
        ({"lighthouse": 1}, ["OW-21.1"]),
    ],
)
def test_which_decks_are_legal(changes: dict[str, int], rules: list[str]) -> None:
    assert [complaint.rule for complaint in complaints(changes, is_introductory=False)] == rules


@proves("OW-22.3")
@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("adjust", "Utility"),
        ("shipyard_8", "Shipyard"),
        ("suck_dry", "Prohibited"),
        ("cruiser", "Class"),
        ("battle_station_20", "Station"),
        ("energy_shield", "Field"),
        ("invasion_force_10", "Conquer"),
        ("high_palace", "by name"),
        ("biostorm", "by name"),
        ("comet_barrage", "by name"),
        ("trade_center", "by name"),
        ("terraform_plant", "by name"),
        ("exotic_outpost", "by name"),
        ("garrison", "by name"),
        ("hidden_outpost", "by name"),
    ],
)
def test_what_beginners_do_not_meet(card: str, reason: str) -> None:
    assert reason in REASONS[str(reason_for_removal(CARD_INDEX.card(card)))]
    found = complaints({card: 1, "outpost": 39}, is_introductory=True)
    assert [complaint.rule for complaint in found] == ["OW-22.3"]


@proves("OW-22.2", "OW-22.3", "OW-R48", "OW-R56")
@pytest.mark.parametrize("name", ["smith_boson", "empyrean", "baker_braugn", "ares"])
def test_the_printed_decks_are_legal_and_survive_being_written(name: str) -> None:
    deck = printed_deck(name)
    assert complaints(deck, is_introductory=name in ("baker_braugn", "ares")) == []
    assert read_deck(deck_text(deck)) == deck
    assert cards_numbered(card_numbers(deck)) == deck


def test_decks_are_read_as_people_write_them() -> None:
    text = "3 Outpost\ncity_10, City 12 # the larger one\nExploit x2\n2x Exploit"
    assert read_deck(text) == {"outpost": 3, "city_10": 1, "city_12": 1, "exploit": 4}
    with pytest.raises(ValueError, match="no card 'Lighthouse'"):
        read_deck("1 Lighthouse")
    with pytest.raises(ValueError, match="There is no deck 'x'"):
        printed_deck("x")
