"""What is to be read, card by card: `python -m tools.against_print sentences` or `words`.

`sentences` lists abilities that have another number of instructions than sentences, `words` lists words that
only one of print and declaration has. What was read before is left out unless `--all` is given.
"""

from __future__ import annotations

import argparse

import engine.netrunner  # noqa: F401 (declares the cards)
from tools.against_print import read_lines, reference
from tools.against_print.sentences import differences
from tools.against_print.words import suspects


def main() -> int:
    """Print them. 1 if the printed texts are not at hand, or something was not read yet."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("sentences", "words"))
    parser.add_argument("--all", action="store_true", help="what was read, too")
    asked = parser.parse_args()
    if reference() is None:
        print("the printed texts (SYSOP_SHARED or ../shared) are not at hand")
        return 1
    lines = [each.line() for each in (differences() if asked.what == "sentences" else suspects())]
    read = {" | ".join(parts[:-1]) for parts in read_lines(f"{asked.what}.txt")}
    left = [line for line in lines if asked.all or line.rpartition(" | ")[0] not in read]
    print("\n".join(left))
    return bool(left) and not asked.all


if __name__ == "__main__":
    raise SystemExit(main())
