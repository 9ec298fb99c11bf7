"""Prints them, with as many cards on the table as is said (0, 20 and 40), and whose functions are called; or
what the mean press asks of the store and of Discord under load."""

from __future__ import annotations

import argparse
import asyncio
import sys

from tools.count.costs import costs, rooms, table
from tools.count.load import line, load

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tools.count", description=__doc__)
    parser.add_argument("cards", type=int, nargs="*", help="cards on the table, one count for each number")
    parser.add_argument("--no-leagues", action="store_true", help="leave out what is pressed in leagues")
    parser.add_argument("--load", action="store_true", help="count under load instead")
    asked = parser.parse_args()
    if asked.load:
        sys.stdout.write(f"{line(asyncio.run(load()))}\n")
        sys.exit()
    found = asyncio.run(costs(asked.cards or [0, 20, 40], leagues=not asked.no_leagues))
    sys.stdout.write("\n".join([*table(found), "", *rooms(found), ""]))
