"""`python -m tools.walks [--new 20]` writes what the walks of `tests/netrunner/walking.py` come to now.

Those that have changed are named. `--new` adds walks with cards drawn from all that are declared.
"""

from __future__ import annotations

import argparse

from tests.netrunner.walking import FILE, drawn, known, walked, write


def main() -> None:
    """Write the file anew."""
    parser = argparse.ArgumentParser(prog="tools.walks", description=__doc__)
    parser.add_argument("--new", type=int, default=0, help="how many walks to add")
    asked = parser.parse_args()
    before = known() if FILE.exists() else []
    last = max((walk.seed for walk in before), default=0)
    after = [walked(walk) for walk in [*before, *(drawn(last + 1 + i) for i in range(asked.new))]]
    write(after)
    changed = [str(old.seed) for old, new in zip(before, after, strict=False) if old != new]
    print(f"{len(after)} walks, changed: {', '.join(changed) or 'none'}")


if __name__ == "__main__":
    main()
