"""Short cuts for tests that play: run a run to its end, end turns."""

from engine.netrunner.language.abilities import When
from engine.netrunner.language.effects import Damage, PlaceCounters
from engine.netrunner.language.happenings import On
from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table, blank

LET = "Let the unbroken subroutines resolve"


def go_on(t: Table) -> None:
    """Take the passing option of whoever is asked, or the first one where nothing passes."""
    options = t.asked.options
    passing = [option for option in options if option.passing]
    t.answer([(passing or list(options))[0].key])


def run_on(t: Table, server: str) -> None:
    """Run on a server and go on until the run is over, doing nothing on the way."""
    t.click(f"Run on {server}")
    finish_run(t)


def finish_run(t: Table) -> None:
    """Go on until no run is under way."""
    for _ in range(60):
        if t.game.run is None:
            return
        go_on(t)
    raise AssertionError("the run does not end")


def end_turn(t: Table) -> None:
    """Take credits with the clicks that are left, and discard the first cards if any are too many."""
    turn = t.game.state.turn
    for _ in range(20):
        if t.game.state.turn != turn:
            return
        if t.offered("Gain 1 credit") and t.decision.kind in ("action", "window"):
            t.click("Gain 1 credit")
        elif t.decision.kind == "discard":
            keys = [option.key for option in t.asked.options]
            t.answer(keys[: t.asked.minimum])
        else:
            go_on(t)
    raise AssertionError(f"the turn does not end: {t.options}")


def grip(t: Table) -> int:
    """Cards in the grip."""
    return len(t.names("grip"))


def hq(t: Table) -> int:
    """Cards in HQ."""
    return len(t.names("hq"))


def running(t: Table) -> bool:
    """Whether a run is under way."""
    return t.game.run is not None


def accesses_from_here(t: Table) -> int:
    """How many cards the last answer and those until the end of the run access."""
    n = sum(event.kind == "accessed" for event in t.events)
    while running(t):
        go_on(t)
        n += sum(event.kind == "accessed" for event in t.events)
    return n


def accesses(t: Table, server: str) -> int:
    """Run on a server: how many cards are accessed."""
    t.click(f"Run on {server}")
    return accesses_from_here(t)


def breaks(t: Table, title: str, which: str = "") -> None:
    """Break as many subroutines as this allows."""
    t.click(f"{title}: Break{which}")
    if t.decision.kind == "target":
        t.answer([option.key for option in t.asked.options][: t.asked.maximum])


def rigged(*titles: str, clicks: int = 4, **fields: int) -> Table:
    """A Runner's turn with these installed; five cards in HQ."""
    t = Table()
    t.set(**fields)
    t.rig(*titles)
    t.hand("corp", *["Hedge Fund"] * 5)
    t.start("runner", clicks=clicks)
    return t


def let(t: Table) -> None:
    """Let the subroutines resolve. Who could do nothing about them is not asked."""
    if t.decision.step == "6.9.3b" and t.offered(LET):
        t.click(LET)


def facing(title: str, *rig: str, server: str = "HQ", cards: int = 5, **fields: int) -> Table:
    """A Runner who encounters a piece of ice."""
    t = Table()
    t.set(**fields)
    t.ice(server, title)
    t.rig(*rig)
    t.hand("runner", *["Sure Gamble"] * cards)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click(f"Run on {server}")
    return t


def against(ice: str, *titles: str, credits: int = 20, virus: int = 0, power: int = 0) -> Table:
    """The Runner encounters a piece of ice protecting HQ, with these installed."""
    t = Table()
    t.ice("HQ", ice)
    t.rig(*titles, virus=virus, power=power)
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on HQ")
    return t


def strength(t: Table, title: str) -> int:
    """The strength of an installed card now."""
    return t.game.strength(t.card(title))


def turn_begins(*titles: str) -> Table:
    """The Runner's turn begins with these installed."""
    t = Table()
    t.rig(*titles)
    t.start("runner", turn_begins=True)
    return t


def unprevented(t: Table) -> None:
    """The Corp is asked whether a facedown card prevents an exposure, whatever lies there: no."""
    assert [option.verb for option in t.decision.options] == ["pass"]
    t.click("Pass")


def run_to_access(t: Table, server: str) -> None:
    """Run on a server until the Runner has accessed a card and is asked about it."""
    t.click(f"Run on {server}")
    for _ in range(20):
        if t.decision.kind == "access":
            return
        go_on(t)
    raise AssertionError("nothing is accessed")


def corp_holding(*hand: str, **fields: int) -> Table:
    """The Corp's turn with these in HQ."""
    t = Table()
    t.set(**{"corp_credits": 9, **fields})
    t.hand("corp", *hand)
    return t


def crisium(server: str) -> Table:
    """No run on this server is declared successful."""
    t = Table()
    t.root(server, "Crisium Grid", rezzed=True)
    return t


def encountering(ice: str, *rig: str, credits: int = 20, power: int = 0) -> Table:
    t = Table()
    t.ice("HQ", ice)
    t.rig(*rig, power=power)
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on HQ")
    while t.game.encounter is None:
        go_on(t)
    return t


def event_held(title: str, *more: str, **fields: int) -> Table:
    """A Runner's turn with this event in hand."""
    t = Table()
    t.hand("runner", title, *more)
    t.hand("corp", *["Hedge Fund"] * 5)
    t.set(runner_credits=9)
    t.set(**fields)
    t.start("runner")
    return t


def event_played(title: str, *more: str) -> Table:
    """An event is played."""
    t = Table()
    t.hand("runner", title)
    t.hand("corp", *["Hedge Fund"] * 5)
    t.root("Server 1", "PAD Campaign", "Experiential Data")
    t.ice("Server 1", "Ice Wall", rezzed=False)
    t.start("runner")
    t.click(f"Play {title}")
    return t


def heard(t: Table) -> None:
    """Go on until the witness is asked."""
    t.pass_until("Use Witness")


def holding(*titles: str, **fields: int) -> Table:
    t = Table()
    t.set(**fields)
    t.hand("corp", *titles)
    return t


def hurt(title: str, kind: str, n: int, *more: str) -> Table:
    """Damage is coming to a Runner with these installed and five cards."""
    t = rigged(title, *more, runner_credits=9)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.effect("corp", Damage(kind, n))  # type: ignore[arg-type]
    return t


def meeting_four_cards(title: str, *rig: str, **fields: int) -> Table:
    """The Runner encounters the ice protecting HQ."""
    t = Table()
    t.ice("HQ", title)
    t.rig(*rig)
    t.hand("runner", *["Sure Gamble"] * 4)
    t.set(runner_credits=9)
    t.set(**fields)
    t.start("runner")
    t.click("Run on HQ")
    return t


def met(title: str, *rig: str, server: str = "HQ", advancement: int = 0, **fields: int) -> Table:
    """The Runner encounters the ice."""
    t = Table()
    t.ice(server, title, advancement=advancement)
    t.rig(*rig)
    t.set(runner_credits=9)
    t.set(**fields)
    t.start("runner")
    t.click(f"Run on {server}")
    while t.game.encounter is None:
        go_on(t)
    return t


def office(*titles: str, **fields: int) -> Table:
    """The Corp's turn with these in HQ."""
    t = Table()
    t.hand("corp", *titles)
    t.set(corp_credits=9)
    t.set(**fields)
    t.start("corp")
    return t


def operation(title: str, **fields: int) -> Table:
    """The Corp's turn with an operation."""
    t = Table()
    t.hand("corp", title)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(corp_credits=9)
    t.set(**fields)
    t.start("corp")
    return t


def owning(*titles: str, **counters: int) -> Table:
    t = Table()
    t.score_area("corp", *titles)
    return t


def run_through(t: Table) -> None:
    while running(t):
        go_on(t)


def run_to_card(title: str, where: str = "Server 1", **fields: int) -> Table:
    """The Runner runs to access a card; nothing is paid that is not clicked."""
    t = Table()
    if where == "R&D":
        t.deck("corp", title)
    else:
        t.root(where, title, advancement=fields.pop("advancement", 0))
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(corp_credits=9)
    t.set(**fields)
    t.start("runner")
    t.click(f"Run on {where}")
    return t


def scoring(title: str, advancement: int, **fields: int) -> Table:
    """The Corp can score an agenda in Server 1."""
    t = Table()
    t.set(**fields)
    t.root("Server 1", title, advancement=advancement)
    return t


def witness(kind: EventKind, side: str = "runner", **fields: str) -> str:
    """A card whose controller is asked as soon as something has happened."""
    title = f"Witness of {kind.value}"
    heard = When(On(kind, **fields), (PlaceCounters("power", 1),), optional=True)  # type: ignore[arg-type]
    blank(title, side, "asset" if side == "corp" else "resource", (heard,))
    return title
