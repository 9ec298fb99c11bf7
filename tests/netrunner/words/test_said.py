"""Sentences that words which no card has yet would make, in every language."""

from __future__ import annotations

import pytest

from engine.netrunner.language import effects as fx
from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.amounts import (
    BadPublicityCount,
    CostOf,
    ForEvery,
    Half,
    Hosted,
    HowMany,
    Plus,
    Remembered,
    Tags,
    X,
)
from engine.netrunner.language.conditions import AtLeast, Equal, RunOn, Tagged
from engine.netrunner.language.costs import Chosen, CreditsFrom, TopOfDeck, cost
from engine.netrunner.language.effects import Draw, Gain
from engine.netrunner.language.flow import ChooseOne, Delayed, ForNow, If, May, MayPay, Together
from engine.netrunner.language.happenings import HERE, RUN, AnyOf, First, Happened, On
from engine.netrunner.language.hosting import MayInstallFaceup, OnlyIn
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.prices import Price
from engine.netrunner.language.restrictions import BreakLimit, Cannot
from engine.netrunner.language.selectors import (
    ANY_NUMBER,
    HostOfSource,
    Installed,
    InZone,
    Result,
    Subtype,
    This,
    ThisCard,
    Type,
    target,
)
from engine.netrunner.language.sets import (
    AnyCard,
    CanBeAdvanced,
    ControlledBy,
    Each,
    EventCard,
    Having,
    OnTop,
    Rezzed,
    These,
)
from engine.netrunner.language.spoken import Voice
from engine.netrunner.language.traits import LoseAbilities
from engine.netrunner.objects.definitions import Definition
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import Facts
from engine.netrunner.table.parts import YOU, Ability
from engine.netrunner.table.state import ARCHIVES, GRIP, HEAP, RUNNER
from engine.speech import LANGUAGES, say

NO_DRAW = ForNow(Cannot("draw", who=RUNNER), "turn")
FOR_MORE = fx.InstallFrom((GRIP,), Type("hardware"), less=-1)
FOUND = fx.Search(Type("program"), to_install=True)
CHEAPER = fx.Install(Result("found"), less=CostOf(Result("trashed")))
STRONGER = MayPay(
    cost(Chosen("derez", 1, Rezzed() & Type("ice"))), (ForNow(Modify("strength", 3), "run", EventCard()),)
)
SAID: list[tuple[str, Ability, dict[str, str]]] = [
    ("asset", Static(Modify("strength", 1), condition=AtLeast(Plus(1, Tags(), 2), 3)), {
        "en": "if the sum of 1 and twice the number of tags", "de": "die Summe aus 1 und dem Doppelten",
    }),
    ("operation", Play((Draw(Half(Plus(0, Tags(), 2))),)), {"de": "die Hälfte des Doppelten der Zahl"}),
    ("program", Paid(cost(credits=1), (fx.ReduceEncountered(Tags()),)), {
        "en": "gets −1 strength for each tag you have", "de": "−1 Stärke für jeden Tag",
        "ja": "強度−1", "ru": "−1 к силе за каждую метку",
    }),
    ("operation", Play((ChooseOne(((Gain(1),), (NO_DRAW,))),)), {
        "en": "Either gain 1 credit or the Runner cannot draw cards for the remainder of this turn.",
        "de": "erhalte 1 Credit oder der Runner kann für den Rest dieses Zugs keine Karten ziehen.",
        "ja": "1クレジットを得る／このターンの終了時まで、ランナーはカードを引けない。",
        "ru": "получите 1 кредит или Бегущий не может брать карты до конца этого хода.",
    }),
    ("operation", Play((May((NO_DRAW,)),)), {
        "en": "You may choose that the Runner cannot draw cards for the remainder of this turn.",
        "de": "Du darfst bestimmen, dass der Runner für den Rest dieses Zugs keine Karten ziehen kann.",
        "ja": "ランナーがカードを引けないことを選んでもよい。",
        "ru": "Вы можете решить, что Бегущий не может брать карты до конца этого хода.",
    }),
    ("resource", When(On(EventKind.RUN_BEGINS), (ForNow(Price("install", 1, Type("hardware")), "run"),),
                      optional=True), {
        "en": "you may choose that each piece of hardware costs 1 credit more to install",
        "de": "darfst du bestimmen, dass jede Hardware", "ja": "ことを選んでもよい",
        "ru": "вы можете решить, что каждая карта железа",
    }),
    ("resource", When(First(On(EventKind.SUCCESSFUL_RUN, by=YOU,
                               if_=Happened(On(EventKind.RESOLVE_SUBROUTINE), RUN))), (Gain(1),)), {
        "en": "the first time you make a successful run and the Corp resolved a subroutine this run, gain",
        "de": "zum ersten Mal einen erfolgreichen Run machst und der Konzern",
        "ja": "最初にランに成功して、このラン中にコーポがサブルーチンを解決した時",
        "ru": "впервые за ход совершаете успешный набег и Корпорация разрешила",
    }),
    ("program", Paid(cost(credits=1), (fx.Break(ANY_NUMBER, "barrier", up_to=True),), interface=True), {
        "en": "Break any number of barrier subroutines.", "de": "Brich beliebig viele Barrieren-Subroutinen.",
        "ja": "バリアーサブルーチンを任意の数ブレイクする。",
        "ru": "Взломайте любое количество подпрограмм «Барьер».",
    }),
    ("operation", Play((fx.Derez(target(Subtype("next") & Type("ice"))),)), {
        "en": "piece of NEXT ice", "de": "NEXT-Ice", "ja": "NEXTアイス", "ru": "льда «NEXT»",
    }),
    ("program", Paid(cost(CreditsFrom(Subtype("stealth")), credits=2), (fx.Break(1, "barrier"),)), {
        "en": "You can spend only credits from stealth cards.",
        "de": "Du kannst nur Credits von Tarnungs-Karten ausgeben.",
        "ja": "ステルスカードからのみ", "ru": "Вы можете тратить только кредиты с карт «Скрытность».",
    }),
    ("event", Play((fx.Trash(target(InZone((GRIP,)))), FOUND, CHEAPER)), {
        "en": "paying less by its printed cost", "de": "um seine aufgedruckten Kosten günstiger",
        "ja": "印刷されたコスト分減らして", "ru": "заплатив меньше на её напечатанную стоимость",
    }),
    ("resource", When(On(EventKind.RUN_BEGINS), (FOR_MORE,)), {
        "en": "paying 1 credit more", "de": "um 1 Credit teurer", "ja": "コストを1クレジット増やして",
        "ru": "заплатив на 1 кредит больше",
    }),
    ("upgrade", Static(OnlyIn(("rd",))), {
        "en": "only in the root of R&D", "de": "nur in der Root von R&D", "ja": "R&Dのルートにのみ",
        "ru": "только в корень R&D",
    }),
    ("operation", Play((fx.Look(Each(OnTop("rd", 3))), fx.Pick(These(Result("seen"))),
                        fx.Trash(Result("chosen")),
                        fx.Arrange(Each(These(Result("seen")) - These(Result("chosen")))))), {
        "en": "Arrange the remaining cards on top of R&D in any order.",
        "de": "Ordne die übrigen Karten oben auf R&D beliebig.", "ja": "R&Dの一番上に好きな順番に並べる。",
        "ru": "Разложите остальные карты сверху R&D в любом порядке.",
    }),
    ("resource", Paid(cost(TopOfDeck(1)), (Draw(1),)), {
        "en": "Trash the top card of your stack: Draw 1 card.",
        "de": "Die oberste Karte deines Stacks trashen: Ziehe 1 Karte.",
        "ja": "自分のスタックの一番上のカードをトラッシュする", "ru": "Сбросить верхнюю карту своей колоды",
    }),
    ("ice", Static(BreakLimit(1), AtLeast(Hosted("advancement"), 3)), {
        "en": "if it has", "de": "wenn es", "ja": "このアイスが", "ru": "если у этого льда",
    }),
    ("event", Play((fx.Trash(target(AnyCard() & ControlledBy(YOU))),)), {
        "en": "1 card that you control", "de": "1 Karte unter deiner Kontrolle",
        "ja": "自分がコントロールするカード", "ru": "1 карту под вашим контролем",
    }),
    ("operation", Play((fx.Pick(Rezzed() & Type("ice"), most=2, least=2),)), {
        "en": "Choose 2 rezzed pieces of ice.", "de": "Wähle 2 gerezzte Ice.", "ja": "アイスを2枚選ぶ",
        "ru": "Выберите 2 вскрытые карты льда.",
    }),
    ("operation", Play((fx.ArrangeTop(Tags()),)), {
        "en": "Arrange the top X cards of R&D in any order. X is equal to the number of tags",
        "de": "Ordne die obersten X Karten von R&D beliebig.", "ja": "R&Dの一番上のカードをX枚",
        "ru": "Разложите X верхних карт R&D",
    }),
    ("operation", Play((fx.ArrangeTop(1),)), {
        "en": "the top card of R&D", "de": "die oberste Karte von R&D", "ja": "一番上のカードを好きな",
        "ru": "Разложите верхнюю карту",
    }),
    ("event", Play((fx.Sabotage(Tags()),)), {
        "en": "Sabotage X. X is equal to", "de": "Sabotiere X. X beträgt", "ja": "サボタージュXを行う",
        "ru": "Саботируйте X. X равен",
    }),
    ("event", Play((fx.TakeCredits(Tags(), least=1),)), {
        "en": "Take at least 1 and up to 1 credit from this event for each tag you have.",
        "de": "mindestens 1 und bis zu 1 Credit", "ja": "1クレジットまで（最低1）",
        "ru": "не меньше 1 и до 1 кредита",
    }),
    ("event", Play((fx.TrashRandom(Tags(), who="corp"),)), {
        "en": "from HQ at random for each tag you have.",
        "de": "Trashe für jeden Tag, den du hast, zufällig 1 Karte",
        "ja": "ランダムに", "ru": "случайным образом за каждую метку",
    }),
    ("operation", Play((fx.ShuffleInto(target(InZone((ARCHIVES,)), number=Tags())),)), {
        "en": "1 card from Archives into R&D for each tag", "de": "1 Karte aus Archives in R&D",
        "ru": "1 карту из архива в R&D за каждую метку",
    }),
    ("operation", Play((fx.GiveTags(HowMany(Installed())),)), {"de": "Gib dem Runner für jede installierte"}),
    ("operation", Play((fx.SetAsideUntil(Type("operation"), Tags()),)), {
        "de": "offen beiseite, bis sie 1 Operation für jeden Tag des Runners enthalten.",
    }),
    ("asset", Static(Modify("strength", 1), condition=Equal(Tags(), 1)), {
        "en": "exactly 1 tag", "de": "genau 1 Tag", "ja": "ちょうど", "ru": "ровно 1 метка",
    }),
    ("asset", Static(Modify("strength", 1), condition=AtLeast(Tags(), Half(BadPublicityCount()))), {
        "en": "is at least half of", "de": "mindestens die Hälfte", "ja": "以上である",
        "ru": "не меньше половины",
    }),
    ("event", Play((fx.RemoveTags(ANY_NUMBER, least=0), Gain(Remembered("removed")))), {
        "en": "each tag removed this way", "de": "jeden Tag, der so", "ja": "タグ1つにつき",
        "ru": "каждую метку, удалённую",
    }),
    ("upgrade", When(On(EventKind.RUN_BEGINS), (fx.Reveal(This()), fx.AddToHand(This())), optional=True), {
        "en": "you may reveal this upgrade and add it to HQ", "de": "zeigen und es in HQ legen",
        "ja": "公開して、この強化をHQに加えてもよい", "ru": "показать этот апгрейд и добавить его в HQ",
    }),
    ("upgrade", Paid(cost(credits=1), (Draw(1),), RunOn() & ~RunOn(HERE)), {
        "en": "Use this only during a run on another server.", "de": "auf einen anderen Server",
        "ja": "別のサーバーへのラン中にのみ", "ru": "только во время набега на другой сервер",
    }),
    ("event", Play((If(Tagged(), (If(AtLeast(Tags(), 2), (Draw(1),)),)),)), {
        "en": "If you are tagged and have at least 2 tags, draw",
        "ru": "Если вы помечены и у вас не меньше 2 меток, возьмите",
    }),
    ("event", Play((Together((ForNow(Cannot("steal", Type("agenda"), RUNNER), "run"),
                              ForNow(Cannot("trash", Type("agenda"), RUNNER), "run"))),)), {
        "en": "You cannot steal or trash agendas", "de": "keine Agenden stehlen oder trashen",
        "ja": "計画書を盗むこともトラッシュすることもできない",
        "ru": "не можете красть или сбрасывать агенды",
    }),
    ("event", Play((fx.ShuffleInto(Each(InZone((GRIP, HEAP)))),)), {
        "en": "your grip and your heap", "de": "Grip und deinem Heap", "ja": "グリップと自分のヒープ",
        "ru": "руки и своей зоны сброса",
    }),
    ("event", Play((May((fx.Lose(5, who="corp"), Gain(3))),)), {"en": "have the Corp lose 5 credits"}),
    ("event", Play((fx.Pick(Installed() - Type("ice"), most=2),)), {
        "de": "(keine Ice)", "ru": "(не карты льда)",
    }),
    ("event", Play((fx.RemoveTags(ANY_NUMBER),)), {
        "en": "Remove all tags.", "de": "Entferne alle Tags.", "ja": "すべてのタグ",
        "ru": "Удалите все метки.",
    }),
    ("event", Play((Gain(ForEvery(X(), 2)),), x=ForEvery(X(), 2)), {
        "en": "the result of dividing X by 2, rounded down",
        "de": "Ergebnis von X geteilt durch 2, abgerundet",
        "ja": "Xを2で割った端数を切り捨てた結果", "ru": "результат деления X на 2 (с округлением вниз)",
    }),
    ("operation", Play((fx.Derez(target(Type("ice") & (Subtype("sentry") | Subtype("barrier")))),)), {
        "en": "1 piece of sentry or barrier ice", "de": "1 Wächter- oder Barrieren-Ice",
        "ja": "セントリーアイスかバリアーアイス", "ru": "карту льда «Страж» или «Барьер»",
    }),
    ("upgrade", Static(Cannot("trash", Type("asset") | Type("program"))), {
        "en": "ssets or programs", "de": "Assets", "ja": "資材かプログラム", "ru": "программ",
    }),
    ("upgrade", When(On(EventKind.REZ, by=YOU, what=Type("ice")), (STRONGER,)), {
        "en": "If you do, the ice rezzed gets +3 strength", "de": "bekommt das gerezzte Ice für",
        "ja": "レゾされたアイスは強度+3", "ru": "вскрытый лёд получает +3",
    }),
    ("event", Play((fx.Lose(1, who="corp"), If(AtLeast(Remembered("lost"), 1), (Gain(1),)))), {
        "en": "If a credit was lost this way", "de": "Wenn ein Credit so verloren wurde",
        "ja": "クレジットがこれにより失われた場合", "ru": "Если таким образом потерян кредит",
    }),
    ("event", Play((fx.Search(Type("program")), fx.Install(Result("found")))), {
        "en": "Install that program", "de": "Installiere dieses Programm", "ja": "そのプログラムを",
        "ru": "Установите эту программу",
    }),
    ("ice", Sub((fx.Search(Type("ice")), fx.Install(Result("found")))), {  # "this ice" would be the source
        "en": "Install that card", "de": "Installiere diese Karte", "ja": "そのカードを",
        "ru": "Установите эту карту",
    }),
    ("event", Play((fx.MakeRun(("rd",), if_successful=(Delayed(When(On(EventKind.BREACH, where="rd"), (
        fx.AccessMore(1),)), "run"),)),)), {
        "de": "Ist der Run erfolgreich, greife auf 1 zusätzliche Karte zu, wenn du in diesem Run in R&D",
        "ru": "Если набег успешен, получите доступ к 1 дополнительной карте, когда вы проникаете",
    }),
    ("operation", Play((May((fx.PlaceCounters("advancement", 1, target(CanBeAdvanced())),)),)), {
        "de": "Du darfst 1 Fortschrittsmarke auf 1 Karte legen, die vorangetrieben werden kann.",
    }),
    ("operation", Play((If(Happened(On(EventKind.PLAY, what=ThisCard())), (Gain(1),)),)), {
        "de": "Wenn du diese Operation in diesem Zug gespielt hast,",
    }),
    ("resource", When(AnyOf((On(EventKind.INSTALL, what=ThisCard()), On(EventKind.TURN_BEGINS, by=YOU))),
        (Gain(1),)), {
        "de": "Wenn du diese Ressource installierst oder wenn dein Zug beginnt,",
        "ru": "Когда вы устанавливаете этот ресурс или когда начинается ваш ход,",
    }),
    ("operation", Play((ChooseOne((
        (Gain(6), fx.Lose(1, who=RUNNER)), (Gain(9), fx.Lose(2, who=RUNNER)),
    )),)), {
        "en": "or gain 9 credits, then the Runner loses", "de": "dann verliert der Runner 2 Credits.",
        "ru": "затем Бегущий теряет 2 кредита.",
    }),
    ("agenda", Paid(cost(credits=1), (ForNow(Cannot("success"), "run"),)), {
        "en": "This run cannot be successful.", "de": "Dieser Run kann nicht erfolgreich sein.",
        "ja": "このランは成功しない。", "ru": "Этот набег не может быть успешен.",
    }),
    ("event", Play((Delayed(When(On(EventKind.RUN_ENDS, detail="successful"), (Gain(1),)), "run"),)), {
        "en": "When this run ends, if it was successful,",
        "de": "Wenn dieser Run endet: Wenn er erfolgreich war,",
        "ru": "Когда завершается этот набег, если он был успешен,",
    }),
    ("corp_identity", Static(MayInstallFaceup(Type("agenda"))), {
        "de": "Agenden offen", "ru": "Вы можете устанавливать агенды лицом вверх.",
    }),
    ("program", Static(LoseAbilities(HostOfSource(), keep_printed=("subroutine",))), {
        "en": "loses all abilities other than printed subroutines and cannot gain abilities",
        "de": "und kann keine Fähigkeiten erhalten", "ja": "能力を得られない",
        "ru": "и не может получать способности",
    }),
    ("resource", When(First(On(EventKind.BREAK, by=YOU, what=Having("strength", "at_most", 0))),
                      (Gain(1),)), {
        "en": "a piece of ice with", "de": "auf einem Ice mit", "ja": "アイスのサブルーチン",
        "ru": "на карте льда",
    }),
    ("ice", When(On(EventKind.ENCOUNTER),
                 (fx.Trash(target(Installed(RUNNER) & Type("program"), by=RUNNER)),)), {
        "en": "chosen by them", "de": "nach seiner Wahl", "ja": "ランナーが選んだ", "ru": "по его выбору",
    }),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_card_says_yet_is_said_well(language: str) -> None:
    for kind, ability, wanted in SAID:
        side = "corp" if kind in ("operation", "upgrade", "ice") else "runner"
        on = Definition(Facts("made_up", "Made Up", side, "neutral", kind), ())
        text = say(language, ability.clause(Voice(on)), side)
        assert wanted.get(language, "") in text, text
