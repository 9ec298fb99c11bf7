# Netrunner: why a deck is not legal (1.4). $card is a card's name.

nrd-no-such-card = Карта «{ $card }» неизвестна.
nrd-not-playable = { $card }: эту карту здесь пока нельзя играть.
nrd-all-not-playable = Здесь ещё нельзя сыграть: { $cards }.
nrd-not-an-identity = { $card } — не карта личности.
nrd-starter-identity = { $card }: эту карту личности можно играть только с колодами стартового набора.
nrd-too-small = В колоде { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}; { $card } требует не меньше { $least }.
nrd-identity-inside = { $card } — карта личности, в колоде ей не место.
nrd-other-side = { $card } принадлежит другой стороне.
nrd-out-of-faction = { $card }: другая фракция и нет стоимости влияния, поэтому другие фракции эту карту брать не могут.
nrd-barred = Карта личности не допускает { $card }.
nrd-influence = Колода тратит влияния: { $n }; { $card } допускает { $most }.
nrd-agenda-points = В колоде { $n ->
    [one] { $n } очко агенд
    [few] { $n } очка агенд
   *[other] { $n } очков агенд
}; нужно { $least } или { $most }.
nrd-copies = { $card }, копий: { $n }; разрешено не больше { $most }.
nrd-no-copies = { $card } стоит в списке без единой копии.
nrd-not-outside = { $card }: эту карту нельзя взять с собой вне колоды.
nrd-too-few-outside = { $card } начинает с разными картами вне колоды, нужно { $least }; есть { $n }.

# What a format says. $by is the format or its list, $cards are the cards' names.

nrd-not-a-starter-deck = В этом формате играют только стартовыми колодами, без изменений.
nrd-not-in-edition = Карта «{ $card }» вышла позже этих правил.
nrd-all-not-in-edition = Вышли позже этих правил: { $cards }.
nrd-not-in-pool = { $card } не входит в карты формата ({ $by }).
nrd-all-not-in-pool = Не входят в карты формата ({ $by }): { $cards }.
nrd-banned = { $card }: запрещена ({ $by }).
nrd-all-banned = Запрещены ({ $by }): { $cards }.
nrd-restricted = В колоде может быть только одна из этих карт ({ $by }): { $cards }.
nrd-points = Потрачено очков: { $n }, можно { $most } ({ $by }): { $cards }.
nrd-large-agendas = Копий агенд стоимостью 3 очка и больше: { $n }, в колоде может быть не больше { $most } ({ $by }): { $cards }.

nrf-starter = Стартовые колоды
nrf-system_gateway = System Gateway
nrf-core = Core Set
nrf-startup = Startup
nrf-standard = Standard
nrf-eternal = Eternal
nrf-casual = Свободный (все карты)
