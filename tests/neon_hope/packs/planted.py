"""Slips of when, planted in docs/ferry, a campaign of a night: what is exchanged, the path, its sentence."""

from __future__ import annotations

NIGHT, ENEMIES, LOG = "episode.yaml", "encounters.yaml", "campaign.yaml"
DECK = "      - environment: deck\n"
PURSER = '      - bring: {card: purser, at: "deck:upper"}\n'
AWAY = "      - environment_leaves: pier\n"
FLIP = DECK + PURSER + '      - move: {to: "deck:lower", who: each}\n' + AWAY
SIX = "      - {at: 6, effects: [{stress: {n: 1, who: each}}]}\n"
TURNED = "    objective: {turned: [time-table]}\n"
BEATEN = "    objective: {defeated: purser}\n"
LANDED = "    resolution: landed\n"
CAUGHT = "        text: {en: They give you your tickets back., de: Sie geben euch die Fahrkarten zurück.}\n"
ASKED = (
    "          - {if: {not: {noted: across}}, "
    "text: {en: You see them from the water., de: Ihr seht sie vom Wasser aus.}}\n"
)
SICK = (
    "          - {if: {marked: {name: seasick, who: any}}, "
    "text: {en: The ground still moves., de: Der Boden schwankt noch.}}\n"
)
NOTE = "      across: {text: {en: You are across., de: Ihr seid drüben.}}\n"
LOST = NOTE + "      lost: {text: {en: You are lost., de: Ihr seid verloren.}}  # here\n"
SWELL = "set: weather, copies: 3, effects: [{stress: 1}]}"
AGAIN = "    passages: [{if: {noted: lost}, text: {en: Again., de: Wieder.}}]\n"
FIRST = "chapters.last-call"
SECOND = "chapters.crossing"

Change = tuple[str, str, str]


def onto(old: str, new: str, file: str = NIGHT) -> Change:
    """`new` behind what stands there."""
    return file, old, old + new


def instead(old: str, new: str, file: str = NIGHT) -> Change:
    return file, old, new


def flip(line: str) -> Change:
    """An effect when the second chapter is over."""
    return instead(LANDED, f"    on_flip:\n      - {line}\n" + LANDED)


def objective(text: str, old: str = TURNED) -> Change:
    return instead(old, f"    objective: {text}  # here\n")


SLIPS: dict[str, tuple[list[Change], str, str]] = {
    # -- notes
    "the epilogue does not ask for it": (
        [instead(ASKED, "", LOG), instead(NOTE, NOTE.replace("\n", "  # here\n"), LOG)],
        "campaigns.night-ferry.notes.across",
        "nothing asks for it later",
    ),
    "nor for a scar": ([instead(SICK, "", LOG)], "campaigns.night-ferry.notes.seasick", "nothing asks"),
    "a lost night leaves it": (
        [instead(NOTE, LOST, LOG), onto(CAUGHT, "        effects: [{note: lost}]\n")],
        "campaigns.night-ferry.notes.lost",
        "nothing asks for it later",
    ),
    "only what writes it looks whether it is there": (
        [
            instead(NOTE, LOST, LOG),
            flip("if: {condition: {not: {noted: lost}}, then: [{note: lost}]}"),
        ],
        "campaigns.night-ferry.notes.lost",
        "nothing asks for it later",
    ),
    "asked for in the step that writes it, too early": (
        [
            instead(NOTE, LOST, LOG),
            onto(CAUGHT, "        effects: [{note: lost}]\n"),
            onto("    chapter: last-call\n", AGAIN),
        ],
        "campaigns.night-ferry.notes.lost",
        "nothing asks for it later",
    ),
    # -- places
    "brought before the environment": (
        [instead(DECK + PURSER, PURSER.replace("\n", "  # here\n") + DECK)],
        f"{FIRST}.on_flip[0].bring.at",
        "“deck” is not in play yet when this comes: “purser” stays away; its “environment” comes later",
    ),
    "moved before the environment": (
        [instead(FLIP, '      - move: {to: "deck:lower", who: each}  # here\n' + DECK + PURSER + AWAY)],
        f"{FIRST}.on_flip[0].move.to",
        "“deck” is not in play yet when this comes: nobody gets there",
    ),
    "brought after it left": (
        [onto(AWAY, '      - bring: {card: guard, at: "pier:upper"}  # here\n')],
        f"{FIRST}.on_flip[4].bring.at",
        "“pier” has left play when this comes: “guard” stays away",
    ),
    "brought there a chapter later": (
        [flip('bring: {card: guard, at: "pier:upper"}  # here')],
        f"{SECOND}.on_flip[0].bring.at",
        "“pier” has left play when this comes: “guard” stays away",
    ),
    "in a branch": (
        [
            instead(
                DECK,
                "      - if:\n          condition: {escalated: {}}\n"
                '          then: [{bring: {card: guard, at: "deck:lower"}}]  # here\n' + DECK,
            )
        ],
        f"{FIRST}.on_flip[0].if.then[0].bring.at",
        "“deck” is not in play yet",
    ),
    "in a choice, after the way back is gone": (
        [
            onto(
                AWAY,
                "      - choose:\n          - {label: {en: Stay, de: Bleiben}}\n"
                "          - label: {en: Back, de: Zurück}\n"
                '            effects: [{move: "pier:lower"}]  # here\n',
            )
        ],
        f"{FIRST}.on_flip[4].choose.options[1].effects[0].move.to",
        "“pier” has left play when this comes: nobody gets there",
    ),
    "an enemy moved in the setup": (
        [
            onto(
                "    setup:\n",
                '      - move_enemy: {what: {code: guard, where: anywhere}, to: "deck:upper"}  # here\n',
            )
        ],
        "episodes.three-oclock.setup[0].move_enemy.to",
        "“deck” is not in play yet when this comes: nobody gets there",
    ),
    "brought where it has closed": (
        [
            instead(AWAY, '      - close: ["pier:upper"]\n'),
            flip('bring: {card: guard, at: "pier:upper"}  # here'),
        ],
        f"{SECOND}.on_flip[0].bring.at",
        "“pier:upper” has closed when this comes: “guard” stays away",
    ),
    "locked too early": (
        [instead(DECK, '      - lock: ["deck:upper"]  # here\n' + DECK)],
        f"{FIRST}.on_flip[0].lock.locations[0]",
        "“deck” is not in play yet when this comes: “lock” does nothing there",
    ),
    "it leaves twice": (
        [flip("environment_leaves: pier  # here")],
        f"{SECOND}.on_flip[0].environment_leaves.card",
        "“pier” has left play when this comes: “environment_leaves” does nothing",
    ),
    "it leaves before there is another": (
        [instead(FLIP, AWAY.replace("\n", "  # here\n") + DECK + PURSER)],
        f"{FIRST}.on_flip[0].environment_leaves.card",
        "nothing but “pier” is in play when this comes, and the last environment stays",
    ),
    "a threshold that may be reached in the first chapter": (
        [instead(SIX, '      - {at: 6, effects: [{bring: {card: guard, at: "deck:upper"}}]}  # here\n')],
        "surveillance.harbour-watch.thresholds[0].effects[0].bring.at",
        "“deck” is not in play yet if this comes in the chapter “last-call”: “guard” stays away",
    ),
    "an event that may be drawn in the first chapter": (
        [instead(SWELL, SWELL.replace("{stress: 1}]}", '{move: "deck:upper"}]}  # here'), ENEMIES)],
        "events.swell.effects[0].move.to",
        "“deck” is not in play yet if this comes in the chapter “last-call”: nobody gets there",
    ),
    "a threshold before that which brings the environment": (
        [
            instead(
                SIX,
                '      - {at: 6, effects: [{bring: {card: guard, at: "deck:upper"}}]}  # here\n'
                "      - {at: 8, effects: [{environment: deck}]}\n",
            ),
            instead(DECK, ""),
        ],
        "surveillance.harbour-watch.thresholds[0].effects[0].bring.at",
        "“deck” is not in play yet when this comes: “guard” stays away",
    ),
    "a card that comes when the place has gone": (
        [
            onto("{on: self_defeated, effects: [", '{bring: {card: gull, at: "pier:upper"}}, ', ENEMIES),
            instead(FLIP, DECK + AWAY + PURSER),
        ],
        "enemies.purser.triggers[0].effects[0].bring.at",
        "“pier” has left play when this comes: “gull” stays away",
    ),
    # -- objectives
    "beaten who comes when it is over": (
        [objective("{defeated: purser}")],
        f"{FIRST}.objective.defeated",
        "nothing brings “purser” into play before this chapter is over: this never comes",
    ),
    "to be beaten twice, and comes once": (
        [objective("{defeated: {card: purser, times: 2}}", BEATEN)],
        f"{SECOND}.objective.defeated",
        "“purser” comes once before this chapter is over: this never comes",
    ),
    "a place that comes when it is over": (
        [objective('{at: {location: "deck:upper", who: all}}')],
        f"{FIRST}.objective.at",
        "nothing brings “deck” into play before this chapter is over",
    ),
    "a place that has gone": (
        [objective('{at: {location: "pier:upper"}}', BEATEN)],
        f"{SECOND}.objective.at",
        "“pier” has left play before this chapter begins: this never comes",
    ),
    "an environment that has gone": (
        [objective("{in_play: pier}", BEATEN)],
        f"{SECOND}.objective.in_play",
        "“pier” has left play before this chapter begins",
    ),
    "a flag that its own end sets": (
        [objective("{flag: boarded}"), instead(DECK, "      - flag: boarded\n" + DECK)],
        f"{FIRST}.objective.flag",
        "nothing sets the flag “boarded” before this chapter is over: this never comes",
    ),
    "a note that the end of the night writes": (
        [objective("{noted: across}"), flip("note: across")],
        f"{FIRST}.objective.noted",
        "nothing writes “across” before this chapter is over: this never comes",
    ),
    "a note that only its resolutions write": (
        [objective("{any: [{turned: [time-table]}, {noted: across}]}")],
        f"{FIRST}.objective.any.of[1].noted",
        "nothing writes “across” before this chapter is over: this never comes",
    ),
    "a scar of the morning after": (
        [objective("{marked: {name: seasick, who: any}}", BEATEN)],
        f"{SECOND}.objective.marked",
        "nothing writes “seasick” for a character before this chapter is over",
    ),
    "locked when it is over": (
        [objective('{locked: "pier:upper"}'), instead(DECK, '      - lock: ["pier:upper"]\n' + DECK)],
        f"{FIRST}.objective.locked",
        "nothing locks “pier:upper” before this chapter is over",
    ),
    "closed when it is over": (
        [objective('{closed: "pier:lower"}')],
        f"{FIRST}.objective.closed",
        "nothing closes “pier:lower” before this chapter is over",
    ),
    "counters that nothing puts there": (
        [objective("{counters: {at_least: 2, what: {code: time-table, where: anywhere}}}")],
        f"{FIRST}.objective.counters",
        "nothing puts counters on “time-table” before this chapter is over",
    ),
    "a tracker that nothing raises": (
        [objective("{tracker: {name: starting-resources, at_least: 2}}")],
        f"{FIRST}.objective.tracker",
        "nothing raises “starting-resources” before this chapter is over",
    ),
    "a tracker that ends before": (
        [objective("{tracker: {name: starting-resources, at_least: 16}}")],
        f"{FIRST}.objective.tracker",
        "“starting-resources” goes up to 15: this never comes",
    ),
    "one of two, and it never comes": (
        [objective("{any: [{turned: [time-table]}, {defeated: purser}]}")],
        f"{FIRST}.objective.any.of[1].defeated",
        "nothing brings “purser” into play before this chapter is over",
    ),
    "not yet there, so met at once": (
        [objective("{all: [{turned: [time-table]}, {not: {in_play: purser}}]}")],
        f"{FIRST}.objective.all.of[1].not.of.in_play",
        "this is so from the start",
    ),
}  # fmt: skip
