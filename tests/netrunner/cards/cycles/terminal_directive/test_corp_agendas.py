"""Agendas of Terminal Directive."""

from tests.netrunner.cards.playing import scoring


def test_corporate_oversight_finds_ice_for_a_central_server() -> None:
    t = scoring("Corporate Oversight (B)", 2, corp_credits=0)
    t.deck("corp", "Brân 1.0", "Retribution")
    t.ice("R&D", "Tithe")
    t.start("corp")
    t.click("Score Corporate Oversight")
    t.click("Use Corporate Oversight")
    t.click("Brân 1.0")
    assert t.options == [
        *(f"Protecting {server}" for server in ("HQ", "R&D", "Archives")), "Protecting R&D, trashing first",
    ]  # fmt: skip
    t.click("Protecting R&D")
    assert (t.card("Brân 1.0").faceup, t.card("Brân 1.0").server) == (True, "rd")
    assert t.credits("corp") == 0
    assert t.happened("shuffled") == 1


def test_corporate_oversight_need_not_find_anything() -> None:
    """Rules: 8.7.2e."""
    t = scoring("Corporate Oversight (B)", 2, corp_credits=0)
    t.deck("corp", "Brân 1.0")
    t.start("corp")
    t.click("Score Corporate Oversight")
    t.click("Use Corporate Oversight")
    assert len(t.options) == 2
    t.click("Find nothing") if t.offered("Find nothing") else t.click(t.options[-1])
    assert "Brân 1.0" in t.names("rd")
    assert t.happened("shuffled") == 1
