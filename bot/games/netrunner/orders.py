"""Netrunner's standing orders in words: what can be ordered, what stands, and for what others left some.

What is told of another's orders is public (`engine.netrunner`, `table.orders`): what they are about, never
what they say.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.contract.ordering import Ordering as Orderable
from bot.contract.orders import MOST, OPEN, OrderTopic
from bot.games.netrunner.order_choices import (
    ASK,
    BREAKS,
    TRASHES,
    most_choices,
    rez_choices,
    rezzing,
    switched,
)
from bot.messages.words import say
from engine import netrunner
from engine.netrunner.shown.view import CardView, ServerView, View


def topics(game: netrunner.Game, view: View) -> list[OrderTopic]:
    """All that the seat whose view this is can give orders about and that means something now, in the words
    of the view; [] when the game is over."""
    return [
        topic for topic in _topics(game, view) if topic.order is not None or _means(game, view, topic.key)
    ]


def _means(game: netrunner.Game, view: View, key: str) -> bool:
    """Whether what lies on the table can ask what an order with this key is about; it is public."""
    ice = any(server.ice for server in view.corp.servers)
    if key == "break":
        return ice or any(_icebreakers(view))
    return key != "go" or ice or _asked(game, view.seat) == "jack_out"


def _topics(game: netrunner.Game, view: View) -> list[OrderTopic]:
    if view.result is not None:
        return []
    seat, language = view.seat, view.language
    own = list(_corp(game, view) if seat == netrunner.CORP else _runner(game, view))
    full = switched("full", "run", _full_run(game, seat), language)
    return [*own, OrderTopic("full", say(language, "bot-orders-full"), full), *_windows(game, seat, language)]


def left(game: netrunner.Game, seat: str, view: View) -> list[str]:
    """What the seat has left orders about, as everybody may know it: `view` is a spectator's."""
    orders, found, language = game.orders(seat), list[str](), view.language
    if seat == netrunner.CORP:
        given = {(order.card, order.server) for order in orders.rez}
        found = [label for target, label, _ in _targets(view) if target in given]
        found += [say(language, "bot-orders-begin")] if orders.begins else []
    else:
        about = {order.card for order in orders.breaks}
        kinds = {"go": orders.go_on, "break": 0 in about, "trash": orders.trash >= 0}
        found = [say(language, f"bot-orders-{kind}") for kind, stands in kinds.items() if stands]
        rig = _icebreakers(view)
        found += [_with_card(card, language) for card in rig if card.oid in about]
    found += [say(language, "bot-orders-full")] if _full_run(game, seat) else []
    return [*found, *(topic.label for topic in _windows(game, seat, language) if topic.order is not None)]


def give(game: netrunner.Game, seat: str, key: str) -> Sequence[netrunner.Event]:
    """Give the order with this key; what happened because it answers what was asked. KeyError if there is
    none."""
    view = game.view(seat)
    about, _, said = key.partition("=")
    known = any(choice.fits(key) for topic in _topics(game, view) for choice in topic.choices)
    # Logs of older games have orders to rez agendas, or what lies where nothing does: they do nothing.
    of_old = about in {_key(target) for target, *_ in _targets(view)} and rezzing(said) is not None
    if key.endswith(OPEN) or not (known or (of_old and view.seat == netrunner.CORP)):
        raise KeyError(key)
    return game.set_orders(seat, _with(game, view, key))


def answering(game: netrunner.Game, view: View) -> list[OrderTopic]:
    """The orders that would answer what the seat whose view this is is asked now, what they are narrowly
    about first."""
    with game.unchanging():
        return _answering(game, view)


def _answering(game: netrunner.Game, view: View) -> list[OrderTopic]:
    seat, found = view.seat, list[OrderTopic]()
    orders = game.orders(seat)
    most = netrunner.BreakOrder(most=MOST)
    everything = msgspec.structs.replace(
        orders, rez=(*orders.rez, netrunner.RezOrder()), go_on=True, breaks=(*orders.breaks, most), trash=0,
        begins=True,
    )  # fmt: skip
    if not game.answered_by(seat, everything):
        return []
    for topic in topics(game, view):
        if topic.key.startswith("full"):
            continue
        # To leave what cannot be trashed is no choice.
        if topic.key == "trash" and not _trashes(game, seat):
            continue
        # With a number that is asked for, an answer can be had: the highest, of what may cost so much.
        keys = [(choice, choice.key.replace(OPEN, str(MOST))) for choice in topic.choices[1:]]
        fitting = [choice for choice, key in keys if game.answered_by(seat, _with(game, view, key))]
        if fitting:
            found.append(topic.only(fitting))
    return _of_agendas(view, found[::-1]) if seat == netrunner.CORP else found


def _of_agendas(view: View, found: list[OrderTopic]) -> list[OrderTopic]:
    """The Corp's orders, narrowest first, that answer: where all that lies facedown in the root it is asked
    about is an agenda, none to rez, and not to be asked about it is ordered once."""
    run = view.run
    server = next((s for s in view.corp.servers if run is not None and s.id == run.server), None)
    down = [card for card in server.root if not card.faceup] if server is not None else []
    if run is None or run.ice_oid is not None or any(card.type != "agenda" for card in down):
        return found
    once: dict[str, OrderTopic] = {}
    for topic in found:
        for choice in topic.choices:
            if choice.key.endswith("=no"):
                once.setdefault(choice.label, topic.only([choice]))
    return list(once.values())


def installing(game: netrunner.Game, view: View) -> list[OrderTopic]:
    """Orders for what the seat whose view this is has installed in this turn and left none for, while it
    chooses its action."""
    seat, new = view.seat, game.installed_now()
    if not new or not game.chooses_action(seat):
        return []
    orders = game.orders(seat)
    if seat == netrunner.CORP:
        given = {(order.card, order.server) for order in orders.rez}
        wanted = {_key(target) for target, _, server in _targets(view)
                  if target[0] in new and not given & {target, (0, server), (0, "")}}  # fmt: skip
    else:
        about = {order.card for order in orders.breaks}
        wanted = {f"break.c{card.oid}" for card in _icebreakers(view)
                  if card.oid in new and not about & {0, card.oid}}  # fmt: skip
    return [topic.only(topic.choices[1:]) for topic in topics(game, view) if topic.key in wanted]


def _trashes(game: netrunner.Game, seat: str) -> bool:
    """Whether what is accessed can be trashed."""
    asked = (decision for decision in game.decisions if decision.seat == seat)
    return any(option.verb == "trash_accessed" for decision in asked for option in decision.options)


def _agendas(view: View) -> set[Target]:
    """What orders to rez can be about that is nothing but agendas, which are never rezzed (3.2.3): about them
    only "do not" means something, that nobody is asked, which tells others nothing."""
    found: set[Target] = set()
    for server in view.corp.servers:
        down = [card for card in (*server.ice, *server.root) if not card.faceup and card.oid is not None]
        agendas = [card for card in down if card.type == "agenda"]
        found |= {(card.oid or 0, "") for card in agendas}
        found |= {(0, server.id)} if agendas == down != [] else set()
    return found


def _with(game: netrunner.Game, view: View, key: str) -> netrunner.Orders:
    """The orders of the seat whose view this is, with the one of this key given."""
    about, _, said = key.partition("=")
    orders = game.orders(view.seat)
    if about.startswith("rez"):
        orders = msgspec.structs.replace(orders, rez=_rez(game, view, about, said))
    elif about == "go":
        orders = msgspec.structs.replace(orders, go_on=said != ASK)
    elif about == "begin":
        orders = msgspec.structs.replace(orders, begins=said != ASK)
    elif about.startswith("break"):
        orders = msgspec.structs.replace(orders, breaks=_breaks(game, view, about, said))
    elif about.startswith("instead"):
        orders = msgspec.structs.replace(orders, instead=_instead(game, view, about, said))
    elif about == "trash":
        orders = msgspec.structs.replace(orders, trash=-1 if said == ASK else int(said))
    elif about.startswith("full."):
        mine = netrunner.WINDOWS[about.partition(".")[2]]
        kept = tuple(name for name in orders.full_windows if name not in mine)
        orders = msgspec.structs.replace(orders, full_windows=kept if said == ASK else (*kept, *mine))
    else:
        orders = msgspec.structs.replace(orders, full_run=0 if said == ASK else game.state.runs + 1)
    return orders


def _rez(game: netrunner.Game, view: View, about: str, said: str) -> tuple[netrunner.RezOrder, ...]:
    """The Corp's orders with one more, or one less; those about cards that are rezzed or gone are dropped."""
    targets = {_key(target): target for target, *_ in _targets(view)}
    mine = targets[about]
    kept = tuple(
        order
        for order in game.orders(netrunner.CORP).rez
        if (order.card, order.server) in targets.values() and (order.card, order.server) != mine
    )
    return kept if said == ASK else (*kept, netrunner.RezOrder(*mine, *(rezzing(said) or (False, 0))))


def _breaks(game: netrunner.Game, view: View, about: str, said: str) -> tuple[netrunner.BreakOrder, ...]:
    """The Runner's orders with one more, or one less; those about icebreakers that are gone are dropped."""
    mine = int(about.partition(".c")[2] or 0)
    there = {0, *(card.oid for card in _icebreakers(view))}
    kept = tuple(o for o in game.orders(netrunner.RUNNER).breaks if o.card in there and o.card != mine)
    return kept if said == ASK else (*kept, netrunner.BreakOrder(mine, int(said)))


def _instead(game: netrunner.Game, view: View, about: str, said: str) -> tuple[netrunner.InsteadOrder, ...]:
    """The Runner's orders to use a card instead of breaching, with one more, or one less."""
    mine = int(about.partition(".c")[2])
    there = game.instead_of_breach(view.seat)
    kept = tuple(o for o in game.orders(view.seat).instead if o.card in there and o.card != mine)
    return kept if said == ASK else (*kept, netrunner.InsteadOrder(mine))


def _icebreakers(view: View) -> Iterator[CardView]:
    """The Runner's installed icebreakers, also hosted ones."""
    waiting = [*view.runner.programs, *view.runner.hardware, *view.runner.resources]
    while waiting:
        card = waiting.pop(0)
        waiting += card.hosted
        if card.breaks and card.oid is not None:
            yield card


def _full_run(game: netrunner.Game, seat: str) -> bool:
    """Whether full control of a run that goes on or comes next was asked for."""
    return game.orders(seat).full_run >= (game.run_number or game.state.runs + 1)


def _windows(game: netrunner.Game, seat: str, language: str) -> Iterator[OrderTopic]:
    """Full control of one kind of window at a time."""
    asked = game.orders(seat).full_windows
    for name in netrunner.windows(seat):
        on = set(netrunner.WINDOWS[name]) <= set(asked)
        choices = switched("full", "on", on, language, key=f"full.{name}")
        yield OrderTopic(f"full.{name}", say(language, f"bot-orders-window-{name}"), choices)


Target = tuple[int, str]
"""A card and a server; (0, "") stands for all."""


def _key(target: Target) -> str:
    card, server = target
    return f"rez.c{card}" if card else f"rez.s{server}" if server else "rez"


def _targets(view: View) -> Iterator[tuple[Target, str, str]]:
    """What orders to rez can be about, with its name and its server: all, servers, facedown cards."""
    language = view.language
    yield (0, ""), say(language, "bot-orders-all"), ""
    for server in view.corp.servers:
        yield (0, server.id), say(language, "bot-orders-server", server=server.name), server.id
    for server in view.corp.servers:
        for card, label in _facedown(server, language):
            yield (card.oid or 0, ""), label, server.id


def _facedown(server: ServerView, language: str) -> Iterator[tuple[CardView, str]]:
    """The facedown cards of a server, each with its name (if it is known) and its place."""
    for place, pile in (("ice", server.ice), ("root", server.root)):
        for number, card in enumerate(pile, 1):
            # Agendas too: orders about a card must not tell that it is none.
            if card.faceup or card.oid is None:
                continue
            name = card.title or say(language, "bot-facedown")
            yield card, say(language, f"bot-orders-{place}", card=name, server=server.name, n=number)


def _corp(game: netrunner.Game, view: View) -> Iterator[OrderTopic]:
    language = view.language
    given = {(order.card, order.server): (order.rez, order.keep) for order in game.orders(view.seat).rez}
    covered = {server.id for server in view.corp.servers if any(_facedown(server, language))}
    asked, window, agendas = view.run, _asked(game, view.seat) == "window", _agendas(view)
    for target, label, server in _targets(view):
        stands, general, agenda = given.get(target), target == (0, ""), target in agendas
        # Where nothing lies there is nothing to order about; to all of those that come, one order can stand.
        if not (general or target[0] or server in covered or stands is not None):
            continue
        choices = list(rez_choices(_key(target), stands, language, all_there_are=general, agenda=agenda))
        here = asked is not None and window and server == asked.server and bool(target[0])
        now = here and asked is not None and asked.ice_oid in (None, target[0])
        yield OrderTopic(_key(target), label, choices, now)
    begin = switched("begin", "on", game.orders(view.seat).begins, language)
    before = any(one.role in netrunner.WINDOWS["turns"] for one in game.decisions if one.seat == view.seat)
    yield OrderTopic("begin", say(language, "bot-orders-begin"), begin, before)


def _runner(game: netrunner.Game, view: View) -> Iterator[OrderTopic]:
    language = view.language
    orders, asked = game.orders(view.seat), _asked(game, view.seat)
    go_on = switched("go", "on", orders.go_on, language)
    yield OrderTopic("go", say(language, "bot-orders-go"), go_on, asked == "jack_out")
    given = {order.card: order.most for order in orders.breaks}
    encounter = asked == "window" and view.run is not None and view.run.phase == "encounter"
    breaks = list(most_choices("break", BREAKS, given.get(0), language))
    yield OrderTopic("break", say(language, "bot-orders-break"), breaks, encounter)
    for card in _icebreakers(view):
        key = f"break.c{card.oid}"
        most = given.get(card.oid or 0)
        own = list(most_choices(key, BREAKS, most, language, about="break", ask="bot-orders-own-ask"))
        yield OrderTopic(key, _with_card(card, language), own)
    usable = game.instead_of_breach(view.seat)
    meant = {order.card for order in orders.instead if not order.run}
    for card in view.runner.hand or ():
        if card.oid in usable:
            key, label = f"instead.c{card.oid}", say(language, "bot-orders-instead", card=card.title or "")
            yield OrderTopic(key, label, switched("instead", "on", card.oid in meant, language, key=key))
    trash = list(most_choices("trash", TRASHES, orders.trash if orders.trash >= 0 else None, language))
    yield OrderTopic("trash", say(language, "bot-orders-trash"), trash, asked == "access")


def _with_card(card: CardView, language: str) -> str:
    return say(language, "bot-orders-with", card=card.title or "")


def _asked(game: netrunner.Game, seat: str) -> str:
    """The kind of question that the seat is asked."""
    return next((asked.kind for asked in game.decisions if asked.seat == seat), "")


class Ordering(Orderable[netrunner.Game, View], ABC):
    """The part of Netrunner's kind that has to do with standing orders, worded as its edition does."""

    def orders(self, game: netrunner.Game, view: View, language: str) -> Sequence[OrderTopic]:
        return topics(game, view)

    def ordered(self, game: netrunner.Game, seat: str, view: View, language: str) -> Sequence[str]:
        return left(game, seat, view)

    def answering(self, game: netrunner.Game, view: View, language: str) -> Sequence[OrderTopic]:
        return answering(game, view)

    def following(self, game: netrunner.Game, view: View, language: str) -> tuple[str, Sequence[OrderTopic]]:
        return say(view.language, "bot-orders-installed"), installing(game, view)

    def give_order(self, game: netrunner.Game, seat: str, key: str) -> Sequence[Any]:
        return give(game, seat, key)
