"""What if in a real browser: play on from a replay, go back, share the tree."""

import re

from playwright.sync_api import Page, expect

from oceanarium.kernel import Match, game_named
from tests.browser.test_access import findings
from tests.matches import play_at_random

POINT = 40  # moves


def _link() -> str:
    match = Match(game_named("octopus-garden"), 2, seed=5)
    play_at_random(match, 10_000, 5)
    return match.to_link()


def test_a_study_grows_from_a_replay_is_judged_and_opens_from_its_link(page: Page) -> None:
    page.goto(f"/replay/{_link()}#{POINT}")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("link", name="Try out").click()
    tree = page.get_by_role("region", name="Variations")
    rows = tree.locator("li")
    expect(rows).to_have_count(2)  # where it begins, and what was played
    expect(rows.nth(1)).to_contain_text("played")
    odds = page.get_by_role("region", name="Chance to win")
    expect(odds.get_by_text(re.compile(r"^\d+%$"))).to_have_count(2)
    before = rows.count()
    assert findings(page) == []
    odds.get_by_role("list").last.get_by_role("button").first.click()  # the best move
    expect(tree.locator("[aria-current]")).not_to_contain_text("the match as it was")
    page.get_by_label("A comment on this move").fill("why not?")
    page.get_by_role("button", name="Good move").click()
    expect(tree.get_by_text("why not?")).to_be_visible()
    shown = rows.all_inner_texts()
    assert len(shown) >= before
    page.get_by_role("button", name="One move back").click()
    expect(tree.locator("[aria-current]")).to_contain_text("the match as it was")
    page.get_by_role("button", name="Share the study").click()
    address = page.get_by_role("textbox", name="Copy link").input_value()
    page.goto(address)
    expect(tree.get_by_text("why not?")).to_be_visible()
    expect(rows).to_have_count(len(shown))
    expect(tree.get_by_title("Good move").first).to_be_visible()
