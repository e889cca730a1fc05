"""Information-set Monte Carlo tree search. A template: its blanks are filled in for each game and mode.

Every iteration deals afresh what the searching seat cannot know, walks down one tree of choices, adds a choice to it,
and credits every choice on the way with what the position it led to is worth to the seat that made it.

The tree is a table of choices by a hash of the way that leads to them. Seats that choose at once choose from the same
place in the tree, each by its own experience, so that no seat sees another's secret choice. Chance does not choose but
is drawn; its draws may be part of the way or not.
"""

from math import sqrt
from typing import Any, NamedTuple

from oceanarium.bots.net import HEAD, Sight, lead_of, new_sight
from oceanarium.kernel.arithmetic import exp, log
from oceanarium.kernel.chance import WORDS, draw, draw_weighted, seed_rng
from oceanarium.kernel.contract import CHANCE, NOBODY, NOTHING, Evaluation, Rules, Secrets
from oceanarium.kernel.rule import Box, blank, entry, rule
from oceanarium.kernel.toolbox import floats, ints, opened, spare_states

game: Rules[Any] = blank()
secrets: Secrets[Any] = blank()
evaluation: Evaluation[Any] = blank()
MOVE_COUNT: int = blank()
MAX_SEATS: int = blank()

# What a manner of searching says, in this order. ONLY is the one move that is looked at, or NOTHING.
EXPLORATION, URGENCY, HORIZON, GLANCES, QUICK_GLANCES, CHANCE_NODES = range(6)
WHOLE_TURNS, PRIOR, MARGIN, BASELINE, ONLY, ONE_VICTORY = range(6, 12)
MANNER_SIZE = 12

ROOT = 1  # the hash of the way to the place where a search begins
LONGEST_WALK = 512  # choices in the tree that one iteration passes, at the most
CERTAIN = 30.0  # spreads: as good as won
BITS = 0x3FFFFFFFFFFFFFFF  # of a hash: one less than its room, which compiled code does not keep free by itself
CROWDED, FULL = 0.6, 0.75  # of the table: no first looks any more, no iterations any more; it would get slow


class Tree(NamedTuple):
    """Choices by their slots in a table, and what was experienced with each."""

    keys: list[int]  # hashes of the ways that end with the choices; 0 where a slot is free
    visits: list[int]  # how often a choice was made
    offers: list[int]  # how often it could have been made
    totals: list[float]  # what it brought, added up, to whoever made it
    priors: list[float]  # what it seemed to be worth at first sight
    used: list[int]  # a single number: the slots that are taken
    outlook: list[float]  # what the positions at the end of the walks were worth to every seat, added up


class Walk(NamedTuple):
    """The choices that an iteration passes in the tree."""

    slots: list[int]
    seats: list[int]  # that made them


@entry
def grow(
    box: Box,
    seat: int,
    seats: int,
    seed: int,
    first: int,
    iterations: int,
    manner: list[float],
    root: int,
    tree: Tree,
    net: list[float],
) -> int:
    """Let the tree grow by iterations with these numbers; return how many there was room for."""
    states = spare_states(opened(box), 2)  # the one at hand, and one that is tried
    moves, weights, rng = ints(MOVE_COUNT), ints(MOVE_COUNT), ints(WORDS)
    walk, results, sight = Walk(ints(LONGEST_WALK), ints(LONGEST_WALK)), floats(MAX_SEATS), new_sight()
    glance = floats(HEAD) if manner[QUICK_GLANCES] > 0.0 else net  # a row without hidden units is the evaluation
    for number in range(iterations):
        if tree.used[0] + MAX_SEATS > FULL * len(tree.keys):
            return number
        seed_rng(rng, seed, first + number)
        states[0] = opened(box)
        secrets.redeal(states[0], seat, rng)
        length = walk_down(states, seat, rng, manner, root, tree, walk, moves, weights, net, glance, sight)
        judge(states[0], seats, manner, results, net, sight)
        for each in range(seats):
            tree.outlook[each] += results[each]
        for step in range(length):
            tree.visits[walk.slots[step]] += 1
            tree.totals[walk.slots[step]] += results[walk.seats[step]]
    return iterations


@rule
def walk_down(
    states: Any,
    seat: int,
    rng: list[int],
    manner: list[float],
    root: int,
    tree: Tree,
    walk: Walk,
    moves: list[int],
    weights: list[int],
    net: list[float],
    glance: list[float],
    sight: Sight,
) -> int:
    """Choose by experience until a choice is new, then at a glance up to the horizon; return how many were the first.

    Every rule is called in one place only: compilers write it out wherever it is called, and take their time.
    """
    length, key, next_key, undecided, count, made, before = 0, root, root, 0, 0, 0, NOBODY
    is_new, is_outside, only = False, False, int(manner[ONLY])
    actor = game.actor(states[0])
    while actor != NOBODY:
        is_outside = is_outside or (undecided == 0 and (is_new or length == LONGEST_WALK))
        is_choice, trials, best = False, 0, -1e18
        if actor == CHANCE:
            chosen = moves[draw_weighted(rng, weights, game.chances(states[0], moves, weights))]
            if manner[CHANCE_NODES] > 0.0:
                key = mixed(key, CHANCE, chosen)
        elif is_outside and made >= manner[HORIZON] and (manner[WHOLE_TURNS] == 0.0 or actor != before):
            break
        else:
            made += 1
            before = actor
            count = game.legal_moves(states[0], actor, moves)
            if is_outside:
                trials = by_lot(moves, count, int(manner[GLANCES]), rng)
            elif count > 1 and length < LONGEST_WALK:
                is_choice = True
                if only != NOTHING and actor == seat:
                    moves[0], count, only = only, 1, NOTHING
                if manner[PRIOR] > 0.0 and tree.used[0] < CROWDED * len(tree.keys):
                    trials = unknown_first(moves, count, key, actor, tree)
            chosen = moves[0]
        if actor != CHANCE and undecided == 0:
            undecided, next_key = game.waiting(states[0]), key
        for trial in range(trials + 1):
            is_trial = trial < trials
            if is_trial:
                states[1] = states[0]
            elif is_choice:
                chosen = choose(key, actor, count, rng, manner, tree, moves)
                slot = entered(tree, mixed(key, actor, chosen))
                walk.slots[length], walk.seats[length] = slot, actor
                is_new = is_new or tree.visits[slot] == 0
                length += 1
            move = moves[trial] if is_trial else chosen
            game.apply_move(states[1 if is_trial else 0], actor, move)
            if is_trial:
                value = lead_of(states[1], actor, net if is_choice else glance, sight)
                if is_choice:
                    tree.priors[entered(tree, mixed(key, actor, move))] = chance_to_win(value - manner[BASELINE])
                elif value > best:
                    best, chosen = value, move
        if actor != CHANCE:
            next_key = mixed(next_key, actor, chosen)
            undecided &= ~(1 << actor)
            if undecided == 0:
                key = next_key
        actor = game.actor(states[0])
    return length


@rule
def by_lot(moves: list[int], count: int, wanted: int, rng: list[int]) -> int:
    """Put as many moves first as are wanted, by lot; return how many of them are to be compared: none or several."""
    for place in range(min(max(wanted, 1), count - 1)):
        other = place + draw(rng, count - place)
        moves[place], moves[other] = moves[other], moves[place]
    return min(wanted, count) if wanted > 1 and count > 1 else 0


@rule
def unknown_first(moves: list[int], count: int, key: int, actor: int, tree: Tree) -> int:
    """Put those moves first that the tree does not know here; return how many they are."""
    unknown = 0
    for index in range(count):
        if tree.keys[slot_of(tree, mixed(key, actor, moves[index]))] == 0:
            moves[unknown], moves[index] = moves[index], moves[unknown]
            unknown += 1
    return unknown


@rule
def choose(
    key: int,
    seat: int,
    count: int,
    rng: list[int],
    manner: list[float],
    tree: Tree,
    moves: list[int],
) -> int:
    """The most promising legal move (UCB1), or one of which nothing is known, if that is more urgent.

    A prior counts as so many visits as the manner says.
    """
    best, best_promise = NOTHING, -1.0
    untried, untried_count = NOTHING, 0
    total, tried, prior = 0.0, 0, manner[PRIOR]
    for index in range(count):
        slot = slot_of(tree, mixed(key, seat, moves[index]))
        weight = tree.visits[slot] + prior
        if tree.keys[slot] == 0 or weight == 0.0:
            untried_count += 1
            if draw(rng, untried_count) == 0:
                untried = moves[index]
            continue
        tree.offers[slot] += 1
        total += tree.totals[slot]
        tried += tree.visits[slot]
        promise = (tree.totals[slot] + prior * tree.priors[slot]) / weight
        promise += manner[EXPLORATION] * sqrt(log(tree.offers[slot]) / weight)
        if promise > best_promise:
            best, best_promise = moves[index], promise
    if untried == NOTHING:
        return best
    if tried == 0 or total / tried + manner[URGENCY] > best_promise:
        return untried
    return best


@rule
def entered(tree: Tree, key: int) -> int:
    """The slot of a key, which is put there if it is new."""
    slot = slot_of(tree, key)
    if tree.keys[slot] == 0:
        tree.keys[slot] = key
        tree.used[0] += 1
    return slot


@rule
def judge(state: Any, seats: int, manner: list[float], results: list[float], net: list[float], sight: Sight) -> None:
    """What a position is worth to every seat, through its own eyes: its share in the victory, or the chance of one."""
    if game.actor(state) == NOBODY and seats > 1:
        share_victory(state, seats, manner[MARGIN], results)
        return
    for seat in range(seats):
        results[seat] = chance_to_win(lead_of(state, seat, net, sight) - manner[BASELINE])
    if manner[ONE_VICTORY] > 0.0 and seats > 1:
        share_one(seats, results)


@rule
def share_one(seats: int, results: list[float]) -> None:
    """Make the chances add up to one victory: so what seats expect for themselves counts against the others."""
    whole = 0.0
    for seat in range(seats):
        whole += results[seat]
    for seat in range(seats):
        results[seat] /= whole


@rule
def chance_to_win(lead: float) -> float:
    """The chance that goes with a lead, by the spread that the game's evaluation was measured to have."""
    return 1.0 / (1.0 + exp(-min(max(lead / evaluation.SPREAD, -CERTAIN), CERTAIN)))


@rule
def share_victory(state: Any, seats: int, margin: float, results: list[float]) -> None:
    """To every winner an equal share, and to all a part for the margin: so a loser tries to lose by less."""
    winners, best, second = 0, -1e9, -1e9
    for seat in range(seats):
        results[seat] = float(game.score(state, seat))
        best, second = max(best, results[seat]), max(second, min(best, results[seat]))
    for seat in range(seats):
        rival = second if results[seat] == best else best
        results[seat] = margin * chance_to_win(results[seat] - rival)
        if game.place(state, seat) == 1:
            results[seat] += 1.0
            winners += 1
    for seat in range(seats):
        if results[seat] >= 1.0:
            results[seat] += (1.0 - margin) / winners - 1.0


@rule
def slot_of(tree: Tree, key: int) -> int:
    """Where a key is in the table, or the free slot where it would be. The table's length is a power of two."""
    keys = tree.keys
    last = len(keys) - 1
    slot = key & last
    while keys[slot] != 0 and keys[slot] != key:
        slot = (slot + 1) & last
    return slot


@rule
def mixed(key: int, actor: int, move: int) -> int:
    """The hash of a way that goes on with a move: never zero, the same in both modes."""
    number = (key ^ ((move + 1) * 0x1E3779B97F4A7C15 + (actor + 3) * 0x2545F4914F6CDD1D)) & BITS
    number = ((number ^ (number >> 29)) * 0x3F58476D1CE4E5B9) & BITS
    number = ((number ^ (number >> 32)) * 0x14D049BB133111EB) & BITS
    number = number ^ (number >> 31)
    return number if number != 0 else 1
