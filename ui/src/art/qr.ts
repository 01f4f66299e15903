// A QR code (ISO 18004) for a link: bytes, error correction M, as small as the link allows. Drawn by us, so that no
// link goes to somebody who draws it.

/** For each version from 1: codewords of correction in a block, and the codewords of data in each block. */
const BLOCKS: [number, number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** Where the middles of the small squares lie, by version. */
const MIDDLES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
/** The mask that is laid over the data; any is valid, and this one breaks up lines well enough for links. */
export const MASK = (row: number, column: number) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0;
const MASK_NUMBER = 6;

const LOG: number[] = [];
const POWER: number[] = [];
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  POWER[exponent] = value;
  LOG[value] = exponent;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

function times(one: number, other: number): number {
  return one && other ? (POWER[((LOG[one] ?? 0) + (LOG[other] ?? 0)) % 255] ?? 0) : 0;
}

/** The codewords that correct these: what is left when they are divided by the product of all x + 2^i. */
export function correction(data: number[], count: number): number[] {
  let divisor = [1];
  for (let root = 0; root < count; root += 1) {
    const next = [...divisor, 0];
    divisor.forEach((factor, index) => (next[index + 1] = (next[index + 1] ?? 0) ^ times(factor, POWER[root] ?? 0)));
    divisor = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_, index) => {
    const lead = rest[index] ?? 0;
    divisor.forEach((factor, place) => (rest[index + place] = (rest[index + place] ?? 0) ^ times(factor, lead)));
  });
  return rest.slice(data.length);
}

/** A number followed by what is left of it, so that a reader can set it right. */
export function guarded(value: number, divisor: number, bits: number): number {
  let rest = value << bits;
  for (let top = 31 - Math.clz32(rest); rest >>> bits; top = 31 - Math.clz32(rest)) rest ^= divisor << (top - bits);
  return (value << bits) | rest;
}

/** The text as codewords for the smallest version that holds it. */
export function codewords(text: string): { version: number; words: number[] } {
  const bytes = [...new TextEncoder().encode(text)];
  const version = 1 + BLOCKS.findIndex(([, blocks], index) => sum(blocks) >= bytes.length + (index < 9 ? 2 : 3));
  const [, blocks] = BLOCKS[version - 1] ?? [0, []];
  if (version === 0) throw new RangeError(`${bytes.length} bytes are more than ${sum(BLOCKS.at(-1)?.[1] ?? []) - 3}`);
  const nibbles = [4, ...(version < 10 ? [] : [0, 0]), bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0);
  const words: number[] = [];
  for (let index = 0; index < nibbles.length; index += 2) words.push(((nibbles[index] ?? 0) << 4) | (nibbles[index + 1] ?? 0));
  for (let pad = 0; words.length < sum(blocks); pad += 1) words.push(pad % 2 ? 0x11 : 0xec);
  return { version, words };
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** Data and correction of all blocks, taken in turns. */
function woven(version: number, words: number[]): number[] {
  const [count, sizes] = BLOCKS[version - 1] ?? [0, []];
  let from = 0;
  const blocks = sizes.map((size) => words.slice(from, (from += size)));
  const guards = blocks.map((block) => correction(block, count));
  return [blocks, guards].flatMap((rows) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, place) =>
      rows.flatMap((row) => (place < row.length ? [row[place] ?? 0] : [])),
    ).flat(),
  );
}

/** The squares of the code, row by row: true is dark. */
export function qr(text: string): boolean[][] {
  const { version, words } = codewords(text);
  const size = 17 + 4 * version;
  const cells: (boolean | null)[][] = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean) => {
    const line = cells[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };
  const square = (row: number, column: number, reach: number, rings: number[]) => {
    for (let down = -reach; down <= reach; down += 1) {
      for (let across = -reach; across <= reach; across += 1) {
        set(row + down, column + across, rings.includes(Math.max(Math.abs(down), Math.abs(across))));
      }
    }
  };

  const middles = MIDDLES[version - 1] ?? [];
  for (const row of middles) {
    for (const column of middles) {
      const corner = [row, column].filter((at) => at === 6).length + (row === size - 7 ? 1 : 0) + (column === size - 7 ? 1 : 0);
      if (corner < 2 || (row === column && row !== 6)) square(row, column, 2, [0, 2]);
    }
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    square(row, column, 4, [0, 1, 3]);
  }
  for (let at = 8; at < size - 8; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  signed(version, size, set);

  const bits = woven(version, words).flatMap((word) => Array.from({ length: 8 }, (_, bit) => Boolean((word >> (7 - bit)) & 1)));
  let next = 0;
  for (const [row, column] of path(size)) {
    if (cells[row]?.[column] === null) set(row, column, (bits[next++] ?? false) !== MASK(row, column));
  }
  return cells.map((row) => row.map(Boolean));
}

/** Which correction and mask, and from version 7 on which version, each twice. */
function signed(version: number, size: number, set: (row: number, column: number, dark: boolean) => void): void {
  const format = guarded(MASK_NUMBER, 0x537, 10) ^ 0x5412;
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = Boolean((format >> bit) & 1);
    set(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, dark);
    set(8, bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit, dark);
  }
  set(size - 8, 8, true);
  if (version < 7) return;
  const edition = guarded(version, 0x1f25, 12);
  for (let bit = 0; bit < 18; bit += 1) {
    const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
    set(far, near, Boolean((edition >> bit) & 1));
    set(near, far, Boolean((edition >> bit) & 1));
  }
}

/** All squares in the order in which data are written: in double columns from the right, up and down in turns. */
export function* path(size: number): Generator<[number, number]> {
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
  }
}
