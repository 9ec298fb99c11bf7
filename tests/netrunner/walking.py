"""Games played at random from tables full of cards, and what they come to, as a few figures and a number."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import msgspec

from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.table.card import COUNTERS
from engine.netrunner.table.events import Event
from engine.netrunner.table.state import CORP, RUNNER, ZONES
from engine.netrunner.testkit import Table
from tests.netrunner import crossing, spelling

FILE = Path(__file__).parent / "data" / "walks.json"
LENGTH = 100
"""Answers of a walk, if the game does not end before."""
TERSE = 4
"""Of so many walks one is asked only what people are asked."""
SERVERS = ("HQ", "R&D", "Server 1", "Server 2")


class Walk(msgspec.Struct):
    """A table and what playing on it at random came to. Its cards are written out: new ones do not matter."""

    seed: int
    identities: tuple[str, str]
    corp: list[str]
    runner: list[str]
    figures: dict[str, int] = {}
    """What can be counted at the end."""
    number: int = 0
    """Of everything that was offered and counted on the way."""


def drawn(seed: int) -> Walk:
    """A walk over 18 cards of the Corp, 16 of the Runner, and identities, drawn from all that are declared.

    The cards are crossed or have further words: half of the first 400 walks are over cards as they are.
    """
    rng = random.Random(seed)
    titles: dict[str, list[str]] = {CORP: [], RUNNER: []}
    identities: dict[str, list[str]] = {CORP: [], RUNNER: []}
    for code in sorted(declared()):
        facts = definition(code).facts
        (identities if facts.type.endswith("identity") else titles)[facts.side].append(facts.title)
    draw = spelling.drawn if seed % 3 else crossing.drawn
    corp, runner = (draw(rng, sorted(titles[seat]), n) for seat, n in ((CORP, 18), (RUNNER, 16)))
    first, second = (rng.choice(sorted(identities[seat])) for seat in (CORP, RUNNER))
    return Walk(seed, (first, second), corp, runner)


def made(name: str) -> str:
    """The type of the card with this name, which is made if it is not declared."""
    return spelling.made(name) if spelling.AND in name else crossing.made(name)


def table(walk: Walk) -> Table:
    """Cards in and before servers, some of them rezzed, a rig, hands and discard piles; 12 credits each."""
    rng = random.Random(walk.seed)
    policy = ASK_ALL if walk.seed % TERSE else POLICY
    t = Table(policy=policy, seed=walk.seed, corp=walk.identities[0], runner=walk.identities[1])
    kinds = {title: made(title) for title in (*walk.corp, *walk.runner)}
    for i, title in enumerate(walk.corp):
        kind = kinds[title]
        if kind == "operation" or i % 5 == 4:
            t.hand(CORP, title)
        elif kind == "ice":
            t.ice(SERVERS[i % 4], title, rezzed=i % 3 > 0)
        else:
            t.root(
                f"Server {i + 1}", title, rezzed=kind != "agenda" and i % 2 > 0, advancement=rng.randrange(3)
            )
    for i, title in enumerate(walk.runner):
        if kinds[title] == "event" or i % 3 == 2:
            t.hand(RUNNER, title)
        else:
            t.rig(title, virus=rng.randrange(2), power=rng.randrange(2), credit=rng.randrange(3))
    t.hand(CORP, "Hedge Fund", "Offworld Office", "Urtica Cipher")
    t.hand(RUNNER, "Sure Gamble", "Leech")
    t.discard_pile(CORP, "Hedge Fund", "Palisade", faceup=False)
    t.discard_pile(RUNNER, "Creative Commission", "Cleaver")
    t.score_area(CORP, "Superconducting Hub")
    t.score_area(RUNNER, "Superconducting Hub")
    t.set(corp_credits=12, runner_credits=12, tags=walk.seed % 3, bad_publicity=walk.seed % 2)
    t.start(RUNNER if walk.seed % 3 else CORP)
    return t


def figures(t: Table) -> dict[str, int]:
    """What can be counted on a table."""
    s = t.game.state
    found = {
        f"{seat}_{what}": getattr(s, what)[seat] for seat in (CORP, RUNNER) for what in ("credits", "clicks")
    }
    found |= {zone: len(s.zones[zone]) for zone in ZONES if s.zones[zone]}
    found |= {kind: sum(getattr(card, kind) for card in s.cards.values()) for kind in COUNTERS}
    found |= {"faceup": sum(card.faceup for card in s.cards.values()), "servers": len(s.servers)}
    found |= {"tags": s.tags, "bad_publicity": s.bad_publicity, "core_damage": s.core_damage, "turn": s.turn}
    return {name: n for name, n in found.items() if n}


def offered(t: Table) -> Iterator[str]:
    """Every option of the question, by what it is and which card it is about, whatever its key is."""
    cards = t.game.state.cards
    for option in t.decision.options:
        card = cards.get(option.oid)
        yield f"{option.verb} {option.n} {card.code if card else ''} {option.key if card is None else ''}"


def lying(t: Table) -> Iterator[tuple[object, ...]]:
    """Where every card lies and how, whatever its object is called."""
    s = t.game.state
    places = {name: (*server.ice, *server.root) for name, server in s.servers.items()}
    for zone, oids in (*s.zones.items(), *places.items()):
        for oid in oids:
            card = s.cards[oid]
            host = s.cards[card.host].number if card.host in s.cards else 0
            counters = tuple(getattr(card, kind) for kind in COUNTERS)
            yield zone, card.number, card.faceup, card.server, host, counters, card.worth


def told(event: Event) -> tuple[object, ...]:
    """What an event says, whatever objects are called."""
    card = event.card.number if event.card is not None else 0
    places = (event.server, event.was, event.came_from, event.to)
    how = (event.counter, event.damage, event.detail, event.n, event.cause.value, event.by)
    return (event.kind.value, event.seat, event.code, card, *places, *how, event.run > 0, event.secret)


def walked(walk: Walk) -> Walk:
    """The same walk with what it comes to now."""
    t = table(walk)
    rng = random.Random(walk.seed)
    number = answers = 0
    while t.game.decisions and answers < LENGTH:
        decision = t.decision
        asked = (decision.seat, decision.kind, decision.minimum, decision.maximum, sorted(offered(t)))
        number = crc32(repr((asked, figures(t), *lying(t))).encode(), number)
        options = sorted(decision.options, key=lambda option: option.key)
        going_on = [option for option in options if option.verb not in ("pass", "jack_out")]
        options = going_on if going_on and rng.random() < 0.7 else options
        n = rng.randint(min(decision.minimum, len(options)), min(decision.maximum, len(options)))
        events = t.answer([option.key for option in rng.sample(options, n)])
        number = crc32(repr([told(event) for event in events]).encode(), number)
        answers += 1
    result = t.game.result
    end = {"answers": answers, "ended": int(result is not None)}
    return Walk(walk.seed, walk.identities, walk.corp, walk.runner, end | figures(t), number)


def write(walks: list[Walk]) -> None:
    """Keep these walks."""
    lines = ",\n".join(msgspec.json.encode(walk).decode() for walk in walks)
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")


def known() -> list[Walk]:
    """The walks that are kept."""
    return msgspec.json.decode(FILE.read_bytes(), type=list[Walk])
