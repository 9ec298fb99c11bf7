"""The campaigns of a server: the list of them, and one campaign's log with its next episode."""

from __future__ import annotations

import discord

from bot.games.neon_hope.base import NeonHope
from bot.games.neon_hope.beginning import where_of
from bot.games.neon_hope.campaign_log import campaign_log, campaign_name, standing
from bot.games.neon_hope.pausing import BACK, BEGIN, END, paused
from bot.games.neon_hope.rules import goes_on, text
from bot.games.neon_hope.steps import back_button
from bot.games.neon_hope.store import campaigns as store
from bot.games.neon_hope.store import steps
from bot.games.neon_hope.store.campaigns import CampaignRow
from bot.layouts.pictures import Pictures, file, image
from bot.messages import components
from bot.messages.components import LABEL, OPTION_LABEL, PLACEHOLDER, TEXT, Button, Row, button, cut
from bot.messages.layout import text_layout
from bot.messages.loglines import escape
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.store.database import Database
from engine.messages import labelled
from engine.neon_hope.rules.campaigns import next_episode

CONTINUED = 4
"""Campaigns that are offered to go on with."""


class Records:
    """Shows campaigns. A campaign is its server's: everybody there may read its log."""

    def __init__(self, kind: NeonHope, db: Database, pictures: Pictures) -> None:
        self.kind = kind
        self.db = db
        self.pictures = pictures

    async def of_server(self, asker: Asker) -> list[CampaignRow]:
        """The campaigns of the server that is asked in, of packs that are still there."""
        return [row for row in await self._all(asker) if row.pack in self.kind.rules.packs]

    async def _all(self, asker: Asker) -> list[CampaignRow]:
        async with self.db.read() as db:
            return await store.of_guild(db, asker.guild_id) if asker.guild_id is not None else []

    def title(self, row: CampaignRow, language: str) -> str:
        """A campaign in a line, for choices."""
        pack = self.kind.rules.packs[row.pack]
        name = campaign_name(pack, row.state, language)
        return f"{labelled(language, str(row.id), name)} · {standing(pack, row.state, language)}"

    async def list(self, asker: Asker) -> Answer:
        """All campaigns, with a choice among their logs."""
        everything, language = await self._all(asker), asker.language
        if not everything:
            raise Refusal("bnh-campaigns-none")
        rows = [row for row in everything if row.pack in self.kind.rules.packs]
        lines = [say(language, "bnh-campaigns")]
        for row in rows:
            pack = self.kind.rules.packs[row.pack]
            state = standing(pack, row.state, language)
            async with self.db.read() as db:
                playing = await store.playing(db, row.id)
                pause = await paused(db, row.id, language)
            if playing is not None:
                state = say(language, "bnh-campaign-playing", where=where_of(*playing))
            if pause:
                state += f" · {pause}"
            name = escape(campaign_name(pack, row.state, language))
            lines.append("• " + say(language, "bnh-campaign-line", name=name, id=str(row.id), state=state))
        lines += [
            "• " + say(language, "bnh-campaign-lacks", id=str(row.id), pack=row.pack)
            for row in everything
            if row not in rows
        ]
        if not rows:
            return Answer(layout=text_layout(cut("\n".join(lines), TEXT)))
        select = components.select(
            custom_id="neon_hope:campaign:choose",
            placeholder=cut(say(language, "bnh-campaign-choose"), PLACEHOLDER),
            options=[
                components.option(label=cut(self.title(row, language), OPTION_LABEL), value=str(row.id))
                for row in rows
            ],
        )
        choice = components.row(select)
        return Answer(layout=text_layout(cut("\n".join(lines), TEXT), rows=(choice,)))

    async def log(self, asker: Asker, campaign_id: int) -> Answer:
        """One campaign's log."""
        async with self.db.read() as db:
            row = await store.get(db, campaign_id)
            playing = await store.playing(db, campaign_id)
            done = await steps.last(db, campaign_id)
            pause = await paused(db, campaign_id, asker.language)
            played = await store.last_game(db, campaign_id) is not None
        if row is None or row.guild_id != asker.guild_id:
            raise Refusal("bnh-campaign-gone")
        pack, language = self.kind.rules.pack(row.pack), asker.language
        parts = campaign_log(pack, row.state, language)
        rows: tuple[Row, ...] = ()
        pausing = [components.row(*_pausing(campaign_id, bool(pause), language))] if played else []
        if playing is not None:
            parts[-1] = "-# " + say(language, "bnh-campaign-playing", where=where_of(*playing))
            rows = tuple(pausing)
        elif goes_on(pack, row.state):
            episode = next_episode(pack, row.state) is not None
            label = say(language, "bnh-campaign-start-next" if episode else "bnh-go-on")
            style = discord.ButtonStyle.success
            found = [button(label, f"neon_hope:campaign:{row.id}:next", style)]
            rows = (components.row(*found, *back_button(done, language), _copy(row.id, language)), *pausing)
        else:
            found = [
                button(
                    cut(
                        say(language, "bnh-goes-on-with", name=text(into.campaigns[code].name, language)),
                        LABEL,
                    ),
                    f"neon_hope:campaign:{row.id}:into:{at}",
                    discord.ButtonStyle.success,
                )
                for at, (into, code) in enumerate(
                    self.kind.rules.continuations(row.pack, row.state)[:CONTINUED]
                )
            ]
            # Another ending is tried in a copy, from an earlier step on.
            again = components.row(*back_button(done, language), _copy(row.id, language))
            rows = (components.row(*found), again) if found else (again,)
        if pause:
            parts.append(f"-# {pause}")
        draw = self.kind.draw_campaign(pack, row.state, language)
        drawn = await self.pictures.drawn(draw) if draw is not None else ()
        layout = text_layout(cut("\n".join(parts), TEXT), rows=rows, images=tuple(map(image, drawn)))
        return Answer(layout=layout, files=tuple(map(file, drawn)))


def _copy(campaign_id: int, language: str) -> Button:
    """To have another campaign that stands where this one does."""
    return button(say(language, "bnh-copy"), f"neon_hope:campaign:{campaign_id}:copy")


def _pausing(campaign_id: int, paused: bool, language: str) -> list[Button]:
    """To pause it, or to come back."""
    address = f"neon_hope:pause:{campaign_id}:"
    if not paused:
        return [button(say(language, "bnh-pause"), f"{address}{BEGIN}")]
    return [
        button(say(language, "bnh-pause-back"), f"{address}{BACK}", discord.ButtonStyle.success),
        button(say(language, "bnh-pause-end"), f"{address}{END}"),
    ]
