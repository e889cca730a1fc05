"""The lobby and the waiting room: how matches stand, putting them away, inviting others."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.hands import open_table, place_starting_oysters, play_now, wait_for_turn


def line(page: Page, words: str) -> re.Pattern[str]:
    """A line of the lobby by what it says, in this order."""
    return re.compile(words.replace(" | ", ".*"), re.S)


def test_a_line_tells_how_a_match_stands_and_whose_turn_it_is(page: Page) -> None:
    play_now(page)
    wait_for_turn(page)
    page.goto("/")
    expect(page.get_by_text("1 waits for you")).to_be_visible()
    expected = line(page, r"Octopus' Garden | \d+ tiles in the bag | You | 0 | Casual bot 2 | 0 | Your turn")
    expect(page.get_by_role("link", name=expected)).to_be_visible()


def test_a_match_can_be_put_away_and_brought_back(page: Page) -> None:
    open_table(page)
    page.goto("/")
    box = page.get_by_role("button", name="Put away: Octopus' Garden")
    box.click()
    expect(box).to_have_count(0)
    page.get_by_role("status").get_by_role("button", name="Undo").click()
    expect(box).to_be_visible()
    box.click()
    page.get_by_role("button", name="Put away: 1").click()
    page.get_by_role("dialog", name="Put away").get_by_role("button", name="Bring back").click()
    expect(box).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_on_a_phone_ones_matches_come_before_the_covers(new_page: NewPage) -> None:
    page = new_page(390, 844)
    open_table(page)
    page.goto("/")
    expect(page.get_by_role("button", name="Put away: Octopus' Garden")).to_be_visible()
    own = page.get_by_role("heading", name="Your tables").bounding_box()
    cover = page.get_by_role("article").first.bounding_box()
    assert own is not None
    assert cover is not None
    assert own["y"] < cover["y"]


def test_a_link_that_only_this_machine_could_follow_says_how_to_let_others_in(page: Page) -> None:
    open_table(page, "octopus-garden", "invite")
    expect(page.get_by_text("oceanarium serve --host 0.0.0.0")).to_be_visible()
    expect(page.get_by_role("img", name="The link as a QR code")).to_have_count(0)


def test_the_link_names_an_address_in_the_network(page: Page) -> None:
    told = {"public_address": None, "addresses": ["http://192.168.1.7:9000"], "is_only_here": False}
    page.route("**/api/invitation", lambda route: route.fulfill(json=told))
    open_table(page, "octopus-garden", "invite")
    table = page.url.rpartition("/")[2]
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    expect(page.get_by_role("textbox", name="Copy link")).to_have_value(f"http://192.168.1.7:9000/table/{table}")


def test_who_invites_is_asked_for_a_name_and_a_guest_is_a_sea_creature(new_page: NewPage) -> None:
    host, guest = new_page(name=""), new_page(name="")
    host.goto("/new/octopus-garden?for=invite")
    host.get_by_role("textbox", name="What shall the others call you?").fill("Ann")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(re.compile("/table/"))
    guest.goto(host.url)
    creature = guest.get_by_role("textbox", name="Your name").get_attribute("placeholder")
    expect(guest.get_by_text("Ann", exact=True)).to_be_visible()
    guest.get_by_role("button", name="Take a seat").click()
    wait_for_turn(host)
    assert creature
    assert "Guest" not in creature
    expect(host.get_by_role("region", name=f"Garden of {creature}")).to_be_visible()


def test_bots_fill_the_seats_that_stay_empty(page: Page) -> None:
    open_table(page, "octopus-garden", "invite")
    page.get_by_role("combobox", name="Level of the bots").select_option("Newcomer")
    page.get_by_role("button", name="Fill with bots").click()
    place_starting_oysters(page, ("A1",))
    expect(page.get_by_role("region", name="Garden of Newcomer bot 2")).to_be_visible()


def test_a_table_can_be_closed_and_guests_are_told(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(name="Ana")
    host.goto("/new/octopus-garden?for=invite")
    host.get_by_role("radio", name="3").check(force=True)
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(re.compile("/table/"))
    guest.goto(host.url)
    guest.get_by_role("button", name="Take a seat").click()
    expect(guest.get_by_role("textbox", name="Copy link")).to_be_visible()
    expect(guest.get_by_role("button", name="Close the table")).to_have_count(0)
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(guest.get_by_text("This table was closed before the match began.")).to_be_visible()
    expect(host.get_by_role("heading", name="Oceanarium")).to_be_visible()
