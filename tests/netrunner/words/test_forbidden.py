"""Every act that can be forbidden: it happens; once it is forbidden it does not, to whom, what and where that
is said; and to anybody and anything else it does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, get_args

import pytest

from engine.netrunner.language import effects as fx
from engine.netrunner.language.abilities import Paid, Static
from engine.netrunner.language.checks import DeclarationError, check
from engine.netrunner.language.costs import cost
from engine.netrunner.language.flow import ForNow, Pay
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.restrictions import ABOUT, Cannot
from engine.netrunner.language.selectors import InZone, Type
from engine.netrunner.language.sets import AnyCard, Each, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.parts import Act, Seat
from engine.netrunner.table.state import CORP, CORP_SCORE, GRIP, RUNNER
from engine.netrunner.testkit import Table, blank


class Try(NamedTuple):
    """How an act is done, by whom, with which card, where; and what is to be seen then."""

    by: Seat
    do: Callable[[Table], None]
    seen: Callable[[Table], object]
    card: str = ""
    where: str = ""


def by_effect(seat: Seat, *effects: Effect) -> Callable[[Table], None]:
    return lambda t: answer(t, seat, *effects)


def answer(t: Table, seat: Seat, *effects: Effect) -> None:
    """Carry out effects and take the first option of what they ask."""
    open_before = t.decision.kind
    t.effect(seat, *effects)
    for _ in range(9):
        if t.decision.kind in ("window", "action", "jack_out", open_before):
            return
        t.answer([t.asked.options[0].key])


def encounter_on(t: Table) -> None:
    """Let the ice do what it does."""
    while t.game.encounter is not None:
        go_on(t)


def each(title: str) -> Each:
    return Each(Named(title))


def nothing(t: Table) -> None:
    """It is offered, or not."""


WALL, OFFICE, CAMPAIGN = "Palisade", "Send a Message", "Nico Campaign"
EFFECTS: dict[str, Try] = {
    "draw": Try(RUNNER, by_effect(RUNNER, fx.Draw(1)), lambda t: len(t.names("grip"))),
    "gain_credits": Try(RUNNER, by_effect(RUNNER, fx.Gain(1)), lambda t: t.credits("runner")),
    "spend_credits": Try(RUNNER, by_effect(RUNNER, Pay(cost(credits=1))), lambda t: t.credits("runner")),
    "empty_pool": Try(RUNNER, by_effect(CORP, fx.Lose(1, who=RUNNER)), lambda t: t.credits("runner")),
    "forfeit": Try(
        CORP, by_effect(CORP, fx.Forfeit(Each(InZone((CORP_SCORE,))))), lambda t: t.names("corp_score"),
        "Hostile Takeover",
    ),
    "tag": Try(RUNNER, by_effect(CORP, fx.GiveTags(1)), lambda t: t.game.state.tags),
    "remove_tag": Try(RUNNER, by_effect(RUNNER, fx.RemoveTags(1)), lambda t: t.game.state.tags),
    "net_damage": Try(RUNNER, by_effect(CORP, fx.Damage("net", 1)), lambda t: len(t.names("heap"))),
    "meat_damage": Try(RUNNER, by_effect(CORP, fx.Damage("meat", 1)), lambda t: len(t.names("heap"))),
    "core_damage": Try(RUNNER, by_effect(CORP, fx.Damage("core", 1)), lambda t: t.game.state.core_damage),
    "bad_publicity": Try(CORP, by_effect(CORP, fx.BadPublicity(1)), lambda t: t.game.state.bad_publicity),
    "steal": Try(
        RUNNER, by_effect(RUNNER, fx.Steal(each(OFFICE))), lambda t: t.names("runner_score"), OFFICE, "remote"
    ),
    "score": Try(
        CORP, by_effect(CORP, fx.Score(each(OFFICE))), lambda t: t.names("corp_score"), OFFICE, "remote"
    ),
    "trash": Try(
        RUNNER, by_effect(RUNNER, fx.Trash(each(CAMPAIGN))), lambda t: t.names("archives"), CAMPAIGN, "remote"
    ),
    "access": Try(
        RUNNER, by_effect(RUNNER, fx.Access(each(CAMPAIGN))), lambda t: t.happened("accessed"), CAMPAIGN,
        "remote",
    ),
    "rez": Try(
        CORP, by_effect(CORP, fx.Rez(each(CAMPAIGN), ignoring="all")), lambda t: t.card(CAMPAIGN).faceup,
        CAMPAIGN, "remote",
    ),
    "derez": Try(CORP, by_effect(CORP, fx.Derez(each(WALL))), lambda t: t.card(WALL).faceup, WALL, "hq"),
    "install": Try(
        RUNNER, by_effect(RUNNER, fx.InstallFrom((GRIP,), Type("program"), optional=False)),
        lambda t: t.names("installed"), "Leech",
    ),
    "play": Try(
        RUNNER, by_effect(RUNNER, fx.PlayFrom((GRIP,), Type("event"), optional=False)),
        lambda t: "Sure Gamble" in t.names("heap"), "Sure Gamble",
    ),
    "expose": Try(
        RUNNER, by_effect(RUNNER, fx.Expose(each(CAMPAIGN))), lambda t: t.happened("exposed"), CAMPAIGN,
        "remote",
    ),
    "purge": Try(CORP, by_effect(CORP, fx.Purge()), lambda t: t.happened("purge")),
    "search": Try(RUNNER, by_effect(RUNNER, fx.Search(Type("program"))), lambda t: t.happened("searched")),
}  # fmt: skip
OFFERED: dict[str, Try] = {
    "advance": Try(CORP, nothing, lambda t: t.offered(f"Advance {OFFICE}"), OFFICE, "remote"),
    "use": Try(CORP, nothing, lambda t: t.offered("Clerk: Place"), "Clerk", "remote"),
    "create_server": Try(CORP, nothing, lambda t: t.offered("in a new")),
    "run": Try(RUNNER, nothing, lambda t: t.offered("Run on HQ"), "", "hq"),
}
RUNS: dict[str, Try] = {
    "break": Try(
        RUNNER, by_effect(RUNNER, fx.Break(1)),
        lambda t: t.happened("broken"), WALL, "hq",
    ),
    "bypass": Try(RUNNER, by_effect(RUNNER, fx.Bypass()), lambda t: t.happened("bypass"), WALL, "hq"),
    # With `what` it is about subroutines: that of the ice resolves.
    "end_run": Try(CORP, encounter_on, lambda t: t.game.run is None, WALL, "hq"),
    "jack_out": Try(RUNNER, by_effect(RUNNER, fx.JackOut()), lambda t: t.game.run is None, "", "hq"),
    "success": Try(
        RUNNER, by_effect(RUNNER, fx.Bypass()), lambda t: t.happened("successful_run"), "", "hq"
    ),
}  # fmt: skip
TRIES = {**EFFECTS, **OFFERED, **RUNS}
"""Of acts that only a run has: while the ice of HQ is encountered."""


def table(act: str) -> Table:
    blank("Clerk", CORP, "asset", (Paid(cost(credits=1), (fx.PlaceCounters("power", 1),)),))
    t = Table(policy=ASK_ALL)
    t.hand("corp", "Hedge Fund", "Regolith Mining License")
    t.hand("runner", "Sure Gamble", "Leech")
    t.deck("runner", "Cleaver")
    t.ice("HQ", WALL)
    t.score_area("corp", "Hostile Takeover")
    t.root("Server 1", CAMPAIGN)
    t.root("Server 2", OFFICE, advancement=9)
    t.root("Server 3", "Clerk", rezzed=True)
    t.set(tags=1, corp_credits=9, runner_credits=9)
    t.start(CORP if TRIES[act].by == CORP and act not in RUNS else RUNNER)
    return t


def outcome(act: str, forbidden: Cannot | None) -> bool:
    """Whether the act happens."""
    t, wanted = table(act), TRIES[act]
    if forbidden is not None:
        t.effect(CORP, ForNow(forbidden, "turn"))
    if act != "use":
        t.pass_until("Run on HQ" if act in RUNS else "Gain 1 credit")
    if act in RUNS:
        t.click("Run on HQ")
        while not t.game.state.encounters:
            go_on(t)
    if act in OFFERED:
        return bool(wanted.seen(t))
    before = wanted.seen(t)
    wanted.do(t)
    if act == "success":
        while t.game.run is not None:
            go_on(t)
    return wanted.seen(t) != before


def go_on(t: Table) -> None:
    options = t.asked.options
    t.answer([next((o for o in options if o.passing), options[0]).key])


def test_every_act_is_tried() -> None:
    assert sorted(TRIES) == sorted(get_args(Act))


@pytest.mark.parametrize("act", get_args(Act))
def test_an_act_happens_unless_it_is_forbidden(act: Any) -> None:
    wanted = TRIES[act]
    other: Seat = CORP if wanted.by == RUNNER else RUNNER
    assert outcome(act, None)
    assert not outcome(act, Cannot(act))
    assert not outcome(act, Cannot(act, who=wanted.by))
    assert refused(Cannot(act, who=other)) or outcome(act, Cannot(act, who=other))
    about = ABOUT.get(act, "")
    if "what" in about:
        this = Named(wanted.card) & AnyCard() if act not in ("install", "play") else Named(wanted.card)
        assert not outcome(act, Cannot(act, what=this))
        assert outcome(act, Cannot(act, what=Named("Cleaver")))
    else:
        assert refused(Cannot(act, what=Named("Cleaver")))
    if "where" in about:
        assert not outcome(act, Cannot(act, where=(wanted.where,)))  # type: ignore[arg-type]
        assert outcome(act, Cannot(act, where=("rd",)))
    else:
        assert refused(Cannot(act, where=("rd",)))


def refused(what: Cannot) -> bool:
    """Whether a card cannot be declared with it; the error names the word."""
    try:
        check("made_up", (Static(what),))
    except DeclarationError as error:
        return "Cannot" in str(error)
    return False
