"""Who is waited for in a game since when, as a private page: nudging, and what may be done once a move has
taken too long.

Claiming and ending are asked once more; both look again, in the transaction that ends the game, whether it
still stands as it stood when the time was read.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.contract.duel import Duel
from bot.contract.kind import Table
from bot.hosting.announcing import persons
from bot.hosting.applying import Stale, move_row
from bot.hosting.pace import OFF, PACES
from bot.hosting.play import Play
from bot.hosting.waiting import Waited, Waiting
from bot.layouts.panels import title
from bot.messages import components
from bot.messages.components import Button, Row, button
from bot.messages.layout import text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import moment, plain, say
from bot.presses.access import Rules
from bot.presses.answers import Answer, Answers
from bot.presses.languages import Asker
from bot.presses.routes import Ids, Routes
from bot.store.game_rows import SeatRow
from bot.store.games import MoveRow
from engine.messages import sentences

CLAIM, ABANDON = "claim", "abandon"


class PacePage:
    """Serves `pace` of every game, and its buttons."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.clock = play.clock
        self.waiting = Waiting(play)

    async def page(self, game_id: int, asker: Asker, notice: str = "", *, update: bool = False) -> Answer:
        """The pace, who is waited for, and what the asker can do."""
        table, seat = await self._seated(game_id, asker)
        if table.row.pace == OFF:
            raise table.kind.unpaced(table)
        waited, language = await self.waiting.of(game_id), asker.language
        lines = [notice] if notice else []
        alone = len(persons(table.row)) < 2
        pace = say(language, "bot-pace-alone" if alone else f"bot-pace-{table.row.pace}")
        lines.append(f"{title(table, seat.seat, language)}{pace}")
        lines += [self._line(table, one, asker) for one in waited]
        if self._both_late(table, waited):
            lines.append(say(language, "bot-pace-both"))
        if not waited and not alone:
            lines.append(say(language, "bot-pace-nobody"))
        found = self._buttons(table, waited, asker)
        rows: tuple[Row, ...] = (components.row(*found),) if found else ()
        return Answer(layout=text_layout("\n".join(lines), rows=rows), update=update)

    def _line(self, table: Table, one: Waited, asker: Asker) -> str:
        """Somebody who owes a move: since when, and until when."""
        language, now = asker.language, self.clock.now()
        name, since = plain(table.row.seats[one.row.seat].name), moment(language, one.row.since)
        own = one.row.user_id == asker.user_id
        if own:
            said = [say(language, "bot-pace-since-you", since=since)]
        else:
            said = [say(language, "bot-pace-since", name=name, since=since)]
        away = one.away_until(now)
        if one.gone and not own:
            said.append(say(language, "bot-pace-gone"))
        elif away is not None:
            said.append(say(language, "bot-pace-is-away", until=f"<t:{int(away)}:D>"))
        elif one.due <= now:
            said.append(say(language, "bot-pace-too-long"))
        elif one.pace.claims:
            said.append(say(language, "bot-pace-until", due=f"<t:{int(one.due)}:f>"))
        return sentences(language, said)

    def _buttons(self, table: Table, waited: list[Waited], asker: Asker) -> list[Button]:
        language, now, game_id = asker.language, self.clock.now(), table.row.id
        theirs = [one for one in waited if one.row.user_id != asker.user_id]
        found = []
        if not all(one.gone for one in theirs):
            found.append(button(say(language, "bot-pace-nudge"), f"pc:{game_id}:nudge"))
        overdue = [one for one in theirs if one.due <= now or one.gone]
        if overdue and isinstance(table.kind, Duel):
            if overdue[0].pace.claims and overdue[0].due <= now and not self._both_late(table, waited):
                found.append(
                    button(
                        say(language, "bot-pace-claim"), f"pc:{game_id}:claim", discord.ButtonStyle.success
                    )
                )
            style = discord.ButtonStyle.danger
            found.append(button(say(language, "bot-pace-abandon"), f"pc:{game_id}:abandon", style))
        for one in overdue:
            found += table.kind.overdue_buttons(table, one.row.seat, language)
        return found

    async def nudge(self, game_id: int, asker: Asker) -> Answer:
        """Call those who owe a move; the page says who was called."""
        table, seat = await self._seated(game_id, asker)
        if table.row.pace == OFF:
            raise table.kind.unpaced(table)
        called = [plain(name) for name in await self.waiting.nudge(table, seat)]
        return await self.page(
            game_id, asker, say(asker.language, "bot-pace-nudged", names=called), update=True
        )

    async def sure(self, game_id: int, asker: Asker, what: str) -> Answer:
        """Ask once more."""
        table, _ = await self._seated(game_id, asker)
        await self._overdue(table, asker, what)
        style = discord.ButtonStyle.danger if what == ABANDON else discord.ButtonStyle.success
        row = components.row(
            button(say(asker.language, f"bot-pace-{what}"), f"pc:{game_id}:{what}-yes", style),
            button(say(asker.language, "bot-no"), f"pc:{game_id}:back"),
        )
        layout = text_layout(say(asker.language, f"bot-pace-{what}-sure", game=str(game_id)), rows=(row,))
        return Answer(layout=layout, update=True)

    async def end(self, game_id: int, asker: Asker, what: str, interaction_id: int) -> Answer:
        """End the game: for the asker, or for nobody."""
        table, mine = await self._seated(game_id, asker)
        late = await self._overdue(table, asker, what)
        version = table.row.version
        told = f"{what}-gone" if what == ABANDON and late.due > self.clock.now() else what

        def act(now: Table, _: Sequence[SeatRow]) -> list[MoveRow]:
            kind = now.kind
            if now.game.result is not None or now.row.version != version or not isinstance(kind, Duel):
                raise Stale(now, "bot-game-over" if now.game.result is not None else "bot-pace-moved")
            mark = kind.mark(now.game)
            ended = kind.time_out(now.game, late.row.seat) if what == CLAIM else kind.abandon(now.game)
            row = move_row(now, mark, ended, mine.seat, (what,), asker.user_id, interaction_id)
            who = {"name": plain(mine.name), "other": plain(now.row.seats[late.row.seat].name)}
            return [row._replace(texts=(say(now.language, f"bot-pace-{told}-told", **who), *row.texts))]

        try:
            await self.play.change(game_id, asker.user_id, act)
        except Stale as stale:
            return Answer(layout=text_layout(stale.text(asker.language)), update=True)
        return Answer(layout=text_layout(say(asker.language, f"bot-pace-{what}-done")), update=True)

    async def _overdue(self, table: Table, asker: Asker, what: str) -> Waited:
        """The other player, whose move has taken too long; Refusal if it has not, and to who would win by it
        and has let the time pass as well."""
        now, pace = self.clock.now(), PACES.get(table.row.pace)
        waited = await self.waiting.of(table.row.id)
        found = [one for one in waited if one.row.user_id != asker.user_id]
        if not isinstance(table.kind, Duel) or pace is None or (what == CLAIM and not pace.claims):
            raise Refusal("bot-forged")
        late = next((one for one in found if one.due <= now or (what == ABANDON and one.gone)), None)
        if late is None:
            raise Refusal("bot-pace-moved")
        if what == CLAIM and self._both_late(table, waited):
            raise Refusal("bot-pace-both")
        return late

    def _both_late(self, table: Table, waited: Sequence[Waited]) -> bool:
        """Whether both players have let a time pass by which the other could claim the game."""
        late = [one for one in waited if one.due <= self.clock.now() and one.pace.claims]
        return isinstance(table.kind, Duel) and len(late) > 1

    async def _seated(self, game_id: int, asker: Asker) -> tuple[Table, SeatRow]:
        table = await self.play.load(game_id)
        seat = table.row.seat_of(asker.user_id)
        if seat is None:
            raise Refusal("bot-not-in-game")
        if table.game.result is not None:
            raise Refusal("bot-game-over")
        return table, seat


def declare(play: Play, answers: Answers, rules: Rules, at: Routes) -> None:
    """The custom_ids of these pages."""
    pages = PacePage(play)

    @at.press("pc:{game:int}:{what:page|back|nudge|claim|claim-yes|abandon|abandon-yes}", may=rules.player)
    async def serve(interaction: discord.Interaction, ids: Ids) -> None:
        game_id, what = ids.number("game"), ids.text("what")

        async def work(asker: Asker) -> Answer:
            if what == "nudge":
                return await pages.nudge(game_id, asker)
            if what in ("page", "back"):
                return await pages.page(game_id, asker, update=what == "back")
            meant, _, sure = what.partition("-")
            if sure:
                return await pages.end(game_id, asker, meant, interaction.id)
            return await pages.sure(game_id, asker, meant)

        await answers.give(interaction, work, update=what != "page")
