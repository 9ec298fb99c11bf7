"""Cards of the Core Set: the Runner's."""

from engine.netrunner.language.abilities import Paid, Play, Static, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    AccessMore,
    AddToHand,
    Boost,
    Break,
    Bypass,
    ChangeAttackedServer,
    Expose,
    Gain,
    Load,
    MakeRun,
    PlaceCounters,
    Prevent,
    ReduceEncountered,
    RemoveCounters,
    TakeCredits,
    Trash,
)
from engine.netrunner.language.flow import ChooseOne, Delayed
from engine.netrunner.language.happenings import ENCOUNTER, RUN, First, Happened, On, would
from engine.netrunner.language.modifiers import Modify, Recurring
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.selectors import (
    Accessed,
    Installed,
    InZone,
    Subtype,
    ThisCard,
    Type,
    Unrezzed,
    target,
)
from engine.netrunner.language.sets import EventCard, Having
from engine.netrunner.language.triggers import EMPTY, INSTALLED, breach_of
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import HEAP

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
card("akamatsu_mem_chip", Static(Modify("memory", 1)))
card(
    "lemuria_codecracker",
    Paid(
        cost(clicks=1, credits=1),
        (Expose(target(Installed("corp") & Unrezzed())),),
        condition=Happened(On(Kind.SUCCESSFUL_RUN, where="hq")),
    ),
)
card(
    "deja_vu",
    Play(
        (
            ChooseOne(
                (
                    (AddToHand(target(InZone((HEAP,)))),),
                    (AddToHand(target(InZone((HEAP,)) & Subtype("virus"), most=2, least=0)),),
                )
            ),
        )
    ),
)
card(
    "pipeline",
    Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=2), (Boost(1, "run"),)),
)
card(
    "inside_job",
    Play((MakeRun(abilities=(When(First(On(Kind.ENCOUNTER), RUN), (Bypass(),)),)),)),
)
card(
    "crash_space",
    Static(Recurring(2)),
    Static(Pays(("remove tag",))),
    Paid(cost(trash=True), (Prevent("meat_damage", 3),), interrupt="meat_damage"),
)
card(
    "kate_mac_mccaffrey_digital_tinker",
    Static(
        Price("install", -1, Type("program") | Type("hardware")),
        ~Happened(On(Kind.INSTALL, by=YOU, what=Type("program") | Type("hardware"))),
    ),
)
card(
    "sacrificial_construct",
    Paid(
        cost(trash=True),
        (Prevent("trash", 1, Installed() & (Type("program") | Type("hardware"))),),
        interrupt="trash",
    ),
)
