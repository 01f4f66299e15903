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
        [structural-engineer] ingénieur structurel
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
        [north] côté nord
        [east] côté est
        [south] côté sud
        [west] côté ouest
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
        [ladder] une échelle
       *[victim] une victime
    }
colour =
    { $colour ->
        [green] vert
        [blue] bleu
        [yellow] jaune
       *[red] rouge
    }
card =
    { $card ->
        [leave] sortir d’un bureau
        [leave-two] sortir à deux d’un bureau
        [elevator] ascenseur
        [enter] entrer dans l’ascenseur
        [enter-two] entrer à deux dans l’ascenseur
        [jump] sauter
        [push] pousser
        [expel] expulser de l’ascenseur
        [back] repousser dans un bureau
        [swap] intervertir
       *[hidden] une carte
    }

object =
    { $object ->
        [car] La voiture
        [large] Le grand équipement
        [small] Le petit équipement
       *[chemical] L’équipement chimique
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
    } { $window ->
        [yes] la fenêtre
       *[no] la porte
    } { $edge }.
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
        [door] La porte coupe-feu
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
event-jam-removed = Un coup dégage la porte coupe-feu { $edge } ; jetons Bloqué restants : { $left }.
event-jammed = La porte coupe-feu { $edge } se bloque (jetons : { $jams }).
event-climbed = Le pompier { $firefighter } grimpe de { $origin } en { $space } ({ $ap } PA).
event-ladder-raised = Le pompier { $firefighter } dresse une échelle de { $space } en { $top }.
event-ladder-lowered = L’échelle de { $top } descend et repose en { $space }.
event-ladder-laid =
    Le pompier { $firefighter } place une échelle { $bridge ->
        [yes] par-dessus
       *[no] à travers
    } le trou en { $space }.
event-ladder-broken = L’échelle posée sur le trou en { $space } est détruite.
event-platform-moved = Le pompier { $firefighter } amène la plateforme en { $space }.
event-cannon-fired = Le pompier { $firefighter } tire au canon à eau sur { $space }.
event-object-damaged = { object } en { $space } : dommages { $counters }.
event-object-exploded = { object } en { $space } : explosion !
event-object-leaked = L’équipement chimique en { $space } fuit !
event-toxic-spilled = Des produits toxiques gagnent { $space }.
event-toxic-cleaned = Le pompier { $firefighter } retire le jeton toxique en { $space }.
event-floor-damaged = Le sol en { $space } est endommagé.
event-floor-destroyed = Le sol en { $space } cède : un trou (dommages { $used }).
event-floor-repaired = Le pompier { $firefighter } répare le sol en { $space }.
event-wall-mended = Le pompier { $firefighter } répare le mur { $edge } (dommages { $used }).
event-hot-spot-removed = Le point chaud en { $space } retourne à la réserve.
event-collapsed = Le bâtiment s’écroule !
event-game-ended =
    { $won ->
        [yes] Victoire : { $saved } sauvées, { $lost } perdues.
       *[no] Défaite : { $saved } sauvées, { $lost } perdues.
    }
event-first-tile-laid = Au départ, un { $value } est posé en { $space }.
event-tile-drawn =
    { $value ->
        [0] Le joueur { $player } pioche une tuile.
       *[other] Le joueur { $player } pioche un { $value }.
    }
event-tile-laid = Le joueur { $player } pose un { $value } en { $space } (chaleur { $heat }).
event-firebreak-laid =
    Le joueur { $player } pose un coupe-feu en { $space } (chaleur { $heat }) et sacrifie un homme : { colour }{ $value ->
        [0] .
       *[other] . Dessous, il y a un { $value }.
    }
event-men-placed =
    { $men ->
        [one] Le joueur { $player } place { $men } homme en { $space } : { colour }, reste { $left }.
       *[other] Le joueur { $player } place { $men } hommes en { $space } : { colour }, reste { $left }.
    }
event-turn-passed = Le joueur { $player } ne place personne.
event-firebreak-shown = Sous le coupe-feu en { $space }, il y a un { $value }.
event-zone-counted =
    { $player ->
        [0] Zone, { colour }
       *[other] Zone du joueur { $player }, { colour }
    } ({ $spaces }) : { $divisor ->
        [0] { $sum }, mais encerclée : { $value }.
       *[other] { $sum } / { $divisor } donne { $value }.
    }
event-points-counted = Le joueur { $player } a { $points } en tout, { $best } pour sa meilleure zone.
event-fire-out =
    { $goal ->
        [yes] { $won ->
            [no] La partie est finie : le but est manqué.
           *[yes] La partie est finie : le but est atteint !
        }
       *[no] La partie est finie. Victoire : { $winners }.
    }
event-first-chosen = Le joueur { $player } commence et garde le dernier jeton Incendie.
event-player-began = — Tour { $turn } : joueur { $player }.
event-event-drawn =
    { $alarm ->
        [fire] Événement : incendie au bureau { $office }. Cartes restant dans la pioche : { $pile }.
        [fire-two] Événement : incendie au bureau { $office }, deux jetons. Cartes restant dans la pioche : { $pile }.
        [firefighter] Événement : un pompier. Cartes restant dans la pioche : { $pile }.
       *[truck] Événement : un camion de pompiers. Cartes restant dans la pioche : { $pile }.
    }
event-event-ignored =
    { $alarm ->
        [fire] L’incendie est sans effet.
        [fire-two] L’incendie est sans effet.
        [firefighter] Le pompier n’a rien à faire.
       *[truck] Le camion de pompiers passe son chemin.
    }
event-events-shuffled =
    { $rest ->
        [0] Les { $pile } cartes Événement sont mélangées : c’est la dernière pioche.
       *[other] Les cartes Événement sont mélangées ; nouvelle pioche : { $pile }, jetons sur le paquet : { $rest }.
    }
event-fire-placed =
    { $tokens ->
        [4] Incendie en { $place } : le bureau est en flammes.
       *[other] Incendie en { $place }, jetons : { $tokens }.
    }
event-fire-stuck = L’incendie de { $place } ne peut s’étendre.
event-fire-removed = Le joueur { $player } éteint un feu en { $place }.
event-last-token-placed = Le dernier jeton Incendie est posé : la partie finit avec ce tour.
event-last-event-drawn = C’est le dernier événement : la partie finit avec ce tour.
event-truck-kept = Le joueur { $player } garde le camion de pompiers.
event-truck-used = Le joueur { $player } fait venir le camion de pompiers.
event-eliminated =
    { $count ->
        [one] L’ambulance emmène de { $place } { $count } employé du joueur { $player }.
       *[other] L’ambulance emmène de { $place } { $count } employés du joueur { $player }.
    }
event-rescued =
    { $count ->
        [one] Sauvé : { $count } employé du joueur { $player } ; { $total } en tout.
       *[other] Sauvés : { $count } employés du joueur { $player } ; { $total } en tout.
    }
event-card-played = Le joueur { $player } joue une carte : { card }.
event-card-drawn = Le joueur { $player } pioche : { card }.
event-redrawn =
    { $count ->
        [one] Le joueur { $player } défausse { $count } carte pour en piocher autant.
       *[other] Le joueur { $player } défausse { $count } cartes pour en piocher autant.
    }
event-cards-shuffled = Les { $count } cartes défaussées sont mélangées.
event-walked = Un employé du joueur { $player } va de { $origin } en { $to }.
event-closed-up = Un employé du joueur { $player } avance de { $origin } en { $to }.
event-office-left = Un employé du joueur { $player } sort du bureau { $origin } vers { $to }.
event-elevator-moved = Le joueur { $player } déplace l’ascenseur de l’étage { $origin } à l’étage { $floor }.
event-entered = Un employé du joueur { $player } entre dans l’ascenseur depuis { $origin }.
event-jumped = Un employé du joueur { $player } saute de { $origin } en { $to }.
event-pushed = Un employé du joueur { $player } descend de { $origin } en { $to } dans la poussée.
event-expelled = Un employé du joueur { $player } est expulsé de l’ascenseur, en { $to }.
event-pushed-back = Un employé du joueur { $player } est repoussé de { $origin } dans le bureau { $to }.
event-swapped = Des employés des joueurs { $player } et { $other } échangent leurs places : { $origin } et { $to }.
event-forfeited = Le joueur { $player } ne peut plus rien faire ; actions perdues : { $actions }.
event-evacuation-ended = La partie est finie. Victoire : { $winners }.

## Ce que l’on peut faire : un verbe de la notation en toutes lettres

verb-flashpoint-end = terminer le tour
verb-flashpoint-choose = jouer le rôle de
verb-flashpoint-place = commencer en
verb-flashpoint-park-ambulance = garer l’ambulance du côté
verb-flashpoint-park-engine = garer le camion du côté
verb-flashpoint-move = aller en
verb-flashpoint-open = ouvrir la porte
verb-flashpoint-close = fermer la porte
verb-flashpoint-douse = réduire le feu en fumée en
verb-flashpoint-extinguish = retirer feu ou fumée en
verb-flashpoint-chop = frapper le mur
verb-flashpoint-take = prendre
verb-flashpoint-drop = poser la charge
verb-flashpoint-lead = guider la victime soignée
verb-flashpoint-leave = laisser la victime soignée
verb-flashpoint-treat = soigner la victime
verb-flashpoint-dispose = éliminer la matière dangereuse
verb-flashpoint-identify = examiner de loin le POI en
verb-flashpoint-drive = faire conduire un véhicule
verb-flashpoint-gun = utiliser la lance
verb-flashpoint-crew = rotation de personnel, pour
verb-flashpoint-stay = rester sur place
verb-flashpoint-ride = monter à bord, descendre en
verb-flashpoint-keep = garder les dés
verb-flashpoint-reroll = relancer
verb-flashpoint-explode = faire exploser d’abord
verb-flashpoint-recover = se relever en
verb-flashpoint-cannon = tirer au canon à eau
verb-flashpoint-cool = retirer le point chaud
verb-flashpoint-raise = dresser une échelle jusqu’en
verb-flashpoint-climb = grimper en
verb-flashpoint-lower = plier l’échelle de
verb-flashpoint-bridge = poser un pont sur le trou en
verb-flashpoint-sink = descendre une échelle par le trou en
verb-flashpoint-platform = amener la plateforme en
verb-flashpoint-clean = retirer le jeton toxique en
verb-flashpoint-repair = réparer le sol en
verb-flashpoint-spill = la fuite gagne
verb-flashpoint-mend = réparer le mur
verb-flashpoint-roll = lancer rouge et noir
verb-flashpoint-red = lancer le dé rouge
verb-flashpoint-black = lancer le dé noir
verb-flashpoint-reveal = retourner
verb-flashpoint-draw = tirer
verb-flashpoint-commanded = pompier { $firefighter } : { $verb }
verb-feurio-lay = poser la tuile face visible en
verb-feurio-break = la poser face cachée et sacrifier un homme en
verb-feurio-place = placer des hommes
verb-feurio-pass = ne placer personne
verb-feurio-draw = piocher
verb-onfire-enough = un seul suffit
verb-onfire-keep = garder le camion pour plus tard
verb-onfire-walk = prendre l’escalier
verb-onfire-remove = éteindre un feu en
verb-onfire-redraw = défausser et piocher autant
verb-onfire-truck-save = camion : sauver quelqu’un de
verb-onfire-truck-remove = camion : éteindre un feu en
verb-onfire-leave = faire sortir d’un bureau
verb-onfire-leave-two = faire sortir à deux, le premier
verb-onfire-elevator = déplacer l’ascenseur à l’étage
verb-onfire-enter = entrer dans l’ascenseur depuis
verb-onfire-enter-two = entrer à deux, le premier depuis
verb-onfire-jump = sauter dans l’escalier
verb-onfire-push = pousser dans l’escalier
verb-onfire-expel = expulser de l’ascenseur
verb-onfire-back = repousser dans un bureau
verb-onfire-swap = intervertir deux personnes
verb-onfire-also = le second
verb-onfire-first = premier joueur
verb-onfire-draw = piocher
verb-onfire-event = événement

## La décision à prendre

decide-flashpoint-act = Pompier { $seat }, à vous de jouer.
decide-flashpoint-choose = Pompier { $seat }, quel spécialiste êtes-vous ?
decide-flashpoint-place = Pompier { $seat }, d’où partez-vous ? De n’importe quelle case extérieure.
decide-flashpoint-park-ambulance = Pompier { $seat }, où garer l’ambulance au départ ?
decide-flashpoint-park-engine = Pompier { $seat }, où garer le camion au départ ?
decide-flashpoint-ride = Pompier { $seat }, le véhicule démarre : montez-vous à bord ?
decide-flashpoint-reroll = Pompier { $seat }, gardez-vous les dés de la lance ?
decide-flashpoint-hazmats = Pompier { $seat }, quelle matière dangereuse explose d’abord ?
decide-flashpoint-recover = Pompier { $seat }, vous avez fait un malaise : où reprenez-vous vos esprits ?
decide-feurio-lay = Joueur { $seat }, où posez-vous la tuile ?
decide-feurio-place = Joueur { $seat }, placez-vous des hommes ?
decide-feurio-man = Joueur { $seat }, toutes les tuiles sont posées : placez-vous des hommes ?
decide-onfire-act = Joueur { $seat }, c’est à vous.
decide-onfire-firefighter = Joueur { $seat }, quel feu le pompier éteint-il ?
decide-onfire-truck = Joueur { $seat }, que fait le camion de pompiers ?
decide-onfire-leave-two = Joueur { $seat }, qui d’autre sort d’un bureau ?
decide-onfire-enter-two = Joueur { $seat }, qui d’autre entre dans l’ascenseur ?

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
status-men = { colour } { $men }
status-player = { $player } a { $hand } · points : { $points }
status-team-player = { $player } a { $hand }
status-forest = Tour { $turn } · tuiles restantes : { $left }
status-forest-drawn = Tour { $turn } · tuiles restantes : { $left } · en main : { $drawn }
status-employer = { $player } sauvés : { $saved } · ambulance : { $ambulance } · main : { $hand }
status-employer-truck = { $player } sauvés : { $saved } · ambulance : { $ambulance } · camion · main : { $hand }
status-hidden =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
status-tower = Tour { $turn } · actions restantes : { $actions } · événements dans la pioche : { $pile }, jetons sur le paquet : { $rest } · jetons Incendie restants : { $supply }
status-top = Sur la défausse : { card }

## Le terminal

intro-flashpoint =
    Flash Point : Fire Rescue. Une maison brûle, et il y a du monde à l’intérieur.

    Sauvez 7 victimes avant que 4 ne soient perdues. À votre tour, vous dépensez des points d’action (PA) ; ensuite les dés attisent le feu. Un ? sur le plateau est un point d’intérêt (POI) : allez-y pour savoir si c’est une victime ou une fausse alarme.{ $rules ->
        [advanced] {" "}Les victimes sont sauvées là où se trouve l’ambulance.
       *[family] {" "}Portez les victimes hors de la maison, n’importe où.
    } Quand les 24 compteurs de dommages sont sur les murs, le bâtiment s’écroule.
intro-feurio =
    Feurio! Un feu de forêt avance, tuile après tuile, toujours vers son point le plus chaud.

    À votre tour, vous piochez une tuile et la posez là où la somme des voisines est la plus grande. Ensuite vous pouvez placer jusqu’à 3 hommes d’une couleur sur une tuile, selon ses emplacements et ses côtés libres. { $team ->
        [yes] Pour gagner, les 48 hommes doivent être placés quand la dernière tuile est posée, chaque couleur dans une seule zone ayant un 1 avec un côté libre.
       *[no] Une zone de tuiles qui se touchent avec vos hommes vaut leur somme, divisée par la plus basse ayant un côté libre. Le plus grand total gagne.
    }
intro-seats-feurio =
    { $people ->
        [0] Des robots tiennent toutes les places ; installez-vous.
       [one] Vous êtes le joueur { $seats }.
       *[other] Vous êtes les joueurs { $seats }.
    }
intro-onfire =
    On Fire!!! L’immeuble de bureaux brûle. Sauvez plus de vos employés que les autres n’en sauvent des leurs.

    Un tour comporte un événement, puis exactement 4 actions, puis une main complétée à 5 cartes. On sort des bureaux et prend l’ascenseur grâce aux cartes ; l’escalier coûte une action par case. Le quatrième jeton Incendie d’un bureau emporte tous ceux qui s’y trouvent.
intro-seats-onfire =
    { $people ->
        [0] Des bots tiennent toutes les places ; regardez.
       [one] Vous êtes le joueur { $seats }.
       *[other] Vous êtes les joueurs { $seats }.
    }
intro-how = Tapez le numéro d’une action ou ses mots, par exemple { $example }. Tapez ? pour de l’aide.
intro-seats-flashpoint =
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
    Extreme Danger ajoute dans une case : H échelle, P plateforme, C objet, k toxique, o trou, % sol abîmé
    et entre les cases : ~ fenêtre   w fenêtre ouverte   : mur léger   F porte coupe-feu   J porte bloquée
    Au-dessus de chaque étage, sa lettre : aucune au rez-de-chaussée, u étage, a grenier, b sous-sol ; u3-4 est une case de u.
legend-feurio =
    Le dessin : 2,-1 est l’espace situé 2 colonnes à l’est et 1 pas au nord de la première tuile.
      6gb./3  une tuile de 6 avec un homme vert et un bleu, un emplacement et 3 côtés libres
      g vert   b bleu   y jaune   r rouge
      #1      un coupe-feu du joueur 1   #1=4  un autre, avec un 4 dessous
      +13     un point le plus chaud : ses voisines font 13
legend-onfire =
    Le dessin : l’immeuble en coupe, un escalier à gauche, un à droite, l’ascenseur au milieu.
      A4 *12  le bureau A4 avec un jeton Incendie, un employé du joueur 1 et un du joueur 2
      3 2 1   les cases d’un palier, de l’escalier à l’ascenseur : A4-3 A4-2 A4-1
      /       une marche : A4/1 est la première sous le palier 4, côté A
      case libre : .   feu : *   ascenseur avec deux personnes : [12  ]
help-commands =
    ?          cette aide
    voir       redessiner le plateau
    pourquoi   les règles derrière le dernier refus, ou ce qui vient d’arriver
    annuler    reprendre votre dernière action, si rien d’aléatoire ni de caché n’est apparu depuis
    garder F   conserver désormais la partie dans le fichier F
    journal    montrer tout ce qui a été fait
    quitter    s’en aller
help-actions =
    Pour agir, tapez le numéro devant une action ou ses mots : le verbe à gauche, puis ce qu’il
    concerne, par exemple { $example }.

prompt = { $seat }>{" "}
cover = Joueur { $seat }, appuyez sur Entrée dès que vous y êtes.{" "}
cost-free = gratuit
cost-ap = { $ap } PA
refused = { $action } n’est pas permis maintenant. Règle { $rule } : { $paraphrase }
refused-no-rule = { $action } n’est pas permis maintenant.
unreadable = Je ne comprends pas { $text }. Tapez un numéro de 1 à { $count } ou une action, par exemple { $example } ; ? pour de l’aide.
why-rule = { $rule } : { $paraphrase }
why-unknown = Il n’y a pas de règle { $rule }.
why-nothing = Rien n’a été refusé et rien n’est encore arrivé.
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
ended-flashpoint = { $won ->
        [yes] C’est gagné.
       *[no] C’est perdu.
    } { $reason ->
        [collapsed] Le bâtiment s’est écroulé.
        [lost] Trop de victimes sont perdues.
        [trapped] Un pompier s’est trouvé piégé.
       *[saved] Les victimes sont hors de danger.
    } Sauvées : { $saved }, perdues : { $lost }, dommages : { $damage }, tours : { $turn }.
ended-feurio =
    { $reason ->
        [points] La partie est finie. Victoire : { $winners }. Points : { $scores }.
        [reached] C’est gagné : le but est atteint.
       *[missed] C’est perdu : le but est manqué.
    } Tours : { $turn }, hommes placés : { $placed }.
ended-onfire =
    { $reason ->
        [events] Les événements sont épuisés.
        [tokens] Le dernier jeton Incendie est posé.
       *[all-saved] Quelqu’un a sauvé tous les siens.
    } Victoire : { $winners }. Sauvés : { $scores }. Tours : { $turn }, dans l’ambulance : { $ambulance }, feux : { $fires }.
ended-seed = Le hasard était celui de --seed { $seed }.
ended-record = Le journal est dans { $file } ; caserne replay le montre de nouveau.

## La page : partout

page-title = Caserne : des jeux de plateau sur les pompiers
page-language = Langue
page-theme =
    Thème : { $theme ->
        [light] clair
        [dark] sombre
       *[auto] celui du système
    }
close = Fermer
why = Pourquoi ?
why-of = Pourquoi ? { $sentence }
why-title = La règle
why-section = Livret : { $section }
why-ruling = Les livrets se taisent ou se contredisent ici : c’est notre décision.
skip = Passer
speed = Vitesse
speed-of =
    { $speed ->
        [slow] lente
        [normal] normale
        [fast] rapide
       *[off] aussitôt
    }
record-save = Enregistrer la partie
zoom-title = Loupe
zoom-in = Plus près
zoom-out = Plus loin

## La page : l’accueil

lobby-welcome = Qui entre en premier ?
lobby-lead = Luttez ensemble contre le feu : sur un seul appareil, chacun chez soi, ou avec des robots aux places vides.
lobby-new = Préparer une table
lobby-seats = { $least } à { $most } places
lobby-join = Rejoindre une table
lobby-code = Code ou lien
lobby-go = Y aller
lobby-mine = Mes parties
lobby-over = terminée
lobby-running = en cours
lobby-forget = Oublier la table { $table }
lobby-open = Tables ouvertes
lobby-none = Pas d’autre table pour l’instant.
lobby-sit =
    { $free ->
        [one] Rejoindre ({ $free } place)
       *[other] Rejoindre ({ $free } places)
    }
lobby-watch = Regarder
lobby-import = Charger une partie
lobby-import-about = Une partie enregistrée dans un fichier : la revoir, ou la reprendre à tout moment.
lobby-import-file = Choisir un fichier
import-unreadable = { $file } n’est pas une partie d’un jeu que l’on joue ici.
new-title = Une table pour { $game }
new-options = Le jeu
new-seats = Les places
new-name = Votre nom
new-who = Qui joue ?
new-seat-name = Nom à la place { $seat }
new-less = Moins
new-more = Plus
new-make = Ouvrir la table
new-back = Retour à l’accueil
new-from-record = Commence par la partie { $record }.
new-from-step = Commence par la table { $record }, après l’étape { $step }.
new-private = Une table privée
new-private-about = L’accueil ne l’affiche pas : seuls ceux à qui vous donnez le code ou le lien la trouvent.
board-own = Un plateau à moi
board-own-about = Dessinez un bâtiment avec de simples lettres, ou ouvrez un dessin.
board-drawing = Collez le dessin ici
board-read = Lire le dessin
board-open = Ouvrir un fichier
board-good = Le plateau convient.
board-unsupported = Ce serveur ne lit pas les dessins.
who-alone = Moi, sur cet appareil
who-alone-about = Toutes les places se jouent ici, par une personne ou par plusieurs qui se passent l’appareil.
who-bots = Moi et des robots
who-bots-about = Vous jouez une place, des robots jouent les autres.
who-friends = Moi et des amis
who-friends-about = Les autres places restent ouvertes ; envoyez le lien à qui doit venir.
holder-me = Jouée sur cet appareil
holder-open = Ouverte aux autres
holder-bot = { $bot }
bot-random = Robot novice (joue au hasard)
bot-steady = Robot solide
seat-number = Place { $seat }
seat-open = Place libre
seat-yours = à vous
seat-bot = robot
seat-failed = robot, ne peut pas décider pour l’instant
seat-free = libre
seat-here = présent
seat-away = absent
seat-take = La prendre
seat-move = Lien
seat-move-about = Copier un lien secret vers cette place, pour continuer sur un autre appareil
seat-leave = Quitter
seats-title = Table
seats-show = Voir les places
seats-watching =
    { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
seats-code = Code pour rejoindre
seats-copy = Copier le lien
seats-copied = Copié

## La page : la table

table-title = Table { $table }
table-yours = À vous, table { $table }
table-missing = Cette table n’est pas ici
table-coming = On arrive à la table…
table-offline = La connexion est perdue ; nouvel essai. Rien n’est perdu.
prompt-label = Ce qu’il faut décider
board-label = Le plateau
hand-label = Ce que vous seul voyez
counters-title = Compteurs
crew-title = Ordre du tour
tabs-label = Journal, discussion et table
actions-title = Ce que vous pouvez faire
actions-none = Rien pour l’instant.
menu-label = Que voulez-vous faire ?
tip-more = et { $count } de plus
news-label = Ce qui se passe
log-title = Journal
chat-title = Discussion
chat-write = Dire quelque chose
chat-send = Envoyer
chat-none = Personne n’a encore rien dit.
chat-spectator = Spectateur
waiting = Un instant…
waiting-for = { $name } (place { $seat }) décide.
waiting-seat = La place { $seat } est libre : la partie attend que quelqu’un la prenne.
watching = Vous regardez.
watching-free =
    { $free ->
        [one] Vous regardez. Une place est libre.
       *[other] Vous regardez. { $free } places sont libres.
    }
undo = Annuler
undo-ask = Demander d’annuler
undo-asked = { $name } aimerait reprendre la dernière action. D’accord ?
undo-hint = Rien d’aléatoire ni de caché n’a été révélé depuis : on peut encore revenir en arrière.
undo-yes = Oui, la reprendre
undo-no = Non
undo-waiting = On attend que { $name } accepte d’annuler.
undo-withdraw = Tant pis
undo-declined = La réponse est non : l’action reste.
end-won = L’équipe a gagné !
end-lost = L’équipe a perdu.
end-nobody = Personne n’a gagné.
end-winners =
    { $count ->
        [one] { $names } a gagné !
       *[other] { $names } ont gagné ensemble !
    }
end-replay = Revoir la partie
end-again = Une autre partie
end-look = Regarder le plateau
end-story = L’histoire en chiffres
handover-title = Passez l’appareil à { $name }
handover-about = Ce qui est sur la table n’est que pour les yeux de { $name }.
handover-ready = Je suis { $name }, je suis prêt
trouble-unreachable = Le serveur ne répond pas.
trouble-unreadable = C’est illisible.
trouble-not-found = Cette table n’existe pas.
trouble-taken = Quelqu’un a été plus rapide : la place est prise.
trouble-forbidden = Ce n’est pas à vous de le faire.
trouble-secret = Ce jeu a des secrets jusqu’à la fin.
trouble-too-many = Trop de demandes. Attendez un peu.
trouble-too-large = C’est trop gros.
trouble-broken = Quelque chose n’a pas marché.
refusal-ended = La partie est finie.
refusal-not-yours = Ce n’est pas à vous de décider.
refusal-illegal = Ce n’est pas permis maintenant.
refusal-stale = La table a changé entre-temps.
refusal-unreadable = Le serveur n’a pas compris.
refusal-secret = C’est secret.
refusal-too-fast = Trop vite. Attendez un peu.
refusal-too-large = C’est trop long.
refusal-not-found = Cette table n’existe pas.
refusal-unwritten = Le serveur n’a pas pu l’écrire : rien ne s’est passé. Recommencez.

## La page : la rediffusion

replay-title = Rediffusion
replay-of = Rediffusion de la table { $table }
replay-table = À la table
replay-start = Le début.
replay-share = Copier un lien vers ce moment
replay-fork = Reprendre d’ici
replay-controls = Commandes de la rediffusion
replay-first = Au début
replay-turn-back = Tour précédent
replay-back = Une étape en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Une étape en avant
replay-turn-next = Tour suivant
replay-last = À la fin
replay-scrub = Étape
replay-eyes = Vue par
replay-everybody = un spectateur
replay-all = tout le monde, secrets ouverts
replay-hidden = Ce qui était secret

## La page : un jeu sans images

plain-ask = Place { $seat }, c’est à vous.
plain-hint = À décider : { $due }. Choisissez dans la liste.
plain-note = Ce jeu n’est pas encore dessiné. Voici ce qui est sur la table, en mots.

## La page : Flash Point

game-flashpoint = Flash Point : Fire Rescue
pitch-flashpoint = Une maison brûle et il y a des gens dedans. Dépensez bien vos points d’action : ouvrez les portes, abattez les murs, contenez le feu et sortez les victimes avant que tout s’écroule.
option-flashpoint-rules = Règles
about-flashpoint-rules = Combien il y a à penser.
option-flashpoint-rules-family = Familiales
about-flashpoint-rules-family = La partie rapide : tous pareils, on sort les victimes par où l’on veut.
option-flashpoint-rules-advanced = Avancées
about-flashpoint-rules-advanced = Spécialistes, camion et ambulance, matières dangereuses et points chauds.
option-flashpoint-board = Bâtiment
about-flashpoint-board = Quel bâtiment brûle.
option-flashpoint-board-house = La maison
about-flashpoint-board-house = Quatre entrées : la plus clémente.
option-flashpoint-board-villa = La villa
about-flashpoint-board-villa = Deux entrées seulement : prenez une hache.
option-flashpoint-difficulty = Difficulté
about-flashpoint-difficulty = Où en est le feu à votre arrivée.
option-flashpoint-difficulty-recruit = Recrue
about-flashpoint-difficulty-recruit = Trois explosions, peu de matières dangereuses.
option-flashpoint-difficulty-veteran = Vétéran
about-flashpoint-difficulty-veteran = Trois explosions, davantage de matières dangereuses et de points chauds.
option-flashpoint-difficulty-heroic = Héroïque
about-flashpoint-difficulty-heroic = Quatre explosions, et des points chauds partout.
option-flashpoint-firefighters = Pompiers
about-flashpoint-firefighters = Une place pour chacun ; une personne peut en jouer plusieurs.
option-flashpoint-specialists = Spécialistes
about-flashpoint-specialists = Comment chaque pompier reçoit son rôle.
option-flashpoint-specialists-chosen = Choisis
about-flashpoint-specialists-chosen = Chacun à son tour en prend un parmi ceux qui restent.
option-flashpoint-specialists-drawn = Tirés
about-flashpoint-specialists-drawn = Le hasard les distribue.
option-flashpoint-perfect = Partie parfaite
about-flashpoint-perfect = L’équipe continue pour sauver les dix victimes.
option-flashpoint-first = Qui commence
about-flashpoint-first = Le numéro du pompier qui joue le premier tour.
option-flashpoint-board-garage = Le garage
about-flashpoint-board-garage = Un niveau et un atelier, d’Extreme Danger ; le plan est de nous.
option-flashpoint-board-laboratory = Le laboratoire
about-flashpoint-board-laboratory = Deux niveaux reliés par un escalier, d’Extreme Danger ; le plan est de nous.
option-flashpoint-level = Niveau en plus
about-flashpoint-level = Un grenier ou un sous-sol pour le garage ou le laboratoire.
option-flashpoint-level-none = Aucun
about-flashpoint-level-none = Le bâtiment tel quel.
option-flashpoint-level-attic = Grenier
about-flashpoint-level-attic = Un niveau de plus à atteindre, par l’escalier ou par l’échelle.
option-flashpoint-level-basement = Sous-sol
about-flashpoint-level-basement = Les explosions d’en bas brisent les sols d’en haut.
option-flashpoint-car = Voiture
about-flashpoint-car = Au garage : elle encaisse des dommages, puis explose.
option-flashpoint-large = Grand équipement
about-flashpoint-large = Au laboratoire : deux cases qui explosent comme une voiture.
option-flashpoint-small = Petit équipement
about-flashpoint-small = Au laboratoire : ce qui se trouve à l’étage.
option-flashpoint-small-none = Aucun
about-flashpoint-small-none = Rien à cet endroit.
option-flashpoint-small-explosive = Inflammable
about-flashpoint-small-explosive = Il explose deux fois.
option-flashpoint-small-chemical = Chimique
about-flashpoint-small-chemical = Il laisse fuir des produits toxiques.
option-flashpoint-platform = Plateforme hydraulique
about-flashpoint-platform = Règles avancées : une plateforme avec canon à eau au lieu de la lance.
option-flashpoint-bridges = Échelles en pont
about-flashpoint-bridges = Une échelle posée sur un trou permet de le franchir.
option-flashpoint-descents = Échelles par les trous
about-flashpoint-descents = Une échelle à travers un trou mène au sous-sol.
option-flashpoint-engineer = Ingénieur structurel
about-flashpoint-engineer = Règles avancées : un neuvième spécialiste, qui répare les murs et retire les points chauds.
option-flashpoint-repairs = Réparation des sols
about-flashpoint-repairs = L’ingénieur structurel répare aussi les sols endommagés.
reason-flashpoint-saved = Les victimes sont sauves.
reason-flashpoint-lost = Trop de victimes ont été perdues.
reason-flashpoint-collapsed = Le bâtiment s’est effondré.
reason-flashpoint-trapped = Un pompier était piégé, sans issue.
flashover = Embrasement : la fumée prend feu en { $space } !

counter-saved = Sauvées
counter-lost = Perdues
counter-damage = Dommages
counter-turn = Tour
counter-roll = Dernier jet
counter-dice = Rouge { $red }, noir { $black }
counter-hot = Points chauds
counter-hazmats = Mat. dang.
counter-ladders = Échelles au camion
counter-holes = Trous
counter-toxic = Toxique
counter-object =
    { $object ->
        [car] Voiture
        [large] Grand équip.
        [small] Petit équip.
       *[chemical] Chimique
    }
points-ap = PA
points-free =
    { $purpose ->
        [move] pour bouger
        [extinguish] pour éteindre
        [command] pour commander
       *[other] gratuits
    }
thing-outside = dehors
thing-aloft = dehors, en hauteur
thing-fire = feu
thing-smoke = fumée
thing-poi = point d’intérêt
thing-victims =
    { $count ->
        [one] une victime
       *[other] { $count } victimes
    }
thing-treated =
    { $count ->
        [one] une victime soignée
       *[other] { $count } victimes soignées
    }
thing-hazmats =
    { $count ->
        [one] une matière dangereuse
       *[other] { $count } matières dangereuses
    }
thing-hot = point chaud
thing-engine =
    { $ladders ->
        [0] camion sans échelle
        [one] camion avec une échelle
       *[other] camion avec { $ladders } échelles
    }
thing-object =
    { $object ->
        [car] voiture
        [large] grand équipement
        [small] équipement inflammable
       *[chemical] équipement chimique
    }, dommages { $damage } sur { $most }
thing-toxic = produits toxiques
thing-damaged-floor = sol endommagé
thing-hole = un trou dans le sol
thing-bridge = une échelle fait pont
thing-descent = une échelle y descend depuis { $space }
thing-ladder-up = une échelle monte en { $space }
thing-ladder-down = une échelle descend en { $space }
thing-ladders =
    { $count ->
        [one] une échelle pliée
       *[other] { $count } échelles pliées
    }
thing-platform = plateforme hydraulique avec canon à eau
thing-firefighter = pompier { $firefighter } ({ specialist })
thing-nothing = rien
space-label = { $space } : { $things }
edge-label = { $edge } : { $wall }
wall-side = { side } : { $wall }
edge-kind =
    { $kind ->
        [wall] mur
        [damaged-wall] mur endommagé
        [ruin] mur détruit
        [door] porte fermée
        [door-open] porte ouverte
        [doorway] passage
        [empty-doorway] passage sans porte
        [light-wall] cloison
        [window] fenêtre fermée
        [window-open] fenêtre ouverte
        [fire-door] porte coupe-feu fermée
        [fire-door-open] porte coupe-feu ouverte
        [jammed] { $jams ->
            [one] porte coupe-feu bloquée, { $jams } compteur
           *[other] porte coupe-feu bloquée, { $jams } compteurs
        }
        [solid] mur que rien ne brise
       *[open] ouvert
    }
floor-name =
    { $floor ->
        [ground] Rez-de-chaussée
        [upper] Étage
        [attic] Grenier
       *[basement] Sous-sol
    }
floor-label = Le plateau : { floor-name }
level-stairs = escalier vers { $space }
level-above = au-dessus : { $space }
level-below = au-dessous : { $space }
board-flashpoint-keys = Les flèches restent sur un niveau. Page haut et page bas vont à la case au-dessus et au-dessous. Entrée y agit.

ask-act = Pompier { $firefighter }, c’est votre tour.
hint-act = Cliquez sur une case, une porte ou un mur marqués, ou choisissez dans la liste. Vous gardez ce qui reste de vos points, jusqu’à 4.
ask-choose = Pompier { $firefighter } : quel spécialiste êtes-vous ?
hint-choose = Chacun a un talent, et ce qu’il coûte.
ask-place = Pompier { $firefighter } : où commencez-vous ?
hint-place = N’importe où hors de la maison.
ask-park-ambulance = Où l’ambulance commence-t-elle ?
hint-park-ambulance = Dans cette partie, les victimes ne sont sauves que là où elle est.
ask-park-engine = Où le camion commence-t-il ?
hint-park-engine = Sa lance atteint la partie de la maison devant laquelle il est garé.
ask-ride = Pompier { $firefighter } : montez-vous ?
hint-ride = Le véhicule quitte votre parking. Descendez sur l’une de ses nouvelles cases, ou restez ici.
ask-reroll = Lance : rouge { $red }, noir { $black }. Gardez-vous les dés ?
hint-reroll = Le conducteur peut relancer chaque dé une fois.
ask-hazmats = Quelle matière dangereuse explose en premier ?
hint-hazmats = Plusieurs sont en feu ; vous choisissez l’ordre. Cliquez sur l’une d’elles.
ask-boarding = Pompier { $firefighter } : montez-vous avec la plateforme ?
hint-boarding = Elle a deux places ; une charge en prend une.
ask-recover = Le pompier { $firefighter } est à terre : où se relève-t-il ?
hint-recover = Au parking de l’ambulance le plus proche. Cliquez sur l’une de ses cases.

deed-place = Commencer en { $space }
deed-choose = { specialist }
deed-park-ambulance = Ambulance : { side }
deed-park-engine = Camion : { side }
deed-move = Aller en { $space }
deed-open =
    Ouvrir la { $kind ->
        [window] fenêtre
        [fire-door] porte coupe-feu
       *[door] porte
    } { $edge }
deed-close =
    Fermer la { $kind ->
        [window-open] fenêtre
        [fire-door-open] porte coupe-feu
       *[door] porte
    } { $edge }
deed-douse = Feu en fumée en { $space }
deed-extinguish = Éteindre en { $space }
deed-chop =
    { $kind ->
        [jammed] Dégager la porte coupe-feu { $edge }
        [light-wall] Frapper la cloison { $edge }
       *[wall] Frapper le mur { $edge }
    }
deed-take = Prendre { load }
deed-drop = Poser la charge
deed-lead = Guider la victime soignée
deed-leave = Laisser la victime soignée
deed-treat = Soigner la victime
deed-dispose = Éliminer la matière dangereuse
deed-identify = Regarder le POI en { $space }
deed-raise = Dresser l’échelle jusqu’en { $space }
deed-climb = Grimper en { $space }
deed-lower = Plier l’échelle de { $space }
deed-bridge = Poser un pont sur le trou en { $space }
deed-sink = Descendre l’échelle par le trou en { $space }
deed-platform = Amener la plateforme en { $space }
deed-cannon = Tirer au canon à eau
deed-clean = Retirer le jeton toxique en { $space }
deed-cool = Retirer le point chaud
deed-mend = Réparer le mur { $edge }
deed-repair = Réparer le sol en { $space }
deed-drive =
    Déplacer { vehicle }, { $way ->
        [clockwise] sens horaire
        [north] côté nord
        [east] côté est
        [south] côté sud
        [west] côté ouest
       *[counter-clockwise] sens antihoraire
    }
deed-gun = Actionner la lance
deed-keep = Garder les dés
deed-reroll =
    { $dice ->
        [red] Relancer le rouge
        [black] Relancer le noir
       *[both] Relancer les deux
    }
deed-crew = Devenir { specialist }
deed-end = Finir le tour
deed-ride = Monter jusqu’en { $space }
deed-stay = Rester ici
deed-recover = Se relever en { $space }
deed-explode = { $space } d’abord
deed-command = Pompier { $firefighter } : { $deed }

group-move = Se déplacer
group-water = Éteindre
group-doors = Portes et murs
group-ladders = Échelles
group-carry = Porter
group-special = Talent
group-command = Commander
group-vehicles = Véhicules
group-crew = Changer d’équipier
group-choose = Choisir
group-end = Tour

skill-firefighter = Ni talent particulier, ni faiblesse.
skill-paramedic = Soigne les victimes pour qu’elles marchent ; éteindre lui coûte le double.
skill-cafs = 3 PA et 3 gratuits pour éteindre.
skill-hazmat-technician = Élimine les matières dangereuses sur place.
skill-generalist = 5 PA pour tout faire.
skill-captain = 2 PA gratuits pour faire bouger les autres et ouvrir des portes.
skill-rescue = 3 PA gratuits pour bouger, frappe à moitié prix ; éteindre lui coûte le double.
skill-imaging = Retourne de loin n’importe quel POI.
skill-driver = Actionne la lance à moitié prix et peut relancer.
skill-structural-engineer = Répare les murs et retire les points chauds, loin du feu ; ne peut pas éteindre.

story-turns = tours
story-saved = sauvées
story-lost = perdues
story-damage = compteurs de dommages
story-explosions = explosions
story-extinguished = coups de lance
story-chopped = coups aux murs
story-knocked = pompiers à terre
story-alarms = fausses alertes
story-ignited = cases en feu
story-climbs = montées à l’échelle
story-holes = sols brisés
story-objects = objets perdus
story-toxic = cases toxiques
story-crew = L’équipe
story-name = Pompier
story-steps = Pas
story-water = Eau
story-blows = Coups
story-carried = Portés
story-down = À terre

## La page : Feurio!

game-feurio = Feurio!
pitch-feurio = La forêt brûle, et le feu prend toujours le chemin le plus chaud. Répartissez vos hommes sur de grandes zones, gardez un accès à l’eau, et ne vous laissez pas encercler.
option-feurio-players = Joueurs
about-feurio-players = Une place chacun ; seul, on joue pour le but du solitaire.
option-feurio-cooperative = Coopératif
about-feurio-cooperative = Deux à quatre joueurs ensemble : les 48 hommes placés, une zone par couleur, chacune avec un 1 libre.
option-feurio-firebreaks = Coupe-feu
about-feurio-firebreaks = Une tuile peut être posée face cachée au prix d’un homme ; son joueur seul en connaît la valeur.
option-feurio-hot = C’est chaud !
about-feurio-hot = Les zones sont arrondies au-dessous.
reason-feurio-points = Les zones sont comptées.
reason-feurio-reached = Le but est atteint.
reason-feurio-missed = Le but est manqué.

board-feurio-keys = Les flèches haut et bas restent dans la colonne, gauche et droite vont à la suivante. Page suivante et page précédente vont d’un espace jouable à l’autre. Entrée agit.
thing-feurio-tile = un { $value }
thing-feurio-men =
    { $count ->
        [one] { $count } homme, { colour }
       *[other] { $count } hommes, { colour }
    }
thing-feurio-slots =
    { $slots ->
        [one] { $free } emplacement libre sur { $slots }
       *[other] { $free } emplacements libres sur { $slots }
    }
thing-feurio-sides =
    { $sides ->
        [0] encerclée
        [one] { $sides } côté libre
       *[other] { $sides } côtés libres
    }
thing-feurio-room =
    { $room ->
        [0] complet
       *[other] place pour { $room }
    }
thing-feurio-zone = zone { colour } valant { $value }
thing-feurio-firebreak =
    { $value ->
        [0] un coupe-feu du joueur { $player }
       *[other] un coupe-feu du joueur { $player }, dessous un { $value }
    }
thing-feurio-point =
    { $hottest ->
        [yes] vide, chaleur { $heat }, un point le plus chaud
       *[no] vide, chaleur { $heat }
    }
zone-feurio-closed = { $sum }, encerclée
zone-feurio =
    { $tiles ->
        [one] Zone, { colour } : { $tiles } tuile, { $division }, vaut { $value }
       *[other] Zone, { colour } : { $tiles } tuiles, { $division }, vaut { $value }
    }

shelf-feurio-bag = dans le sac
shelf-feurio-drawn = piochée

group-lay = Poser la tuile
group-firebreak = La poser face cachée
group-men-green = Hommes verts
group-men-blue = Hommes bleus
group-men-yellow = Hommes jaunes
group-men-red = Hommes rouges
group-nobody = Ou personne
deed-feurio-lay = face visible en { $space }
deed-feurio-break = coupe-feu en { $space } pour un homme, { colour }
deed-feurio-place =
    { $count ->
        [one] { $count } homme, { colour }, en { $space }
       *[other] { $count } hommes, { colour }, en { $space }
    }
deed-feurio-pass = ne placer personne

ask-feurio-lay = Joueur { $seat }, posez le { $value } sur un point le plus chaud.
hint-feurio-lay =
    { $points ->
        [one] Un seul espace est le plus chaud, à { $heat }.
       *[other] { $points } espaces sont les plus chauds, à { $heat } : choisissez.
    }
hint-feurio-break =
    { $points ->
        [one] Un seul espace est le plus chaud, à { $heat }. Face cachée, c’est un coupe-feu connu de vous seul, au prix d’un homme ; aucun n’est alors placé.
       *[other] { $points } espaces sont les plus chauds, à { $heat }. Face cachée, c’est un coupe-feu connu de vous seul, au prix d’un homme ; aucun n’est alors placé.
    }
ask-feurio-place = Joueur { $seat }, placez-vous des hommes ?
hint-feurio-place = Jusqu’à trois d’une couleur sur une tuile marquée ; les flèches montrent ses côtés libres.
hint-feurio-nowhere = Aucune tuile n’a de place pour vos hommes.
ask-feurio-man = Joueur { $seat }, toutes les tuiles sont posées : placez-vous des hommes ?
hint-feurio-man = Jusqu’à trois d’une couleur sur une tuile marquée. La partie finit quand tous passent à la suite.

counter-feurio-left = Tuiles
counter-feurio-heat = Plus chaud
counter-feurio-passes = Passes de suite
counter-feurio-unseen = Tuiles encore inconnues, par valeur
unseen-feurio =
    { $count ->
        [0] Plus de { $value }
        [one] { $count } tuile de { $value }
       *[other] { $count } tuiles de { $value }
    }
goal-feurio = Le but : 12 hommes dans une zone avec un 1 libre
goal-feurio-men = { $placed } / 12
goal-feurio-done = but atteint
goal-feurio-missed = but manqué
goal-feurio-zones =
    { $zones ->
        [0] pas encore de zone
        [one] { $lowest ->
            [0] une zone, encerclée
           *[other] une zone, plus basse tuile libre : { $lowest }
        }
       *[other] { $zones } zones
    }

hand-feurio = { $men } hommes sur { $of } en réserve, { colour }
hand-feurio-shared = { $men } renforts sur { $of } en réserve, { colour }
hand-feurio-lost =
    { $men ->
        [one] { $men } homme sacrifié, { colour }
       *[other] { $men } hommes sacrifiés, { colour }
    }
points-feurio = points
points-feurio-about = { $points } points pour l’instant, { $best } pour la meilleure zone

story-feurio-points = Points
story-feurio-player = Joueur
story-feurio-total = Total
story-feurio-best = Meilleure zone
story-feurio-winner = victoire
story-feurio-tie = À égalité de total, la meilleure zone décide ; si elle est égale aussi, la victoire est partagée.
story-feurio-zones-title = Zones : la somme de leurs tuiles, divisée par la plus basse qui a un côté libre, arrondie au-dessus
story-feurio-zones-hot = Zones : la somme de leurs tuiles, divisée par la plus basse qui a un côté libre, arrondie au-dessous
story-feurio-zones-goal = Zones : chaque couleur devrait en avoir une, avec 12 hommes et un 1 qui a un côté libre
story-feurio-zone = Zone
story-feurio-men = Hommes
story-feurio-tiles = Tuiles
story-feurio-sum = Somme
story-feurio-divisor = Plus basse libre
story-feurio-value = Valeur
story-feurio-closed = encerclée
story-feurio-turns = tours
story-feurio-placed = hommes placés
story-feurio-zones = zones
story-feurio-hottest = point le plus chaud
story-feurio-firebreaks = coupe-feu
story-feurio-passes = passes

## La page : On Fire!!!

game-onfire = On Fire!!!
pitch-onfire = L’immeuble est en feu, l’ascenseur contient quatre personnes, et tout le monde veut sortir. Sauvez vos employés, par l’escalier ou en bousculant les autres.
option-onfire-players = Joueurs
about-onfire-players = De deux à quatre, une place chacun.
option-onfire-start-fires = Incendies au départ
about-onfire-start-fires = Quatre événements avant la partie, sans pompiers ni camions.
option-onfire-firefighters-leave = Les pompiers partent
about-onfire-firefighters-leave = Un pompier venu une fois ne revient pas.
option-onfire-fire-not-occupied = Cases mortelles
about-onfire-fire-not-occupied = Pour les cartes, une case en feu est libre, et qui doit s’y placer est éliminé.
option-onfire-back-into-fire = Retour aux flammes
about-onfire-back-into-fire = On peut repousser quelqu’un dans un bureau à quatre jetons Incendie.
reason-onfire-events = Les événements sont épuisés.
reason-onfire-tokens = Le dernier jeton Incendie est posé.
reason-onfire-all-saved = Quelqu’un a sauvé tous les siens.

board-onfire-keys = Les flèches vont à l’endroit voisin de l’immeuble. Page suivante et page précédente vont au prochain et au dernier endroit où l’on peut agir. Entrée agit ; avec une carte en main, Entrée la joue là et Échap la repose.
place-onfire-office = bureau { $place }
place-onfire-landing = palier { $place }
place-onfire-step = escalier { $place }
place-onfire-shaft =
    { $floor ->
        [0] cage d’ascenseur, rez-de-chaussée
       *[other] cage d’ascenseur, étage { $floor }
    }
place-onfire-exit = sortie { $side }
thing-onfire-tokens =
    { $tokens ->
        [0] pas de feu
        [one] { $tokens } jeton Incendie sur 4
       *[other] { $tokens } jetons Incendie sur 4
    }
thing-onfire-staff = { $count } du joueur { $player }
thing-onfire-nobody = personne
thing-onfire-cab = l’ascenseur est là, à bord : { $aboard }
thing-onfire-shaft = vide
thing-onfire-exit = vers la rue
thing-onfire-person = un employé du joueur { $player }
thing-onfire-fire = en feu
thing-onfire-free = libre

hand-onfire = Vos cartes
hand-onfire-none = Vous n’avez plus de carte ce tour-ci.
hand-onfire-of = Cartes du joueur { $player }
hand-onfire-of-none = Le joueur { $player } n’a pas de carte.
redraw-onfire = Défausser…
redraw-onfire-do =
    { $count ->
        [0] Choisissez des cartes
        [one] Défausser { $count } carte, en piocher une
       *[other] Défausser { $count } cartes, en piocher autant
    }
redraw-onfire-not = Les garder
alarm-onfire =
    { $alarm ->
        [fire] feu en { $office }
        [fire-two] double feu en { $office }
        [firefighter] pompier
       *[truck] camion de pompiers
    }
rule-onfire-leave = Un des vôtres sort sur le palier.
rule-onfire-leave-two = Deux des vôtres sortent d’un bureau ou de deux.
rule-onfire-elevator = Appelez-le vers l’un des vôtres sur un 1, ou prenez-le.
rule-onfire-enter = Un des vôtres sur un 1 y monte.
rule-onfire-enter-two = Deux des vôtres sur un 1 y montent.
rule-onfire-jump = Descendez par-dessus tous jusqu’à la case libre.
rule-onfire-push = Une case plus bas, et les autres avec vous.
rule-onfire-expel = Un adversaire se retrouve sur le palier.
rule-onfire-back = Un adversaire de votre palier y retourne.
rule-onfire-swap = Changez de place avec un voisin.
rule-onfire-truck = Sauvez un des vôtres d’un bureau en feu, ou éteignez un feu.

group-onfire-second = Et ensuite
group-onfire-truck = Camion de pompiers
group-onfire-cards = Jouer une carte
group-onfire-stairs = Prendre l’escalier
group-onfire-fire = Éteindre un feu
group-onfire-redraw = Défausser et piocher autant
deed-onfire-enough = un seul suffit
deed-onfire-keep = garder le camion pour plus tard
deed-onfire-walk =
    { $to ->
        [street] de { $from } hors de l’immeuble
       *[other] de { $from } à { $to }
    }
deed-onfire-remove = éteindre un feu en { $to }
deed-onfire-redraw = défausser : { $cards }
deed-onfire-truck-save = camion : sauver un des vôtres du bureau { $to }
deed-onfire-truck-remove = camion : éteindre un feu en { $to }
deed-onfire-leave = sortir du bureau { $from } sur { $to }
deed-onfire-leave-two = deux sortent : le premier du bureau { $from } sur { $to }
deed-onfire-elevator =
    { $to ->
        [0] ascenseur au rez-de-chaussée
       *[other] ascenseur à l’étage { $to }
    }
deed-onfire-enter = entrer dans l’ascenseur depuis { $from }
deed-onfire-enter-two = deux entrent dans l’ascenseur : le premier depuis { $from }
deed-onfire-jump =
    { $to ->
        [street] sauter de { $from } hors de l’immeuble
       *[other] sauter de { $from } à { $to }
    }
deed-onfire-push =
    { $to ->
        [street] pousser de { $from } hors de l’immeuble
       *[other] pousser de { $from } à { $to }
    }
deed-onfire-expel = expulser le joueur { $player } de l’ascenseur sur { $to }
deed-onfire-back = repousser de { $from } dans le bureau { $to }
deed-onfire-swap = intervertir { $from } et { $to }
deed-onfire-also =
    { $to ->
        [elevator] le second depuis { $from }
       *[other] le second depuis { $from } sur { $to }
    }
price-onfire =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }

ask-onfire-act =
    { $actions ->
        [one] Joueur { $seat }, votre dernière action.
       *[other] Joueur { $seat }, encore { $actions } actions.
    }
hint-onfire-act = Prenez une carte, ou cliquez sur l’un des vôtres pour prendre l’escalier. Éteindre un feu, où qu’il soit, coûte trois actions.
ask-onfire-card =
    { $card ->
        [truck] Camion de pompiers : où ?
       *[other] Où jouez-vous « { card } » ?
    }
ask-onfire-firefighter = Joueur { $seat }, quel feu le pompier éteint-il ?
hint-onfire-firefighter = N’importe quel jeton Incendie, dans un bureau ou sur un palier.
ask-onfire-truck = Joueur { $seat }, que fait le camion de pompiers ?
hint-onfire-truck = Il sauve un des vôtres d’un bureau en feu, éteint un feu, ou attend chez vous que vous l’appeliez.
ask-onfire-leave-two = Joueur { $seat }, qui sort en second ?
hint-onfire-leave-two = Du même bureau ou d’un autre.
ask-onfire-enter-two = Joueur { $seat }, qui d’autre monte dans l’ascenseur ?
hint-onfire-enter-two = Depuis un 1 à côté de l’ascenseur.

counter-onfire-actions = Actions
counter-onfire-actions-left = { $left } sur { $of }
counter-onfire-tokens = Jetons Incendie
counter-onfire-event = Événement
counter-onfire-discard = Défausse
counter-onfire-hidden = face cachée
counter-onfire-pile = Pile : { $count }
counter-onfire-rest =
    { $count ->
        [0] Dernière pile
        [one] encore { $count } mélange
       *[other] encore { $count } mélanges
    }
counter-onfire-deck = Pioche : { $count }
crew-onfire-bar = { $saved } sauvés et { $ambulance } dans l’ambulance, sur { $of }
crew-onfire-saved =
    { $count ->
        [one] { $count } sauvé
       *[other] { $count } sauvés
    }
crew-onfire-ambulance =
    { $count ->
        [one] { $count } blessé
       *[other] { $count } blessés
    }
crew-onfire-hand =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
crew-onfire-trucks =
    { $count ->
        [one] garde un camion
       *[other] garde { $count } camions
    }
crew-onfire-last-token = premier joueur, a le dernier jeton Incendie
crew-onfire-first = premier joueur

story-onfire-title = Qui est sorti
story-onfire-player = Joueur
story-onfire-saved = Sauvés
story-onfire-ambulance = Ambulance
story-onfire-inside = Encore dedans
story-onfire-winner = vainqueur
story-onfire-tie = À égalité de sauvés, le moins de monde dans l’ambulance décide ; encore à égalité, la victoire est partagée.
story-onfire-turns = tours
story-onfire-cards = cartes jouées
story-onfire-rides = trajets d’ascenseur
story-onfire-fires = feux
story-onfire-put-out = éteints
story-onfire-pushes = coups bas
