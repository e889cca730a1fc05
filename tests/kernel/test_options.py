"""Options: what is accepted, coded, described and refused."""

import json
import pickle
from collections.abc import Mapping
from typing import Any

import pytest

from oceanarium.kernel import Game, OptionError, Options, game_named, game_names
from oceanarium.kernel.options import Wrong, no_player

OPTIONS = Options()
TIDE = OPTIONS.choice("tide", "Which tide.", {"low": (10, "Low."), "high": (20, "High.")}, default="low")
DEEP = OPTIONS.choice("deep", "Is it deep?", {True: (1, "Deep."), False: (0, "Shallow.")}, default=False)
COST = OPTIONS.choice("cost", "The cost.", {1: (1, "One."), 2: (2, "Two.")}, default=1)
ROWS = OPTIONS.numbers("rows", "The rows.", most=3, default=(2, 3))
COUNT = OPTIONS.number("count", "How many.", lowest=-2, highest=9, default=4)


@OPTIONS.check
def counts_do_not_exceed_seats(options: Mapping[str, Any], seats: int) -> Wrong | None:
    return no_player("count", options["count"]) if options["count"] > seats + 5 else None


def test_nothing_wanted_means_every_default() -> None:
    expected = {"tide": "low", "deep": False, "cost": 1, "rows": (2, 3), "count": 4}
    assert OPTIONS.completed(None, 2) == OPTIONS.completed({}, 2) == expected


def test_places_in_the_coded_row_follow_the_declarations() -> None:
    assert (TIDE, DEEP, COST, ROWS, COUNT, OPTIONS.width) == (0, 1, 2, 3, 6, 7)
    values = OPTIONS.completed({"tide": "high", "rows": [7]}, 2)
    assert OPTIONS.coded(values) == [20, 0, 1, 7, 0, 0, 4]


@pytest.mark.parametrize(
    ("name", "wanted", "accepted"),
    [
        ("tide", "HIGH ", "high"),
        ("deep", "true", True),
        ("deep", True, True),
        ("cost", "2", 2),
        ("count", "-2", -2),
        ("count", " 7 ", 7),
        ("rows", "1-2-3", (1, 2, 3)),
        ("rows", "1, 2", (1, 2)),
        ("rows", (4,), (4,)),
        ("rows", ["4", 5], (4, 5)),
    ],
)
def test_values_are_read_as_people_type_them(name: str, wanted: object, accepted: object) -> None:
    value = OPTIONS.completed({name: wanted}, 2)[name]
    assert value == accepted
    assert type(value) is type(accepted)


@pytest.mark.parametrize(
    ("name", "wanted", "message"),
    [
        ("tide", "spring", "Option tide must be low or high, not 'spring'."),
        ("tide", None, "Option tide must be low or high, not None."),
        ("tide", [], "Option tide must be low or high, not []."),
        ("deep", 1, "Option deep must be True or False, not 1."),
        ("cost", True, "Option cost must be 1 or 2, not True."),
        ("count", 10, "Option count must be a whole number from -2 to 9, not 10."),
        ("count", "many", "Option count must be a whole number from -2 to 9, not 'many'."),
        ("count", "--2", "Option count must be a whole number from -2 to 9, not '--2'."),
        ("count", "²", "Option count must be a whole number from -2 to 9, not '²'."),
        ("count", 2.0, "Option count must be a whole number from -2 to 9, not 2.0."),
        ("count", True, "Option count must be a whole number from -2 to 9, not True."),
        ("rows", [], "Option rows must be 1 to 3 positive whole numbers, not []."),
        ("rows", [1, 2, 3, 4], "Option rows must be 1 to 3 positive whole numbers, not [1, 2, 3, 4]."),
        ("rows", [0], "Option rows must be 1 to 3 positive whole numbers, not [0]."),
        ("rows", 5, "Option rows must be 1 to 3 positive whole numbers, not 5."),
        ("rows", {"a": 1}, "Option rows must be 1 to 3 positive whole numbers, not {'a': 1}."),
        ("depth", 5, "There is no option 'depth'; the options are: tide, deep, cost, rows, count."),
        ("count", 8, "Option count: there is no player 9 at this table."),
    ],
)
def test_anything_else_is_refused_in_one_sentence(name: str, wanted: object, message: str) -> None:
    with pytest.raises(OptionError) as refusal:
        OPTIONS.completed({name: wanted}, 2)
    assert str(refusal.value) == message


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(OptionError, match="There is no option 'a'; this game has none"):
        Options().completed({"a": 1}, 2)


def test_only_what_differs_from_the_default_is_unusual() -> None:
    assert OPTIONS.unusual(OPTIONS.completed({"rows": (2, 3), "cost": 2}, 2)) == {"cost": 2}


@pytest.mark.parametrize("name", game_names())
def test_the_description_is_plain_data_whose_defaults_are_accepted(name: str) -> None:
    game: Game[Any] = game_named(name)
    described = game.options.described()
    assert json.loads(json.dumps(described)) == described
    for seats in game.seats:
        defaults = {option["name"]: option["default"] for option in described}
        assert game.options.completed(defaults, seats) == game.options.completed(None, seats)
    assert all(option["sentence"].endswith(".") for option in described)


@pytest.mark.parametrize("wanted", [(), [], "", " "])
def test_a_list_of_numbers_may_be_empty_where_that_is_declared(wanted: object) -> None:
    declared = Options()
    declared.numbers("ages", "The ages.", most=2, default=(), least=0)
    values = declared.completed({"ages": wanted}, 2)
    assert values == declared.completed(None, 2) == {"ages": ()}
    assert declared.coded(values) == [0, 0]
    with pytest.raises(OptionError, match="must be 0 to 2 positive whole numbers"):
        declared.completed({"ages": (7, 8, 9)}, 2)
    with pytest.raises(OptionError, match="must be 1 to 3 positive whole numbers"):
        OPTIONS.completed({"rows": wanted}, 2)


def in_german(options: Options, wanted: Mapping[str, object], seats: int = 2) -> str:
    with pytest.raises(OptionError) as refusal:
        options.completed(wanted, seats)
    return refusal.value.in_words("de")


@pytest.mark.parametrize(
    ("wanted", "german"),
    [
        ({"cost": 3}, "Die Option „cost“ muss 1 oder 2 sein, nicht 3."),
        ({"count": "many"}, "Die Option „count“ muss eine ganze Zahl von -2 bis 9 sein, nicht 'many'."),
        ({"rows": [0]}, "Die Option „rows“ braucht 1 bis 3 ganze Zahlen über 0, nicht [0]."),
        ({"count": 8}, "Option „count“: An diesem Tisch gibt es keinen Spieler 9."),
        ({"a": 1}, "Eine Option 'a' gibt es nicht; die Optionen sind: tide, deep, cost, rows, count."),
    ],
)
def test_what_is_wrong_with_an_option_is_told_in_german(wanted: Mapping[str, object], german: str) -> None:
    assert in_german(OPTIONS, wanted) == german


@pytest.mark.parametrize(
    ("game", "seats", "wanted", "german"),
    [
        ("octopus-garden", 2, {"garden_rows": (4, 4)}, "Option „garden_rows“: Benachbarte Reihen müssen sich um"),
        ("open-ocean", 1, {"crabs": "deck"}, "Option „crabs“: Das gibt es nicht, wenn eine Person allein spielt."),
        ("oceania", 2, {"sea_tiles": (9,) * 9}, "Die Option „sea_tiles“ braucht"),
        ("oceania", 1, {"rounds": 3}, "Option „rounds“: Allein spielt man nur ein Spiel."),
        (
            "ocean-labyrinth",
            3,
            {"cards_per_player": 9},
            "Zu dritt reichen die Karten für höchstens 8 je Spieler",
        ),
        (
            "open-worlds",
            2,
            {"cards_0": (1,) * 53},
            "Option „cards_0“: Ein Deck für das volle Spiel hat genau 54",
        ),
        ("open-worlds", 2, {"deck_0": "ares"}, "das volle Spiel hat 54 Karten. [OW-21.1]"),
    ],
)
def test_games_say_in_german_which_options_do_not_fit(
    game: str, seats: int, wanted: Mapping[str, object], german: str
) -> None:
    assert german in in_german(game_named(game).options, wanted, seats)


def test_what_is_wrong_can_be_told_to_another_process() -> None:
    with pytest.raises(OptionError) as refusal:
        OPTIONS.completed({"cost": 3}, 2)
    assert str(pickle.loads(pickle.dumps(refusal.value))) == "Option cost must be 1 or 2, not 3."
