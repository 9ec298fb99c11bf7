"""Japanese: sentences, and the tables behind them."""

from __future__ import annotations

import pytest

from engine.speech import RUNNER, Noun, clause, say
from engine.speech.ja.verbs import negative, passive, past, te
from tests.speech.parts import SAID

TEXTS = {
    "an instruction": "9クレジットを得る。",
    "what somebody else does": "ランナーは1クレジットを得る。",
    "a person named before": "ランナーがタグされている場合、ランナーにタグを1つ与える。",
    "the same to the other": "タグされている場合、コーポはあなたにタグを1つ与える。",
    "if and otherwise": (
        "ランナーがタグされている場合、4ミートダメージを与える。そうでない場合、ランナーにタグを1つ与える。"
    ),
    "two verbs of one event": (
        "この計画書が得点されるか盗まれた時、すべてのコストを無視して非レゾ状態のアイスを1枚レゾしてもよい。"
    ),
    "an offer": "ランナーは4クレジットを支払ってもよい。そうしない場合、ランナーにタグを1つ与える。",
    "an offer to the reader": (
        "4クレジットを支払ってもよい。そうしない場合、コーポはあなたにタグを1つ与える。"
    ),
    "two offers after a trigger": (
        "ランナーがこのサーバーにアプローチするたび、ランナーは2クリックを消費するか、5"
        "クレジットを支払ってもよい。そうしない場合、ランを終了する。"
    ),
    "a state while another lasts": "このアイスが遠隔サーバーを守っている間、このアイスは強度+2を得る。",
    "a cost": "インターフェイス→1クレジット：コードゲートサブルーチンを2つまでブレイクする。",
    "costs that are done": (
        "搭載されているウィルスカウンター1個、このプログラムをトラッシュする：カードを2枚引く。"
    ),
    "the first time each turn": "各ターン最初にHQをブリーチした時、追加のカード1枚にアクセスする。",
    "a number that grows": (
        "2ネットダメージに加え、搭載されているアドバンストークン1個につき1ネットダメージを与える。"
    ),
    "a number equal to another": "自分のリンクと同じ数のクレジットを得る。",
    "the past": "このターンにランに成功した場合、カードを1枚引く。",
    "the past denied": (
        "このターンにプログラムをインストールしていない場合、各プログラムはインストールす"
        "る際にコストが1クレジット減る。"
    ),
    "one of two kinds": "インストール状態のハードウェアかプログラムを1枚トラッシュする。",
    "a relative clause": (
        "このターンにインストールされていないインストール状態のカード1枚にアドバンストークンを2個置く。"
    ),
    "what cannot be": "このターンの終了時まで、ランナーは計画書を盗めない。",
    "one thing and then another": "ランナーはカードを1枚引く。その後、ランナーは2クレジットを得る。",
    "at once": "このプログラムが空になった時、このプログラムをトラッシュして、カードを1枚引く。",
    "a choice": (
        "次のうち1つを選んで行う：3クレジットを得る／カードを3枚引く。ランナーがタグさ"
        "れている場合、両方を好きな順番で行ってもよい。"
    ),
    "somebody else's choice": "次のうちコーポが選んだ1つを行う：6クレジットを得る／カードを4枚引く。",
    "zones": "HQかアーカイブからカードを3枚までR&Dに混ぜてシャッフルする。",
    "whose": "ランナーのスタックの一番上からカードを2枚トラッシュする。",
    "whose is the reader's": "自分のスタックからプログラムを1枚探す。",
    "what it is not": "アイスブレイカー以外のインストール状態のプログラムを1枚トラッシュする。",
    "what is done instead": (
        "攻撃されているサーバーをブリーチする代わりに攻撃されているサーバーのルートのすべてのカードをR&Dに混ぜてシャッフルしてもよい。"
    ),
    "somebody made to do so instead": (
        "コーポがタグされている場合、コーポにHQをブリーチする代わりに2クレジットを失わせてもよい。"
    ),
    "copies of what was named": (
        "このプログラムをインストールした時、自分のヒープのこのプログラムのコピーを1枚公開する。"
    ),
    "what it has none of": ("ウィルスカウンターを持たないカードを1枚アドバンスする。"),
    "another": "ランナーは別のインストール状態のカードをトラッシュする。",
    "there is none": "アクティブなロックダウンがない場合、ウィルスカウンターをすべて破棄する。",
    "two sentences": "5クレジットを得る。ランナーのクレジットが6以下である場合、ランを終了する。",
    "under a head": "2回：2クレジットを得る。",
    "with a name of its own": "「X」（タグされている場合、ランを終了する）。",
    "only if": "1クレジット、ランナーがタグされている場合のみ：ランを終了する。",
    "so much per person": "プレイヤー1人につき2クレジットを得る。",
}


@pytest.mark.parametrize("what", SAID)
def test_says(what: str) -> None:
    node, you = SAID[what]
    assert say("ja", node, you) == TEXTS[what]


def test_everything_has_its_text_here() -> None:
    assert SAID.keys() == TEXTS.keys()


@pytest.mark.parametrize(
    ("verb", "kind", "forms"),
    [
        ("トラッシュする", "s", ("トラッシュして", "トラッシュした", "トラッシュしない", "トラッシュされる")),
        ("得る", "1", ("得て", "得た", "得ない", "得られる")),
        ("引く", "5", ("引いて", "引いた", "引かない", "引かれる")),
        ("支払う", "5", ("支払って", "支払った", "支払わない", "支払われる")),
        ("盗む", "5", ("盗んで", "盗んだ", "盗まない", "盗まれる")),
        ("失う", "5", ("失って", "失った", "失わない", "失われる")),
        ("選ぶ", "5", ("選んで", "選んだ", "選ばない", "選ばれる")),
        ("取る", "5", ("取って", "取った", "取らない", "取られる")),
        ("裏返す", "5", ("裏返して", "裏返した", "裏返さない", "裏返される")),
    ],
)
def test_verbs(verb: str, kind: str, forms: tuple[str, ...]) -> None:
    assert tuple(form(verb, kind) for form in (te, past, negative, passive)) == forms


@pytest.mark.parametrize(
    ("noun", "said"),
    [
        (Noun("card", n=2), "カードを2枚引く。"),
        (Noun("card", n=2, up_to=True), "カードを2枚まで引く。"),
        (Noun("credit", n=3), "3クレジットを引く。"),
        (Noun("tag", n=1), "タグを1つ引く。"),
        (Noun("virus_counter", n=4), "ウィルスカウンターを4個引く。"),
        (Noun("card", "any_number"), "カードを任意の枚数引く。"),
        (Noun("program", "this"), "このプログラムを引く。"),
    ],
)
def test_counters_and_particles(noun: Noun, said: str) -> None:
    assert say("ja", clause("draw", RUNNER, noun), "runner") == said


def test_none_of_something_is_said_by_the_verb() -> None:
    """Whether it is done by somebody or to something."""
    assert say("ja", clause("draw", RUNNER, Noun("card", "no"))) == "ランナーはカードを引かない。"
