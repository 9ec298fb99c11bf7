"""Icebreakers of the Flashpoint cycle."""

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.prices import Pays
from engine.netrunner.language.selectors import Subtype
from engine.netrunner.objects.definitions import card, taken_back
from engine.netrunner.table.facts import Facts
from engine.netrunner.table.orders import Orders
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import against, finish_run, strength

# -- Baba Yaga --------------------------------------------------------------------------------------------


def test_baba_yaga_has_the_paid_abilities_of_what_it_hosts() -> None:
    t = Table()
    t.ice("HQ", "Whitespace")
    t.rig("Baba Yaga")
    t.hosted("Baba Yaga", "Unity", "Marjanah")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    assert t.offered("Baba Yaga: Break 1 code gate subroutine · 1 credit")
    assert not t.offered("Baba Yaga: Break 1 barrier subroutine")
    t.click("Baba Yaga: +1 strength · 1 credit")
    assert strength(t, "Baba Yaga") == 1
    assert strength(t, "Marjanah") == 1
    assert strength(t, "Unity") == 1


def test_baba_yaga_hosts_icebreakers_that_are_no_ai() -> None:
    t = Table()
    t.rig("Baba Yaga")
    t.hand("runner", "Unity", "Mayfly", "Leech")
    t.set(runner_credits=20)
    t.start("runner")
    assert not t.offered("Install Mayfly on Baba Yaga")
    assert not t.offered("Install Leech on Baba Yaga")
    t.click("Install Unity on Baba Yaga")
    assert t.card("Unity").host == t.card("Baba Yaga").oid


def test_baba_yaga_alone_can_do_nothing() -> None:
    assert not against("Whitespace", "Baba Yaga", "Unity").offered("Baba Yaga")


# -- Houdini ----------------------------------------------------------------------------------------------


def houdini(stealth: int, *, pool: int = 5, other: int = 0) -> Table:
    """The Runner encounters two code gates with credits on a stealth card and on another one."""
    pays = (Static(Pays(("use",), Subtype("icebreaker"))),)
    for name, subtypes in (("Cloak", ("stealth",)), ("Purse", ())):
        facts = Facts(f"test_{name}", name, "runner", "neutral", "hardware", cost=0, subtypes=subtypes)
        card(f"test_{name}", *pays, facts=facts)
    t = Table()
    t.ice("HQ", "Whitespace", "Whitespace")
    t.rig("Houdini")
    t.rig("Cloak", credit=stealth)
    t.rig("Purse", credit=other)
    t.set(runner_credits=pool)
    t.start("runner")
    t.click("Run on HQ")
    return t


def test_houdini_needs_a_credit_from_a_stealth_card() -> None:
    """Rules: 9.3.3d."""
    for stealth, other, pool, can in ((0, 5, 5, False), (1, 0, 0, False), (1, 0, 1, True), (2, 0, 0, True)):
        with taken_back():
            t = houdini(stealth, other=other, pool=pool)
            assert t.offered("Houdini: +4 strength") is can


def test_houdini_takes_at_least_one_from_the_stealth_card_and_stays_strong_for_the_run() -> None:
    with taken_back():
        t = houdini(2, other=2)
        t.game.state.orders["runner"] = Orders(hosted_first=False)
        t.click("Houdini: +4 strength")
        assert t.options == ["2 hosted credits first", "1 hosted credits first"]
        t.click("1 hosted credits first")
        assert t.options == ["1 hosted credits first", "Only credits from the pool"]
        t.click("Only credits from the pool")
        assert (t.card("Cloak").credit, t.card("Purse").credit, t.credits("runner")) == (1, 2, 4)
        assert strength(t, "Houdini") == 6
        t.pass_until("Houdini: +4")  # the next piece of ice
        assert strength(t, "Houdini") == 6
        finish_run(t)
        assert strength(t, "Houdini") == 2


def test_houdini_pays_from_a_stealth_card_alone_without_being_asked() -> None:
    with taken_back():
        t = houdini(1, pool=1)
        t.click("Houdini: +4 strength")
        assert (t.card("Cloak").credit, t.credits("runner")) == (0, 0)


def test_houdini_breaks_code_gates_with_any_credits() -> None:
    with taken_back():
        t = houdini(0, pool=1)
        t.play("Houdini: Break 1 code gate subroutine", "Break: If you have")
        assert t.credits("runner") == 0
