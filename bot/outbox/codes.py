"""What Discord answers, by its codes."""

from typing import Final

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_USER: Final = 10013
DM_CLOSED: Final = frozenset({50007, 50278})
NO_ACCESS: Final = frozenset({50001, 50013})
ARCHIVED: Final = 50083
LOCKED: Final = 160005
