import type { GameCover } from "../contract";
import { faceOf } from "./colours";
import { concerns } from "./options";
import type { Scenery } from "./types";

export const cover: GameCover = {
  name: "feurio",
  picture: "feurio",
  face: (seat, _scene, scenery) => faceOf(scenery as Scenery | undefined, seat),
  concerns,
};
