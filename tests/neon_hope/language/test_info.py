"""Cards for reading, and finding them by name."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from engine.neon_hope.language.board import MoveTo
from engine.neon_hope.language.conditions import EnemiesThere, TaskIs
from engine.neon_hope.language.harm import Stress
from engine.neon_hope.language.tokens import GainHope
from engine.neon_hope.language.wording import Voice
from engine.neon_hope.packs import Library
from engine.neon_hope.shown.info import action_text, card_info, face_text, find_card, task_text
from engine.neon_hope.table.definitions import (
    MODIFIERS,
    Ability,
    Action,
    Enemy,
    Event,
    Face,
    Follower,
    Keyword,
    Modifier,
    Moment,
    PerCharacter,
    Task,
    Trigger,
)
from engine.neon_hope.table.pack import Pack


def test_an_enemy(pack: Pack) -> None:
    info = card_info(pack, "guard", "en")
    assert (info.title, info.type_line, info.kind) == ("GUARD", "Enemy · Set A", "enemy")
    assert info.facts == (
        ("Health", "3"),
        ("Appears", "at your location"),
        ("Task", "Fight · courage 3 · retreat 5"),
        ("Secondary task", "Hack · technology 2 · retreat box 2"),
    )
    assert info.text == ("Attack: 1 stress and 1 surveillance.",)


def test_an_enemy_in_german(pack: Pack) -> None:
    info = card_info(pack, "brute", "de")
    assert info.type_line == "Gegner · Elite · Set B"
    assert info.facts[0] == ("Lebenspunkte", "4")
    assert info.text == (
        "Konfrontation (du darfst den Ort dieser Karte nicht verlassen)",
        "Angriff: 2 Stress.",
    )


def test_a_clue_tells_its_front_only(pack: Pack) -> None:
    info = card_info(pack, "vault", "en")
    assert info.facts == (
        ("Secrets", "3"),
        ("Task", "Investigate · technology 4 · danger 5"),
        ("Secondary task", "Hack · technology 2"),
        ("Number", "A2"),
    )
    assert info.text == ("Danger: 1 stress and 1 surveillance. Hacking dice can cover 1 of these symbols.",)
    twin = str(msgspec.structs.asdict(card_info(pack, "twin", "en")))
    assert all(hidden not in twin for hidden in ("B5", "B6", "Revealed", "resource", "surveillance"))
    assert dict(card_info(pack, "crowd", "de").facts)["Geheimnisse"] == "1 + 1 pro Charakter"
    assert dict(card_info(pack, "guide", "de").facts)["Unterstützung"] == "Hoffnung"


def test_the_escalation_side_is_not_told(pack: Pack) -> None:
    info = card_info(pack, "sc-story", "en")
    assert info.text == (
        "8: Each character suffers 1 stress.",
        "20: The surveillance card is turned to its escalation side.",
        "40: The episode is lost.",
    )


def test_a_chapter_tells_its_front_only(pack: Pack) -> None:
    info = card_info(pack, "chapter-one", "de")
    assert info.facts == (("Ziel", "Schließt IRRGARTEN ab."),)
    assert info.text == ("Der Irrgarten steht offen.",)
    assert "Ihr seid durch" not in str(msgspec.structs.asdict(info))


def test_an_action_card(pack: Pack) -> None:
    info = card_info(pack, "push", "en")
    assert info.type_line == "Action card · Investigate · Vex"
    assert info.facts == (("Impacts", "1"),)
    assert info.text == ("When played: You may suffer 1 stress, then get +2 for this task.",)
    assert card_info(pack, "vex-any-1", "de").type_line == (
        "Aktionskarte · Ermitteln, Unterstützung holen, Kämpfen oder Hacken · Vex · Universal"
    )


def test_tools(pack: Pack) -> None:
    cable = card_info(pack, "vex-cable", "en")
    assert cable.facts == (("Cost", "1"), ("Uses", "2"))
    assert cable.text == ("During your Hack task, spend 1 use: Get +1 for this task.",)
    own = card_info(pack, "vex-own", "de")
    assert own.title == "Vexs Vorderseite / Vexs Rückseite"
    assert own.text == (
        "Vexs Vorderseite: +1 in Aufgaben „Unterstützung holen“.",
        "Vexs Rückseite: Wenn du fokussierst: Erhalte 1 Hoffnung.",
    )


def test_an_environment_and_a_character(pack: Pack) -> None:
    assert card_info(pack, "yard", "en").facts == (("Upper location", "Up"), ("Lower location", "Down"))
    assert dict(card_info(pack, "vex", "en").facts) == {
        "courage": "3", "technology": "1", "attribute C": "2", "attribute D": "2",
    }  # fmt: skip


def test_an_event_with_a_keyword(pack: Pack) -> None:
    assert card_info(pack, "raid", "en").text == (
        "Suffer 1 stress.",
        "Additional Consequences (afterwards draw and resolve one more encounter card)",
    )


EVERYTHING = Face(
    symbols=("stress", "stress-slot", "surveillance-slot"),
    tasks=(Task(type="hack", attribute="technology", difficulty=2, slots=1, keywords=("teamwork",)),),
    modifiers=(Modifier(bonus=-1, attribute="courage", types=("fight", "hack")), Modifier(bonus=1)),
    triggers=(
        Trigger(on="turn_start", effects=(GainHope(1),), condition=EnemiesThere(), optional=True),
        Trigger(on="task_failed", effects=(GainHope(1),), condition=TaskIs(("fight", "hack"), "courage")),
        Trigger(on="defeated", effects=(Stress(1), GainHope(1))),
    ),
    abilities=(
        Ability(kind="free", effects=(MoveTo("other_side"),), cost="recycle", once="turn"),
        Ability(kind="activate", effects=(GainHope(1),), cost="scrap", condition=EnemiesThere()),
    ),
    revealed=(Stress(1),),
    completed=(GainHope(2),),
    follower=Follower(modifiers=(Modifier(bonus=1, attribute="courage"),)),
)


def test_everything_a_face_can_have(pack: Pack) -> None:
    assert face_text(pack, EVERYTHING, "en") == (
        "Teamwork (a matching charge may give 1 impact instead of +2)",
        "−1 courage in Fight and Hack tasks.",
        "+1 to every attribute.",
        "At the start of your turn: If there is an enemy at your location, you may gain 1 hope.",
        "When you fail a task of type Fight or Hack on courage: Gain 1 hope.",
        "When you defeat an enemy or condition: Suffer 1 stress. Gain 1 hope.",
        "In your turn, once per turn, recycle this tool: Move to the other location of your environment.",
        "Activate → 1 action, scrap this tool, only if there is an enemy at your location: Gain 1 hope.",
        "Danger: 2 stress and 1 surveillance. Hacking dice can cover 2 of these symbols.",
        "Revealed: Suffer 1 stress.",
        "Completed: Gain 2 hope.",
        "Follower: +1 courage.",
    )
    german = face_text(pack, EVERYTHING, "de")
    assert (
        german[3]
        == "Zu Beginn deines Zuges: Wenn es einen Gegner an deinem Ort gibt, darfst du 1 Hoffnung erhalten."
    )
    failed = "Wenn du an einer Aufgabe „Kämpfen“ oder „Hacken“ mit Mut scheiterst"
    assert german[4] == f"{failed}: Erhalte 1 Hoffnung."
    assert german[-1] == "Begleiter: +1 Mut."
    assert not set(german) & set(face_text(pack, EVERYTHING, "en"))


def test_everything_an_action_card_can_do(pack: Pack) -> None:
    action = Action(
        name={"en": "X", "de": "X"}, character="vex", types=("fight",), keywords=("reckless", "flexible"),
        on_play=(Stress(1),), on_resolve=(GainHope(1),), on_success=(GainHope(2),), on_fail=(Stress(2),),
    )  # fmt: skip
    assert action_text(pack, action, "de") == (
        "Waghalsig (decke einen zusätzlichen Modifikator auf)",
        "Flexibel (1 Ladung eines beliebigen Attributs gilt als passend)",
        "Wenn ausgespielt: Erleide 1 Stress.",
        "Wenn abgehandelt: Erhalte 1 Hoffnung.",
        "Bei Erfolg: Erhalte 2 Hoffnung.",
        "Beim Scheitern: Erleide 2 Stress.",
    )


def test_a_task_in_words(pack: Pack) -> None:
    task = Task(
        type="support", attribute="courage", difficulty=3, danger=5, slots=2, keywords=("unpredictable",)
    )
    assert task_text(pack, task, "de") == "Unterstützung holen · Mut 3 · Gefahr 5 · 2 Felder · Unberechenbar"


def test_an_empty_face_and_a_number_per_character(pack: Pack) -> None:
    assert face_text(pack, Face(), "en") == ()
    pack = msgspec.structs.replace(
        pack,
        enemies={"swarm": Enemy(name={"en": "SWARM"}, health=PerCharacter(per_character=2), elite=True)},
        events={"calm": Event(name={"en": "CALM"}, effects=())},
    )
    assert card_info(pack, "swarm", "de").facts[0] == ("Lebenspunkte", "2 pro Charakter")
    assert card_info(pack, "swarm", "de").title == "SWARM"
    assert card_info(pack, "calm", "en").text == ()


@pytest.mark.parametrize("language", ["en", "de"])
def test_whatever_a_card_may_declare_has_words(pack: Pack, language: str) -> None:
    faces = [Face(triggers=(Trigger(on=moment, effects=(GainHope(1),)),)) for moment in get_args(Moment)]
    faces += [Face(keywords=(keyword,)) for keyword in get_args(Keyword)]
    faces += [
        Face(abilities=(Ability(kind=kind, effects=(GainHope(1),), types=types, cost=cost, once=once),))
        for kind in ("free", "activate", "task")
        for types in ((), ("fight",))
        for cost in ("", "recycle", "scrap", "use")
        for once in ("", "turn", "round")
    ]
    lines = [line for face in faces for line in face_text(pack, face, language)]
    assert len(lines) == len(faces)
    assert len(set(lines)) == len(faces) - 24  # types matter to abilities in tasks only
    assert not any(sign in line for line in lines for sign in ("{", "nhe-", "  "))
    places = set()
    for where in ("here", "upper", "lower", "start", "network"):
        rat = Enemy(name={"en": "RAT"}, health=1, appears=where)
        places.add(card_info(msgspec.structs.replace(pack, enemies={"rat": rat}), "rat", language).facts[1])
    assert len(places) == 5
    voice = Voice(pack, language)
    assert len({voice.modifier(one) for one in MODIFIERS}) == len(MODIFIERS)


@pytest.mark.parametrize("name", ["pilot", "testpack"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_of_a_pack_can_be_read(library: Library, name: str, language: str) -> None:
    pack = library.pack(name)
    for code in pack.cards:
        info = card_info(pack, code, language)
        said = " ".join((info.title, info.type_line, *(f"{a} {b}" for a, b in info.facts), *info.text))
        assert info.title, code
        assert not any(sign in said for sign in ("{", "}", "nhe-", "None", "  ")), (code, said)


def test_no_such_card(pack: Pack) -> None:
    with pytest.raises(KeyError):
        card_info(pack, "no-such", "en")


def test_cards_are_found_by_name_part_and_slip(pack: Pack) -> None:
    assert find_card(pack, "Guard", "en")[0] == "guard"
    assert find_card(pack, "wache", "en") == ["guard"]  # in any language of the pack
    assert find_card(pack, "irrg", "de") == ["maze"]
    assert find_card(pack, "gaurd", "en")[0] == "guard"
    assert find_card(pack, "fuhrerin", "de") == ["guide"]
    shocks = ["shock-1", "shock-2", "shock-3", "shock-6"]
    assert find_card(pack, "shock", "en") == shocks
    assert find_card(pack, "vex", "en")[0] == "vex"  # the exact name before the beginnings of others
    assert find_card(pack, "xyzzy", "en") == []
    assert find_card(pack, "  ", "en") == []


def test_the_story_is_not_found(pack: Pack) -> None:
    for hidden in (
        "Through the maze",
        "sc-story",
        "First episode",
        "chapter-one",
        "duo",
        "A pair of episodes",
    ):
        assert not set(find_card(pack, hidden, "en")) & {
            *pack.chapters, *pack.surveillance, *pack.episodes, *pack.campaigns,
        }  # fmt: skip
