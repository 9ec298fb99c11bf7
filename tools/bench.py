"""Print the project's figures, one JSON object a line: {"name", "value", "unit"}.

`python -m tools.bench [NAME ...]` runs all parts, or those whose module is named (engine, neon_hope, ...).
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import subprocess
import sys

HERE = "--here"
"""Measures a part in this process."""
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
    "load",
    "postgres",
    "processes",
    "panel",
    "decks",
    "cards",
)


LIMIT = 900
"""Seconds that a part may take: ten times what the longest does."""


def main(wanted: list[str]) -> int:
    """Run the parts one after another, each in a process of its own, so that none can hang the others."""
    if wanted[:1] == [HERE]:
        measure(wanted[1])
        return 0
    unknown = sorted(set(wanted) - set(PARTS))
    if unknown:
        sys.exit(f"no such part: {', '.join(unknown)}; there are {', '.join(PARTS)}")
    return max([_apart(part) for part in wanted or PARTS])


def measure(part: str) -> None:
    """Print the figures of a part."""
    module = importlib.import_module(f"tools.bench_{part}")
    for name, value, unit in module.measurements():
        print(json.dumps({"name": name, "value": round(value, 3), "unit": unit}), flush=True)


def _apart(part: str, limit: float = LIMIT) -> int:
    """The exit status of a part; 1 for one that was ended because it took too long, which is said."""
    # A group of its own: whatever it has started ends with it.
    child = subprocess.Popen([sys.executable, "-m", "tools.bench", HERE, part], start_new_session=True)  # noqa: S603
    try:
        return child.wait(limit)
    except BaseException as error:
        os.killpg(child.pid, signal.SIGKILL)
        child.wait()
        if not isinstance(error, subprocess.TimeoutExpired):
            raise
        print(json.dumps({"part": part, "error": f"took longer than {limit:g} s"}), flush=True)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
