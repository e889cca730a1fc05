"""The first lesson, by touch: at a server, and in a tab without one."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.hands import go, touch


def test_somebody_learns_to_buy_and_plant(anywhere: Page) -> None:
    page = anywhere
    go(page, "/")
    page.get_by_role("article", name="Octopus' Garden").get_by_role("button", name="Learn").click()
    page.get_by_role("link", name="Begin").click()
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("This is your garden.")
    expect(page.locator("[data-pointed]")).to_have_count(5)
    touch(page, "market:R1")
    expect(page.locator("[data-note=refusal]")).to_contain_text("OG-3.2")
    expect(bubble).to_have_attribute("data-mood", "ask")
    touch(page, "pass")
    expect(bubble).to_have_attribute("data-mood", "missed")
    expect(bubble).to_contain_text("You may save up")
    bubble.get_by_role("button", name="Show me").click()
    expect(page.locator('[data-target="market:R3"][data-hinted]')).to_be_visible()
    touch(page, "market:R3")
    touch(page, "market:R3")
    expect(bubble).to_contain_text("Three new tiles!")
    bubble.get_by_role("button", name="Skip step").click()
    expect(bubble).to_contain_text("your beauty went from \N{MINUS SIGN}2 to 2")
    bubble.get_by_role("link", name="All lessons").click()
    expect(page.get_by_text("1 of 9")).to_be_visible()
    page.get_by_role("link", name="Next lesson").click()
    expect(bubble).to_contain_text("At the end of your turn every oyster gives a pearl.")


def test_on_a_phone_what_otto_speaks_of_comes_into_sight(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True)
    go(page, "/learn/open-worlds/cities")
    city = page.locator('[data-target="card:city_25"]')
    expect(page.locator('[data-pointed="card:city_25"]')).to_be_visible()  # it is the last of ten cards in hand
    expect(city).to_be_in_viewport(ratio=0.9)
    touch(page, "card:city_25")
    touch(page, "world:vita_ptal")
    expect(page.locator(".bubble")).to_contain_text("City 25 has found its place!")
