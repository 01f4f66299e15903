## Alerts: what somebody who is elsewhere is told

alert-turn = { $count ->
    [one] It is your turn: { $game }
   *[other] { $count } games wait for you
}
alert-reminder = { $count ->
    [one] Your table has waited long for you: { $game }
   *[other] { $count } tables have waited long for you
}
alert-test = This is how Caserne will call you.
alert-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
alert-confirm = Confirm your address for Caserne
alert-confirm-text = Somebody, hopefully you, wants to be told here when it is their turn at Caserne. If so, type this code there: { $code }. If not, do nothing: no more mail will come.
