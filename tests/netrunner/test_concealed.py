"""Being asked tells nothing: each question that only a hidden card brings, beside a twin without it (10.2).

What decides about each of them is listed in `tools.twins.concealed`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial

import pytest

from engine.netrunner import Orders
from engine.netrunner.language.abilities import ActiveIn, Paid, Play, When
from engine.netrunner.language.costs import Chosen, cost
from engine.netrunner.language.effects import Gain, InstallFrom, PlayFrom, RemoveTags, Reveal
from engine.netrunner.language.flow import ChooseOne, May
from engine.netrunner.language.happenings import On
from engine.netrunner.language.selectors import InZone, This, Type, target
from engine.netrunner.language.sets import AnyCard
from engine.netrunner.language.triggers import TURN_BEGINS
from engine.netrunner.objects.definitions import declared, definition, taken_back
from engine.netrunner.policy import ASK_ALL, POLICY, Policy
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import EXTRA
from engine.netrunner.table.parts import Ability, Zone
from engine.netrunner.table.state import ARCHIVES, CORP, GRIP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on
from tests.netrunner.scenarios.making import corp, runner
from tools.twins.concealed import ASKED_BY, sources
from tools.twins.netrunner import questions

CARDS = sorted(code for code in declared() if code not in EXTRA)
FULL = Orders(full_control=True)


@cache
def brought() -> dict[str, list[str]]:
    """Titles of the declared cards that bring a question, by its kind."""
    found: dict[str, list[str]] = {}
    for card in map(definition, CARDS):
        for source in dict.fromkeys(sources(card)):
            found.setdefault(source, []).append(card.title)
    return found


def having(source: str) -> list[str]:
    """Titles of the declared cards that bring a question of this kind."""
    return brought().get(source, [])


def test_each_question_of_a_hidden_card_is_in_the_list() -> None:
    unknown = {
        (code, source) for code in CARDS for source in sources(definition(code)) if source not in ASKED_BY
    }
    assert unknown == set(), "say by which public fact or order it is asked, and play it beside a twin"


def test_each_row_of_the_list_is_about_a_card() -> None:
    assert [row for row in ASKED_BY if not having(row)] == []


@pytest.fixture
def _apart() -> Iterator[None]:
    with taken_back():
        yield


@pytest.mark.usefixtures("_apart")
def test_a_question_that_is_not_in_the_list_is_found() -> None:
    corp("Lurker", "operation", ActiveIn((HQ,), Paid(cost(credits=1), (Gain(2),))))
    corp("Guard", "asset", When(On(EventKind.ACCESS, what=AnyCard()), (Gain(1),), optional=True, access=True))
    found = {source for code in ("test_lurker", "test_guard") for source in sources(definition(code))}
    assert found == {"paid ability in hq", "accessed from R&D, and optional"}
    assert not found & set(ASKED_BY)


def beside(build: Callable[[str], Table], one: str, other: str, steps: int = 12) -> list[Table]:
    """Two games that differ in one hidden card, played on by what can be answered in both: whoever is asked
    what is the same at each decision. They end where an answer is about that card.
    """
    pair = [build(one), build(other)]
    for _ in range(steps):
        asked = [questions(t.game) for t in pair]
        assert asked[0] == asked[1]
        both = [{o.key: o for o in t.asked.options} for t in pair]
        shared = [key for key in both[1] if key in both[0]]
        passing = [key for key in shared if both[0][key].passing]
        if not shared or pair[0].asked.minimum > 1:
            break
        for t in pair:
            t.answer([(passing or shared)[0]])
    return pair


# -- actions from HQ ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "zone"), [(title, zone) for zone in (HQ, ARCHIVES) for title in having(f"action in {zone}")]
)
@pytest.mark.parametrize("policy", [POLICY, ASK_ALL])
def test_an_action_from_where_cards_are_hidden_is_one_of_the_actions(
    title: str, zone: str, policy: Policy
) -> None:
    def build(held: str) -> Table:
        t = Table(policy=policy)
        if zone == HQ:
            t.hand(CORP, held)
        else:
            t.discard_pile(CORP, held, faceup=False)
        t.root("Server 1", "PAD Campaign", rezzed=True)
        t.start(CORP)
        return t

    beside(build, title, "Hedge Fund")


# -- instead of a breach, from the grip -----------------------------------------------------------------


@pytest.mark.parametrize("title", having("instead of a breach in grip"))
@pytest.mark.parametrize("orders", [Orders(), Orders(full_windows=("instead",)), FULL])
def test_whether_the_grip_holds_something_to_use_instead_of_a_breach(title: str, orders: Orders) -> None:
    def build(held: str) -> Table:
        t = Table(policy=POLICY)
        t.hand(RUNNER, held, "Sure Gamble")
        t.hand(CORP, "Hedge Fund")
        t.start(RUNNER)
        t.game.set_orders(RUNNER, orders)
        t.click("Run on HQ")
        return t

    beside(build, title, "Easy Mark")


# -- interrupts of unrezzed cards -----------------------------------------------------------------------


@pytest.mark.parametrize("title", having("interrupt in unrezzed"))
@pytest.mark.parametrize("policy", [POLICY, ASK_ALL])
def test_whether_a_facedown_card_may_rez_itself(title: str, policy: Policy) -> None:
    def build(there: str) -> Table:
        t = Table(policy=policy)
        t.root("Server 1", "Offworld Office")
        t.root("Server 2", there)
        t.hand(RUNNER, "Infiltration")
        t.start(RUNNER)
        t.pass_until("Play Infiltration")
        for text in ("Play Infiltration", "Expose", "The facedown card in Server 1"):
            t.click(text)
        return t

    beside(build, title, "PAD Campaign")


# -- reactions of cards in hands and facedown in Archives -----------------------------------------------


def begun(orders: Orders, there: str, policy: Policy = POLICY, ran: bool = False) -> Table:
    """The beginning of the Corp's turn with a facedown card in Archives."""
    t = Table(policy=policy)
    t.discard_pile(CORP, there, faceup=False)
    t.start(RUNNER, clicks=1)
    t.game.set_orders(CORP, orders)
    t.pass_until("Run on Archives" if ran else "Gain 1 credit")
    t.click("Run on HQ" if ran else "Gain 1 credit")
    return t


@pytest.mark.parametrize("title", having("reaction in archives"))
@pytest.mark.parametrize(
    ("orders", "policy"),
    [(Orders(), POLICY), (Orders(full_windows=("reaction",)), POLICY), (FULL, POLICY), (Orders(), ASK_ALL)],
)
@pytest.mark.parametrize("ran", [False, True])
def test_whether_a_facedown_card_of_archives_hears_of_something(
    title: str, orders: Orders, policy: Policy, ran: bool
) -> None:
    beside(partial(begun, orders, policy=policy, ran=ran), title, "Hedge Fund")


@pytest.mark.parametrize("title", having("reaction in archives"))
def test_a_facedown_card_of_archives_is_used_unless_its_player_wants_to_be_asked(title: str) -> None:
    t = begun(Orders(), title)
    t.pass_until("Gain 1 credit")
    assert title in t.names(HQ)
    t = begun(Orders(full_windows=("reaction",)), title)
    assert t.asks("reaction")
    t.click("Use none")
    t.next_action()
    assert title in t.names(ARCHIVES)
    t = begun(Orders(full_windows=("reaction",)), "Hedge Fund")
    assert [(d.kind, d.options[0].verb) for d in t.game.decisions] == [("reaction", "pass")]
    assert "You have none" in t.asked.prompt
    go_on(t)
    t.next_action()
    assert t.decision.seat == CORP


@pytest.mark.parametrize("title", having("reaction in archives"))
def test_nobody_is_asked_about_archives_without_facedown_cards(title: str) -> None:
    t = Table(policy=POLICY)
    t.discard_pile(CORP, "Hedge Fund")
    t.start(RUNNER, clicks=1)
    t.game.set_orders(CORP, Orders(full_windows=("reaction",)))
    t.click("Gain 1 credit")
    assert not t.asks("reaction")


@pytest.mark.parametrize("title", having("reaction in unrezzed"))
@pytest.mark.parametrize("other", ["Send a Message", "PAD Campaign"])
@pytest.mark.parametrize("zone", [ARCHIVES, HQ])
@pytest.mark.parametrize("policy", [POLICY, ASK_ALL])
def test_whether_a_card_hears_of_itself_as_it_is_installed(
    title: str, other: str, zone: Zone, policy: Policy
) -> None:
    def build(there: str) -> Table:
        t = Table(policy=policy)
        if zone == HQ:
            t.hand(CORP, there)
        else:
            t.discard_pile(CORP, there, faceup=False)
        t.root("Server 1", "Nico Campaign", rezzed=True, credit=6)
        t.start(CORP)
        t.effect(CORP, InstallFrom((zone,), AnyCard(), optional=False, ignoring="all"))
        for _ in range(4):
            if "new" in t.options[-1] or t.asks("destination"):
                t.answer([t.asked.options[-1].key])
                break
            t.answer([t.asked.options[0].key])
        return t

    pair = beside(build, title, other, steps=3)
    assert all(t.game.state.zones[zone] == () for t in pair)
    assert [t.names("installed")[-1] for t in pair] == [title, other]
    assert build(other).asks("reaction") == (zone == ARCHIVES)


@pytest.mark.usefixtures("_apart")
@pytest.mark.parametrize("orders", [Orders(), Orders(full_windows=("reaction",)), FULL])
def test_whether_a_card_of_a_hand_hears_of_something(orders: Orders) -> None:
    """As a card facedown in Archives does, with other abilities pending beside it."""
    corp("Sleeper", "operation", ActiveIn((HQ,), When(TURN_BEGINS, (Reveal(This()), Gain(2)), optional=True)))
    corp("Plain", "operation", Paid(cost(credits=1), (Gain(1),)))

    def build(held: str) -> Table:
        t = Table(policy=POLICY)
        t.hand(CORP, held)
        t.root("Server 1", "PAD Campaign", "Nico Campaign", rezzed=True, credit=6)
        t.start(RUNNER, clicks=1)
        t.game.set_orders(CORP, orders)
        t.click("Gain 1 credit")
        return t

    beside(build, "Sleeper", "Plain", steps=3)


# -- prices of stealing ---------------------------------------------------------------------------------


def accessing(there: str, *, zone: str, orders: Orders, upgrade: str = "") -> Table:
    """The Runner runs a server and accesses a card there."""
    t = Table(policy=POLICY)
    server = {"rd": "R&D", "hq": "HQ"}.get(zone, "Server 1")
    if upgrade:
        t.root(server, upgrade, rezzed=True)
    if zone == "rd":
        t.deck(CORP, there)
    elif zone == "hq":
        t.hand(CORP, there)
    else:
        t.root(server, there)
    t.hand(RUNNER, *["Sure Gamble"] * 5)
    t.rig("Leech")  # whatever is to be paid can be
    t.set(runner_credits=9)
    t.start(RUNNER)
    t.game.set_orders(RUNNER, orders)
    t.click(f"Run on {server}")
    return t


TRASHING = Orders(trash=3, go_on=True)


@pytest.mark.parametrize("title", having("price of stealing"))
@pytest.mark.parametrize("zone", ["rd", "hq", "remote"])
@pytest.mark.parametrize("other", ["Ice Wall", "Send a Message", "PAD Campaign"])
def test_whoever_decided_what_to_trash_is_asked_what_an_agenda_costs_and_the_corp_learns_nothing(
    title: str, zone: str, other: str
) -> None:
    """10.2: the Corp sees what is accessed outside of R&D (7.1.2); of R&D each that stays is asked."""
    if zone == "remote" and other == "Ice Wall":
        other = "Nico Campaign"
    pair = [accessing(there, zone=zone, orders=TRASHING) for there in (title, other)]
    for t in pair:
        while t.game.run is not None and t.decision.kind not in ("access", "steal"):
            go_on(t)
    assert pair[0].decision.kind == "steal"
    held = 3 if title == "Fetal AI" else 5  # which hurts whoever accesses it
    assert (pair[0].names("runner_score"), len(pair[0].names("grip")), pair[0].credits(RUNNER)) == (
        [],
        held,
        9,
    )
    stays = zone == "rd" and other != "Send a Message"
    assert (pair[1].game.run is not None) is stays, (
        "the agenda without a price is stolen, the rest as ordered"
    )


@pytest.mark.parametrize("title", having("price of stealing"))
def test_an_order_leaves_an_agenda_whose_price_cannot_be_paid(title: str) -> None:
    t = Table(policy=POLICY)
    t.deck(CORP, title)
    t.hand(RUNNER, *["Sure Gamble"] * 2)
    t.set(runner_credits=0)
    t.start(RUNNER, clicks=1)
    t.game.set_orders(RUNNER, TRASHING)
    met = t.click("Run on R&D")
    while t.game.run is not None:
        go_on(t)
        met = [*met, *t.events]
    assert "accessed" in [event.kind for event in met]
    assert t.names("runner_score") == []


@pytest.mark.parametrize("upgrade", ["Red Herrings", "Ben Musashi"])
@pytest.mark.parametrize("there", ["Send a Message", "Obokata Protocol", "PAD Campaign", "Hedge Fund"])
def test_where_a_card_on_the_table_asks_a_price_each_access_is_asked(upgrade: str, there: str) -> None:
    t = accessing(there, zone="hq", orders=TRASHING, upgrade=upgrade)
    while not t.asks("access") and not t.asks("steal"):
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert t.decision.seat == RUNNER


# -- accessed cards -------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", having("accessed"))
def test_what_triggers_in_rd_is_told_before_anybody_is_asked(title: str) -> None:
    """From R&D the Corp sees it by its triggering alone, which is mandatory."""
    t = Table(policy=POLICY)
    t.deck(CORP, title)
    t.set(corp_credits=9, tags=1)
    t.hand(RUNNER, *["Sure Gamble"] * 3)
    t.start(RUNNER)
    events = t.click("Run on R&D")
    if t.asks("window"):
        events += t.click("Go on")
    told = any(title in (t.game.describe(event, "spectator") or "") for event in events)
    must = t.asks("reaction") and not any(o.passing for o in t.asked.options)  # which of them comes first
    assert told or must or t.decision.seat == RUNNER


# -- own hidden cards to act on -------------------------------------------------------------------------


def untagging(held: str, orders: Orders) -> Table:
    t = Table(policy=POLICY)
    t.rig("Thunder Art Gallery")
    t.hand(RUNNER, held)
    t.set(tags=1, runner_credits=9)
    t.start(RUNNER)
    t.game.set_orders(RUNNER, orders)
    t.click("Remove 1 tag")
    return t


@pytest.mark.parametrize("orders", [Orders(), FULL])
def test_whether_the_grip_holds_what_could_be_installed(orders: Orders) -> None:
    pair = beside(partial(untagging, orders=orders), "Leech", "Sure Gamble")
    assert all("Thunder Art Gallery" in t.names("installed") for t in pair)
    assert untagging("Sure Gamble", Orders()).asks("reaction")


HUNTERS: dict[str, Ability] = {
    "reaction": When(TURN_BEGINS, (PlayFrom((GRIP,), Type("event")),), optional=True),
    "may": When(TURN_BEGINS, (May((PlayFrom((GRIP,), Type("event")),)),)),
    "target": When(TURN_BEGINS, (Reveal(target(InZone((GRIP,)) & Type("event"))),), optional=True),
    "mode": When(
        TURN_BEGINS,
        (ChooseOne(((InstallFrom((GRIP,), Type("program"), optional=False),), (RemoveTags(1),)), must=True),),
    ),
    "window": Paid(cost(), (PlayFrom((GRIP,), Type("event")), Gain(1)), once=True),
    "price": Paid(cost(Chosen("trash", 1, InZone((GRIP,)) & Type("program"))), (Gain(1),), once=True),
}


@pytest.mark.usefixtures("_apart")
@pytest.mark.parametrize("name", HUNTERS)
@pytest.mark.parametrize("orders", [Orders(), FULL])
@pytest.mark.parametrize(("one", "other"), [("Sure Gamble", "Leech"), ("Leech", "Sure Gamble")])
def test_whether_the_grip_holds_what_an_ability_is_about(
    name: str, orders: Orders, one: str, other: str
) -> None:
    runner("Hunter", "resource", HUNTERS[name])

    def build(held: str) -> Table:
        t = Table(policy=POLICY)
        t.rig("Hunter")
        t.hand(RUNNER, held)
        t.ice("HQ", "Ice Wall")
        t.start(CORP, clicks=1)
        t.game.set_orders(RUNNER, orders)
        t.pass_until("Gain 1 credit")
        t.click("Gain 1 credit")
        return t

    beside(build, one, other, steps=6)


# -- actions by abilities -------------------------------------------------------------------------------


@pytest.mark.usefixtures("_apart")
@pytest.mark.parametrize("title", having("an action"))
@pytest.mark.parametrize("clicks", [3, 4])
def test_whether_a_hand_holds_another_action(title: str, clicks: int) -> None:
    corp("Dear", "operation", Play((Gain(1),)), cost=20)

    def build(held: str) -> Table:
        t = Table(policy=POLICY, corp=title)
        t.hand(CORP, "Ice Wall", held)
        t.set(corp_credits=3)
        t.start(CORP, clicks=clicks)
        t.play("Gain 1 credit", "Draw 1 card", "Install Ice Wall protecting HQ")
        return t

    def another(held: str) -> Table:
        t = build(held)
        t.play("Use MirrorMorph", "Take another")
        return t

    beside(build, "Beanstalk Royalties", "Dear", steps=1)
    beside(another, "Beanstalk Royalties", "Dear", steps=1)
