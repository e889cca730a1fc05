"""What all tests share: the games, among them a toy."""

from hypothesis import settings

import oceanarium  # noqa: F401  # enters the games first
from oceanarium.kernel import register

register("tidepool", "tests.toys.tidepool")

settings.register_profile("laws", max_examples=50, deadline=None, print_blob=True)
settings.load_profile("laws")
