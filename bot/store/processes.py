"""What the processes that share a PostgreSQL database say of themselves, and do with those that are dead
(`leases`): statements."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Double,
    Integer,
    and_,
    bindparam,
    cast,
    column,
    delete,
    func,
    insert,
    or_,
    select,
    table,
    update,
)

from bot.store.schema import outbox, processes, slots
from bot.store.serving import NAME, Lock
from bot.store.slots import UNKNOWN

WORKING: Final = "sysop"
"""What connections of a process that read and write are called, with its number."""


def working(number: int) -> str:
    """The name of those of the process with this number, by which the server knows them."""
    return f"{WORKING} {number}"


_KIND: Final = cast(Lock(0, "process").keys["kind"], Integer)
_NOW: Final = cast(func.extract("epoch", func.clock_timestamp()), Double)
JOIN: Final = insert(processes).values(backend=func.pg_backend_pid(), seen=_NOW)
SEEN: Final = (
    update(processes)
    .where(processes.c.id == bindparam("me"))
    .values(seen=_NOW, away=bindparam("lost"))
    .returning(processes.c.id)
)
DEAD: Final = select(processes.c.id).where(
    processes.c.id != bindparam("me"), func.pg_try_advisory_lock_shared(_KIND, cast(processes.c.id, Integer))
)
"""Those whose lock can be had. Shared: two that find the same one dead both see to it."""
_ACTIVITY: Final = table("pg_stat_activity", column("pid"), column("application_name"))
CUT: Final = select(func.pg_terminate_backend(_ACTIVITY.c.pid)).where(
    _ACTIVITY.c.application_name == bindparam("name")
)
"""Ends what one of the dead had for reading and writing."""
_GONE: Final = delete(processes).where(processes.c.id == bindparam("dead")).returning(processes.c.id).cte()
BURY: Final = (
    update(outbox)
    .where(outbox.c.state == "waiting", select(_GONE.c.id).exists())
    .values(attempts=func.greatest(outbox.c.attempts, 1))
    .add_cte(UNKNOWN.where(select(_GONE.c.id).exists()).returning(slots.c.slot).cte())
)
"""What they were sending may have been posted, and what they were editing may show anything."""
ALIVE: Final = select(processes.c.shards).where(
    processes.c.backend == _ACTIVITY.c.pid, _ACTIVITY.c.application_name == NAME
)
"""The shards of each process whose connection is there."""
END: Final = (
    select(func.pg_terminate_backend(_ACTIVITY.c.pid))
    .where(
        or_(
            and_(_ACTIVITY.c.pid == processes.c.backend, _ACTIVITY.c.application_name == NAME),
            _ACTIVITY.c.application_name == func.concat(f"{WORKING} ", processes.c.id),
        )
    )
    .where(processes.c.id != bindparam("me"), processes.c.seen < _NOW - bindparam("hung"))
)
"""Ends all that those have that hang, their locks with it."""
