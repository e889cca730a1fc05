"""Watching a match between others, and what the players hear of it."""

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import NewPage
from tests.browser.hands import open_table, wait_for_turn

REMARK = "The second one has the better shells"


def wire(page: Page) -> list[str]:
    """All that a page hears over its sockets from now on."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: heard.append(str(payload)))

    page.on("websocket", listen)
    return heard


def test_onlookers_see_chances_and_talk_and_players_hear_of_neither_before_the_end(new_page: NewPage) -> None:
    host, guest, onlooker = new_page(), new_page(name="Ana"), new_page(name="Noor")
    to_players = wire(host)
    open_table(host, "tidepool", "invite")
    guest.goto(host.url)
    guest.get_by_role("button", name="Take a seat").click()
    wait_for_turn(host)
    onlooker.goto(host.url)
    chances = onlooker.get_by_role("region", name="Chance to win")
    expect(chances.get_by_role("listitem")).to_have_count(2, timeout=30_000)
    expect(chances).to_contain_text("%")
    onlooker.get_by_role("tab", name="Watchers").click()
    onlooker.get_by_role("textbox", name="Talk with the watchers").fill(REMARK)
    onlooker.get_by_role("button", name="Send").click()
    expect(onlooker.get_by_role("list", name="Watchers")).to_contain_text(REMARK)
    expect(host.get_by_title("One person is watching.")).to_be_visible()
    assert not any('"chances"' in frame or REMARK in frame for frame in to_players)
    assert host.get_by_role("region", name="Chance to win").count() == 0

    guest.get_by_role("button", name="Settings").click()
    for _ in range(2):  # it asks once
        guest.get_by_role("button", name="Give up").click()
    expect(host.get_by_role("region", name="What the watchers said")).to_contain_text(REMARK)
    assert not any('"chances"' in frame for frame in to_players)
