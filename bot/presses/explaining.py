"""“What is this?”: the words that somebody is shown now, each with what it means."""

from __future__ import annotations

from collections.abc import Sequence

from bot.contract.explaining import Explaining, Word
from bot.hosting.play import Play
from bot.messages import components
from bot.messages.components import OPTIONS, PLACEHOLDER, Row, button, cut
from bot.messages.layout import text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.languages import Asker

MOST = 10
"""Words explained at once; the others can be chosen."""


class WordsPage:
    """Shows the words of a panel."""

    def __init__(self, play: Play) -> None:
        self.play = play

    async def page(self, game_id: int, asker: Asker) -> Answer:
        """Refusal for who has no seat, and for games that explain nothing."""
        table, language = await self.play.load(game_id), asker.language
        mine = table.row.seat_of(asker.user_id, asker.seat)
        if mine is None or not isinstance(table.kind, Explaining):
            raise Refusal("bot-not-in-game")
        words = table.kind.explained(table, mine.seat, language)
        lines = [line(word, language) for word in words[:MOST]]
        rows: list[Row] = []
        if more := words[MOST : MOST + OPTIONS]:
            rows.append(words_select(f"bh:{game_id}:word:0", say(language, "bot-words-more"), more))
        rows.append(components.row(button(say(language, "bot-words-help"), f"bh:{game_id}")))
        said = "\n".join([say(language, "bot-words-here" if words else "bot-words-none"), *lines])
        return Answer(layout=text_layout(cut(said, 3500), rows=tuple(rows)))


def line(word: Word, language: str) -> str:
    """A word with what it means, as a line of a message."""
    return say(language, "bot-words-line", word=word.title, means=word.means)


def words_select(custom_id: str, placeholder: str, words: Sequence[Word]) -> Row:
    """A select of words; whoever chooses one is told what it means."""
    select = components.select(
        custom_id=custom_id,
        placeholder=cut(placeholder, PLACEHOLDER),
        options=[components.option(label=word.title, value=word.key) for word in words[:OPTIONS]],
    )
    return components.row(select)
