"""NEON HOPE as the bot hosts it: its words, its pictures, and what is done inside the transactions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar

import discord
import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.cards import Cards, Hands
from bot.contract.game import SPECTATOR, Draw, OpenDecision, Picture, fingerprint
from bot.contract.kind import Table
from bot.contract.telling import Answered
from bot.contract.wishing import CONTROL, Wishing
from bot.contract.written import Tell
from bot.games.neon_hope import lying, stories, telling
from bot.games.neon_hope.beside import Beside, attached, back_button, is_free
from bot.games.neon_hope.campaign_log import pause_line
from bot.games.neon_hope.rules import CoopGame, Rules, character_name, goes_on
from bot.games.neon_hope.store import campaigns, deadlines, steps
from bot.games.neon_hope.store.deadlines import Deadline
from bot.messages import components
from bot.messages.components import TEXT, Button, Row, button, cut
from bot.messages.loglines import escape
from bot.messages.refusals import Refusal
from bot.messages.words import say
from bot.store.game_rows import GameRow, SeatRow
from bot.store.people import Wishes
from engine.kernel.views import DecisionView
from engine.messages import items, noted
from engine.neon_hope import marked, missed
from engine.neon_hope.rules.campaigns import next_episode, step_of
from engine.neon_hope.shown.campaign_view import CampaignView, campaign_view
from engine.neon_hope.shown.course import Standing
from engine.neon_hope.shown.view import CardInfo, HeroView, View
from engine.neon_hope.table.pack import Pack
from engine.neon_hope.table.state import Campaign, Event
from render.picture import first, single

FACTS = " · "
MAP = "map"
"""What a panel shows of the board: its first page."""


@dataclass(frozen=True)
class Drawing:
    """What draws the pictures."""

    board: Callable[[View, Mapping[str, str]], Sequence[Picture]]
    hand: Callable[[View], Picture]
    card: Callable[[CardInfo], Picture]
    course: Callable[[Sequence[Standing], View, Mapping[str, str]], Picture] | None = None
    campaign: Callable[[CampaignView], Picture] | None = None


At = Table[CoopGame, View]
"""A game of NEON HOPE in hand."""


class NeonHope(Hands[CoopGame, View], Cards[CoopGame, View], Wishing[CoopGame, View]):
    """The second game."""

    name: ClassVar[str] = "neon_hope"
    group: ClassVar[str] = "neonhope"
    starter: ClassVar[str] = "/neonhope start"
    round: ClassVar[str] = "round"
    timed: ClassVar[bool] = True
    together: ClassVar[bool] = True
    hides: ClassVar[bool] = True
    event: ClassVar[Any] = Event
    wishes: ClassVar[Sequence[str]] = (CONTROL,)

    def __init__(self, rules: Rules, drawing: Drawing) -> None:
        self.rules = rules
        self.drawing = drawing

    # -- rules ---------------------------------------------------------------------------------------------

    def load(self, data: bytes) -> CoopGame:
        return self.rules.load(data)

    def played_name(self, code: str, language: str) -> str:
        pack_id, _, character = code.partition("/")
        pack = self.rules.packs.get(pack_id)
        return character_name(pack, character, language) if pack is not None else character

    def set_wishes(self, game: CoopGame, seat: str, wishes: Wishes) -> None:
        orders = msgspec.structs.replace(game.orders(seat), full_control=wishes.full_control)
        game.set_orders(seat, orders)

    def view(self, table: At, seat: str, language: str) -> View:
        """Of what everybody may see, which is nearly all, there is one for all seats."""
        public = table.view(SPECTATOR, language) if seat != SPECTATOR else None
        return table.game.view(seat, language=language, public=public)

    # -- words ---------------------------------------------------------------------------------------------

    def title(self, language: str) -> str:
        return say(language, "bnh-title")

    def heading(self, table: At) -> str:
        """With the episode first, which is what tells one evening from another."""
        return FACTS.join((table.view().episode, self.title(table.language)))

    def role_of(self, pack: Pack, code: str) -> str:
        """What a seat's row keeps of its character."""
        return f"{pack.id}/{code}"

    def code_of(self, seat: SeatRow) -> str:
        """The code of a seat's character."""
        return seat.role.partition("/")[2]

    def role(self, seat: SeatRow, language: str) -> str:
        pack_id, _, code = seat.role.partition("/")
        pack = self.rules.packs.get(pack_id)
        return character_name(pack, code, language) if pack is not None else code

    def players(self, seats: Sequence[SeatRow], called: Mapping[str, str], language: str) -> str:
        free = say(language, "bnh-role-free")
        who = {seat.seat: called[seat.seat] if seat.user_id is not None else free for seat in seats}
        said = (noted(language, who[seat.seat], escape(self.role(seat, language))) for seat in seats)
        return items(language, said)

    def hand_text(self, view: View, language: str) -> str:
        """The own hand and drawn card, and the hands that lie open."""
        heroes = sorted(view.heroes, key=lambda hero: hero.seat != view.seat)
        lines = [self._hand(hero, language) for hero in heroes if hero.hand is not None]
        own = view.hero(view.seat)
        if own is not None and own.drawn is not None:
            lines.append(say(language, "bnh-hand-drawn", card=escape(own.drawn.title)))
        return "\n".join(lines)

    def _hand(self, hero: HeroView, language: str) -> str:
        names = [escape(card.name) for card in hero.hand or ()]
        shown = items(language, names) if names else say(language, "bnh-hand-empty")
        return say(language, "bnh-hand", name=escape(hero.name), cards=shown)

    def _nobody_advises(self, table: At, view: View) -> bool:
        """Whether advice is forbidden now (NH 20.8, R-40), and there is somebody who could give some."""
        people = {seat.user_id for seat in table.row.seats.values() if seat.user_id is not None}
        return view.advice_forbidden and view.result is None and len(people) > 1

    def panel_notes(self, table: At, seat: str, decision: DecisionView | None, language: str) -> str:
        """The advice ban, what the seat is being shown, and until when an offer to help stands."""
        view = table.view(seat, language)
        found = [say(language, "bnh-advice")] if self._nobody_advises(table, view) else []
        if view.looked_at:
            found.append(say(language, "bot-shown", cards=escape(items(language, view.looked_at))))
        beside = self.beside(table)
        deadline = beside.due.get(decision.id) if decision is not None else None
        if beside.pause is not None:
            found.append(pause_line(beside.pause, table.row, language))
        elif deadline is not None:
            found.append(say(language, "bnh-due", when=f"<t:{int(deadline.due)}:R>"))
        return "\n".join(found)

    def panel_buttons(
        self, table: At, seat: str, decision: DecisionView | None, language: str
    ) -> Sequence[Button]:
        """On an offer to help: the standing order, so that it need not be answered every time. While the
        campaign is paused: to say that one is back."""
        pause = self.beside(table).pause
        user_id = table.row.seats[seat].user_id
        back = [back_button(table, language)] if pause is not None and user_id not in pause.returned else []
        if decision is None or decision.silence is None:
            return back
        return back + [
            button(say(language, f"bnh-help-{order}"), f"neon_hope:help:{table.row.id}:{order}")
            for order in ("always", "never")
        ]

    def beside(self, table: At) -> Beside:
        """What was read together with the game."""
        more: Beside | None = table.more
        return Beside() if more is None else more

    def mark(self, game: CoopGame) -> Any:
        """How much of the story has been told."""
        return len(game.stories())

    def public(self, table: At, mark: Any, events: Sequence[Any]) -> Sequence[str]:
        return stories.told(table.game.stories(table.language)[mark or 0 :])

    def begins(self, event: Any) -> bool:
        return bool(event.kind in ("turn", "encounter_phase"))

    def teller(self, game: CoopGame, names: Mapping[str, str], language: str) -> Tell:
        return partial(telling.told, game, language)

    def missed(
        self, game: CoopGame, answers: Sequence[Answered], seat: str, names: Mapping[str, str], language: str
    ) -> tuple[str, ...]:
        return missed(game, answers, seat, language)

    def marked(self, view: View, answers: Sequence[Answered]) -> View:
        return marked(view, answers)

    def summary(self, table: At) -> Sequence[str]:
        view = table.view()
        return [escape(view.episode), escape(view.difficulty)]

    # -- cards ---------------------------------------------------------------------------------------------

    def find_card(self, text: str, language: str, game: CoopGame | None = None) -> Sequence[str]:
        wanted: list[str] = []
        for pack in self._packs(game):
            there = lying.sides(game)
            readable = self._readable(pack, there)
            # A side that lies up has a name of its own.
            sides = [code for code in readable if lying.SIDE in code]
            named = [(self.rules.card_info(pack, code, language).title.casefold(), code) for code in sides]
            typed = text.strip().casefold()
            wanted += [code for title, code in sorted(named) if typed and typed == title]
            found = self.rules.find_card(pack, text, language)
            wanted += [here for code in found if (here := lying.read(there, code)) in readable]
            wanted += [code for title, code in sorted(named) if typed and typed in title]
        return list(dict.fromkeys(wanted))

    def card(self, code: str, language: str, game: CoopGame | None = None) -> Any:
        """A card as it lies in the game, if it does. A side that does not lie there is not read."""
        named = code.partition(lying.SIDE)[0]
        pack = next((pack for pack in self._packs(game) if named in pack.cards), None)
        if pack is None:
            raise KeyError(code)
        return self.rules.card_info(pack, lying.read(lying.sides(game), code), language)

    def card_text(self, info: Any, language: str) -> str:
        card: CardInfo = info
        facts = FACTS.join(say(language, "bot-fact", name=name, value=value) for name, value in card.facts)
        parts = [f"**{escape(card.title)}**", escape(card.type_line), escape(facts)]
        parts += [escape(paragraph) for paragraph in card.text]
        if card.flavour:
            parts.append(f"*{escape(card.flavour)}*")
        return cut("\n".join(part for part in parts if part), TEXT)

    def titles(self, language: str, game: CoopGame | None = None) -> Sequence[str]:
        found = {
            self.rules.card_info(pack, code, language).title
            for pack in self._packs(game)
            for code in self._readable(pack, lying.sides(game))
        }
        return sorted(found)

    def _packs(self, game: CoopGame | None) -> Sequence[Pack]:
        return [game.pack] if game is not None else list(self.rules.packs.values())

    def _readable(self, pack: Pack, there: Mapping[str, Sequence[str]]) -> set[str]:
        """What may be read at any time: everything a player owns from the start, and of a running episode
        what lies open. The rest would tell the story before it happens."""
        found = {*pack.characters, *pack.actions, *pack.tools, *pack.character_tools} - set(there)
        return found | {code for named, sides in there.items() if named in pack.cards for code in sides}

    def visible(self, view: View) -> Iterable[tuple[str, str]]:
        return lying.visible(view)

    # -- pictures ------------------------------------------------------------------------------------------

    def draw_board(self, view: View, names: Mapping[str, str], language: str) -> Draw:
        return partial(self.drawing.board, view, names)

    def draw_hand(self, view: View, language: str) -> Draw:
        return partial(single, self.drawing.hand, view)

    def draw_card(self, info: Any, language: str) -> Draw:
        return partial(single, self.drawing.card, info)

    def draw_course(
        self, game: CoopGame, events: Sequence[Any], names: Mapping[str, str], language: str
    ) -> Draw | None:
        draw = self.drawing.course
        standings = game.course(events) if draw is not None else ()
        if draw is None or not standings:
            return None
        return partial(single, draw, standings, game.view(SPECTATOR, language=language), names)

    def draw_campaign(self, pack: Pack, campaign: Campaign, language: str) -> Draw | None:
        """A campaign: its path and its people. None for no picture."""
        draw = self.drawing.campaign
        return None if draw is None else partial(single, draw, campaign_view(pack, campaign, language))

    def draw_panel(self, view: View, names: Mapping[str, str], language: str) -> Draw:
        """One picture, always: an answer keeps the pictures its message had, and must find as many there."""
        if self.subject(view) == MAP:
            return partial(first, self.drawing.board, view, names)
        return self.draw_hand(view, language)

    def subject(self, view: View) -> str:
        """The hand where a card of it is to be chosen and while nothing is asked, else the map."""
        own = view.hero(view.seat)
        if own is None or not view.decisions:
            return "hand"
        held = {card.code for card in own.hand or ()}
        asked = (option.code for decision in view.decisions for option in decision.options)
        return "hand" if held.intersection(filter(None, asked)) else MAP

    def board_key(self, view: View) -> str:
        return fingerprint(msgspec.structs.replace(view, decisions=()))

    def panel_key(self, view: View) -> str:
        subject = self.subject(view)
        if subject == MAP:
            return self.board_key(view)
        return fingerprint(subject, view.language, view.hero(view.seat))

    # -- what belongs to its messages ----------------------------------------------------------------------

    def board_buttons(self, table: At) -> Sequence[Button]:
        """The story, and every place that is free."""
        language, game_id = table.language, table.row.id
        found = [button(say(language, "bnh-story"), f"neon_hope:story:{game_id}:open")]
        if self.beside(table).pause is not None and not all(map(is_free, table.row.seats.values())):
            found.insert(0, back_button(table, language))
        found += [self.take_over_button(table, seat) for seat in table.row.seats.values() if is_free(seat)]
        return found

    def overdue_buttons(self, table: At, seat: str, language: str) -> Sequence[Button]:
        label = say(language, "bnh-free-place", character=self.role(table.row.seats[seat], language))
        style = discord.ButtonStyle.danger
        return [button(cut(label, 80), f"neon_hope:free:{table.row.id}:{seat}", style)]

    def take_over_button(self, table: At, seat: SeatRow) -> Button:
        label = say(table.language, "bnh-take-over", character=self.role(seat, table.language))
        style = discord.ButtonStyle.success
        return button(label, f"neon_hope:take:{table.row.id}:{seat.seat}", style)

    def board_note(self, table: At) -> str:
        """The advice ban, and who is missing."""
        view = table.view()
        found = [say(table.language, "bnh-advice")] if self._nobody_advises(table, view) else []
        pause = self.beside(table).pause
        if pause is not None:
            found.append(pause_line(pause, table.row, table.language))
        for seat in table.row.seats.values():
            if is_free(seat):
                found.append(
                    say(table.language, "bnh-free", character=escape(self.role(seat, table.language)))
                )
        return "\n".join(found)

    def after(self, table: At) -> Sequence[Row]:
        language, game_id = table.language, table.row.id
        game = table.game
        again = button(say(language, "bnh-play-again"), f"neon_hope:after:{game_id}:again")
        story = button(say(language, "bnh-story"), f"neon_hope:story:{game_id}:open")
        found = [again, story]
        state = game.next_campaign() if self.beside(table).campaign_id is not None else None
        if state is not None and goes_on(game.pack, state):
            style = discord.ButtonStyle.success
            episode = next_episode(game.pack, state) is not None
            label = say(language, "bnh-next-episode" if episode else "bnh-go-on")
            found.insert(0, button(label, f"neon_hope:after:{game_id}:next", style))
        row = components.row(*found)
        return [row]

    def unpaced(self, table: At) -> Refusal:
        return super().unpaced(table) if self.beside(table).pause is None else Refusal("bnh-paused-pace")

    # -- in the transactions -------------------------------------------------------------------------------

    def closes(self, table: At) -> bool:
        """Where its campaign goes on, that is done in its thread; the next episode's closes it."""
        if self.beside(table).campaign_id is None:
            return True
        return not goes_on(table.game.pack, table.game.next_campaign())

    async def attach(self, db: AsyncConnection, row: GameRow) -> Beside:
        return await attached(db, row)

    async def opened(
        self, db: AsyncConnection, table: At, decisions: Sequence[OpenDecision], now: float
    ) -> Beside:
        """Set a deadline for each new offer to help, and forget those that have been answered."""
        beside, game_id = self.beside(table), table.row.id
        limit = beside.options.limit
        wanted = {
            asked.id: Deadline(game_id, asked.id, asked.seat, now + limit) for asked in decisions if limit
        }
        return replace(beside, due=await deadlines.replace(db, game_id, beside.due, wanted))

    async def ended(self, db: AsyncConnection, table: At, now: float) -> None:
        """Carry what the episode has left behind to its campaign."""
        found = await campaigns.table(db, table.row.id)
        if found is None or found.campaign_id is None or found.carried:
            return
        game = table.game
        state = game.next_campaign()
        over = not goes_on(game.pack, state)
        await campaigns.carry(db, found.campaign_id, state, "over" if over else "running", now)
        await campaigns.set_carried(db, table.row.id)
        before = found.before or state
        step = step_of(game.pack, before, found.episode)
        await steps.add(db, found.campaign_id, before, step, True, now, game_id=table.row.id)
