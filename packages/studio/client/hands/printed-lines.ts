import { drawing } from '../common/element.ts'

const width = 600
/** Font sizes of the first line and of the others, and how far each lies below the one before. */
const [large, small, apart] = [44, 28, 42]
/** How far the middle of a line lies below its ends. */
const sag = 44

/** About how wide a text is, in its font size: Chinese, Japanese and Korean signs are as wide as high. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign >= '\u2e80' ? 1 : 0.6), 0)

/** The rules that are printed on the cloth, each along an arc. A line that is too long has smaller letters. */
export function printedLines(lines: readonly string[]): SVGSVGElement {
  const height = sag + apart * lines.length + 10
  const parts = lines.flatMap((line, index) => {
    const id = `arc-${index}`
    const top = 34 + apart * index
    const path = drawing('textPath', { href: `#${id}`, startOffset: '50%' })
    path.textContent = line
    const size = Math.min(index === 0 ? large : small, (width * 0.94) / widthOf(line))
    return [
      drawing('path', { id, d: `M4 ${top}Q${width / 2} ${top + 2 * sag} ${width - 4} ${top}` }),
      drawing('text', { 'font-size': String(size) }, path),
    ]
  })
  return drawing(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, class: 'printed', 'aria-hidden': 'true' },
    ...parts,
  )
}
