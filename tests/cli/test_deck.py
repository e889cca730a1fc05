"""`oceanarium deck`, as a person runs it."""

from pathlib import Path

from oceanarium.games.open_worlds.card_index import CARD_INDEX
from oceanarium.games.open_worlds.decks import REASONS, printed_deck, read_deck, reason_for_removal
from tests.cli.running import complaint, run


def test_the_printed_decks_are_listed() -> None:
    text = run("deck", "list").stdout
    assert "smith_boson: Smith-Boson F.E., 54 cards, Standard" in text
    assert "ares: Ares Venture Trust, 40 cards, Introductory" in text


def test_the_cards_of_a_deck_and_the_whole_card_index_are_listed() -> None:
    assert "Invasion Force 21" in run("deck", "list", "smith_boson").stdout
    text = run("deck", "list", "cards").stdout
    assert "Light Brigade" in text
    assert "Class 18, 12+12+12, Defence 32" in text


def test_a_legal_deck_is_praised() -> None:
    assert "This deck is legal: Facilities 26, Orbitals 15" in run("deck", "check", "smith_boson").stdout
    assert "in the Introductory Variation" in run("deck", "check", "ares").stdout


def test_an_illegal_deck_is_refused_with_its_rules(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("2 Shipyard 10\n37 Outpost\nCruiser\n", encoding="utf-8")
    result = run("deck", "check", str(file), "--introductory")
    assert result.returncode == 1
    assert "Shipyard 10 may be in a deck only once, not 2 times. [OW-21.3]" in result.stdout
    assert "Cruiser is not for the Introductory Variation: its Class is above 11. [OW-22.3]" in result.stdout
    assert (
        "has exactly 54 cards; this one has 40 cards: put in 14 more. [OW-21.1]"
        in run("deck", "check", str(file)).stdout
    )


def test_an_exported_deck_is_read_again() -> None:
    text = run("deck", "export", "ares", "--seat", "1").stdout
    assert read_deck(text) == printed_deck("ares")
    assert "--option cards_1=1,1,1" in text
    assert run("deck", "check", "-", "--introductory", typed=text).returncode == 0


def test_what_is_wrong_is_said_in_one_sentence() -> None:
    assert "There is no deck 'smith'" in complaint("deck", "check", "smith")
    assert "Say which deck to export" in complaint("deck", "export")
    assert "no card 'Lighthouse'" in complaint("deck", "check", "-", typed="1 Lighthouse")
    assert "The options of decks are cards_0 to cards_3, not cards_7." in complaint(
        "deck", "export", "ares", "--seat", "7"
    )


def test_decks_are_listed_and_checked_in_german(tmp_path: Path) -> None:
    assert "Anlagen 26, Orbitale 15" in run("deck", "list", "--language", "de").stdout
    cards = " ".join(run("deck", "list", "cards", "--language", "de").stdout.split())
    assert "Klasse 18, 12+12+12" in cards
    assert "Habitable" not in cards
    file = tmp_path / "mine.txt"
    file.write_text("2 Shipyard 10\n38 Outpost\nCruiser\nResearch\n", encoding="utf-8")
    told = run("deck", "check", str(file), "--introductory", "--language", "de").stdout
    assert "Shipyard 10 darf nur einmal in einem Deck sein, nicht 2-mal. [OW-21.3]" in told
    assert "Cruiser gehört nicht in die Einsteigervariante (Klasse über 11). [OW-22.3]" in told
    assert "Research gehört nicht in die Einsteigervariante (ein Hilfsmittel). [OW-22.3]" in told
    assert "Einsteigervariante hat genau 40 Karten; dieses hat 42 Karten: Nimm 2 heraus. [OW-22.1]" in told


def test_every_reason_for_which_a_card_is_left_out_has_a_name() -> None:
    reasons = {reason_for_removal(card) for card in CARD_INDEX.cards} - {None}
    assert reasons == set(REASONS)
