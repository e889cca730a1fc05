"""Tests. In their machine code an index beyond the bounds of an array is an error."""

import os

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")  # Numba reads it later, and so do all processes that tests start
