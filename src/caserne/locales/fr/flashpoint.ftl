### Flash Point: Fire Rescue en français. Chaque message a son pendant dans les autres
### langues, avec les mêmes variables ; un test les compare. Les drapeaux valent « yes » et « no ».

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
object =
    { $object ->
        [car] La voiture
        [large] Le grand équipement
        [small] Le petit équipement
       *[chemical] L’équipement chimique
    }

who-flashpoint =
    { $name ->
        [0] Le pompier { $firefighter }
       *[other] { $name }
    }
whom-flashpoint =
    { $name ->
        [0] le pompier { $firefighter }
       *[other] { $name }
    }

## Ce qui s’est passé

event-turn-began =
    Tour { $turn } : { whom-flashpoint } a { $ap } PA{ $free ->
        [0] {""}
       *[other] {" "}et { $free } PA gratuits
    }.
event-turn-ended =
    { who-flashpoint } termine son tour{ $kept ->
        [0] {""}
       *[other] {" "}et garde { $kept } PA
    }.
event-placed = { who-flashpoint } commence en { $space }.
event-enrolled = { who-flashpoint } devient { specialist }.
event-parked =
    { $vehicle ->
        [ambulance] L’ambulance est garée du côté { side }.
       *[engine] Le camion est garé du côté { side }.
    }
event-moved = { who-flashpoint } va de { $origin } en { $space } ({ $ap } PA).
event-door-turned =
    { who-flashpoint } { $open ->
        [yes] ouvre
       *[no] ferme
    } { $window ->
        [yes] la fenêtre
       *[no] la porte
    } { $edge }.
event-extinguished =
    { $left ->
        [smoke] { who-flashpoint } réduit en fumée le feu en { $space }.
       *[clear] { who-flashpoint } dégage la case { $space }.
    }
event-chopped = { who-flashpoint } frappe le mur { $edge }.
event-wall-damaged =
    { $destroyed ->
        [yes] Le mur { $edge } est détruit (dommages : { $used } sur 24).
       *[no] Le mur { $edge } est endommagé (dommages : { $used } sur 24).
    }
event-took = { who-flashpoint } prend { load } en { $space }.
event-dropped = { who-flashpoint } pose { load } en { $space }.
event-led = Une victime soignée suit { whom-flashpoint } depuis { $space }.
event-left = { who-flashpoint } laisse une victime soignée en { $space }.
event-treated = { who-flashpoint } soigne une victime en { $space }.
event-disposed = { who-flashpoint } élimine une matière dangereuse en { $space }.
event-identified = { who-flashpoint } examine de loin le POI en { $space }.
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
event-knocked-down = { who-flashpoint } fait un malaise en { $space }.
event-recovered = { who-flashpoint } reprend ses esprits près de l’ambulance, en { $space }.
event-cleared = Le feu ou la fumée en { $space } disparaît.
event-poi-placed = Un POI est placé en { $space }.
event-hazmat-placed = Une matière dangereuse est placée en { $space }.
event-hazmat-exploded = La matière dangereuse en { $space } explose !
event-hot-spot-placed = Un point chaud est placé en { $space }.
event-flared-up = Ignition en { $space } : le feu progresse encore une fois.
event-drove = { who-flashpoint } fait conduire { vehicle } du côté { side }.
event-rode = { who-flashpoint } monte à bord et descend en { $space }.
event-stayed = { who-flashpoint } reste sur place.
event-gun-fired = La lance arrose { $space }.
event-crew-changed =
    { who-flashpoint } cède sa place : nouveau rôle, { specialist }, avec { $ap } PA{ $free ->
        [0] {""}
       *[other] {" "}et { $free } PA gratuits
    }.
event-jam-removed = Un coup dégage la porte coupe-feu { $edge } ; jetons Bloqué restants : { $left }.
event-jammed = La porte coupe-feu { $edge } se bloque (jetons : { $jams }).
event-climbed = { who-flashpoint } grimpe de { $origin } en { $space } ({ $ap } PA).
event-ladder-raised = { who-flashpoint } dresse une échelle de { $space } en { $top }.
event-ladder-lowered = L’échelle de { $top } descend et repose en { $space }.
event-ladder-laid =
    { who-flashpoint } place une échelle { $bridge ->
        [yes] par-dessus
       *[no] à travers
    } le trou en { $space }.
event-ladder-broken = L’échelle posée sur le trou en { $space } est détruite.
event-platform-parked = La plateforme commence en { $space }.
event-platform-moved = { who-flashpoint } amène la plateforme en { $space }.
event-cannon-fired = { who-flashpoint } tire au canon à eau sur { $space }.
event-object-damaged = { object } en { $space } : dommages { $counters }.
event-object-exploded = { object } en { $space } : explosion !
event-object-leaked = L’équipement chimique en { $space } fuit !
event-toxic-spilled = Des produits toxiques gagnent { $space }.
event-toxic-cleaned = { who-flashpoint } retire le jeton toxique en { $space }.
event-floor-damaged = Le sol en { $space } est endommagé.
event-floor-destroyed = Le sol en { $space } cède : un trou (dommages { $used }).
event-floor-repaired = { who-flashpoint } répare le sol en { $space }.
event-wall-mended = { who-flashpoint } répare le mur { $edge } (dommages { $used }).
event-hot-spot-removed = Le point chaud en { $space } retourne à la réserve.
event-collapsed = Le bâtiment s’écroule !
event-game-ended =
    { $won ->
        [yes] Victoire : { $saved } sauvées, { $lost } perdues.
       *[no] Défaite : { $saved } sauvées, { $lost } perdues.
    }

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
verb-flashpoint-park-platform = placer la plateforme en
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
cost-free = gratuit
cost-ap = { $ap } PA

## La décision à prendre

decide-flashpoint-act = Pompier { $seat }, à vous de jouer.
decide-flashpoint-choose = Pompier { $seat }, quel spécialiste êtes-vous ?
decide-flashpoint-place = Pompier { $seat }, d’où partez-vous ? De n’importe quelle case extérieure.
decide-flashpoint-park-ambulance = Pompier { $seat }, où garer l’ambulance au départ ?
decide-flashpoint-park-engine = Pompier { $seat }, où garer le camion au départ ?
decide-flashpoint-park-platform = Pompier { $seat }, sur quelle case du camion placer la plateforme ?
decide-flashpoint-boarding = Pompier { $seat }, montez-vous avec la plateforme ?
decide-flashpoint-ride = Pompier { $seat }, le véhicule démarre : montez-vous à bord ?
decide-flashpoint-reroll = Pompier { $seat }, gardez-vous les dés de la lance ?
decide-flashpoint-hazmats = Pompier { $seat }, quelle matière dangereuse explose d’abord ?
decide-flashpoint-recover = Pompier { $seat }, vous avez fait un malaise : où reprenez-vous vos esprits ?

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
ended-flashpoint = { $won ->
        [yes] C’est gagné.
       *[no] C’est perdu.
    } { $reason ->
        [collapsed] Le bâtiment s’est écroulé.
        [lost] Trop de victimes sont perdues.
        [trapped] Un pompier s’est trouvé piégé.
       *[saved] Les victimes sont hors de danger.
    } Sauvées : { $saved }, perdues : { $lost }, dommages : { $damage }, tours : { $turn }.

## La page : Flash Point

game-flashpoint = Flash Point : Fire Rescue
pitch-flashpoint = Une maison brûle et il y a des gens dedans. Dépensez bien vos points d’action : ouvrez les portes, abattez les murs, contenez le feu et sortez les victimes avant que tout s’écroule.
motto-flashpoint = Sortez-les avant que tout s’écroule.
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
thing-firefighter = { whom-flashpoint } ({ specialist })
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
floors-label = Étages
floor-label = Le plateau : { floor-name }
level-stairs = escalier vers { $space }
level-above = au-dessus : { $space }
level-below = au-dessous : { $space }
board-flashpoint-keys = Les flèches restent sur un niveau. Page haut et page bas vont à la case au-dessus et au-dessous. Entrée y agit.
ask-act = { $name }, c’est votre tour.
hint-act = Choisissez ce qui est marqué, ou dans la liste. Il vous reste jusqu’à 4 points pour le tour suivant.
ask-choose = { $name } : quel spécialiste êtes-vous ?
hint-choose = Chacun a un talent, et ce qu’il coûte.
ask-place = { $name } : où commencez-vous ?
hint-place = N’importe où hors de la maison.
ask-park-ambulance = Où l’ambulance commence-t-elle ?
hint-park-ambulance = Dans cette partie, les victimes ne sont sauves que là où elle est.
ask-park-engine = Où le camion commence-t-il ?
hint-park-engine = Sa lance atteint la partie de la maison devant laquelle il est garé.
ask-park-platform = Où la plateforme commence-t-elle ?
hint-park-platform = Sur l’une des deux cases du camion. Qui s’y trouve peut monter avec elle.
ask-ride = { $name } : montez-vous ?
hint-ride = Le véhicule quitte votre parking. Descendez sur l’une de ses nouvelles cases, ou restez ici.
ask-reroll = Lance : rouge { $red }, noir { $black }. Gardez-vous les dés ?
hint-reroll = L’eau va en { $space }. Le conducteur peut relancer chaque dé une fois.
ask-hazmats = Quelle matière dangereuse explose en premier ?
hint-hazmats = Plusieurs sont en feu ; vous choisissez l’ordre. Cliquez sur l’une d’elles.
ask-boarding = { $name } : montez-vous avec la plateforme ?
hint-boarding = Elle a deux places ; une charge en prend une.
ask-recover = { $name } est à terre : où vous relevez-vous ?
hint-recover = Au parking de l’ambulance le plus proche. Cliquez sur l’une de ses cases.
deed-place = Commencer en { $space }
deed-choose = { specialist }
deed-park-ambulance = Ambulance : { side }
deed-park-engine = Camion : { side }
deed-park-platform = Plateforme : { $space }
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
deed-command = { who-flashpoint } : { $deed }
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
aim-flashpoint-save = « Je mets quelqu’un à l’abri, en { $space }. »
aim-flashpoint-fetch = « Je vais chercher la victime en { $space } avant le feu. »
aim-flashpoint-treat = « Je soigne la victime en { $space } : elle pourra marcher. »
aim-flashpoint-look = « Il y a peut-être quelqu’un en { $space } : je vais voir. »
aim-flashpoint-gun = « Baissez la tête ! De l’eau sur { $space }. »
aim-flashpoint-way = « Je dégage { $space } : c’est par là que je passe. »
aim-flashpoint-hazmat = « J’écarte du feu la matière dangereuse en { $space }. »
aim-flashpoint-fight = « J’attaque le feu en { $space } avant qu’il s’étende. »
aim-flashpoint-chop = « Je perce en { $edge } : c’est plus court. »
aim-flashpoint-crew = « Il nous faut un autre rôle ici : { specialist }. »
aim-flashpoint-drive = « J’amène { vehicle } du côté { side } : on en a besoin là. »
aim-flashpoint-ladder = « Je prends une échelle : il faut monter. »
aim-flashpoint-closer = « Je m’approche, pour le prochain tour. »
aim-flashpoint-wait = « Je garde mes forces pour le prochain tour. »

## Ce qui parle pour un tour

because-flashpoint-saves =
    { $count ->
        [one] sauve { $count } victime
       *[other] sauve { $count } victimes
    }
because-flashpoint-takes = emmène quelqu’un en { $space }
because-flashpoint-hazmat = emporte la matière dangereuse en { $space }
because-flashpoint-fetches = prend une échelle en { $space }
because-flashpoint-reveals = regarde qui est en { $space }
because-flashpoint-extinguishes =
    { $count ->
        [one] éteint { $count } feu
       *[other] éteint { $count } feux
    }
because-flashpoint-clears =
    { $count ->
        [one] dissipe la fumée sur { $count } case
       *[other] dissipe la fumée sur { $count } cases
    }
because-flashpoint-gun = utilise la lance
because-flashpoint-changes = fait venir un autre spécialiste
because-flashpoint-ladder = met une échelle en place en { $space }
because-flashpoint-platform = amène la plateforme en { $space }
because-flashpoint-risk = le risque d’être mis à terre passe de { $before } % à { $after } %

## The page: Flash Point's books

book-flashpoint-base = Sauver ou Périr : Au Cœur du Brasier, de Kevin Lanzing : le jeu de base, règles familiales et avancées, traduit par Eric Lebigot
book-flashpoint-family = 18 : Soldats du feu, de Kevin Lanzing : les règles familiales dans une autre édition française, d’Asmodee
book-flashpoint-extreme = Flash Point: Fire Rescue – Extreme Danger, de Lutz Pietschker : l’extension, traduite par Brice

## The page: Flash Point's danger

danger-flashpoint-title = Si le tour finit maintenant
danger-flashpoint-lost = personnes perdues, en moyenne
danger-flashpoint-first = d’abord { $space } : { $chance }
danger-flashpoint-fall = un pompier tombe, au pire
danger-flashpoint-damage = dommages à prévoir
danger-flashpoint-left = encore { $left } avant l’effondrement
danger-flashpoint-defeat = la partie est perdue
danger-flashpoint-legend = Pour cent, au prochain feu
danger-flashpoint-kind = { $kind ->
    [smoke] surtout de la fumée
    [fire] surtout du feu
   *[blast] brûle : explosion
}
danger-flashpoint-beyond = Suivies : { $flares } ignition ; davantage : { $chance }.
danger-flashpoint-space = Ensuite fumée { $smoke } %, feu { $fire } % ; explosion { $explosion } %.
danger-flashpoint-person = Quelqu’un est perdu ici : { $chance }.
danger-flashpoint-firefighter = { $name ->
    [0] Le pompier { $firefighter }
   *[other] { $name }
} tombe : { $chance }.
