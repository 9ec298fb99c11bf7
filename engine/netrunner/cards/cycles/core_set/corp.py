"""Cards of the Core Set: the Corp's."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "astroscript_pilot_program",
    When(SCORED, (PlaceCounters("agenda", 1),)),
    Paid(cost(counter="agenda", counters=1), (PlaceCounters("advancement", 1, target(CanBeAdvanced())),)),
)
card("enigma", Sub((Lose(1, CLICKS, RUNNER),)), Sub((EndTheRun(),)))
card("melange_mining_corp", Paid(cost(clicks=3), (Gain(7),)))
card("posted_bounty", When(SCORED, (MayPay(cost(ThisCost("forfeit")), (GiveTags(1), BadPublicity(1))),)))
card("sansan_city_grid", Static(Modify("advancement", -1, Type("agenda") & InRootOf("here"))))
card(
    "shadow",
    CanAdvance(),
    Static(Modify("strength", Hosted("advancement"))),
    Sub((Gain(2),)),
    Sub((Trace(3, (GiveTags(1),)),)),
)
card(
    "shipment_from_mirrormorph",
    Play((Repeat((InstallFrom((HQ,), AnyCard(), optional=True),), 3),)),
)
card(
    "breaking_news",
    When(SCORED, (GiveTags(2),)),
    When(On(Kind.TURN_ENDS, if_=Happened(On(Kind.SCORE, what=ThisCard()))), (RemoveTags(2),)),
)
card("hunter", Sub((Trace(3, (GiveTags(1),)),)))
card("scorched_earth", Play((Damage("meat", 4),), condition=Tagged()))
card(
    "viktor_1_0",
    Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER),
    Sub((Damage("core", 1),)),
    Sub((EndTheRun(),)),
)
card(
    "tollbooth",
    When(ENCOUNTERED, (Unless((EndTheRun(),), (cost(credits=3),), by=RUNNER, must=True),)),
    Sub((EndTheRun(),)),
)
END = Sub((EndTheRun(),))
card("wall_of_static", END)
card("rototurret", Sub((Trash(target(Type("program"))),)), END)
card("archived_memories", Play((AddToHand(target(InZone((ARCHIVES,)))),)))
card(
    "sea_source",
    Play((Trace(3, (GiveTags(1),)),), condition=Happened(On(Kind.SUCCESSFUL_RUN), LAST_TURN, RUNNER)),
)
card(
    "hadrians_wall",
    CanAdvance(),
    Static(Modify("strength", Hosted("advancement"))),
    END,
    END,
)
card("jinteki_personal_evolution", When(On((Kind.SCORE, Kind.STEAL)), (Damage("net", 1),)))
card("nbn_making_news", Static(Recurring(2)), Static(Pays(("trace",))))
card(
    "psychographics",
    Play((PlaceCounters("advancement", X(), target(CanBeAdvanced())),), x=Tags()),
)
card("hostile_takeover", When(SCORED, (Gain(7), BadPublicity(1))))
card(
    "nisei_mk_ii",
    When(SCORED, (PlaceCounters("agenda", 1),)),
    Paid(cost(counter="agenda", counters=1), (EndTheRun(),)),
)
card(
    "priority_requisition",
    When(
        SCORED,
        (Rez(target(Unrezzed() & Type("ice")), ignoring="all"),),
        optional=True,
    ),
)
card(
    "private_security_force",
    Static(GainAbilities((Paid(cost(clicks=1), (Damage("meat", 1),)),)), Tagged()),
)
card(
    "aggressive_negotiation",
    Play((Search(AnyCard(), reveal=False), FoundToHand()), condition=Happened(On(Kind.SCORE, by=YOU))),
)
card("anonymous_tip", Play((Draw(3),)))
card("beanstalk_royalties", Play((Gain(3),)))
card("biotic_labor", Play((Gain(2, CLICKS),)))
card("closed_accounts", Play((Lose(Credits(RUNNER), who=RUNNER),), condition=Tagged()))
card(
    "neural_emp",
    Play((Damage("net", 1),), condition=Happened(On(Kind.RUN_BEGINS), LAST_TURN, RUNNER)),
)
card("precognition", Play((ArrangeTop(5),)))
card(
    "shipment_from_kaguya",
    Play((PlaceCounters("advancement", 1, target(CanBeAdvanced(), most=2, least=0)),)),
)
card(
    "haas_bioroid_engineering_the_future",
    When(First(On(Kind.INSTALL, by=YOU)), (Gain(1),)),
)
card(
    "weyland_consortium_building_a_better_world",
    When(On(Kind.PLAY, by=YOU, what=Subtype("transaction") & Type("operation")), (Gain(1),)),
)
