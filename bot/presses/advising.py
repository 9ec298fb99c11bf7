"""*What would you do?* on a panel: privately, and counted nowhere. *Why did you do that?* in a replay."""

from __future__ import annotations

from bot.contract.advising import Advising
from bot.contract.game import Game
from bot.contract.teaching import lesson_of
from bot.hosting.advising import Adviser, hints
from bot.hosting.play import Play
from bot.hosting.replaying import Moment
from bot.layouts.panels import title
from bot.messages.components import TEXT, cut
from bot.messages.layout import text_layout
from bot.messages.loglines import escape
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.languages import Asker
from bot.store.keyframes import Answer as Answered


class HintPage:
    """Tells a player what the computer would do in their place."""

    def __init__(self, play: Play, adviser: Adviser) -> None:
        self.play = play
        self.adviser = adviser

    async def page(self, game_id: int, asker: Asker) -> Answer:
        """What it would do now, and why. Refusal for who is not asked, and where hints are not allowed."""
        table = await self.play.load(game_id)
        mine = table.row.seat_of(asker.user_id, asker.seat)
        if mine is None:
            raise Refusal("bot-not-in-game")
        if table.game.result is not None:
            raise Refusal("bot-game-over")
        if lesson_of(table.row.level):
            raise Refusal("bot-hint-lesson")
        kind = table.kind
        if not isinstance(kind, Advising) or not hints(table, mine.seat):
            raise Refusal("bot-hint-forbidden")
        asked = next((d for d in table.game.decisions if d.seat == mine.seat), None)
        if asked is None:
            raise Refusal("bot-hint-not-asked")
        about = (game_id, table.row.version, asked.id)
        which = (table.game, mine.seat, asked.id)
        at_once = not kind.thinks(*which, kind.computers[-1])
        advice = await self.adviser.ask(asker.user_id, about, kind.advice(*which), here=at_once)
        choice, *reasons = kind.advised(table.game, mine.seat, asked.id, advice, asker.language)
        head = f"{title(table, mine.seat, asker.language)}{say(asker.language, 'bot-hint-title')}"
        # A "No" says nothing without what it answers.
        shown = table.view(mine.seat, asker.language).decisions
        question = next(each.prompt for each in shown if each.id == asked.id)
        lines = [f"> {escape(question)}", f"**{escape(choice)}**", *(escape(line) for line in reasons)]
        return Answer(layout=text_layout(head, cut("\n".join(lines), TEXT // 2)))


def explains(moment: Moment) -> Answered | None:
    """The computer's answer that a step of a replay ends with; None if it is somebody else's."""
    table, last = moment.table, moment.answers[-1] if moment.answers else None
    if last is None or last.decision is None or not isinstance(table.kind, Advising):
        return None
    return last if table.row.seats[last.seat].computer in table.kind.computers else None


async def why(adviser: Adviser, before: Game, moment: Moment, asker: Asker) -> Answer:
    """Why a computer did what a step of a replay ends with; `before`: the game that it was asked in.

    It is worked out anew, as it was then. Refusal where it comes to something else."""
    table, did = moment.table, explains(moment)
    kind = table.kind
    mine = [d.id for d in before.decisions if did is not None and d.seat == did.seat]
    if did is None or not isinstance(kind, Advising) or not mine:
        raise Refusal("bot-did-unknown")
    asked = did.decision if did.decision in mine else mine[0]
    which, own = (before, did.seat, asked), table.row.seats[did.seat].computer or ""
    # Where it had no time to look ahead, it did what a weaker one does.
    levels = kind.computers[kind.computers.index(own) :: -1]
    for number, level in enumerate(levels):
        about, at_once = (table.row.id, -did.number, number), not kind.thinks(*which, level)
        advice = await adviser.ask(asker.user_id, about, kind.advice(*which, level), here=at_once)
        if tuple(kind.advised_keys(advice)) == did.keys:
            choice, *reasons = kind.advised(*which, advice, asker.language)
            reasons += [say(asker.language, "bot-did-hasty")] if level != own else []
            lines = cut("\n".join([f"**{escape(choice)}**", *map(escape, reasons)]), TEXT // 2)
            return Answer(layout=text_layout(say(asker.language, "bot-did-title"), lines))
    raise Refusal("bot-did-unknown")
