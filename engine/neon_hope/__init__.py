"""NEON HOPE: a co-operative game for one to four characters, on the same kernel as Netrunner.

library = Library.load([])
game = new_game(library, episode="...", characters=["...", "..."], seed=7)
decision = game.decisions[0]
events = game.answer(decision.seat, decision.id, decision.options[0].key)
view = game.view("p1", "de")
again = load(game.save(), library)
"""

from engine.neon_hope.game import Game, load, new_game
from engine.neon_hope.packs import Library, PackError
from engine.neon_hope.rules.campaigns import new_campaign
from engine.neon_hope.shown.fresh import marked
from engine.neon_hope.shown.glossary import GLOSSARY
from engine.neon_hope.shown.info import card_info, find_card
from engine.neon_hope.shown.recap import missed, recap
from engine.neon_hope.table.state import SEATS, SPECTATOR, Campaign, Orders

__all__ = [
    "GLOSSARY",
    "SEATS",
    "SPECTATOR",
    "Campaign",
    "Game",
    "Library",
    "Orders",
    "PackError",
    "card_info",
    "find_card",
    "load",
    "marked",
    "missed",
    "new_campaign",
    "new_game",
    "recap",
]
