"""What single instructions are worth to the controller of the ability, in credits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.netrunner.language.base import Ref
from engine.netrunner.language.effects import (
    CLICKS,
    Access,
    AccessEach,
    AccessFrom,
    AccessMore,
    AccessTopOfRD,
    AddAsAgenda,
    AddToScoreArea,
    AllotClicks,
    Approach,
    ApproachAgain,
    Arrange,
    ArrangeIce,
    BadPublicity,
    BecomeCondition,
    Boost,
    BreachServer,
    Break,
    Bypass,
    ChangeAttackedServer,
    Charge,
    ChooseCard,
    ChooseCardName,
    ChooseCardType,
    ChooseNumber,
    ChooseReverse,
    ChooseServer,
    Damage,
    DeclareSuccess,
    Derez,
    DiscardDown,
    DiscardRandom,
    Draw,
    EachDraws,
    Encounter,
    EndActionPhase,
    EndTheRun,
    EnterWith,
    Expose,
    ForceEncounter,
    Forfeit,
    FoundToHand,
    Gain,
    GainSubsOf,
    GainText,
    GiveSubtype,
    GiveTags,
    HostIdentity,
    IdentifyMark,
    Increase,
    Install,
    Instead,
    JackOut,
    KeepFacedown,
    Look,
    Lose,
    LowerTo,
    MakeRun,
    MayJackOut,
    MoveFromPool,
    MoveIce,
    MoveRunner,
    MoveToIce,
    MoveToRoot,
    Pick,
    PlayFrom,
    Prevent,
    PsiGame,
    Purge,
    ReduceEncountered,
    RemoveBadPublicity,
    RemoveFromGame,
    RemoveTags,
    ResolveScored,
    ResolveSubroutine,
    ResolveWhen,
    RevealRandom,
    Rez,
    Sabotage,
    Score,
    Search,
    Separate,
    SetAside,
    SetAsideUntil,
    Shuffle,
    ShuffleInto,
    Steal,
    Swap,
    SwapCards,
    SwitchIdentity,
    TakeDifferentAction,
    ToBottom,
    ToTop,
    Trash,
    TrashCard,
    TrashRandom,
    TrashTop,
    TurnFacedown,
    TurnFaceup,
    WinGame,
)
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.selectors import Result, This
from engine.netrunner.table.state import ARCHIVES, CORP, RUNNER
from engine.players.netrunner.worth.asking import known_number, number, tag_kept
from engine.players.netrunner.worth.pricing import price, price_all
from engine.players.netrunner.worth.scale import (
    ACCESS,
    AGENDA,
    BAD_PUBLICITY,
    CARD,
    CARD_LOST,
    CLICK,
    CORE,
    COUNTER,
    GAME,
    INSTALLED,
    NOTHING_LEFT,
    PLAYED,
    POINT,
    SPARE_CARD,
    STAKE,
    TAG,
    installed_worth,
)

if TYPE_CHECKING:
    from engine.players.netrunner.worth.asking import At

FLAT: Final[dict[type[Effect], float]] = {
    # Accesses and agendas.
    Access: ACCESS, AccessTopOfRD: ACCESS, BreachServer: ACCESS, Score: AGENDA, Steal: AGENDA,
    DeclareSuccess: 2.0, BecomeCondition: 2.0, Encounter: -1.0, Approach: 0.0,
    # Looking and choosing: the worth is in what the instructions after it do.
    Look: 0.5, Expose: 0.8, Pick: 0.1, ChooseCardName: 0.1, ChooseCardType: 0.1,
    ChooseNumber: 0.1,
    ChooseServer: 0.5, ChooseCard: 0.5, GiveSubtype: 1.0, IdentifyMark: 0.5, Charge: 0.9, Shuffle: 0.0,
    SetAside: 0.0, SetAsideUntil: 0.0,
    Arrange: 0.6,
    ChooseReverse: 0.3,
    SwitchIdentity: 0.5,
    # Places of cards.
    ToTop: 0.8, ToBottom: 0.3, ShuffleInto: 0.8, RemoveFromGame: 0.3,
    TurnFacedown: 0.5,
    TurnFaceup: 0.5, FoundToHand: 0.0, Search: 2.6, SwapCards: 1.0, Forfeit: -AGENDA, TrashCard: 0.0,
    Derez: 2.5, MoveFromPool: 0.3, DiscardDown: -0.5,
    GainText: 2.0, GainSubsOf: 2.0, MoveIce: 1.0, Swap: 1.0, MoveToRoot: 0.3, AddToScoreArea: AGENDA,
    # Installing and playing without a click.
    Install: INSTALLED, PlayFrom: PLAYED,
    # Runs and ice.
    MayJackOut: 0.3, JackOut: 0.3, ChangeAttackedServer: 1.0, Bypass: 3.0,
    MoveToIce: 1.0, ArrangeIce: 1.0, EachDraws: 0.5,
    ApproachAgain: 1.0, ForceEncounter: 1.5,
    Break: 2.0, Boost: 1.0, ReduceEncountered: 1.0, ResolveSubroutine: 2.0, ResolveScored: 2.0,
    ResolveWhen: 2.0,
    EndActionPhase: -2 * CLICK,
    # Interrupts.
    PsiGame: -0.5, Prevent: 2.0, Increase: 1.5, LowerTo: 1.5, KeepFacedown: 0.5, EnterWith: 2.0,
    # Piles, actions.
    HostIdentity: 2.0,
    Separate: 0.0, TakeDifferentAction: CLICK,
}  # fmt: skip
"""Instructions whose worth hangs on the table around them; where it matters, the players look closer."""


def _flat(effect: Effect, at: At) -> float:
    return FLAT[type(effect)]


for _class in FLAT:
    price.register(_class)(_flat)


@price.register(AccessEach)
def _(effect: AccessEach, at: At) -> float:
    return 2 * ACCESS


@price.register(AccessFrom)
def _(effect: AccessFrom, at: At) -> float:
    return ACCESS * number(effect.n, at)


@price.register(Gain)
def _(effect: Gain, at: At) -> float:
    n = number(effect.n, at)
    return at.sign(effect.who) * n * (CLICK if effect.what == CLICKS else 1.0)


@price.register(Lose)
def _(effect: Lose, at: At) -> float:
    n, seat = number(effect.n, at), at.who(effect.who)
    if effect.what == CLICKS:
        return -at.sign(effect.who) * CLICK * n
    at.done = min(n, at.see.credits(seat))
    return -at.sign(effect.who) * at.done * 0.9


@price.register(Draw)
def _(effect: Draw, at: At) -> float:
    seat, n = at.who(effect.who), number(effect.n, at)
    if at.room is not None and seat == at.seat:
        room = at.room
    else:
        room = at.see.hand_limit_of(seat) - at.see.cards_in_hand(seat) + (seat == at.seat)
    useful = min(n, max(0, room))
    worth = CARD * useful + SPARE_CARD * (n - useful)
    if seat == CORP and at.see.cards_in_deck(CORP) - n < 3:
        # Who must draw and cannot loses the game: it does next turn, where nothing is left to draw.
        worth -= 5.0 if at.see.cards_in_deck(CORP) > n else NOTHING_LEFT
    return at.sign(effect.who) * worth


@price.register(Purge)
def _(effect: Purge, at: At) -> float:
    virus = sum(at.see.hosted(oid, "virus") for oid, _ in at.see.rig())
    return COUNTER * virus * (1.0 if at.seat == CORP else -1.0)


@price.register(Damage)
def _(effect: Damage, at: At) -> float:
    sign = 1.0 if at.seat == CORP else -1.0
    n = known_number(effect.n, at)
    if n is None:
        return sign * 2 * CARD_LOST
    if n > at.see.cards_in_hand(RUNNER):
        return sign * GAME
    return sign * n * (CORE if effect.kind == "core" else CARD_LOST)


@price.register(AllotClicks)
def _(effect: AllotClicks, at: At) -> float:
    return (1.0 if at.who(effect.who) == at.seat else -1.0) * CLICK * number(effect.n, at)


@price.register(GiveTags)
def _(effect: GiveTags, at: At) -> float:
    n = number(effect.n, at)
    more = tag_kept(at.see, n) if at.see.seat == RUNNER and n else 0.0
    return (1.0 if at.seat == CORP else -1.0) * (TAG * n + more)


@price.register(RemoveTags)
def _(effect: RemoveTags, at: At) -> float:
    n = min(number(effect.n, at), at.see.tags)
    return (1.0 if at.seat == RUNNER else -1.0) * TAG * n


@price.register(BadPublicity)
def _(effect: BadPublicity, at: At) -> float:
    return (-1.0 if at.seat == CORP else 1.0) * BAD_PUBLICITY * number(effect.n, at)


@price.register(RemoveBadPublicity)
def _(effect: RemoveBadPublicity, at: At) -> float:
    return (1.0 if at.seat == CORP else -1.0) * BAD_PUBLICITY * number(effect.n, at, 1.0)


@price.register(MakeRun)
def _(effect: MakeRun, at: At) -> float:
    return 1.5 + 0.6 * price_all(effect.if_successful, at)


@price.register(EndTheRun)
def _(effect: EndTheRun, at: At) -> float:
    return (1.0 if at.seat == CORP else -1.0) * (STAKE if at.stake is None else at.stake)


@price.register(MoveRunner)
def _(effect: MoveRunner, at: At) -> float:
    """Who comes to Archives gets nothing of the server that was run on; who is moved outwards must come
    again past its ice."""
    kept = STAKE if at.stake is None else at.stake
    return (1.0 if at.seat == CORP else -1.0) * kept * (0.8 if effect.server == ARCHIVES else 0.4)


@price.register(AccessMore)
def _(effect: AccessMore, at: At) -> float:
    return ACCESS * number(effect.n, at)


@price.register(AddAsAgenda)
def _(effect: AddAsAgenda, at: At) -> float:
    return at.sign(effect.who) * POINT * effect.points


@price.register(WinGame)
def _(effect: WinGame, at: At) -> float:
    return at.sign(effect.who) * GAME


@price.register(TrashTop)
def _(effect: TrashTop, at: At) -> float:
    return -at.sign(effect.who) * 0.4 * number(effect.n, at)


@price.register(Sabotage)
def _(effect: Sabotage, at: At) -> float:
    return at.sign(RUNNER) * 0.6 * number(effect.n, at)


@price.register(TrashRandom)
@price.register(DiscardRandom)
def _(effect: TrashRandom | DiscardRandom, at: At) -> float:
    return -at.sign(effect.who) * CARD_LOST * number(effect.n, at)


@price.register(RevealRandom)
def _(effect: RevealRandom, at: At) -> float:
    return -at.sign(effect.who) * 0.2 * number(effect.n, at)


@price.register(Instead)
def _(effect: Instead, at: At) -> float:
    return max(0.5, price_all(effect.what, at))


@price.register(Trash)
def _(effect: Trash, at: At) -> float:
    return _lost(effect.what, at)


@price.register(Rez)
def _(effect: Rez, at: At) -> float:
    """The dearest card that could be rezzed, less what is paid for it all the same."""
    found = best_target(effect.what, at)
    cost = found if found is not None else 3.0
    return 0.8 * cost if effect.ignoring else min(0.8 * cost, 0.8 * number(effect.less, at) + 0.5)


def _lost(what: Ref, at: At) -> float:
    """What trashing a card is worth: the other side's best among those that can be chosen, or one's own."""
    if isinstance(what, This):
        return 0.0 if at.source else -0.5
    if isinstance(what, Result):
        return 0.5
    wanted = what.targeting()
    among = wanted.among if wanted is not None else getattr(what, "what", None)
    if among is None or isinstance(among, Ref):
        return 1.5
    found = at.see.members(among, at.scope)
    theirs = [oid for oid in found if at.see.card(oid).side != at.seat]
    if theirs:
        return max(card_value(at, oid) for oid in theirs)
    return -min((card_value(at, oid) for oid in found), default=-1.0)


def card_value(at: At, oid: int) -> float:
    """What an installed card is worth to its owner: its price, what it holds, and breakers most."""
    kind = at.see.kind(oid)
    if kind is None:
        return 2.5
    worth = installed_worth(kind.facts.cost) + 0.7 * at.see.card(oid).credit
    return worth + (3.0 if "icebreaker" in kind.subtypes else 0.0)


def best_target(what: Ref, at: At) -> float | None:
    """The highest printed cost among the cards that can be chosen; None if that is not known."""
    wanted = what.targeting()
    if wanted is None:
        return None
    kinds = [at.see.kind(oid) for oid in at.see.members(wanted.among, at.scope)]
    return float(max((kind.facts.cost or 0 for kind in kinds if kind is not None), default=0))
