"""Operations of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "business_as_usual",
    Play(
        (
            ChooseOne(
                (
                    (PlaceCounters("advancement", 1, target(CanBeAdvanced(), most=2, least=0)),),
                    (RemoveCounters("virus", ANY_NUMBER, target(Hosting("virus"))),),
                ),
                all_if=Threat(3),
            ),
        )
    ),
)
