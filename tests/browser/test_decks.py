"""Building a deck in a real browser."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.hands import ways_into

DECKS = "/decks/open-worlds"


def panel(page: Page, text: str) -> None:
    """The panel of the deck says this."""
    expect(page.locator("section.panel")).to_contain_text(text)


def named(page: Page, name: str) -> None:
    """The deck has this name."""
    expect(page.get_by_label("Name of the deck")).to_have_value(name)


def test_a_printed_deck_is_changed_explained_saved_and_played(page: Page) -> None:
    page.goto("/")
    ways_into(page, "Open Worlds").get_by_role("link", name="Decks").click()
    panel(page, "This deck may be played.")
    panel(page, "54/54")
    panel(page, "Ships by Class")
    page.get_by_role("button", name=re.compile("^Add Shipyard 10")).click()
    named(page, "Smith-Boson F.E., own build")
    panel(page, "A deck for the full game has exactly 54 cards; this one has 55 cards: take 1 out. OW-21.1")
    panel(page, "Shipyard 10 may be in a deck only once, not 2 times. OW-21.3")
    expect(page.get_by_role("button", name="Play with this deck")).to_be_disabled()
    page.locator("section.panel").get_by_role("button", name="Take out", exact=True).click()
    panel(page, "This deck may be played.")
    page.get_by_role("button", name="Save").click()
    page.reload()
    named(page, "Smith-Boson F.E., own build")
    page.get_by_role("button", name="Play with this deck").click()
    page.wait_for_url(re.compile("/new/open-worlds"))
    expect(page.get_by_label("cards 0")).to_have_value(re.compile(r"^(\d+, ){53}\d+$"))


def test_a_deck_is_shared_as_a_link_and_read_from_text(new_page: NewPage) -> None:
    page = new_page()
    page.goto(DECKS)
    page.get_by_role("button", name="Ares Venture Trust").click()
    panel(page, "40/40")
    page.get_by_role("button", name="Copy link").click()
    expect(page).to_have_url(re.compile("cards="))
    link = page.url
    page.get_by_role("button", name="Import text").click()
    page.get_by_role("textbox", name="Import text").fill("3 Outpost\nFrigate")
    page.get_by_role("button", name="Read", exact=True).click()
    panel(page, "4/40")
    other = new_page(width=390, height=844)
    other.goto(link)
    named(other, "Ares Venture Trust")
    panel(other, "This deck may be played.")


def test_the_catalogue_is_filtered(page: Page) -> None:
    page.goto(DECKS)
    heading = page.locator(".catalogue h2")
    expect(heading).to_have_text("79 cards")
    page.locator("aside").get_by_role("button", name="Orbitals").click()
    expect(heading).to_have_text("23 cards")
    page.get_by_role("searchbox").fill("shield")
    expect(heading).to_have_text("1 card")
    page.get_by_role("button", name=re.compile("^Add Energy Shield")).focus()
    expect(page.locator(".shown")).to_contain_text("Opponents' Orbital Weapons")


def test_cards_and_lists_are_read_in_german(new_page: NewPage) -> None:
    page = new_page(language="de")
    page.goto(DECKS)
    expect(page.get_by_role("button", name=re.compile("^Bodentruppen"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Outpost hinzufügen. REQ: jede Welt"))).to_be_visible()
    expect(page.get_by_text("Schiffe nach Klasse")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Titan hinzufügen")).click()
    panel(page, "dieses hat 55 Karten: Nimm 1 heraus.")
    panel(page, "Titan darf nur einmal in einem Deck sein, nicht 2-mal.")
    expect(page.get_by_text("Ground Forces")).to_have_count(0)
