import { fill } from '../../../src/contract/fill.ts'
import type { GameSheet } from '../protocol.ts'
import { drawing, element } from './element.ts'
import type { Money } from './money.ts'
import { openSheet } from './sheet.ts'

export interface PaytableInput {
  readonly sheet: GameSheet
  readonly language: string
  /** The stake that the pays are worked out for, minor units. */
  readonly stake: number
  readonly money: Money
}

/** Opens the paytable over the game; it goes away with Escape, its button, or a press beside it. */
export function openPaytable(place: HTMLElement, input: PaytableInput): void {
  const { words } = input.sheet
  openSheet(place, {
    title: words.paytable,
    closeLabel: words.close,
    content: [...pays(input), ...lineList(input), ...rules(input)],
  })
}

function pays({ sheet, stake, money }: PaytableInput): HTMLElement[] {
  const { words } = sheet
  const lineBet = stake / sheet.lines.length
  const longest = Math.max(...sheet.pays.flat().map((pay) => money.figure(pay * lineBet).length))
  const card = (row: readonly number[], symbol: number) => {
    const amounts = [5, 4, 3].flatMap((run) => {
      const pay = row[run] ?? 0
      return pay === 0 ? [] : [element('dt', {}, String(run)), element('dd', {}, money.figure(pay * lineBet))]
    })
    return element(
      'li',
      { class: symbol === 0 ? 'pay hero' : 'pay' },
      element('img', {
        src: sheet.symbols[symbol]?.picture ?? '',
        alt: sheet.symbols[symbol]?.name ?? '',
        width: '64',
        height: '64',
      }),
      element(
        'div',
        {},
        symbol === 0
          ? element('p', { class: 'wild' }, element('b', {}, words.wild), ` ${words.wildRule}`)
          : undefined,
        element('dl', {}, ...amounts),
      ),
    )
  }
  const list = element('ul', { class: 'pays' }, ...sheet.pays.map(card))
  list.style.setProperty('--longest', String(longest))
  return [element('p', { class: 'note' }, fill(words.paysFor, { stake: money.full(stake) })), list]
}

function lineList({ sheet }: PaytableInput): HTMLElement[] {
  const { words } = sheet
  const grid = (rows: readonly number[], index: number) => {
    const dots = rows.flatMap((line, reel) =>
      [0, 1, 2].map((row) =>
        drawing('rect', {
          x: String(reel * 12 + 1),
          y: String(row * 12 + 1),
          width: '10',
          height: '10',
          rx: '2.5',
          class: row === line ? 'on' : 'off',
        }),
      ),
    )
    const picture = drawing('svg', { viewBox: '0 0 60 36', 'aria-hidden': 'true' }, ...dots)
    return element('li', {}, picture, element('span', {}, String(index + 1)))
  }
  return [
    element('h3', {}, words.lines),
    element('p', {}, words.linesRule),
    element('ul', { class: 'line-list' }, ...sheet.lines.map(grid)),
  ]
}

function rules({ sheet, language }: PaytableInput): HTMLElement[] {
  const { words } = sheet
  const rtp = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    sheet.rtp,
  )
  return [
    element(
      'dl',
      { class: 'facts' },
      element('div', {}, element('dt', {}, words.rtp), element('dd', {}, `${rtp}%`)),
      element('div', {}, element('dt', {}, words.volatility), element('dd', {}, words[sheet.volatility])),
    ),
    element('p', {}, words.rtpRule),
    element('h3', {}, words.fairness),
    element('p', {}, words.fairRule),
    element('p', {}, words.safeRule),
    element('p', {}, words.keyRule),
    element('p', { class: 'note' }, words.playMoneyLong),
  ]
}
