"""Programs of the Core Set."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "aurora",
    Paid(cost(credits=2), (Break(1, "barrier"),), interface=True),
    Paid(cost(credits=2), (Boost(3),)),
)
card(
    "battering_ram",
    Paid(cost(credits=2), (Break(2, "barrier", up_to=True),), interface=True),
    Paid(cost(credits=1), (Boost(1, "run"),)),
)
card(
    "corroder",
    Paid(cost(credits=1), (Break(1, "barrier"),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
)
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
    "datasucker",
    When(On(Kind.SUCCESSFUL_RUN, by=YOU, where=CENTRAL), (PlaceCounters("virus", 1),)),
    Paid(cost(counter="virus", counters=1), (ReduceEncountered(1),)),
)
card(
    "djinn",
    Static(Hosts(Type("program") - Subtype("icebreaker"), memory=3)),
    Static(SetTo("memory_cost", 0, HostedOn(ThisCard()))),
    Paid(
        cost(clicks=1, credits=1),
        (Search(Type("program") & Subtype("virus")), FoundToHand()),
    ),
)
card(
    "femme_fatale",
    Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=2), (Boost(1),)),
    When(
        INSTALLED,
        (
            Pick(Installed("corp") & Type("ice")),
            Delayed(
                When(
                    On(Kind.ENCOUNTER, what=These(Result("chosen"))),
                    (MayPay(cost(credits=SubroutinesOf(EventCard())), (Bypass(),)),),
                ),
                "active",
            ),
        ),
    ),
)
card(
    "gordian_blade",
    Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
    Paid(cost(credits=1), (Boost(1, "run"),)),
)
card("magnum_opus", Paid(cost(clicks=1), (Gain(2),)))
card(
    "medium",
    When(On(Kind.SUCCESSFUL_RUN, by=YOU, where="rd"), (PlaceCounters("virus", 1),)),
    When(breach_of("rd"), (AccessMore(ForEvery(Hosted("virus"), past=1), least=0),)),
)
card("mimic", Paid(cost(credits=1), (Break(1, "sentry"),), interface=True))
card(
    "net_shield",
    When(
        First(would("net_damage")),
        (MayPay(cost(credits=1), (Prevent("net_damage", 1),)),),
        interrupt=True,
    ),
)
card(
    "ninja",
    Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=3), (Boost(5),)),
)
card(
    "parasite",
    Static(OnlyOn(Rezzed() & Type("ice"))),
    When(TURN_BEGINS, (PlaceCounters("virus", 1),)),
    Static(Modify("strength", Plus(0, Hosted("virus"), -1), HostOfSource())),
    When(
        While(Exists(HostOfSource() & Having("strength", "at_most", 0))),
        (Trash(Each(HostOfSource())),),
    ),
)
card(
    "pipeline",
    Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=2), (Boost(1, "run"),)),
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
card("yog_0", Paid(cost(), (Break(1, "code_gate"),), interface=True))
