"""System Gateway."""

from engine.netrunner.cards.system_gateway import (
    corp,
    corp_agendas_operations,
    corp_installed,
    hardware,
    programs,
    resources,
    runner,
)

__all__ = ["corp", "corp_agendas_operations", "corp_installed", "hardware", "programs", "resources", "runner"]
