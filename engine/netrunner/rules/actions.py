"""Actions (5.2): the basic actions of both players and the actions on cards, with everything they cost.

An option names the whole action ("install this card there"), so that taking it is one choice.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from engine.kernel.machine import ASK, Option, Step
from engine.kernel.values import Value
from engine.netrunner.language.abilities import Cost
from engine.netrunner.language.base import Effect
from engine.netrunner.language.effects import Draw, Gain, MakeRun, Purge, RemoveTags, TrashCard
from engine.netrunner.rules import costs, manipulation
from engine.netrunner.rules.abilities import PaidFrame
from engine.netrunner.rules.manipulation import InstallFrame, PlayFrame
from engine.netrunner.table import primitives as do
from engine.netrunner.table.definitions import EVENT, ICE, OPERATION, PROGRAM, RESOURCE
from engine.netrunner.table.state import CORP, GRIP, HQ, RUNNER, Card

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.language.text import Speech
    from engine.netrunner.rules.abilities import AbilityFrame

CLICK = Cost(clicks=1)
ADVANCE_COST = Cost(clicks=1, credits=1)
TRASH_RESOURCE_COST = Cost(clicks=1, credits=2)
UNTAG_COST = Cost(clicks=1, credits=2)
PURGE_COST = Cost(clicks=3)


class InstallFromHand(Value, Effect, frozen=True):
    """The basic action to install (5.2.7d, 5.2.8d)."""

    oid: int
    server: str = ""
    choose_trash: bool = False
    trash: tuple[int, ...] = ()
    """Cards of the root to trash first."""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        hosted = self.server.startswith("@")
        host = int(self.server[1:]) if hosted else 0
        frame = InstallFrame(seat=f.seat, oid=self.oid, server="" if hosted else self.server, placed=True)
        frame.by_action = True
        frame.host, frame.choose_trash, frame.trash = host, self.choose_trash, self.trash
        g.push(frame)
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-install-from-hand")


class PlayFromHand(Value, Effect, frozen=True):
    """The basic action to play an event or operation (5.2.7e, 5.2.8e)."""

    oid: int

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        g.push(PlayFrame(seat=f.seat, oid=self.oid))
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-play-from-hand")


class Advance(Value, Effect, frozen=True):
    """The basic action to advance a card (5.2.7f, 1.18)."""

    oid: int

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        card = g.state.cards.get(self.oid)
        if card is not None:
            do.place_counters(g, self.oid, "advancement", 1)
            do.emit(
                g, "advanced", seat=CORP, oid=self.oid, code=card.code, place=card.server,
                secret="" if card.faceup else CORP,
            )  # fmt: skip
        return None

    def say(self, t: Speech) -> str:
        return t.say("nrc-advance-card")


def options(g: Game, seat: str) -> list[Option]:
    """Every action the seat can take now, in the order in which players read them."""
    if g.state.clicks[seat] < 1:
        return []
    found = [Option("credit", "credit")]
    if Draw(1).useful(g, g.bare(seat)):
        found.append(Option("draw", "draw"))
    found += _corp(g) if seat == CORP else _runner(g)
    for oid, index, paid in g.index.actions:
        card = g.state.cards[oid]
        if (paid.by or card.side) == seat and g.usable(card, index, paid, seat):
            found.append(Option(f"action:{oid}:{index}", "action", oid=oid, n=index))
    return found


def _corp(g: Game) -> list[Option]:
    state = g.state
    found = []
    pool = state.credits[CORP]
    for card in different(g, HQ):
        oid = card.oid
        kind = g.face(card).type
        if kind == OPERATION:
            if playable(g, card):
                found.append(Option(f"play:{oid}", "play", oid=oid, n=manipulation.play_cost(g, card)))
        else:
            found += _corp_installs(g, card, kind)
    for card in g.installed():
        if card.side != CORP:
            continue
        if g.face(card).can_be_advanced and costs.can_pay(g, CORP, ADVANCE_COST, 0, "advance"):
            found.append(Option(f"advance:{card.oid}", "advance", oid=card.oid, n=1))
    if state.tags and pool >= 2:
        found += [
            Option(f"trash:{card.oid}", "trash_resource", oid=card.oid, n=2)
            for card in g.installed()
            if card.side == RUNNER and g.face(card).type == RESOURCE
        ]
    if state.clicks[CORP] >= 3:
        found.append(Option("purge", "purge"))
    return found


def _corp_installs(g: Game, card: Card, kind: str) -> list[Option]:
    found = []
    prices: dict[int, int] = {}  # by how much ice stands there, all that the cost depends on (8.5.11a)
    for name in manipulation.destinations(g, card):
        server = g.state.servers.get(name)
        ice = len(server.ice) if server is not None and kind == ICE else 0
        if ice not in prices:
            prices[ice] = manipulation.install_cost(g, card, name)
        cost = prices[ice]
        there = () if server is None else server.ice if kind == ICE else server.root
        if cost <= g.state.credits[CORP] or cost <= costs.available(g, CORP, "install"):
            found.append(Option(f"install:{card.oid}:{name}", "install", oid=card.oid, to=name, n=cost))
        # 8.5.6: like cards may be trashed first, which lowers the cost of ice. In a root the action names
        # them: a question afterwards would tell the Runner that nothing there had to go.
        where = f"install:{card.oid}:{name}:trash"
        if kind == ICE and there:
            found.append(Option(where, "install_trash", oid=card.oid, to=name, n=cost))
        elif kind != ICE:
            voluntary = [oid for oid in there if not manipulation.excludes(g, card, g.state.cards[oid])]
            for size in range(1, len(voluntary) + 1):
                for chosen in combinations(voluntary, size):
                    key = "+".join((where, *map(str, chosen)))
                    found.append(Option(key, "install_trash", oid=card.oid, to=name, n=cost))
    return found


def _runner(g: Game) -> list[Option]:
    state = g.state
    found = []
    for card in different(g, GRIP):
        oid = card.oid
        definition = g.face(card)
        if definition.type == EVENT:
            if playable(g, card):
                found.append(Option(f"play:{oid}", "play", oid=oid, n=manipulation.play_cost(g, card)))
            continue
        for host in manipulation.hosts(g, card):
            price = manipulation.install_cost(g, card, "", host=host)
            if costs.can_pay(g, RUNNER, Cost(credits=price), oid, "install"):
                found.append(Option(f"install:{oid}:@{host}", "install", oid=oid, to=f"@{host}", n=price))
        cost = manipulation.install_cost(g, card, "")
        if not costs.can_pay(g, RUNNER, Cost(credits=cost), oid, "install"):
            continue
        if definition.type == PROGRAM:
            need = g.memory_cost(card)
            if need > g.memory_limit():
                continue
            found.append(Option(f"install:{oid}", "install", oid=oid, n=cost))
            fits = g.memory_used() + need <= g.memory_limit()
            if fits and any(c.side == RUNNER and g.face(c).type == PROGRAM for c in g.installed()):
                found.append(Option(f"install:{oid}::trash", "install_trash", oid=oid, n=cost))
        else:
            found.append(Option(f"install:{oid}", "install", oid=oid, n=cost))
    extra = costs.run_cost(g)
    if extra is None or costs.can_pay(g, RUNNER, CLICK + extra, 0, "run"):
        found += [Option(f"run:{name}", "run", to=name) for name in MakeRun().allowed(g)]
    if state.tags and state.credits[RUNNER] >= 2:
        found.append(Option("untag", "untag", n=2))
    return found


def different(g: Game, zone: str) -> list[Card]:
    """One copy of each card in a hand: a hand has no order, so copies are the same choice (4.3.2)."""
    cards = g.state.cards
    found: dict[str, Card] = {}
    for oid in g.state.zones[zone]:
        found.setdefault(cards[oid].code, cards[oid])
    return list(found.values())


def playable(g: Game, card: Card) -> bool:
    """Whether the event or operation can be played: its cost, its condition, and some effect (1.2.5)."""
    play = g.face(card).play
    if play is None:
        return False
    scope = g.scope(card)
    if play.condition is not None and not play.condition.true(g, scope):
        return False
    if not costs.can_pay(g, card.side, Cost(credits=manipulation.play_cost(g, card)), card.oid, "play"):
        return False
    return any(effect.useful(g, scope) for effect in play.effects)


def take(g: Game, seat: str, key: str) -> None:
    """Start the action with this key. It was among `options`."""
    state = g.state
    state.last_known.clear()
    state.moved.clear()
    verb, _, rest = key.partition(":")
    cost = CLICK
    effect: Effect
    purpose = "action"
    if verb == "action":
        oid, index = rest.split(":")
        do.emit(g, "action", seat=seat, place=rest)  # 5.2.6: the same ability of the same card
        g.use(int(oid), int(index), seat)
        return
    if verb == "credit":
        effect = Gain(1)
    elif verb == "draw":
        effect, purpose = Draw(1), "basic_draw"
    elif verb == "install":
        oid, _, tail = rest.partition(":")
        server, _, trash = tail.partition(":")
        how, *named = trash.split("+")
        named_oids = tuple(int(name) for name in named)
        effect = InstallFromHand(int(oid), server, how == "trash" and not named, named_oids)
    elif verb == "play":
        effect = PlayFromHand(int(rest))
    elif verb == "run":
        effect = MakeRun((rest,))
    elif verb == "advance":
        effect, cost = Advance(int(rest)), ADVANCE_COST
    elif verb == "trash":
        effect, cost = TrashCard(int(rest), "action"), TRASH_RESOURCE_COST
    elif verb == "untag":
        effect, cost = RemoveTags(1), UNTAG_COST
    elif verb == "purge":
        effect, cost = Purge(), PURGE_COST
    else:
        raise ValueError(key)
    do.emit(g, "action", seat=seat, place=verb)
    if purpose != "action":
        name = f"basic:{purpose}"
        state.history[name] = state.history.get(name, 0) + 1
    g.push(PaidFrame(seat=seat, effects=(effect,), cost=cost, purpose=purpose))


def action_window(g: Game, f: object, seat: str) -> Step:
    """The action window (9.2.6): the active player must take one action."""
    state = g.state
    plan = state.plans.get(seat)
    if plan and state.planned_at == state.asked:
        # Nobody was asked since the action was chosen, so nothing changed and it is still legal.
        take(g, seat, state.plans.pop(seat)[0])
        return None
    keys = g.ask(f, seat, "action", options(g, seat), private=True)  # type: ignore[arg-type]
    if keys is None:
        return ASK
    take(g, seat, keys[0])
    return None
