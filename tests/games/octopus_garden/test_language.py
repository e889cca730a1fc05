"""How moves are written, touched, read and told: texts, targets, words, prompts, events."""

import pytest

import oceanarium as oc
from oceanarium.games.octopus_garden.moves import (
    MOVE_COUNT,
    MOVES,
    hosting_move,
    move_text,
    placing_move,
    planting_move,
    read_move,
    stepping_move,
    targets,
)
from oceanarium.games.octopus_garden.parts import HARLEQUIN, OVER, RELIC, SEAHORSE, STARTING
from oceanarium.games.octopus_garden.rules.citations import EVENTS
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import Match
from tests.games.octopus_garden.drawing import (
    ALMOST_FULL,
    GAME,
    SCORING_EXAMPLE,
    buy,
    drawn_match,
    drawn_state,
    plant_all,
)
from tests.proving import proves

PRICES = "relic star oyster coral garbage anemone seagrass seagrass worm"


def number_of(state: State, text: str) -> int:
    number = read_move(state, text)
    assert number is not None
    return number


@pytest.mark.parametrize(
    ("text", "spellings"),
    [
        ("pass", ["Pass", "skip", " pass. "]),
        ("buy:R2", ["buy R2", "Buy row 2", "buy the row 2!", "BUY:r2"]),
        ("buy:K3", ["buy column 3", "buy k3"]),
        ("buy:X1", ["buy diagonal 1"]),
        ("place:oyster@C3", ["place an oyster on c3", "Place oyster C3"]),
        ("place:harlequin@A1", ["place the harlequin at A1"]),
        ("plant:relic@B4", ["plant a relic on B4", "plant relic b4"]),
        ("plant:worm@B4", ["plant a feather worm on B4"]),
        ("plant:star@B4", ["plant the sea star on B4"]),
        ("host:clownfish@C4", ["host the clownfish on C4"]),
        ("star:S1:C5>D5", ["star S1 from C5 to D5", "sea star s1 c5 d5"]),
        ("draw:coral", ["draw a coral"]),
        ("start:1", ["start 1"]),
    ],
)
def test_a_move_has_one_text_and_is_read_however_people_write_it(text: str, spellings: list[str]) -> None:
    state = drawn_state("C .. .. .. .. *1")
    number = number_of(state, text)
    assert move_text(state, number) == text
    assert [read_move(state, spelling) for spelling in spellings] == [number] * len(spellings)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "buy",
        "buy:R4",
        "buy row 4",
        "buy house 1",
        "buy it R1",
        "plant:relic@Z9",
        "plant:harlequin@A1",
        "plant:relic",
        "place:relic@A1",
        "host:relic@A1",
        "star:S9:C5>D5",
        "star:S1:C5>Z1",
        "draw:clownfish",
        "start:4",
        "dance",
    ],
)
def test_a_text_that_is_no_move_is_not_read(text: str) -> None:
    assert read_move(drawn_state("C .. .. .. .. *1"), text) is None


def test_every_number_has_a_text_words_and_targets() -> None:
    match = drawn_match(SCORING_EXAMPLE, market=PRICES)
    state = match.state
    for number in [*range(-2, MOVE_COUNT + 2), 10**6]:
        assert move_text(state, number) != ""
        assert match.move(number).words != ""
        assert all(target.count(":") <= 2 for target in targets(state, 0, number))
    assert move_text(state, -1) == "move -1"


@pytest.mark.parametrize(
    ("text", "seat", "touched"),
    [
        ("place:oyster@C3", 1, ("garden:1:C3",)),
        ("place:harlequin@C3", 0, ("garden:0:C3",)),
        ("pass", 0, ("pass",)),
        ("buy:K2", 0, ("market:K2",)),
        ("plant:relic@B4", 0, ("bought:relic", "garden:0:B4")),
        ("host:seahorse@B4", 1, ("garden:1:B4",)),
        ("star:S1:C5>D5", 0, ("star:0:S1", "garden:0:D5")),
        ("draw:coral", 0, ()),
        ("start:1", 0, ()),
    ],
)
def test_a_move_is_made_by_touching_things_on_the_table(text: str, seat: int, touched: tuple[str, ...]) -> None:
    state = drawn_state("C .. .. .. .. *1")
    assert targets(state, seat, number_of(state, text)) == touched


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("place:oyster@C3", "Put the oyster on C3"),
        ("place:harlequin@A1", "Put the harlequin on A1"),
        ("pass", "Skip buying"),
        ("buy:R2", "Buy row 2 (coral, piece of garbage, anemone) for 2 pearls"),
        ("buy:K1", "Buy column 1 (relic, coral, seagrass) for 5 pearls"),
        ("plant:worm@B4", "Plant the feather worm on B4"),
        ("host:clownfish@C4", "Let the clownfish settle on C4"),
        ("star:S1:C5>D5", "Move sea star S1 from C5 to D5"),
        ("draw:coral", "A coral is drawn"),
        ("draw:oyster", "An oyster is drawn"),
        ("draw:star", "A sea star is drawn"),
        ("start:1", "Player 2 begins"),
    ],
)
def test_a_move_is_told_in_plain_words(text: str, sentence: str) -> None:
    match = drawn_match("C .. .. .. .. *1", market=PRICES)
    assert match.move(number_of(match.state, text)).words == sentence


@proves("OG-3.6")
def test_the_words_of_a_purchase_leave_out_empty_spaces() -> None:
    match = drawn_match(market="garbage - - - relic - - - -")
    assert match.move(number_of(match.state, "buy:R1")).words == "Buy row 1 (piece of garbage) for nothing"


def test_prompts_say_what_is_asked() -> None:
    placing: Match[State] = oc.new_match(GAME, 2, 1)
    assert placing.prompt() == "Put starting oyster 1 of 3 on any vacant space."
    placing.play("place:oyster@A1")
    assert placing.prompt() == "Put starting oyster 2 of 3 on any vacant space."
    placing.play("place:oyster@A2")
    assert placing.prompt() == "Put starting oyster 3 of 3, the harlequin, on any vacant space."
    match = drawn_match("C An An Oy *1", pearls=1)
    assert match.prompt() == "Buy a row or a column, or skip. You have 1 pearl."
    match.play("pass")
    assert match.prompt() == "Move sea star S1 one space. It goes to the nearest oyster it can eat."
    only_harlequin = drawn_match("C *1 .. .. Ha")
    only_harlequin.play("pass")
    assert only_harlequin.prompt() == "Move sea star S1 one space. It can reach only the harlequin, and goes there."
    several = drawn_match("A *1 .. .. Oy\nE *2 .. .. Ha")
    several.play("pass")
    assert several.prompt() == (
        "Move a sea star one space. Each goes to the nearest oyster it can eat, or else to the harlequin."
    )
    planting = drawn_match("C An An", bought="anemone star garbage")
    assert planting.prompt() == (
        "Plant what you bought on vacant spaces. "
        "Still to plant, in any order: an anemone, a sea star and a piece of garbage."
    )
    assert drawn_match(bought="relic").prompt().endswith(" Still to plant: a relic.")
    planting.play("plant:anemone@C3")
    assert planting.prompt() == "You attracted a clownfish! Choose the anemone it settles on: all are as good."
    match.state.phase = OVER
    assert match.prompt(0) == "The match is over."


def told_of_preparation() -> Match[State]:
    match: Match[State] = oc.new_match(GAME, 2, 1, manual_chance=True)
    for tile in PRICES.split():
        match.play(f"draw:{tile}", oc.CHANCE)
    for _ in range(2):
        for text in ("place:oyster@C2", "place:oyster@C5", "place:harlequin@A1"):
            match.play(text)
    assert match.state.phase == STARTING
    match.play("start:1", oc.CHANCE)
    match.play("pass")
    return match


def told_of_a_bonus() -> Match[State]:
    match = drawn_match("A Ha\nC An An", bought="anemone")
    plant_all(match, "anemone", "C3")
    return match


def told_of_the_end() -> Match[State]:
    match = drawn_match(ALMOST_FULL, market="star garbage coral" + 6 * " seagrass", pearl_supply=0)
    match.state.bag = [0] * 8
    buy(match, "R1", "")
    match.play("plant:star@D5")
    match.play("star:S1:D5>E4")
    match.play("pass")
    return match


def told_of_worms() -> Match[State]:
    match = drawn_match("C Wo *1 .. Wo Oy")
    match.play("pass")
    match.play("star:S1:C2>C3")
    return match


def told_of_a_purchase() -> Match[State]:
    match = drawn_match(market="coral coral coral coral coral coral coral coral coral", pearls=9)
    match.play("buy:R1")
    match.play("draw:coral", oc.CHANCE)
    return match


def told_of_a_stall() -> Match[State]:
    match = drawn_match(options={"stall_rounds": 1}, pearl_supply=2)
    match.play("pass")
    match.play("pass")
    return match


TALES = {
    "market_filled": (told_of_preparation, "OG-1.5", "A relic comes to market space 1."),
    "market_refilled": (told_of_a_purchase, "OG-3.5", "A coral comes to market space 1."),
    "start_placed": (told_of_preparation, "OG-1.6", "Player 1 puts an oyster on C2."),
    "first_player": (told_of_preparation, "OG-1.7", "Player 2 takes the first turn."),
    "purchase_skipped": (told_of_preparation, "OG-3.3", "Player 2 skips buying."),
    "line_bought": (told_of_the_end, "OG-3.4", "Player 1 buys row 1 for 4 pearls."),
    "bag_empty": (told_of_the_end, "OG-3.6", "The bag is empty; market space 1 stays empty."),
    "tile_planted": (told_of_a_bonus, "OG-4.1", "Player 1 plants an anemone on C3."),
    "tile_discarded": (told_of_the_end, "OG-4.4", "Player 1 has no room for a coral, which leaves the game."),
    "bonus_attracted": (told_of_a_bonus, "OG-5.1", "Player 1 attracts a clownfish!"),
    "bonus_settled": (told_of_a_bonus, "OG-5.3", "A clownfish settles on C1."),
    "star_moved": (told_of_the_end, "OG-6.1", "Player 1 moves sea star S1 from D5 to E4."),
    "oyster_eaten": (told_of_the_end, "OG-6.6", "Sea star S1 eats Player 1's oyster on E4."),
    "worm_closed": (told_of_worms, "OG-7.1", "Player 1's feather worm on C4 closes."),
    "worm_opened": (told_of_worms, "OG-7.1", "Player 1's feather worm on C1 opens."),
    "pearls_harvested": (told_of_a_bonus, "OG-8.1", "Player 1 harvests 1 pearl."),
    "supply_short": (told_of_a_stall, "OG-8.3", "The supply is empty: Player 1 harvests 1 pearl too few."),
    "end_triggered": (
        told_of_the_end,
        "OG-9.1",
        "Player 1's garden is full: everybody else has one more turn.",
    ),
    "match_over": (told_of_the_end, "OG-9.3", "The last turn is over."),
    "match_stalled": (told_of_a_stall, "OG-9.4", "Nobody has bought anything for 1 round; the match is over."),
}


@proves("OG-1.5", "OG-1.6", "OG-1.7", "OG-3.3", "OG-3.4", "OG-3.5", "OG-3.6", "OG-4.1", "OG-4.4", "OG-5.1", "OG-5.3")
@proves("OG-6.1", "OG-6.6", "OG-7.1", "OG-8.1", "OG-8.3", "OG-9.1", "OG-9.3", "OG-9.4")
@pytest.mark.parametrize("name", [kind.name for kind in EVENTS])
def test_every_kind_of_event_is_told_with_its_rule(name: str) -> None:
    tale, rule, sentence = TALES[name]
    told = [event for event in tale().events() if event.name == name]
    assert told[0].text == sentence
    assert {event.rule for event in told} == {rule}


def test_details_are_words_that_programs_know() -> None:
    event = told_of_the_end().events()[0]
    assert (event.name, event.details) == ("line_bought", {"line": "R1", "pearls": "4"})
    assert event.in_words(lambda seat: ["Ann", "Ben"][seat]) == "Ann buys row 1 for 4 pearls."
    moved = next(event for event in told_of_worms().events() if event.name == "star_moved")
    assert moved.details == {"star": "S1", "start": "C2", "space": "C3"}


@pytest.mark.parametrize(
    ("bought", "english", "german"),
    [
        ("relic", "a relic", "ein Relikt"),
        ("anemone", "an anemone", "eine Anemone"),
        ("relic relic relic", "3 relics", "3 Relikte"),
        ("seagrass seagrass star", "2 seagrasses and a sea star", "2 Seegräser und ein Seestern"),
        ("garbage garbage worm", "a feather worm and 2 pieces of garbage", "ein Federwurm und 2 Stücke Müll"),
    ],
)
def test_tiles_are_counted_in_words(bought: str, english: str, german: str) -> None:
    match = drawn_match(bought=bought)
    assert match.prompt().endswith(f": {english}.")
    match.language = "de"
    assert match.prompt().endswith(f": {german}.")


@pytest.mark.parametrize(
    ("count", "english", "german"),
    [(0, "no pearls", "keine Perlen"), (1, "1 pearl", "1 Perle"), (2, "2 pearls", "2 Perlen")],
)
def test_pearls_are_counted_in_words(count: int, english: str, german: str) -> None:
    match = drawn_match(pearls=count)
    assert match.prompt().endswith(f"You have {english}.")
    match.language = "de"
    assert match.prompt().endswith(f"Du hast {german}.")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("place:oyster@C3", "Die Auster auf C3 legen"),
        ("pass", "Nichts kaufen"),
        ("buy:R2", "Reihe 2 (Koralle, Müll, Anemone) für 2 Perlen kaufen"),
        ("plant:worm@B4", "Den Federwurm auf B4 pflanzen"),
        ("host:seahorse@C4", "Das Seepferdchen auf C4 setzen"),
        ("star:S1:C5>D5", "Seestern S1 von C5 nach D5 bewegen"),
        ("draw:star", "Ein Seestern wird gezogen"),
        ("start:1", "Ben beginnt"),
    ],
)
def test_a_move_is_told_in_german(text: str, sentence: str) -> None:
    match = drawn_match("C .. .. .. .. *1", market=PRICES)
    match.language = "de"
    match.call(["Ann", "Ben"])
    assert match.move(number_of(match.state, text)).words == sentence


@pytest.mark.parametrize("name", [kind.name for kind in EVENTS])
def test_every_kind_of_event_is_told_in_german_by_the_names_of_players(name: str) -> None:
    match = TALES[name][0]()
    match.language = "de"
    match.call(["Änne", "Bernd"])
    told = [event.in_words(match.name_of) for event in match.events() if event.name == name]
    assert all(text[0].isupper() and text[-1] in ".!" and not set("{}⟦⟧$") & set(text) for text in told)
    assert not {"the", "seat", "on", "to", "chance"} & set(" ".join(told).lower().rstrip(".").split())


def test_a_match_told_in_german_refuses_and_ends_in_german() -> None:
    match = drawn_match(market=PRICES, pearls=1, options={"stall_rounds": 1})
    match.language = "de"
    match.call(["Änne", "Bernd"])
    assert match.prompt() == "Kaufe eine Reihe oder Spalte, oder kaufe nichts. Du hast 1 Perle."
    with pytest.raises(oc.IllegalMove) as dear:
        match.play("buy:R1")
    assert str(dear.value) == "Reihe 1 kostet 8 Perlen, und du hast nur eine. [OG-3.2]"
    with pytest.raises(oc.IllegalMove, match=r"^Du bist nicht am Zug; Änne wählt. \[OG-2.2\]$"):
        match.play("pass", 1)
    told = match.why_not(["moon"])
    assert told is not None
    assert told.sentence == "Hier gibt es nichts zu wählen."
    match.play("pass")
    match.play("pass")
    assert match.outcome is not None
    assert match.outcome.sentence.startswith("So viele Runden hat niemand etwas gekauft")
    score = match.scores()[0]
    assert (set(score.parts), score.words["worm"]) == (set(score.words), "Offene Federwürmer")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Buy row 2 (coral, piece of garbage, anemone) for 2 pearls", "skip  BUYING."]),
        ("de", ["Reihe 2 (Koralle, Müll, Anemone) für 2 Perlen kaufen", "nichts kaufen"]),
    ],
)
def test_a_legal_move_can_be_typed_as_its_words_say(language: str, said: list[str]) -> None:
    match = drawn_match(market=PRICES, pearls=9)
    match.language = language
    for text, meant in zip(said, ["buy:R2", "pass"], strict=True):
        twin = match.copy()
        twin.play(text)
        assert twin.moves_since(match.moves_made)[0].text == meant


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("buy", "which row or column?"),
        ("plant a relic on", "on which space?"),
        ("plant", "which tile?"),
        ("star", "which sea star?"),
        ("star S1", "from which space?"),
        ("sea star S1 from C5", "to which space?"),
    ],
)
def test_a_text_that_is_no_move_yet_is_asked_what_is_missing(text: str, question: str) -> None:
    match = drawn_match("C .. .. .. .. *1", market=PRICES)
    with pytest.raises(oc.UnreadableMove) as unreadable:
        match.play(text)
    assert str(unreadable.value) == f"{text!r} is not yet a move of Octopus' Garden: {question}"


def test_an_unfinished_text_is_enough_where_only_one_move_can_be_meant() -> None:
    match = drawn_match(ALMOST_FULL, bought="coral")  # only D5 is vacant
    match.play("plant the coral")
    assert match.moves_since(0)[0].text == "plant:coral@D5"


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("en", "row 2", "buy:R2"),
        ("de", "reihe 2", "buy:R2"),
        ("de", "Spalte 1 für 5", "buy:K1"),
        ("de", "nichts", "pass"),
    ],
)
def test_words_that_only_one_legal_move_holds_are_enough(language: str, text: str, meant: str) -> None:
    match = drawn_match(market=PRICES, pearls=9)
    match.language = language
    match.play(text)
    assert match.moves_since(0)[0].text == meant


def test_words_that_several_moves_of_a_kind_hold_leave_a_question() -> None:
    match = drawn_match(market=PRICES, pearls=9)
    match.language = "de"
    with pytest.raises(oc.UnreadableMove, match=r"'Perlen kaufen' ist noch kein Zug .*: Welche Reihe oder Spalte\?$"):
        match.play("Perlen kaufen")
    with pytest.raises(oc.UnreadableMove, match=r"'kaufen' ist kein Zug"):  # buying something or nothing
        match.play("kaufen")
    with pytest.raises(oc.UnreadableMove, match=r"^'8' ist kein Zug"):  # though only one line costs so much
        match.play("8")
    assert match.moves_made == 0


def test_an_illegal_move_told_in_words_is_refused_by_its_rule() -> None:
    match = drawn_match("C Oy", market=PRICES, bought="coral")
    match.language = "de"
    with pytest.raises(oc.IllegalMove, match=r"^C1 ist nicht frei: Dort liegt eine Auster\. \[OG-4.1\]$"):
        match.play("Die Koralle auf C1 pflanzen")


@pytest.mark.parametrize("text", ["start", "dance", "plant a relic on Z9"])
def test_a_text_that_nothing_can_complete_gets_an_example(text: str) -> None:
    match = drawn_match(market=PRICES)
    with pytest.raises(oc.UnreadableMove) as unreadable:
        match.play(text)
    assert str(unreadable.value) == f"{text!r} is no move of Octopus' Garden; one could be 'pass'."
    match.language = "de"
    with pytest.raises(
        oc.UnreadableMove, match=r"^'.*' ist kein Zug in Octopus' Garden; einer wäre 'Nichts kaufen'\.$"
    ):
        match.play(text)


def test_numbers_made_by_rules_are_those_of_the_declared_kinds() -> None:
    kinds = {kind.name: kind for kind in MOVES}
    assert placing_move(HARLEQUIN, 5) == kinds["place"].number({"tile": HARLEQUIN, "space": 5})
    assert planting_move(RELIC, 62) == kinds["plant"].number({"tile": RELIC, "space": 62})
    assert hosting_move(1, 7) == kinds["host"].number({"tile": SEAHORSE, "space": 7})
    assert stepping_move(3, 4) == kinds["star"].number({"star": 3, "direction": 4})


def test_a_language_there_is_not_gets_those_there_are() -> None:
    with pytest.raises(oc.OptionError, match=r"^Octopus' Garden can be told in de, en or fr, not in 'tlh'\.$"):
        drawn_match().language = "tlh"
