import { svgDocument } from './document.ts'
import { mix } from './colour.ts'
import { at, hashOf, seededRandom } from './random.ts'
import { grounds, type GroundName } from './grounds.ts'
import { escapeXml } from './markup.ts'
import { type PaletteName, palettes } from './palettes.ts'
import type { NonEmpty } from './random.ts'
import { Brush } from './shading.ts'

export interface BackdropInput {
  id: string
  palette: PaletteName
  /** Path data of the mark on a 24 x 24 grid. */
  mark: string
}

const wideGrounds: NonEmpty<GroundName> = [
  'beams',
  'bokeh',
  'curtain',
  'deco',
  'orbit',
  'rays',
  'stars',
  'waves',
]

/** A provider's background as SVG text (640 x 360), its mark large and faint at the right. */
export function backdrop(provider: BackdropInput): string {
  const seed = hashOf(provider.id)
  const brush = new Brush(`b${seed.toString(36)}-`, palettes[provider.palette])
  const [far, middle, near] = brush.palette.sky
  const sky = brush.linear(
    'sky',
    [
      [0, far],
      [0.55, middle],
      [1, near],
    ],
    1,
  )
  const key = brush.radial('key', [
    [0, brush.light, 0.8],
    [1, near, 0],
  ])
  const shade = mix(far, '#000000', 0.4)
  const veil = brush.linear(
    'veil',
    [
      [0, shade, 0.62],
      [0.7, shade, 0.42],
      [1, shade, 0.1],
    ],
    1,
    0,
  )
  const ground = grounds[at(wideGrounds, seed)](brush, seededRandom(seed))
  const picture =
    `<rect width="640" height="360" fill="${sky}"/>` +
    brush.disc(470, 130, 260, key, 0.7) +
    brush.place(ground, 0, 0, 2.14) +
    `<rect width="640" height="360" fill="${veil}"/>` +
    `<path transform="translate(390 80) scale(8.6)" d="${escapeXml(provider.mark)}" fill="#fff" fill-rule="evenodd" opacity=".2"/>`
  return svgDocument(brush, 'viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice"', picture)
}
