"""Hardware of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

ASIDE = These(Result("set_aside"))
ON_ALL_CENTRALS = (
    Happened(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="hq"))
    & Happened(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="rd"))
    & Happened(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="archives"))
)

card(
    "airbladex_jsrf_ed",
    When(INSTALLED, (Load(3, "power"),)),
    When(EMPTY, (Trash(),)),
    Paid(cost(counter="power", counters=1), (Prevent("net_damage", 1),), RunOn(), interrupt="net_damage"),
    Paid(cost(counter="power", counters=1), (Prevent("when_encountered", 1),), interrupt="when_encountered"),
)

card(
    "alarm_clock",
    When(
        TURN_BEGINS,
        (
            MakeRun(
                ("hq",),
                abilities=(
                    When(First(On(EventKind.ENCOUNTER), RUN), (MayPay(cost(clicks=2), (Bypass(),)),)),
                ),
            ),
        ),
        optional=True,
    ),
)

card(
    "amanuensis",
    Static(Modify("memory", 1)),
    When(TURN_ENDS, (If(Tagged(), (PlaceCounters("power", 1),)),)),
    When(On(EventKind.UNTAG, by=YOU), (MayPay(cost(counter="power", counters=1), (Draw(2),)),)),
)

card(
    "capybara",
    When(On(EventKind.BYPASS, by=YOU), (MayPay(cost(ThisCost("remove")), (Derez(EventCard()),)),)),
)

card(
    "cataloguer",
    When(INSTALLED, (Load(2, "power"),)),
    When(EMPTY, (Trash(),)),
    Static(
        InsteadOf(
            "breach",
            (Pay(cost(counter="power", counters=1)), ArrangeTop(4, whose="opponent")),
            optional=True,
            where=("rd",),
        ),
        AtLeast(Hosted("power"), 1),
    ),
    Paid(
        cost(clicks=1, counter="power", counters=1),
        (BreachServer("rd"),),
        Happened(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="rd")),
    ),
)

card(
    "hermes",
    Static(Modify("memory", 1)),
    When(On((EventKind.SCORE, EventKind.STEAL)), (AddToHand(target(Unrezzed())),)),
)

card(
    "jeitinho",
    When(
        On(EventKind.TURN_ENDS, by=YOU, if_=ON_ALL_CENTRALS),
        (
            AddAsAgenda(This(), 0, subtype="assassination"),
            If(AtLeast(HowMany(InZone((RUNNER_SCORE,)) & Subtype("assassination")), 3), (WinGame(),)),
        ),
        optional=True,
    ),
    ActiveIn(
        ("heap",),
        When(On(EventKind.BYPASS, by=YOU, if_=Threat(3)), (MayPay(cost(clicks=1), (Install(This()),)),)),
    ),
)

card(
    "lilypad",
    Static(Modify("memory", 2)),
    When(First(On(EventKind.INSTALL, by=YOU, what=Type("program"))), (Draw(1),), optional=True),
)

card(
    "solidarity_badge",
    When(First(On(EventKind.TRASH, by=YOU, what=AnyCard() & OwnedBy(CORP))), (PlaceCounters("power", 1),)),
    When(
        TURN_BEGINS,
        (
            MayPay(
                cost(counter="power", counters=1),
                (ChooseOne(((Draw(1),), (RemoveTags(1),))),),
            ),
        ),
    ),
)

card(
    "the_wizards_chest",
    Paid(
        cost(trash=True),
        (
            ChooseOne(
                (
                    (
                        SetAsideUntil(Type("hardware"), 2),
                        InstallFrom((SET_ASIDE,), ASIDE & Type("hardware"), ignoring="all"),
                    ),
                    (
                        SetAsideUntil(Type("program"), 2),
                        InstallFrom((SET_ASIDE,), ASIDE & Type("program"), ignoring="all"),
                    ),
                    (
                        SetAsideUntil(Type("resource"), 2),
                        InstallFrom((SET_ASIDE,), ASIDE & Type("resource"), ignoring="all"),
                    ),
                )
            ),
            ShuffleInto(Each(ASIDE & InZone((SET_ASIDE,)))),
        ),
        Happened(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="hq"))
        & Happened(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="rd"))
        & Happened(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="archives")),
    ),
)
