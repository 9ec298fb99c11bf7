# Words of the Reference Guide 1.0 and the first core rules, laid over those of standing orders.
bot-orders-break = Subroutinen ausschalten
bot-orders-with = Ausschalten mit { $card }
bot-orders-trash = Zugegriffene Karten zerstören (zahlt fürs Stehlen)
bot-orders-rez-yes = Bei Annäherung laden
bot-orders-rez-keep = Laden, wenn { $n ->
    [one] 1 Credit bleibt
   *[other] { $n } Credits bleiben
}
bot-orders-rez-open = Laden, wenn … Credits bleiben
bot-orders-rez-no = Nicht laden
bot-orders-begin-on = Gleich beginnen, ohne vorher zu laden oder Punkte zu erzielen
bot-orders-go-on = Weiter, solange nichts geladen wird
bot-orders-break-most = { $n ->
    [0] Ausschalten, wenn es nichts kostet
    [one] Ausschalten für höchstens { $n } Credit
   *[other] Ausschalten für höchstens { $n } Credits
}
bot-orders-break-open = Ausschalten für höchstens … Credits
bot-orders-instead = { $card } statt auf Karten zuzugreifen
bot-orders-instead-ask = Auf Karten zugreifen
bot-orders-trash-most = { $n ->
    [0] Zerstören, wenn es nichts kostet, sonst liegen lassen
    [one] Zerstören für höchstens { $n } Credit, sonst liegen lassen
   *[other] Zerstören für höchstens { $n } Credits, sonst liegen lassen
}
bot-orders-trash-open = Zerstören für höchstens … Credits, sonst liegen lassen
bot-orders-window-pass = Volle Kontrolle: an Ice vorbei, System erreicht
bot-orders-window-jack_out = Volle Kontrolle: Ausstöpseln
bot-orders-window-breach = Volle Kontrolle: statt auf Karten zuzugreifen
