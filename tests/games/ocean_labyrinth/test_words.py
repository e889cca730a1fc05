"""How moves are written and read, and what people are told."""

import pytest

import oceanarium as oc
from oceanarium.games.ocean_labyrinth.moves import MOVES, inserting_move, laying_move, move_text, read_move
from oceanarium.games.ocean_labyrinth.parts import (
    CHOOSING,
    DECIDING,
    EXTRA_TURN,
    INSERTING,
    MOVING,
    OVER,
    SCOOTER_DUE,
    SURFACING,
)
from oceanarium.games.ocean_labyrinth.rules import EVENTS, REFUSALS
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.games.ocean_labyrinth.words import prompt
from oceanarium.kernel import ALLOWED, CHANCE, NOBODY, NOTHING, DeclaredWords, Event, Match, game_named, with_names
from oceanarium.kernel.chance import WORDS, draw, seed_rng
from tests.games.ocean_labyrinth.drawing import FIXTURE_X, GAME, drawn_match, insert, texts
from tests.proving import proves

RULES = game_named(GAME).rules
GERMAN = DeclaredWords(MOVES, prompt, "de")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("insert:N3:2", "insert:N3:2"),
        ("Push the spare tile in at n3, turned 2", "insert:N3:2"),
        ("push column D from above, open to the south and west", "insert:N3:2"),
        ("push the bend into row 6 from the right, open NE", "insert:E5:0"),
        ("push D top SW", "insert:N3:2"),
        ("push 2 left 1", "insert:W1:1"),
        ("INSERT N3 2", "insert:N3:2"),
        ("swim to 2,4", "move:2,4"),
        ("move 2 4", "move:2,4"),
        ("swim to E3", "move:2,4"),
        ("go to row 3 column E", "move:2,4"),
        ("air:A7", "air:6,0"),
        ("stay", "move:0,0"),
        ("air:6,0", "air:6,0"),
        ("air green", "air:6,0"),
        ("colour:red", "colour:red"),
        ("take the red diver", "colour:red"),
        ("scooter: yes", "scooter:yes"),
        ("scooter:no", "scooter:no"),
        ("lay:L:3", "lay:L:3"),
        ("lay:T06:0", "lay:T06:0"),
        ("card:p24", "card:P24"),
        ("back:oxygen", "back:oxygen"),
        ("start:3", "start:3"),
    ],
)
def test_moves_are_read_as_people_type_them(typed: str, meant: str) -> None:
    match = drawn_match()
    number = match.game.moves.read_move(match.state, typed)
    assert number is not None
    assert match.game.moves.move_text(match.state, number) == meant


@pytest.mark.parametrize(
    "typed", ["N3", "n3", "D from above", "column D, top", "push as it lies N3", "push N3 as it lies"]
)
@pytest.mark.parametrize("rotation", [0, 3])
def test_an_arrow_alone_pushes_the_tile_in_as_it_lies(typed: str, rotation: int) -> None:
    match = drawn_match()
    match.state.turned[match.state.surplus] = rotation
    match.play(typed)
    assert match.moves[-1].text == f"insert:N3:{rotation}"


@pytest.mark.parametrize(
    ("phase", "typed", "meant"),
    [
        (INSERTING, "E3", "insert:E3:0"),
        (INSERTING, "E3 north west", "insert:E3:3"),
        (MOVING, "E3", "move:2,4"),
        (MOVING, "to row 3, column A", "move:2,0"),
        (SURFACING, "G1", "air:0,6"),
        (SURFACING, "red", "air:0,6"),
        (SURFACING, "take in air on A7", "air:6,0"),
        (CHOOSING, "the red diver", "colour:red"),
        (DECIDING, "Yes!", "scooter:yes"),
        (MOVING, "N3", None),
        (SURFACING, "E3", None),
        (OVER, "E3", None),
    ],
)
def test_an_answer_without_a_verb_is_one_to_what_is_asked(phase: int, typed: str, meant: str | None) -> None:
    state = drawn_match().state
    state.phase = phase
    number = read_move(state, typed)
    assert (None if number is None else move_text(state, number)) == meant


@pytest.mark.parametrize(
    ("typed", "question"),
    [
        ("insert", "at which arrow?"),
        ("push the spare tile", "at which arrow?"),
        ("insert:N3", "which way is the tile turned? Type only the arrow to push it in as it lies."),
        ("push B above", "which way is the tile turned? Type only the arrow to push it in as it lies."),
        ("swim to", "to which square?"),
        ("take in air", "to which square?"),
        ("take the diver", "which diver?"),
    ],
)
def test_what_is_missing_is_asked_for(typed: str, question: str) -> None:
    with pytest.raises(oc.UnreadableMove) as refused:
        drawn_match().play(typed)
    assert str(refused.value) == f"{typed!r} is not yet a move of Ocean Labyrinth: {question}"


def test_before_there_is_a_spare_tile_none_can_be_pushed_in_as_it_lies() -> None:
    match: Match[State] = oc.new_match(GAME, 2, 1, manual_chance=True)
    assert match.state.surplus == NOTHING
    assert read_move(match.state, "push as it lies N3") is read_move(match.state, "push N3 open NE") is None


def test_rules_number_moves_as_they_are_declared() -> None:
    kinds = {kind.name: kind for kind in MOVES}
    for arrow, rotation in ((0, 0), (3, 2), (11, 3)):
        assert kinds["insert"].number({"arrow": arrow, "rotation": rotation}) == inserting_move(arrow, rotation)
    for kind, rotation in ((0, 1), (13, 3)):
        assert kinds["lay"].number({"tile": kind, "rotation": rotation}) == laying_move(kind, rotation)


@pytest.mark.parametrize(
    "typed",
    [
        *("", "insert:N2:0", "insert:N1:4", "move:7,0", "move:1", "air:1,1", "colour:pink", "scooter:maybe"),
        *(
            "push column A from above, open NE",
            "push B left NE",
            "push B above NS",
            "move H1",
            "air B2",
        ),
    ],
)
def test_other_texts_are_no_moves(typed: str) -> None:
    match = drawn_match()
    assert match.game.moves.read_move(match.state, typed) is None
    with pytest.raises(oc.UnreadableMove, match="one could be 'insert:N1:0'"):
        match.play(typed)


@proves("OL-2.4")
def test_prompts_speak_of_the_own_target_only() -> None:
    match = drawn_match(targets={"yellow": "P04", "red": "P07"})
    assert match.prompt(0) == "Turn the spare tile and push it in at an arrow. You are looking for the amphora."
    assert match.prompt(1) == match.prompt(NOBODY) == "Wait for the others."
    insert(match, "N3:0")
    assert match.prompt(0).endswith("You are looking for the amphora, in reach on C3!")


def test_moves_in_words_say_what_is_there() -> None:
    match = drawn_match()
    assert match.legal_moves()[0].words == "Push the bend into column B from above, open to the north and east"
    insert(match, "N3:0")
    words = {move.text: move.words for move in match.legal_moves()}
    assert words["move:0,0"] == "Stay on A1, the yellow start square"
    assert words["move:2,2"] == "Swim to C3, the amphora"
    assert words["move:0,1"] == "Swim to B1"


@pytest.mark.parametrize("number", [-1, 195, 10**20])
def test_a_number_that_is_no_move_has_words_too(number: int) -> None:
    match = drawn_match()
    assert (match.move(number).words, match.move(number).targets) == ("No move of Ocean Labyrinth", ())


def test_targets_are_things_on_the_table() -> None:
    match = drawn_match()
    assert match.legal_moves()[5].targets == ("arrow:N3", "surplus:1")
    insert(match, "N3:0")
    assert match.legal_moves()[0].targets == ("square:0,0",)
    why = match.why_not(["square:1,1"])
    assert why is not None
    assert why.rule == "OL-6.1"


def wandering(match: Match[State], seed: int) -> tuple[set[int], set[int]]:
    """Play at random; the kinds of events that happened, and the numbers of the refusals that were met."""
    events, refusals, rng, state = set(), set(), [0] * WORDS, match.state
    seed_rng(rng, seed, 0)
    while match.actor != NOBODY:
        refusals |= {RULES.forbids(state, seat, move) for seat in (0, 1) for move in range(-1, match.game.move_count)}
        numbers = match.legal_numbers()
        state.events = []
        RULES.apply_move(state, match.actor, numbers[draw(rng, len(numbers))])
        events |= {event.kind for event in state.events}
        state.events = None
    refusals.add(RULES.forbids(state, 0, 0))
    return events, refusals


def test_everything_that_can_be_told_or_refused_happens() -> None:
    variants: list[dict[str, object]] = [
        {},
        {"variation": True, "oxygen_mode": "path", "scooter_optional": True},
        {"variation": True, "return_home": False},
        {"variation": True},
    ]
    events, refusals = set(), set()
    for number, options in enumerate(variants):
        for seed in range(3):
            match: Match[State] = oc.new_match(
                GAME, 2, seed, {**options, "cards_per_player": 1, "round_limit": 120}, manual_chance=True
            )
            told, refused = wandering(match, seed + 10 * number)
            events |= told
            refusals |= refused
    limited: Match[State] = oc.new_match(GAME, 2, 1, {"round_limit": 1}, manual_chance=True)
    told, refused = wandering(limited, 1)
    events |= told
    refusals |= refused
    assert {EVENTS[kind].name for kind in events} == {kind.name for kind in EVENTS}
    assert refusals - {ALLOWED} == set(range(1, len(REFUSALS)))


def test_what_chance_brings_is_told_in_words() -> None:
    match: Match[State] = oc.new_match(GAME, 2, 1, {"colours": "auto"}, manual_chance=True)
    assert match.move(match.legal_numbers(CHANCE)[0]).words == "A straight is laid, open to the north and south"
    while texts(match)[0].startswith("lay:"):
        match.play(match.legal_numbers()[0], CHANCE)
    assert match.move(match.legal_numbers()[0]).words == "The next card shows the treasure chest"
    match.play("card:P01", CHANCE)
    match.play("card:P02", CHANCE)
    assert [move.words for move in match.legal_moves()] == ["Player 1 begins", "Player 2 begins"]


def number_of(match: Match[State], text: str) -> int:
    number = read_move(match.state, text)
    assert number is not None
    return number


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("colour:red", "Take the red diver, which starts on G1", "Den roten Taucher nehmen, der auf G1 startet"),
        (
            "insert:W1:1",
            "Push the bend into row 2 from the left, open to the east and south",
            "Die Kurve von links in Reihe 2 schieben, offen nach Osten und Süden",
        ),
        ("move:0,0", "Stay on A1, the yellow start square", "Auf A1 (gelbes Startfeld) bleiben"),
        ("move:2,2", "Swim to C3, the amphora", "Nach C3 (Amphore) schwimmen"),
        ("move:0,1", "Swim to B1", "Nach B1 schwimmen"),
        ("air:6,6", "Take in air on G7, the blue start square", "Auf G7 (blaues Startfeld) Luft holen"),
        ("scooter:no", "Leave the diving scooter alone", "Den Tauchscooter liegen lassen"),
        (
            "scooter:yes",
            "Use the diving scooter: push and move again",
            "Den Tauchscooter benutzen: noch einmal schieben und schwimmen",
        ),
        (
            "lay:T03:3",
            "The junction with the octopus is laid, open to the north, east and west",
            "Die Abzweigung mit dem Kraken wird gelegt, offen nach Norden, Osten und Westen",
        ),
        ("card:P21", "The next card shows the octopus", "Die nächste Karte zeigt den Kraken"),
        ("back:oxygen", "The tile has an oxygen tank", "Auf der Rückseite: eine Sauerstoffflasche"),
        ("back:blank", "The tile has a blank back", "Auf der Rückseite: keine Aktion"),
        ("start:1", "Ben begins", "Ben beginnt"),
    ],
)
def test_every_kind_of_move_is_told_in_words(text: str, english: str, german: str) -> None:
    match = drawn_match(seats=2)
    match.call(["Ann", "Ben"])
    assert match.move(number_of(match, text)).words == english
    match.language = "de"
    assert match.move(number_of(match, text)).words == german


@pytest.mark.parametrize("text", ["insert:N3:2", "insert:E5:0"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_move_may_be_typed_as_its_words_say(text: str, language: str) -> None:
    match = drawn_match()
    match.language = language
    match.play(match.move(number_of(match, text)).words.upper())
    assert match.moves[-1].text == text


# Every kind of event with details it may have, and what Germans are told of it.
TALES = {
    "maze_laid": ((13,), "Das Labyrinth ist gelegt; die Kurve mit dem Seepferdchen bleibt übrig."),
    "diver_chosen": ((3,), "Ann nimmt den blauen Taucher."),
    "card_seen": ((20,), "Ann sieht sich die nächste Karte an: den Kraken."),
    "first_player": ((), "Ann hat den ersten Zug."),
    "tile_inserted": (
        (0, 0, 1, 25, 6),
        "Ann schiebt eine Gerade von oben in Spalte B; unten kommt eine Kurve heraus.",
    ),
    "diver_carried": ((1, 8), "Ann fährt von B1 nach B2 mit."),
    "diver_pushed_off": (
        (43, 1),
        "Ann wird auf B7 hinausgeschoben und kommt mit dem neuen Plättchen auf B1 wieder herein.",
    ),
    "tile_turned_over": ((0, 3), "Das herausgeschobene Plättchen wird umgedreht: eine Sauerstoffflasche."),
    "known_tile_turned_over": ((0, 0), "Das herausgeschobene Plättchen wird umgedreht: keine Aktion."),
    "action_ignored": ((2,), "In einem zusätzlichen Zug gilt der Tauchscooter nicht."),
    "diver_frightened": ((), "Ein Kugelfisch erschreckt Ann: Der Taucher darf in diesem Zug nicht schwimmen."),
    "scooter_found": ((), "Ann muss nach diesem Zug mit dem Tauchscooter noch einmal ziehen."),
    "scooter_offered": ((), "Ann darf nach diesem Zug mit dem Tauchscooter noch einmal ziehen."),
    "extra_turn": ((), "Ann hat mit dem Tauchscooter einen zusätzlichen Zug."),
    "scooter_declined": ((), "Ann lässt den Tauchscooter liegen."),
    "air_needed": ((), "Ann braucht Luft: Der Taucher muss auf ein Startfeld."),
    "air_out_of_reach": ((8,), "Kein Startfeld ist erreichbar; Ann bleibt auf B2."),
    "air_taken": ((8, 6), "Ann holt auf dem Startfeld G1 Luft."),
    "diver_moved": ((0, 16), "Ann schwimmt von A1 nach C3."),
    "diver_stayed": ((16,), "Ann bleibt auf C3."),
    "target_reached": ((1,), "Ann hat den Anker gefunden und deckt die Karte auf."),
    "all_reached": ((0,), "Ann hat keine Karte mehr und muss zurück nach A1."),
    "came_home": ((), "Ann hat alle Ziele gefunden und ist wieder zu Hause!"),
    "found_all": ((), "Ann hat alle Ziele gefunden!"),
    "limit_reached": ((1,), "Die Partie ist nach 1 Runde zu Ende."),
}


@pytest.mark.parametrize(("number", "name"), list(enumerate(kind.name for kind in EVENTS)))
def test_every_kind_of_event_is_told_in_german(number: int, name: str) -> None:
    match, (details, sentence) = drawn_match(), TALES[name]
    match.call(["Ann", "Ben", "Cleo", "Dan"])
    match.language = "de"
    assert match.happening(0, Event(number, 0, details)).in_words(match.name_of) == sentence


def test_details_are_words_that_programs_know() -> None:
    match = drawn_match()
    match.play("insert:N3:2")
    event = match.events()[0]
    assert event.details == {"tile": "L04", "arrow": "N3", "rotation": "2", "out": "L15", "exit": "S3"}


def test_others_hear_of_a_card_but_not_of_its_picture() -> None:
    match = drawn_match(targets={"yellow": "P04"})
    match.call(["Ann", "Ben", "Cleo", "Dan"])
    insert(match, "N3:0")
    match.play("move:2,2")
    match.play("card:P02", CHANCE)
    assert [match.events(seat)[-1].in_words(match.name_of) for seat in (0, 1)] == [
        "Ann looks at the next card, the anchor.",
        "Ann looks at the next card, which stays secret.",
    ]
    match.language = "de"
    assert [match.events(seat)[-1].in_words(match.name_of) for seat in (0, 1)] == [
        "Ann sieht sich die nächste Karte an: den Anker.",
        "Ann sieht sich die nächste Karte an; sie bleibt geheim.",
    ]


@pytest.mark.parametrize(
    ("phase", "scooter", "optional", "german"),
    [
        (INSERTING, 0, 0, "Drehe das freie Plättchen und schiebe es an einem Pfeil ein. Du suchst die Amphore."),
        (
            INSERTING,
            EXTRA_TURN,
            0,
            "Zusätzlicher Zug mit dem Tauchscooter: Drehe das freie Plättchen und schiebe es an einem Pfeil ein. "
            "Du suchst die Amphore.",
        ),
        (
            MOVING,
            0,
            0,
            "Schwimm auf ein erreichbares Feld oder bleib stehen. Du suchst die Amphore, erreichbar auf C3!",
        ),
        (
            MOVING,
            SCOOTER_DUE,
            1,
            "Schwimm auf ein erreichbares Feld oder bleib stehen. Du suchst die Amphore, erreichbar auf C3! "
            "Danach darfst du den Tauchscooter benutzen.",
        ),
        (
            MOVING,
            SCOOTER_DUE,
            0,
            "Schwimm auf ein erreichbares Feld oder bleib stehen. Du suchst die Amphore, erreichbar auf C3! "
            "Danach musst du den Tauchscooter benutzen.",
        ),
        (
            SURFACING,
            0,
            0,
            "Du hast eine Sauerstoffflasche herausgeschoben: Wähle ein Startfeld. Du suchst die Amphore.",
        ),
        (DECIDING, SCOOTER_DUE, 1, "Benutzt du den Tauchscooter für einen zusätzlichen Zug?"),
        (OVER, 0, 0, "Die Partie ist zu Ende."),
    ],
)
def test_what_is_asked_is_asked_in_german(phase: int, scooter: int, optional: int, german: str) -> None:
    match = drawn_match(targets={"yellow": "P04"})
    match.language = "de"
    match.state.phase, match.state.scooter, match.state.scooter_is_optional = phase, scooter, optional
    assert match.prompt(0) == german


def test_the_way_home_is_told_of_in_german() -> None:
    match = drawn_match(done="yellow", divers={"yellow": "0,1"})
    match.language = "de"
    assert match.prompt(0).endswith(" Du hast alles gefunden: Kehre nach A1 zurück.")
    match.state.phase = MOVING
    assert match.prompt(0).endswith(" Du hast alles gefunden: Kehre nach A1 zurück, es ist erreichbar!")


# Every refusal: a move that may meet it, and what Germans are told. Ann's turn it is.
REFUSED = {
    "over_at_home": (
        "stay",
        "Die Partie ist zu Ende: Ann hat alle Ziele gefunden und ist nach Hause gekommen.",
    ),
    "over_without_home": ("stay", "Die Partie ist zu Ende: Ann hat alle Ziele gefunden."),
    "over_at_limit": ("stay", "Die Partie ist zu Ende: Ausgemacht waren 200 Runden."),
    "not_your_turn": ("stay", "Du bist nicht am Zug; Ann ist dran."),
    "no_move_left": (
        "stay",
        "Der Kugelfisch, den du herausgeschoben hast, lässt dich nicht schwimmen; Ann ist dran.",
    ),
    "not_your_choice": ("stay", "Du bist nicht am Zug; Ann wählt gerade einen Taucher."),
    "only_choosing": ("stay", "Wähle zuerst die Farbe deines Tauchers."),
    "only_inserting": (
        "stay",
        "Dein Zug beginnt damit, dass du das freie Plättchen einschiebst; das ist Pflicht.",
    ),
    "only_inserting_again": (
        "stay",
        "Der zusätzliche Zug mit dem Tauchscooter ist Pflicht: Schiebe zuerst das freie Plättchen ein.",
    ),
    "only_moving": (
        "N3",
        "Das freie Plättchen ist eingeschoben; zieh jetzt deinen Taucher oder lass ihn stehen.",
    ),
    "only_surfacing": (
        "stay",
        "Du hast eine Sauerstoffflasche herausgeschoben: Dein Taucher muss auf ein Startfeld.",
    ),
    "only_deciding": ("stay", "Sag zuerst, ob du den Tauchscooter benutzt."),
    "colour_taken": ("take blue", "Der blaue Taucher gehört schon Ben."),
    "same_rotation": (
        "insert:N3:2",
        "Eine Gerade liegt nach einer halben Drehung wieder gleich: "
        "Offen nach Norden und Süden steht sie schon zur Wahl.",
    ),
    "arrow_blocked": (
        "insert:E3:0",
        "Das freie Plättchen kam rechts aus Reihe 4 heraus und darf dort nicht gleich wieder hinein.",
    ),
    "no_path": ("swim to E3", "Von A1 führt kein offener Weg nach E3."),
    "no_path_to_air": ("air red", "Von A1 führt kein offener Weg zum Startfeld G1."),
}


@pytest.mark.parametrize("number", range(1, len(REFUSALS)))
def test_every_refusal_is_told_in_german(number: int) -> None:
    match = drawn_match(seats=2, surplus="I04", maze=FIXTURE_X.replace("I04:EW", "L04:NE"))
    match.call(["Ann", "Ben"])
    text, sentence = REFUSED[REFUSALS[number].sentence]
    said = GERMAN.refused(REFUSALS[number], match.state, 0, number_of(match, text))
    assert with_names(said.in_words("de"), match.name_of) == sentence


def test_refusals_name_people() -> None:
    match = drawn_match(seats=2)
    match.call(["Ann", "Ben"])
    match.state.phase = CHOOSING
    match.state.colours[1] = NOTHING
    taken, waiting = match.refusal("colour:yellow", 1), match.refusal("colour:red", 0)
    assert taken is not None
    assert waiting is not None
    assert taken.sentence == "The yellow diver already belongs to Ann."
    assert waiting.sentence == "It is not your turn: Ben chooses a diver."


def test_younger_children_are_not_told_to_come_back() -> None:
    prompts = [oc.new_match(GAME, 2, 1, {"return_home": home}).prompt() for home in (True, False)]
    assert prompts == [
        "Choose your diver: you start on the square of its colour, and must come back to it.",
        "Choose your diver: you start on the square of its colour.",
    ]


@proves("OL-R32")
def test_without_looking_ahead_nothing_says_what_a_push_would_bring() -> None:
    match = drawn_match(targets={"yellow": "P04"}, options={"look_ahead": False})
    view = match.view(0)
    assert (view["look_ahead"], view["previews"], view["reachable"]) == (False, {}, [])
    assert "Double lines" not in match.picture(0)
    assert not set("═║╔╗╚╝╠╦╣╩") & set(match.picture(0))
    insert(match, "N3:0")
    assert match.prompt(0) == "Swim to any square in reach, or stay. You are looking for the amphora."
    assert "2,2" in match.view(0)["reachable"]  # what may be chosen now is no secret
    assert "Double lines" in match.picture(0)


@proves("OL-R32")
def test_looking_ahead_is_usual() -> None:
    view = drawn_match().view(0)
    assert view["look_ahead"]
    assert len(view["previews"]) == 48
