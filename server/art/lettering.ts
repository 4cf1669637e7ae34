import { mix } from './colour.ts'
import { escapeXml, round } from './markup.ts'
import type { NonEmpty } from './random.ts'
import type { Brush } from './shading.ts'

export const sans = "'Noto Sans CJK KR','Noto Sans KR','Apple SD Gothic Neo','Malgun Gothic',Inter,sans-serif"
export const serif = "'Noto Serif CJK KR','Noto Serif KR',AppleMyungjo,Batang,Georgia,serif"

/** How a title is set. */
export interface Lettering {
  family: string
  fill: 'metal' | 'white' | 'body'
  leaning: boolean
  spacing: string
}

export const letterings: NonEmpty<Lettering> = [
  { family: sans, fill: 'metal', leaning: false, spacing: '-.02em' },
  { family: serif, fill: 'metal', leaning: false, spacing: '.01em' },
  { family: sans, fill: 'white', leaning: false, spacing: '-.02em' },
  { family: serif, fill: 'metal', leaning: true, spacing: '-.02em' },
  { family: sans, fill: 'body', leaning: false, spacing: '-.02em' },
]

/** A rough width of a text in ems: Hangul is nearly square, Latin about half of it. */
function widthOf(text: string): number {
  let width = 0
  for (const character of text) {
    if (character === ' ') width += 0.26
    else if (character >= '\u1100') width += 0.95
    else if (/[A-Z0-9]/.test(character)) width += 0.7
    else width += 0.56
  }
  return width
}

/** A title in one line, or in the two that are most alike in width. */
function linesOf(title: string): string[] {
  const words = title.split(/\s+/).filter((word) => word !== '')
  if (words.length < 2 || widthOf(title) <= 5.3) return [words.join(' ')]
  let best = { width: Number.POSITIVE_INFINITY, lines: [title] }
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
    const width = Math.max(...lines.map(widthOf))
    if (width < best.width) best = { width, lines }
  }
  return best.lines
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
 * The title at the foot of a cover, its last line on `baseline`. Answers the markup and `top`, the height above
 * which the picture is free.
 */
export function lettered(
  brush: Brush,
  title: string,
  lettering: Lettering,
  baseline: number,
): { markup: string; top: number } {
  const lines = linesOf(title)
  const largest = lines.length === 2 ? 44 : 56
  const shade = mix(brush.palette.sky[0], '#000000', 0.35)
  const fill = paintOf(brush, lettering.fill)
  let y = baseline
  let markup = ''
  for (const line of lines.toReversed()) {
    const size = Math.min(largest, 252 / Math.max(0.5, widthOf(line)))
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
  const type = `font-family="${lettering.family}" font-weight="900" letter-spacing="${lettering.spacing}"`
  return { markup: `<g text-anchor="middle" stroke-linejoin="round" ${type}>${markup}</g>`, top: y }
}
