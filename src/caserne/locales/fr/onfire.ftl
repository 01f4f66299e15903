### On Fire!!! en français. Chaque message a son pendant dans les autres
### langues, avec les mêmes variables ; un test les compare. Les drapeaux valent « yes » et « no ».

## Les noms

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

who-onfire =
    { $name ->
        [0] Le joueur { $player }
       *[other] { $name }
    }
whom-onfire =
    { $name ->
        [0] le joueur { $player }
       *[other] { $name }
    }
of-onfire =
    { $name ->
        [0] du joueur { $player }
       *[other] ({ $name })
    }

## Ce qui s’est passé

event-first-chosen = { who-onfire } commence et garde le dernier jeton Incendie.
event-player-began = — Tour { $turn } : { whom-onfire }.
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
event-fire-removed = { who-onfire } éteint un feu en { $place }.
event-last-token-placed = Le dernier jeton Incendie est posé : la partie finit avec ce tour.
event-last-event-drawn = C’est le dernier événement : la partie finit avec ce tour.
event-truck-kept = { who-onfire } garde le camion de pompiers.
event-truck-used = { who-onfire } fait venir le camion de pompiers.
event-eliminated =
    { $count ->
        [one] L’ambulance emmène de { $place } { $count } employé { of-onfire }.
       *[other] L’ambulance emmène de { $place } { $count } employés { of-onfire }.
    }
event-rescued =
    { $count ->
        [one] Sauvé : { $count } employé { of-onfire } ; { $total } en tout.
       *[other] Sauvés : { $count } employés { of-onfire } ; { $total } en tout.
    }
event-card-played = { who-onfire } joue une carte : { card }.
event-card-drawn = { who-onfire } pioche : { card }.
event-redrawn =
    { $count ->
        [one] { who-onfire } défausse { $count } carte pour en piocher autant.
       *[other] { who-onfire } défausse { $count } cartes pour en piocher autant.
    }
event-cards-shuffled = Les { $count } cartes défaussées sont mélangées.
event-walked = Un employé { of-onfire } va de { $origin } en { $to }.
event-closed-up = Un employé { of-onfire } avance de { $origin } en { $to }.
event-office-left = Un employé { of-onfire } sort du bureau { $origin } vers { $to }.
event-elevator-moved = { who-onfire } déplace l’ascenseur de l’étage { $origin } à l’étage { $floor }.
event-entered = Un employé { of-onfire } entre dans l’ascenseur depuis { $origin }.
event-jumped = Un employé { of-onfire } saute de { $origin } en { $to }.
event-pushed = Un employé { of-onfire } descend de { $origin } en { $to } dans la poussée.
event-expelled = Un employé { of-onfire } est expulsé de l’ascenseur, en { $to }.
event-pushed-back = Un employé { of-onfire } est repoussé de { $origin } dans le bureau { $to }.
event-swapped =
    { $name ->
        [0] Des employés des joueurs { $player } et { $other }
       *[other] Des employés ({ $name } et { $rival })
    } échangent leurs places : { $origin } et { $to }.
event-forfeited = { who-onfire } ne peut plus rien faire ; actions perdues : { $actions }.
event-evacuation-ended = La partie est finie. Victoire : { $winners }.

## Ce que l’on peut faire : un verbe de la notation en toutes lettres

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

decide-onfire-act = Joueur { $seat }, c’est à vous.
decide-onfire-firefighter = Joueur { $seat }, quel feu le pompier éteint-il ?
decide-onfire-truck = Joueur { $seat }, que fait le camion de pompiers ?
decide-onfire-leave-two = Joueur { $seat }, qui d’autre sort d’un bureau ?
decide-onfire-enter-two = Joueur { $seat }, qui d’autre entre dans l’ascenseur ?

## L’équipe et les compteurs

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

intro-onfire =
    On Fire!!! L’immeuble de bureaux brûle. Sauvez plus de vos employés que les autres n’en sauvent des leurs.

    Un tour comporte un événement, puis exactement 4 actions, puis une main complétée à 5 cartes. On sort des bureaux et prend l’ascenseur grâce aux cartes ; l’escalier coûte une action par case. Le quatrième jeton Incendie d’un bureau emporte tous ceux qui s’y trouvent.
intro-seats-onfire =
    { $people ->
        [0] Des bots tiennent toutes les places ; regardez.
       [one] Vous êtes le joueur { $seats }.
       *[other] Vous êtes les joueurs { $seats }.
    }
legend-onfire =
    Le dessin : l’immeuble en coupe, un escalier à gauche, un à droite, l’ascenseur au milieu.
      A4 *12  le bureau A4 avec un jeton Incendie, un employé du joueur 1 et un du joueur 2
      3 2 1   les cases d’un palier, de l’escalier à l’ascenseur : A4-3 A4-2 A4-1
      /       une marche : A4/1 est la première sous le palier 4, côté A
      case libre : .   feu : *   ascenseur avec deux personnes : [12  ]
ended-onfire =
    { $reason ->
        [events] Les événements sont épuisés.
        [tokens] Le dernier jeton Incendie est posé.
       *[all-saved] Quelqu’un a sauvé tous les siens.
    } Victoire : { $winners }. Sauvés : { $scores }. Tours : { $turn }, dans l’ambulance : { $ambulance }, feux : { $fires }.

## La page : On Fire!!!

game-onfire = On Fire!!!
pitch-onfire = L’immeuble est en feu, l’ascenseur contient quatre personnes, et tout le monde veut sortir. Sauvez vos employés, par l’escalier ou en bousculant les autres.
motto-onfire = Tout le monde dehors, les vôtres d’abord.
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
thing-onfire-staff = { $count } { of-onfire }
thing-onfire-nobody = personne
thing-onfire-cab = l’ascenseur est là, à bord : { $aboard }
thing-onfire-shaft = vide
thing-onfire-exit = vers la rue
thing-onfire-person = un employé { of-onfire }
thing-onfire-fire = en feu
thing-onfire-free = libre
hand-onfire = Vos cartes
hand-onfire-none = Vous n’avez plus de carte ce tour-ci.
hand-onfire-of = Cartes { of-onfire }
hand-onfire-of-none = { who-onfire } n’a pas de carte.
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
deed-onfire-expel = expulser { whom-onfire } de l’ascenseur sur { $to }
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
        [one] { $name }, votre dernière action.
       *[other] { $name }, encore { $actions } actions.
    }
hint-onfire-act = Prenez une carte, ou cliquez sur l’un des vôtres pour prendre l’escalier. Éteindre un feu, où qu’il soit, coûte trois actions.
ask-onfire-card =
    { $card ->
        [truck] Camion de pompiers : où ?
       *[other] Où jouez-vous « { card } » ?
    }
ask-onfire-firefighter = { $name }, quel feu le pompier éteint-il ?
hint-onfire-firefighter = N’importe quel jeton Incendie, dans un bureau ou sur un palier.
ask-onfire-truck = { $name }, que fait le camion de pompiers ?
hint-onfire-truck = Il sauve un des vôtres d’un bureau en feu, éteint un feu, ou attend chez vous que vous l’appeliez.
ask-onfire-leave-two = { $name }, qui sort en second ?
hint-onfire-leave-two = Du même bureau ou d’un autre.
ask-onfire-enter-two = { $name }, qui d’autre monte dans l’ascenseur ?
hint-onfire-enter-two = Depuis un 1 à côté de l’ascenseur.
counter-onfire-actions-left = { $left } sur { $of }
meter-onfire-saved = Sortis
meter-onfire-events = Événements
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
aim-onfire-out = « Dehors, tous dans la rue ! »
aim-onfire-fire = « Ce feu est trop près : je l’éteins. »
aim-onfire-office = « Tout le monde sort de { $origin }, avant que ça brûle. »
aim-onfire-elbows = « Pardon, j’étais là avant : je fais de la place. »
aim-onfire-elevator = « Je prends l’ascenseur : c’est le plus rapide. »
aim-onfire-stairs = « Par l’escalier, plus près de la sortie. »
aim-onfire-cards = « Il me faut de meilleures cartes. »

## Ce qui parle pour un tour

because-onfire-saves = en sauve { $count }
because-onfire-boards = en fait monter { $count } dans l’ascenseur
because-onfire-leaves = en fait sortir { $count } d’un bureau
because-onfire-hinders = retarde le joueur { $player }
because-onfire-clears = retire { $count } du feu
because-onfire-redraws = repioche, avec { $actions } encore à faire

## The page: On Fire!!!'s books

book-onfire-base = On Fire!!!, de Hugo de Campos (4 Dados, 2017), traduit en français par Alinea

## The page: On Fire!!!'s danger

danger-onfire-title = Le prochain événement
danger-onfire-nobody = Il ne menace personne.
danger-onfire-taken = { $who } perd { $count }
danger-onfire-count = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
danger-onfire-burns = brûle { $places }
danger-onfire-place = Brûle au prochain événement : { $chance }.
