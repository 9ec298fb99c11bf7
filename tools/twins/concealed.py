"""Questions that only a hidden card brings, each with the public fact or the order it is asked by (10.2).

This is the one list of them. `sources` finds them in what a card declares; a test walks all declared cards
and fails for a question that no row is about, and twins hold each row (`tests/netrunner/test_concealed.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from engine.netrunner.language.abilities import ActiveIn, Paid, Static, When
from engine.netrunner.language.effects import InstallFrom, PlayFrom, TakeDifferentAction
from engine.netrunner.language.flow import ChooseOne, May, MayPay
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.membership import needs_attribute, settled
from engine.netrunner.language.prices import Price
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.language.selectors import Installed
from engine.netrunner.objects.definitions import Definition
from engine.netrunner.table.state import ARCHIVES, GRIP, HQ, RD, STACK
from engine.speech.structs import inside

ASKED_BY: Final[Mapping[str, str]] = {
    "action in hq": "fact: the Corp has an action to take",
    "action in archives": "fact: the Corp has an action to take",
    "instead of a breach in grip": (
        "order: chosen with the run, or left for runs; asked under full control of breaches, whatever is held"
    ),
    "interrupt in unrezzed": "fact: a card lies unrezzed in a root; some card could interrupt that effect",
    "reaction in archives": (
        "order: used without a question; under full control of reactions asked if a card lies facedown there "
        "and the condition of some such card is met"
    ),
    "reaction in unrezzed": "fact: something happens to a facedown card that some card hears of itself",
    "price of stealing": (
        "fact: a card is accessed, and something is asked of each; whoever decided ahead what they trash is "
        "asked where the Corp sees what it is (7.1.2), and in R&D of each card that is not trashed"
    ),
    "accessed": (
        "fact: what is accessed outside of R&D is shown to both players (7.1.2), and all are told its name "
        "when it has to trigger (9.6.9b); from R&D no such ability is optional"
    ),
    "cards to act on": "fact: own cards lie hidden where the ability looks for them, whatever they are",
    "an action": "fact: the ability has come to it; the hand says which actions there are",
}
"""What a question comes from, and what decides whether it is put."""

HIDDEN: Final = (ARCHIVES, HQ, GRIP, "set_aside", "unrezzed")
"""Zones of `ActiveIn` in which a card may lie facedown or in a hand."""
_HANDS: Final = frozenset((HQ, RD, ARCHIVES, GRIP, STACK))
_ASKING = (ChooseOne, May, MayPay)


def sources(card: Definition) -> Iterator[str]:
    """Which questions a card may bring while it, or what it looks for, is hidden."""
    for ability in card.abilities:
        if isinstance(ability, ActiveIn):
            for zone in ability.zones:
                if zone in HIDDEN and (how := _how(ability)):
                    yield f"{how} in {zone}"
        elif isinstance(ability, When) and ability.access and _asks(ability):
            optional = ability.optional or ability.once
            yield "accessed from R&D, and optional" if optional and not _installed(ability) else "accessed"
        elif (
            isinstance(ability, Static) and isinstance(price := ability.modifier, Price) and price.to is None
        ):
            yield from {"steal": ("price of stealing",), "access": ("price of an access",)}.get(price.act, ())
        for part in inside(ability):
            if isinstance(part, TakeDifferentAction):
                yield "an action"
            elif isinstance(part, Effect) and _looks_at_hidden(part):
                yield "cards to act on"


def _how(active: ActiveIn) -> str:
    """What kind of question an ability of a hidden place brings; "" for none."""
    ability = active.ability
    if isinstance(ability, Paid):
        return "action" if ability.cost.due_clicks else "paid ability"
    if isinstance(ability, When):
        if not _asks(ability):
            return ""
        return "interrupt" if ability.interrupt else "reaction"
    if isinstance(ability, Static) and isinstance(ability.modifier, InsteadOf):
        return "instead of a breach" if ability.modifier.kind == "breach" else "replacement"
    return ""


def _asks(ability: When) -> bool:
    may = any(isinstance(part, _ASKING) for part in inside(ability.effects))
    return ability.optional or ability.once or may


def _installed(ability: When) -> bool:
    """Whether it is about installed cards alone."""
    return any(isinstance(part, Installed) for part in inside(ability.on))


def _looks_at_hidden(effect: Effect) -> bool:
    """Whether an instruction acts on cards of hands, decks or Archives, told by what they are."""
    if isinstance(effect, InstallFrom | PlayFrom):
        return bool(_HANDS & set(effect.zones))
    return any(
        needs_attribute(wanted.among) and bool(_HANDS & set(settled(wanted.among).zones() or ()))
        for wanted in effect.named() if not wanted.subroutines
    )  # fmt: skip
