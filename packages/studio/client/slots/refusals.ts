import { fill } from '@marquee/contract/fill.ts'
import type { PlayRefused, Round } from '../../shared/protocol.ts'
import { moreMoney, type NoticeContext, showEnd, showShortOfFunds } from '../common/common-notices.ts'
import { protectionText } from '../common/protection-text.ts'
import type { Money } from '../common/money.ts'
import type { NoticeAction } from '../common/notice.ts'
import type { StakeControl } from './stake-control.ts'

/** Notices that say why nothing was played, and what the player may do. */
export interface Refusals {
  /** Player protection took no stake: says why, and plays nothing again by itself. */
  protection(refusal: PlayRefused): void
  /** @param refill gives a guest new demo money; absent where money is at stake */
  shortOfFunds(balance: number, refill: (() => void) | undefined): void
  calledOff(round: Round): void
  /** The game session is over. */
  ended(code: string): void
}

export interface RefusalsInput {
  readonly context: NoticeContext
  readonly language: string
  readonly money: () => Money
  readonly stakes: StakeControl
}

export function createRefusals({ context, language, money, stakes }: RefusalsInput): Refusals {
  const { notice, words } = context
  const close: NoticeAction = { label: words.close, act: notice.clear, dismisses: true }

  /** Offers the highest stake of the list that `most` allows. */
  function lowerTo(most: number): NoticeAction[] {
    const affordable = stakes.affordable(most)
    if (affordable === undefined) return []
    const lower = () => {
      notice.clear()
      stakes.choose(affordable)
    }
    return [{ label: fill(words.lower, { stake: money().figure(affordable) }), act: lower }]
  }

  return {
    protection(refusal) {
      const isAmount = refusal.reason === 'stakeLimit' || refusal.reason === 'lossLimit'
      const actions = isAmount ? lowerTo(refusal.left ?? 0) : []
      const text = protectionText(words, refusal, money(), language)
      notice.show({ title: words.heldTitle, text, actions: [...actions, close] })
    },
    shortOfFunds(balance, refill) {
      const more = moreMoney(context, refill !== undefined, refill)
      showShortOfFunds(context, money(), balance, [...lowerTo(balance), ...more])
    },
    calledOff(round) {
      const text = fill(words.voidedText, { stake: money().full(round.stake) })
      const fine = { label: words.fine, act: notice.clear, dismisses: true }
      notice.show({ title: words.voidedTitle, text, actions: [fine] })
    },
    ended: (code) => showEnd(context, code),
  }
}
