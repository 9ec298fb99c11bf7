"""Operations of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

AFTER_A_LOSS = Happened(
    On(EventKind.STEAL, by=RUNNER) | On(EventKind.TRASH, by=RUNNER, what=AnyCard() & OwnedBy(CORP)),
    LAST_TURN,
    RUNNER,
)
"""The Runner stole or trashed a Corp card during their last turn."""
LAST_ACTION = When(AFTER_RESOLVING, (EndActionPhase(),))
FACEUP_IN_ARCHIVES = InZone((ARCHIVES,)) & Faceup()
PLAY_OR_INSTALL = ChooseOne(
    (
        (PlayFrom((HQ,), AnyCard(), optional=False),),
        (InstallFrom((HQ,), AnyCard(), optional=False),),
    ),
    least=0,
)
FIRST_MANDATE = Happened(
    On(
        EventKind.PLAY,
        by=YOU,
        what=ThisCard(),
        if_=~Happened(On(EventKind.PLAY, by=YOU, what=Subtype("mandate") - ThisCard())),
    )
)
"""This operation is the first mandate that was played this turn."""

card(
    "active_policing",
    Play(
        (
            InstallFrom((HQ,), AnyCard()),
            AllotClicks(-1, RUNNER),
            If(Threat(3), (MayPay(cost(credits=2), (AllotClicks(-1, RUNNER),)),)),
        ),
        condition=AFTER_A_LOSS,
    ),
    LAST_ACTION,
)

card(
    "armed_asset_protection",
    Play(
        (
            Gain(3),
            Gain(CardTypes(FACEUP_IN_ARCHIVES)),
            If(Exists(FACEUP_IN_ARCHIVES & Type("agenda")), (Gain(2),)),
        )
    ),
)

card(
    "bring_them_home",
    Play(
        (
            Together((RevealRandom(2, who=RUNNER), ToTop(Result("revealed")))),
            If(
                Threat(3),
                (
                    MayPay(
                        cost(credits=2),
                        (RevealRandom(1, who=RUNNER), ShuffleInto(Result("revealed"), by=RUNNER)),
                    ),
                ),
            ),
        ),
        condition=AFTER_A_LOSS,
    ),
    LAST_ACTION,
)

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

card(
    "corporate_hospitality",
    Static(Price("play", cost(clicks=1))),
    Play((Together((Gain(6), Draw(2))), AddToHand(target(InZone((ARCHIVES,)))))),
)

card(
    "greasing_the_palm",
    Play(
        (
            Gain(5),
            InstallFrom((HQ,), AnyCard()),
            If(
                Did("installed"),
                (MayPay(cost(TagCost(-1)), (PlaceCounters("advancement", 1, Result("installed")),)),),
            ),
        )
    ),
)

card(
    "mindscaping",
    Play(
        (
            ChooseOne(
                (
                    (Together((Gain(4), Draw(2))), ToTop(target(InZone((HQ,))))),
                    (Damage("net", Case(AtLeast(Tags(), 3), 3, Tags())),),
                ),
            ),
        )
    ),
)

card(
    "oppo_research",
    Play(
        (GiveTags(2), If(Threat(3), (MayPay(cost(credits=5), (GiveTags(2),)),))),
        condition=AFTER_A_LOSS,
    ),
    LAST_ACTION,
)

card(
    "pivot",
    Static(Price("play", cost(clicks=1))),
    Play(
        (
            Search(Type("operation") | Type("agenda")),
            FoundToHand(),
            If(
                Threat(3),
                (PLAY_OR_INSTALL,),
            ),
        )
    ),
)

card(
    "sudden_commandment",
    Play(
        (
            Draw(2),
            PlayFrom((HQ,), Type("operation") - Subtype("terminal")),
            If(Threat(3) & FIRST_MANDATE, (MayPay(cost(credits=3), (Gain(1, CLICKS),)),)),
        )
    ),
)

card("your_digital_life", Play((Gain(CardsInHand()),)))
