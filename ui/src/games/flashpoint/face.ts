import type { Face } from "../../art/face";
import type { Scene } from "./types";

/** The class of a seat's colour and pattern; six are told apart. */
export function team(seat: number): string {
  return `seat-${seat % 6}`;
}

export function face(seat: number, raw: unknown): Face {
  const job = (raw as Scene | undefined)?.crew[seat]?.specialist ?? "firefighter";
  return { name: `portrait-${job}`, team: team(seat) };
}
