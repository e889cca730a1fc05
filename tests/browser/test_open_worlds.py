"""Open Worlds in a real browser."""

import json
import re
import subprocess
import sys
from collections import Counter
from itertools import cycle, pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import ROOT, NewPage
from tests.browser.hands import FINAL, lit, open_table, touch, wait_for_change, wait_for_turn, words_on
from tests.browser.test_access import findings
from tests.browser.wire import Wire, events_in, views_in

DRIVER = (Path(__file__).parent / "open_worlds_driver.js").read_text(encoding="utf-8")
SIDEWAYS = ((844, 390), (740, 360))
UPRIGHT = ((390, 844), (360, 740))
MIRA, ANA = {"kind": "here", "name": "Mira"}, {"kind": "here", "name": "Ana"}
OPEN, BOT = {"kind": "open"}, {"kind": "bot", "level": "random"}


def open_at(page: Page, variant: str, *seats: dict[str, str], seed: int = 7) -> None:
    """A table with certain seats, where cards always come in the same order."""
    wish = {"game": "open-worlds", "seats": list(seats), "options": {"variant": variant}, "seed": seed}
    page.goto("/")
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")


SECRET = ("card_dealt", "card_dealt_again", "card_drawn", "utility_drawn", "card_put_away", "card_staged")
BUSY = 50  # choices after which a match is brought to its end


def play(page: Page, most: int = 900, patience: int = 60_000, busy: int = BUSY) -> tuple[Counter[str], str]:
    """Choose whatever glows; say what was asked, and why it stopped."""
    said: dict[str, Any] = page.evaluate(DRIVER, {"most": most, "patience": patience, "busy": busy})
    assert said["is"] in ("over", "waiting", "enough"), said["is"]
    return Counter(said["seen"]), said["is"]


def keep_cards(page: Page) -> None:
    """Through the first question, which is about the opening hand."""
    raise_curtain(page)
    before = words_on(page)
    touch(page, "pass")
    wait_for_change(page, before)  # to a curtain, on a shared device


def raise_curtain(page: Page) -> None:
    """Sit down at a table on a shared device."""
    curtain = page.locator("main.curtain button")
    page.locator("[data-lit], main.curtain button").first.wait_for(state="attached")
    if curtain.count() > 0:
        curtain.click()
        page.locator("[data-phase]").wait_for()


def worlds(page: Page, kind: str = "open") -> list[str]:
    """The Worlds that are `open` to what is held, where it `works`, or where it would be a `bluff`."""
    found = page.eval_on_selector_all(f".world.{kind} .ground", "elements => elements.map(e => e.dataset.target)")
    return [str(target) for target in found]


def staging(page: Page) -> list[str]:
    """Come to the first Staging of a table on one device; the cards that can be Staged."""
    for _ in range(2):
        keep_cards(page)
    raise_curtain(page)
    expect(page.locator("[data-phase=Stage]")).to_be_visible()
    return lit(page, "card:")


def fits(page: Page, *things: Locator) -> None:
    """Everything lies on the screen, and nothing scrolls sideways."""
    size = page.viewport_size
    assert size is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    for thing in things:
        box = thing.bounding_box()
        assert box is not None, thing
        assert box["y"] >= 0, (thing, box)
        assert box["y"] + box["height"] <= size["height"] + 1, (thing, box)


def test_the_client_draws_the_cards_of_the_catalogue() -> None:
    command = [sys.executable, "scripts/open_worlds_cards.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_whole_introductory_match_on_one_device(anywhere: Page) -> None:
    page = anywhere
    open_table(page, "open-worlds", "device", variant="introductory")
    expect(page.get_by_role("button", name=re.compile("^I am Player [12]: show my side$"))).to_be_visible()
    assert page.locator("[data-target]").count() == 0  # nothing of the table is in the page
    seen, end = play(page)
    assert end == "over"
    assert {"Stage", "choosing a World", "Trash"} <= set(seen)  # whether a Ship can move is luck
    dialog = page.get_by_role("dialog", name=FINAL)
    expect(page.get_by_text(re.compile("is the FINAL TURN")).first).to_be_attached()
    expect(dialog.locator("tbody").get_by_role("rowheader")).not_to_have_count(0)
    expect(dialog).to_contain_text("The Incomes of the FINAL TURN have been counted.")
    dialog.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url(re.compile("/replay/open-worlds"))
    expect(page.get_by_text(re.compile(r"Move \d+ of \d+"))).to_be_visible()
    expect(page.locator(".world")).to_have_count(5)


class Secrets(Wire):
    """What a page hears, and whether it is told too much."""

    def check(self, seat: int) -> int:
        """Nothing of the other seat's hand, deck, Trash Heap or Staged cards came; how often some were face down."""
        face_down, other = 0, 1 - seat
        for position in self.positions:
            assert set(position.seats) <= {seat}
            for view in views_in(position):
                player = view["players"][other]
                assert player["hand"] is player["deck"] is player["trash"] is None
                is_hidden = view["step"] in ("stage", "move")
                staged = [world["staged"][other] for world in view["worlds"]]
                assert not is_hidden or all(area["cards"] is None for area in staged)
                face_down += is_hidden and any(area["count"] for area in staged)
            for event in events_in(position):
                assert event.seat != other or event.name not in SECRET or event.is_hidden
        return face_down


def test_a_whole_standard_match_in_two_browsers_that_keep_their_secrets(new_page: NewPage) -> None:
    host, guest = new_page(asking="always"), new_page(name="Ana", asking="always")
    wires = Secrets(host), Secrets(guest)
    open_at(host, "standard", MIRA, OPEN)
    expect(host.get_by_role("heading", name="Waiting for one more")).to_be_visible()
    guest.goto(host.url)
    guest.get_by_role("button", name="Take a seat").click()
    seen: Counter[str] = Counter()
    for page in cycle((host, guest)):
        chosen, end = play(page, patience=120, busy=BUSY - seen.total())
        seen += chosen
        if end == "over":
            break
        assert seen.total() < 1500
    assert {"Stage", "choosing a World", "window"} <= set(seen)
    for page in (host, guest):
        expect(page.get_by_role("dialog", name=FINAL)).to_be_visible()
    for seat, wire in enumerate(wires):
        assert wire.check(seat) > 0


def test_a_card_is_staged_by_touch_by_drag_and_taken_back(page: Page) -> None:
    open_at(page, "introductory", MIRA, ANA)
    card = next(each for each in staging(page) if each.startswith(("card:outpost", "card:exploit", "card:city")))
    touch(page, card)
    open_to_it = worlds(page)
    assert len(open_to_it) == 5
    assert set(worlds(page, "works")) | set(worlds(page, "bluff")) == set(open_to_it)  # each says what would happen
    before = words_on(page)
    touch(page, open_to_it[0])
    wait_for_change(page, before)
    expect(page.get_by_role("button", name=re.compile("^Your Staged .*face down for others"))).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name=re.compile("^Your Staged "))).to_have_count(0)
    page.locator(f'[data-target="{card}"]').first.drag_to(page.locator(f'[data-target="{open_to_it[1]}"]'))
    expect(page.get_by_role("button", name=re.compile("^Your Staged "))).to_have_count(1)
    touch(page, lit(page, "card:")[0])
    assert open_to_it[1] not in worlds(page)  # one card a World


def test_what_would_be_lost_is_dim_says_why_and_asks_once(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    open_at(page, "introductory", MIRA, ANA)
    staging(page)
    touch(page, page.locator(".ground").nth(2).get_attribute("data-target") or "")
    expect(page.locator(".world.chosen")).to_contain_text("Your card goes here")
    lost = page.locator(".slot:has(.dim)").first
    expect(lost.locator("small")).to_have_text(re.compile("^(lost|later|keep)"))
    lost.locator(".cover").click()
    expect(page.locator(".world .reply")).to_contain_text("Really?")
    assert page.get_by_role("button", name=re.compile("^Your Staged ")).count() == 0
    page.get_by_role("button", name="Do it").click()
    expect(page.get_by_role("button", name=re.compile("^Your Staged "))).to_have_count(1)


def overlaps(page: Page, selector: str) -> list[str]:
    """Pairs of neighbours that cover each other, as far as they can be seen."""
    boxes = page.eval_on_selector_all(
        selector, "all => all.map(e => (({left, right}) => [left, right])(e.getBoundingClientRect()))"
    )
    return [f"{one} {other}" for one, other in pairwise(boxes) if one[1] > other[0] + 0.5]


def test_the_table_fits_without_scrolling_and_ten_cards_lie_side_by_side(new_page: NewPage) -> None:
    for width, height in ((1440, 900), (1024, 768)):
        page = new_page(width, height)
        open_at(page, "introductory", MIRA, ANA)
        staging(page)
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        assert page.locator(".hand .slot").count() == 10
        assert overlaps(page, ".hand .slot") == []
        last = page.locator(".hand .slot").last.bounding_box()
        assert last is not None
        assert last["x"] + last["width"] <= width
        fits(page, page.locator(".hand"), page.locator(".worlds"), page.locator("main .side"))


def test_touching_what_may_not_be_touched_names_the_rule(page: Page) -> None:
    open_at(page, "introductory", MIRA, ANA)
    staging(page)
    touch(page, "seat:0")  # only Utilities choose an opponent
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"OW-\d+"))


def test_a_card_is_shown_large_with_its_text(page: Page) -> None:
    open_at(page, "introductory", MIRA, ANA)
    raise_curtain(page)
    page.locator(".hand .cover").first.hover()
    look = page.locator("aside.look")
    expect(look).to_be_visible()
    label = page.locator(".hand .cover").first.get_attribute("aria-label")
    assert label is not None
    expect(look.get_by_role("heading", name=label)).to_be_visible()
    page.mouse.move(5, 5)
    expect(look).to_have_count(0)


def test_a_turn_is_told_again_step_by_step(page: Page) -> None:
    open_at(page, "introductory", MIRA, ANA)
    seen, _ = play(page, most=60)
    assert seen["choosing a World"] > 0
    raise_curtain(page)
    page.get_by_role("button", name="Tell the turn again").click()
    bar = page.get_by_role("region", name="The turn, step by step")
    bar.get_by_role("button", name="One step on").click()
    steps = bar.locator(".count")
    expect(steps).to_have_text(re.compile(r"^\d+ of \d+$"))
    at = int(steps.inner_text().split()[0])
    bar.get_by_role("button", name="One step back").click()
    expect(steps).to_have_text(re.compile(f"^{at - 1} of "))
    assert lit(page, "world:") == lit(page, "orbital:") == []  # the past cannot be touched
    bar.get_by_role("button", name="Skip to now").click()
    expect(bar).to_have_count(0)


def test_three_at_a_table_have_seven_worlds(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    open_at(page, "standard", MIRA, ANA, {"kind": "here", "name": "Io"})
    seen, _ = play(page, most=40)
    assert seen["Stage"] > 0
    raise_curtain(page)
    expect(page.locator(".world")).to_have_count(7)
    expect(page.locator(".rivals .strip")).to_have_count(2)
    fits(page, page.locator(".hand"), page.locator(".worlds"))


def test_phones_show_the_whole_decision(new_page: NewPage) -> None:
    page = new_page(has_touch=True)
    for width, height in (*SIDEWAYS, *UPRIGHT):
        page.set_viewport_size({"width": width, "height": height})
        open_at(page, "introductory", MIRA, ANA)
        card = staging(page)[0]
        is_sideways = width > height
        things = [page.locator(".worlds"), page.locator(".prompt").get_by_role("button")]
        fits(page, *things, *([page.locator(".hand .slot").first] if is_sideways else []))
        page.locator(f'[data-target="{card}"]').first.tap()
        before = words_on(page)
        page.locator(f'[data-target="{worlds(page)[2]}"]').tap()
        wait_for_change(page, before)
        expect(page.get_by_role("button", name=re.compile("^Your Staged "))).to_have_count(1)


def test_the_rules_panel_has_the_whole_catalogue(page: Page) -> None:
    open_at(page, "standard", MIRA, BOT)
    wait_for_turn(page)
    page.get_by_role("button", name="Rules").click()
    panel = page.get_by_role("dialog")
    cards = json.loads((ROOT / "web/src/games/open_worlds/cards.json").read_text(encoding="utf-8"))
    expect(panel).to_contain_text(cards[-1]["label"])  # the rules have come
    text = panel.inner_text()
    for card in cards:
        assert card["label"] in text


def test_the_table_is_for_everybody(new_page: NewPage) -> None:
    for width, theme in ((1366, "day"), (390, "night")):
        page = new_page(width, 860, theme=theme)
        open_at(page, "introductory", MIRA, ANA)
        assert findings(page) == []  # the curtain
        touch(page, staging(page)[0])
        assert findings(page) == [], width
