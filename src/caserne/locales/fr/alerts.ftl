## Alertes : ce qu'on dit à qui est ailleurs

alert-turn = { $count ->
    [one] C'est à vous : { $game }
   *[other] { $count } parties vous attendent
}
alert-reminder = { $count ->
    [one] Votre table vous attend depuis longtemps : { $game }
   *[other] { $count } tables vous attendent depuis longtemps
}
alert-test = C'est ainsi que Caserne vous appellera.
alert-more = { $count ->
    [one] et encore une
   *[other] et encore { $count }
}
alert-confirm = Confirmez votre adresse pour Caserne
alert-confirm-text = Quelqu'un, vous sans doute, veut être prévenu ici quand c'est son tour à Caserne. Si oui, tapez-y ce code : { $code }. Sinon, ne faites rien : aucun autre message ne viendra.
