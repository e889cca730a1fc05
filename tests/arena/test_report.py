"""Reports on tournaments."""

import json
from xml.etree import ElementTree

import pytest

from oceanarium.arena.playing import played
from oceanarium.arena.plots import Mark, curve_plot, histogram, interval_plot, standing_alone
from oceanarium.arena.report import Report, as_data, as_page, pair_rows, rating_rows, report_of
from oceanarium.arena.tournament import new_tournament
from oceanarium.arena.workers import on_cores
from oceanarium.kernel import game_named
from tests.arena.pages import Page

BOTS = ["random", "tests.arena.test_tournament:Last", "random"]


@pytest.fixture(scope="module")
def report() -> Report:
    held = new_tournament(game_named("tidepool"), BOTS, 2, 10, 3)
    return report_of(held, list(on_cores(played, held, held.fixtures, 1)))


def test_the_data_have_matches_shares_with_intervals_and_ratings(report: Report) -> None:
    data = json.loads(json.dumps(as_data(report)))
    assert data["matches_wanted"] == len(data["matches"]) == 30
    assert data["matches"][0]["bots"] == ["random", "Last"]
    assert sorted(data["matches"][0]["places"]) in ([1, 1], [1, 2])
    assert [(pair["first"], pair["second"]) for pair in data["pairs"]] == [
        ("random", "Last"),
        ("random", "random #2"),
        ("Last", "random #2"),
    ]
    assert all(pair["low"] <= pair["value"] <= pair["high"] for pair in data["pairs"])
    assert data["pairs"][1]["value"] == 0.5  # equal bots on the same deals
    assert {rating["bot"] for rating in data["ratings"]} == {"random", "Last", "random #2"}
    assert all(rating["low"] <= rating["rating"] <= rating["high"] for rating in data["ratings"])


def test_a_share_is_what_one_counts_by_hand(report: Report) -> None:
    places = [(match["bots"], match["places"]) for match in as_data(report)["matches"]]
    met = [dict(zip(bots, where, strict=True)) for bots, where in places if set(bots) == {"random", "Last"}]
    won = sum(0.5 if each["random"] == each["Last"] else each["random"] < each["Last"] for each in met)
    assert as_data(report)["pairs"][0]["value"] == pytest.approx(won / len(met))


def test_tables_have_a_row_for_every_bot_and_pair(report: Report) -> None:
    assert {row[0] for row in rating_rows(report)} == {"random", "Last", "random #2"}
    assert [row[0] for row in pair_rows(report)] == ["random : Last", "random : random #2", "Last : random #2"]


def test_the_page_needs_nothing_but_itself(report: Report) -> None:
    page = Page(as_page(report))
    assert page.addresses == []
    assert not {"script", "link", "img", "iframe"} & set(page.tags)
    assert page.tags.count("svg") == 2 + len(BOTS)
    assert any("round robin of 30 matches" in words for words in page.words)


def test_names_cannot_break_the_page() -> None:
    plot = interval_plot("<b>", [Mark("<script>", 1.0, 0.5, 2.0, "&")])
    assert "<script>" not in plot
    assert "&lt;script&gt;" in plot


def test_a_histogram_has_every_value_in_it() -> None:
    plot = histogram("values", [float(value) for value in range(100)] + [7.0] * 5)
    counts = [int(part.split("<")[0]) for part in plot.split(": ")[1:]]
    assert sum(counts) == 105
    assert histogram("one", [3.0, 3.0]).count("<rect") == 1
    assert histogram("none", []) == ""


def test_curves_have_a_point_for_every_value_and_the_diagonal_if_wanted() -> None:
    first, second = [(0.0, 0.2), (0.5, 0.4), (1.0, 0.9)], [(0.1, 0.1), (0.9, 0.8)]
    plain, diagonal = (curve_plot("<b>", [first, second], is_diagonal=wanted, percent=True) for wanted in (False, True))
    ways = [part.split('"')[0].split() for part in diagonal.split('points="')[1:]]
    assert [len(way) for way in ways] == [3, 2]
    rights, heights = zip(*(map(float, point.split(",")) for point in ways[0]), strict=True)
    assert sorted(rights) == list(rights)
    assert sorted(heights, reverse=True) == list(heights)  # upwards
    assert (diagonal.count("<circle"), plain.count("<circle")) == (5, 0)
    assert ("reference" in diagonal, "reference" in plain) == (True, False)
    assert diagonal.count(" %<") > plain.count(" %<") > 0  # across is no share without it
    assert Page(diagonal).tags.count("polyline") == 2
    assert "<b>" not in diagonal
    assert curve_plot("nothing", [[]]) == ""
    assert curve_plot("level", [[(0.0, 1.0), (1.0, 1.0)]]).count("<polyline") == 1


def test_a_plot_can_stand_alone() -> None:
    picture = ElementTree.fromstring(standing_alone(curve_plot("<b>", [[(0.0, 0.2), (0.5, 0.4)]])))
    assert [each.tag.rpartition("}")[2] for each in picture][:2] == ["style", "line"]
