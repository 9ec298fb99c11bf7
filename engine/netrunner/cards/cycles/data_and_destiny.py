"""Cards of Data and Destiny."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

ADVERTISEMENT = Subtype("advertisement")

card(
    "24_7_news_cycle",
    Static(Price("play", cost(forfeit=1))),
    Play((ResolveScored(target(InZone((CORP_SCORE,)) & Type("agenda"))),)),
)
card(
    "ad_blitz",
    Static(Price("play", cost(clicks=1))),
    Play(
        (Repeat((InstallFrom((ARCHIVES, HQ), ADVERTISEMENT, rez="pay", able=True, optional=False),), X()),),
        x=HowMany(InZone((ARCHIVES, HQ)) & ADVERTISEMENT),
    ),
)
card("adam_compulsive_hacker", StartsInstalled(Included(subtype="directive"), 3))
card(
    "always_be_running",
    Static(FirstClick(Type("event") & Subtype("run"))),
    Paid(cost(lose_clicks=2), (Break(1),), once=True),
)
card(
    "apex_invasive_predator",
    Static(Cannot("install", Type("resource") - Subtype("virtual"), who=YOU)),
    When(TURN_BEGINS, (InstallFrom((GRIP,), AnyCard(), facedown=True, optional=True),)),
)
card(
    "apocalypse",
    Play(
        (Trash(Each(Installed("corp"))), TurnFacedown(Each(Installed("runner")))),
        condition=Happened(On(Kind.SUCCESSFUL_RUN, where="hq"))
        & Happened(On(Kind.SUCCESSFUL_RUN, where="rd"))
        & Happened(On(Kind.SUCCESSFUL_RUN, where="archives")),
    ),
)
card(
    "archangel",
    # 1.21.7: revealed as long as it is accessed.
    When(On(Kind.ACCESS, what=ThisCard(), if_=ThisIs(InZone((RD,)))), (Reveal(This()),), access=True),
    When(
        On(Kind.ACCESS, what=ThisCard(), if_=~ThisIs(InZone((ARCHIVES,)))),
        (MayPay(cost(credits=3), (ForceEncounter(This()),)),),
        access=True,
    ),
    Sub((Trace(6, (AddToHand(target(Installed("runner"))),)),)),
)
card("brain_chip", Static(Modify("memory", Points())), Static(Modify("hand_runner", Points())))
card(
    "harbinger",
    When(would("trash", what=ThisCard()), (KeepFacedown(),), interrupt=True),
)
card(
    "keegan_lane",
    Paid(
        cost(TagCost(-1), trash=True), (Trash(target(Installed() & Type("program"))),), condition=RunOn(HERE)
    ),
)
card(
    "media_blitz",
    Play((GainText(target(InZone((RUNNER_SCORE,)) & Type("agenda"))),)),
    Remains(CURRENT_OF_CORP),
)
card(
    "neutralize_all_threats",
    When(
        First(On(Kind.ACCESS, by=YOU, what=Having("trash_cost", "at_least", 0))),
        (Reveal(EventCard()), ForNow(Must("pay_trash_cost"), "access", EventCard())),
    ),
    When(breach_of("hq"), (AccessMore(1),)),
)
card(
    "quantum_predictive_model",
    # 1.21.7: revealed as long as it is accessed.
    When(ACCESSED, (If(ThisIs(InZone((RD,))), (Reveal(This()),)),), access=True),
    When(On(Kind.ACCESS, what=ThisCard(), if_=Tagged()), (AddToScoreArea(This()),), access=True),
)
card(
    "safety_first",
    Static(Modify("hand_runner", -2)),
    When(On(Kind.TURN_ENDS, by=YOU), (If(~AtLeast(CardsInHand(), HandSize()), (Draw(1),)),)),
)
card(
    "security_nexus",
    Static(Modify("memory", 1)),
    Static(Modify("link", 1)),
    When(On(Kind.ENCOUNTER), (Trace(5, (GiveTags(1), EndTheRun()), (Bypass(),)),), once=True),
)
card(
    "wasteland",
    When(First(On(Kind.TRASH, by=YOU, what=Installed("runner"))), (Gain(1),)),
)
