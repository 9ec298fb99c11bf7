"""Prints them, with as many cards on the table as is said (0, 20 and 40), and whose functions are called."""

from __future__ import annotations

import argparse
import asyncio
import sys

from tools.count.costs import costs, rooms, table

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tools.count", description=__doc__)
    parser.add_argument("cards", type=int, nargs="*", help="cards on the table, one count for each number")
    parser.add_argument("--no-leagues", action="store_true", help="leave out what is pressed in leagues")
    asked = parser.parse_args()
    found = asyncio.run(costs(asked.cards or [0, 20, 40], leagues=not asked.no_leagues))
    sys.stdout.write("\n".join([*table(found), "", *rooms(found), ""]))
