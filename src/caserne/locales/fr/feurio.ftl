### Feurio! en français. Chaque message a son pendant dans les autres
### langues, avec les mêmes variables ; un test les compare. Les drapeaux valent « yes » et « no ».

## Les noms

colour =
    { $colour ->
        [green] vert
        [blue] bleu
        [yellow] jaune
       *[red] rouge
    }

who-feurio =
    { $name ->
        [0] Le joueur { $player }
       *[other] { $name }
    }
of-feurio =
    { $name ->
        [0] du joueur { $player }
       *[other] ({ $name })
    }

## Ce qui s’est passé

event-first-tile-laid = Au départ, un { $value } est posé en { $space }.
event-tile-drawn =
    { $value ->
        [0] { who-feurio } pioche une tuile.
       *[other] { who-feurio } pioche un { $value }.
    }
event-tile-laid = { who-feurio } pose un { $value } en { $space } (chaleur { $heat }).
event-firebreak-laid =
    { who-feurio } pose un coupe-feu en { $space } (chaleur { $heat }) et sacrifie un homme : { colour }{ $value ->
        [0] .
       *[other] . Dessous, il y a un { $value }.
    }
event-men-placed =
    { $men ->
        [one] { who-feurio } place { $men } homme en { $space } : { colour }, reste { $left }.
       *[other] { who-feurio } place { $men } hommes en { $space } : { colour }, reste { $left }.
    }
event-turn-passed = { who-feurio } ne place personne.
event-firebreak-shown = Sous le coupe-feu en { $space }, il y a un { $value }.
event-zone-counted =
    { $player ->
        [0] Zone, { colour }
       *[other] Zone { of-feurio }, { colour }
    } ({ $spaces }) : { $divisor ->
        [0] { $sum }, mais encerclée : { $value }.
       *[other] { $sum } / { $divisor } donne { $value }.
    }
event-points-counted = { who-feurio } a { $points } en tout, { $best } pour sa meilleure zone.
event-fire-out =
    { $goal ->
        [yes] { $won ->
            [no] La partie est finie : le but est manqué.
           *[yes] La partie est finie : le but est atteint !
        }
       *[no] La partie est finie. Victoire : { $winners }.
    }

## Ce que l’on peut faire : un verbe de la notation en toutes lettres

verb-feurio-lay = poser la tuile face visible en
verb-feurio-break = la poser face cachée et sacrifier un homme en
verb-feurio-place = placer des hommes
verb-feurio-pass = ne placer personne
verb-feurio-draw = piocher

## La décision à prendre

decide-feurio-lay = Joueur { $seat }, où posez-vous la tuile ?
decide-feurio-place = Joueur { $seat }, placez-vous des hommes ?
decide-feurio-man = Joueur { $seat }, toutes les tuiles sont posées : placez-vous des hommes ?

## L’équipe et les compteurs

status-men = { colour } { $men }
status-player = { $player } a { $hand } · points : { $points }
status-team-player = { $player } a { $hand }
status-forest = Tour { $turn } · tuiles restantes : { $left }
status-forest-drawn = Tour { $turn } · tuiles restantes : { $left } · en main : { $drawn }

## Le terminal

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
legend-feurio =
    Le dessin : 2,-1 est l’espace situé 2 colonnes à l’est et 1 pas au nord de la première tuile.
      6gb./3  une tuile de 6 avec un homme vert et un bleu, un emplacement et 3 côtés libres
      g vert   b bleu   y jaune   r rouge
      #1      un coupe-feu du joueur 1   #1=4  un autre, avec un 4 dessous
      +13     un point le plus chaud : ses voisines font 13
ended-feurio =
    { $reason ->
        [points] La partie est finie. Victoire : { $winners }. Points : { $scores }.
        [reached] C’est gagné : le but est atteint.
       *[missed] C’est perdu : le but est manqué.
    } Tours : { $turn }, hommes placés : { $placed }.

## La page : Feurio!

game-feurio = Feurio!
pitch-feurio = La forêt brûle, et le feu prend toujours le chemin le plus chaud. Répartissez vos hommes sur de grandes zones, gardez un accès à l’eau, et ne vous laissez pas encercler.
motto-feurio = La forêt brûle. Placez vos hommes au plus chaud.
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
        [0] un coupe-feu { of-feurio }
       *[other] un coupe-feu { of-feurio }, dessous un { $value }
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
ask-feurio-lay = { $name }, posez le { $value } sur un point le plus chaud.
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
ask-feurio-place = { $name }, placez-vous des hommes ?
hint-feurio-place = Jusqu’à trois d’une couleur sur une tuile marquée ; les flèches montrent ses côtés libres.
hint-feurio-nowhere = Aucune tuile n’a de place pour vos hommes.
ask-feurio-man = { $name }, toutes les tuiles sont posées : placez-vous des hommes ?
hint-feurio-man = Jusqu’à trois d’une couleur sur une tuile marquée. La partie finit quand tous passent à la suite.
meter-feurio-yours = À vous
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
aim-feurio-break = « J’arrête le feu en { $space } avec un coupe-feu. »
aim-feurio-place =
    { $men ->
        [one] « Un homme en { $space }, tant qu’on y entre. »
       *[other] « { $men } hommes en { $space }, tant qu’on y entre. »
    }
aim-feurio-pass = « Je garde mes hommes pour un meilleur endroit. »

## Ce qui parle pour un tour

because-feurio-begins = commence une zone en { $space } : { colour }, { $men } sur place
because-feurio-grows = agrandit une zone en { $space } : { colour }, { $men } en tout
because-feurio-joins = réunit des zones en { $space } : { colour }, { $men } en tout
because-feurio-waters = donne son eau à une zone : { colour }
because-feurio-fills = prend la dernière place en { $space }
because-feurio-breaks = éloigne le feu par un coupe-feu en { $space }
because-feurio-keeps = en garde { $men } en réserve

## The page: Feurio!'s books

book-feurio-base = Feurio! : le jeu de base avec ses règles pour 1 à 4 joueurs, règle avancée et variante, en français

## The page: Feurio!'s danger

danger-feurio-title = La prochaine tuile
danger-feurio-tile = encore { $count } ; { $same ->
    [yes] chaleur { $low } ensuite
   *[no] chaleur { $low } à { $high } ensuite
}{ $closed ->
    [0] {""}
   *[other] , en encercle { $closed }
}
danger-feurio-point = Avec un { $value } ici, le point le plus chaud vaut { $heat }.
danger-feurio-surrounded = Avec un { $value }, cette tuile est encerclée.
