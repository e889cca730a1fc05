"""Duels of bots, and the pages their tables are put into."""

from benchmarks.duel import duel, put
from oceanarium.kernel import game_named


def test_a_duel_tells_the_share_and_how_long_a_move_took() -> None:
    found = duel(game_named("tidepool"), "random", "greedy", 6)
    assert found.matches == 6
    assert 0 <= found.share.low <= found.share.value <= found.share.high <= 1
    assert found.milliseconds > 0
    assert found.share_text == f"{found.share.value:.0%} ({found.share.low:.0%} to {found.share.high:.0%})"


def test_a_table_is_put_at_the_end_and_later_in_its_place() -> None:
    page = put("# Page\n", "one", "### One", "first")
    page = put(page, "two", "### Two", "second")
    again = put(page, "one", "### One", "third \\1")
    assert page == (
        "# Page\n\n### One\n\n<!-- one -->\nfirst\n<!-- end of one -->\n"
        "\n### Two\n\n<!-- two -->\nsecond\n<!-- end of two -->\n"
    )
    assert again == page.replace("first", "third \\1")
