"""The same in words, for players who do not see the picture. At most 1,024 characters each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from engine.messages import items, noted, say, sentence, sentences
from engine.neon_hope.shown.view import CardInfo, CardView, EnvironmentView, HeroView, LocationView, View
from render import fonts
from render.described import within
from render.neon_hope import words
from render.neon_hope.words import Names
from render.picture import ALT_LIMIT

PartKind = Literal["head", "places", "network", "heroes"]


class Part(NamedTuple):
    """Something on a picture."""

    kind: PartKind
    of: tuple[str, ...] = ()
    """Codes of environments, numbers of cards, seats of characters."""


def board(view: View, names: Names, parts: Sequence[Part] | None = None) -> str:
    """The table: whose move, goal, surveillance, where everybody is, enemies, the rest.

    For a second picture of the table `parts` says what is on it."""
    language = view.language
    told = [sentence(language, words.headline(view, names))]
    if parts is None:
        told.append(sentence(language, words.line(view)))
        if view.advice_forbidden:
            told.append(sentence(language, say(language, "rnh-no-advice")))
        told += [*_task(view, names), _surveillance(view), _goal(view), *_new(view)]
        told += [_hero(view, hero, names) for hero in view.heroes]
        told += [*_places(view, view.environments), *_network(view), *_grid(view)]
        return shorten(told, language)
    for part in parts:
        if part.kind == "places":
            told += _places(view, [each for each in view.environments if each.code in part.of])
        elif part.kind == "network":
            told += _network(view, part.of)
        elif part.kind == "heroes":
            characters = [hero for hero in view.heroes if hero.seat in part.of]
            told += [_hero(view, hero, names) for hero in characters]
            told += _tools(view, characters)
    return shorten(told, language)


def shorten(said: Sequence[str], language: str) -> str:
    """As many whole sentences as fit; then a word that there is more."""
    return within(said, say(language, "rnh-more"), language)


def _new(view: View) -> list[str]:
    """The cards that changed since one's last answer."""
    changed = [card.name for card in words.cards(view) if card.code in view.fresh]
    if not changed:
        return []
    listed = items(view.language, words.grouped(changed))
    return [say(view.language, "rnh-alt-list", label=say(view.language, "rnh-new"), items=listed)]


def _surveillance(view: View) -> str:
    dial = view.surveillance
    which = "rnh-alt-surveillance-escalated" if dial.escalated else "rnh-alt-surveillance"
    text = say(view.language, which, n=dial.value, last=dial.last)
    ahead = next((at for at, triggered, _ in dial.thresholds if not triggered), None)
    said = [text] if ahead is None else [text, say(view.language, "rnh-alt-next", n=ahead)]
    return sentences(view.language, said)


def _goal(view: View) -> str:
    chapter = view.chapter
    said = say(view.language, "rnh-alt-goal", n=chapter.number, name=chapter.name, goal=chapter.goal)
    return sentence(view.language, said)


def _hero(view: View, hero: HeroView, names: Names) -> str:
    language = view.language
    text = say(
        language,
        "rnh-alt-hero" if words.equipped(view, hero) else "rnh-alt-hero-begins",
        name=words.hero(view, hero.seat, names),
        place=hero.location_name or say(language, "rnh-alt-nowhere"),
        endurance=hero.endurance,
        hand=hero.hand_count,
        hope=hero.hope,
        resources=hero.resources,
        actions=hero.counters,
    )
    marks = [
        say(language, name)
        for name, holds in (
            ("rnh-lead", hero.lead),
            ("rnh-exhausted", hero.exhausted),
            ("rnh-done", hero.done and not hero.exhausted),
        )
        if holds
    ]
    return sentence(language, items(language, [text, *marks]))


def _tools(view: View, characters: Sequence[HeroView]) -> list[str]:
    return [
        say(
            view.language,
            "rnh-alt-list",
            label=items(view.language, (hero.name, say(view.language, "rnh-tools"))),
            items=items(view.language, words.grouped(card.name for card in hero.tools)),
        )
        for hero in characters
        if hero.tools
    ]


def _card(card: CardView, language: str) -> str:
    """A card by what matters most about it, with its stage and its counters."""
    more = []
    if card.stages:
        more.append(say(language, "rnh-stage", n=card.stage, of=card.stages))
    if words.boss(card):
        for kind in ("stress", "surveillance"):
            bare = sum(slot.kind == kind and not slot.filled for slot in card.slots)
            if bare and not card.back:
                more.append(say(language, "rnh-alt-attacks", n=bare, kind=kind))
    if words.counts(card):
        more.append(say(language, "rnh-counters", name=card.counted or "none", n=card.counters))
    return f"{_state(card, language)} [{items(language, more)}]" if more else _state(card, language)


def _state(card: CardView, language: str) -> str:
    if card.kind == "enemy":
        if card.back:
            return say(language, "rnh-alt-enemy-gone", name=card.name)
        if card.health is not None:
            return say(language, "rnh-alt-enemy", name=card.name, damage=card.damage, health=card.health)
    if card.secrets:
        return say(language, "rnh-alt-secrets", name=card.name, n=card.secrets)
    slots = [slot for slot in card.slots if slot.kind == "slot"]
    if slots:
        filled = sum(1 for slot in slots if slot.filled)
        return say(language, "rnh-alt-condition", name=card.name, filled=filled, slots=len(slots))
    if card.support:
        return noted(
            language, card.name, items(language, words.grouped(token.name for token in card.support))
        )
    return card.name


def _places(view: View, environments: Sequence[EnvironmentView]) -> list[str]:
    """Locations with cards; those with enemies first."""
    every = [place for each in environments for place in (each.upper, each.lower)]
    places = [place for place in every if place.cards]
    places.sort(key=lambda place: all(card.kind != "enemy" for card in place.cards))
    barred = [
        sentence(view.language, _place(place, view.language))
        for place in every
        if place.access != "open" and not place.cards
    ]
    return [
        *barred,
        *(
            say(
                view.language,
                "rnh-alt-place",
                name=_place(place, view.language),
                cards=items(view.language, words.grouped(_card(card, view.language) for card in place.cards)),
            )
            for place in places
        ),
    ]


def _place(place: LocationView, language: str) -> str:
    if place.access == "open":
        return place.name
    return noted(language, place.name, say(language, "rnh-access", access=place.access))


def _network(view: View, only: Sequence[str] | None = None) -> list[str]:
    """Its cards, or those of them whose number is named."""
    cards = [card for card in (*view.network, *view.community) if card.kind != "surveillance"]
    cards = [card for card in cards if only is None or str(card.oid) in only]
    if not cards:
        return []
    listed = items(view.language, words.grouped(_card(card, view.language) for card in cards))
    return [say(view.language, "rnh-alt-network", cards=listed)]


def _grid(view: View) -> list[str]:
    if not view.grid:
        return []
    down = sum(1 for cell in view.grid if cell.modifier is None and not cell.empty)
    up = words.grouped(words.spoken(cell.modifier, view.language) for cell in view.grid if cell.modifier)
    return [say(view.language, "rnh-alt-grid", down=down, up=items(view.language, up) or "–")]


def _task(view: View, names: Names) -> list[str]:
    now = view.task
    if now is None:
        return []
    needs = f"{now.task.attribute_name} {now.task.difficulty}"
    task = items(view.language, (now.task.type_name, needs))
    who = words.hero(view, now.seat, names)
    text = say(view.language, "rnh-alt-task", name=who, task=task, card=now.card.name, value=now.value)
    outcome = {"success": "rnh-success", "failure": "rnh-failure"}.get(now.outcome)
    return [text, *([sentence(view.language, say(view.language, outcome).capitalize())] if outcome else [])]


def hand(view: View, hero: HeroView) -> str:
    """The hand, discard pile, tools and what is being looked at in words."""
    language = view.language
    cards = hero.hand or ()
    told = []
    if cards:
        named = []
        for card in cards:
            bonus = f" {card.bonus:+d}" if card.bonus else ""
            named.append(noted(language, card.name, items(language, card.type_names) + bonus))
        listed = sentence(language, items(language, words.grouped(named)))
        told.append(sentences(language, (say(language, "rnh-alt-hand", n=len(cards)), listed)))
    else:
        told.append(sentence(language, say(language, "rnh-your-hand", n=0)))
    drawn = [hero.drawn.title, *hero.drawn.text] if hero.drawn is not None else []
    for label, found in (
        ("rnh-drawn", drawn),
        ("rnh-looked-at", [words.spoken(text, language) for text in view.looked_at]),
        ("rnh-in-play", [card.name for card in hero.tools]),
        ("rnh-tokens", [f"{token.name} {token.charges}".rstrip(" 0") for token in hero.tokens]),
        ("rnh-secrets-kept", list(hero.secrets)),
        ("rnh-discard-pile", [card.name for card in hero.discard]),
        ("rnh-tool-set", [f"{name} {cost}" for _, name, cost in hero.tool_set]),
    ):
        if found:
            listed = items(language, found)
            told.append(say(language, "rnh-alt-list", label=say(language, label), items=listed))
    return shorten(told, language)


def card(info: CardInfo) -> str:
    """One card in words: name, type, figures and rules text."""
    language = info.language
    facts = items(language, (f"{name} {value}" for name, value in info.facts))
    told = [sentence(language, fonts.clean(info.title)), sentence(language, info.type_line)]
    if facts:
        told.append(sentence(language, facts))
    text = sentences(language, [*told, *info.text])
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1].rstrip() + fonts.ELLIPSIS
