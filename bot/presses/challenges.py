"""From a challenge to a game: offering, joining, accepting, declining, withdrawing, expiring."""

from __future__ import annotations

import json
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.decks import with_decks
from bot.contract.duel import Duel
from bot.contract.game import Game
from bot.contract.player import Player
from bot.contract.reminding import begun
from bot.hosting import quota
from bot.hosting.pace import DAY, NONE
from bot.hosting.play import Play
from bot.hosting.undo_requests import FREE
from bot.messages import words
from bot.messages.refusals import Refusal
from bot.messages.words import mention, say
from bot.presses import challenge_ends, channels
from bot.presses import challenge_pages as pages
from bot.presses.alone import opened_alone
from bot.presses.answers import Answer, Answers
from bot.presses.languages import Asker
from bot.process.logs import logger
from bot.store import challenges as store
from bot.store import keyframes, people, shuffles
from bot.store.challenges import ChallengeRow
from bot.store.database import StoreUnavailable
from engine.kernel.commitments import seed_of
from engine.kernel.errors import MissingContent, SaveError

log = logger(__name__)

Offer = tuple[Answer, int]
"""What to answer, and the id of the challenge it shows (0 where a game starts at once)."""
Make = Callable[[int], Game]
"""Makes the game of a seed."""
DECKS_KEPT = 30 * DAY
"""For so long after it has run out a challenge can be asked again with the same deck."""
AskDeck = Callable[[Asker, ChallengeRow], Awaitable[Answer]]
"""Asks who takes up a challenge to a game of own decks for theirs; what is chosen ends in `take_up`."""


@dataclass(frozen=True)
class Agreed:
    """What the players of a game agree on besides who plays what."""

    memory_aid: bool = True
    """Whether they are shown what they have seen before."""
    undo: str = FREE
    """What may be taken back (`GameRow.undo_rule`)."""
    pace: str = NONE
    """How long a move may take (`GameRow.pace`)."""
    edition: str = ""
    """By which edition of the rules they play; "" for the usual one."""


class Challenges:
    """The life of a challenge."""

    def __init__(self, play: Play, answers: Answers, hours: float) -> None:
        self.play = play
        self.answers = answers
        self.db = play.db
        self.clock = play.clock
        self.seconds = hours * 3600
        self.seed_of: Callable[[str, Mapping[str, str]], int] = seed_of
        self.ask_deck: dict[str, AskDeck] = {}
        """By kind of game."""
        self._dropping = 0.0

    async def show(self, interaction: discord.Interaction, work: Callable[[Asker], Awaitable[Offer]]) -> None:
        """Answer with a challenge, and remember where it stands. Asked for by DM, it is shown where it is
        about."""

        async def shown(asker: Asker) -> Answer:
            result, challenge_id = await work(asker)
            if challenge_id and asker.guild_id is None:
                return await self._elsewhere(interaction.client, challenge_id, asker)
            if not challenge_id or interaction.channel_id is None:
                return result
            return replace(result, shown=partial(self._place, challenge_id, interaction.channel_id))

        await self.answers.give(interaction, shown, public=True)

    async def _place(self, challenge_id: int, channel_id: int, message_id: int) -> None:
        try:
            async with self.db.write() as db:
                await store.place(db, challenge_id, channel_id, message_id)
        except StoreUnavailable:
            # It stands, and can be pressed; it only is not edited when it expires.
            log.warning("place of a challenge not noted", challenge=challenge_id)

    async def _elsewhere(self, client: discord.Client, challenge_id: int, asker: Asker) -> Answer:
        """Show a challenge in its channel and say where it stands; Refusal, and none, where it cannot be."""
        async with self.db.read() as db:
            row = await store.get(db, challenge_id)
            assert row is not None
            language = (await people.server(db, row.guild_id)).public
        result, channel = self.shown(row, language), f"<#{row.channel_id}>"
        assert result.layout is not None
        try:
            message_id = await channels.post(client, row.channel_id, result.layout, result.mentions)
        except discord.HTTPException as error:
            await self._close(row, "withdrawn")
            raise Refusal("bot-rematch-not-shown", channel=channel) from error
        async with self.db.write() as db:
            await store.place(db, challenge_id, row.channel_id, message_id)
        return Answer(text=say(asker.language, "bot-rematch-shown", channel=channel))

    def duel(self, name: str) -> Duel:
        """The kind of game a challenge is to; Refusal if it is not known (any more)."""
        kind = self.play.kinds.get(name)
        if not isinstance(kind, Duel):
            raise Refusal("bot-no-game")
        return kind

    async def offer(
        self,
        asker: Asker,
        channel_id: int,
        kind: Duel,
        level: str,
        side: str | None,
        opponent: discord.abc.User | None,
        computer: str | None,
        agreed: Agreed = Agreed(),  # a value
        deck: str = "",
        make: Make | None = None,
    ) -> Offer:
        """Serve `challenge`. To a game of own decks: the challenger's deck, and what makes the game with
        the computer."""
        if opponent is not None and computer is not None:
            raise Refusal("bot-one-opponent")
        if opponent is not None and opponent.id == asker.user_id:
            raise Refusal("bot-no-self")
        if opponent is not None and opponent.bot:
            raise Refusal("bot-no-bot", name=words.plain(opponent.display_name))
        if computer is not None:
            place = (asker.guild_id, channel_id)
            return await self._against(asker, kind, level, place, side, computer, agreed, make)
        async with self.db.write() as db:
            there = await store.open_of(db, asker.user_id, asker.guild_id)
            quota.CHALLENGES.check(*there, "bot-too-many-challenges")
            row = await self.put(
                db,
                asker,
                agreed,
                kind=kind.name,
                level=level,
                guild_id=asker.guild_id,
                channel_id=channel_id,
                opponent_id=opponent.id if opponent is not None else None,
                side=side,
                deck=deck,
            )
        return self.shown(row, asker.public), row.id

    async def put(self, db: AsyncConnection, asker: Asker, agreed: Agreed, **values: object) -> ChallengeRow:
        """Keep a new challenge of somebody."""
        now = self.clock.now()
        challenge_id = await store.create(
            db,
            challenger_id=asker.user_id,
            challenger_name=asker.name,
            memory_aid=agreed.memory_aid,
            undo_rule=agreed.undo,
            pace=agreed.pace,
            edition=agreed.edition,
            created=now,
            expires=now + self.seconds,
            **{"secret": secrets.token_hex(16), **values},  # 128 bits that nobody knows
        )
        row = await store.get(db, challenge_id)
        assert row is not None
        return row

    async def at_once(
        self,
        asker: Asker,
        kind: Duel,
        level: str,
        guild_id: int | None,
        channel_id: int,
        seats: dict[str, Player],
        agreed: Agreed,
        make: Make,
    ) -> Offer:
        """Start a game."""
        async with self.db.write() as db:
            if any(player.computer is not None for player in seats.values()):
                await quota.check_games(db, kind.name, asker.user_id)
            game = make(self.play.seeds())
            game_id = await self.play.start(
                db, kind, game, level, guild_id, channel_id, seats, agreed.undo, agreed.pace
            )
        self.play.wake(game_id)
        if guild_id is None:
            return opened_alone(game_id, asker, "bot-opens-alone", "bot-opens-alone-here"), 0
        if asker.channel_id == channel_id:
            return Answer(text=say(asker.language, "bot-opens")), 0
        return Answer(text=say(asker.language, "bot-opens-in", channel=f"<#{channel_id}>")), 0

    async def practise(
        self, asker: Asker, kind: Duel, level: str, side: str | None, computer: str, edition: str = ""
    ) -> Answer:
        """A game against the computer that nobody else sees: it has no server and no thread."""
        own, place = replace(asker, public=asker.language), (None, asker.channel_id or 0)
        return (await self._against(own, kind, level, place, side, computer, Agreed(edition=edition)))[0]

    async def _against(
        self,
        asker: Asker,
        kind: Duel,
        level: str,
        place: tuple[int | None, int],
        side: str | None,
        computer: str,
        agreed: Agreed,
        make: Make | None = None,
    ) -> Offer:
        """Start a game against the computer; `place`: its server, None for none, and its channel."""
        it = Player(kind.computer_name(computer, asker.public), computer=computer)
        seats = self.seated(kind, side, Player(asker.name, asker.user_id), it)
        make = make or partial(begun, kind, level, agreed.memory_aid, agreed.edition)
        return await self.at_once(asker, kind, level, *place, seats, agreed, make)

    async def first(self, kind: Duel, game_id: int) -> Game:
        """A game as it began; Refusal if that was not kept."""
        async with self.db.read() as db:
            try:
                found: Game = kind.load((await keyframes.before(db, game_id, 0)).state)
            except (KeyError, SaveError, MissingContent) as error:
                raise Refusal("bot-no-game") from error
        return found

    def seated(self, kind: Duel, side: str | None, me: Player, other: Player) -> dict[str, Player]:
        """Who sits where; by lot where no side was asked for."""
        mine = side or kind.seats[self.play.seeds() % len(kind.seats)]
        return {name: me if name == mine else other for name in kind.seats}

    async def press(self, asker: Asker, challenge_id: int, what: str) -> Answer:
        """Serve a button of a challenge."""
        language = asker.public
        async with self.db.read() as db:
            row = await store.get(db, challenge_id)
        if row is None:
            raise Refusal("bot-forged")
        if row.status == "open" and row.expires <= self.clock.now():
            await self._close(row, "expired")
            return self._closed(row, "expired", language)
        if row.status != "open":
            return self._closed(row, row.status, language)
        if what == "withdraw":
            if asker.user_id != row.challenger_id:
                raise Refusal("bot-only-challenger", name=mention(row.challenger_id))
            return await self._end(row, "withdrawn", language)
        self._check_joins(asker, row)
        if what == "decline":
            if row.opponent_id is None:
                raise Refusal("bot-forged")
            return await self._end(row, "declined", language)
        if row.deck and row.kind in self.ask_deck:
            return await self.ask_deck[row.kind](asker, row)
        return await self._accept(row, Player(asker.name, asker.user_id), language)

    def _check_joins(self, asker: Asker, row: ChallengeRow) -> None:
        """Refusal for whoever a challenge is not to."""
        if asker.user_id == row.challenger_id:
            raise Refusal("bot-own-challenge")
        if row.opponent_id is not None and asker.user_id != row.opponent_id:
            raise Refusal("bot-not-challenged", name=mention(row.opponent_id))

    async def standing(self, asker: Asker, challenge_id: int) -> ChallengeRow:
        """A challenge that somebody can take up now. Refusal if it is closed, or not to them."""
        async with self.db.read() as db:
            row = await store.get(db, challenge_id)
        if row is None:
            raise Refusal("bot-forged")
        self._check_joins(asker, row)
        if row.status != "open" or row.expires <= self.clock.now():
            raise Refusal("bot-challenge-taken")
        return row

    async def take_up(self, asker: Asker, row: ChallengeRow, make: Make | None = None) -> Answer:
        """Join a challenge that was found open; `make`: for a game of own decks. Refusal if it is not open
        any more."""
        return await self._accept(row, Player(asker.name, asker.user_id), asker.public, make)

    async def _accept(
        self, row: ChallengeRow, joining: Player, language: str, make: Make | None = None
    ) -> Answer:
        kind = self.duel(row.kind)
        challenger = Player(row.challenger_name, row.challenger_id)
        seats = self.seated(kind, row.side, challenger, joining)
        if make is None:
            make = await self._usual(kind, row)
        async with self.db.write() as db:
            row = await store.get(db, row.id) or row  # a word may have been added since
            added = json.loads(row.words)
            who = {seat: added.get(str(player.user_id), "") for seat, player in seats.items()}
            words = {seat: word for seat, word in who.items() if word}
            game = make(self.seed_of(row.secret, words) if row.secret else self.play.seeds())
            place = (row.guild_id, row.channel_id)
            game_id = await self.play.start(db, kind, game, row.level, *place, seats, row.undo_rule, row.pace)
            await self._closed_first(db, row, "accepted", game_id)
            if row.secret:
                await shuffles.keep(db, game_id, row.secret, words)
        self.play.wake(game_id)
        return self._closed(row, "accepted", language)

    async def _usual(self, kind: Duel, row: ChallengeRow) -> Make:
        """Makes the game of a challenge that asks for no deck; a rematch has those of the game before."""
        own = with_decks(kind, row.level)
        if own is None:
            return partial(begun, kind, row.level, row.memory_aid, row.edition)
        if row.rematch_of is None:
            raise Refusal("bot-no-game")
        return partial(own.anew, await self.first(kind, row.rematch_of))

    async def add_word(self, asker: Asker, challenge_id: int, word: str) -> Answer:
        """Add a word to what the shuffles come of ("" takes it back): for those who may play."""
        async with self.db.write() as db:
            row = await store.get(db, challenge_id)
            if row is None:
                raise Refusal("bot-forged")
            if row.opponent_id is not None and asker.user_id not in (row.challenger_id, row.opponent_id):
                raise Refusal("bot-not-challenged", name=mention(row.opponent_id))
            if not row.secret:
                raise Refusal("bot-forged")
            if not await shuffles.add_word(db, challenge_id, asker.user_id, word):
                return self._closed(row, row.status, asker.public)
            row = await store.get(db, challenge_id)
        assert row is not None
        return replace(self.shown(row, asker.public), update=True, mentions=())

    async def _closed_first(self, db: AsyncConnection, row: ChallengeRow, status: str, game_id: int) -> None:
        """Whoever closes the challenge gets the game; the exception undoes the game of who was second."""
        if not await store.close(db, row.id, status, game_id):
            raise Refusal("bot-challenge-taken")

    async def _end(self, row: ChallengeRow, status: str, language: str) -> Answer:
        if not await self._close(row, status):
            raise Refusal("bot-challenge-taken")
        return self._closed(row, status, language)

    async def _close(self, row: ChallengeRow, status: str) -> bool:
        async with self.db.write() as db:
            closed = await store.close(db, row.id, status)
            game_id = await self._tell(db, row, status) if closed and row.asked_alone else None
        if game_id is not None:
            self.play.wake(game_id)
        return closed

    async def _tell(self, db: AsyncConnection, row: ChallengeRow, status: str) -> int | None:
        kind = self.play.kinds.get(row.kind)
        if not isinstance(kind, Duel):
            return None
        return await challenge_ends.tell(db, kind, row, status, self.clock.now())

    async def expire(self, client: discord.Client) -> None:
        """Close what is overdue and say so in its message. What goes wrong with one keeps no other from it.
        Raises StoreUnavailable."""
        await self._drop_decks()
        async with self.db.read() as db:
            overdue = await store.overdue(db, self.clock.now())
        for row in overdue:
            try:
                await self._expire(client, row)
            except StoreUnavailable:
                raise
            except Exception as error:
                log.exception("challenge not expired", challenge=row.id, error=type(error).__name__)

    async def _drop_decks(self) -> None:
        """Once a day: decks with which somebody could have asked again for long enough."""
        now = self.clock.now()
        if now >= self._dropping:
            async with self.db.write(long=True) as db:
                await store.drop_decks(db, now - DECKS_KEPT)
            self._dropping = now + DAY

    async def _expire(self, client: discord.Client, row: ChallengeRow) -> None:
        if not await self._close(row, "expired"):
            return
        async with self.db.read() as db:
            language = (await people.server(db, row.guild_id)).public
        seen = await self.show_closed(client, row, self._closed(row, "expired", language))
        if not seen and not row.asked_alone:  # the thread of the game before may be archived by then
            async with self.db.write() as db:
                game_id = await self._tell(db, row, "expired")
            if game_id is not None:
                self.play.wake(game_id)

    async def show_closed(self, client: discord.Client, row: ChallengeRow, closed: Answer) -> bool:
        """Bring the message of a challenge up to date that was closed from elsewhere; False if that fails."""
        if row.message_id is None or row.message_channel_id is None or closed.layout is None:
            return False
        return await channels.edit(client, row.message_channel_id, row.message_id, closed.layout)

    def shown(self, row: ChallengeRow, language: str) -> Answer:
        mentions = (row.opponent_id,) if row.opponent_id is not None else ()
        layout = pages.shown(self.duel(row.kind), row, language)
        return Answer(layout=layout, ephemeral=False, mentions=mentions)

    def _closed(self, row: ChallengeRow, status: str, language: str) -> Answer:
        return Answer(layout=pages.closed(self.duel(row.kind), row, status, language), update=True)
