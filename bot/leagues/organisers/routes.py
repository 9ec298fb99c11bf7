"""The custom_ids of organisers, `lo:…`: which press means what. What they say is checked by the handlers.

`lo:<league>:<act>[:<argument>]` is about a league; `lo:new:…` about one that is to be; `lo:privacy:<user>`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot.leagues.access import Actor, LeagueAccess, LeagueRules, actor
from bot.leagues.organisers.audit import Audit
from bot.leagues.organisers.creating import Creating, allowed
from bot.leagues.organisers.deciding import Deciding
from bot.leagues.organisers.exchange import Exchange
from bot.leagues.organisers.following import Following
from bot.leagues.organisers.linking import Linking
from bot.leagues.organisers.organising import Organising
from bot.leagues.organisers.pairing import Pairing
from bot.leagues.organisers.reopen import Reopen
from bot.leagues.organisers.roster import Roster
from bot.leagues.posts.addresses import organiser_address
from bot.leagues.posts.notices import WAITS
from bot.leagues.readers.privacy import Privacy
from bot.leagues.readers.reading import Reading
from bot.leagues.service.leagues import Leagues
from bot.leagues.stored import Refused, StoredLeague
from bot.messages.components import Button, button
from bot.messages.forms import typed
from bot.messages.layout import bot_chosen, text_layout, values_of
from bot.messages.refusals import Refusal
from bot.messages.words import plain, say
from bot.presses.answers import Answer, Answers
from bot.presses.channels import place_of
from bot.presses.extension import Services
from bot.presses.languages import Asker, Languages
from bot.presses.routes import Ids, Routes
from engine.leagues.errors import LeagueError
from engine.leagues.season.model import Notice
from engine.leagues.season.owed import organisers_owe

Press = discord.Interaction
Work = Callable[[Actor], Awaitable[Answer]]
DRAFTS = ("ls-draft-made", "ls-draft-automatic", "ls-draft-waits", "ls-stuck")
DECISIONS = (
    "ls-organisers-dispute",
    "ls-organisers-claim",
    "ls-organisers-answered",
    "ls-organisers-decide",
    "ls-organisers-appeal",
    "ls-organisers-forfeit",
    "ls-organisers-lapsed",
)


@dataclass(frozen=True)
class Handlers:
    """Everything that serves organisers. It holds nothing of its own."""

    answers: Answers
    languages: Languages
    creating: Creating
    organising: Organising
    following: Following
    pairing: Pairing
    deciding: Deciding
    reopening: Reopen
    roster: Roster
    audit: Audit
    exchange: Exchange
    linking: Linking
    reading: Reading
    privacy: Privacy
    access: LeagueAccess

    async def give(
        self,
        interaction: discord.Interaction,
        work: Work,
        update: bool = False,
        slow: bool = False,
        file: bool = False,
        stores: bool = False,
    ) -> None:
        """Answer with what the work finds; what the rules of leagues refuse is said like any refusal."""

        async def told(asker: Asker) -> Answer:
            try:
                return await work(actor(interaction, asker))
            except LeagueError as error:
                raise Refused(error) from error

        await self.answers.give(interaction, told, update=update, slow=slow, file=file, stores=stores)

    async def show_modal(
        self, interaction: discord.Interaction, build: Callable[[Actor], Awaitable[ui.Modal]]
    ) -> None:
        """Answer a press with a modal, or say why not."""

        async def make(asker: Asker) -> ui.Modal:
            return await build(actor(interaction, asker))

        await self.answers.ask(interaction, make)

    @classmethod
    def of(cls, services: Services, leagues: Leagues) -> Handlers:
        """They hold nothing of their own, so that it does not matter how many there are."""
        access = LeagueAccess(leagues)
        return cls(
            services.answers,
            services.languages,
            Creating(access),
            Organising(access, services.client),
            Following(access),
            Pairing(access),
            Deciding(access),
            Reopen(access),
            Roster(access),
            Audit(access),
            Exchange(access),
            Linking(access, services.client),
            Reading(access, services.pictures),
            Privacy(leagues),
            access,
        )


def notice_buttons(table: StoredLeague, notice: Notice, language: str) -> Sequence[Button]:
    """What goes with a notice to the organisers (`Notices.buttons`)."""
    if notice.audience != "organisers":
        return ()
    if notice.message == WAITS:
        return [button(say(language, "bl-act-waits"), organiser_address(table.id, "waits"))]
    if notice.message in DRAFTS:
        style = discord.ButtonStyle.primary
        return [button(say(language, "bl-act-show-round"), organiser_address(table.id, "panel"), style)]
    if notice.message in DECISIONS and notice.match:
        style = discord.ButtonStyle.primary
        return [
            button(
                say(language, "bl-act-decide-this"), organiser_address(table.id, "judge", notice.match), style
            )
        ]
    return ()


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise Refusal("bl-forged")
    return int(text)


def _page(arg: str) -> int | None:
    """The page of "page.3"; None if it is something else."""
    what, _, number = arg.partition(".")
    return _number(number) if what == "page" else None


def _acts(handlers: Handlers) -> dict[str, Callable[[Actor, int, str, list[str]], Awaitable[Answer]]]:
    """What is served in place of the pressed message, by act: (who, league, argument, chosen values)."""
    organising, pairing, deciding = handlers.organising, handlers.pairing, handlers.deciding

    async def no(who: Actor, league: int, arg: str, values: list[str]) -> Answer:
        return Answer(layout=text_layout(say(who.language, "bl-unchanged")), update=True)

    async def people(who: Actor, league: int, arg: str, values: list[str], act: str) -> Answer:
        if arg == "chosen":
            return await (pairing.swap if act == "swap" else pairing.pair)(who, league, values)
        if arg:
            return await pairing.pair_sides(who, league, arg)
        return await pairing.ask_people(who, league, act)

    async def void(who: Actor, league: int, arg: str, values: list[str]) -> Answer:
        if arg == "chosen":
            return await pairing.sure_void(who, league, values[0] if values else "")
        page = _page(arg)
        if arg and page is None:
            return await pairing.void(who, league, arg)
        return await pairing.ask_void(who, league, page or 0)

    async def decide(who: Actor, league: int, arg: str, values: list[str]) -> Answer:
        if arg == "chosen":
            return await deciding.match(who, league, values[0] if values else "")
        return await deciding.choose(who, league, _page(arg) or 0)

    async def waits(who: Actor, league: int, arg: str, values: list[str]) -> Answer:
        there = (await handlers.access.organised(who, league)).league
        claimed = any(match.claim is not None for match in there.matches.values() if not match.closed)
        if claimed or any(owed.match for owed in organisers_owe(there)):
            return await deciding.choose(who, league, update=False)
        return await pairing.panel(who, league, update=False)

    async def tables(who: Actor, league: int, arg: str, values: list[str]) -> Answer:
        number, page, *turn = (*arg.split("."), "")
        return await handlers.reading.tables(who, league, _number(number), _number(page), turn[0] == "turn")

    async def reopen(who: Actor, league: int, arg: str, values: list[str]) -> Answer:
        step, _, target = arg.partition(".")
        if step == "yes":
            return await handlers.reopening.open(who, league, target)
        if step in ("ask", "chosen"):
            return await handlers.reopening.ask(who, league, target or (values[0] if values else ""))
        return await handlers.reopening.choose(who, league, _page(arg) or 0)

    async def correct(who: Actor, league: int, arg: str, values: list[str]) -> Answer:
        key, _, value = arg.partition(".")
        return await deciding.result(who, league, key, value, sure=True)

    async def link(who: Actor, league: int, arg: str, values: list[str]) -> Answer:
        step, _, rest = arg.partition(".")
        if step == "who":
            return await handlers.linking.choose(who, league, rest, values)
        if step == "take":
            return await handlers.linking.take(who, league, rest)
        return await handlers.linking.page(who, league, _page(arg) or 0, update=bool(arg))

    async def finish(who: Actor, league: int, arg: str, values: list[str]) -> Answer:
        return await (organising.finish if arg == "yes" else organising.ask_finish)(who, league)

    async def endround(who: Actor, league: int, arg: str, values: list[str]) -> Answer:
        return await (pairing.end if arg == "yes" else pairing.ask_end)(who, league)

    async def undo(who: Actor, league: int, arg: str, values: list[str]) -> Answer:
        if not arg:
            return await organising.ask_undo(who, league)
        return await organising.undo(who, league, _number(arg))

    async def audit(who: Actor, league: int, arg: str, values: list[str]) -> Answer:
        before = _number(arg) if arg else 0
        return await handlers.audit.page(who, league, before or None, update=bool(arg))

    return {
        "no": no,
        "show": lambda who, league, arg, values: organising.settings(who, league),
        "settings": lambda who, league, arg, values: organising.settings(who, league, update=True),
        "page": lambda who, league, arg, values: organising.settings(who, league, arg, update=True),
        "set": organising.choose,
        "flag": lambda who, league, arg, values: organising.flag(who, league, arg),
        "roles": lambda who, league, arg, values: organising.organisers(who, league, "roles", values),
        "organisers": lambda who, league, arg, values: organising.organisers(
            who, league, "organisers", values
        ),
        "channel": lambda who, league, arg, values: organising.channel(who, league, "channel", values),
        "deskchannel": lambda who, league, arg, values: organising.channel(
            who, league, "deskchannel", values
        ),
        "open": lambda who, league, arg, values: organising.open(who, league),
        "close": lambda who, league, arg, values: organising.close(who, league),
        "start": lambda who, league, arg, values: organising.start(who, league, sure=arg == "yes"),
        "cancel": lambda who, league, arg, values: organising.ask_cancel(who, league),
        "finish": finish,
        "next": lambda who, league, arg, values: handlers.following.make(who, league),
        "on": lambda who, league, arg, values: organising.play_on(who, league),
        "panel": lambda who, league, arg, values: pairing.panel(who, league, update=False),
        "round": lambda who, league, arg, values: pairing.panel(who, league),
        "draft": lambda who, league, arg, values: pairing.draft(who, league),
        "call": lambda who, league, arg, values: pairing.call(who, league),
        "publish": lambda who, league, arg, values: pairing.publish(who, league),
        "redraw": lambda who, league, arg, values: pairing.redraw(who, league),
        "swap": lambda who, league, arg, values: people(who, league, arg, values, "swap"),
        "pair": lambda who, league, arg, values: people(who, league, arg, values, "pair"),
        "void": void,
        "endround": endround,
        "until": lambda who, league, arg, values: pairing.until(who, league, arg),
        "announced": lambda who, league, arg, values: organising.announced(who, league, arg),
        "dated": lambda who, league, arg, values: organising.dated(who, league, arg),
        "waits": waits,
        "tables": tables,
        "judge": lambda who, league, arg, values: deciding.match(who, league, arg, update=False),
        "decide": decide,
        "reopen": reopen,
        "link": link,
        "result": lambda who, league, arg, values: deciding.result(
            who, league, arg, values[0] if values else ""
        ),
        "correct": correct,
        "absent": lambda who, league, arg, values: deciding.absent(who, league, arg),
        "approve": lambda who, league, arg, values: deciding.approve(who, league, arg),
        "dismiss": lambda who, league, arg, values: deciding.dismiss(who, league, arg),
        "gone": lambda who, league, arg, values: handlers.roster.ask_drop(who, league, arg),
        "drop": lambda who, league, arg, values: handlers.roster.drop(who, league, arg),
        "unwarn": lambda who, league, arg, values: handlers.roster.warnings.take_back(
            who, league, arg, values[0] if values else ""
        ),
        "undo": undo,
        "audit": audit,
    }


OWN_MESSAGE = ("show", "panel", "judge", "waits", "gone")
"""What is answered beside the pressed message, which everybody sees or which is a direct message."""


def declare(handlers: Handlers, at: Routes) -> None:
    """The custom_ids of organisers."""
    acts = _acts(handlers)
    rules = LeagueRules(handlers.access)

    async def creator(interaction: Press, asker: Asker, ids: Ids) -> None:
        """Who may create leagues here."""
        allowed(actor(interaction, asker))

    # Tables are turned by whoever may read the league.
    @at.press("lo:{league:int}:{act:no|tables}[:{arg:text}]", may=rules.near)
    @at.press("lo:{league:int}:{act:act}[:{arg:text}]", may=rules.organiser)
    async def act(interaction: Press, ids: Ids) -> None:
        league, name, arg = ids.number("league"), ids.text("act"), ids.text("arg")
        if name in ("modal", "deadline", "reason"):
            await handlers.show_modal(interaction, lambda who: _modal(handlers, who, league, name, arg))
            return
        if name in ("form", "cancelled", "newdeadline", "because", "warned"):
            fields = typed(interaction)
            await handlers.give(
                interaction, lambda who: _form(handlers, who, league, name, arg, fields), update=True
            )
            return
        if name not in acts:
            await handlers.answers.refuse(interaction, "bl-forged")
            return
        private = name in OWN_MESSAGE or (name in ("undo", "audit", "link") and not arg)
        private = private or (name == "tables" and not arg.endswith("turn"))
        values = values_of(interaction)
        robot = bot_chosen(interaction) if name in ("link", "organisers") else ""

        async def work(who: Actor) -> Answer:
            if robot:
                raise Refusal("bl-no-bots", name=plain(robot))
            return await acts[name](who, league, arg, values)

        link = name == "link"
        await handlers.give(interaction, work, update=not private, slow=link, stores=link)

    @at.press("lo:new:template", may=creator)
    async def template(interaction: Press, ids: Ids) -> None:
        chosen = next(iter(values_of(interaction)), "")
        guild = interaction.guild.name if interaction.guild is not None else ""
        await handlers.show_modal(interaction, lambda who: handlers.creating.name_modal(who, chosen, guild))

    @at.press("lo:new:name:{template:template}", may=creator)
    async def name(interaction: Press, ids: Ids) -> None:
        title = typed(interaction).get("title", "")
        await handlers.give(
            interaction, lambda who: handlers.creating.preview(who, ids.text("template"), title), update=True
        )

    @at.press("lo:new:{when:create|later}:{template:template}:{title:title}", may=creator)
    async def create(interaction: Press, ids: Ids) -> None:
        async def work(who: Actor) -> Answer:
            channel_id = await place_of(interaction, who.language, league=True)
            locale = str(interaction.guild_locale or interaction.locale)
            later = ids.text("when") == "later"
            return await handlers.creating.create(
                who, channel_id, locale, ids.text("template"), ids.text("title"), later
            )

        await handlers.give(interaction, work, update=True)

    @at.press("lo:privacy:{user:user}", may=rules.oneself)
    async def privacy(interaction: Press, ids: Ids) -> None:
        await handlers.give(
            interaction, lambda who: handlers.privacy.delete(who.asker, ids.number("user")), update=True
        )


async def _modal(handlers: Handlers, who: Actor, league: int, name: str, arg: str) -> ui.Modal:
    if name == "deadline":
        return await handlers.pairing.deadline_modal(who, league, arg)
    if name == "reason":
        return await handlers.deciding.reason_modal(who, league, arg)
    if arg.startswith("warn."):
        return await handlers.roster.warnings.modal(who, league, arg.removeprefix("warn."))
    if arg == "cancel":
        return await handlers.organising.cancel_modal(who, league)
    return await handlers.organising.modal(who, league, arg)


async def _form(
    handlers: Handlers, who: Actor, league: int, name: str, arg: str, fields: dict[str, str]
) -> Answer:
    if name == "cancelled":
        return await handlers.organising.cancel(who, league, fields.get("reason", ""))
    if name == "warned":
        return await handlers.roster.warnings.warn(who, league, arg, fields)
    if name == "because":
        return await handlers.deciding.reason(who, league, arg, fields.get("reason", ""))
    if name == "newdeadline":
        return await handlers.pairing.deadline(who, league, arg, fields.get("deadline", ""))
    return await handlers.organising.typed(who, league, arg, fields)
