"""Netrunner's decks, for who knows no cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.deck_rules import DeckRules, ReadyDeck
from bot.games.netrunner.decks import pages
from bot.games.netrunner.decks.playing import LEVEL, PLAYED, level_of
from bot.games.netrunner.store import decks as store
from engine import netrunner
from engine.netrunner.decklists import names, write
from engine.netrunner.decklists.formats import STARTER, Formats
from engine.netrunner.decklists.preconstructed import preconstructed


class NetrunnerDecks(DeckRules):
    """Decks by the formats of a host."""

    def __init__(self, formats: Formats) -> None:
        self.known = formats

    def formats(self, language: str) -> Mapping[str, str]:
        # Starter decks have levels of their own.
        return {one: pages.format_name(self.known, one, language) for one in PLAYED if one != STARTER}

    def ready(self, language: str) -> Sequence[ReadyDeck]:
        return [
            ReadyDeck(one.key, one.name(language), one.side, pages.written(one.deck))
            for one in preconstructed()
        ]

    async def imported(self, db: AsyncConnection, user_id: int) -> Sequence[ReadyDeck]:
        rows = await store.of_user(db, user_id)
        return [ReadyDeck(str(row.id), row.name, row.side, row.cards) for row in rows]

    def wrong(self, deck: str, format_id: str, on: str, language: str, edition: str = "") -> Sequence[str]:
        return self.known.report(pages.deck_of(deck), format_id, on, edition).lines(language)

    def identity(self, deck: str) -> tuple[str, str]:
        facts = names.cards()[pages.deck_of(deck).identity]
        return facts.title, facts.faction.replace("_", "-")

    def listed(self, deck: str, name: str) -> str:
        return write(pages.deck_of(deck), "text", name)

    def level(self, format_id: str) -> str:
        return level_of(format_id)

    def game(self, decks: Mapping[str, str], seed: int, edition: str = "") -> netrunner.Game:
        corp, runner = pages.deck_of(decks["corp"]), pages.deck_of(decks["runner"])
        return netrunner.new_game(LEVEL, seed, corp=corp, runner=runner, edition=edition or netrunner.NEWEST)
