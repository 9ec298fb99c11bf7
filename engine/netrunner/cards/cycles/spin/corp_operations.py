"""Operations of the Spin cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "blue_level_clearance",
    Static(Price("play", cost(clicks=1))),
    Play((Together((Gain(5), Draw(2))),)),
)
card(
    "celebrity_gift",
    Static(Price("play", cost(clicks=1))),
    Play(
        (
            Reveal(target(InZone((HQ,)), least=0, most=5)),
            Gain(ForEvery(HowManyDid("revealed", AnyCard()), times=2)),
        )
    ),
)
card("cyberdex_trial", Play((Purge(),)))
card(
    "punitive_counterstrike",
    Play(
        (
            Trace(
                5,
                (Damage("meat", PrintedTotal("points", On(EventKind.STEAL, by=RUNNER), LAST_TURN, RUNNER)),),
            ),
        )
    ),
)
card(
    "restoring_face",
    Play(
        (
            Trash(target(Installed("corp") & (Subtype("sysop") | Subtype("executive") | Subtype("clone")))),
            If(Did("trashed"), (RemoveBadPublicity(2, least=0),)),
        )
    ),
)
card(
    "subliminal_messaging",
    Play((Gain(1),)),
    When(First(On(EventKind.PLAY, by=YOU, what=CopiesOfThis())), (Gain(1, CLICKS),)),
    ActiveIn(
        ("archives",),
        When(
            On(EventKind.TURN_BEGINS, by=YOU, if_=~Happened(On(EventKind.RUN_BEGINS), LAST_TURN, RUNNER)),
            (Reveal(This()), AddToHand(This())),
            optional=True,
        ),
    ),
)
