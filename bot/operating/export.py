"""`python -m bot export FILE`: everything that is stored, as JSON Lines for other programs.

One object a line: {"export": 1, "schema": "0016"}, then for each row {"table": ..., "row": {column: value}}.
Saves are packed (MessagePack) and come as {"base64": ...}; integers of Discord (ids) stay whole numbers.
"""

from __future__ import annotations

import base64
import json
from functools import partial as partial_of
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Connection, MetaData, select

from bot.store.backup import private_file
from bot.store.migrating import ask, revision_of
from bot.store.portable import is_postgres

VERSION = 1
"""Of the file: whoever reads it can tell."""
BATCH = 500
"""Rows that are in memory at a time, on PostgreSQL too, whose driver reads all of them otherwise."""


def export(database: str, target: str) -> int:
    """Write all rows of one moment to a new file that only its owner can read; how many there are.

    FileNotFoundError for the database, FileExistsError for the file; SQLAlchemyError, Unreachable.
    """
    if not is_postgres(database) and not Path(database).exists():
        raise FileNotFoundError(database)
    with private_file(target) as partial, open(partial, "w", encoding="utf-8") as file:
        return ask(database, partial_of(_write, file))


def _write(file: TextIO, db: Connection) -> int:
    count = 0
    found = MetaData()
    found.reflect(db)
    print(json.dumps({"export": VERSION, "schema": revision_of(db)}), file=file)
    for table in found.sorted_tables:
        query = select(table).order_by(*table.primary_key)
        for row in db.execute(query, execution_options={"yield_per": BATCH}).mappings():
            values = {column: _plain(value) for column, value in row.items()}
            print(json.dumps({"table": table.name, "row": values}, ensure_ascii=False), file=file)
            count += 1
    return count


def _plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return {"base64": base64.b64encode(value).decode("ascii")}
    return value
