"""Assets of System Gateway."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "clearinghouse",
    CanAdvance(),
    When(TURN_BEGINS, (MayPay(cost(trash=True), (Damage("meat", Hosted("advancement")),)),)),
)
card(
    "nico_campaign",
    When(REZZED, (Load(9),)),
    When(EMPTY, (Together((Trash(), Draw(1))),)),
    When(TURN_BEGINS, (TakeCredits(3),)),
)
card(
    "regolith_mining_license",
    When(REZZED, (Load(15),)),
    When(EMPTY, (Trash(),)),
    Paid(cost(clicks=1), (TakeCredits(3),)),
)
card(
    "spin_doctor",
    When(REZZED, (Draw(2),)),
    Paid(cost(ThisCost("remove")), (ShuffleInto(target(InZone((ARCHIVES,)), most=2, least=0)),)),
)
card(
    "urtica_cipher",
    CanAdvance(),
    When(ACCESSED_INSTALLED, (Damage("net", Plus(2, Hosted("advancement"))),), access=True),
)
