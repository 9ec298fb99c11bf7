"""Cards of the Spin cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

ONE_ACCESS = Sub((ForNow(AccessLimit(1), "run"),))
INWARD = InwardOf(HostOfSource())
OTHER_CAISSA = Type("program") & Subtype("caissa") - These(Result("trashed"))

card(
    "blackguard",
    Static(Modify("memory", 2)),
    When(On(Kind.EXPOSE, by=YOU), (Rez(EventCard(), who=CORP),)),
)
card(
    "blue_level_clearance",
    Static(Price("play", cost(clicks=1))),
    Play((Gain(5), Draw(2))),
)
card(
    "celebrity_gift",
    Static(Price("play", cost(clicks=1))),
    Play(
        (
            Reveal(target(InZone((HQ,)), least=0, most=5)),
            Gain(ForEvery(HowManyDid("revealed", InZone((HQ,))), times=2)),
        )
    ),
)
card(
    "clone_retirement",
    When(SCORED, (RemoveBadPublicity(1),), optional=True),
    When(STOLEN, (BadPublicity(1),)),
)
card("cyberdex_trial", Play((Purge(),)))
card("dyson_fractal_generator", Static(Recurring(1)), Static(Pays(("use",), Subtype("fracter"))))
card(
    "fall_guy",
    Paid(
        cost(trash=True),
        (Prevent("trash_resource", 1, Installed() & Type("resource") - ThisCard()),),
        interrupt="trash_resource",
    ),
    Paid(cost(trash=True), (Gain(2),)),
)
card(
    "gorman_drip_v1",
    When(
        On(Kind.ACTION, by=CORP, detail="draw") | On(Kind.ACTION, by=CORP, detail="credit"),
        (PlaceCounters("virus", 1),),
    ),
    Paid(cost(clicks=1, trash=True), (Gain(Hosted("virus")),)),
)
card("himitsu_bako", Paid(cost(credits=1), (AddToHand(This()),)), Sub((EndTheRun(),)))
card(
    "hive",
    Static(LoseSubs(Points())),
    Sub((EndTheRun(),)),
    Sub((EndTheRun(),)),
    Sub((EndTheRun(),)),
    Sub((EndTheRun(),)),
    Sub((EndTheRun(),)),
)
card(
    "hudson_1_0",
    Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER),
    ONE_ACCESS,
    ONE_ACCESS,
)
card("ireress", Static(GainSubs(Sub((Lose(1, who=RUNNER),)), BadPublicityCount())))
card(
    "marker",
    Sub((ForNow(GainSubs(Sub((EndTheRun(),)), 1), "run", next=On(Kind.ENCOUNTER)),)),
)
card(
    "market_research",
    When(On(Kind.SCORE, what=ThisCard(), if_=Tagged()), (PlaceCounters("agenda", 1),)),
    Static(Modify("points", 1), AtLeast(Hosted("agenda"), 1)),
)
card("motivation", When(TURN_BEGINS, (Look(Each(OnTop("stack", 1))),), optional=True))
card(
    "off_the_grid",
    Static(OnlyIn(("remote",))),
    Static(Cannot("run", who=RUNNER, where=("here",))),
    When(On(Kind.SUCCESSFUL_RUN, where="hq"), (Trash(),)),
)
card(
    "panic_button",
    Static(OnlyIn(("hq",))),
    Paid(cost(credits=1), (Draw(1),), condition=RunOn("hq")),
)
card(
    "pawn",
    Paid(cost(clicks=1), (HostOn(This(), target(Protecting("central", "outermost") - HostOfSource())),)),
    When(
        On(Kind.SUCCESSFUL_RUN, by=YOU, if_=ThisIs(HostedOn(Type("ice")))),
        (
            If(
                Exists(INWARD),
                (HostOn(This(), Each(INWARD)),),
                (Trash(), InstallFrom((GRIP, HEAP), OTHER_CAISSA, ignoring="all", optional=False)),
            ),
        ),
    ),
)
card(
    "punitive_counterstrike",
    Play(
        (
            Trace(
                5,
                (Damage("meat", PrintedTotal("points", On(Kind.STEAL, by=RUNNER), LAST_TURN, RUNNER)),),
            ),
        )
    ),
)
card(
    "raymond_flint",
    When(On(Kind.BAD_PUBLICITY), (BreachServer("hq", during=(Cannot("access", InRootOf("hq")),)),)),
    Paid(cost(trash=True), (Expose(target(Installed("corp") & Unrezzed())),)),
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
    "rsvp",
    Sub((ForNow(Cannot("spend_credits", who=RUNNER), "run"),)),
)
card(
    "scheherazade",
    Static(Hosts(Type("program"))),
    When(On(Kind.INSTALL, by=YOU, what=Type("program") & HostedOn(ThisCard())), (Gain(1),)),
)
card(
    "singularity",
    Static(Price("play", cost(clicks=1))),
    Play(
        (
            MakeRun(
                ("remote",),
                if_successful=(ForNow(InsteadOf("breach", (Trash(Each(InRootOf("attacked"))),)), "run"),),
            ),
        )
    ),
)
card(
    "strongbox",
    Static(
        Price("steal", cost(clicks=1), Type("agenda"), servers=(HERE,)),
        persistent=True,
    ),
)
card(
    "subliminal_messaging",
    Play((Gain(1),)),
    When(First(On(Kind.PLAY, by=YOU, what=CopiesOfThis())), (Gain(1, CLICKS),)),
    ActiveIn(
        ("archives",),
        When(
            On(Kind.TURN_BEGINS, by=YOU, if_=~Happened(On(Kind.RUN_BEGINS), LAST_TURN, RUNNER)),
            (Reveal(This()), AddToHand(This())),
            optional=True,
        ),
    ),
)
card(
    "the_cleaners",
    When(would("meat_damage", by=YOU), (Increase("meat_damage", 1),), interrupt=True),
)
card(
    "wraparound",
    Static(Modify("strength", 7), ~Exists(Type("program") & Subtype("fracter"))),
    Sub((EndTheRun(),)),
)
