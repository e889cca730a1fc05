"""What people read and write: refusals, events, prompts, words, pictures."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oceanarium.games.open_ocean import GAME, State
from oceanarium.games.open_ocean.moves import MOVE_COUNT, MOVES, read_move, stealing_move
from oceanarium.games.open_ocean.parts import CARDS, EVENT_CARDS, PICKING, TAKING
from oceanarium.games.open_ocean.picture import draw_picture, read_picture, read_reef
from oceanarium.games.open_ocean.rules import EVENTS, REFUSALS
from oceanarium.games.open_ocean.rules.playing import unwind
from oceanarium.games.open_ocean.vocabulary import WORDS
from oceanarium.kernel import NOBODY, OMNISCIENT, IllegalMove, Match, UnreadableMove
from tests.games.open_ocean.drawing import REEF_W, SUNS, drawn_match, kind_of, pick, play, reef_cells, stock, texts
from tests.matches import play_at_random
from tests.proving import proves

EVERYTHING: tuple[tuple[int, dict[str, object], int], ...] = (
    (1, {}, 2),
    (2, {}, 3),
    (3, {"crabs": "deck", "crab_rave": "on", "great_white": "on", "events": "on", "goals": "private2"}, 4),
    (
        4,
        {
            "crabs": "advantage",
            "crabs_1": 2,
            "crabs_3": 1,
            "goals": "public3",
            "optional_attract": "on",
            "friendly_dolphins": "on",
        },
        5,
    ),
    (5, {"full_sharks": "on", "rainbow_coral": "on"}, 6),
    (5, {"own_choice": "on"}, 7),
)


def refused(match: Match[State], found: set[str]) -> None:
    """Collect the names of all refusals in a position."""
    for seat in (NOBODY, *range(match.seats + 1)):
        for move in range(-1, MOVE_COUNT + 1):
            reason = GAME.rules.forbids(match.state, seat, move)
            if reason:
                found.add(REFUSALS[reason].sentence)


@pytest.fixture(scope="module")
def whole_matches() -> list[Match[State]]:
    matches = []
    for seats, options, seed in EVERYTHING:
        for more in range(4):
            match = Match(GAME, seats, options, seed + 10 * more)
            play_at_random(match, 5000, seed + more)
            matches.append(match)
    return matches


def test_every_refusal_is_reached() -> None:
    found: set[str] = set()
    for seats, options, seed in EVERYTHING:
        match = Match(GAME, seats, options, seed)
        while match.actor != NOBODY:
            if len(match.moves) % 2 == 0:
                refused(match, found)
            play_at_random(match, 1, seed + len(match.moves))
        refused(match, found)
    match = drawn_match("Red*", "Red* Tur\n".strip(), hands=["dolphin goby"])
    match.state.victim, match.state.player = 1, 0
    unwind(match.state)
    refused(match, found)
    match = drawn_match(
        "Red*", ocean="turtle crab crab tang " + "red-coral " * 4, hands=["crab goby"], options={"crabs": "deck"}
    )
    match.state.turtles[0] = 3
    pick(match, "crab", "clownfish")
    refused(match, found)
    match = drawn_match("Red*", REEF_W, hands=["dolphin goby"])
    pick(match, "dolphin", "clownfish")
    refused(match, found)
    refused(Match(GAME, 2, None, 1, manual_chance=True), found)
    match = drawn_match("Red*", ocean="shark crab " + "tang " * 6, hands=["turtle goby"], options={"crabs": "deck"})
    match.state.player, match.state.chooser, match.state.taker = 0, 0, kind_of("turtle")
    match.state.phase = TAKING
    refused(match, found)
    friendly = drawn_match(
        "Red*", ocean="tang goby " + "red-coral " * 6, hands=["dolphin goby"], options={"friendly_dolphins": "on"}
    )
    pick(friendly, "dolphin", "clownfish")
    refused(friendly, found)
    missing = {citation.sentence for citation in REFUSALS} - found
    assert missing == set()


def test_every_kind_of_event_is_told(whole_matches: list[Match[State]]) -> None:
    found = {
        GAME.events[event.kind].name for match in whole_matches for heard in match.snapshot().heard for event in heard
    }
    rare = {  # each has a test of its own
        "ocean_short",
        "cards_out",
        "frenzy_ignored",
        "dolphin_discarded",
        "great_white_alone",
        "turtle_found_nothing",
        "no_fish_left",
        "turtle_unplayable",
        "crab_unplayable",
        "sun_unplayable",
        "shark_lurks",
        "shark_settled",
    }
    assert {kind.name for kind in EVENTS} - found <= rare


@proves("OO-2.2", "OO-2.3")
def test_a_chosen_card_is_told_to_its_seat_only() -> None:
    match = drawn_match(seats=3)
    match.play("pick:goby", 1)
    assert match.events(1)[-1].text == "Player 2 chooses a Neon goby."
    assert match.events(0)[-1].text == match.events()[-1].text == "Player 2 chooses a card."
    assert match.events(0)[-1].details == {"card": "hidden"}
    assert match.can_take_back(1)
    match.play("pick:goby", 0)
    match.play("pick:goby", 2)
    assert not match.can_take_back()  # a card was revealed


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Pick the Red fan coral", "pick:red-coral"),
        ("pick neon goby", "pick:goby"),
        ("take the Great White", "take:great-white"),
        ("No crab", "no-crab"),
        ("clear sp-sha", "clear:shark"),
        ("starter: Blue", "starter:blue"),
        ("GOAL HG-07", "goal:hg-07"),
        ("event:ev-8", "event:ev-8"),
        ("first 1", "first:1"),
        ("attract a clownfish", "attract:clownfish"),
        ("Choose the Blue tang", "pick:tang"),
        ("use the crab", "crab"),
        ("Keep crab.", "no-crab"),
        ("attract nothing", "decline"),
        ("move no fish", "stay"),
    ],
)
def test_moves_are_read_as_people_write_them(text: str, same: str) -> None:
    state = drawn_match().state
    number = read_move(state, text)
    assert number is not None
    assert GAME.moves.move_text(state, number) == same


@pytest.mark.parametrize(
    "text", ["pick", "pick:whale", "place:9", "steal:7@0,0", "steal:x@0,0", "lose:9,9", "first:9", ""]
)
def test_what_is_no_move(text: str) -> None:
    match = drawn_match()
    assert read_move(match.state, text) is None
    with pytest.raises(UnreadableMove):
        match.play(text, 0)


def test_prompts_and_words_of_whole_matches_are_sentences(whole_matches: list[Match[State]]) -> None:
    prompts = set()
    for finished in whole_matches[::2]:
        match = Match(GAME, finished.seats, finished.options, finished.seed, manual_chance=True)
        for seat, number, _ in finished.moves:
            for other in range(match.seats):
                prompts.add(
                    re.sub(r"(the|Your) [A-Z][\w ]+?(?= (takes|attracts|in|beside)|\.)", "it", match.prompt(other))
                )
            assert match.move(number, seat).words[0].isupper()
            match.play(number, seat)
        assert match.prompt(0) == "The match is over."
    assert len(prompts) >= 15


def test_things_that_can_be_touched() -> None:
    match = drawn_match("Red* 1Go", REEF_W, hands=["dolphin goby"])
    assert {target for move in match.legal_moves(0) for target in move.targets} == {"hand:dolphin", "hand:goby"}
    citation = match.why_not(["reef:1:3,1"], 0)
    assert citation is not None
    assert citation.rule == "OO-2.2"
    pick(match, "dolphin", "clownfish")
    citation = match.why_not(["reef:1:-1,1"], 0)
    assert citation is not None
    assert citation.sentence == (
        "The Banggai cardinalfish (1 left, 1 up from the starter) is protected: it cannot be taken."
    )
    assert match.why_not(["reef:1:2,1"], 0) is None
    play(match, "steal:1@2,1")
    citation = match.why_not(["reef:0:0,-1"], 0)
    assert citation is not None
    assert citation.rule == "OO-4.2"


def test_a_drawn_reef_is_read_back() -> None:
    state = drawn_match(REEF_W).state
    again = drawn_match().state
    lines = draw_picture(state, 0).split("Seat 0")[1].splitlines()[1:5]
    read_reef(again, 0, "\n".join(line.split("|")[0][3:] for line in lines))
    assert reef_cells(again, 0) == reef_cells(state, 0)


@pytest.mark.parametrize("drawing", ["Red", "Red* Blu*", "Red*\nBlu", "Red* Whale"])
def test_what_is_no_reef(drawing: str) -> None:
    with pytest.raises(ValueError, match=r"starter|no card"):
        read_reef(drawn_match().state, 0, drawing)


@pytest.mark.parametrize("damage", ["Record phase: x", "Record phase: 1 2", "Record phase: 0*9", "Record phase:"])
def test_a_damaged_picture_is_refused(damage: str) -> None:
    text = draw_picture(drawn_match(REEF_W).state, OMNISCIENT)
    assert read_picture(text) == drawn_match(REEF_W).state
    with pytest.raises(ValueError, match="picture of Open Ocean"):
        read_picture(re.sub(r"^Record phase: .*$", damage, text, flags=re.MULTILINE))


@given(seed=st.integers(0, 10_000))
def test_pictures_fit_with_all_options(seed: int) -> None:
    seats, options, _ = EVERYTHING[seed % len(EVERYTHING)]
    match = Match(GAME, seats, options, seed)
    play_at_random(match, seed % 300, seed)
    for seat in range(-1, seats):
        assert all(len(line) <= 80 for line in draw_picture(match.state, seat).splitlines())


def test_a_very_wide_reef_is_cut_off() -> None:
    reef = " ".join(["1Go"] * 20 + ["Red*"] + ["1Cl"] * 20)
    state = drawn_match(reef).state
    assert all(len(line) <= 80 for line in draw_picture(state, 0).splitlines())
    assert state.phase == PICKING
    assert len(CARDS) == 23


def test_the_picture_of_a_hand_that_was_passed_on() -> None:
    match = drawn_match(seats=3, hands=["goby " * 6, "tang " * 6, "idol " * 6], turn=1)
    text = match.picture(0)
    assert "Hand of Player 1: Moorish idol, Moorish idol, " in text
    assert "Hand of Player 2: Neon goby, Neon goby, " in text
    assert "Hand of Player 3: 6 cards" in text
    assert "Moorish idol" not in match.picture().partition("Hand of Player 1")[2].partition("Reefs")[0]
    match = drawn_match(seats=1, ocean=SUNS, hands=["turtle goby"])
    stock(match, "")
    assert "Goals done: 0" in match.picture(0)


def why(match: Match[State], text: str) -> tuple[str, str]:
    """The rule and the sentence by which a written move of the one who chooses is refused."""
    with pytest.raises(IllegalMove) as refusal:
        match.play(text, match.actor)
    return refusal.value.rule, refusal.value.sentence


@proves("OO-4.1", "OO-2.2")
def test_spaces_are_refused_by_what_is_wrong_with_them() -> None:
    match = drawn_match("Red* 1Go", "Red*", hands=["tang goby", "goby goby"])
    assert why(match, "place:1,0") == (
        "OO-2.2",
        "Choose a card from your hand first; its place comes when it is played.",
    )
    pick(match, "tang", "goby")
    occupied = "The Blue tang needs an empty space, and the Neon goby (right of the starter) lies there."
    assert why(match, "place:1,0") == ("OO-4.1", occupied)
    assert why(match, "place:9,9") == (
        "OO-4.1",
        "That space is too far away: the Blue tang must lie beside a card of the reef.",
    )
    assert why(match, "place:-1,0") == (
        "OO-6.2",
        "The Blue tang must share an edge with a tiny fish or another Blue tang.",
    )
    touched = match.why_not(["reef:0:1,0"], 0)
    assert touched is not None
    assert (touched.rule, touched.sentence) == ("OO-4.1", occupied)
    elsewhere = match.why_not(["reef:1:0,0"], 0)
    assert elsewhere is not None
    assert elsewhere.sentence == "The Blue tang goes into your own reef."


@proves("OO-8.1", "OO-8.3")
def test_an_attracted_card_is_told_where_it_belongs() -> None:
    match = drawn_match("Red* 1Go", ocean="tang " + SUNS.rpartition(" ")[0], hands=["clownfish goby"])
    pick(match, "clownfish", "clownfish")
    play(match, "place:0,1")
    assert match.prompt() == "Your Clownfish attracts a medium fish: which one?"
    assert why(match, "place:1,1")[0] == "OO-8.3"
    play(match, "attract:tang")
    assert match.prompt() == "Place the Blue tang beside your Clownfish."
    assert why(match, "place:2,0") == (
        "OO-8.1",
        "The Blue tang must share an edge with the Clownfish, which attracted it.",
    )


@proves("OO-1.2")
def test_spaces_are_told_from_the_starter_without_coordinates() -> None:
    match = drawn_match("1Go Red* 1Go", hands=["goby tang", "goby tang"])
    pick(match, "goby", "goby")
    words = {move.text: move.words for move in match.legal_moves()}
    assert words["place:0,1"] == "Place it above the starter"
    assert words["place:2,0"] == "Place it 2 right of the starter, beside the Neon goby"
    assert words["place:-1,1"] == "Place it 1 left, 1 up from the starter, beside the Neon goby"
    assert play(match, "place:-1,1")[0].text == "Player 1 places a Neon goby 1 left, 1 up from the starter."


@proves("OO-9.1", "OO-9.5")
def test_thefts_are_told_by_names() -> None:
    match = drawn_match("Red* 1Go", "Red* 1Ba", hands=["dolphin goby"], ocean=SUNS)
    match.name_of = ("Ben", "Ann").__getitem__
    pick(match, "dolphin", "clownfish")
    assert match.legal_moves()[0].words == "Take the Banggai cardinalfish (right of the starter) from Ann"
    heard = play(match, "steal:1@1,0")[0]
    assert heard.in_words(match.name_of) == "Ben takes a Banggai cardinalfish from Ann (right of the starter)."
    play(match, texts(match)[0])
    assert match.prompt(1) == "The Dolphin of Ben stays with you: place it in your reef."
    citation = match.refusal(0, 0)
    assert citation is not None
    assert (citation.rule, citation.sentence) == ("OO-9.5", "Ann is placing the Dolphin.")


def test_no_text_of_a_whole_match_has_coordinates_or_a_hyphen_for_minus(whole_matches: list[Match[State]]) -> None:
    for finished in whole_matches[::5]:
        match = Match(GAME, finished.seats, finished.options, finished.seed, manual_chance=True)
        for seat, number, _ in finished.moves:
            words = match.move(number, seat).words
            assert not re.search(r"(?<![A-Z])-?\d+, ?-?\d|[ (]-\d", words), words
            match.play(number, seat)
        for happening in match.events(None):
            assert not re.search(r"(?<![A-Z])-?\d+, ?-?\d|[ (]-\d", happening.text), happening.text


def test_spaces_are_read_with_their_signs_however_people_separate_them() -> None:
    match = drawn_match("1Go Red* 1Go", "Red* 1Ba", hands=["goby tang", "goby tang"])
    pick(match, "goby", "goby")
    for text, same in {
        "Place it at -1, 1": "place:-1,1",
        "place (2 0)": "place:2,0",
        "place on 1,0": "steal:0@1,0",  # the card that lies there, which is why not
        "steal the fish of seat 1 at 1,0": "steal:1@1,0",
        "lose -1,0": "lose:-1,0",
        "lift 1,0": "lift:1,0",
    }.items():
        number = read_move(match.state, text)
        assert number is not None
        assert match.move(number).text == same
    for text in ("lose 1,1", "steal 0 1,1", "place 1", "place 1,0,0", "place x,y"):
        assert read_move(match.state, text) is None


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("pick", "which card?"),
        ("attract a", "which card?"),
        ("starter", "which colour?"),
        ("steal", "whose fish?"),
        ("steal from seat 1", "on which space?"),
        ("place it", "on which space?"),
        ("place", "on which space?"),
        ("lose the fish", "on which space?"),
        ("draw", None),
    ],
)
def test_a_text_that_is_no_move_yet_is_asked_what_is_missing(text: str, question: str | None) -> None:
    match = drawn_match("Red* 1Go")
    with pytest.raises(UnreadableMove) as unreadable:
        match.play(text, 0)
    asked = f"is not yet a move of Open Ocean: {question}" if question else "is no move of Open Ocean; one could be"
    assert str(unreadable.value).startswith(f"{text!r} {asked}")


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_legal_move_of_a_match_can_be_typed_as_its_words_say(language: str) -> None:
    match = Match(GAME, 3, {"crabs": "advantage", "crabs_1": 2}, 4, language=language)
    match.call(["Ann", "Ben", "Cem"])
    kinds = set()
    while match.actor != NOBODY:
        for move in match.legal_moves():
            twin = match.copy()
            twin.play(move.words, match.actor)
            assert twin.moves_since(match.moves_made)[0].text == move.text
            kinds.add(move.text.partition(":")[0])
        play_at_random(match, 1, len(match.moves))
    assert kinds >= {"pick", "place", "attract", "take", "crab", "no-crab", "starter"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("starter:red", "Die rote Startkoralle nehmen"),
        ("pick:chromis", "Den Grünen Chromis wählen (klein, 1 Punkt)"),
        ("take:shark", "Den Riffhai nehmen (besondere Karte, keine Punkte)"),
        ("attract:tang", "Den Blauen Doktorfisch anlocken (2 Punkte)"),
        ("steal:1@-1,0", "Den Clownfisch (links der Startkoralle) von Ben nehmen"),
        ("draw:purple-coral", "Eine Lila Federkoralle wird gezogen"),
        ("goal:hg-09", "Das Ziel HG-09 (Papageifisch neben Blauem Doktorfisch, 4 Punkte) wird gezogen"),
        ("goal:hg-13", "Das Ziel HG-13 (4 \N{MULTIPLICATION SIGN} Kaiserfisch, 6 Punkte) wird gezogen"),
        ("event:ev-3", "Das Ereignis „Springflut“ wird aufgedeckt"),
        ("first:1", "Ben bekommt die Startspielerkarte"),
    ],
)
def test_a_move_is_told_in_german(text: str, sentence: str) -> None:
    match = drawn_match("Red*", "1Cl Red*")
    match.language = "de"
    match.call(["Ann", "Ben"])
    number = read_move(match.state, text)
    assert number is not None
    assert match.move(number).words == sentence


def test_places_and_refusals_are_told_in_german_with_gender_and_case() -> None:
    match = drawn_match("1Go Red* 1Go", ocean="tang " + SUNS.rpartition(" ")[0], hands=["chromis goby"])
    match.language = "de"
    pick(match, "chromis", "clownfish")
    assert match.prompt() == "Lege den Grünen Chromis in dein Riff."
    words = {move.text: move.words for move in match.legal_moves()}
    assert words == {"place:0,1": "Auf das Feld über der Startkoralle legen"}
    assert why(match, "place:2,0") == (
        "OO-6.2",
        "Der Grüne Chromis muss Kante an Kante mit einer Sonnenkarte oder einem anderen Grünen Chromis liegen.",
    )
    assert why(match, "place:1,0")[1] == (
        "Der Grüne Chromis braucht ein leeres Feld, und dort liegt die Neongrundel (rechts der Startkoralle)."
    )
    play(match, "place:0,1")
    assert match.prompt() == "Dein Grüner Chromis lockt einen mittleren Fisch an. Welchen?"
    assert why(match, "attract:anemone")[1] == "Angelockt wird ein mittlerer Fisch, und die Seeanemone ist keiner."
    play(match, "attract:tang")
    assert match.prompt() == "Lege den Blauen Doktorfisch neben deinen Grünen Chromis."
    assert {move.text: move.words for move in match.legal_moves()}["place:1,1"] == (
        "Auf das Feld 1 rechts, 1 über der Startkoralle legen, neben die Neongrundel und den Grünen Chromis"
    )
    assert why(match, "place:2,0")[1] == (
        "Der Blaue Doktorfisch muss an den Grünen Chromis grenzen, der ihn angelockt hat."
    )


ENGLISH_WORDS = re.compile(
    r"\b(the|and|of|with|card|fish|ocean|seat|is|goal|event|shark|hidden|starter)\b", re.IGNORECASE
)


def test_whole_matches_are_told_in_german_by_the_names_of_players(whole_matches: list[Match[State]]) -> None:
    for finished in whole_matches[::3]:
        match = Match(GAME, finished.seats, finished.options, finished.seed, manual_chance=True, language="de")
        match.call(["Änne", "Bernd", "Çem", "Dörte", "Emil"][: match.seats])
        told = set()
        for seat, number, _ in finished.moves:
            told |= {match.prompt(other) for other in range(match.seats)}
            told.add(match.move(number, seat).words)
            match.play(number, seat)
        assert match.outcome is not None
        told |= {match.outcome.sentence, *match.scores()[0].words.values()}
        told |= {event.in_words(match.name_of) for seat in range(match.seats) for event in match.events(seat)}
        for text in told:
            assert text[0].isupper()
            assert not set("{}⟦⟧$") & set(text), text
            assert not ENGLISH_WORDS.search(text), text


def test_the_catalogue_calls_cards_and_events_as_the_rules_do() -> None:
    english = WORDS.languages["en"]
    assert [english.text(f"card-{card.slug}") for card in CARDS] == [card.name for card in CARDS]
    assert [english.text(f"event_card-{card.code}") for card in EVENT_CARDS] == [card.name for card in EVENT_CARDS]


def test_numbers_made_by_rules_are_those_of_the_declared_kinds() -> None:
    kinds = {kind.name: kind for kind in MOVES}
    assert stealing_move(3, 7) == kinds["steal"].number({"rival": 3, "slot": 7})


@proves("OO-14.7")
@pytest.mark.parametrize(("language", "level"), [("en", "level 1.5: fringing reef"), ("de", "Stufe 1,5: Saumriff")])
def test_half_levels_are_told_as_people_write_them(language: str, level: str) -> None:
    told = WORDS.languages[language].text("event-solo_result", (("seat", "Ann"), ("level", 3), ("name", 1)))
    assert told.endswith(f" {level}.")
