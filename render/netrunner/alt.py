"""The same in words, for players who do not see the picture. At most 1,024 characters each."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.messages import items, noted, say, sentence, sentences
from engine.messages import parts as between_parts
from engine.netrunner.shown.view import CardInfo, CardView, ServerView, SignView, View
from render import fonts, prose
from render.described import within
from render.netrunner import words
from render.netrunner.words import Names
from render.picture import ALT_LIMIT


def shorten(said: Sequence[str], language: str) -> str:
    """As many whole sentences as fit; then a word that there is more."""
    return within(said, say(language, "nr-alt-more"), language)


def board(view: View, names: Names, parts: Sequence[str] = ("corp", "runner")) -> str:
    """The table: whose move, where, scores, then each side's figures and cards."""
    for server in (_server, _plain_server, _brief_server):
        told = _board(view, names, parts, server)
        if len(sentences(view.language, told)) <= ALT_LIMIT:
            break
    played = _identities(view, parts)
    if (
        len(sentences(view.language, (*told, played))) <= ALT_LIMIT
    ):  # known from the beginning: if there is room
        told += [played] if played else []
    return shorten(told, view.language)


def _identities(view: View, parts: Sequence[str]) -> str:
    """The identities, as they are turned now, with what is on them."""
    language = view.language
    here = [side.identity for side, name in ((view.corp, "corp"), (view.runner, "runner")) if name in parts]
    titled = [_with_counters(card, words.title(card), language) for card in here if words.title(card)]
    return (
        sentence(language, say(language, "nr-alt-played", identities=words.joined(titled, language)))
        if titled
        else ""
    )


def _goal(view: View) -> str:
    """How many points win: one number, or that of the Corp and that of the Runner."""
    return " / ".join(dict.fromkeys((str(view.corp.to_win), str(view.runner.to_win))))


def _board(
    view: View, names: Names, parts: Sequence[str], shown: Callable[[ServerView, str], str]
) -> list[str]:
    """The sentences; `shown` says a server, in less detail on a table of many."""
    language = view.language
    told = [sentence(language, words.headline(view, names))]
    told.append(sentence(language, view.result.text if view.result else view.where))
    corp, runner = view.corp, view.runner
    told.append(say(language, "nr-alt-points", corp=corp.points, runner=runner.points, goal=_goal(view)))
    run = view.run
    if run is not None:
        if run.accessing is not None:
            name = words.title(run.accessing) or say(language, "nr-card")
            told.append(say(language, "nr-alt-accessing", name=name))
        told.append(where_in_run(view))
    if "corp" in parts:
        told.append(_corp(view, names))
    if "runner" in parts:
        told.append(_runner(view, names))
    if "corp" in parts:
        told += [
            shown(server, language)
            for server in corp.servers
            if server.ice or server.root or words.designated(server, language)
        ]
    if "runner" in parts:
        told += _rig(view)
    for player, side in ((corp, "corp"), (runner, "runner")):
        if side in parts and player.in_play:
            told.append(_listed("nr-pic-in-play", _names(player.in_play, language), language))
        if side in parts and player.hand is not None and view.seat != side:
            label = "nr-pic-hq-revealed" if side == "corp" else "nr-pic-grip-revealed"
            told.append(_listed(label, _names(player.hand, language), language))
    if "corp" in parts:
        if corp.score_area:
            told.append(_listed("nr-pic-scored", _names(corp.score_area, language), language))
        if corp.archives:
            told.append(_listed("nr-server-archives", words.pile(corp.archives, language), language))
        tiles = [card for server in corp.servers for card in (*server.root, *server.ice)] + _rig_cards(view)
        tiles = [each for card in tiles for each in (card, *card.hosted)]
        changed = [card for card in tiles if card.oid in view.fresh]
        own = (corp.identity, runner.identity, *corp.score_area, *runner.score_area)
        if used := [card for card in (*own, *tiles) if card.used]:
            said = say(language, "nr-alt-used", cards=items(language, _names(used, language)))
            told.append(sentence(language, said))
        told += _chosen(view)
        if changed:
            new = items(language, _names(changed, language))
            told.append(sentence(language, say(language, "nr-alt-new", cards=new)))
        if view.remembered:
            seen = [
                say(
                    language, "nr-seen", zone=card.zone, place=card.place, card=fonts.clean(card.title),
                    turn=(card.turn + 1) // 2,
                )
                for card in view.remembered
            ]  # fmt: skip
            told.append(sentence(language, say(language, "nr-alt-seen", cards=items(language, seen))))
    if "runner" in parts:
        if runner.score_area:
            told.append(_listed("nr-pic-stolen", _names(runner.score_area, language), language))
        if runner.heap:
            told.append(_listed("nr-pic-heap-label", words.pile(runner.heap, language), language))
    return [one for one in told if one]


def _chosen(view: View) -> list[str]:
    """Cards that were chosen for an effect that lasts: what they are (ice by its position), and where."""
    language = view.language
    places = [
        (
            card,
            server.part(language, ice=True),
            words.title(card) or say(language, "nr-alt-chosen-ice", n=nth),
        )
        for server in view.corp.servers
        for nth, card in enumerate(server.ice, 1)
    ]
    facedown = say(language, "nr-facedown-card")
    roots = [(server.part(language, ice=False), card) for server in view.corp.servers for card in server.root]
    places += [(card, where, words.title(card) or facedown) for where, card in roots]
    rig = say(language, "nr-role", seat="runner")
    places += [(card, rig, words.title(card) or facedown) for card in _rig_cards(view)]
    return [
        sentence(language, say(language, "nr-alt-chosen", card=fonts.clean(title), chosen=name, where=where))
        for card, where, name in places
        for title in card.chosen_by
    ]


def _corp(view: View, names: Names) -> str:
    corp, language = view.corp, view.language
    publicity = say(language, "nr-alt-bad-publicity", n=corp.bad_publicity)
    return say(
        language, "nr-alt-corp", name=words.player_and_role(view, "corp", names),
        credits=say(language, "nr-n-credits", n=corp.credits),
        clicks=say(language, "nr-n-clicks", n=corp.clicks),
        more=items(language, ("", publicity)) if corp.bad_publicity else "",
        hand=corp.hand_count, deck=corp.deck_count, archives=len(corp.archives),
    )  # fmt: skip


def _runner(view: View, names: Names) -> str:
    runner, language = view.runner, view.language
    more = [
        say(language, what, n=number)
        for number, what in (
            (runner.fund, "nr-alt-fund"),
            (runner.tags, "nr-n-tags"),
            (runner.core_damage, "nr-alt-core-damage"),
            (runner.link, "nr-alt-link"),
        )
        if number
    ]
    return say(
        language, "nr-alt-runner", name=words.player_and_role(view, "runner", names),
        credits=say(language, "nr-n-credits", n=runner.credits),
        clicks=say(language, "nr-n-clicks", n=runner.clicks),
        hand=runner.hand_count, deck=runner.deck_count, heap=len(runner.heap),
        used=runner.memory_used, limit=runner.memory_limit,
        more="".join(items(language, ("", what)) for what in more),
    )  # fmt: skip


def _listed(label: str, listed: Sequence[str], language: str) -> str:
    return say(language, "nr-alt-list", label=say(language, label), items=items(language, listed))


_WITHOUT_ICE = {"movement": "nr-alt-before-server", "success": "nr-alt-at-server"}
"""What is said of the phases of a run where no ice is near."""


def where_in_run(view: View) -> str:
    """Where the Runner is; "" if there is no run."""
    run, language = view.run, view.language
    if run is None:
        return ""
    if run.position is None:
        return say(language, _WITHOUT_ICE.get(run.phase, "nr-alt-run"), server=run.server_name)
    server = next((server for server in view.corp.servers if server.id == run.server), None)
    if server is None or run.position >= len(server.ice):
        return say(language, "nr-alt-run", server=run.server_name)
    ice = server.ice[run.position]
    nth, count = run.position + 1, len(server.ice)
    name = words.title(ice) or say(language, "nr-alt-unrezzed")
    if run.before:
        return say(language, "nr-alt-before-ice", nth=nth, count=count, server=run.server_name, ice=name)
    if run.phase != "encounter":
        return say(language, "nr-alt-at-ice", nth=nth, count=count, server=run.server_name, ice=name)
    broken = sum(1 for _, done in ice.subroutines if done)
    return say(
        language, "nr-alt-at-ice-broken", nth=nth, count=count, server=run.server_name, ice=name,
        n=broken, all=len(ice.subroutines),
    )  # fmt: skip


def _names(cards: Sequence[CardView], language: str) -> list[str]:
    return words.grouped(words.title(card) or say(language, "nr-facedown-card") for card in cards)


def _with_counters(card: CardView, text: str, language: str) -> str:
    """A card as it is called, with its counters, and what is hosted on it with theirs."""
    marks = [words.counters(number, kind, language) for kind, number in card.counters.items() if number]
    if marks:
        text = say(language, "nr-alt-with", name=text, marks=words.joined(marks, language))
    return _with_guests(card, text, language)


def _with_guests(card: CardView, text: str, language: str) -> str:
    """ "Scheherazade (hosts Mimic)"."""
    if not card.hosted:
        return text
    hidden = say(language, "nr-facedown-card")
    guests = [_with_counters(guest, words.title(guest) or hidden, language) for guest in card.hosted]
    hosts = say(language, "nr-pic-hosts", name=words.joined(words.grouped(guests), language))
    return noted(language, text, hosts)


def _server_name(server: ServerView, language: str) -> str:
    """ "HQ (mark)"."""
    marks = words.designated(server, language)
    return noted(language, server.name, items(language, marks)) if marks else server.name


def _plain_server(server: ServerView, language: str) -> str:
    return _server(server, language, subs=False)


def _server(server: ServerView, language: str, *, subs: bool = True) -> str:
    def listed(cards: Sequence[CardView], hidden: str) -> str:
        hidden = say(language, hidden)
        return items(
            language,
            (_with_counters(card, _corp_card(card, hidden, language, subs), language) for card in cards),
        )

    ice = say(language, "nr-pic-no-ice")
    if server.ice:
        label = "nr-alt-ice-inwards" if len(server.ice) > 1 else "nr-alt-ice"
        ice = say(language, label, names=listed(server.ice, "nr-alt-unrezzed"))
    if not server.root:
        return say(language, "nr-alt-server", server=_server_name(server, language), ice=ice)
    root = say(language, "nr-alt-root", names=listed(server.root, "nr-facedown-card"))
    return say(language, "nr-alt-server-root", server=_server_name(server, language), ice=ice, root=root)


def _brief_server(server: ServerView, language: str) -> str:
    """ "Server 6: unrezzed, Palisade; root: facedown +2.": the outermost ice first."""
    hidden = say(language, "nr-alt-unrezzed")
    ice = items(language, (_with_guests(card, words.title(card) or hidden, language) for card in server.ice))
    ice = ice or say(language, "nr-pic-no-ice")
    root = items(
        language,
        (
            (words.title(card) or say(language, "nr-alt-facedown"))
            + "".join(f" +{number}" for number in card.counters.values() if number)
            for card in server.root
        ),
    )
    if not root:
        return say(language, "nr-alt-brief", server=_server_name(server, language), ice=ice)
    return say(language, "nr-alt-brief-root", server=_server_name(server, language), ice=ice, root=root)


def _corp_card(card: CardView, hidden: str, language: str, subs: bool) -> str:
    name = words.title(card)
    if not name:
        return hidden
    if words.private(card):
        return say(language, "nr-alt-private", name=name)
    if card.type == "ice" and card.strength is not None:
        if subs and card.signs:
            said = between_parts(language, (_subroutine(signs, language) for signs in card.signs))
            return say(language, "nr-alt-subs", name=name, n=card.strength, subs=said)
        return say(language, "nr-alt-strength", name=name, n=card.strength)
    return name


def _subroutine(signs: Sequence[SignView], language: str) -> str:
    return items(
        language,
        (
            say(language, "nr-alt-sub", sign=sign.name, n=sign.n, maybe="no" if sign.sure else "yes")
            for sign in signs
        ),
    )


def _rig_cards(view: View) -> list[CardView]:
    runner = view.runner
    return [*runner.programs, *runner.hardware, *runner.resources, *runner.facedown]


def _rig(view: View) -> list[str]:
    runner, language = view.runner, view.language
    found = []
    for label, cards in (
        ("nr-pic-programs", runner.programs),
        ("nr-pic-hardware", runner.hardware),
        ("nr-pic-resources", runner.resources),
        ("nr-pic-facedown", runner.facedown),
    ):
        if cards:
            hidden = say(language, "nr-facedown-card")
            listed = [_with_counters(card, words.title(card) or hidden, language) for card in cards]
            found.append(_listed(label, words.grouped(listed), language))
    return found or [say(language, "nr-alt-rig-empty")]


def hand(view: View, cards: Sequence[CardView], table: bool = False) -> str:
    """The hand in words; `table`: then the board in short."""
    language = view.language
    after = [_short(view)] if table else []
    if not cards:
        return sentences(language, [say(language, "nr-alt-hand-empty", seat=view.seat), *after])
    new = say(language, "nr-pic-new")
    listed = [
        noted(language, _hand_card(card, language), new)
        if card.code in view.drawn
        else _hand_card(card, language)
        for card in cards
    ]
    head = say(language, "nr-alt-hand", seat=view.seat, n=len(cards))
    return shorten([head, *(sentence(language, name) for name in words.grouped(listed)), *after], language)


def _short(view: View) -> str:
    """What the strip above a hand shows: credits and points of both, and how much lies at each server."""
    language = view.language
    tagged = say(language, "nr-n-tags", n=view.runner.tags)
    said = items(language, ("", tagged)) if view.runner.tags else ""
    tags = {"corp": "", "runner": said}
    sides = [
        say(
            language, "nr-alt-strip-side", seat=side, hand=player.hand_count, more=tags[side],
            credits=say(language, "nr-n-credits", n=player.credits),
            points=say(language, "nr-n-points", n=player.points),
        )
        for side, player in (("corp", view.corp), ("runner", view.runner))
    ]  # fmt: skip
    places = [
        say(language, "nr-alt-strip-server", server=server.name, ice=len(server.ice), root=len(server.root))
        for server in view.corp.servers
    ]
    return say(
        language, "nr-alt-strip", sides=between_parts(language, sides), places=between_parts(language, places)
    )


def _hand_card(card: CardView, language: str) -> str:
    name = words.title(card) or say(language, "nr-pic-unknown")
    kind = say(language, "nr-alt-kind", type=card.type or "")
    if card.type == "agenda":
        need, points = card.advancement_requirement or 0, card.agenda_points or 0
        return say(language, "nr-alt-hand-agenda", name=name, kind=kind, need=need, n=points)
    if card.cost is not None:
        return say(language, "nr-alt-hand-cost", name=name, kind=kind, n=card.cost)
    return say(language, "nr-alt-hand-card", name=name, kind=kind)


def card(info: CardInfo) -> str:
    """One card in words: name, type, figures and rules text."""
    language = info.language
    facts = items(language, (f"{name} {value}" for name, value in info.facts))
    told = [sentence(language, fonts.clean(info.title))]
    told.append(sentence(language, items(language, (info.type_line, info.faction_name))))
    if facts:
        told.append(sentence(language, facts))
    text = sentences(language, [*told, *(prose.spoken(paragraph, language) for paragraph in info.text)])
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1].rstrip() + fonts.ELLIPSIS
