"""Resources and Runner identities of many sets."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

# -- identities -------------------------------------------------------------------------------------------

card(
    "apex_invasive_predator",
    Static(Cannot("install", Type("resource") - Subtype("virtual"), who=YOU)),
    When(TURN_BEGINS, (InstallFrom((GRIP,), AnyCard(), facedown=True, optional=True),)),
)
card(
    "muslihat_multifarious_marketeer",
    When(
        TURN_BEGINS,
        (
            Look(Each(OnTop("stack"))),
            Pick(OnTop("stack") & (Subtype("icebreaker") | (Subtype("run") & Type("event"))), least=0),
            Reveal(Result("chosen")),
            AddToHand(Result("chosen")),
        ),
    ),
)
card("whizzard_master_gamer", Static(Recurring(3)), Static(Pays(("trash",))))

# -- resources --------------------------------------------------------------------------------------------

card(
    "algo_trading",
    When(TURN_BEGINS, (MoveFromPool(3),)),
    When(TURN_BEGINS, (If(AtLeast(Hosted("credit"), 6), (PlaceCounters("credit", 2),)),)),
    Paid(cost(clicks=1, trash=True), (TakeCredits(0),)),
)
card(
    "charlatan",
    Paid(
        cost(clicks=2),
        (
            MakeRun(
                abilities=(
                    When(
                        First(On(Kind.APPROACH_ICE, what=Rezzed()), RUN),
                        (
                            MayPay(
                                cost(credits=StrengthOf(EventCard())),
                                (
                                    Delayed(
                                        When(
                                            Next(On(Kind.ENCOUNTER, what=These(Result("that")))),
                                            (Bypass(),),
                                        ),
                                        "run",
                                        that=EventCard(),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
)
card("motivation", When(TURN_BEGINS, (Look(Each(OnTop("stack", 1))),), optional=True))
card(
    "no_free_lunch",
    Paid(cost(trash=True), (Gain(3),)),
    Paid(cost(trash=True), (RemoveTags(1),)),
)
card(
    "sacrificial_clone",
    Paid(
        cost(trash=True),
        (
            Prevent("damage", 0),
            Trash(
                Each(
                    ((Installed("runner") & Type("resource")) - Subtype("virtual"))
                    | (Installed("runner") & Type("hardware"))
                    | InZone((GRIP,))
                )
            ),
            Lose(Credits("runner")),
            RemoveTags(Tags()),
        ),
        interrupt="damage",
    ),
)
card(
    "the_shadow_net",
    Paid(cost(clicks=1, forfeit=1), (PlayFrom((HEAP,), Type("event"), ignoring="all", optional=False),)),
)
