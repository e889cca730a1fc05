"""The course of a random match. A template, to compare the two modes."""

from typing import Any

from oceanarium.kernel.chance import MASK, WORDS, scrambled, seed_rng
from oceanarium.kernel.contract import CHANCE, NOBODY, Rules, Secrets
from oceanarium.kernel.playout import random_move
from oceanarium.kernel.rule import Box, blank, entry, rule
from oceanarium.kernel.toolbox import ints, opened, spare_states

game: Rules[Any] = blank()
secrets: Secrets[Any] = blank()
MOVE_COUNT: int = blank()
MAX_SEATS: int = blank()

STRIDE = 4  # states from one that is looked at to the next; each depends on all before it
OFTEN, SELDOM = 4, 24  # what is slow to ask is not asked of every state that is looked at


@rule
def mixed(digest: int, number: int) -> int:
    """A digest that depends on all numbers so far and on their order."""
    return scrambled(((digest * 31) ^ (number & MASK)) & MASK)


@rule
def answers(state: Any, is_thorough: bool, moves: list[int], weights: list[int]) -> int:
    """A digest of what the rules say about a state: who acts, who is waited for, and every move and chance.

    Those who are not waited for are asked only by somebody thorough.
    """
    actor, waiting = game.actor(state), game.waiting(state)
    digest = mixed(mixed(0, actor), waiting)
    for seat in range(NOBODY, MAX_SEATS):
        if is_thorough or (seat >= 0 and waiting >> seat & 1 == 1):
            count = game.legal_moves(state, seat, moves)
            for index in range(count):
                digest = mixed(digest, moves[index])
    if is_thorough or actor == CHANCE:
        count = game.chances(state, moves, weights)
        for index in range(count):
            digest = mixed(mixed(digest, moves[index]), weights[index])
    return mixed(digest, game.ending(state))


@rule
def refusals(state: Any) -> int:
    """A digest of the reasons for and against every move of the lowest seat that is waited for."""
    digest, seat = 0, max(game.actor(state), 0)
    for move in range(-1, MOVE_COUNT + 1):
        digest = mixed(digest, game.forbids(state, seat, move))
    return digest


@rule
def results(state: Any) -> int:
    """A digest of scores and places."""
    digest = 0
    for seat in range(MAX_SEATS):
        digest = mixed(mixed(digest, game.score(state, seat)), game.place(state, seat))
        digest = mixed(digest, game.score_part(state, seat, 1))
    return digest


@rule
def digest_of(state: Any, number: int, moves: list[int], weights: list[int]) -> int:
    """A digest of what the rules say about a state; now and then of everything they say."""
    digest = answers(state, number % OFTEN == 0, moves, weights)
    if number % OFTEN == 0:
        digest = mixed(digest, results(state))
    if number % SELDOM == 0:
        digest = mixed(digest, refusals(state))
    return digest


@entry
def trace(box: Box, seed: int, stream: int, digests: list[int]) -> Any:
    """Play a random match, as far as there is room for digests; return the states that were looked at, and the last."""
    states = spare_states(opened(box), len(digests))
    moves, weights, rng = ints(MOVE_COUNT), ints(MOVE_COUNT), ints(WORDS)
    states[0] = opened(box)
    seed_rng(rng, seed, stream)
    actor, count, made = game.actor(states[0]), 0, stream  # not every match is looked at in the same places
    while actor != NOBODY and count + 1 < len(digests):
        if made % STRIDE == 0:
            digests[count] = digest_of(states[count], count + stream, moves, weights)
            states[count + 1] = states[count]
            count += 1
        game.apply_move(states[count], actor, random_move(states[count], actor, rng, moves, weights))
        actor = game.actor(states[count])
        made += 1
    digests[count] = digest_of(states[count], 0, moves, weights)
    return states[: count + 1]


@entry
def redealt(box: Box, seat: int, seed: int, rng: list[int]) -> None:
    """Deal afresh what a seat cannot know, and leave the generator as it is then."""
    seed_rng(rng, seed, CHANCE)
    secrets.redeal(opened(box), seat, rng)
