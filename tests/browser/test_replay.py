"""A finished match in a real browser: its analysis, and how it ended."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from oceanarium.bots import search
from oceanarium.kernel import Match, game_named
from tests import machine_code
from tests.browser.conftest import NewPage
from tests.browser.hands import go, play_now
from tests.matches import play_at_random

ALL_JUDGED = "Every decision is judged"


@pytest.fixture(scope="module")
def short_match() -> str:
    """The link of a short match with mistakes in it, in a game whose judge is quick."""
    toy = game_named("tidepool")
    machine_code.make_quick(toy, search)
    match = Match(toy, 3, seed=8)
    play_at_random(match, 1_000, 5)
    return match.to_link()


def _ended_match(game: str, seats: int) -> str:
    match = Match(game_named(game), seats, seed=5)
    play_at_random(match, 10_000, 5)
    return match.to_link()


def _analysed(page: Page, link: str) -> Locator:
    page.goto(f"/replay/{link}")
    page.get_by_role("button", name="Analyse").click()
    dock = page.get_by_role("region", name="Chance to win")
    expect(dock.get_by_role("img", name=ALL_JUDGED)).to_be_visible(timeout=60_000)
    return dock


def _moment(page: Page) -> str:
    return page.get_by_role("slider", name="Position in the match").input_value()


def test_an_analysis_shows_the_chances_and_what_every_move_cost(page: Page, short_match: str) -> None:
    dock = _analysed(page, short_match)
    expect(dock.locator("path.line")).to_have_count(3)
    points = dock.get_by_role("region", name="Where it turned").get_by_role("button")
    assert 1 <= points.count() <= 3
    points.first.click()
    expect(page.get_by_text(re.compile(r"^Better: .+ instead of \d+%"))).to_be_visible()
    line = page.locator("li.current")
    expect(line).to_contain_text(re.compile(r"(mistake|blunder)"))
    turned = _moment(page)
    curve = dock.get_by_role("slider", name="Chances to win, move by move")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(rf"After move {turned}: .+ \d+%"))
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] - 20, "y": box["height"] / 2})
    expect(page.get_by_role("slider", name="Position in the match")).not_to_have_value(turned)
    curve.press("ArrowLeft")
    shown = page.locator("li[data-after]").count()
    page.get_by_label("Only moves that mattered").check()
    assert page.locator("li[data-after]").count() < shown
    dock.get_by_role("button", name="Close the analysis").click()
    expect(dock).to_have_count(0)


def test_an_analysis_stops_when_told_to_and_goes_on(anywhere: Page) -> None:
    page = anywhere
    go(page, f"/replay/{_ended_match('octopus-garden', 2)}")
    page.get_by_role("button", name="Analyse").click()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text(re.compile(r"Judged \d+ of \d+"))).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("button", name="Stop")).to_be_visible()


def _box(locator: Locator) -> FloatRect:
    box = locator.bounding_box()
    assert box is not None
    return box


@pytest.mark.parametrize("width", [1440, 1024])
def test_an_analysis_stands_beside_the_board(new_page: NewPage, width: int) -> None:
    page = new_page(width, 900 if width == 1440 else 768)
    page.goto(f"/replay/{_ended_match('octopus-garden', 3)}")
    page.get_by_role("button", name="Analyse").click()
    dock = _box(page.get_by_role("region", name="Chance to win"))
    board, moves = _box(page.locator("main .board")), _box(page.locator("section.moves"))
    assert dock["x"] + dock["width"] <= board["x"]
    assert board["x"] + board["width"] <= moves["x"]
    for rival in page.locator("main .rivals > *").all():
        assert _box(rival)["x"] >= board["x"] + board["width"]
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_replay_on_a_phone_has_its_slider_at_the_bottom_and_the_analysis_below_the_board(
    new_page: NewPage, short_match: str
) -> None:
    page = new_page(390, 844, has_touch=True)
    dock = _analysed(page, short_match)
    expect(dock.get_by_role("heading", name="Chance to win")).to_be_in_viewport()  # whoever asked for it is led there
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.evaluate("scrollTo(0, 0)")
    slider = page.get_by_role("slider", name="Position in the match")
    assert 844 - 130 < _box(slider)["y"] < 844
    assert _box(dock)["y"] >= _box(page.locator("main .board"))["y"] + _box(page.locator("main .board"))["height"]
    slider.fill("3")
    expect(page.get_by_text(re.compile(r"^Move 3 of \d+$"))).to_be_visible()


def test_a_replay_fits_a_phone_also_while_another_table_waits(new_page: NewPage) -> None:
    """One button more at the top made the page wider than the screen, and its controls lay below it."""
    page = new_page(360, 740, has_touch=True)
    play_now(page)
    expect(page.locator("[data-lit]").first).to_be_visible()
    go(page, f"/replay/{_ended_match('octopus-garden', 2)}")
    expect(page.locator("header.top .next")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    forward = _box(page.get_by_role("button", name="One move on"))
    assert forward["y"] + forward["height"] <= 740


def test_a_replay_begins_at_its_first_decision(page: Page) -> None:
    """Before it only chance has acted: tiles came to the market, one by one."""
    link = _ended_match("octopus-garden", 2)
    page.goto(f"/replay/{link}#1")
    expect(page.get_by_text("The beginning")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Move 0 of \d+$"))).to_be_visible()
    assert _moment(page) == "0"
    page.get_by_role("button", name="One move back").click()
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_text(re.compile(r"^Move 1 of \d+$"))).to_be_visible()
    assert _moment(page) == "1"


def test_alone_the_score_counts_and_how_good_it_is(page: Page) -> None:
    page.goto(f"/replay/{_ended_match('open-ocean', 1)}")
    page.get_by_role("button", name="How it ended").click()
    sheet = page.get_by_role("dialog", name="Final scoring")
    expect(sheet.get_by_role("heading", name=re.compile(r"^Player 1 scores \d+ points$"))).to_be_visible()
    expect(sheet.get_by_text(re.compile(r"^Level "))).to_be_visible()
    expect(sheet.get_by_role("row", name=re.compile("bloom"))).to_have_count(0)  # nobody plays with it
