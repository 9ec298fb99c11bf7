"""Cards of the Genesis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "ash_2x3zb9cy",
    When(
        On(Kind.SUCCESSFUL_RUN, where=HERE),
        (Trace(4, (ForNow(Cannot("access", AnyCard() - ThisCard()), "run"),)),),
    ),
)
card(
    "braintrust",
    When(SCORED, (PlaceCounters("agenda", ForEvery(Hosted("advancement"), 2, past=3)),)),
    Static(Price("rez", Plus(0, Hosted("agenda"), -1), Type("ice"))),
)
card(
    "bullfrog",
    Sub((PsiGame(), If(BidsDiffer() & ThisIs(Installed()), (MoveIce(This(), "another"),)))),
)
card(
    "chilo_city_grid",
    When(On(Kind.TRACE, detail="successful", if_=RunOn(HERE)), (GiveTags(1),)),
)
card(
    "darwin",
    Static(SetTo("strength", Hosted("virus"))),
    Paid(cost(credits=2), (Break(1),), interface=True),
    When(TURN_BEGINS, (MayPay(cost(credits=1), (PlaceCounters("virus", 1),)),)),
)
card(
    "dedicated_response_team",
    Static(GainAbilities((When(On(Kind.RUN_ENDS, detail="successful"), (Damage("meat", 2),)),)), Tagged()),
)
card("dedicated_server", Static(Recurring(2)), Static(Pays(("rez",), Type("ice"))))
card(
    "doppelganger",
    Static(Modify("memory", 1)),
    When(On(Kind.RUN_ENDS, by=YOU, detail="successful"), (MakeRun(),), once=True),
)
card("dyson_mem_chip", Static(Modify("memory", 1)), Static(Modify("link", 1)))
card(
    "eli_1_0",
    Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER),
    Sub((EndTheRun(),)),
    Sub((EndTheRun(),)),
)
card(
    "fetal_ai",
    Static(Price("steal", cost(credits=2))),
    # 1.21.7: revealed as long as it is accessed.
    When(ACCESSED, (If(ThisIs(InZone((RD,))), (Reveal(This()),)),), access=True),
    When(
        On(Kind.ACCESS, what=ThisCard(), if_=~ThisIs(InZone((ARCHIVES,)))),
        (Damage("net", 2),),
        access=True,
    ),
)
card(
    "flare",
    Sub(
        (
            Trace(
                6,
                (Together((Trash(target(Type("hardware"))), Unpreventable(Damage("meat", 2)), EndTheRun())),),
            ),
        )
    ),
)
card("government_contracts", Paid(cost(clicks=2), (Gain(4),)))
card("hokusai_grid", When(On(Kind.SUCCESSFUL_RUN, where=HERE), (Damage("net", 1),)))
card(
    "imp",
    When(INSTALLED, (PlaceCounters("virus", 2),)),
    Paid(cost(counter="virus", counters=1), (Trash(Accessed()),), access=True, once=True),
)
card(
    "indexing",
    Play(
        (
            MakeRun(
                ("rd",),
                if_successful=(
                    ForNow(InsteadOf("breach", (ArrangeTop(5, whose="opponent"),), optional=True), "run"),
                ),
            ),
        )
    ),
)
card(
    "joshua_b",
    When(
        TURN_BEGINS,
        (Gain(1, CLICKS), Delayed(When(On(Kind.TURN_ENDS, by=YOU), (GiveTags(1),)), "turn")),
        optional=True,
    ),
)
card("networking", Play((RemoveTags(1), MayPay(cost(credits=1), (AddToHand(This()),)))))
card(
    "pheromones",
    Static(Recurring(Hosted("virus"))),
    Static(Pays(), RunOn(("hq",))),
    When(On(Kind.SUCCESSFUL_RUN, by=YOU, where="hq"), (PlaceCounters("virus", 1),)),
)
card(
    "power_grid_overload",
    Play(
        (Trace(2, (Trash(target(Type("hardware") & Having("cost", "at_most", EventAmount()))),)),),
        condition=Happened(On(Kind.SUCCESSFUL_RUN), LAST_TURN, RUNNER),
    ),
)
card(
    "project_vitruvius",
    When(SCORED, (PlaceCounters("agenda", ForEvery(Hosted("advancement"), past=3)),)),
    Paid(cost(counter="agenda", counters=1), (AddToHand(target(InZone((ARCHIVES,)))),)),
)
card("r_d_interface", When(breach_of("rd"), (AccessMore(1),)))
card(
    "ronin",
    CanAdvance(),
    Paid(cost(clicks=1, trash=True), (Damage("net", 3),), condition=AtLeast(Hosted("advancement"), 4)),
)
card(
    "satellite_uplink",
    Play((Expose(target(Installed("corp") & Unrezzed(), most=2, least=0)),)),
)
card("scrubber", Static(Recurring(2)), Static(Pays(("trash",))))
card("snowflake", Sub((PsiGame(), If(BidsDiffer(), (EndTheRun(),)))))
card(
    "spinal_modem",
    Static(Modify("memory", 1)),
    Static(Recurring(2)),
    Static(Pays(("use",), Subtype("icebreaker"))),
    When(On(Kind.TRACE, detail="successful", if_=RunOn()), (Damage("core", 1, suffered=True),)),
)
card(
    "test_run",
    Play(
        (
            ChooseOne(
                (
                    (Search(Type("program")),),
                    (Pick(InZone((HEAP,)) & Type("program")), SetAside(Result("chosen"))),
                )
            ),
            Install(Result("set_aside"), ignoring="all"),
            Delayed(When(TURN_ENDS, (ToTop(Result("that")),)), "turn", that=Result("set_aside")),
        )
    ),
)
card(
    "trick_of_light",
    Play(
        (
            Pick(CanBeAdvanced()),
            MoveCounters(
                "advancement",
                2,
                from_=target(Hosting("advancement") - These(Result("chosen"))),
                to=Result("chosen"),
                least=0,
            ),
        )
    ),
)
card("underworld_contact", When(TURN_BEGINS, (If(AtLeast(Link(), 2), (Gain(1),)),)))
card(
    "viper",
    Sub((Trace(3, (Lose(1, CLICKS, RUNNER),)),)),
    Sub((Trace(3, (EndTheRun(),)),)),
)
card("whizzard_master_gamer", Static(Recurring(3)), Static(Pays(("trash",))))
