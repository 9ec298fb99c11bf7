"""Examples that no test plays yet, each with the cards or the rule that it waits for.

The list only gets shorter: a test says so once all the cards of an entry are declared.
"""

from __future__ import annotations

CARDS: dict[str, tuple[str, ...]] = {
    "9.8.3b 1": ("Utopia Shard",),
}
"""Titles of the cards named by an example that are not declared."""

RULES: dict[str, tuple[str, str]] = {}
"""Rules that are missing or not put to a test where the cards are there: the rule, and what is missing."""
