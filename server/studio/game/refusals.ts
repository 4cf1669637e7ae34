import { fill } from '../../../src/contract/fill.ts'
import type { GameSheet, PlayRefused, Round } from '../protocol.ts'
import { heldText } from './held.ts'
import type { Host } from './host.ts'
import type { Money } from './money.ts'
import type { Notice, NoticeAction } from './notice.ts'
import type { StakeControl } from './stake-control.ts'

/** Notices that say why nothing was played, and what the player may do. */
export interface Refusals {
  /** Player protection took no stake: says why, and plays nothing again by itself. */
  held(refusal: PlayRefused): void
  /** @param refill gives a guest new demo money; absent where money is at stake */
  shortOfFunds(balance: number, refill: (() => void) | undefined): void
  calledOff(round: Round): void
  ended(): void
}

export interface RefusalsInput {
  readonly notice: Notice
  readonly host: Host
  readonly words: GameSheet['words']
  readonly language: string
  readonly money: () => Money
  readonly stakes: StakeControl
}

export function createRefusals({ notice, host, words, language, money, stakes }: RefusalsInput): Refusals {
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
    held(refusal) {
      const isAmount = refusal.reason === 'stakeLimit' || refusal.reason === 'lossLimit'
      const actions = isAmount ? lowerTo(refusal.left ?? 0) : []
      const text = heldText(words, refusal, money(), language)
      notice.show({ title: words.heldTitle, text, actions: [...actions, close] })
    },
    shortOfFunds(balance, refill) {
      const actions = lowerTo(balance)
      if (refill) actions.push({ label: words.demoRefill, act: refill })
      else if (host.framed) actions.push({ label: words.deposit, act: () => host.send({ type: 'deposit' }) })
      const text = fill(words.fundsText, { balance: money().full(balance) })
      notice.show({ title: words.fundsTitle, text, actions: [...actions, close] })
    },
    calledOff(round) {
      const text = fill(words.voidedText, { stake: money().full(round.stake) })
      const fine = { label: words.fine, act: notice.clear, dismisses: true }
      notice.show({ title: words.voidedTitle, text, actions: [fine] })
    },
    ended() {
      const leave: NoticeAction = { label: words.leave, act: () => host.send({ type: 'exit' }) }
      notice.show({ title: words.expiredTitle, text: words.expiredText, actions: host.framed ? [leave] : [] })
    },
  }
}
