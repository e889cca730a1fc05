"""The site in a stock Firefox: the lobby, and a match from its first choice to its end."""

from pathlib import Path

import pytest

from tests.browser.firefox import firefox, program
from tests.browser.sites import KEPT, hurried, shown

SETTINGS = '{"theme":"day","motion":"reduced","pace":"instant","language":"en","knowsTables":true}'
PLAY = """(async () => {
  const pause = () => new Promise((done) => setTimeout(done, 10));
  const isOver = () => document.querySelector("dialog[open]") !== null;
  let choices = 0;
  for (const end = performance.now() + 100000; performance.now() < end && !isOver(); await pause()) {
    const moves = document.querySelectorAll("section.moves button");
    if (moves.length > 0 && ++choices) moves[moves.length - 1].click();
  }
  return { choices, isOver: isOver() };
})()"""


def test_firefox_shows_the_lobby_and_plays_a_match_to_its_end(site_folder: Path, tmp_path: Path) -> None:
    if program() is None:
        pytest.fail("There is no Firefox here: run scripts/system_packages.sh, or name one with FIREFOX=...")
    with firefox(tmp_path / "profile") as browser, shown(hurried(site_folder, tmp_path / "site")) as address:
        browser.prepare(f"localStorage.setItem('oceanarium.settings', {SETTINGS!r})")
        browser.go(address)
        assert browser.evaluate("document.querySelectorAll('article.game img').length") == 5
        browser.wait_for(f"document.body.innerText.includes({KEPT!r})")
        browser.evaluate("document.querySelector('[aria-label^=\"Play now: Oceania\"]').click()")
        browser.wait_for("document.querySelector('section.moves button') !== null")
        browser.evaluate("location.reload()")  # the match is kept
        browser.wait_for("document.querySelector('section.moves button') !== null")
        played = browser.evaluate(PLAY)
        assert played["isOver"]
        assert played["choices"] > 10
        assert "Points" in browser.evaluate("document.querySelector('dialog[open]').innerText")
