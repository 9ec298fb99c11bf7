"""Other ice of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "konjin",
    When(
        ENCOUNTERED,
        (
            PsiGame(),
            If(
                BidsDiffer(),
                (May((ForceEncounter(target(Rezzed() & Type("ice") - ThisCard())),)),),
            ),
        ),
    ),
)

card(
    "loot_box",
    Sub((Unless((EndTheRun(),), (cost(credits=2),), by=RUNNER),)),
    Sub(
        (
            Reveal(Each(OnTop("stack", 3))),
            Pick(These(Result("revealed"))),
            Together((AddToHand(Result("chosen")), Gain(CostOf(Result("chosen"))))),
            Shuffle(RUNNER),
            Trash(),
        )
    ),
)

card(
    "rime",
    Static(RezzedAsNonIce(), RunOn(HERE)),
    Static(Modify("strength", 1, Protecting("here"))),
    Sub((Lose(1, who=RUNNER),)),
)
