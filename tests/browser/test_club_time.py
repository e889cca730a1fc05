"""Time between people: every kind of clock and of leaving, in several browsers at one table."""

import json
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, expect

from tests.browser.conftest import PATIENCE, Server, listen, new_context
from tests.browser.hands import hurry, lit, wait_for_turn
from tests.browser.test_access import findings
from tests.browser.test_windows import move

AWAY_AFTER, DECIDE_AFTER = 1_500, 2_500  # milliseconds
NAMES = ("Mira", "Ana", "Noor")
ELSEWHERE = "/health"  # a page that listens to nothing
LONG = {"kind": "live", "base": 600, "increment": 0}
Sit = Callable[..., list[Page]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One at which people are away soon."""
    server = Server(tmp_path_factory.mktemp("time"), AWAY_AFTER, DECIDE_AFTER)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def club(browser: Browser, server: Server) -> Iterator[list[BrowserContext]]:
    """The browsers of three people."""
    contexts = [new_context(browser, server.address, name=name, asking="always", moveList=True) for name in NAMES]
    yield contexts
    for context in contexts:
        context.close()


@pytest.fixture
def sit(club: list[BrowserContext]) -> Iterator[Sit]:
    """Lets some of them sit down at a new table; afterwards no page may have complained."""
    complaints: list[str] = []

    def sit_down(
        game: str, people: int, clock: dict[str, Any], *, bots: int = 0, may_complain: bool = False, **more: Any
    ) -> list[Page]:
        guests = [{"kind": "open"}] * (people - 1)
        seats = [{"kind": "here", "name": NAMES[0]}, *guests, *[{"kind": "bot", "level": "random"}] * bots]
        wish = {"game": game, "seats": seats, "clock": clock, **more}
        pages = [context.new_page() for context in club[:people]]
        for page in pages:
            listen(page, [] if may_complain else complaints)
        made = pages[0].request.post("/api/tables", data=wish)
        assert made.ok, made.text()
        table = made.json()["table"]
        for page, name in zip(pages[1:], NAMES[1:], strict=False):
            page.goto("/")  # the first page makes somebody a guest
            assert page.request.post(f"/api/tables/{table}/join", data={"name": name}).ok
        for page in pages:
            page.goto(f"/table/{table}")
        return pages

    yield sit_down
    for context in club:
        for page in context.pages:
            page.close()
    assert complaints == []


def clock(page: Page, seat: int) -> Locator:
    """A seat's clock where it can be seen."""
    return page.locator(f'[data-clock="{seat}"]:visible').first


def expect_clocks(page: Page, *kinds: str) -> None:
    """How the clocks stand, seat by seat."""
    for seat, kind in enumerate(kinds):
        expect(clock(page, seat)).to_have_attribute("data-kind", re.compile(f"^({kind})$"))


def seconds_on(page: Page, seat: int) -> float:
    """What a clock shows."""
    found = re.search(r"(\d+):(\d+(?:\.\d)?)", clock(page, seat).inner_text())
    assert found is not None
    return 60 * int(found[1]) + float(found[2])


def card(page: Page, name: str | re.Pattern[str]) -> Locator:
    """What has to be settled, above the board."""
    return page.locator("main .region").get_by_role("region", name=name)


def press(page: Page, *names: str) -> None:
    """Some buttons, one after the other."""
    for name in names:
        page.get_by_role("button", name=name).first.click()


def patiently() -> Iterator[None]:
    """Again and again, but not for ever."""
    end = time.monotonic() + PATIENCE / 1_000
    while time.monotonic() < end:
        yield
    pytest.fail("What was waited for did not come.")


def log(page: Page) -> Locator:
    """What has happened."""
    return page.get_by_role("list", name="Log")


def test_a_turn_brings_more_time_and_without_any_a_match_of_two_is_lost(sit: Sit) -> None:
    mira, ana = sit("octopus-garden", 2, {"kind": "live", "base": 24, "increment": 5}, is_rated=True)
    wait_for_turn(mira)
    expect(clock(mira, 0)).to_have_attribute("data-kind", "low")  # with a bar and tenths
    assert re.fullmatch(r"0:\d\d\.\d", clock(mira, 0).locator("b").inner_text())
    assert mira.locator("[data-tool=hint], [data-tool=branch]").count() == 0  # who plays for ratings plays alone
    expect(mira.get_by_text("0.4 + 5, rated")).to_be_visible()
    began, before = time.monotonic(), seconds_on(mira, 0)
    hurry(mira, 3)
    expect_clocks(mira, "still", "low")
    assert seconds_on(mira, 0) > before + 4.5 - (time.monotonic() - began)
    for page in (mira, ana):
        final = page.get_by_role("dialog", name="Final scoring")
        expect(final).to_contain_text("Ana ran out of time.")
        expect(final.get_by_role("columnheader").nth(1)).to_contain_text("out of time")


def test_for_one_of_three_who_is_out_of_time_a_bot_plays_on(sit: Sit) -> None:
    _, ana, noor = sit("octopus-garden", 3, {"kind": "live", "base": 15, "increment": 0})
    for page in (ana, noor):
        expect(clock(page, 0)).to_have_attribute("data-kind", "none")
        expect(log(page)).to_contain_text("Mira has run out of time.")
    expect(ana.get_by_role("dialog", name="Final scoring")).to_have_count(0)


def test_by_correspondence_days_are_told_and_the_next_table_is_one_key_away(sit: Sit) -> None:
    days = {"kind": "correspondence", "days": 2}
    first, _ = sit("octopus-garden", 2, days)
    second, _ = sit("octopus-garden", 2, days)
    wait_for_turn(second)
    expect(clock(second, 0)).to_contain_text("47 hr")
    hurry(second, 3)
    expect(card(second, "Your move is made")).to_contain_text("One more table waits for you.")
    second.keyboard.press("t")
    second.wait_for_url(first.url)
    wait_for_turn(second)
    hurry(second, 3)
    expect(card(second, "Your move is made")).to_contain_text("Nothing else waits for you.")


def table_wire(page: Page) -> list[str]:
    """All that a page hears of its table from now on, as it comes over the wire."""
    lines: list[str] = []

    def listen_to(socket: WebSocket) -> None:
        if "/tables/" in socket.url:
            socket.on("framereceived", lambda payload: lines.extend(str(payload).splitlines()))

    page.on("websocket", listen_to)
    return lines


PASSING = {"sequence", "views_since", "now", "at", "left"}  # numbers that grow, and times


def timeless(heard: Any) -> Any:
    """What was heard but for when, and but for how long clocks still run."""
    if isinstance(heard, dict):
        return {key: timeless(value) for key, value in heard.items() if key not in PASSING}
    return [timeless(each) for each in heard] if isinstance(heard, list) else heard


def test_who_chooses_in_secret_stops_the_clock_and_tells_nothing_else(sit: Sit) -> None:
    pages = sit("open-ocean", 3, LONG)
    wires = [table_wire(page) for page in pages]
    for page in pages:
        page.reload()  # so that all is heard
    for _ in patiently():
        if all(lit(page, "hand:") for page in pages):
            break
        for page in pages:
            if (offered := lit(page)) and not offered[0].startswith("hand:"):
                hurry(page, 1)
    for page in pages:
        expect_clocks(page, "run", "run", "run")
    mira = pages[0]
    cards = lit(mira, "hand:")
    heard: list[list[Any]] = []
    for target in (cards[0], cards[-1]):
        before = [len(wire) for wire in wires]
        mira.locator(f'[data-target="{target}"]:visible').first.click()
        mira.locator(f'[data-target="{target}"]:visible').first.click()  # it asks once
        for page in pages:
            expect_clocks(page, "done", "run", "run")
        news = [[json.loads(line) for line in wire[count:]] for wire, count in zip(wires, before, strict=True)]
        told = [[message for message in each if message["type"] != "ping"] for each in news[1:]]
        assert all(each[-1]["waiting"] == [1, 2] for each in told)
        heard.append(timeless(told))
        press(mira, "Undo")
        for page in pages:
            expect_clocks(page, "run", "run", "run")
    assert heard[0] == heard[1]  # whatever was chosen, the others hear the same


def test_a_window_has_a_short_time_of_its_own(sit: Sit) -> None:
    pages = sit("open-worlds", 2, LONG)
    for page in pages:
        move(page, "Done").click()  # with cards that are put away
    for _ in patiently():
        asked = [seat for seat, page in enumerate(pages) if page.locator("[data-window]").count() > 0]
        if asked:
            break
        for page in pages:
            for staging in move(page, "Done").all():
                staging.click()
    page, seat = pages[asked[0]], asked[0]
    window = page.get_by_role("region", name="What to do").locator("[data-window]")
    before = seconds_on(page, seat)
    expect(window).to_contain_text(re.compile(r"0:1\d\.\d"))
    assert seconds_on(page, seat) == before  # the turn's own time does not run meanwhile
    move(page, "Play nothing").click()
    expect(window).to_have_count(0)


def test_who_closes_the_laptop_spoils_nothing_and_takes_over_again(sit: Sit) -> None:
    mira, ana, noor = sit("octopus-garden", 3, LONG, bots=1)
    wait_for_turn(mira)
    table = ana.url
    ana.goto(ELSEWHERE)
    away = card(mira, re.compile("^Ana"))
    expect_clocks(mira, "run", "away", "still", "none")
    expect(away.get_by_role("button", name="Let a bot play on")).to_be_disabled()
    expect(log(noor)).to_contain_text("Ana has lost the connection.")
    assert away.get_by_role("button", name="Claim the win").count() == 0  # not with more than two
    away.get_by_role("button", name="Wait").click()  # once it may be chosen
    expect(away).to_have_text(re.compile("You wait for Ana"))
    press(mira, "Decide")
    assert findings(mira) == []
    press(mira, "Let a bot play on")
    expect(log(noor)).to_contain_text("A bot plays on for Ana.")
    expect(away).to_have_count(0)
    hurry(mira, 3)
    wait_for_turn(noor)  # the bot has played
    ana.goto(table)
    expect(card(ana, "A bot plays for you")).to_be_visible()
    press(ana, "Take over")
    expect(card(ana, "A bot plays for you")).to_have_count(0)
    expect(log(mira)).to_contain_text("Ana plays again.")
    expect_clocks(mira, "still", "still", "run", "none")


def test_a_pause_and_an_end_need_all_who_play(sit: Sit) -> None:
    mira, ana = sit("octopus-garden", 2, LONG)
    wait_for_turn(mira)
    press(mira, "Settings", "Pause")
    expect(card(mira, "You would like a pause")).to_contain_text("Waiting for an answer from Ana.")
    expect(card(ana, "Mira would like a pause")).to_be_visible()
    press(ana, "Decline")
    expect(log(mira)).to_contain_text("The wish was declined.")
    press(mira, "Settings", "Pause")
    press(ana, "Agree")
    for page in (mira, ana):
        expect(card(page, "Pause")).to_be_visible()
        expect(page.locator("main .board[inert]")).to_have_count(1)  # nobody thinks on
        expect_clocks(page, "still", "still")
    table = ana.url
    ana.goto(ELSEWHERE)
    expect(card(mira, "Pause")).to_contain_text("Ana is not here.")
    press(mira, "Go on")
    expect(mira.get_by_text("Not everybody is back from the pause")).to_be_visible()
    ana.goto(table)
    expect(card(mira, "Pause")).to_contain_text("No clock runs.")
    press(mira, "Go on")
    expect_clocks(mira, "run", "still")
    expect_clocks(ana, "run", "still")
    press(ana, "Settings", "End without a result", "Ask the others")
    expect(card(mira, "Ana wants to end the match without a result")).to_be_visible()
    press(mira, "Agree")
    expect(ana.get_by_role("dialog", name="Final scoring")).to_contain_text("All agreed to end the match")


def test_of_two_the_one_who_stays_may_claim_the_win_and_is_asked_once(sit: Sit) -> None:
    mira, ana = sit("octopus-garden", 2, LONG)
    ana.goto(ELSEWHERE)
    press(mira, "Claim the win")
    expect(card(mira, "Claim the win?")).to_contain_text("Ana has lost it")
    card(mira, "Claim the win?").get_by_role("button", name="Claim the win").click()
    final = mira.get_by_role("dialog", name="Final scoring")
    expect(final).to_contain_text("You win!")
    expect(final.get_by_role("columnheader").nth(1)).to_contain_text("has left")


def heard_anew(page: Page) -> list[str]:
    """What a page hears of its table over lines that are opened from now on."""
    heard: list[str] = []

    def opened(line: WebSocket) -> None:
        if "/api/tables/" in line.url:
            line.on("framereceived", lambda payload: heard.append(str(payload)))

    page.on("websocket", opened)
    return heard


def test_nobody_loses_time_while_no_server_runs(server: Server, club: list[BrowserContext], sit: Sit) -> None:
    mira, _ = sit("octopus-garden", 2, LONG, may_complain=True)
    wait_for_turn(mira)
    began, before, back = time.monotonic(), seconds_on(mira, 0), heard_anew(mira)
    server.stop(is_killed=True)
    time.sleep(3)
    server.start()
    watch = club[2].new_page()  # somebody who comes now sees what the server says, and nothing that a page counts
    watch.goto(mira.url)
    lost, passed = before - seconds_on(watch, 0), time.monotonic() - began
    assert 0 <= lost < passed - 2  # three seconds are not counted, of which a second may be after the last note
    while not back:  # before it knows that the line was lost, it would play into nothing
        mira.wait_for_timeout(100)
    expect(mira.locator("[data-note=lost]")).to_have_count(0)
    hurry(mira, 3)  # and the match goes on
    expect_clocks(watch, "still", "run")
