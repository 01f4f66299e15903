### The page in English, whatever is played. Every message here has its counterpart in the other
### languages, with the same variables; a test compares them. Flags come as "yes" and "no".

## The page: everywhere

page-title = Caserne: board games of fire-fighting
page-language = Language
page-theme =
    { $theme ->
        [light] light
        [dark] dark
       *[auto] as the system
    }
page-theme-title = Theme
page-theme-now = Theme: { page-theme }
sound = Sound
sound-volume = Volume
close = Close
why = Why?
why-of = Why? { $sentence }
why-title = The rule
why-section = Rulebook: { $section }
why-ruling = The books are silent or disagree here: this is our ruling.
skip = Skip
speed = Speed
speed-of =
    { $speed ->
        [slow] slow
        [normal] normal
        [fast] fast
       *[off] at once
    }
record-save = Save the record
zoom-title = Magnifying glass
zoom-in = Closer
zoom-out = Farther away

## The page: the lobby

lobby-welcome = Who goes in first?
lobby-greeting =
    { $part ->
        [morning] Good morning, { $name }
        [evening] Good evening, { $name }
       *[day] Hello, { $name }
    }
lobby-turns =
    { $count ->
        [one] A crew is waiting for you.
       *[other] { $count } crews are waiting for you.
    }
lobby-offline = You are offline, or the server cannot be reached. The station stays open: as soon as there is a connection, you can play on.
name-unknown = Chief
name-change = Change my name
lobby-lead = Fight the fire together: on one device, each on your own, or with bots in the empty seats.
lobby-play = Play now
lobby-play-about = { $game }, with bots, at once.
lobby-games = The games
lobby-new = Set up a table
lobby-seats = { $least } to { $most } seats
lobby-join = Have a code?
lobby-code = Code or link
lobby-go = Go
lobby-mine = My games
lobby-over = over
lobby-running = under way
lobby-yours = Your turn
lobby-waits = { $name } is on
lobby-waits-seat = A free seat is on
lobby-again = See it again
lobby-open-table = Go on
lobby-table-of = Table of { $name }
lobby-forget = Forget table { $table }
lobby-open = Tables to join
lobby-none = Nobody is looking for a crew just now. Open a table and send the link.
lobby-more = More tables
lobby-sit =
    { $free ->
        [one] Join (1 seat)
       *[other] Join ({ $free } seats)
    }
lobby-watch = Watch
lobby-import = Load a record
lobby-import-about = A game saved as a file: see it again, or play on from any moment.
lobby-import-file = Choose a file
import-unreadable = { $file } is no record of a game that is played here.
new-title = Which fire tonight?
new-options = The game
new-seats = Your crew
new-name = Your name
new-who = Who plays?
new-seat-name = Name for seat { $seat }
new-less = Less
new-more = More
new-make = Open the table
new-chosen = chosen
new-more-options = More settings
new-sum =
    { $seats ->
        [one] One seat
       *[other] { $seats } seats
    }{ $friends ->
        [0] , ready to begin.
        [one] , one waits for a friend.
       *[other] , { $friends } wait for friends.
    }
new-back = Back to the lobby
new-from-record = Begins with the record { $record }.
new-from-step = Begins with table { $record }, after step { $step }.
new-private = A private table
new-private-about = The lobby does not list it: only those to whom you give the code or the link find it.
board-own = A board of my own
board-own-about = Draw a building in plain letters, or open a drawing.
board-drawing = Paste the drawing here
board-read = Read the drawing
board-open = Open a file
board-good = The board is fine.
board-begin = Begin with a board of ours…
board-how =
    Four characters a space: | and --- are walls, D doors, O open doorways; in a space * is fire, ? a point of
    interest, A and E where the ambulance and the engine park. Begin with one of ours and change it.
board-unsupported = This server does not read drawings.
who-alone = Me, on this device
who-alone-about = All seats are played on this device, passed round if you are several.
who-bots = Me and bots
who-bots-about = You play one seat, bots the others.
who-friends = Me and friends
who-friends-about = The other seats stay open: send the link.
holder-me = Played on this device
holder-open = Open for a friend
holder-open-about = Whoever has the link or the code takes it.
bot-random = Rookie bot
bot-steady = Steady bot
bot-sharp = Sharp bot
bot-master = Master bot
about-bot-random = Plays at random: good for a first look.
about-bot-steady = Plans its turn and makes no big mistakes.
about-bot-sharp = Looks ahead and weighs the risks.
about-bot-master = Thinks longest and plays best.
seat-number = Seat { $seat }
seat-open = Free seat
seat-yours = yours
seat-failed = bot, cannot decide just now
seat-free = free
seat-here = here
seat-away = away
seat-take = Take it
seat-bot = Seat a bot
seat-move = Link
seat-move-about = Copy a secret link to this seat, to go on with another device
seat-leave = Leave
seat-leaving = would like to leave
seat-let-go = Let go
seat-stay = Stay
seats-title = Table
seats-show = Show the seats
seats-watching =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
seats-code = Code to join
seats-copy = Copy the link
seats-copied = Copied

## The page: the table

table-title = Table { $table }
table-yours = Your turn at table { $table }
nowhere-title = There is nothing here
nowhere-about = Perhaps the address was not copied whole.
page-lost = This part of the page is missing
page-lost-about = It could not be fetched: there is no connection, or the page has been renewed. Reload it once you are connected.
table-missing = This table is not here
table-coming = One moment…
table-offline = The connection is gone
hud-menu = Menu
deeds-ways =
    { $count ->
        [one] 1 way
       *[other] { $count } ways
    }
actions-all =
    { $count ->
        [0] No actions
        [one] The action as a list
       *[other] All { $count } actions
    }
actions-more = More
actions-crowd = { $count } possibilities: choose on the board
choose-second = And then where?
choose-back = Choose a lit place; Escape puts it back.
choose-put-back = Put it back
table-offline-hint = Trying again. Nothing is lost.
offline-again = Try now
invite-title = Call your crew
invite-about = Send this link. Whoever opens it takes a free seat: no account, no download.
invite-code = or say the code
invite-welcome = You are invited
invite-welcome-about = Take a free locker, and you are in the crew.
invite-full = The crew is complete
invite-full-about = Every locker is taken; you can watch.
invite-held-free = The game waits for seat { $seat }, which is free. A bot may take it.
invite-held-away = The game waits for { $name }, who is away.
invite-late = You can begin at once: free lockers stay open, and friends step in later.
invite-qr = The link as a QR code
invite-complete = Everybody is here
invite-waiting =
    { $free ->
        [one] One seat is free
       *[other] { $free } seats are free
    }
invite-start = To the table
invite = Invite
prompt-label = What is to be decided
board-label = The board
hand-label = What only you see
counters-title = Counters
crew-title = Turn order
tabs-label = Log, chat and table
actions-title = What you can do
actions-none = Nothing just now.
menu-label = What do you mean?
tip-more = and { $count } more
news-label = What happens
log-title = Log
log-words = Arrows to the left and right lead to the words that explain themselves.
chat-title = Chat
chat-write = Say something
chat-send = Send
chat-delete = Delete this message
chat-none = Nobody has said anything yet.
chat-spectator = Spectator
waiting = One moment…
waiting-for = { $name } is deciding.
waiting-failed = { $name } cannot decide.
failed-hint = The game waits until somebody decides for it.
failed-secret = Whoever takes its seat sees its secrets.
failed-watching = Whoever holds a seat here can ask it again, put another bot there or take its seat.
failed-retry = Ask it again
failed-replace = Put there: { $bot }
failed-take = Take its seat
waiting-seat = Seat { $seat } is free: the game waits for somebody to take it.
waiting-seats = { $free ->
    [one] One seat is free: the game begins once it is taken.
   *[other] { $free } seats are free: the game begins once all are taken.
}
watching = You are watching.
watching-free =
    { $free ->
        [one] You are watching. A seat is free.
       *[other] You are watching. { $free } seats are free.
    }
undo = Undo
undo-ask = Ask to undo
undo-asked = { $name } would like to take the last action back. Do you agree?
undo-hint = Nothing random or hidden has come out since, so it can still be taken back.
undo-yes = Yes, take it back
undo-no = No
undo-waiting = Waiting for { $name } to agree to the undo.
undo-withdraw = Never mind
undo-declined = The answer was no: the action stands.
end-won = The crew has won!
end-lost = The crew has lost.
end-nobody = Nobody has won.
end-winners =
    { $count ->
        [one] { $names } has won!
       *[other] { $names } have won together!
    }
end-replay = See it again
end-again = Another game
end-look = Look at the board
end-same = Same again
end-share = Share
end-course = How it went
end-course-about = What burned, turn by turn. Turn { $turn } was the worst.
end-turn = turn { $turn }
end-fire = The fire
end-story = The story in numbers
handover-title = Hand the device to { $name }
handover-about = What is on the table is for the eyes of { $name } only.
handover-ready = I am { $name }, and I am ready
trouble-unreachable = The server cannot be reached.
trouble-unreadable = That cannot be read.
trouble-not-found = There is no such table.
trouble-taken = Somebody else was quicker: the seat is taken.
trouble-asked = The others are asked: you leave once they agree.
trouble-forbidden = That is not yours to do.
trouble-secret = This game has secrets until it is over.
trouble-too-many = Too many at once. Wait a moment.
trouble-too-large = That is too large.
trouble-broken = Something went wrong.
refusal-ended = The game is over.
refusal-not-yours = It is not your decision.
refusal-illegal = That is not allowed now.
refusal-stale = The table has moved on meanwhile.
refusal-waiting = The game goes on once every seat is taken.
refusal-unreadable = The server did not understand that.
refusal-secret = That is secret.
refusal-too-fast = Too fast. Wait a moment.
refusal-too-large = That is too long.
refusal-not-found = There is no such table.
refusal-unwritten = The server could not write it down, so it did not happen. Try again.

## The page: the replay

replay-title = Replay
replay-of = Replay of table { $table }
replay-table = To the table
replay-start = The beginning.
replay-share = Copy a link to this moment
replay-fork = Play on from here
replay-controls = Replay controls
replay-first = To the beginning
replay-turn-back = Last turn
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-turn-next = Next turn
replay-last = To the end
replay-scrub = Step
replay-eyes = Seen by
replay-everybody = a spectator
replay-all = everybody, secrets open
replay-hidden = What was secret

## The page: a game without pictures

plain-ask = { $name }, it is up to you.
plain-hint = To be decided: { $due }. Choose from the list.
plain-note = This game is not drawn yet. Here is what lies on the table, in words.

## The page: the rule book

rules-title = Rule book
rules-of = Rule book of { $game }
rules-missing = This rule book is not here
rules-games = Games
rules-chapters = Chapters
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule says that
    [one] One rule
   *[other] { $count } rules
}
rules-number = Rule { $number } of { $count }
rules-words = Words
rules-turn = To other rules
rules-before-this = The rule before
rules-after-this = The next rule
rules-before = Before
rules-after = After
rules-chance = Chance
rules-deed = Player { $seat }: { $deed }
rules-refused = That is refused: this very rule forbids it.
rules-try = Try it on the board
rules-play = Play it slowly
rules-position = The position in the notation
rules-read = Read it in the rule book

## The page: danger

danger-title = Danger
danger-about = What the next fire may bring (key D)
danger-nothing = Nothing is left to chance just now.
danger-percent = { $value } %

## The page: asking

ask-label = Ask
hint = Hint
hint-title = What a strong bot would do
hint-thinking = The bot is thinking…
hint-cancel = Do not wait for the hint
hint-plans = Plans
hint-only = There is nothing else to do.
hint-worth = { $worth } %
hint-sampled = between { $low } and { $high } %, { $samples ->
        [one] { $samples } game
       *[other] { $samples } games
    } played on
hint-judged = as judged by eye
hint-follow = Do it
what-if = What if…
sandbox = A sandbox
sandbox-about = try things out, nobody waits and nothing counts.
sandbox-back = Back to the table
refusal-off = This table is played without hints.
refusal-failed = The bot could not think of anything. Ask again.
new-hints = No hints
new-hints-about = Nobody at this table can ask a bot what to do.
end-review = Review

## The page: review

review-title = Review
review-of = Review of table { $table }
review-making = A strong bot plays the game on from every point. This takes a moment.
review-side = Whose chance
review-now = Chance to win: { $chance } % (± { $reach })
review-graph = The chance to win along the game: { $start } % at the start, { $result } % at the end
review-about = From every point { $samples ->
        [one] { $samples } game was
       *[other] { $samples } games were
    } played on, on the same dice; the band holds 95 % of what that may be off. Drag along the line.
review-knows = The line knows all secrets; decisions are judged by what their player could know, and the rest is luck.
review-short = Time was up before all of it was looked for.
review-turns = Turning points
review-steady = No single moment turned this game.
review-step = step { $step }
review-luck = luck
review-skill = skill
review-skill-of = skill of { $name }
review-for = for { $name }
review-given-up = What was given up
review-more = worth { $worth } (± { $reach }) more
review-apart = Luck and skill apart
review-apart-about = In hundredths of a victory over the whole game. Luck is what chance gave, skill what the choices gave against a strong bot's.
review-player = Player
review-others = others' play
review-set-up = the set-up
review-doubt = ± { $reach }; { $missed } given up
review-all = { $start } % at the start, luck { $luck }, skill { $skill }: { $result } %
review-save = Save as a file

## The page: lessons

lobby-learn =
    { $done ->
        [0] Learn
       *[other] Learn · { $done } done
    }
learn-title = Learn
learn-about = Captain Bertrand shows you the game on the real board, a few minutes at a time. Leave whenever you like.
learn-chapter-extreme = Extreme Danger
learn-minutes = { $minutes } minutes
learn-step = step { $step } of { $steps }
learn-finished = done
learn-begin = Begin
learn-go-on = Go on
learn-again = Again
lesson-label = The lesson
lesson-captain = Captain Bertrand
lesson-over = Well done!
lesson-astray = Worth a try. Take it back, and we go on.
lesson-show = Show me
lesson-free = You may try something else.
lesson-next = Next lesson
lesson-all = All lessons

## The page: me and my table

me-title = My games, alerts and devices
me-about = Results of all your games, how you hear that it is your turn, and a code for another device.
me-open = Look
me-welcome = All your seats are here now.
me-history = History
me-game = Game
me-played = Played
me-wins = Won
me-best = Best score
me-won = Won
me-won-by = Won, with { $scores }
me-lost = Lost
me-lost-by = Lost, with { $scores }
me-none = No game of yours is over yet.
me-older = Older games
me-away = Somebody plays for you
me-devices = On another device
me-devices-about = With this code another phone or computer has all your seats and your history. No password, no address: keep the code, and give it to nobody.
me-code = Your code
me-code-show = Show the code
me-code-hide = Hide the code
me-qr = A link for the camera of your other device
me-copy = Copy the link
me-new-code = A new code
me-new-code-about = A new code makes the old one worthless, on every device that has it.
me-enter = Have you a code from another device?
me-enter-do = Bring my games here
me-alerts = When it is my turn
me-notify = While this page is open
me-notify-way = { $chosen ->
    [off] say nothing more
    [away] notify me when I look elsewhere
   *[always] always notify me
}
me-notify-denied = This browser does not allow notifications from here.
me-when = Wherever else I am told
me-when-way = { $always ->
    [yes] always tell me
   *[no] only when I am not at the table
}
me-channel = { $kind ->
    [push] A browser, by { $to }
    [mail] Mail to { $to }
   *[webhook] Webhook { $to }
}
me-try = Try it
me-tried = It was taken there.
me-remove = Remove
me-confirm = The code that came by mail
me-confirm-do = Confirm
me-push = Tell this browser
me-push-about = Also while this page is closed.
me-webhook = Webhook: an address that takes messages
me-form = Its form
me-form-name = { $name ->
    [discord] Discord
    [slack] Slack
   *[json] plain JSON
}
me-mail = Mail
me-add = Add
me-added = Done.
new-pace = How long may a move take?
new-pace-hours = { $hours ->
    [0] as long as it takes
    [one] one hour
    [6] six hours
    [24] a day
    [72] three days
    [168] a week
   *[other] { $hours } hours
}
new-relief = After a reminder in vain
new-relief-way = { $chosen ->
    [vote] the table votes who plays on
    [bot] a bot plays on by itself
   *[none] everybody waits
}
seat-late = has not moved for long
seat-for = plays for { $name }
seat-return = Take my seat back
late-offers = { $guest } offers to play.
late-offer = Offer to play
late-vote = { $guest } shall play
late-bot = A bot shall play
late-votes = { $choice }: { $count }
host-title = You decide about this table
host-is = host
host-closed = Nobody may watch
host-hushed = Nobody may write but me
host-silence = Silence
host-remove = Send away
host-pass = Let decide
seat-lost = Seat { $seat } is no longer yours: the operator of this site has taken it back, or somebody with your link gave it up. You are watching.
barred-title = Not at this table
trouble-named = Somebody at this table has a name that looks like yours. Choose another one.
refusal-closed = This table is closed to those who watch.
refusal-silenced = You may not write at this table now.
refusal-removed = The host of this table has sent you away.

# What the operator of a site does

barred-replay = How it was played
trouble-shut = The operator of this site has closed this table.
refusal-shut = { $reason ->
    [none] The operator of this site has closed this table for good.
   *[other] The operator of this site has closed this table for good: { $reason }
}
refusal-deleted = This table is no longer kept here.
refusal-erased = Everything that was kept of you here has been erased.
