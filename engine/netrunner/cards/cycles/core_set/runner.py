"""Cards of the Core Set: the Runner's."""

from engine.netrunner.language.abilities import Paid, Play, Static, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    AccessMore,
    Boost,
    Break,
    ChangeAttackedServer,
    Gain,
    Load,
    MakeRun,
    PlaceCounters,
    ReduceEncountered,
    RemoveCounters,
    TakeCredits,
    Trash,
)
from engine.netrunner.language.flow import ChooseOne, Delayed
from engine.netrunner.language.happenings import ENCOUNTER, Happened, On, would
from engine.netrunner.language.modifiers import Modify, Recurring
from engine.netrunner.language.prices import Pays
from engine.netrunner.language.selectors import Accessed, Subtype, ThisCard, Type
from engine.netrunner.language.sets import EventCard, Having
from engine.netrunner.language.triggers import EMPTY, INSTALLED, breach_of
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind
from engine.netrunner.table.parts import YOU

card("data_dealer", Paid(cost(clicks=1, forfeit=1), (Gain(9),)))
card("demolition_run", Play((MakeRun(("hq", "rd")),)), Paid(cost(), (Trash(Accessed()),), access=True))
card("easy_mark", Play((Gain(3),)))
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
card("magnum_opus", Paid(cost(clicks=1), (Gain(2),)))
card(
    "armitage_codebusting",
    When(INSTALLED, (Load(12),)),
    When(EMPTY, (Trash(),)),
    Paid(cost(clicks=1), (TakeCredits(2),)),
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
