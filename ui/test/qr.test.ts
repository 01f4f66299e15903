import { expect, test } from "vitest";
import { MASK, correction, guarded, path, qr } from "../src/art/qr";

test("the codewords that correct are those of the standard's example", () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  expect((guarded(0, 0x537, 10) ^ 0x5412).toString(2)).toBe("101010000010010");
  expect(guarded(7, 0x1f25, 12).toString(2).padStart(18, "0")).toBe("000111110010010100");
});

/** Reads a code of one block as a reader does: unmasks what no pattern covers, and takes the bytes. */
function read(cells: boolean[][]): string {
  const size = cells.length;
  const free = (row: number, column: number) =>
    row !== 6 &&
    column !== 6 &&
    !(row < 9 && (column < 9 || column >= size - 8)) &&
    !(row >= size - 8 && column < 9) &&
    !(size > 21 && Math.abs(row - (size - 7)) < 3 && Math.abs(column - (size - 7)) < 3);
  const bits = [...path(size)]
    .filter(([row, column]) => free(row, column))
    .map(([row, column]) => Number(cells[row]?.[column] !== MASK(row, column)));
  const number = (from: number, count: number) => Number.parseInt(bits.slice(from, from + count).join(""), 2);
  expect(number(0, 4)).toBe(4);
  const bytes = Array.from({ length: number(4, 8) }, (_, index) => number(12 + 8 * index, 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

test("a link is read as it was written, in the smallest code that holds it", () => {
  for (const [text, size] of [
    ["caserne", 21],
    ["http://caserne.local/#/t", 25],
    ["http://caserne.local:8765/#/table/k7p3mq", 29],
  ] as const) {
    const cells = qr(text);
    expect([cells.length, read(cells)]).toEqual([size, text]);
  }
});

test("a long link takes several blocks, and one beyond all is refused", () => {
  expect(qr("x".repeat(62)).length).toBe(33);
  expect(qr("x".repeat(63)).length).toBe(37);
  expect(qr("x".repeat(213)).length).toBe(57);
  expect(() => qr("x".repeat(214))).toThrow(RangeError);
});
