"""What the numbers of moves, events and sentences stand for, and how places in a reef are told."""

from dataclasses import replace

from oceanarium.games.open_ocean.parts import (
    BIG,
    CARDS,
    CLASS_NAMES,
    COLOUR_NAMES,
    EVENT_CARDS,
    FIRST_FISH,
    GOAL_COUNT,
    GOALS,
    KIND_COUNT,
    LAST_FISH,
    LEVEL_NAMES,
    MAX_SEATS,
    MEDIUM,
    TINY,
)
from oceanarium.games.open_ocean.spaces import space_name, space_of_code
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import NOBODY, NOTHING, Sentence, Vocabulary
from oceanarium.kernel.vocabulary import Fields, nothing

NOWHERE = "?"  # how a space is written where there is none
SIDES = ("beyond", "below", "above", "left", "right")  # where a space lies, seen from the starter
BEYOND, BELOW, ABOVE, LEFT, RIGHT = range(5)
STARTER_CORAL = KIND_COUNT  # a word beside those of the cards: in a reef the starter is called no colour
THERE = ("there", "side", "across", "up")  # facts: a card in a reef, and where it lies

WORDS = Vocabulary(__package__)
SEAT = WORDS.seat("rival", MAX_SEATS)
PIECE = WORDS.noun(  # also what lies in a reef
    "card",
    (*(card.slug for card in CARDS), "starter"),
    also={word: kind for kind, card in enumerate(CARDS) for word in (card.name, card.code)},
    hidden="hidden",
)
CARD = PIECE.among(range(KIND_COUNT))
WORDS.same("there", PIECE)
SHOWN = WORDS.same("card", PIECE.among((*range(KIND_COUNT), NOTHING)))  # in events: others' cards are hidden
FISH = WORDS.same("needs", PIECE.among(range(FIRST_FISH, LAST_FISH + 1)))  # in events: what a fish is to lie beside
COLOUR = WORDS.noun("colour", COLOUR_NAMES)
CLASS = WORDS.noun("class", CLASS_NAMES)
WANTED = WORDS.same("wanted", CLASS.among((TINY, MEDIUM, BIG)))
EVENT_CARD = WORDS.same("event", WORDS.noun("event_card", [card.code for card in EVENT_CARDS]))
SIDE = WORDS.name("side", 0, lambda _, side: SIDES[side])
ACROSS, UP = WORDS.number("across"), WORDS.number("up")
POINTS = WORDS.number("points")
COUNT = WORDS.number("number")
WORDS.number("place")
WORDS.name("code", 0, lambda _, goal: GOALS[goal].code)
WORDS.same("fish", FISH)
WORDS.same("collected", PIECE.among([goal.first for goal in GOALS if goal.second == NOBODY]))
WORDS.same("neighbour", PIECE.among([goal.second for goal in GOALS if goal.second != NOBODY]))

WHERE = WORDS.clause("where", "side", "across", "up")
GOAL_BY = WORDS.clause("goal_by", "code", "fish", "neighbour", "points")
GOAL_OF_MANY = WORDS.clause("goal_of_many", "code", "number", "collected", "points")


def level_text(halves: int) -> str:
    """A level with its half. [OO-14.7]"""
    return f"{halves // 2}.5" if halves % 2 else str(halves // 2)


def seen_from_starter(code: int) -> Fields:
    """Where a space lies, as people say it: counted from the starter coral. [OO-1.2]"""
    if code == NOTHING:
        return {"side": BEYOND, "across": 0, "up": 0}
    x, y = space_of_code(code)
    side = BELOW if y < 0 else ABOVE if x == 0 else LEFT if x < 0 else RIGHT
    return {"side": side, "across": abs(x), "up": y}


def _told_space(state: State, code: int) -> Sentence:
    return WHERE(state, seen_from_starter(code))


def _told_goal(state: State, goal: int) -> Sentence:
    """What a goal asks for. [OO-C4]"""
    card = GOALS[goal]
    if card.second == NOBODY:
        many = {"code": goal, "number": card.number, "collected": card.first, "points": card.points}
        return GOAL_OF_MANY(state, many)
    return GOAL_BY(state, {"code": goal, "fish": card.first, "neighbour": card.second, "points": card.points})


GOAL = WORDS.name("goal", GOAL_COUNT, lambda _, goal: GOALS[goal].code, tell=_told_goal, within=nothing)
WRITTEN_GOAL = replace(GOAL, spell=lambda _, goal: GOALS[goal].code.lower())  # in moves
WRITTEN_EVENT = replace(EVENT_CARD, spell=lambda _, event: EVENT_CARDS[event].code.lower())
WORDS.name("space", 0, lambda _, code: space_name(*space_of_code(code)), tell=_told_space)
WORDS.name("level", 0, lambda _, halves: level_text(halves), tell=lambda _, halves: halves)
WORDS.name("name", 0, lambda _, halves: LEVEL_NAMES[halves // 2], tell=lambda _, halves: halves // 2)
