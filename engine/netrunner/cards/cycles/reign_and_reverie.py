"""Cards of Reign and Reverie."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

STOLEN_AGENDAS = HowMany(InZone((RUNNER_SCORE,)) & Type("agenda"))
WORTH_ITS_COUNTERS = Having("points", "exactly", Hosted("power"))

card(
    "cradle",
    Static(Modify("strength", ForEvery(CardsInHand(), times=-1))),
    Paid(cost(credits=2), (Break(0, "code_gate"),), interface=True),
)
card(
    "district_99",
    When(
        First(On(Kind.TRASH, what=Type("program") | Type("hardware"))),
        (PlaceCounters("power", 1),),
        optional=True,
    ),
    Paid(
        cost(clicks=1, counter="power", counters=3),
        (AddToHand(target(InZone((HEAP,)) & SameAs(Identity(), "faction"))),),
    ),
)
card(
    "divert_power",
    Play(
        (
            Derez(target(Rezzed(), least=0, most=ANY_NUMBER)),
            May(
                (
                    Rez(
                        target(Unrezzed() - Type("agenda")),
                        less=Plus(0, HowManyDid("derezzed", AnyCard()), 3),
                    ),
                )
            ),
        )
    ),
)
card(
    "divide_and_conquer",
    Play(
        (
            MakeRun(
                ("archives",),
                if_successful=(
                    Delayed(
                        When(
                            Next(On(Kind.BREACH_ENDS, where="archives")),
                            (
                                BreachServer("hq", during=(Cannot("access", InRootOf("hq")),)),
                                BreachServer("rd", during=(Cannot("access", InRootOf("rd")),)),
                            ),
                        ),
                        "run",
                    ),
                ),
            ),
        )
    ),
)
card(
    "dj_fenris",
    When(INSTALLED, (HostIdentity("g_mod"),)),
    Static(CopyOf(HostedOn(ThisCard()), kinds=("paid", "conditional", "static"))),
)
card(
    "fast_break",
    Play(
        (
            Gain(STOLEN_AGENDAS),
            Draw(STOLEN_AGENDAS, least=0),
            Repeat((InstallFrom((HQ,), AnyCard(), where="same_remote"),), STOLEN_AGENDAS),
        )
    ),
)
card(
    "giordano_memorial_field",
    When(
        On(Kind.SUCCESSFUL_RUN, where=HERE),
        (
            Unless(
                (EndTheRun(),),
                (cost(credits=Plus(0, HowMany(InZone((RUNNER_SCORE,)) & Type("agenda")), 2)),),
                by=RUNNER,
            ),
        ),
    ),
)
card("guinea_pig", Play((Trash(Each(InZone((GRIP,)))), Gain(10))))
card(
    "lady_liberty",
    When(TURN_BEGINS, (PlaceCounters("power", 1),)),
    Paid(
        cost(clicks=3),
        (AddToScoreArea(target(InZone((HQ,)) & Type("agenda") & WORTH_ITS_COUNTERS)),),
    ),
)
card(
    "otoroshi",
    Sub(
        (
            Pick(InRootOf("remote"), least=0),
            If(
                Did("chosen"),
                (
                    PlaceCounters("advancement", 3, Result("chosen"), least=1),
                    Unless((Access(Result("chosen")),), (cost(credits=3),), by=RUNNER),
                ),
            ),
        )
    ),
)
card("patchwork", Static(Modify("memory", 1)), Static(Discount(2)))
card(
    "thimblerig",
    When(
        TURN_BEGINS | On(Kind.PASS_ICE, what=ThisCard()),
        (Swap(Type("ice") - ThisCard(), This()),),
        optional=True,
    ),
    Sub((EndTheRun(),)),
)
card(
    "thunder_art_gallery",
    When(
        First(On(Kind.UNTAG, by=YOU) | On(Kind.PREVENT, by=YOU, detail="tag")),
        (InstallFrom((GRIP,), AnyCard(), less=1),),
        optional=True,
    ),
)
