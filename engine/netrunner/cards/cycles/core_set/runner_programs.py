"""Other programs of the Core Set."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "datasucker",
    When(On(EventKind.SUCCESSFUL_RUN, by=YOU, where=CENTRAL), (PlaceCounters("virus", 1),)),
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
card("magnum_opus", Paid(cost(clicks=1), (Gain(2),)))
card(
    "medium",
    When(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="rd"), (PlaceCounters("virus", 1),)),
    When(breach_of("rd"), (AccessMore(ForEvery(Hosted("virus"), past=1), least=0),)),
)
card(
    "net_shield",
    When(
        First(would("net_damage")),
        (MayPay(cost(credits=1), (Prevent("net_damage", 1),)),),
        interrupt=True,
    ),
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
