"""How moves are written, read, touched and told, and what people are told in which language."""

import re
from typing import Any

import pytest

from oceanarium.games.open_worlds import GAME, deck_book, windows
from oceanarium.games.open_worlds.decks import complaints
from oceanarium.games.open_worlds.moves import (
    MOVE_COUNT,
    MOVES,
    SAIL,
    STAGE,
    facility_at,
    move_text,
    piece_in,
    read_move,
    sailing_move,
    staging_move,
    targets,
    unit_move,
)
from oceanarium.games.open_worlds.parts import AIMING, MAX_WORLDS, PLAY, RETREATING, SWAPPING
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    ALWAYS,
    CARD_IDS,
    CARDS,
    FIRST_NODE,
    NODES,
    ORBITAL_CARDS,
    PLAY_NAMES,
    REQ,
    SHIP_CARDS,
    WORLDS,
)
from oceanarium.games.open_worlds.vocabulary import REQ as REQ_FIELD
from oceanarium.games.open_worlds.vocabulary import REQ_TEXTS, WORDS
from oceanarium.games.open_worlds.words import DEEDS, PHASES
from oceanarium.kernel import IllegalMove, Match, Sentence, UnreadableMove
from tests.games.open_worlds.drawing import decline, play, resolve, table, texts

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def named(match: Match[State], language: str = "de") -> Match[State]:
    match.name_of, match.language = NAMES.__getitem__, language
    return match


def number_of(state: State, text: str) -> int:
    number = read_move(state, text)
    assert number is not None
    return number


def until(match: Match[State], phase: int) -> Match[State]:
    """Decline everything until a phase is reached."""
    while match.state.phase != phase:
        move = decline(match)
        assert move is not None
        play(match, move.text)
    return match


@pytest.mark.parametrize(
    ("text", "spellings"),
    [
        ("pass", ["Done", "none", "Play nothing.", "do nothing", "no target"]),
        (
            "card:city_10",
            ["put away City 10", "trash the city 10", "Take City 10", "choose city 10", "replace city 10"],
        ),
        ("card:frigate", ["Trash the Staged Frigate", "show and replace the Frigate"]),
        ("stage:city_10@koti", ["stage City 10 at Koti", "stage:city_10@1", "Stage a City 10 at the Koti"]),
        ("stage:exploit@anselms_rest", ["stage Exploit at Anselm's Rest", "stage exploit 3"]),
        ("move:frigate@maail", ["move Frigate to Maail"]),
        ("play:sabotage.facility", ["play sabotage facility", "Play Sabotage: facility"]),
        ("play:coup.seize", ["play coup", "play Coup seize"]),
        ("world:koti", ["world 1", "resolve Koti"]),
        ("seat:1", ["seat 1"]),
        ("facility:koti:2", ["facility Koti 2"]),
        ("orbital:1:frigate", ["orbital 1 Frigate"]),
        ("ground:0:troops_10", ["ground 0 Troops 10"]),
        ("staged:koti:1", ["staged Koti 1"]),
        ("chain:2", ["chain 2", "answer 2"]),
        ("fire", ["Fire at Orbitals"]),
        ("reserve", ["reserve all Weapons"]),
        ("yes", ["conquer it"]),
        ("no", ["do not conquer it"]),
        ("draw:exploit", ["draw Exploit"]),
        ("lay:koti", ["lay Koti"]),
        ("first:1", ["first 1"]),
    ],
)
def test_a_move_has_one_text_and_is_read_however_people_write_it(text: str, spellings: list[str]) -> None:
    state = table("koti:", "maail:", "anselms_rest:", start="stage").state
    number = number_of(state, text)
    assert move_text(state, number) == text
    assert [read_move(state, spelling) for spelling in spellings] == [number] * len(spellings)


@pytest.mark.parametrize(
    "text",
    ["", "stage", "stage:city_10@nowhere", "stage:city_99@koti", "move:city_10@koti", "play:sabotage", "play:titan",
     "orbital:1:city_10", "ground:9:troops_10", "facility:koti:0", "facility:koti:10", "chain:0", "first:9", "dance"],
)  # fmt: skip
def test_a_text_that_is_no_move_is_not_read(text: str) -> None:
    assert read_move(table("koti:", start="stage").state, text) is None


def test_a_name_typed_as_it_is_printed_is_read() -> None:
    state = table("koti:", start="stage").state
    assert [read_move(state, f"card {card.label}") for card in CARDS] == [1 + number for number in range(len(CARDS))]
    laid = [read_move(state, f"lay {world.name}") for world in WORLDS]
    assert [move_text(state, number or 0) for number in laid] == [f"lay:{world.id}" for world in WORLDS]


def test_a_unit_can_be_named_that_may_be_chosen_now_if_there_is_but_one() -> None:
    match = table("koti: A frigate exploit; B exploit exploit city_10 troops_10; A> scout", start="begin.surface")
    state = match.state
    assert read_move(state, "Attack City 10") == number_of(state, "facility:koti:4")
    assert read_move(state, "attack the Troops 10") == number_of(state, "ground:1:troops_10")
    assert read_move(state, "attack exploit") is None  # one of two
    assert read_move(state, "defend exploit") is None  # a Ship cannot
    assert read_move(state, "attack frigate") is None


def test_ships_are_fired_at_and_retreat_by_their_names() -> None:
    aiming = until(table("koti: A frigate; B scout lancer"), AIMING).state
    assert read_move(aiming, "fire at Lancer") == number_of(aiming, "orbital:1:lancer")
    retreating = until(table("koti: A striker; B lancer"), RETREATING).state
    assert read_move(retreating, "retreat Striker") == number_of(retreating, "orbital:0:striker")


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("stage", "Which card?"),
        ("stage City 10 at", "Which World?"),
        ("play", "Which Utility?"),
        ("play Sabotage", "What is it for?"),
        ("attack", "Which unit?"),
        ("orbital 1", "Which card?"),
        ("staged Koti", "Which of your Staged cards there, counted from 1?"),
    ],
)
def test_a_text_that_is_no_move_yet_is_asked_what_is_missing(text: str, question: str) -> None:
    match = table("koti:", hands=("city_10 sabotage",), start="stage")
    with pytest.raises(UnreadableMove, match=f"is not yet a move of Open Worlds: {re.escape(question)}"):
        match.play(text, 0)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_legal_move_can_be_typed_as_its_words_say(language: str) -> None:
    match = named(
        table("koti: A frigate; B exploit exploit city_10 scout; A> city_10", start="begin.surface"), language
    )
    moves = match.legal_moves()
    assert len(moves) == 4
    for move in moves:
        twin = match.copy()
        twin.language, twin.name_of = language, match.name_of
        twin.play(move.words, 0)
        assert twin.moves[-1].number == move.number


@pytest.mark.parametrize(
    ("text", "touched"),
    [
        ("pass", ("pass",)),
        ("card:city_10", ("card:city_10",)),
        ("stage:city_10@koti", ("card:city_10", "world:koti")),
        ("move:frigate@koti", ("orbital:1:frigate", "world:koti")),
        ("play:sabotage.facility", ("card:sabotage", "option:facility")),
        ("facility:koti:1", ("facility:koti:1",)),
        ("orbital:0:frigate", ("orbital:0:frigate",)),
        ("chain:1", ("chain:1",)),
        ("draw:exploit", ()),
        ("lay:koti", ()),
        ("first:1", ()),
    ],
)
def test_a_move_is_made_by_touching_things_on_the_table(text: str, touched: tuple[str, ...]) -> None:
    state = table("koti:", start="stage").state
    assert targets(state, 1, number_of(state, text)) == touched


def test_every_number_has_a_text_words_and_targets_in_every_phase() -> None:
    for match in (table("koti: A frigate; B exploit", start="begin.surface"), table("koti:", start="stage")):
        for number in [*range(-2, MOVE_COUNT + 2), 10**6]:
            assert move_text(match.state, number) != ""
            assert match.move(number).words != ""
            assert all(target.count(":") <= 2 for target in targets(match.state, 0, number))


def test_numbers_made_by_rules_are_those_of_the_declared_kinds() -> None:
    stage, sail = MOVES.of(STAGE), MOVES.of(SAIL)
    assert stage is not None
    assert sail is not None
    for world in range(MAX_WORLDS):
        for card in range(len(CARDS)):
            assert staging_move(card, world) == stage.number({"card": card, "world": world})
        for ship, card in enumerate(SHIP_CARDS):
            assert sailing_move(ship, world) == sail.number({"card": card, "world": world})
    state = table("koti: A frigate city_10; B exploit troops_10").state
    assert move_text(state, unit_move(state, facility_at(state, 0, 1))) == "facility:koti:2"
    assert move_text(state, unit_move(state, piece_in(state, 0, ORBITAL_CARDS[7], PLAY))) == "orbital:0:frigate"
    troops = piece_in(state, 1, CARD_IDS.index("troops_10"), PLAY)
    assert move_text(state, unit_move(state, troops)) == "ground:1:troops_10"


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_done_with_a_move_is_told_by_the_phase(language: str) -> None:
    """Each phase and each deed that sentences tell apart has words of its own; the rest is the default."""
    say = WORDS.languages[language].say
    passing = {"window": 1, "reacting": 1, "swapping": 2, "aiming": 3, "assigning": 4, "other": 5}
    told: dict[int, set[str]] = {}
    for phase in ("other", *PHASES.values()):
        told.setdefault(passing.get(phase, 5), set()).add(say("move-pass", (("phase", phase),)))
    assert [len(words) for words in told.values()] == [1] * 5
    assert len(set.union(*told.values())) == 5
    phases = ("adjusting", "prohibiting", "trimming", "trashing", "searching", "other")
    assert len({say("move-card", (("phase", phase), ("card", "Exploit"))) for phase in phases}) == len(phases)
    details = (("target", "X"), ("owned", "X"), ("defence", 1), ("twin", 2), ("world", "Y"), ("place", 1))
    deeds = {*DEEDS.values(), "defend", "choose", "missing"}
    assert len({say("move-facility", (("deed", deed), *details)) for deed in deeds}) == len(deeds)
    options = {option for card, option in PLAY_NAMES if [each for each, _ in PLAY_NAMES].count(card) > 1}
    assert len({say("move-play", (("option", option), ("utility", "X"))) for option in {*options, "seize"}}) == 5


def test_a_req_is_quoted_as_it_stands_on_the_card() -> None:
    state = table("koti:").state
    for number, card in enumerate(CARDS):
        if card.req is not None:
            told = REQ_FIELD.tell(state, number)
            assert isinstance(told, Sentence)
            assert WORDS.languages["en"].text(told.key, told.arguments) == REQ_TEXTS[number]
            assert REQ_TEXTS[number] in card.text
            assert 5 < len(REQ_TEXTS[number]) < 90


def test_every_req_that_may_not_be_met_is_told_in_german_as_in_the_german_rules() -> None:
    state = table("koti:").state
    rules = (GAME.folder / "RULES.de.md").read_text(encoding="utf-8")
    for number in range(len(CARDS)):
        nodes = NODES[FIRST_NODE[REQ[number]] : FIRST_NODE[REQ[number] + 1]]
        if [node[0] for node in nodes] != [ALWAYS]:
            told = REQ_FIELD.tell(state, number)
            assert isinstance(told, Sentence)
            assert f" {WORDS.languages['de'].text(told.key, told.arguments)}." in rules


def test_catalogues_have_what_stands_on_every_card_as_the_rules_have_it() -> None:
    rules = (GAME.folder / "RULES.de.md").read_text(encoding="utf-8")
    english, german = WORDS.languages["en"], WORDS.languages["de"]
    for card in CARDS:
        assert english.text(f"print-{card.id}") == card.text
        if card.kind != "ship":  # whose texts the rules put into columns
            assert german.text(f"print-{card.id}") in rules


def test_what_decks_are_built_from_is_named_in_catalogues_as_programs_are_told() -> None:
    book, english = deck_book.book(), WORDS.languages["en"]
    for part in ("type", "kind", "mark", "curve", "reason"):
        assert {word: english.text(f"book_{part}-{word}") for word in book[f"{part}s"]} == book[f"{part}s"]
    for form in book["formats"]:
        assert english.text(f"book_format-{form['id']}") == form["name"]


@pytest.mark.parametrize(
    ("cards", "is_introductory", "german"),
    [
        (
            {"outpost": 53},
            False,
            "Ein Deck für das volle Spiel hat genau 54 Karten; dieses hat 53 Karten: Nimm 1 dazu.",
        ),
        ({"outpost": 1}, False, "Ein Deck für das volle Spiel hat genau 54 Karten; dieses hat 1 Karte: Nimm 53 dazu."),
        (
            {"outpost": 42},
            True,
            "Ein Deck für die Einsteigervariante hat genau 40 Karten; dieses hat 42 Karten: Nimm 2 heraus.",
        ),
        ({"outpost": 52, "titan": 2}, False, "Titan darf nur einmal in einem Deck sein, nicht 2-mal."),
        ({"outpost": 39, "titan": 1}, True, "Titan gehört nicht in die Einsteigervariante (Klasse über 11)."),
        ({"outpost": 39, "coup": 1}, True, "Coup gehört nicht in die Einsteigervariante (ein Hilfsmittel)."),
    ],
)
def test_what_is_wrong_with_a_deck_is_told_in_both_languages(
    cards: dict[str, int], is_introductory: bool, german: str
) -> None:
    (complaint,) = complaints(cards, is_introductory=is_introductory)
    assert deck_book.told(complaint).in_words("de") == german


def test_windows_are_named_in_catalogues_as_programs_are_told() -> None:
    english = WORDS.languages["en"]
    names = {name: english.text(f"window-{name.replace('.', '_')}") for name in windows.NAMES}
    assert names == windows.NAMES


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("pass", "Nichts tun"),
        ("facility:koti:2", "Exploit von Ben an Koti angreifen (Verteidigung 1, Platz 2)"),
        ("facility:koti:4", "City 10 von Ben an Koti angreifen (Verteidigung 10)"),
        ("facility:koti:1", "City 12 von Ann an Koti verteidigen (Verteidigung 12)"),
        ("facility:koti:9", "Eine Anlage, die es nicht gibt (Nummer 9 an Koti)"),
        ("orbital:1:scout", "Scout von Ben (nicht im Spiel)"),
        ("ground:3:troops_10", "Troops 10 von jemand, der nicht mitspielt (nicht im Spiel)"),
        ("seat:1", "Ben"),
        ("world:9", "Stelle 9 ohne Welt"),
        ("play:research.draw", "Research spielen: 3 Karten ziehen"),
        ("play:coup", "Coup spielen"),
        ("staged:koti:1", "Eine bereitgelegte Karte, die es nicht gibt (Nummer 1 an Koti)"),
        ("chain:2", "Ein Hilfsmittel, das nicht gespielt wurde (Nummer 2 in der Kette)"),
        ("move:frigate@maail", "Frigate nach Maail bewegen"),
        ("draw:exploit", "Exploit wird gezogen"),
        ("first:1", "Ben folgt in der Vorrangfolge"),
    ],
)
def test_a_move_is_told_in_german(text: str, sentence: str) -> None:
    drawn = "koti: A city_12; B exploit exploit city_10; A frigate"
    match = named(table(drawn, "maail:", start="begin.surface"))
    assert match.move(number_of(match.state, text)).words == sentence


def test_staging_is_told_in_german_with_what_stands_against_it() -> None:
    match = named(table("koti: B outpost outpost outpost", hands=("outpost titan espionage city_10",), start="stage"))
    assert [move.words for move in match.legal_moves() if move.text.endswith("@koti")] == [
        "Outpost an Koti bereitlegen (würde abgelegt: Es ist gerade kein Platz frei)",
        "City 10 an Koti bereitlegen (würde abgelegt: Die REQ „Welt bewohnbar oder von dir besetzt“ ist gerade nicht"
        " erfüllt)",
        "Titan an Koti bereitlegen (würde abgelegt: Klasse 18 liegt über deiner Grenze)",
        "Espionage an Koti bereitlegen (Bluff: Hilfsmittel werden aus der Hand gespielt)",
    ]


def test_a_reaction_is_asked_for_in_german_by_the_names_of_players() -> None:
    hands = ("sabotage", "espionage")
    match = named(table("koti: A exploit; B industry_6 exploit", hands=hands, start="begin.resolution"))
    assert match.prompt() == "Gleich werden die Welten aufgelöst: Spiele ein Hilfsmittel oder nichts."
    play(match, "play:sabotage.facility", "facility:koti:2")
    assert (
        match.prompt()
        == "Ann spielt Sabotage, um Industry 6 von Ben an Koti zu zerstören. Reagiere oder spiele nichts."
    )
    all_hands = ("sabotage", "espionage", "espionage")
    three = named(table("koti: A exploit; B industry_6", hands=all_hands, seats=3, start="begin.resolution"))
    play(three, "play:sabotage.facility", "play:espionage")
    assert three.prompt() == "Ben spielt Espionage, um Sabotage von Ann aufzuheben. Reagiere oder spiele nichts."


def test_a_match_told_in_german_refuses_in_german() -> None:
    match = named(table("koti: A frigate exploit; B exploit", start="begin.surface"))
    assert match.prompt() == "Was soll Frigate angreifen? Bodenkampf an Koti, Stärke 7 (Waffe 1 von 2)."
    with pytest.raises(
        IllegalMove, match=r"Exploit gehört dir selbst, und Frigate kann nicht verteidigen\. \[OW-13\.2\]"
    ):
        play(match, "facility:koti:1")
    with pytest.raises(IllegalMove, match=r"Wähle, was Frigate angreift, oder nichts\."):
        play(match, "yes")
    with pytest.raises(IllegalMove, match=r"Jetzt wählt Ann\. \[OW-3\.2\]"):
        match.play("pass", 1)
    staging = named(table("koti:", hands=("adjust false_alert", "false_alert"), start="begin.stage"))
    with pytest.raises(
        IllegalMove,
        match=r"Adjust kann jetzt nicht gespielt werden, nur am Ende des Bereitlegens, während des Bewegens oder ",
    ):
        play(staging, "play:adjust")


def test_a_facility_makes_room_in_german() -> None:
    match = named(until(table("koti: A exploit exploit; A> city_10", "farholt:"), SWAPPING))
    assert [move.words for move in match.legal_moves()] == [
        "Keine macht Platz",
        "Exploit (Platz 1) auf die Hand zurücknehmen",
        "Exploit (Platz 2) auf die Hand zurücknehmen",
    ]
    assert match.prompt().startswith("City 10 soll an Koti errichtet werden. Macht eine deiner Anlagen dafür Platz")


def test_what_happened_is_told_in_german_by_the_names_of_players() -> None:
    match = named(table("koti: A city_10; B frigate; A> industry_6"))
    resolve(match, "facility:koti:1")
    told = [happening.in_words(match.name_of) for happening in match.events(1)]
    assert "Ann errichtet Industry 6 an Koti." in told
    assert "Frigate von Ben an Koti greift City 10 von Ann mit Stärke 7 an." in told
    assert "Ann hat ein Einkommen von 4." in told
    assert not any("seat" in sentence or "⟦" in sentence for sentence in told)


def test_what_is_hidden_from_a_seat_is_a_card_in_both_languages() -> None:
    match = named(table("koti:", hands=("city_10",), start="stage"))
    play(match, "stage:city_10@koti")
    told = {seat: next(each.in_words(match.name_of) for each in match.events(seat)) for seat in (0, 1)}
    assert told == {0: "Ann legt City 10 an Koti bereit.", 1: "Ann legt eine Karte an Koti bereit."}
    match.language = "en"
    assert match.events(1)[0].in_words(match.name_of) == "Ann Stages a card at Koti."


def test_details_are_words_that_programs_know() -> None:
    match = table("koti: A city_10; B frigate")
    resolve(match, "facility:koti:1")
    attack: Any = next(event for event in match.events() if event.name == "attacks")
    assert attack.details == {
        "unit": "1:frigate",
        "power": "7",
        "target": "0:city_10",
        "opponent": "0",
        "world": "koti",
    }


def test_the_parts_of_a_score_have_german_names() -> None:
    match = named(table("koti: A city_10"))
    assert list(match.scores()[0].words.values()) == [
        "Posten", "Bergbau", "Siedlungen", "Produktion", "Werften", "Sonderbauten", "Andere Einheiten"
    ]  # fmt: skip


def test_a_unit_that_may_not_be_chosen_does_not_stand_in_the_way_of_another_of_its_name() -> None:
    match = table("koti: A frigate exploit; B exploit", start="begin.surface")
    assert read_move(match.state, "attack exploit") == number_of(match.state, "facility:koti:2")
    assert texts(match) == ["pass", "facility:koti:2"]
