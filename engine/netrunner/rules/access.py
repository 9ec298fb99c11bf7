"""Chapter 7: breaching servers and accessing cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import rng
from engine.kernel.steps import AGAIN, ASK, END, Step, StepTable
from engine.netrunner.language.abilities import Paid
from engine.netrunner.language.breaching import RevealedInRD
from engine.netrunner.language.costs import FREE, Cost, Payment
from engine.netrunner.language.effects import Access, Steal, Trash, TrashCard
from engine.netrunner.language.effects.agendas import can_be_stolen
from engine.netrunner.language.instructions import PaidFrame
from engine.netrunner.language.selectors import Accessed, Exactly
from engine.netrunner.rules import costs, paying, prices
from engine.netrunner.rules.candidates import candidates, eligible
from engine.netrunner.table import memory
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.frames.runs import AccessFrame, BreachFrame
from engine.netrunner.table.positions import nothing_begins
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import ARCHIVES, CORP, HQ, RD, RUNNER, SET_ASIDE
from engine.speech.structs import inside

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


BREACH = BreachFrame.table = StepTable("breach (7.5)")


def start_breach(g: Game, server: str, first: int = 0) -> int:
    """Breach a server, after the breach in progress if there is one (7.3.8). Its number.

    `first`: the card of the hand or deck that has to be accessed first.
    """
    g.state.last_number += 1
    there = g.state.servers[server].root
    frame = BreachFrame(server=server, number=g.state.last_number, known=there, first=first)
    stack = g.state.stack
    for depth, other in enumerate(stack):
        if isinstance(other, BreachFrame):
            stack.insert(depth, frame)
            return frame.number
    g.push(frame)
    return frame.number


def start_accesses(g: Game, server: str, n: int) -> None:
    """Access n cards in and in the root of a server, outside of a breach (7.3.1): as many of its hand or deck
    as of anything else, until so many have been chosen (7.1.10)."""
    if n > 0 and server in g.state.servers:
        g.push(BreachFrame(server=server, most=n, known=g.state.servers[server].root))


@BREACH.row("7.5.1", "the breach begins")
def _begin(g: Game, f: BreachFrame) -> Step:
    """Rules: 6.8.2c."""
    if nothing_begins(g):
        return END
    if f.most >= 0:
        f.limit = f.most
        return "7.5.4"
    do.emit(g, EventKind.BREACH, seat=RUNNER, server=f.server)
    return None


@BREACH.row("7.5.2", "cards in Archives are turned faceup")
def _faceup(g: Game, f: BreachFrame) -> Step:
    """Rules: 7.3.2."""
    if f.server == ARCHIVES:
        do.turn_archives_faceup(g)
    return None


@BREACH.row("7.5.3", "the random access limit is fixed")
def _limit(g: Game, f: BreachFrame) -> Step:
    """Rules: 7.3.5, 7.3.5a."""
    f.limit = 1 + f.extra
    if g.rules.access_budget:
        deck = len(eligible(g, f)) if f.server in (HQ, RD) else 0
        f.bound = (*f.known, *(g.state.zones[ARCHIVES] if f.server == ARCHIVES else ()))
        f.budget = len(f.bound) + min(f.limit, deck)
    do.emit(g, EventKind.ACCESS_LIMIT, seat=RUNNER, server=f.server, n=f.limit)
    return None


BY_CORP = -1
"""In place of the card to be accessed, while the Corp chooses it."""


@BREACH.row("7.5.4", "the Runner chooses a candidate")
def _choose(g: Game, f: BreachFrame) -> Step:
    """Rules: 7.3.4, 7.3.4a, 7.3.4b, 7.3.5c."""
    if f.accessing == BY_CORP:
        return _chosen_by_corp(g, f)
    options = candidates(g, f)
    if f.first and not f.chosen and any(option.key == f.server for option in options):
        options = [option for option in options if option.key == f.server]
    if not options:
        return "7.5.7"
    keys = g.ask(f, RUNNER, "candidate", options)
    if keys is None:
        return ASK
    kind, _, rest = keys[0].partition(":")
    if kind in (HQ, RD):
        pool = eligible(g, f)
        f.count += 1
        if f.first in pool and f.count == 1:
            f.accessing = f.first
        elif kind == HQ and g.modifiers("hq_chosen"):
            f.accessing = BY_CORP
            return _chosen_by_corp(g, f)
        else:
            f.accessing = pool[rng.below(g.state, len(pool))] if kind == HQ else pool[0]
    else:
        f.accessing = int(rest)
    _note_chosen(f)
    return None


def _chosen_by_corp(g: Game, f: BreachFrame) -> Step:
    """A card has the Corp choose which one of HQ it is (7.3.4b)."""
    named = [Option(f"card:{oid}", "target", oid=oid) for oid in eligible(g, f)]
    about = g.modifiers("hq_chosen")[0][1].source
    keys = g.ask(f, CORP, "target", named, about=about, private=True)
    if keys is None:
        return ASK
    f.accessing = int(keys[0].partition(":")[2])
    _note_chosen(f)
    return None


def _note_chosen(f: BreachFrame) -> None:
    f.chosen = (*f.chosen, f.accessing)
    f.picked += 1


@BREACH.row("7.5.5", "the Runner accesses it")
def _access(g: Game, f: BreachFrame) -> Step:
    oid = f.accessing
    if oid in g.state.cards:
        g.instruct(RUNNER, Access(Exactly(oid)))
    return None


@BREACH.row("7.5.6", "back to the next candidate")
def _repeat(g: Game, f: BreachFrame) -> Step:
    if f.budget >= 0 and f.server in (HQ, RD) and g.zone_of(f.accessing) == f.server:
        f.aside = (*f.aside, do.move(g, f.accessing, SET_ASIDE, tell=False))
    f.accessing = 0
    return "7.5.4"


def put_back(g: Game, f: BreachFrame) -> None:
    """What was accessed in HQ or R&D and set aside returns, on top of R&D the first topmost (D13)."""
    for oid in reversed(f.aside):
        if g.zone_of(oid) == SET_ASIDE and f.server in (HQ, RD):
            back = do.move(g, oid, RD if f.server == RD else HQ, tell=False)
            memory.remember(g, RUNNER, (back,))
    f.aside = ()


@BREACH.row("7.5.7", "the breach is complete")
def _complete(g: Game, f: BreachFrame) -> Step:
    put_back(g, f)
    if f.most < 0:
        do.emit(g, EventKind.BREACH_ENDS, seat=RUNNER, server=f.server)
    return None


# -- accessing (7.2) ------------------------------------------------------------------------------------


ACCESS = AccessFrame.table = StepTable("access (7.2)")


def start_access(g: Game, oid: int) -> None:
    """Access a card where it lies. Like everything with steps of its own it has checkpoints, in the middle of
    the instruction that opened it (9.11.1b)."""
    g.push(AccessFrame(oid=oid, location=_location(g.state.cards[oid])))


def _location(card: Card) -> tuple[str, str, int]:
    """Zone, server and host: what is hosted is where its host is (4.1.7c)."""
    return card.zone, card.server, card.host


def still_accessed(g: Game, f: AccessFrame) -> Card | None:
    """The card that is accessed; None once it has moved to another location (7.1.7)."""
    card = g.state.cards.get(f.oid)
    return card if card is not None and _location(card) == f.location else None


@ACCESS.row("7.2.1", "the card is accessed")
def _accessed(g: Game, f: AccessFrame) -> Step:
    """Rules: 6.8.2c."""
    if nothing_begins(g):
        return END
    card = g.state.cards.get(f.oid)
    if card is None or g.cannot("access", by=RUNNER, card=card, server=card.server or card.zone):  # 1.2.2
        return END
    extra = None if f.admitted else prices.additional(g, "access", RUNNER, card, card.server or card.zone)
    if extra is not None:  # 1.16.10c
        payment = costs.payment(g, "access", RUNNER, extra, f.oid)
        if not f.choices and not costs.can_pay(g, payment):
            return END
        agreed = True if f.decided else costs.agrees(g, f, payment, FREE)
        if agreed is None:
            return ASK
        if not agreed:
            return END
        f.decided = True
        if not paying.pay(g, f, payment):
            return ASK
        f.decided, f.admitted = False, True
        return "7.2.1"  # after the checkpoint that follows a payment (10.3.4)
    memory.remember(g, RUNNER, (f.oid,))
    # The Corp may look too, except into R&D (7.1.2).
    secret = "" if card.faceup else RUNNER if card.zone == RD else "players"
    do.emit(
        g, EventKind.ACCESS, seat=RUNNER, oid=f.oid, code=card.code, server=card.server or card.zone,
        was=card.zone, secret=secret,
    )  # fmt: skip
    for static in g.face(card).statics.get("revealed_in_rd", ()):  # 1.21.7, 9.1.8a
        if isinstance(static.modifier, RevealedInRD) and static.modifier.covers(g, g.scope(card)):
            do.reveal(g, f.oid, RUNNER)
    return None


def trash_cost(g: Game, card: Card) -> Payment | None:
    """What trashing the accessed card costs; None if it cannot be (7.1.5a, b).

    Rules: 1.19.2, 3.3.3, 3.4.5, 3.5.3, 3.6.4.
    """
    if g.cannot("trash", by=RUNNER, card=card):
        return None
    whole = prices.trash_cost(g, card)
    return None if whole is None else costs.payment(g, "trash", RUNNER, whole, card.oid)


def _duties(g: Game, card: Card, options: list[Option]) -> list[Option]:
    """What is left to choose where the Runner must trash the card, if able (7.1.5c, 7.1.5d).

    By the means that were named, and no others (9.12.3b); by any if none was, those of other cards among
    them (9.12.3a). What cannot be used is no means, since those abilities are optional (9.5.3a).
    """
    server = card.server or card.zone
    paying = [option for option in options if option.verb == "trash_accessed"]
    trashing = [
        option for option in options if option in paying or _trashes(_ability(g, option.oid, option.n))
    ]
    if paying and g.must("pay_trash_cost", by=RUNNER, card=card, server=server):
        return paying
    if trashing and g.must("trash_accessed", by=RUNNER, card=card, server=server):
        return trashing
    return [*options, Option("pass", "access_done", oid=card.oid)]


def _ability(g: Game, oid: int, index: int) -> Paid:
    return dict(g.face(g.state.cards[oid]).paid)[index]


def _trashes(paid: Paid) -> bool:
    """Whether a mid-access ability trashes the accessed card."""
    return any(isinstance(part, Trash) and part.what == Accessed() for part in inside(paid.effects))


@ACCESS.row("7.2.2", "the Runner may use one mid-access ability")
def _mid_access(g: Game, f: AccessFrame) -> Step:
    """Rules: 7.1.4, 9.2.10a, 9.2.10b, 9.2.10c, 9.2.10d, 9.3.6b."""
    card = still_accessed(g, f)
    if card is None:
        return None
    options = []
    price = trash_cost(g, card)
    if price is not None and costs.can_pay(g, price):
        options.append(Option("trash", "trash_accessed", oid=f.oid, n=price.cost.credits))
    for place, index, paid in g.index.access:
        source = g.state.cards[place]
        if card.zone == ARCHIVES and _trashes(paid):
            continue  # 7.1.5b
        if g.usable(source, index, paid, RUNNER):  # only cards of the Runner have such abilities
            options.append(Option(f"use:{place}:{index}", "use", oid=place, n=index))
    if not options and _asked_about_stealing(g, card):
        return None  # the one question that is left shows the card as well: it is that of 7.2.3
    options = _duties(g, card, options)
    keys = g.ask(f, RUNNER, "access", options, about=f.oid, private=True)
    if keys is None:
        return ASK
    if keys[0] == "trash":
        # 7.1.5: paying the trash cost is a paid ability that the rules give every such card.
        assert price is not None
        g.push(
            PaidFrame(
                seat=RUNNER, effects=(TrashCard(f.oid, "access"),), cost=price.cost, acts=("trash",),
                about=f.oid, purpose="trash",
            )
        )  # fmt: skip
    elif keys[0].startswith("use:"):
        _, oid, number = keys[0].split(":")
        g.use(int(oid), int(number), RUNNER)
        if g.rules.many_mid_access:
            return AGAIN
    return None


@ACCESS.row("7.2.3", "an agenda is stolen")
def _steal(g: Game, f: AccessFrame) -> Step:
    """Rules: 7.1.6, 7.1.6a, 1.17.3d."""
    card = still_accessed(g, f)
    if card is None or not can_be_stolen(g, card):
        return None
    extra = None if f.paid else steal_cost(g, card)
    if extra is not None:
        payment = costs.payment(g, "steal", RUNNER, extra, f.oid)
        if not f.decided:
            options = [Option("no", "decline_steal", oid=f.oid)]
            if costs.can_pay(g, payment):
                options.insert(0, Option("pay", "pay_steal", oid=f.oid, n=extra.credits))
            keys = g.ask(f, RUNNER, "steal", options, about=f.oid, private=True)
            if keys is None:
                return ASK
            if keys[0] == "no":
                return None
            f.decided = True
        if not paying.pay(g, f, payment):
            return ASK
        f.decided, f.paid = False, True
        return "7.2.3"  # after the checkpoint that follows a payment (10.3.4), where there is one
    steal(g, f.oid)
    return None


def _asked_about_stealing(g: Game, card: Card) -> bool:
    """Whether the next step asks whether to pay for stealing it (1.16.10a)."""
    return can_be_stolen(g, card) and steal_cost(g, card) is not None


def steal(g: Game, oid: int) -> None:
    """Move an agenda into the Runner's score area (1.17)."""
    g.instruct(RUNNER, Steal(Exactly(oid)))


def steal_cost(g: Game, card: Card) -> Cost | None:
    """All additional costs to steal the agenda, paid together (1.16.10b); None if there are none.

    Rules: 1.16.10a.
    """
    return prices.additional(g, "steal", RUNNER, card, card.server or card.zone)


@ACCESS.row("7.2.4", "the access is complete", checked=False)
def _access_complete(g: Game, f: AccessFrame) -> Step:
    """Its checkpoint, the one of the step or instruction that called for it, is outside of it (10.3.6)."""
    do.emit(g, EventKind.ACCESS_ENDS, seat=RUNNER, oid=f.oid)
    return None


def cut_short(g: Game, f: BreachFrame | AccessFrame) -> None:
    """A breach or access ends with the run or encounter it belongs to; what waits for its end hears of it,
    as of that of an encounter (the example to 6.8.5), unless it has not begun or is over already.

    Rules: 7.1.8, 7.2.4, 7.3.7, 7.5.7.
    """
    last = g.table_of(f).last
    if f.at == last:
        return
    begun = bool(f.at)
    f.at = last
    if isinstance(f, BreachFrame):
        if begun:
            _complete(g, f)
    elif begun:
        _access_complete(g, f)
