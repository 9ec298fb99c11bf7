"""Assets of the Lunar cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "daily_business_show",
    When(
        First(would("draw", by=YOU)),
        (
            Increase("draw", 1),
            Delayed(
                When(Next(On(EventKind.DRAW, by=YOU)), (Pick(Drawn()), ToBottom(Result("chosen")))), "turn"
            ),
        ),
        interrupt=True,
    ),
)
card(
    "hostile_infrastructure",
    When(On(EventKind.TRASH, by=RUNNER, what=AnyCard() & OwnedBy(CORP)), (Damage("net", 1),)),
)
card(
    "reversed_accounts",
    CanAdvance(),
    Paid(cost(clicks=1, trash=True), (Lose(Plus(0, Hosted("advancement"), 4), who=RUNNER),)),
)
card("the_root", Static(Recurring(3)), Static(Pays(("advance", "install", "rez"))))
