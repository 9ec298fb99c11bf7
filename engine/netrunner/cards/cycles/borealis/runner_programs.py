"""Other programs of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("cezve", Static(Recurring(2)), Static(Pays(), RunOn((CENTRAL,))))

card(
    "flux_capacitor",
    Static(OnlyOn(Type("ice"))),
    When(
        First(On(EventKind.BREAK, by=YOU, what=HostOfSource()), ENCOUNTER),
        (Charge(target(Installed(RUNNER))),),
        optional=True,
    ),
)

card(
    "hush",
    Static(OnlyOn(Type("ice"))),
    Static(LoseAbilities(HostOfSource(), keep_printed=("subroutine",))),
    Paid(cost(clicks=1), (HostOn(This(), target(Installed(CORP) & Type("ice") - HostOfSource())),)),
)

card("k2cp_turbine", Static(Modify("strength", 2, Installed() & Subtype("icebreaker") - Subtype("ai"))))

card(
    "nga",
    When(INSTALLED, (Load(3, "power"),)),
    When(EMPTY, (Trash(),)),
    When(
        First(On(EventKind.SUCCESSFUL_RUN, by=YOU)),
        (MayPay(cost(counter="power", counters=1), (Sabotage(1),)),),
    ),
)

card(
    "world_tree",
    When(
        First(On(EventKind.SUCCESSFUL_RUN, by=YOU)),
        (
            MayPay(
                cost(Chosen("trash", 1, Installed(RUNNER) - ThisCard())),
                (
                    Search(SameAs(Result("paid"), "type"), to_install=True, reveal=False),
                    Install(Result("found"), less=3),
                ),
            ),
        ),
    ),
)
