"""Hardware of the Core Set."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("akamatsu_mem_chip", Static(Modify("memory", 1)))
card(
    "cyberfeeder",
    Static(Recurring(1)),
    Static(Pays(("use",), Subtype("icebreaker"))),
    Static(Pays(("install",), Subtype("virus") & Type("program"))),
)
card(
    "desperado",
    Static(Modify("memory", 1)),
    When(On(EventKind.SUCCESSFUL_RUN, by=YOU), (Gain(1),)),
)
card(
    "grimoire",
    Static(Modify("memory", 2)),
    When(
        On(EventKind.INSTALL, by=YOU, what=Subtype("virus") & Type("program")),
        (PlaceCounters("virus", 1, EventCard()),),
    ),
)
card(
    "lemuria_codecracker",
    Paid(
        cost(clicks=1, credits=1),
        (Expose(target(Installed("corp") & Unrezzed())),),
        condition=Happened(On(EventKind.SUCCESSFUL_RUN, where="hq")),
    ),
)
card(
    "rabbit_hole",
    Static(Modify("link", 1)),
    When(
        INSTALLED,
        (Search(CopiesOfThis(), to_install=True, reveal=False), Install(Result("found"))),
        optional=True,
    ),
)
card(
    "the_personal_touch",
    Static(OnlyOn(Subtype("icebreaker"))),
    Static(Modify("strength", 1, HostOfSource())),
)
card(
    "the_toolbox",
    Static(Modify("memory", 2)),
    Static(Modify("link", 2)),
    Static(Recurring(2)),
    Static(Pays(("use",), Subtype("icebreaker"))),
)
