"""Chapters 2 to 4: what cards are, and where they lie."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import AddToHand, Derez, InstallFrom, MoveIce, RemoveFromGame, Trash
from engine.netrunner.language.selectors import Installed, This, Type, target
from engine.netrunner.language.sets import AnyCard, Each
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.facts import known_facts
from engine.netrunner.table.state import CORP, GRIP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import ice


def test_2_16_1_cards_are_told_apart_by_their_subtypes() -> None:
    """2.16.1a, 3.9.5h: Cleaver breaks barriers only, Unity code gates only."""
    t = Table()
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Enigma")
    t.rig("Cleaver", "Unity")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    assert t.offered("Cleaver")
    assert not t.offered("Unity: Break")
    t.pass_until("Gain 1 credit")
    t.click("Run on R&D")
    assert not t.offered("Cleaver: Break")
    assert t.offered("Unity")


def test_3_2_1_agendas_go_into_the_roots_of_remote_servers_only() -> None:
    """3.6.1, 3.6.2, 4.6.5a, 4.6.6a, 4.6.6d, 4.6.6e, 4.6.7a, 4.6.8a, 4.6.8b, 8.5.2a to c, 3.4.2: who goes
    where."""
    t = Table()
    t.hand("corp", "Plain Agenda", "Plain Asset", "Plain Upgrade", "Palisade")
    t.root("Server 1", "Panic Button")
    t.start("corp")
    where: dict[str, list[str]] = {}
    for option in t.options:
        if option.startswith("Install ") and "trashing" not in option:
            card, _, place = (
                option.removeprefix("Install ")
                .partition(" · ")[0]
                .rpartition(" protecting " if "protecting" in option else " in ")
            )
            where.setdefault(card, []).append(place)
    roots = [f"the root of {server}" for server in ("HQ", "R&D", "Archives")]
    remote = ["Server 1", "a new server"]
    central = ["HQ", "R&D", "Archives"]
    assert where == {
        "Plain Agenda": remote, "Plain Asset": remote, "Plain Upgrade": roots + remote,
        "Palisade": central + remote,
    }  # fmt: skip


def test_3_3_1_a_second_asset_replaces_the_first() -> None:
    """8.5.6a, 4.6.6e, 8.5.7, 8.5.9: upgrades stay; what is trashed facedown is facedown in Archives; the
    server stays.

    Rules: 4.6.6f.
    """
    t = Table()
    t.root("Server 1", "Plain Agenda", "Plain Upgrade")
    t.hand("corp", "Plain Asset")
    t.start("corp")
    t.click("Install Plain Asset in Server 1 · free")
    root = [t.game.state.cards[oid].code for oid in t.game.state.servers["remote1"].root]
    assert root == ["test_plainupgrade", "test_plainasset"]
    assert t.names("archives") == ["Plain Agenda"]
    assert not t.card("Plain Agenda", "archives").faceup


@pytest.mark.parametrize(("title", "price"), [("Plain Upgrade", " · 1 credit"), ("Ash", " · 3 credits")])
def test_3_4_5_cards_with_a_trash_cost_can_be_trashed_when_accessed(title: str, price: str) -> None:
    """3.5.3, 3.6.4, 2.6.1, 7.1.5a, 7.2.2: in HQ as well as installed."""
    t = Table()
    t.hand("corp", title)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Trash")
    assert t.offered(f"Trash {title}{price}")
    t.click("Trash")
    assert t.names("archives") == [title]


def test_7_1_5a_a_card_without_a_trash_cost_cannot_be_trashed() -> None:
    t = Table()
    t.hand("corp", "Palisade")
    t.start("runner")
    t.click("Run on HQ")
    while not t.offered("Gain 1 credit"):
        assert not t.offered("Trash")
        t.answer([next(o.key for o in t.asked.options if o.passing or len(t.options) == 1)])
    assert t.names("hq") == ["Palisade"]


def test_3_4_5a_installed_ice_is_not_accessed() -> None:
    """7.4.1a: the root's cards are candidates, the ice in front of it is none."""
    t = Table()
    t.ice("Server 1", "Enigma")
    t.root("Server 1", "Plain Asset")
    t.rig("Gordian Blade")
    t.start("runner")
    t.click("Run on Server 1")
    t.click("Gordian Blade: Break")
    t.next_action()
    assert t.happened("accessed") == 1


def test_3_5_1_operations_are_played_never_installed() -> None:
    """3.7.1, 4.6.4e, 8.5.1, 8.6.4: played, resolved, trashed."""
    t = Table()
    t.hand("corp", "Hedge Fund")
    t.start("corp")
    assert not [option for option in t.options if option.startswith("Install")]
    other = Table()
    other.hand("runner", "Sure Gamble")
    other.start("runner")
    assert not [option for option in other.options if option.startswith("Install")]


def test_3_6_5d_a_new_region_replaces_the_one_in_the_root() -> None:
    """3.6.5a to c, 3.3.4, 4.6.6g: also facedown; another server's region is of no matter."""
    t = Table()
    t.root("Server 1", "Region One")
    t.root("Server 2", "Region One")
    t.hand("corp", "Region Two")
    t.start("corp")
    t.click("Install Region Two in Server 1")
    assert t.names("archives") == ["Region One"]
    assert len(t.game.state.servers["remote1"].root) == 1
    assert len(t.game.state.servers["remote2"].root) == 1


def test_3_8_4_any_number_of_hardware_and_resources_but_one_console() -> None:
    """3.8.5, 3.8.5a to c, 3.10.3: Console Two trashes Console One, Docklands Pass stays."""
    t = Table()
    t.rig("Docklands Pass", "Forger", "Dyson Mem Chip", "Console One", "Tech Trader", "First Blood")
    t.hand("runner", "Console Two", "Decoy")
    t.start("runner")
    t.click("Install Console Two")
    assert t.names("heap") == ["Console One"]
    t.click("Install Decoy")
    assert t.names("heap") == ["Console One"]


def test_3_9_4b_programs_that_are_no_icebreakers_have_no_strength() -> None:
    """2.7.1, 2.7.2, 3.9.4, 3.9.4a, 3.4.4: ice and icebreakers have one."""
    t = Table()
    t.rig("Cleaver", "Leech")
    t.ice("HQ", "Palisade")
    t.start("runner")
    assert t.game.strength(t.card("Cleaver")) == 3
    assert definition("leech").facts.strength is None
    assert t.game.strength(t.card("Palisade")) == 2


def test_4_1_6_a_hand_is_seen_by_its_owner_only() -> None:
    """4.3.3: what is in it is a set; two copies are one choice.

    Rules: 4.3.2.
    """
    t = Table()
    t.hand("corp", "Hedge Fund", "Hedge Fund")
    t.hand("runner", "Leech")
    t.start("corp")
    assert len([option for option in t.options if option.startswith("Play Hedge Fund")]) == 1
    assert t.view("runner").corp.hand is None
    assert [card.title for card in t.view("runner").runner.hand or ()] == ["Leech"]
    assert t.view("corp").runner.hand is None


def test_4_2_3_a_deck_keeps_its_order() -> None:
    """4.1.7a, 8.4.1: cards are drawn from the top, one after another."""
    t = Table()
    t.deck("runner", "Leech", "Cleaver", "Unity")
    t.start("runner")
    t.play("Draw 1 card", "Draw 1 card")
    assert t.names("grip") == ["Leech", "Cleaver"]
    assert t.names("stack")[0] == "Unity"


def test_4_2_7b_the_corp_loses_when_it_must_draw_from_an_empty_deck() -> None:
    """1.7.2c, 5.6.1e: by the mandatory draw too."""
    t = Table()
    t.empty_deck("corp")
    t.start("corp", turn_begins=True)
    assert t.winner == "runner"


def test_4_5_2_score_areas_are_seen_by_all() -> None:
    """1.14.2b, 1.14.2c: with their points."""
    t = Table()
    t.score_area("corp", "Plain Three")
    t.score_area("runner", "Plain Agenda")
    t.start("corp")
    for seat in ("corp", "runner", "spectator"):
        view = t.view(seat)
        assert [card.title for card in view.corp.score_area] == ["Plain Three"]
        assert [card.title for card in view.runner.score_area] == ["Plain Agenda"]
        assert (view.corp.points, view.runner.points) == (3, 1)


def test_4_6_9a_ice_is_ordered_from_the_server_outwards() -> None:
    """4.6.9b, 6.2.1, 6.2.2: the Runner meets the outermost first."""
    t = Table()
    t.ice("HQ", "Enigma", "Tithe", "Palisade")
    t.rig("Cleaver")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    assert t.game.run is not None
    assert t.game.run.position == 2
    assert t.game.encounter is not None
    assert t.game.encounter.ice == t.card("Palisade").oid
    t.click("Cleaver: Break")
    t.pass_until("Let the unbroken")
    assert t.game.encounter.ice == t.card("Tithe").oid


@pytest.mark.parametrize("title", ["Plain Asset", "Plain Agenda"])
def test_4_6_8d_a_remote_server_lasts_as_long_as_a_card_is_there(title: str) -> None:
    """8.5.8, 10.3.1h: ice alone keeps it."""
    t = Table()
    t.root("Server 1", title)
    t.root("Server 2", title)
    t.ice("Server 2", "Palisade")
    t.start("corp")
    for _ in range(2):
        t.effect("corp", AddToHand(target(Installed("corp") & (Type("asset") | Type("agenda")))))
        if t.decision.kind == "target":
            t.answer([t.asked.options[0].key])
    assert "remote1" not in t.game.state.servers
    assert "remote2" in t.game.state.servers


def test_4_9_2_cards_removed_from_the_game_are_out_of_it_for_all_to_see() -> None:
    """4.9.4, 4.9.5, 4.9.6: inactive, faceup, and in no set."""
    t = Table()
    t.rig("Dyson Mem Chip")
    t.start("runner")
    t.effect("runner", RemoveFromGame(target(Installed("runner"))))
    assert t.names("removed") == ["Dyson Mem Chip"]
    assert t.game.memory_limit() == 4
    assert not t.game.is_active(t.card("Dyson Mem Chip", "removed").oid)


def test_1_12_5_a_card_that_is_turned_is_the_same_object() -> None:
    """8.1.3, 8.1.3b, 8.1.3c: derezzing costs nothing and is done at once."""
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=True, credit=3, loaded=("credit",))
    t.start("corp")
    before = t.card("Nico Campaign")
    t.effect("corp", Derez(target(Installed("corp"))))
    after = t.card("Nico Campaign")
    assert (before.oid, before.credit) == (after.oid, after.credit)
    assert not after.faceup
    assert t.credits("corp") == 5
    assert not t.game.is_active(after.oid)


def test_3_2_2_only_agendas_are_printed_with_requirements_and_points() -> None:
    """Of all cards there are."""
    for facts in known_facts().values():
        has = facts.advancement_requirement is not None or facts.agenda_points is not None
        assert has <= (facts.type == "agenda"), facts.id


@pytest.mark.parametrize("rezzed", [True, False])
def test_4_4_6_a_trashed_corp_card_keeps_its_face(rezzed: bool) -> None:
    """1.19.1, 8.5.7."""
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=rezzed)
    t.start("corp")
    t.effect("corp", Trash(target(Installed("corp"))))
    if t.decision.kind == "target":
        t.click("Nico Campaign")
    assert t.card("Nico Campaign", "archives").faceup == rezzed


def test_4_6_6b_installed_corp_cards_stay_where_they_were_installed() -> None:
    """The Corp has no action that moves them; an ability that says so does."""
    t = Table()
    t.ice("HQ", "Enigma", "Wall of Static")
    t.root("Server 1", "Plain Asset")
    t.start("corp")
    verbs = {option.verb for option in t.decision.options}
    assert verbs <= {"credit", "draw", "rez", "use", "install", "play", "advance", "purge", "pass"}, verbs
    t.play("Gain 1 credit", "Gain 1 credit")
    assert [t.game.state.cards[oid].code for oid in t.game.state.servers["hq"].ice] == [
        t.card("Enigma").code, t.card("Wall of Static").code,
    ]  # fmt: skip
    assert t.card("Plain Asset").server == "remote1"


def test_4_6_8e_a_server_that_its_last_ice_leaves_is_gone() -> None:
    """4.6.8e, 4.6.9a."""
    ice("Nomad", Paid(cost(clicks=1), (MoveIce(This(), "hq"),)))
    t = Table()
    t.ice("Server 1", "Nomad")
    t.start(CORP)
    t.click("Nomad")
    assert "remote1" not in t.game.state.servers
    assert t.card("Nomad").server == "hq"


def test_8_1_4c_a_facedown_runner_card_is_faceup_in_the_heap() -> None:
    """8.1.4b, 1.13.6c: two of them are two objects, in the order in which they were installed, for both."""
    t = Table()
    t.hand("runner", "Diesel", "Legwork")
    t.start("runner")
    for title in ("Diesel", "Legwork"):
        t.effect("runner", InstallFrom((GRIP,), AnyCard(), facedown=True))
        t.click(title)
    first, second = t.view(CORP).runner.facedown
    assert first.oid != second.oid
    assert (first.title, second.title) == (None, None)
    assert (first.oid, second.oid) == (t.card("Diesel").oid, t.card("Legwork").oid)
    t.effect("corp", Trash(Each(Installed(RUNNER))))
    assert sorted(t.names("heap")) == ["Diesel", "Legwork"]
    assert "Diesel" in str(t.view(CORP))
    assert all(t.game.state.cards[oid].faceup for oid in t.game.state.zones["heap"])
