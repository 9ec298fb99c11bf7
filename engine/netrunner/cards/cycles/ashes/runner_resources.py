"""Resources of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

SEEN = These(Result("seen"))

card(
    "dreamnet",
    When(
        First(On(Kind.SUCCESSFUL_RUN, by=YOU), TURN),
        (Draw(1), If(CardIs(Identity(), Subtype("digital")) | AtLeast(Link(), 2), (Gain(1),))),
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
