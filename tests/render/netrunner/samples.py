"""Views for the tests and the benchmark: tables as the engine would show them, built by hand."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.netrunner.shown.course import Standing
from engine.netrunner.shown.view import (
    CardView,
    CorpView,
    ResultView,
    RunnerView,
    RunView,
    SeenView,
    ServerView,
    View,
)
from tests.render.netrunner.cards import CARDS, IDS, card, hidden


def _corp(seat: str, **changes: Any) -> CorpView:
    own = seat == "corp"

    def facedown(code: str, **counters: int) -> CardView:
        return card(code, faceup=False, counters=counters) if own else hidden(**counters)

    servers = (
        ServerView("hq", "HQ", ice=(facedown("karuna"), card("palisade", strength=2, oid=11))),
        ServerView("rd", "R&D", ice=(card("whitespace", oid=12), card("bran_1_0", oid=13))),
        ServerView("archives", "Archives"),
        ServerView("remote1", "Server 1", root=(card("nico_campaign", counters={"credit": 6}),)),
        ServerView(
            "remote2", "Server 2",
            ice=(facedown("funhouse"), card("palisade", strength=4, oid=14)),
            root=(facedown("offworld_office", advancement=3), card("manegarm_skunkworks")),
        ),
    )  # fmt: skip
    archives = (card("hedge_fund"), card("hedge_fund"), card("seamless_launch"), facedown("urtica_cipher"))
    values: dict[str, Any] = {
        "name": "Corp", "identity": card("the_syndicate"), "credits": 7, "clicks": 0, "hand_count": 5,
        "max_hand_size": 5, "deck_count": 27, "archives": archives, "score_area": (card("offworld_office"),),
        "points": 2, "bad_publicity": 0, "servers": servers,
        "hand": tuple(
            card(code, faceup=False)
            for code in ("hedge_fund", "hedge_fund", "offworld_office", "bran_1_0", "manegarm_skunkworks")
        ) if own else None,
    }  # fmt: skip
    return CorpView(**{**values, **changes})


def _runner(seat: str, **changes: Any) -> RunnerView:
    values: dict[str, Any] = {
        "name": "Runner", "identity": card("the_catalyst"), "credits": 4, "clicks": 2, "hand_count": 4,
        "max_hand_size": 5, "deck_count": 21,
        "heap": (card("sure_gamble"), card("sure_gamble"), card("overclock"), card("jailbreak")),
        "score_area": (card("superconducting_hub"),), "points": 1, "tags": 1, "core_damage": 0, "link": 0,
        "memory_used": 3, "memory_limit": 4,
        "programs": (card("cleaver"), card("unity", strength=3), card("conduit", counters={"virus": 2})),
        "hardware": (card("docklands_pass"), card("pennyshaver", counters={"credit": 3})),
        "resources": (
            card("smartware_distributor", counters={"credit": 6}),
            card("telework_contract", counters={"credit": 9}),
        ),
        "hand": tuple(
            card(code, faceup=False) for code in ("sure_gamble", "jailbreak", "carmen", "verbal_plasticity")
        ) if seat == "runner" else None,
    }  # fmt: skip
    return RunnerView(**{**values, **changes})


def midgame(seat: str = "spectator", **changes: Any) -> View:
    """Five servers, seven cards in the rig, the Runner to move."""
    IDS.last = 100
    values: dict[str, Any] = {
        "seat": seat, "turn": 8, "active": "runner", "step": "5.7.2a",
        "where": "Runner's turn 4, action phase: 2 clicks left", "waiting_for": ("runner",),
        "points_to_win": 7,
        "corp": _corp(seat), "runner": _runner(seat),
    }  # fmt: skip
    return View(**{**values, **changes})


def start(seat: str = "spectator") -> View:
    """Both decide on their mulligan."""
    base = midgame(seat)
    centrals = tuple(msgspec.structs.replace(server, ice=(), root=()) for server in base.corp.servers[:3])
    return msgspec.structs.replace(
        base, turn=0, active=None, step="1.6.8", where="Setup: both players may mulligan once",
        waiting_for=("corp", "runner"),
        corp=_corp(
            seat, servers=centrals, archives=(), score_area=(), points=0, deck_count=39, credits=5, clicks=0
        ),
        runner=_runner(
            seat, programs=(), hardware=(), resources=(), heap=(), score_area=(), points=0, tags=0,
            deck_count=35, credits=5, hand_count=5, memory_used=0, clicks=0,
        ),
    )  # fmt: skip


def approach(seat: str = "spectator") -> View:
    """A run approaching an unrezzed piece of ice: the Corp is asked."""
    base = midgame(seat)
    oid = base.corp.servers[4].ice[0].oid
    return msgspec.structs.replace(
        base, where="Run on Server 2: approaching the outermost ice. The Corp may rez it",
        waiting_for=("corp",), step="6.9.2b", run=RunView("remote2", "Server 2", "approach", 0, oid),
    )  # fmt: skip


def encounter(seat: str = "spectator") -> View:
    """An encounter with Brân 1.0, the innermost ice of R&D, one subroutine broken."""
    base = midgame(seat)
    servers = list(base.corp.servers)
    ice = servers[1].ice[1]
    lines = tuple((text, index == 1) for index, (text, _) in enumerate(ice.subroutines))
    met = msgspec.structs.replace(ice, subroutines=lines)
    servers[1] = msgspec.structs.replace(servers[1], ice=(servers[1].ice[0], met))
    return msgspec.structs.replace(
        base, where="Run on R&D: encountering Brân 1.0, the innermost ice", step="6.9.3b",
        corp=msgspec.structs.replace(base.corp, servers=tuple(servers)),
        run=RunView("rd", "R&D", "encounter", 1, ice.oid),
    )  # fmt: skip


def access(seat: str = "spectator", *, known: bool = True) -> View:
    """A successful run on HQ; the card accessed is known to the Runner and, if `known`, to this seat."""
    base = midgame(seat)
    met = card("offworld_office", oid=99) if known else CardView(oid=None, side="corp")
    return msgspec.structs.replace(
        base, where="Run on HQ: accessing a card, 1 of 1", step="7.2.2a",
        run=RunView("hq", "HQ", "success", None, None, met),
    )  # fmt: skip


def twelve_servers(seat: str = "spectator") -> View:
    """Nine remotes with ice and roots, and a run on one in the middle."""
    base = midgame(seat)
    remotes = tuple(
        ServerView(
            f"remote{index}", f"Server {index}",
            ice=tuple(
                card("palisade", oid=index * 1000 + depth) if depth % 2 else hidden()
                for depth in range(1 + index % 3)
            ),
            root=(hidden(advancement=index % 4), *((card("nico_campaign"),) if index % 2 else ())),
        )
        for index in range(1, 10)
    )  # fmt: skip
    corp = msgspec.structs.replace(base.corp, servers=(*base.corp.servers[:3], *remotes))
    return msgspec.structs.replace(
        base, corp=corp, where="Run on Server 5: approaching the innermost ice",
        run=RunView("remote5", "Server 5", "movement", 1, 5001), waiting_for=("runner",),
    )  # fmt: skip


def full_rig(seat: str = "spectator") -> View:
    """25 installed Runner cards, some hosting others."""
    base = midgame(seat)
    programs = tuple(
        card(code, strength=CARDS[code].get("strength"))
        for code in ("cleaver", "carmen", "unity", "conduit") * 3
    )
    host = msgspec.structs.replace(
        base.runner.hardware[1], hosted=(card("conduit", counters={"virus": 1}), card("unity"))
    )
    resources = tuple(
        card(code, counters={"credit": 3} if code == "red_team" else {})
        for code in ("red_team", "smartware_distributor", "telework_contract", "verbal_plasticity") * 2
    )
    hardware = (
        card("docklands_pass"),
        host,
        card("docklands_pass"),
        card("docklands_pass"),
        card("pennyshaver"),
    )
    runner = msgspec.structs.replace(
        base.runner,
        programs=programs,
        hardware=hardware,
        resources=resources,
        memory_used=12,
        memory_limit=12,
    )
    return msgspec.structs.replace(base, runner=runner)


def crowded(seat: str = "spectator") -> View:
    """Twelve servers and 25 cards in the rig: more than one picture holds."""
    return msgspec.structs.replace(twelve_servers(seat), runner=full_rig(seat).runner)


def long_names(seat: str = "spectator") -> View:
    """Titles wider than any tile."""
    base = midgame(seat)
    title = "Jemison Astronautics: Sacrifice. Audacity. Success. And a Word That Has No End"
    servers = tuple(
        msgspec.structs.replace(
            server,
            ice=tuple(msgspec.structs.replace(ice, title=title if ice.code else None) for ice in server.ice),
            root=tuple(
                msgspec.structs.replace(
                    root, title="Donaudampfschifffahrtsgesellschaftskapitän" if root.code else None
                )
                for root in server.root
            ),
        )
        for server in base.corp.servers
    )
    programs = tuple(
        msgspec.structs.replace(program, title=title, counters={"virus": 12, "power": 3, "credit": 20})
        for program in base.runner.programs
    )
    return msgspec.structs.replace(
        base,
        where="Run on Server 2: the Runner approaches the server having passed all the ice, and so on and on",
        corp=msgspec.structs.replace(
            base.corp,
            servers=servers,
            archives=tuple(msgspec.structs.replace(lost, title=title) for lost in base.corp.archives),
        ),
        runner=msgspec.structs.replace(
            base.runner, programs=programs, heap=tuple(card(code) for code in list(CARDS)[16:]),
            credits=123, clicks=7, tags=13, hand_count=12, link=2, core_damage=3,
        ),
    )  # fmt: skip


def scripts(seat: str = "spectator") -> View:
    """Cyrillic and Japanese titles."""
    base = midgame(seat)
    hardware = (
        msgspec.structs.replace(base.runner.hardware[0], title="Доклендский пропуск"),
        msgspec.structs.replace(base.runner.hardware[1], title="ペニーシェイバー"),
    )
    return msgspec.structs.replace(base, runner=msgspec.structs.replace(base.runner, hardware=hardware))


def shown(seat: str = "spectator") -> View:
    """The Runner is shown cards; this seat sees one of two."""
    base = midgame(seat, waiting_for=("runner",), where="Runner's turn 4: cards are revealed")
    return msgspec.structs.replace(base, revealed=(card("hedge_fund"), hidden()))


def game_over(seat: str = "spectator") -> View:
    """The Corp has won."""
    base = midgame(seat)
    scored = (card("offworld_office"), card("send_a_message"), card("offworld_office"))
    return msgspec.structs.replace(
        base, active=None, waiting_for=(), where="The game is over",
        corp=msgspec.structs.replace(base.corp, score_area=scored, points=7),
        result=ResultView("corp", "points", "The Corp has 7 agenda points after 14 turns."),
    )  # fmt: skip


def twelve_cards() -> View:
    """A grip of twelve cards, one of them just drawn."""
    codes = [
        code for code, facts in CARDS.items() if facts["side"] == "runner" and "identity" not in facts["type"]
    ]
    base = midgame("runner", drawn=(codes[2],))
    grip = tuple(card(code, faceup=False) for code in codes[:12])
    return msgspec.structs.replace(
        base, runner=msgspec.structs.replace(base.runner, hand=grip, hand_count=12)
    )


def marks(seat: str = "runner") -> View:
    """What is new, used this turn, seen before; ice that hosts, ice of no type, an icebreaker for any ice."""
    base = midgame(seat)
    servers = list(base.corp.servers)
    seen = card("urtica_cipher", faceup=False, seen=5)
    hosting = card("palisade", oid=61, hosted=(card("conduit", counters={"virus": 3}),))
    odd = card("bran_1_0", oid=62, subtypes=("trap",), counters={"advancement": 2})
    unknown = hidden(advancement=1)
    servers[3] = msgspec.structs.replace(
        servers[3],
        ice=(unknown, hosting, odd),
        root=(seen, hidden(), hidden(), hidden(advancement=3), hidden(), hidden()),
    )
    programs = (card("cleaver", used=True), card("conduit", oid=63, breaks=("",), strength=1), card("carmen"))
    resources = (card("telework_contract", used=True, counters={"credit": 6}), card("smartware_distributor"))
    known = (SeenView("hedge_fund", "Hedge Fund", "hq", 0, 4), SeenView("palisade", "Palisade", "rd", 1, 4))
    return msgspec.structs.replace(
        base, corp=msgspec.structs.replace(base.corp, servers=tuple(servers)),
        runner=msgspec.structs.replace(
            base.runner, programs=programs, resources=resources,
            identity=msgspec.structs.replace(base.runner.identity, used=True),
            score_area=(card("superconducting_hub", used=True),),
        ),
        fresh=(61, 63, unknown.oid or 0), remembered=known,
    )  # fmt: skip


STANDINGS = tuple(
    Standing(turn, seat, credits, cards, corp, runner)
    for turn, seat, credits, cards, corp, runner in (
        (1, "corp", 7, 5, 0, 0), (2, "runner", 3, 4, 0, 0), (3, "corp", 11, 5, 0, 1),
        (4, "runner", 9, 5, 2, 1), (5, "corp", 8, 4, 4, 1), (6, "runner", 12, 3, 4, 4),
    )
)  # fmt: skip

NAMES = {"corp": "Anna", "runner": "Boris"}

BOARDS = {
    "midgame": midgame(),
    "midgame_corp": midgame("corp", waiting_for=("corp",)),
    "midgame_runner": midgame("runner"),
    "start": start(),
    "approach": approach(),
    "encounter": encounter(),
    "access": access(),
    "access_unknown": access(known=False),
    "twelve_servers": twelve_servers(),
    "full_rig": full_rig(),
    "crowded": crowded(),
    "long_names": long_names(),
    "scripts": scripts("runner"),
    "shown": shown(),
    "game_over": game_over(),
    "marks": marks(),
}
"""Every table the pictures are checked on."""
