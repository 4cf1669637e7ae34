export const reelCount = 5
export const rowCount = 3

/**
 * The 10 lines, each as the row (0 at the top) that it crosses on every reel, left to right.
 * A stake is 10 equal line bets, so stakes are multiples of 10 minor units and no win is ever rounded.
 */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
]

/** Runs that pay. */
export const runs = [3, 4, 5]
