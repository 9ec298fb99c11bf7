"""Other programs of the Lunar cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("au_revoir", When(On(EventKind.JACK_OUT, by=YOU), (Gain(1),)))
card(
    "d4v1d",
    When(INSTALLED, (PlaceCounters("power", 3),)),
    Paid(cost(counter="power", counters=1), (Break(1, against=Having("strength", "at_least", 5)),)),
)
card(
    "leprechaun",
    Static(Hosts(Type("program"), n=2)),
    Static(SetTo("memory_cost", 0, HostedOn(ThisCard()))),
)
card(
    "llds_energy_regulator",
    Paid(
        cost(OneOf((cost(credits=3), cost(trash=True)))),
        (Prevent("trash_hardware", 1, Installed() & Type("hardware")),),
        interrupt="trash_hardware",
    ),
)
