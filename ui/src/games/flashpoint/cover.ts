import type { GameCover } from "../contract";
import { face } from "./face";
import { concerns, most, sketch } from "./options";
import Thumb from "./Thumb.svelte";

export const cover: GameCover = { name: "flashpoint", picture: "flashpoint", face, concerns, most, sketch, Thumb };
