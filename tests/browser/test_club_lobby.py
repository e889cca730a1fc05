"""Two people who have never met: the same preset, one table, one move."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.hands import LIT, lit, touch

PRESET = re.compile(r"Octopus' Garden: 5 \+ 12, 2 players")


def test_two_strangers_are_paired_and_play(new_page: NewPage) -> None:
    mira, ana = new_page(), new_page(name="Ana")
    for page in (mira, ana):
        page.goto("/")
    mira.get_by_role("button", name=PRESET).click()
    dock = mira.get_by_text("Octopus' Garden, 5 + 12, 2 players")
    expect(dock).to_be_visible()
    expect(ana.get_by_role("button", name=re.compile("2 players, 1 waiting"))).to_be_visible()
    mira.goto("/rules/octopus-garden")
    expect(dock).to_be_visible()  # it stays on every page
    ana.get_by_role("button", name=PRESET).click()
    for page in (mira, ana):
        page.wait_for_url(re.compile("/table/"))
    assert mira.url == ana.url
    expect(dock).to_have_count(0)
    while not (asked := [page for page in (mira, ana) if page.locator(LIT).count()]):
        mira.wait_for_timeout(100)
    other = ana if asked[0] is mira else mira
    touch(asked[0], lit(asked[0])[0])
    expect(other.get_by_text("puts an oyster on").first).to_be_visible()
