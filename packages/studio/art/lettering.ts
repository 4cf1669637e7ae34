import { mix } from './colour.ts'
import { escapeXml, round } from './markup.ts'
import type { NonEmpty } from './random.ts'
import type { Brush } from './shading.ts'
import { widthInEms } from './text-width.ts'

const sans = "'Noto Sans CJK KR','Noto Sans KR','Apple SD Gothic Neo','Malgun Gothic',Inter,sans-serif"
const serif = "'Noto Serif CJK KR','Noto Serif KR',AppleMyungjo,Batang,Georgia,serif"

export const faces = { sans, serif }

/** The typography of a title. */
export interface Lettering {
  face: 'sans' | 'serif'
  fill: 'metal' | 'white' | 'body'
  leaning: boolean
  spacing: string
}

export const letterings: NonEmpty<Lettering> = [
  { face: 'sans', fill: 'metal', leaning: false, spacing: '-.02em' },
  { face: 'serif', fill: 'metal', leaning: false, spacing: '.01em' },
  { face: 'sans', fill: 'white', leaning: false, spacing: '-.02em' },
  { face: 'serif', fill: 'metal', leaning: true, spacing: '-.02em' },
  { face: 'sans', fill: 'body', leaning: false, spacing: '-.02em' },
]

/** Breaks the words into `count` lines of widths as equal as possible. */
function breakLines(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(' ')]
  let best = { width: Number.POSITIVE_INFINITY, lines: [words.join(' ')] }
  for (let cut = 1; cut <= words.length - count + 1; cut++) {
    const lines = [words.slice(0, cut).join(' '), ...breakLines(words.slice(cut), count - 1)]
    const width = Math.max(...lines.map((line) => widthInEms(line, false)))
    if (width < best.width) best = { width, lines }
  }
  return best.lines
}

/** Breaks a title into one to three lines by its length. */
function linesOf(title: string): string[] {
  const words = title.split(/\s+/).filter((word) => word !== '')
  const width = widthInEms(title, false)
  const wanted = width <= 5.3 ? 1 : width <= 13 ? 2 : 3
  return breakLines(words, Math.max(1, Math.min(wanted, words.length)))
}

function paintOf(brush: Brush, fill: Lettering['fill']): string {
  const { metal, body } = brush.palette
  switch (fill) {
    case 'white':
      return '#fff'
    case 'body':
      return brush.linear('lettering-body', [
        [0, '#fff'],
        [0.5, body[3]],
        [1, body[2]],
      ])
    case 'metal':
      return brush.linear('lettering', [
        [0, '#fff'],
        [0.42, metal[3]],
        [0.56, metal[2]],
        [1, mix(metal[1], metal[2], 0.4)],
      ])
  }
}

/**
 * The title at the foot of a cover, its last line on `baseline`. Gives the markup and `top`, the y above which the cover is
 * free of text.
 */
export function lettered(
  brush: Brush,
  title: string,
  lettering: Lettering,
  baseline: number,
): { markup: string; top: number } {
  const lines = linesOf(title)
  const largest = lines.length === 1 ? 56 : lines.length === 2 ? 44 : 36
  const shade = mix(brush.palette.sky[0], '#000000', 0.35)
  const fill = paintOf(brush, lettering.fill)
  let y = baseline
  let markup = ''
  for (const line of lines.toReversed()) {
    const size = Math.min(largest, 252 / Math.max(0.5, widthInEms(line, lettering.face === 'serif')))
    const place = `x="150" y="${round(y)}" font-size="${round(size)}"`
    const text = escapeXml(line)
    const layers =
      `<text ${place} stroke="#000" stroke-opacity=".55" stroke-width="11" transform="translate(0 3)">${text}</text>` +
      `<text ${place} fill="${shade}" stroke="${shade}" stroke-width="7">${text}</text>` +
      `<text ${place} fill="${fill}" stroke="${brush.palette.metal[3]}" stroke-width=".5">${text}</text>`
    const lean = lettering.leaning ? ` transform="translate(${round(y * 0.13)} 0) skewX(-7)"` : ''
    markup = (lean === '' ? layers : `<g${lean}>${layers}</g>`) + markup
    y -= size * 1.06
  }
  const type = `font-family="${faces[lettering.face]}" font-weight="900" letter-spacing="${lettering.spacing}"`
  return { markup: `<g text-anchor="middle" stroke-linejoin="round" ${type}>${markup}</g>`, top: y }
}
