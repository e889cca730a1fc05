"""My table at home, by touch: at a server, and in a tab without one."""

from playwright.sync_api import Page, expect

from tests.browser.hands import go, touch, ways_into


def test_somebody_sets_up_a_table_and_is_told_what_cannot_be(anywhere: Page) -> None:
    page = anywhere
    go(page, "/")
    ways_into(page, "Octopus' Garden").get_by_role("link", name="My table at home").click()
    faults = page.locator(".faults")
    expect(faults).to_contain_text("no harlequin oyster")
    touch(page, "tray:anemone")
    touch(page, "garden:0:C3")
    expect(page.get_by_role("button", name="Anemone, 15 left")).to_be_visible()
    touch(page, "tray:clownfish")
    touch(page, "garden:0:C3")
    expect(faults).to_contain_text("OG-5.2")
    expect(page.locator('[data-target="garden:0:C3"][data-refused]')).to_be_visible()
    page.get_by_role("button", name="Take the clownfish off C3").click()
    expect(faults).not_to_contain_text("OG-5.2")
    page.get_by_role("button", name="Score").click()
    expect(page.get_by_role("row", name="Anemones")).to_contain_text("2")
    page.reload()
    expect(page.get_by_role("button", name="Anemone, 15 left")).to_be_visible()
