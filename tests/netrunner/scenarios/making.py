"""Short ways to declare small cards, and the few parts only the scenarios' cards need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import Step
from engine.kernel.values import Value
from engine.netrunner.language.abilities import Sub
from engine.netrunner.language.effects import EndTheRun
from engine.netrunner.language.instructions import Effect
from engine.netrunner.objects.definitions import card, plain
from engine.netrunner.table.facts import Facts
from engine.netrunner.table.parts import Ability
from engine.netrunner.table.state import CORP, RUNNER
from engine.speech import CORP as CORP_
from engine.speech import Noun, Rel, clause

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game
    from engine.netrunner.table.parts import Speaker
    from engine.speech import Node

END = Sub((EndTheRun(),))


def small(title: str, side: str, type: str, *abilities: Ability, **facts: object) -> None:
    """Declare a card whose code is its title with `test_` before it."""
    code = "test_" + plain(title)
    values: dict[str, object] = {"cost": 0, "faction": "neutral"} | facts
    back = str(values.pop("back", ""))
    card(code, *abilities, facts=Facts(id=code, title=title, side=side, type=type, **values), back=back)  # type: ignore[arg-type]


def ice(title: str, *abilities: Ability, subtype: str = "code_gate", **facts: object) -> None:
    """A piece of ice, of strength 1 unless it says otherwise."""
    small(title, CORP, "ice", *abilities, **({"strength": 1, "subtypes": (subtype,)} | facts))


def corp(title: str, type: str, *abilities: Ability, **facts: object) -> None:
    """Any other Corp card."""
    more = {"agenda_points": 1, "advancement_requirement": 3} if type == "agenda" else {}
    small(title, CORP, type, *abilities, **(more | facts))


def runner(title: str, type: str, *abilities: Ability, **facts: object) -> None:
    """A Runner card; programs cost 1 MU unless they say otherwise."""
    more: dict[str, object] = {"memory_cost": 1} if type == "program" else {}
    small(title, RUNNER, type, *abilities, **(more | facts))


def breaker(title: str, *abilities: Ability, strength: int = 2, **facts: object) -> None:
    """An icebreaker."""
    runner(title, "program", *abilities, strength=strength, subtypes=("icebreaker",), **facts)


class Fixed(Value, Effect, frozen=True):
    """All of HQ but one agenda goes to the bottom of R&D (Disposable HQ, decided for the Corp)."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        from engine.netrunner.table import primitives as do

        hand = [g.state.cards[oid] for oid in g.state.zones["hq"]]
        agenda = next((c.oid for c in hand if g.face(c).type == "agenda"), 0)
        for found in hand:
            if found.oid != agenda:
                do.move(g, found.oid, "rd", bottom=True)
        return None

    def clause(self, v: Speaker) -> Node:
        return clause(
            "add_to_bottom", CORP_, Noun("card", "all", rels=(Rel("in", Noun("hq")),)), to=Noun("rd")
        )
