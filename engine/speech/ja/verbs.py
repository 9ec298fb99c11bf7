"""Japanese verbs: the forms of the plain style."""

from __future__ import annotations

_GODAN = {
    "う": ("って", "わ", "い"), "く": ("いて", "か", "き"), "ぐ": ("いで", "が", "ぎ"),
    "す": ("して", "さ", "し"),
    "つ": ("って", "た", "ち"), "ぬ": ("んで", "な", "に"), "ぶ": ("んで", "ば", "び"),
    "む": ("んで", "ま", "み"),
    "る": ("って", "ら", "り"),
}  # fmt: skip


def te(verb: str, kind: str) -> str:
    """ "トラッシュして", "引いて"."""
    if kind == "s":
        return verb.removesuffix("する") + "して"
    if kind == "1":
        return verb.removesuffix("る") + "て"
    if kind == "i":
        return verb.removesuffix("い") + "くて"
    if verb.endswith("行く"):
        return verb[:-1] + "って"
    return verb[:-1] + _GODAN[verb[-1]][0]


def past(verb: str, kind: str) -> str:
    """ "トラッシュした", "引いた"."""
    if kind == "i":
        return verb.removesuffix("い") + "かった"
    form = te(verb, kind)
    return form[:-1] + ("た" if form[-1] == "て" else "だ")


def negative(verb: str, kind: str) -> str:
    """ "トラッシュしない", "引かない"."""
    if kind == "s":
        return verb.removesuffix("する") + "しない"
    if kind == "1":
        return verb.removesuffix("る") + "ない"
    if kind == "i":
        return verb.removesuffix("い") + "くない"
    return verb[:-1] + _GODAN[verb[-1]][1] + "ない"


def potential(verb: str, kind: str) -> str:
    """ "トラッシュできる", "引ける": a る-verb."""
    if kind == "s":
        return verb.removesuffix("する") + "できる"
    if kind == "1":
        return verb.removesuffix("る") + "られる"
    if kind == "i":
        return verb + "ことができる"
    return verb[:-1] + _CAN[verb[-1]] + "る"


_CAN = dict(zip("うくぐすつぬぶむる", "えけげせてねべめれ", strict=True))


def causative(verb: str, kind: str) -> str:
    """ "トラッシュさせる", "失わせる": a る-verb."""
    if kind == "s":
        return verb.removesuffix("する") + "させる"
    if kind == "1":
        return verb.removesuffix("る") + "させる"
    return verb[:-1] + _GODAN[verb[-1]][1] + "せる"


def passive(verb: str, kind: str) -> str:
    """ "トラッシュされる", "盗まれる": a る-verb."""
    if kind == "s":
        return verb.removesuffix("する") + "される"
    if kind == "1":
        return verb.removesuffix("る") + "られる"
    return verb[:-1] + _GODAN[verb[-1]][1] + "れる"
