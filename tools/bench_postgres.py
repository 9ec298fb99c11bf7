"""Figures of the store on PostgreSQL, with a server of its own that syncs to the disk; none where Debian's
package is missing.

- `pg_answers_per_s`: answers as `answers_per_cpu_s` counts them (`tools.bench_bot`), for each second that
  passes, on the processors that the server uses too.
- `pg_answers_per_cpu_s`: for each second of the bot's processor time.
"""

from __future__ import annotations

import asyncio

from tests.bot.postgres import programs, server
from tools.bench_bot import answers_on

DURABLE = ("max_connections=100",)


def measurements() -> list[tuple[str, float, str]]:
    """(name, value, unit) of each figure."""
    if programs() is None:
        return []
    with server(DURABLE) as running:
        per_cpu, per_second = asyncio.run(answers_on(running.url(running.create())))
    return [
        ("pg_answers_per_cpu_s", round(per_cpu, 1), "answers"),
        ("pg_answers_per_s", round(per_second, 1), "answers"),
    ]


if __name__ == "__main__":
    for figure in measurements():
        print(figure)
