# Words of the Reference Guide 1.0 and the first core rules, laid over those of today.
nr-run-breaching = успешный, доступ к картам сервера
nr-prompt-candidate = Вы получаете доступ к картам сервера. К какой из них?
nr-prompt-candidate-declare = { $name }: эта карта попала в сервер, к картам которого вы получаете доступ. Получить доступ и к ней?
nr-option-run-instead = { $run }, вместо доступа — { $name }
nr-option-instead = { $name } вместо доступа
nr-option-breach = Получить доступ к картам: { $server }
nr-stay-breach = Продолжить доступ к картам
nr-log-traced = { $done ->
    [yes] Трассировка успешна, её сила { $trace }.
   *[no] Трассировка не удалась, её сила { $trace }.
}
nr-recap-forfeits = убрано из игры: { $card }
nr-recap-trace = трассировка { $n }: { $done ->
    [yes] успешна
   *[no] не удалась
}
