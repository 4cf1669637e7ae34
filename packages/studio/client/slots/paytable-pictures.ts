import { drawing } from '../common/element.ts'

/** A grid of dots, 12 units apart; those that pay are `on`. */
function dots(reels: number, rows: number, isOn: (reel: number, row: number) => boolean): SVGElement[] {
  return Array.from({ length: reels * rows }, (_, index) => {
    const [reel, row] = [Math.floor(index / rows), index % rows]
    return drawing('rect', {
      x: String(reel * 12 + 1),
      y: String(row * 12 + 1),
      width: '10',
      height: '10',
      rx: '2.5',
      class: isOn(reel, row) ? 'on' : 'off',
    })
  })
}

/** The rows that a line crosses. */
export function linePicture(line: readonly number[], rows: number): SVGSVGElement {
  const viewBox = `0 0 ${line.length * 12} ${rows * 12}`
  return drawing(
    'svg',
    { viewBox, 'aria-hidden': 'true' },
    ...dots(line.length, rows, (reel, row) => line[reel] === row),
  )
}

/** Reels of an example in ways, and what of them pays; a cluster on a board likewise. */
const examples = {
  ways: { reels: 5, rows: 4, on: ['1', '03', '12', '', ''], joined: true },
  cluster: { reels: 6, rows: 5, on: ['', '3', '123', '34', '', ''], joined: false },
} as const

/** How a mechanic pays, as an example. */
export function mechanicPicture(mechanic: keyof typeof examples): SVGSVGElement {
  const { reels, rows, on, joined } = examples[mechanic]
  const rowsOfReels = on.map((rowsOn) => [...rowsOn].map(Number))
  const paths = rowsOfReels.flatMap((from, reel) =>
    from.flatMap((row) =>
      (joined ? (rowsOfReels[reel + 1] ?? []) : []).map((to) =>
        drawing('path', { d: `M${reel * 12 + 6} ${row * 12 + 6}L${reel * 12 + 18} ${to * 12 + 6}` }),
      ),
    ),
  )
  return drawing(
    'svg',
    { viewBox: `0 0 ${reels * 12} ${rows * 12}`, class: 'example', 'aria-hidden': 'true' },
    ...dots(reels, rows, (reel, row) => rowsOfReels[reel]?.includes(row) ?? false),
    ...paths,
  )
}
