"""Pieces of ice of many sets."""

from engine.netrunner.language.abilities import Static, Sub, When
from engine.netrunner.language.amounts import Hosted, HowMany, Plus
from engine.netrunner.language.conditions import Exists, ThisAt
from engine.netrunner.language.effects import (
    CLICKS,
    Damage,
    EndTheRun,
    InstallFrom,
    Lose,
    PlaceCounters,
    RemoveCounters,
    ResolveSubroutine,
    Rez,
    Trace,
    Trash,
    TrashTop,
)
from engine.netrunner.language.flow import May
from engine.netrunner.language.happenings import On
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import Installed, Subtype, ThisCard, Type, Unrezzed, target
from engine.netrunner.language.sets import Rezzed
from engine.netrunner.language.traits import GainSubs
from engine.netrunner.language.triggers import ENCOUNTERED, REZZED, TURN_BEGINS
from engine.netrunner.table.definitions import card
from engine.netrunner.table.events import Kind
from engine.netrunner.table.state import ARCHIVES, HQ, RUNNER

END_THE_RUN = Sub((EndTheRun(),))
TRASH_A_RESOURCE = Sub((Trash(target(Installed() & Type("resource"))),))

card("bathynomus", Static(Modify("strength", 3), ThisAt("archives")), Sub((Damage("net", 3),)))
card(
    "bloom",
    Sub((InstallFrom((HQ,), Type("ice"), where="another", ignoring="all"),)),
    Sub((InstallFrom((HQ,), Type("ice"), where="inward", ignoring="all"),)),
)
card(
    "chiyashi",
    When(On(Kind.BREAK, what=ThisCard(), if_=Exists(Installed() & Subtype("ai"))), (TrashTop(2, RUNNER),)),
    Sub((Damage("net", 2),)),
    Sub((Damage("net", 2),)),
    END_THE_RUN,
)
card(
    "envelopment",
    When(REZZED, (PlaceCounters("power", 4),)),
    When(TURN_BEGINS, (RemoveCounters("power", 1),)),
    Static(GainSubs(END_THE_RUN, Hosted("power"))),
    Sub((Trash(),)),
)
card(
    "ivik",
    Static(Price("rez", Plus(0, HowMany(Rezzed() & Type("ice") & Subtype("code_gate")), -1))),
    Sub((Damage("net", 2),)),
    END_THE_RUN,
)
card(
    "machicolation_b",
    TRASH_A_RESOURCE,
    TRASH_A_RESOURCE,
    Sub((Damage("net", 1),)),
    Sub((Lose(1, CLICKS, RUNNER), EndTheRun())),
)
card(
    "mycoweb",
    Sub((InstallFrom((ARCHIVES,), Type("ice"), ignoring="all"),)),
    Sub((May((Rez(target(Installed("corp") & Unrezzed() & Type("ice")), less=2),)),)),
    Sub((ResolveSubroutine(target(Rezzed() & Type("ice") & Subtype("sentry"))),)),
    Sub((ResolveSubroutine(target((Rezzed() & Type("ice") & Subtype("code_gate")) - ThisCard())),)),
)
card(
    "sandstone",
    When(ENCOUNTERED, (PlaceCounters("virus", 1),)),
    Static(Modify("strength", Plus(0, Hosted("virus"), -1))),
    END_THE_RUN,
)
card(
    "viper",
    Sub((Trace(3, (Lose(1, CLICKS, RUNNER),)),)),
    Sub((Trace(3, (EndTheRun(),)),)),
)
