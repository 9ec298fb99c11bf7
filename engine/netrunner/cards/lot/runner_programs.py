"""Programs of many sets."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

ICEBREAKERS = CountInstalled(Subtype("icebreaker"))

# -- icebreakers ------------------------------------------------------------------------------------------

card(
    "audrey_v2",
    When(On(Kind.TRASH, by=YOU, what=BeingAccessed()), (PlaceCounters("virus", 1),)),
    Paid(cost(counter="virus", counters=1), (Break(2, up_to=True),), interface=True),
    Paid(cost(Chosen("trash", 1, InZone((GRIP,)))), (Boost(3),)),
)
card(
    "baba_yaga",
    Static(Hosts(Type("program") & Subtype("icebreaker") - Subtype("ai"))),
    Static(CopyOf(HostedOn(ThisCard()) & Subtype("icebreaker"), kinds=("paid",))),
)
card(
    "cradle",
    Static(Modify("strength", ForEvery(CardsInHand(), times=-1))),
    Paid(cost(credits=2), (Break(0, "code_gate"),), interface=True),
)
card(
    "darwin",
    Static(SetTo("strength", Hosted("virus"))),
    Paid(cost(credits=2), (Break(1),), interface=True),
    When(TURN_BEGINS, (MayPay(cost(credits=1), (PlaceCounters("virus", 1),)),)),
)
card(
    "houdini",
    Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
    Paid(cost(CreditsFrom(Subtype("stealth"), 1), credits=2), (Boost(4, "run"),)),
)
card(
    "shiv",
    Static(SetTo("memory_cost", 0), AtLeast(Link(), 2)),
    Static(Modify("strength", ICEBREAKERS)),
    Paid(cost(trash=True), (Break(3, "sentry", up_to=True),), interface=True),
)

# -- others -----------------------------------------------------------------------------------------------

card("au_revoir", When(On(Kind.JACK_OUT, by=YOU), (Gain(1),)))
card(
    "d4v1d",
    When(INSTALLED, (PlaceCounters("power", 3),)),
    Paid(cost(counter="power", counters=1), (Break(1, against=Having("strength", "at_least", 5)),)),
)
card(
    "gorman_drip_v1",
    When(
        On(Kind.ACTION, by=CORP, detail="draw") | On(Kind.ACTION, by=CORP, detail="credit"),
        (PlaceCounters("virus", 1),),
    ),
    Paid(cost(clicks=1, trash=True), (Gain(Hosted("virus")),)),
)
card(
    "malandragem",
    When(INSTALLED, (Load(2, "power"),)),
    When(EMPTY, (RemoveFromGame(This()),)),
    When(
        On(Kind.ENCOUNTER),
        (
            If(
                Encountering(Having("strength", "at_most", 3)),
                (MayPay(cost(counter="power", counters=1), (Bypass(),)),),
            ),
        ),
        once=True,
    ),
    When(On(Kind.ENCOUNTER, if_=Threat(4)), (MayPay(cost(ThisCost("remove")), (Bypass(),)),)),
)
INWARD = InwardOf(HostOfSource())
OTHER_CAISSA = Type("program") & Subtype("caissa") - These(Result("trashed"))
card(
    "pawn",
    Paid(cost(clicks=1), (HostOn(This(), target(Protecting("central", "outermost") - HostOfSource())),)),
    When(
        On(Kind.SUCCESSFUL_RUN, by=YOU, if_=ThisIs(HostedOn(Type("ice")))),
        (
            If(
                Exists(INWARD),
                (HostOn(This(), Each(INWARD)),),
                (Trash(), InstallFrom((GRIP, HEAP), OTHER_CAISSA, ignoring="all", optional=False)),
            ),
        ),
    ),
)
card(
    "pheromones",
    Static(Recurring(Hosted("virus"))),
    Static(Pays(), RunOn(("hq",))),
    When(On(Kind.SUCCESSFUL_RUN, by=YOU, where="hq"), (PlaceCounters("virus", 1),)),
)
card("rezeki", When(TURN_BEGINS, (Gain(1),)))
card(
    "tapwrm",
    Static(OnlyIf("install", Happened(On(Kind.SUCCESSFUL_RUN, where=CENTRAL)))),
    When(TURN_BEGINS, (Gain(ForEvery(Credits(CORP), 5)),)),
    When(On(Kind.PURGE, by=CORP), (Trash(),)),
)
