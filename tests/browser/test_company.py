"""Several people at one table: elsewhere, or behind a curtain."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.hands import LIT, lit, open_table, touch, wait_for_change, wait_for_turn, words_on

NOTHING = "\u2013"  # how the generic table writes what a seat may not know


def hand_shown(page: Page) -> list[str]:
    """The shells that a page's moves offer."""
    wait_for_turn(page)
    return lit(page, "hand:")


def test_a_curtain_hangs_between_people_with_secrets(page: Page) -> None:
    open_table(page, "tidepool")
    for name in ("Player 1", "Player 2"):
        curtain = page.get_by_role("button", name=f"I am {name}: show my side")
        expect(curtain).to_be_visible()
        assert page.locator("[data-target]").count() == 0  # nothing of the table is in the page
        assert "Shells" not in words_on(page)
        curtain.click()
        wait_for_turn(page)
        touch(page, lit(page)[0])


def test_two_browsers_at_one_table_see_only_their_own_secrets(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(name="Ana")
    open_table(host, "tidepool", "invite")
    expect(host.get_by_role("heading", name="Waiting for one more")).to_be_visible()
    expect(host.get_by_role("textbox", name="Copy link")).to_be_visible()
    guest.goto(host.url)
    guest.get_by_role("button", name="Take a seat").click()
    wait_for_turn(guest)
    wait_for_turn(host)
    for page, own in ((host, 0), (guest, 1)):
        hands = page.evaluate(
            "[...document.querySelectorAll('dt')].filter(e => e.textContent === 'Hand')"
            ".map(e => e.nextElementSibling.innerText)"
        )
        assert len(hands) == 2
        assert hands[own] != NOTHING
        assert hands[1 - own] == NOTHING


def test_two_browsers_follow_each_other(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(name="Ana")
    open_table(host, "octopus-garden", "invite")
    guest.goto(host.url)
    guest.get_by_role("button", name="Take a seat").click()
    wait_for_turn(host)
    touch(host, "garden:0:C3")
    expect(guest.get_by_text("Mira puts an oyster on C3.").first).to_be_visible()
    guest.get_by_role("textbox", name="Say something").fill("Good luck!")
    guest.get_by_role("button", name="Send").click()
    expect(host.locator("bdi", has_text="Good luck!")).to_be_visible()
    guest.goto("/")
    expect(guest.get_by_role("link", name=re.compile("Octopus' Garden.*Mira to move", re.S))).to_be_visible()


TOUCH_THE_LAST = "elements => { elements.at(-1)?.click(); return elements.length }"


def test_a_generic_table_is_played_to_its_end(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Play bots: Tidepool Auction").click()
    choices = 0
    while wait_for_turn(page):
        before = words_on(page)
        if page.eval_on_selector_all(LIT, TOUCH_THE_LAST):  # nothing glows if all others have chosen meanwhile
            wait_for_change(page, before)
        choices += 1
        assert choices < 100
    expect(page.get_by_role("dialog", name="Final scoring")).to_be_visible()
