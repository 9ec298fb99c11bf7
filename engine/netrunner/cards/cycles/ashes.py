"""Cards of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "drafter",
    Sub((May((AddToHand(target(InZone((ARCHIVES,)))),)),)),
    Sub((InstallFrom((ARCHIVES, HQ), AnyCard(), ignoring="all", optional=True),)),
)
card(
    "ganked",
    When(
        ACCESSED,
        (
            # 1.21.7: revealed as long as it is accessed.
            If(ThisIs(InZone((RD,))), (Reveal(This()),)),
            MayPay(cost(trash=True), (ForceEncounter(target(Rezzed() & Protecting("here"))),)),
        ),
        access=True,
    ),
)
card(
    "in_the_groove",
    Play(
        (
            Delayed(
                When(
                    On(Kind.INSTALL, by=YOU, what=Having("cost", "at_least", 1)),
                    (ChooseOne(((Draw(1),), (Gain(1),))),),
                ),
                "turn",
            ),
        ),
        priority=True,
    ),
)
ACCESSED_THIS_TURN = Happened(On(Kind.ACCESS, by=YOU))
card(
    "hoshiko_shiro_untold_protagonist",
    When(On(Kind.TURN_ENDS, by=YOU, if_=ACCESSED_THIS_TURN), (Together((Gain(2), FlipIdentity())),)),
    back="hoshiko_shiro_untold_protagonist_back",
)
card(
    "hoshiko_shiro_untold_protagonist_back",
    When(TURN_BEGINS, (Draw(1), Lose(1))),
    When(On(Kind.TURN_ENDS, by=YOU, if_=~ACCESSED_THIS_TURN), (FlipIdentity(),)),
    back="hoshiko_shiro_untold_protagonist",
)
ICE_HERE = Type("ice") & Protecting("here")
card(
    "cayambe_grid",
    When(TURN_BEGINS, (PlaceCounters("advancement", 1, target(ICE_HERE)),)),
    When(
        APPROACHED_HERE,
        (
            Unless(
                (EndTheRun(),),
                (cost(credits=Plus(0, HowMany(ICE_HERE & Hosting("advancement")), 2)),),
                by=RUNNER,
            ),
        ),
    ),
)
card(
    "devil_charm",
    When(
        On(Kind.ENCOUNTER),
        (MayPay(cost(ThisCost("remove")), (ForNow(Modify("strength", -6), "run", EventCard()),)),),
    ),
)
card(
    "fencer_fueno",
    When(TURN_BEGINS | On(Kind.STEAL), (PlaceCounters("credit", 1),)),
    Static(Pays(), RunSuccessful()),
    When(
        On(Kind.TURN_ENDS, by=YOU),
        (If(AtLeast(Hosted("credit"), 3), (Unless((Trash(),), (cost(credits=1),), by=RUNNER),)),),
    ),
)
card(
    "vaporframe_fabricator",
    Paid(cost(clicks=1), (InstallFrom((HQ,), AnyCard(), ignoring="all"),), once=True),
    When(
        On(Kind.TRASH, by=RUNNER, what=ThisCard() & Installed()),
        (
            ChooseOne(
                (
                    (InstallFrom((HQ,), AnyCard() - Type("ice"), where="another", ignoring="all"),),
                    (InstallFrom((HQ,), Type("ice"), ignoring="all"),),
                )
            ),
        ),
        optional=True,
    ),
)
card(
    "direct_access",
    Static(LoseAbilities(Type("corp_identity"))),
    Static(LoseAbilities(Type("runner_identity"))),
    Play((MakeRun(abilities=(When(RUN_ENDS, (May((ShuffleInto(This()),)),)),)),)),
)
card(
    "hyoubu_precog_manifold",
    Play((ChooseServer("active"),), condition=~Exists(InZone((PLAY,)) & Subtype("lockdown") - ThisCard())),
    Remains(TURN_BEGINS),
    When(
        On(Kind.SUCCESSFUL_RUN, by=OPPONENT, where="chosen"),
        (PsiGame(), If(BidsDiffer(), (EndTheRun(),))),
    ),
)
card(
    "earth_station_sea_headquarters",
    Static(RemoteLimit(1)),
    Static(Price("run", cost(credits=1), servers=("hq",))),
    Paid(cost(clicks=1), (FlipIdentity(),)),
    back="earth_station_sea_headquarters_back",
)
card(
    "earth_station_sea_headquarters_back",
    Static(RemoteLimit(1)),
    Static(Price("run", cost(credits=6), servers=("remote",))),
    When(On(Kind.SUCCESSFUL_RUN, where="hq"), (FlipIdentity(),)),
    back="earth_station_sea_headquarters",
)
card(
    "bravado",
    Play(
        (
            MakeRun(
                protected=True,
                abilities=(When(RUN_ENDS, (Gain(Plus(6, Count(On(Kind.PASS_ICE), RUN, different=True))),)),),
            ),
        )
    ),
)
card(
    "chisel",
    Static(OnlyOn(Type("ice"))),
    Static(Modify("strength", Plus(0, Hosted("virus"), -1), HostOfSource())),
    When(
        On(Kind.ENCOUNTER, by=YOU, what=HostOfSource()),
        (If(AtMost(StrengthOf(EventCard()), 0), (Trash(EventCard()),), (PlaceCounters("virus", 1),)),),
    ),
)
card(
    "gamenet_where_dreams_are_real",
    When(
        On((Kind.SPEND_CREDITS, Kind.LOSE_CREDITS), by=RUNNER, of=AnyCard() & OwnedBy(CORP), if_=RunOn()),
        (Gain(1),),
    ),
)
SEEN = These(Result("seen"))
card(
    "the_class_act",
    When(
        On(Kind.TURN_ENDS, if_=Happened(On(Kind.INSTALL, by=YOU, what=ThisCard()))),
        (Draw(4),),
    ),
    When(
        First(would("draw", by=YOU)),
        (
            Look(Each(OnTop("stack", 1, EventAmount()))),
            Pick(SEEN),
            ToBottom(Result("chosen")),
        ),
        interrupt=True,
    ),
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
                    On(Kind.RUN_ENDS, detail="successful"),
                    (May((ShuffleInto(target(InZone((HEAP,)) & Named("Boomerang"))),)),),
                ),
                "run",
            ),
        ),
        Encountering(ChosenCard()),
    ),
)
card(
    "pelangi",
    When(INSTALLED, (PlaceCounters("virus", 2),)),
    Paid(
        cost(counter="virus", counters=1),
        (GiveSubtype(Encountered(), "ice", "encounter"),),
        Encountering(),
        once=True,
    ),
)
card(
    "project_vacheron",
    When(
        would("runner_score", what=ThisCard(), if_=~ThisIs(InZone((ARCHIVES,)))),
        (EnterWith("agenda", 4),),
        interrupt=True,
    ),
    ActiveIn(("runner_score",), Static(SetTo("points", 0), AtLeast(Hosted("agenda"), 1))),
    ActiveIn(
        ("runner_score",),
        When(
            On(Kind.TURN_BEGINS, by=RUNNER),
            (If(AtLeast(Hosted("agenda"), 1), (RemoveCounters("agenda", 1),)),),
        ),
    ),
)
card(
    "dreamnet",
    When(
        First(On(Kind.SUCCESSFUL_RUN, by=YOU), TURN),
        (Draw(1), If(CardIs(Identity(), Subtype("digital")) | AtLeast(Link(), 2), (Gain(1),))),
    ),
)
card(
    "mirrormorph_endless_iteration",
    When(
        On(Kind.ACTION_ENDS, by=YOU, if_=ActionsDiffered(3)),
        (ChooseOne(((Gain(1),), (TakeDifferentAction(),))),),
        optional=True,
    ),
)
