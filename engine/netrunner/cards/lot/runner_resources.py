"""Resources and Runner identities of many sets."""

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.amounts import Credits, Hosted, StrengthOf, Tags
from engine.netrunner.language.conditions import AtLeast
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    AddToHand,
    Bypass,
    Gain,
    InstallFrom,
    Look,
    Lose,
    MakeRun,
    MoveFromPool,
    Pick,
    PlaceCounters,
    PlayFrom,
    Prevent,
    RemoveTags,
    Reveal,
    TakeCredits,
    Trash,
)
from engine.netrunner.language.flow import Delayed, If, MayPay
from engine.netrunner.language.happenings import RUN, First, Next, On
from engine.netrunner.language.modifiers import Recurring
from engine.netrunner.language.prices import Pays
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Installed, InZone, Result, Subtype, Type
from engine.netrunner.language.sets import AnyCard, Each, EventCard, OnTop, Rezzed, These
from engine.netrunner.language.triggers import TURN_BEGINS
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import GRIP, HEAP

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
