### The rules in English, whatever is played. Every message here has its counterpart in the other
### languages, with the same variables; a test compares them. Flags come as "yes" and "no".

## The rules, where somebody asks why

why-rule = { $rule }: { $paraphrase }
why-unknown = There is no rule { $rule }.
why-nothing = Nothing was refused and nothing has happened yet.
