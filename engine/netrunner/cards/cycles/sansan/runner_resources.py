"""Resources of the SanSan cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "drug_dealer",
    When(TURN_BEGINS, (Lose(1),)),
    When(On(EventKind.TURN_BEGINS, by=CORP), (Draw(1),)),
)
card(
    "gang_sign",
    When(On(EventKind.SCORE), (BreachServer("hq", during=(Cannot("access", InRootOf("hq")),)),)),
)
card(
    "off_campus_apartment",
    Static(Hosts(Subtype("connection"))),
    When(On(EventKind.INSTALL, by=YOU, what=Subtype("connection") & HostedOn(ThisCard())), (Draw(1),)),
)
card(
    "paparazzi",
    Static(CountsAsTagged()),
    When(would("meat_damage"), (Prevent("meat_damage", 0),), interrupt=True),
)
card(
    "street_peddler",
    When(INSTALLED, (HostOn(Each(OnTop("stack", 3)), This(), faceup=False),)),
    Paid(cost(trash=True), (InstallFrom((HOSTED,), HostedOn(ThisCard()), less=1, optional=False),)),
)
