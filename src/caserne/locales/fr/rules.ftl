### Les règles en français, quel que soit le jeu. Chaque message a son pendant dans les autres
### langues, avec les mêmes variables ; un test les compare. Les drapeaux valent « yes » et « no ».

## Les règles, quand on demande pourquoi

why-rule = { $rule } : { $paraphrase }
why-unknown = Il n’y a pas de règle { $rule }.
why-nothing = Rien n’a été refusé et rien n’est encore arrivé.

## Le livret des règles, à lire

book-nothing = Rien dans le livret ne contient { $search }.
book-many = { $count } règles ; une recherche qui en trouve { $few } au plus, ou l’identifiant d’une règle, montre leurs exemples.
book-glossary = Glossaire
book-before = Par exemple, avant :
book-after = et après :
book-refused = { $action } est refusé [{ $rule }]
book-try = Essayez : caserne position "{ $position }"
book-chance = Le hasard :{" "}
book-seat = Joueur { $seat } :{" "}
book-term = { $word } : { $about }
