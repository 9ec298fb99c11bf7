"""Cards of the Borealis cycle."""

from engine.netrunner.language.abilities import Play, Static, Sub, When
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.costs import Chosen, cost
from engine.netrunner.language.effects import (
    Damage,
    Draw,
    InstallFrom,
    MakeRun,
    Pick,
    ResolveSubroutine,
    Sabotage,
    Trash,
    TurnFaceup,
)
from engine.netrunner.language.flow import ForNow, May
from engine.netrunner.language.happenings import First, On
from engine.netrunner.language.prices import Price
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.language.selectors import Installed, InZone, Result, Subtype, ThisCard, Type, target
from engine.netrunner.language.sets import AnyCard, Facedown, Rezzed
from engine.netrunner.language.triggers import APPROACHED_HERE, SCORED
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind
from engine.netrunner.table.state import ARCHIVES

card(
    "nanisivik_grid",
    When(
        APPROACHED_HERE,
        (
            Pick(InZone((ARCHIVES,)) & Facedown() & Type("ice")),
            TurnFaceup(Result("chosen")),
            ResolveSubroutine(Result("chosen")),
        ),
        optional=True,
    ),
)
card(
    "esa_afontov_eco_insurrectionist",
    When(
        First(On(Kind.DAMAGE, damage="core")),
        (May((Draw(1), Sabotage(2))),),
    ),
)
card(
    "chastushka",
    Play((MakeRun(("hq",), if_successful=(ForNow(InsteadOf("breach", (Sabotage(4),)), "run"),)),)),
)
card(
    "azef_protocol",
    Static(Price("score", cost(Chosen("trash", 1, Installed("corp") - ThisCard())))),
    When(SCORED, (Damage("meat", 2),)),
)
card(
    "trust_operation",
    Play(
        (
            Trash(target(Type("resource"))),
            InstallFrom(
                (ARCHIVES,),
                # 8.5.13d: an agenda may be chosen, too; it is not rezzed, and revealed for that
                AnyCard(),
                ignoring="all",
                rez="all",
                optional=False,
            ),
        ),
        condition=Tagged(),
    ),
)
card(
    "bloop",
    Static(Price("rez", cost(Chosen("derez", 1, Rezzed() & Type("ice") & Subtype("harmonic") - ThisCard())))),
    Sub((Damage("core", 1),)),
    Sub((Trash(target(Type("program"))),)),
    Sub((Trash(target(Type("program"))),)),
)
