"""simcord's Discord in less time: whether a bot has come to rest is looked into only where it may have, and
what it sends is copied as the plain data that it is.

To tell that a bot rests, simcord looks at every task of it. It does so after each round of the event loop, a
dozen times a press; while something is about to be called at once there is nothing to find.
"""

from __future__ import annotations

import asyncio
import copy
from typing import Any

from simcord import _runtime, components, env, gateway, results
from simcord.backend import serializers
from simcord.env import Env
from simcord.http import router

IDLE = 0.002
"""Real seconds between two looks at whether the bot has come to rest. simcord's own 0.05 is slept out at
nearly every press: the task that ends the wait is seldom one of those it waits for."""
ROUNDS = 10_000
"""Rounds of the event loop after which simcord looks nevertheless: a bot may never come to rest."""
PLAIN = (str, int, float, bool, type(None))


def hurry() -> None:
    """For all of the process."""
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
    # A record is found by comparing all fields of all records before it; each is only itself.
    _runtime._CallbackRecord.__eq__ = object.__eq__  # type: ignore[method-assign]
    virtualize = vars(env)["_virtualize_recognized_waits"]

    def virtualized(self: Any, pending: list[asyncio.Task[Any]]) -> None:
        """Where no timer can go off by itself there is none to take away from anybody who waits."""
        timers = (each.real_handle for each in self.work.callbacks)
        if any(each is not None and not each.cancelled() for each in timers):
            virtualize(self, pending)

    vars(env)["_virtualize_recognized_waits"] = virtualized


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
