"""Other programs of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("azimat", Static(Recurring(2)), Static(Pays(("trash",))))

card(
    "chromatophores",
    Static(OnlyOn(Type("ice"))),
    Static(ChangeSubtype("barrier", 1, HostOfSource())),
    Static(ChangeSubtype("code_gate", 1, HostOfSource())),
    Static(ChangeSubtype("sentry", 1, HostOfSource())),
)

card(
    "devadatta_drone",
    When(INSTALLED, (PlaceCounters("power", 2),)),
    When(breach_of("rd"), (MayPay(cost(counter="power", counters=1), (AccessMore(1),)),)),
)

card(
    "gourmand",
    Paid(
        cost(trash=True),
        (Trash(Accessed()), If(Did("trashed"), (Draw(1),))),
        ~Accessing(Type("agenda")),
        access=True,
    ),
)
