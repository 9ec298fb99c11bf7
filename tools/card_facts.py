"""Write the facts of every known card (engine/netrunner/table/data/cards.json), and what else it is known
by: printing codes, sets, and titles in other languages (engine/netrunner/decklists/data).

Usage: python -m tools.card_facts PATH_TO_cards.json

A `sets.json` lies beside the input.

The input is community card data (facts only: names, costs, types; no card text). Fields the engine
does not use are left out. Cards that are not declared yet have their facts too: a new card then costs
its declaration only, and a name in a deck list is known although it cannot be played yet.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

FIELDS = (
    "id", "title", "side", "faction", "type", "subtypes", "cost", "strength", "memory_cost", "trash_cost",
    "advancement_requirement", "agenda_points", "unique", "influence_cost", "influence_limit",
    "minimum_deck_size", "base_link", "deck_limit", "first_code", "cycle",
)  # fmt: skip
NETRUNNER = Path(__file__).parent.parent / "engine" / "netrunner"
DATA = NETRUNNER / "table" / "data"
NAMES = NETRUNNER / "decklists" / "data"


BACK = ("title", "side", "faction", "type", "cycle")
"""What the other side of a double-sided card has of its front (3.1.1a)."""


def sides(fact: dict[str, Any]) -> list[dict[str, Any]]:
    """A card, and its other side if it has one, whose code ends in `_back`.

    No deck is built around another side: it has no limits and no sizes. Cards with several backs (1.5.2a)
    are copies that differ; they have their fronts only.
    """
    faces = fact.get("faces", [])
    if len(faces) != 1:
        return [fact]
    back = {field: fact[field] for field in BACK if field in fact} | faces[0]
    return [fact, {**back, "id": fact["id"] + "_back"}]


def write_names(cards: list[dict[str, Any]], sets: list[dict[str, Any]]) -> None:
    """A line for each card: its code, its printings with their sets, its titles in other languages; and a
    line for each set: its code, its name, its code in printings of old, its date."""
    names = [
        [fact["id"], dict(zip(fact["printings"], fact["sets"], strict=True)), fact.get("titles", {})]
        for fact in sorted(cards, key=lambda fact: str(fact["id"]))
    ]
    known = [[one["id"], one["name"], one["legacy_code"], one["date_release"] or ""] for one in sets]
    for name, rows in (("names.json", names), ("sets.json", sorted(known))):
        lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
        (NAMES / name).write_text(f"[\n{lines}\n]\n", "utf-8")


def main(source: str) -> None:
    """Copy the facts of all cards out of `source`; exit with a message if a declared card is missing."""
    cards = json.loads(Path(source).read_text("utf-8"))
    known = {side["id"]: side for fact in cards for side in sides(fact)}
    lines = [
        json.dumps(
            {field: known[code][field] for field in FIELDS if field in known[code]}, ensure_ascii=False
        )
        for code in sorted(known)
    ]
    (DATA / "cards.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
    write_names(cards, json.loads((Path(source).parent / "sets.json").read_text("utf-8")))
    from engine.netrunner.cards import declared  # which reads what was just written

    missing = sorted(declared() - set(known))
    if missing:
        sys.exit(f"no facts for: {', '.join(missing)}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
