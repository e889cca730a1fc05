"""The frame of every table: nothing that is said there moves the board or covers it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SETTINGS, NewPage
from tests.browser.hands import FINAL, LIT, open_table, wait_for_turn
from tests.browser.test_pace import NEXT_FRAMES
from tests.ours import OURS

SCREENS = [(1440, 900), (1024, 768), (390, 844)]
ZOOMED = (720, 450)  # 1440 x 900 at 200 %

# Everything that one reads or touches in the page, as boxes; what only holds such things is left out.
BOXES = """selector => [...document.querySelectorAll(selector)].map(element => {
    const {left, top, width, height} = element.getBoundingClientRect();
    return {left, top, right: left + width, bottom: top + height, width, height};
}).filter(({width, height}) => width > 0 && height > 0)"""
BE_NEW = """key => {
    localStorage[key] = JSON.stringify({...JSON.parse(localStorage[key]), knowsTables: false});
}"""


def boxes(page: Page, selector: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.evaluate(BOXES, selector)
    return found


def meet(one: dict[str, float], other: dict[str, float]) -> bool:
    is_beside = one["right"] <= other["left"] + 1 or other["right"] <= one["left"] + 1
    return not is_beside and one["top"] < other["bottom"] - 1 and other["top"] < one["bottom"] - 1


def sit_down(page: Page, game: str) -> None:
    """At a table against bots, when there is something to choose."""
    page.goto(f"/new/{game}?for=now")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    assert wait_for_turn(page)
    page.evaluate("document.fonts.ready")


def refuse(page: Page) -> None:
    """Touch something that cannot be chosen now; not every table has such a thing at once."""
    others = page.locator("main [data-target]:not([data-lit]):not([data-chosen]):visible")
    if others.count() == 0:
        pytest.skip("everything can be chosen")
    others.last.dispatch_event("click")
    expect(page.locator("[data-note=refusal]")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_refusals_hints_and_first_steps_do_not_move_the_board(new_page: NewPage, width: int, height: int) -> None:
    page = new_page(width, height, has_touch=width < 800, knowsTables=False)
    sit_down(page, "octopus-garden")
    board = ".garden [data-target], .market [data-target], main .board"
    note = page.locator(".notes")
    before = boxes(page, board)
    expect(page.locator("[data-note=steps]")).to_be_visible()
    refuse(page)
    assert boxes(page, board) == before
    page.get_by_role("button", name="Hint").locator("visible=true").click()
    expect(page.locator("[data-note=hint]")).to_contain_text("%")
    expect(page.locator("[data-note=refusal]")).to_have_count(0)  # it makes room for what one asks then
    assert boxes(page, board) == before
    note.get_by_role("button", name="Close").click()
    expect(page.locator("[data-note=steps]")).to_be_visible()  # the one below
    note.get_by_role("button", name="Skip the first steps").click()
    expect(page.locator("[data-note=news]")).to_be_visible()
    assert boxes(page, board) == before


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("sizes", [SCREENS[:2], [*SCREENS[2:], ZOOMED]], ids=["screens", "small"])
def test_first_steps_cover_neither_board_nor_hand_nor_log(
    new_page: NewPage, game: str, sizes: list[tuple[int, int]]
) -> None:
    first, second = sizes
    page = new_page(*first, has_touch=first[0] < 800, knowsTables=False)
    sit_down(page, game)
    assert_first_steps_cover_nothing(page)
    page.set_viewport_size({"width": second[0], "height": second[1]})
    page.evaluate(BE_NEW, SETTINGS)
    page.reload()  # as if it had been opened on such a screen
    assert wait_for_turn(page)
    page.evaluate("document.fonts.ready")
    assert_first_steps_cover_nothing(page)


def assert_first_steps_cover_nothing(page: Page) -> None:
    """Through all steps, to the last."""
    note = page.locator("[data-note=steps]")
    for step in range(5):
        expect(note).to_be_visible()
        page.evaluate(NEXT_FRAMES)  # the pin follows with the next picture
        words = boxes(page, "[data-note=steps]")[0]
        assert words["height"] <= 78
        assert [box for box in boxes(page, "main :is(.prompt, .board, .mine > *, .log)") if meet(words, box)] == []
        for pin in boxes(page, ".pin"):
            covered = boxes(page, "main [data-target], main .log li, main .prompt strong")
            assert [box for box in covered if meet(pin, box)] == [], step
        assert page.locator("[data-guided]").count() <= 1
        note.get_by_role("button", name="Next" if step < 4 else "Let's play").click()
    expect(note).to_have_count(0)


@pytest.mark.parametrize("game", OURS)
def test_a_table_fits_on_one_screen(new_page: NewPage, game: str) -> None:
    page = new_page(1440, 900)
    sit_down(page, game)
    assert_all_of_it_is_seen(page)
    for width, height in ((1366, 768), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.reload()  # as if it had been opened on such a screen
        assert wait_for_turn(page)
        assert_all_of_it_is_seen(page)


def assert_all_of_it_is_seen(page: Page) -> None:
    """Nothing of the page is beyond the screen."""
    size: list[Any] = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert page.viewport_size == {"width": size[0], "height": size[1]}


@pytest.mark.parametrize("game", OURS)
def test_the_board_is_reached_by_five_tabs(new_page: NewPage, game: str) -> None:
    page = new_page(1440, 900, knowsTables=False)
    sit_down(page, game)
    for _ in range(5):
        page.keyboard.press("Tab")
        if page.locator(f"{LIT}:focus").count() == 1:
            return
    raise AssertionError(page.evaluate("document.activeElement.outerHTML"))


def test_tools_are_walked_through_by_arrows(page: Page) -> None:
    sit_down(page, "octopus-garden")
    tools = page.get_by_role("toolbar", name="Tools")
    tools.get_by_role("button", name="Hint").focus()
    page.keyboard.press("ArrowRight")
    expect(tools.get_by_role("button", name=re.compile("Last moves|Rules"))).to_have_count(2)
    expect(tools.locator("[tabindex='0']")).to_have_count(1)
    expect(tools.locator("[tabindex='0']")).to_be_focused()


def test_a_refusal_rings_what_was_touched_until_a_choice_is_made(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    sit_down(page, "octopus-garden")
    refuse(page)
    expect(page.locator("[data-refused]")).not_to_have_count(0)
    page.locator(f".garden {LIT}").first.dispatch_event("click")
    expect(page.locator("[data-refused]")).to_have_count(0)
    expect(page.locator("[data-note=refusal]")).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 390])
def test_first_steps_go_on_as_one_plays(new_page: NewPage, width: int) -> None:
    page = new_page(width, 860, has_touch=width < 800, knowsTables=False)
    sit_down(page, "octopus-garden")
    dots = page.locator("[data-note=steps]").get_by_role("img")
    expect(dots).to_have_attribute("aria-label", "Step 1 of 5")
    page.locator(f".garden {LIT}").first.dispatch_event("click")
    expect(dots).to_have_attribute("aria-label", "Step 3 of 5")
    page.get_by_role("button", name="Undo").locator("visible=true").click()
    expect(dots).to_have_attribute("aria-label", "Step 4 of 5")


def test_the_final_sheet_waits_until_the_last_piece_has_arrived(page: Page) -> None:
    open_table(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Give up").click()
    flight = "document.querySelector('main .board').animate([{opacity: 1}, {opacity: 1}], {duration: 6e4, id: 'last'})"
    page.evaluate(flight)
    page.get_by_role("button", name="Give up").click()
    sheet = page.get_by_role("dialog", name=FINAL)
    expect(page.locator("main [data-lit]")).to_have_count(0)
    page.wait_for_timeout(300)
    expect(sheet).to_have_count(0)
    page.evaluate("document.getAnimations().find(({id}) => id === 'last').finish()")
    expect(sheet).to_be_visible()


@pytest.mark.parametrize("game", [game for game in OURS if game != "open-worlds"])
def test_a_phone_held_sideways_shows_the_board_beside_what_is_said(new_page: NewPage, game: str) -> None:
    page = new_page(*ZOOMED, has_touch=True)
    sit_down(page, game)
    width, height = ZOOMED
    [board], [prompt] = boxes(page, "main .board > *"), boxes(page, "main .prompt")
    assert prompt["right"] <= board["left"]
    assert board["right"] <= width
    assert board["bottom"] <= height
    assert boxes(page, "nav.bottom") == []
    assert page.get_by_role("button", name="Hint").is_visible()


def test_on_a_phone_bots_of_one_level_are_told_apart_by_their_numbers(new_page: NewPage) -> None:
    page = new_page(390, 844, language="de")
    page.goto("/new/octopus-garden?for=now")
    page.locator("input[name=count]").nth(1).check(force=True)  # three seats
    for level in page.locator("select:visible", has=page.locator("option[value=master]")).all():
        level.select_option("master")
    page.get_by_role("button", name="Tisch eröffnen").click()
    wait_for_turn(page)
    numbers = page.locator("li:has(b) .name .number")
    expect(numbers).to_have_text(["2", "3"])
    for box, chip in zip(boxes(page, "li b .name .number"), boxes(page, "li:has(b .name .number)"), strict=True):
        assert chip["left"] < box["left"] < box["right"] < chip["right"]
