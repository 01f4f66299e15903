### Feurio! in English. Every message here has its counterpart in the other
### languages, with the same variables; a test compares them. Flags come as "yes" and "no".

## Names

colour =
    { $colour ->
        [green] green
        [blue] blue
        [yellow] yellow
       *[red] red
    }

who-feurio =
    { $name ->
        [0] Player { $player }
       *[other] { $name }
    }
of-feurio =
    { $name ->
        [0] of player { $player }
       *[other] of { $name }
    }

## What happened

event-first-tile-laid = A { $value } lies at { $space } from the start.
event-tile-drawn =
    { $value ->
        [0] { who-feurio } draws a tile.
       *[other] { who-feurio } draws a { $value }.
    }
event-tile-laid = { who-feurio } lays a { $value } at { $space } (heat { $heat }).
event-firebreak-laid =
    { who-feurio } lays a firebreak at { $space } (heat { $heat }) and sacrifices a man: { colour }{ $value ->
        [0] .
       *[other] . Under it is a { $value }.
    }
event-men-placed =
    { $men ->
        [one] { who-feurio } places a man on { $space }: { colour }, { $left } left.
       *[other] { who-feurio } places { $men } men on { $space }: { colour }, { $left } left.
    }
event-turn-passed = { who-feurio } places nobody.
event-firebreak-shown = Under the firebreak at { $space } is a { $value }.
event-zone-counted =
    { $player ->
        [0] Zone, { colour }
       *[other] Zone { of-feurio }, { colour }
    } ({ $spaces }): { $divisor ->
        [0] { $sum }, but surrounded: { $value }.
       *[other] { $sum } / { $divisor } makes { $value }.
    }
event-points-counted = { who-feurio } has { $points } in all, { $best } for the best zone.
event-fire-out =
    { $goal ->
        [yes] { $won ->
            [no] The game is over: the goal is missed.
           *[yes] The game is over: the goal is reached!
        }
       *[no] The game is over. Victory: { $winners }.
    }

## What may be done: a verb of the notation in words

verb-feurio-lay = lay the tile face up at
verb-feurio-break = lay it face down and sacrifice a man at
verb-feurio-place = place men
verb-feurio-pass = place nobody
verb-feurio-draw = draw

## Which decision is open

decide-feurio-lay = Player { $seat }, where do you lay the tile?
decide-feurio-place = Player { $seat }, do you place men?
decide-feurio-man = Player { $seat }, all tiles lie: do you place men?

## The crew and the counters

status-men = { colour } { $men }
status-player = { $player } has { $hand } · points: { $points }
status-team-player = { $player } has { $hand }
status-forest = Turn { $turn } · tiles left: { $left }
status-forest-drawn = Turn { $turn } · tiles left: { $left } · in hand: { $drawn }

## The terminal

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
legend-feurio =
    The drawing: 2,-1 is the space 2 columns east and 1 step north of the first tile.
      6gb./3  a tile of 6 with a green and a blue man, a free slot, and 3 free sides
      g green   b blue   y yellow   r red
      #1      a firebreak of player 1   #1=4  one with a 4 under it
      +13     a hottest point: its neighbours add up to 13
ended-feurio =
    { $reason ->
        [points] The game is over. Victory: { $winners }. Points: { $scores }.
        [reached] You won: the goal is reached.
       *[missed] You lost: the goal is missed.
    } Turns { $turn }, men placed { $placed }.

## The page: Feurio!

game-feurio = Feurio!
pitch-feurio = The forest burns, and the fire always takes the hottest way. Spread your men over large zones, keep a way to the water, and do not let the flames close in on you.
motto-feurio = The forest burns. Place your men where it is hottest.
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
        [0] a firebreak { of-feurio }
       *[other] a firebreak { of-feurio }, under it a { $value }
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
ask-feurio-lay = { $name }, lay the { $value } on a hottest point.
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
ask-feurio-place = { $name }, do you place men?
hint-feurio-place = Up to three of one colour on one marked tile; the arrows show its free sides.
hint-feurio-nowhere = No tile has room for a man of yours.
ask-feurio-man = { $name }, all tiles lie: do you place men?
hint-feurio-man = Up to three of one colour on one marked tile. The game ends when all pass in a row.
meter-feurio-yours = Yours
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
aim-feurio-break = “I stop the fire at { $space } with a firebreak.”
aim-feurio-place =
    { $men ->
        [one] “A man to { $space }, while there is a way in.”
       *[other] “{ $men } men to { $space }, while there is a way in.”
    }
aim-feurio-pass = “I keep my men for a better place.”

## What speaks for a turn

because-feurio-begins = begins a zone at { $space }: { colour }, { $men } there
because-feurio-grows = makes a zone bigger at { $space }: { colour }, { $men } in it
because-feurio-joins = joins zones at { $space }: { colour }, { $men } in it
because-feurio-waters = brings a zone its water: { colour }
because-feurio-fills = takes the last place on { $space }
because-feurio-breaks = keeps the fire away with a firebreak at { $space }
because-feurio-keeps = keeps { $men } in hand

## The page: Feurio!'s books

book-feurio-base = Feurio!: the base game with its rules for 1 to 4 players, advanced rule and variant, in French

## The page: Feurio!'s danger

danger-feurio-title = The next tile
danger-feurio-tile = { $count } left; { $same ->
    [yes] then heat { $low }
   *[no] then heat { $low } to { $high }
}{ $closed ->
    [0] {""}
   *[other] , surrounds { $closed }
}
danger-feurio-point = With a { $value } here the hottest point has { $heat }.
danger-feurio-surrounded = With a { $value } this tile is surrounded.
