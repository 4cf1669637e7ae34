import { svgDocument } from './document.ts'
import { type MotifName, motifs } from './motifs.ts'
import { type PaletteName, palettes } from './palettes.ts'
import { Brush } from './shading.ts'

/** A motif alone on a transparent square (240 x 240), as SVG text: a slot's symbol, a badge, an illustration. */
export function emblem(motif: MotifName, palette: PaletteName): string {
  const brush = new Brush(`e-${motif}-${palette}-`, palettes[palette])
  const drawn = brush.place(motifs[motif](brush), 120, 120, 0.94)
  return svgDocument(brush, 'viewBox="0 0 240 240"', drawn)
}
