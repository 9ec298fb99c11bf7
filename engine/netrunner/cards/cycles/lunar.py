"""Cards of the Lunar cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

ODD_ADVANCEMENT = Odd(Hosted("advancement"))

card(
    "architect",
    Static(Cannot("trash", ThisCard())),
    Sub(
        (
            Look(Each(OnTop("rd", 5))),
            InstallFrom((RD,), These(Result("seen")), ignoring="cost"),
        )
    ),
    Sub((InstallFrom((ARCHIVES, HQ), AnyCard()),)),
)
card("ashigaru", Static(GainSubs(Sub((EndTheRun(),)), HowMany(InZone((HQ,))))))
card("astrolabe", Static(Modify("memory", 1)), When(On(Kind.CREATE_SERVER, by=CORP), (Draw(1),)))
card("au_revoir", When(On(Kind.JACK_OUT, by=YOU), (Gain(1),)))
card(
    "bad_times",
    Play((ForNow(Modify("memory", -2), "turn"),), condition=Tagged()),
)
card(
    "blue_sun_powering_the_future",
    When(
        TURN_BEGINS,
        (Together((AddToHand(target(Rezzed())), Gain(CostOf(Result("added"))))),),
        optional=True,
    ),
)
card("box_e", Static(Modify("memory", 2)), Static(Modify("hand_runner", 2)))
card("crisium_grid", Static(Cannot("success", where=("here",))))
card(
    "d4v1d",
    When(INSTALLED, (PlaceCounters("power", 3),)),
    Paid(cost(counter="power", counters=1), (Break(1, against=Having("strength", "at_least", 5)),)),
)
card(
    "daily_business_show",
    When(
        First(would("draw", by=YOU)),
        (
            Increase("draw", 1),
            Delayed(When(Next(On(Kind.DRAW, by=YOU)), (Pick(Drawn()), ToBottom(Result("chosen")))), "turn"),
        ),
        interrupt=True,
    ),
)
card(
    "enhanced_login_protocol",
    Static(
        Price("run", cost(clicks=1), basic=True),
        ~Happened(On(Kind.ACTION, by=RUNNER, detail="run")),
    ),
    Remains(CURRENT_OF_CORP),
)
card(
    "gemini",
    Sub(
        (
            Trace(
                2,
                (Damage("net", 1),),
                always=(If(AtLeast(TraceStrength(), 5), (Damage("net", 1),)),),
            ),
        )
    ),
)
card(
    "ghost_runner",
    When(INSTALLED, (Load(3),)),
    When(EMPTY, (Trash(),)),
    Static(Pays(), RunOn()),
)
card(
    "heinlein_grid",
    When(
        On((Kind.SPEND_CLICKS, Kind.LOSE_CLICKS), by=RUNNER, if_=RunOn(HERE)),
        (Lose(Credits(RUNNER), who=RUNNER),),
    ),
)
card(
    "helium_3_deposit",
    When(SCORED, (PlaceCounters("power", 2, target(Hosting("power")), least=0),)),
)
card(
    "hostile_infrastructure",
    When(On(Kind.TRASH, by=RUNNER, what=AnyCard() & OwnedBy(CORP)), (Damage("net", 1),)),
)
card(
    "kitsune",
    Sub(
        (
            May(
                (
                    Pick(InZone((HQ,))),
                    Delayed(When(Next(On(Kind.BREACH_ENDS, where="hq")), (Trash(This()),)), "encounter"),
                    BreachServer("hq", during=(Cannot("access", InRootOf("hq")),), first=Result("chosen")),
                )
            ),
        )
    ),
)
card("lag_time", Static(Modify("strength", 1, Type("ice"))), Remains(CURRENT_OF_CORP))
card(
    "leela_patel_trained_pragmatist",
    When(On((Kind.SCORE, Kind.STEAL)), (AddToHand(target(Unrezzed())),)),
)
card(
    "leprechaun",
    Static(Hosts(Type("program"), n=2)),
    Static(SetTo("memory_cost", 0, HostedOn(ThisCard()))),
)
card(
    "llds_energy_regulator",
    Paid(
        cost(OneOf((cost(credits=3), cost(trash=True)))),
        (Prevent("trash_hardware", 1, Installed() & Type("hardware")),),
        interrupt="trash_hardware",
    ),
)
card(
    "lycan",
    CanAdvance(),
    Static(ChangeSubtype("code_gate", 1), ODD_ADVANCEMENT),
    Static(ChangeSubtype("sentry", -1), ODD_ADVANCEMENT),
    Sub((Trash(target(Type("program"))),)),
)
card(
    "mother_goddess",
    Static(CopyOf((Rezzed() & Type("ice")) - ThisCard(), subtypes=True)),
    Sub((EndTheRun(),)),
)
card("near_earth_hub_broadcast_center", When(First(On(Kind.CREATE_SERVER, by=YOU)), (Draw(1),)))
card("order_of_sol", When(First(On(Kind.POOL_EMPTY, by=YOU)), (Gain(1),)))
card(
    "reversed_accounts",
    CanAdvance(),
    Paid(cost(clicks=1, trash=True), (Lose(Plus(0, Hosted("advancement"), 4), who=RUNNER),)),
)
card(
    "shoot_the_moon",
    Static(Price("play", cost(clicks=1))),
    Play((Rez(target(Installed("corp") & Unrezzed() & Type("ice"), number=Tags()), ignoring="all"),)),
)
card(
    "targeted_marketing",
    Play(
        (
            ChooseCardName("runner"),
            Delayed(
                When(On((Kind.PLAY, Kind.INSTALL), by=RUNNER, what=OfChosenName()), (Gain(10),)), "active"
            ),
        )
    ),
    Remains(CURRENT_OF_CORP),
)
card(
    "the_foundry_refining_the_process",
    When(
        First(On(Kind.REZ, by=YOU, what=Type("ice"))),
        (Search(SameAs(EventCard())), FoundToHand()),
        optional=True,
    ),
)
card("the_root", Static(Recurring(3)), Static(Pays(("advance", "install", "rez"))))
card(
    "the_supplier",
    Paid(cost(clicks=1), (HostOn(target(InZone((GRIP,)) & (Type("resource") | Type("hardware")))),)),
    When(TURN_BEGINS, (InstallFrom((HOSTED,), HostedOn(ThisCard()), less=2),)),
)
card(
    "trade_in",
    Static(Price("play", cost(Chosen("trash", 1, Installed("runner") & Type("hardware"))))),
    Play((Together((Gain(Half(CostOf(Result("paid")))), Search(Type("hardware")))), FoundToHand())),
)
card(
    "troll",
    When(
        ENCOUNTERED,
        (Trace(2, (ChooseOne(((Lose(1, CLICKS, RUNNER),), (EndTheRun(),)), by=RUNNER),)),),
    ),
)
card(
    "utopia_fragment",
    Static(
        Price(
            "steal",
            cost(credits=Plus(0, CountersOn("advancement", These(Accessed())), 2)),
            Type("agenda"),
        )
    ),
)
card(
    "utopia_shard",
    ActiveIn(
        ("grip",),
        Static(InsteadOf("breach", (Install(This(), ignoring="all"),), optional=True, where=("hq",))),
    ),
    Paid(cost(trash=True), (DiscardRandom(2, who=CORP),)),
)
card(
    "wendigo",
    CanAdvance(),
    Static(ChangeSubtype("barrier", 1), ODD_ADVANCEMENT),
    Static(ChangeSubtype("code_gate", -1), ODD_ADVANCEMENT),
    Sub(
        (
            Pick(Type("program")),
            ForNow(Cannot("use", ThisCard(), who=RUNNER), "run", Result("chosen")),
        )
    ),
)
