"""Abilities that no shipped card has, for the tests of texts: words that meet for the first time."""

from __future__ import annotations

from pathlib import Path

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.amounts import Credits, Hosted, HowMany, Points, Tags
from engine.netrunner.language.conditions import AtLeast, Exists, ThisIs
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Break,
    Damage,
    Draw,
    Gain,
    GiveTags,
    InstallFrom,
    Lose,
    MakeRun,
    Prevent,
    Rez,
    Trash,
    TrashTop,
)
from engine.netrunner.language.flow import Delayed, ForNow, If, MayPay, Together
from engine.netrunner.language.happenings import HERE, RUN, Count, First, Happened, Next, On, would
from engine.netrunner.language.hosting import Hosts
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.places import Protecting
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.replacements import InsteadOf, Prevents
from engine.netrunner.language.restrictions import Cannot, Must
from engine.netrunner.language.selectors import Hosting, Installed, InZone, Subtype, Type, Unrezzed, target
from engine.netrunner.language.sets import Each, Having, OnTop, Rezzed
from engine.netrunner.language.spoken import ability_text
from engine.netrunner.language.traits import ChangeSubtype, GainSubs
from engine.netrunner.language.triggers import ENCOUNTERED, SCORED, TURN_BEGINS
from engine.netrunner.objects.definitions import Definition
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import Facts
from engine.netrunner.table.parts import OPPONENT, Ability
from engine.speech import LANGUAGES

END = Sub((Lose(1, who="runner"),))
BREAKER = target(Installed() & Subtype("icebreaker"))

ABILITIES: dict[str, tuple[str, Ability]] = {
    "a target of two types": (
        "corp:operation",
        Play((Trash(target(Installed("corp") & (Type("asset") | Type("upgrade")), most=2, least=1)),)),
    ),
    "each of a set": ("runner:resource", Static(Modify("strength", 1, Subtype("icebreaker") & Installed()))),
    "a price": ("corp:asset", Static(Price("rez", -1, Unrezzed() & Type("ice") & Hosting("advancement")))),
    "an additional cost": ("corp:agenda", Static(Price("steal", extra=cost(credits=5)))),
    "installing": ("runner:resource", When(TURN_BEGINS, (InstallFrom(("grip", "heap"), Type("hardware")),))),
    "installing for less": (
        "corp:asset",
        When(TURN_BEGINS, (InstallFrom(("hq",), Type("ice"), where="another", less=2, rez="all"),)),
    ),
    "an offer": ("runner:resource", When(TURN_BEGINS, (MayPay(cost(credits=2, tags=1), (Gain(5),)),))),
    "prevention": (
        "runner:program",
        Paid(cost(trash=True, tags=2), (Prevent("trash_program", 1),), interrupt="trash_program"),
    ),
    "all subroutines": ("runner:program", Paid(cost(), (Break(0, "code_gate"),))),
    "instead of a breach": (
        "runner:event",
        Play((MakeRun(("hq",), (ForNow(InsteadOf("breach", (Gain(3),), optional=True), "run"),)),)),
    ),
    "always prevented": ("runner:resource", Static(Prevents("tag", 1, First(would("tag"), RUN)))),
    "hosting": ("runner:program", Static(Hosts(Type("program"), 1, 2))),
    "what cannot be": ("corp:upgrade", Static(Cannot("access", InZone(("hq",))))),
    "what must be": ("corp:upgrade", Static(Must("trash_accessed"))),
    "at once": ("corp:ice", Sub((Together((Damage("net", Hosted("virus")), Gain(1))),))),
    "for now": ("runner:event", Play((ForNow(Modify("strength", 3), "turn", BREAKER),))),
    "until a turn": ("corp:operation", Play((ForNow(Cannot("steal"), "next_turn"),))),
    "but not": ("runner:event", Play((Trash(target(Type("ice") - Subtype("barrier"))),))),
    "a subtype before a type": (
        "runner:event",
        Play((Trash(target(Installed() & Subtype("code_gate") & Type("ice"))),)),
    ),
    "the first of a set": (
        "runner:identity",
        When(First(On(EventKind.INSTALL, by="you", what=Subtype("virus") & Type("program"))), (Draw(1),)),
    ),
    "an ordinary happening": (
        "runner:identity",
        When(On(EventKind.ENCOUNTER, what=Type("ice") & Rezzed()), (Gain(1),), optional=True),
    ),
    "the next time": (
        "runner:event",
        Play((Delayed(When(Next(On(EventKind.ENCOUNTER)), (Break(1),)), "turn"),)),
    ),
    "what the other does": ("corp:asset", When(On(EventKind.DRAW, by=OPPONENT), (Gain(1),))),
    "looking back": (
        "corp:operation",
        Play(
            (Gain(Count(On(EventKind.TRASH, by=OPPONENT))),),
            condition=~Happened(On(EventKind.STEAL), "last_turn", "runner"),
        ),
    ),
    "conditions": (
        "corp:asset",
        When(
            TURN_BEGINS,
            (If(AtLeast(Tags(), 2) & AtLeast(Points(OPPONENT), 3), (TrashTop(2, who=OPPONENT),)),),
        ),
    ),
    "there is": ("corp:asset", Static(Modify("hand_corp", 1), Exists(Subtype("bioroid") & Rezzed()))),
    "what it is": ("corp:ice", Static(Modify("strength", 2), ThisIs(Hosting("advancement")))),
    "for each": ("corp:operation", Play((Gain(HowMany(Type("ice") & Rezzed())),))),
    "as many as": ("runner:event", Play((Gain(Credits(OPPONENT)),))),
    "a value": (
        "corp:operation",
        Play((Rez(target(Type("ice") & Having("cost", "at_most", 3)), ignoring="all"),)),
    ),
    "all of them": ("corp:operation", Play((Trash(Each(Installed("runner") & Type("resource"))),))),
    "the top": ("corp:agenda", When(SCORED, (Trash(Each(OnTop("rd", 3))),))),
    "gaining subroutines": ("corp:upgrade", Static(GainSubs(END, 1, Protecting(HERE)))),
    "gaining a subtype": ("corp:ice", Static(ChangeSubtype("barrier", 1))),
    "spending": ("runner:hardware", Static(Pays(("install",), Type("program")))),
    "who is told": ("corp:ice", When(ENCOUNTERED, (GiveTags(1), Lose(1, "clicks", who="runner")))),
}
"""Side and type of the card that has it, and the ability."""

PLACE = Path(__file__).parent / "texts" / "other_words.txt"


def golden() -> str:
    """All of them in every language."""
    lines = []
    for name, (where, ability) in ABILITIES.items():
        side, _, kind = where.partition(":")
        made = Definition(Facts("made_up", "Made Up", side, "neutral", kind), (ability,))
        lines += [f"# {name}", *(ability_text(made, ability, language) for language in LANGUAGES), ""]
    return "\n".join(lines)


if __name__ == "__main__":
    PLACE.write_text(golden(), encoding="utf-8")
