"""System Gateway: the Corp cards of the starter decks."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

END_THE_RUN = Sub((EndTheRun(),))

card("the_syndicate_profit_over_principle")

# -- agendas --------------------------------------------------------------------------------------------

card("offworld_office", When(SCORED, (Gain(7),)))
card(
    "send_a_message",
    When(
        SCORED_OR_STOLEN,
        (Rez(target(Installed("corp") & Unrezzed() & Type("ice")), ignoring="all"),),
        optional=True,
    ),
)
card("superconducting_hub", When(SCORED, (Draw(2),), optional=True), Static(Modify("hand_corp", 2)))
card("orbital_superiority", When(SCORED, (If(Tagged(), (Damage("meat", 4),), (GiveTags(1),)),)))

# -- assets and upgrades ----------------------------------------------------------------------------------

card(
    "nico_campaign",
    When(REZZED, (Load(9),)),
    When(EMPTY, (Together((Trash(), Draw(1))),)),
    When(TURN_BEGINS, (TakeCredits(3),)),
)
card(
    "regolith_mining_license",
    When(REZZED, (Load(15),)),
    When(EMPTY, (Trash(),)),
    Paid(cost(clicks=1), (TakeCredits(3),)),
)
card(
    "urtica_cipher",
    CanAdvance(),
    When(ACCESSED_INSTALLED, (Damage("net", Plus(2, Hosted("advancement"))),), access=True),
)
card(
    "manegarm_skunkworks",
    When(APPROACHED_HERE, (Unless((EndTheRun(),), (cost(clicks=2), cost(credits=5)), by=RUNNER),)),
)
card("amaze_amusements", When(RUN_HERE_ENDED_WITH_STEAL, (GiveTags(2),), persistent=True))

# -- operations -------------------------------------------------------------------------------------------

card("government_subsidy", Play((Gain(15),)))
card("hedge_fund", Play((Gain(9),)))
card(
    "seamless_launch",
    # The text says "installed card": the Runner's cards are legal targets too, though of little use.
    Play((PlaceCounters("advancement", 2, target(Installed() & NotInstalledThisTurn())),)),
)
card("predictive_planogram", Play((ChooseOne(((Gain(3),), (Draw(3),)), all_if=Tagged()),)))
card(
    "public_trail",
    Play(
        (Unless((GiveTags(1),), (cost(credits=8),), by=RUNNER),),
        condition=Happened(On(Kind.SUCCESSFUL_RUN), LAST_TURN, RUNNER),
    ),
)
card(
    "retribution",
    Play((Trash(target(Installed("runner") & (Type("hardware") | Type("program")))),), condition=Tagged()),
)

# -- ice --------------------------------------------------------------------------------------------------

card(
    "bran_1_0",
    Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER),
    Sub((InstallFrom((HQ, ARCHIVES), Type("ice"), where="inward", ignoring="all"),)),
    END_THE_RUN,
    END_THE_RUN,
)
card("palisade", Static(Modify("strength", 2), ThisAt(REMOTE)), END_THE_RUN)
card("diviner", Sub((Damage("net", 1), If(Did("trashed", OddCost()), (EndTheRun(),)))))
card("whitespace", Sub((Lose(3, who=RUNNER),)), Sub((If(AtMost(Credits(RUNNER), 6), (EndTheRun(),)),)))
card("karuna", Sub((Damage("net", 2), MayJackOut())), Sub((Damage("net", 2),)))
card("tithe", Sub((Damage("net", 1),)), Sub((Gain(1),)))
card(
    "funhouse",
    When(ENCOUNTERED, (Unless((EndTheRun(),), (cost(tags=1),), by=RUNNER),)),
    Sub((Unless((GiveTags(1),), (cost(credits=4),), by=RUNNER),)),
)
