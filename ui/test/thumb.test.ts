import { expect, test } from "vitest";
import { thumbs } from "../src/games/flashpoint/thumb";

const DRAWING = `board hut
en A hut

floor
   0   1   2   3
0
     +---+-O-+
1    | * D ? |
     +---+---+
2      E   E

floor u
   4   5   6
0
     +---+
1    |   |
     +---+
2

arrows
`;

test("a board's drawing becomes a small picture a floor, of what stands in the way, burns and waits", () => {
  const [ground, upper, ...more] = thumbs(DRAWING);
  expect(more).toEqual([]);
  expect(ground).toMatchObject({ left: 5, top: 1, width: 8, height: 2 });
  expect(upper).toMatchObject({ left: 5, top: 1, width: 4, height: 2 });
  const of = (kind: string) => ground?.marks.filter((mark) => mark.kind === kind) ?? [];
  expect(of("wall").filter(({ upright }) => upright).map(({ x, y }) => [x, y])).toEqual([[5, 2], [13, 2]]);
  expect(of("wall").filter(({ upright }) => !upright)).toHaveLength(3 + 2 + 6);
  expect(of("door").map(({ x, y, upright }) => [x, y, upright])).toEqual([[9, 2, true]]);
  expect(of("gap").map(({ x, y, upright }) => [x, y, upright])).toEqual([[11, 1, false]]);
  expect([of("fire").length, of("person").length]).toEqual([1, 1]);
});
