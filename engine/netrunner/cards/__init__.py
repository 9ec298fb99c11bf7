"""Card declarations, a package per set. Importing this declares them all."""

from engine.netrunner.cards import system_gateway
from engine.netrunner.cards.lot import (
    corp_agendas_operations,
    corp_assets,
    corp_ice,
    runner_hardware,
    runner_programs,
)
from engine.netrunner.table.definitions import declared

__all__ = [
    "corp_agendas_operations",
    "corp_assets",
    "corp_ice",
    "declared",
    "runner_hardware",
    "runner_programs",
    "system_gateway",
]
