"""What is particular to the table of Octopus' Garden."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.hands import (
    lit,
    make_a_choice,
    open_table,
    place_starting_oysters,
    play_now,
    touch,
    wait_for_turn,
)

SMALLEST = 12  # pixels: nothing that is to be read is smaller, not even on a phone

TEXT_SIZES = """() => [...document.querySelectorAll('main *')]
  .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
  .filter(each => each.getClientRects().length > 0 && !each.closest('.visually-hidden'))
  .map(each => {
    const size = parseFloat(getComputedStyle(each).fontSize);
    return [each.textContent.trim(), each instanceof SVGElement ? size * each.getScreenCTM().a : size];
  })"""
WIDTHS = """() => [...document.querySelectorAll('.market *')].map(each => each.getBoundingClientRect())
  .every(box => box.left >= 0 && box.right <= document.querySelector('.shop').getBoundingClientRect().right)"""
PICTURES = """() => [...document.querySelectorAll('[data-place][data-art^="og-coral"]')]
  .map(each => `${each.dataset.place} ${each.dataset.art}`).filter(each => !each.startsWith('market')).sort()"""


def prepared(page: Page) -> None:
    """Two people at one device, whose oysters lie; the first is to buy."""
    open_table(page)
    for _ in range(2):
        place_starting_oysters(page)
    wait_for_turn(page)


def shapes(page: Page) -> set[str]:
    """The pictures of all corals in gardens and hands."""
    return {picture.split()[1] for picture in page.evaluate(PICTURES)}


def test_starting_oysters_are_counted(page: Page) -> None:
    play_now(page)
    expect(page.get_by_text("Put starting oyster 1 of 3 on any vacant space.")).to_be_visible()
    wait_for_turn(page)
    touch(page, "garden:0:C3")
    expect(page.get_by_text("Put starting oyster 2 of 3 on any vacant space.")).to_be_visible()
    expect(page.get_by_text("Oyster 2\u00a0of\u00a03", exact=True).first).to_be_visible()


def test_after_a_price_the_market_says_what_to_press(page: Page) -> None:
    prepared(page)
    market = page.get_by_role("region", name="Market")
    expect(market.get_by_text("Now press Buy.")).to_have_count(0)
    touch(page, lit(page, "market:")[0])
    expect(market.get_by_text("Now press Buy.")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_table_fits_without_scrolling(new_page: NewPage, width: int, height: int, language: str) -> None:
    page = new_page(width, height, language=language)
    page.goto("/new/octopus-garden?for=now")
    page.locator("input[name=count]").nth(2).check(force=True)  # four seats
    page.locator("form button.primary").click()
    page.wait_for_url(re.compile("/table/"))
    wait_for_turn(page)
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        width,
        height,
    ]
    assert page.evaluate(WIDTHS)


def test_nothing_on_a_phone_is_too_small_to_read(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True)
    prepared(page)
    for _ in range(8):
        make_a_choice(page)
        wait_for_turn(page)
    sizes = page.evaluate(TEXT_SIZES)
    assert len(sizes) > 20
    assert [text for text, size in sizes if size < SMALLEST - 0.05] == []


def test_corals_look_the_same_after_a_reload(page: Page) -> None:
    prepared(page)
    for _ in range(60):
        if len(shapes(page)) >= 2:
            break
        make_a_choice(page)
        wait_for_turn(page)
    before = page.evaluate(PICTURES)
    assert len(shapes(page)) >= 2  # which could have changed places
    page.reload()
    wait_for_turn(page)
    assert page.evaluate(PICTURES) == before
