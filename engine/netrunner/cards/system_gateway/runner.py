"""System Gateway: the Runner's identities, events and resources."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

LOSE_A_CLICK = If(AtLeast(Clicks(), 1), (Lose(1, CLICKS),))

card("the_catalyst_convention_breaker")

# -- events -----------------------------------------------------------------------------------------------

card("creative_commission", Play((Gain(5), LOSE_A_CLICK)))
card(
    "jailbreak",
    Play(
        (MakeRun(("hq", "rd"), if_successful=(Draw(1), Delayed(When(breach_of(), (AccessMore(1),)), "run"))),)
    ),
)
card("overclock", Play((PlaceCounters("credit", 5), MakeRun(during=(Pays(),)))))
card("sure_gamble", Play((Gain(9),)))
card("tread_lightly", Play((MakeRun(during=(Price("rez", 3, Type("ice")),)),)))
card("vrcation", Play((Draw(4), LOSE_A_CLICK)))
card(
    "mutual_favor",
    Play(
        (
            Search(Subtype("icebreaker")),
            If(Happened(On(Kind.SUCCESSFUL_RUN)), (May((Install(Result("found")),)),)),
            FoundToHand(),
        )
    ),
)
card("wildcat_strike", Play((ChooseOne(((Gain(6),), (Draw(4),)), by=CORP),)))

# -- resources --------------------------------------------------------------------------------------------

card(
    "red_team",
    When(INSTALLED, (Load(12),)),
    When(EMPTY, (Trash(),)),
    Paid(cost(clicks=1), (MakeRun(CENTRALS, if_successful=(TakeCredits(3),), not_run_this_turn=True),)),
)
card(
    "smartware_distributor",
    Paid(cost(clicks=1), (PlaceCounters("credit", 3),)),
    When(TURN_BEGINS, (TakeCredits(1),)),
)
card(
    "telework_contract",
    When(INSTALLED, (Load(9),)),
    When(EMPTY, (Trash(),)),
    Paid(cost(clicks=1), (TakeCredits(3),), once=True),
)
card(
    "verbal_plasticity",
    Static(
        InsteadOf("draw", (Draw(2),), First(would("draw", by=YOU, cause="action"), TURN))
    ),
)  # fmt: skip
