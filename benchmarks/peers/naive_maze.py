"""A moving maze as one would first write it in Python: objects, sets and a queue. For comparison only.

The same course of play as Ocean Labyrinth for two with its usual options: insert a tile, swim, look for secret targets
one after another, come home. Random play.
"""

import random
from collections import deque

SIZE, CARDS = 7, 24
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
SHAPES = {"straight": "NS", "bend": "NE", "junction": "NES"}
LOOSE = ["straight"] * 13 + ["bend"] * 15 + ["junction"] * 6
LETTERS = "NESW"


class Tile:
    """A piece of the maze."""

    def __init__(self, shape: str, picture: int | None = None) -> None:
        self.openings = set(SHAPES[shape])
        self.picture = picture

    def turn(self, quarters: int) -> None:
        self.openings = {LETTERS[(LETTERS.index(letter) + quarters) % 4] for letter in self.openings}


class Maze:
    """The board, the divers and their cards."""

    def __init__(self, generator: random.Random) -> None:
        pictures = list(range(CARDS))
        tiles = [Tile(shape) for shape in LOOSE] + [Tile("junction") for _ in range(SIZE * SIZE + 1 - len(LOOSE))]
        generator.shuffle(tiles)
        for tile in tiles:
            tile.turn(generator.randrange(4))
        for tile, picture in zip(generator.sample(tiles[:-1], CARDS), pictures, strict=True):
            tile.picture = picture
        self.board = {(x, y): tiles[y * SIZE + x] for y in range(SIZE) for x in range(SIZE)}
        self.surplus = tiles[-1]
        self.blocked: tuple[str, int] | None = None
        generator.shuffle(pictures)
        self.cards = [pictures[: CARDS // 2], pictures[CARDS // 2 :]]
        self.homes = [(0, 0), (SIZE - 1, SIZE - 1)]
        self.divers = list(self.homes)

    def insertions(self) -> list[tuple[str, int, int]]:
        """Every arrow but the one where the surplus came out, with every rotation."""
        arrows = [(side, line) for side in LETTERS for line in range(1, SIZE, 2) if (side, line) != self.blocked]
        return [(side, line, quarters) for side, line in arrows for quarters in range(4)]

    def insert(self, side: str, line: int, quarters: int) -> None:
        """Push a line; whoever falls off comes back on the other side."""
        self.surplus.turn(quarters)
        along = [(line, place) if side in "NS" else (place, line) for place in range(SIZE)]
        if side in "SE":
            along.reverse()
        pushed = self.board[along[-1]]
        for before, after in zip(along[-2::-1], along[:0:-1], strict=True):
            self.board[after] = self.board[before]
        self.board[along[0]] = self.surplus
        self.surplus = pushed
        follows = {place: along[(index + 1) % SIZE] for index, place in enumerate(along)}
        self.divers = [follows.get(place, place) for place in self.divers]
        self.blocked = (OPPOSITE[side], line)

    def in_reach(self, start: tuple[int, int]) -> list[tuple[int, int]]:
        """Every square that a diver can swim to."""
        found, queue = {start}, deque([start])
        while queue:
            x, y = queue.popleft()
            for letter in self.board[x, y].openings:
                dx, dy = STEPS[letter]
                there = (x + dx, y + dy)
                if there in self.board and there not in found and OPPOSITE[letter] in self.board[there].openings:
                    found.add(there)
                    queue.append(there)
        return sorted(found)

    def arrive(self, seat: int) -> bool:
        """Take a card that was reached; True if the match is won."""
        cards, place = self.cards[seat], self.divers[seat]
        if cards and self.board[place].picture == cards[-1]:
            cards.pop()
        return not cards and place == self.homes[seat]


def play(generator: random.Random, most_turns: int = 400) -> int:
    """A random match; returns its decisions: an insertion and a move in every turn."""
    maze = Maze(generator)
    for turn in range(most_turns):
        seat = turn % 2
        maze.insert(*generator.choice(maze.insertions()))
        maze.divers[seat] = generator.choice(maze.in_reach(maze.divers[seat]))
        if maze.arrive(seat):
            return 2 * turn + 2
    return 2 * most_turns
