### Caserne in English. Every message here has its counterpart in the other languages, with the same
### variables; a test compares them. Flags come as "yes" and "no".

## Names

specialist =
    { $specialist ->
        [paramedic] paramedic
        [cafs] CAFS firefighter
        [hazmat-technician] hazmat technician
        [generalist] generalist
        [captain] fire captain
        [rescue] rescue specialist
        [imaging] imaging technician
        [driver] driver/operator
        [structural-engineer] structural engineer
       *[firefighter] firefighter
    }
vehicle =
    { $vehicle ->
        [ambulance] ambulance
       *[engine] engine
    }
side =
    { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
driven =
    { vehicle }, { $way ->
        [clockwise] clockwise
        [north] to the north side
        [east] to the east side
        [south] to the south side
        [west] to the west side
       *[counter-clockwise] counter-clockwise
    }
dice =
    { $dice ->
        [red] red
        [black] black
       *[both] both
    }
load =
    { $load ->
        [hazmat] a hazmat
        [treated] a treated victim
        [ladder] a ladder
       *[victim] a victim
    }

object =
    { $object ->
        [car] car
        [large] large equipment
        [small] small equipment
       *[chemical] chemical equipment
    }

## What happened

event-turn-began =
    Turn { $turn }: firefighter { $firefighter } has { $ap } AP{ $free ->
        [0] {""}
       *[other] {" "}and { $free } free AP
    }.
event-turn-ended =
    Firefighter { $firefighter } ends the turn{ $kept ->
        [0] {""}
       *[other] {" "}and keeps { $kept } AP
    }.
event-placed = Firefighter { $firefighter } starts at { $space }.
event-enrolled = Firefighter { $firefighter } is the { specialist }.
event-parked = The { vehicle } is parked on the { side } side.
event-moved = Firefighter { $firefighter } goes from { $origin } to { $space } ({ $ap } AP).
event-door-turned =
    Firefighter { $firefighter } { $open ->
        [yes] opens
       *[no] closes
    } the door { $edge }.
event-extinguished =
    { $left ->
        [smoke] Firefighter { $firefighter } turns the fire at { $space } into smoke.
       *[clear] Firefighter { $firefighter } clears { $space }.
    }
event-chopped = Firefighter { $firefighter } strikes the wall { $edge }.
event-wall-damaged =
    { $destroyed ->
        [yes] The wall { $edge } is destroyed (damage: { $used } of 24).
       *[no] The wall { $edge } is damaged (damage: { $used } of 24).
    }
event-took = Firefighter { $firefighter } picks up { load } at { $space }.
event-dropped = Firefighter { $firefighter } puts down { load } at { $space }.
event-led = A treated victim follows firefighter { $firefighter } from { $space } on.
event-left = Firefighter { $firefighter } leaves a treated victim at { $space }.
event-treated = Firefighter { $firefighter } treats a victim at { $space }.
event-disposed = Firefighter { $firefighter } disposes of a hazmat at { $space }.
event-identified = Firefighter { $firefighter } looks at the POI at { $space } from afar.
event-revealed =
    { $victim ->
        [yes] The POI at { $space } is a victim!
       *[no] The POI at { $space } is a false alarm.
    }
event-saved =
    { $victims ->
        [one] A victim is saved at { $space }: { $total } in all.
       *[other] { $victims } victims are saved at { $space }: { $total } in all.
    }
event-victim-lost =
    { $victims ->
        [one] A victim is lost at { $space }: { $total } in all.
       *[other] { $victims } victims are lost at { $space }: { $total } in all.
    }
event-rolled =
    { $why ->
        [fire] The fire advances
        [poi] A new POI
        [gun] The deck gun
        [door] The fire door
       *[setup] Set-up
    }: { $red ->
        [0] black { $black }.
       *[other] { $black ->
            [0] red { $red }.
           *[other] red { $red }, black { $black }.
        }
    }
event-smoke-placed = Smoke rises at { $space }.
event-ignited = Fire at { $space }!
event-exploded = Explosion at { $space }!
event-shockwave-passed = A shockwave runs through { $space }.
event-door-destroyed = The door { $edge } is destroyed.
event-knocked-down = Firefighter { $firefighter } is knocked down at { $space }.
event-recovered = Firefighter { $firefighter } recovers by the ambulance at { $space }.
event-cleared = The fire or smoke at { $space } is gone.
event-poi-placed = A POI is placed at { $space }.
event-hazmat-placed = A hazmat is placed at { $space }.
event-hazmat-exploded = The hazmat at { $space } explodes!
event-hot-spot-placed = A hot spot is placed at { $space }.
event-flared-up = Flare-up at { $space }: the fire advances once more.
event-drove = Firefighter { $firefighter } has the { vehicle } driven to the { side } side.
event-rode = Firefighter { $firefighter } rides along and steps off at { $space }.
event-stayed = Firefighter { $firefighter } stays behind.
event-gun-fired = The deck gun hits { $space }.
event-crew-changed =
    Firefighter { $firefighter } changes places with the { specialist }, who has { $ap } AP{ $free ->
        [0] {""}
       *[other] {" "}and { $free } free AP
    }.
event-jam-removed = A blow frees the fire door { $edge }; jam counters left: { $left }.
event-jammed = The fire door { $edge } jams (counters: { $jams }).
event-climbed = Firefighter { $firefighter } climbs from { $origin } to { $space } ({ $ap } AP).
event-ladder-raised = Firefighter { $firefighter } raises a ladder from { $space } to { $top }.
event-ladder-lowered = The ladder at { $top } comes down and lies at { $space }.
event-ladder-laid =
    Firefighter { $firefighter } puts a ladder { $bridge ->
        [yes] over
       *[no] down
    } the hole at { $space }.
event-ladder-broken = The ladder over the hole at { $space } is destroyed.
event-platform-moved = Firefighter { $firefighter } moves the platform to { $space }.
event-cannon-fired = Firefighter { $firefighter } fires the water cannon at { $space }.
event-object-damaged = The { object } at { $space } is damaged (counters: { $counters }).
event-object-exploded = The { object } at { $space } explodes!
event-object-leaked = The chemical equipment at { $space } leaks!
event-toxic-spilled = Toxic chemicals reach { $space }.
event-toxic-cleaned = Firefighter { $firefighter } removes the toxic token at { $space }.
event-floor-damaged = The floor at { $space } is damaged.
event-floor-destroyed = The floor at { $space } breaks: a hole (damage { $used }).
event-floor-repaired = Firefighter { $firefighter } repairs the floor at { $space }.
event-wall-mended = Firefighter { $firefighter } mends the wall { $edge } (damage { $used }).
event-hot-spot-removed = The hot spot at { $space } is back in the reserve.
event-collapsed = The building collapses!
event-game-ended =
    { $won ->
        [yes] Victory: { $saved } saved, { $lost } lost.
       *[no] Defeat: { $saved } saved, { $lost } lost.
    }

## What may be done: a verb of the notation in words

verb-end = end the turn
verb-choose = take the part of
verb-place = start at
verb-park-ambulance = park the ambulance on side
verb-park-engine = park the engine on side
verb-move = go to
verb-open = open the door
verb-close = close the door
verb-douse = turn fire into smoke at
verb-extinguish = clear fire or smoke at
verb-chop = strike the wall
verb-take = pick up
verb-drop = put down the load
verb-lead = lead the treated victim
verb-leave = leave the treated victim
verb-treat = treat the victim
verb-dispose = dispose of the hazmat
verb-identify = look from afar at the POI at
verb-drive = have a vehicle driven
verb-gun = fire the deck gun
verb-crew = change crew, to
verb-stay = stay behind
verb-ride = ride along, step off at
verb-keep = keep the dice
verb-reroll = roll again
verb-explode = let explode first
verb-recover = recover at
verb-cannon = fire the water cannon
verb-cool = clear the hot spot
verb-raise = raise a ladder to
verb-climb = climb to
verb-lower = lower the ladder at
verb-bridge = bridge the hole at
verb-sink = put a ladder down the hole at
verb-platform = move the platform to
verb-clean = remove the toxic token at
verb-repair = repair the floor at
verb-spill = the leak reaches
verb-mend = mend the wall
verb-roll = roll red and black
verb-red = roll red
verb-black = roll black
verb-reveal = turn over
verb-draw = draw
verb-commanded = firefighter { $firefighter }: { $verb }

## Which decision is open

decide-act = Firefighter { $seat }, it is your turn.
decide-choose = Firefighter { $seat }, which specialist are you?
decide-place = Firefighter { $seat }, where do you start? Anywhere outside.
decide-park-ambulance = Firefighter { $seat }, where does the ambulance start?
decide-park-engine = Firefighter { $seat }, where does the engine start?
decide-ride = Firefighter { $seat }, the vehicle leaves: do you ride along?
decide-reroll = Firefighter { $seat }, do the dice of the deck gun stand?
decide-explode = Firefighter { $seat }, which hazmat explodes first?
decide-recover = Firefighter { $seat }, you were knocked down: where do you recover?

## The crew and the counters

status-firefighter = { $firefighter } { specialist }, { $rest }
status-at = at { $space }
status-station = in the station
status-carries = carries { load }
status-leads = leads a treated victim
status-kept = { $kept } AP kept
status-points =
    { $free ->
        [0] { $ap } AP left
       *[other] { $ap } AP and { $free } free AP left
    }
status-counters =
    Turn { $turn } · saved { $saved } of 7 · lost { $lost } of 4 · damage { $damage } of 24
status-advanced =
    Ambulance: { $ambulance } · engine: { $engine } · hot spots in reserve: { $reserve }
status-parked = { side }
status-not-parked = not here yet

## The terminal

intro-flashpoint =
    Flash Point: Fire Rescue. A house is on fire and there are people in it.

    Save 7 victims before 4 are lost. In your turn you spend action points (AP); then dice feed the fire. A ? on the board is a point of interest (POI): go there to see whether it is a victim or a false alarm.{ $rules ->
        [advanced] {" "}Victims are safe where the ambulance stands.
       *[family] {" "}Carry victims out of the house, anywhere.
    } If all 24 damage counters are on the walls, the building falls.
intro-how = Type the number of an action or its words, such as { $example }. Type ? for help.
intro-seats =
    { $people ->
        [0] Bots play all seats; sit back.
       [one] You play firefighter { $seats }.
       *[other] You play firefighters { $seats }.
    }
legend-flashpoint =
    The drawing: 3-4 is the space in row 3, column 4. In a space:
      1-6 firefighters (& several)   f fire   s smoke   ? POI   v victim
      t treated victim   h hazmat   x hot spot   * several of these
      A ambulance   E engine
    Between spaces:
      | - walls   ! damaged wall   ' destroyed wall or door
      D closed door   d open door   O doorway
    Extreme Danger adds in a space: H ladder, P platform, C object, k toxic, o hole, % damaged floor
    and between spaces: ~ window   w open window   : light wall   F fire door   J jammed door
help-commands =
    ?        this help
    look     draw the board again
    why      the rules behind what was refused, or what happened last
    undo     take your last action back, if no dice have fallen since
    save F   keep the game in the file F from now on
    record   show all that was done so far
    quit     leave
help-actions =
    To act, type the number before an action, or its words: the verb on the left, then what it is
    done to, such as { $example }.

prompt = { $seat }>{" "}
cost-free = free
cost-ap = { $ap } AP
refused = { $action } is not allowed now. Rule { $rule }: { $paraphrase }
refused-no-rule = { $action } is not allowed now.
unreadable = I do not understand { $text }. Type a number from 1 to { $count } or an action such as { $example }; ? for help.
why-rule = { $rule }: { $paraphrase }
why-unknown = There is no rule { $rule }.
why-nothing = Nothing was refused and nothing has happened yet.
undone = Taken back: { $action }.
undo-nothing = There is nothing of yours to take back.
undo-dice = Too late to take that back: dice have fallen since.
undo-bot = Too late to take that back: a bot has acted since.
save-where = Say where: save F.
saved = Kept in { $file } from now on. To go on later: { $command }
save-failed = Cannot write { $file }: { $reason }
save-foreign = { $file } is another file, not a record; it stays as it is.
quit-save = Save to which file? (Enter: throw the game away){" "}
left-kept = Goodbye. To go on later: { $command }
left-unkept = Goodbye. The game is not kept; save F keeps one.
resumed = Back at the table, after { $actions } actions.
ended = { $won ->
        [yes] You won.
       *[no] You lost.
    } { $reason ->
        [collapsed] The building collapsed.
        [lost] Too many victims were lost.
        [trapped] A firefighter was trapped.
       *[saved] The victims are safe.
    } Saved { $saved }, lost { $lost }, damage { $damage }, turns { $turn }.
ended-seed = The dice were those of --seed { $seed }.
ended-record = The record is in { $file }; caserne replay shows it again.

## The page: everywhere

page-title = Caserne: board games of fire-fighting
page-language = Language
page-theme =
    Theme: { $theme ->
        [light] light
        [dark] dark
       *[auto] as the system
    }
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

## The page: the lobby

lobby-welcome = Who goes in first?
lobby-lead = Fight the fire together: on one device, each on your own, or with bots in the empty seats.
lobby-new = Set up a table
lobby-seats = { $least } to { $most } seats
lobby-join = Join a table
lobby-code = Code or link
lobby-go = Go
lobby-mine = My games
lobby-over = over
lobby-running = under way
lobby-forget = Forget table { $table }
lobby-open = Open tables
lobby-none = No other table just now.
lobby-sit =
    { $free ->
        [one] Join (1 seat)
       *[other] Join ({ $free } seats)
    }
lobby-watch = Watch
lobby-import = Load a record
lobby-import-about = A game saved as a file: see it again, or play on from any moment.
lobby-import-file = Choose a file
new-title = A table for { $game }
new-options = The game
new-seats = The seats
new-name = Your name
new-who = Who plays?
new-seat-name = Name for seat { $seat }
new-less = Less
new-more = More
new-make = Open the table
new-back = Back to the lobby
new-from-record = Begins with the record { $record }.
new-from-step = Begins with table { $record }, after step { $step }.
who-alone = Me, on this device
who-alone-about = All firefighters are played here, by one person or by several who pass the device round.
who-bots = Me and bots
who-bots-about = You play one firefighter, bots play the others.
who-friends = Me and friends
who-friends-about = The other seats stay open; send the link to whoever shall join.
holder-me = Played on this device
holder-open = Open for others
holder-bot = { $bot }
bot-random = Rookie bot (plays at random)
bot-steady = Steady bot
seat-number = Seat { $seat }
seat-open = Free seat
seat-yours = yours
seat-bot = bot
seat-free = free
seat-here = here
seat-away = away
seat-take = Take it
seat-move = Link
seat-move-about = Copy a secret link to this seat, to go on with another device
seat-leave = Leave
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
table-missing = This table is not here
table-coming = Coming to the table…
table-offline = The connection is gone; trying again. Nothing is lost.
prompt-label = What is to be decided
board-label = The board
counters-title = Counters
crew-title = Turn order
tabs-label = Log, chat and table
actions-title = What you can do
actions-none = Nothing just now.
menu-label = What do you mean?
tip-more = and { $count } more
news-label = What happens
log-title = Log
chat-title = Chat
chat-write = Say something
chat-send = Send
chat-none = Nobody has said anything yet.
chat-spectator = Spectator
waiting = One moment…
waiting-for = { $name } (seat { $seat }) is deciding.
waiting-seat = Seat { $seat } is free: the game waits for somebody to take it.
watching = You are watching.
watching-free =
    { $free ->
        [one] You are watching. A seat is free.
       *[other] You are watching. { $free } seats are free.
    }
undo = Undo
undo-ask = Ask to undo
undo-asked = { $name } would like to take the last action back. Do you agree?
undo-yes = Yes, take it back
undo-no = No
undo-waiting = Waiting for { $name } to agree to the undo.
end-won = The crew has won!
end-lost = The crew has lost.
end-replay = See it again
end-again = Another game
end-look = Look at the board
end-story = The story in numbers
trouble-unreachable = The server cannot be reached.
trouble-unreadable = That cannot be read.
trouble-not-found = There is no such table.
trouble-taken = Somebody else was quicker: the seat is taken.
trouble-forbidden = That is not yours to do.
trouble-secret = This game has secrets until it is over.
trouble-too-many = Too many at once. Wait a moment.
trouble-too-large = That is too large.
trouble-broken = Something went wrong.
refusal-ended = The game is over.
refusal-not-yours = It is not your decision.
refusal-illegal = That is not allowed now.
refusal-stale = The table has moved on meanwhile.
refusal-unreadable = The server did not understand that.
refusal-secret = That is secret.
refusal-too-fast = Too fast. Wait a moment.
refusal-too-large = That is too long.
refusal-not-found = There is no such table.
refusal-unwritten = The server could not write it down, so it did not happen. Try again.

## The page: the replay

replay-title = Replay
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

## The page: Flash Point

game-flashpoint = Flash Point: Fire Rescue
pitch-flashpoint = A house burns and people are in it. Spend your action points well: open doors, break walls, hold back the fire and carry the victims out before the building falls.
option-flashpoint-rules = Rules
about-flashpoint-rules = How much there is to think about.
option-flashpoint-rules-family = Family
about-flashpoint-rules-family = The quick game: everybody is alike, carry the victims out anywhere.
option-flashpoint-rules-advanced = Advanced
about-flashpoint-rules-advanced = Specialists, engine and ambulance, hazmats and hot spots.
option-flashpoint-board = Building
about-flashpoint-board = Which side of the board burns.
option-flashpoint-board-house = The house
about-flashpoint-board-house = Four ways in: the gentler one.
option-flashpoint-board-villa = The villa
about-flashpoint-board-villa = Only two ways in: bring an axe.
option-flashpoint-difficulty = Difficulty
about-flashpoint-difficulty = How far the fire has come when you arrive.
option-flashpoint-difficulty-recruit = Recruit
about-flashpoint-difficulty-recruit = Three explosions, few hazmats.
option-flashpoint-difficulty-veteran = Veteran
about-flashpoint-difficulty-veteran = Three explosions, more hazmats and hot spots.
option-flashpoint-difficulty-heroic = Heroic
about-flashpoint-difficulty-heroic = Four explosions, and hot spots everywhere.
option-flashpoint-firefighters = Firefighters
about-flashpoint-firefighters = One seat each; one person may play several.
option-flashpoint-specialists = Specialists
about-flashpoint-specialists = How each firefighter gets a part.
option-flashpoint-specialists-chosen = Chosen
about-flashpoint-specialists-chosen = In turn, each takes one of those left.
option-flashpoint-specialists-drawn = Drawn
about-flashpoint-specialists-drawn = Chance deals them out.
option-flashpoint-perfect = Perfect game
about-flashpoint-perfect = The crew plays on to save all ten victims.
option-flashpoint-first = Who begins
about-flashpoint-first = The number of the firefighter who takes the first turn.
option-flashpoint-board-garage = The garage
about-flashpoint-board-garage = One floor and a workshop, from Extreme Danger; the plan is ours.
option-flashpoint-board-laboratory = The laboratory
about-flashpoint-board-laboratory = Two floors joined by stairs, from Extreme Danger; the plan is ours.
option-flashpoint-level = Extra level
about-flashpoint-level = An attic or a basement for the garage or the laboratory.
option-flashpoint-level-none = None
about-flashpoint-level-none = The building as it is.
option-flashpoint-level-attic = Attic
about-flashpoint-level-attic = One floor more to reach, by stairs or by ladder.
option-flashpoint-level-basement = Basement
about-flashpoint-level-basement = Explosions below break the floors above.
option-flashpoint-car = Car
about-flashpoint-car = In the garage: it takes damage, and then explodes.
option-flashpoint-large = Large equipment
about-flashpoint-large = In the laboratory: two spaces that explode like a car.
option-flashpoint-small = Small equipment
about-flashpoint-small = In the laboratory: what stands on the upper floor.
option-flashpoint-small-none = None
about-flashpoint-small-none = Nothing there.
option-flashpoint-small-explosive = Flammable
about-flashpoint-small-explosive = It explodes twice.
option-flashpoint-small-chemical = Chemical
about-flashpoint-small-chemical = It leaks toxic chemicals.
option-flashpoint-platform = Hydraulic platform
about-flashpoint-platform = Advanced rules: a platform with a water cannon instead of the deck gun.
option-flashpoint-bridges = Ladders as bridges
about-flashpoint-bridges = A ladder laid over a hole lets you cross it.
option-flashpoint-descents = Ladders down holes
about-flashpoint-descents = A ladder through a hole leads to the basement.
option-flashpoint-engineer = Structural engineer
about-flashpoint-engineer = Advanced rules: a ninth specialist, who mends walls and clears hot spots.
option-flashpoint-repairs = Floor repair
about-flashpoint-repairs = The structural engineer repairs damaged floors too.
reason-flashpoint-saved = The victims are safe.
reason-flashpoint-lost = Too many victims were lost.
reason-flashpoint-collapsed = The building has collapsed.
reason-flashpoint-trapped = A firefighter was trapped, with no way out.

counter-saved = Saved
counter-lost = Lost
counter-damage = Damage
counter-turn = Turn
counter-roll = Last roll
counter-dice = Red { $red }, black { $black }
counter-hot = Hot spots
counter-hazmats = Hazmats
points-ap = AP
points-free =
    { $purpose ->
        [move] to move
        [extinguish] to extinguish
        [command] to command
       *[other] free
    }
thing-outside = outside
thing-fire = fire
thing-smoke = smoke
thing-poi = point of interest
thing-victims =
    { $count ->
        [one] a victim
       *[other] { $count } victims
    }
thing-treated =
    { $count ->
        [one] a treated victim
       *[other] { $count } treated victims
    }
thing-hazmats =
    { $count ->
        [one] a hazmat
       *[other] { $count } hazmats
    }
thing-hot = hot spot
thing-firefighter = firefighter { $firefighter } ({ specialist })
thing-nothing = nothing
space-label = { $space }: { $things }

ask-act = Firefighter { $firefighter }, it is your turn.
hint-act = Click a marked space, door or wall, or choose from the list. What is left of your points you keep, up to 4.
ask-choose = Firefighter { $firefighter }: which specialist are you?
hint-choose = Everyone has a talent, and a price for it.
ask-place = Firefighter { $firefighter }: where do you start?
hint-place = Anywhere outside the house.
ask-park-ambulance = Where does the ambulance start?
hint-park-ambulance = In this game victims are safe only where it stands.
ask-park-engine = Where does the engine start?
hint-park-engine = Its deck gun reaches the quarter of the house it stands at.
ask-ride = Firefighter { $firefighter }: do you ride along?
hint-ride = The vehicle leaves your parking. Step off on either of its new spaces, or stay here.
ask-reroll = Deck gun: red { $red }, black { $black }. Do the dice stand?
hint-reroll = The driver may roll each die once more.
ask-hazmats = Which hazmat explodes first?
hint-hazmats = Several are on fire; you decide the order. Click one.
ask-boarding = Firefighter { $firefighter }: do you go up with the platform?
hint-boarding = It has two places; a load takes one.
ask-recover = Firefighter { $firefighter } was knocked down: where do you recover?
hint-recover = At the nearest parking of the ambulance. Click one of its spaces.

deed-place = Start at { $space }
deed-choose = { specialist }
deed-park-ambulance = Ambulance: { side }
deed-park-engine = Engine: { side }
deed-move = Go to { $space }
deed-open = Open the door { $edge }
deed-close = Close the door { $edge }
deed-douse = Fire to smoke at { $space }
deed-extinguish = Clear { $space }
deed-chop = Chop the wall { $edge }
deed-take = Pick up { load }
deed-drop = Put down the load
deed-lead = Lead the treated victim
deed-leave = Leave the treated victim
deed-treat = Treat the victim
deed-dispose = Dispose of the hazmat
deed-identify = Look at the POI at { $space }
deed-raise = Raise the ladder to { $space }
deed-climb = Climb to { $space }
deed-lower = Lower the ladder at { $space }
deed-bridge = Bridge the hole at { $space }
deed-sink = Put the ladder down the hole at { $space }
deed-platform = Move the platform to { $space }
deed-cannon = Fire the water cannon
deed-clean = Remove the toxic token at { $space }
deed-cool = Clear the hot spot
deed-mend = Mend the wall { $edge }
deed-repair = Repair the floor at { $space }
deed-drive =
    Drive the { vehicle } { $way ->
        [clockwise] clockwise
        [north] to the north side
        [east] to the east side
        [south] to the south side
        [west] to the west side
       *[counter-clockwise] counter-clockwise
    }
deed-gun = Fire the deck gun
deed-keep = Keep the dice
deed-reroll =
    { $dice ->
        [red] Roll red again
        [black] Roll black again
       *[both] Roll both again
    }
deed-crew = Become the { specialist }
deed-end = End the turn
deed-ride = Ride along to { $space }
deed-stay = Stay here
deed-recover = Recover at { $space }
deed-explode = { $space } first
deed-command = Firefighter { $firefighter }: { $deed }

group-move = Move
group-water = Extinguish
group-doors = Doors and walls
group-carry = Carry
group-special = Talent
group-command = Command
group-vehicles = Vehicles
group-crew = Change crew
group-choose = Choose
group-end = Turn

skill-firefighter = No special talent, no weakness.
skill-paramedic = Treats victims so that they walk along; extinguishing costs double.
skill-cafs = 3 AP and 3 free ones to extinguish.
skill-hazmat-technician = Disposes of hazmats on the spot.
skill-generalist = 5 AP for anything.
skill-captain = 2 free AP to have others move and open doors.
skill-rescue = 3 free AP to move, chops at half the price; extinguishing costs double.
skill-imaging = Turns over any POI from afar.
skill-driver = Fires the deck gun at half the price and may roll again.
skill-structural-engineer = Mends walls and clears hot spots, away from fire; may not extinguish.

story-turns = turns
story-saved = saved
story-lost = lost
story-damage = damage counters
story-explosions = explosions
story-extinguished = hits with water
story-chopped = blows at walls
story-knocked = knock-downs
story-alarms = false alarms
story-ignited = spaces caught fire
story-crew = The crew
story-name = Firefighter
story-steps = Steps
story-water = Water
story-blows = Blows
story-carried = Carried
story-down = Knocked down
