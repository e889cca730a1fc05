"""People: a guest becomes a member by a passkey, and sits in the same seat in another browser."""

import re
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import NewPage

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """Chromium's own, in software: it makes real passkeys and needs no finger."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]


def test_a_guest_becomes_a_member_and_has_the_seat_in_another_browser(new_page: NewPage, address: str) -> None:
    here = address.replace("127.0.0.1", "localhost")  # passkeys belong to names, not to numbers
    laptop, phone = new_page(), new_page(390, 844)
    seats = [{"kind": "here", "name": "Mira"}, {"kind": "open"}]
    made: Any = laptop.request.post(f"{here}/api/tables", data={"game": "octopus-garden", "seats": seats}).json()
    keys, first = authenticator(laptop)

    laptop.goto(f"{here}/you")
    laptop.get_by_role("button", name="Keep your seat").click()
    sheet = laptop.get_by_role("dialog")
    expect(sheet.get_by_text("You have played a match as a guest.")).to_be_visible()
    sheet.get_by_label("Name").fill("Mira of the reef")
    sheet.get_by_role("button", name="Create a passkey").click()
    expect(sheet.get_by_role("heading", name="You are a member, Mira of the reef")).to_be_visible()
    assert sheet.get_by_text(re.compile(r"^(\w{4}-){3}\w{4}$")).count() == 10
    expect(sheet.get_by_role("button", name="Done")).to_be_disabled()
    sheet.get_by_label("I have put them somewhere safe").check()
    sheet.get_by_role("button", name="Done").click()
    expect(laptop.get_by_text("Member since")).to_be_visible()
    laptop.get_by_role("button", name="Sign out here").click()
    laptop.get_by_role("dialog").get_by_role("button", name="Sign out here").click()
    expect(laptop).to_have_url(f"{here}/")
    assert laptop.request.get(f"{here}/api/people/me").json() is None

    others, second = authenticator(phone)
    [passkey] = keys.send("WebAuthn.getCredentials", {"authenticatorId": first})["credentials"]
    others.send("WebAuthn.addCredential", {"authenticatorId": second, "credential": passkey})
    phone.goto(f"{here}/you")
    phone.get_by_role("button", name="Keep your seat").click()
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_text("Member since")).to_be_visible()
    expect(phone.get_by_label("Name")).to_have_value("Mira of the reef")
    assert phone.request.get(f"{here}/api/tables/{made['table']}").json()["yours"] == [0]


def test_on_vacation_the_clock_stands_still_and_the_table_says_so(new_page: NewPage) -> None:
    mira, ana = new_page(), new_page(name="Ana")
    seats, clock = [{"kind": "here", "name": "Mira"}, {"kind": "open"}], {"kind": "correspondence", "days": 3}
    wish = {"game": "oceania", "seats": seats, "clock": clock, "options": {"first_player": 0}}
    table = mira.request.post("/api/tables", data=wish).json()["table"]
    ana.request.post(f"/api/tables/{table}/join", data={"name": "Ana"})
    ana.goto(f"/table/{table}")
    running = ana.locator("[data-clock='0']").first
    expect(running).to_have_attribute("data-kind", "run")

    mira.goto("/you#vacation")
    days = mira.get_by_label("Days", exact=True)
    days.fill("31")
    mira.get_by_role("button", name="Go on vacation").click()
    expect(mira.get_by_text("Whole days from 1 to 30.")).to_be_visible()
    expect(days).to_be_focused()
    days.fill("7")
    mira.get_by_role("button", name="Go on vacation").click()
    expect(mira.get_by_text("On vacation until")).to_be_visible()
    expect(running).to_have_attribute("data-kind", "still")
    expect(ana.get_by_text("Mira is on vacation: their clock stands still.").first).to_be_attached()
    mira.goto("/rules/oceania")
    expect(mira.get_by_role("link", name=re.compile("Next table where it is your turn: Oceania"))).to_be_visible()
    mira.goto("/you#vacation")
    mira.get_by_role("button", name="I am back").click()
    expect(mira.get_by_text("29 of 30 days are left this year.")).to_be_visible()
    expect(running).to_have_attribute("data-kind", "run")
