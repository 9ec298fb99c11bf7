"""`/netrunner help`: the game on one page with pictures, and its words explained."""

from __future__ import annotations

from functools import cache

import discord
from discord import app_commands

from bot.hosting.duel import Duel
from bot.hosting.game import SPECTATOR, Picture
from bot.messages.layout import Layout, Row, button, text_layout, values_of
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.explaining import line, words_select
from bot.presses.extension import Services
from bot.presses.languages import Asker
from bot.presses.routes import Ids, Routes, anybody
from bot.presses.translations import message
from bot.shown.pictures import Pictures, file, image, renamed
from engine import netrunner

HELP = "netrunner:help"
"""The custom_id that opens the page."""
CARDS = ("palisade", "cleaver")
"""The cards shown on it: ice, and an icebreaker that breaks it."""
SELECTS = (("play", "places"), ("cards", "doing"), ("run", "danger"))
"""The subjects of the glossary in each of its selects."""

Sys = discord.Interaction


class HelpPage:
    """Shows the page and its words."""

    def __init__(self, kind: Duel, pictures: Pictures) -> None:
        self.kind = kind
        self.pictures = pictures

    async def page(self, asker: Asker) -> Answer:
        """The game on one page: text, a board, two cards, the glossary to choose from."""
        language, drawn = asker.language, await self._drawn(asker.language)
        layout = text_layout(
            say(language, "bot-help-netrunner"),
            images=tuple(image(picture) for picture in drawn),
            rows=(*_selects(language),),
        )
        return Answer(layout=layout, files=tuple(file(picture) for picture in drawn))

    async def _drawn(self, language: str) -> tuple[Picture, ...]:
        view = _example().view(SPECTATOR, language=language)
        names = {seat: self.kind.side(seat, language) for seat in self.kind.seats}
        board = await self.pictures.made(lambda: self.kind.draw_board(view, names, language))
        cards = [
            picture
            for code in CARDS
            for picture in await self.pictures.card(self.kind, self.kind.card(code, language), language)
        ]
        return (*renamed(board, "board"), *renamed(cards, "card"))

    def word(self, key: str, asker: Asker, *, update: bool = False) -> Answer:
        """One word by its key, with the others to choose from; Refusal if there is none."""
        language = asker.language
        try:
            found = netrunner.word(key, language)
        except KeyError as error:
            raise Refusal("bot-forged") from error
        return Answer(layout=_explained([found], language), update=update)

    def find(self, text: str, asker: Asker) -> Answer:
        """The words that somebody may mean by a text; Refusal if there is none."""
        found = netrunner.find_words(text, asker.language)
        exact = [word for word in found if word.title.lower() == text.strip().lower()]
        if not found:
            raise Refusal("bot-help-no-word")
        return Answer(layout=_explained(exact or found[:10], asker.language))


def _explained(words: list[netrunner.Word], language: str) -> Layout:
    back: Row = discord.ui.ActionRow(button(say(language, "bot-words-help"), HELP))
    said = "\n".join(line(word, language) for word in words)
    return text_layout(said, rows=(*_selects(language), back))


def _selects(language: str) -> list[Row]:
    """The whole glossary."""
    rows = []
    for number, subjects in enumerate(SELECTS):
        keys = [key for name in subjects for key in netrunner.SUBJECTS[name]]
        first, second = (netrunner.subject(name, language) for name in subjects)
        placeholder = say(language, "bot-help-words", first=first, second=second)
        words = [netrunner.word(key, language) for key in keys]
        rows.append(words_select(f"{HELP}:word:{number}", placeholder, words))
    return rows


@cache
def _example() -> netrunner.Game:
    return netrunner.example()


def add_command(group: app_commands.Group, kind: Duel, services: Services) -> None:
    """Add `help` to the commands of the game."""
    page = HelpPage(kind, services.pictures)

    @group.command(name="help", description=message("bot-command-help"))
    @app_commands.describe(word=message("bot-option-word"))
    async def help_(interaction: Sys, word: app_commands.Range[str, 1, 60] | None = None) -> None:
        async def work(asker: Asker) -> Answer:
            return page.find(word, asker) if word is not None else await page.page(asker)

        await services.answers.give(interaction, work, slow=word is None)

    @help_.autocomplete("word")
    async def words(interaction: Sys, current: str) -> list[app_commands.Choice[str]]:
        language = (await services.languages.asker(interaction)).language
        titles = [word.title for word in netrunner.find_words(current, language)]
        return [app_commands.Choice(name=title, value=title) for title in titles[:25]]


def declare(kind: Duel, services: Services, at: Routes) -> None:
    """Declare what serves the buttons and selects of the page."""
    page = HelpPage(kind, services.pictures)

    @at.press(HELP, may=anybody)
    async def show(interaction: Sys, ids: Ids) -> None:
        await services.answers.give(interaction, page.page, slow=True)

    @at.press(f"{HELP}:word:{{number:page}}", may=anybody)
    async def word(interaction: Sys, ids: Ids) -> None:
        chosen = next(iter(values_of(interaction)), "")

        async def work(asker: Asker) -> Answer:
            return page.word(chosen, asker)

        await services.answers.give(interaction, work)
