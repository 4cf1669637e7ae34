import { fill } from '@marquee/contract/fill.ts'
import type { TableSheet } from '../../shared/table-protocol.ts'
import { delay } from './delay.ts'
import type { Money } from './money.ts'
import type { ChipParts } from './stage-parts.ts'
import { createWinMoment, tierOf } from './win-moment.ts'

/** The moment of a win at a table or with a hand. */
export interface ChipWin {
  /** @param before written before the sum in the line for what happened */
  show(win: { readonly stake: number; readonly amount: number }, money: Money, before?: string): Promise<void>
  /** Resolves when the moment of the last win is over. */
  over(): Promise<void>
  clear(): void
}

/** How long the name of a large win stays, milliseconds. */
const lookMs = 1_600

/** A click anywhere goes to the whole sum; one on the name of a large win takes that away. */
export function createChipWin(
  {
    root,
    rail,
    message,
  }: Pick<ChipParts, 'message'> & { readonly root: HTMLElement; readonly rail: HTMLElement },
  { words, table }: Pick<TableSheet, 'words' | 'table'>,
  still: () => boolean,
): ChipWin {
  const moment = createWinMoment({ root, place: rail, coins: rail }, words, still)
  let shown = 0
  let running: Promise<void> = Promise.resolve()

  function clear() {
    shown += 1
    message.classList.remove('won')
    moment.clear()
  }

  root.addEventListener('pointerdown', ({ target }) => {
    const isOnName = target instanceof Element && target.closest('.moment') !== null
    if (!moment.skip() && isOnName) moment.clear()
  })

  const show: ChipWin['show'] = async (win, money, before = '') => {
    clear()
    const mine = shown
    message.classList.add('won')
    await moment.show(win, (amount) => {
      const text = money.full(amount)
      message.textContent = `${before}${fill(table.paidBack, { amount: text })}`
      return text
    })
    if (tierOf(win) > 0) await delay(lookMs)
    if (mine === shown) moment.clear()
  }

  return {
    clear,
    over: () => running,
    show: (...shows) => (running = show(...shows)),
  }
}
