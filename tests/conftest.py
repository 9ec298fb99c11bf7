"""What all tests share: property tests run the same everywhere, and no slow machine fails them."""

from hypothesis import settings

settings.register_profile("sysop", deadline=None, derandomize=True)
settings.load_profile("sysop")
