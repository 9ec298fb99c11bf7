"""Write engine/netrunner/table/data/cards.json: the facts of every known card.

Usage: python -m tools.card_facts PATH_TO_cards.json

The input is community card data (facts only: names, costs, types; no card text). Fields the engine
does not use are left out. Cards that are not declared yet have their facts too: a new card then costs
its declaration only, and a name in a deck list is known although it cannot be played yet.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

FIELDS = (
    "id", "title", "side", "faction", "type", "subtypes", "cost", "strength", "memory_cost", "trash_cost",
    "advancement_requirement", "agenda_points", "unique", "influence_cost", "influence_limit",
    "minimum_deck_size", "base_link", "deck_limit", "first_code", "cycle",
)  # fmt: skip
DATA = Path(__file__).parent.parent / "engine" / "netrunner" / "table" / "data"


def main(source: str) -> None:
    """Copy the facts of all cards out of `source`; exit with a message if a declared card is missing."""
    from engine.netrunner.cards import declared

    wanted = declared()
    known = {fact["id"]: fact for fact in json.loads(Path(source).read_text("utf-8"))}
    missing = sorted(wanted - set(known))
    if missing:
        sys.exit(f"no facts for: {', '.join(missing)}")
    lines = [
        json.dumps(
            {field: known[code][field] for field in FIELDS if field in known[code]}, ensure_ascii=False
        )
        for code in sorted(known)
    ]
    (DATA / "cards.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
