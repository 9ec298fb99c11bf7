"""Hardware of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "aniccam",
    Static(Modify("memory", 1)),
    When(First(On(EventKind.TRASH, what=Type("event"))), (Draw(1),)),
)

card(
    "boomerang",
    When(INSTALLED, (ChooseCard(target(Installed(CORP) & Type("ice"))),)),
    Paid(
        cost(trash=True),
        (
            Break(2, up_to=True),
            Delayed(
                When(
                    On(EventKind.RUN_ENDS, detail="successful"),
                    (May((ShuffleInto(target(InZone((HEAP,)) & Named("Boomerang"))),)),),
                ),
                "run",
            ),
        ),
        Encountering(ChosenCard()),
    ),
)

card(
    "buffer_drive",
    When(
        First(On(EventKind.TRASH, from_=(GRIP, STACK))),
        (Pick(These(EventCard())), ToBottom(Result("chosen"))),
        optional=True,
        together=True,
    ),
    Paid(cost(ThisCost("remove")), (ToTop(target(InZone((HEAP,)))),)),
)

card(
    "demolisher",
    Static(Modify("memory", 1)),
    Static(Price("trash", -1, OwnedBy(CORP))),
    When(First(On(EventKind.TRASH, by=YOU, what=OwnedBy(CORP))), (Gain(1),)),
)

card(
    "devil_charm",
    When(
        On(EventKind.ENCOUNTER),
        (MayPay(cost(ThisCost("remove")), (ForNow(Modify("strength", -6), "run", EventCard()),)),),
    ),
)

card(
    "flip_switch",
    Paid(cost(trash=True), (JackOut(),), TurnOf(YOU)),
    Paid(cost(trash=True), (RemoveTags(1),), TurnOf(YOU)),
    Paid(cost(trash=True), (LowerTo("trace", 0),), TurnOf(YOU), interrupt="trace"),
)

card(
    "gachapon",
    Paid(
        cost(trash=True),
        (
            SetAside(Each(OnTop("stack", 6))),
            InstallFrom(
                (SET_ASIDE,),
                These(Result("set_aside")) & (Type("program") | (Type("resource") & Subtype("virtual"))),
                less=2,
            ),
            Pick(InZone((SET_ASIDE,)) & These(Result("set_aside")), most=3),
            Together(
                (
                    ShuffleInto(Result("chosen")),
                    RemoveFromGame(Each(InZone((SET_ASIDE,)) & These(Result("set_aside")))),
                )
            ),
        ),
    ),
)

card(
    "keiko",
    Static(Modify("memory", 2)),
    When(
        First(
            On(EventKind.INSTALL, by=YOU, what=Subtype("companion"))
            | On(EventKind.USE, by=YOU, what=Installed() & Subtype("companion"), detail="counters")
        ),
        (Gain(1),),
    ),
)

card(
    "lucky_charm",
    Paid(
        cost(ThisCost("remove")),
        (Prevent("end_run", 1, by=CORP),),
        Happened(On(EventKind.SUCCESSFUL_RUN, by=YOU, where="hq")),
        interrupt="end_run",
    ),
)

card(
    "masterwork_v37",
    Static(Modify("memory", 1)),
    When(First(On(EventKind.INSTALL, by=YOU, what=Type("hardware"))), (Draw(1),)),
    When(On(EventKind.RUN_BEGINS), (InstallFrom((GRIP,), Type("hardware"), less=-1),)),
)

card(
    "mu_safecracker",
    When(
        On(EventKind.SUCCESSFUL_RUN, by=YOU, where="hq"),
        (
            MayPay(
                cost(CreditsFrom(Subtype("stealth")), credits=1),
                (Delayed(When(breach_of("hq"), (AccessMore(1),)), "run"),),
            ),
        ),
    ),
    When(
        On(EventKind.SUCCESSFUL_RUN, by=YOU, where="rd"),
        (
            MayPay(
                cost(CreditsFrom(Subtype("stealth")), credits=2),
                (Delayed(When(breach_of("rd"), (AccessMore(1),)), "run"),),
            ),
        ),
    ),
)

card(
    "prognostic_q_loop",
    When(First(On(EventKind.RUN_BEGINS)), (Look(Each(OnTop("stack", 2))),), optional=True),
    Paid(
        cost(credits=1),
        (
            Reveal(Each(OnTop("stack"))),
            If(Did("revealed", Type("program") | Type("hardware")), (May((Install(Result("revealed")),)),)),
        ),
        once=True,
    ),
)

card(
    "simulchip",
    Static(
        Price("use", cost(Chosen("trash", 1, Installed(RUNNER) & Type("program")))),
        Not(Happened(On(EventKind.TRASH, what=Installed() & Type("program")))),
    ),
    Paid(cost(trash=True), (InstallFrom((HEAP,), Type("program"), less=3, optional=False),)),
)

card(
    "supercorridor",
    Static(Modify("memory", 2)),
    Static(Modify("hand_runner", 1)),
    When(TURN_ENDS, (If(Equal(Credits(YOU), Credits(CORP)), (Gain(2),)),), optional=True),
)

card(
    "swift",
    Static(Modify("memory", 1)),
    When(First(On(EventKind.PLAY, by=YOU, what=Type("event") & Subtype("run"))), (Gain(1, CLICKS),)),
)
