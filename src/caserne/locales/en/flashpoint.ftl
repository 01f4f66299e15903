### Flash Point: Fire Rescue in English. Every message here has its counterpart in the other
### languages, with the same variables; a test compares them. Flags come as "yes" and "no".

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

who-flashpoint =
    { $name ->
        [0] Firefighter { $firefighter }
       *[other] { $name }
    }
whom-flashpoint =
    { $name ->
        [0] firefighter { $firefighter }
       *[other] { $name }
    }

## What happened

event-turn-began =
    Turn { $turn }: { whom-flashpoint } has { $ap } AP{ $free ->
        [0] {""}
       *[other] {" "}and { $free } free AP
    }.
event-turn-ended =
    { who-flashpoint } ends the turn{ $kept ->
        [0] {""}
       *[other] {" "}and keeps { $kept } AP
    }.
event-placed = { who-flashpoint } starts at { $space }.
event-enrolled = { who-flashpoint } is the { specialist }.
event-parked = The { vehicle } is parked on the { side } side.
event-moved = { who-flashpoint } goes from { $origin } to { $space } ({ $ap } AP).
event-door-turned =
    { who-flashpoint } { $open ->
        [yes] opens
       *[no] closes
    } { $window ->
        [yes] the window
       *[no] the door
    } { $edge }.
event-extinguished =
    { $left ->
        [smoke] { who-flashpoint } turns the fire at { $space } into smoke.
       *[clear] { who-flashpoint } clears { $space }.
    }
event-chopped = { who-flashpoint } strikes the wall { $edge }.
event-wall-damaged =
    { $destroyed ->
        [yes] The wall { $edge } is destroyed (damage: { $used } of 24).
       *[no] The wall { $edge } is damaged (damage: { $used } of 24).
    }
event-took = { who-flashpoint } picks up { load } at { $space }.
event-dropped = { who-flashpoint } puts down { load } at { $space }.
event-led = A treated victim follows { whom-flashpoint } from { $space } on.
event-left = { who-flashpoint } leaves a treated victim at { $space }.
event-treated = { who-flashpoint } treats a victim at { $space }.
event-disposed = { who-flashpoint } disposes of a hazmat at { $space }.
event-identified = { who-flashpoint } looks at the POI at { $space } from afar.
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
event-knocked-down = { who-flashpoint } is knocked down at { $space }.
event-recovered = { who-flashpoint } recovers by the ambulance at { $space }.
event-cleared = The fire or smoke at { $space } is gone.
event-poi-placed = A POI is placed at { $space }.
event-hazmat-placed = A hazmat is placed at { $space }.
event-hazmat-exploded = The hazmat at { $space } explodes!
event-hot-spot-placed = A hot spot is placed at { $space }.
event-flared-up = Flare-up at { $space }: the fire advances once more.
event-drove = { who-flashpoint } has the { vehicle } driven to the { side } side.
event-rode = { who-flashpoint } rides along and steps off at { $space }.
event-stayed = { who-flashpoint } stays behind.
event-gun-fired = The deck gun hits { $space }.
event-crew-changed =
    { who-flashpoint } changes places with the { specialist }, who has { $ap } AP{ $free ->
        [0] {""}
       *[other] {" "}and { $free } free AP
    }.
event-jam-removed = A blow frees the fire door { $edge }; jam counters left: { $left }.
event-jammed = The fire door { $edge } jams (counters: { $jams }).
event-climbed = { who-flashpoint } climbs from { $origin } to { $space } ({ $ap } AP).
event-ladder-raised = { who-flashpoint } raises a ladder from { $space } to { $top }.
event-ladder-lowered = The ladder at { $top } comes down and lies at { $space }.
event-ladder-laid =
    { who-flashpoint } puts a ladder { $bridge ->
        [yes] over
       *[no] down
    } the hole at { $space }.
event-ladder-broken = The ladder over the hole at { $space } is destroyed.
event-platform-parked = The platform starts on { $space }.
event-platform-moved = { who-flashpoint } moves the platform to { $space }.
event-cannon-fired = { who-flashpoint } fires the water cannon at { $space }.
event-object-damaged = The { object } at { $space } is damaged (counters: { $counters }).
event-object-exploded = The { object } at { $space } explodes!
event-object-leaked = The chemical equipment at { $space } leaks!
event-toxic-spilled = Toxic chemicals reach { $space }.
event-toxic-cleaned = { who-flashpoint } removes the toxic token at { $space }.
event-floor-damaged = The floor at { $space } is damaged.
event-floor-destroyed = The floor at { $space } breaks: a hole (damage { $used }).
event-floor-repaired = { who-flashpoint } repairs the floor at { $space }.
event-wall-mended = { who-flashpoint } mends the wall { $edge } (damage { $used }).
event-hot-spot-removed = The hot spot at { $space } is back in the reserve.
event-collapsed = The building collapses!
event-game-ended =
    { $won ->
        [yes] Victory: { $saved } saved, { $lost } lost.
       *[no] Defeat: { $saved } saved, { $lost } lost.
    }

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
verb-flashpoint-park-platform = put the platform on
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
cost-free = free
cost-ap = { $ap } AP

## Which decision is open

decide-flashpoint-act = Firefighter { $seat }, it is your turn.
decide-flashpoint-choose = Firefighter { $seat }, which specialist are you?
decide-flashpoint-place = Firefighter { $seat }, where do you start? Anywhere outside.
decide-flashpoint-park-ambulance = Firefighter { $seat }, where does the ambulance start?
decide-flashpoint-park-engine = Firefighter { $seat }, where does the engine start?
decide-flashpoint-park-platform = Firefighter { $seat }, on which of the engine’s spaces does the platform start?
decide-flashpoint-boarding = Firefighter { $seat }, do you go up with the platform?
decide-flashpoint-ride = Firefighter { $seat }, the vehicle leaves: do you ride along?
decide-flashpoint-reroll = Firefighter { $seat }, do the dice of the deck gun stand?
decide-flashpoint-hazmats = Firefighter { $seat }, which hazmat explodes first?
decide-flashpoint-recover = Firefighter { $seat }, you were knocked down: where do you recover?

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
ended-flashpoint = { $won ->
        [yes] You won.
       *[no] You lost.
    } { $reason ->
        [collapsed] The building collapsed.
        [lost] Too many victims were lost.
        [trapped] A firefighter was trapped.
       *[saved] The victims are safe.
    } Saved { $saved }, lost { $lost }, damage { $damage }, turns { $turn }.

## The page: Flash Point

game-flashpoint = Flash Point: Fire Rescue
pitch-flashpoint = A house burns and people are in it. Spend your action points well: open doors, break walls, hold back the fire and carry the victims out before the building falls.
motto-flashpoint = Get them out before the house comes down.
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
thing-firefighter = { whom-flashpoint } ({ specialist })
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
floors-label = Floors
floor-label = The board: { floor-name }
level-stairs = stairs to { $space }
level-above = above it: { $space }
level-below = below it: { $space }
board-flashpoint-keys = Arrows stay on a floor. Page up and page down go to the space above and below. Enter acts there.
ask-act = { $name }, it is your turn.
hint-act = Choose what is marked, or from the list. Up to 4 points that are left you keep.
ask-choose = { $name }: which specialist are you?
hint-choose = Everyone has a talent, and a price for it.
ask-place = { $name }: where do you start?
hint-place = Anywhere outside the house.
ask-park-ambulance = Where does the ambulance start?
hint-park-ambulance = In this game victims are safe only where it stands.
ask-park-engine = Where does the engine start?
hint-park-engine = Its deck gun reaches the part of the house it stands at.
ask-park-platform = Where does the platform start?
hint-park-platform = On one of the engine’s two spaces. Whoever stands there may go up with it.
ask-ride = { $name }: do you ride along?
hint-ride = The vehicle leaves your parking. Step off on either of its new spaces, or stay here.
ask-reroll = Deck gun: red { $red }, black { $black }. Do the dice stand?
hint-reroll = The water goes to { $space }. The driver may roll each die once more.
ask-hazmats = Which hazmat explodes first?
hint-hazmats = Several are on fire; you decide the order. Click one.
ask-boarding = { $name }: do you go up with the platform?
hint-boarding = It has two places; a load takes one.
ask-recover = { $name } was knocked down: where do you recover?
hint-recover = At the nearest parking of the ambulance. Click one of its spaces.
deed-place = Start at { $space }
deed-choose = { specialist }
deed-park-ambulance = Ambulance: { side }
deed-park-engine = Engine: { side }
deed-park-platform = Platform: { $space }
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
deed-command = { who-flashpoint }: { $deed }
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
aim-flashpoint-save = “I bring somebody out to safety, at { $space }.”
aim-flashpoint-fetch = “I fetch the victim at { $space } before the fire does.”
aim-flashpoint-treat = “I treat the victim at { $space }: then it can walk.”
aim-flashpoint-look = “Somebody may be at { $space }: I go and see.”
aim-flashpoint-gun = “Heads down! Water on { $space }.”
aim-flashpoint-way = “I clear { $space }: that is my way through.”
aim-flashpoint-hazmat = “I take the hazmat at { $space } out of the fire’s way.”
aim-flashpoint-fight = “I fight the fire at { $space } before it spreads.”
aim-flashpoint-chop = “I break through at { $edge }: it is shorter.”
aim-flashpoint-crew = “We need somebody else here: { specialist }.”
aim-flashpoint-drive = “I bring the { vehicle } round to the { side } side: it is needed there.”
aim-flashpoint-ladder = “I get a ladder: we must get up there.”
aim-flashpoint-closer = “I get closer, for the next turn.”
aim-flashpoint-wait = “I save my strength for the next turn.”

## What speaks for a turn

because-flashpoint-saves =
    { $count ->
        [one] saves { $count } victim
       *[other] saves { $count } victims
    }
because-flashpoint-takes = takes somebody along at { $space }
because-flashpoint-hazmat = takes the hazmat at { $space } away
because-flashpoint-fetches = takes a ladder at { $space }
because-flashpoint-reveals = looks who is at { $space }
because-flashpoint-extinguishes =
    { $count ->
        [one] puts out { $count } fire
       *[other] puts out { $count } fires
    }
because-flashpoint-clears =
    { $count ->
        [one] clears smoke from { $count } space
       *[other] clears smoke from { $count } spaces
    }
because-flashpoint-gun = fires the deck gun
because-flashpoint-changes = brings another specialist
because-flashpoint-ladder = puts a ladder in place at { $space }
because-flashpoint-platform = brings the platform up to { $space }
because-flashpoint-risk = the risk of being knocked down goes from { $before } % to { $after } %

## The page: Flash Point's books

book-flashpoint-base = Sauver ou Périr : Au Cœur du Brasier, by Kevin Lanzing: the base game, family and advanced rules, translated by Eric Lebigot
book-flashpoint-family = 18 : Soldats du feu, by Kevin Lanzing: the family rules in another French edition, by Asmodee
book-flashpoint-extreme = Flash Point: Fire Rescue – Extreme Danger, by Lutz Pietschker: the expansion, translated by Brice

## The page: Flash Point's danger

danger-flashpoint-title = If the turn ends now
danger-flashpoint-lost = people lost, on average
danger-flashpoint-first = first { $space }: { $chance }
danger-flashpoint-fall = a firefighter falls, at worst
danger-flashpoint-damage = damage to expect
danger-flashpoint-left = { $left } left before it falls
danger-flashpoint-defeat = the game is lost
danger-flashpoint-legend = Per cent, in the next fire
danger-flashpoint-kind = { $kind ->
    [smoke] mostly smoke
    [fire] mostly fire
   *[blast] burns: explosion
}
danger-flashpoint-beyond = Followed: { $flares } flare-up; more than that: { $chance }.
danger-flashpoint-space = Afterwards smoke { $smoke } %, fire { $fire } %; explosion { $explosion } %.
danger-flashpoint-person = Somebody is lost here: { $chance }.
danger-flashpoint-firefighter = { $name ->
    [0] Firefighter { $firefighter }
   *[other] { $name }
} is knocked down: { $chance }.
