"""Positions of Extreme Danger from which the laws are tried: what random play seldom comes to."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

LATE: Final = "seat=1 turn=20 reserve=9 ambulance=west engine=north"
"""What is the same in all of them: well into a game, the first firefighter is on."""

OPENINGS: Final = MappingProxyType(
    {
        "ladders beside holes": (
            "flashpoint rules=advanced board=garage firefighters=2 level=basement bridges=yes "
            "descents=yes | fire=6-6,b1-9 smoke=5-6 poi=1-1,b2-10 victims=5-5 hot=6-6,b1-9 "
            "crew=3-1:generalist:carries-ladder,4-3:captain:carries-ladder "
            f"unseen=3+3 saved=3 lost=3 {LATE} ap=5 rack=2 holes=3-2,5-3 due=ended,act"
        ),
        "a bridge over a fire": (
            "flashpoint rules=advanced board=laboratory firefighters=3 level=basement bridges=yes "
            "descents=yes | fire=b3-10,b3-11 smoke=3-3 poi=u1-6,5-1 hazmats=b4-10 "
            "edges=1-0/1-1:ruin,6-0/6-1:ruin,5-4/5-5:ruin hot=b3-10 "
            "crew=3-2:generalist,3-1:rescue:carries-victim,b2-9:imaging "
            f"unseen=4+4 saved=2 lost=3 {LATE} rack=2 spans=3-2:bridge,5-3:W holes=3-2,5-3 "
            "target=3-3 due=ended,begin.1,replenish,aftermath,flare,blasts,under.105,jam.29"
        ),
        "damaged floors": (
            "flashpoint rules=advanced board=laboratory firefighters=2 level=basement engineer=yes "
            "repairs=yes | fire=1-4 poi=2-4 hot=4-2,4-3 treated=5-1 "
            "crew=4-2:structural-engineer,b2-9:paramedic "
            f"unseen=4+2 saved=2 lost=3 {LATE} ap=4 rack=4 damaged=4-2,4-3,2-1,6-4 due=ended,act"
        ),
        "poison about": (
            "flashpoint rules=advanced board=laboratory firefighters=2 level=attic small=chemical "
            "engineer=yes | fire=u1-8,a6-9 poi=a1-11,u3-8 victims=u4-6 hazmats=a2-12 hot=u1-8 "
            "crew=u5-6:hazmat-technician,3-1:imaging "
            f"unseen=3+5 saved=3 lost=3 {LATE} ap=4 rack=4 objects=chemical:gone "
            "toxic=u6-5,u5-5,u4-5 due=ended,act"
        ),
        "a leak to come": (
            "flashpoint rules=family board=laboratory firefighters=2 small=chemical | "
            "fire=u3-5,u4-6 victims=u5-6 poi=2-3,u1-7 crew=u4-5,4-1 unseen=7+4 saved=1 lost=1 "
            "edges=u5-7/u5-8:fire-door-open seat=1 turn=20 target=u5-5 objects=chemical:4 "
            "due=ended,begin.1,replenish,aftermath,burst.3,jam.116"
        ),
        "a car about to explode": (
            "flashpoint rules=advanced board=garage firefighters=3 car=yes platform=yes "
            "level=attic | fire=4-5,3-5 smoke=5-5 poi=a2-10,5-2 victims=6-8 hazmats=4-5 hot=4-5 "
            "crew=4-4:generalist,3-8:rescue,0-7:driver "
            f"unseen=4+4 saved=2 lost=3 {LATE} rack=4 objects=car:4 "
            "target=3-5 due=ended,begin.1,replenish,aftermath,flare,blasts,burst,jam.65"
        ),
        "the platform at a window": (
            "flashpoint rules=advanced board=laboratory firefighters=2 platform=yes | "
            "fire=u1-5,u2-5 smoke=u1-6 poi=5-2,u4-8 victims=u2-7 hot=u1-5 "
            "edges=u0-5/u1-5:window-open crew=u0-5:driver,0-2:cafs "
            f"unseen=2+3 saved=4 lost=3 {LATE} ap=4 rack=4 platform=u0-5 due=ended,act"
        ),
        "the last victim to save": (
            "flashpoint rules=advanced board=laboratory firefighters=2 level=basement | "
            "fire=b1-9 hot=b1-9 crew=4-1:rescue:carries-victim,b5-12:generalist "
            f"unseen=0+2 saved=6 lost=3 {LATE} ap=4 free=3 rack=4 holes=2-2 due=ended,act"
        ),
        "hazmats in poison, on the platform and on a ladder": (
            "flashpoint rules=advanced board=laboratory firefighters=3 small=chemical "
            "platform=yes | fire=u1-5,u2-5 smoke=u5-5 poi=2-3 hazmats=u6-6 hot=u1-5 "
            "edges=u0-5/u1-5:window-open,u2-4/u2-5:window-open "
            "crew=u0-5:driver:carries-hazmat,u2-4:generalist:carries-hazmat,0-2:captain "
            f"unseen=4+4 saved=3 lost=3 {LATE} ap=2 rack=3 raised=u2-4 platform=u0-5 "
            "objects=chemical:gone toxic=u6-5,u6-6 due=ended,act"
        ),
        "ladders on the last floors": (
            "flashpoint rules=advanced board=garage firefighters=2 level=basement bridges=yes "
            "descents=yes | fire=b3-9,b3-10,b3-11,b3-12,b4-9,b4-10 poi=5-2 hot=b3-9,b3-10 "
            "edges=0-2/1-2:ruin,1-0/1-1:ruin,2-1/3-1:ruin,2-3/3-3:ruin,3-1/4-1:ruin,"
            "3-4/4-4:ruin,4-0/4-1:ruin,6-0/6-1:ruin,2-4/2-5:ruin,4-4/4-5:ruin "
            "crew=3-1:generalist,0-7:captain:carries-ladder "
            f"unseen=4+4 saved=3 lost=3 {LATE} ap=1 ladders=3-2,3-4 spans=3-3:W "
            "damaged=3-1,3-2,3-4,4-1,4-2 holes=3-3 due=ended,act"
        ),
        "the last way out of the basement": (
            "flashpoint board=garage firefighters=2 level=basement | fire=b6-12,1-4 poi=2-1,5-7 "
            "crew=b5-9,3-3 unseen=6+4 saved=3 lost=1 seat=1 turn=20 target=b6-12 holes=2-2 "
            "damaged=6-4 due=ended,begin.1,replenish,aftermath,break.64,jam.27"
        ),
    }
)
