"""Octopus' Garden in a real browser."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.hands import (
    FINAL,
    LIT,
    clicked,
    go,
    hurry,
    lit,
    make_a_choice,
    open_table,
    place_starting_oysters,
    play_now,
    touch,
    wait_for_change,
    wait_for_turn,
    ways_into,
    words_on,
)


def test_a_whole_match_against_bots_by_clicking(anywhere: Page) -> None:
    page = anywhere
    play_now(page)
    for _ in range(clicked(page)):
        if wait_for_turn(page):
            make_a_choice(page)
    assert hurry(page)
    dialog = page.get_by_role("dialog", name=FINAL)
    expect(dialog.get_by_role("heading", level=2, name=re.compile("win|share"))).to_be_visible()
    rows = dialog.locator("tbody").get_by_role("row").all_inner_texts()
    assert 4 < len(rows) <= 10
    assert all(re.search(r"\d", row) for row in rows)  # what brought nobody anything is not listed
    dialog.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url(re.compile("/replay/octopus-garden"))
    expect(page.get_by_text(re.compile(r"Move \d+ of \d+"))).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("slider", name="Position in the match")).to_have_attribute(
        "aria-valuetext", re.compile(r"Move (\d+) of \1$")
    )
    page.reload()
    expect(page.get_by_role("slider", name="Position in the match")).to_have_attribute(
        "aria-valuetext", re.compile(r"Move (\d+) of \1$")
    )
    go(page, "/")
    expect(page.get_by_role("link", name=re.compile("Replay: Octopus' Garden")).first).to_be_visible()


def test_a_rematch_follows_a_match(page: Page) -> None:
    open_table(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").click()
    first = page.url
    page.get_by_role("dialog", name=FINAL).get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(first)
    assert wait_for_turn(page)


def test_several_people_share_one_device(page: Page) -> None:
    open_table(page)
    for name in ("Player 1", "Player 2"):
        expect(page.get_by_text(f"{name}, it is your turn.")).to_be_visible()
        place_starting_oysters(page)
    expect(page.get_by_text(re.compile("Buy a row or a column"))).to_be_visible()


def test_a_page_that_is_loaded_again_in_mid_turn_is_the_same(anywhere: Page) -> None:
    page = anywhere
    play_now(page)
    wait_for_turn(page)
    touch(page, "garden:0:B2")
    expect(page.get_by_label(re.compile("^B2: Oyster"))).to_be_visible()
    page.reload()
    expect(page.get_by_label(re.compile("^B2: Oyster"))).to_be_visible()
    assert "garden:0:B2" not in lit(page)
    touch(page, "garden:0:C3")
    expect(page.get_by_label(re.compile("^C3: Oyster"))).to_be_visible()


def test_a_move_can_be_taken_back(page: Page) -> None:
    open_table(page)
    wait_for_turn(page)
    touch(page, "garden:0:B2")
    expect(page.get_by_label(re.compile("^B2: Oyster"))).to_be_visible()
    page.get_by_role("button", name="Undo").first.click()
    expect(page.get_by_label(re.compile("^B2: vacant"))).to_be_visible()
    expect(page.get_by_text("puts an oyster on B2")).to_have_count(0)


def test_touching_something_illegal_explains_it_with_its_rule(page: Page) -> None:
    play_now(page)
    wait_for_turn(page)
    touch(page, "garden:0:B2")
    expect(page.get_by_label(re.compile("^B2: Oyster"))).to_be_visible()
    touch(page, "garden:0:B2")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("B2 is not vacant")
    alert.get_by_role("button", name=re.compile("Rule OG-")).click()
    expect(page.locator(".cited")).to_be_visible()


def test_a_purchase_asks_once_and_can_be_changed_until_then(page: Page) -> None:
    open_table(page)
    for _ in range(2):
        wait_for_turn(page)
        place_starting_oysters(page)
    wait_for_turn(page)
    first, second, *_ = lit(page, "market:")
    touch(page, first)
    expect(page.get_by_text(re.compile("pearls? left"))).to_be_visible()
    touch(page, second)
    expect(page.locator(f'[data-target="{second}"][data-chosen]')).to_be_visible()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    touch(page, second)
    expect(page.get_by_text(re.compile("Plant what you bought"))).to_be_visible()


def test_a_tile_can_be_dragged_into_the_garden(page: Page) -> None:
    open_table(page)
    for _ in range(2):
        wait_for_turn(page)
        place_starting_oysters(page)
    wait_for_turn(page)
    make_a_choice(page)
    wait_for_turn(page)
    held = page.locator('[data-target^="bought:"]:visible').last
    seat = lit(page, "garden:")[0].split(":")[1]
    space = page.locator(f'[data-target="garden:{seat}:C3"]')
    start, end = held.bounding_box(), space.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + 20, steps=4)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    page.mouse.up()
    expect(page.get_by_label(re.compile("^C3: vacant"))).to_have_count(0)


def test_a_bot_gives_a_hint(anywhere: Page) -> None:
    page = anywhere
    play_now(page)
    wait_for_turn(page)
    page.get_by_role("button", name="Hint").first.click()
    advice = page.get_by_role("status").filter(has_text="The expert would choose:")
    expect(advice).to_contain_text(re.compile(r"Put the oyster on [A-E]\d.*\d+% to win", re.DOTALL))
    expect(page.locator("[data-hinted]").first).to_be_visible()
    advice.get_by_role("button", name="Close").click()
    expect(page.locator("[data-hinted]")).to_have_count(0)


def test_the_moves_in_words_play_too(new_page: NewPage) -> None:
    page = new_page(moveList=True)
    play_now(page)
    wait_for_turn(page)
    page.get_by_role("button", name="Put the oyster on C4").click()
    expect(page.get_by_label(re.compile("^C4: Oyster"))).to_be_visible()


def test_a_match_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play bots: Octopus' Garden").focus()
    page.keyboard.press("Enter")
    wait_for_turn(page)
    while page.locator(f"{LIT}:focus").count() == 0:
        page.keyboard.press("Tab")
    purchases = 0
    for _ in range(16):
        if not wait_for_turn(page):
            break
        purchases += _choose_by_keyboard(page)
    assert purchases > 0


def _choose_by_keyboard(page: Page) -> bool:
    """Walk to a line of the market or stay on the space that has the focus; a purchase needs a second Enter."""
    before = words_on(page)
    expect(page.locator(f"{LIT}:focus")).to_have_count(1)
    is_buying = bool(lit(page, "market:"))
    if is_buying:
        page.keyboard.press("ArrowLeft")
        expect(page.locator('[data-target^="market:"]:focus')).to_have_count(1)
    else:
        page.keyboard.press("ArrowDown")
        if page.locator(f"{LIT}:focus").count() == 0:  # a thing that is chosen already, such as the only sea star
            page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    if is_buying:
        expect(page.get_by_role("button", name="Buy", exact=True)).to_be_visible()
        page.keyboard.press("Enter")
    wait_for_change(page, before)
    return is_buying


def test_a_phone_shows_everything_without_scrolling_sideways(new_page: NewPage) -> None:
    for width in (360, 390):
        page = new_page(width, 780, has_touch=True)
        for path in ("/", "/new/octopus-garden", "/rules/octopus-garden"):
            page.goto(path)
            page.wait_for_load_state("networkidle")
            assert page.evaluate("document.documentElement.scrollWidth") <= width
    play_now(page)
    for _ in range(6):
        wait_for_turn(page)
        make_a_choice(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_watching_bots_needs_no_seat(page: Page) -> None:
    page.goto("/")
    ways_into(page, "Octopus' Garden").get_by_role("button", name="Watch bots").click()
    expect(page.get_by_text("buys").first).to_be_visible()
    expect(page.locator(LIT)).to_have_count(0)
