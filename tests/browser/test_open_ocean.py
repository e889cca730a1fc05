"""Open Ocean in a real browser."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

from oceanarium.hosting.messages.socket import Position
from tests.browser import hands
from tests.browser.conftest import NewPage
from tests.browser.hands import CLICKED, FINAL, LIT, go, hurry, lit, touch, wait_for_change, words_on
from tests.browser.wire import Wire, events_in, views_in

VARIED = 8  # choices after which a match is hurried on: cards that will be discarded are chosen first
LOW = 800  # pixels: the lower the window, the less of a reef can be seen at once
EVERYTHING = "rainbow_coral=on&great_white=on&crabs=deck&crab_rave=on&goals=private2&events=on"


def sit_down(page: Page, seats: int, query: str = "") -> None:
    """At a new table with so many seats and these options."""
    go(page, f"/new/open-ocean?{query}")
    page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))


def counsel(page: Page) -> Locator:
    """The line between reef and hand."""
    return page.locator(".counsel")


def reach(page: Page, target: str) -> None:
    """Touch a thing, wherever it lies: a reef shows what is focused."""
    if target.startswith("reef:"):
        page.locator(f'[data-target="{target}"]').first.focus()
    touch(page, target)


def wait_for_turn(page: Page) -> bool:
    """As at any table; but after a feeding frenzy one reads what was lost, and nothing goes on for some seconds."""
    frenzy = page.get_by_role("alert", name="Feeding frenzy!")
    page.locator(f"{LIT}, dialog[open]").or_(frenzy).first.wait_for(state="attached")
    if frenzy.count() > 0:
        page.keyboard.press("Enter")  # the button that goes on has the focus
    return hands.wait_for_turn(page)


def choose(page: Page, number: int) -> str:
    """One choice by clicking, and what it was about; the number makes choices differ."""
    before = words_on(page)
    targets = lit(page)
    useless = page.locator(".hand .useless[data-lit]")
    if number > VARIED and useless.count() > 0:
        targets = [useless.first.get_attribute("data-target") or ""]
    target = targets[number % len(targets)]
    reach(page, target)
    commit = counsel(page).locator(".primary")
    if commit.count() > 0:
        commit.click()
    wait_for_change(page, before)
    return target.partition(":")[0]


def play(page: Page, choices: int) -> set[str]:
    """So many choices, or to the end; says what they were about."""
    seen = set()
    for number in range(choices):
        if not wait_for_turn(page):
            break
        seen.add(choose(page, number))
    return seen


def test_a_whole_match_for_two_by_clicking(anywhere: Page) -> None:
    page = anywhere
    sit_down(page, 2, EVERYTHING)
    assert {"starter", "hand", "ocean", "reef"} <= play(page, CLICKED)
    assert hurry(page)
    dialog = page.get_by_role("dialog", name=FINAL)
    parts = {"Printed points", "Schools", "Coral colours", "Habitat goals", "Coral clusters", "Plankton bloom"}
    listed = set(dialog.locator("tbody").get_by_role("rowheader").all_inner_texts())
    assert {"Printed points"} <= listed <= parts  # those that brought somebody points
    dialog.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url(re.compile("/replay/open-ocean"))
    expect(page.get_by_role("region", name=re.compile("Reef of"))).not_to_have_count(0)


@pytest.mark.parametrize("seats", [1, 4])
def test_a_whole_match_alone_and_for_four_by_clicking(page: Page, seats: int) -> None:
    sit_down(page, seats)
    play(page, VARIED)
    assert hurry(page)
    dialog = page.get_by_role("dialog", name=FINAL)
    expect(dialog.get_by_role("rowheader", name="Printed points", exact=True)).to_be_visible()
    expect(dialog.get_by_role("link", name="Watch the replay")).to_be_visible()


def test_four_seats_see_who_is_still_choosing(page: Page) -> None:
    sit_down(page, 4, "goals=public3&starters=random")
    wait_for_turn(page)
    rivals = page.get_by_role("region", name=re.compile("Reef of .* bot"))
    expect(rivals).to_have_count(3)
    expect(page.get_by_text("chosen", exact=False)).not_to_have_count(0)
    expect(page.get_by_role("region", name="Goals for everybody").get_by_role("listitem")).to_have_count(3)
    expect(page.get_by_text(re.compile("Hands go left: yours to .* bot 2"))).to_be_visible()
    while "Choose a card from your hand" not in words_on(page):
        play(page, 1)
        wait_for_turn(page)
    expect(rivals.filter(has_text="chosen")).to_have_count(3)  # now nothing happens until this seat chooses
    page.get_by_role("button", name=re.compile("Show the reef of .* bot 2")).first.click()
    large = page.locator(".stage").get_by_role("region", name=re.compile("Reef of .* bot 2"))
    expect(large.get_by_role("button", name=re.compile("starter"))).to_be_visible()
    page.get_by_role("button", name="Back to your reef").click()
    expect(page.get_by_role("region", name="Your reef")).to_be_visible()


def test_alone_the_spaces_shown_for_a_lifted_card_are_those_the_rules_allow(page: Page) -> None:
    sit_down(page, 1)
    goals = page.get_by_role("region", name="Goals to complete")
    compared = explained = 0
    for number in range(60):
        wait_for_turn(page)
        hand = lit(page, "hand:")
        if not hand or "Choose a card from your hand" not in words_on(page):
            choose(page, number)
            continue
        before = words_on(page)
        touch(page, hand[number % len(hand)])
        shown = page.eval_on_selector_all(".space.previewed", "all => all.map(one => one.dataset.target)")
        counsel(page).locator(".primary").click()
        wait_for_change(page, before)
        wait_for_turn(page)
        if shown and "in your reef" in words_on(page) and not lit(page, "ocean:"):
            assert set(lit(page, "reef:")) == set(shown)
            compared += 1
            explained += explains_an_illegal_space(page)
        if compared >= 2 and explained:
            break
    assert compared
    assert explained
    expect(goals).to_contain_text("more below")
    expect(goals).to_contain_text(re.compile(r"Level \d"))


def explains_an_illegal_space(page: Page) -> bool:
    """Whether there was a space to ask about; touching it cites a rule."""
    dark = page.eval_on_selector_all(
        ".space:not([data-lit])",
        """all => all.filter(one => {
            const { x, y, width, height } = one.getBoundingClientRect()
            return document.elementFromPoint(x + width / 2, y + height / 2) === one
        }).map(one => one.dataset.target)""",
    )
    if not dark:
        return False
    reason = page.get_by_role("alert").filter(has_text=re.compile(r"OO-\d"))
    for number in range(6):
        touch(page, dark[number % len(dark)])
        with suppress(PlaywrightError):
            reason.wait_for(timeout=5_000)
            break
        # it came while something was still on its way, or the reef glided under the finger: nobody answers then
    expect(reason).to_be_visible()
    reason.get_by_role("button", name="Close").click()
    return True


def test_every_card_can_be_looked_up(page: Page) -> None:
    sit_down(page, 3, EVERYTHING)
    wait_for_turn(page)
    page.get_by_role("button", name="All cards").click()
    all_cards = page.get_by_role("dialog", name="Every card, goal and event")
    assert all_cards.locator(".cards li").count() == 23
    assert all_cards.locator(".goals li").count() == 18 + 8
    for name in ("Rainbow coral", "Great White", "Crab", "Sea anemone"):
        expect(all_cards.get_by_text(name, exact=True)).to_be_visible()
    expect(all_cards.get_by_text("King Tide: the Ocean holds ten cards.")).to_be_visible()
    missing = page.evaluate(
        "[...document.querySelectorAll('use')].map(one => one.getAttribute('href').slice(1))"
        ".filter(name => !document.getElementById(name))"
    )
    assert missing == []


def test_a_crab_under_the_starter_rescues_its_owner(page: Page) -> None:
    sit_down(page, 2, "crabs=advantage&crabs_0=1&starters=random&first_player=0")
    wait_for_turn(page)
    choose(page, 0)
    expect(counsel(page).get_by_role("button", name="Keep the crab")).to_be_visible()
    counsel(page).get_by_role("button", name="Use the crab").click()
    expect(page.get_by_text(re.compile("uses a crab and gives up"))).not_to_have_count(0)
    touch(page, lit(page, "ocean:")[0])
    counsel(page).get_by_role("button", name=re.compile("^Take ")).click()
    expect(counsel(page).get_by_role("button", name="Use the crab")).to_have_count(0)


def test_two_browsers_never_hear_of_each_others_hands(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(name="Ana")
    wires = Wire(host), Wire(guest)
    host.goto("/new/open-ocean?for=invite&goals=private1&starters=random")
    host.get_by_role("radio", name="2", exact=True).check(force=True)
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(re.compile("/table/"))
    guest.goto(host.url)
    guest.get_by_role("button", name="Take a seat").click()
    for page in (host, guest):
        wait_for_turn(page)
    touch(host, lit(host, "hand:")[0])
    commit = counsel(host).get_by_role("button", name=re.compile("^Choose "))
    expect(commit).to_be_visible()
    choose(guest, 0)
    expect(counsel(guest)).to_contain_text("You have chosen")
    expect(counsel(guest)).to_contain_text("Still choosing: Mira")
    expect(host.get_by_role("region", name="Reef of Ana")).to_contain_text("chosen")
    expect(commit).to_be_visible()  # the card that was lifted meanwhile is still lifted
    hands = [page.get_by_role("region", name="Your hand").get_by_role("button").count() for page in (host, guest)]
    assert hands == [6, 5]
    commit.click()
    expect(counsel(host)).not_to_contain_text("Put back")
    for own, wire in enumerate(wires):
        assert wire.positions
        for position in wire.positions:
            keeps_secrets(position, own)


def keeps_secrets(position: Position, own: int) -> None:
    """Nothing in a message tells of the other's hand, choice or goal in the first turn."""
    other = 1 - own
    assert set(position.seats) <= {own}
    for view in views_in(position):
        rival = view["players"][other]
        assert rival["chosen"] is None
        assert rival["goals"] is None
        assert view["turn"] > 1 or rival["hand"] is None
    for event in events_in(position):
        if event.seat == other:
            assert event.name not in ("card_dealt", "goal_dealt")
            assert event.name != "card_chosen" or event.is_hidden


def test_a_curtain_hangs_between_hands_on_one_device(page: Page) -> None:
    page.goto("/new/open-ocean?for=device&starters=random")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    for name in ("Player 1", "Player 2"):
        curtain = page.get_by_role("button", name=f"I am {name}: show my side")
        expect(curtain).to_be_visible()
        assert page.locator("[data-target]").count() == 0
        curtain.click()
        wait_for_turn(page)
        hand = lit(page, "hand:")
        assert hand
        touch(page, hand[0])
        counsel(page).locator(".primary").click()


def test_a_reef_can_be_pushed_and_framed_again(page: Page) -> None:
    sit_down(page, 1, "starters=random")
    wait_for_turn(page)
    starter = page.locator(".stage").get_by_role("button", name=re.compile("coral, starter"))
    home = starter.bounding_box()
    assert home is not None
    whole = page.get_by_role("button", name="Map of the whole reef")
    expect(whole).to_have_count(0)  # as long as everything can be seen
    for _ in range(4):
        page.get_by_role("button", name="Closer").click()
    near = starter.bounding_box()
    assert near is not None
    frame = page.locator(".stage .frame").bounding_box()
    assert frame is not None
    middle = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 90, middle[1], steps=4)
    page.mouse.up()
    assert left_edge(starter) > near["x"] + 50
    page.mouse.wheel(200, 0)
    page.wait_for_timeout(100)
    assert left_edge(starter) < near["x"] + 50
    whole.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    moved = left_edge(starter)
    assert moved > near["x"]
    whole.click(position={"x": 110, "y": 20})
    assert left_edge(starter) < moved
    page.get_by_role("button", name="Show the whole reef").click()
    assert starter.bounding_box() == home


def test_a_space_that_one_has_gone_to_stays_in_sight_when_the_frame_changes(new_page: NewPage) -> None:
    page = new_page(1366, LOW)
    sit_down(page, 1, "starters=random")
    for _ in range(80):
        wait_for_turn(page)
        spaces = [page.locator(f'.stage [data-target="{target}"]') for target in lit(page, "reef:0:")]
        if len(spaces) > 1 and are_far_apart(spaces[0], spaces[-1]):
            break
        choose(page, 0)  # the highest space, so that the reef soon is higher than its frame
    for space in (spaces[0], spaces[-1]):
        page.set_viewport_size({"width": 1366, "height": LOW})
        space.focus()
        page.set_viewport_size({"width": 1366, "height": LOW - 30})
        page.wait_for_timeout(100)
        assert is_in_sight(space)


def are_far_apart(one: Locator, other: Locator) -> bool:
    """Whether the middles of both cannot be seen together."""
    frame = one.page.locator(".stage .frame").bounding_box()
    assert frame is not None
    across, down = left_edge(one) - left_edge(other), top_edge(one) - top_edge(other)
    return abs(across) > frame["width"] or abs(down) > frame["height"]


def is_in_sight(thing: Locator) -> bool:
    """Whether its middle is not cut off by a frame or covered."""
    found: bool = thing.evaluate(
        """one => {
            const { x, y, width, height } = one.getBoundingClientRect()
            return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        }"""
    )
    return found


def left_edge(thing: Locator) -> float:
    """Where something begins on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"]


def top_edge(thing: Locator) -> float:
    """Where something begins on the screen, from above."""
    box = thing.bounding_box()
    assert box is not None
    return box["y"]


def test_reef_cards_stay_wide_enough_to_read(page: Page) -> None:
    sit_down(page, 1, "starters=random")
    for _ in range(30):
        hurry(page, 1)
        width = page.locator(".stage .lying").first.evaluate("one => one.getBoundingClientRect().width")
        assert width >= 90 - 0.01


def test_a_card_without_a_place_says_why_and_keeps_its_name(page: Page) -> None:
    sit_down(page, 3, "starters=random&first_player=0")
    for _ in range(40):
        wait_for_turn(page)
        useless = page.locator(".hand .useless")
        if useless.count() > 0:
            break
        choose(page, 0)
    note = useless.first.locator("xpath=following-sibling::p")
    expect(note).to_have_text(re.compile("no (tiny|medium) fish|no fish|no free space"))
    assert useless.first.evaluate("one => getComputedStyle(one, '::after').content") == "none"
    why = note.inner_text()
    assert why in (useless.first.get_attribute("aria-label") or "")
    useless.first.click()
    expect(counsel(page)).to_contain_text(f"would be discarded: {why}")


def test_a_phone_shows_the_decision_on_its_first_screen(new_page: NewPage) -> None:
    for width, height, seats in ((390, 844, 4), (360, 740, 1)):
        page = new_page(width, height, has_touch=True)
        sit_down(page, seats, "starters=random" + ("&goals=public3" if seats > 1 else ""))
        for number in range(7):
            wait_for_turn(page)
            box = page.locator(".scene").bounding_box()
            assert box is not None
            assert box["y"] + box["height"] < height - 20
            choose(page, number)
            assert page.evaluate("document.documentElement.scrollWidth") <= width
