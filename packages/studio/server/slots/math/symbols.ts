/** How many symbols pay. Symbol 0 is the game's hero and replaces every other one of them. */
export const symbolCount = 8
export const wild = 0
/** The symbol that begins free spins, where a game has them. It is on no line and in no run. */
export const scatter = 8

export type Volatility = 'low' | 'medium' | 'high'

/** How often each reel has each symbol: `counts[reel][symbol]`. */
export type Counts = readonly (readonly number[])[]

/** The symbols in sight: `window[reel][row]`. */
export type Window = readonly (readonly number[])[]

/** A stake is this many units, and pays are whole units: no win is ever rounded. */
export const stakeUnits = 10
