"""Identities of the Runner of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

ACCESSED_THIS_TURN = Happened(On(EventKind.ACCESS, by=YOU))
CHEAPER_FOR_AZ = (Type("resource") & (Subtype("job") | Subtype("connection"))) | Type("hardware")

card(
    "az_mccaffrey_mechanical_prodigy",
    Static(
        Price("install", -1, CHEAPER_FOR_AZ),
        Not(Happened(On(EventKind.INSTALL, by=YOU, what=CHEAPER_FOR_AZ))),
    ),
)

card(
    "hoshiko_shiro_untold_protagonist",
    When(On(EventKind.TURN_ENDS, by=YOU, if_=ACCESSED_THIS_TURN), (Together((Gain(2), FlipIdentity())),)),
    back="hoshiko_shiro_untold_protagonist_back",
)

card(
    "hoshiko_shiro_untold_protagonist_back",
    When(TURN_BEGINS, (Together((Draw(1), Lose(1))),)),
    When(On(EventKind.TURN_ENDS, by=YOU, if_=~ACCESSED_THIS_TURN), (FlipIdentity(),)),
    back="hoshiko_shiro_untold_protagonist",
)

card(
    "lat_ethical_freelancer",
    When(TURN_ENDS, (If(Equal(CardsInHand(), CardsInHand(CORP)), (Draw(1),)),), optional=True),
)
