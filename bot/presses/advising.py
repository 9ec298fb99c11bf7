"""*What would you do?* on a panel: privately, and counted nowhere."""

from __future__ import annotations

from bot.hosting.advising import Adviser, Advising, hints
from bot.hosting.play import Play
from bot.messages.layout import TEXT, cut, text_layout
from bot.messages.loglines import escape
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.shown.panels import title


class HintPage:
    """Tells a player what the computer would do in their place."""

    def __init__(self, play: Play, adviser: Adviser) -> None:
        self.play = play
        self.adviser = adviser

    async def page(self, game_id: int, asker: Asker) -> Answer:
        """What it would do now, and why. Refusal for who is not asked, and where hints are not allowed."""
        table = await self.play.load(game_id)
        mine = table.row.seat_of(asker.user_id)
        if mine is None:
            raise Refusal("bot-not-in-game")
        if table.game.result is not None:
            raise Refusal("bot-game-over")
        kind = table.kind
        if not isinstance(kind, Advising) or not hints(table, mine.seat):
            raise Refusal("bot-hint-forbidden")
        asked = next((d for d in table.game.decisions if d.seat == mine.seat), None)
        if asked is None:
            raise Refusal("bot-hint-not-asked")
        about = (game_id, table.row.version, asked.id)
        advice = await self.adviser.ask(asker.user_id, about, kind.advice(table.game, mine.seat, asked.id))
        choice, *reasons = kind.advised(table.game, mine.seat, asked.id, advice, asker.language)
        head = f"{title(table, mine.seat, asker.language)}{say(asker.language, 'bot-hint-title')}"
        lines = [f"**{escape(choice)}**", *(escape(line) for line in reasons)]
        return Answer(layout=text_layout(head, cut("\n".join(lines), TEXT // 2)))
