// What casino hold'em pays, by the rank of the best five cards (`pokerRanks`). Its page shows it too.

/** What the ante wins, in antes. */
export const antePays: readonly number[] = [1, 1, 1, 1, 1, 2, 3, 10, 20, 100]
/** What the side bet wins with the player's first five cards, in stakes; a pair only from aces. */
export const sidePays: readonly number[] = [0, 7, 7, 7, 7, 20, 30, 40, 50, 100]
