"""What a Utility that was played is for: whose it is, and what it does to what."""

from oceanarium.games.open_worlds.parts import MAX_CHOICES, STAGED, owner_of
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    ASK_CHAIN,
    ASK_SEAT,
    ASK_STAGED,
    ASK_UNIT,
    ASK_WORLD,
    CARDS,
    PLAY_ASKS,
    PLAY_CHOICES,
    PLAY_NAMES,
    PLAYS,
    WORLDS,
)
from oceanarium.kernel import NOTHING, mention

PURPOSES = {  # by Utility and option; in brackets what was chosen, first and second
    ("adjust", "exchange"): "to exchange {0} with a card from the hand",
    ("enter_fray", "arrive"): "to put it into orbit at {0} as a Ship",
    ("espionage", "cancel"): "to cancel {0}",
    ("fleet_support", "support"): "to Stage Ships of any Class this turn",
    ("sabotage", "facility"): "to destroy {0}",
    ("sabotage", "orbital"): "to destroy {0}",
    ("coup", "seize"): "to take control of {0}",
    ("research", "draw"): "to draw 3 cards",
    ("research", "search"): "to take a card of choice from the deck",
    ("false_alert", "divert"): "to keep {0} from Staging at {1} this turn",
    ("we_quit", "strike"): "to stop the Income of {0} this turn",
    ("light_brigade", "land"): "to land a Ground Force from the hand at {here}",
}


def world_name(state: State, world: int) -> str:
    """The World at a position as it is called."""
    if not 0 <= world < state.world_count or state.worlds[world] == NOTHING:
        return f"a World that is not there (number {world + 1})"
    return WORLDS[state.worlds[world]].name


def owned_unit(state: State, piece: int) -> str:
    """A unit with whose it is and where."""
    name, where = CARDS[state.card[piece]].label, world_name(state, state.world[piece])
    return f"{name} of {mention(state.controller[piece])} at {where}"


def _answer(state: State, entry: int, ask: int) -> str:
    """What was chosen for a Utility in the chain; nothing that is hidden."""
    kind = PLAY_CHOICES[state.chain_play[entry]][2 * ask]
    answer = state.chain_choices[entry * MAX_CHOICES + ask]
    if kind == ASK_UNIT:
        return owned_unit(state, answer)
    if kind == ASK_STAGED and state.place[answer] == STAGED:
        return f"a Staged card at {world_name(state, state.world[answer])}"
    if kind == ASK_SEAT:
        return mention(answer)
    if kind == ASK_CHAIN:
        piece = state.chain_piece[answer]
        return f"{CARDS[state.card[piece]].label} of {mention(owner_of(piece))}"
    return world_name(state, answer) if kind == ASK_WORLD else "a card"


def purpose(state: State, entry: int) -> str:
    """A Utility in the chain whose choices are made: who plays it, and what for."""
    piece, play = state.chain_piece[entry], state.chain_play[entry]
    answers = [_answer(state, entry, ask) for ask in range(PLAYS[play][PLAY_ASKS])]
    words = PURPOSES[PLAY_NAMES[play]].format(*answers, here=world_name(state, state.here))
    return f"{mention(owner_of(piece))} plays {CARDS[state.card[piece]].label} {words}"
