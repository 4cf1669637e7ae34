import { fill } from '@marquee/contract/fill.ts'
import type { OpenedTable, TableSheet, TableView } from '../../shared/table-protocol.ts'
import { element } from '../common/element.ts'
import { fairnessButton, type OpenFairness } from '../fairness/fairness-button.ts'
import type { Money } from '../common/money.ts'
import { percentText, timesText } from '../common/numbers.ts'
import { openSheet } from '../common/sheet.ts'
import type { BetGroup } from './layout.ts'

interface BetListInput {
  readonly sheet: TableSheet
  readonly groups: readonly BetGroup[]
  readonly put: (spots: readonly string[]) => void
  readonly amounts: () => ReadonlyMap<string, number>
  readonly money: Money
}

/** Opens the list of all bets, for fingers and keys that do not hit the lines of the layout. */
export function openBetList(
  container: HTMLElement,
  { sheet, groups, put, amounts, money }: BetListInput,
): void {
  const { words, table } = sheet
  const content = groups.map(({ title, bets }) =>
    element(
      'section',
      {},
      element('h3', {}, title),
      element(
        'ul',
        { class: 'bet-list' },
        ...bets.map(({ label, spots }) => {
          const button = element('button', { type: 'button' }, label)
          const total = () => [...new Set(spots)].reduce((sum, spot) => sum + (amounts().get(spot) ?? 0), 0)
          const show = () => {
            const staked = total()
            button.classList.toggle('has', staked > 0)
            button.dataset['put'] = staked > 0 ? (money.figures(staked).at(-1) ?? '') : ''
          }
          button.addEventListener('click', () => {
            put(spots)
            show()
          })
          show()
          return element('li', {}, button)
        }),
      ),
    ),
  )
  openSheet(container, { title: table.allBets, closeLabel: words.close, content })
}

interface RulesInput {
  readonly sheet: TableSheet
  readonly language: string
  readonly nameOf: (spot: string) => string
  /** Instead of the list of what each bet pays and returns. */
  readonly more: readonly HTMLElement[] | undefined
  readonly money: Money
  readonly opened: OpenedTable | undefined
  readonly view: TableView | undefined
  readonly fair: OpenFairness
}

/** Opens the rules: how a round goes, what the table takes and returns, and how results can be checked. */
export function openRules(container: HTMLElement, input: RulesInput): void {
  const { sheet, language, money, opened, view } = input
  const { words, table } = sheet
  const limits =
    opened === undefined
      ? undefined
      : fill(table.limits, { least: money.full(opened.chips[0] ?? 0), most: money.full(opened.most) })
  openSheet(container, {
    title: table.rules,
    closeLabel: words.close,
    content: [
      element(
        'dl',
        { class: 'facts' },
        element('div', {}, element('dt', {}, words.rtp), element('dd', {}, percentText(sheet.rtp, language))),
      ),
      ...(limits === undefined ? [] : [element('p', {}, limits)]),
      element('p', {}, sheet.rule),
      ...(input.more ?? betReturns(sheet, input.nameOf, language)),
      element('p', {}, table.roundRule),
      element('p', {}, table.aloneRule),
      element('h3', {}, words.fairness),
      element('p', {}, table.chainRule),
      ...(view === undefined ? [] : chainFacts(table, view)),
      fairnessButton(input.fair),
      element('p', { class: 'note' }, words.playMoneyLong),
    ],
  })
}

/** What each bet pays and returns, where they differ in what they return. */
function betReturns(
  { table, words, spots }: TableSheet,
  nameOf: (spot: string) => string,
  language: string,
): HTMLElement[] {
  if (new Set(spots.map(({ rtp }) => rtp)).size < 2) return []
  const rows = spots.map(({ id, best, rtp, varies }) =>
    element(
      'div',
      {},
      element('dt', {}, nameOf(id)),
      element(
        'dd',
        {},
        `${fill(varies ? table.paysUpTo : table.pays, { times: timesText(best, language) })} · RTP ${percentText(rtp, language)}`,
      ),
    ),
  )
  return [element('h3', {}, words.rtp), element('dl', { class: 'returns' }, ...rows)]
}

function chainFacts(words: TableSheet['table'], { round }: TableView): HTMLElement[] {
  const fact = (term: string, value: string) => [
    element('p', { class: 'note' }, term),
    element('p', { class: 'hash' }, value),
  ]
  const proof = round.proof === null ? [] : fact(fill(words.proof, { number: round.id }), round.proof)
  return [...fact(words.chainEnd, round.chain), ...proof]
}
