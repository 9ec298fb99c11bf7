barter-title = Tauschhandel
barter-side = { $seat ->
    [buyer] Käufer
   *[seller] Verkäufer
}
barter-level = { $level ->
    [beginner] Wenige Karten
   *[wide] Viele Karten
}
barter-strength = { $computer ->
    [gentle] sanft
    [easy] leicht
    [sensible] normal
   *[strong] stark
}
barter-computer = Krämer ({ barter-strength })
barter-points = Punkte: { $points }
barter-credits = { $n ->
    [one] 1 Credit
   *[other] { $n } Credits
}
barter-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
