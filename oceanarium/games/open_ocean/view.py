"""What a seat may know: the one gate for secrets, and its inverse. [OO-23]

Secret are hands, the chosen cards until they are revealed, and private goals. A seat knows every hand that it has held
this round: the hands it passed on, less what was revealed from them since. The order of the deck is nowhere.
"""

from collections.abc import Iterable
from typing import get_args

from oceanarium.games.open_ocean.concealing import BITS, COUNTS, IMPLIED, conceal, has_held
from oceanarium.games.open_ocean.parts import (
    CARDS,
    CLASS_NAMES,
    COLOUR_COUNT,
    COLOUR_NAMES,
    EVENT_CARDS,
    EXTRA_PLACE,
    EXTREME_NUMBER,
    GOAL_COUNT,
    GOALS,
    KIND_COUNT,
    LEVEL_NAMES,
    MOST_PRIVATE,
    OVER,
    POINTS,
    ROUND_COUNT,
    SHARK,
    CardName,
)
from oceanarium.games.open_ocean.rules import SCORING, place, score, score_part
from oceanarium.games.open_ocean.rules.choices import is_placing
from oceanarium.games.open_ocean.rules.citations import CHOSEN, DEALT, DEALT_ALONE, GOAL_DEALT, GOALS_PART
from oceanarium.games.open_ocean.rules.ending import goal_level, point_level, solo_halves
from oceanarium.games.open_ocean.rules.goals import meets_goal
from oceanarium.games.open_ocean.rules.ocean import frenzy_threshold, ocean_count
from oceanarium.games.open_ocean.rules.playable import turtle_limit
from oceanarium.games.open_ocean.rules.playing import placed_kind
from oceanarium.games.open_ocean.rules.preparation import is_starter_free
from oceanarium.games.open_ocean.rules.reef import is_fish, protected_fish, reef_size, schooling
from oceanarium.games.open_ocean.rules.rounds import turn_count
from oceanarium.games.open_ocean.rules.scoring import private_goal_points, worth_of_colours
from oceanarium.games.open_ocean.rules.turn import cards_in, direction, hand_of
from oceanarium.games.open_ocean.shown import (
    Goal,
    OceanView,
    OwnGoal,
    Phase,
    Play,
    Player,
    ReefCard,
    Solo,
)
from oceanarium.games.open_ocean.spaces import space_name
from oceanarium.games.open_ocean.state import State
from oceanarium.games.open_ocean.vocabulary import level_text
from oceanarium.kernel import NOBODY, NOTHING, OMNISCIENT, Event, draw, draw_weighted, ints, rule

__all__ = ["BITS", "COUNTS", "IMPLIED", "PHASE_NAMES", "conceal", "redeal", "sees", "told", "view"]

PHASE_NAMES: tuple[Phase, ...] = get_args(Phase)


def sees(viewer: int, seat: int) -> bool:
    """Whether the viewer knows a seat's secrets."""
    return viewer in (seat, OMNISCIENT)


@rule
def holder_of(state: State, hand: int) -> int:
    """The seat that holds a hand now."""
    for seat in range(state.seats):
        if hand_of(state, seat) == hand:
            return seat
    return NOBODY


def view(state: State, seat: int) -> OceanView:
    """The table; hands, chosen cards and goals as far as the seat knows them. [OO-23.1, OO-23.2]"""
    return {
        "phase": PHASE_NAMES[state.phase],
        "round": min(state.round + 1, ROUND_COUNT),
        "turn": state.turn + 1,
        "turns": turn_count(state) if state.hand_size > 0 else 0,
        "first_player": state.first,
        "passing": "right" if direction(state) < 0 else "left",
        "chooser": None if state.chooser == NOBODY else state.chooser,
        "ocean": [card_word(kind) for kind in state.ocean[: state.ocean_size]],
        "ocean_extra": [CARDS[kind].slug for kind in state.ocean[EXTRA_PLACE:] if kind != NOTHING],
        "sharks": {"now": ocean_count(state, SHARK), "frenzy_at": frenzy_threshold(state)},
        "frenzy_due": state.frenzy_due == 1,
        "rave_due": state.rave_due == 1,
        "deck": {"cards": cards_in(state.deck), "contents": _deck_view(state)},
        "unseen": counted(unseen_cards(state, seat)),
        "discards": counted(state.discards),
        "starters": [COLOUR_NAMES[colour] for colour in range(COLOUR_COUNT) if is_starter_free(state, colour)],
        "variants": _variants_view(state),
        "events": [
            {"code": card.code, "name": card.name, "effect": card.effect}
            for number, card in enumerate(EVENT_CARDS)
            if state.in_force >> number & 1
        ],
        "goals": [goal_view(goal) for goal in state.open_goals if goal != NOTHING],
        "solo": _solo_view(state) if state.seats == 1 else None,
        "play": _play_view(state),
        "players": [_player_view(state, other, seat) for other in range(state.seats)],
        "rounds": ROUND_COUNT,
        "rainbow": [worth_of_colours(state, colours) for colours in range(COLOUR_COUNT + 1)],
        "extreme": EXTREME_NUMBER if state.extreme > 0 else None,
    }


def card_word(kind: int) -> CardName | None:
    """A card as programs know it."""
    return None if kind == NOTHING else CARDS[kind].slug


def counted(counts: Iterable[int]) -> dict[CardName, int]:
    """Cards by kind, those that there are."""
    return {CARDS[kind].slug: count for kind, count in enumerate(counts) if count > 0}


def _deck_view(state: State) -> dict[CardName, int] | None:
    """What is in the deck, where everybody can work it out: after a reshuffle, or while no hand is dealt. [OO-23.3]"""
    is_known = state.reshuffled == 1 or state.hand_size == 0
    return counted(state.deck) if is_known else None


def unseen_cards(state: State, seat: int) -> list[int]:
    """Cards by kind that may be in a hand the seat has not held, or in the deck if it is not known. [OO-23.3]"""
    unseen = [0] * KIND_COUNT if state.reshuffled == 1 else list(state.deck)
    for hand in range(state.seats):
        if seat != OMNISCIENT and not has_held(state, seat, hand):
            for kind in range(KIND_COUNT):
                unseen[kind] += state.hands[hand][kind]
            pick = state.picks[holder_of(state, hand)]
            if pick != NOTHING:
                unseen[pick] += 1
    return unseen


def goal_view(goal: int) -> Goal:
    """A habitat goal: what it asks for, and its points."""
    card = GOALS[goal]
    second = None if card.second == NOBODY else CARDS[card.second].slug
    first = CARDS[card.first].slug
    return {"code": card.code, "first": first, "second": second, "number": card.number, "points": card.points}


def _variants_view(state: State) -> list[str]:
    """The options that change what cards do or score, as they were chosen. [OO-S1]"""
    chosen = {
        "friendly_dolphins": state.has_friendly_dolphins,
        "full_sharks": state.has_full_sharks,
        "safe_schools": state.has_safe_schools,
        "own_choice": state.has_own_choice,
        "house_coral_clusters": state.has_clusters,
        "house_rainbow20": state.has_rainbow20,
        "solo_extreme=total5": state.extreme == 1,
        "solo_extreme=each5": state.extreme == 2,
        "solo_goal_points": state.has_goal_points,
        "lurking_sharks": state.has_lurking_sharks,
    }
    return [name for name, is_chosen in chosen.items() if is_chosen]


def _solo_view(state: State) -> Solo:
    """Piles, completed goals and the level that all this would be. [OO-14.6]"""
    return {
        "piles": [
            {"goal": None if goal == NOTHING else goal_view(goal), "below": below}
            for goal, below in zip(state.open_goals, state.pile_left, strict=True)
        ],
        "done": state.goals_done,
        "goal_level": goal_level(state.goals_done),
        "point_level": point_level(score(state, 0)),
        "level": level_text(solo_halves(state)),
        "name": LEVEL_NAMES[solo_halves(state) // 2],
    }


def _play_view(state: State) -> Play | None:
    """The play in progress, and the card that looks for its space with all spaces beside the reef."""
    if state.player == NOBODY and not is_placing(state):
        return None
    return {
        "seat": None if state.player == NOBODY else state.player,
        "by_crab": state.by_crab == 1,
        "card": card_word(state.playing),
        "taker": card_word(state.taker),
        "attracted": card_word(state.attracted),
        "placed": card_word(placed_kind(state)) if is_placing(state) else None,
        "reef": state.builder if is_placing(state) else None,
        "anchor": None
        if state.anchor == NOTHING
        else space_name(state.xs[state.player][state.anchor], state.ys[state.player][state.anchor]),
        "victim": None if state.victim == NOBODY else state.victim,
        "loose_turtles": state.loose_turtles,
    }


def _player_view(state: State, seat: int, viewer: int) -> Player:
    """A seat: what all see, and of its secrets what the viewer knows."""
    hand, pick = hand_of(state, seat), state.picks[seat]
    is_open = sees(viewer, seat)
    is_known = viewer == OMNISCIENT or has_held(state, viewer, hand)
    known = list(state.hands[hand])
    if not is_open and pick != NOTHING:
        known[pick] += 1  # still among them, for all the viewer knows [OO-23.2]
    shows_goals = is_open or state.phase == OVER
    hidden = 0 if shows_goals else private_goal_points(state, seat)
    return {
        "cards": cards_in(state.hands[hand]),
        "has_chosen": pick != NOTHING,
        "chosen": card_word(pick) if is_open else None,
        "hand": counted(known) if is_known else None,
        "goals": _own_goals(state, seat) if shows_goals else None,
        "goal_count": sum(goal != NOTHING for goal in state.goals[seat]),
        "crabs": state.crabs[seat],
        "turtles": state.turtles[seat],
        "turtle_limit": turtle_limit(state),
        "reef": _reef_view(state, seat),
        "reef_size": reef_size(state, seat),
        "score": score(state, seat) - hidden,
        "score_parts": {
            SCORING[part].sentence: score_part(state, seat, part) - (hidden if part == GOALS_PART else 0)
            for part in range(1, len(SCORING))
        },
        "place": place(state, seat) if state.phase == OVER else None,
    }


def _own_goals(state: State, seat: int) -> list[OwnGoal]:
    return [{**goal_view(goal), "met": meets_goal(state, seat, goal)} for goal in state.goals[seat] if goal != NOTHING]


def _reef_view(state: State, seat: int) -> list[ReefCard]:
    """Every card of a reef, the starter first."""
    safe, schools = protected_fish(state, seat), 0
    for kind in range(KIND_COUNT):
        if is_fish(kind):
            schools |= schooling(state, seat, kind)
    return [
        {
            "space": space_name(state.xs[seat][slot], state.ys[seat][slot]),
            "x": state.xs[seat][slot],
            "y": state.ys[seat][slot],
            "card": CARDS[kind].slug,
            "class": CLASS_NAMES[CARDS[kind].sort],
            "points": POINTS[kind],
            "starter": slot == 0,
            "protected": safe >> slot & 1 == 1,
            "school": schools >> slot & 1 == 1,
        }
        for slot, kind in enumerate(state.cards[seat])
        if kind != NOTHING
    ]


def told(event: Event, seat: int) -> Event | None:
    """A dealt card and a private goal are for their owner's ears; that a card was chosen, but not which, for all."""
    if sees(seat, event.seat) or event.kind not in (DEALT, DEALT_ALONE, GOAL_DEALT, CHOSEN):
        return event
    return event._replace(details=(NOTHING,)) if event.kind == CHOSEN else None


@rule
def redeal(state: State, seat: int, rng: list[int]) -> None:
    """Draw afresh what the seat cannot know: hands it has not held, others' choices and goals. [OO-23.4]"""
    has_chosen = ints(state.seats)
    for other in range(state.seats):
        if other != seat and state.picks[other] != NOTHING:
            has_chosen[other] = 1
            state.hands[hand_of(state, other)][state.picks[other]] += 1
    redeal_hands(state, seat, rng)
    for other in range(state.seats):
        if has_chosen[other] == 1:
            hand = hand_of(state, other)
            kind = draw_weighted(rng, state.hands[hand], KIND_COUNT)
            state.hands[hand][kind] -= 1
            state.picks[other] = kind
    redeal_goals(state, seat, rng)


@rule
def redeal_hands(state: State, seat: int, rng: list[int]) -> None:
    """Mix the hands that the seat has not held with the deck; after a reshuffle only among themselves. [OO-23.4]"""
    pool, sizes, total = ints(KIND_COUNT), ints(state.seats), 0
    for hand in range(state.seats):
        if not has_held(state, seat, hand):
            for kind in range(KIND_COUNT):
                pool[kind] += state.hands[hand][kind]
                sizes[hand] += state.hands[hand][kind]
                state.hands[hand][kind] = 0
            total += sizes[hand]
    if total == 0:
        return
    if state.reshuffled == 0:
        for kind in range(KIND_COUNT):
            pool[kind] += state.deck[kind]
    for hand in range(state.seats):
        for _ in range(sizes[hand]):
            kind = draw_weighted(rng, pool, KIND_COUNT)
            pool[kind] -= 1
            state.hands[hand][kind] += 1
    if state.reshuffled == 0:
        for kind in range(KIND_COUNT):
            state.deck[kind] = pool[kind]


@rule
def redeal_goals(state: State, seat: int, rng: list[int]) -> None:
    """Private goals of others come from all that the seat has not seen; at the end all are laid open. [OO-23.4]"""
    if state.phase == OVER:
        return
    for other in range(state.seats):
        for number in range(MOST_PRIVATE):
            if other != seat and state.goals[other][number] != NOTHING:
                state.goal_box |= 1 << state.goals[other][number]
    for other in range(state.seats):
        for number in range(MOST_PRIVATE):
            if other != seat and state.goals[other][number] != NOTHING:
                state.goals[other][number] = any_goal(state, rng)


@rule
def any_goal(state: State, rng: list[int]) -> int:
    """Take one out of the box."""
    count = 0
    for goal in range(GOAL_COUNT):
        count += state.goal_box >> goal & 1
    ticket = draw(rng, count)
    for goal in range(GOAL_COUNT):
        if state.goal_box >> goal & 1:
            if ticket == 0:
                state.goal_box &= ~(1 << goal)
                return goal
            ticket -= 1
    return NOTHING
