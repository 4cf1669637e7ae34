import { fill } from '@marquee/contract/fill.ts'
import type { HandSheet, OpenedHands } from '../../shared/hand-protocol.ts'
import { antePays, sidePays } from '../../shared/holdem-pays.ts'
import { element } from '../common/element.ts'
import { fairnessButton, type OpenFairness } from '../fairness/fairness-button.ts'
import type { Money } from '../common/money.ts'
import { percentText } from '../common/numbers.ts'
import { openSheet } from '../common/sheet.ts'

interface RulesInput {
  readonly sheet: HandSheet
  readonly language: string
  readonly money: Money
  readonly opened: OpenedHands | undefined
  readonly fair: OpenFairness
}

/** Opens the rules: how a hand goes, what the game takes, pays and returns. */
export function openHandRules(
  container: HTMLElement,
  { sheet, language, money, opened, fair }: RulesInput,
): void {
  const { words, table, hand, kind } = sheet
  const rtp = percentText(sheet.rtp, language)
  const fact = (term: string, value: string) =>
    element('div', {}, element('dt', {}, term), element('dd', {}, value))
  const side =
    sheet.side_rtp === null
      ? []
      : [fact(`${words.rtp} · ${hand.sideBet}`, percentText(sheet.side_rtp, language))]
  const limits =
    opened === undefined
      ? []
      : [
          fill(hand.limits, {
            least: money.full(opened.chips[0] ?? 0),
            most: money.full(opened.most),
          }),
        ]
  const rules = kind === 'blackjack' ? hand.blackjackRules : hand.holdemRules
  openSheet(container, {
    title: table.rules,
    closeLabel: words.close,
    content: [
      element('dl', { class: 'facts' }, fact(words.rtp, rtp), ...side),
      ...[...limits, ...rules, fill(hand.returnRule, { rtp })].map((text) => element('p', {}, text)),
      ...(kind === 'holdem' ? paytable(sheet, language) : []),
      element('h3', {}, words.fairness),
      element('p', {}, hand.fairRule),
      fairnessButton(fair),
      element('p', { class: 'note' }, words.playMoneyLong),
    ],
  })
}

/** What the ante and the side bet pay by the rank of a hand. */
function paytable({ hand, table }: HandSheet, language: string): HTMLElement[] {
  const figure = new Intl.NumberFormat(language)
  const list = (title: string, pays: readonly number[]) => {
    const rows = pays
      .map((times, rank) => ({ times, rank }))
      .filter(({ times }) => times > 0)
      .toReversed()
      .map(({ times, rank }) =>
        element(
          'div',
          {},
          element('dt', {}, rank === 1 && pays === sidePays ? hand.pairOfAces : (hand.ranks[rank] ?? '')),
          element('dd', {}, fill(table.pays, { times: figure.format(times) })),
        ),
      )
    return [element('h3', {}, title), element('dl', { class: 'returns' }, ...rows)]
  }
  return [...list(hand.ante, antePays), ...list(hand.sideBet, sidePays)]
}
