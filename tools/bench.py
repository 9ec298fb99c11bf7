"""Print the project's figures, one JSON object a line: {"name", "value", "unit"}.

`python -m tools.bench [NAME ...]` runs all parts, or those whose module is named (engine, neon_hope, ...).
"""

from __future__ import annotations

import importlib
import json
import sys

PARTS = (
    "engine",
    "players",
    "neon_hope",
    "leagues",
    "render",
    "hands",
    "presses",
    "thread",
    "replay",
    "bot",
    "decks",
    "cards",
)


def main(wanted: list[str]) -> None:
    """Run the parts one after another."""
    unknown = sorted(set(wanted) - set(PARTS))
    if unknown:
        sys.exit(f"no such part: {', '.join(unknown)}; there are {', '.join(PARTS)}")
    for part in wanted or PARTS:
        module = importlib.import_module(f"tools.bench_{part}")
        for name, value, unit in module.measurements():
            print(json.dumps({"name": name, "value": round(value, 3), "unit": unit}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
