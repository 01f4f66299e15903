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
verb-cannon = tirer au canon à eau
verb-cool = retirer le point chaud
verb-raise = dresser une échelle jusqu’en
verb-climb = grimper en
verb-lower = plier l’échelle de
verb-bridge = poser un pont sur le trou en
verb-sink = descendre une échelle par le trou en
verb-platform = amener la plateforme en
verb-clean = retirer le jeton toxique en
verb-repair = réparer le sol en
verb-spill = la fuite gagne
verb-mend = réparer le mur
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
    Extreme Danger ajoute dans une case : H échelle, P plateforme, C objet, k toxique, o trou, % sol abîmé
    et entre les cases : ~ fenêtre   w fenêtre ouverte   : mur léger   F porte coupe-feu   J porte bloquée
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
        [trapped] Un pompier s’est trouvé piégé.
       *[saved] Les victimes sont hors de danger.
    } Sauvées : { $saved }, perdues : { $lost }, dommages : { $damage }, tours : { $turn }.
ended-seed = Les dés étaient ceux de --seed { $seed }.
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
who-alone = Moi, sur cet appareil
who-alone-about = Tous les pompiers se jouent ici, par une personne ou par plusieurs qui se passent l’appareil.
who-bots = Moi et des robots
who-bots-about = Vous jouez un pompier, des robots jouent les autres.
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
table-missing = Cette table n’est pas ici
table-coming = On arrive à la table…
table-offline = La connexion est perdue ; nouvel essai. Rien n’est perdu.
prompt-label = Ce qu’il faut décider
board-label = Le plateau
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
undo-yes = Oui, la reprendre
undo-no = Non
undo-waiting = On attend que { $name } accepte d’annuler.
end-won = L’équipe a gagné !
end-lost = L’équipe a perdu.
end-replay = Revoir la partie
end-again = Une autre partie
end-look = Regarder le plateau
end-story = L’histoire en chiffres
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
about-flashpoint-board = Quelle face du plateau brûle.
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

counter-saved = Sauvées
counter-lost = Perdues
counter-damage = Dommages
counter-turn = Tour
counter-roll = Dernier jet
counter-dice = Rouge { $red }, noir { $black }
counter-hot = Points chauds
counter-hazmats = Mat. dang.
points-ap = PA
points-free =
    { $purpose ->
        [move] pour bouger
        [extinguish] pour éteindre
        [command] pour commander
       *[other] gratuits
    }
thing-outside = dehors
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
thing-firefighter = pompier { $firefighter } ({ specialist })
thing-nothing = rien
space-label = { $space } : { $things }

ask-act = Pompier { $firefighter }, c’est votre tour.
hint-act = Cliquez sur une case, une porte ou un mur marqués, ou choisissez dans la liste. Vous gardez ce qui reste de vos points, jusqu’à 4.
ask-choose = Pompier { $firefighter } : quel spécialiste êtes-vous ?
hint-choose = Chacun a un talent, et ce qu’il coûte.
ask-place = Pompier { $firefighter } : où commencez-vous ?
hint-place = N’importe où hors de la maison.
ask-park-ambulance = Où l’ambulance commence-t-elle ?
hint-park-ambulance = Dans cette partie, les victimes ne sont sauves que là où elle est.
ask-park-engine = Où le camion commence-t-il ?
hint-park-engine = Sa lance atteint le quart de la maison devant lequel il est garé.
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
deed-open = Ouvrir la porte { $edge }
deed-close = Fermer la porte { $edge }
deed-douse = Feu en fumée en { $space }
deed-extinguish = Éteindre en { $space }
deed-chop = Frapper le mur { $edge }
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
story-crew = L’équipe
story-name = Pompier
story-steps = Pas
story-water = Eau
story-blows = Coups
story-carried = Portés
story-down = À terre
