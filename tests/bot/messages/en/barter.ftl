barter-title = Barter
barter-side = { $seat ->
    [buyer] Buyer
   *[seller] Seller
}
barter-level = { $level ->
    [beginner] Few cards
   *[wide] Many cards
}
barter-strength = { $computer ->
    [gentle] gentle
    [easy] easy
    [sensible] normal
   *[strong] strong
}
barter-computer = Clerk ({ barter-strength })
barter-points = Points: { $points }
barter-credits = { $n ->
    [one] 1 credit
   *[other] { $n } credits
}
barter-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
