"""Other programs of Vantage Point."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

APPROACH_HQ = Instead("approach_server", (ChangeAttackedServer("hq"), Approach()))
APPROACH_RD = Instead("approach_server", (ChangeAttackedServer("rd"), Approach()))

card(
    "baker",
    Paid(
        cost(clicks=1),
        (
            MakeRun(
                ("archives",),
                abilities=(
                    When(
                        would("approach_server", where="archives"),
                        (
                            MayPay(
                                cost(CreditsFrom(Subtype("stealth")), credits=1),
                                (
                                    ChooseOne(
                                        (
                                            (
                                                Instead(
                                                    "approach_server",
                                                    (ChangeAttackedServer("hq"), Approach()),
                                                ),
                                            ),
                                            (
                                                Instead(
                                                    "approach_server",
                                                    (ChangeAttackedServer("rd"), Approach()),
                                                ),
                                            ),
                                        )
                                    ),
                                ),
                            ),
                        ),
                        interrupt=True,
                    ),
                ),
            ),
        ),
        once=True,
    ),
)

card(
    "lampades",
    When(INSTALLED, (PlaceCounters("power", 3),)),
    Paid(
        cost(CreditsFrom(Subtype("stealth")), credits=CostOf(Accessed()), counter="power", counters=1),
        (Trash(Accessed()),),
        ~Accessing(Type("agenda")),
        access=True,
    ),
)

card(
    "read_write_share",
    When(
        INSTALLED | TURN_BEGINS,
        (
            If(
                AtMost(HowMany(HostedOn(ThisCard())), 3) & AtLeast(HowMany(InZone((GRIP,))), 1),
                (May((HostOn(target(InZone((GRIP,))), This(), faceup=False), Draw(1))),),
            ),
        ),
    ),
    Paid(cost(trash=True), (ShuffleInto(Each(HostedOn(ThisCard()))),)),
)

card(
    "sipa",
    When(
        First(
            On(
                EventKind.PASS_ICE,
                by=YOU,
                what=Protecting("any", "outermost"),
                if_=Happened(On(EventKind.FULLY_BREAK, by=YOU), ENCOUNTER),
            )
        ),
        (Swap(Type("ice") - These(EventCard()), EventCard()),),
        optional=True,
    ),
)

card(
    "stowaway",
    Static(OnlyOn(Type("ice"))),
    When(On(EventKind.SUCCESSFUL_RUN, by=YOU, where=HERE), (Gain(2),)),
)
