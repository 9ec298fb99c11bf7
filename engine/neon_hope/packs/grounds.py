"""Locations and environments that something happens to: what is asked for must be able to come."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.neon_hope.language.conditions import Closed, EnvironmentTurned, Locked
from engine.neon_hope.language.places import (
    CloseLocations,
    CloseNext,
    LeaveEnvironment,
    LockLocations,
    OpenLocations,
    TurnEnvironment,
)
from engine.neon_hope.table.pack import Pack

Mistakes = Iterator[tuple[str, str]]


def ground_mistakes(pack: Pack, parts: list[tuple[str, msgspec.Struct]]) -> Mistakes:
    """Conditions and effects that wait for what nothing in the pack does, and backs that nothing shows."""
    locked = {n for _, part in parts if isinstance(part, LockLocations) for n in part.locations}
    shut = {n for _, part in parts if isinstance(part, CloseLocations | CloseNext) for n in part.locations}
    left = {part.card for _, part in parts if isinstance(part, LeaveEnvironment)}
    shut |= {f"{code}:{side}" for code in left for side in ("upper", "lower")}
    turned = {part.card for _, part in parts if isinstance(part, TurnEnvironment)}
    one_sided = {code for code, environment in pack.environments.items() if environment.back is None}
    for path, part in parts:
        if isinstance(part, Locked) and part.location not in locked:
            yield path, "nothing ever locks this location"
        elif isinstance(part, Closed) and part.location not in shut:
            yield path, "nothing ever closes this location"
        elif isinstance(part, EnvironmentTurned) and part.card not in turned:
            yield path, "nothing ever turns this environment over"
        elif isinstance(part, OpenLocations):
            for index, name in enumerate(part.locations):
                if name not in locked | shut:
                    yield f"{path}.locations[{index}]", "nothing ever locks or closes this location"
        elif isinstance(part, TurnEnvironment) and part.card in one_sided:
            yield path, "this environment has no “back”"
    for code in pack.environments:
        if code not in turned | one_sided:
            yield f"environments.{code}.back", "nothing turns this environment over"
