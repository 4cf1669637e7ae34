import { fill } from '../../../src/contract/fill.ts'
import type { GameSheet } from '../protocol.ts'
import type { Host } from './host.ts'
import type { Money } from './money.ts'
import type { Notice, NoticeAction } from './notice.ts'

/** What every game of the studio tells with. */
export interface NoticeRoom {
  readonly notice: Notice
  readonly host: Host
  readonly words: GameSheet['words']
}

/** The game session has ended: nothing can be played any more. */
export function showEnd({ notice, host, words }: NoticeRoom, code: string): void {
  host.send({ type: 'error', code })
  const leave: NoticeAction = {
    label: words.leave,
    act: () => host.send({ type: 'exit' }),
  }
  notice.show({
    title: words.expiredTitle,
    text: words.expiredText,
    actions: host.framed ? [leave] : [],
  })
}

/** How a player whose balance does not reach gets more: new demo money by `refill`, a deposit, or not at all. */
export function moreMoney(
  { host, words }: NoticeRoom,
  demo: boolean,
  refill: (() => void) | undefined,
): NoticeAction[] {
  if (!demo) return host.framed ? [{ label: words.deposit, act: () => host.send({ type: 'deposit' }) }] : []
  return refill === undefined ? [] : [{ label: words.demoRefill, act: refill }]
}

/** The balance does not reach: nothing was staked. */
export function showShortOfFunds(
  { notice, words }: NoticeRoom,
  money: Money,
  balance: number,
  actions: readonly NoticeAction[],
): void {
  const close: NoticeAction = {
    label: words.close,
    act: notice.clear,
    dismisses: true,
  }
  const text = fill(words.fundsText, { balance: money.full(balance) })
  notice.show({ title: words.fundsTitle, text, actions: [...actions, close] })
}
