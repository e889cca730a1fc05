"""What only the site of plain files has: Python in the tab, matches in the browser, no network, newer versions."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from oceanarium.kernel import Match, game_named
from tests.browser.conftest import ROOT, new_context
from tests.browser.hands import SITES, go, lit, open_table, place_starting_oysters, play_now, touch, wait_for_turn
from tests.browser.sites import KEPT, before_tables, copied, replace, rewrite, shown
from tests.browser.test_access import findings
from tests.matches import play_at_random

SERVER_ONLY, SITE_ONLY = "new WebSocket", "oceanarium.tab"
NO_SERVICE_WORKERS = ';Object.defineProperty(navigator, "serviceWorker", { value: undefined });'
NO_STORAGE = 'Object.defineProperty(self, "indexedDB", { get() { throw new DOMException("No.", "SecurityError"); } });'
SLOW_NETWORK = """self.fetch = ((quick) => async (...asked) => {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return quick(...asked);
})(self.fetch);"""
BUSY = "setInterval(() => fetch('../favicon.svg'), 20);"
NO_ROOM = """new BroadcastChannel("room").onmessage = ({ data: isThere }) => {
  IDBObjectStore.prototype.keep ??= IDBObjectStore.prototype.put;
  const full = () => { throw new DOMException("No room.", "QuotaExceededError"); };
  IDBObjectStore.prototype.put = isThere ? IDBObjectStore.prototype.keep : full;
};"""

Visitor = Callable[..., Page]


@pytest.fixture
def visitor(browser: Browser, site: str) -> Iterator[Visitor]:
    """Opens a browser that has never been at a site: by default the one that is shown all the time.

    Unless it is said so, it does without keeping the site for use offline, which takes longer than most tests.
    """
    with ExitStack() as opened:

        def come(address: str = site, script: str = "", language: str = "en", *, keeps: bool = False) -> Page:
            context = opened.enter_context(new_context(browser, address, language=language))
            SITES.add(context)
            context.add_init_script(script if keeps else script + NO_SERVICE_WORKERS)
            return context.new_page()

        yield come


@pytest.fixture
def own_site(site_folder: Path, tmp_path: Path) -> Path:
    """A copy of the site that may be changed."""
    return copied(site_folder, tmp_path / "site")


def kill(page: Page, name: str) -> None:
    """Let a worker end, as if it had run out of memory; the bots' comes a while after the tables'."""
    while not (found := [worker for worker in page.workers if f"{name}.worker" in worker.url]):
        page.wait_for_timeout(20)
    found[0].evaluate("setTimeout(() => { throw new Error('out of memory'); })")
    while found[0] in page.workers:
        page.wait_for_timeout(20)


def running(page: Page) -> list[str]:
    """The matches that the lobby lists."""
    go(page, "/")
    page.get_by_role("heading", name="Your matches").wait_for()
    return page.locator(".mine li").all_inner_texts()


def test_neither_client_has_anything_of_the_other(site_folder: Path) -> None:
    def scripts(folder: Path) -> str:
        return "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.js"))

    server, site = scripts(ROOT / "oceanarium" / "web" / "dist"), scripts(site_folder / "assets")
    assert SERVER_ONLY.replace(" ", "") in server.replace(" ", "")
    assert SERVER_ONLY.replace(" ", "") not in site.replace(" ", "")
    assert SITE_ONLY in site
    assert SITE_ONLY not in server
    assert "caches.open" not in server  # its worker takes calls, and keeps no files


def test_the_lobby_is_there_at_once_and_offers_what_makes_sense_alone(visitor: Visitor, own_site: Path) -> None:
    before_tables(own_site, SLOW_NETWORK)
    with shown(own_site) as address:
        page = visitor(address)
        page.goto("")
        expect(page.get_by_text("Bringing the games to this device")).to_be_visible()
        garden = page.get_by_role("article", name="Octopus' Garden")
        for name in ("Play now: Octopus' Garden, against bots", "Same device", "Learn", "Watch bots"):
            expect(garden.get_by_role("button", name=name, exact=True)).to_be_enabled()
        for words in ("Invite", "Open tables", "Coming soon"):
            expect(page.get_by_text(words)).to_have_count(0)
        expect(page.get_by_text("whoever has this device could look at everything")).to_be_visible()
        known = page.locator("article").all_inner_texts()
        garden.get_by_role("button", name="Play now").click()  # waits until it can be done
        assert wait_for_turn(page)
        go(page, "/")
        expect(page.get_by_role("heading", name="Octopus' Garden")).to_be_visible()
        page.get_by_text("wait for you").or_(page.get_by_text("waits for you")).wait_for()
        assert page.locator("article").all_inner_texts() == known  # nothing else was true


def test_the_site_is_for_everybody(visitor: Visitor) -> None:
    page = visitor()
    page.goto("")
    expect(page.get_by_text("Ready to play.")).to_be_visible()
    assert findings(page) == []
    go(page, "/new/octopus-garden?for=invite")
    seats = page.get_by_role("combobox", name=re.compile("^Player"))
    expect(seats).to_have_count(2)
    assert seats.first.locator("option").all_inner_texts() == ["Person here", "Bot"]


def test_matches_go_along_in_a_file(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor()
    open_table(page, "octopus-garden")
    wait_for_turn(page)
    touch(page, "garden:0:B2")
    expect(page.get_by_label(re.compile("^B2: Oyster"))).to_be_visible()
    table = page.url.partition("#")[2]
    go(page, "/")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all matches").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert re.fullmatch(r"oceanarium-matches-\d{4}-\d\d-\d\d\.json", file.name)

    other = visitor()
    other.goto("")
    chooser = other.locator("input[type=file]")
    for told in ("1 match added.", "0 matches added, 1 was here already."):
        chooser.set_input_files(file)
        expect(other.get_by_text(told)).to_be_visible()
    broken = tmp_path / "other.json"
    broken.write_text(json.dumps({"matches": "none"}), encoding="utf-8")
    chooser.set_input_files(broken)
    expect(other.get_by_role("alert")).to_be_visible()
    assert len(running(other)) == 1
    go(other, table)
    wait_for_turn(other)
    expect(other.get_by_label(re.compile("^B2: Oyster"))).to_be_visible()
    assert "garden:0:B2" not in lit(other)


def test_the_link_of_a_servers_replay_can_be_opened(visitor: Visitor) -> None:
    match = Match(game_named("oceania"), 2, seed=5)
    play_at_random(match, 10_000, 5)
    page = visitor()
    page.goto("")
    page.get_by_role("button", name="Open a link").click()
    field = page.get_by_role("textbox", name="Link of a replay")
    field.fill("https://club.example/table/abc")
    field.press("Enter")
    expect(page.get_by_text("This is not the link of a replay.")).to_be_visible()
    field.fill(f"https://club.example/replay/{match.to_link()}#4")
    field.press("Enter")
    expect(page.get_by_text(re.compile(r"^Move \d+ of \d+$"))).to_be_visible()
    page.get_by_role("button", name="Share this moment").click()
    assert (
        page.get_by_role("textbox", name="Copy link").input_value().startswith(page.url.partition("#")[0] + "#/replay/")
    )


def test_two_tabs_with_the_same_match_follow_each_other(visitor: Visitor) -> None:
    one = visitor()
    open_table(one)
    wait_for_turn(one)
    other = one.context.new_page()
    other.goto(one.url)
    for page, beside, space in ((one, other, "B2"), (other, one, "C3")):
        wait_for_turn(page)
        touch(page, f"garden:0:{space}")
        for each in (page, beside):
            expect(each.get_by_label(re.compile(f"^{space}: Oyster"))).to_be_visible()


def test_without_room_nothing_happens_and_nothing_is_lost(visitor: Visitor, own_site: Path) -> None:
    before_tables(own_site, NO_ROOM)
    with shown(own_site) as address:
        page = visitor(address)
        play_now(page)
        wait_for_turn(page)
        page.evaluate("new BroadcastChannel('room').postMessage(false)")
        touch(page, "garden:0:B2")
        expect(page.get_by_text("There is no room left on this device, so this did not happen")).to_be_visible()
        expect(page.get_by_label(re.compile("^B2: vacant"))).to_be_visible()
        page.evaluate("new BroadcastChannel('room').postMessage(true)")
        touch(page, "garden:0:B2")
        expect(page.get_by_label(re.compile("^B2: Oyster"))).to_be_visible()
        page.reload()
        wait_for_turn(page)
        expect(page.get_by_label(re.compile("^B2: Oyster"))).to_be_visible()


def test_a_browser_that_keeps_nothing_says_so_in_ones_own_language(visitor: Visitor, own_site: Path) -> None:
    before_tables(own_site, NO_STORAGE)
    with shown(own_site) as address:
        page = visitor(address, language="de")
        page.goto("")
        expect(page.get_by_role("alert")).to_contain_text("Dieser Browser lässt die Seite nichts behalten")


def test_without_webassembly_the_lobby_says_what_to_do(visitor: Visitor) -> None:
    for language, words in (("en", "open this page in a current"), ("de", "Öffne diese Seite in einem aktuellen")):
        page = visitor(script="delete globalThis.WebAssembly", language=language)
        page.goto("")
        expect(page.get_by_role("alert")).to_contain_text(words)
        page.goto("#/table/abc")
        expect(page.get_by_role("status")).to_contain_text(words)


def test_where_no_script_runs_the_page_says_what_to_do(browser: Browser, site: str) -> None:
    with browser.new_context(base_url=site, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto("")
        for words in (
            "in a current browser that allows JavaScript",
            "in einem aktuellen Browser, der JavaScript erlaubt",
        ):
            expect(page.get_by_text(words)).to_be_visible()


def test_when_python_does_not_come_one_can_try_again(visitor: Visitor, own_site: Path) -> None:
    python, gone = own_site / "python", own_site / "gone"
    python.rename(gone)
    with shown(own_site) as address:
        page = visitor(address)
        page.goto("")
        expect(page.get_by_role("alert")).to_contain_text("see whether there is a network, then try again")
        gone.rename(python)
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_text("Ready to play.")).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)


def test_without_their_engine_bots_play_on_and_the_table_says_why_they_are_weaker(
    visitor: Visitor, own_site: Path
) -> None:
    for file in (own_site / "games").iterdir():
        file.unlink()
    with shown(own_site) as address:
        page = visitor(address)
        play_now(page)
        place_starting_oysters(page)
        expect(page.get_by_role("alert").filter(has_text="so they play weaker")).to_be_visible()
        page.get_by_role("alert").get_by_role("button", name="Close").click()
        expect(page.get_by_text("so they play weaker")).to_have_count(0)
        assert wait_for_turn(page)
        expect(page.get_by_text(re.compile("Casual bot 3 puts an oyster")).first).to_be_attached()


def test_bots_and_tables_that_die_come_back(visitor: Visitor) -> None:
    page = visitor()
    play_now(page)
    wait_for_turn(page)
    kill(page, "bots")
    page.get_by_role("button", name="Hint").first.click()
    expect(page.get_by_text("The expert would choose:")).to_be_visible()
    touch(page, "garden:0:B2")
    expect(page.get_by_label(re.compile("^B2: Oyster"))).to_be_visible()
    kill(page, "table")
    expect(page.get_by_text("Connection lost")).to_be_visible()
    expect(page.get_by_text(re.compile("Connection lost|Connecting"))).to_have_count(0)
    touch(page, "garden:0:C3")
    expect(page.get_by_label(re.compile("^C3: Oyster"))).to_be_visible()
    expect(page.get_by_label(re.compile("^B2: Oyster"))).to_be_visible()


def test_a_newer_version_comes_only_when_it_is_asked_for(visitor: Visitor, own_site: Path) -> None:
    """And then at once, though the workers ask for files all the time, as when bots are just being loaded."""
    before_tables(own_site, BUSY)
    with shown(own_site) as address:
        page = visitor(address, keeps=True)
        page.goto("")
        expect(page.get_by_text(KEPT)).to_be_visible()
        replace(own_site, "index.html", lambda text: text.replace("<title>", "<title>Newer "))
        page.reload()
        offer = page.get_by_text("A new version is here.")
        expect(offer).to_be_visible()
        play_now(page)
        wait_for_turn(page)
        expect(offer).to_have_count(0)  # nobody is disturbed at a table
        page.reload()
        wait_for_turn(page)  # in the old version still
        table = page.url
        go(page, "/")
        reload = page.get_by_role("button", name="Reload now")
        with page.expect_event("load"):
            reload.click()
        expect(page).to_have_title("Oceanarium")
        assert "Newer" in page.evaluate("fetch('index.html').then((answer) => answer.text())")
        assert len(page.evaluate("caches.keys()")) == 1
        go(page, table.partition("#")[2])
        assert wait_for_turn(page)
        go(page, "/")
        page.get_by_role("heading", name="Your matches").wait_for()
        expect(reload).to_have_count(0)


def test_files_of_two_versions_are_never_kept_together(visitor: Visitor, own_site: Path) -> None:
    """As when somebody comes while the site is being replaced."""
    sign = own_site / "favicon.svg"
    right = sign.read_text(encoding="utf-8")
    rewrite(sign, lambda picture: f"{picture} ")
    with shown(own_site) as address:
        page = visitor(address, keeps=True)
        page.goto("")
        expect(page.get_by_text("What is needed for playing offline")).to_be_visible()
        while page.evaluate("navigator.serviceWorker.getRegistration().then(Boolean)"):
            page.wait_for_timeout(20)  # until it is given up
        expect(page.get_by_text(KEPT)).to_have_count(0)
        rewrite(sign, lambda _: right)
        expect(page.get_by_text(KEPT)).to_be_visible()  # it is tried again


def test_it_can_be_installed(visitor: Visitor) -> None:
    page = visitor()
    page.goto("")
    expect(page.get_by_text("Ready to play.")).to_be_visible()
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())")
    for icon in manifest["icons"]:
        side = int(icon["sizes"].partition("x")[0])
        size = page.evaluate(
            """async (path) => { const picture = new Image(); picture.src = path; await picture.decode();
               return [picture.naturalWidth, picture.naturalHeight]; }""",
            icon["src"],
        )
        assert size == [side, side]
    page.evaluate(
        """() => { const offer = new Event("beforeinstallprompt", { cancelable: true });
           offer.prompt = async () => { document.title = "asked"; return { outcome: "accepted" }; };
           window.dispatchEvent(offer); }"""
    )
    page.get_by_role("button", name="Install as an app").click()
    expect(page).to_have_title("asked")
    expect(page.get_by_role("button", name="Install as an app")).to_have_count(0)
