"""Cards of the Kitara cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

SEEN = These(Result("seen"))
REST = SEEN & InZone((RD,))
BACK_TO_THE_STACK = When(RUN_ENDS, (ToBottom(Each(These(Result("that")) & Installed())),))
TWICE_THE_ICE = Plus(0, IceProtecting("here"), 2)

card(
    "bacterial_programming",
    When(
        SCORED_OR_STOLEN,
        (
            Look(Each(OnTop("rd", 7))),
            Pick(SEEN, most=7, least=0),
            AddToHand(Result("chosen")),
            Pick(REST, most=7, least=0),
            Trash(Result("chosen")),
            Arrange(Each(REST - These(Result("chosen")))),
        ),
        optional=True,
    ),
)
card(
    "because_i_can",
    Play(
        (
            MakeRun(
                ("remote",),
                if_successful=(
                    ForNow(
                        InsteadOf("breach", (ShuffleInto(Each(InRootOf("attacked"))),), optional=True), "run"
                    ),
                ),
            ),
        )
    ),
)
card(
    "code_replicator",
    When(
        On(Kind.PASS_ICE, what=Rezzed(), where=HERE),
        (MayPay(cost(trash=True), (ApproachAgain(), MayJackOut())),),
    ),
)
card(
    "compile",
    Play(
        (
            MakeRun(
                abilities=(
                    When(
                        First(On(Kind.ENCOUNTER), RUN),
                        (
                            Search(Type("program"), also=("heap",)),
                            Install(Result("found"), ignoring="all"),
                            Delayed(BACK_TO_THE_STACK, "run", that=Result("found")),
                        ),
                        optional=True,
                    ),
                ),
            ),
        )
    ),
)
card(
    "cyberdelia",
    Static(Modify("memory", 1)),
    When(First(On(Kind.FULLY_BREAK, by=YOU)), (Gain(1),)),
)
card(
    "freedom_khumalo_crypto_anarchist",
    Paid(
        cost(CounterCost("virus", CostOf(Accessed()), Installed("runner"), spread=True)),
        (Trash(Accessed()),),
        Accessing(AnyCard() - Type("agenda")),
        once=True,
        access=True,
    ),
)
card("gbahali", Paid(cost(trash=True), (Break(1, last=True),)))
card(
    "gebrselassie",
    Paid(
        cost(clicks=1),
        (HostOn(This(), target(Subtype("icebreaker") - Subtype("ai") - HostOfSource())),),
    ),
    Static(Prolongs("strength", HostOfSource())),
)
card(
    "high_profile_target",
    Play((Damage("meat", Plus(0, Tags(), 2)),), condition=Tagged()),
)
card(
    "no_one_home",
    When(
        First(would("tag") | would("net_damage")),
        (
            MayPay(
                cost(trash=True),
                (Trace(0, if_unsuccessful=(Prevent("tag", 0), Prevent("net_damage", 0))),),
            ),
        ),
        interrupt=True,
    ),
)
card(
    "overseer_matrix",
    When(
        On(Kind.TRASH, by=RUNNER, what=InServerOrRoot("here")),
        (MayPay(cost(credits=1), (GiveTags(1),)),),
        persistent=True,
    ),
)
card(
    "puffer",
    Static(Modify("strength", Hosted("power"))),
    Static(Modify("memory_cost", Hosted("power"))),
    Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=2), (Boost(1),)),
    Paid(cost(clicks=1), (ChooseOne(((PlaceCounters("power", 1),), (RemoveCounters("power", 1),))),)),
)
card(
    "reconstruction_contract",
    When(On(Kind.DAMAGE, damage="meat"), (PlaceCounters("advancement", 1),), optional=True),
    Paid(
        cost(trash=True),
        (MoveCounters("advancement", ANY_NUMBER, This(), target(CanBeAdvanced()), least=0),),
    ),
)
card(
    "surveyor",
    Static(SetTo("strength", TWICE_THE_ICE)),
    Sub((Trace(Defined(TWICE_THE_ICE, "strength"), (GiveTags(2),)),)),
    Sub((Trace(Defined(TWICE_THE_ICE, "strength"), (EndTheRun(),)),)),
)
card(
    "warden_fatuma",
    Static(
        GainSubs(Sub((Lose(1, CLICKS, RUNNER),)), 1, Rezzed() & Type("ice") & Subtype("bioroid"), first=True)
    ),
)
card(
    "zer0",
    Paid(cost(DamageCost("net"), clicks=1), (Gain(1), Draw(2)), once=True),
)
