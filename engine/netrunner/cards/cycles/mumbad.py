"""Cards of the Mumbad cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

DRAW_AND_DISCARD = Sub((Draw(3, RUNNER), DiscardDown(RUNNER)))

card(
    "artist_colony",
    Paid(
        cost(forfeit=1),
        (
            Search(Type("program") | Type("resource") | Type("hardware"), to_install=True),
            Install(Result("found")),
        ),
    ),
)
card(
    "brainstorm",
    When(
        ENCOUNTERED,
        (
            Repeat(
                (ForNow(GainSubs(Sub((Damage("core", 1),)), 1), "run", This()),),
                HowMany(InZone((GRIP,))),
            ),
        ),
    ),
)
card(
    "clone_suffrage_movement",
    When(
        TURN_BEGINS,
        (
            If(
                ~Exists(Type("ice") & Protecting("here")),
                (May((AddToHand(target(InZone((ARCHIVES,)) & Type("operation"))),)),),
            ),
        ),
    ),
)
card(
    "dedicated_neural_net",
    When(
        First(On(Kind.SUCCESSFUL_RUN, where="hq")),
        (PsiGame(), If(BidsDiffer(), (ForNow(CorpChooses(), "run"),))),
    ),
)
card(
    "disposable_hq",
    When(
        ACCESSED,
        (
            # 1.21.7: revealed as long as it is accessed.
            If(ThisIs(InZone((RD,))), (Reveal(This()),)),
            ToBottom(target(InZone((HQ,)), least=0, most=ANY_NUMBER)),
        ),
        access=True,
    ),
)
card(
    "guru_davinder",
    When(would("net_damage"), (Prevent("net_damage", 0),), interrupt=True),
    When(would("meat_damage"), (Prevent("meat_damage", 0),), interrupt=True),
    When(On(Kind.PREVENT, of=ThisCard()), (Unless((Trash(),), (cost(credits=4),), by=RUNNER),)),
)
card("harishchandra_ent_where_you_re_the_star", Static(HandRevealed(RUNNER), Tagged()))
card("harvester", DRAW_AND_DISCARD, DRAW_AND_DISCARD)
card(
    "heritage_committee",
    FreeInfluence(Included(faction="jinteki", without="alliance"), 6),
    Play((Draw(3), ToTop(target(InZone((HQ,)))))),
)
card(
    "ibrahim_salem",
    FreeInfluence(Included(faction="nbn", without="alliance"), least=6),
    Static(Price("rez", cost(forfeit=1))),
    When(
        TURN_BEGINS,
        (
            ChooseCardType("runner"),
            Look(Each(InZone((GRIP,)))),
            Pick(InZone((GRIP,)) & OfChosenType()),
            Trash(Result("chosen")),
        ),
    ),
)
card(
    "information_sifting",
    Play(
        (
            MakeRun(
                ("hq",),
                if_successful=(
                    ForNow(
                        InsteadOf("breach", (Separate(InZone((HQ,))), AccessEach(Result("chosen")))), "run"
                    ),
                ),
            ),
        )
    ),
)
card(
    "jeeves_model_bioroids",
    FreeInfluence(Included(faction="haas_bioroid", without="alliance"), 6),
    When(First(On(Kind.SPEND_CLICKS, by=YOU, if_=SpentOnSameAction(3))), (Gain(1, CLICKS),)),
)
card(
    "jesminder_sareen_girl_behind_the_curtain",
    Static(Prevents("tag", 1, First(would("tag"), RUN))),
)
card("lateral_growth", Play((Gain(4), InstallFrom((HQ,), AnyCard()))))
card(
    "magnet",
    When(REZZED, (HostOn(target(Type("program") & HostedOn(Type("ice")))),)),
    Static(LoseAbilities(HostedOn(ThisCard()) & Type("program"))),
    Sub((EndTheRun(),)),
)
card(
    "making_an_entrance",
    Play(
        (
            Look(Each(OnTop("stack", 6))),
            Pick(These(Result("seen")), most=6, least=0),
            Trash(Result("chosen")),
            Arrange(Each(These(Result("seen")) - These(Result("chosen")))),
        ),
        priority=True,
    ),
)
card(
    "mumbad_city_hall",
    Paid(
        cost(clicks=1),
        (
            Search(Subtype("alliance"), to_install=True, to_play=True),
            If(
                Did("found", Type("operation")),
                (PlayThat(Result("found")),),
                (Install(Result("found")),),
            ),
        ),
    ),
)
card(
    "mumbad_virtual_tour",
    FreeInfluence(Included(kind="asset"), 7),
    When(ACCESSED_INSTALLED, (ForNow(Must("trash_accessed"), "access", EventCard()),), access=True),
)
card(
    "personality_profiles",
    When(
        On(Kind.SEARCH, by=RUNNER) | On(Kind.INSTALL, by=RUNNER, from_=HEAP),
        (TrashRandom(1, who=RUNNER),),
    ),
)
card(
    "raman_rai",
    FreeInfluence(Included(faction="jinteki", without="alliance"), least=6),
    When(
        On(Kind.DRAW, by=YOU),
        (
            MayPay(
                cost(lose_clicks=1),
                (
                    Pick(InZone((ARCHIVES,)) & SameAs(EventCard(), "type")),
                    Reveal(Each(These(EventCard()) | These(Result("chosen")))),
                    SwapCards(EventCard(), Result("chosen")),
                ),
            ),
        ),
        once=True,
    ),
)
card("rebirth", Play((SwitchIdentity(same_faction=True), RemoveFromGame(This()))))
card(
    "salsette_slums",
    Paid(cost(TrashCost()), (RemoveFromGame(Accessed()),), access=True, once=True),
)
card("street_magic", Static(OrdersSubroutines()))
card(
    "subcontract",
    Play((Repeat((PlayFrom((HQ,), Type("operation")),), 2),), condition=Tagged()),
)
card(
    "the_noble_path",
    Play((Trash(Each(InZone((GRIP,)))), MakeRun(during=(Prevents("damage"),)))),
)
