"""Operations of the Ashes cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

INTO_REMOTE_ROOT = InstallFrom((HQ,), AnyCard() - Type("ice"), where="remote")
NO_LOCKDOWN = ~Exists(InZone((PLAY,)) & Subtype("lockdown") - ThisCard())
TWO_OR_TWO = ChooseOne(((Gain(2),), (Draw(2),)))
OF_THAT_TYPE = Installed(RUNNER) & OfChosenType() - Subtype("icebreaker")

card(
    "argus_crackdown",
    Play((), condition=NO_LOCKDOWN),
    Remains(TURN_BEGINS),
    When(
        On(EventKind.SUCCESSFUL_RUN, by=RUNNER, if_=AtLeast(IceProtecting("attacked"), 1)),
        (Damage("meat", 2),),
    ),
)

card(
    "complete_image",
    Play(
        (
            Repeat(
                (Together((ChooseCardName("runner"), Damage("net", 1))),),
                while_=Did("trashed", OfChosenName()),
            ),
        ),
        condition=Happened(On(EventKind.SUCCESSFUL_RUN), LAST_TURN, "runner") & AtLeast(Points("runner"), 3),
    ),
    When(AFTER_RESOLVING, (EndActionPhase(),)),
)

card(
    "digital_rights_management",
    Play(
        (
            Search(Type("agenda")),
            FoundToHand(),
            INTO_REMOTE_ROOT,
            ForNow(Cannot("score", who=CORP), "turn"),
        ),
        condition=Not(Happened(On(EventKind.SUCCESSFUL_RUN, where="hq"), LAST_TURN, RUNNER)),
    ),
)

card(
    "focus_group",
    Play(
        (
            Together((ChooseCardType("runner"), Reveal(Each(InZone((GRIP,)))))),
            MayPay(
                cost(credits=X()),
                (PlaceCounters("advancement", X(), target(Installed())),),
                most=HowManyDid("revealed", OfChosenType()),
            ),
        ),
        condition=Happened(On(EventKind.SUCCESSFUL_RUN), LAST_TURN, RUNNER),
    ),
)

card("fully_operational", Play((TWO_OR_TWO, Repeat((TWO_OR_TWO,), Remotes(root=True, ice=True)))))

card(
    "game_over",
    Play(
        (
            ChooseCardType("runner"),
            PayForEach(OF_THAT_TYPE, cost(credits=3), by=RUNNER),
            Trash(Each(OF_THAT_TYPE - These(Result("chosen")))),
            BadPublicity(1),
        ),
        condition=Happened(On(EventKind.STEAL), LAST_TURN, RUNNER),
    ),
)

card(
    "hyoubu_precog_manifold",
    Play((ChooseServer("active"),), condition=NO_LOCKDOWN),
    Remains(TURN_BEGINS),
    When(
        On(EventKind.SUCCESSFUL_RUN, by=OPPONENT, where="chosen"),
        (PsiGame(), If(BidsDiffer(), (EndTheRun(),))),
    ),
)

card(
    "kakurenbo",
    Static(Price("play", cost(clicks=2))),
    Play(
        (
            Trash(target(InZone((HQ,)), most=ANY_NUMBER, least=0)),
            TurnFacedown(Each(InZone((ARCHIVES,)))),
            Together(
                (
                    InstallFrom((ARCHIVES,), AnyCard() - Type("ice"), where="remote"),
                    PlaceCounters("advancement", 2, Result("installed")),
                )
            ),
            RemoveFromGame(This()),
        )
    ),
)

card(
    "napd_cordon",
    Play((), condition=NO_LOCKDOWN),
    Static(
        Price(
            "steal",
            cost(credits=Plus(4, CountersOn("advancement", These(Accessed())), 2)),
            Type("agenda"),
        )
    ),
    Remains(TURN_BEGINS),
)

card(
    "next_activation_command",
    Play((), condition=NO_LOCKDOWN),
    Remains(TURN_BEGINS),
    Static(Modify("strength", 2, Type("ice"))),
    Static(BreakLimit(0, using=AnyCard() - Subtype("icebreaker"), on=AnyCard(), all_subs=True)),
)

card(
    "red_level_clearance",
    Play(
        (
            ChooseOne(
                (
                    (Draw(2),),
                    (Gain(2),),
                    (InstallFrom((HQ,), AnyCard() - Type("agenda"), optional=False),),
                    (Gain(1, CLICKS),),
                ),
                n=2,
            ),
        )
    ),
)

card(
    "scapenet",
    Play(
        (
            Trace(
                7,
                (RemoveFromGame(target(Installed() & (Subtype("chip") | Subtype("virtual")))),),
            ),
        ),
        condition=Happened(On(EventKind.SUCCESSFUL_RUN), LAST_TURN, RUNNER),
    ),
)

card(
    "secure_and_protect",
    Static(Price("play", cost(clicks=1))),
    Play(
        (
            Search(Type("ice"), to_install=True),
            Install(Result("found"), where="central", less=3),
        )
    ),
)

card(
    "sync_rerouting",
    Play((), condition=NO_LOCKDOWN),
    Remains(TURN_BEGINS),
    When(On(EventKind.RUN_BEGINS), (Unless((GiveTags(1),), (cost(credits=4),), by=RUNNER),)),
)
