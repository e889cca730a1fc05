"""`python -m oceanarium` is the same program as `oceanarium`."""

from oceanarium.cli import main

main()
