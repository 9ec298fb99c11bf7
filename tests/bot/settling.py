"""simcord's Discord in less time: whether a bot has come to rest is looked into only where it may have, what
it sends is copied as the plain data that it is, and how its commands are to be called is looked into once.

To tell that a bot rests, simcord looks at every task of it. It does so after each round of the event loop, a
dozen times a press; while something is about to be called at once there is nothing to find.
"""

from __future__ import annotations

import asyncio
import copy
import inspect
from types import FunctionType, SimpleNamespace
from typing import Any

from discord.app_commands import commands
from simcord import _runtime, components, env, gateway, results
from simcord.backend import serializers
from simcord.env import Env
from simcord.http import router

from bot.store import sqlite
from bot.store.database import Database

IDLE = 0.002
"""Real seconds between two looks at whether the bot has come to rest. simcord's own 0.05 is slept out at
nearly every press: the task that ends the wait is seldom one of those it waits for."""
ROUNDS = 10_000
"""Rounds of the event loop after which simcord looks nevertheless: a bot may never come to rest."""
COMMIT = Database._write_late_now.__qualname__
SHORT = 10.0
"""Seconds: a test that makes the wait longer is about what waits."""
PLAIN = (str, int, float, bool, type(None))


def hurry() -> None:
    """For all of the process."""
    sqlite.SCRUB_SECONDS = IDLE
    settle = Env._settle_internal

    async def rested(env: Env, **options: Any) -> None:
        for _ in range(ROUNDS):
            await asyncio.sleep(0)
            if not any(each.when is None for each in env._work.callbacks):
                break
        await settle(env, **{"idle": IDLE, **options})

    Env._settle_internal = rested  # type: ignore[assignment, method-assign]
    Env.settle.__defaults__ = (None, IDLE)
    for module in (components, results, serializers):
        module.deepcopy = copied  # type: ignore[attr-defined]
    for module in (gateway, router):
        module.copy = Copying  # type: ignore[attr-defined]
    remember_signatures()
    # A record is found by comparing all fields of all records before it; each is only itself.
    _runtime._CallbackRecord.__eq__ = object.__eq__  # type: ignore[method-assign]
    virtualize = vars(env)["_virtualize_recognized_waits"]

    def virtualized(self: Any, pending: list[asyncio.Task[Any]]) -> None:
        """Only of those timers that can go off by themselves is it looked into whom they wake."""
        every = self.work.callbacks
        live = [each for each in every if each.real_handle is not None and not each.real_handle.cancelled()]
        if live:
            self.work.callbacks = live
            virtualize(self, pending)
            self.work.callbacks = every

    vars(env)["_virtualize_recognized_waits"] = virtualized
    due = vars(env)["_run_due_virtual_callbacks"]

    def fired(self: Any, deadline: float) -> None:
        due(self, deadline)
        write_what_waits(self)

    vars(env)["_run_due_virtual_callbacks"] = fired


def write_what_waits(state: Any) -> None:
    """What waits for a commit of others (`database.LATE`) has it as soon as nothing else is about to be done:
    else each press ends with that wait, by the real clock."""
    if state.work.executors or any(each.when is None for each in state.work.callbacks):
        return
    for each in list(state.work.callbacks):
        if each.label == COMMIT and each.when - state.virtual_time < SHORT:
            each.handle._run()


def remember_signatures() -> None:
    """Each bot makes all its commands anew, from functions of the same code and annotations."""
    module: Any = commands
    signatures: dict[Any, inspect.Signature] = {}
    resolved: dict[Any, Any] = {}
    resolve = module.resolve_annotation

    def signature(function: Any) -> inspect.Signature:
        if type(function) is not FunctionType or vars(function).keys() & {"__wrapped__", "__signature__"}:
            return inspect.signature(function)
        names = function.__annotations__
        key = (function.__code__, function.__defaults__, *names.items())
        if function.__kwdefaults__ or not all(isinstance(each, str) for each in names.values()):
            return inspect.signature(function)
        if key not in signatures:
            signatures[key] = inspect.signature(function)
        return signatures[key]

    def annotation(name: Any, names: dict[str, Any], *rest: Any) -> Any:
        if not isinstance(name, str):
            return resolve(name, names, *rest)
        key = (name, id(names))
        if key not in resolved:
            resolved[key] = resolve(name, names, *rest)
        return resolved[key]

    module.inspect = SimpleNamespace(**{**vars(inspect), "signature": signature})
    module.resolve_annotation = annotation


class Copying:
    """In the place of the module."""

    deepcopy: Any


def copied(value: Any) -> Any:
    """A copy that shares nothing that can be changed."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is dict:
        return {key: copied(each) for key, each in value.items()}
    if kind is list:
        return [copied(each) for each in value]
    return copy.deepcopy(value)


Copying.deepcopy = staticmethod(copied)
