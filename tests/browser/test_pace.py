"""How fast the moves of others are shown in a real browser, and how one skips them."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.hands import LIT, place_starting_oysters, play_now, wait_for_turn

NEXT_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


# In the page, where nothing comes between: the moves are shown for a few seconds only, and a busy machine is slow.
SKIPPED = """async ([again, way]) => {
    const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const skip = () => [...document.querySelectorAll("button")].find(one => one.textContent.includes("Skip to now"));
    const count = selector => document.querySelectorAll(selector).length;
    again.click();
    while (!skip() || count("[data-lit]") > 0) await frames();
    if (way === "button") skip().click();
    else document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "n", bubbles: true}));
    await frames();
    return {asks: count("[data-lit]") > 0, flying: count(".flyer"), canSkip: skip() !== undefined};
}"""


def _table_at_the_usual_pace(new_page: NewPage) -> Page:
    """A table on one's turn, where the last moves can be shown again."""
    page = new_page(pace="calm", motion="auto")
    play_now(page)
    place_starting_oysters(page)
    assert wait_for_turn(page)
    return page


@pytest.mark.parametrize("way", ["button", "key"])
def test_skipping_to_now_ends_all_flights_and_asks_in_the_next_frame(new_page: NewPage, way: str) -> None:
    page = _table_at_the_usual_pace(new_page)
    again = page.get_by_role("button", name="Last moves").first.element_handle()
    assert page.evaluate(SKIPPED, [again, way]) == {"asks": True, "flying": 0, "canSkip": False}


def test_the_last_moves_are_shown_for_a_while_and_then_it_goes_on(new_page: NewPage) -> None:
    page = _table_at_the_usual_pace(new_page)
    start = time.monotonic()
    page.get_by_role("button", name="Last moves").first.click()
    expect(page.locator(LIT)).to_have_count(0)
    assert wait_for_turn(page)
    assert time.monotonic() - start > 0.5  # how long it may take is told elsewhere: a busy machine takes its time
