"""The rules pages: what to know first, where it comes from last."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage


def headings(page: Page) -> list[str]:
    """The chapters, from top to bottom."""
    return page.locator("article h3").all_inner_texts()


def test_the_rules_begin_with_a_summary_and_end_with_their_sources(page: Page) -> None:
    page.goto("/rules/octopus-garden")
    expect(page.get_by_role("list", name="In a minute").get_by_text("Harvest", exact=True)).to_be_visible()
    expect(page.get_by_role("navigation", name="Contents")).to_be_visible()
    shown = headings(page)
    assert shown[0] == "1 Preparation"
    assert shown[-1] == "Where the rules come from"
    page.get_by_role("navigation", name="Contents").get_by_role("button", name="Scoring").click()
    expect(page.get_by_role("heading", name="10 Scoring")).to_be_in_viewport()


def test_a_search_shows_rules_before_sources(page: Page) -> None:
    page.goto("/rules/octopus-garden")
    search = page.get_by_role("searchbox")
    search.fill("pearl")
    expect(page.get_by_role("status")).to_contain_text("passages")
    shown = headings(page)
    are_rules = [title[0].isdigit() for title in shown]
    assert are_rules == sorted(are_rules, reverse=True)
    assert are_rules[0]
    assert shown[-1] == "Where the rules come from"
    search.fill("og-6.1")
    expect(page.locator("article .passage").first).to_contain_text("Every sea star in your garden must move")


def test_the_rules_are_read_in_the_language_of_the_browser(new_page: NewPage) -> None:
    german = new_page(language="de")
    german.goto("/rules/octopus-garden#OG-6.7")
    cited = german.locator(".passage.cited")
    expect(cited).to_contain_text("Die Harlekin-Auster wird nie gefressen")
    expect(cited).to_be_in_viewport()
    expect(german.locator("section", has=cited)).to_have_attribute("lang", "de")
    shown = headings(german)
    assert shown[0] == "1 Vorbereitung"
    assert shown[-1] == "Woher die Regeln stammen"


def test_a_link_leads_to_a_ruling_in_its_table(page: Page) -> None:
    page.goto("/rules/ocean-labyrinth#OL-R18")
    expect(page.locator("tr.cited")).to_contain_text("Who chooses a diver first?")
    expect(page.locator("tr.cited")).to_be_in_viewport()


def test_on_a_phone_the_contents_stand_under_the_summary(new_page: NewPage) -> None:
    page = new_page(390, 844)
    page.goto("/rules/open-worlds")
    page.locator("summary", has_text="Contents").click()
    page.get_by_role("button", name="Surface Conflict").click()
    expect(page.get_by_role("heading", name="13 Surface Conflict")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_rule_is_tried_on_its_board_and_found_again_by_its_number(page: Page) -> None:
    page.goto("/rules/octopus-garden#OG-6.3")
    example = page.get_by_role("complementary", name="Example for OG-6.3")
    example.get_by_role("button", name="Move sea star S1 from C1 to C2").click()
    expect(example.get_by_role("status")).to_contain_text("Sea stars never enter coral, and coral is on C2. OG-6.3")
    example.locator("[data-target='garden:0:B1']").click()  # any legal move can be made by touch
    expect(example.get_by_role("status")).to_contain_text("from C1 to B1")
    example.get_by_role("button", name="Again").click()
    expect(example.get_by_role("status")).to_be_empty()
    page.keyboard.press("/")
    page.keyboard.type("6.3")
    expect(page.locator("article mark").first).to_have_text("6.3")
    page.get_by_role("button", name="Show in the rules").first.click()
    expect(page.locator(".passage.cited")).to_contain_text("It never enters coral and goes around it")
    expect(page.locator(".passage.cited")).to_be_in_viewport()
    page.locator(".passage [data-ref='OG-6.4']").first.click()
    expect(page).to_have_url("/rules/octopus-garden#OG-6.4")
    expect(page.locator(".passage.cited")).to_contain_text("Where a sea star wants to go")
