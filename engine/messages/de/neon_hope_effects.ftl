# NEON HOPE: Regeltexte der Karten, aus Satzteilen gebaut.
# $form: "you" (Anweisung), "inf" (nach "du darfst"), "third" (über andere), "inverted" (dasselbe nach "wenn ...,"
# mit dem Verb voran), "inverted-you". $per: "" oder " pro Charakter" und dergleichen. $end: Endung.

## Wörter

nhe-quoted = „{ $name }“
nhe-place =
    { $kind ->
        [environment] { $case ->
            [to] in die Umgebung „{ $name }“
           *[at] in der Umgebung „{ $name }“
        }
       *[location] { $case ->
            [to] zum Ort „{ $name }“
           *[at] am Ort „{ $name }“
        }
    }
nhe-modifier-skull = Schädel
nhe-modifier-epic-win = Epic Win
nhe-modifier-epic-fail = Epic Fail
nhe-type-investigate = Ermitteln
nhe-type-support = Unterstützung holen
nhe-type-fight = Kämpfen
nhe-type-hack = Hacken
nhe-difficulty =
    { $level ->
        [normal] Normal
        [advanced] Fortgeschritten
        [hard] Schwer
       *[hopeless] Hoffnungslos
    }
nhe-list-and = { $first } und { $last }
nhe-list-or = { $first } oder { $last }
nhe-list-then = { $first }, dann { $last }
nhe-list-after = { $first }, danach: { $then }
nhe-nothing = nichts geschieht
nhe-where-x = , wobei X { $amount } ist

nhe-who-another = ein anderer Charakter deiner Wahl
nhe-who-lead = der verantwortliche Charakter
nhe-who-each = jeder Charakter
nhe-who-each-here = jeder Charakter an deinem Ort
nhe-who-each-in-environment = jeder Charakter in deiner Umgebung
nhe-who-others = jeder andere Charakter

nhe-pick-this =
    { $case ->
        [dat] dieser Karte
       *[other] diese Karte
    }
nhe-pick-target =
    { $case ->
        [dat] der Karte der Aufgabe
       *[other] die Karte der Aufgabe
    }
nhe-noun-enemy = Gegner
nhe-noun-clue =
    { $which ->
        [all] Spuren
       *[other] Spur
    }
nhe-noun-condition =
    { $which ->
        [all] Zustände
       *[other] Zustand
    }
nhe-noun-any =
    { $which ->
        [all] Karten
       *[other] Karte
    }
# Nach "ein", "jeder" und "der"; Spur und Karte sind weiblich.
nhe-ending =
    { $which ->
        [all] en
       *[other] { $case ->
            [acc] { $kind ->
                [clue] e
                [any] e
               *[other] en
            }
           *[dat] en
        }
    }
nhe-adjective-regular = regulär{ $end }
nhe-adjective-elite = Elite-
nhe-adjective-retreated = zurückgezogen{ $end }
nhe-adjective-standing = nicht zurückgezogen{ $end }
nhe-where-here = { " " }an deinem Ort
nhe-where-here-condition = { " " }in deiner Reichweite
nhe-where-environment = { " " }in deiner Umgebung
nhe-where-environment-condition = { " " }in deiner Umgebung oder im Netzwerk
nhe-where-anywhere = { " " }im Spiel
nhe-where-network = { " " }im Netzwerk
nhe-things =
    { $which ->
        [each] { $case ->
            [acc] { $kind ->
                [clue] jede
                [any] jede
               *[other] jeden
            }
           *[dat] { $kind ->
                [clue] jeder
                [any] jeder
               *[other] jedem
            }
        } { $noun }{ $where }
        [all] der { $noun }{ $where }
        [random] { $case ->
            [acc] { $kind ->
                [clue] eine zufällige
                [any] eine zufällige
               *[other] einen zufälligen
            }
           *[dat] { $kind ->
                [clue] einer zufälligen
                [any] einer zufälligen
               *[other] einem zufälligen
            }
        } { $noun }{ $where }
       *[choose] { $case ->
            [acc] { $kind ->
                [clue] eine
                [any] eine
               *[other] einen
            }
           *[dat] { $kind ->
                [clue] einer
                [any] einer
               *[other] einem
            }
        } { $noun }{ $where }
    }
nhe-things-named =
    { $which ->
        [each] { $case ->
            [acc] jede
           *[dat] jeder
        } Kopie von { $name }{ $where }
        [all] der Kopien von { $name }{ $where }
       *[choose] { $name }{ $where }
    }

## Zahlen

nhe-amount-characters =
    { $times ->
        [0] { $plus }
        [1] die Anzahl der Charaktere plus { $plus }
       *[other] das { $times }-Fache der Anzahl der Charaktere plus { $plus }
    }
nhe-amount-count = die Anzahl { $what }
nhe-amount-tracker = der Wert von { $name }
nhe-amount-flag = die Anzahl der Vermerke { $name }
nhe-amount-hand = die Anzahl deiner Handkarten
nhe-amount-endurance = deine Ausdauer
nhe-per-character = pro Charakter
nhe-per-card = für { $what }
nhe-per-hand = für jede deiner Handkarten

## Effekte: Schaden und Stress

nhe-effect-stress =
    { $form ->
        [inf] { $n } Stress{ $per } erleiden
        [third] { $who } erleidet { $n } Stress{ $per }
        [inverted] erleidet { $who } { $n } Stress{ $per }
       *[you] erleide { $n } Stress{ $per }
    }
nhe-effect-surveillance =
    { $form ->
        [inf] { $n } Überwachung{ $per } verursachen
       *[you] verursache { $n } Überwachung{ $per }
    }
nhe-effect-surveillance-lower =
    { $form ->
        [inf] die Überwachung um { $n }{ $per } senken
       *[you] senke die Überwachung um { $n }{ $per }
    }
nhe-effect-damage =
    { $form ->
        [inf] { $what } { $n } Schaden{ $per } zufügen
       *[you] füge { $what } { $n } Schaden{ $per } zu
    }
nhe-effect-retreat =
    { $form ->
        [inf] { $what } zum Rückzug zwingen
       *[you] zwinge { $what } zum Rückzug
    }
nhe-effect-ready =
    { $form ->
        [inf] { $what } wieder aufdecken
       *[you] decke { $what } wieder auf
    }

## Effekte: Marker

nhe-effect-hope =
    { $form ->
        [inf] { $n } Hoffnung{ $per } erhalten
        [third] { $who } erhält { $n } Hoffnung{ $per }
        [inverted] erhält { $who } { $n } Hoffnung{ $per }
       *[you] erhalte { $n } Hoffnung{ $per }
    }
nhe-effect-hope-lose =
    { $form ->
        [inf] { $n } Hoffnung{ $per } verlieren
        [third] { $who } verliert { $n } Hoffnung{ $per }
        [inverted] verliert { $who } { $n } Hoffnung{ $per }
       *[you] verliere { $n } Hoffnung{ $per }
    }
nhe-some-resources =
    { $n } { $n ->
        [one] Ressource
       *[other] Ressourcen
    }
nhe-effect-resource =
    { $form ->
        [inf] { nhe-some-resources }{ $per } erhalten
        [third] { $who } erhält { nhe-some-resources }{ $per }
        [inverted] erhält { $who } { nhe-some-resources }{ $per }
       *[you] erhalte { nhe-some-resources }{ $per }
    }
nhe-effect-resource-lose =
    { $form ->
        [inf] { nhe-some-resources }{ $per } verlieren
        [third] { $who } verliert { nhe-some-resources }{ $per }
        [inverted] verliert { $who } { nhe-some-resources }{ $per }
       *[you] verliere { nhe-some-resources }{ $per }
    }
nhe-effect-endurance =
    { $form ->
        [inf] { $n } Ausdauer{ $per } erhalten
        [third] { $who } erhält { $n } Ausdauer{ $per }
        [inverted] erhält { $who } { $n } Ausdauer{ $per }
       *[you] erhalte { $n } Ausdauer{ $per }
    }
nhe-effect-endurance-lose =
    { $form ->
        [inf] { $n } Ausdauer{ $per } verlieren
        [third] { $who } verliert { $n } Ausdauer{ $per }
        [inverted] verliert { $who } { $n } Ausdauer{ $per }
       *[you] verliere { $n } Ausdauer{ $per }
    }
nhe-effect-token =
    { $form ->
        [inf] einen Attributmarker für { $attribute } erhalten
        [third] { $who } erhält einen Attributmarker für { $attribute }
        [inverted] erhält { $who } einen Attributmarker für { $attribute }
       *[you] erhalte einen Attributmarker für { $attribute }
    }
nhe-effect-token-choose =
    { $form ->
        [inf] einen Attributmarker deiner Wahl erhalten
        [third] { $who } erhält einen Attributmarker eigener Wahl
        [inverted] erhält { $who } einen Attributmarker eigener Wahl
       *[you] erhalte einen Attributmarker deiner Wahl
    }
nhe-effect-token-rolled =
    { $form ->
        [inf] einen Marker des gewürfelten Attributs erhalten
        [third] { $who } erhält einen Marker des gewürfelten Attributs
        [inverted] erhält { $who } einen Marker des gewürfelten Attributs
       *[you] erhalte einen Marker des gewürfelten Attributs
    }
nhe-some-charges =
    { $n } { $n ->
        [one] Ladung
       *[other] Ladungen
    }
nhe-effect-charge =
    { $form ->
        [inf] { nhe-some-charges }{ $per } auf deine Attributmarker zurücklegen
       *[you] lege { nhe-some-charges }{ $per } auf deine Attributmarker zurück
    }
nhe-some-secrets =
    { $n } { $n ->
        [one] Geheimnis
       *[other] Geheimnisse
    }
nhe-effect-remove-secrets =
    { $form ->
        [inf] { nhe-some-secrets }{ $per } von { $what } entfernen
       *[you] entferne { nhe-some-secrets }{ $per } von { $what }
    }
nhe-effect-die =
    { $form ->
        [inf] { $n } Hacking-Würfel{ $per } auf { $what } legen
       *[you] lege { $n } Hacking-Würfel{ $per } auf { $what }
    }

## Effekte: der Spielplan

nhe-effect-move-any =
    { $form ->
        [inf] an einen beliebigen Ort wechseln
        [third] { $who } wechselt an einen Ort eigener Wahl
        [inverted] wechselt { $who } an einen Ort eigener Wahl
       *[you] wechsle an einen beliebigen Ort
    }
nhe-effect-move-other-side =
    { $form ->
        [inf] an den anderen Ort deiner Umgebung wechseln
        [third] { $who } wechselt an den anderen Ort der eigenen Umgebung
        [inverted] wechselt { $who } an den anderen Ort der eigenen Umgebung
       *[you] wechsle an den anderen Ort deiner Umgebung
    }
nhe-effect-move-here-environment =
    { $form ->
        [inf] an einen anderen Ort deiner Umgebung wechseln
        [third] { $who } wechselt an einen anderen Ort der eigenen Umgebung
        [inverted] wechselt { $who } an einen anderen Ort der eigenen Umgebung
       *[you] wechsle an einen anderen Ort deiner Umgebung
    }
nhe-effect-move-to =
    { $form ->
        [inf] { $to } wechseln
        [third] { $who } wechselt { $to }
        [inverted] wechselt { $who } { $to }
       *[you] wechsle { $to }
    }
nhe-effect-move-enemy-you =
    { $form ->
        [inf] { $what } an deinen Ort bewegen
       *[you] bewege { $what } an deinen Ort
    }
nhe-effect-move-enemy =
    { $form ->
        [inf] { $what } { $to } bewegen
       *[you] bewege { $what } { $to }
    }
nhe-effect-bring-upper =
    { $form ->
        [inf] { $card } am oberen Ort deiner Umgebung ins Spiel bringen
       *[you] bringe { $card } am oberen Ort deiner Umgebung ins Spiel
    }
nhe-effect-bring-lower =
    { $form ->
        [inf] { $card } am unteren Ort deiner Umgebung ins Spiel bringen
       *[you] bringe { $card } am unteren Ort deiner Umgebung ins Spiel
    }
nhe-effect-bring-here =
    { $form ->
        [inf] { $card } an deinem Ort ins Spiel bringen
       *[you] bringe { $card } an deinem Ort ins Spiel
    }
nhe-effect-bring-network =
    { $form ->
        [inf] { $card } im Netzwerk ins Spiel bringen
       *[you] bringe { $card } im Netzwerk ins Spiel
    }
nhe-effect-bring-community =
    { $form ->
        [inf] { $card } in der Gemeinschaft ins Spiel bringen
       *[you] bringe { $card } in der Gemeinschaft ins Spiel
    }
nhe-effect-bring-at =
    { $form ->
        [inf] { $card } { $at } ins Spiel bringen
       *[you] bringe { $card } { $at } ins Spiel
    }
nhe-effect-environment =
    { $form ->
        [inf] die Umgebung { $card } mit ihren Spuren ins Spiel bringen
       *[you] bringe die Umgebung { $card } mit ihren Spuren ins Spiel
    }
nhe-effect-flip =
    { $form ->
        [inf] { $what } umdrehen
       *[you] drehe { $what } um
    }
nhe-effect-scrap =
    { $form ->
        [inf] { $what } entsorgen
       *[you] entsorge { $what }
    }
nhe-effect-discard =
    { $form ->
        [inf] { $what } abwerfen
       *[you] wirf { $what } ab
    }
nhe-effect-recycle =
    { $form ->
        [inf] diesen Vorteil recyceln
       *[you] recycle diesen Vorteil
    }

## Effekte: Karten

nhe-some-encounter-cards =
    { $n } { $n ->
        [one] Begegnungskarte
       *[other] Begegnungskarten
    }
nhe-effect-draw-encounter =
    { $form ->
        [inf] { nhe-some-encounter-cards }{ $per } ziehen und abhandeln
       *[you] ziehe { nhe-some-encounter-cards }{ $per } und handle sie ab
    }
nhe-effect-search-encounter =
    { $form ->
        [inf] im Begegnungsdeck { $card } suchen und die Karte erscheinen lassen
       *[you] suche im Begegnungsdeck { $card } und lass die Karte erscheinen
    }
nhe-some-action-cards =
    { $n } { $n ->
        [one] Aktionskarte
       *[other] Aktionskarten
    }
nhe-effect-take-back =
    { $form ->
        [inf] { nhe-some-action-cards }{ $per } aus deinem Ablagestapel zurückholen
        [third] { $who } holt { nhe-some-action-cards }{ $per } aus dem eigenen Ablagestapel zurück
        [inverted] holt { $who } { nhe-some-action-cards }{ $per } aus dem eigenen Ablagestapel zurück
       *[you] hole { nhe-some-action-cards }{ $per } aus deinem Ablagestapel zurück
    }
nhe-one-tool =
    { $discount ->
        [0] 1 Vorteil
        [one] 1 Vorteil für { $discount } Ressource weniger
       *[other] 1 Vorteil für { $discount } Ressourcen weniger
    }
nhe-effect-buy =
    { $form ->
        [inf] { nhe-one-tool } kaufen
       *[you] kaufe { nhe-one-tool }
    }
nhe-more-actions =
    { $n } zusätzliche { $n ->
        [one] Aktion
       *[other] Aktionen
    }
nhe-effect-extra-action =
    { $form ->
        [inf] in diesem Zug { nhe-more-actions }{ $per } ausführen
       *[you] führe in diesem Zug { nhe-more-actions }{ $per } aus
    }
nhe-effect-roll =
    { $form ->
        [inf] einen Attributwürfel werfen
       *[you] wirf einen Attributwürfel
    }

## Effekte: das Grid und die laufende Aufgabe

nhe-up-to-archive =
    { $archive ->
        [0] { "" }
       *[other] { " " }(archiviere bis zu { $archive })
    }
nhe-effect-analyse-modifiers =
    { $form ->
        [inf] „Analysiere Modifikatoren { $n }{ $per }“ ausführen{ nhe-up-to-archive }
       *[you] Analysiere Modifikatoren { $n }{ $per }{ nhe-up-to-archive }
    }
nhe-effect-shape-modifiers =
    { $form ->
        [inf] „Forme Modifikatoren { $n }{ $per }“ ausführen
       *[you] Forme Modifikatoren { $n }{ $per }
    }
nhe-up-to-discard =
    { $discard ->
        [0] { "" }
       *[other] { " " }(wirf bis zu { $discard } ab)
    }
nhe-effect-analyse-encounters =
    { $form ->
        [inf] „Analysiere Begegnungskarten { $n }{ $per }“ ausführen{ nhe-up-to-discard }
       *[you] Analysiere Begegnungskarten { $n }{ $per }{ nhe-up-to-discard }
    }
nhe-face-up-modifiers =
    { $n ->
        [one] { $n } aufgedeckten Modifikator
       *[other] { $n } aufgedeckte Modifikatoren
    }
nhe-effect-archive-face-up =
    { $form ->
        [inf] { nhe-face-up-modifiers } des Grids{ $per } archivieren
       *[you] archiviere { nhe-face-up-modifiers } des Grids{ $per }
    }
nhe-effect-modify =
    { $form ->
        [inf] { $signed }{ $per } für diese Aufgabe erhalten
       *[you] erhalte { $signed }{ $per } für diese Aufgabe
    }
nhe-more-impacts =
    { $n ->
        [one] { $n } zusätzlichen Impuls
       *[other] { $n } zusätzliche Impulse
    }
nhe-effect-impact =
    { $form ->
        [inf] { nhe-more-impacts }{ $per } erhalten
       *[you] erhalte { nhe-more-impacts }{ $per }
    }
nhe-more-modifiers =
    { $n ->
        [one] { $n } zusätzlichen Modifikator
       *[other] { $n } zusätzliche Modifikatoren
    }
nhe-effect-extra-reveal =
    { $form ->
        [inf] { nhe-more-modifiers }{ $per } aufdecken
       *[you] decke { nhe-more-modifiers }{ $per } auf
    }
nhe-effect-no-activation =
    { $form ->
        [inf] für Schädel dieser Aufgabe keine Gegner aktivieren
       *[you] aktiviere für Schädel dieser Aufgabe keine Gegner
    }

## Effekte: die Geschichte

nhe-so-often =
    { $n ->
        [one] { "" }
       *[other] { " " }{ $n }-mal
    }
nhe-effect-flag =
    { $form ->
        [inf] { $name }{ nhe-so-often } vermerken
       *[you] vermerke { $name }{ nhe-so-often }
    }
nhe-effect-tracker =
    { $form ->
        [inf] { $name } um { $n }{ $per } erhöhen
       *[you] erhöhe { $name } um { $n }{ $per }
    }
nhe-effect-tracker-lower =
    { $form ->
        [inf] { $name } um { $n }{ $per } senken
       *[you] senke { $name } um { $n }{ $per }
    }
nhe-effect-pool-add =
    { $form ->
        [inf] { $n } × { $modifier } in die Modifikatoren-Auswahl der folgenden Episoden aufnehmen
       *[you] nimm { $n } × { $modifier } in die Modifikatoren-Auswahl der folgenden Episoden auf
    }
nhe-effect-pool-remove =
    { $form ->
        [inf] { $n } × { $modifier } aus der Modifikatoren-Auswahl der folgenden Episoden entfernen
       *[you] entferne { $n } × { $modifier } aus der Modifikatoren-Auswahl der folgenden Episoden
    }
nhe-effect-note =
    { $form ->
        [inf] ins Kampagnen-Logbuch schreiben: { $name }
       *[you] schreibe ins Kampagnen-Logbuch: { $name }
    }
nhe-effect-chapter =
    { $form ->
        [inf] mit einem anderen Kapitel weitermachen
       *[you] mache mit einem anderen Kapitel weiter
    }
nhe-effect-end =
    { $form ->
        [inf] die Episode beenden
       *[you] beende die Episode
    }

## Anordnungen

nhe-effect-may =
    { $form ->
        [inverted-you] darfst du { $effects }
       *[you] du darfst { $effects }
    }
nhe-effect-may-following = wenn du möchtest, { $effects }
nhe-may-question = { $effects } Machst du das?
nhe-choice = { $label } ({ $effects })
nhe-effect-choose = wähle eins: { $options }
nhe-effect-if = wenn { $condition }, { $then }
nhe-effect-if-else = wenn { $condition }, { $then }; andernfalls { $otherwise }
nhe-effect-for-each =
    { $one ->
        [yes] { $who }: { $effects }
       *[no] { $who } der Reihe nach: { $effects }
    }
nhe-effect-repeat = { $n }-mal: { $effects }
nhe-effect-repeat-per = { $n }-mal{ $per }: { $effects }

## Bedingungen: nach "wenn"

nhe-if-flag =
    { $sense ->
        [not] { $n ->
            [one] { $name } nicht vermerkt wurde
           *[other] { $name } weniger als { $n }-mal vermerkt wurde
        }
       *[so] { $n ->
            [one] { $name } vermerkt wurde
           *[other] { $name } mindestens { $n }-mal vermerkt wurde
        }
    }
nhe-if-tracker =
    { $sense ->
        [not] { $name } unter { $n } liegt
       *[so] { $name } mindestens { $n } beträgt
    }
nhe-if-surveillance =
    { $sense ->
        [not] die Überwachung unter { $n } liegt
       *[so] die Überwachung mindestens { $n } beträgt
    }
nhe-if-escalated =
    { $sense ->
        [not] die Überwachungskarte nicht ihre Eskalationsseite zeigt
       *[so] die Überwachungskarte ihre Eskalationsseite zeigt
    }
nhe-if-difficulty =
    { $sense ->
        [not] der Schwierigkeitsgrad nicht { $levels } ist
       *[so] der Schwierigkeitsgrad { $levels } ist
    }
nhe-if-characters =
    { $kind ->
        [exactly] { $sense ->
            [not] die Anzahl der Charaktere nicht { $n } ist
           *[so] die Anzahl der Charaktere { $n } ist
        }
        [least] { $sense ->
            [not] weniger als { $n } Charaktere dabei sind
           *[so] mindestens { $n } Charaktere dabei sind
        }
        [most] { $sense ->
            [not] mehr als { $n } Charaktere dabei sind
           *[so] höchstens { $n } Charaktere dabei sind
        }
       *[between] { $sense ->
            [not] die Anzahl der Charaktere nicht zwischen { $n } und { $most } liegt
           *[so] { $n } bis { $most } Charaktere dabei sind
        }
    }
nhe-if-round =
    { $sense ->
        [not] Runde { $n } noch nicht begonnen hat
       *[so] Runde { $n } begonnen hat
    }
nhe-if-in-play =
    { $sense ->
        [not] { $card } nicht im Spiel ist
       *[so] { $card } im Spiel ist
    }
nhe-if-scrapped =
    { $sense ->
        [not] { $n ->
            [one] { $cards } nicht auf dem Entsorgungstapel liegt
           *[other] { $cards } nicht alle auf dem Entsorgungstapel liegen
        }
       *[so] { $n ->
            [one] { $cards } auf dem Entsorgungstapel liegt
           *[other] { $cards } auf dem Entsorgungstapel liegen
        }
    }
nhe-if-completed =
    { $sense ->
        [not] { $n ->
            [one] { $cards } nicht abgeschlossen ist
           *[other] { $cards } nicht alle abgeschlossen sind
        }
       *[so] { $n ->
            [one] { $cards } abgeschlossen ist
           *[other] { $cards } abgeschlossen sind
        }
    }
nhe-if-turned =
    { $sense ->
        [not] { $n ->
            [one] { $cards } noch die Vorderseite zeigt
           *[other] { $cards } nicht alle umgedreht wurden
        }
       *[so] { $n ->
            [one] { $cards } umgedreht wurde oder fort ist
           *[other] { $cards } umgedreht wurden oder fort sind
        }
    }
nhe-if-defeated =
    { $sense ->
        [not] { $n ->
            [one] { $card } nicht besiegt wurde
           *[other] { $card } weniger als { $n }-mal besiegt wurde
        }
       *[so] { $n ->
            [one] { $card } besiegt wurde
           *[other] { $card } mindestens { $n }-mal besiegt wurde
        }
    }
nhe-if-at =
    { $sense ->
        [not] { $who ->
            [all] nicht alle Charaktere { $place } sind
           *[any] kein Charakter { $place } ist
        }
       *[so] { $who ->
            [all] alle Charaktere { $place } sind
           *[any] ein Charakter { $place } ist
        }
    }
nhe-if-enemies =
    { $sense ->
        [not] { $n ->
            [one] kein Gegner{ $place } ist
           *[other] weniger als { $n } Gegner{ $place } sind
        }
       *[so] { $n ->
            [one] ein Gegner{ $place } ist
           *[other] mindestens { $n } Gegner{ $place } sind
        }
    }
nhe-if-noted =
    { $sense ->
        [not] im Kampagnen-Logbuch nicht { $note } steht
       *[so] im Kampagnen-Logbuch { $note } steht
    }
nhe-if-result =
    { $sense ->
        [not] { $episode } nicht mit { $resolution } endete
       *[so] { $episode } mit { $resolution } endete
    }
nhe-if-succeeded =
    { $sense ->
        [not] du scheiterst
       *[so] du erfolgreich bist
    }
nhe-if-task =
    { $sense ->
        [not] dies keine Aufgabe{ $task } ist
       *[so] dies eine Aufgabe{ $task } ist
    }
nhe-of-task =
    { $some ->
        [yes] { " " }{ $types }
       *[no] { "" }
    }{ $on ->
        [yes] { " " }mit { $attribute }
       *[no] { "" }
    }
