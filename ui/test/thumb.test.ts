import { expect, test } from "vitest";
import { thumb } from "../src/games/flashpoint/thumb";

const DRAWING = `board hut
en A hut

floor
   0   1   2   3
0
     +---+-O-+
1    | * D ? |
     +---+---+
2      E   E

arrows
`;

test("a board's drawing becomes a small picture of what stands in the way, burns and waits", () => {
  const { width, height, marks } = thumb(DRAWING);
  expect([width, height]).toEqual([14, 5]);
  const of = (kind: string) => marks.filter((mark) => mark.kind === kind);
  expect(of("wall").filter(({ upright }) => upright).map(({ x, y }) => [x, y])).toEqual([[5, 2], [13, 2]]);
  expect(of("wall").filter(({ upright }) => !upright)).toHaveLength(3 + 2 + 6);
  expect(of("door").map(({ x, y, upright }) => [x, y, upright])).toEqual([[9, 2, true]]);
  expect(of("gap").map(({ x, y, upright }) => [x, y, upright])).toEqual([[11, 1, false]]);
  expect([of("fire").length, of("person").length]).toEqual([1, 1]);
});
