"""Cards that words fit, by pages: “jinteki ice 3”. The words are in the custom_ids: nothing is kept."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

import discord

from bot.contract.cards import Cards, cards
from bot.messages import components
from bot.messages.components import OPTION_LABEL, Row, button, cut
from bot.messages.layout import Layout, fit, text_layout, values_of
from bot.messages.loglines import escape
from bot.messages.refusals import Refusal
from bot.messages.words import listed, say
from bot.presses.answers import Answer, Answers
from bot.presses.languages import Asker
from bot.presses.private import Private
from bot.presses.routes import Ids, Routes, anybody

PAGE: Final = 20
"""Cards on a page."""
LONGEST: Final = 60
"""Signs of the words that are looked for."""


def kept(words: str) -> str:
    """The words as a custom_id has them: in any script, without accents of Latin letters and signs,
    and without what says of a word which it is ("type:ice")."""
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", words))
    plain = unicodedata.normalize("NFC", re.sub("(?<=[A-Za-z])[\u0300-\u036f]+", "", plain))
    plain = re.sub(r"\b\w+[:=](?=[^\W\d_])", " ", plain)
    return " ".join(re.findall(r"[^\W_]+", plain))[:LONGEST].strip()


def page(kind: Cards, words: str, codes: Sequence[str], number: int, language: str) -> Layout:
    """A page of cards, with a select that opens one."""
    last = max(0, (len(codes) - 1) // PAGE)
    number = min(number, last)
    shown = codes[number * PAGE : (number + 1) * PAGE]
    lines = [say(language, "bot-cards-found", words=escape(words), n=len(codes))]
    options = []
    for code in shown:
        info = kind.card(code, language)
        mark = kind.card_mark(info, language)
        about = " · ".join(filter(None, (mark, info.type_line, info.faction_name)))
        lines.append(f"- **{escape(info.title)}** · {about}")
        options.append(
            components.option(label=cut(info.title, OPTION_LABEL), value=code, description=about[:100])
        )
    select = components.select(
        custom_id=f"cs:{kind.name}:open", placeholder=say(language, "bot-cards-open"), options=options
    )
    rows: list[Row] = [components.row(select)]
    if last:
        lines.append(f"-# {say(language, 'bot-cards-page', page=number + 1, pages=last + 1)}")
        rows.append(
            components.row(
                button(say(language, "bot-cards-back"), f"cs:{kind.name}:{max(number - 1, 0)}:back:{words}",
                       disabled=number == 0),
                button(say(language, "bot-cards-on"), f"cs:{kind.name}:{min(number + 1, last)}:on:{words}",
                       disabled=number == last),
            )
        )  # fmt: skip
    return fit(text_layout("\n".join(lines), rows=tuple(rows)))


async def found(private: Private, kind: Cards, words: str, number: int, language: str) -> Layout | None:
    """A page of the cards that words fit; None if there are none."""
    words = kept(words)
    codes = await private.cards_like(kind, words, language) if words else []
    return page(kind, words, codes, number, language) if codes else None


def _named(kind: Cards, words: str, asker: Asker) -> Sequence[str]:
    return kind.kinds_named(kept(words), asker.language)


async def read(private: Private, kind: Cards, name: str, asker: Asker) -> Answer:
    """A card of this name, as it lies in the game whose thread this is; where there is none, or a kind of
    cards is named, those that these words fit."""
    if kind.only_kinds(name, asker.language):
        layout = await found(private, kind, name, 0, asker.language)
        if layout is not None:
            return Answer(layout=layout)
        kinds = [say(asker.language, "bot-quoted", text=escape(one)) for one in _named(kind, name, asker)]
        if len(kinds) > 1:
            raise Refusal("bot-no-card-of-kinds", kinds=listed(asker.language, kinds))
    try:
        return await private.card(kind, name, asker, game=await private.game_here(kind, asker))
    except Refusal:
        layout = await found(private, kind, name, 0, asker.language)
        if layout is None:
            raise
        return Answer(layout=layout)


def declare(answers: Answers, private: Private, at: Routes) -> None:
    """The custom_ids."""

    def kind_of(ids: Ids) -> Cards:
        kind = private.play.kinds.get(ids.text("kind"))
        if kind is None:
            raise Refusal("bot-forged")
        return cards(kind)

    @at.press("cs:{kind:act}:open", may=anybody)
    async def opened(interaction: discord.Interaction, ids: Ids) -> None:
        code = next(iter(values_of(interaction)), "")
        await answers.give(
            interaction, lambda asker: private.card(kind_of(ids), code, asker, by_code=True), slow=True
        )

    @at.press("cs:{kind:act}:{page:page}:{way:back|on}:{words:words}", may=anybody)
    async def turned(interaction: discord.Interaction, ids: Ids) -> None:
        async def work(asker: Asker) -> Answer:
            number, words = int(ids.text("page")), ids.text("words")
            layout = await found(private, kind_of(ids), words, number, asker.language)
            if layout is None:
                raise Refusal("bot-forged")
            return Answer(layout=layout, update=True)

        await answers.give(interaction, work, update=True)
