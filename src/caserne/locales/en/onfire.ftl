### On Fire!!! in English. Every message here has its counterpart in the other
### languages, with the same variables; a test compares them. Flags come as "yes" and "no".

## Names

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

who-onfire =
    { $name ->
        [0] Player { $player }
       *[other] { $name }
    }
whom-onfire =
    { $name ->
        [0] player { $player }
       *[other] { $name }
    }
of-onfire =
    { $name ->
        [0] of player { $player }
       *[other] of { $name }
    }

## What happened

event-first-chosen = { who-onfire } goes first and keeps the last fire token.
event-player-began = — Turn { $turn }: { whom-onfire }.
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
event-fire-removed = { who-onfire } puts out a fire at { $place }.
event-last-token-placed = The last fire token is placed: the game ends with this turn.
event-last-event-drawn = It is the last event: the game ends with this turn.
event-truck-kept = { who-onfire } keeps the fire truck.
event-truck-used = { who-onfire } calls the fire truck.
event-eliminated =
    { $count ->
        [one] An employee { of-onfire } is taken from { $place } by the ambulance.
       *[other] { $count } employees { of-onfire } are taken from { $place } by the ambulance.
    }
event-rescued =
    { $count ->
        [one] An employee { of-onfire } is safe; { $total } in all.
       *[other] { $count } employees { of-onfire } are safe; { $total } in all.
    }
event-card-played = { who-onfire } plays a card: { card }.
event-card-drawn = { who-onfire } draws: { card }.
event-redrawn =
    { $count ->
        [one] { who-onfire } discards a card to draw another.
       *[other] { who-onfire } discards { $count } cards to draw as many.
    }
event-cards-shuffled = The { $count } discarded cards are shuffled.
event-walked = An employee { of-onfire } goes from { $origin } to { $to }.
event-closed-up = An employee { of-onfire } moves up from { $origin } to { $to }.
event-office-left = An employee { of-onfire } leaves office { $origin } for { $to }.
event-elevator-moved = { who-onfire } moves the elevator from floor { $origin } to floor { $floor }.
event-entered = An employee { of-onfire } enters the elevator from { $origin }.
event-jumped = An employee { of-onfire } jumps from { $origin } to { $to }.
event-pushed = An employee { of-onfire } goes down from { $origin } to { $to } in the push.
event-expelled = An employee { of-onfire } is put out of the elevator, on { $to }.
event-pushed-back = An employee { of-onfire } is pushed from { $origin } back into office { $to }.
event-swapped =
    { $name ->
        [0] Employees of players { $player } and { $other }
       *[other] Employees of { $name } and { $rival }
    } change places: { $origin } and { $to }.
event-forfeited = { who-onfire } can do nothing more; actions lost: { $actions }.
event-evacuation-ended = The game is over. Victory: { $winners }.

## What may be done: a verb of the notation in words

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

decide-onfire-act = Player { $seat }, it is your turn.
decide-onfire-firefighter = Player { $seat }, which fire does the firefighter put out?
decide-onfire-truck = Player { $seat }, what does the fire truck do?
decide-onfire-leave-two = Player { $seat }, who else leaves an office?
decide-onfire-enter-two = Player { $seat }, who else enters the elevator?

## The crew and the counters

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

intro-onfire =
    On Fire!!! The office tower burns. Save more of your employees than the others save of theirs.

    A turn is an event, then exactly 4 actions, then a hand of 5 cards again. People leave offices and take the elevator by your cards; the stairs take an action a square. The fourth fire token in an office is the end of everyone in it.
intro-seats-onfire =
    { $people ->
        [0] Bots play all seats; sit back.
       [one] You are player { $seats }.
       *[other] You are players { $seats }.
    }
legend-onfire =
    The drawing: the tower from the side, with stairs left and right and the elevator between.
      A4 *12  office A4 with a fire token, an employee of player 1 and one of player 2
      3 2 1   the squares of a landing from the stairs to the elevator: A4-3 A4-2 A4-1
      /       a step: A4/1 is the first one below landing 4 on side A
      free squares are .   fire is *   the elevator with two aboard is [12  ]
ended-onfire =
    { $reason ->
        [events] The events are used up.
        [tokens] The last fire token is placed.
       *[all-saved] Somebody has saved everybody.
    } Victory: { $winners }. Saved: { $scores }. Turns { $turn }, in the ambulance { $ambulance }, fires { $fires }.

## The page: On Fire!!!

game-onfire = On Fire!!!
pitch-onfire = The tower is on fire, the elevator holds four, and everybody wants out. Save your own employees, by the stairs or past the others.
motto-onfire = Everybody out of the tower, yours first.
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
thing-onfire-staff = { $count } { of-onfire }
thing-onfire-nobody = nobody
thing-onfire-cab = the elevator is here, aboard: { $aboard }
thing-onfire-shaft = empty
thing-onfire-exit = the way out
thing-onfire-person = an employee { of-onfire }
thing-onfire-fire = on fire
thing-onfire-free = free
hand-onfire = Your cards
hand-onfire-none = You have no card left this turn.
hand-onfire-of = { who-onfire }’s cards
hand-onfire-of-none = { who-onfire } has no card.
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
deed-onfire-expel = put { whom-onfire } out of the elevator onto { $to }
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
        [one] { $name }, your last action.
       *[other] { $name }, { $actions } actions left.
    }
hint-onfire-act = Take up a card, or click somebody of yours to take the stairs. A fire anywhere costs three actions to put out.
ask-onfire-card =
    { $card ->
        [truck] Fire truck: where?
       *[other] Where do you play “{ card }”?
    }
ask-onfire-firefighter = { $name }, which fire does the firefighter put out?
hint-onfire-firefighter = Any one fire token, in an office or on a landing.
ask-onfire-truck = { $name }, what does the fire truck do?
hint-onfire-truck = It saves one of yours from a burning office, puts out a fire, or waits with you until you call it.
ask-onfire-leave-two = { $name }, who is the second to leave?
hint-onfire-leave-two = From the same office or another one.
ask-onfire-enter-two = { $name }, who else gets into the elevator?
hint-onfire-enter-two = From a 1 beside the elevator.
counter-onfire-actions-left = { $left } of { $of }
meter-onfire-saved = Out safely
meter-onfire-events = Event pile
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
aim-onfire-out = “Out with us, into the street!”
aim-onfire-fire = “That fire is too close: I put it out.”
aim-onfire-office = “Everybody out of { $origin }, before it burns.”
aim-onfire-elbows = “Sorry, I was here first: I make room.”
aim-onfire-elevator = “I take the elevator: it is quickest.”
aim-onfire-stairs = “Down the stairs, nearer to the door.”
aim-onfire-cards = “I need better cards for this.”

## What speaks for a turn

because-onfire-saves = saves { $count }
because-onfire-boards = gets { $count } aboard the elevator
because-onfire-leaves = gets { $count } out of an office
because-onfire-hinders = sets player { $player } back
because-onfire-clears = removes { $count } of the fire
because-onfire-redraws = draws again, with { $actions } to do after it

## The page: On Fire!!!'s books

book-onfire-base = On Fire!!!, by Hugo de Campos (4 Dados, 2017), translated into French by Alinea

## The page: On Fire!!!'s danger

danger-onfire-title = The next event
danger-onfire-nobody = Nobody is in danger from it.
danger-onfire-taken = { $who } loses { $count }
danger-onfire-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
danger-onfire-burns = burns { $places }
danger-onfire-place = Burns with the next event: { $chance }.
