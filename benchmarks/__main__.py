"""Runs every benchmark: `make bench`."""

from oceanarium.cli import main

if __name__ == "__main__":
    main(["bench"])
