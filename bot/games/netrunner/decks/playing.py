"""Playing one's own decks, and ours, against the computer; what a game of such decks is made of."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

from bot.contract.computers import computers_of
from bot.contract.duel import Duel
from bot.contract.player import Player
from bot.games.netrunner.decks import pages
from bot.games.netrunner.decks.decks import Decks
from bot.games.netrunner.store.decks import DeckRow
from bot.hosting import quota
from bot.hosting.play import Play
from bot.messages.refusals import Refusal
from bot.messages.words import plain, say
from bot.presses.alone import opened_alone
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from engine import netrunner
from engine.netrunner.decklists.formats import CASUAL, OURS, NoLegalDeck

LEVEL: Final = "intermediate"
"""Games of built decks are played to as many points as this level of the starter games."""
OWN: Final = "decks"
"""What is stored of how hard a game is that is played with decks of the players' own; the format follows
after a colon (games of older programs have none)."""
FORMAT: Final = CASUAL
"""The usual format."""
PLAYED: Final = OURS
"""Formats that can be chosen."""


def level_of(format_id: str) -> str:
    """What is stored of how hard a game of own decks in a format is."""
    return f"{OWN}:{format_id}"


def format_of(level: str) -> str | None:
    """The format of a game of own decks; "" where it is not known, None for other games."""
    own, _, format_id = level.partition(":")
    return format_id if own == OWN else None


def check(
    decks: Decks, deck: netrunner.Deck, name: str, format_id: str, language: str, edition: str = ""
) -> None:
    """Refusal with every reason why a deck may not be played in a format today, by an edition."""
    formats = decks.formats
    if format_id not in formats.ids:
        raise Refusal("bot-forged")
    report = formats.report(deck, format_id, decks.today(), edition)
    if not report.legal:
        called = pages.format_name(formats, format_id, language)
        lines = "\n".join(pages.listed(report.lines(language), language))
        raise Refusal("bot-deck-not-legal", name=plain(name), format=called, lines=lines)


def drawn(
    decks: Decks, side: str, format_id: str, seed: int, language: str, edition: str = ""
) -> netrunner.Deck:
    """A random legal deck of a format, of an edition's cards. Refusal where none can be built of those
    that are played here."""
    try:
        found = decks.formats.random(side, format_id, decks.today(), random.Random(seed), edition)
    except NoLegalDeck as error:
        called = pages.format_name(decks.formats, format_id, language)
        raise Refusal("bot-deck-none-random", format=called) from error
    return pages.same_order(found)


class Playing:
    """Serves `/deck play`."""

    def __init__(self, decks: Decks, play: Play, kind: Duel) -> None:
        self.decks = decks
        self.play = play
        self.kind = kind

    async def begin(
        self,
        asker: Asker,
        channel_id: int,
        name: str,
        computer: str,
        format_id: str,
        against: str,
        edition: str = "",
    ) -> Answer:
        """Start a game by an edition: one's deck against another of one's own (`against`), or a random legal
        one of the format."""
        row = await self.decks.any_named(asker, name)
        other = await self.decks.any_named(asker, against) if against else None
        place = (asker.guild_id, channel_id)
        await self._begin(asker, place, row, computer, format_id, other, edition)
        if asker.channel_id == channel_id:
            return Answer(text=say(asker.language, "bot-opens"))
        return Answer(text=say(asker.language, "bot-opens-in", channel=f"<#{channel_id}>"))

    async def whom(self, asker: Asker, row: DeckRow, address: str) -> Answer:
        """Asks against which computer a deck is played; people are challenged by a command. Refusal with
        every reason where it cannot be played."""
        check(self.decks, pages.read_deck(row), row.name, FORMAT, asker.language)
        named = [(one, self._strength(one, asker.language)) for one in computers_of(self.kind)]
        return Answer(layout=pages.opponents(row, address, named, asker.language))

    def _strength(self, computer: str, language: str) -> str:
        return self.kind.computer_name(computer, language)

    async def alone(self, asker: Asker, row: DeckRow, computer: str) -> Answer:
        """Start a game of a deck against a computer that nobody else sees."""
        if computer not in computers_of(self.kind):
            raise Refusal("bot-forged")
        own = replace(asker, public=asker.language)
        game_id = await self._begin(own, (None, asker.channel_id or 0), row, computer, FORMAT, None)
        return opened_alone(game_id, asker, "bot-opens-alone", "bot-opens-alone-here")

    async def _begin(
        self,
        asker: Asker,
        place: tuple[int | None, int],
        row: DeckRow,
        computer: str,
        format_id: str,
        other: DeckRow | None,
        edition: str = "",
    ) -> int:
        mine = pages.read_deck(row)
        check(self.decks, mine, row.name, format_id, asker.language, edition)
        other_side = self.kind.other(row.side)
        seed = self.play.seeds()
        if other is not None:
            if other.side != other_side:
                raise Refusal("bot-deck-same-side", name=plain(other.name))
            theirs = pages.read_deck(other)
            check(self.decks, theirs, other.name, format_id, asker.language, edition)
        else:
            theirs = drawn(self.decks, other_side, format_id, seed, asker.language, edition)
        decks = {row.side: mine, other_side: theirs}
        game = netrunner.new_game(
            LEVEL, seed, corp=decks["corp"], runner=decks["runner"], edition=edition or netrunner.NEWEST
        )
        seats = {
            row.side: Player(asker.name, asker.user_id),
            other_side: Player(self.kind.computer_name(computer, asker.public), computer=computer),
        }
        async with self.play.db.write() as db:
            await quota.check_games(db, self.kind.name, asker.user_id)
            game_id = await self.play.start(db, self.kind, game, level_of(format_id), *place, seats)
        self.play.wake(game_id)
        return game_id
