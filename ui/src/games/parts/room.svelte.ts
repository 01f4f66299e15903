/** How much room there is for a board, in pixels. The frame measures it; a board chooses how it is laid out by it. */
class Room {
  width = $state(960);
  height = $state(760);
}

export const room = new Room();
