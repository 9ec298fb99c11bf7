"""Statements of a press: compiled once, and asked of the driver itself.

SQLAlchemy takes about 150 calls of Python for a statement that SQLite carries out in some hundredths of a
millisecond. Here what it makes of one (the text, which parameter is which, what becomes of each column) is
kept, and carried out within the same transaction. A server takes longer than all that: there it is
SQLAlchemy that asks, of the same statement.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Delete, Dialect, Insert, Select, Table, Update, insert
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import TypeEngine

from bot.store.connection import Connection, FileConnection

Given = Mapping[str, Any]
Row = dict[str, Any]
Process = Callable[[Any], Any] | None
_DIALECT = sqlite.dialect()


class _Made(NamedTuple):
    """What SQLite is asked."""

    text: str
    parameters: Sequence[tuple[str, Any, Process]]
    """In their order: the name, the value unless another is given, what becomes of it."""
    columns: Sequence[tuple[str, Process]]

    def given(self, values: Given) -> tuple[Any, ...]:
        return tuple([
            value if process is None else process(value)
            for name, default, process in self.parameters
            for value in (values[name] if name in values else default,)  # noqa: SIM401  of each parameter
        ])  # fmt: skip

    def row(self, found: Sequence[Any]) -> Row:
        return {
            name: value if process is None else process(value)
            for (name, process), value in zip(self.columns, found, strict=True)
        }


async def added(db: AsyncConnection, table: Table, values: Given) -> int:
    """Insert a row that is numbered as it comes; its number."""
    key = (await db.execute(insert(table).values(values))).inserted_primary_key
    assert key is not None
    return int(key[0])


class Statement:
    """One that is asked again and again, with the same few sets of parameters. KeyError for a parameter that
    is missing, or that it has not."""

    def __init__(self, what: Select[Any] | Insert | Update | Delete) -> None:
        self.what = what
        self._made: dict[tuple[str, ...], _Made] = {}
        """By the names of the parameters: they are the columns of what is inserted."""
        self._asked: set[tuple[str, ...]] = set()
        """Names that a server was asked with."""

    async def rows(self, db: AsyncConnection, given: Given) -> list[Row]:
        """All that it finds."""
        driver = _sqlite(db)
        if driver is None:
            self._check(db, given)
            return [dict(row) for row in (await db.execute(self.what, given)).mappings()]
        made = self._of(given)
        found, _ = await driver.ask(made.text, [made.given(given)])
        return [made.row(each) for each in found]

    async def row(self, db: AsyncConnection, given: Given) -> Row | None:
        """The first, or the only one, that it finds."""
        found = await self.rows(db, given)
        return found[0] if found else None

    async def change(self, db: AsyncConnection, given: Given) -> int:
        """How many rows it has changed."""
        return await self.change_all(db, [given])

    async def change_all(self, db: AsyncConnection, given: Sequence[Given]) -> int:
        """The same, for each of several sets of parameters."""
        driver = _sqlite(db)
        if driver is None:
            self._check(db, given[0])
            return (await db.execute(self.what, list(given) if len(given) > 1 else given[0])).rowcount
        made = self._of(given[0])
        _, changed = await driver.ask(made.text, [made.given(each) for each in given])
        return changed

    def _of(self, given: Given) -> _Made:
        names = tuple(given)
        made = self._made.get(names)
        if made is None:
            made = self._made[names] = self._make(given)
        return made

    def _check(self, db: AsyncConnection, given: Given) -> None:
        """SQLAlchemy would take no notice of a parameter too many."""
        names = tuple(given)
        if names not in self._asked:
            self._compiled(db.dialect, given)
            self._asked.add(names)

    def _compiled(self, dialect: Dialect, given: Given) -> Any:
        inserts = isinstance(self.what, Insert)
        found: Any = self.what.compile(dialect=dialect, column_keys=list(given) if inserts else None)
        needed = {name for name, bind in found.binds.items() if bind.required}
        if not needed <= given.keys() <= found.binds.keys():
            raise KeyError(*sorted(needed ^ given.keys()))
        return found

    def _make(self, given: Given) -> _Made:
        found = self._compiled(_DIALECT, given)
        assert not found.post_compile_params | found.literal_execute_params, "asked by SQLAlchemy alone"
        values = found.construct_params(_check=False)
        names = found.positiontup or ()
        parameters = [
            (name, values[name], _impl(found.binds[name].type).bind_processor(_DIALECT)) for name in names
        ]
        return _Made(str(found), parameters, list(_columns(self.what)))


class Upsert:
    """An INSERT for a row that may be there: by its `keys`, of which the columns of `overwrite` get the new
    values then (none: what is there stays)."""

    def __init__(self, table: Table, keys: Collection[str], overwrite: Collection[str] = ()) -> None:
        self._of: dict[str, Statement] = {}
        for name, of in (("sqlite", sqlite.insert), (postgresql.dialect.name, postgresql.insert)):
            query = of(table)
            if overwrite:
                new = {column: query.excluded[column] for column in overwrite}
                query = query.on_conflict_do_update(index_elements=list(keys), set_=new)
            else:
                query = query.on_conflict_do_nothing(index_elements=list(keys))
            self._of[name] = Statement(query)

    async def __call__(self, db: AsyncConnection, values: Mapping[str, object]) -> None:
        await self._of[db.dialect.name].change(db, values)


def _columns(what: Any) -> Iterable[tuple[str, Process]]:
    for column in what.exported_columns if isinstance(what, Select) or what._returning else ():
        yield column.key, _impl(column.type).result_processor(_DIALECT, None)


def _impl(kind: TypeEngine[Any]) -> TypeEngine[Any]:
    return kind.dialect_impl(_DIALECT)


def _sqlite(db: AsyncConnection) -> Connection | None:
    """The driver's own connection, if it is one to a file."""
    return db.driver if isinstance(db, FileConnection) else None
