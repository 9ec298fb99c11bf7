"""Netrunner by the Comprehensive Rules, 26.03 or 24.03, or by the rulebooks before them.

game = new_game(level="beginner", seed=7)
decision = game.decisions[0]
events = game.answer(decision.seat, decision.id, decision.options[0].key)
view = game.view("corp")
again = load(game.save())
"""

from engine.netrunner.decks import STARTER_GAMES, decks_of, has_own_first_game, new_game
from engine.netrunner.decks.building import random_deck
from engine.netrunner.decks.dealing import dealt
from engine.netrunner.decks.legality import MISSING as MISSING_CARDS
from engine.netrunner.decks.legality import Report as DeckReport
from engine.netrunner.decks.legality import report as deck_report
from engine.netrunner.decks.lists import Deck, starter_decks
from engine.netrunner.game import Game, load
from engine.netrunner.lessons.example import example
from engine.netrunner.objects.definitions import find_cards, other_sides
from engine.netrunner.orders import WINDOWS, windows
from engine.netrunner.shown.course import course
from engine.netrunner.shown.fresh import marked
from engine.netrunner.shown.glossary import GLOSSARY
from engine.netrunner.shown.info import card_info
from engine.netrunner.shown.missed import missed
from engine.netrunner.shown.recap import recap
from engine.netrunner.table.edition import CORE_2012, CR_24_03, CR_26_03, NEWEST, RG_1_0
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.table.orders import BreakOrder, InsteadOrder, Orders, RezOrder
from engine.netrunner.table.state import CORP, RUNNER, SPECTATOR

find_card = find_cards
EDITIONS = (CR_26_03.name, CR_24_03.name, RG_1_0.name, CORE_2012.name)
"""Editions of the rules that are offered, the one in force first."""

__all__ = [
    "CORP",
    "EDITIONS",
    "GLOSSARY",
    "MISSING_CARDS",
    "NEWEST",
    "RUNNER",
    "SPECTATOR",
    "STARTER_GAMES",
    "WINDOWS",
    "BreakOrder",
    "Deck",
    "DeckReport",
    "Event",
    "EventKind",
    "Game",
    "InsteadOrder",
    "Orders",
    "RezOrder",
    "card_info",
    "course",
    "dealt",
    "deck_report",
    "decks_of",
    "example",
    "find_card",
    "has_own_first_game",
    "load",
    "marked",
    "missed",
    "new_game",
    "other_sides",
    "random_deck",
    "recap",
    "starter_decks",
    "windows",
]
