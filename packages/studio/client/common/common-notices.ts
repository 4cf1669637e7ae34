import { fill } from '@marquee/contract/fill.ts'
import type { GameSheet } from '../../shared/protocol.ts'
import type { CallResult } from './api.ts'
import type { Host } from './host.ts'
import type { Money } from './money.ts'
import type { Notice, NoticeAction } from './notice.ts'

/** What every game of the studio tells with. */
export interface NoticeContext {
  readonly notice: Notice
  readonly host: Host
  readonly words: GameSheet['words']
}

/** The game session has ended: nothing can be played any more. */
export function showEnd({ notice, host, words }: NoticeContext, code: string): void {
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
  { host, words }: NoticeContext,
  demo: boolean,
  refill: (() => void) | undefined,
): NoticeAction[] {
  if (!demo) return host.framed ? [{ label: words.deposit, act: () => host.send({ type: 'deposit' }) }] : []
  return refill === undefined ? [] : [{ label: words.demoRefill, act: refill }]
}

/** Requests new demo money, and clears the notice that there is too little. */
export async function refillDemo(
  api: { refill(): Promise<CallResult<{ readonly balance: number | null }>> },
  notice: Notice,
  then: { readonly end: (code: string) => void; readonly refilled: (balance: number) => void },
): Promise<void> {
  const result = await api.refill()
  if (result.kind === 'refused' && result.code === 'session_expired') return then.end(result.code)
  if (result.kind !== 'data' || result.data.balance === null) return
  notice.clear()
  then.refilled(result.data.balance)
}

/**
 * Shows that the device is offline, if it is, and returns whether. A stake that is sent anyway would be repeated until there is a
 * connection, and taken long after the player's click.
 */
export function refuseOffline({ notice, words }: NoticeContext): boolean {
  if (navigator.onLine) return false
  const close: NoticeAction = { label: words.fine, act: notice.clear, dismisses: true }
  const remove = notice.show({ title: words.offlineTitle, text: words.offlineNotStaked, actions: [close] })
  addEventListener('online', remove, { once: true })
  return true
}

/** The balance does not reach: nothing was staked. */
export function showShortOfFunds(
  { notice, words }: NoticeContext,
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
