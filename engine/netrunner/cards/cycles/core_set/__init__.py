"""Cards of the Core Set, a module for each side and type."""

from engine.netrunner.cards.cycles.core_set import (
    corp_agendas,
    corp_assets,
    corp_ice,
    corp_identities,
    corp_operations,
    corp_upgrades,
    runner_events,
    runner_hardware,
    runner_identities,
    runner_programs,
    runner_resources,
)

__all__ = [
    "corp_agendas",
    "corp_assets",
    "corp_ice",
    "corp_identities",
    "corp_operations",
    "corp_upgrades",
    "runner_events",
    "runner_hardware",
    "runner_identities",
    "runner_programs",
    "runner_resources",
]
