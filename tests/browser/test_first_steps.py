"""Learning how a table works."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.hands import play_now, wait_for_turn

STEPS = 5


def test_somebody_new_is_shown_around_once(new_page: NewPage) -> None:
    page = new_page(knowsTables=False)
    play_now(page)
    steps = page.locator("[data-note=steps]")
    expect(page.locator(".prompt[data-guided]")).to_be_visible()
    for _ in range(STEPS - 1):
        steps.get_by_role("button", name="Next").click()
    expect(page.locator("[data-tool=rules][data-guided]").first).to_be_visible()
    expect(page.locator(".prompt[data-guided]")).to_have_count(0)
    steps.get_by_role("button", name="Let's play").click()
    expect(steps).to_have_count(0)
    expect(page.locator("[data-guided]")).to_have_count(0)
    page.reload()
    wait_for_turn(page)
    expect(steps).to_have_count(0)


def test_every_level_says_what_to_expect(page: Page) -> None:
    page.goto("/new/octopus-garden?for=now")
    level = page.get_by_label("Level, Player 2")
    notes = set()
    for name in ("newcomer", "casual", "skilled", "strong", "expert", "master"):
        level.select_option(name)
        notes.add(page.locator(".seat", has=level).locator("p").inner_text())
    assert len(notes) == 6
