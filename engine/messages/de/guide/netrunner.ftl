# Words of the Reference Guide 1.0 and the first core rules, laid over those of today.
nr-damage = { $kind ->
    [net] Netz-Schaden
    [meat] Körper-Schaden
   *[core] Hirn-Schaden
}
nr-pic-core-damage = Hirn-Schaden
nr-pic-sign = { $sign ->
    [end] Ende des Laufs
    [net] Netz-Schaden
    [meat] Körper-Schaden
    [core] Hirn-Schaden
    [tag] Tags
    [untag] Tags entfernen
    [bad_publicity] schlechte Publicity
    [leave] darf ausklinken
    [trash] trashen
    [install] installieren, rezzen
    [back] zurücknehmen
    [cards] ziehen
    [eye] Karten ansehen
    [access] Zugriff
    [agenda] Agenden
    [counter] Marken
    [credit_up] Credits dazu
    [credit_down] Credits verlieren
    [click_up] Klicks dazu
    [click_down] Klicks verlieren
    [move] bewegen
    [again] noch einmal
    [broken] brechen
    [lasting] hält eine Weile an
    [contest] Psi-Spiel
    [breaker] ein Icebreaker passt
    [fresh] neu seit deinem Zug
    [chosen] von einer Karte gewählt
    [only-you] siehst nur du
    [facedown] liegt verdeckt
   *[trace] Aufspüren
}
nr-alt-core-damage = { $n } Hirn-Schaden
nr-alt-sign = { $sign ->
    [end] Ende des Laufs
    [net] { nr-alt-damage } Netz-Schaden
    [meat] { nr-alt-damage } Körper-Schaden
    [core] { nr-alt-damage } Hirn-Schaden
    [tag] { nr-n-tags }
    [untag] Tags entfernen
    [bad_publicity] schlechte Publicity
    [leave] der Runner darf ausklinken
    [trash] trashen
    [install] installieren oder rezzen
    [back] Karten zurück
    [cards] ziehen
    [eye] Karten ansehen
    [access] Zugriff
    [agenda] Agenden
    [counter] Marken
    [credit_up] Credits dazu
    [credit_down] Credits weg
    [click_up] Klicks dazu
    [click_down] Klicks weg
    [move] bewegen
    [again] noch einmal
    [broken] Subroutinen brechen
    [lasting] etwas von Dauer
    [contest] ein Psi-Spiel
   *[trace] Aufspüren { $n }
}
nr-run-breaching = erfolgreich, Zugriff auf Karten des Systems
nr-prompt-candidate = Du greifst auf Karten des Systems zu. Auf welche?
nr-prompt-candidate-declare = { $name } kam in das System, auf dessen Karten du zugreifst. Auch darauf zugreifen?
nr-option-run-instead = { $run }, statt zuzugreifen { $name } nutzen
nr-option-instead = Statt zuzugreifen { $name } nutzen
nr-option-breach = Auf Karten in { $server } zugreifen
nr-stay-breach = Weiter auf Karten zugreifen
