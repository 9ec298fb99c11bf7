"""Cards by the cycle of sets they first came out in, a module for each cycle."""

from engine.netrunner.cards.cycles import (
    ashes,
    core_set,
    creation_and_control,
    data_and_destiny,
    flashpoint,
    genesis,
    honor_and_profit,
    kitara,
    liberation,
    lunar,
    mumbad,
    order_and_chaos,
    red_sand,
    reign_and_reverie,
    sansan,
    spin,
)

__all__ = [
    "ashes",
    "core_set",
    "creation_and_control",
    "data_and_destiny",
    "flashpoint",
    "genesis",
    "honor_and_profit",
    "kitara",
    "liberation",
    "lunar",
    "mumbad",
    "order_and_chaos",
    "red_sand",
    "reign_and_reverie",
    "sansan",
    "spin",
]
