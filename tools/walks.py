"""`python -m tools.walks [--new 20]` writes what the walks of `tests/netrunner/walking.py` come to now.

Those that have changed are named. `--new` adds walks with cards drawn from all that are declared, crossed out
of three or with further words of the language: where what comes of it cannot be carried out, the error is
told, and no walk is kept.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count, islice

from tests.netrunner.walking import FILE, Walk, drawn, known, walked, write


def new(seed: int) -> Iterator[Walk]:
    """Walks with the seeds from this one on."""
    for at in count(seed):
        try:
            yield walked(drawn(at))
        except Exception as error:
            print(f"{at}: {error!r}")


def main() -> None:
    """Write the file anew."""
    parser = argparse.ArgumentParser(prog="tools.walks", description=__doc__)
    parser.add_argument("--new", type=int, default=0, help="how many walks to add")
    asked = parser.parse_args()
    before = known() if FILE.exists() else []
    last = max((walk.seed for walk in before), default=0)
    after = [*map(walked, before), *islice(new(last + 1), asked.new)]
    write(after)
    changed = [str(old.seed) for old, new in zip(before, after, strict=False) if old != new]
    print(f"{len(after)} walks, changed: {', '.join(changed) or 'none'}")


if __name__ == "__main__":
    main()
