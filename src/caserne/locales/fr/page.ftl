### La page en français, quel que soit le jeu. Chaque message a son pendant dans les autres
### langues, avec les mêmes variables ; un test les compare. Les drapeaux valent « yes » et « no ».

## La page : partout

page-title = Caserne : des jeux de plateau sur les pompiers
page-language = Langue
page-theme =
    { $theme ->
        [light] clair
        [dark] sombre
       *[auto] celui du système
    }
page-theme-title = Thème
page-theme-now = Thème : { page-theme }
sound = Son
sound-volume = Volume
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
lobby-greeting =
    { $part ->
        [morning] Bonjour, { $name }
        [evening] Bonsoir, { $name }
       *[day] Bonjour, { $name }
    }
lobby-turns =
    { $count ->
        [one] Une équipe vous attend.
       *[other] { $count } équipes vous attendent.
    }
lobby-offline = Vous êtes hors ligne, ou le serveur ne répond pas. La caserne reste ouverte : dès que la connexion revient, vous pouvez jouer.
name-unknown = Chef
name-change = Changer mon nom
lobby-lead = Luttez ensemble contre le feu : sur un seul appareil, chacun chez soi, ou avec des robots aux places vides.
lobby-play = Jouer
lobby-play-about = { $game }, avec des robots, tout de suite.
lobby-games = Les jeux
lobby-new = Préparer une table
lobby-seats = { $least } à { $most } places
lobby-join = Un code ?
lobby-code = Code ou lien
lobby-go = Y aller
lobby-mine = Mes parties
lobby-over = terminée
lobby-running = en cours
lobby-yours = À vous
lobby-waits = C’est à { $name }
lobby-waits-seat = C’est à une place libre
lobby-again = La revoir
lobby-open-table = Continuer
lobby-table-of = Table de { $name }
lobby-forget = Oublier la table { $table }
lobby-open = Tables à rejoindre
lobby-none = Personne ne cherche d’équipe pour l’instant. Ouvrez une table et envoyez le lien.
lobby-more = D’autres tables
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
new-title = Quel feu ce soir ?
new-options = Le jeu
new-seats = Votre équipe
new-name = Votre nom
new-who = Qui joue ?
new-seat-name = Nom à la place { $seat }
new-less = Moins
new-more = Plus
new-make = Ouvrir la table
new-chosen = choisi
new-more-options = Autres réglages
new-sum =
    { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }{ $friends ->
        [0] , tout est prêt.
        [one] , une attend quelqu’un.
       *[other] , { $friends } attendent quelqu’un.
    }
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
board-begin = Partir d’un de nos plateaux…
board-how =
    Quatre caractères par case : | et --- sont des murs, D des portes, O des passages ouverts ; dans une case, * est
    un feu, ? un point d’intérêt, A et E le parking de l’ambulance et du camion. Partez d’un des nôtres et modifiez-le.
board-unsupported = Ce serveur ne lit pas les dessins.
who-alone = Moi, sur cet appareil
who-alone-about = Toutes les places se jouent sur cet appareil, qui passe de main en main.
who-bots = Moi et des robots
who-bots-about = Vous jouez une place, des robots les autres.
who-friends = Moi et des amis
who-friends-about = Les autres places restent ouvertes : envoyez le lien.
holder-me = Jouée sur cet appareil
holder-open = Ouverte à quelqu’un
holder-open-about = Qui a le lien ou le code la prend.
bot-random = Robot novice
bot-steady = Robot solide
bot-sharp = Robot avisé
bot-master = Robot expert
about-bot-random = Joue au hasard : bien pour une première fois.
about-bot-steady = Prépare son tour et évite les grosses erreurs.
about-bot-sharp = Voit plus loin et pèse les risques.
about-bot-master = Réfléchit le plus et joue le mieux.
seat-number = Place { $seat }
seat-open = Place libre
seat-yours = à vous
seat-failed = robot, ne peut pas décider pour l’instant
seat-free = libre
seat-here = présent
seat-away = absent
seat-take = La prendre
seat-bot = Asseoir un robot
seat-move = Lien
seat-move-about = Copier un lien secret vers cette place, pour continuer sur un autre appareil
seat-leave = Quitter
seat-leaving = voudrait partir
seat-let-go = Laisser partir
seat-stay = Rester
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
nowhere-title = Il n’y a rien ici
nowhere-about = L’adresse n’a peut-être pas été copiée en entier.
page-lost = Il manque cette partie de la page
page-lost-about = Elle n’a pas pu être chargée : il n’y a pas de connexion, ou la page a été renouvelée. Rechargez-la une fois connecté.
table-missing = Cette table n’est pas ici
table-coming = Un instant…
table-offline = La connexion est perdue
hud-menu = Menu
deeds-ways =
    { $count ->
        [one] 1 façon
       *[other] { $count } façons
    }
actions-all =
    { $count ->
        [0] Aucune action
        [one] L’action en liste
       *[other] Les { $count } actions
    }
actions-more = Plus
actions-crowd = { $count } possibilités : choisissez sur le plateau
choose-second = Et ensuite, où ?
choose-back = Choisissez un endroit éclairé ; Échap pour annuler.
choose-put-back = Reposer
table-offline-hint = Nouvel essai. Rien n’est perdu.
offline-again = Réessayer
invite-title = Appelez votre équipe
invite-about = Envoyez ce lien. Qui l’ouvre prend une place libre : ni compte, ni installation.
invite-code = ou dites le code
invite-welcome = Vous êtes invité
invite-welcome-about = Prenez un casier libre, et vous êtes de l’équipe.
invite-full = L’équipe est au complet
invite-full-about = Tous les casiers sont pris ; vous pouvez regarder.
invite-held-free = La partie attend la place { $seat }, qui est libre. Un robot peut la prendre.
invite-held-away = La partie attend { $name }, qui est absent.
invite-late = Vous pouvez commencer : les casiers libres restent ouverts, vos amis viendront plus tard.
invite-qr = Le lien en code QR
invite-complete = Tout le monde est là
invite-waiting =
    { $free ->
        [one] Une place est libre
       *[other] { $free } places sont libres
    }
invite-start = À la table
invite = Inviter
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
log-words = Les flèches vers la gauche et la droite mènent aux mots qui s’expliquent eux-mêmes.
chat-title = Discussion
chat-write = Dire quelque chose
chat-send = Envoyer
chat-delete = Supprimer ce message
chat-none = Personne n’a encore rien dit.
chat-spectator = Spectateur
waiting = Un instant…
waiting-for = { $name } réfléchit.
waiting-failed = { $name } n’arrive pas à décider.
failed-hint = La partie attend que quelqu’un décide pour lui.
failed-secret = Qui prend sa place voit ses secrets.
failed-watching = Qui tient une place ici peut l’interroger encore, y mettre un autre robot ou prendre sa place.
failed-retry = L’interroger encore
failed-replace = Y mettre : { $bot }
failed-take = Prendre sa place
waiting-seat = La place { $seat } est libre : la partie attend que quelqu’un la prenne.
waiting-seats = { $free ->
    [one] Une place est libre : la partie commence dès qu’elle est prise.
   *[other] { $free } places sont libres : la partie commence quand toutes sont prises.
}
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
end-same = Rejouer
end-share = Partager
end-course = Le cours de la partie
end-course-about = Ce qui brûlait, tour par tour. Le tour { $turn } fut le pire.
end-turn = tour { $turn }
end-fire = Le feu
end-story = L’histoire en chiffres
handover-title = Passez l’appareil à { $name }
handover-about = Ce qui est sur la table n’est que pour les yeux de { $name }.
handover-ready = Je suis { $name }, je suis prêt
trouble-unreachable = Le serveur ne répond pas.
trouble-unreadable = C’est illisible.
trouble-not-found = Cette table n’existe pas.
trouble-taken = Quelqu’un a été plus rapide : la place est prise.
trouble-asked = Les autres sont consultés : vous partirez quand ils seront d’accord.
trouble-forbidden = Ce n’est pas à vous de le faire.
trouble-secret = Ce jeu a des secrets jusqu’à la fin.
trouble-too-many = Trop de demandes. Attendez un peu.
trouble-too-large = C’est trop gros.
trouble-broken = Quelque chose n’a pas marché.
refusal-ended = La partie est finie.
refusal-not-yours = Ce n’est pas à vous de décider.
refusal-illegal = Ce n’est pas permis maintenant.
refusal-stale = La table a changé entre-temps.
refusal-waiting = La partie continue dès que toutes les places sont prises.
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

plain-ask = { $name }, c’est à vous.
plain-hint = À décider : { $due }. Choisissez dans la liste.
plain-note = Ce jeu n’est pas encore dessiné. Voici ce qui est sur la table, en mots.

## The page: the rule book

rules-title = Livre des règles
rules-of = Livre des règles de { $game }
rules-missing = Ce livre des règles n’est pas ici
rules-games = Jeux
rules-chapters = Chapitres
rules-search = Chercher une règle
rules-found = { $count ->
    [0] Aucune règle ne dit cela
    [one] Une règle
   *[other] { $count } règles
}
rules-number = Règle { $number } sur { $count }
rules-words = Le vocabulaire
rules-turn = Vers d’autres règles
rules-before-this = La règle précédente
rules-after-this = La règle suivante
rules-before = Avant
rules-after = Après
rules-chance = Le hasard
rules-deed = Joueur { $seat } : { $deed }
rules-refused = C’est refusé : cette règle même l’interdit.
rules-try = Essayer sur le plateau
rules-play = Revoir lentement
rules-position = La position en notation
rules-read = Lire dans le livre des règles

## The page: danger

danger-title = Danger
danger-about = Ce que le prochain feu peut apporter (touche D)
danger-nothing = Rien n’est laissé au hasard en ce moment.
danger-percent = { $value } %

## The page: asking

ask-label = Demander
hint = Conseil
hint-title = Ce que ferait un robot fort
hint-thinking = Le robot réfléchit…
hint-cancel = Ne pas attendre le conseil
hint-plans = Plans
hint-only = Il n’y a rien d’autre à faire.
hint-worth = { $worth } %
hint-sampled = entre { $low } et { $high } %, { $samples ->
        [one] { $samples } partie continuée
       *[other] { $samples } parties continuées
    }
hint-judged = jugé à l’œil
hint-follow = Le faire
what-if = Et si…
sandbox = Un bac à sable
sandbox-about = essayez, personne n’attend et rien ne compte.
sandbox-back = Retour à la table
refusal-off = Cette table se joue sans conseils.
refusal-failed = Le robot n’a rien trouvé. Demandez encore.
new-hints = Sans conseils
new-hints-about = Personne à cette table ne peut demander conseil à un robot.
end-review = Analyse

## The page: review

review-title = Analyse
review-of = Analyse de la table { $table }
review-making = Un robot fort continue la partie de chaque moment. Cela prend un instant.
review-side = La chance de qui
review-now = Chance de gagner : { $chance } % (± { $reach })
review-graph = La chance de gagner au fil de la partie : { $start } % au début, { $result } % à la fin
review-about = De chaque moment { $samples ->
        [one] { $samples } partie a été continuée
       *[other] { $samples } parties ont été continuées
    }, avec les mêmes dés ; la bande contient 95 % de l’erreur possible. Glissez le long de la ligne.
review-knows = La ligne connaît tous les secrets ; les décisions sont jugées d’après ce que leur joueur pouvait savoir, le reste est de la chance.
review-short = Le temps était écoulé avant que tout soit cherché.
review-turns = Tournants
review-steady = Aucun moment n’a fait basculer cette partie.
review-step = étape { $step }
review-luck = chance
review-skill = adresse
review-skill-of = adresse de { $name }
review-for = pour { $name }
review-given-up = Ce qui a été laissé
review-more = vaut { $worth } (± { $reach }) de plus
review-apart = Chance et adresse
review-apart-about = En centièmes de victoire sur toute la partie. La chance est ce que le hasard a donné, l’adresse ce que les choix ont donné face à ceux d’un robot fort.
review-player = Joueur
review-others = jeu des autres
review-set-up = la mise en place
review-doubt = ± { $reach } ; { $missed } laissés
review-all = { $start } % au début, chance { $luck }, adresse { $skill } : { $result } %
review-save = Enregistrer en fichier

## La page : les leçons

lobby-learn =
    { $done ->
        [0] Apprendre
       *[other] Apprendre · { $done } faites
    }
learn-title = Apprendre
learn-about = Le capitaine Bertrand vous montre le jeu sur le vrai plateau, quelques minutes à la fois. Partez quand vous voulez.
learn-chapter-extreme = Extreme Danger
learn-minutes = { $minutes } minutes
learn-step = étape { $step } sur { $steps }
learn-finished = faite
learn-begin = Commencer
learn-go-on = Continuer
learn-again = Encore
lesson-label = La leçon
lesson-captain = Capitaine Bertrand
lesson-over = Bravo !
lesson-astray = Il fallait essayer. Reprenez-le, et on continue.
lesson-show = Montrez-moi
lesson-free = Vous pouvez essayer autre chose.
lesson-next = Leçon suivante
lesson-all = Toutes les leçons

## The page: me and my table

me-title = Mes parties, alertes et appareils
me-about = Les résultats de toutes vos parties, comment vous savez que c'est à vous, et un code pour un autre appareil.
me-open = Voir
me-welcome = Toutes vos places sont ici maintenant.
me-history = Historique
me-game = Jeu
me-played = Jouées
me-wins = Gagnées
me-best = Meilleur score
me-won = Gagnée
me-won-by = Gagnée, avec { $scores }
me-lost = Perdue
me-lost-by = Perdue, avec { $scores }
me-none = Aucune de vos parties n'est encore finie.
me-older = Parties plus anciennes
me-away = Quelqu'un joue pour vous
me-devices = Sur un autre appareil
me-devices-about = Avec ce code, un autre téléphone ou ordinateur a toutes vos places et votre historique. Ni mot de passe, ni adresse : gardez le code, et ne le donnez à personne.
me-code = Votre code
me-code-show = Montrer le code
me-code-hide = Cacher le code
me-qr = Un lien pour la caméra de votre autre appareil
me-copy = Copier le lien
me-new-code = Un nouveau code
me-new-code-about = Un nouveau code rend l'ancien sans valeur, sur tous les appareils qui l'ont.
me-enter = Vous avez un code d'un autre appareil ?
me-enter-do = Apporter mes parties ici
me-alerts = Quand c'est à moi
me-notify = Tant que cette page est ouverte
me-notify-way = { $chosen ->
    [off] ne rien dire de plus
    [away] me notifier quand je regarde ailleurs
   *[always] toujours me notifier
}
me-notify-denied = Ce navigateur n'autorise pas de notifications d'ici.
me-when = Partout ailleurs où l'on me prévient
me-when-way = { $always ->
    [yes] toujours me prévenir
   *[no] seulement quand je ne suis pas à la table
}
me-channel = { $kind ->
    [push] Un navigateur, par { $to }
    [mail] Courriel à { $to }
   *[webhook] Webhook { $to }
}
me-try = Essayer
me-tried = C'est bien parti.
me-remove = Retirer
me-confirm = Le code reçu par courriel
me-confirm-do = Confirmer
me-push = Prévenir ce navigateur
me-push-about = Même quand cette page est fermée.
me-webhook = Webhook : une adresse qui prend des messages
me-form = Sa forme
me-form-name = { $name ->
    [discord] Discord
    [slack] Slack
   *[json] JSON simple
}
me-mail = Courriel
me-add = Ajouter
me-added = C'est fait.
new-pace = Combien de temps pour jouer ?
new-pace-hours = { $hours ->
    [0] autant qu'il faut
    [one] une heure
    [6] six heures
    [24] un jour
    [72] trois jours
    [168] une semaine
   *[other] { $hours } heures
}
new-relief = Après un rappel sans réponse
new-relief-way = { $chosen ->
    [vote] la table vote qui continue
    [bot] un robot continue de lui-même
   *[none] tout le monde attend
}
seat-late = n'a pas joué depuis longtemps
seat-for = joue pour { $name }
seat-return = Reprendre ma place
late-offers = { $guest } propose de jouer.
late-offer = Proposer de jouer
late-vote = Que { $guest } joue
late-bot = Qu'un robot joue
late-votes = { $choice } : { $count }
host-title = Vous décidez de cette table
host-is = hôte
host-closed = Personne ne peut regarder
host-hushed = Personne n'écrit sauf moi
host-silence = Faire taire
host-remove = Renvoyer
host-pass = Laisser décider
seat-lost = La place { $seat } n’est plus la vôtre : l’exploitant de ce site l’a reprise, ou quelqu’un l’a rendue avec votre lien. Vous regardez la partie.
barred-title = Pas à cette table
trouble-named = Quelqu'un à cette table a un nom qui ressemble au vôtre. Choisissez-en un autre.
refusal-closed = Cette table est fermée à ceux qui regardent.
refusal-silenced = Vous ne pouvez pas écrire à cette table maintenant.
refusal-removed = L'hôte de cette table vous a renvoyé.

# Ce que fait l'exploitant d'un site

barred-replay = Comment on a joué
trouble-shut = L'exploitant de ce site a fermé cette table.
refusal-shut = { $reason ->
    [none] L'exploitant de ce site a fermé cette table pour de bon.
   *[other] L'exploitant de ce site a fermé cette table pour de bon : { $reason }
}
refusal-deleted = Cette table n'est plus conservée ici.
refusal-erased = Tout ce qui était conservé de vous ici a été effacé.
