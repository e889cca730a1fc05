"""How moves are written, touched, read and told: texts, targets, words, prompts, events."""

from collections.abc import Callable

import pytest

import oceanarium as oc
from oceanarium.games.oceania import GAME
from oceanarium.games.oceania.moves import (
    MOVE_COUNT,
    MOVES,
    move_text,
    placing_move,
    read_move,
    scouting_move,
    targets,
)
from oceanarium.games.oceania.parts import EAST, INLAND, OVER, POINT_COUNT
from oceanarium.games.oceania.rules.citations import EVENTS
from oceanarium.games.oceania.state import State
from oceanarium.games.oceania.vocabulary import point_name, point_named, space_name
from oceanarium.kernel import CHANCE, Match
from tests.games.oceania.drawing import (
    ENCLOSED,
    OUT_OF_REACH,
    SCORING,
    draw,
    drawing_match,
    drawn_match,
    number_of,
    tiles,
)
from tests.proving import proves


def scouting() -> Match[State]:
    match = drawn_match(ship="south-D", tile="corner")
    match.play("place:D5:LLWW")
    return match


@pytest.mark.parametrize(
    ("text", "spellings"),
    [
        ("start:west-3", ["start west 3", "Start from the circle west-3", "START:WEST-3"]),
        ("start:south-A", ["start south a", "Start from the circle south of A5"]),
        ("start:south-G", ["start south g"]),
        ("start:D5", ["start (4,3)", "start from d5"]),
        ("start:E4", ["start at the tile E4"]),
        ("source:draw", ["draw", "source draw", "Draw a tile"]),
        ("source:discard:bay", ["discard bay", "source:discard:E", "Use the bay tile"]),
        ("source:discard:open", ["use the open-sea tile", "discard A"]),
        ("pay:1", ["pay with 1", "Pay 1", "pay with a scout of value 1"]),
        ("place:D4:LWWW", ["place (3,3) LWWW", "place on D4 lwww", "place:(3,3):LWWW", "Lay it on D4, land north"]),
        ("place:C4:LLLW", ["Put it on C4, land north, east and south", "put the tile on C4 LLLW"]),
        ("place:C4:WWWW", ["Put it on C4, all water"]),
        ("scout:none", ["no scout", "scout none", "Put no scout there"]),
        ("scout:2:N", ["scout 2 north", "scout:2:E", "scout 2 on n", "put a scout of value 2 on its north shore"]),
        ("draw:bay", ["draw a bay"]),
        ("first:1", ["first 1"]),
        ("next", ["Next game!", "go on"]),
        ("pass", ["Pass."]),
    ],
)
def test_a_move_has_one_text_and_is_read_however_people_write_it(text: str, spellings: list[str]) -> None:
    state = scouting().state
    number = number_of(state, text)
    assert move_text(state, number) == text
    assert [read_move(state, spelling) for spelling in spellings] == [number] * len(spellings)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "start",
        "start:H1",
        "start:A6",
        "start:west-6",
        "start:south-H",
        "start:(5,0)",
        "source:discard:inland",
        "source:discard:lake",
        "pay:4",
        "place:D4:LWW",
        "place:Z4:LWWW",
        "scout:2:up",
        "scout:4:N",
        "draw:inland",
        "first:2",
        "dance",
    ],
)
def test_a_text_that_is_no_move_is_not_read(text: str) -> None:
    assert read_move(scouting().state, text) is None


@proves("OC-R26")
def test_every_starting_point_has_a_name_of_its_own() -> None:
    names = [point_name(point) for point in range(POINT_COUNT)]
    assert len(set(names)) == POINT_COUNT
    assert [point_named(name) for name in names] == list(range(POINT_COUNT))
    assert names[0] == "west-1"
    assert names[9:11] == ["east-5", "south-A"]
    assert space_name(99) == "?"


def test_every_number_has_a_text_words_and_targets() -> None:
    for match in (drawn_match(SCORING), scouting()):
        for number in [*range(-2, MOVE_COUNT + 2), 10**6]:
            assert move_text(match.state, number) != ""
            assert match.move(number).words != ""
            assert all(target.count(":") <= 2 for target in targets(match.state, 0, number))
    assert move_text(scouting().state, -1) == "move -1"


@pytest.mark.parametrize(
    ("text", "touched"),
    [
        ("start:west-3", ("circle:west-3",)),
        ("start:D5", ("board:D5",)),
        ("source:draw", ("lid",)),
        ("source:discard:bay", ("discard:0:bay",)),
        ("pay:3", ("scout:0:3",)),
        ("place:D4:LWWW", ("board:D4", "tile:LWWW")),
        ("scout:none", ("no_scout",)),
        ("scout:2:N", ("scout:0:2", "piece:D5:N")),
        ("next", ("next_game",)),
        ("pass", ("pass",)),
        ("draw:bay", ()),
        ("first:1", ()),
    ],
)
def test_a_move_is_made_by_touching_things_on_the_table(text: str, touched: tuple[str, ...]) -> None:
    state = scouting().state
    assert targets(state, 0, number_of(state, text)) == touched


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("start:south-A", "Start from the circle south of A5 for A5; 24 of 34 unseen tiles fit"),
        ("start:D5", "Start from D5 for C5; 24 of 34 unseen tiles fit"),
        ("source:draw", "Draw a tile from the lid"),
        ("source:discard:bay", "Use the bay tile from your discards, for a scout"),
        ("pay:3", "Pay with a scout of value 3"),
        ("place:D4:LWWW", "Lay it on D4, land north"),
        ("place:D4:LLLW", "Lay it on D4, land north, east and south"),
        ("place:D4:WWWW", "Lay it on D4, all water"),
        ("place:D4:LLLL", "Lay it on D4, all land"),
        ("scout:none", "Put no scout there"),
        ("scout:2:N", "Put a scout of value 2 on its land"),
        ("draw:open", "An open-sea tile is drawn"),
        ("first:1", "Player 2 begins"),
        ("next", "Go on"),
        ("pass", "Pass"),
    ],
)
def test_a_move_is_told_in_plain_words(text: str, sentence: str) -> None:
    match = scouting()
    assert match.move(number_of(match.state, text)).words == sentence


def test_the_shores_of_a_strait_are_told_apart() -> None:
    match = drawn_match(ship="south-D", tile="strait")
    match.play("place:D5:WLWL")
    number = number_of(match.state, "scout:1:W")
    assert match.move(number).words == "Put a scout of value 1 on its west shore"
    match.language = "de"
    assert match.move(number).words == "Einen Kundschafter vom Wert 1 auf das Westufer setzen"


def test_prompts_say_what_is_asked() -> None:
    match = drawn_match(tiles(D5="WWWW"), discards=("bay coast", ""), scouts=("1 1 3", ""))
    assert match.prompt() == "Choose where the ship starts. A circle at the rim, or a tile with open water."
    match.play("start:D5")
    assert match.prompt() == (
        "Draw a tile, or use a discard instead. A scout would pay for a coast tile or a bay tile."
    )
    match.play("source:discard:bay")
    assert match.prompt() == "Choose the scout that pays for the bay tile. It leaves the game."
    match.play("pay:3")
    assert match.prompt() == "Lay the bay tile beside the ship at D5."
    match.play("place:D4:LLWL")
    assert match.prompt() == "Put a scout on D4, or none. You have two scouts of value 1."
    match.state.phase = OVER
    assert match.prompt(0) == "The match is over."
    assert drawing_match("south-D").prompt(0) == "Chance acts now."


@pytest.mark.parametrize(
    ("left", "english", "german"),
    [
        (
            "1 1 1 1 1 2 2 3",
            "five scouts of value 1, two of 2 and one of 3",
            "fünf Kundschafter vom Wert 1, zwei vom Wert 2 und einen vom Wert 3",
        ),
        ("1 3", "one scout of value 1 and one of 3", "einen Kundschafter vom Wert 1 und einen vom Wert 3"),
        ("2", "one scout of value 2", "einen Kundschafter vom Wert 2"),
        ("", "no scout", "keinen Kundschafter"),
    ],
)
def test_scouts_are_counted_by_value(left: str, english: str, german: str) -> None:
    match = scouting()
    match.state.scouts_left[0] = [left.split().count(value) for value in "123"]
    assert match.prompt() == f"Put a scout on D5, or none. You have {english}."
    match.language = "de"
    assert match.prompt() == f"Setze einen Kundschafter auf D5 oder keinen. Du hast {german}."


def test_between_two_games_the_result_is_told_and_who_begins() -> None:
    match = told_of_two_games()
    result = "Player 2 wins game 1 by 0 to \N{MINUS SIGN}2."
    assert match.prompt(0) == f"{result} Then you begin game 2."
    assert match.prompt(1) == f"{result} Then Player 1 begins game 2."
    assert [move.words for move in match.legal_moves()] == ["Go on to game 2 of 2"]
    match.state.results[0] = [3, 3]
    assert match.prompt(0).startswith("Game 1 is a draw, at 3 each. Then ")


def told_of_a_turn() -> Match[State]:
    match = Match(GAME, 2, {"rounds": 3, "first_player": "random"}, 1, manual_chance=True)
    match.play("first:1", CHANCE)
    match.play("start:south-D")
    draw(match, "coast")
    match.play("place:D5:LWWW")
    match.play("scout:none")
    match.play("start:south-A")
    draw(match, "bay")
    return match


def told_of_a_discard() -> Match[State]:
    match = drawn_match(tiles(D5="WWWW"), discards=("bay", ""))
    match.play("start:D5")
    match.play("source:discard:bay")
    match.play("pay:2")
    match.play("place:D4:LLWL")
    match.play("scout:3:N")
    return match


def told_of_a_strait() -> Match[State]:
    match = drawn_match(ship="south-D", tile="strait")
    match.play("place:D5:WLWL")
    match.play("scout:2:W")
    return match


def told_of_two_games() -> Match[State]:
    match = drawing_match("south-A", options={"rounds": 2})
    match.state.lid = 1
    draw(match, "bay")
    match.play("next")
    return match


def told_of_filling() -> Match[State]:
    match = drawn_match(ENCLOSED, ship="D2", tile="corner")
    match.state.reserve[INLAND] = 1
    match.play("place:D3:WLLW")
    return match


def told_of_an_island() -> Match[State]:
    match = drawn_match(tiles(D5="LWWW/g1N", D3="WWWW", F5="LWWW", F4="WWLW"), ship="D3", tile="coast")
    match.state.lid = 0
    match.play("place:D4:WWLW")
    match.play("scout:none")
    return match


def told_of_a_draw() -> Match[State]:
    match = drawing_match("south-A", discards=("", "bay"))
    match.state.lid = 1
    draw(match, "bay")
    return match


def told_of_the_last_space() -> Match[State]:
    chart = " ".join(["WWWW"] * 34 + ["...."])
    match = drawn_match(chart, ship="east-5", tile="open")
    match.play("place:G5:WWWW")
    return match


def told_of_a_rest_out_of_reach() -> Match[State]:
    chart = " ".join([*OUT_OF_REACH.split()[:-1], "...."])
    match = drawn_match(chart, seats=1, ship="east-5", tile="coast")
    match.play("place:G5:LWWW")
    return match


TALES: dict[str, tuple[Callable[[], Match[State]], str, str]] = {
    "game_began": (told_of_a_turn, "OC-14.1", "Game 1 of 3 begins."),
    "first_player": (told_of_a_turn, "OC-2.1", "Player 2 takes the first turn."),
    "ship_sailed": (told_of_a_turn, "OC-3.3", "Player 2 starts from the circle south of D5."),
    "tile_drawn": (told_of_a_turn, "OC-4.1", "Player 2 draws a coast tile."),
    "tile_discarded": (
        told_of_a_turn,
        "OC-4.7",
        "It fits nowhere at the circle south of A5 and goes to the discards of Player 1.",
    ),
    "discard_taken": (told_of_a_discard, "OC-5.1", "Player 1 takes a bay tile back from the discards."),
    "scout_paid": (told_of_a_discard, "OC-5.2", "Player 1 pays with a scout of value 2, which leaves the game."),
    "tile_placed": (told_of_a_discard, "OC-4.5", "Player 1 lays a bay tile on D4, land north, east and west."),
    "space_filled": (
        told_of_filling,
        "OC-6.4",
        "C3 is surrounded and filled with a corner tile, land north and west.",
    ),
    "group_filled": (told_of_filling, "OC-6.5", "E3 is enclosed by land and filled with an inland tile."),
    "space_imagined": (
        told_of_filling,
        "OC-6.6",
        "F3 counts as filled with an inland tile, all land, for that stack is empty.",
    ),
    "island_completed": (told_of_an_island, "OC-7.2", "The island at D4 is complete: 2 tiles."),
    "scout_placed": (told_of_a_discard, "OC-8.1", "Player 1 puts a scout of value 3 on the land of D4."),
    "shore_scouted": (told_of_a_strait, "OC-8.3", "Player 1 puts a scout of value 2 on the west shore of D5."),
    "no_scout": (told_of_a_turn, "OC-8.6", "Player 2 puts no scout there."),
    "all_explored": (told_of_the_last_space, "OC-9.1", "Every space is explored: the game is over."),
    "lid_empty": (told_of_a_draw, "OC-9.2", "The lid is empty: the game is over."),
    "no_start": (told_of_a_rest_out_of_reach, "OC-9.3", "No starting point is left: the game is over."),
    "island_won": (told_of_an_island, "OC-10.2", "Player 1 scores 2 points for the island at D4."),
    "island_tied": (told_of_an_island, "OC-10.3", "Nobody scores for the island at F4."),
    "game_won": (told_of_an_island, "OC-10.5", "Player 1 wins the game by 2 points to 0."),
    "game_drawn": (told_of_a_draw, "OC-10.6", "The game is a draw, at \N{MINUS SIGN}2 points each."),
    "went_on": (told_of_two_games, "OC-14.4", "Player 2 has seen the chart and is ready for the next game."),
    "solo_scored": (told_of_a_rest_out_of_reach, "OC-15.4", "Player 1 scores 13 points."),
}


@proves("OC-2.1", "OC-3.3", "OC-4.1", "OC-4.5", "OC-4.7", "OC-5.1", "OC-5.2", "OC-6.4", "OC-6.5", "OC-6.6", "OC-7.2")
@proves("OC-8.1", "OC-8.3", "OC-8.6", "OC-9.1", "OC-9.2", "OC-9.3", "OC-10.2", "OC-10.3", "OC-10.5", "OC-10.6")
@proves("OC-14.4", "OC-15.4")
@pytest.mark.parametrize("name", [kind.name for kind in EVENTS])
def test_every_kind_of_event_is_told_with_its_rule(name: str) -> None:
    tale, rule, sentence = TALES[name]
    told = [event for event in tale().events() if event.name == name]
    assert told[0].text == sentence
    assert {event.rule for event in told} == {rule}


def test_details_are_words_that_programs_know() -> None:
    event = next(event for event in told_of_a_discard().events() if event.name == "tile_placed")
    assert event.details == {"tile": "bay", "space": "D4", "edges": "LLWL"}
    scout = next(event for event in told_of_a_discard().events() if event.name == "scout_placed")
    assert scout.details == {"value": "3", "space": "D4", "piece": "N"}


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("start", "from which circle or tile?"),
        ("use", "which tile?"),
        ("pay", "a scout of which value?"),
        ("place", "on which space?"),
        ("Put it on C4", "which way is the tile turned?"),
        ("scout", "a scout of which value?"),
        ("put a scout of value 2", "on which side of the tile?"),
    ],
)
def test_a_text_that_is_no_move_yet_is_asked_what_is_missing(text: str, question: str) -> None:
    with pytest.raises(oc.UnreadableMove) as unreadable:
        drawn_match().play(text)
    assert str(unreadable.value) == f"{text!r} is not yet a move of Oceania: {question}"


@pytest.mark.parametrize("text", ["dance", "draw a lake", "Put it on Z9"])
def test_a_text_that_nothing_can_complete_gets_an_example(text: str) -> None:
    with pytest.raises(oc.UnreadableMove, match=r"is no move of Oceania; one could be 'start:west-1'\.$"):
        drawn_match().play(text)


def test_what_can_be_meant_in_one_way_only_need_not_be_said() -> None:
    match = drawn_match(tiles(D5="WWWW"), ship="D5", tile="bay")
    match.play("Put it on D4")
    assert match.events()[-1].details == {"tile": "bay", "space": "D4", "edges": "LLWL"}
    match.play("Put a scout of value 2")
    assert match.events()[-1].details == {"value": "2", "space": "D4", "piece": "N"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_legal_move_can_be_typed_as_its_words_say(language: str) -> None:
    for match in (drawn_match(SCORING), scouting(), placing()):
        match.language = language
        for move in match.legal_moves():
            twin = match.copy()
            twin.play(move.words.upper())
            assert twin.moves_since(match.moves_made)[0].text == move.text


def placing() -> Match[State]:
    return drawn_match(tiles(D5="WWWW", C4="WWWW"), ship="D5", tile="coast")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "start:south-A",
            "Am Startkreis südlich von A5 starten und A5 erforschen; 24 von 34 ungesehenen Plättchen passen",
        ),
        ("start:D5", "Bei D5 starten und C5 erforschen; 24 von 34 ungesehenen Plättchen passen"),
        ("source:draw", "Ein Plättchen aus dem Deckel ziehen"),
        ("source:discard:open", "Gegen einen Kundschafter die offene See aus deiner Ablage nutzen"),
        ("pay:3", "Mit einem Kundschafter vom Wert 3 bezahlen"),
        ("place:D4:LLLW", "Auf D4 legen, Land im Norden, Osten und Süden"),
        ("scout:none", "Keinen Kundschafter setzen"),
        ("scout:2:N", "Einen Kundschafter vom Wert 2 auf das Land setzen"),
        ("draw:open", "Offene See wird gezogen"),
        ("draw:bay", "Eine Bucht wird gezogen"),
        ("first:1", "Bernd beginnt"),
        ("next", "Weiter"),
        ("pass", "Passen"),
    ],
)
def test_a_move_is_told_in_german(text: str, sentence: str) -> None:
    match = scouting()
    match.language = "de"
    match.call(["Änne", "Bernd"])
    assert match.move(number_of(match.state, text)).words == sentence


@pytest.mark.parametrize("name", [kind.name for kind in EVENTS])
def test_every_kind_of_event_is_told_in_german_by_the_names_of_players(name: str) -> None:
    match = TALES[name][0]()
    match.language = "de"
    match.call(["Änne", "Bernd"][: match.seats])
    told = [event.in_words(match.name_of) for event in match.events() if event.name == name]
    assert all(text[0].isupper() and text[-1] == "." and not set("{}⟦⟧$") & set(text) for text in told)
    assert not {"the", "seat", "on", "of", "game", "tile"} & set(" ".join(told).lower().replace(".", "").split())


def test_a_match_told_in_german_asks_refuses_and_ends_in_german() -> None:
    match = drawn_match(tiles(D5="WWWW"), discards=("bay coast", ""), scouts=("1 1 3", ""))
    match.language = "de"
    match.call(["Änne", "Bernd"])
    with pytest.raises(oc.IllegalMove, match=r"^Du bist nicht am Zug; Änne wählt\. \[OC-2\.2\]$"):
        match.play("start:D5", 1)
    with pytest.raises(oc.IllegalMove) as spent:
        match.play("start:south-D")
    assert spent.value.sentence == (
        "Der Startkreis südlich von D5 ist verbraucht: Er führt nur nach D5, und das ist schon erforscht."
    )
    match.play("start:D5")
    assert match.prompt() == (
        "Ziehe ein Plättchen oder nutze stattdessen deine Ablage. "
        "Gegen einen Kundschafter bekommst du eine Küste oder eine Bucht."
    )
    match.play("source:discard:bay")
    match.play("pay:3")
    assert match.prompt() == "Lege die Bucht neben das Schiff bei D5."
    with pytest.raises(oc.IllegalMove) as unfit:
        match.play("place:D4:LLLW")
    assert unfit.value.sentence == (
        "So gedreht (Land im Norden, Osten und Süden) passt das Plättchen nicht auf D4: "
        "Zum Schiff hin muss Wasser sein; Land im Süden trifft auf Wasser von D5."
    )


def test_a_match_of_several_games_goes_on_in_german() -> None:
    match = told_of_two_games()
    match.language = "de"
    match.call(["Änne", "Bernd"])
    result = "Bernd gewinnt Spiel 1 mit 0 zu \N{MINUS SIGN}2."
    assert match.prompt(0) == f"{result} Dann beginnst du Spiel 2."
    assert match.prompt(1) == f"{result} Dann beginnt Änne Spiel 2."
    assert [move.words for move in match.legal_moves()] == ["Weiter zu Spiel 2 von 2"]
    score = match.scores()[0]
    assert (list(score.parts)[2], score.words["islands squared"]) == ("islands squared", "Inseln im Quadrat")


def test_numbers_made_by_rules_are_those_of_the_declared_kinds() -> None:
    kinds = {kind.name: kind for kind in MOVES}
    assert placing_move(17, 9) == kinds["place"].number({"space": 17, "edges": 9})
    assert scouting_move(2, EAST) == kinds["scout"].number({"value": 2, "piece": EAST})
