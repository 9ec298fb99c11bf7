"""Actions (5.2): the basic actions of both players and the actions on cards, with everything they cost.

An option names the whole action ("install this card there"), so that taking it is one choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

from engine.kernel.steps import ASK, Step
from engine.netrunner.language.costs import Payment
from engine.netrunner.language.effects import Draw, Gain, MakeRun, Purge, RemoveTags, TrashCard
from engine.netrunner.language.instructions import Effect, PaidFrame, Purpose
from engine.netrunner.language.restrictions import FirstClick
from engine.netrunner.rules import costs, discounts, instead, prices
from engine.netrunner.rules.basic_actions import (
    ANY_RUN,
    CLICK,
    ONE_CARD,
    Advance,
    InstallFromHand,
    PlayFromHand,
    basic_cost,
    can_take,
)
from engine.netrunner.rules.hosting import destinations, hosts, memory_needed, only_on
from engine.netrunner.rules.installing import install_cost, may_faceup
from engine.netrunner.rules.like_cards import trashing_first
from engine.netrunner.rules.playing import changes_anything, play_cost
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import EVENT, ICE, OPERATION, PROGRAM, RESOURCE
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CORP, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.parts import Central


def options(g: Game, seat: Seat) -> list[Option]:
    """Every action the seat can take now, in the order in which players read them.

    Rules: 5.2.6a, 5.2.6b, 5.2.6c, 5.2.7a, 5.2.7b, 5.2.7c.
    """
    if g.state.clicks[seat] < 1:
        return []
    found = [Option("credit", "credit")] if can_take(g, seat, "credit") else []
    if (ONE_CARD.useful(g, g.bare(seat)) or g.idle(seat)) and can_take(g, seat, "draw"):
        found.append(Option("draw", "draw"))
    found += _corp(g) if seat == CORP else _runner(g)
    for oid, index, paid in g.index.actions:
        card = g.state.cards[oid]
        if paid.usable_by(seat, card.side) and g.usable(card, index, paid, seat):
            found.append(Option(f"action:{oid}:{index}", "action", oid=oid, n=index))
    return demanded(g, seat, found) or found


def demanded(g: Game, seat: Seat, found: Sequence[Option]) -> list[Option]:
    """Of these actions those of which one has to be taken (9.12.3), if any has to.

    Rules: 9.12.3e.
    """
    if not g.restricted:
        return []
    due = [o for o in found if o.verb == "run" and g.must("run", by=seat, server=o.to)]
    due = due or _first_click(g, seat, found)
    # Nobody has to do what has an additional cost.
    return due if any(not _costs_more(g, seat, o) for o in due) else []


def _first_click(g: Game, seat: Seat, found: Sequence[Option]) -> list[Option]:
    """Of these actions those that the first click of the turn has to be spent on, if any."""
    if "must:first_click" not in g.stats:
        return []
    for modifier, scope, _, _ in g.modifiers("must:first_click"):
        if isinstance(modifier, FirstClick) and modifier.concerns(g, scope, seat, None):
            return [
                o for o in found
                if o.verb == "run"
                or (o.verb == "play" and modifier.concerns(g, scope, seat, g.state.cards[o.oid]))
            ]  # fmt: skip
    return []


def _costs_more(g: Game, seat: Seat, o: Option) -> bool:
    """Whether an action to run or play has an additional cost (1.16.10)."""
    if o.verb == "run":
        plain = prices.run_cost(g, o.to) is None
        return not (plain and basic_cost(g, RUNNER, "run", server=o.to).cost == CLICK)
    card = g.state.cards[o.oid]
    whole, less = play_cost(g, card).cost, play_cost(g, card, ignoring="additional").cost
    return whole != less


def _corp(g: Game) -> list[Option]:
    """Rules: 5.2.6h, 3.10.4, 10.5.3."""
    found = []
    alike: dict[tuple[str, int], Payment | None] = {}
    for card in different(g, CORP):
        oid = card.oid
        kind = g.face(card).type
        if kind == OPERATION:
            payment = playable(g, card)
            if payment is not None:
                found.append(Option(f"play:{oid}", "play", oid=oid, n=payment.cost.credits))
        elif not g.cannot("install", by=CORP, card=card):
            found += _corp_installs(g, card, kind, alike)
    same = None if "advance" in g.priced else basic_cost(g, CORP, "advance")
    if same is not None and not costs.can_pay(g, same):
        same = None  # credits on cards may pay for some
    for card in g.installed():
        if g.face(card).can_be_advanced and not g.cannot("advance", by=CORP, card=card):
            price = same or basic_cost(g, CORP, "advance", card.oid)
            if price is same or costs.can_pay(g, price):
                n = price.cost.credits
                found.append(Option(f"advance:{card.oid}", "advance", oid=card.oid, n=n))
    if g.tagged():
        for card in g.installed():
            if card.side == RUNNER and g.face(card).type == RESOURCE:
                price = basic_cost(g, CORP, "trash", card.oid)
                if costs.can_pay(g, price):
                    n = price.cost.credits
                    found.append(Option(f"trash:{card.oid}", "trash_resource", oid=card.oid, n=n))
    if can_take(g, CORP, "purge"):
        found.append(Option("purge", "purge"))
    return found


def _corp_installs(
    g: Game, card: Card, kind: str, alike: dict[tuple[str, int], Payment | None]
) -> list[Option]:
    """`alike`: what installs cost that cost the same for every card.

    Rules: 3.2.1, 3.3.1, 3.4.2, 3.6.1, 3.6.2, 4.6.5a, 4.6.6a, 4.6.6d, 4.6.6e, 4.6.8a.
    """
    found = []
    own = prices.changeable(g, "install", card) or "pays" in g.stats
    can = {} if own else alike
    changeable = prices.by_server(g, "install", card)
    up = may_faceup(g, card)
    for name in destinations(g, card):
        server = g.state.servers.get(name)
        ice = len(server.ice) if server is not None and kind == ICE else 0
        # By how much ice stands there, all that the cost depends on (8.5.11a) while nothing changes it.
        key = (name if changeable else "", ice)
        if key not in can:
            price = install_cost(g, card, name)
            can[key] = price if costs.can_pay(g, price) else None
        payable = can[key]
        n = payable.cost.credits if payable is not None else ice
        if payable is not None:
            found.append(Option(f"install:{card.oid}:{name}", "install", oid=card.oid, to=name, n=n))
            if up:
                way = f"install:{card.oid}:{name}:faceup"
                found.append(Option(way, "install_faceup", oid=card.oid, to=name, n=n))
        if payable is not None or kind == ICE:  # 8.5.6: of ice less is left to pay for
            found += [
                Option(f"install:{card.oid}:{name}:{how}", "install_trash", oid=card.oid, to=name, n=n)
                for how in trashing_first(g, card, name)
            ]
    for host in hosts(g, card):
        price = install_cost(g, card, "", host=host)
        if costs.can_pay(g, price):
            to = f"@{host}"
            found.append(
                Option(f"install:{card.oid}:{to}", "install", oid=card.oid, to=to, n=price.cost.credits)
            )
    return found


def _runner(g: Game) -> list[Option]:
    """Rules: 5.2.7f, 5.2.7g, 10.5.4, 3.8.4, 3.10.3."""
    state = g.state
    found = []
    programs = any(c.side == RUNNER and g.face(c).type == PROGRAM for c in g.installed())
    for card in different(g, RUNNER):
        oid = card.oid
        definition = g.face(card)
        if definition.type == EVENT:
            payment = playable(g, card)
            if payment is not None:
                found.append(Option(f"play:{oid}", "play", oid=oid, n=payment.cost.credits))
            continue
        if g.cannot("install", by=RUNNER, card=card):
            continue
        for host in hosts(g, card):
            if memory_needed(g, card, host) > g.memory_limit(card):
                continue
            price = discounts.payable(g, card, partial(installing, g, card, host))
            if price is not None:
                n = price.cost.credits
                found.append(Option(f"install:{oid}:@{host}", "install", oid=oid, to=f"@{host}", n=n))
        if only_on(g, card) is not None:
            continue  # 1.13.6c
        price = discounts.payable(g, card, partial(installing, g, card, 0))
        if price is None:
            continue
        n = price.cost.credits
        if definition.type == PROGRAM:
            need = g.memory_cost(card)
            if need > g.memory_limit(card):
                continue
            found.append(Option(f"install:{oid}", "install", oid=oid, n=n))
            if programs and g.memory_lacking(card, need) <= 0 and not g.rules.programs_if_needed:
                found.append(Option(f"install:{oid}::trash", "install_trash", oid=oid, n=n))
        else:
            found.append(Option(f"install:{oid}", "install", oid=oid, n=n))
    changeable = prices.changeable(g, "run", None)
    for name in ANY_RUN.allowed(g) if changeable or can_take(g, RUNNER, "run") else ():
        if not changeable or can_run(g, name):
            found.append(Option(f"run:{name}", "run", to=name))
            found += instead.options(g, name)
    if state.tags and not g.cannot("remove_tag", by=RUNNER):
        untag = basic_cost(g, RUNNER, "untag")
        if costs.can_pay(g, untag):
            found.append(Option("untag", "untag", n=untag.cost.credits))
    return found


def installing(g: Game, card: Card, host: int, less: int) -> Payment:
    """What it costs the Runner to install a card, on a host or on none (0), for so many credits less."""
    return install_cost(g, card, "", host=host, less=less)


def can_run(g: Game, server: str) -> bool:
    """Whether the costs of running a server can be paid: of the action and additional ones (1.16.10b)."""
    action, extra = basic_cost(g, RUNNER, "run", server=server), prices.run_cost(g, server)
    whole = action.cost if extra is None else action.cost + extra
    return costs.can_pay(g, costs.payment(g, "run", RUNNER, whole))


def different(g: Game, seat: Seat) -> list[Card]:
    """One copy of each card in a hand: a hand has no order, so copies are the same choice (4.3.3). What can
    be used as if it were there is another one."""
    cards = g.state.cards
    found: dict[tuple[str, str], Card] = {}
    for oid in g.in_hand(seat):
        found.setdefault((cards[oid].code, cards[oid].zone), cards[oid])
    return list(found.values())


def playable(g: Game, card: Card) -> Payment | None:
    """What the event or operation costs if it can be played, else None."""
    return judged(g, card)[1]


def judged(g: Game, card: Card) -> tuple[str, Payment | None]:
    """What speaks against playing an event or operation, in a word, or "" and what it costs: its cost, its
    condition, and some effect (24: 1.2.5)."""
    play = g.face(card).play
    if play is None or g.cannot("play", by=card.side, card=card):
        return "forbidden", None
    if play.condition is not None and not play.condition.true(g, g.scope(card)):
        return "condition", None
    if play.priority and any(event.seat == card.side for event in g.happened((EventKind.SPEND_CLICKS,))):
        return "priority", None  # 1.11.4; clicks that were lost do not count
    payment = discounts.payable(g, card, lambda less: play_cost(g, card, less=less), clicks=CLICK.due_clicks)
    if payment is None:
        return "cost", None
    return ("", payment) if g.idle(card.side) or changes_anything(g, card) else ("useless", None)


def take(g: Game, seat: Seat, key: str) -> None:
    """Start the action with this key. It was among `options`.

    Rules: 5.2.2, 5.2.2a, 5.2.2b, 5.2.5a, 5.2.5b, 9.2.6c.
    """
    state = g.state
    state.forget_last_known()
    state.moved.clear()
    verb, _, rest = key.partition(":")
    effect: Effect
    about, server = 0, ""
    purpose: Purpose = "action"
    if verb == "action":
        oid, index = rest.split(":")
        card = state.cards[int(oid)]
        do.emit(
            g, EventKind.ACTION, seat=seat, card=card, detail=rest
        )  # 5.2.5: the same ability of the same card
        g.use(int(oid), int(index), seat)
        return
    if verb == "credit":
        effect = Gain(1)
    elif verb == "draw":
        effect, purpose = Draw(1), "basic_draw"
    elif verb == "install":
        oid, _, tail = rest.partition(":")
        server, _, trash = tail.partition(":")
        about = int(oid)
        how, _, named = trash.partition("+")
        effect = InstallFromHand(
            about, server, how == "trash" and not named, int(named or 0), how == "faceup"
        )
    elif verb == "play":
        about = int(rest)
        effect = PlayFromHand(about)
    elif verb == "run":
        server, _, own = rest.partition(":")
        effect = MakeRun((cast("Central", server),))
        if own:
            instead.decide(g, int(own))
    elif verb == "advance":
        about = int(rest)
        effect = Advance(about)
    elif verb == "trash":
        about = int(rest)
        effect = TrashCard(about, "action")
    elif verb == "untag":
        effect = RemoveTags(1)
    elif verb == "purge":
        effect = Purge()
    else:
        raise ValueError(key)
    price = basic_cost(g, seat, verb, about, server)  # as it was offered: the first of a turn may differ
    do.emit(g, EventKind.ACTION, seat=seat, detail=verb)
    g.push(
        PaidFrame(
            seat=seat, effects=(effect,), cost=price.cost, acts=price.acts, about=about, purpose=purpose
        )
    )


def different_ones(g: Game, seat: Seat) -> list[Option]:
    """The actions that the seat could take for a click less, of those it has not taken this turn (5.2.5b)."""
    taken = {event.detail for event in g.happened((EventKind.ACTION,)) if event.seat == seat}
    state = g.state
    state.clicks[seat] += 1  # as much as one that costs a click less needs
    try:
        found = options(g, seat)
    finally:
        state.clicks[seat] -= 1
    return [option for option in found if _action(option.key) not in taken]


def _action(key: str) -> str:
    """The action that an option is, as its event tells it: the basic action, or a card and an ability."""
    verb, _, rest = key.partition(":")
    return rest if verb == "action" else verb


def take_cheaper(g: Game, seat: Seat, key: str) -> None:
    """Take an action, paying a click less (1.16.2a)."""
    take(g, seat, key)
    frame = g.state.stack[-1]
    assert isinstance(frame, PaidFrame)
    assert frame.cost is not None
    frame.cost = frame.cost.cheaper(1)


def action_window(g: Game, f: object, seat: Seat) -> Step:
    """The action window (9.2.6): the active player must take one action.

    Rules: 9.2.6a, 9.2.6b, 5.2.4.
    """
    state = g.state
    plan = state.plans.get(seat)
    if plan and state.planned_at == state.asked:
        # Nobody was asked since the action was chosen, so nothing changed and it is still legal.
        take(g, seat, state.plans.pop(seat)[0])
        return None
    with g.unchanging():
        offered = options(g, seat)
    keys = g.ask(f, seat, "action", offered, private=True)  # type: ignore[arg-type]
    if keys is None:
        return ASK
    take(g, seat, keys[0])
    return None
