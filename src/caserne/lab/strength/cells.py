"""What is published: chapters of rows, each row played by several bots, each of those a cell."""

from __future__ import annotations

from typing import Final

import msgspec

from caserne.games import find

SEED: Final = 500_000
"""The first seed of the tables. Those from 100,000 on are for choosing settings, those from 200,000
on for learning; those from 1 on were looked at by prototypes."""

SEER: Final = "seer"
"""Who knows the dice to come, and is no bot: see ``lab/seer.py``."""
PLAYERS: Final = ("steady", "sharp", "master", SEER)
BUDGETS: Final = (6, 25, 100, 400)
"""The budgets whose strength is plotted, in hundredths of the usual one."""
WHOLE: Final = 100


class Cell(msgspec.Struct, frozen=True):
    """What is measured: a game, its options, who plays; against ``rival`` with rotated seats."""

    game: str
    options: str
    bot: str
    rival: str = ""
    budget: int = WHOLE

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return find(self.game).from_text(self.options).seats


class Row(msgspec.Struct, frozen=True):
    """A kind of game with who plays it, and the share of games that is wanted of ``master``."""

    title: str
    game: str
    options: str
    goal: int = 0
    rival: str = ""
    bots: tuple[str, ...] = PLAYERS

    def cell(self, bot: str, budget: int = WHOLE) -> Cell:
        """Give the cell of one who plays."""
        return Cell(self.game, self.options, bot, self.rival, budget)

    def cells(self) -> list[Cell]:
        """List the cells of the row."""
        return [self.cell(bot) for bot in self.bots]


class Chapter(msgspec.Struct, frozen=True):
    """Rows that stand together, with what is to be said of them."""

    title: str
    game: str
    about: str
    rows: tuple[Row, ...]
    limits: str


def _levels() -> tuple[Row, ...]:
    goals = {"recruit": 97, "veteran": 90, "heroic": 55}
    return (
        Row("family", "flashpoint", "", 99),
        *(
            Row(level, "flashpoint", f"rules=advanced difficulty={level}", goal)
            for level, goal in goals.items()
        ),
    )


def _crews() -> tuple[Row, ...]:
    heroic = "rules=advanced difficulty=heroic"
    drawn = "rules=advanced difficulty=veteran specialists=drawn"
    return (
        *(
            Row(
                f"heroic, {crew} firefighter{'s' * (crew > 1)}",
                "flashpoint",
                f"{heroic} firefighters={crew}",
                65 if crew == 2 else 0,  # noqa: PLR2004 - the pair that is aimed at
            )
            for crew in (1, 2, 4, 5, 6)
        ),
        Row("veteran, drawn specialists", "flashpoint", drawn),
    )


TOOLS: Final = {
    ("family", "none"): "",
    ("family", "attic"): "",
    ("family", "basement"): " bridges=yes descents=yes",
    ("recruit", "none"): " engineer=yes",
    ("recruit", "attic"): " platform=yes engineer=yes",
    ("recruit", "basement"): " bridges=yes descents=yes engineer=yes repairs=yes",
}
"""What of the expansion is played with, by rules and further floor."""


def _buildings() -> tuple[Row, ...]:
    return tuple(
        Row(
            f"{board if level == 'none' else f'{board} with {level}'}, {rules}",
            "flashpoint",
            f"board={board}"
            + (f" level={level}" if level != "none" else "")
            + (" rules=advanced" if rules == "recruit" else "")
            + TOOLS[rules, level],
            97 if rules == "family" else 85,
        )
        for board in ("garage", "laboratory")
        for level in ("none", "basement", "attic")
        for rules in ("family", "recruit")
    ) + tuple(
        Row(
            f"laboratory with {level}, recruit, drawn specialists",
            "flashpoint",
            f"board=laboratory level={level} rules=advanced specialists=drawn"
            + TOOLS["recruit", level],
        )
        for level in ("basement", "attic")
    )


def _team() -> tuple[Row, ...]:
    return (
        Row("solo", "feurio", "players=1", 60),
        *(
            Row(f"together, {players}", "feurio", f"players={players} cooperative=yes", 45)
            for players in (2, 3, 4)
        ),
    )


def _rivals() -> tuple[Row, ...]:
    against = ("sharp", "master", SEER)
    return (
        *(
            Row(
                f"{players} players",
                "feurio",
                f"players={players}",
                65 if players == 2 else 0,  # noqa: PLR2004 - the two that are aimed at
                "steady",
                against,
            )
            for players in (2, 3, 4)
        ),
        Row(
            "2 players, firebreaks",
            "feurio",
            "players=2 firebreaks=yes",
            0,
            "steady",
            against,
        ),
    )


def _tower() -> tuple[Row, ...]:
    return tuple(
        Row(
            f"{players} players",
            "onfire",
            f"players={players}",
            70 if players == 2 else 0,  # noqa: PLR2004 - the two that are aimed at
            "steady",
            ("sharp", "master", SEER),
        )
        for players in (2, 3, 4)
    )


CHAPTERS: Final = (
    Chapter(
        "Flash Point: three firefighters",
        "flashpoint",
        "The house, a crew of the specialists it wants most, in the order in which they had best "
        "act.",
        _levels(),
        "what is lost collapses, often within twenty turns. The value is what was missing: as "
        "learned from the games of planners alone, `sharp` won 59 of 100 heroic games with it, "
        "after three more rounds 70 (seeds from 351,000).",
    ),
    Chapter(
        "Flash Point: other crews",
        "flashpoint",
        "The more firefighters, the more often the fire advances between two turns of one.",
        _crews(),
        "turns are planned one by one, never two firefighters' together; and nearly half of the "
        "games that were learned from had a crew of three.",
    ),
    Chapter(
        "Flash Point: Extreme Danger",
        "flashpoint",
        "Every building with what the expansion brings there: bridges, descents, platform, "
        "structural engineer.",
        _buildings(),
        "a third floor: ways are long, whoever is upstairs is of no use below, and what is lost "
        "collapses. There a turn tells little: played on for six turns `master` won 24 of 30 "
        "recruit games of the laboratory with an attic, for one 15 (154 and 98 ms a turn); family "
        "28 and 23 (seeds from 360,000). Twelve turns of half the samples won 20. More time to "
        "think would help: by sixty playouts of each of twenty plans (58 positions of the "
        "laboratory, seeds from 378,000) what is chosen falls short of the best by 1.3 hundredths "
        "of a game without playouts, by 0.74 with 36 of six plans, by 0.58 with 48 of eight, and "
        "by 0.35 with 128 of sixteen. Where the end is open most is lost, 2.5 and 0.72, so there "
        "a turn has up to 96 now and hardly any where it is as good as decided. The platform "
        "takes the place of the deck gun, and its cannon reaches few windows: without it `sharp` "
        "won 25 of 40, with it 13 (seeds from 361,000). So nobody drives there: with a captain in "
        "place of the driver, who has no gun, it won 303 of 480 games of both attics, with the "
        "driver 270 (seeds from 374,000, 387,000 and 388,000). Of all that is planned little is "
        "missing: of some 60 ends of a turn the best of 12 was as good as the best of all but for "
        "0.3 hundredths of a game (36 positions, seeds from 386,000). A crew of three hardly wants "
        "a structural engineer, who puts no fire out; those who are drawn show what one does. "
        "Ladders are worth what they cost: with four raised for nothing `sharp` won 72 of 100 "
        "games of the laboratory with an attic where it won 51 (seeds from 395,000), but with "
        "every turn that raises one among the plans 548 of 900 where it won 562 (also from "
        "398,000). Family games want more to learn from: by one net of 10,423 more of the "
        "laboratory with a further floor `sharp` won 368 of 400 there, by the four of the package "
        "346. Recruits do not: by one of 25,577 more 212 of 400, by the four 226 (both seeds from "
        "395,000). A few of the recruit games were played on a processor three times as slow as "
        "the others.",
    ),
    Chapter(
        "Feurio!: alone and together",
        "feurio",
        "How often the goal of the solo game is reached.",
        _team(),
        "hardly the tiles: the seer goes on by the quick play of `follow`, and misses goals that "
        "`master`, who does not know the tiles, reaches by playing thousands of games on. Alone "
        "four times the samples reached it in 39 of 60 games, the usual ones in 38 (seeds from "
        "111,000). Four place men of one colour each: with prices of their own for quick play and "
        "four times the samples, as they have now, they reached it in 82 of 160 games, with either "
        "of these alone in 55 of 140 and in 39 of 100, with neither in 32 of 80 (seeds from "
        "110,000 to 112,059).",
    ),
    Chapter(
        "Feurio!: rivals",
        "feurio",
        "One against as many `steady` as there are other seats, seats rotated.",
        _rivals(),
        "the tiles: who knows their order wins.",
    ),
    Chapter(
        "On Fire!!!",
        "onfire",
        "One against as many `steady` as there are other seats, seats rotated; a shared victory is "
        "none.",
        _tower(),
        "what everybody does with their cards, not the cards alone: the seer knows them, and goes "
        "on by quick play. With nets for each number of players `sharp` won 210 of 300, by "
        "prices of places 157 (seeds from 104,000); among three 124 and 106, among four 83 and 61 "
        "after the first round of learning. Eight turns played on by the nets too won `master` 69 "
        "of 80 where `sharp` won 56 (seeds from 106,000); by prices they added nothing: 41 of 60, "
        "and four turns by the nets 40 (seeds from 104,000).",
    ),
)

CURVES: Final = (
    Row("Flash Point, veteran", "flashpoint", "rules=advanced difficulty=veteran"),
    Row("Feurio!, solo", "feurio", "players=1"),
    Row("On Fire!!!, two players", "onfire", "players=2", rival="steady"),
)
"""Whose strength is plotted against the budget."""


def curve(row: Row) -> list[Cell]:
    """List the cells of a curve, the smallest budget first."""
    return [row.cell("master", budget) for budget in BUDGETS]


def cells() -> list[Cell]:
    """List all that is published, each once."""
    listed = [cell for chapter in CHAPTERS for row in chapter.rows for cell in row.cells()]
    listed += [cell for row in CURVES for cell in curve(row)]
    return list(dict.fromkeys(listed))
