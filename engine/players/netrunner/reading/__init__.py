"""What kind of card a declaration makes: does it earn, guard, punish, advance, run? Read once a card."""

from engine.players.netrunner.reading.corp_cards import (
    advances,
    grows,
    is_trap,
    punishes_stealing,
    scoring_kills,
    tags_runner,
    toll_here,
    trap_grows,
    wants_tags,
)
from engine.players.netrunner.reading.money import (
    click_income,
    draws_for_action,
    earnings,
    is_economy,
    loaded,
    turn_income,
)
from engine.players.netrunner.reading.patterns import concerns, fixed, flat, kinds_in, times, whens
from engine.players.netrunner.reading.runner_cards import (
    Rider,
    RunCard,
    cheaper_after_run,
    finds_breakers,
    reaches,
    riders,
    run_card,
)

__all__ = [
    "Rider",
    "RunCard",
    "advances",
    "cheaper_after_run",
    "click_income",
    "concerns",
    "draws_for_action",
    "earnings",
    "finds_breakers",
    "fixed",
    "flat",
    "grows",
    "is_economy",
    "is_trap",
    "kinds_in",
    "loaded",
    "punishes_stealing",
    "reaches",
    "riders",
    "run_card",
    "scoring_kills",
    "tags_runner",
    "times",
    "toll_here",
    "trap_grows",
    "turn_income",
    "wants_tags",
    "whens",
]
