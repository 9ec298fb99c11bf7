# Words of the Reference Guide 1.0 and the first core rules, laid over those of standing orders.
bot-orders-instead = { $card } instead of accessing cards
bot-orders-instead-ask = Access cards
bot-orders-window-breach = Full control: instead of accessing cards
