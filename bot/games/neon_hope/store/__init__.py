"""What the store keeps of NEON HOPE: its tables, what is done with them, its part of forgetting."""

from bot.games.neon_hope.store.forgetting import PART
from bot.store.privacy import PARTS

if PART not in PARTS:
    PARTS.append(PART)
