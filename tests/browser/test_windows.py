"""Being asked, or not, where one might only hold something: in a real browser."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage

SEATS = [{"kind": "here", "name": "Mira"}, {"kind": "bot", "level": "random"}]


def sit_down(new_page: NewPage, asking: str) -> Page:
    """A table of Open Worlds at which nobody has put a card away."""
    page = new_page(moveList=True, asking=asking)
    made = page.request.post("/api/tables", data={"game": "open-worlds", "seats": SEATS})
    page.goto(f"/table/{made.json()['table']}")
    move(page, "Done").click()
    return page


def move(page: Page, words: str) -> Locator:
    return page.get_by_role("region", name="Moves in words").get_by_role("button", name=words, exact=True)


def test_who_wants_to_be_asked_always_is_asked_even_without_a_choice(new_page: NewPage) -> None:
    page = sit_down(new_page, "always")
    staging, window = move(page, "Done"), move(page, "Play nothing")
    expect(staging.or_(window)).to_be_visible()
    if staging.is_visible():
        staging.click()
    expect(window).to_be_visible()


def test_for_those_who_do_not_the_table_passes_until_there_is_a_decision_again(new_page: NewPage) -> None:
    page = sit_down(new_page, "never")
    move(page, "Done").click()
    asked = page.get_by_role("region", name="What to do").get_by_role("status")
    expect(asked).to_contain_text(re.compile("Trash Heap|resolved next"))
    expect(move(page, "Play nothing")).to_have_count(0)


def test_the_settings_list_windows_in_the_language_of_the_reader(new_page: NewPage) -> None:
    page = new_page(language="de")
    made = page.request.post("/api/tables", data={"game": "open-worlds", "seats": SEATS})
    page.goto(f"/table/{made.json()['table']}")
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_text("Jedes Zeitfenster für sich").click()
    expect(page.get_by_text("Anfang des Bereitlegens")).to_be_visible()
    expect(page.get_by_text("Beginning of Stage")).to_have_count(0)
