### The terminal in English, whatever is played. Every message here has its counterpart in the other
### languages, with the same variables; a test compares them. Flags come as "yes" and "no".

## The terminal

intro-how = Type the number of an action or its words, such as { $example }. Type ? for help.
help-commands =
    ?        this help
    look     draw the board again
    why      the rules behind what was refused, or what happened last
    odds     what the next fire phase, tile or event may bring
    hint     what a strong bot would do, and why
    undo     take your last action back, if nothing random or hidden has come out since
    save F   keep the game in the file F from now on
    record   show all that was done so far
    quit     leave
help-actions =
    To act, type the number before an action, or its words: the verb on the left, then what it is
    done to, such as { $example }.
prompt = { $seat }>{" "}
cover = Player { $seat }, press Enter when you are ready.{" "}
refused = { $action } is not allowed now. Rule { $rule }: { $paraphrase }
refused-no-rule = { $action } is not allowed now.
unreadable = I do not understand { $text }. Type a number from 1 to { $count } or an action such as { $example }; ? for help.
record-secret = This game has secrets: its record is shown when it is over.
undone = Taken back: { $action }.
undo-nothing = There is nothing of yours to take back.
undo-chance = Too late to take that back: chance has acted since.
undo-revealed = Too late to take that back: it has shown others what they did not know.
undo-bot = Too late to take that back: a bot has acted since.
undo-rival = That was another player’s action: it stands.
save-where = Say where: save F.
saved = Kept in { $file } from now on. To go on later: { $command }
save-failed = Cannot write { $file }: { $reason }
save-foreign = { $file } is another file, not a record; it stays as it is.
quit-save = Save to which file? (Enter: throw the game away){" "}
left-kept = Goodbye. To go on later: { $command }
left-unkept = Goodbye. The game is not kept; save F keeps one.
resumed = Back at the table, after { $actions } actions.
ended-seed = Chance was that of --seed { $seed }.
ended-record = The record is in { $file }; caserne replay shows it again.

## The odds

percent = { $number } %
odds-fire = The next fire phase, every roll followed, with up to { $flares } { $flares ->
    [one] flare-up
   *[other] flare-ups
    } (chance of more: { $beyond }):
odds-space = { $space }: smoke { $smoke }, fire { $fire }, explosion { $explosion }
odds-more = spaces besides: { $count }
odds-person = Somebody at { $space } is lost: { $lost }
odds-firefighter = Firefighter { $firefighter } at { $space } is knocked down: { $chance }
odds-means = On average: damage counters { $damage }, victims lost { $lost }. The game is lost: { $defeat }
odds-forest = The hottest points have { $heat }. Each tile that may come:
odds-tile = A { $value } (there are { $count }, { $chance })
odds-point = on { $point }: then the hottest points have { $heat }
odds-closing-point = on { $point }: then the hottest points have { $heat }; it surrounds { $tiles }
odds-tower = Each event that may come:
odds-card = { $card } (there are { $count }, { $chance })
odds-burns = {"; "}fire in { $places }
odds-taken = {"; "}eliminated, by player: { $counts }
odds-eliminated = Eliminated on average, by player: { $means }
odds-none = No fire phase, tile or event is next here.

## What a bot thinks of a position

advice-chance = The chance to win now is about { $chance } %.
advice-nothing = There is nothing to compare here.
advice-sampled = { $place }. { $plan }: worth { $worth } of 100 ({ $low } to { $high }, { $samples ->
        [one] { $samples } game
       *[other] { $samples } games
    } played on).
advice-judged = { $place }. { $plan }: worth { $worth } of 100, as judged.
advice-only = { $place }. { $plan }.
hint-wait = Thinking …

## A game looked back on

told-made = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }; from every point { $samples ->
        [one] { $samples } game was
       *[other] { $samples } games were
    } played on by a strong bot, on the same dice. In points: hundredths of a victory.
told-cut = Time was up before all of it was looked for.
told-secrets = The curve knows all cards and tiles; decisions are judged by what their seat could know, and the rest is luck.
told-team = the team
told-seat = seat { $seat }
told-named = { $name } (seat { $seat })
told-curve = Chance to win of { $who }: { $start } % at the start, { $result } % at the end
told-sums = Luck and skill, in points:
told-sum = { $who }: luck { $luck }, skill { $skill } (± { $reach }); { $missed } given up against the best found
told-sum-rival = { $who }: luck { $luck }, skill { $skill } (± { $reach }), the others' play { $others }; { $missed } given up against the best found
told-setup = the set-up: luck { $luck }
told-turning = Turning points:
told-turning-luck = steps { $first } to { $last }, luck: { $change } (± { $reach }) to { $chance } % (for { $for }): { $done }
told-turning-skill = steps { $first } to { $last }, { $who }: { $change } (± { $reach }) to { $chance } % (for { $for }): { $done }
told-missed = What was given up:
told-better = steps { $first } to { $last }, { $who }: { $worth } (± { $reach }) more by { $plan }

## Lessons

learn-welcome = Lesson: { $title }. Captain Bertrand stands beside you; quit leaves, and it is taken up another time.
learn-head = Captain Bertrand ({ $step } of { $steps }): { $head }
learn-point = {"  "}Look at { $places }.
learn-show = Captain Bertrand: type { $action }
learn-wait = Captain Bertrand: { $words }
learn-astray = Captain Bertrand: worth a try. Now take it back (undo), and we go on.
learn-done = Captain Bertrand: { $words }
learn-left = Goodbye. To go on: { $command }
learn-new-lesson = [ ] { $title } ({ $minutes } min)
learn-begun-lesson = [·] { $title } ({ $minutes } min, begun)
learn-done-lesson = [x] { $title } ({ $minutes } min, done)
