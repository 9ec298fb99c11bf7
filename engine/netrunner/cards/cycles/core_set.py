"""Cards of the Core Set."""

from engine.netrunner.language.abilities import CanAdvance, Paid, Play, Static, Sub, When
from engine.netrunner.language.amounts import Hosted
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.costs import ThisCost, cost
from engine.netrunner.language.effects import (
    CLICKS,
    AccessMore,
    BadPublicity,
    Boost,
    Break,
    ChangeAttackedServer,
    Damage,
    EndTheRun,
    Gain,
    GiveTags,
    InstallFrom,
    Load,
    Lose,
    MakeRun,
    PlaceCounters,
    ReduceEncountered,
    RemoveCounters,
    RemoveTags,
    TakeCredits,
    Trace,
    Trash,
)
from engine.netrunner.language.flow import ChooseOne, Delayed, MayPay, Repeat, Unless
from engine.netrunner.language.happenings import ENCOUNTER, Happened, On, would
from engine.netrunner.language.modifiers import Modify, Recurring
from engine.netrunner.language.places import InRootOf
from engine.netrunner.language.prices import Pays
from engine.netrunner.language.selectors import Accessed, Subtype, ThisCard, Type, target
from engine.netrunner.language.sets import AnyCard, CanBeAdvanced, EventCard, Having
from engine.netrunner.language.triggers import EMPTY, ENCOUNTERED, INSTALLED, SCORED, breach_of
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import HQ, RUNNER

card(
    "astroscript_pilot_program",
    When(SCORED, (PlaceCounters("agenda", 1),)),
    Paid(cost(counter="agenda", counters=1), (PlaceCounters("advancement", 1, target(CanBeAdvanced())),)),
)
card("data_dealer", Paid(cost(clicks=1, forfeit=1), (Gain(9),)))
card("demolition_run", Play((MakeRun(("hq", "rd")),)), Paid(cost(), (Trash(Accessed()),), access=True))
card("easy_mark", Play((Gain(3),)))
card("enigma", Sub((Lose(1, CLICKS, RUNNER),)), Sub((EndTheRun(),)))
card(
    "gordian_blade",
    Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
    Paid(cost(credits=1), (Boost(1, "run"),)),
)
card(
    "grimoire",
    Static(Modify("memory", 2)),
    When(
        On(Kind.INSTALL, by=YOU, what=Subtype("virus") & Type("program")),
        (PlaceCounters("virus", 1, EventCard()),),
    ),
)
card("melange_mining_corp", Paid(cost(clicks=3), (Gain(7),)))
card("posted_bounty", When(SCORED, (MayPay(cost(ThisCost("forfeit")), (GiveTags(1), BadPublicity(1))),)))
card("sansan_city_grid", Static(Modify("advancement", -1, Type("agenda") & InRootOf("here"))))
card(
    "shadow",
    CanAdvance(),
    Static(Modify("strength", Hosted("advancement"))),
    Sub((Gain(2),)),
    Sub((Trace(3, (GiveTags(1),)),)),
)
card(
    "the_makers_eye",
    Play((MakeRun(("rd",), if_successful=(Delayed(When(breach_of("rd"), (AccessMore(2),)), "run"),)),)),
)
card(
    "sneakdoor_beta",
    Paid(
        cost(clicks=1),
        (
            MakeRun(
                ("archives",),
                abilities=(When(would("success"), (ChangeAttackedServer("hq"),), interrupt=True),),
            ),
        ),
    ),
)
card(
    "wyrm",
    Paid(cost(credits=3), (Break(1, against=Having("strength", "at_most", 0)),), interface=True),
    Paid(cost(credits=1), (ReduceEncountered(1),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
)
card(
    "shipment_from_mirrormorph",
    Play((Repeat((InstallFrom((HQ,), AnyCard(), optional=True),), 3),)),
)
card(
    "the_toolbox",
    Static(Modify("memory", 2)),
    Static(Modify("link", 2)),
    Static(Recurring(2)),
    Static(Pays(("use",), Subtype("icebreaker"))),
)
card(
    "ninja",
    Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=3), (Boost(5),)),
)
card(
    "breaking_news",
    When(SCORED, (GiveTags(2),)),
    When(On(Kind.TURN_ENDS, if_=Happened(On(Kind.SCORE, what=ThisCard()))), (RemoveTags(2),)),
)
card("hunter", Sub((Trace(3, (GiveTags(1),)),)))
card("magnum_opus", Paid(cost(clicks=1), (Gain(2),)))
card(
    "armitage_codebusting",
    When(INSTALLED, (Load(12),)),
    When(EMPTY, (Trash(),)),
    Paid(cost(clicks=1), (TakeCredits(2),)),
)
card("scorched_earth", Play((Damage("meat", 4),), condition=Tagged()))
card(
    "viktor_1_0",
    Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER),
    Sub((Damage("core", 1),)),
    Sub((EndTheRun(),)),
)
card("yog_0", Paid(cost(), (Break(1, "code_gate"),), interface=True))
card(
    "crypsis",
    Paid(cost(credits=1), (Break(1),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
    Paid(cost(clicks=1), (PlaceCounters("virus", 1),)),
    When(
        On(Kind.ENCOUNTER_ENDS, if_=Happened(On(Kind.BREAK, of=ThisCard()), ENCOUNTER)),
        (ChooseOne(((RemoveCounters("virus", 1),), (Trash(),))),),
    ),
)
card(
    "tollbooth",
    When(ENCOUNTERED, (Unless((EndTheRun(),), (cost(credits=3),), by=RUNNER, must=True),)),
    Sub((EndTheRun(),)),
)
