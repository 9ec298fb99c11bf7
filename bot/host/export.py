"""`python -m bot export FILE`: everything that is stored, as JSON Lines for other programs.

One object a line: {"export": 1, "schema": "0016"}, then for each row {"table": ..., "row": {column: value}}.
Saves are packed (MessagePack) and come as {"base64": ...}; integers of Discord (ids) stay whole numbers.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, create_engine, select

from bot.store.backup import private_file, revision

VERSION = 1
"""Of the file: whoever reads it can tell."""


def export(database: str, target: str) -> int:
    """Write all rows of one moment to a new file that only its owner can read; how many there are.

    FileNotFoundError for the database, FileExistsError for the file; SQLAlchemyError.
    """
    if not Path(database).exists():
        raise FileNotFoundError(database)
    count = 0
    with (
        private_file(target) as partial,
        opened(database) as db,
        open(partial, "w", encoding="utf-8") as file,
    ):
        found = MetaData()
        found.reflect(db)
        print(json.dumps({"export": VERSION, "schema": revision(database)}), file=file)
        for table in found.sorted_tables:
            for row in db.execute(select(table).order_by(*table.primary_key)).mappings():
                values = {column: _plain(value) for column, value in row.items()}
                print(json.dumps({"table": table.name, "row": values}, ensure_ascii=False), file=file)
                count += 1
    return count


@contextmanager
def opened(database: str) -> Iterator[Connection]:
    """One transaction, so that all rows are of one moment."""
    # The driver itself begins no transaction to read.
    engine = create_engine(f"sqlite:///{database}", isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            yield connection
    finally:
        engine.dispose()


def _plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return {"base64": base64.b64encode(value).decode("ascii")}
    return value
