"""What a campaign asks between episodes: its panel, what is pressed on it, and going on.

A step is answered in one transaction, which the number of steps done guards: a press on a panel of before
finds another number and changes nothing, however often it comes.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.neon_hope.base import NeonHope
from bot.games.neon_hope.beginning import where_of
from bot.games.neon_hope.campaign_log import campaign_name, entry_line
from bot.games.neon_hope.rules import character_name, goes_on, step_name, text
from bot.games.neon_hope.store import campaigns, pauses, steps
from bot.games.neon_hope.store.campaigns import CampaignRow
from bot.games.neon_hope.store.steps import StepRow
from bot.games.neon_hope.stories import paragraphs, set_out
from bot.games.neon_hope.training import choice_name, selects, trained
from bot.hosting.pace import DAY
from bot.hosting.play import Play
from bot.messages import components, words
from bot.messages.components import LABEL, TEXT, Button, Row, button, cut
from bot.messages.layout import Layout, text_layout
from bot.messages.loglines import escape
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.store import games
from engine.neon_hope.rules import campaigns as story
from engine.neon_hope.table.pack import Pack, StepChoice

ABSENT = DAY
"""Seconds after the last answer after which the others may choose for characters that have not."""
A_ROW = 5
"""Buttons that a row takes."""


class Steps:
    """Shows steps and answers them. Who played the last episode answers; before the first, anybody may."""

    def __init__(self, kind: NeonHope, play: Play) -> None:
        self.kind = kind
        self.db = play.db
        self.clock = play.clock

    async def begin(self, asker: Asker, channel_id: int, pack: Pack, code: str) -> tuple[Answer, int]:
        """Begin a campaign that does not begin with an episode."""
        state = self.kind.rules.campaign(pack, code)
        now = self.clock.now()
        async with self.db.write() as db:
            campaign_id = await campaigns.create(
                db,
                state,
                guild_id=asker.guild_id,
                channel_id=channel_id,
                pack=pack.id,
                created=now,
                updated=now,
            )
        return await self.show(asker, campaign_id), 0

    async def show(self, asker: Asker, campaign_id: int) -> Answer:
        """The panel of the step that comes next."""
        async with self.db.read() as db:
            row = await self._row(db, asker, campaign_id)
            number = await steps.number(db, campaign_id)
        layout = panel(row, number, self.kind.rules.pack(row.pack), asker.public)
        return Answer(layout=layout, ephemeral=False)

    async def choose(self, asker: Asker, campaign_id: int, number: int, choice: int) -> Answer:
        """Serve a choice: the panel with what came of it."""
        async with self.db.write() as db:
            row = await self._row(db, asker, campaign_id)
            await self._still(db, campaign_id, number)
            pack, language = self.kind.rules.pack(row.pack), asker.public
            step = story.current(pack, row.state)
            if step is None or not 0 <= choice < len(step.choices):
                raise Refusal("bot-forged")
            who = await self._character(db, row, pack, asker, choice)
            await self._answer(db, row, pack, choice, who)
            after = await campaigns.get(db, campaign_id)
        assert after is not None
        if step.each and after.state.step == row.state.step and after.state.chosen:
            return Answer(layout=panel(after, number, pack, language), update=True)
        told = _answered(row, after, pack, step.choices[choice], words.plain(asker.name), language)
        return Answer(layout=told, update=True)

    async def on(self, asker: Asker, campaign_id: int, number: int) -> bool:
        """Go on from a step that is only read. Whether anything comes after it."""
        async with self.db.write() as db:
            row = await self._row(db, asker, campaign_id)
            await self._still(db, campaign_id, number)
            pack = self.kind.rules.pack(row.pack)
            await self._character(db, row, pack, asker)
            await self._answer(db, row, pack, None, "")
            after = await campaigns.get(db, campaign_id)
        return after is not None and goes_on(pack, after.state)

    async def back(self, asker: Asker, campaign_id: int, number: int) -> Answer:
        """Take the step answered last back, once everybody who played the last episode wants it."""
        async with self.db.write() as db:
            row = await self._row(db, asker, campaign_id)
            pack, language = self.kind.rules.pack(row.pack), asker.public
            done = await steps.last(db, campaign_id)
            if not done or done[0].number != number:
                raise Refusal("bnh-step-gone")
            playing = await campaigns.playing(db, campaign_id)
            if playing is not None:
                raise Refusal("bnh-campaign-busy", where=where_of(*playing))
            last = await campaigns.last_game(db, campaign_id)
            game = await games.get(db, last) if last is not None else None
            there = (
                {seat.user_id for seat in game.seats.values() if seat.user_id is not None} if game else set()
            )
            if there and asker.user_id not in there:
                raise Refusal("bnh-step-not-yours")
            wanting = {*done[0].back, asker.user_id}
            name = escape(step_name(pack, row.state, done[0].step, language))
            if there <= wanting:
                first = done[0]
                await steps.forget(db, done)
                await campaigns.carry(db, campaign_id, first.before, "running", self.clock.now())
                told = say(language, "bnh-back-done", step=name)
                earlier = back_button(await steps.last(db, campaign_id), language)
                found = [_go_on(campaign_id, language), *earlier]
            else:
                await steps.set_back(db, done[0], tuple(wanting))
                told = say(language, "bnh-back-asked", step=name, n=len(wanting & there), of=len(there))
                found = back_button(done, language)
        return Answer(layout=text_layout(told, rows=(components.row(*found),)), ephemeral=False)

    async def copy(self, asker: Asker, campaign_id: int) -> Answer:
        """Another campaign that stands where this one does, to try another way."""
        now = self.clock.now()
        async with self.db.write() as db:
            row = await self._row(db, asker, campaign_id)
            where = {"guild_id": row.guild_id, "channel_id": row.channel_id, "pack": row.pack}
            copied = await campaigns.create(db, row.state, **where, created=now, updated=now)
            await steps.copy(db, campaign_id, copied)
            if goes_on(self.kind.rules.pack(row.pack), row.state):
                found = [_go_on(copied, asker.public)]
            else:
                await campaigns.carry(db, copied, row.state, "over", now)
                found = back_button(await steps.last(db, copied), asker.public)
        told = say(asker.public, "bnh-copied", id=str(campaign_id), copy=str(copied))
        rows = (components.row(*found),) if found else ()
        return Answer(layout=text_layout(told, rows=rows), ephemeral=False)

    async def into(self, asker: Asker, campaign_id: int, at: int) -> Answer:
        """Go on from a campaign that is over with one that continues it, as a campaign of its own. Asked
        again it is the same one, as long as nothing has happened in it."""
        now = self.clock.now()
        async with self.db.write() as db:
            row = await self._row(db, asker, campaign_id)
            pack = self.kind.rules.pack(row.pack)
            there = self.kind.rules.continuations(row.pack, row.state)
            if goes_on(pack, row.state) or at >= len(there):
                raise Refusal("bnh-step-gone")
            other, code = there[at]
            state = story.gone_on(other, code, pack, row.state)
            rows = await campaigns.of_guild(db, row.guild_id)
            known = next((one.id for one in rows if (one.pack, one.state) == (other.id, state)), None)
            where = {"guild_id": row.guild_id, "channel_id": row.channel_id, "pack": other.id}
            begun = known or await campaigns.create(db, state, **where, created=now, updated=now)
        name = escape(text(other.campaigns[code].name, asker.public))
        told = say(asker.public, "bnh-gone-into", id=str(campaign_id), next=str(begun), name=name)
        layout = text_layout(told, rows=(components.row(_go_on(begun, asker.public)),))
        return Answer(layout=layout, ephemeral=False)

    async def _row(self, db: AsyncConnection, asker: Asker, campaign_id: int) -> CampaignRow:
        row = await campaigns.get(db, campaign_id)
        if row is None or row.guild_id != asker.guild_id:
            raise Refusal("bnh-campaign-gone")
        return row

    async def _still(self, db: AsyncConnection, campaign_id: int, number: int) -> None:
        if await steps.number(db, campaign_id) != number:
            raise Refusal("bnh-step-gone")

    async def _answer(
        self, db: AsyncConnection, row: CampaignRow, pack: Pack, choice: int | None, who: str
    ) -> None:
        now, at = self.clock.now(), story.position(pack, row.state)
        try:
            state = story.answer(pack, row.state, choice, who)
        except story.StepRefused as error:
            raise Refusal("bnh-step-gone") from error
        step = story.current(pack, row.state)
        done = step is None or not step.each or not state.chosen
        if not await steps.add(db, row.id, row.state, at, done, now, who=who, choice=choice):
            raise Refusal("bnh-step-gone")
        # Once the others may choose for who is gone, they may for all of them.
        since = row.updated if not done and now >= row.updated + ABSENT else now
        await campaigns.carry(db, row.id, state, "running" if goes_on(pack, state) else "over", since)

    async def _character(
        self, db: AsyncConnection, row: CampaignRow, pack: Pack, asker: Asker, choice: int | None = None
    ) -> str:
        """For whom somebody chooses: "" for the group, or where each chooses the first character of theirs
        that has not, or that nobody plays any more; after a while anybody's. Refusal for who did not play
        the last episode."""
        last = await campaigns.last_game(db, row.id)
        game = await games.get(db, last) if last is not None else None
        people = {self.kind.code_of(seat): seat.user_id for seat in game.seats.values()} if game else {}
        there = {user for user in people.values() if user is not None}
        if there and asker.user_id not in there:
            raise Refusal("bnh-step-not-yours")
        step = story.current(pack, row.state)
        if step is None or not step.each:
            return ""
        waiting = story.waiting(pack, row.state)
        mine = [code for code in waiting if people.get(code) == asker.user_id]
        free = [code for code in waiting if people.get(code) is None]
        late = self.clock.now() >= row.updated + ABSENT and await pauses.get(db, row.id) is None
        theirs = [code for code in waiting if late and code not in mine + free]
        may = [code for code in mine + free + theirs if choice in dict(story.choices(pack, row.state, code))]
        found = next(iter(may), None)
        if waiting and found is None:
            raise Refusal("bnh-step-chosen", at=_absent(row))
        return found or ""


def _go_on(campaign_id: int, language: str) -> Button:
    """To the step that comes next."""
    return button(say(language, "bnh-go-on"), f"neon_hope:campaign:{campaign_id}:next")


def back_button(done: Sequence[StepRow], language: str) -> list[Button]:
    """To take the step answered last back, if there is one."""
    return [
        button(say(language, "bnh-back"), f"neon_hope:back:{row.campaign_id}:{row.number}")
        for row in done[:1]
    ]


def panel(row: CampaignRow, number: int, pack: Pack, language: str) -> Layout:
    """The step that comes next, with everything there is to press."""
    state = row.state
    step = story.current(pack, state)
    assert step is not None
    waiting = story.waiting(pack, state)
    # What any of them may choose: whose press it is says which.
    asked = waiting if step.each else ("",)
    open_now = sorted({n: c for who in asked for n, c in story.choices(pack, state, who)}.items())
    parts = [_heading(row, pack, language), _story(row, pack, language)]
    if step.each:
        parts.append(_chosen(row, pack, language))
    address = f"neon_hope:step:{row.id}:{number}:"
    style = discord.ButtonStyle
    training = tuple(selects(pack, open_now, f"neon_hope:train:{row.id}:{number}:", language))
    buttons = [
        button(cut(text(choice.label, language), LABEL), f"{address}{n}", style.primary)
        for n, choice in open_now
        if not trained(pack, choice)
    ]
    if not buttons and not training:
        end = step.kind == "epilogue" or not step.next
        buttons = [
            button(say(language, "bnh-the-end" if end else "bnh-go-on"), f"{address}on", style.success)
        ]
    rows: tuple[Row, ...] = tuple(
        components.row(*buttons[at : at + A_ROW]) for at in range(0, len(buttons), A_ROW)
    )
    return text_layout(cut("\n\n".join(part for part in parts if part), TEXT), rows=(*training, *rows))


def _answered(
    before: CampaignRow, after: CampaignRow, pack: Pack, choice: StepChoice, name: str, language: str
) -> Layout:
    """The step as it was, with what was chosen, what that changed, and the way on."""
    label = escape(choice_name(pack, choice, language))
    parts = [
        _heading(before, pack, language),
        _story(before, pack, language),
        say(language, "bnh-step-chose", name=name, choice=label),
        "\n\n".join(map(set_out, paragraphs(escape(text(choice.text, language))))) if choice.text else "",
        changed(before, after, pack, language),
    ]
    rows: tuple[Row, ...] = ()
    if goes_on(pack, after.state):
        label = say(language, "bnh-go-on")
        rows = (
            components.row(button(label, f"neon_hope:campaign:{after.id}:next", discord.ButtonStyle.success)),
        )
    return text_layout(cut("\n\n".join(part for part in parts if part), TEXT), rows=rows)


SEEN = ("choice", "epilogue")
"""Entries that the panel after an answer shows by itself."""


def changed(before: CampaignRow, after: CampaignRow, pack: Pack, language: str) -> str:
    """What an answer has written into the log, but for the answer itself."""
    new = after.state.entries[len(before.state.entries) :]
    lines = [entry_line(pack, after.state, entry, language) for entry in new if entry.kind not in SEEN]
    return "\n".join(f"-# {line}" for line in lines)


def _absent(row: CampaignRow) -> str:
    """From when on the others may choose for who has not."""
    return f"<t:{int(row.updated + ABSENT)}:f>"


def _heading(row: CampaignRow, pack: Pack, language: str) -> str:
    name = step_name(pack, row.state, story.position(pack, row.state), language)
    where = say(language, "bnh-step-of", campaign=escape(campaign_name(pack, row.state, language)))
    return f"-# {where}\n## {escape(name)}"


def _story(row: CampaignRow, pack: Pack, language: str) -> str:
    told = [text(part, language) for part in story.text(pack, row.state)]
    return "\n\n".join(set_out(escape(paragraph)) for part in told for paragraph in paragraphs(part))


def _chosen(row: CampaignRow, pack: Pack, language: str) -> str:
    """Who has chosen what, where each character does."""
    step = story.current(pack, row.state)
    assert step is not None
    lines = []
    for code in row.state.characters:
        name = escape(character_name(pack, code, language))
        if code in row.state.chosen:
            label = escape(choice_name(pack, step.choices[row.state.chosen[code]], language))
            lines.append("• " + say(language, "bnh-log-chose", character=name, choice=label))
        else:
            lines.append("• " + say(language, "bnh-step-waits", character=name))
    if len(row.state.characters) > 1 and story.waiting(pack, row.state):
        lines.append("-# " + say(language, "bnh-step-absent", at=_absent(row)))
    return "\n".join(lines)
