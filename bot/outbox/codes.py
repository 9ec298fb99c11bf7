"""What Discord answers, by its codes."""

from typing import Final

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_USER: Final = 10013
NOBODY: Final = frozenset({50278, UNKNOWN_USER, 50033})
"""A person cannot be written to: no server is shared with them any more, or there is no such person."""
DM_CLOSED: Final = frozenset({50007}) | NOBODY
NO_ACCESS: Final = frozenset({50001, 50013})
ARCHIVED: Final = 50083
LOCKED: Final = 160005
ITS_OWN: Final = frozenset({40005, 50006, 50035})
"""A message cannot be sent as it is; of where it was to go this says nothing."""
