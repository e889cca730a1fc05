"""Oceania in a real browser."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.hands import (
    CLICKED,
    FINAL,
    go,
    hurry,
    lit,
    open_table,
    touch,
    wait_for_change,
    wait_for_turn,
    words_on,
)


def sit_down(page: Page) -> None:
    """From the lobby to a table against a bot, with one click."""
    go(page, "/")
    page.get_by_role("button", name=re.compile("Play (now|bots)")).first.wait_for()  # the games are on the shelf
    tab = page.get_by_role("tab", name="Oceania")
    if tab.count():  # on a phone at a server
        tab.click()
    page.get_by_role("button", name=re.compile("Play (now|bots): Oceania")).click()
    page.wait_for_url(re.compile("/table/"))


def box_of(thing: Locator) -> dict[str, float]:
    box = thing.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    high = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return wide > 0 and high > 0


def hand(page: Page) -> Locator:
    """The panel with the tile in hand."""
    return page.get_by_role("region", name="Drawn tile")


def choose(page: Page, number: int, *, scouts: bool = True) -> str:
    """One choice by clicking, and what it was about; the number makes choices differ, and scouts may be held back."""
    before = words_on(page)
    possible = _possible(page)
    starts = [target for target in possible if target.startswith(("circle:", "board:"))]
    if any(target.startswith("tile:") for target in possible) or page.locator(".fit").count() > 0:
        about = _lay(page, number)
    elif "no_scout" in possible:
        about = _scout(page) if scouts else _hold_scouts_back(page)
    elif starts:
        touch(page, starts[number % len(starts)])
        page.get_by_role("button", name="Sail and draw").click()
        about = "sail"
    else:  # draw or use a discard, and the scout that pays for it
        touch(page, possible[number % len(possible)])
        about = "source"
    wait_for_change(page, before)
    return about


def _possible(page: Page) -> list[str]:
    found = page.eval_on_selector_all(
        "[data-lit], [data-possible]", "elements => elements.map(element => element.dataset.target)"
    )
    return list(dict.fromkeys(found))


def _lay(page: Page, number: int) -> str:
    spaces = [target for target in _possible(page) if target.startswith("board:")]
    if page.locator(".trial.firm").count() == 0:
        touch(page, spaces[number % len(spaces)])
    turn = hand(page).get_by_role("button", name="Turn", exact=True)
    if number % 2 and turn.count() > 0:
        turn.click()
    hand(page).get_by_role("button", name=re.compile("^Lay it on [A-G][1-5]$")).click()
    return "lay"


def _hold_scouts_back(page: Page) -> str:
    touch(page, "no_scout")
    return "no scout"


def _scout(page: Page) -> str:
    touch(page, lit(page, "scout:")[0])
    shores = lit(page, "piece:")
    if shores:  # a strait has two
        touch(page, shores[0])
    return "scout"


def test_a_whole_match_against_a_bot_by_clicking(anywhere: Page) -> None:
    page = anywhere
    sit_down(page)
    seen = set()
    for number in range(CLICKED):
        assert wait_for_turn(page)
        seen.add(choose(page, number, scouts="no scout" in seen))
    assert {"sail", "lay", "scout", "no scout"} <= seen
    assert hurry(page)
    dialog = page.get_by_role("dialog", name=FINAL)
    expect(dialog.get_by_role("rowheader", name="Points", exact=True)).to_be_visible()  # there may be no islands
    dialog.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url(re.compile("/replay/oceania"))
    expect(page.get_by_text(re.compile(r"Move \d+ of \d+"))).to_be_visible()


def test_a_voyage_asks_once_and_says_how_likely_a_tile_fits(page: Page) -> None:
    open_table(page, "oceania")
    wait_for_turn(page)
    touch(page, "circle:south-A")
    expect(hand(page)).to_contain_text("25 of 35 unseen tiles fit")
    touch(page, "circle:west-3")
    expect(hand(page)).to_contain_text("The voyage explores A3.")
    expect(page.get_by_label("Circle west of A3: leads to A3")).to_have_attribute("aria-pressed", "true")
    touch(page, "circle:west-3")
    expect(page.get_by_text(re.compile("starts from the circle west of A3"))).to_be_visible()


def test_after_a_start_is_chosen_the_ship_is_there_and_sail_and_draw_stands_beside_it(page: Page) -> None:
    open_table(page, "oceania")
    wait_for_turn(page)
    for circle in ("circle:west-1", "circle:east-3", "circle:south-D"):
        touch(page, circle)
        ship, start, note = (
            box_of(page.locator(thing)) for thing in ("[data-anchor='ship']", f"[data-target='{circle}']", ".departure")
        )
        assert start["x"] <= ship["x"] + ship["width"] / 2 <= start["x"] + start["width"]
        assert start["y"] <= ship["y"] + ship["height"] / 2 <= start["y"] + start["height"]
        assert not overlap(ship, note)
    page.get_by_role("button", name="Sail and draw").click()
    expect(page.get_by_text(re.compile("starts from the circle south of D5")).first).to_be_visible()
    expect(page.locator(".departure")).to_have_count(0)


def test_lit_scouts_do_not_overlap_and_are_counted(new_page: NewPage) -> None:
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        page = new_page(width, height)
        open_table(page, "oceania")
        wait_for_turn(page)
        touch(page, "circle:south-D")
        touch(page, "circle:south-D")
        expect(page.locator(".trial.firm")).to_be_visible()
        if "open sea" in hand(page).inner_text().lower():
            continue
        hand(page).get_by_role("button", name="Lay it on D5").click()
        expect(page.locator(".mine [data-target^=scout][data-lit]")).to_have_count(3)
        assert page.locator(".mine [data-target^=scout]").all_inner_texts() == [
            f"\N{MULTIPLICATION SIGN}{count}" for count in (5, 2, 1)
        ]
        boxes = [box_of(scout) for scout in page.locator("[data-target^=scout][data-lit]:visible").all()]
        assert not any(overlap(one, other) for one in boxes for other in boxes if one is not other)


def test_the_chart_fills_its_column_and_the_table_fits_without_scrolling(new_page: NewPage) -> None:
    for width, height in ((1440, 900), (1024, 768)):
        page = new_page(width, height)
        sit_down(page)
        wait_for_turn(page)
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        chart, column = box_of(page.get_by_role("group", name=re.compile("Sea chart"))), box_of(page.locator(".board"))
        assert chart["width"] > 0.98 * column["width"]
        page.mouse.move(1, height / 2)
        legend = page.get_by_role("region", name="Reading the chart")
        expect(legend).to_contain_text("Sealed island. Grey scores its size")
        page.locator('[data-target="circle:west-2"]').hover()
        expect(legend).to_be_hidden()
        expect(page.locator(".look h3")).to_have_text("Start circle")
        assert page.locator(".left h2, .left h3").all_inner_texts().count("Start circle") == 1


def test_a_match_of_two_games_stops_at_the_finished_chart_and_ends_with_both_results(page: Page) -> None:
    page.goto("/new/oceania?rounds=2&for=now")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    assert not hurry(page, stop="next_game", avoid="scout:")
    expect(hand(page)).to_contain_text("Game 1 of 2 is over")
    assert page.get_by_label(re.compile("^[A-G][1-5]: (Coast|Corner|Strait|Bay|Open sea)")).count() > 0
    before = words_on(page)
    touch(page, "next_game")
    wait_for_change(page, before)
    assert hurry(page, avoid="scout:")
    dialog = page.get_by_role("dialog", name=FINAL)
    for name in ("Game 1", "Game 2", "Games won"):
        expect(dialog.get_by_role("rowheader", name=name)).to_be_visible()


def test_touching_an_unknown_space_explains_where_voyages_begin(page: Page) -> None:
    open_table(page, "oceania")
    wait_for_turn(page)
    touch(page, "board:D3")
    expect(page.get_by_role("alert")).to_contain_text("D3 is undiscovered")
    expect(page.get_by_role("alert")).to_contain_text("OC-3.1")


def test_a_tile_is_laid_by_keyboard_alone(page: Page) -> None:
    open_table(page, "oceania")
    wait_for_turn(page)
    page.locator('[data-target="circle:south-D"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # every sea tile fits there
    expect(page.locator(".trial.firm")).to_be_visible()
    tile = page.locator('.trial.firm [data-target^="tile:"]')
    before = tile.get_attribute("data-target") or ""
    tile.focus()
    page.keyboard.press("r")
    if hand(page).get_by_role("button", name="Turn", exact=True).count():  # open sea lies one way only
        expect(tile).not_to_have_attribute("data-target", before)
    expect(tile).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_label(re.compile("^D5: (Open sea|Coast|Corner|Strait|Bay)"))).to_be_visible()


def test_alone_one_needs_no_scouts(page: Page) -> None:
    page.goto("/new/oceania")
    page.get_by_role("radio", name="1", exact=True).check(force=True)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    seen = set()
    for number in range(8):
        assert wait_for_turn(page)
        seen.add(choose(page, number))
    assert seen == {"sail", "lay"}
    expect(page.get_by_text(re.compile(r"\d+ spaces undiscovered")).first).to_be_visible()


def test_a_phone_shows_the_decision_on_its_first_screen(new_page: NewPage) -> None:
    for width, height in ((390, 844), (360, 740)):
        page = new_page(width, height, has_touch=True)
        sit_down(page)
        for number in range(6):
            wait_for_turn(page)
            box = page.get_by_role("group", name=re.compile("Sea chart")).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] < height - 60
            choose(page, number)
            assert page.evaluate("document.documentElement.scrollWidth") <= width
