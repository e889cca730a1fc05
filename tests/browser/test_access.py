"""Every page for everybody: axe-core finds nothing serious, in both lights and both languages."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, NewPage
from tests.browser.hands import FINAL, make_a_choice, open_table, play_now, wait_for_turn

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = {"serious", "critical"}
# Colours have finished their transitions; what goes on for ever does not count.
SETTLED = """async () => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const ending = document.getAnimations().filter(each => Number.isFinite(each.effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(each => each.finished))
}"""


def findings(page: Page) -> list[str]:
    """What axe-core has against a page, in short."""
    page.evaluate("document.adoptedStyleSheets = []")  # it looks at colours
    page.evaluate(SETTLED)
    page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    report: dict[str, Any] = page.evaluate(
        "axe.run(document, {resultTypes: ['violations']})"
    )  # others need not be told
    return [
        f"{found['id']}: {found['help']}: {node['html'][:160]}"
        for found in report["violations"]
        if found["impact"] in GRAVE
        for node in found["nodes"]
    ]


@pytest.mark.parametrize(("theme", "width"), [("day", 1366), ("night", 390)])
def test_pages_around_the_table(new_page: NewPage, theme: str, width: int) -> None:
    page = new_page(width, theme=theme)
    for path in ("/", "/new/octopus-garden", "/rules/octopus-garden", "/nothing/here"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert findings(page) == [], path


@pytest.mark.parametrize(("theme", "width"), [("day", 1366), ("night", 390)])
def test_the_table(new_page: NewPage, theme: str, width: int) -> None:
    page = new_page(width, theme=theme, moveList=True)
    play_now(page)
    for choice in range(6):
        wait_for_turn(page)
        if choice in (3, 4):  # buying and planting
            assert findings(page) == [], f"choice {choice}"
        make_a_choice(page)
    if width > 1000:
        page.get_by_role("button", name="Settings").click()
        assert findings(page) == []


def test_the_end_the_replay_and_the_generic_table(page: Page) -> None:
    open_table(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("dialog", name=FINAL)).to_be_visible()
    assert findings(page) == []
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("slider").wait_for()
    assert findings(page) == []
    open_table(page, "tidepool")
    assert findings(page) == []
    page.get_by_role("button", name="I am Player 1").click()
    wait_for_turn(page)
    assert findings(page) == []


def test_german_is_spoken_too(new_page: NewPage) -> None:
    page = new_page(language="de")
    page.goto("/")
    page.get_by_role("button", name="Gegen Bots: Octopus' Garden").click()
    wait_for_turn(page)
    expect(page.get_by_role("heading", name="Beutel")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
