"""A small season with registered decks: everybody brings random legal ones, every game is played with them by
automatic players for a while, and the bot dies between registering, playing and the end."""

from __future__ import annotations

import random

from bot.games.netrunner.decks import pages
from engine import netrunner, players
from engine.leagues import season
from engine.leagues.model import Settings
from engine.leagues.nrtm import nrtm_file
from engine.leagues.nrtm_import import from_nrtm
from engine.leagues.season import people
from engine.leagues.season.model import HOUR, Deck
from engine.leagues.season.public import public
from engine.leagues.standings import standings
from engine.netrunner.decklists.formats import formats
from engine.netrunner.decklists.names import cards
from engine.netrunner.decks import decks_of
from engine.netrunner.decks.lists import Deck as CardList
from tests.bot.leagues.season_sim.host import Host
from tests.bot.leagues.season_sim.people import MOVE_SECONDS, name
from tests.bot.leagues.season_sim.test_small import Quick

FIELD = tuple(range(301, 306))
FORMAT, DAY = "standard", "2027-01-15"
MOVES = 8
"""Answers of automatic players in each game before somebody concedes."""


class OwnDecks(Quick):
    """Everybody has two decks of their own, which no game may mistake for another's."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.decks: dict[tuple[str, str], CardList] = {}
        self.seen: set[tuple[str, str]] = set()

    async def register(self, person: int, rng: random.Random) -> None:
        """Their decks as the page of the bot hands them on, one side after the other."""
        rules = self.host.leagues.hosting.deck_rules
        assert rules is not None
        for side in ("corp", "runner"):
            drawn = formats().random(side, FORMAT, DAY, rng)
            written = pages.written(drawn)
            title, faction = rules.identity(written)
            deck = Deck(title, faction, text=rules.listed(written, "Mine"), cards=written)
            if side == "corp":
                await self.do(person, season.set_deck, corp=deck)
            else:
                await self.do(person, season.set_deck, runner=deck)
            self.decks[str(person), side] = drawn

    async def middle(self, game_id: int) -> None:
        table = await self.host.bot.play.load(game_id)
        assert isinstance(table.game, netrunner.Game)
        people_at = {seat: row.user_id or 0 for seat, row in table.row.seats.items()}
        for side, found in decks_of(table.game).items():
            person = str(people_at[side])
            assert found == self.decks[person, side]
            self.seen.add((person, side))
        for _ in range(MOVES):
            assert isinstance(table.game, netrunner.Game)
            seat = table.game.waiting_for[0]
            asked = table.game.view(seat).decisions[0]
            keys = list(players.choose(table.game, seat, asked.id, level="random"))
            self.host.clock.advance(MOVE_SECONDS)
            table = await self.host.bot.play.answer(game_id, people_at[seat], asked.id, keys, None)


async def test_a_season_is_played_with_decks_of_ones_own(database_path: str) -> None:
    host = Host(database_path)
    await host.begin()
    own = OwnDecks(host)
    rng = random.Random(4)
    try:
        game = Settings(format="dss", rounds=2, cut=2, seed=8)
        await own.create(
            game=game, opens=None, closes=own.now + HOUR, capacity=0, draft_seconds=0,
            decks="free", deck_format=FORMAT, lists="private",
        )  # fmt: skip
        for person in FIELD:
            await own.do(person, people.join, name(person))
            await own.register(person, rng)
            if person == FIELD[2]:
                await host.restart()
        league = await own.play_all()
        assert own.seen == set(own.decks)
        for key, known in own.ledger.items():
            pairing = league.pairing_of(key)
            assert {one: pairing.points(one) for one in pairing.players} == known
        assert all(person.locked for person in league.people.values())
        back = from_nrtm(nrtm_file(league.event, date=DAY), seed=1)
        assert [row.points for row in standings(back)] == [row.points for row in standings(league.event)]
        identities = {cards()[deck.identity].title for deck in own.decks.values()}
        assert {player.corp.name for player in back.players} <= identities
        # Private lists are on no page and in no message but those of their own players.
        shown = [*host.discord.public.said, str(public(league))]
        lists = {cards()[code].title for deck in own.decks.values() for code in deck.cards}
        lists -= {"Congratulations!"}  # which the league says to who wins
        assert not [title for title in lists for text in shown if title in text]
    finally:
        await host.end()
