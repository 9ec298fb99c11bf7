"""Costs (1.16): what has to be paid for something, in parts that can be checked, chosen, paid and said.

    cost(clicks=1, credits=2)
    cost(Chosen("trash", 1, Installed(RUNNER) & Type("program")))
    cost(OneOf(cost(forfeit=1), cost(Chosen("reveal and trash", 3, InZone((HQ,))))))

All parts of a cost are paid at once or not at all (1.16.1). So each part first sets aside what it needs in a
`Budget` that all parts share; then questions are asked; then everything is paid. The procedure is in
`rules.costs` and `rules.paying`; here is what each part needs, does and says.
"""

from engine.netrunner.language.costs.cards import Chosen, ThisCost, TopOfDeck
from engine.netrunner.language.costs.cost import FREE, Cost, OneOf, Payment, cost, credits_only, nested
from engine.netrunner.language.costs.parts import (
    AgendaCost,
    BadPublicityCost,
    ClickCost,
    CounterCost,
    CreditCost,
    CreditsFrom,
    DamageCost,
    HostBadPublicity,
    LoseClickCost,
    PlaceCounterCost,
    TagCost,
    TrashCost,
)
from engine.netrunner.language.costs.payment import ACTS, Act, Budget, CostPart, Payer

__all__ = [
    "ACTS",
    "FREE",
    "Act",
    "AgendaCost",
    "BadPublicityCost",
    "Budget",
    "Chosen",
    "ClickCost",
    "Cost",
    "CostPart",
    "CounterCost",
    "CreditCost",
    "CreditsFrom",
    "DamageCost",
    "HostBadPublicity",
    "LoseClickCost",
    "OneOf",
    "Payer",
    "Payment",
    "PlaceCounterCost",
    "TagCost",
    "ThisCost",
    "TopOfDeck",
    "TrashCost",
    "cost",
    "credits_only",
    "nested",
]
