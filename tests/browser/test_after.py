"""After a match in a real browser: what cost most, told under the score and in a room of its own; and tried again."""

import re

from playwright.sync_api import Page, expect

from oceanarium.bots import search
from oceanarium.kernel import CHANCE, Match, game_named
from tests import machine_code
from tests.browser.hands import FINAL, hurry
from tests.matches import play_at_random

PLACES = 3
MY_SIDE = re.compile("show my side")


def nearly_over() -> tuple[str, int]:
    """A short match with mistakes in it, in a game whose judge is quick; and the number of its last choice."""
    toy = game_named("tidepool")
    machine_code.make_quick(toy, search)
    match = Match(toy, PLACES, seed=8)
    play_at_random(match, 1_000, 5)
    choices = [number for number, played in enumerate(match.moves) if played.seat != CHANCE]
    return match.to_link(), choices[-1]


def test_what_cost_most_is_told_with_reasons_and_can_be_tried_again(page: Page) -> None:
    link, last = nearly_over()
    seats = [{"kind": "here", "name": name} for name in ("Anna", "Ben", "Cleo")]
    wish = {"game": "tidepool", "seats": seats, "start": {"link": link, "number": last}}
    table = page.request.post("/api/tables", data=wish).json()["table"]
    page.goto(f"/table/{table}")
    page.get_by_role("button", name=MY_SIDE).click()
    assert hurry(page)
    sheet = page.get_by_role("dialog", name=FINAL)
    expect(sheet.get_by_role("heading", name="What cost you most")).to_be_visible()
    sheet.get_by_role("link", name="Look back").click()
    page.wait_for_url(re.compile("/after/"))
    expect(
        page.get_by_role("heading", name=re.compile("left little behind|It was open until|was ahead from"))
    ).to_be_visible(timeout=60_000)
    again = page.get_by_role("button", name="Try again from here")
    for person in page.get_by_role("group", name="Whose moments").get_by_role("button").all():
        person.click()
        if again.count() > 0:
            break
    card = page.get_by_role("article").first
    expect(card).to_contain_text(re.compile(r"Move \d+ of \d+"))
    expect(card).not_to_contain_text("Looking for the reasons")
    again.first.click()
    page.wait_for_url(re.compile("/table/(?!" + table + ")"))
    expect(page.get_by_role("button", name=MY_SIDE)).to_be_visible()  # somebody is to move there
