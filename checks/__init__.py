"""The project's own gates: each is a module to run, and has tests that it can fail."""
