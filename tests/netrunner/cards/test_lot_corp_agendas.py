"""Agendas of many sets."""

from engine.netrunner.language.effects import Reveal, Trash
from engine.netrunner.language.selectors import InZone
from engine.netrunner.language.sets import Each
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, hq, run_on


def scoring(title: str, advancement: int, **fields: int) -> Table:
    """The Corp can score an agenda in Server 1."""
    t = Table()
    t.set(**fields)
    t.root("Server 1", title, advancement=advancement)
    return t


def owning(*titles: str, **counters: int) -> Table:
    t = Table()
    t.score_area("corp", *titles)
    return t


# -- agendas with an action ---------------------------------------------------------------------------------


def test_gila_hands_arcology_turns_two_clicks_into_three_credits() -> None:
    t = owning("Gila Hands Arcology")
    t.start("corp")
    t.click("Gila Hands Arcology")
    assert (t.credits("corp"), t.clicks("corp")) == (8, 1)
    assert not t.offered("Gila Hands Arcology")


def test_government_contracts_turns_two_clicks_into_four_credits() -> None:
    t = owning("Government Contracts")
    t.start("corp")
    t.click("Government Contracts")
    assert (t.credits("corp"), t.clicks("corp")) == (9, 1)


def test_their_actions_are_not_for_whoever_stole_them() -> None:
    t = Table()
    t.score_area("runner", "Gila Hands Arcology", "Government Contracts")
    t.start("corp")
    assert not t.offered("Gila Hands")
    assert not t.offered("Government Contracts")
    t.start("runner")
    assert not t.offered("Gila Hands")
    assert not t.offered("Government Contracts")


# -- Corporate Oversight (B) --------------------------------------------------------------------------------


def test_corporate_oversight_finds_ice_for_a_central_server() -> None:
    t = scoring("Corporate Oversight (B)", 2, corp_credits=0)
    t.deck("corp", "Brân 1.0", "Retribution")
    t.ice("R&D", "Tithe")
    t.start("corp")
    t.click("Score Corporate Oversight")
    t.click("Use Corporate Oversight")
    t.click("Brân 1.0")
    assert sorted(t.options) == ["Archives", "HQ", "R&D"], t.options
    t.click("R&D")
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


# -- expendable agendas -------------------------------------------------------------------------------------


def test_eminent_domain_is_expended_from_hq_for_five_credits_less() -> None:
    t = Table()
    t.hand("corp", "Eminent Domain", "Brân 1.0", "Hedge Fund")
    t.set(corp_credits=2)
    t.start("corp")
    t.click("Eminent Domain")
    assert t.names("archives") == ["Eminent Domain"]
    assert t.card("Eminent Domain", "archives").faceup
    t.click("Brân 1.0")
    t.click("HQ")
    assert (t.card("Brân 1.0").faceup, t.credits("corp"), t.clicks("corp")) == (True, 0, 2)


def test_eminent_domain_is_expended_only_from_hq() -> None:
    t = Table()
    t.root("Server 1", "Eminent Domain")
    t.score_area("corp", "Eminent Domain")
    t.discard_pile("corp", "Eminent Domain")
    t.hand("corp", "Brân 1.0")
    t.start("corp")
    assert [o for o in t.options if "Eminent" in o] == [o for o in t.options if o.startswith("Advance")]


def test_eminent_domain_cannot_be_expended_without_the_credit_or_a_card_to_install() -> None:
    """Rules: 1.2.5, 1.16.1."""
    t = Table()
    t.hand("corp", "Eminent Domain", "Brân 1.0")
    t.set(corp_credits=0)
    t.start("corp")
    assert not [o for o in t.options if o.startswith("Eminent")]


def test_eminent_domain_scored_installs_and_rezzes_any_card_of_rd_for_free() -> None:
    t = scoring("Eminent Domain", 3, corp_credits=0)
    t.deck("corp", "Regolith Mining License", "Brân 1.0")
    t.start("corp")
    t.click("Score Eminent Domain")
    t.click("Use Eminent Domain")
    assert not t.offered("Hedge Fund")  # an operation cannot be installed (8.7.2b)
    t.click("Regolith")
    t.click("new")
    assert t.card("Regolith Mining License").faceup
    assert t.credits("corp") == 0


def test_slash_and_burn_agriculture_is_expended_for_two_counters() -> None:
    t = Table()
    t.hand("corp", "Slash and Burn Agriculture")
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Urtica Cipher")
    t.root("Server 3", "Nico Campaign")
    t.start("corp")
    t.click("Slash and Burn")
    assert t.options == ["Offworld Office in Server 1", "Urtica Cipher in Server 2"]
    t.click("Urtica Cipher")
    assert t.card("Urtica Cipher").advancement == 2
    assert (t.credits("corp"), t.clicks("corp")) == (4, 2)
    assert t.card("Slash and Burn Agriculture", "archives").faceup


def test_slash_and_burn_agriculture_needs_a_card_to_advance() -> None:
    t = Table()
    t.hand("corp", "Slash and Burn Agriculture")
    t.root("Server 3", "Nico Campaign")
    t.start("corp")
    assert not [o for o in t.options if o.startswith("Slash")]


def test_what_an_ability_reveals_and_trashes_lies_faceup() -> None:
    """Rules: 1.21.6, 4.4.6b."""
    t = Table()
    t.hand("corp", "Hedge Fund")
    t.start("corp")
    t.effect("corp", Reveal(Each(InZone(("hq",)))), Trash(Each(InZone(("hq",)))))
    t.hand("corp", "Retribution")
    t.effect("corp", Trash(Each(InZone(("hq",)))))
    assert t.card("Hedge Fund", "archives").faceup
    assert not t.card("Retribution", "archives").faceup


# -- the others ---------------------------------------------------------------------------------------------


def test_ontological_dependence_gets_easier_with_core_damage() -> None:
    t = scoring("Ontological Dependence", 2, core_damage=2)
    t.start("corp")
    assert t.offered("Score Ontological Dependence")
    t = scoring("Ontological Dependence", 2, core_damage=1)
    t.start("corp")
    assert not t.offered("Score Ontological Dependence")


def test_oracle_thinktank_tags_who_steals_it() -> None:
    t = scoring("Oracle Thinktank", 0)
    t.start("runner")
    run_on(t, "Server 1")
    assert (t.names("runner_score"), t.game.state.tags) == (["Oracle Thinktank"], 1)
    t = scoring("Oracle Thinktank", 3)
    t.start("corp")
    t.click("Score Oracle Thinktank")
    assert t.game.state.tags == 0


def test_oracle_thinktank_goes_back_into_rd_for_a_tag() -> None:
    t = Table()
    t.set(tags=2)
    t.score_area("runner", "Oracle Thinktank")
    t.start("corp")
    t.click("Oracle Thinktank")
    assert (t.game.state.tags, t.clicks("corp"), t.names("runner_score")) == (1, 2, [])
    assert "Oracle Thinktank" in t.names("rd")


def test_oracle_thinktank_stays_without_a_tag_and_is_no_action_of_the_runner() -> None:
    t = Table()
    t.score_area("runner", "Oracle Thinktank")
    t.start("corp")
    assert not t.offered("Oracle Thinktank")
    t.set(tags=1)
    t.start("runner")
    assert not t.offered("Oracle Thinktank")
    t = Table()
    t.set(tags=1)
    t.score_area("corp", "Oracle Thinktank")
    t.hand("corp", "Oracle Thinktank")
    t.start("corp")
    assert [o for o in t.options if "Oracle" in o] == ["Install Oracle Thinktank in a new server · free"]


def test_project_vitruvius_gets_a_counter_for_every_advancement_past_three() -> None:
    t = scoring("Project Vitruvius", 5)
    t.discard_pile("corp", "Retribution", "Hedge Fund")
    t.start("corp")
    t.click("Score Project Vitruvius")
    assert t.card("Project Vitruvius", "corp_score").agenda == 2
    t.pass_until("Project Vitruvius")
    t.click("Project Vitruvius")
    t.click("Retribution")
    assert (t.names("hq"), t.card("Project Vitruvius", "corp_score").agenda) == (["Retribution"], 1)


def test_project_vitruvius_scored_with_three_has_no_counter() -> None:
    t = scoring("Project Vitruvius", 3)
    t.discard_pile("corp", "Retribution")
    t.start("corp")
    t.click("Score Project Vitruvius")
    assert t.card("Project Vitruvius", "corp_score").agenda == 0
    assert not t.offered("Project Vitruvius")


def test_utopia_fragment_makes_advanced_agendas_dear_to_steal() -> None:
    t = owning("Utopia Fragment")
    t.root("Server 1", "Offworld Office", advancement=2)
    t.set(runner_credits=4)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Steal")
    t.click("Steal")
    finish_run(t)
    assert (t.credits("runner"), t.names("runner_score")) == (0, ["Offworld Office"])


def test_utopia_fragment_asks_0_for_others_and_cannot_be_underpaid() -> None:
    t = owning("Utopia Fragment")
    t.root("Server 1", "Offworld Office", advancement=3)
    t.root("Server 2", "Offworld Office")
    t.set(runner_credits=5)
    t.start("runner")
    run_on(t, "Server 1")
    assert t.names("runner_score") == []
    t.click("Run on Server 2")
    t.pass_until("Steal")
    t.click("Steal")  # a cost of 0 is paid by saying so (1.16.1d)
    finish_run(t)
    assert (t.credits("runner"), t.names("runner_score")) == (5, ["Offworld Office"])


def test_utopia_fragment_stolen_asks_nothing() -> None:
    t = Table()
    t.score_area("runner", "Utopia Fragment")
    t.root("Server 1", "Offworld Office", advancement=3)
    t.start("runner")
    run_on(t, "Server 1")
    assert (t.credits("runner"), len(t.names("runner_score"))) == (5, 2)
    end_turn(t)
    assert hq(t) == 1
