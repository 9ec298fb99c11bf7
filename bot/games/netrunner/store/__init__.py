"""What the store keeps of Netrunner: decks of players, what is done with them, its part of forgetting."""

from bot.games.netrunner.store.forgetting import PART
from bot.store.privacy import PARTS

if PART not in PARTS:
    PARTS.append(PART)
