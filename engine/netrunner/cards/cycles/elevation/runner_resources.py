"""Resources of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "cacophony",
    When(
        First(On((EventKind.TRASH, EventKind.STEAL), by=YOU, what=OwnedBy(CORP))),
        (PlaceCounters("power", 1),),
    ),
    When(ACTION_PHASE_ENDS, (MayPay(cost(counter="power", counters=2), (Sabotage(3),)),)),
)

card(
    "fransofia_ward",
    Static(Price("rez", 1, Type("ice"))),
    When(
        On(EventKind.ENCOUNTER),
        (If(AtLeast(Credits(CORP), 15), (MayPay(cost(trash=True), (Bypass(),)),)),),
    ),
)

card(
    "knickknack_obrian",
    When(
        First(On(EventKind.RUN_BEGINS)),
        (
            MayPay(
                cost(Chosen("trash", 1, Installed(RUNNER) - ThisCard())),
                (Together((Gain(CostOf(Result("paid"))), Draw(1))),),
            ),
        ),
    ),
)

card(
    "open_market",
    When(INSTALLED, (Load(6),)),
    When(EMPTY, (Trash(),)),
    Static(
        Pays(
            ("install",),
            (Type("resource") & Subtype("connection")) | (Type("resource") & Subtype("job")),
        )
    ),
    When(TURN_BEGINS, (TakeCredits(1),)),
)

card("rent_rioters", Paid(cost(clicks=3, trash=True), (Gain(9),)))

card(
    "side_hustle",
    When(INSTALLED | On(EventKind.RUN_BEGINS), (PlaceCounters("credit", 1),)),
    When(While(AtLeast(Hosted("credit"), 6)), (Together((TakeCredits(0), Trash(), Draw(1))),)),
)
