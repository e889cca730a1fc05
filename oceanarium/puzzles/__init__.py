"""Puzzles: decisions of real matches with a clear answer, found by machine and vouched for by long searches."""
