import { escapeHtml } from '../http/page.ts'
import type { Cell } from './math/machine.ts'

/**
 * The window of a slot as rows of pictures.
 *
 * @param reels addresses of the symbols' pictures: `reels[reel][row]`
 */
export function windowOf(
  reels: readonly (readonly string[])[],
  paid: readonly Cell[],
  nameOf: (address: string) => string,
): string {
  const didPay = new Set(paid.map(({ reel, row }) => `${reel} ${row}`))
  const rows = (reels[0] ?? []).map((_, row) =>
    reels
      .map((symbols, reel) => {
        const address = symbols[row] ?? ''
        const mark = didPay.has(`${reel} ${row}`) ? ' class="paid"' : ''
        return `<img${mark} src="${escapeHtml(address)}" alt="${escapeHtml(nameOf(address))}">`
      })
      .join(''),
  )
  const classes = [
    'reels',
    reels.length > 5 ? 'six' : '',
    `rows-${rows.length}`,
    paid.length > 0 ? 'won' : '',
  ]
    .filter(Boolean)
    .join(' ')
  return `<section class="${classes}">${rows.map((row) => `<div>${row}</div>`).join('')}</section>`
}
