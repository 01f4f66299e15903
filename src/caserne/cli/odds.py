"""The odds in words: what the next fire phase, tile or event may bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.bots.feurio.danger import ForestDanger, PointDanger
from caserne.bots.flashpoint.danger import FireDanger
from caserne.bots.odds import odds

if TYPE_CHECKING:
    from caserne.bots.onfire.danger import CardDanger, TowerDanger
    from caserne.cli.words import Words
    from caserne.core.game import Game, View

MOST: Final = 16
"""So many spaces are told, the most dangerous first."""


def tell_odds(game: Game, view: View, words: Words) -> list[str]:
    """Tell what chance brings next; ``UnreadableError`` if nothing is next."""
    danger = odds(game, view)
    if isinstance(danger, FireDanger):
        return _fire(danger, words)
    return _forest(danger, words) if isinstance(danger, ForestDanger) else _tower(danger, words)


def percent(chance: float, words: Words) -> str:
    """Write a chance with one decimal, as the language does."""
    return words.say("percent", number=decimal(100 * chance, 1, words))


def decimal(number: float, digits: int, words: Words) -> str:
    """Write a number with a point or a comma."""
    text = f"{number:.{digits}f}"
    return text if words.language == "en" else text.replace(".", ",")


def _fire(danger: FireDanger, words: Words) -> list[str]:
    beyond = percent(danger.beyond, words)
    lines = [words.say("odds-fire", flares=danger.flare_ups, beyond=beyond)]
    hottest = sorted(danger.spaces, key=lambda each: (-each.explosion, -each.fire, -each.smoke))
    for each in hottest[:MOST]:
        chances = {
            name: percent(getattr(each, name), words) for name in ("smoke", "fire", "explosion")
        }
        lines.append("  " + words.say("odds-space", space=each.space, **chances))
    if len(hottest) > MOST:
        lines.append("  " + words.say("odds-more", count=len(hottest) - MOST))
    for person in danger.people:
        lost = percent(person.lost, words)
        lines.append(words.say("odds-person", space=person.space, lost=lost))
    for man in danger.firefighters:
        chance, who = percent(man.knocked_down, words), man.firefighter
        said = words.say("odds-firefighter", firefighter=who, space=man.space, chance=chance)
        lines.append(said)
    means = {"damage": decimal(danger.damage, 2, words), "lost": decimal(danger.lost, 2, words)}
    return [*lines, words.say("odds-means", defeat=percent(danger.defeat, words), **means)]


def _forest(danger: ForestDanger, words: Words) -> list[str]:
    lines = [words.say("odds-forest", heat=danger.heat)]
    for tile in danger.tiles:
        chance = percent(tile.chance, words)
        lines.append(words.say("odds-tile", value=tile.value, count=tile.count, chance=chance))
        lines += [f"  {_point(point, words)}" for point in tile.points]
    return lines


def _point(point: PointDanger, words: Words) -> str:
    if not point.surrounded:
        return words.say("odds-point", point=point.point, heat=point.heat)
    tiles = " ".join(point.surrounded)
    return words.say("odds-closing-point", point=point.point, heat=point.heat, tiles=tiles)


def _tower(danger: TowerDanger, words: Words) -> list[str]:
    lines = [words.say("odds-tower")]
    lines += [f"  {_card(card, words)}" for card in danger.cards]
    means = " - ".join(decimal(mean, 2, words) for mean in danger.eliminated)
    return [*lines, words.say("odds-eliminated", means=means)]


def _card(card: CardDanger, words: Words) -> str:
    chance = percent(card.chance, words)
    line = words.say("odds-card", card=card.card, count=card.count, chance=chance)
    if card.burns:
        line += words.say("odds-burns", places=" ".join(card.burns))
    if any(card.eliminated):
        line += words.say("odds-taken", counts=" - ".join(map(str, card.eliminated)))
    return line
