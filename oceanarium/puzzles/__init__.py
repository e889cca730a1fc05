"""Puzzles: decisions of real matches with one answer, found by machine and vouched for by long searches."""
