"""Drafts and rounds in the hands of organisers: publish, draw again, swap, pair by hand, void, deadlines."""

from __future__ import annotations

import re
from collections.abc import Sequence

from discord import ui

from bot.leagues.access import Actor, LeagueAccess, asked
from bot.leagues.organisers import round_view, season_ops
from bot.leagues.organisers.round_view import key_of, round_layout, round_of
from bot.leagues.organisers.settings_view import line
from bot.leagues.posts.addresses import organiser_address
from bot.leagues.stored import Refused, StoredLeague
from bot.leagues.typed import moments
from bot.messages.forms import form
from bot.messages.refusals import Refusal
from bot.messages.words import moment, say
from bot.presses.answers import Answer
from engine.leagues.errors import LeagueError
from engine.leagues.model import games_per_match
from engine.leagues.season import lifecycle, repairs
from engine.leagues.season.calling import call, late
from engine.leagues.season.clock import reminds_before
from engine.leagues.season.model import HOUR, League, Outcome
from engine.leagues.season.times import zone_of

MATCH = re.compile(r"(?a)\d{1,3}:\d{1,4}")


class Pairing:
    """Serves the round panel of organisers."""

    def __init__(self, access: LeagueAccess) -> None:
        self.access = access

    async def panel(self, who: Actor, league_id: int, update: bool = True) -> Answer:
        """The draft or the round."""
        table = await self.access.organised(who, league_id)
        return Answer(layout=round_layout(table, who.language), update=update)

    async def draft(self, who: Actor, league_id: int) -> Answer:
        """Draw the next round now, and say so if that cannot be."""
        op = season_ops.by(lifecycle.make_draft, who.key)
        table = await self.access.do(who, league_id, "draft", op)
        checking = table.league.checking is not None
        return self._after(table, who, "bl-check-in-begun" if checking else "")

    async def publish(self, who: Actor, league_id: int) -> Answer:
        """The draft becomes the round. Refusal while somebody in it is not on Discord."""
        table = await self.access.organised(who, league_id)
        absent = round_view.on_discord(table)
        if absent and table.league.draft is not None:
            raise Refusal("bl-publish-unlinked", who=absent)
        op = season_ops.by(lifecycle.publish_draft, who.key)
        return self._after(await self.access.do(who, league_id, "publish", op), who, "bl-published")

    async def redraw(self, who: Actor, league_id: int) -> Answer:
        """The draft as the weights have it, without what was changed by hand. The seed draws no other."""
        op = season_ops.by(lifecycle.redo_draft, who.key)
        return self._after(await self.access.do(who, league_id, "redraw", op), who, "bl-redrawn")

    async def call(self, who: Actor, league_id: int) -> Answer:
        """Remind all who owe something to a match."""
        number = len(late((await self.access.organised(who, league_id)).league))
        table = await self.access.do(who, league_id, "call", season_ops.by(call, who.key), undo=False)
        notice = say(who.language, "bl-called", number=number)
        return Answer(layout=round_layout(table, who.language, notice), update=True)

    def _after(self, table: StoredLeague, who: Actor, said: str) -> Answer:
        notice = say(who.language, said) if said else ""
        return Answer(layout=round_layout(table, who.language, notice), update=True)

    async def _repairable(self, who: Actor, league_id: int) -> StoredLeague:
        table = await self.access.organised(who, league_id)
        if round_of(table)[1] is None:
            raise Refused(LeagueError("lg-error-no-open-round"))
        return table

    # -- swapping and pairing ------------------------------------------------------------------------------

    async def ask_people(self, who: Actor, league_id: int, act: str) -> Answer:
        """Who changes places, or who is paired?"""
        table = await self._repairable(who, league_id)
        if act == "swap" and table.league.event.settings.boards:
            return Answer(layout=round_view.teams_layout(table, who.language), update=True)
        least = 2 if act == "swap" else 1
        return Answer(layout=round_view.people_layout(table, act, who.language, least, 2), update=True)

    async def swap(self, who: Actor, league_id: int, people: Sequence[str]) -> Answer:
        """Two players change places."""
        table = await self._repairable(who, league_id)
        first, second = _people(table, people, 2)

        def op(league: League, now: float) -> Outcome:
            return repairs.swap(league, now, who.key, first, second, organiser=True)

        return self._after(
            await self.access.do(who, league_id, "swap", op, people=list(people)), who, "bl-repaired"
        )

    async def pair(self, who: Actor, league_id: int, people: Sequence[str]) -> Answer:
        """One gets the bye, two a match; where it is one game, their sides are asked for."""
        table = await self._repairable(who, league_id)
        event, played = round_of(table)
        assert played is not None
        chosen = _people(table, people, len(people))
        if len(chosen) == 2 and games_per_match(event.settings, played.stage) == 1:
            return Answer(
                layout=round_view.sides_layout(table, chosen[0], chosen[1], who.language), update=True
            )
        return await self._pair(who, league_id, chosen, "")

    async def pair_sides(self, who: Actor, league_id: int, arg: str) -> Answer:
        """Two get a match, with sides chosen: "one.other.0" by the rules, 1 or 2: who is the Corp."""
        table = await self._repairable(who, league_id)
        one, _, rest = arg.partition(".")
        other, _, corp = rest.partition(".")
        if corp not in ("0", "1", "2"):
            raise Refusal("bl-forged")
        chosen = _people(table, (one, other), 2)
        return await self._pair(who, league_id, chosen, ("", *chosen)[int(corp)])

    async def _pair(self, who: Actor, league_id: int, chosen: Sequence[str], corp: str) -> Answer:
        other = chosen[1] if len(chosen) == 2 else None

        def op(league: League, now: float) -> Outcome:
            return repairs.pair_by_hand(league, now, who.key, chosen[0], other, corp=corp, organiser=True)

        return self._after(
            await self.access.do(who, league_id, "pair", op, people=list(chosen)), who, "bl-repaired"
        )

    # -- voiding -------------------------------------------------------------------------------------------

    async def ask_void(self, who: Actor, league_id: int, page: int = 0) -> Answer:
        """Which match is not to count?"""
        table = await self._repairable(who, league_id)
        _, played = round_of(table)
        assert played is not None
        keys = [key_of(played, pairing) for pairing in played.pairings if pairing.counts]
        if not keys:
            raise Refusal("bl-no-match")
        return Answer(layout=round_view.matches_layout(table, "void", keys, who.language, page), update=True)

    async def sure_void(self, who: Actor, league_id: int, key: str) -> Answer:
        """Really? In a draft nothing has happened yet, so nobody is asked."""
        if MATCH.fullmatch(key) is None:
            raise Refusal("bl-forged")
        table = await self._repairable(who, league_id)
        if table.league.draft is not None:
            return await self.void(who, league_id, key)
        event, _ = round_of(table)
        number, _, at = key.partition(":")
        names = [table.name(one) for one in event.pairing(int(number), int(at)).players]
        layout = asked(
            table, "bl-void-sure", "bl-void-yes", "void", key, who.language, names=" – ".join(names)
        )
        return Answer(layout=layout, update=True)

    async def void(self, who: Actor, league_id: int, key: str) -> Answer:
        """It does not count."""
        if MATCH.fullmatch(key) is None:
            raise Refusal("bl-forged")

        def op(league: League, now: float) -> Outcome:
            return repairs.void(league, now, who.key, key, organiser=True)

        return self._after(
            await self.access.do(who, league_id, "void", op, match=key, key=key), who, "bl-repaired"
        )

    # -- time ----------------------------------------------------------------------------------------------

    async def deadline_modal(self, who: Actor, league_id: int, match: str = "") -> ui.Modal:
        """Until when is the round (or a match) to be played?"""
        table = await self._repairable(who, league_id)
        league = table.league
        found = league.matches.get(match)
        now = found.deadline if found is not None else league.round_deadline
        zone = zone_of(league, None).key
        until = line("deadline", who.language, moments.typed(now, zone), True)
        return form(
            say(who.language, "bl-act-deadline"), organiser_address(league_id, "newdeadline", match), until
        )

    async def deadline(self, who: Actor, league_id: int, match: str, text: str) -> Answer:
        """A new deadline for the round and its matches, or for one match, as it was typed. Asks once more
        where there is next to no time until then, or nobody could be reminded."""
        table = await self.access.organised(who, league_id)
        now = self.access.leagues.clock.now()
        at = moments.moment(text, table.league.settings.zone, now)
        if at is None:
            raise Refusal("bl-bad-date", text="–")
        try:
            after = repairs.set_deadline(table.league, now, who.key, match, at, organiser=True).league
        except LeagueError as error:
            raise Refused(error) from error
        if at - now < HOUR or not reminds_before(after, now, at):
            question = "bl-deadline-soon" if at - now < HOUR else "bl-deadline-unreminded"
            arg = f"{int(at)}.{match}"
            layout = asked(
                table, question, "bl-deadline-yes", "until", arg, who.language, until=moment(who.language, at)
            )
            return Answer(layout=layout, update=True)
        return await self.set_deadline(who, league_id, match, at)

    async def until(self, who: Actor, league_id: int, arg: str) -> Answer:
        """The same after the question ("<seconds>.<match>")."""
        at, _, match = arg.partition(".")
        if not (at.isascii() and at.isdecimal() and len(at) <= 11):
            raise Refusal("bl-forged")
        return await self.set_deadline(who, league_id, match, float(at))

    async def set_deadline(self, who: Actor, league_id: int, match: str, at: float) -> Answer:
        """Set it, and show the moment that was understood."""

        def op(league: League, now: float) -> Outcome:
            return repairs.set_deadline(league, now, who.key, match, at, organiser=True)

        table = await self.access.do(who, league_id, "deadline", op, match=match, at=at)
        notice = say(who.language, "bl-deadline-set", until=moment(who.language, at))
        return Answer(layout=round_layout(table, who.language, notice), update=True)

    async def ask_end(self, who: Actor, league_id: int) -> Answer:
        """Really end the round now?"""
        table = await self._repairable(who, league_id)
        return Answer(
            layout=asked(table, "bl-endround-sure", "bl-endround-yes", "endround", "yes", who.language),
            update=True,
        )

    async def end(self, who: Actor, league_id: int) -> Answer:
        """End it: what is open is decided by rule."""
        op = season_ops.by(lifecycle.complete_round, who.key)
        return self._after(await self.access.do(who, league_id, "endround", op), who, "bl-round-ended")


def _people(table: StoredLeague, people: Sequence[str], count: int) -> list[str]:
    """Players (or teams) of the league. Refusal for somebody who is not one, or too few."""
    if len(set(people)) != count or count not in (1, 2):
        raise Refusal("bl-forged")
    for person in people:
        if any(person == each.id for each in table.league.event.teams):
            continue
        if person not in table.league.people:
            raise Refused(LeagueError("ls-error-not-in"))
    return list(people)
