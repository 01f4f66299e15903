"""The end of the game: who has won, or whether the goal is reached."""

from __future__ import annotations

from mypy_extensions import i64

from caserne.games.feurio import box
from caserne.games.feurio.events import FirebreakShown, FireOut, PointsCounted, ZoneCounted
from caserne.games.feurio.forest import Forest, name
from caserne.games.feurio.zones import Zone, is_counted, score_of, zones_of


def end(s: Forest) -> None:
    """Stop the game; firebreaks are turned over and every zone is counted [fe.end]."""
    s.owe_nothing()
    if s.events is not None:
        show_firebreaks(s)
        for colour in range(i64(box.COLOUR_COUNT)):
            tell_zones(s, colour)
        tell_result(s)


# The result


def winners(s: Forest) -> list[int]:
    """List the seats that won: the whole team, or whoever has the most points [fe.score].

    Among equals the highest single zone decides; who is equal there too shares the victory.
    """
    if s.goal:
        return list(range(s.seats)) if is_goal_reached(s) else []
    scores = [score_of(s, seat) for seat in range(s.seats)]
    most = max(scores)
    return [seat for seat, score in enumerate(scores) if score == most]


def is_goal_reached(s: Forest) -> bool:
    """Tell whether every colour has reached the goal [fe.solo] [fe.coop]."""
    return colours_done(s) == box.COLOUR_COUNT


def colours_done(s: Forest) -> i64:
    """Count the colours that have reached the goal."""
    done: i64 = 0
    for colour in range(i64(box.COLOUR_COUNT)):
        if is_colour_done(zones_of(s, colour)):
            done += 1
    return done


def is_colour_done(zones: list[Zone]) -> bool:
    """Tell whether all men of a colour are in one zone that has a 1 with a free side [fe.solo].

    The same holds for each colour of a team, reinforcements included [fe.coop].
    """
    return len(zones) == 1 and zones[0].men == box.MEN and zones[0].divisor == 1


# Telling it


def show_firebreaks(s: Forest) -> None:
    """Tell what lies under the firebreaks: at the end nothing is secret any more."""
    for i in range(s.count):
        tile = i64(s.order[i])
        if s.down[tile] > 0:
            s.say(
                FirebreakShown(
                    rule="fe.firebreak",
                    space=name(i64(s.hexes[tile])),
                    value=int(s.values[tile]),
                )
            )


def tell_zones(s: Forest, colour: i64) -> None:
    """Tell every zone of a colour with its sum, its divisor and its value [fe.zone]."""
    if not is_counted(s, colour):
        return
    owner = box.owner_of(s.seats, colour)
    for zone in zones_of(s, colour):
        s.say(
            ZoneCounted(
                rule="fe.hot" if s.hot else "fe.zone.value",
                also=("fe.zone",),
                colour=box.COLOURS[colour],
                player=int(owner) + 1,
                spaces=[name(i64(s.hexes[tile])) for tile in zone.tiles],
                sum=int(zone.total),
                divisor=int(zone.divisor),
                value=int(zone.value),
            )
        )


def tell_result(s: Forest) -> None:
    """Tell the points of each player, or whether the goal is reached.

    [fe.score] [fe.score.2] [fe.score.3]
    """
    won = [seat + 1 for seat in winners(s)]
    if s.goal:
        rule = "fe.solo" if s.seats == 1 else "fe.coop"
        s.say(FireOut(rule=rule, goal=True, won=bool(won), winners=won))
        return
    for seat in range(s.seats):
        points, best = score_of(s, seat)
        s.say(
            PointsCounted(
                rule="fe.score",
                also=(f"fe.score.{s.seats}",) if s.seats in (2, 3) else (),
                player=int(seat) + 1,
                points=int(points),
                best=int(best),
            )
        )
    s.say(FireOut(rule="fe.score", goal=False, won=True, winners=won))
