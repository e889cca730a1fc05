"""OG-3 Buying."""

import pytest

import oceanarium as oc
from oceanarium.games.octopus_garden.parts import KIND_NAMES, LINE_COUNT, LINE_NAMES
from oceanarium.games.octopus_garden.rules.buying import line_cost
from tests.games.octopus_garden.drawing import buy, drawn_match, tell, texts
from tests.proving import proves

PRICES = "relic star oyster coral garbage anemone seagrass seagrass worm"
SIX_CORAL = " coral coral coral coral coral coral"


@proves("OG-E01", "OG-3.2", "OG-C2", "OG-C4")
def test_a_line_costs_what_its_tiles_cost() -> None:
    state = drawn_match(market=PRICES).state
    costs = {LINE_NAMES[line]: line_cost(state, line) for line in range(LINE_COUNT)}
    assert costs == {"R1": 8, "R2": 2, "R3": 4, "K1": 5, "K2": 4, "K3": 5}


@proves("OG-E01", "OG-3.1", "OG-3.2")
@pytest.mark.parametrize(
    ("pearls", "offer"),
    [
        (0, "pass"),
        (1, "pass"),
        (2, "pass buy:R2"),
        (4, "pass buy:R2 buy:R3 buy:K2"),
        (5, "pass buy:R2 buy:R3 buy:K1 buy:K2 buy:K3"),
        (7, "pass buy:R2 buy:R3 buy:K1 buy:K2 buy:K3"),
        (8, "pass buy:R1 buy:R2 buy:R3 buy:K1 buy:K2 buy:K3"),
    ],
)
def test_a_seat_may_buy_any_line_it_can_pay_for_or_none(pearls: int, offer: str) -> None:
    assert texts(drawn_match(market=PRICES, pearls=pearls)) == offer.split()


@proves("OG-3.1", "OG-R29", "OG-E01")
@pytest.mark.parametrize("diagonal", ["X1", "X2"])
def test_a_diagonal_is_never_for_sale(diagonal: str) -> None:
    match = drawn_match(market=PRICES, pearls=15)
    assert f"buy:{diagonal}" not in texts(match)
    with pytest.raises(oc.IllegalMove) as refused:
        match.play(f"buy:{diagonal}")
    assert refused.value.rule == "OG-3.1"


@proves("OG-E33", "OG-3.2")
def test_a_line_may_cost_nothing() -> None:
    match = drawn_match(market="garbage garbage garbage" + SIX_CORAL, pearls=0)
    assert line_cost(match.state, 0) == 0
    assert texts(match) == ["pass", "buy:R1"]
    buy(match, "R1", "relic relic relic")
    assert match.state.pearls[0] == 0
    assert match.state.bought[KIND_NAMES.index("garbage")] == 3


@proves("OG-3.3", "OG-R27")
def test_whoever_skips_still_moves_stars_and_harvests() -> None:
    match = drawn_match("C *1 .. .. Oy Oy Ha")
    assert tell(match.play("pass")) == ["purchase_skipped"]
    assert tell(match.play("star:S1:C1>C2")) == ["star_moved", "pearls_harvested"]
    assert match.state.pearls[0] == 8


@proves("OG-3.4", "OG-R16")
def test_pearls_are_paid_to_the_supply() -> None:
    match = drawn_match(market=PRICES, pearls=6)
    supply = match.state.pearl_supply
    match.play("buy:K1")
    assert match.state.pearls[0] == 1
    assert match.state.pearl_supply == supply + 5


@proves("OG-E27", "OG-3.5")
@pytest.mark.parametrize(
    ("line", "filled"), [("K1", (1, 4, 7)), ("K2", (2, 5, 8)), ("K3", (3, 6, 9)), ("R1", (1, 2, 3)), ("R3", (7, 8, 9))]
)
def test_the_market_is_refilled_lowest_number_first_before_anything_is_planted(
    line: str, filled: tuple[int, ...]
) -> None:
    match = drawn_match(market=PRICES, pearls=9)
    match.play(f"buy:{line}")
    for space, tile in zip(filled, ("coral", "worm", "garbage"), strict=True):
        assert match.actor == oc.CHANCE
        (event,) = match.play(f"draw:{tile}", oc.CHANCE)
        assert (event.name, event.details) == ("market_refilled", {"tile": tile, "market": str(space)})
    assert match.actor == 0
    assert all(text.startswith("plant:") for text in texts(match))
    market = dict(enumerate(PRICES.split(), 1)) | dict(zip(filled, ("coral", "worm", "garbage"), strict=True))
    assert [KIND_NAMES[kind] for kind in match.state.market] == list(market.values())


@proves("OG-3.6", "OG-R14")
def test_with_too_few_tiles_in_the_bag_the_last_spaces_stay_empty() -> None:
    match = drawn_match(market=PRICES)
    match.state.bag = [0, 1, 0, 0, 0, 0, 0, 0]
    match.play("buy:R2")
    events = match.play("draw:coral", oc.CHANCE)
    assert [event.text for event in events] == [
        "A coral comes to market space 4.",
        "The bag is empty; market space 5 stays empty.",
    ]
    assert match.state.market[3:6] == [1, -1, -1]
    assert texts(match)[0].startswith("plant:")


@proves("OG-3.6", "OG-R14")
def test_with_an_empty_bag_planting_follows_at_once() -> None:
    match = drawn_match(market=PRICES)
    match.state.bag = [0] * 8
    assert tell(match.play("buy:R2")) == ["line_bought", "bag_empty"]
    assert match.state.market[3:6] == [-1, -1, -1]
    assert texts(match)[0].startswith("plant:")


@proves("OG-E35", "OG-3.6", "OG-R14")
def test_a_line_with_at_least_one_tile_is_for_sale_at_what_is_there() -> None:
    match = drawn_match(market="coral - - - relic - - - -", pearls=3)
    match.state.bag = [0] * 8
    assert texts(match) == ["pass", "buy:R1", "buy:R2", "buy:K1", "buy:K2"]
    assert [line_cost(match.state, line) for line in range(LINE_COUNT)] == [1, 3, 0, 1, 3, 0]
    for line in ("R3", "K3"):
        with pytest.raises(oc.IllegalMove) as refused:
            match.play(f"buy:{line}")
        assert refused.value.rule == "OG-3.6"
    match.play("buy:R2")
    assert match.state.bought == [0, 0, 0, 0, 0, 0, 0, 1]


@proves("OG-3.1")
def test_only_one_line_is_bought_per_turn() -> None:
    match = drawn_match(market=PRICES, pearls=9)
    buy(match, "R2", "coral coral coral")
    with pytest.raises(oc.IllegalMove) as refused:
        match.play("buy:R3")
    assert refused.value.rule == "OG-4.3"
