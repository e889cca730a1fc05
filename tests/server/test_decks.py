"""Decks over HTTP: the catalogue, the printed decks, and what a list of cards amounts to."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from oceanarium.hosting.messages.decks import DeckBook, DeckReport
from oceanarium.hosting.messages.games import GameInfo
from oceanarium.protocol.messages import Problem
from oceanarium.protocol.reading import read_plain
from tests.proving import proves
from tests.server.devices import HERE, Device

DECKS = "/api/games/open-worlds/decks"


def checked(client: TestClient, text: str, form: str = "standard", seat: int = 0) -> DeckReport:
    answer = client.post(f"{DECKS}/check", json={"text": text, "format": form, "seat": seat})
    assert answer.status_code == 200, answer.text
    return read_plain(DeckReport, answer.json())


def refused(answer: Any, status: int) -> Problem:
    assert answer.status_code == status, answer.text
    return read_plain(Problem, answer.json())


def printed(client: TestClient, deck: str) -> str:
    """A printed deck as text."""
    book = read_plain(DeckBook, client.get(DECKS).json())
    labels = {card.id: card.label for card in book.cards}
    cards = next(each.cards for each in book.decks if each.id == deck)
    return "\n".join(f"{count} {labels[card]}" for card, count in cards.items())


def test_games_say_whether_people_bring_decks(client: TestClient) -> None:
    games = {game["name"]: read_plain(GameInfo, game) for game in client.get("/api/games").json()}
    assert games["open-worlds"].has_decks
    assert not games["octopus-garden"].has_decks


def test_the_book_has_every_card_and_the_printed_decks(client: TestClient) -> None:
    book = read_plain(DeckBook, client.get(DECKS).json())
    assert {each.id: each.size for each in book.formats} == {"standard": 54, "introductory": 40}
    assert [deck.id for deck in book.decks] == ["smith_boson", "empyrean", "baker_braugn", "ares"]
    cards = {card.id: card for card in book.cards}
    assert len(cards) == len(book.cards) == 79
    assert cards["frigate"].facts == {"class": 7, "weapons": "7•7", "defence": 12, "range": 2, "capacity": 10}
    assert cards["titan"].left_out == {"introductory": "class"}
    assert book.reasons["class"] == "its Class is above 11"
    assert not cards["outpost"].is_unique
    incomes = {card.facts.get("income") for card in book.cards if card.type == "facility"}
    assert incomes == {0, 1, 2, 3, 4, "RES", "RES -1", "RES +2", "1\N{EN DASH}2", "1\N{EN DASH}4", "2\N{EN DASH}4"}
    used = {mark for card in book.cards for mark in card.marks}
    assert (used, {card.type for card in book.cards}) == (set(book.marks), set(book.types))
    assert {card.kind for card in book.cards} == {None, *book.kinds}


@proves("OW-21.1", "OW-22.2")
@pytest.mark.parametrize(
    ("deck", "form"),
    [
        ("smith_boson", "standard"),
        ("empyrean", "standard"),
        ("baker_braugn", "introductory"),
        ("ares", "introductory"),
    ],
)
def test_a_printed_deck_is_legal_and_brings_itself_to_a_table(client: TestClient, deck: str, form: str) -> None:
    report = checked(client, printed(client, deck), form, 1)
    assert report.complaints == []
    assert report.options["variant"] == form
    table = Device(client).make_table(HERE, HERE, game="open-worlds", options=report.options)
    assert table.options["cards_1"] == report.options["cards_1"]


@proves("OW-21.3", "OW-22.1", "OW-22.3")
def test_an_illegal_deck_is_explained_by_rule_and_card(client: TestClient) -> None:
    report = checked(client, "2 Shipyard 10, 30 Outpost # and no more", "introductory")
    assert [(each.rule, each.card) for each in report.complaints] == [
        ("OW-22.1", None),
        ("OW-21.3", "shipyard_10"),
        ("OW-22.3", "shipyard_10"),
    ]
    assert (report.total, report.options) == (32, {})
    assert report.text == "30 Outpost\n2 Shipyard 10"


def test_nonsense_gets_one_sentence(client: TestClient) -> None:
    check = f"{DECKS}/check"
    assert (
        "no card 'Lighthouse'"
        in refused(client.post(check, json={"text": "3 Lighthouse", "format": "standard"}), 422).sentence
    )
    many = {"text": f"{'9' * 5_000} Outpost", "format": "standard"}
    assert refused(client.post(check, json=many), 422).code == "unreadable_deck"
    assert (
        "the formats are: standard, introductory"
        in refused(client.post(check, json={"text": "", "format": "epic"}), 422).sentence
    )
    assert (
        "There are only 4 seats."
        in refused(client.post(check, json={"text": "", "format": "standard", "seat": 9}), 422).sentence
    )
    assert refused(client.get("/api/games/oceania/decks"), 404).code == "no_decks"
    assert refused(client.get("/api/games/ludo/decks"), 404).code == "unknown_game"
