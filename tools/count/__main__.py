"""Prints them."""

from __future__ import annotations

import asyncio
import sys

from tools.count.costs import costs, table

if __name__ == "__main__":
    sys.stdout.write("\n".join(table(asyncio.run(costs()))) + "\n")
