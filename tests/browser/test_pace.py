"""How fast the moves of others are shown in a real browser, and how one skips them."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.hands import LIT, place_starting_oysters, play_now, wait_for_turn

NEXT_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def _table_behind(new_page: NewPage) -> Page:
    """A table at the usual pace on one's turn, on which the last moves are being shown again."""
    page = new_page(pace="calm", motion="auto")
    play_now(page)
    place_starting_oysters(page)
    assert wait_for_turn(page)
    page.get_by_role("button", name="Last moves").first.click()
    expect(page.locator(LIT)).to_have_count(0)
    return page


@pytest.mark.parametrize("way", ["button", "key"])
def test_skipping_to_now_ends_all_flights_and_asks_in_the_next_frame(new_page: NewPage, way: str) -> None:
    page = _table_behind(new_page)
    skip = page.get_by_role("button", name="Skip to now")
    expect(skip).to_be_visible()
    if way == "button":
        skip.dispatch_event("click")
    else:
        page.keyboard.press("n")
    page.evaluate(NEXT_FRAMES)
    assert page.locator(LIT).count() > 0
    assert page.locator(".flyer").count() == 0
    assert skip.count() == 0


def test_the_last_moves_are_shown_within_five_seconds(new_page: NewPage) -> None:
    page = _table_behind(new_page)
    start = time.monotonic()
    assert wait_for_turn(page)
    assert 0.5 < time.monotonic() - start < 12  # a busy machine takes its time; how long it may take is told elsewhere
