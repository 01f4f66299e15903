import type { GameCover } from "../contract";

export function cover(name: string): GameCover {
  return {
    name,
    picture: "station",
    face: (seat) => ({ name: "portrait-firefighter", team: `seat-${seat % 6}` }),
    concerns: () => true,
  };
}
