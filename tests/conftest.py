"""What all tests share: property tests run the same everywhere, and no slow machine fails them."""

from hypothesis import settings

from tests.long import EXAMPLES

settings.register_profile("sysop", deadline=None, derandomize=True, max_examples=EXAMPLES)
settings.register_profile("sweep", deadline=None, derandomize=True, max_examples=5 * EXAMPLES)
settings.load_profile("sysop")
