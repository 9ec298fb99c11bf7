"""Operations of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

INTO_REMOTE_ROOT = InstallFrom((HQ,), AnyCard() - Type("ice"), where="remote")

card(
    "bigger_picture",
    Play(
        (
            ChooseOne(
                (
                    (GiveTags(1),),
                    (
                        RemoveTags(ANY_NUMBER, least=0),
                        Lose(Plus(0, Remembered("removed"), 5), who=RUNNER),
                        Gain(Remembered("lost")),
                    ),
                ),
            ),
        ),
        condition=Tagged(),
    ),
)
card(
    "measured_response",
    Play(
        (Unless((Damage("meat", 4),), (cost(credits=8),), by=RUNNER),),
        condition=Threat(4) & Happened(On(Kind.SUCCESSFUL_RUN), LAST_TURN, RUNNER),
    ),
)
card("nanomanagement", Play((Gain(2, CLICKS),)))
card(
    "peer_review",
    Play(
        (
            Pick(InZone((HQ,))),
            Reveal(Each(InZone((HQ,)) - These(Result("chosen")))),
            Gain(7),
            INTO_REMOTE_ROOT,
        )
    ),
)
card("top_down_solutions", Play((Draw(2), Repeat((InstallFrom((HQ,), AnyCard()),), 2))))
card(
    "touch_ups",
    Static(Price("play", cost(clicks=1))),
    Play(
        (
            PlaceCounters("advancement", 2, target(CanBeAdvanced())),
            If(
                AtLeast(Remembered("placed"), 1),
                (
                    Together((ChooseCardType("runner"), Reveal(Each(InZone((GRIP,)))))),
                    Pick(InZone((GRIP,)) & OfChosenType(), most=2, least=0),
                    ShuffleInto(Result("chosen")),
                ),
            ),
        )
    ),
)
