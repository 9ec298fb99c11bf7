"""The same two once more."""

from __future__ import annotations

from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.computers import computers_of
from bot.contract.decks import with_decks
from bot.contract.duel import Duel
from bot.contract.editions import played_by
from bot.contract.player import Player
from bot.contract.reminding import begun, reminds
from bot.hosting import quota
from bot.hosting.pace import NONE, OFF
from bot.messages import words
from bot.messages.refusals import Refusal
from bot.presses.challenges import Agreed, Challenges, Make, Offer
from bot.presses.languages import Asker
from bot.store import challenges as store
from bot.store import games as game_store
from bot.store import shuffles
from bot.store.challenges import ENDS, ChallengeRow
from bot.store.game_rows import GameRow


class Rematches:
    """Offers another game to who has played one."""

    def __init__(self, challenges: Challenges) -> None:
        self.challenges = challenges
        self.db = challenges.db

    async def offer(self, asker: Asker, game_id: int, computer: str = "") -> Offer:
        """The same two with sides swapped, or with the same decks if these are their own: at once against the
        computer, by challenge against a person.

        `computer`: against another one than before. After a lesson: a whole game on the same side."""
        async with self.db.read() as db:
            game = await game_store.get(db, game_id)
            asked = await store.open_rematch(db, game_id)
            checked = await shuffles.of_game(db, game_id) is not None
        if game is None:
            raise Refusal("bot-no-game")
        seat = game.seat_of(asker.user_id)
        if seat is None:
            raise Refusal("bot-not-in-game")
        if asked:
            raise Refusal("bot-rematch-asked")
        kind = self.challenges.duel(game.kind)
        # After a match of a league, whose deadlines are its own, this is a friendly game.
        pace = NONE if game.pace == OFF else game.pace
        before = await self.challenges.play.load(game_id)
        agreed = Agreed(reminds(kind, before.game), game.undo_rule, pace, played_by(kind, before.game))
        other = game.seats[kind.other(seat.seat)]
        if computer and (other.user_id is not None or computer not in computers_of(kind)):
            raise Refusal("bot-forged")
        if other.user_id is None and other.computer is None:  # who has had themselves forgotten
            raise Refusal("bot-rematch-gone", name=words.plain(other.name))
        if other.user_id is None:
            return await self._against(asker, kind, game, seat.seat, computer, agreed)
        own = with_decks(kind, game.level) is not None
        # What can be checked shows both lists: those of a league's match are not ours to show.
        secret = {"secret": ""} if own and not checked else {}
        async with self.db.write() as db:
            if await store.open_rematch(db, game_id):
                raise Refusal("bot-rematch-asked")
            side = seat.seat if own else other.seat
            about = {"opponent_id": other.user_id, "side": side, "rematch_of": game_id, **secret}
            return await self._put(db, asker, agreed, game, **about)

    async def again(self, asker: Asker, challenge_id: int, anyone: bool) -> Offer:
        """A challenge that was declined or has run out once more, to the same or to anyone, with the same
        deck. Refusal for who did not ask, where such a one stands, and where the deck is not kept any
        more."""
        async with self.db.write() as db:
            row = await store.get(db, challenge_id)
            if row is None or row.status not in ENDS:
                raise Refusal("bot-forged")
            kind = self.challenges.duel(row.kind)
            if asker.user_id != row.challenger_id:
                raise Refusal(
                    "bot-only-challenger-asks", name=words.mention(row.challenger_id), group=kind.group
                )
            own = with_decks(kind, row.level) is not None
            if row.guild_id is None or (own and row.rematch_of is not None):
                raise Refusal("bot-forged")
            if own and not row.deck:
                raise Refusal("bot-ask-again-late", group=kind.group)
            opponent = None if anyone else row.opponent_id
            if await store.open_like(db, row, opponent):
                raise Refusal("bot-challenge-asked-again")
            there = await store.open_of(db, asker.user_id, row.guild_id)
            quota.CHALLENGES.check(*there, "bot-too-many-challenges")
            agreed = Agreed(row.memory_aid, row.undo_rule, row.pace, row.edition)
            same = {"side": row.side, "deck": row.deck}
            return await self._put(db, asker, agreed, row, opponent_id=opponent, **same)

    async def _put(
        self,
        db: AsyncConnection,
        asker: Asker,
        agreed: Agreed,
        before: GameRow | ChallengeRow,
        **values: object,
    ) -> Offer:
        """Put a new challenge to the same game in the same channel as before."""
        place = {"guild_id": before.guild_id, "channel_id": before.channel_id}
        same = {"kind": before.kind, "level": before.level, **place}
        row = await self.challenges.put(db, asker, agreed, **same, **values)
        return self.challenges.shown(row, asker.public), row.id

    async def _against(
        self, asker: Asker, kind: Duel, game: GameRow, seat: str, computer: str, agreed: Agreed
    ) -> Offer:
        """Against a computer, at once: the same as before, or another one; `seat` was the asker's."""
        other = game.seats[kind.other(seat)]
        it = Player(other.name, computer=other.computer)
        if computer:
            it = Player(kind.computer_name(computer, asker.public), computer=computer)
        level, side = game.level, other.seat
        make: Make = partial(begun, kind, level, agreed.memory_aid, agreed.edition)
        levels = list(kind.levels(asker.language))
        own = with_decks(kind, game.level)
        if own is not None:
            side, make = seat, partial(own.anew, await self.challenges.first(kind, game.id))
        elif game.level not in levels:  # a lesson
            level, side = levels[0], seat
            make = partial(begun, kind, level, agreed.memory_aid, agreed.edition)
        seats = self.challenges.seated(kind, side, Player(asker.name, asker.user_id), it)
        place = (game.guild_id, game.channel_id)
        return await self.challenges.at_once(asker, kind, level, *place, seats, agreed, make)
