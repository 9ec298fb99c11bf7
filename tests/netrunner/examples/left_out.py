"""Examples that no test plays yet, each with the cards or the rule that it waits for.

The list only gets shorter: a test says so once all the cards of an entry are declared.
"""

from __future__ import annotations

CARDS: dict[str, tuple[str, ...]] = {
    "9.8.3b 1": ("Utopia Shard",),
}
"""Titles of the cards named by an example that are not declared."""

RULES: dict[str, tuple[str, str]] = {
    "9.1.6c 1": ("9.1.6c", "nothing hears that a card was used by spending what is hosted on it"),
    "9.8.2b 1": ("9.8.2b", "what Marker gives comes with an ability, which may resolve after Brainstorm's"),
}
"""Rules that are missing or not put to a test where the cards are there: the rule, and what is missing."""
