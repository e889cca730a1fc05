"""A bot that searches: it tries lines of play in its mind, as far as its time goes, and takes the one that held."""

import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from typing import Any

from oceanarium.bots import search
from oceanarium.bots.bot import imagined, legal_numbers, stream_of
from oceanarium.bots.nets import Net, net_row
from oceanarium.bots.speech import said
from oceanarium.kernel import Game, Match, Move, OptionError
from oceanarium.kernel.chance import MAX_SEED
from oceanarium.kernel.contract import CHANCE, NOBODY, NOTHING
from oceanarium.kernel.engine import Engine, engine_now
from oceanarium.kernel.searching import Manner

BATCH, PLAIN_BATCH = 64, 4  # iterations between two looks at the clock: with a net one may take a millisecond
SMALLEST_TREE, LARGEST_TREE = 2**10, 2**20  # choices that a tree can hold
ENTRIES = 20  # of the table that an iteration takes where all moves of a place get a first look
LONGEST_LINE = 8  # moves of the expected line


@dataclass(frozen=True)
class Limit:
    """When to stop: after so many iterations or so many seconds, whichever comes first."""

    iterations: int = 1_000_000
    seconds: float = float("inf")


@dataclass(frozen=True)
class Candidate:
    """What the search thinks of one legal move."""

    move: Move
    visits: int
    value: float  # the chance to win, from 0 to 1

    @property
    def error(self) -> float:
        """The standard error of the value, at the most: so much it would be if every line ended in 0 or in 1.

        Two lines of either kind are added, so that a few lines that happen to agree are not taken for certain.
        """
        count = self.visits + 4
        share = (self.visits * self.value + 2) / count
        return sqrt(share * (1 - share) / count)


@dataclass(frozen=True)
class Findings:
    """What came of a search."""

    seat: int
    iterations: int
    candidates: tuple[Candidate, ...]  # the most visited first
    outlook: tuple[float, ...]  # every seat's chance to win; together they make one, but for a game alone
    line: tuple[tuple[int, Move], ...]  # seats and moves that are expected, up to the next act of chance

    @property
    def best(self) -> Candidate:
        """The move to make."""
        return self.candidates[0]

    def of(self, move: int) -> Candidate:
        """What was found about a legal move."""
        return next(candidate for candidate in self.candidates if candidate.move.number == move)


@dataclass(frozen=True)
class Weighed:
    """The same in bare numbers: words for every move would take longer than a short search."""

    iterations: int
    experience: dict[int, tuple[int, float]]  # of every legal move: how often it was looked at, and its value
    outlook: tuple[float, ...]
    line: Callable[[], tuple[tuple[int, Move], ...]]  # while the match stands as it stood

    @property
    def best(self) -> int:
        """The move that was looked at most."""
        return min(self.experience, key=lambda number: _order(number, *self.experience[number]))


@dataclass
class _Planted:
    """A tree that an engine of its own lets grow, and where its root is."""

    engine: Engine[Any]
    tree: search.Tree
    moves: tuple[tuple[int, int], ...]  # those that led to the root
    root: int = search.ROOT


class SearchBot:
    """Searches from what its seat knows. The same seed and number of iterations give the same choice."""

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        limit: Limit | None = None,
        manner: Manner | None = None,
        *,
        name: str = "search",
        trees: int = 1,
        keeps_tree: bool = False,
        engine: Engine[Any] | None = None,
        net: Net | None = None,
    ) -> None:
        self.game = game
        self.name = name
        self._seed = seed
        self._limit = limit or Limit(iterations=1_000)
        self._manner = manner or Manner()
        self._count = trees
        self._net = net  # that judges positions; by default the game's evaluation does
        self._engine = engine  # by default the fastest that is ready
        self._keeps_tree = keeps_tree and not game.has_secrets  # else the way to the root would tell secrets
        self._trees: list[_Planted] = []
        if self._limit.iterations < 1 or self._limit.seconds <= 0 or trees < 1:
            raise OptionError(said("bot-no_search"))

    @property
    def limit(self) -> Limit:
        """When it stops."""
        return self._limit

    def more_patient(self, times: int) -> "SearchBot":
        """A bot that searches so many times as long, by other random numbers."""
        limit = Limit(times * self._limit.iterations, self._limit.seconds)
        return SearchBot(
            self.game, self._seed + 1, limit, self._manner, trees=self._count, engine=self._engine, net=self._net
        )

    def within(self, seconds: float) -> "SearchBot":
        """The same bot with no more than so much time for a choice."""
        limit = Limit(self._limit.iterations, min(seconds, self._limit.seconds))
        return SearchBot(
            self.game,
            self._seed,
            limit,
            self._manner,
            name=self.name,
            trees=self._count,
            engine=self._engine,
            net=self._net,
        )

    def choose(self, match: Match[Any], seat: int | None = None) -> Move:
        """The move that was looked at most. It is made as soon as no other can be looked at as often any more."""
        seat = match.actor if seat is None else seat
        numbers = legal_numbers(self.game, match, seat)
        if len(numbers) == 1:
            return match.move(numbers[0], seat)
        return match.move(self.weigh(match, seat, until_settled=True).best, seat)

    def think(self, match: Match[Any], seat: int | None = None, only: int | None = None) -> Findings:
        """Search, among all moves or with one only, and tell all that was found."""
        seat = match.actor if seat is None else seat
        weighed = self.weigh(match, seat, only)
        candidates = [
            Candidate(match.move(number, seat), visits, value) for number, (visits, value) in weighed.experience.items()
        ]
        candidates.sort(key=_rank)
        return Findings(seat, weighed.iterations, tuple(candidates), weighed.outlook, weighed.line())

    def weigh(
        self,
        match: Match[Any],
        seat: int,
        only: int | None = None,
        *,
        until_settled: bool = False,
        votes: Mapping[int, int] | None = None,
    ) -> "Weighed":
        """Search, and tell it in bare numbers. If wanted, only until it is settled which move is looked at most.

        Votes for moves, if there are any, count as so many looks then; they are not told again.
        """
        if match.seats == 1 and self._net is not None:
            return self._alone.weigh(match, seat, only, until_settled=until_settled, votes=votes)
        numbers = legal_numbers(self.game, match, seat)
        engine = self._engine or engine_now(self.game, search)
        trees = self._planted(engine, match)
        is_hasty = until_settled and len(trees) == 1 and len(numbers) > 1
        rivals = {number: (votes or {}).get(number, 0) for number in numbers} if is_hasty else {}
        iterations = self._grow(match, seat, trees, NOTHING if only is None else only, rivals)
        outlook = [sum(float(each.tree.outlook[place]) for each in trees) for place in range(match.seats)]
        experience = {number: _experience_of(number, seat, trees, trees[0].root) for number in numbers}
        return Weighed(iterations, experience, _shares(outlook, iterations), lambda: self._line(match, seat, trees[0]))

    @property
    def _alone(self) -> "SearchBot":
        """The same where nobody else plays: no net has learned from that, so the evaluation judges."""
        patience = self.game.patience
        limit = Limit(max(1, self._limit.iterations * patience.expert // patience.master), self._limit.seconds)
        return SearchBot(self.game, self._seed, limit, self.game.manner, trees=self._count, engine=self._engine)

    def _grow(self, match: Match[Any], seat: int, trees: list[_Planted], only: int, rivals: dict[int, int]) -> int:
        """Let all trees grow, each with its share of the iterations and random numbers of its own.

        It is over earlier once it is settled which of the rivals, if there are any, is looked at most, with its votes.
        """
        share = -(-self._limit.iterations // len(trees))
        deadline = time.monotonic() + self._limit.seconds
        baseline = self.game.evaluation.evaluate(match.state, seat) if match.seats == 1 else 0.0

        def grow(number: int) -> int:
            seed = (self._seed * 1_000_003 + stream_of(match, seat) * 101 + number) % MAX_SEED
            engine = trees[number].engine
            judge = net_row(engine, self._net)
            heed = self._written_manner(engine, baseline, only), judge
            return _grow_tree(match, seat, trees[number], seed, share, heed, deadline, rivals)

        if len(trees) == 1:
            return grow(0)
        with ThreadPoolExecutor(len(trees)) as threads:
            return sum(threads.map(grow, range(len(trees))))

    def _written_manner(self, engine: Engine[Any], baseline: float, only: int) -> Any:
        manner, row = self._manner, engine.fractions(search.MANNER_SIZE)
        row[search.EXPLORATION], row[search.URGENCY] = manner.exploration, manner.urgency
        row[search.PRIOR], row[search.MARGIN] = manner.prior, manner.margin
        row[search.HORIZON], row[search.WHOLE_TURNS] = manner.horizon, manner.whole_turns
        row[search.GLANCES], row[search.CHANCE_NODES] = manner.glances, manner.chance_nodes
        row[search.QUICK_GLANCES], row[search.ONE_VICTORY] = manner.quick_glances, manner.one_victory
        row[search.BASELINE], row[search.ONLY] = baseline, only
        return row

    def _planted(self, engine: Engine[Any], match: Match[Any]) -> list[_Planted]:
        """Trees whose root is the position at hand: those of the last search, or new ones."""
        moves = tuple((played.seat, played.number) for played in match.moves)
        if self._keeps_tree and self._trees and self._trees[0].engine is engine:
            before = self._trees[0].moves
            has_room = all(each.tree.used[0] < len(each.tree.keys) // 2 for each in self._trees)
            if has_room and moves[: len(before)] == before:
                for each in self._trees:
                    each.tree = each.tree._replace(outlook=each.engine.fractions(self.game.max_seats))
                    each.root, each.moves = self._moved_root(each.root, moves[len(before) :]), moves
                return self._trees
        size = self._tree_size(engine)
        engines = [engine, *(engine.apart() for _ in range(self._count - 1))]  # each tree may have a thread of its own
        trees = [_Planted(each, _new_tree(each, size), moves) for each in engines]
        self._trees = trees if self._keeps_tree else []
        return trees

    def _moved_root(self, root: int, moves: tuple[tuple[int, int], ...]) -> int:
        for actor, move in moves:
            if actor != CHANCE or self._manner.chance_nodes:
                root = search.mixed(root, actor, move)
        return root

    def _tree_size(self, engine: Engine[Any]) -> int:
        searches = 2 if self._keeps_tree else 1  # how many of them a tree has room for
        entries = ENTRIES if self._manner.prior > 0 else self.game.max_seats
        largest = LARGEST_TREE if engine.is_compiled else LARGEST_TREE // 16
        wanted = 2 * searches * entries * self._limit.iterations
        return 1 << (min(max(wanted, SMALLEST_TREE), largest) - 1).bit_length()

    def _line(self, match: Match[Any], seat: int, planted: _Planted) -> tuple[tuple[int, Move], ...]:
        """The most visited choices in a row, as far as they follow from what the seat knows."""
        state, root = imagined(match, seat, self._seed), planted.root
        line: list[tuple[int, Move]] = []
        actor = seat
        while actor >= 0 and len(line) < LONGEST_LINE and (actor == seat or not self.game.has_secrets):
            numbers = self.game.legal_moves(state, actor)
            order, number = min(
                (_order(number, *_experience_of(number, actor, [planted], root)), number) for number in numbers
            )
            if order[0] == 0 and len(numbers) > 1:
                break
            line.append((actor, match.move_in(state, number, actor)))
            root = search.mixed(root, actor, number)
            is_alone = self.game.rules.waiting(state) == 1 << actor
            self.game.rules.apply_move(state, actor, number)
            actor = self.game.rules.actor(state) if is_alone else NOBODY  # others choose at the same time
        return tuple(line)


def _grow_tree(
    match: Match[Any],
    seat: int,
    planted: _Planted,
    seed: int,
    share: int,
    heed: tuple[Any, Any],
    deadline: float,
    rivals: dict[int, int],
) -> int:
    """Let a tree grow by so many iterations, or until the time is over, the tree is full or all is settled."""
    engine, done, (manner, net) = planted.engine, 0, heed
    box = engine.box(match.state)
    batch = BATCH if engine.is_compiled else PLAIN_BATCH
    ahead = max(rivals.values(), default=0)
    while done < share:
        wanted = min(batch, share - done)
        numbers = match.seats, seed, done, wanted
        grown = engine[search].grow(box, seat, *numbers, manner, planted.root, planted.tree, net)
        done += int(grown)
        is_over = grown < wanted or time.monotonic() >= deadline
        if is_over or (rivals and 2 * done + ahead > share and _is_settled(seat, planted, rivals, share - done)):
            break
    return done


def _is_settled(seat: int, planted: _Planted, rivals: dict[int, int], left: int) -> bool:
    """Whether one move was looked at more often than any other can still be, each with its votes."""
    visits = [
        votes + _experience(planted.tree, search.mixed(planted.root, seat, move))[0] for move, votes in rivals.items()
    ]
    most, second = sorted(visits, reverse=True)[:2]
    return most - second > left


def _shares(outlook: list[float], iterations: int) -> tuple[float, ...]:
    """What every seat may expect of one victory."""
    whole = iterations if len(outlook) == 1 else sum(outlook)
    return tuple(each / whole if whole > 0 else 1 / len(outlook) for each in outlook)


def _experience(tree: search.Tree, key: int) -> tuple[int, float]:
    """How often a choice was made, and the sum of what it brought."""
    slot = search.slot_of(tree, key)
    return (0, 0.0) if tree.keys[slot] == 0 else (int(tree.visits[slot]), float(tree.totals[slot]))


def _experience_of(number: int, seat: int, trees: list[_Planted], root: int) -> tuple[int, float]:
    """How often all trees together looked at a move in a place of theirs, and what they think it is worth."""
    known = [_experience(each.tree, search.mixed(root, seat, number)) for each in trees]
    visits = sum(experience[0] for experience in known)
    return visits, sum(experience[1] for experience in known) / max(visits, 1)


def _order(number: int, visits: int, value: float) -> tuple[int, float, int]:
    """The most visited first."""
    return -visits, -value, number


def _rank(candidate: Candidate) -> tuple[int, float, int]:
    return _order(candidate.move.number, candidate.visits, candidate.value)


def _new_tree(engine: Engine[Any], size: int) -> search.Tree:
    """A tree with room for so many choices."""
    return search.Tree(
        keys=engine.row(size),
        visits=engine.row(size),
        offers=engine.row(size),
        totals=engine.fractions(size),
        priors=engine.fractions(size),
        used=engine.row(1),
        outlook=engine.fractions(engine.game.max_seats),
    )
