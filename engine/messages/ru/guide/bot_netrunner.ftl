# Words of the Reference Guide 1.0 and the first core rules, laid over those of standing orders.
bot-orders-instead = { $card } вместо доступа к картам
bot-orders-instead-ask = Получать доступ к картам
bot-orders-window-breach = Полный контроль: вместо доступа к картам
