"""Views for the tests and the benchmark: tables as the engine would show them, built by hand."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.neon_hope.shown.view import (
    CellView,
    ChapterView,
    EnvironmentView,
    LocationView,
    ResultView,
    SurveillanceView,
    TaskNow,
    View,
)
from tests.render.neon_hope import parts
from tests.render.neon_hope.parts import (
    BOX,
    BOX_FILLED,
    HAND,
    INFOS,
    STRESS,
    STRESS_COVERED,
    STRESS_SLOT,
    WATCH,
    WATCH_SLOT,
    action,
    card,
    clue,
    condition,
    enemy,
    hero,
    task,
    token,
)

MODIFIERS = ("-3", "-2", "-1", "0", "+1", "+2", "+3", "skull", "epic-win", "epic-fail")
NAMES = {"p1": "Mara", "p2": "Jonas", "p3": "Инес", "p4": "Bartholomäus"}
UP = {0: "+2", 3: "skull", 5: "-1", 6: "0", 11: "epic-win"}
HIDDEN = (("-3", 2), ("-2", 2), ("-1", 1), ("0", 1), ("+1", 2), ("+2", 1), ("+3", 2), ("skull", 2),
          ("epic-fail", 1))  # fmt: skip


def grid(up: dict[int, str], empty: tuple[int, ...] = ()) -> tuple[CellView, ...]:
    return tuple(CellView(up.get(index), index in empty) for index in range(16))


def dial(value: int, escalated: bool = False) -> SurveillanceView:
    return SurveillanceView(
        value, "Eyes on the Harbour", escalated,
        (
            (8, value >= 8, "Each character suffers 1 stress."),
            (16, value >= 16, "A Lantern Drone appears at the lead character's location."),
            (24, value >= 24, "Turn this card to its escalation side."),
            (32, value >= 32, "Cause 1 stress for each enemy in play."),
            (36, value >= 36, "Each character loses 1 hope."),
            (40, value >= 40, "The episode ends: read “Floodlights”."),
        ),
        "suffer 1 stress" if escalated else "",
    )  # fmt: skip


def harbour(**more: Any) -> EnvironmentView:
    upper = LocationView(
        "harbour:upper", "Crane Deck", ("p1",),
        (
            clue("The Harbour Master's Ledger", "A12", task("investigate", "courage", 3, danger=5),
                 secrets=2, slots=(STRESS, WATCH_SLOT),
                 text=("Completed: each character in this environment gains 1 hope.",)),
            enemy("Dock Warden", 3, 1, task("fight", "courage", 4, danger=5, retreat=6),
                  slots=(STRESS, STRESS), keywords=("Confrontation",)),
        ),
    )  # fmt: skip
    lower = LocationView(
        "harbour:lower", "Flooded Sluice", ("p2",),
        (clue("Old Salt Petrov", "A14", task("support", "bond", 2),
              support=(token("courage"), token("hope"))),),
    )  # fmt: skip
    return msgspec.structs.replace(EnvironmentView("harbour", "Harbour Nine", upper, lower), **more)


def market(**more: Any) -> EnvironmentView:
    upper = LocationView(
        "market:upper", "Rain Market", ("p3",),
        (
            clue("Neon Florist", "B14", task("investigate", "insight", 3), secrets=1, back=True),
            enemy("Lantern Drone", 4, 2,
                  task("fight", "technology", 4, danger=5, retreat=7),
                  task("hack", "technology", 3, main=False, keywords=("Reckless",)),
                  slots=(STRESS, STRESS_COVERED, WATCH_SLOT, BOX_FILLED, BOX), elite=True,
                  text=("When it is defeated: each character here gains 1 hope.",)),
        ),
    )  # fmt: skip
    lower = LocationView(
        "market:lower", "Maintenance Shafts", (), (enemy("Sweeper", 2, 0, back=True, slots=(STRESS,)),)
    )
    return msgspec.structs.replace(EnvironmentView("market", "The Undermarket", upper, lower), **more)


def surveillance_card() -> Any:
    return card("surveillance", "Eyes on the Harbour")


def _hero(index: int, place: str, place_name: str, **more: Any) -> Any:
    return hero(index, location=place, location_name=place_name, **more)


def three(seat: str = "spectator", **changes: Any) -> View:
    """Three characters in the third round, Juno at her turn."""
    own = seat == "p1"
    tools = (
        card("character_tool", "Night Pass", text=("Free: once a round, move to the other side.",)),
        card("tool", "Grapnel", text=("In your turn: recycle this; move to any location.",)),
    )
    heroes = (
        _hero(0, "harbour:upper", "Crane Deck", endurance=6, hand_count=5, done=True, counters=0, resources=2,
              tools=tools, tokens=(token("courage", 1),), hand=tuple(HAND) if own else None,
              discard=(action("Second Wind", "fight"),),
              tool_set=(("lens", "Smart Lens", 2), ("radio", "Pirate Radio", 3), ("kit", "Field Kit", 1)),
              ),
        _hero(1, "harbour:lower", "Flooded Sluice", hand_count=3, hope=2, counters=2,
              tools=(card("character_tool", "Trauma Bag"),), tokens=(token("bond", 2), token("insight", 1))),
        _hero(2, "market:upper", "Rain Market", endurance=2, hand_count=2, hope=0, resources=1,
              tools=(card("character_tool", "Magpie Swarm"), card("follower", "Neon Florist"))),
    )  # fmt: skip
    values: dict[str, Any] = {
        "seat": seat, "turn": 3, "active": "p2", "step": "NH-C.2",
        "where": "Character phase: Juno Okafor has 2 actions left", "waiting_for": ("p2",),
        "language": "en", "episode": "The Lights of Harbour Nine", "difficulty": "Normal",
        "phase": "character", "heroes": heroes, "environments": (harbour(), market()),
        "network": (
            surveillance_card(),
            condition("Jammed Channels", 3, 1, task("hack", "technology", 3),
                      text=("Charges cannot be spent for other characters.",)),
            condition("Curfew", 2, 0, task("hack", "bond", 2, danger=4),
                      text=("Moving causes 1 surveillance.",)),
        ),
        "surveillance": dial(13), "grid": grid(UP, (9,)), "archive_count": 4,
        "archive_known": ("-3",) if own else (), "face_down": HIDDEN,
        "chapter": ChapterView(
            2, "Below the Waterline",
            "Complete the Harbour Master's Ledger and bring the Neon Florist to the Crane Deck.",
            "The cranes stopped an hour ago.",
        ),
        "encounter_deck_count": 19, "encounter_discard": ("Sirens", "Power Cut"),
        "scrap": ("Old Photograph",),
    }  # fmt: skip
    return View(**{**values, **changes})


def two(seat: str = "spectator", **changes: Any) -> View:
    """Two characters, one environment; anyone may go next."""
    base = three(seat)
    environment = harbour(
        upper=msgspec.structs.replace(harbour().upper, seats=("p1", "p2")),
        lower=msgspec.structs.replace(harbour().lower, seats=()),
        text=("Moving away from here costs 1 stress while surveillance is 16 or higher.",),
    )
    heroes = tuple(
        msgspec.structs.replace(each, location="harbour:upper", location_name="Crane Deck", done=False)
        for each in base.heroes[:2]
    )
    return msgspec.structs.replace(
        base, turn=1, active=None, waiting_for=("p1", "p2"), heroes=heroes, environments=(environment,),
        where="Character phase: choose who takes the next turn", network=(surveillance_card(),),
        surveillance=dial(0), encounter_discard=(), scrap=(), grid=grid({}), archive_count=3, **changes,
    )  # fmt: skip


def task_running(seat: str = "spectator") -> View:
    """In the middle of a task, with the chance known to the one who asks."""
    base = three(seat)
    target = base.environments[0].upper.cards[0]
    now = TaskNow("p2", target, target.tasks[0], 4, HAND[1], ("skull", "-1", "+2"), "success")
    return msgspec.structs.replace(base, task=now, where="Task: danger and success are checked")


def chances() -> View:
    """The table as Juno sees it in her turn, with her chances of success."""

    def with_chance(view_card: Any, chance: float) -> Any:
        tasks = tuple(msgspec.structs.replace(each, chance=chance) for each in view_card.tasks)
        return msgspec.structs.replace(view_card, tasks=tasks)

    base = three("p2")
    environments = tuple(
        msgspec.structs.replace(
            each,
            upper=msgspec.structs.replace(
                each.upper, cards=tuple(with_chance(one, 0.624) for one in each.upper.cards)
            ),
            lower=msgspec.structs.replace(
                each.lower, cards=tuple(with_chance(one, 0.997) for one in each.lower.cards)
            ),
        )
        for each in base.environments
    )
    return msgspec.structs.replace(base, environments=environments)


def four(seat: str = "spectator", **changes: Any) -> View:
    """Four characters, three environments, escalated, encounter cards being resolved."""
    base = three(seat)
    roof = EnvironmentView(
        "roofs", "The Glass Roofs",
        LocationView("roofs:upper", "Antenna Field", ("p4",),
                     (clue("Relay Twelve", "A31", task("hack", "technology", 4, danger=6),
                           task("investigate", "insight", 3), secrets=3, slots=(STRESS_SLOT, WATCH)),)),
        LocationView("roofs:lower", "Service Attic"),
    )  # fmt: skip
    heroes = (
        *base.heroes,
        _hero(3, "roofs:upper", "Antenna Field", exhausted=False, hand_count=1, endurance=4, done=True,
              tokens=(token("technology", 2), token("insight", 2), token("courage", 1)),
              tools=(card("character_tool", "Notebook of a Long Career"),
                     card("tool", "Grapnel", usable=False))),
    )  # fmt: skip
    heroes = tuple(msgspec.structs.replace(each, done=True, counters=0) for each in heroes)
    return msgspec.structs.replace(
        base, heroes=heroes, environments=(*base.environments, roof), surveillance=dial(27, True),
        phase="encounter", active=None, waiting_for=("p3",), advice_forbidden=True, difficulty="Hopeless",
        where="Encounter phase: Kite resolves an encounter card", turn=6, **changes,
    )  # fmt: skip


def _crowd(letter: str, language: str, seats: tuple[str, ...]) -> EnvironmentView:
    """A full environment: clues, enemies, symbols and slots of every kind."""

    def names(english: str, german: str) -> str:
        return f"{english if language == 'en' else german} {letter}"

    return EnvironmentView(
        f"crowd-{letter}", names("District", "Hafenverwaltungsbezirk"),
        LocationView(
            f"crowd-{letter}:upper",
            names("Observation Platform", "Aussichtsplattform der Wasserschutzpolizei"),
            seats,
            (
                clue(names("The Ledger Nobody Signed", "Das von niemandem unterschriebene Kontobuch"), "A12",
                     task("investigate", "insight", 4, language, danger=6,
                          keywords=("Reckless" if language == "en" else "Waghalsig",)),
                     secrets=5, slots=(STRESS, STRESS_SLOT, WATCH_SLOT),
                     text=("Revealed: each character suffers 1 stress.", "Completed: gain 1 hope.")),
                clue(names("Switchboard Choir", "Chor der Telefonvermittlung"), "B18",
                     task("support", "bond", 3, language, danger=4), slots=(WATCH,),
                     support=(token("technology", 2, language), token("insight", 1, language),
                              token("hope", 0, language))),
                enemy(names("Customs Enforcer", "Zollvollstreckungsbeamter"), 5, 2,
                      task("fight", "courage", 5, language, danger=6, retreat=8),
                      task("hack", "technology", 4, language, main=False),
                      slots=(STRESS, STRESS_COVERED, WATCH, BOX, BOX_FILLED), elite=True,
                      keywords=("Confrontation", "Unpredictable") if language == "en"
                      else ("Konfrontation", "Unberechenbar"),
                      text=("While it is here, Move costs 1 stress.",)),
            ),
        ),
        LocationView(
            f"crowd-{letter}:lower", names("Pump Hall", "Pumpenhalle des Sturmflutsperrwerks"), (),
            (
                clue(names("Third Rail", "Stromschiene"), "A21", task("hack", "technology", 3, language),
                     secrets=1),
                enemy(names("Sweeper", "Kehrmaschine"), 8, 3, task("fight", "technology", 3, language),
                      slots=(STRESS, WATCH)),
                enemy(names("Hound", "Spürhund"), 2, 1, back=True),
            ),
        ),
    )  # fmt: skip


def crowded(language: str = "en") -> View:
    """Everything at once: four environments, six conditions, four characters with tools and tokens."""
    base = four()
    seats = (("p1", "p2", "p3"), ("p4",), (), ())
    environments = tuple(_crowd(letter, language, who) for letter, who in zip("ABCD", seats, strict=True))
    tool_names = ("Grapnel", "Smart Lens", "Pirate Radio", "Field Kit", "Borrowed Badge", "Rain Cloak")
    heroes = tuple(
        hero(index, language, location=f"crowd-{'AAAB'[index]}:upper",
             location_name=environments[index // 3].upper.name, hand_count=6, resources=4, done=True,
             counters=0,
             tokens=tuple(token(name, 2, language) for name in parts.ATTRIBUTES["en"]),
             tools=(card("character_tool", "Night Pass"), *(card("tool", name) for name in tool_names)))
        for index in range(4)
    )  # fmt: skip
    conditions = tuple(
        condition(f"{name} {number}", 3, number % 3, task("hack", "technology", 3, language, danger=4),
                  text=("Charges cannot be spent for other characters.",))
        for number, name in enumerate(("Jammed Channels", "Curfew", "Warrant") * 2)
    )  # fmt: skip
    return msgspec.structs.replace(
        base, language=language, environments=environments, heroes=heroes,
        network=(surveillance_card(), *conditions),
        community=(card("community", "Dockers' Union"),),
        grid=grid(dict(enumerate(MODIFIERS)), (14, 15)),
        archive_count=5, trackers=(("Attention", 4),),
    )  # fmt: skip


def german() -> View:
    """The crowded table in German with its long words."""
    base = crowded("de")
    return msgspec.structs.replace(
        base, episode="Die Lichter von Hafen Neun", difficulty="Hoffnungslos",
        where="Begegnungsphase: Kite handelt eine Begegnungskarte ab",
        chapter=ChapterView(
            3, "Hochwasserschutzmaßnahmen",
            "Schließt das Sturmflutsperrwerk, bevor die Überwachung 36 erreicht, und besiegt den "
            "Zollvollstreckungsbeamten auf der Aussichtsplattform.", "",
        ),
        surveillance=msgspec.structs.replace(
            base.surveillance,
            thresholds=((8, True, ""), (16, True, ""), (24, True, ""),
                        (32, False, "Jeder Charakter erleidet 1 Stress für jeden Gegner in seiner Umgebung."),
                        (40, False, "Die Episode endet.")),
            epic_fail="erleide 1 Stress und verliere 1 Hoffnung",
        ),
    )  # fmt: skip


def setup() -> View:
    """Before the first round: no grid, nobody placed, hands being chosen."""
    base = two()
    heroes = tuple(
        msgspec.structs.replace(
            each, location="", location_name="", tools=(), tokens=(), hand_count=0, hope=0, counters=0
        )
        for each in base.heroes
    )
    return msgspec.structs.replace(
        base, turn=0, phase="setup", grid=(), heroes=heroes, environments=(), face_down=(),
        where="Setup: choose your starting hand", encounter_deck_count=0, archive_count=0,
    )  # fmt: skip


def solo() -> View:
    """One character alone."""
    base = two("p1")
    return msgspec.structs.replace(
        base, heroes=base.heroes[:1], active="p1", waiting_for=("p1",),
        environments=(harbour(),), where="Character phase: 3 actions left",
    )  # fmt: skip


def end(won: bool = False) -> View:
    """The episode is over."""
    base = three()
    heroes = (*base.heroes[:2], msgspec.structs.replace(base.heroes[2], exhausted=True, endurance=0))
    text = (
        "The lights of Harbour Nine come back on, one crane at a time."
        if won
        else "Kite is exhausted. The floodlights find the last of you at the Rain Market."
    )
    return msgspec.structs.replace(
        base, phase="over", active=None, waiting_for=(), heroes=base.heroes if won else heroes,
        result=ResultView(None, "objective" if won else "exhausted", text, won), where="The episode is over",
    )  # fmt: skip


def drawing() -> View:
    """Mara's own view while she resolves her encounter card and looks at modifiers."""
    base = three("p1")
    own = msgspec.structs.replace(base.heroes[0], drawn=INFOS["enemy"])
    return msgspec.structs.replace(
        base, heroes=(own, *base.heroes[1:]), phase="encounter", active=None, waiting_for=("p1",),
        advice_forbidden=True, looked_at=("+3", "-2", "skull"), where="Encounter phase: your card",
    )  # fmt: skip


BOARDS = {
    "two": two(), "three": three(), "task": task_running(), "chances": chances(), "four": four(),
    "crowded": crowded(), "german": german(), "setup": setup(), "solo": solo(),
    "won": end(True), "lost": end(),
}  # fmt: skip
HANDS = {
    "hand": three("p1"),
    "drawing": drawing(),
    "empty": msgspec.structs.replace(
        three("p1"), heroes=(msgspec.structs.replace(three("p1").heroes[0], hand=(), hand_count=0, tools=()),)
    ),
}
