"""Registering decks with a league: chosen among one's own and those that come with the game, held against the
league's format, copied as they are then."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from bot.contract.deck_rules import DeckRules
from bot.leagues.players.details import Details, known
from bot.leagues.posts import describing
from bot.leagues.posts.addresses import player_address
from bot.leagues.posts.buttons import league_button
from bot.leagues.stored import StoredLeague
from bot.messages import components, words
from bot.messages.components import OPTION_LABEL, OPTIONS, PLACEHOLDER, Component, Row, cut
from bot.messages.layout import fit, text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from engine.leagues import season
from engine.leagues.season.model import Deck, League, Outcome, Person
from engine.leagues.season.registering import registers
from engine.messages import labelled

SIDES: Final = ("corp", "runner")
NOT_LEGAL: Final = 10
"""Decks that are named with why they are not legal, at most."""


@dataclass(frozen=True)
class Choosable:
    """A deck of somebody or of ours: what stands for it in a select."""

    value: str
    name: str
    side: str
    cards: str


def day_of(league: League, now: float) -> str:
    """The day whose lists count: that on which sign-up is over, or today where that is past or open."""
    return datetime.fromtimestamp(_counts(league, now), UTC).date().isoformat()


def _counts(league: League, now: float) -> float:
    """When that day is, as a moment."""
    closes = league.settings.closes
    return now if closes is None or league.event.rounds else max(now, closes)


class Registering:
    """Serves the page on which decks are registered."""

    def __init__(self, details: Details) -> None:
        self.details = details
        self.leagues = details.leagues

    @property
    def rules(self) -> DeckRules:
        """Refusal where games are not played with own decks (any more)."""
        found = self.leagues.hosting.deck_rules
        if found is None:
            raise Refusal("bot-forged")
        return found

    async def show(self, asker: Asker, league_id: int) -> Answer:
        """What can be registered, and why not the rest."""
        return await self._page(asker, await self._mine(asker, league_id), "")

    async def choose(self, asker: Asker, league_id: int, act: str, value: str) -> Answer:
        """Register what was chosen for a side ("deck-corp", "deck-runner-1")."""
        table = await self._mine(asker, league_id)
        side = act.split("-")[1]
        chosen = next((one for one in await self._choosable(asker) if one.value == value), None)
        if side not in SIDES or chosen is None or chosen.side != side:
            raise Refusal("bot-deck-none")
        settings = table.league.settings
        on = day_of(table.league, self.leagues.clock.now())
        wrong = self.rules.wrong(chosen.cards, settings.deck_format, on, asker.language, table.row.edition)
        if wrong:
            called = describing.deck_format(settings, asker.language)
            lines = "\n".join(f"- {words.plain(line)}" for line in wrong[:NOT_LEGAL])
            raise Refusal("bot-deck-not-legal", name=words.plain(chosen.name), format=called, lines=lines)
        title, faction = self.rules.identity(chosen.cards)
        listed = self.rules.listed(chosen.cards, chosen.name)
        deck = Deck(title, faction, text=listed, cards=chosen.cards)
        me = str(asker.user_id)

        def op(league: League, now: float) -> Outcome:
            known(league, me)
            if league.settings.deck_format != settings.deck_format:
                raise Refusal("blp-deck-format-changed")
            if side == "corp":
                return season.set_deck(league, now, me, corp=deck)
            return season.set_deck(league, now, me, runner=deck)

        table = await self.leagues.change(league_id, asker.user_id, "my-deck", op)
        return await self._page(asker, table, say(asker.language, "blp-kept"))

    async def _mine(self, asker: Asker, league_id: int) -> StoredLeague:
        table = await self.details.mine(asker, league_id)
        if not registers(table.league):
            raise Refusal("bot-forged")
        if table.league.people[str(asker.user_id)].locked:
            raise Refusal("ls-error-locked")
        return table

    async def _choosable(self, asker: Asker) -> list[Choosable]:
        async with self.leagues.db.read() as db:
            imported = await self.rules.imported(db, asker.user_id)
        own = [Choosable(f"own-{one.key}", one.name, one.seat, one.deck) for one in imported]
        ours = self.rules.ready(asker.language)
        return own + [Choosable(f"ours-{one.key}", one.name, one.seat, one.deck) for one in ours]

    async def _page(self, asker: Asker, table: StoredLeague, note: str) -> Answer:
        language, league = asker.language, table.league
        person = league.people[str(asker.user_id)]
        rules, settings = self.rules, league.settings
        now = self.leagues.clock.now()
        on = day_of(league, now)
        rows: list[Row] = []
        wrong: list[str] = []
        choosable = await self._choosable(asker)
        for side in SIDES:
            options = []
            for one in choosable:
                if one.side != side:
                    continue
                # Each takes a millisecond or two: others have their turn between them.
                await asyncio.sleep(0)
                reasons = rules.wrong(one.cards, settings.deck_format, on, language, table.row.edition)
                if not reasons:
                    label = cut(one.name, OPTION_LABEL)
                    options.append(components.option(label=label, value=one.value))
                elif one.value.startswith("own"):
                    why = labelled(language, words.plain(one.name), words.plain(reasons[0]))
                    wrong.append(f"-# {why}")
            for at in range(0, len(options), OPTIONS):
                act = f"deck-{side}-{at // OPTIONS}"
                rows.append(_select(table, act, side, options[at : at + OPTIONS], language))
        rows.append(components.row(league_button(language, table.id, "details")))
        called = describing.deck_format(settings, language)
        lines = [
            say(language, "blp-register", league=words.plain(table.row.name), format=called),
            *([f"✅ {note}"] if note else []),
            *(_now(person, side, language) for side in SIDES),
            f"-# {say(language, 'blp-register-day', day=f'<t:{int(_counts(league, now))}:D>')}",
            f"-# {say(language, f'blp-register-lists-{settings.lists}')}",
        ]
        if wrong:
            lines += [say(language, "blp-register-not", format=called), *wrong[:NOT_LEGAL]]
        return Answer(layout=fit(text_layout("\n".join(lines), rows=tuple(rows))))


def _now(person: Person, side: str, language: str) -> str:
    deck = person.corp if side == "corp" else person.runner
    if deck is None:
        return say(language, f"blp-no-deck-{side}")
    return say(language, f"blp-deck-{side}", identity=words.plain(deck.identity))


def _select(table: StoredLeague, act: str, side: str, options: Sequence[Component], language: str) -> Row:
    prompt = cut(say(language, f"blp-register-{side}"), PLACEHOLDER)
    found = components.select(
        custom_id=player_address(table.id, act), placeholder=prompt, options=list(options)
    )
    return components.row(found)
