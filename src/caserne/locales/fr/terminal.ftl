### Le terminal en français, quel que soit le jeu. Chaque message a son pendant dans les autres
### langues, avec les mêmes variables ; un test les compare. Les drapeaux valent « yes » et « no ».

## Le terminal

intro-how = Tapez le numéro d’une action ou ses mots, par exemple { $example }. Tapez ? pour de l’aide.
help-commands =
    ?          cette aide
    voir       redessiner le plateau
    pourquoi   les règles derrière le dernier refus, ou ce qui vient d’arriver
    risques    ce que peut amener le prochain feu, la prochaine tuile ou le prochain événement
    conseil    ce que ferait un robot fort, et pourquoi
    annuler    reprendre votre dernière action, si rien d’aléatoire ni de caché n’est apparu depuis
    garder F   conserver désormais la partie dans le fichier F
    journal    montrer tout ce qui a été fait
    quitter    s’en aller
help-actions =
    Pour agir, tapez le numéro devant une action ou ses mots : le verbe à gauche, puis ce qu’il
    concerne, par exemple { $example }.
prompt = { $seat }>{" "}
cover = Joueur { $seat }, appuyez sur Entrée dès que vous y êtes.{" "}
refused = { $action } n’est pas permis maintenant. Règle { $rule } : { $paraphrase }
refused-no-rule = { $action } n’est pas permis maintenant.
unreadable = Je ne comprends pas { $text }. Tapez un numéro de 1 à { $count } ou une action, par exemple { $example } ; ? pour de l’aide.
record-secret = Cette partie a des secrets : son journal se montre quand elle est finie.
undone = Action reprise : { $action }.
undo-nothing = Vous n’avez rien à reprendre.
undo-chance = Trop tard pour reprendre cela : le hasard a joué depuis.
undo-revealed = Trop tard pour reprendre cela : les autres y ont appris ce qu’ils ignoraient.
undo-bot = Trop tard pour reprendre cela : un robot a joué depuis.
undo-rival = C’était l’action d’un autre joueur : elle reste.
save-where = Dites où : garder F.
saved = Désormais conservé dans { $file }. Pour reprendre plus tard : { $command }
save-failed = Impossible d’écrire { $file } : { $reason }
save-foreign = { $file } est un autre fichier, pas une partie ; il reste tel quel.
quit-save = Dans quel fichier conserver la partie ? (Entrée : l’abandonner){" "}
left-kept = Au revoir. Pour reprendre plus tard : { $command }
left-unkept = Au revoir. La partie n’est pas conservée ; garder F en conserve une.
resumed = De retour à la table, après { $actions } actions.
ended-seed = Le hasard était celui de --seed { $seed }.
ended-record = Le journal est dans { $file } ; caserne replay le montre de nouveau.

## Les risques

percent = { $number } %
odds-fire = La prochaine progression du feu, tous les jets suivis, avec { $flares } { $flares ->
    [one] ignition
   *[other] ignitions
    } au plus (chance qu’il y en ait davantage : { $beyond }) :
odds-space = { $space } : fumée { $smoke }, feu { $fire }, explosion { $explosion }
odds-more = autres cases : { $count }
odds-person = Quelqu’un en { $space } est perdu : { $lost }
odds-firefighter = Le pompier { $firefighter } en { $space } a un malaise : { $chance }
odds-means = En moyenne : compteurs de dommages { $damage }, victimes perdues { $lost }. La partie est perdue : { $defeat }
odds-forest = Les points les plus chauds valent { $heat }. Chaque tuile qui peut venir :
odds-tile = Un { $value } (il y en a { $count }, { $chance })
odds-point = en { $point } : les points les plus chauds valent alors { $heat }
odds-closing-point = en { $point } : les points les plus chauds valent alors { $heat } ; elle entoure { $tiles }
odds-tower = Chaque événement qui peut venir :
odds-card = { $card } (il y en a { $count }, { $chance })
odds-burns = {" ; "}feu en { $places }
odds-taken = {" ; "}éliminés, par joueur : { $counts }
odds-eliminated = Éliminés en moyenne, par joueur : { $means }
odds-none = Ici, ni feu, ni tuile, ni événement n’est à venir.

## Ce qu’un robot pense d’une position

advice-chance = La chance de gagner est à présent d’environ { $chance } %.
advice-nothing = Il n’y a rien à comparer ici.
advice-sampled = { $place }. { $plan } : vaut { $worth } sur 100 ({ $low } à { $high }, { $samples ->
        [one] { $samples } partie jouée
       *[other] { $samples } parties jouées
    } jusqu’au bout).
advice-judged = { $place }. { $plan } : vaut { $worth } sur 100, à vue.
advice-only = { $place }. { $plan }.
hint-wait = Je réfléchis…

## Une partie revue

told-made = { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    } ; de chaque moment { $samples ->
        [one] { $samples } partie a été continuée
       *[other] { $samples } parties ont été continuées
    } par un robot fort, avec les mêmes dés. En points : centièmes de victoire.
told-cut = Le temps est écoulé avant que tout soit cherché.
told-secrets = La courbe connaît toutes les cartes et tuiles ; les décisions sont jugées d'après ce que leur place pouvait savoir, le reste est de la chance.
told-team = l'équipe
told-seat = place { $seat }
told-named = { $name } (place { $seat })
told-curve = Chance de gagner, { $who } : { $start } % au début, { $result } % à la fin
told-sums = Chance et adresse, en points :
told-sum = { $who } : chance { $luck }, adresse { $skill } (± { $reach }) ; { $missed } de moins que le mieux trouvé
told-sum-rival = { $who } : chance { $luck }, adresse { $skill } (± { $reach }), le jeu des autres { $others } ; { $missed } de moins que le mieux trouvé
told-setup = la mise en place : chance { $luck }
told-turning = Tournants :
told-turning-luck = étapes { $first } à { $last }, chance : { $change } (± { $reach }), à { $chance } % (pour { $for }) : { $done }
told-turning-skill = étapes { $first } à { $last }, { $who } : { $change } (± { $reach }), à { $chance } % (pour { $for }) : { $done }
told-missed = Ce qui a été laissé :
told-better = étapes { $first } à { $last }, { $who } : { $worth } (± { $reach }) de plus par { $plan }

## Les leçons

learn-welcome = Leçon : { $title }. Le capitaine Bertrand est à côté de vous ; quitter l’arrête, on la reprend une autre fois.
learn-head = Capitaine Bertrand ({ $step } sur { $steps }) : { $head }
learn-point = {"  "}Regardez { $places }.
learn-show = Capitaine Bertrand : tapez { $action }
learn-wait = Capitaine Bertrand : { $words }
learn-astray = Capitaine Bertrand : il fallait essayer. Reprenez-le (annuler), et on continue.
learn-done = Capitaine Bertrand : { $words }
learn-left = Au revoir. Pour continuer : { $command }
learn-new-lesson = [ ] { $title } ({ $minutes } min)
learn-begun-lesson = [·] { $title } ({ $minutes } min, commencée)
learn-done-lesson = [x] { $title } ({ $minutes } min, terminée)
