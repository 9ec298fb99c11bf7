"""The schemas of Sysop's databases: migrations are named by their number, which is their revision."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

MIGRATIONS: Final = Path(__file__).parent / "migrations"


@cache
def revisions() -> frozenset[str]:
    """Those this version knows."""
    return frozenset(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def newest_revision() -> str:
    """The schema the code expects."""
    return max(revisions())


def is_ours(schema: str | None) -> bool:
    """Whether a schema is Sysop's, of whichever version."""
    if schema is None or schema in revisions():
        return schema is not None
    return schema.isdecimal() and len(schema) == len(newest_revision()) and schema > newest_revision()
