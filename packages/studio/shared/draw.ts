/** Draws uniform integers from 0 below a limit, at most 2^32. */
export type Draw = (limit: number) => number
