"""Prints them, with as many cards on the table as is said (0, 20 and 40), and whose functions are called."""

from __future__ import annotations

import asyncio
import sys

from tools.count.costs import costs, rooms, table

if __name__ == "__main__":
    boards = [int(cards) for cards in sys.argv[1:]] or [0, 20, 40]
    found = asyncio.run(costs(boards))
    sys.stdout.write("\n".join([*table(found), "", *rooms(found), ""]))
