"""A picture made of a few shapes: written as SVG, or painted into an image (with Pillow)."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from collections.abc import Sequence

Point = tuple[float, float]

INK: Final = "#22252b"
PAPER: Final = "#f7f4ec"
FONT: Final = "DejaVu Sans, Verdana, sans-serif"


class Shape(NamedTuple):
    """A polygon with its fill and rim, a disc (one point and a radius), a line, or a text."""

    kind: str
    points: tuple[Point, ...]
    fill: str = "none"
    rim: str = "none"
    size: float = 1.0
    text: str = ""
    anchor: str = "middle"


class Picture:
    """Shapes one over the other, on paper of a size."""

    def __init__(self, width: float, height: float, title: str = "") -> None:
        """Begin with empty paper."""
        self.width = width
        self.height = height
        self.title = title
        self.shapes: list[Shape] = []

    def polygon(
        self, points: Sequence[Point], fill: str, rim: str = "none", size: float = 1.0
    ) -> None:
        """Fill a polygon, with a rim if one is named."""
        self.shapes.append(Shape("polygon", tuple(points), fill, rim, size))

    def box(  # noqa: PLR0913, PLR0917 - four numbers are a box
        self, x: float, y: float, width: float, height: float, fill: str, rim: str = "none"
    ) -> None:
        """Fill a rectangle."""
        corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
        self.polygon(corners, fill, rim)

    def disc(self, at: Point, radius: float, fill: str, rim: str = "none") -> None:
        """Fill a disc."""
        self.shapes.append(Shape("disc", (at,), fill, rim, radius))

    def line(self, points: Sequence[Point], ink: str = INK, size: float = 1.0) -> None:
        """Draw a line through some points."""
        self.shapes.append(Shape("line", tuple(points), "none", ink, size))

    def write(
        self, at: Point, text: str, size: float = 12, ink: str = INK, anchor: str = "middle"
    ) -> None:
        """Write a text: the point is its ``middle``, its ``start`` or its ``end``."""
        self.shapes.append(Shape("text", (at,), ink, size=size, text=text, anchor=anchor))

    def paste(self, other: Picture, x: float, y: float) -> None:
        """Put all shapes of another picture here, so far from the left and from the top."""
        for shape in other.shapes:
            moved = tuple((across + x, down + y) for across, down in shape.points)
            self.shapes.append(shape._replace(points=moved))

    def svg(self) -> str:
        """Write the picture as SVG."""
        size = f'width="{self.width:g}" height="{self.height:g}"'
        box = f'viewBox="0 0 {self.width:g} {self.height:g}"'
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {box} {size} font-family="{FONT}">',
            *([f"<title>{escape(self.title)}</title>"] if self.title else []),
            f'<rect width="100%" height="100%" fill="{PAPER}"/>',
            *map(_element, self.shapes),
            "</svg>",
        ]
        return "\n".join(lines) + "\n"

    def paint(self, scale: float = 1.0) -> Any:  # noqa: ANN401 - an image of Pillow's
        """Paint the picture into an image."""
        from PIL import Image, ImageDraw  # noqa: PLC0415 - an extra, asked for when it is needed

        image = Image.new("RGB", (round(self.width * scale), round(self.height * scale)), PAPER)
        canvas = ImageDraw.Draw(image)
        for shape in self.shapes:
            _paint(canvas, shape, scale)
        return image


def _element(shape: Shape) -> str:
    x, y = shape.points[0]
    if shape.kind == "disc":
        rim = f' stroke="{shape.rim}"' if shape.rim != "none" else ""
        return f'<circle cx="{x:g}" cy="{y:g}" r="{shape.size:g}" fill="{shape.fill}"{rim}/>'
    if shape.kind == "text":
        where = f'x="{x:g}" y="{y:g}" font-size="{shape.size:g}" text-anchor="{shape.anchor}"'
        return f'<text {where} fill="{shape.fill}">{escape(shape.text)}</text>'
    points = " ".join(f"{x:g},{y:g}" for x, y in shape.points)
    kind = "polygon" if shape.kind == "polygon" else "polyline"
    rim = f' stroke="{shape.rim}" stroke-width="{shape.size:g}"' if shape.rim != "none" else ""
    return f'<{kind} points="{points}" fill="{shape.fill}"{rim}/>'


ANCHORS: Final = {"start": "ls", "middle": "ms", "end": "rs"}


def _paint(canvas: Any, shape: Shape, scale: float) -> None:  # noqa: ANN401 - Pillow's
    points = [(x * scale, y * scale) for x, y in shape.points]
    fill = None if shape.fill == "none" else shape.fill
    rim = None if shape.rim == "none" else shape.rim
    width = max(1, round(shape.size * scale))
    match shape.kind:
        case "polygon":
            canvas.polygon(points, fill=fill, outline=rim, width=width)
        case "line":
            canvas.line(points, fill=rim, width=width, joint="curve")
        case "disc":
            (x, y), r = points[0], shape.size * scale
            canvas.ellipse((x - r, y - r, x + r, y + r), fill=fill, outline=rim)
        case "text":
            from PIL import ImageFont  # noqa: PLC0415 - as above

            font = ImageFont.load_default(shape.size * scale)
            canvas.text(points[0], shape.text, fill=fill, font=font, anchor=ANCHORS[shape.anchor])
