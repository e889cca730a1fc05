"""What people do at a table, by mouse, finger and keyboard."""

import re
from pathlib import Path
from urllib.parse import urlencode
from weakref import WeakSet

from playwright.sync_api import BrowserContext, Locator, Page, expect

LIT = "[data-lit]"
CLICKED = 14  # choices of a whole match that are clicked; the rest is hurried on
CLICKED_AT_A_SITE = 5  # where the same client asks another host
FINAL = "Final scoring"
SITES: WeakSet[BrowserContext] = WeakSet()  # browsers that look at a site of plain files, not at a server
HURRY = (Path(__file__).parent / "hurry.js").read_text(encoding="utf-8")
# It waits in the page: Playwright's own waiting evaluates text, which the server's policy forbids.
CHANGED = """before => new Promise(done => {
    const finish = hasChanged => {
        observer.disconnect()
        clearInterval(often)
        clearTimeout(end)
        done(hasChanged)
    }
    const look = () => document.querySelector("main")?.innerText !== before && finish(true)
    const observer = new MutationObserver(look)
    const often = setInterval(look, 250)
    const end = setTimeout(finish, 60_000, false)
    observer.observe(document.body, {subtree: true, childList: true, characterData: true, attributes: true})
    look()
})"""


def go(page: Page, address: str) -> None:
    """Open a page of ours: on a site the addresses stand behind #."""
    page.goto(f"#{address}" if page.context in SITES else address)


def play_now(page: Page) -> None:
    """From the lobby to a table against bots, with one click."""
    go(page, "/")
    page.get_by_role("button", name=re.compile("Play (now|bots): Octopus' Garden")).click()
    page.wait_for_url(re.compile("/table/"))


def ways_into(page: Page, title: str) -> Locator:
    """A game in the lobby with all that can be done with it: at a server some of it is behind three dots."""
    game = page.get_by_role("article", name=title)
    if page.context not in SITES:
        game.get_by_role("button", name="More").click()
    return game


def open_table(page: Page, game: str = "octopus-garden", occasion: str = "device", **options: object) -> None:
    """A new table with the seats that the form suggests, and with these options."""
    go(page, f"/new/{game}?{urlencode({'for': occasion} | options)}")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))


def wait_for_turn(page: Page) -> bool:
    """Until something can be chosen (True), or the match is over (False)."""
    page.locator(f"{LIT}, dialog[open]").first.wait_for(state="attached")
    return page.get_by_role("dialog", name=FINAL).count() == 0


def lit(page: Page, prefix: str = "") -> list[str]:
    """The targets that can be chosen now."""
    found = page.eval_on_selector_all(LIT, "elements => elements.map(element => element.dataset.target)")
    return [target for target in dict.fromkeys(found) if target.startswith(prefix)]


def touch(page: Page, target: str) -> None:
    """Click a thing that can be seen, once it stands still: a board may settle in its frame after it has changed."""
    thing = page.locator(f'[data-target="{target}"]:visible').first
    if thing.get_attribute("data-lit") is not None:
        thing.click()  # waits until nothing covers it
    else:
        thing.element_handle().wait_for_element_state("stable")
        thing.click(force=True)  # one that cannot be chosen answers too, with a rule


def words_on(page: Page) -> str:
    """All that can be read at the table."""
    return page.locator("main").inner_text()


def wait_for_change(page: Page, before: str) -> None:
    """Until something else can be read: a choice has been answered."""
    if not page.evaluate(CHANGED, before):
        raise AssertionError("Nothing has changed.")


def clicked(page: Page) -> int:
    """How many choices of a whole match are clicked here."""
    return CLICKED_AT_A_SITE if page.context in SITES else CLICKED


def hurry(page: Page, most: int = 500, *, stop: str = "", avoid: str = "") -> bool:
    """Play on quickly where clicking itself is not what is tested; whether the match is over.

    It stops where a target is offered, and avoids those that begin with some word as long as there are others.
    """
    end: str = page.evaluate(HURRY, {"most": most, "stop": stop, "avoid": avoid})
    assert not end.startswith("stuck"), end
    return end == "over"


def place_starting_oysters(page: Page, spaces: tuple[str, ...] = ("A1", "A2", "E4")) -> None:
    """The first three choices of a match."""
    for space in spaces:
        wait_for_turn(page)
        seat = lit(page, "garden:")[0].split(":")[1]
        touch(page, f"garden:{seat}:{space}")
        expect(page.locator(f'[data-target="garden:{seat}:{space}"]{LIT}')).to_have_count(0)


def make_a_choice(page: Page) -> None:
    """One choice by clicking: the first line or space that glows; purchases are confirmed."""
    line = next(iter(lit(page, "market:")), None)
    if line:
        touch(page, line)
    before = words_on(page)
    if line:
        page.get_by_role("button", name="Buy", exact=True).click()
    else:
        touch(page, lit(page)[0])
    wait_for_change(page, before)
