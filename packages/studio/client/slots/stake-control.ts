import type { GameSheet } from '../../shared/protocol.ts'
import { largestWithin } from '../common/largest-within.ts'
import type { Money } from '../common/money.ts'
import type { Stage } from './slot-stage.ts'
import { openStakeSheet, type StakeRange, takesStake } from './stake-sheet.ts'
import { createSum } from '../common/sum.ts'

/** The stake that the player has chosen, and its controls. */
export interface StakeControl {
  readonly stake: () => number
  /** Nothing can be chosen before it is open, or after `close`. */
  open(range: StakeRange, stake: number): void
  close(): void
  /** Takes a stake that the player chose here before, or less where `most` does not reach it, unless it is none of this game's. */
  offer(stored: number, most: number): void
  choose(stake: number): void
  least(): number
  /** The highest stake of the list that `most` allows. */
  affordable(most: number): number | undefined
  /** Writes the stake; the controls take clicks while `free`. */
  update(free: boolean): void
}

export interface StakeControlInput {
  readonly stage: Stage
  readonly words: GameSheet['words']
  readonly money: () => Money
  readonly chosen: (stake: number) => void
  readonly changed: () => void
}

export function createStakeControl(input: StakeControlInput): StakeControl {
  const { stage, words, money, chosen, changed } = input
  const sum = createSum(stage.stake)
  let range: StakeRange = { list: [], unit: 1 }
  let stake = 0

  function choose(next: number) {
    stake = next
    chosen(next)
  }

  /** The next stake of the list below or above the chosen one, which may be a typed one. */
  function stepped(by: 1 | -1): number | undefined {
    return by < 0 ? range.list.findLast((one) => one < stake) : range.list.find((one) => one > stake)
  }

  /** Space spins after a click of the mouse or finger; the keyboard stays where it was. */
  function stepBy(by: 1 | -1, { detail }: MouseEvent) {
    choose(stepped(by) ?? stake)
    stage.voice.textContent = `${words.stake} ${money().full(stake)}`
    if (detail > 0) stage.spin.focus({ preventScroll: true })
  }

  stage.less.addEventListener('click', (event) => stepBy(-1, event))
  stage.more.addEventListener('click', (event) => stepBy(1, event))
  stage.stakes.addEventListener('click', () => {
    openStakeSheet(stage.root, {
      words,
      money: money(),
      stakes: range,
      chosen: stake,
      choose(next) {
        choose(next)
        stage.spin.focus({ preventScroll: true })
      },
    })
  })

  return {
    stake: () => stake,
    open(given, first) {
      range = given
      stake = first
      changed()
    },
    close() {
      range = { list: [], unit: 1 }
      changed()
    },
    offer(stored, most) {
      if (!takesStake(range, stored)) return
      stake = largestWithin(range.list, stored, most) ?? stored
      changed()
    },
    choose,
    least: () => range.list[0] ?? 0,
    affordable: (most) => range.list.findLast((one) => one <= most),
    update(free) {
      const isOpen = range.list.length > 0
      stage.less.disabled = !free || stepped(-1) === undefined
      stage.more.disabled = !free || stepped(1) === undefined
      stage.stakes.disabled = !free
      // Begins with what is seen, so that whoever speaks to the device can name it.
      const named = isOpen ? `${words.stake} ${money().figure(stake)} (${money().full(stake)})` : words.stake
      stage.stakes.setAttribute('aria-label', named)
      if (isOpen) sum.show(money().figures(stake), money().rough(stake))
      else sum.show(['–'])
    },
  }
}
