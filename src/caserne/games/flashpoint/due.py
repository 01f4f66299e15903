"""What is owed: the decisions, draws and steps that wait on a position's stack."""

from __future__ import annotations

from typing import Final

from caserne.games.flashpoint.stack import ENDED

# Decisions of a seat.
CHOOSE: Final = 1  # operand: the firefighter that takes a specialist
PLACE: Final = 2  # operand: the firefighter
PARK_AMBULANCE: Final = 3
PARK_ENGINE: Final = 4
ACT: Final = 5
RIDE: Final = 6  # operand: the firefighter * 2 + the vehicle
REROLL: Final = 7  # operand: the dice already taken up again
HAZMATS: Final = 8
RECOVER: Final = 9  # operand: the firefighter
BOARDING: Final = 10  # operand: the firefighter that may go up with the platform
PARK_PLATFORM: Final = 11

# Chance.
FIRST_CHANCE: Final = 16
DRAW: Final = 16  # operand: the firefighter that draws a specialist
FIRST_EXPLOSION: Final = 17
EXPLOSION: Final = 18  # both dice, again while the target burns; operand: rolls set aside
THIRD_EXPLOSION: Final = 19  # the red die for the column opposite the second explosion's
FOURTH_EXPLOSION: Final = 20  # operand: rolls set aside
FOURTH_RED: Final = 21
HAZMAT: Final = 22
FIRST_POI: Final = 23
HOT_SPOT: Final = 24
REVEAL: Final = 25  # operand: the space
LOSS: Final = 26  # operand: the space
POI: Final = 27
FIRE: Final = 28
GUN: Final = 29
GUN_RED: Final = 30
GUN_BLACK: Final = 31
FIFTH_EXPLOSION: Final = 32  # the one more that a level brings; operand: rolls set aside
JAM: Final = 33  # operand: the fire door that a blast has met
LEAK: Final = 34

# Steps that take themselves.
FIRST_STEP: Final = 40
BEGIN: Final = 40  # operand: the firefighter whose turn begins
BLASTS: Final = 41  # hazmats on fire explode
FLARE: Final = 42  # operand: 1 if the roll's target had a hot spot
AFTERMATH: Final = 43
LOSSES: Final = 44
VERDICT: Final = 45
REPLENISH: Final = 46
THIRD: Final = 47
TALLY: Final = 48  # a collapsed building's POI are turned over
BURST: Final = 49  # operand: the object that has taken all the damage it can
UNDER: Final = 50  # operand: the burning space under a hole that a shockwave crossed
BREAK: Final = 51  # operand: the floor that is destroyed

DEPTH: Final = 56
"""More than can ever be owed at once: a heroic set-up for six with a level owes 39 things."""

NAMES: Final = {
    ENDED: "ended",
    CHOOSE: "choose",
    PLACE: "place",
    PARK_AMBULANCE: "park-ambulance",
    PARK_ENGINE: "park-engine",
    ACT: "act",
    RIDE: "ride",
    REROLL: "reroll",
    HAZMATS: "hazmats",
    RECOVER: "recover",
    BOARDING: "boarding",
    PARK_PLATFORM: "park-platform",
    DRAW: "draw",
    FIRST_EXPLOSION: "first-explosion",
    EXPLOSION: "explosion",
    THIRD_EXPLOSION: "third-explosion",
    FOURTH_EXPLOSION: "fourth-explosion",
    FOURTH_RED: "fourth-red",
    HAZMAT: "hazmat",
    FIRST_POI: "first-poi",
    HOT_SPOT: "hot-spot",
    REVEAL: "reveal",
    LOSS: "loss",
    POI: "poi",
    FIRE: "fire",
    GUN: "gun",
    GUN_RED: "gun-red",
    GUN_BLACK: "gun-black",
    FIFTH_EXPLOSION: "fifth-explosion",
    JAM: "jam",
    LEAK: "leak",
    BEGIN: "begin",
    BLASTS: "blasts",
    FLARE: "flare",
    AFTERMATH: "aftermath",
    LOSSES: "losses",
    VERDICT: "verdict",
    REPLENISH: "replenish",
    THIRD: "third",
    TALLY: "tally",
    BURST: "burst",
    UNDER: "under",
    BREAK: "break",
}
