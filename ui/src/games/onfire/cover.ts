import type { GameCover } from "../contract";

export const cover: GameCover = {
  name: "onfire",
  picture: "onfire",
  face: (seat) => ({ name: `staff-${seat % 4}`, team: `seat-${seat % 6}` }),
  concerns: () => true,
};
