"""What one seat may see: what everybody may, with what it knows besides."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.neon_hope.shown.build_view import Builder, note, public_view
from engine.neon_hope.shown.info import card_info
from engine.neon_hope.shown.prompts import decision_view
from engine.neon_hope.shown.view import CardView, EnvironmentView, HeroView, LocationView, TaskNow, View
from engine.neon_hope.table import chances
from engine.neon_hope.table.definitions import Task
from engine.neon_hope.table.frames import AnalyseEncountersFrame, AnalyseModifiersFrame
from engine.neon_hope.table.state import SPECTATOR

if TYPE_CHECKING:
    from engine.neon_hope.table.odds import Reach
    from engine.neon_hope.table.queries import Game


def build(g: Game, seat: str, language: str, public: View | None = None) -> View:
    """The table as the seat may see it. ValueError for a seat that does not exist. `public`: the spectators'
    view of it in this language, if it was built already: the seat's is that with what it knows besides."""
    if seat != SPECTATOR and seat not in g.state.heroes:
        raise ValueError(f"no such seat: {seat}")
    public = public or public_view(g, language)
    return public if seat == SPECTATOR else Seen(g, seat, language).view(public)


class Seen:
    """What one seat sees beside what everybody may: its hand, its questions, its chances, what it alone is
    shown."""

    def __init__(self, g: Game, seat: str, language: str) -> None:
        self.g = g
        self.seat = seat
        self.b = Builder(g, language)
        self.modifiers = g.modifiers(seat)

    def view(self, public: View) -> View:
        """`public`: the spectators' view of the same state in the same language."""
        g, seat, state = self.g, self.seat, self.g.state
        return replace(
            public,
            seat=seat,
            decisions=tuple(decision_view(g, d, public.language) for d in state.decisions if d.seat == seat),
            heroes=tuple(map(self.hero, public.heroes)),
            environments=tuple(map(self.environment, public.environments)),
            network=self.cards(public.network),
            community=self.cards(public.community),
            archive_known=tuple(item.modifier for item in state.archive if seat in item.known),
            looked_at=self.looked_at(),
            task=self.task_now(public.task) if public.task is not None else None,
        )

    def hero(self, shown: HeroView) -> HeroView:
        g, b = self.g, self.b
        hero, tools = g.state.heroes[shown.seat], self.cards(shown.tools)
        if shown.seat != self.seat:
            return replace(shown, tools=tools, hand=b.hand(hero) if g.state.open_hands else None)
        return replace(
            shown,
            tools=tools,
            hand=b.hand(hero),
            drawn=card_info(g.pack, hero.drawn[0], b.language) if hero.drawn else None,
            secrets=tuple(note(g, b.n, name) for name in hero.secrets),
        )

    def environment(self, shown: EnvironmentView) -> EnvironmentView:
        return replace(shown, upper=self.location(shown.upper), lower=self.location(shown.lower))

    def location(self, shown: LocationView) -> LocationView:
        return replace(shown, cards=self.cards(shown.cards)) if shown.cards else shown

    def cards(self, shown: tuple[CardView, ...]) -> tuple[CardView, ...]:
        """Cards with the seat's chances on them."""
        return tuple([self.card(card) if card.tasks else card for card in shown])

    def card(self, shown: CardView) -> CardView:
        face = self.g.face(self.g.state.cards[shown.oid])
        told = zip(shown.tasks, face.tasks, strict=True)
        tasks = tuple([replace(one, chance=self.chance(task, face.keywords)) for one, task in told])
        return replace(shown, tasks=tasks)

    def chance(self, task: Task, keywords: tuple[str, ...]) -> float | None:
        """That the seat succeeds in a task on a card with these keywords; nobody's is told before the grid
        lies."""
        g = self.g
        if not g.state.grid:
            return None
        value = g.attribute(self.seat, task.attribute, task.type, self.modifiers)
        return chances.of_value(g, task, value, keywords, self.reach)

    @cached_property
    def reach(self) -> Reach:
        """The chances of the grid."""
        return chances.of_grid(self.g)

    def task_now(self, shown: TaskNow) -> TaskNow:
        task = self.g.task
        assert task is not None
        face = self.g.printed_face(self.g.state.cards[shown.card.oid])
        chance = self.chance(face.tasks[task.index], face.keywords)
        return replace(shown, card=self.card(shown.card), task=replace(shown.task, chance=chance))

    def looked_at(self) -> tuple[str, ...]:
        """What the seat alone is being shown (NH 28.4, 28.5)."""
        g, n = self.g, self.b.n
        for frame in reversed(g.state.stack):
            if isinstance(frame, AnalyseModifiersFrame) and frame.seat == self.seat:
                return tuple(n.modifier(g.state.grid[i].modifier) for i in g.state.looked)
            if isinstance(frame, AnalyseEncountersFrame) and frame.seat == self.seat:
                return tuple(n.code(code) for code in g.state.encounter_deck[: frame.seen])
        return ()
