import { type LocalizedText, textIn } from '@marquee/contract/localized.ts'
import { mix } from './colour.ts'
import { svgDocument } from './document.ts'
import { repeat } from './geometry.ts'
import { type GroundName, grounds, liveGrounds, slotGrounds } from './grounds.ts'
import { faces, lettered, letterings } from './lettering.ts'
import { escapeXml, round } from './markup.ts'
import { type MotifName, motifs } from './motifs.ts'
import { type PaletteName, palettes } from './palettes.ts'
import { at, hashOf, type Random, seededRandom } from './random.ts'
import { Brush, variants } from './shading.ts'

/** The same input gives the same picture. */
export interface CoverInput {
  id: string
  title: LocalizedText
  motif: MotifName
  palette: PaletteName
  /** Derived from the game's id when absent. */
  ground?: GroundName
  /** Live tables ('casino') keep a band free under their title for the limits. */
  category: 'Slots' | 'casino'
  provider: {
    title: string
    /** Path data of the provider's mark on a 24 x 24 grid. */
    mark: string
  }
}

export interface CoverOptions {
  /** Without lettering and mark, for small tiles. */
  plain?: boolean
  /** Of the title; English when the title is not in it. */
  language?: string
}

function glints(random: Random): string {
  const glint = () => {
    const [x, y, size] = [random() * 300, 40 + random() * 230, 1 + random() * random() * 5]
    const place = `translate(${round(x)} ${round(y)}) scale(${round(size, 2)})`
    return `<path transform="${place}" d="M0-3L.5-.5L3 0L.5 .5L0 3L-.5 .5L-3 0L-.5-.5z" opacity="${round(0.35 + random() * 0.6, 2)}"/>`
  }
  return `<g fill="#fff">${repeat(9, glint)}</g>`
}

function skyPaint(brush: Brush, reversed: boolean): string {
  const [far, middle, near] = brush.palette.sky
  if (reversed)
    return brush.linear(
      'sky',
      [
        [0, near],
        [0.5, middle],
        [1, far],
      ],
      0.3,
    )
  return brush.linear('sky', [
    [0, far],
    [0.42, middle],
    [0.8, mix(middle, near, 0.7)],
    [1, far],
  ])
}

/** Darkens the top under the mark and the foot under the title. */
function veilPaint(brush: Brush, plain: boolean): string {
  const [far] = brush.palette.sky
  return brush.linear('veil', [
    [0, '#000', 0.5],
    [0.16, '#000', 0],
    [0.52, '#000', 0],
    [0.8, mix(far, '#000000', 0.3), plain ? 0.3 : 0.82],
    [1, mix(far, '#000000', 0.5), plain ? 0.6 : 0.98],
  ])
}

function markOf(provider: CoverInput['provider']): string {
  const type = `font-family="${faces.sans}" font-weight="700" font-size="12.5"`
  return (
    `<g transform="translate(16 14)" fill="#fff" opacity=".93"><path d="${escapeXml(provider.mark)}" transform="scale(.72)" fill-rule="evenodd"/>` +
    `<text x="24" y="13.4" ${type}>${escapeXml(provider.title)}</text></g>`
  )
}

/** A game's 3:4 cover as SVG text (300 x 400), with its title lettered in `language` unless `plain`. */
export function cover(game: CoverInput, options: CoverOptions = {}): string {
  const plain = options.plain ?? false
  const title = textIn(game.title, options.language ?? 'en')
  const seed = hashOf(`${game.id} ${game.motif} ${game.palette}`)
  const random = seededRandom(seed)
  const prefix = `c${hashOf(`${seed} ${plain} ${title}`).toString(36)}-`
  const brush = new Brush(prefix, palettes[game.palette], at(variants, seed >>> 18))
  const live = game.category === 'casino'
  const ground = grounds[game.ground ?? at(live ? liveGrounds : slotGrounds, seed >>> 9)]

  const lettering = plain
    ? { markup: '', top: 356 }
    : lettered(brush, title, at(letterings, seed >>> 14), live ? 312 : 366)
  const room = lettering.top - 46
  const scale = Math.min(plain ? 1.34 : 1.2, room / 214) * (0.98 + random() * 0.06)
  const centre = (plain ? 40 : 46) + room / 2
  const [, middle, near] = brush.palette.sky
  const key = brush.radial('key', [
    [0, brush.light, 0.95],
    [0.36, near, 0.7],
    [1, middle, 0],
  ])
  const shadow = brush.radial('shadow', [
    [0, '#000', 0.55],
    [0.55, '#000', 0.3],
    [1, '#000', 0],
  ])
  const all = (paint: string) => `<rect width="300" height="400" fill="${paint}"/>`

  const picture =
    all(skyPaint(brush, (seed & 64) !== 0)) +
    ground(brush, random) +
    brush.disc(150, centre, 150, key, 0.78) +
    `<ellipse cx="150" cy="${round(centre + 12)}" rx="${round(122 * scale)}" ry="${round(126 * scale)}" fill="${shadow}"/>` +
    brush.place(motifs[game.motif](brush), 150, centre, scale) +
    glints(random) +
    all(veilPaint(brush, plain)) +
    lettering.markup +
    (plain ? '' : markOf(game.provider)) +
    `<rect x=".75" y=".75" width="298.5" height="398.5" fill="none" stroke="${brush.rimPaint()}" stroke-width="1.5" opacity=".5"/>`
  return svgDocument(brush, `viewBox="0 0 300 400" role="img" aria-label="${escapeXml(title)}"`, picture)
}
