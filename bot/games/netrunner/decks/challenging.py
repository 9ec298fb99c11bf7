"""Challenges to games with decks of the players' own: what the challenger brings, and what who joins
is asked.

The challenger's list is copied into the challenge, so that what is changed later changes no game; nobody is
told it. Whoever takes it up chooses among their decks of the other side, those of ours, and a random one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord
from discord import app_commands

from bot.contract.duel import Duel
from bot.games.netrunner.decks import pages
from bot.games.netrunner.decks.decks import Decks
from bot.games.netrunner.decks.playing import LEVEL, PLAYED, check, drawn, format_of, level_of
from bot.games.netrunner.store import decks as store
from bot.hosting.pace import PACES
from bot.messages import components
from bot.messages.components import OPTION_LABEL, OPTIONS, PLACEHOLDER, Component, Row, cut
from bot.messages.layout import fit, text_layout, values_of
from bot.messages.refusals import Refusal
from bot.messages.words import mention, plain, say
from bot.presses.access import Rules
from bot.presses.answers import Answer
from bot.presses.challenges import Agreed, Make, Offer
from bot.presses.channels import place_of
from bot.presses.extension import Services
from bot.presses.finding import same
from bot.presses.languages import Asker
from bot.presses.routes import Ids, Routes, anybody
from bot.store.challenges import ChallengeRow
from engine import netrunner
from engine.messages import labelled
from engine.netrunner import Deck
from engine.netrunner.decklists.preconstructed import preconstructed

RANDOM: Final = "random"
"""What is chosen for a random legal deck."""
RANDOM_NAME: Final = ":random:"
"""The same where a name is asked for: no deck is called so by accident."""
NOT_LEGAL: Final = 10
"""Decks that are named with why they are not legal, at most."""


@dataclass(frozen=True)
class Choosable:
    """A deck that can be chosen: what stands for it in a select, and its name."""

    value: str
    name: str
    side: str
    deck: Deck


class Challenging:
    """Serves `/netrunner challenge` and `/play find` with decks, and what is chosen by who joins."""

    def __init__(self, decks: Decks, services: Services, kind: Duel) -> None:
        self.decks = decks
        self.kind = kind
        self.play = services.play
        self.answers = services.answers
        self.challenges = services.challenges
        self.services = services

    # -- challenging ---------------------------------------------------------------------------------------

    async def offer(
        self,
        asker: Asker,
        channel_id: int,
        format_id: str,
        name: str,
        side: str | None,
        opponent: discord.abc.User | None,
        computer: str | None,
        agreed: Agreed,
    ) -> Offer:
        """Challenge to a game of a format with one's deck of a name, or a random one. The computer has a
        random one."""
        if name and name != RANDOM_NAME:
            row = await self.decks.any_named(asker, name)
            if side is not None and side != row.side:
                called = self.kind.side(row.side, asker.language)
                raise Refusal("bot-deck-other-side", name=plain(row.name), side=called)
            side, mine = row.side, pages.read_deck(row)
            check(self.decks, mine, row.name, format_id, asker.language, agreed.edition)
        else:
            side = side or self.kind.seats[self.play.seeds() % len(self.kind.seats)]
            mine = drawn(self.decks, side, format_id, self.play.seeds(), asker.language, agreed.edition)
        make = None
        if computer is not None:
            other = self.kind.other(side)
            theirs = drawn(self.decks, other, format_id, self.play.seeds(), asker.language, agreed.edition)
            make = _makes({side: mine, other: theirs}, agreed.memory_aid, agreed.edition)
        level, written = level_of(format_id), pages.written(mine)
        return await self.challenges.offer(
            asker, channel_id, self.kind, level, side, opponent, computer, agreed, written, make
        )

    # -- taking up -----------------------------------------------------------------------------------------

    async def ask(self, asker: Asker, row: ChallengeRow) -> Answer:
        """Ask who takes up a challenge for their deck."""
        side = self.kind.other(row.side or "")
        return await self._page(asker, _format(row), (side,), f"dk:join:{row.id}", row.edition)

    async def join(self, asker: Asker, challenge_id: int, chosen: str) -> Answer:
        """Begin the game with the deck that was chosen."""
        row = await self.challenges.standing(asker, challenge_id)
        format_id, side = _format(row), row.side or ""
        if not format_id:
            raise Refusal("bot-forged")  # a challenge to a starter game, where there is nothing to choose
        brought = pages.deck_of(row.deck)
        if not self._legal(brought, format_id, row.edition):
            raise Refusal("bot-challenge-deck-changed", name=mention(row.challenger_id))
        other = self.kind.other(side)
        mine, name = await self._chosen(asker, chosen, other, format_id, row.edition)
        make = _makes({side: brought, other: mine}, row.memory_aid, row.edition)
        closed = await self.challenges.take_up(asker, row, make)
        await self.challenges.show_closed(self.services.client, row, closed)
        return self._done(asker, name, row.channel_id)

    # -- looking for a game --------------------------------------------------------------------------------

    async def look(self, asker: Asker, interaction: discord.Interaction, level: str, pace: str) -> Answer:
        """Ask who looks for a game of a format for their deck; they play who looks for the same already,
        if there is somebody."""
        await place_of(interaction, asker.language)
        format_id = format_of(level)
        if format_id not in PLAYED:
            raise Refusal("bot-find-format")
        found = await same(self.services, asker, self.kind, level, pace)
        first = next((row for row in found if row.deck), None)
        if first is not None:
            return await self.ask(asker, first)
        return await self._page(asker, format_id, self.kind.seats, f"dk:look:{format_id}:{pace}")

    async def looked(
        self, asker: Asker, interaction: discord.Interaction, format_id: str, pace: str, chosen: str
    ) -> Offer:
        """Say in the channel that somebody looks for a game, with the deck that was chosen."""
        channel_id = await place_of(interaction, asker.language)
        if format_id not in PLAYED or pace not in PACES:
            raise Refusal("bot-forged")
        what, _, side = chosen.partition("-")
        if what == RANDOM:
            if side not in self.kind.seats:
                raise Refusal("bot-forged")
            mine = drawn(self.decks, side, format_id, self.play.seeds(), asker.language)
        else:
            one = await self._one(asker, chosen)
            side, mine = one.side, one.deck
            check(self.decks, mine, one.name, format_id, asker.language)
        return await self.challenges.offer(
            asker, channel_id, self.kind, level_of(format_id), side, None, None, Agreed(pace=pace),
            pages.written(mine),
        )  # fmt: skip

    # -- choosing ------------------------------------------------------------------------------------------

    async def _choosable(self, asker: Asker) -> list[Choosable]:
        """One's decks, then ours."""
        async with self.decks.db.read() as db:
            rows = await store.of_user(db, asker.user_id)
        own = [Choosable(f"own-{row.id}", row.name, row.side, pages.read_deck(row)) for row in rows]
        ours = preconstructed()
        return own + [
            Choosable(f"ours-{one.key}", one.name(asker.language), one.side, one.deck) for one in ours
        ]

    async def _one(self, asker: Asker, chosen: str) -> Choosable:
        """What was chosen; Refusal if it is not there (any more)."""
        for one in await self._choosable(asker):
            if one.value == chosen:
                return one
        raise Refusal("bot-deck-none")

    async def _chosen(
        self, asker: Asker, chosen: str, side: str, format_id: str, edition: str
    ) -> tuple[Deck, str]:
        """The deck that was chosen for a side, and its name."""
        if chosen == f"{RANDOM}-{side}":
            deck = drawn(self.decks, side, format_id, self.play.seeds(), asker.language, edition)
            return deck, say(asker.language, "bot-deck-random")
        one = await self._one(asker, chosen)
        if one.side != side:
            raise Refusal("bot-forged")
        check(self.decks, one.deck, one.name, format_id, asker.language, edition)
        return pages.same_order(one.deck), one.name

    async def names(self, asker: Asker, current: str, side: str) -> list[app_commands.Choice[str]]:
        """What can be given as the name of a deck, of a side if that is named."""
        random = say(asker.language, "bot-deck-random")
        names = {one.name: one.name for one in await self._choosable(asker) if side in ("", one.side)}
        found = [(random, RANDOM_NAME), *names.items()]
        chosen = [(name, value) for name, value in found if current.casefold() in name.casefold()]
        return [app_commands.Choice(name=cut(name, OPTION_LABEL), value=value) for name, value in chosen[:25]]

    def _legal(self, deck: Deck, format_id: str, edition: str) -> bool:
        formats = self.decks.formats
        return format_id in formats.ids and formats.report(deck, format_id, self.decks.today(), edition).legal

    async def _page(
        self, asker: Asker, format_id: str, sides: Sequence[str], custom_id: str, edition: str = ""
    ) -> Answer:
        """Selects of the decks that are legal, and why the others are not."""
        formats, language = self.decks.formats, asker.language
        if format_id not in formats.ids:
            raise Refusal("bot-no-game")
        called = pages.format_name(formats, format_id, language)
        options, wrong = [], []
        for one in await self._choosable(asker):
            if one.side not in sides:
                continue
            # Each takes a millisecond or two: others have their turn between them.
            await asyncio.sleep(0)
            report = formats.report(one.deck, format_id, self.decks.today(), edition)
            side = self.kind.side(one.side, language)
            if report.legal:
                label = cut(one.name, OPTION_LABEL)
                options.append(components.option(label=label, value=one.value, description=side))
            elif one.value.startswith("own"):
                reason = plain(report.lines(language)[0])
                wrong.append(f"-# {labelled(language, plain(one.name), reason)}")
        for name in sides:
            label, side = say(language, "bot-deck-random"), self.kind.side(name, language)
            options.append(components.option(label=label, value=f"{RANDOM}-{name}", description=side))
        rows = [
            _select(options[at : at + OPTIONS], f"{custom_id}:{at // OPTIONS}", language)
            for at in range(0, len(options), OPTIONS)
        ]
        lines = [say(language, "bot-deck-which", format=called, sides=len(sides))]
        if len(sides) == 1:
            lines = [
                say(language, "bot-deck-which-side", format=called, side=self.kind.side(sides[0], language))
            ]
        if wrong:
            lines += [say(language, "bot-deck-which-not", format=called), *wrong[:NOT_LEGAL]]
        if len(wrong) > NOT_LEGAL:
            lines.append(f"-# {say(language, 'bot-deck-more', n=len(wrong) - NOT_LEGAL)}")
        return Answer(layout=fit(text_layout("\n".join(lines), rows=tuple(rows))))

    def _done(self, asker: Asker, name: str, channel_id: int) -> Answer:
        said = say(asker.language, "bot-deck-brought", name=plain(name), channel=f"<#{channel_id}>")
        return Answer(layout=text_layout(said), update=True)

    # -- custom_ids ----------------------------------------------------------------------------------------

    def declare(self, at: Routes) -> None:
        """The custom_ids."""
        self.challenges.ask_deck[self.kind.name] = self.ask
        rules = Rules(self.play.db)

        @at.press("dk:join:{challenge:int}:{page:page}", may=rules.challenged)
        async def joins(interaction: discord.Interaction, ids: Ids) -> None:
            chosen, challenge_id = next(iter(values_of(interaction)), ""), ids.number("challenge")
            await self.answers.give(
                interaction, lambda asker: self.join(asker, challenge_id, chosen), update=True
            )

        @at.press("dk:look:{format:choice}:{pace:act}:{page:page}", may=anybody)
        async def looks(interaction: discord.Interaction, ids: Ids) -> None:
            chosen = next(iter(values_of(interaction)), "")
            format_id, pace = ids.text("format"), ids.text("pace")
            await self.challenges.show(
                interaction, lambda asker: self.looked(asker, interaction, format_id, pace, chosen)
            )


def _format(row: ChallengeRow) -> str:
    return format_of(row.level) or ""


def _makes(decks: dict[str, Deck], memory_aid: bool, edition: str) -> Make:
    """Makes the game of a seed with these decks, by seat."""

    def make(seed: int) -> netrunner.Game:
        return netrunner.new_game(
            LEVEL,
            seed,
            corp=decks["corp"],
            runner=decks["runner"],
            memory_aid=memory_aid,
            edition=edition or netrunner.NEWEST,
        )

    return make


def _select(options: list[Component], custom_id: str, language: str) -> Row:
    prompt = cut(say(language, "bot-deck-choose"), PLACEHOLDER)
    found = components.select(custom_id=custom_id, placeholder=prompt, options=options)
    return components.row(found)
