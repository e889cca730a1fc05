"""The comparison with other libraries: how it measures, and that the naive maze is a maze."""

import random

from benchmarks.peers import naive_maze
from benchmarks.peers.contest import PYTHON, Contestant, measured, table


def test_everybody_is_measured_in_turn_and_the_fastest_comes_first() -> None:
    order: list[str] = []

    def player(name: str, decisions: int) -> Contestant:
        def play() -> int:
            order.append(name)
            return decisions

        return Contestant(PYTHON, name, "a game", play)

    rates = list(measured([player("slow", 1), player("fast", 1000)], rounds=2, seconds=0.002))
    assert [rate.contestant.library for rate in rates] == ["slow", "fast"]
    turns = [name for index, name in enumerate(order) if index == 0 or order[index - 1] != name]
    assert turns == ["slow", "fast"] * 3
    assert all(rate.lowest <= rate.median <= rate.highest for rate in rates)
    assert table(rates).index("| fast |") < table(rates).index("| slow |")


def test_the_naive_maze_moves_and_comes_to_an_end() -> None:
    generator = random.Random(1)
    maze = naive_maze.Maze(generator)
    assert len(maze.insertions()) == 48
    before, pushed = maze.surplus, maze.board[1, 6]
    maze.divers[0] = (1, 6)
    maze.insert("N", 1, 0)
    assert maze.board[1, 0] is before
    assert maze.surplus is pushed
    assert maze.divers[0] == (1, 0)
    assert maze.blocked == ("S", 1)
    assert len(maze.insertions()) == 44
    assert maze.divers[0] in maze.in_reach(maze.divers[0])
    assert 2 <= naive_maze.play(generator) <= 800
