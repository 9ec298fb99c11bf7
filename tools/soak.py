"""`make soak`: 300 games are played for half an hour over the wire, and the bot's memory is looked at.

Prints a line a minute: presses so far, the slowest acknowledgement of that minute, the memory of the bot's
process and, of the processes that draw for it, all together (PSS: what they share is counted once). Exit
status 1 if all of it grew by more than a tenth after the first five minutes, the bot's own came to more than
250 MiB, or an interaction was not answered.
`python -m tools.soak MINUTES` for another time.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from statistics import mean
from typing import Final

from tools.bench_bot import _Presser, _seat_games, _server, _until
from tools.bench_load import _bot, _told, _tree, people

GAMES: Final = 300
MINUTES: Final = 30.0
WARM: Final = 5
"""Minutes until memory is to be flat."""
GROWTH: Final = 1.1
MOST_MIB: Final = 250.0
LOOK: Final = 5.0
"""Seconds between two looks at the memory."""


class _Person(_Presser):
    """Thinks, so that some twenty people press within a second."""

    think = (5.0, 25.0)


Memory = tuple[float, float]
"""MiB of a process, and of all that it has started."""


def memory(pid: int) -> Memory:
    own, others = 0.0, 0.0
    for one in _tree(pid):
        # A process that draws is replaced now and then, also between two looks: then it has none.
        lines = _told(Path(f"/proc/{one}/smaps_rollup")).splitlines()
        mebibytes = sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024
        own, others = (mebibytes, others) if one == pid else (own, others + mebibytes)
    return own, others


def verdict(minutes: list[Memory], failed: int) -> list[str]:
    """What is wrong, of the memory in each minute and the number of interactions that failed."""
    wrong = []
    flat = [sum(each) for each in minutes[WARM:]]
    if flat and max(flat) > GROWTH * flat[0]:
        wrong.append(f"memory grew from {flat[0]:.0f} to {max(flat):.0f} MiB")
    most = max((own for own, _ in minutes), default=0.0)
    if most > MOST_MIB:
        wrong.append(f"the bot's memory came to {most:.0f} MiB")
    if failed:
        wrong.append(f"{failed} interactions were not answered in time")
    return wrong


async def soak(minutes: float) -> list[str]:
    """Play for so long; what is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "soak.sqlite3")
        async with _server() as server:
            pairs = people(server, GAMES)
            await _seat_games(database, GAMES, server.sandbox.channel("table-talk"), pairs, depth=0)
            async with _bot(server, database) as process:
                tables = [
                    _Person(server, n + 1, {"corp": corp, "runner": runner})
                    for n, (corp, runner) in enumerate(pairs)
                ]
                await _until(lambda: all(table.open_panel() for table in tables), 240)
                took: list[float] = []
                ends = time.monotonic() + 60 * minutes

                async def play(table: _Person) -> None:
                    while time.monotonic() < ends:
                        await table.press(took)

                playing = [asyncio.create_task(play(table)) for table in tables]
                found: list[Memory] = []
                while time.monotonic() < ends:
                    found.append(await _minute(process.pid, took, len(found) + 1, ends))
                await asyncio.gather(*playing)
                return verdict(found, sum(seconds >= 3.0 for seconds in took))


async def _minute(pid: int, took: list[float], number: int, ends: float) -> Memory:
    """The mean of what was seen within a minute."""
    before, seen = len(took), list[Memory]()
    until = min(time.monotonic() + 60, ends)
    while time.monotonic() < until:
        await asyncio.sleep(LOOK)
        seen.append(memory(pid))
    slowest = max(took[before:], default=0.0)
    own, others = mean(each for each, _ in seen), mean(each for _, each in seen)
    said = f"{number:3} {len(took):6} presses  {slowest * 1000:5.0f} ms"
    print(f"{said}  {own:6.1f} MiB, drawing {others:6.1f} MiB", flush=True)
    return own, others


def main(arguments: list[str]) -> int:
    wrong = asyncio.run(soak(float(arguments[0]) if arguments else MINUTES))
    print("\n".join(wrong) or "flat")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
