"""Cards of Reign and Reverie."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

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
    "thunder_art_gallery",
    When(
        First(On(Kind.UNTAG, by=YOU) | On(Kind.PREVENT, by=YOU, detail="tag")),
        (InstallFrom((GRIP,), AnyCard(), less=1),),
        optional=True,
    ),
)
WORTH_ITS_COUNTERS = Having("points", "exactly", Hosted("power"))
card(
    "lady_liberty",
    When(TURN_BEGINS, (PlaceCounters("power", 1),)),
    Paid(
        cost(clicks=3),
        (AddToScoreArea(target(InZone((HQ,)) & Type("agenda") & WORTH_ITS_COUNTERS)),),
    ),
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
STOLEN_AGENDAS = HowMany(InZone((RUNNER_SCORE,)) & Type("agenda"))
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
card("patchwork", Static(Modify("memory", 1)), Static(Discount(2)))
card(
    "dj_fenris",
    When(INSTALLED, (HostIdentity("g_mod"),)),
    Static(CopyOf(HostedOn(ThisCard()), kinds=("paid", "conditional", "static"))),
)
