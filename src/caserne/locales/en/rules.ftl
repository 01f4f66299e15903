### The rules in English, whatever is played. Every message here has its counterpart in the other
### languages, with the same variables; a test compares them. Flags come as "yes" and "no".

## The rules, where somebody asks why

why-rule = { $rule }: { $paraphrase }
why-unknown = There is no rule { $rule }.
why-nothing = Nothing was refused and nothing has happened yet.

## The rule book, to be read

book-nothing = Nothing in the book has { $search }.
book-many = { $count } rules; a search that finds { $few } or fewer, or the id of one, shows their examples.
book-glossary = Glossary
book-before = For example, before:
book-after = and after:
book-refused = { $action } is refused [{ $rule }]
book-try = Try it: caserne position "{ $position }"
book-chance = Chance:{" "}
book-seat = Player { $seat }:{" "}
book-term = { $word }: { $about }
