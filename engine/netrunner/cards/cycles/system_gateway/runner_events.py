"""Events of System Gateway."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

LOSE_A_CLICK = If(AtLeast(Clicks(), 1), (Lose(1, CLICKS),))

card("creative_commission", Play((Gain(5), LOSE_A_CLICK)))
card(
    "jailbreak",
    Play(
        (
            MakeRun(
                ("hq", "rd"),
                if_successful=(Together((Draw(1), Delayed(When(breach_of(), (AccessMore(1),)), "run"))),),
            ),
        )
    ),
)
card(
    "mutual_favor",
    Play(
        (
            Search(Subtype("icebreaker")),
            If(Happened(On(EventKind.SUCCESSFUL_RUN)), (May((Install(Result("found")),)),)),
            FoundToHand(),
        )
    ),
)
card("overclock", Play((Together((PlaceCounters("credit", 5), MakeRun(during=(Pays(),)))),)))
card("tread_lightly", Play((MakeRun(during=(Price("rez", 3, Type("ice")),)),)))
card("vrcation", Play((Draw(4), LOSE_A_CLICK)))
card("wildcat_strike", Play((ChooseOne(((Gain(6),), (Draw(4),)), by=CORP),)))
