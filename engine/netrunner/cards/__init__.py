"""Card declarations, a package per set. Importing this declares them all."""

from engine.netrunner.cards import cycles, system_gateway
from engine.netrunner.cards.lot import (
    corp_agendas_operations,
    corp_assets,
    corp_ice,
    runner_events,
    runner_hardware,
    runner_programs,
    runner_resources,
)
from engine.netrunner.objects.definitions import declared

__all__ = [
    "corp_agendas_operations",
    "corp_assets",
    "corp_ice",
    "cycles",
    "declared",
    "runner_events",
    "runner_hardware",
    "runner_programs",
    "runner_resources",
    "system_gateway",
]
