"""Our games beside those of other libraries, in one run: `python -m benchmarks.peers`."""
