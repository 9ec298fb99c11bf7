"""Write engine/netrunner/decklists/data/formats.json: formats with their card pools and lists, by date.

Usage: python -m tools.deck_formats PATH_TO_lists.json

The input has the public data's shapes (`formats`, `card_pools`, `restrictions`, by id). Hosts may point to a
newer file of the same shapes without a release (SYSOP_FORMATS).
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent.parent / "engine" / "netrunner" / "decklists" / "data"
CORE = {
    "id": "core",
    "name": "Core Set",
    "snapshots": [{"date_start": "2012-09-06", "card_pool_id": "core_set"}],
}
"""A format of our own: the cards of the first Core Set, as its players still meet."""
POOL = {"id": "core_set", "card_set_ids": ["core_set"]}
UNUSED = ("card_cycle_ids", "format_id", "active", "about")


def _line(value: dict[str, Any]) -> str:
    kept = {key: one for key, one in value.items() if key not in UNUSED}
    if "snapshots" in kept:
        kept["snapshots"] = [{k: v for k, v in one.items() if k not in UNUSED} for one in kept["snapshots"]]
    return json.dumps(kept, ensure_ascii=False)


def main(source: str) -> None:
    """Copy what the engine reads out of `source`."""
    given = json.loads(Path(source).read_text("utf-8"))
    given["formats"]["core"], given["card_pools"]["core_set"] = CORE, POOL
    parts = []
    for part in ("formats", "card_pools", "restrictions"):
        rows = ",\n".join(
            f"  {json.dumps(key)}: {_line(value)}" for key, value in sorted(given[part].items())
        )
        parts.append(f'"{part}": {{\n{rows}\n}}')
    (DATA / "formats.json").write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
