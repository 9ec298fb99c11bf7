"""Installing (8.5): its cost, and the procedure (8.5.16)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.kernel.steps import AGAIN, ASK, END, Step, StepTable
from engine.netrunner.language.costs import Payment, credits_only
from engine.netrunner.language.hosting import MayInstallFaceup
from engine.netrunner.rules import costs, discounts, paying, preventing, prices
from engine.netrunner.rules.hosting import destinations, hosts, memory_needed, only_on
from engine.netrunner.rules.like_cards import others_to_trash, trash_as_said, trashable, trashing_first
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import AGENDA, HARDWARE, ICE, PROGRAM, RESOURCE
from engine.netrunner.table.frames.procedures import InstallFrame, RezFrame
from engine.netrunner.table.parts import Ignoring
from engine.netrunner.table.positions import is_inward
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CORP, INSTALLED, NEW, PLAY, RUNNER, Server

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


MOST_X = 100
"""The most that is offered for an install cost of X: more credits nobody has."""

INSTALL = InstallFrame.table = StepTable("installing (8.5.16)", checked=False)


def install_cost(
    g: Game, card: Card, server: str, *, less: int = 0, host: int = 0, ignoring: Ignoring = "",
    x: int = 0,
) -> Payment:  # fmt: skip
    """What installing the card there costs now, additional costs included (8.5.11, 1.16.6); for a cost of X,
    which is `x` (8.5.11b).

    Rules: 1.16.6a, 1.16.6b, 1.16.6c, 2.3.4a, 3.4.6.
    """
    if host:
        less += hosts(g, card).get(host, 0)
    definition = g.face(card)
    if definition.type == ICE:
        base = len(g.state.servers[server].ice) if server in g.state.servers else 0
    elif card.side == CORP:
        base = 0
    else:
        # A card of the Runner that was placed facedown has none (8.5.11a).
        printed = x if costs_x(g, card) else definition.facts.cost
        base = g.value("install_cost", card, printed) or 0
    whole = prices.total(
        g, "install", card.side, credits_only(base), card, server=server, less=less, ignoring=ignoring
    )
    return costs.payment(g, "install", card.side, whole, card.oid)


def costs_x(g: Game, card: Card) -> bool:
    """Whether the card has an install cost of X (8.5.11b)."""
    face = g.face(card)
    return face.type in (HARDWARE, PROGRAM, RESOURCE) and face.facts.cost is None


@INSTALL.row("8.5.16a", "place the card in the play area")
def _place(g: Game, f: InstallFrame) -> Step:
    # Corp cards from a hidden or secret zone, and facedown ones, stay hidden (8.5.2).
    card = g.state.cards.get(f.oid)
    if card is None:
        return END
    if card.side == RUNNER and not f.facedown and not discounts.ask(
        g, f, card,
        lambda less: install_cost(g, card, "", less=f.less + less, host=f.host, ignoring=f.ignoring),
    ):  # fmt: skip
        return ASK
    if f.seat == CORP and not _which_way_up(g, f, card):
        return ASK
    f.was_host = card.host
    f.came_from, f.was_faceup, f.origin = card.zone, card.faceup, card.entered_from
    f.oid = do.move(g, f.oid, PLAY, faceup=_faceup(g, f, card))
    return None


def may_faceup(g: Game, card: Card) -> bool:
    """Whether the Corp may install an agenda faceup that would be facedown (3.2.3a)."""
    face = g.face(card)
    if "may_faceup" not in g.stats or face.type != AGENDA or "faceup" in face.statics:
        return False
    found = g.modifiers("may_faceup")
    return any(isinstance(m, MayInstallFaceup) and m.covers(g, s, card) for m, s, _, _ in found)


def _which_way_up(g: Game, f: InstallFrame, card: Card) -> bool:
    """What an ability installs may be installed faceup: the Corp is asked of any card that is no ice, since
    being asked must not tell (10.2). False while they are. The basic action says it beforehand."""
    if f.by_action or f.faceup or f.rez or "may_faceup" not in g.stats or not g.modifiers("may_faceup"):
        return True
    if g.face(card).type == ICE:
        return True
    options = [Option("facedown", "facedown", oid=card.oid)]
    if may_faceup(g, card):
        options.append(Option("faceup", "faceup", oid=card.oid))
    keys = g.ask(f, CORP, "faceup", options, about=card.oid, private=True)
    if keys is None:
        return False
    f.faceup = keys[0] == "faceup"
    return True


def _faceup(g: Game, f: InstallFrame, card: Card) -> bool:
    """Whether it will be faceup: cards of the Runner, and agendas that are installed so (3.2.3a)."""
    if f.seat == RUNNER:
        return not f.facedown
    face = g.face(card)
    return face.type == AGENDA and (f.faceup or "faceup" in face.statics)


@INSTALL.row("8.5.16b", "choose the destination")
def _destination(g: Game, f: InstallFrame) -> Step:
    """The server that an action names is chosen anew if paying for the action was its end (4.6.8e).

    Rules: 3.4.2b.
    """
    if f.seat == RUNNER:
        return _choose_host(g, f)
    if f.inward_of:
        return _declare_inward(g, f)
    if f.host or f.server == NEW or f.server in g.state.servers:
        return None
    card = g.state.cards[f.oid]
    servers = destinations(g, card, f.places)
    options = [Option(f"to:{name}", "destination", to=name) for name in servers]
    options += [Option(f"host:{oid}", "host", oid=oid) for oid in hosts(g, card) if not f.places]
    if len(options) > 1 and not f.by_action:
        options += [
            Option(f"to:{name}:{how}", "destination", to=name)
            for name in servers
            for how in trashing_first(g, card, name)
        ]
    if not options:  # 8.5.14
        _not_installed(g, f)
        return END
    keys = g.ask(f, CORP, "destination", options, about=f.oid, private=True)
    if keys is None:
        return ASK
    verb, _, named = keys[0].partition(":")
    where, _, how = named.partition(":")
    if verb == "host":
        f.host = int(where)
    else:
        f.server = where
    trash_as_said(f, how)
    return None


def _declare_inward(g: Game, f: InstallFrame) -> Step:
    """A place counted from a piece of ice, known from now on whatever becomes of that ice (8.5.16b); there is
    none if it protects no server any more (8.5.14)."""
    ice = g.state.servers.get(f.server, Server()).ice
    if f.inward_of not in ice:
        _not_installed(g, f)
        return END
    index = ice.index(f.inward_of)
    f.inner, f.nearer = ice[:index], is_inward(g, f.server, index)
    return None


def _inward_index(f: InstallFrame, ice: tuple[int, ...]) -> int:
    """The position declared, among the ice that is left."""
    if f.inward_of in ice:
        return ice.index(f.inward_of)
    return max((ice.index(oid) + 1 for oid in f.inner if oid in ice), default=0)


def _choose_host(g: Game, f: InstallFrame) -> Step:
    """The rig, or a card that can host the card (8.5.16b)."""
    if f.placed or f.facedown:
        return None
    card = g.state.cards[f.oid]
    possible = hosts(g, card)
    alone = only_on(g, card) is None
    if not possible and not alone:  # 1.13.6c
        _not_installed(g, f)
        return END
    if possible:
        options = [Option("rig", "rig")] if alone else []
        options += [Option(f"host:{oid}", "host", oid=oid) for oid in possible]
        if len(options) > 1 and not g.rules.programs_if_needed:
            options += [
                Option(f"{o.verb}:{o.oid or ''}:trash", o.verb, oid=o.oid)
                for o in options
                if others_to_trash(g, f, o.oid)
            ]
        keys = g.ask(f, RUNNER, "destination", options, about=f.oid)
        if keys is None:
            return ASK
        host, _, how = keys[0].partition(":")[2].partition(":")
        f.host = int(host or 0)
        trash_as_said(f, how)
    f.placed = True
    return None


@INSTALL.row("8.5.16c", "trash like cards")
def _trash_like(g: Game, f: InstallFrame) -> Step:
    """Rules: 3.6.5d."""
    if f.trash_done:
        return None
    may, must = trashable(g, f)
    if f.trash in may and f.trash not in must:
        must.append(f.trash)
    if must:
        do.trash(g, must, by=f.seat, why="install")
        return AGAIN
    card = g.state.cards[f.oid]
    forced = False
    if f.seat == RUNNER and g.face(card).type == PROGRAM:
        need = memory_needed(g, card, f.host)
        forced = g.memory_lacking(card, need) > 0
    elif f.seat == CORP:
        forced = not costs.can_pay(g, _price(g, f))
    # Whoever is asked for the destination says so there; else an ability asks those who want to be.
    wanted = f.choose_trash or (not f.by_action and g.policy.asks_to_trash_first(g, f.seat))
    wanted = wanted and not (f.seat == RUNNER and g.rules.programs_if_needed)
    if not may or not (wanted or forced):
        return None
    options = [Option(f"card:{oid}", "trash_first", oid=oid) for oid in may]
    if not forced:
        options.append(Option("done", "done"))
    keys = g.ask(f, f.seat, "trash_like", options, about=f.oid, private=f.seat == CORP)
    if keys is None:
        return ASK
    if keys[0] == "done":
        f.trash_done = True
        return None
    do.trash(g, (int(keys[0].partition(":")[2]),), by=f.seat, why="install")
    return AGAIN


def _not_installed(g: Game, f: InstallFrame) -> None:
    """The card goes back to where it came from: it is not installed (1.16.4b, c; 8.5.14)."""
    if f.oid in g.state.cards and f.came_from:
        oid = do.move(g, f.oid, f.came_from, faceup=f.was_faceup)
        if f.was_host in g.state.cards:
            do.put_back_on(g, oid, f.was_host)


def _price(g: Game, f: InstallFrame) -> Payment:
    """What this install costs as far as is decided."""
    card = g.state.cards[f.oid]
    return install_cost(g, card, f.server, less=f.less, host=f.host, ignoring=f.ignoring, x=max(0, f.x))


def _choose_x(g: Game, f: InstallFrame, card: Card) -> Step:
    """A number for X, as much as can be paid (8.5.11b)."""
    payable: list[int] = []
    while len(payable) < MOST_X and costs.can_pay(
        g,
        install_cost(g, card, f.server, less=f.less, host=f.host, ignoring=f.ignoring, x=len(payable)),
    ):
        payable.append(len(payable))
    options = [Option(f"x:{x}", "number", oid=f.oid, n=x) for x in payable]
    keys = g.ask(f, f.seat, "number", options, about=f.oid)
    if keys is None:
        return ASK
    f.x = int(keys[0].partition(":")[2])
    return None


preventing.SPOILED[InstallFrame] = _not_installed


@INSTALL.row("8.5.16d", "pay the install cost", checked=True)
def _pay_install(g: Game, f: InstallFrame) -> Step:
    """Rules: 8.5.11c."""
    card = g.state.cards.get(f.oid)
    if card is None:
        return END
    payment = _price(g, f)
    if f.forced and not f.decided and costs.can_pay(g, payment):
        regular = install_cost(g, card, f.server, less=f.less, host=f.host, ignoring="additional").cost
        agreed = costs.agrees(g, f, payment, regular, f.ignoring)
        if agreed is None:
            return ASK
        if not agreed:
            _not_installed(g, f)
            return END
        f.decided = True
    if not f.choices and not costs.can_pay(g, payment):  # 1.16.4b
        _not_installed(g, f)
        return END
    if f.rez == "share":  # "paying a total of n credits less" (1.16.2f)
        whole = install_cost(g, card, f.server, host=f.host, ignoring=f.ignoring)
        f.rez_less = f.less - (whole.cost.credits - payment.cost.credits)
    if f.x < 0 and not f.facedown and f.ignoring not in ("all", "cost", "credits") and costs_x(g, card):
        outcome = _choose_x(g, f, card)
        if outcome is not None:
            return outcome
        payment = _price(g, f)
    if payment.cost.parts and not paying.pay(g, f, payment):
        return ASK
    return None


@INSTALL.row("8.5.16e", "it becomes installed")
def _settle(g: Game, f: InstallFrame) -> Step:
    """Rules: 3.8.2, 3.8.3, 3.9.1, 3.9.2, 3.10.1, 3.10.2, 8.5.4, 1.13.7a."""
    state = g.state
    card = state.cards.get(f.oid)
    if card is None:
        return END
    if f.host and f.host not in state.cards:  # 8.5.14: its host went to pay for it
        _not_installed(g, f)
        return END
    made = f.server == NEW
    if g.cannot("install", by=f.seat, card=card) or (made and g.cannot("create_server", by=CORP)):  # 1.2.2
        _not_installed(g, f)
        return END
    if made:
        state.remotes += 1
        f.server = f"remote{state.remotes}"
        state.servers[f.server] = Server()
        do.emit(g, EventKind.CREATE_SERVER, seat=CORP, server=f.server)
    index = None
    if g.face(card).type == ICE and not f.host:
        ice = state.servers[f.server].ice
        index = _inward_index(f, ice) if f.inward_of else len(ice)
    do.settle(
        g, f.oid, server=f.server, ice_index=index, faceup=_faceup(g, f, card), host=f.host, inward=f.nearer
    )
    return None


@INSTALL.row("8.5.16f", "conditions about installing are met")
def _installed(g: Game, f: InstallFrame) -> Step:
    """Nothing is revealed for its type or its server (8.5.13a, b), but for anything else that the card which
    installs it asked of it (8.5.13c).

    Rules: 8.5.13.
    """
    card = g.state.cards[f.oid]
    kind = g.face(card).type
    do.emit(
        g, EventKind.INSTALL, seat=f.seat, oid=f.oid, code=card.code, server=f.server, was=f.origin,
        to=INSTALLED, detail="ice" if kind == ICE else "root", secret="" if card.faceup else f.seat,
        n=max(0, f.x),
    )  # fmt: skip
    if f.reveal and not f.rez:  # what is to be rezzed shows itself, or is shown when it is not (8.5.13d)
        do.reveal(g, f.oid, f.seat)
    if f.rez:
        ignoring: Ignoring = f.rez if f.rez in ("all", "cost", "credits") else ""
        g.push(
            RezFrame(
                oid=f.oid,
                less=f.rez_less,
                ignoring=ignoring,
                by_effect=True,
                verify=True,
                decided=f.able,
            )
        )
    return None


def can_install(g: Game, card: Card, places: tuple[str, ...], less: int, ignoring: Ignoring) -> bool:
    """Whether the card can be installed at one of these places, () = any, and its cost be paid (8.5)."""
    if card.side == CORP:
        return bool(destinations(g, card, places) or (not places and hosts(g, card)))
    alone = (0,) if only_on(g, card) is None else ()  # 1.13.6c
    return any(
        memory_needed(g, card, host) <= g.memory_limit(card)
        and discounts.payable(g, card, partial(_price_of, g, card, host, less, ignoring)) is not None
        for host in (*alone, *hosts(g, card))
    )


def _price_of(g: Game, card: Card, host: int, less: int, ignoring: Ignoring, more: int) -> Payment:
    return install_cost(g, card, "", host=host, less=less + more, ignoring=ignoring)
