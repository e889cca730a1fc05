"""People find each other: by a preset, by a table that looks for players, by a challenge; and play again."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.hands import FINAL, LIT, lit, touch

PRESET = re.compile(r"Octopus' Garden: 5 \+ 12, 2 players")
THREE = re.compile(r"Octopus' Garden: 10 \+ 15, 3 players")
TABLE = re.compile("/table/")


def at_one_table(*pages: Page) -> None:
    """Until all of them are at the same table."""
    for page in pages:
        page.wait_for_url(TABLE)
    assert len({page.url for page in pages}) == 1


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
    at_one_table(mira, ana)
    expect(dock).to_have_count(0)
    while not (asked := [page for page in (mira, ana) if page.locator(LIT).count()]):
        mira.wait_for_timeout(100)
    other = ana if asked[0] is mira else mira
    touch(asked[0], lit(asked[0])[0])
    expect(other.get_by_text("puts an oyster on").first).to_be_visible()


def test_three_who_want_the_same_table_of_three_meet_there(new_page: NewPage) -> None:
    pages = [new_page(), new_page(name="Ana"), new_page(390, 844, has_touch=True, name="Ben")]
    for page in pages:
        page.goto("/")
        page.get_by_role("button", name=THREE).click()
    at_one_table(*pages)
    for page in pages:
        expect(page.get_by_role("timer").first).to_be_visible()


def test_a_table_with_a_clock_looks_for_players_and_is_found(new_page: NewPage) -> None:
    mira, ana = new_page(), new_page(390, 844, has_touch=True, name="Ana")
    ana.goto("/new/oceania?for=seek")  # who has opened a table is somebody, and has a rating
    ana.get_by_role("button", name="Open the table").click()
    ana.wait_for_url(TABLE)
    ana.get_by_role("button", name="Close the table").click()
    ana.wait_for_url(re.compile("/$"))

    mira.goto("/new/oceania?for=seek")
    expect(mira.get_by_role("radio", name="None")).to_be_disabled()  # what counts needs a clock
    mira.get_by_role("radio", name="Own").check()
    mira.get_by_label("Minutes for everybody").fill("0")
    mira.get_by_role("button", name="Open the table").click()
    expect(mira.get_by_text("Whole minutes from 1 to 1440.")).to_be_visible()
    expect(mira.get_by_label("Minutes for everybody")).to_be_focused()
    mira.get_by_label("Minutes for everybody").fill("7")
    mira.get_by_role("spinbutton", name="From").fill("1800")
    mira.get_by_role("button", name="Open the table").click()
    mira.wait_for_url(TABLE)
    expect(mira.get_by_text("7 + 5")).to_be_visible()
    line = ana.get_by_role("listitem").filter(has_text="7 + 5")
    expect(line).to_contain_text("Only from 1,800")
    expect(line.get_by_role("button")).to_have_count(0)
    mira.get_by_role("button", name="Close the table").click()
    expect(line).to_have_count(0)

    mira.goto("/new/oceania?for=seek")
    mira.get_by_role("button", name="Open the table").click()
    mira.wait_for_url(TABLE)
    ana.get_by_role("button", name="Sit down: Oceania").click()
    at_one_table(mira, ana)
    for page in (mira, ana):
        expect(page.get_by_role("timer").first).to_be_visible()


def test_somebody_is_challenged_by_name_and_both_play_again_if_both_want(new_page: NewPage) -> None:
    mira, ana = new_page(name="Mira"), new_page(name="Ana of the reef")
    for page in (ana, mira):
        page.goto("/you")  # now they are somebody
        expect(page.get_by_role("heading", name="Vacation")).to_be_visible()
        page.goto("/")
    mira.get_by_label("Friends").get_by_role("button", name="Challenge by name").click()
    sheet = mira.get_by_role("dialog")
    sheet.get_by_label("Who?").fill(ana.request.get("/api/people/me").json()["name"])
    sheet.get_by_label("Game").select_option("oceania")
    sheet.get_by_role("button", name="Challenge", exact=True).click()
    asked = ana.get_by_label("Challenge somebody")
    expect(asked.get_by_text("Oceania, 3 + 5, rated")).to_be_visible()
    asked.get_by_role("button", name="Decline").click()
    expect(mira.get_by_text("declines")).to_be_visible()
    mira.get_by_label("Challenge somebody").get_by_role("button", name="Close").click()

    person = ana.request.get("/api/people/me").json()["person"]
    mira.goto(f"/people/{person}")
    mira.get_by_role("button", name="Challenge").click()
    mira.get_by_role("dialog").get_by_role("radio", name="Casual").check()
    mira.get_by_role("dialog").get_by_role("button", name="Challenge", exact=True).click()
    asked.get_by_role("button", name="Play").click()
    at_one_table(mira, ana)

    first = mira.url
    mira.request.post(f"/api/tables/{first.rsplit('/', 1)[1]}/leave", data={})
    mira.get_by_role("dialog", name=FINAL).get_by_role("button", name="Rematch").click()
    expect(mira.get_by_text(re.compile("^Kept for"))).to_be_visible()
    ana.get_by_role("dialog", name=FINAL).get_by_role("link", name=re.compile("ematch")).click()
    expect(ana.get_by_role("heading", name=re.compile("would like another match"))).to_be_visible()
    ana.get_by_role("button", name="Play again").click()
    at_one_table(mira, ana)
    assert mira.url != first
    for page in (mira, ana):
        expect(page.get_by_role("timer").first).to_be_visible()
