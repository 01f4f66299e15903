### Caserne en français. Chaque message a son pendant dans les autres langues, avec les mêmes
### variables ; un test les compare. Les drapeaux valent « yes » et « no ».

## Les noms

specialist =
    { $specialist ->
        [paramedic] secouriste
        [cafs] pompier CAFS
        [hazmat-technician] technicien matières dangereuses
        [generalist] généraliste
        [captain] capitaine
        [rescue] sauveteur
        [imaging] opérateur vision
        [driver] conducteur/opérateur
       *[firefighter] pompier
    }
vehicle =
    { $vehicle ->
        [ambulance] l’ambulance
       *[engine] le camion
    }
side =
    { $side ->
        [north] nord
        [east] est
        [south] sud
       *[west] ouest
    }
driven =
    { vehicle }, { $way ->
        [clockwise] sens horaire
       *[counter-clockwise] sens antihoraire
    }
dice =
    { $dice ->
        [red] le rouge
        [black] le noir
       *[both] les deux
    }
load =
    { $load ->
        [hazmat] une matière dangereuse
        [treated] une victime soignée
       *[victim] une victime
    }

## Ce qui s’est passé

event-turn-began =
    Tour { $turn } : le pompier { $firefighter } a { $ap } PA{ $free ->
        [0] {""}
       *[other] {" "}et { $free } PA gratuits
    }.
event-turn-ended =
    Le pompier { $firefighter } termine son tour{ $kept ->
        [0] {""}
       *[other] {" "}et garde { $kept } PA
    }.
event-placed = Le pompier { $firefighter } commence en { $space }.
event-enrolled = Le pompier { $firefighter } devient { specialist }.
event-parked =
    { $vehicle ->
        [ambulance] L’ambulance est garée du côté { side }.
       *[engine] Le camion est garé du côté { side }.
    }
event-moved = Le pompier { $firefighter } va de { $origin } en { $space } ({ $ap } PA).
event-door-turned =
    Le pompier { $firefighter } { $open ->
        [yes] ouvre
       *[no] ferme
    } la porte { $edge }.
event-extinguished =
    { $left ->
        [smoke] Le pompier { $firefighter } réduit en fumée le feu en { $space }.
       *[clear] Le pompier { $firefighter } dégage la case { $space }.
    }
event-chopped = Le pompier { $firefighter } frappe le mur { $edge }.
event-wall-damaged =
    { $destroyed ->
        [yes] Le mur { $edge } est détruit (dommages : { $used } sur 24).
       *[no] Le mur { $edge } est endommagé (dommages : { $used } sur 24).
    }
event-took = Le pompier { $firefighter } prend { load } en { $space }.
event-dropped = Le pompier { $firefighter } pose { load } en { $space }.
event-led = Une victime soignée suit le pompier { $firefighter } depuis { $space }.
event-left = Le pompier { $firefighter } laisse une victime soignée en { $space }.
event-treated = Le pompier { $firefighter } soigne une victime en { $space }.
event-disposed = Le pompier { $firefighter } élimine une matière dangereuse en { $space }.
event-identified = Le pompier { $firefighter } examine de loin le POI en { $space }.
event-revealed =
    { $victim ->
        [yes] Le POI en { $space } est une victime !
       *[no] Le POI en { $space } est une fausse alarme.
    }
event-saved =
    { $victims ->
        [one] Une victime est sauvée en { $space } : { $total } en tout.
       *[other] { $victims } victimes sont sauvées en { $space } : { $total } en tout.
    }
event-victim-lost =
    { $victims ->
        [one] Une victime est perdue en { $space } : { $total } en tout.
       *[other] { $victims } victimes sont perdues en { $space } : { $total } en tout.
    }
event-rolled =
    { $why ->
        [fire] Le feu progresse
        [poi] Un nouveau POI
        [gun] La lance
       *[setup] Mise en place
    } : { $red ->
        [0] dé noir { $black }.
       *[other] { $black ->
            [0] dé rouge { $red }.
           *[other] dé rouge { $red }, dé noir { $black }.
        }
    }
event-smoke-placed = De la fumée monte en { $space }.
event-ignited = Le feu prend en { $space } !
event-exploded = Explosion en { $space } !
event-shockwave-passed = Une onde de choc traverse { $space }.
event-door-destroyed = La porte { $edge } est détruite.
event-knocked-down = Le pompier { $firefighter } fait un malaise en { $space }.
event-recovered = Le pompier { $firefighter } reprend ses esprits près de l’ambulance, en { $space }.
event-cleared = Le feu ou la fumée en { $space } disparaît.
event-poi-placed = Un POI est placé en { $space }.
event-hazmat-placed = Une matière dangereuse est placée en { $space }.
event-hazmat-exploded = La matière dangereuse en { $space } explose !
event-hot-spot-placed = Un point chaud est placé en { $space }.
event-flared-up = Ignition en { $space } : le feu progresse encore une fois.
event-drove = Le pompier { $firefighter } fait conduire { vehicle } du côté { side }.
event-rode = Le pompier { $firefighter } monte à bord et descend en { $space }.
event-stayed = Le pompier { $firefighter } reste sur place.
event-gun-fired = La lance arrose { $space }.
event-crew-changed =
    Le pompier { $firefighter } cède sa place : nouveau rôle, { specialist }, avec { $ap } PA{ $free ->
        [0] {""}
       *[other] {" "}et { $free } PA gratuits
    }.
event-collapsed = Le bâtiment s’écroule !
event-game-ended =
    { $won ->
        [yes] Victoire : { $saved } sauvées, { $lost } perdues.
       *[no] Défaite : { $saved } sauvées, { $lost } perdues.
    }

## Ce que l’on peut faire : un verbe de la notation en toutes lettres

verb-end = terminer le tour
verb-choose = jouer le rôle de
verb-place = commencer en
verb-park-ambulance = garer l’ambulance du côté
verb-park-engine = garer le camion du côté
verb-move = aller en
verb-open = ouvrir la porte
verb-close = fermer la porte
verb-douse = réduire le feu en fumée en
verb-extinguish = retirer feu ou fumée en
verb-chop = frapper le mur
verb-take = prendre
verb-drop = poser la charge
verb-lead = guider la victime soignée
verb-leave = laisser la victime soignée
verb-treat = soigner la victime
verb-dispose = éliminer la matière dangereuse
verb-identify = examiner de loin le POI en
verb-drive = faire conduire un véhicule
verb-gun = utiliser la lance
verb-crew = rotation de personnel, pour
verb-stay = rester sur place
verb-ride = monter à bord, descendre en
verb-keep = garder les dés
verb-reroll = relancer
verb-explode = faire exploser d’abord
verb-recover = se relever en
verb-roll = lancer rouge et noir
verb-red = lancer le dé rouge
verb-black = lancer le dé noir
verb-reveal = retourner
verb-draw = tirer
verb-commanded = pompier { $firefighter } : { $verb }

## La décision à prendre

decide-act = Pompier { $seat }, à vous de jouer.
decide-choose = Pompier { $seat }, quel spécialiste êtes-vous ?
decide-place = Pompier { $seat }, d’où partez-vous ? De n’importe quelle case extérieure.
decide-park-ambulance = Pompier { $seat }, où garer l’ambulance au départ ?
decide-park-engine = Pompier { $seat }, où garer le camion au départ ?
decide-ride = Pompier { $seat }, le véhicule démarre : montez-vous à bord ?
decide-reroll = Pompier { $seat }, gardez-vous les dés de la lance ?
decide-explode = Pompier { $seat }, quelle matière dangereuse explose d’abord ?
decide-recover = Pompier { $seat }, vous avez fait un malaise : où reprenez-vous vos esprits ?

## L’équipe et les compteurs

status-firefighter = { $firefighter } { specialist }, { $rest }
status-at = en { $space }
status-station = à la caserne
status-carries = porte { load }
status-leads = guide une victime soignée
status-kept = { $kept } PA économisés
status-points =
    { $free ->
        [0] encore { $ap } PA
       *[other] encore { $ap } PA et { $free } PA gratuits
    }
status-counters =
    Tour { $turn } · sauvées { $saved } sur 7 · perdues { $lost } sur 4 · dommages { $damage } sur 24
status-advanced =
    Ambulance : { $ambulance } · camion : { $engine } · points chauds en réserve : { $reserve }
status-parked = { side }
status-not-parked = pas encore là

## Le terminal

intro-flashpoint =
    Flash Point : Fire Rescue. Une maison brûle, et il y a du monde à l’intérieur.

    Sauvez 7 victimes avant que 4 ne soient perdues. À votre tour, vous dépensez des points d’action (PA) ; ensuite les dés attisent le feu. Un ? sur le plateau est un point d’intérêt (POI) : allez-y pour savoir si c’est une victime ou une fausse alarme.{ $rules ->
        [advanced] {" "}Les victimes sont sauvées là où se trouve l’ambulance.
       *[family] {" "}Portez les victimes hors de la maison, n’importe où.
    } Quand les 24 compteurs de dommages sont sur les murs, le bâtiment s’écroule.
intro-how = Tapez le numéro d’une action ou ses mots, par exemple { $example }. Tapez ? pour de l’aide.
intro-seats =
    { $people ->
        [0] Les robots jouent toutes les places ; regardez.
       [one] Vous jouez le pompier { $seats }.
       *[other] Vous jouez les pompiers { $seats }.
    }
legend-flashpoint =
    Le dessin : 3-4 est la case en ligne 3, colonne 4. Dans une case :
      1-6 pompiers (& plusieurs)   f feu   s fumée   ? POI   v victime
      t victime soignée   h matière dangereuse   x point chaud   * plusieurs
      A ambulance   E camion
    Entre les cases :
      | - murs   ! mur endommagé   ' mur ou porte détruits
      D porte fermée   d porte ouverte   O seuil
help-commands =
    ?          cette aide
    voir       redessiner le plateau
    pourquoi   les règles derrière le dernier refus, ou ce qui vient d’arriver
    annuler    reprendre votre dernière action, si aucun dé n’est tombé depuis
    garder F   conserver désormais la partie dans le fichier F
    journal    montrer tout ce qui a été fait
    quitter    s’en aller
help-actions =
    Pour agir, tapez le numéro devant une action ou ses mots : le verbe à gauche, puis ce qu’il
    concerne, par exemple { $example }.

prompt = { $seat }>{" "}
cost-free = gratuit
cost-ap = { $ap } PA
refused = { $action } n’est pas permis maintenant. Règle { $rule } : { $paraphrase }
refused-no-rule = { $action } n’est pas permis maintenant.
unreadable = Je ne comprends pas { $text }. Tapez un numéro de 1 à { $count } ou une action, par exemple { $example } ; ? pour de l’aide.
why-rule = { $rule } : { $paraphrase }
why-unknown = Il n’y a pas de règle { $rule }.
why-nothing = Rien n’a été refusé et rien n’est encore arrivé.
undone = Action reprise : { $action }.
undo-nothing = Vous n’avez rien à reprendre.
undo-dice = Trop tard pour reprendre cela : des dés sont tombés depuis.
undo-bot = Trop tard pour reprendre cela : un robot a joué depuis.
save-where = Dites où : garder F.
saved = Désormais conservé dans { $file }. Pour reprendre plus tard : { $command }
save-failed = Impossible d’écrire { $file } : { $reason }
save-foreign = { $file } est un autre fichier, pas une partie ; il reste tel quel.
quit-save = Dans quel fichier conserver la partie ? (Entrée : l’abandonner){" "}
left-kept = Au revoir. Pour reprendre plus tard : { $command }
left-unkept = Au revoir. La partie n’est pas conservée ; garder F en conserve une.
resumed = De retour à la table, après { $actions } actions.
ended = { $won ->
        [yes] C’est gagné.
       *[no] C’est perdu.
    } { $reason ->
        [collapsed] Le bâtiment s’est écroulé.
        [lost] Trop de victimes sont perdues.
       *[saved] Les victimes sont hors de danger.
    } Sauvées : { $saved }, perdues : { $lost }, dommages : { $damage }, tours : { $turn }.
ended-seed = Les dés étaient ceux de --seed { $seed }.
ended-record = Le journal est dans { $file } ; caserne replay le montre de nouveau.
