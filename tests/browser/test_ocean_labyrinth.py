"""Ocean Labyrinth in a real browser."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.hands import FINAL, clicked, hurry, lit, open_table, touch, wait_for_change, wait_for_turn, words_on

HERE = {"kind": "here", "name": "Mira"}
BOT = {"kind": "bot", "level": "greedy"}


def sit_down(page: Page, *seats: dict[str, str], **options: Any) -> None:
    """At a table with these options, where divers are handed out and the first seat begins."""
    usual = {"colours": "auto", "first_player": 0}
    page.goto("/")
    table = page.evaluate(
        """async (wish) => (await (await fetch("/api/tables", {
            method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish),
        })).json()).table""",
        {"game": "ocean-labyrinth", "seats": list(seats), "options": usual | options},
    )
    page.goto(f"/table/{table}")


def choose(page: Page) -> None:
    """One choice by clicking: a push is looked at first, then confirmed."""
    target = lit(page)[-1]
    touch(page, target)
    before = words_on(page)
    if target.startswith("arrow:"):
        page.get_by_role("button", name=re.compile("^Push into")).click()
        wait_for_change(page, before)
    else:
        page.wait_for_timeout(50)


def spare_tile(page: Page) -> str:
    """How the spare tile is held."""
    target = page.locator('[data-target^="surplus:"]').get_attribute("data-target")
    assert target is not None
    return target


def test_a_whole_match_against_bots_by_clicking(anywhere: Page) -> None:
    page = anywhere
    open_table(page, "ocean-labyrinth", "now", colours="choose", cards_per_player=2, variation="true")
    wait_for_turn(page)
    assert lit(page, "diver:") == ["diver:yellow", "diver:red", "diver:green", "diver:blue"]
    touch(page, "diver:red")
    expect(page.get_by_label(re.compile("^G1: Red start square.*You"))).to_be_visible()
    for _ in range(clicked(page)):
        if wait_for_turn(page):
            choose(page)
    assert hurry(page)
    dialog = page.get_by_role("dialog", name=FINAL)
    expect(dialog.get_by_role("rowheader", name="Targets found")).to_be_visible()
    dialog.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url(re.compile("/replay/ocean-labyrinth"))
    expect(page.get_by_role("group", name="The maze")).to_be_visible()


def test_a_push_is_seen_before_it_is_made(page: Page) -> None:
    sit_down(page, HERE, BOT)
    wait_for_turn(page)
    touch(page, "arrow:N3")
    expect(page.get_by_text(re.compile("squares? in reach"))).to_be_visible()
    expect(page.locator(".lane")).to_be_visible()
    held = spare_tile(page)
    page.keyboard.press("r")
    expect(page.locator(f'[data-target="{held}"]')).to_have_count(0)
    expect(page.get_by_role("button", name="Push into column D")).to_be_enabled()
    held = spare_tile(page)
    page.mouse.wheel(0, 120)
    expect(page.locator(f'[data-target="{held}"]')).to_have_count(0)
    held = spare_tile(page)
    touch(page, held)
    expect(page.locator(f'[data-target="{held}"]')).to_have_count(0)
    touch(page, "arrow:N3")  # again: this pushes
    expect(page.get_by_text(re.compile("Mira pushes .* into column D from above")).first).to_be_visible()
    wait_for_turn(page)
    assert lit(page, "square:")
    page.get_by_role("button", name="Stay here").click()
    expect(page.get_by_text(re.compile("Mira stays on")).first).to_be_visible()


def test_what_cannot_be_touched_is_explained(page: Page) -> None:
    sit_down(page, HERE, BOT, cards_per_player=12)
    wait_for_turn(page)
    touch(page, "square:3,3")
    expect(page.get_by_text("Your turn begins with pushing in the spare tile")).to_be_visible()
    for _ in range(2):
        choose(page)
        wait_for_turn(page)
    page.locator(".arrow.blocked").click(force=True)
    expect(page.get_by_text("may not go straight back in").first).to_be_visible()


def test_what_cannot_be_pushed_is_no_button(page: Page) -> None:
    sit_down(page, HERE, BOT)
    wait_for_turn(page)
    disc = page.locator('[data-target="arrow:N1"] .disc')
    pushable = disc.evaluate("disc => getComputedStyle(disc).fill")
    choose(page)
    wait_for_turn(page)
    assert lit(page, "square:")
    flat = disc.evaluate("disc => getComputedStyle(disc).fill")
    assert (pushable, flat) == ("rgb(11, 100, 116)", "rgba(0, 0, 0, 0)")


def test_the_second_touch_is_asked_for_at_the_arrow(page: Page) -> None:
    sit_down(page, HERE, BOT)
    wait_for_turn(page)
    touch(page, "arrow:W3")
    expect(page.get_by_text("Push!")).to_have_count(1)
    page.locator('[data-target="arrow:W3"]').get_by_text("Push!").click()
    expect(page.get_by_text(re.compile("Mira pushes .* into row 4 from the left")).first).to_be_visible()


def test_without_looking_ahead_the_board_keeps_what_a_push_would_bring(page: Page) -> None:
    sit_down(page, HERE, BOT, look_ahead=False)
    wait_for_turn(page)
    places = "all => all.map(sand => sand.closest('[style*=scale]').style.transform).join()"
    tiles = page.locator(".maze .sand").evaluate_all(places)
    touch(page, "arrow:N3")
    expect(page.locator(".lane")).to_be_visible()
    expect(page.get_by_text("Column D moves down.").first).to_be_visible()
    expect(page.get_by_text(re.compile("(in|out of) reach"))).to_have_count(0)
    expect(page.locator(".glow.lit, .foresight .spot, .out, .goal.reached")).to_have_count(0)
    assert page.locator(".maze .sand").evaluate_all(places) == tiles
    page.get_by_role("button", name="Push into column D").click()
    expect(page.get_by_text(re.compile("Mira pushes .* into column D from above")).first).to_be_visible()
    expect(page.locator(".goal.reached")).to_have_count(0)


def test_pointing_at_a_picture_rings_it_on_the_board(page: Page) -> None:
    sit_down(page, HERE, BOT)
    wait_for_turn(page)
    expect(page.locator(".maze .pointed")).to_have_count(0)
    page.locator('[data-picture="P05"]').hover()  # the diving helmet is on a fixed tile
    expect(page.locator(".maze .pointed")).to_have_attribute("transform", "translate(450 250)")
    expect(page.get_by_role("region", name="Pictures").get_by_text("Diving helmet: at E3.").first).to_be_visible()


def test_the_starts_of_divers_nobody_took_are_faint(page: Page) -> None:
    sit_down(page, HERE, BOT)
    wait_for_turn(page)
    assert page.locator(".start > .plate").count() == 4
    faint = page.locator(".start.absent").evaluate_all("all => all.map(each => each.getAttribute('class'))")
    assert [name.split()[1] for name in faint] == ["red", "green"]


def test_a_seat_is_its_diver_everywhere(page: Page) -> None:
    sit_down(page, HERE, BOT, colours="choose")
    wait_for_turn(page)
    touch(page, "diver:green")
    wait_for_turn(page)
    log = page.get_by_role("list", name="Log").get_by_role("listitem")
    expect(log.filter(has_text="Mira takes the green diver").locator("use")).to_have_attribute("href", "#ol-mark-green")
    own = page.get_by_role("region", name="Your target").locator("use")
    assert {"#ol-diver-green", "#ol-mark-green"} <= {use.get_attribute("href") for use in own.all()}
    rival = page.get_by_role("region", name="Greedy bot 2").locator("use")
    colour = rival.first.get_attribute("href")
    assert colour is not None
    sign = colour.replace("diver", "mark")
    expect(rival.nth(1)).to_have_attribute("href", sign)
    expect(log.filter(has_text=re.compile("Greedy bot 2 takes the")).locator("use")).to_have_attribute("href", sign)


def test_the_board_is_reached_by_at_most_five_tabs(page: Page) -> None:
    sit_down(page, HERE, BOT)
    wait_for_turn(page)
    reached: list[str] = []
    while len(reached) < 5 and not (reached and reached[-1].startswith("arrow:")):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.dataset.target ?? document.activeElement.textContent"))
    assert reached[-1].startswith("arrow:"), reached


def test_the_table_fits_without_scrolling(new_page: NewPage) -> None:
    for width, height in ((1440, 900), (1024, 768)):
        page = new_page(width, height)
        sit_down(page, HERE, BOT, BOT, BOT, variation=True)
        wait_for_turn(page)
        assert page.evaluate("document.documentElement.scrollHeight") == height
        for part in ("Your target", "Spare tile", "Pictures", "Action tiles"):
            box = page.get_by_role("region", name=part).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height
            assert box["height"] > 60


def test_it_can_be_played_by_keyboard(page: Page) -> None:
    sit_down(page, HERE, BOT)
    wait_for_turn(page)
    page.locator('[data-target="arrow:N1"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-target="arrow:N3"]')).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile("Mira pushes .* into column D from above")).first).to_be_visible()
    expect(page.locator('[data-target^="square:"]:focus')).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile("Mira (swims|stays)")).first).to_be_visible()


def test_a_curtain_hides_the_next_target(page: Page) -> None:
    sit_down(page, {"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Kim"})
    targets = []
    for name in ("Ana", "Kim"):
        curtain = page.get_by_role("button", name=f"I am {name}: show my side")
        expect(curtain).to_be_visible()
        expect(page.locator(".goal")).to_have_count(0)
        curtain.click()
        wait_for_turn(page)
        targets.append(page.get_by_role("region", name="Your target").locator(".face").inner_text())
        choose(page)
        page.get_by_role("button", name="Stay here").click()
    assert targets[0] != targets[1]


def test_the_decision_fits_on_a_phone(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, theme="night")
    sit_down(page, HERE, BOT, BOT, BOT)
    for _ in range(4):
        wait_for_turn(page)
        spare = page.get_by_role("region", name="Spare tile")
        button = spare.get_by_role("button", name=re.compile("Push|Stay here"))
        expect(button).to_be_in_viewport()
        expect(page.locator('[data-target="arrow:S5"]')).to_be_in_viewport()
        choose(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_four_players_stand_in_one_row_on_a_phone(new_page: NewPage) -> None:
    for width in (360, 390):
        page = new_page(width, 780, has_touch=True)
        sit_down(page, HERE, BOT, BOT, BOT)
        wait_for_turn(page)
        chips = page.get_by_role("list", name="Scores").get_by_role("listitem")
        expect(chips).to_have_count(4)
        boxes = [chip.bounding_box() for chip in chips.all()]
        assert len({box["y"] for box in boxes if box}) == 1
        assert all(chip.evaluate("chip => chip.scrollWidth <= chip.clientWidth") for chip in chips.all())
