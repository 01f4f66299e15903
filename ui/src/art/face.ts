/** Whose face it is: a symbol of the sprite, and the class of the colours it is drawn in. */
export interface Face {
  name: string;
  team: string;
}
