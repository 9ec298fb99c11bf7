"""The slash commands `/deck`, and the custom_ids of what they show."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands, ui

from bot.contract.duel import Duel
from bot.contract.editions import Editioned
from bot.games.netrunner.decks.decks import Decks
from bot.games.netrunner.decks.importing import Importing
from bot.games.netrunner.decks.playing import FORMAT, PLAYED, Playing
from bot.games.netrunner.store import decks as store
from bot.games.netrunner.store.decks import NAME
from bot.messages.components import cut
from bot.messages.forms import Line, form, typed
from bot.messages.layout import values_of
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.challenge_command import computers, editions
from bot.presses.channels import place_of
from bot.presses.extension import Services
from bot.presses.languages import Asker
from bot.presses.routes import Ids, Routes, anybody
from bot.presses.translations import message
from bot.presses.tree import may
from engine.netrunner.decklists import FORMATS
from engine.netrunner.decklists.formats import Formats
from engine.netrunner.decklists.preconstructed import preconstructed

Sys = discord.Interaction
Choice = app_commands.Choice
Name = app_commands.Range[str, 1, 60]
LIST = 4000
"""Characters that a form takes."""


class DeckCommands:
    """Puts `/deck` together."""

    def __init__(self, services: Services, formats: Formats, kind: Duel) -> None:
        self.kind = kind
        self.answers = services.answers
        self.decks = Decks(services.play, services.pictures, formats)
        self.importing = Importing(self.decks)
        self.playing = Playing(self.decks, services.play, kind)

    def group(self) -> app_commands.Group:
        """The commands."""
        group = app_commands.Group(
            name="deck",
            description=message("bot-command-deck"),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self._import(group)
        self._play(group)
        self._own(group)
        self._written(group)
        return group

    def _import(self, group: app_commands.Group) -> None:
        @group.command(name="import", description=message("bot-command-deck-import"))
        @app_commands.describe(
            file=message("bot-option-deck-file"),
            name=message("bot-option-deck-name"),
            identity=message("bot-option-deck-identity"),
        )
        async def import_(
            interaction: Sys,
            file: discord.Attachment | None = None,
            name: Name | None = None,
            identity: app_commands.Range[str, 1, 100] | None = None,
        ) -> None:
            given = file
            if given is None:
                await self.answers.ask(interaction, lambda asker: _form(asker, name or "", identity or ""))
                return
            await self.answers.give(
                interaction,
                lambda asker: self.importing.file(asker, given, name or "", identity or ""),
                file=True,
                stores=True,
            )

    def _play(self, group: app_commands.Group) -> None:
        found = computers(self.kind)
        formats = [Choice(name=message(f"nrf-{one}"), value=one) for one in PLAYED]
        usual = found[len(found) // 2].value
        by = editions(self.kind) if isinstance(self.kind, Editioned) else []

        @group.command(description=message("bot-command-deck-play"))
        @app_commands.describe(
            deck=message("bot-option-deck"),
            computer=message("bot-option-deck-computer"),
            format=message("bot-option-deck-played"),
            against=message("bot-option-deck-against"),
            edition=message("bot-option-edition"),
        )
        @app_commands.choices(computer=found, format=formats, edition=by)
        @app_commands.autocomplete(deck=self._any_names, against=self._any_names)
        @may(deck=anybody, against=anybody)
        async def play(
            interaction: Sys,
            deck: Name,
            computer: Choice[str] | None = None,
            format: Choice[str] | None = None,
            against: Name | None = None,
            edition: Choice[str] | None = None,
        ) -> None:
            how = computer.value if computer is not None else usual
            played = format.value if format is not None else FORMAT
            rules = edition.value if edition is not None else ""

            async def work(asker: Asker) -> Answer:
                channel_id = await place_of(interaction, asker.language)
                return await self.playing.begin(asker, channel_id, deck, how, played, against or "", rules)

            await self.answers.give(interaction, work)

    def _own(self, group: app_commands.Group) -> None:
        @group.command(name="list", description=message("bot-command-deck-list"))
        async def list_(interaction: Sys) -> None:
            await self.answers.give(interaction, self.decks.listing)

        @group.command(description=message("bot-command-deck-show"))
        @app_commands.describe(deck=message("bot-option-deck"), public=message("bot-option-deck-public"))
        @app_commands.autocomplete(deck=self._any_names)
        @may(deck=anybody)
        async def show(interaction: Sys, deck: Name, public: bool = False) -> None:
            async def work(asker: Asker) -> Answer:
                if not public:
                    return await self.decks.show_named(asker, deck)
                return await self.decks.post_named(asker, deck)

            await self.answers.give(interaction, work, slow=True, public=public, stores=public)

        @group.command(description=message("bot-command-deck-rename"))
        @app_commands.describe(deck=message("bot-option-deck"), name=message("bot-option-deck-name"))
        @app_commands.autocomplete(deck=self._names)
        @may(deck=anybody)
        async def rename(interaction: Sys, deck: Name, name: Name) -> None:
            async def work(asker: Asker) -> Answer:
                row = await self.decks.named(asker, deck, whole=True)
                return replace(await self.decks.rename(asker, row.id, name), update=False)

            await self.answers.give(interaction, work, slow=True, stores=True)

        @group.command(description=message("bot-command-deck-delete"))
        @app_commands.describe(deck=message("bot-option-deck"))
        @app_commands.autocomplete(deck=self._names)
        @may(deck=anybody)
        async def delete(interaction: Sys, deck: Name) -> None:
            async def work(asker: Asker) -> Answer:
                row = await self.decks.named(asker, deck)
                return replace(await self.decks.ask_delete(asker, row.id), update=False)

            await self.answers.give(interaction, work)

    def _written(self, group: app_commands.Group) -> None:
        forms = [Choice(name=message(f"bot-deck-form-{form}"), value=form) for form in FORMATS]

        @group.command(description=message("bot-command-deck-export"))
        @app_commands.describe(deck=message("bot-option-deck"), format=message("bot-option-deck-format"))
        @app_commands.choices(format=forms)
        @app_commands.autocomplete(deck=self._any_names)
        @may(deck=anybody)
        async def export(interaction: Sys, deck: Name, format: Choice[str] | None = None) -> None:
            async def work(asker: Asker) -> Answer:
                wanted = format.value if format is not None else "text"
                return await self.decks.export_named(asker, deck, wanted)

            await self.answers.give(interaction, work, file=True)

        @group.command(description=message("bot-command-deck-copy"))
        @app_commands.describe(deck=message("bot-option-deck"), name=message("bot-option-deck-name"))
        @app_commands.autocomplete(deck=self._any_names)
        @may(deck=anybody)
        async def copy(interaction: Sys, deck: Name, name: Name | None = None) -> None:
            async def work(asker: Asker) -> Answer:
                return await self.decks.copy_named(asker, deck, name or "")

            await self.answers.give(interaction, work, slow=True, stores=True)

    async def _any_names(self, interaction: Sys, current: str) -> list[Choice[str]]:
        """One's own decks, then ours."""
        language = (await self.answers.languages.asker(interaction)).language
        ours = [one.name(language) for one in preconstructed()]
        found = [name for name in ours if current.casefold() in name.casefold()]
        own = await self._names(interaction, current)
        taken = {choice.value for choice in own}
        return [*own, *(Choice(name=name, value=name) for name in found if name not in taken)][:25]

    async def _names(self, interaction: Sys, current: str) -> list[Choice[str]]:
        """One's own decks."""
        async with self.decks.db.read() as db:
            rows = await store.of_user(db, interaction.user.id)
        found = [row.name for row in rows if current.casefold() in row.name.casefold()]
        return [Choice(name=name, value=name) for name in found[:25]]

    def declare(self, at: Routes) -> None:
        """The custom_ids."""
        give, decks = self.answers.give, self.decks

        @at.press("dk:new", may=anybody)
        async def new(interaction: Sys, ids: Ids) -> None:
            await self.answers.ask(interaction, lambda asker: _form(asker, "", ""))

        @at.press("dk:import", may=anybody)
        async def sent(interaction: Sys, ids: Ids) -> None:
            given = typed(interaction)
            await give(interaction, lambda asker: self.importing.text(asker, given), file=True, stores=True)

        @at.press("dk:doubt:{at:page}", may=anybody)
        async def doubt(interaction: Sys, ids: Ids) -> None:
            chosen = next(iter(values_of(interaction)), "")
            number = int(ids.text("at"))
            await give(
                interaction,
                lambda asker: self.importing.answered(asker, number, chosen),
                update=True,
                slow=True,
                stores=True,
            )

        @at.press("dk:identity", may=anybody)
        async def identity(interaction: Sys, ids: Ids) -> None:
            chosen = next(iter(values_of(interaction)), "")
            await give(
                interaction,
                lambda asker: self.importing.identity(asker, chosen),
                update=True,
                slow=True,
                stores=True,
            )

        @at.press("dk:draft:{what:suggested|drop}", may=anybody)
        async def draft(interaction: Sys, ids: Ids) -> None:
            work = self.importing.drop if ids.text("what") == "drop" else self.importing.suggested
            await give(interaction, work, update=True, slow=True, stores=True)

        @at.press("dk:own:{deck:int}:{what:show|delete|deleted|renamed}", may=decks.owner)
        async def change(interaction: Sys, ids: Ids) -> None:
            deck_id, what, given = ids.number("deck"), ids.text("what"), typed(interaction)

            async def work(asker: Asker) -> Answer:
                if what == "renamed":
                    return await decks.rename(asker, deck_id, given.get("name", ""))
                if what == "show":
                    return await decks.show(asker, deck_id, update=True)
                return await (decks.delete if what == "deleted" else decks.ask_delete)(asker, deck_id)

            await give(interaction, work, update=True, slow=True, stores=True)

        @at.press("dk:own:{deck:int}:why", may=decks.owner)
        async def why(interaction: Sys, ids: Ids) -> None:
            await give(interaction, lambda asker: decks.why(asker, ids.number("deck")), slow=True)

        @at.press("dk:own:{deck:int}:play", may=decks.owner)
        async def whom(interaction: Sys, ids: Ids) -> None:
            async def work(asker: Asker) -> Answer:
                row = await decks.own(asker, ids.number("deck"))
                return await self.playing.whom(asker, row, f"dk:own:{row.id}")

            await give(interaction, work)

        @at.press("dk:own:{deck:int}:play:{computer:act}", may=decks.owner)
        async def against(interaction: Sys, ids: Ids) -> None:
            async def work(asker: Asker) -> Answer:
                row = await decks.own(asker, ids.number("deck"))
                return await self.playing.alone(asker, row, ids.text("computer"))

            await give(interaction, work)

        self._ours(at)

        @at.press("dk:own:{deck:int}:rename", may=decks.owner)
        async def rename(interaction: Sys, ids: Ids) -> None:
            await self.answers.ask(interaction, lambda asker: decks.rename_form(asker, ids.number("deck")))

        @at.press("dk:own:{deck:int}:post", may=decks.owner)
        async def post(interaction: Sys, ids: Ids) -> None:
            await give(
                interaction,
                lambda asker: decks.post(asker, ids.number("deck")),
                slow=True,
                public=True,
                stores=True,
            )

        @at.press("dk:own:{deck:int}:{what:copy|export}", may=decks.owner)
        async def more(interaction: Sys, ids: Ids) -> None:
            deck_id, chosen = ids.number("deck"), next(iter(values_of(interaction)), "")
            if ids.text("what") == "copy":
                await give(interaction, lambda asker: decks.copy(asker, deck_id), slow=True, stores=True)
            else:
                await give(interaction, lambda asker: decks.export(asker, deck_id, chosen), file=True)

        @at.press("dk:seen:{deck:int}:copy", may=decks.onlooker)
        async def copy(interaction: Sys, ids: Ids) -> None:
            await give(
                interaction, lambda asker: decks.copy(asker, ids.number("deck")), slow=True, stores=True
            )

    def _ours(self, at: Routes) -> None:
        """What stands under a deck of ours."""
        give, decks = self.answers.give, self.decks

        @at.press("dk:ours:{key:act}:play", may=anybody)
        async def whom(interaction: Sys, ids: Ids) -> None:
            async def work(asker: Asker) -> Answer:
                key = ids.text("key")
                return await self.playing.whom(asker, decks.ours(asker, key), f"dk:ours:{key}")

            await give(interaction, work)

        @at.press("dk:ours:{key:act}:play:{computer:act}", may=anybody)
        async def against(interaction: Sys, ids: Ids) -> None:
            async def work(asker: Asker) -> Answer:
                return await self.playing.alone(
                    asker, decks.ours(asker, ids.text("key")), ids.text("computer")
                )

            await give(interaction, work)

        @at.press("dk:ours:{key:act}:{what:copy|export}", may=anybody)
        async def kept(interaction: Sys, ids: Ids) -> None:
            key, chosen = ids.text("key"), next(iter(values_of(interaction)), "")
            if ids.text("what") == "copy":
                await give(interaction, lambda asker: decks.copy_ours(asker, key), slow=True, stores=True)
                return

            async def written(asker: Asker) -> Answer:
                return await decks.export_ours(asker, key, chosen)

            await give(interaction, written, file=True)


async def _form(asker: Asker, name: str, identity: str) -> ui.Modal:
    """Where a list is pasted."""
    language = asker.language
    return form(
        say(language, "bot-deck-import"),
        "dk:import",
        Line(
            "list", say(language, "bot-deck-paste"), most=LIST, long=True, hint=say(language, "bot-deck-hint")
        ),
        Line("name", say(language, "bot-deck-name-form"), cut(name, NAME), required=False, most=NAME),
        Line("identity", say(language, "bot-deck-identity-form"), identity, required=False),
    )
