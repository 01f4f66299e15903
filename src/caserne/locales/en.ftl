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
colour =
    { $colour ->
        [green] green
        [blue] blue
        [yellow] yellow
       *[red] red
    }
card =
    { $card ->
        [leave] out of an office
        [leave-two] two out of an office
        [elevator] elevator
        [enter] into the elevator
        [enter-two] two into the elevator
        [jump] jump
        [push] push
        [expel] out of the elevator
        [back] back into an office
        [swap] swap
       *[hidden] a card
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
    } { $window ->
        [yes] the window
       *[no] the door
    } { $edge }.
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
event-first-tile-laid = A { $value } lies at { $space } from the start.
event-tile-drawn =
    { $value ->
        [0] Player { $player } draws a tile.
       *[other] Player { $player } draws a { $value }.
    }
event-tile-laid = Player { $player } lays a { $value } at { $space } (heat { $heat }).
event-firebreak-laid =
    Player { $player } lays a firebreak at { $space } (heat { $heat }) and sacrifices a man: { colour }{ $value ->
        [0] .
       *[other] . Under it is a { $value }.
    }
event-men-placed =
    { $men ->
        [one] Player { $player } places a man on { $space }: { colour }, { $left } left.
       *[other] Player { $player } places { $men } men on { $space }: { colour }, { $left } left.
    }
event-turn-passed = Player { $player } places nobody.
event-firebreak-shown = Under the firebreak at { $space } is a { $value }.
event-zone-counted =
    { $player ->
        [0] Zone, { colour }
       *[other] Zone of player { $player }, { colour }
    } ({ $spaces }): { $divisor ->
        [0] { $sum }, but surrounded: { $value }.
       *[other] { $sum } / { $divisor } makes { $value }.
    }
event-points-counted = Player { $player } has { $points } in all, { $best } for the best zone.
event-fire-out =
    { $goal ->
        [yes] { $won ->
            [no] The game is over: the goal is missed.
           *[yes] The game is over: the goal is reached!
        }
       *[no] The game is over. Victory: { $winners }.
    }
event-first-chosen = Player { $player } goes first and keeps the last fire token.
event-player-began = — Turn { $turn }: player { $player }.
event-event-drawn =
    { $alarm ->
        [fire] Event: fire in office { $office }. Cards left in the pile: { $pile }.
        [fire-two] Event: fire in office { $office }, two tokens. Cards left in the pile: { $pile }.
        [firefighter] Event: a firefighter. Cards left in the pile: { $pile }.
       *[truck] Event: a fire truck. Cards left in the pile: { $pile }.
    }
event-event-ignored =
    { $alarm ->
        [fire] The fire has no effect.
        [fire-two] The fire has no effect.
        [firefighter] The firefighter has nothing to do.
       *[truck] The fire truck drives past.
    }
event-events-shuffled =
    { $rest ->
        [0] All { $pile } event cards are shuffled: it is the last pile.
       *[other] The event cards are shuffled; { $pile } make the new pile, tokens on the rest: { $rest }.
    }
event-fire-placed =
    { $tokens ->
        [4] Fire in { $place }: the office is ablaze.
       *[other] Fire in { $place }, fire tokens: { $tokens }.
    }
event-fire-stuck = The fire of { $place } cannot spread.
event-fire-removed = Player { $player } puts out a fire at { $place }.
event-last-token-placed = The last fire token is placed: the game ends with this turn.
event-last-event-drawn = It is the last event: the game ends with this turn.
event-truck-kept = Player { $player } keeps the fire truck.
event-truck-used = Player { $player } calls the fire truck.
event-eliminated =
    { $count ->
        [one] An employee of player { $player } is taken from { $place } by the ambulance.
       *[other] { $count } employees of player { $player } are taken from { $place } by the ambulance.
    }
event-rescued =
    { $count ->
        [one] An employee of player { $player } is safe; { $total } in all.
       *[other] { $count } employees of player { $player } are safe; { $total } in all.
    }
event-card-played = Player { $player } plays a card: { card }.
event-card-drawn = Player { $player } draws: { card }.
event-redrawn =
    { $count ->
        [one] Player { $player } discards a card to draw another.
       *[other] Player { $player } discards { $count } cards to draw as many.
    }
event-cards-shuffled = The { $count } discarded cards are shuffled.
event-walked = An employee of player { $player } goes from { $origin } to { $to }.
event-closed-up = An employee of player { $player } moves up from { $origin } to { $to }.
event-office-left = An employee of player { $player } leaves office { $origin } for { $to }.
event-elevator-moved = Player { $player } moves the elevator from floor { $origin } to floor { $floor }.
event-entered = An employee of player { $player } enters the elevator from { $origin }.
event-jumped = An employee of player { $player } jumps from { $origin } to { $to }.
event-pushed = An employee of player { $player } goes down from { $origin } to { $to } in the push.
event-expelled = An employee of player { $player } is put out of the elevator, on { $to }.
event-pushed-back = An employee of player { $player } is pushed from { $origin } back into office { $to }.
event-swapped = Employees of players { $player } and { $other } change places: { $origin } and { $to }.
event-forfeited = Player { $player } can do nothing more; actions lost: { $actions }.
event-evacuation-ended = The game is over. Victory: { $winners }.

## What may be done: a verb of the notation in words

verb-flashpoint-end = end the turn
verb-flashpoint-choose = take the part of
verb-flashpoint-place = start at
verb-flashpoint-park-ambulance = park the ambulance on side
verb-flashpoint-park-engine = park the engine on side
verb-flashpoint-move = go to
verb-flashpoint-open = open the door
verb-flashpoint-close = close the door
verb-flashpoint-douse = turn fire into smoke at
verb-flashpoint-extinguish = clear fire or smoke at
verb-flashpoint-chop = strike the wall
verb-flashpoint-take = pick up
verb-flashpoint-drop = put down the load
verb-flashpoint-lead = lead the treated victim
verb-flashpoint-leave = leave the treated victim
verb-flashpoint-treat = treat the victim
verb-flashpoint-dispose = dispose of the hazmat
verb-flashpoint-identify = look from afar at the POI at
verb-flashpoint-drive = have a vehicle driven
verb-flashpoint-gun = fire the deck gun
verb-flashpoint-crew = change crew, to
verb-flashpoint-stay = stay behind
verb-flashpoint-ride = ride along, step off at
verb-flashpoint-keep = keep the dice
verb-flashpoint-reroll = roll again
verb-flashpoint-explode = let explode first
verb-flashpoint-recover = recover at
verb-flashpoint-cannon = fire the water cannon
verb-flashpoint-cool = clear the hot spot
verb-flashpoint-raise = raise a ladder to
verb-flashpoint-climb = climb to
verb-flashpoint-lower = lower the ladder at
verb-flashpoint-bridge = bridge the hole at
verb-flashpoint-sink = put a ladder down the hole at
verb-flashpoint-platform = move the platform to
verb-flashpoint-clean = remove the toxic token at
verb-flashpoint-repair = repair the floor at
verb-flashpoint-spill = the leak reaches
verb-flashpoint-mend = mend the wall
verb-flashpoint-roll = roll red and black
verb-flashpoint-red = roll red
verb-flashpoint-black = roll black
verb-flashpoint-reveal = turn over
verb-flashpoint-draw = draw
verb-flashpoint-commanded = firefighter { $firefighter }: { $verb }
verb-feurio-lay = lay the tile face up at
verb-feurio-break = lay it face down and sacrifice a man at
verb-feurio-place = place men
verb-feurio-pass = place nobody
verb-feurio-draw = draw
verb-onfire-enough = one is enough
verb-onfire-keep = keep the fire truck for later
verb-onfire-walk = take the stairs
verb-onfire-remove = put out a fire at
verb-onfire-redraw = discard and draw as many
verb-onfire-truck-save = fire truck: save somebody from
verb-onfire-truck-remove = fire truck: put out a fire at
verb-onfire-leave = let somebody leave an office
verb-onfire-leave-two = let two leave, the first
verb-onfire-elevator = move the elevator to floor
verb-onfire-enter = enter the elevator from
verb-onfire-enter-two = two enter, the first from
verb-onfire-jump = jump down the stairs
verb-onfire-push = push down the stairs
verb-onfire-expel = put out of the elevator
verb-onfire-back = push back into an office
verb-onfire-swap = swap two people
verb-onfire-also = the second
verb-onfire-first = first player
verb-onfire-draw = draw
verb-onfire-event = event

## Which decision is open

decide-flashpoint-act = Firefighter { $seat }, it is your turn.
decide-flashpoint-choose = Firefighter { $seat }, which specialist are you?
decide-flashpoint-place = Firefighter { $seat }, where do you start? Anywhere outside.
decide-flashpoint-park-ambulance = Firefighter { $seat }, where does the ambulance start?
decide-flashpoint-park-engine = Firefighter { $seat }, where does the engine start?
decide-flashpoint-ride = Firefighter { $seat }, the vehicle leaves: do you ride along?
decide-flashpoint-reroll = Firefighter { $seat }, do the dice of the deck gun stand?
decide-flashpoint-hazmats = Firefighter { $seat }, which hazmat explodes first?
decide-flashpoint-recover = Firefighter { $seat }, you were knocked down: where do you recover?
decide-feurio-lay = Player { $seat }, where do you lay the tile?
decide-feurio-place = Player { $seat }, do you place men?
decide-feurio-man = Player { $seat }, all tiles lie: do you place men?
decide-onfire-act = Player { $seat }, it is your turn.
decide-onfire-firefighter = Player { $seat }, which fire does the firefighter put out?
decide-onfire-truck = Player { $seat }, what does the fire truck do?
decide-onfire-leave-two = Player { $seat }, who else leaves an office?
decide-onfire-enter-two = Player { $seat }, who else enters the elevator?

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
status-men = { colour } { $men }
status-player = { $player } has { $hand } · points: { $points }
status-team-player = { $player } has { $hand }
status-forest = Turn { $turn } · tiles left: { $left }
status-forest-drawn = Turn { $turn } · tiles left: { $left } · in hand: { $drawn }
status-employer = { $player } saved: { $saved } · ambulance: { $ambulance } · hand: { $hand }
status-employer-truck = { $player } saved: { $saved } · ambulance: { $ambulance } · fire truck · hand: { $hand }
status-hidden =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
status-tower = Turn { $turn } · actions left: { $actions } · events in the pile: { $pile }, tokens on the rest: { $rest } · fire tokens left: { $supply }
status-top = On top of the discards: { card }

## The terminal

intro-flashpoint =
    Flash Point: Fire Rescue. A house is on fire and there are people in it.

    Save 7 victims before 4 are lost. In your turn you spend action points (AP); then dice feed the fire. A ? on the board is a point of interest (POI): go there to see whether it is a victim or a false alarm.{ $rules ->
        [advanced] {" "}Victims are safe where the ambulance stands.
       *[family] {" "}Carry victims out of the house, anywhere.
    } If all 24 damage counters are on the walls, the building falls.
intro-feurio =
    Feurio! A forest fire spreads, tile by tile, always to its hottest point.

    In your turn you draw a tile and lay it where its neighbours add up highest. Then you may place up to 3 men of a colour on one tile, as far as it has free slots and free sides. { $team ->
        [yes] To win, all 48 men must be placed, each colour in one zone that has a 1 with a free side, when the last tile is laid.
       *[no] A zone of connected tiles with your men is worth their sum, divided by the lowest one that has a free side. The highest total wins.
    }
intro-seats-feurio =
    { $people ->
        [0] Bots play all seats; sit back.
       [one] You are player { $seats }.
       *[other] You are players { $seats }.
    }
intro-onfire =
    On Fire!!! The office tower burns. Save more of your employees than the others save of theirs.

    A turn is an event, then exactly 4 actions, then a hand of 5 cards again. People leave offices and take the elevator by your cards; the stairs take an action a square. The fourth fire token in an office is the end of everyone in it.
intro-seats-onfire =
    { $people ->
        [0] Bots play all seats; sit back.
       [one] You are player { $seats }.
       *[other] You are players { $seats }.
    }
intro-how = Type the number of an action or its words, such as { $example }. Type ? for help.
intro-seats-flashpoint =
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
    Over each floor stands its letter: none for the ground, u upper floor, a attic, b basement; u3-4 is a space of u.
legend-feurio =
    The drawing: 2,-1 is the space 2 columns east and 1 step north of the first tile.
      6gb./3  a tile of 6 with a green and a blue man, a free slot, and 3 free sides
      g green   b blue   y yellow   r red
      #1      a firebreak of player 1   #1=4  one with a 4 under it
      +13     a hottest point: its neighbours add up to 13
legend-onfire =
    The drawing: the tower from the side, with stairs left and right and the elevator between.
      A4 *12  office A4 with a fire token, an employee of player 1 and one of player 2
      3 2 1   the squares of a landing from the stairs to the elevator: A4-3 A4-2 A4-1
      /       a step: A4/1 is the first one below landing 4 on side A
      free squares are .   fire is *   the elevator with two aboard is [12  ]
help-commands =
    ?        this help
    look     draw the board again
    why      the rules behind what was refused, or what happened last
    undo     take your last action back, if nothing random or hidden has come out since
    save F   keep the game in the file F from now on
    record   show all that was done so far
    quit     leave
help-actions =
    To act, type the number before an action, or its words: the verb on the left, then what it is
    done to, such as { $example }.

prompt = { $seat }>{" "}
cover = Player { $seat }, press Enter when you are ready.{" "}
cost-free = free
cost-ap = { $ap } AP
refused = { $action } is not allowed now. Rule { $rule }: { $paraphrase }
refused-no-rule = { $action } is not allowed now.
unreadable = I do not understand { $text }. Type a number from 1 to { $count } or an action such as { $example }; ? for help.
why-rule = { $rule }: { $paraphrase }
why-unknown = There is no rule { $rule }.
why-nothing = Nothing was refused and nothing has happened yet.
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
ended-flashpoint = { $won ->
        [yes] You won.
       *[no] You lost.
    } { $reason ->
        [collapsed] The building collapsed.
        [lost] Too many victims were lost.
        [trapped] A firefighter was trapped.
       *[saved] The victims are safe.
    } Saved { $saved }, lost { $lost }, damage { $damage }, turns { $turn }.
ended-feurio =
    { $reason ->
        [points] The game is over. Victory: { $winners }. Points: { $scores }.
        [reached] You won: the goal is reached.
       *[missed] You lost: the goal is missed.
    } Turns { $turn }, men placed { $placed }.
ended-onfire =
    { $reason ->
        [events] The events are used up.
        [tokens] The last fire token is placed.
       *[all-saved] Somebody has saved everybody.
    } Victory: { $winners }. Saved: { $scores }. Turns { $turn }, in the ambulance { $ambulance }, fires { $fires }.
ended-seed = Chance was that of --seed { $seed }.
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
zoom-title = Magnifying glass
zoom-in = Closer
zoom-out = Farther away

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
import-unreadable = { $file } is no record of a game that is played here.
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
new-private = A private table
new-private-about = The lobby does not list it: only those to whom you give the code or the link find it.
board-own = A board of my own
board-own-about = Draw a building in plain letters, or open a drawing.
board-drawing = Paste the drawing here
board-read = Read the drawing
board-open = Open a file
board-good = The board is fine.
board-unsupported = This server does not read drawings.
who-alone = Me, on this device
who-alone-about = All seats are played here, by one person or by several who pass the device round.
who-bots = Me and bots
who-bots-about = You play one seat, bots play the others.
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
seat-failed = bot, cannot decide just now
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
table-yours = Your turn at table { $table }
table-missing = This table is not here
table-coming = Coming to the table…
table-offline = The connection is gone; trying again. Nothing is lost.
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
end-story = The story in numbers
handover-title = Hand the device to { $name }
handover-about = What is on the table is for the eyes of { $name } only.
handover-ready = I am { $name }, and I am ready
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

plain-ask = Seat { $seat }, it is up to you.
plain-hint = To be decided: { $due }. Choose from the list.
plain-note = This game is not drawn yet. Here is what lies on the table, in words.

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
about-flashpoint-board = Which building burns.
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
flashover = Flashover: the smoke at { $space } catches fire!

counter-saved = Saved
counter-lost = Lost
counter-damage = Damage
counter-turn = Turn
counter-roll = Last roll
counter-dice = Red { $red }, black { $black }
counter-hot = Hot spots
counter-hazmats = Hazmats
counter-ladders = Ladders on the engine
counter-holes = Holes
counter-toxic = Toxic
counter-object =
    { $object ->
        [car] Car
        [large] Large equip.
        [small] Small equip.
       *[chemical] Chemicals
    }
points-ap = AP
points-free =
    { $purpose ->
        [move] to move
        [extinguish] to extinguish
        [command] to command
       *[other] free
    }
thing-outside = outside
thing-aloft = outside, high up
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
thing-engine =
    { $ladders ->
        [0] engine without ladders
        [one] engine with a ladder
       *[other] engine with { $ladders } ladders
    }
thing-object =
    { $object ->
        [car] car
        [large] large equipment
        [small] flammable equipment
       *[chemical] chemical equipment
    }, damage { $damage } of { $most }
thing-toxic = toxic chemicals
thing-damaged-floor = damaged floor
thing-hole = a hole in the floor
thing-bridge = bridged by a ladder
thing-descent = a ladder goes down it from { $space }
thing-ladder-up = a ladder up to { $space }
thing-ladder-down = a ladder down to { $space }
thing-ladders =
    { $count ->
        [one] a folded ladder
       *[other] { $count } folded ladders
    }
thing-platform = hydraulic platform with water cannon
thing-firefighter = firefighter { $firefighter } ({ specialist })
thing-nothing = nothing
space-label = { $space }: { $things }
edge-label = { $edge }: { $wall }
wall-side = { side }: { $wall }
edge-kind =
    { $kind ->
        [wall] wall
        [damaged-wall] damaged wall
        [ruin] destroyed wall
        [door] closed door
        [door-open] open door
        [doorway] doorway
        [empty-doorway] doorway without a door
        [light-wall] light wall
        [window] closed window
        [window-open] open window
        [fire-door] closed fire door
        [fire-door-open] open fire door
        [jammed] { $jams ->
            [one] jammed fire door, { $jams } counter
           *[other] jammed fire door, { $jams } counters
        }
        [solid] wall that nothing breaks
       *[open] open
    }
floor-name =
    { $floor ->
        [ground] Ground floor
        [upper] Upper floor
        [attic] Attic
       *[basement] Basement
    }
floor-label = The board: { floor-name }
level-stairs = stairs to { $space }
level-above = above it: { $space }
level-below = below it: { $space }
board-flashpoint-keys = Arrows stay on a floor. Page up and page down go to the space above and below. Enter acts there.

ask-act = Firefighter { $firefighter }, it is your turn.
hint-act = Click a marked space, door or wall, or choose from the list. What is left of your points you keep, up to 4.
ask-choose = Firefighter { $firefighter }: which specialist are you?
hint-choose = Everyone has a talent, and a price for it.
ask-place = Firefighter { $firefighter }: where do you start?
hint-place = Anywhere outside the house.
ask-park-ambulance = Where does the ambulance start?
hint-park-ambulance = In this game victims are safe only where it stands.
ask-park-engine = Where does the engine start?
hint-park-engine = Its deck gun reaches the part of the house it stands at.
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
deed-open =
    Open the { $kind ->
        [window] window
        [fire-door] fire door
       *[door] door
    } { $edge }
deed-close =
    Close the { $kind ->
        [window-open] window
        [fire-door-open] fire door
       *[door] door
    } { $edge }
deed-douse = Fire to smoke at { $space }
deed-extinguish = Clear { $space }
deed-chop =
    { $kind ->
        [jammed] Free the fire door { $edge }
        [light-wall] Chop the light wall { $edge }
       *[wall] Chop the wall { $edge }
    }
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
group-ladders = Ladders
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
story-climbs = climbs
story-holes = floors broken
story-objects = objects lost
story-toxic = toxic spaces
story-crew = The crew
story-name = Firefighter
story-steps = Steps
story-water = Water
story-blows = Blows
story-carried = Carried
story-down = Knocked down

## The page: Feurio!

game-feurio = Feurio!
pitch-feurio = The forest burns, and the fire always takes the hottest way. Spread your men over large zones, keep a way to the water, and do not let the flames close in on you.
option-feurio-players = Players
about-feurio-players = One seat each; one player alone plays for the goal of the solo game.
option-feurio-cooperative = Cooperative
about-feurio-cooperative = Two to four players together: all 48 men placed, one zone a colour, each with a free 1.
option-feurio-firebreaks = Firebreaks
about-feurio-firebreaks = A tile may be laid face down for the price of a man; its player alone knows its value.
option-feurio-hot = It is hot!
about-feurio-hot = Zones are rounded down.
reason-feurio-points = The zones are counted.
reason-feurio-reached = The goal is reached.
reason-feurio-missed = The goal is missed.

board-feurio-keys = Up and down arrows stay in a column, left and right go to the next one. Page down and page up go to the next and the last space where something may be done. Enter does it.
thing-feurio-tile = a { $value }
thing-feurio-men =
    { $count ->
        [one] { $count } man, { colour }
       *[other] { $count } men, { colour }
    }
thing-feurio-slots =
    { $slots ->
        [one] { $free } of { $slots } slot free
       *[other] { $free } of { $slots } slots free
    }
thing-feurio-sides =
    { $sides ->
        [0] surrounded
        [one] { $sides } free side
       *[other] { $sides } free sides
    }
thing-feurio-room =
    { $room ->
        [0] no room
       *[other] room for { $room }
    }
thing-feurio-zone = zone { colour } worth { $value }
thing-feurio-firebreak =
    { $value ->
        [0] a firebreak of player { $player }
       *[other] a firebreak of player { $player }, under it a { $value }
    }
thing-feurio-point =
    { $hottest ->
        [yes] empty, heat { $heat }, a hottest point
       *[no] empty, heat { $heat }
    }
zone-feurio-closed = { $sum }, surrounded
zone-feurio =
    { $tiles ->
        [one] Zone, { colour }: { $tiles } tile, { $division }, worth { $value }
       *[other] Zone, { colour }: { $tiles } tiles, { $division }, worth { $value }
    }

shelf-feurio-bag = in the bag
shelf-feurio-drawn = drawn

group-lay = Lay the tile
group-firebreak = Lay it face down
group-men-green = Green men
group-men-blue = Blue men
group-men-yellow = Yellow men
group-men-red = Red men
group-nobody = Or nobody
deed-feurio-lay = face up at { $space }
deed-feurio-break = firebreak at { $space } for a man, { colour }
deed-feurio-place =
    { $count ->
        [one] { $count } man, { colour }, to { $space }
       *[other] { $count } men, { colour }, to { $space }
    }
deed-feurio-pass = place nobody

ask-feurio-lay = Player { $seat }, lay the { $value } on a hottest point.
hint-feurio-lay =
    { $points ->
        [one] One space burns hottest, at { $heat }.
       *[other] { $points } spaces burn hottest, at { $heat }: choose one.
    }
hint-feurio-break =
    { $points ->
        [one] One space burns hottest, at { $heat }. Face down it is a firebreak, known to you alone, for the price of a man; then none is placed.
       *[other] { $points } spaces burn hottest, at { $heat }. Face down it is a firebreak, known to you alone, for the price of a man; then none is placed.
    }
ask-feurio-place = Player { $seat }, do you place men?
hint-feurio-place = Up to three of one colour on one marked tile; the arrows show its free sides.
hint-feurio-nowhere = No tile has room for a man of yours.
ask-feurio-man = Player { $seat }, all tiles lie: do you place men?
hint-feurio-man = Up to three of one colour on one marked tile. The game ends when all pass in a row.

counter-feurio-left = Tiles left
counter-feurio-heat = Hottest
counter-feurio-passes = Passes in a row
counter-feurio-unseen = Tiles not seen yet, by value
unseen-feurio =
    { $count ->
        [0] No { $value } left
        [one] { $count } tile of { $value }
       *[other] { $count } tiles of { $value }
    }
goal-feurio = The goal: 12 men in one zone with a free 1
goal-feurio-men = { $placed } / 12
goal-feurio-done = goal reached
goal-feurio-missed = goal missed
goal-feurio-zones =
    { $zones ->
        [0] no zone yet
        [one] { $lowest ->
            [0] one zone, surrounded
           *[other] one zone, lowest free tile { $lowest }
        }
       *[other] { $zones } zones
    }

hand-feurio = { $men } of { $of } men left, { colour }
hand-feurio-shared = { $men } of { $of } reinforcements left, { colour }
hand-feurio-lost =
    { $men ->
        [one] { $men } man sacrificed, { colour }
       *[other] { $men } men sacrificed, { colour }
    }
points-feurio = points
points-feurio-about = { $points } points now, { $best } for the best zone

story-feurio-points = Points
story-feurio-player = Player
story-feurio-total = Total
story-feurio-best = Best zone
story-feurio-winner = winner
story-feurio-tie = If totals are equal, the best zone decides; if those are too, victory is shared.
story-feurio-zones-title = Zones: the sum of their tiles, divided by the lowest one with a free side, rounded up
story-feurio-zones-hot = Zones: the sum of their tiles, divided by the lowest one with a free side, rounded down
story-feurio-zones-goal = Zones: each colour should have one, with 12 men and a 1 that has a free side
story-feurio-zone = Zone
story-feurio-men = Men
story-feurio-tiles = Tiles
story-feurio-sum = Sum
story-feurio-divisor = Lowest free
story-feurio-value = Value
story-feurio-closed = surrounded
story-feurio-turns = turns
story-feurio-placed = men placed
story-feurio-zones = zones
story-feurio-hottest = hottest point
story-feurio-firebreaks = firebreaks
story-feurio-passes = passes

## The page: On Fire!!!

game-onfire = On Fire!!!
pitch-onfire = The tower is on fire, the elevator holds four, and everybody wants out. Save your own employees, by the stairs or past the others.
option-onfire-players = Players
about-onfire-players = Two to four, one seat each.
option-onfire-start-fires = Fires from the start
about-onfire-start-fires = Four events before the game, without firefighters or fire trucks.
option-onfire-firefighters-leave = Firefighters leave
about-onfire-firefighters-leave = A firefighter who has come does not come again.
option-onfire-fire-not-occupied = Deadly squares
about-onfire-fire-not-occupied = For cards a square on fire is free, and whoever must stand on it is eliminated.
option-onfire-back-into-fire = Back into the fire
about-onfire-back-into-fire = People may be pushed back into an office with four fire tokens.
reason-onfire-events = The events are used up.
reason-onfire-tokens = The last fire token is placed.
reason-onfire-all-saved = Somebody has saved everybody.

board-onfire-keys = Arrows go to the next place of the tower. Page down and page up go to the next and the last place where something may be done. Enter does it; with a card taken up, Enter lays it there and Escape puts it back.
place-onfire-office = office { $place }
place-onfire-landing = landing { $place }
place-onfire-step = stairs { $place }
place-onfire-shaft =
    { $floor ->
        [0] elevator shaft, ground
       *[other] elevator shaft, floor { $floor }
    }
place-onfire-exit = exit { $side }
thing-onfire-tokens =
    { $tokens ->
        [0] no fire
        [one] { $tokens } fire token of 4
       *[other] { $tokens } fire tokens of 4
    }
thing-onfire-staff = { $count } of player { $player }
thing-onfire-nobody = nobody
thing-onfire-cab = the elevator is here, aboard: { $aboard }
thing-onfire-shaft = empty
thing-onfire-exit = the way out
thing-onfire-person = an employee of player { $player }
thing-onfire-fire = on fire
thing-onfire-free = free

hand-onfire = Your cards
hand-onfire-none = You have no card left this turn.
hand-onfire-of = Player { $player }’s cards
hand-onfire-of-none = Player { $player } has no card.
redraw-onfire = Discard cards…
redraw-onfire-do =
    { $count ->
        [0] Choose cards
        [one] Discard { $count } card, draw another
       *[other] Discard { $count } cards, draw as many
    }
redraw-onfire-not = Keep them
alarm-onfire =
    { $alarm ->
        [fire] fire in { $office }
        [fire-two] double fire in { $office }
        [firefighter] firefighter
       *[truck] fire truck
    }
rule-onfire-leave = One of yours goes out onto the landing.
rule-onfire-leave-two = Two of yours go out, from one office or two.
rule-onfire-elevator = Call it to yours on a 1, or ride it anywhere.
rule-onfire-enter = One of yours on a 1 gets in.
rule-onfire-enter-two = Two of yours on a 1 get in.
rule-onfire-jump = Down over everybody to the first free square.
rule-onfire-push = A square down, and all below with you.
rule-onfire-expel = Put an opponent out onto the landing.
rule-onfire-back = An opponent on your landing goes back in.
rule-onfire-swap = Change places with a neighbour.
rule-onfire-truck = Save one of yours from a burning office, or put out a fire.

group-onfire-second = And then
group-onfire-truck = Fire truck
group-onfire-cards = Play a card
group-onfire-stairs = Take the stairs
group-onfire-fire = Put out a fire
group-onfire-redraw = Discard and draw as many
deed-onfire-enough = one is enough
deed-onfire-keep = keep the fire truck for later
deed-onfire-walk =
    { $to ->
        [street] walk from { $from } out of the building
       *[other] walk from { $from } to { $to }
    }
deed-onfire-remove = put out a fire at { $to }
deed-onfire-redraw = discard: { $cards }
deed-onfire-truck-save = fire truck: save one of yours from office { $to }
deed-onfire-truck-remove = fire truck: put out a fire at { $to }
deed-onfire-leave = out of office { $from } onto { $to }
deed-onfire-leave-two = two out: the first from office { $from } onto { $to }
deed-onfire-elevator =
    { $to ->
        [0] elevator to the ground
       *[other] elevator to floor { $to }
    }
deed-onfire-enter = into the elevator from { $from }
deed-onfire-enter-two = two into the elevator: the first from { $from }
deed-onfire-jump =
    { $to ->
        [street] jump from { $from } out of the building
       *[other] jump from { $from } to { $to }
    }
deed-onfire-push =
    { $to ->
        [street] push from { $from } out of the building
       *[other] push down from { $from } to { $to }
    }
deed-onfire-expel = put player { $player } out of the elevator onto { $to }
deed-onfire-back = push back from { $from } into office { $to }
deed-onfire-swap = swap { $from } and { $to }
deed-onfire-also =
    { $to ->
        [elevator] the second from { $from }
       *[other] the second from { $from } onto { $to }
    }
price-onfire =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }

ask-onfire-act =
    { $actions ->
        [one] Player { $seat }, your last action.
       *[other] Player { $seat }, { $actions } actions left.
    }
hint-onfire-act = Take up a card, or click somebody of yours to take the stairs. A fire anywhere costs three actions to put out.
ask-onfire-card =
    { $card ->
        [truck] Fire truck: where?
       *[other] Where do you play “{ card }”?
    }
ask-onfire-firefighter = Player { $seat }, which fire does the firefighter put out?
hint-onfire-firefighter = Any one fire token, in an office or on a landing.
ask-onfire-truck = Player { $seat }, what does the fire truck do?
hint-onfire-truck = It saves one of yours from a burning office, puts out a fire, or waits with you until you call it.
ask-onfire-leave-two = Player { $seat }, who is the second to leave?
hint-onfire-leave-two = From the same office or another one.
ask-onfire-enter-two = Player { $seat }, who else gets into the elevator?
hint-onfire-enter-two = From a 1 beside the elevator.

counter-onfire-actions = Actions left
counter-onfire-actions-left = { $left } of { $of }
counter-onfire-tokens = Fire tokens
counter-onfire-event = Event
counter-onfire-discard = Discarded
counter-onfire-hidden = face down
counter-onfire-pile = Pile: { $count }
counter-onfire-rest =
    { $count ->
        [0] Last pile
        [one] { $count } shuffle to come
       *[other] { $count } shuffles to come
    }
counter-onfire-deck = Deck: { $count }
crew-onfire-bar = { $saved } saved and { $ambulance } in the ambulance, of { $of }
crew-onfire-saved = { $count } saved
crew-onfire-ambulance = { $count } hurt
crew-onfire-hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
crew-onfire-trucks =
    { $count ->
        [one] keeps a fire truck
       *[other] keeps { $count } fire trucks
    }
crew-onfire-last-token = first player, has the last fire token
crew-onfire-first = first player

story-onfire-title = Who got out
story-onfire-player = Player
story-onfire-saved = Saved
story-onfire-ambulance = Ambulance
story-onfire-inside = Still inside
story-onfire-winner = winner
story-onfire-tie = If as many are saved, fewer in the ambulance decide; if those are equal too, victory is shared.
story-onfire-turns = turns
story-onfire-cards = cards played
story-onfire-rides = elevator rides
story-onfire-fires = fires
story-onfire-put-out = put out
story-onfire-pushes = dirty tricks
