/** How the employees of a seat are told apart without their colour: the pattern of their coats. */
export const COATS = [
  // Pinstripes, bands, dots, a lattice: drawn on a coat from (-11 -31) to (11 -8).
  "M-6.500 -28V-8M0 -31V-8M6.500 -28V-8",
  "M-10.500 -25H10.500M-11 -18.500H11M-11 -12H11",
  "M-6 -24h.01M0 -27h.01M6 -24h.01M-6 -15h.01M0 -19h.01M6 -15h.01M0 -11h.01",
  "M-10.500 -25L7 -8M-4 -30.500L11 -16M-11 -14L-5 -8M10.500 -25L-7 -8M4 -30.500L-11 -16M11 -14L5 -8",
] as const;
export const WIDTHS = [2.6, 3.2, 4.4, 1.8] as const;
