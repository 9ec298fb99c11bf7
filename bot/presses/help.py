"""`help` of a game: the game on one page with pictures, and its words explained."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import app_commands

from bot.contract.editions import words_of
from bot.contract.explaining import Explaining, Word
from bot.contract.game import Picture
from bot.hosting.play import Play
from bot.layouts.pictures import Pictures, file, image, renamed
from bot.messages import components
from bot.messages.components import Row, button
from bot.messages.layout import Layout, text_layout, values_of
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.access import Rules
from bot.presses.answers import Answer, Answers, Work
from bot.presses.explaining import line, words_select
from bot.presses.extension import Services
from bot.presses.languages import Asker
from bot.presses.private import in_place
from bot.presses.routes import Ids, Routes, anybody
from bot.presses.translations import message
from bot.presses.tree import may
from engine.messages import items

FOUND = 10
"""Words told at once to who looks for one."""

Sys = discord.Interaction


class HelpPage:
    """Shows the page of a game, and its words. `at`: how the custom_ids on it begin."""

    def __init__(self, kind: Explaining, pictures: Pictures, at: str = "") -> None:
        self.kind = kind
        self.pictures = pictures
        self.at = at or kind.help_id

    async def page(self, asker: Asker) -> Answer:
        """The game on one page: text, pictures, the glossary to choose from."""
        language = asker.language
        drawn: list[Picture] = []
        for stem, draw in self.kind.help_pictures(language):
            drawn += renamed(await self.pictures.drawn(draw), stem)
        layout = text_layout(
            self.kind.help_text(language),
            images=tuple(image(picture) for picture in drawn),
            rows=(*self._selects(language),),
        )
        return Answer(layout=layout, files=tuple(file(picture) for picture in drawn))

    def word(self, key: str, asker: Asker) -> Answer:
        """One word by its key, with the others to choose from; Refusal if there is none."""
        try:
            found = self.kind.glossary.word(key, asker.language)
        except KeyError as error:
            raise Refusal("bot-forged") from error
        return Answer(layout=self._explained([found], asker.language))

    def find(self, text: str, asker: Asker) -> Answer:
        """The words that somebody may mean by a text; Refusal if there is none."""
        found = self.kind.glossary.find(text, asker.language)
        exact = [word for word in found if word.title.lower() == text.strip().lower()]
        if not found:
            raise Refusal("bot-help-no-word", group=self.kind.group)
        return Answer(layout=self._explained(exact or found[:FOUND], asker.language))

    def _explained(self, words: Sequence[Word], language: str) -> Layout:
        back = components.row(button(say(language, "bot-words-help"), self.at))
        said = "\n".join(line(word, language) for word in words)
        return text_layout(said, rows=(*self._selects(language), back))

    def _selects(self, language: str) -> list[Row]:
        """The whole glossary, two subjects a select."""
        glossary, rows = self.kind.glossary, []
        names = list(glossary.subjects)
        for number, start in enumerate(range(0, len(names), 2)):
            pair = names[start : start + 2]
            keys = [key for name in pair for key in glossary.subjects[name]]
            names_of = items(language, (glossary.subject(name, language) for name in pair))
            placeholder = say(language, "bot-help-words", names=names_of)
            words = [glossary.word(key, language) for key in keys]
            rows.append(words_select(f"{self.at}:word:{number}", placeholder, words))
        return rows


def add_command(group: app_commands.Group, kind: Explaining, services: Services) -> None:
    """Add `help` to the commands of the game."""
    page = HelpPage(kind, services.pictures)

    @group.command(name="help", description=message("bot-command-help"))
    @app_commands.describe(word=message("bot-option-word"))
    @may(word=anybody)
    async def help_(interaction: Sys, word: app_commands.Range[str, 1, 60] | None = None) -> None:
        async def work(asker: Asker) -> Answer:
            return page.find(word, asker) if word is not None else await page.page(asker)

        await services.answers.give(interaction, work, slow=word is None)

    @help_.autocomplete("word")
    async def words(interaction: Sys, current: str) -> list[app_commands.Choice[str]]:
        language = (await services.languages.asker(interaction)).language
        titles = [word.title for word in kind.glossary.find(current, language)]
        return [app_commands.Choice(name=title, value=title) for title in titles[:25]]


def declare(kind: Explaining, services: Services, at: Routes) -> None:
    """Declare what serves the buttons and selects of the page: they turn it, where it is one's own."""
    page = HelpPage(kind, services.pictures)

    async def turn(interaction: Sys, work: Work, *, slow: bool = False) -> None:
        own = interaction.message is not None and interaction.message.flags.ephemeral

        async def turned(asker: Asker) -> Answer:
            return replace(await work(asker), update=own, clear=own)

        await services.answers.give(interaction, turned, update=own, slow=slow)

    @at.press(kind.help_id, may=anybody)
    async def show(interaction: Sys, ids: Ids) -> None:
        await turn(interaction, page.page, slow=True)

    @at.press(f"{kind.help_id}:word:{{number:page}}", may=anybody)
    async def word(interaction: Sys, ids: Ids) -> None:
        chosen = next(iter(values_of(interaction)), "")

        async def work(asker: Asker) -> Answer:
            return page.word(chosen, asker)

        await turn(interaction, work)


def in_games(play: Play, pictures: Pictures, answers: Answers, rules: Rules, at: Routes) -> None:
    """Declare the same for what is read in place of a panel, which the next move, or *Back*, brings again."""

    async def turn(interaction: Sys, ids: Ids, chosen: str) -> None:
        game_id = ids.number("game")

        async def work(asker: Asker) -> Answer:
            table = await play.load(game_id)
            kind = table.kind
            if not isinstance(kind, Explaining):
                raise Refusal("bot-forged")
            asker = replace(asker, language=words_of(kind, table.game, asker.language))
            page = HelpPage(kind, pictures, f"bh:{game_id}")
            found = page.word(chosen, asker) if chosen else await page.page(asker)
            return in_place(found, game_id, asker.language, back="words")

        await answers.give(interaction, work, update=True, slow=not chosen)

    @at.press("bh:{game:int}", may=rules.player)
    async def show(interaction: Sys, ids: Ids) -> None:
        await turn(interaction, ids, "")

    @at.press("bh:{game:int}:word:{number:page}", may=rules.player)
    async def word(interaction: Sys, ids: Ids) -> None:
        await turn(interaction, ids, next(iter(values_of(interaction)), "-"))
