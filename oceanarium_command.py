"""The command `oceanarium`, outside the package, whose import takes a while: so it hears Ctrl-C from the start."""

import sys


def main() -> None:
    """Run a command."""
    try:
        from oceanarium.cli import main as run_command
    except KeyboardInterrupt:
        print("oceanarium: Interrupted.", file=sys.stderr)
        sys.exit(130)
    run_command()
