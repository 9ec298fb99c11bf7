"""Small Runner cards for the scenarios: as much of each card as its scenario needs."""

from __future__ import annotations

from engine.netrunner.language.abilities import Paid, Play, Static, When
from engine.netrunner.language.amounts import Hosted, Link, Plus
from engine.netrunner.language.conditions import AtLeast, Encountering
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    CLICKS,
    AccessMore,
    AddToHand,
    Boost,
    BreachServer,
    Break,
    Bypass,
    ChangeAttackedServer,
    Damage,
    Derez,
    Draw,
    Gain,
    GiveTags,
    Increase,
    Install,
    InstallFrom,
    Instead,
    Lose,
    MakeRun,
    PlaceCounters,
    Prevent,
    RemoveFromGame,
    RemoveTags,
    Search,
    TakeCredits,
    ToBottom,
    Trash,
)
from engine.netrunner.language.flow import Delayed, ForNow, If, MayPay
from engine.netrunner.language.happenings import RUN, First, On, would
from engine.netrunner.language.hosting import Hosts
from engine.netrunner.language.modifiers import (
    Modify,
    Recurring,
)
from engine.netrunner.language.prices import Pays
from engine.netrunner.language.replacements import InsteadOf, Prevents
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import (
    Accessed,
    Encountered,
    HostOfSource,
    Installed,
    Result,
    Subtype,
    ThisCard,
    Type,
    target,
)
from engine.netrunner.language.traits import ChangeSubtype
from engine.netrunner.language.triggers import RUN_ENDS, TURN_BEGINS, breach_of
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import CORP, GRIP
from tests.netrunner.scenarios.making import breaker, runner

TRASH = cost(trash=True)
PROGRAMS = Installed("runner") & Type("program")
USED_TRASH = On(EventKind.USE, by=YOU, detail="trash")


def declare() -> None:
    """Declare all of them."""
    _identities()
    _events()
    _rig()
    _programs()


def _identities() -> None:
    runner("Geist", "runner_identity", When(USED_TRASH, (Draw(1),)))
    runner("Jesminder Sareen", "runner_identity", Static(Prevents("tag", 1, First(would("tag"), RUN))))
    runner(
        "Trash Installer", "runner_identity",
        When(USED_TRASH, (InstallFrom((GRIP,), Type("resource")),), optional=True),
    )  # fmt: skip
    runner(
        "Leela Patel", "runner_identity",
        When(On(EventKind.STEAL),
             (AddToHand(target(Installed("corp") & Type("asset"))),)),
    )  # fmt: skip


def _events() -> None:
    runner("Diesel", "event", Play((Draw(3),)))
    runner("Process Automation", "event", Play((Gain(2), Draw(1))))
    runner("Spring Cleaning", "event", Play((AddToHand(target(Installed("runner"))),)))
    runner("Derezzer", "event", Play((Derez(target(Installed("corp") & Type("asset"))),)))
    runner("Tinkering", "event", Play((ForNow(ChangeSubtype("sentry"), "turn", target(Type("ice"))),)))
    runner(
        "The Maker's Eye", "event",
        Play((MakeRun(("rd",), (Delayed(When(breach_of("rd"), (AccessMore(2),)), "run"),)),)),
    )  # fmt: skip
    runner(
        "Legwork", "event",
        Play((MakeRun(("hq",), (Delayed(When(breach_of("hq"), (AccessMore(2),)), "run"),)),)),
    )  # fmt: skip
    runner(
        "Account Siphon", "event",
        Play((MakeRun(("hq",), (
            ForNow(InsteadOf("breach", (Lose(5, who=CORP), Gain(10), GiveTags(2)), optional=True), "run"),
        )),)),
    )  # fmt: skip
    runner("Because I Can", "event", Play((MakeRun(("remote",), (Gain(5),)),)))
    runner(
        "Singularity", "event",
        Play((MakeRun(("remote",), (
            ForNow(InsteadOf("breach", (Trash(target(Installed("corp"), most=9, least=0)),)), "run"),
        )),)),
    )  # fmt: skip
    runner(
        "Forked", "event",
        Play((
            MakeRun(abilities=(
                When(On(EventKind.FULLY_BREAK),
                     (Trash(target(Installed("corp") & Subtype("sentry"))),)),
            )),
        )),
    )  # fmt: skip
    runner(
        "The Noble Path", "event",
        Play((MakeRun(during=(Cannot("meat_damage"), Cannot("net_damage"))),)),
    )  # fmt: skip
    runner("Mass Install", "event", Play((InstallFrom((GRIP,), Type("program")),) * 3))
    runner(
        "Compile", "event",
        Play((
            Search(Subtype("icebreaker"), to_install=True), Install(Result("found")),
            Delayed(When(RUN_ENDS, (ToBottom(Result("found")),))), MakeRun(),
        )),
    )  # fmt: skip
    runner("Faust Run", "event", Play((MakeRun(),)))
    runner("Rigged Results", "event", Play((Damage("net", 1, suffered=True),)))


def _rig() -> None:
    runner("Forger", "hardware", Static(Modify("link", 1)), Paid(TRASH, (RemoveTags(1),)))
    runner("Toolbox", "hardware", Static(Modify("link", 2)), Static(Recurring(2)),
           Static(Pays(("use",))), subtypes=("console",))  # fmt: skip
    runner("Spinal Modem", "hardware", Static(Recurring(2)), Static(Pays(("use",))), cost=4)
    runner("Dyson Mem Chip", "hardware", Static(Modify("memory", 1)), Static(Modify("link", 1)))
    runner("Decoy", "resource", Paid(TRASH, (Prevent("tag", 1),), interrupt="tag"))
    runner(
        "No One Home", "resource",
        When(would("tag"), (Prevent("tag", 0), Trash()),
             optional=True, interrupt=True),
    )  # fmt: skip
    runner("Sacrificial Construct", "resource",
           Paid(TRASH, (Prevent("trash_program", 1),), interrupt="trash_program"))  # fmt: skip
    runner(
        "First Blood", "resource",
        When(First(On(EventKind.TRASH, what=PROGRAMS)),
             (Gain(1),)),
    )  # fmt: skip
    runner(
        "Biometric Spoofing", "resource",
        *(Paid(TRASH, (Prevent(kind, 2),), interrupt=kind)
          for kind in ("net_damage", "meat_damage", "core_damage")),
    )  # fmt: skip
    runner("Plascrete Carapace", "hardware",
           Paid(TRASH, (Prevent("meat_damage", 3),), interrupt="meat_damage"))  # fmt: skip
    runner(
        "Aesop's Pawnshop", "resource",
        When(TURN_BEGINS, (Trash(target(Installed("runner") - ThisCard())), Gain(3)), optional=True),
    )  # fmt: skip
    runner("Wyldside", "resource", When(TURN_BEGINS, (Draw(2), Lose(1, CLICKS))))
    runner("Underworld Contact", "resource", When(TURN_BEGINS, (If(AtLeast(Link(), 2), (Gain(1),)),)))
    runner("The Supplier", "resource",
           When(TURN_BEGINS, (InstallFrom((GRIP,), Type("hardware")),), optional=True))  # fmt: skip
    runner(
        "Bank Job", "resource",
        When(On(EventKind.SUCCESSFUL_RUN, where=("remote",)),
             (ForNow(InsteadOf("breach", (TakeCredits(0),), optional=True), "run"),)),
    )  # fmt: skip
    runner(
        "Security Testing", "resource",
        When(First(On(EventKind.SUCCESSFUL_RUN, where=("hq",))),
             (ForNow(InsteadOf("breach", (Gain(2),)), "run"),)),
    )  # fmt: skip
    runner(
        "Raymond Flint", "resource",
        When(On(EventKind.BAD_PUBLICITY), (BreachServer("hq"),)),
    )  # fmt: skip
    runner("Ice Carver", "resource", Static(Modify("strength", -1, Type("ice"))))
    runner(
        "Salsette Slums", "resource",
        When(would("trash", cause="trash_cost"),
             (Instead("trash", (RemoveFromGame(Accessed()),)),), optional=True, interrupt=True),
    )  # fmt: skip
    runner("Blackmailer", "resource",
           When(On(EventKind.PAY_TRASH_COST), (Gain(1),)))  # fmt: skip
    runner("Payment Counter", "resource",
           When(On(EventKind.SPEND_CREDITS, by=YOU), (Draw(1),)))  # fmt: skip
    runner("Bad Times", "event", Play((ForNow(Modify("memory", -2), "turn"),)))
    runner("Tech Trader", "resource", Paid(cost(credits=1), (Gain(2),), once=True))
    runner("Only This", "resource", Static(Cannot("access", Type("operation"))))


def _programs() -> None:
    breaker("Corroder", Paid(cost(credits=1), (Break(1, "barrier"),), interface=True),
            Paid(cost(credits=1), (Boost(1),)), cost=2)  # fmt: skip
    breaker("Gordian Blade", Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
            Paid(cost(credits=1), (Boost(1, "run"),)))  # fmt: skip
    breaker("Ninja", Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
            Paid(cost(credits=1), (Boost(1),)), strength=0)  # fmt: skip
    breaker("Crypsis", Paid(cost(credits=1), (Break(1),), interface=True),
            Paid(cost(credits=1), (Boost(1),)), strength=0)  # fmt: skip
    runner(
        "Femme Fatale", "program",
        When(On(EventKind.ENCOUNTER), (MayPay(cost(credits=1), (Bypass(),)),)),
    )  # fmt: skip
    runner("Imp", "program",
           Paid(cost(counter="virus", counters=1), (Trash(Accessed()),), access=True, once=True),
           cost=2)  # fmt: skip
    runner("Fermenter", "program",
           Paid(cost(clicks=1, trash=True), (Gain(Plus(0, Hosted("virus"), 2)),)))  # fmt: skip
    runner("Self-Modifying Code", "program",
           Paid(cost(credits=2, trash=True),
                (Search(Type("program"), to_install=True), Install(Result("found")))),
           memory_cost=2)  # fmt: skip
    runner("Dhegdheer", "program", Static(Hosts(Type("program"), 1, discount=1)))
    runner(
        "Sneakdoor Beta", "program",
        Paid(cost(clicks=1), (
            MakeRun(("archives",), abilities=(
                When(On(EventKind.APPROACH_SERVER),
                     (ChangeAttackedServer("hq"),)),
            )),
        )),
        memory_cost=2,
    )  # fmt: skip
    runner(
        "Parasite", "program",
        Static(Modify("strength", Plus(0, Hosted("virus"), -1), HostOfSource())),
        When(TURN_BEGINS, (PlaceCounters("virus", 1),)),
    )  # fmt: skip
    runner("Big Program", "program", memory_cost=2)
    runner("Small Program", "program", memory_cost=1)
    runner("Tiny Program", "program", memory_cost=0)


def more() -> None:
    """Cards of the further rules."""
    runner("Crescentus", "resource", Paid(TRASH, (Derez(Encountered()),), condition=Encountering()))
    runner("Paparazzi", "resource", Static(Prevents("meat_damage")))
    runner("Quitter", "program", Paid(TRASH, (Gain(3),), interrupt="trash_program"))
    runner("Console One", "hardware", Static(Modify("memory", 1)), subtypes=("console",))
    runner("Console Two", "hardware", Static(Modify("memory", 2)), subtypes=("console",))
    runner("Unique Friend", "resource", unique=True)
    runner("Class Act", "resource", When(First(would("draw", by=YOU)),
                                         (Increase("draw", 1),), interrupt=True))  # fmt: skip
    runner("Breaker's Pride", "resource",
           When(On(EventKind.FULLY_BREAK, detail="alone"),
                (Gain(1),)))  # fmt: skip
