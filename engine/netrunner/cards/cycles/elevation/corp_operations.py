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
    "ip_enforcement",
    Static(Price("play", cost(TagCost(-1, times=X())))),
    Play(
        (
            InstallFrom(
                (RUNNER_SCORE,), Type("agenda") & Having("printed_points", "exactly", X()), optional=False
            ),
            If(Tagged(), (PlaceCounters("advancement", 1, Result("installed")),)),
        ),
        x=Tags(),
    ),
)

card(
    "key_performance_indicators",
    Play(
        (
            ChooseOne(
                (
                    (Draw(1), ShuffleInto(target(InZone((HQ,))))),
                    (InstallFrom((HQ,), Type("ice"), ignoring="all", optional=False),),
                    (PlaceCounters("advancement", 1, target(CanBeAdvanced())),),
                    (Gain(2),),
                ),
                n=2,
            ),
        )
    ),
)

card(
    "measured_response",
    Play(
        (Unless((Damage("meat", 4),), (cost(credits=8),), by=RUNNER),),
        condition=Threat(4) & Happened(On(EventKind.SUCCESSFUL_RUN), LAST_TURN, RUNNER),
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

card(
    "petty_cash",
    Play(
        (
            Gain(5),
            If(~Happened(On(EventKind.PLAY, by=YOU, what=ThisCard(), from_=HQ)), (Gain(1, CLICKS),)),
        ),
        condition=~Happened(On(EventKind.ACTION_ENDS, by=YOU)),
    ),
    ActiveIn(("archives",), Paid(cost(clicks=1), (PlayThat(This(), to="removed"),))),
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
                    ShuffleInto(Result("chosen"), by=RUNNER),
                ),
            ),
        )
    ),
)
