"""Small Corp cards for the scenarios: as much of each card as its scenario needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.abilities import ActiveIn, CanAdvance, Paid, Play, Static, Sub, When
from engine.netrunner.language.amounts import (
    CardsIn,
    CountInstalled,
    DifferentActions,
    Hosted,
    Plus,
    Remotes,
    Tags,
    UnusedMemory,
    X,
)
from engine.netrunner.language.base import Targeting
from engine.netrunner.language.conditions import AtLeast, RunOn, Tagged, Threat
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    AccessTopOfRD,
    AddToHand,
    ArrangeTop,
    BadPublicity,
    Break,
    Damage,
    Draw,
    EndActionPhase,
    EndTheRun,
    ForceEncounter,
    Gain,
    GiveTags,
    Increase,
    InstallFrom,
    Instead,
    Lose,
    MoveIce,
    MoveRunner,
    PlaceCounters,
    Swap,
    ToBottom,
    Trash,
)
from engine.netrunner.language.flow import ChooseOne, Delayed, ForNow, If, MayPay, Together, Unless
from engine.netrunner.language.happenings import HERE, RUN, EventFits, First, On, would
from engine.netrunner.language.logic import Not
from engine.netrunner.language.modifiers import (
    Modify,
)
from engine.netrunner.language.prices import Price
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import (
    Encountered,
    Here,
    Hosting,
    Installed,
    InZone,
    Target,
    This,
    ThisCard,
    Type,
    target,
)
from engine.netrunner.language.traits import ChangeSubtype, GainSubs
from engine.netrunner.language.triggers import (
    ACCESSED,
    ACCESSED_INSTALLED,
    AFTER_RESOLVING,
    APPROACHED_HERE,
    ENCOUNTERED,
)
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import ARCHIVES, CORP, HQ, RUNNER
from tests.netrunner.scenarios.making import (
    END,
    Fixed,
    corp,
    ice,
)

if TYPE_CHECKING:
    pass

CORP_CARDS = Type("agenda") | Type("asset") | Type("ice") | Type("operation") | Type("upgrade")
PROGRAMS = Installed("runner") & Type("program")
TERMINAL = Delayed(When(AFTER_RESOLVING, (EndActionPhase(),)))


def declare() -> None:
    """Declare all of them."""
    _identities()
    _agendas()
    _root()
    _operations()
    _ice()
    _more_ice()


def _identities() -> None:
    corp(
        "Earth Station", "corp_identity",
        Static(Cannot("create_server"), AtLeast(Remotes(), 1)),
    )  # fmt: skip
    corp(
        "MirrorMorph", "corp_identity",
        When(On(EventKind.ACTION_ENDS, if_=AtLeast(DifferentActions(), 2)),
             (Gain(10),)),
    )  # fmt: skip
    corp(
        "Argus", "corp_identity",
        When(On(EventKind.STEAL), (Damage("meat", 2, suffered=True),)),
    )  # fmt: skip
    corp(
        "Jinteki", "corp_identity",
        When(On((EventKind.STEAL, EventKind.SCORE)), (Damage("net", 1),)),
    )  # fmt: skip


def _agendas() -> None:
    corp("Obokata Protocol", "agenda", Static(Price("steal", cost(net_damage=4))), agenda_points=3)
    renovated = When(On(EventKind.ADVANCE, what=ThisCard()), (Gain(2),))
    corp("Oaktown Renovation", "agenda", ActiveIn(("installed",), renovated))
    corp(
        "Nisei MK II", "agenda",
        Paid(cost(counter="agenda", counters=1), (EndTheRun(),), condition=RunOn()), agenda_points=2,
    )  # fmt: skip
    corp("Clone Retirement", "agenda",
         When(On(EventKind.STEAL, what=ThisCard()), (BadPublicity(1),)))  # fmt: skip
    corp("Bacterial Programming", "agenda",
         When(On(EventKind.STEAL, what=ThisCard()), (ArrangeTop(2),)))  # fmt: skip
    corp("The Cleaners", "agenda",
         When(would("meat_damage", by=YOU),
              (Increase("meat_damage", 1),), interrupt=True))  # fmt: skip
    corp("Plain Agenda", "agenda")
    corp("Plain Three", "agenda", agenda_points=3)
    corp("Two Tags", "agenda", When(On(EventKind.STEAL, what=ThisCard()),
                                    (GiveTags(2),)))  # fmt: skip


def _root() -> None:
    corp(
        "Aggressive Secretary", "asset",
        CanAdvance(),
        When(ACCESSED_INSTALLED,
             (Trash(Target(Targeting(PROGRAMS, number=Hosted("advancement")))),), access=True),
        trash_cost=0,
    )  # fmt: skip
    corp(
        "Ben Musashi",
        "upgrade",
        Static(Price("steal", cost(net_damage=2), Type("agenda") & Here())),
        trash_cost=2,
    )
    corp("Predictive Algorithm", "asset", Static(Price("steal", cost(credits=2), Type("agenda"))))
    advanced = Installed("corp") & Type("ice") & Hosting("advancement") & Here()
    corp(
        "Cayambe Grid", "upgrade",
        When(APPROACHED_HERE,
             (Unless((EndTheRun(),), (cost(credits=Plus(0, CountInstalled(advanced), 2)),), by=RUNNER),)),
    )  # fmt: skip
    corp("Threat Four", "asset", Static(Modify("hand_corp", 1), Threat(4)))
    corp("Threat Five", "asset", Static(Modify("hand_corp", 10), Threat(5)))
    corp(
        "Warroid Tracker", "upgrade",
        When(On(EventKind.TRASH, where=HERE, by=RUNNER),
             (Trash(target(PROGRAMS, by=RUNNER)),)),
        trash_cost=1,
    )  # fmt: skip
    corp("Enhanced Login Protocol", "asset", Static(Price("run", cost(clicks=1))))
    corp(
        "Heinlein Grid", "upgrade",
        When(On((EventKind.SPEND_CLICKS, EventKind.LOSE_CLICKS), if_=RunOn(HERE)),
             (Lose(99, who=RUNNER),)),
    )  # fmt: skip
    corp("Crisium Grid", "upgrade", Static(Cannot("success", where=("here",))))
    corp(
        "Dedicated Response Team", "asset",
        When(On(EventKind.RUN_ENDS, detail="successful"),
             (If(Tagged(), (Damage("meat", 2),)),)),
    )  # fmt: skip
    corp("Georgia Emelyov", "upgrade",
         When(On(EventKind.UNSUCCESSFUL_RUN), (Damage("net", 1),)))  # fmt: skip
    corp("Ash", "upgrade", Static(Cannot("access", Installed() - ThisCard()), RunOn(HERE)),
         Static(Cannot("access", InZone((HQ,))), RunOn(HERE)), trash_cost=3)  # fmt: skip
    corp("Hostile Infrastructure", "asset",
         When(On(EventKind.TRASH, by=RUNNER, what=CORP_CARDS),
              (Damage("net", 1),)), trash_cost=5)  # fmt: skip
    corp("Mr. Stone", "asset",
         When(On(EventKind.TAG), (Damage("meat", 1),)))  # fmt: skip
    corp(
        "Tori Hanzo", "upgrade",
        When(First(would("net_damage", if_=RunOn(HERE)), RUN),
             (MayPay(cost(credits=2), (Instead("net_damage", (Damage("core", 1),)),)),),
             optional=True, interrupt=True),
    )  # fmt: skip
    corp("Snare!", "asset", When(ACCESSED, (MayPay(cost(credits=4), (
        Together((Damage("net", 3), GiveTags(1))),)),), access=True), trash_cost=0)  # fmt: skip
    corp("Cerebral Overwriter", "asset", CanAdvance(),
         When(ACCESSED, (Damage("core", Hosted("advancement")),), access=True), trash_cost=0)  # fmt: skip
    corp("Disposable HQ", "asset", When(ACCESSED, (Fixed(),), access=True), trash_cost=9)
    corp("Plain Asset", "asset", trash_cost=2)
    corp("Once Asset", "asset", Paid(cost(), (Gain(1),), once=True))
    corp("Plain Upgrade", "upgrade", trash_cost=1)
    corp("Raman Rai", "asset",
         When(First(On(EventKind.DRAW, by=YOU)),
              (ToBottom(target(InZone(("set_aside",)))),)))  # fmt: skip
    corp("Daily Business Show", "asset",
         When(First(would("draw", by=YOU)),
              (Increase("draw", 1),), interrupt=True))  # fmt: skip
    corp("Panic Button", "upgrade", Paid(cost(credits=1), (Draw(1),), condition=RunOn()))
    corp("Akitaro Watanabe", "upgrade", Static(Price("rez", -2, Type("ice") & Here())), cost=1,
         trash_cost=3)  # fmt: skip


def _operations() -> None:
    corp(
        "Psychographics", "operation",
        Play((PlaceCounters("advancement", X(), target(Installed("corp") & Type("agenda"))),), x=Tags()),
        cost=None,
    )  # fmt: skip
    corp("Mushin No Shin", "operation",
         Play((PlaceCounters("advancement", 3, target(Installed("corp") & Type("agenda"))),)))  # fmt: skip
    corp("Archived Memories", "operation",
         Play((AddToHand(target(InZone((ARCHIVES,)) & Type("operation"))),)))  # fmt: skip
    corp("Lateral Growth", "operation", Play((Gain(4), InstallFrom((HQ,), Type("asset")))), cost=1)
    corp("Terminal Operation", "operation", Play((Gain(3), TERMINAL)))
    corp("Metamorph", "operation", Play((Swap(Installed("corp")),)))
    corp("Celebrity Gift", "operation", Play((Gain(1),)))
    corp("BOOM!", "operation", Play((Damage("meat", 7),)))
    corp("Bad Times for Memory", "operation", Play((ForNow(Modify("memory", -2), "turn"),)))
    corp("Punitive Counterstrike", "operation", Play((Damage("meat", 1),)))
    corp("Extract", "operation", Play((MoveIce(target(Installed("corp") & Type("ice")), "rd"),)))


def _ice() -> None:
    ice("Lockdown", Sub((ForNow(Cannot("draw", who=RUNNER), "turn"),)))
    ice("DNA Tracker", Sub((Lose(2, who=RUNNER),)), subtype="sentry")
    ice("Rototurret", Sub((Trash(target(PROGRAMS)),)), subtype="sentry")
    ice("Bulwark", Sub((Trash(target(PROGRAMS, by=RUNNER)),)), subtype="barrier")
    ice(
        "Lycan", Static(ChangeSubtype("sentry", -1), AtLeast(Hosted("advancement"), 1)), END, subtype="sentry"
    )
    ice("Enigma", END, strength=2)
    ice("Wall of Static", END, strength=3, subtype="barrier", cost=3)
    ice(
        "Eli 1.0",
        Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER),
        END,
        END,
        subtype="barrier",
    )
    ice("Architect", Sub((InstallFrom((HQ,), Type("ice"), where="here", ignoring="all"),)), subtype="sentry")
    ice(
        "Howler",
        Sub((InstallFrom((HQ, ARCHIVES), Type("ice"), where="inward", ignoring="all"),)),
        subtype="barrier",
    )
    ice("Himitsu-Bako", END, Paid(cost(credits=1), (AddToHand(This()),)), subtype="barrier")
    ice("Bullfrog", Sub((MoveIce(This(), "archives"),)))
    ice("Troll", When(ENCOUNTERED, (Unless((EndTheRun(),), (cost(clicks=1),), by=RUNNER),)), subtype="sentry")
    ice("Little Engine", END, END, Sub((Gain(5, who=RUNNER),)))
    ice("Tollbooth", When(ENCOUNTERED, (Unless((EndTheRun(),), (cost(credits=3),), by=RUNNER),)), END)
    ice("Shiro", Sub((AccessTopOfRD(),)), Sub((Gain(1),)), subtype="sentry")
    ice("Chrysalis", When(ACCESSED, (ForceEncounter(This()),), access=True), Sub((Damage("net", 2),)),
        subtype="sentry")  # fmt: skip
    ice("Gatekeeper Chrysalis", When(ACCESSED, (ForceEncounter(This()),), access=True), END)
    ice("Cortex Lock", Sub((Damage("net", UnusedMemory()),)), subtype="sentry")
    ice("Data Raven", When(ENCOUNTERED, (ChooseOne(((EndTheRun(),), (GiveTags(1),)), by=RUNNER),)),
        subtype="sentry")  # fmt: skip


def _more_ice() -> None:
    ice("Ashigaru", Static(GainSubs(END, CardsIn(HQ))), subtype="barrier")
    ice("Wall of Thorns", Sub((Damage("net", 2),)), END, strength=5, cost=8, subtype="barrier")
    ice("Net Pin", Sub((Damage("net", 1),)), Sub((Damage("net", 1),)), subtype="sentry")
    ice("Tagger", Sub((GiveTags(2),)), subtype="sentry")
    ice("Wormhole", Sub((Gain(1),)))
    unbroken = EventFits(On(EventKind.ENCOUNTER_ENDS, detail=""))
    next_ice = On(EventKind.ENCOUNTER_ENDS, if_=Not(EventFits(On(EventKind.ENCOUNTER_ENDS, what=ThisCard()))))
    ice(
        "Chum",
        Sub((
            Delayed(When(On(EventKind.ENCOUNTER),
                         (ForNow(Modify("strength", 2), "encounter", Encountered()),))),
            Delayed(When(next_ice, (If(unbroken, (Damage("net", 3),)),)), "run"),
        )),
    )  # fmt: skip


def more() -> None:
    """Cards of the further rules."""
    ice("Solo Bako", END, Paid(cost(credits=1), (AddToHand(This()),)), subtype="barrier")
    corp("Swapper", "asset", Paid(cost(), (Swap(Installed("corp") & Type("ice")),), once=True))
    build = InstallFrom((HQ,), Type("upgrade"), where="here", ignoring="all")
    corp("Trap Builder", "asset", When(ACCESSED, (build,), access=True))
    corp("Slippery Agenda", "agenda", When(ACCESSED, (AddToHand(This()),), access=True))
    corp("Curtain", "asset", When(ACCESSED, (EndTheRun(),), access=True))
    corp("Unique Asset", "asset", unique=True)
    corp("Breached Dome", "asset", When(ACCESSED, (Together((Damage("meat", 1), GiveTags(1))),), access=True))
    ice("To Archives", Sub((MoveRunner("archives"),)))
    corp("Confession", "operation", Play((BadPublicity(1),)))
    corp("Region One", "upgrade", subtypes=("region",))
    corp("Region Two", "upgrade", subtypes=("region",))
    corp("Fence", "asset", Static(Cannot("run", where=("hq",))))
    corp("Blackout", "asset", Static(Cannot("draw", who=CORP)))
    ice("Ambush Portal", When(ACCESSED, (ForceEncounter(This()),), access=True),
        Sub((MoveRunner("archives"),)))  # fmt: skip
    corp("Sudden End", "operation", Play((Gain(3), EndActionPhase(), Gain(5))))
