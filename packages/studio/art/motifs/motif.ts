import type { Brush } from '../shading.ts'

/** Draws an emblem around (0, 0), within about 110 units each way, as SVG markup. */
export type Motif = (brush: Brush) => string
