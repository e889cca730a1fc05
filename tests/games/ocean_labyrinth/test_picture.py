"""The table as text."""

import pytest

from oceanarium.games.ocean_labyrinth.picture import draw_picture, read_picture
from oceanarium.kernel import NOBODY, OMNISCIENT
from tests.games.ocean_labyrinth.drawing import ACTIONS, drawn_match, insert, set_backs

FIXTURE_X_AS_SEEN_BY_YELLOW = """\
Ocean Labyrinth: Player 1, inserting, round 1 of 200        A treasure chest
        A    N1↓B     C    N3↓D     E    N5↓F     G         B anchor
      ●                      │                      ▲       C shipwreck
1       ○═════════════A═══   │   ───B──────W──────△    1   >D amphora
        ║             ║      │      │      │      │         E diving helmet
        ║             ║                           │         F pearl oyster
W1→2    ║      ┌───   V═══   ┌──────┐      ┌───   │    2←E1 G ship's wheel
        ║      │      ║      │      │      │      │         H cannon
        ║             ║                           │         I gold coins
3       C══════════   D═══   ┌──────E─────────────F    3    J starfish
        ║             ║      │      │             │         K sea urchin
        ║                    │      │      │      │         L seaweed
W3→4 ═══╝   ──────────R   ───S   ───M      │   ───O    4←E3 M seahorse
                      │      │             │                N crab
        │      │      │             │      │      │         O jellyfish
5       G──────U──────H───   ┌──────I   ───Q   ───J    5    P clownfish
        │                    │      │             │         Q moray eel
                                           │                R lobster
W5→6 ───N   ───────────────────────────────T   ─────── 6←E5 S whale
        │                                  │                T shark
        │      │      │             │             │         U octopus
7       ◇──────X──────K───   ┌──────L──────┐   ───□    7    V sea turtle
          ◆                  │             │    ■           W stingray
        A    S1↑B     C    S3↑D     E    S5↑F     G         X dolphin
"""


def test_the_maze_is_drawn_with_what_is_in_reach() -> None:
    match = drawn_match(targets={"yellow": "P04"})
    lines = match.picture(0).splitlines()
    assert lines[:24] == FIXTURE_X_AS_SEEN_BY_YELLOW.splitlines()
    assert lines[24:] == [
        "Spare tile: the bend with the clownfish (P)  0└ NE  1┌ ES  2┐ SW  3┘ NW",
        ">Player 1: ● yellow on A1, home A1, found 0 of 6, looks for amphora (D)",
        " Player 2: ▲ red on G1, home G1, found 0 of 6",
        " Player 3: ■ blue on G7, home G7, found 0 of 6",
        " Player 4: ◆ green on A7, home A7, found 0 of 6",
        "Double lines: where Player 1 can swim now. ●▲◆■: divers. ○△◇□: start squares.",
        "Type a push as you say it: push B above NE, or as the tile lies: N1.",
    ]


def test_what_may_be_typed_is_read() -> None:
    match = drawn_match()
    typed, _, _ = match.picture(0).splitlines()[-1].removeprefix("Type a push as you say it: ").partition(",")
    match.play(typed)
    assert match.moves[-1].text == "insert:N1:0"
    assert match.picture(0).splitlines()[-1] == "Type a square as you see it: E3."
    match.play("A1")
    assert match.moves[-1].text == "move:0,0"
    assert match.picture(1).splitlines()[-1].endswith(", or as the tile lies: N1.")
    match.play("N1")
    assert match.moves[-1].text == f"insert:N1:{match.state.turned[match.state.tiles[1]]}"


def test_the_winner_heads_for_home_no_more() -> None:
    match = drawn_match(divers={"yellow": "2,2"}, done="yellow")
    assert "heads for home" in match.picture(1)
    insert(match, "N3:0")
    match.play("move:A1")
    assert "heads for home" not in match.picture(1)


def test_the_blocked_arrow_is_crossed_out() -> None:
    match = drawn_match()
    insert(match, "E1:0")
    assert "W1x2" in match.picture(1)
    match = drawn_match()
    insert(match, "N3:0")
    assert "S3xD" in match.picture(1).splitlines()[23]


def test_known_actions_are_listed_by_where_they_lie() -> None:
    match = drawn_match(options=ACTIONS)
    set_backs(match)
    assert "Actions seen: pufferfish C6 F7; diving scooter A2 B2; oxygen tank F4 D7" in match.picture(0).splitlines()
    assert max(len(line) for line in match.picture(0).splitlines()) <= 80


def test_a_picture_for_the_all_knowing_reads_back() -> None:
    match = drawn_match(targets={"yellow": "P04"}, divers={"red": "3,3"}, options=ACTIONS)
    set_backs(match)
    insert(match, "N1:2")
    assert read_picture(draw_picture(match.state, OMNISCIENT)) == match.state


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Tiles 3", "Tile 3"),
        ("I04:1", "I44:1"),
        ("I04:1", "I04"),
        ("Record: ", "Recorded: "),
        ("seats=4", "seats=four"),
        ("seats=4", "seats=400"),
        ("divers=0,6", "divers=6"),
        ("surplus=L04:0", "surplus="),
    ],
)
def test_a_damaged_picture_is_refused(old: str, new: str) -> None:
    picture = draw_picture(drawn_match().state, OMNISCIENT)
    assert old in picture
    with pytest.raises(ValueError, match=r"Ocean Labyrinth|invalid literal|no tile"):
        read_picture(picture.replace(old, new))


def test_an_onlooker_sees_no_target() -> None:
    picture = draw_picture(drawn_match(targets={"yellow": "P04"}).state, NOBODY)
    assert "looks for" not in picture
    assert ">D" not in picture


def test_the_table_is_told_in_german_by_names_and_what_may_be_typed_is_read() -> None:
    match = drawn_match(targets={"yellow": "P04"})
    match.language = "de"
    match.call(["Anna", "Ben", "Cleo", "Dora"])
    picture = match.picture(0)
    assert picture.startswith("Ocean Labyrinth, Runde 1 von 200: Anna schiebt ")
    assert "Freies Plättchen: die Kurve mit dem Clownfisch (P)  └ NO  ┌ OS  ┐ SW  ┘ NW" in picture
    assert ">Anna: ● gelb auf A1, Start A1, 0 von 6 gefunden, sucht die Amphore (D)" in picture
    assert "seat" not in picture.lower()
    match.play(picture.splitlines()[-1].partition("unterscheidet: ")[2])
    assert match.moves[-1].text == "insert:N1:0"
    match.play(match.picture(0).splitlines()[-1].partition("siehst: ")[2].replace("E3", "A1"))
    assert match.moves[-1].text == "move:0,0"
