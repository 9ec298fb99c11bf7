"""Resources of the Core Set."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("access_to_globalsec", Static(Modify("link", 1)))
card(
    "aesops_pawnshop",
    When(
        TURN_BEGINS,
        (MayPay(cost(Chosen("trash", 1, Installed("runner") - ThisCard())), (Gain(3),)),),
    ),
)
card(
    "armitage_codebusting",
    When(INSTALLED, (Load(12),)),
    When(EMPTY, (Trash(),)),
    Paid(cost(clicks=1), (TakeCredits(2),)),
)
card(
    "bank_job",
    When(INSTALLED, (Load(8),)),
    When(EMPTY, (Trash(),)),
    When(
        On(EventKind.SUCCESSFUL_RUN, by=YOU, where=REMOTE),
        (ForNow(InsteadOf("breach", (TakeCredits(0, least=0),), optional=True), "run"),),
    ),
)
card(
    "crash_space",
    Static(Recurring(2)),
    Static(Pays(("remove tag",))),
    Paid(cost(trash=True), (Prevent("meat_damage", 3, least=0),), interrupt="meat_damage"),
)
card("data_dealer", Paid(cost(clicks=1, forfeit=1), (Gain(9),)))
card("decoy", Paid(cost(trash=True), (Prevent("tag", 1),), interrupt="tag"))
card("ice_carver", Static(Modify("strength", -1, These(Encountered()))))
card(
    "sacrificial_construct",
    Paid(
        cost(trash=True),
        (Prevent("trash", 1, Installed() & (Type("program") | Type("hardware"))),),
        interrupt="trash",
    ),
)
card("wyldside", When(TURN_BEGINS, (Together((Draw(2), Lose(1, CLICKS))),)))
