"""The story so far, to read again page by page."""

from __future__ import annotations

from bot.games.neon_hope.base import NeonHope
from bot.games.neon_hope.stories import pages
from bot.hosting.play import Play
from bot.messages import components
from bot.messages.components import Row, button
from bot.messages.layout import text_layout
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.access import check_look
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from engine.neon_hope.shown.view import View


class Reading:
    """Shows stories. What has been told lies open to everybody."""

    def __init__(self, kind: NeonHope, play: Play) -> None:
        self.kind = kind
        self.play = play

    async def story(self, asker: Asker, game_id: int, page: int | None) -> Answer:
        """A page of the story in place of the one shown; None: a message of its own that begins with the
        latest piece."""
        table = await self.play.load(game_id)
        check_look(table.row, asker)
        if table.row.kind != self.kind.name:
            raise Refusal("bot-no-game")
        view: View = table.view(language=asker.language)
        found, language = pages(view.stories), asker.language
        if not found:
            raise Refusal("bnh-story-none")
        latest = len(found) - len(pages(view.stories[-1:]))
        shown = min(latest if page is None else page, len(found) - 1)
        at = say(language, "bnh-story-page", page=str(shown + 1), pages=str(len(found)))
        rows: tuple[Row, ...] = ()
        if len(found) > 1:
            address = f"neon_hope:story:{game_id}:"
            rows = (
                components.row(
                    button(say(language, "bnh-previous"), f"{address}{shown - 1}", disabled=shown == 0),
                    button(
                        say(language, "bnh-next"), f"{address}{shown + 1}", disabled=shown + 1 == len(found)
                    ),
                ),
            )
        layout = text_layout(found[shown], f"-# {at}", rows=rows)
        return Answer(layout=layout, update=page is not None)
