"""What players' buttons, selects and modals in leagues do, and the handlers behind them.

Every answer is for the one who pressed alone: in their own message it replaces what was pressed, under a
message others see it comes as one of its own.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final

import discord
from discord import ui

from bot.leagues.access import LeagueAccess, LeagueRules, actor, organises
from bot.leagues.players.details import Details
from bot.leagues.players.joining import Joining
from bot.leagues.players.matches import Matches
from bot.leagues.players.owing import Owing
from bot.leagues.players.registering import Registering
from bot.leagues.players.reporting import Reporting
from bot.leagues.players.scheduling import Scheduling
from bot.leagues.players.teams import FORMS, Pressed, Teams
from bot.leagues.readers.calendars import Calendars
from bot.leagues.readers.rating import Rating
from bot.leagues.service.leagues import Leagues
from bot.messages.forms import typed
from bot.messages.layout import bot_chosen, values_of
from bot.messages.refusals import Refusal
from bot.messages.words import plain
from bot.presses.answers import Answer, Answers, Work
from bot.presses.extension import Services
from bot.presses.languages import Asker, Languages
from bot.presses.routes import Ids, Routes
from engine.leagues.season.model import OfferKind

Press = discord.Interaction
Make = Callable[[Asker], Awaitable[ui.Modal]]

OFFERED: Final[dict[str, OfferKind]] = {"draw": "draw", "two-for-one": "two_for_one", "public": "public"}


@dataclass(frozen=True)
class Handlers:
    """Everything that serves players of leagues. They hold nothing of their own."""

    answers: Answers
    languages: Languages
    leagues: Leagues
    matches: Matches
    reporting: Reporting
    scheduling: Scheduling
    details: Details
    joining: Joining
    registering: Registering
    owing: Owing
    rating: Rating
    calendars: Calendars
    teams: Teams

    async def give(self, interaction: Press, work: Work, slow: bool = False) -> None:
        """Answer a press; in the presser's own message, by changing it. `slow`: it draws."""
        message = interaction.message
        own = message is not None and message.flags.ephemeral

        async def placed(asker: Asker) -> Answer:
            return replace(await work(asker), update=own)

        await self.answers.give(interaction, placed, update=own, slow=slow)

    @classmethod
    def of(cls, services: Services, leagues: Leagues) -> Handlers:
        """They hold nothing of their own, so that it does not matter how many there are."""
        matches, details = Matches(leagues), Details(leagues)
        return cls(
            answers=services.answers,
            languages=services.languages,
            leagues=leagues,
            matches=matches,
            reporting=Reporting(leagues, matches),
            scheduling=Scheduling(leagues, matches),
            details=details,
            joining=Joining(leagues, details),
            registering=Registering(details),
            owing=Owing(leagues),
            rating=Rating(leagues, services.pictures),
            calendars=Calendars(leagues),
            teams=Teams(leagues),
        )


# -- a match ------------------------------------------------------------------------------------------------


def match_work(
    handlers: Handlers, interaction: Press, league: int, key: str, act: str, arg: str
) -> Work | None:
    """What an act on a match comes to; None for one there is not."""
    report, times = handlers.reporting, handlers.scheduling
    said = typed(interaction)
    chosen = next(iter(values_of(interaction)), "")
    number = int(arg) if arg.isdecimal() else -1

    async def evidence(asker: Asker) -> Answer:
        table = await handlers.leagues.load(league)
        allowed = organises(actor(interaction, asker), table)
        return await handlers.matches.evidence(asker, league, key, allowed)

    acts: dict[str, Work] = {
        "show": lambda asker: handlers.matches.show(asker, league, key),
        "play": lambda asker: handlers.matches.play(asker, league, key),
        "corp": lambda asker: handlers.matches.side(asker, league, key, "corp"),
        "runner": lambda asker: handlers.matches.side(asker, league, key, "runner"),
        "evidence": evidence,
        "report": lambda asker: report.choose(asker, league, key),
        "result": lambda asker: report.report(asker, league, key, chosen),
        "confirm": lambda asker: report.confirm(asker, league, key),
        "take-back": lambda asker: report.dispute(asker, league, key, "", own=True),
        "appeal-said": lambda asker: report.appeal(asker, league, key, said.get("text", "")),
        "dispute-said": lambda asker: report.dispute(asker, league, key, said.get("text", "")),
        "absent": lambda asker: report.ask_absent(asker, league, key),
        "claim-said": lambda asker: report.claim(asker, league, key, said.get("text", "")),
        "answer-said": lambda asker: report.answer_claim(asker, league, key, said.get("text", "")),
        "times": lambda asker: times.propose(asker, league, key),
        "time-said": lambda asker: times.typed(asker, league, key, said.get("at", "")),
        "more": lambda asker: times.ask_more(asker, league, key),
        "yes": lambda asker: report.answer(asker, league, key, arg, True),
        "no": lambda asker: report.answer(asker, league, key, arg, False),
    }
    if act in OFFERED:
        return lambda asker: report.offer(asker, league, key, OFFERED[act])
    if act == "time" and number >= 0:
        return lambda asker: times.suggest(asker, league, key, number)
    if act == "extend" and number >= 0:
        return lambda asker: times.extend(asker, league, key, number)
    return acts.get(act)


def match_form(handlers: Handlers, league: int, key: str, act: str) -> Make | None:
    """The modal an act on a match begins with, if it does."""
    report = handlers.reporting

    async def claim(asker: Asker) -> ui.Modal:
        await report.ask_absent(asker, league, key)
        return report.claim_form(asker, league, key)

    forms: dict[str, Make] = {
        "dispute": lambda asker: report.dispute_form(asker, league, key),
        "appeal": lambda asker: report.appeal_form(asker, league, key),
        "claim": claim,
        "answer": lambda asker: report.answer_form(asker, league, key),
        "other-time": lambda asker: handlers.scheduling.time_form(asker, league, key),
    }
    return forms.get(act)


# -- a league -----------------------------------------------------------------------------------------------


def league_work(handlers: Handlers, interaction: Press, league: int, act: str) -> Work | None:
    """What an act on a league comes to; None for one there is not."""
    values = values_of(interaction)
    chosen = next(iter(values), "")
    said = typed(interaction)

    async def challenged(asker: Asker) -> Answer:
        table = await handlers.joining.challenge(asker, league, chosen)
        return await handlers.matches.show(asker, league, next(reversed(table.league.matches)))

    async def decks(asker: Asker) -> Answer:
        table = await handlers.joining.reached(asker, league)
        if str(asker.user_id) in table.league.people:
            return await handlers.details.set_decks(asker, league, said)
        return await handlers.joining.join(asker, league, said)

    async def season(asker: Asker) -> Answer:
        return await handlers.rating.series.show(asker, await handlers.joining.reached(asker, league))

    acts: dict[str, Work] = {
        "join": lambda asker: handlers.joining.join(asker, league),
        "check-in": lambda asker: handlers.joining.check_in(asker, league),
        "leave": lambda asker: handlers.joining.ask_leave(asker, league),
        "leave-yes": lambda asker: handlers.joining.leave(asker, league, True),
        "leave-no": lambda asker: handlers.joining.leave(asker, league, False),
        "details": lambda asker: handlers.details.show(asker, league),
        "day": lambda asker: handlers.details.show(asker, league, chosen),
        "zone-said": lambda asker: handlers.details.set(asker, league, "zone", [said.get("zone", "")]),
        "week-said": lambda asker: handlers.details.set_week(asker, league, said.get("week", "")),
        "decks-said": decks,
        "register": lambda asker: handlers.registering.show(asker, league),
        "my": lambda asker: handlers.owing.show(asker, league),
        "season": season,
        "team": lambda asker: handlers.teams.mine(actor(interaction, asker), league),
        "calendar": handlers.calendars.renew,
        "challenge": lambda asker: handlers.joining.choose_opponent(asker, league),
        "challenged": challenged,
    }
    if act.startswith(("deck-corp-", "deck-runner-")):
        return lambda asker: handlers.registering.choose(asker, league, act, chosen)
    if act in ("zone", "quiet", "anytime", "away") or act.startswith("hours-"):
        return lambda asker: handlers.details.set(asker, league, act, values)
    return acts.get(act)


def declare(handlers: Handlers, at: Routes) -> None:
    """The custom_ids of players."""
    rules = LeagueRules(LeagueAccess(handlers.leagues))

    @at.press("lp:{league:int}:m:{match:match}:{act:act}[:{arg:choice}]", may=rules.near)
    async def match(interaction: Press, ids: Ids) -> None:
        league, key = ids.number("league"), ids.text("match")
        act, arg = ids.text("act"), ids.text("arg")
        make = match_form(handlers, league, key, act)
        if make is not None:
            await handlers.answers.ask(interaction, make)
            return
        work = match_work(handlers, interaction, league, key, act, arg)
        if work is None:
            await handlers.answers.refuse(interaction, "bot-forged")
            return
        await handlers.give(interaction, work)

    @at.press("lp:{league:int}:t:{team:team}:{act:act}[:{arg:choice}]", may=rules.near)
    async def team(interaction: Press, ids: Ids) -> None:
        act = ids.text("act")
        robot = bot_chosen(interaction) if act == "invite" else ""

        def pressed(asker: Asker) -> Pressed:
            if robot:
                raise Refusal("bl-no-bots", name=plain(robot))
            chosen = next(iter(values_of(interaction)), "")
            name = typed(interaction).get("name", "")
            who = actor(interaction, asker)
            return Pressed(who, ids.number("league"), ids.text("team"), ids.text("arg"), chosen, name)

        if act in FORMS:
            await handlers.answers.ask(interaction, lambda asker: handlers.teams.ask(act, pressed(asker)))
            return
        await handlers.give(interaction, lambda asker: handlers.teams.serve(act, pressed(asker)))

    @at.press("lp:{league:int}:{act:act}", may=rules.near)
    async def league(interaction: Press, ids: Ids) -> None:
        league_id, act = ids.number("league"), ids.text("act")
        what = act.removesuffix("-form")
        # Where a league wants decks, joining begins with a form.
        if act == "join" and await handlers.answers.ask(
            interaction, lambda asker: handlers.joining.join_form(asker, league_id)
        ):
            return
        if act != what and what in ("zone", "week", "decks"):
            await handlers.answers.ask(
                interaction, lambda asker: handlers.details.form(asker, league_id, what)
            )
            return
        work = league_work(handlers, interaction, league_id, act)
        if work is None:
            await handlers.answers.refuse(interaction, "bot-forged")
            return
        await handlers.give(interaction, work, slow=act == "season")
