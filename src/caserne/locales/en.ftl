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
       *[victim] a victim
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
       *[saved] The victims are safe.
    } Saved { $saved }, lost { $lost }, damage { $damage }, turns { $turn }.
ended-seed = The dice were those of --seed { $seed }.
ended-record = The record is in { $file }; caserne replay shows it again.
