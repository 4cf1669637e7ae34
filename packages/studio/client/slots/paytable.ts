import { fill } from '@marquee/contract/fill.ts'
import type { GameSheet, SlotMechanic } from '../../shared/protocol.ts'
import { element } from '../common/element.ts'
import { fairnessButton, type OpenFairness } from '../fairness/fairness-button.ts'
import type { Money } from '../common/money.ts'
import { percentText } from '../common/numbers.ts'
import { boards } from './boards.ts'
import { linePicture, mechanicPicture } from './paytable-pictures.ts'
import { openSheet } from '../common/sheet.ts'

export interface PaytableInput {
  readonly sheet: GameSheet
  readonly language: string
  /** The stake that the pays are worked out for, minor units. */
  readonly stake: number
  readonly money: Money
  readonly fair: OpenFairness
}

/** Rounds that the return of a game of clusters was measured in. */
const measuredRounds = 1_000_000_000
/** A stake is this many of the units of `pays`. */
const units = 10

/** Opens the paytable over the game; it goes away with Escape, its button, or a click beside it. */
export function openPaytable(container: HTMLElement, input: PaytableInput): void {
  const { words } = input.sheet
  openSheet(container, {
    title: words.paytable,
    closeLabel: words.close,
    content: [
      ...pays(input),
      ...howItPays[input.sheet.mechanic](input),
      ...freeSpins(input),
      ...rules(input),
    ],
  })
}

/** How often a symbol must be seen for a column: `5`, `10–11`, or `15+`. */
function countLabel({ counts, mechanic }: GameSheet, column: number): string {
  const [from = 0, next] = [counts[column], counts[column + 1]]
  if (boards[mechanic] === 'reels') return String(from)
  if (next === undefined) return `${from}+`
  return next === from + 1 ? String(from) : `${from}–${next - 1}`
}

function pays({ sheet, stake, money }: PaytableInput): HTMLElement[] {
  const { words } = sheet
  const unit = stake / units
  const longest = Math.max(...sheet.pays.flat().map((pay) => money.figure(pay * unit).length))
  const longestLabel = Math.max(...sheet.counts.map((_, column) => countLabel(sheet, column).length))
  const card = (row: readonly number[], symbol: number) => {
    const amounts = row
      .map((pay, column) => ({ pay, label: countLabel(sheet, column) }))
      .toReversed()
      .filter(({ pay }) => pay > 0)
      .flatMap(({ pay, label }) => [element('dt', {}, label), element('dd', {}, money.figure(pay * unit))])
    return element(
      'li',
      { class: symbol === 0 ? 'pay hero' : 'pay' },
      symbolPicture(sheet, symbol),
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
  list.style.setProperty('--label', String(longestLabel))
  return [element('p', { class: 'note' }, fill(words.paysFor, { stake: money.full(stake) })), list]
}

function symbolPicture({ symbols }: GameSheet, symbol: number): HTMLImageElement {
  const { picture = '', name = '' } = symbols[symbol] ?? {}
  return element('img', { src: picture, alt: name, width: '64', height: '64' })
}

const howItPays: Readonly<Record<SlotMechanic, (input: PaytableInput) => Element[]>> = {
  lines: howLinesPay,
  ways({ sheet: { words, rows, strips }, language }) {
    const ways = new Intl.NumberFormat(language).format(rows ** strips.length)
    return [
      element('h3', {}, words.ways),
      mechanicPicture('ways'),
      element('p', {}, fill(words.waysRule, { ways })),
    ]
  },
  cluster: ({ sheet: { words, counts } }) => [
    element('h3', {}, words.clusters),
    mechanicPicture('cluster'),
    element('p', {}, fill(words.clustersRule, { count: String(counts[0]), times: '5' })),
  ],
  'free-spins': howLinesPay,
}

function howLinesPay({ sheet: { words, lines, rows } }: PaytableInput): Element[] {
  const list = lines.map((line, index) =>
    element('li', {}, linePicture(line, rows), element('span', {}, String(index + 1))),
  )
  return [
    element('h3', {}, words.lines),
    element('p', {}, words.linesRule),
    element('ul', { class: 'line-list' }, ...list),
  ]
}

function freeSpins({ sheet }: PaytableInput): HTMLElement[] {
  const { words, freeSpins: free, pays: paying } = sheet
  if (free === undefined) return []
  const times = free.multipliers.map((one) => `×${one}`).join(' ')
  const awards = free.awards.flatMap(({ scatters, spins }) => [
    element('dt', {}, String(scatters)),
    element('dd', {}, String(spins)),
  ])
  return [
    element('h3', {}, words.freeSpins),
    element(
      'div',
      { class: 'pay hero' },
      symbolPicture(sheet, paying.length),
      element('div', {}, element('p', {}, words.freeRule), element('dl', {}, ...awards)),
    ),
    element('p', {}, fill(words.freeTimes, { times })),
  ]
}

function rules({ sheet, language, fair }: PaytableInput): HTMLElement[] {
  const { words, largest, mechanic } = sheet
  const number = new Intl.NumberFormat(language)
  const error = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const fact = (term: string, value: string) =>
    element('div', {}, element('dt', {}, term), element('dd', {}, value))
  return [
    element(
      'dl',
      { class: 'facts' },
      fact(words.rtp, percentText(sheet.rtp, language)),
      fact(words.volatility, words[sheet.volatility]),
      fact(words.largest, fill(words.timesStake, { times: number.format(largest) })),
    ),
    element(
      'p',
      {},
      sheet.error === 0
        ? words.rtpRule
        : fill(words.rtpMeasured, {
            rounds: number.format(measuredRounds),
            error: error.format(sheet.error),
          }),
    ),
    element('h3', {}, words.fairness),
    element('p', {}, boards[mechanic] === 'cells' ? words.fairCells : words.fairRule),
    fairnessButton(fair),
    element('p', {}, words.safeRule),
    element('p', {}, words.keyRule),
    element('p', { class: 'note' }, words.playMoneyLong),
  ]
}
