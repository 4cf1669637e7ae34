import { expect, test } from 'vitest'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { gameOf } from '@marquee/studio/server/games/games.ts'
import { lineWins } from '@marquee/studio/server/slots/math/lines/line-wins.ts'
import { bases, type Pays } from '@marquee/studio/server/slots/math/lines/paytable.ts'
import type { MachineRules } from '@marquee/studio/server/slots/math/machine.ts'
import { windowAt } from '@marquee/studio/server/slots/math/strips.ts'
import { stakeUnits, wild, type Window } from '@marquee/studio/server/slots/math/symbols.ts'
import { largestWaysWin } from '../../../support/largest-win.ts'

const sumOf = (window: Window, pays: Pays) => lineWins(window, pays).reduce((sum, { pay }) => sum + pay, 0)

/** The best of all stops, in stakes. Reels that cannot reach the best found yet, were the rest all heroes, are left out. */
function largestLineWin({ strips, rows }: MachineRules, pays: Pays): number {
  const columns = strips.map((strip) => {
    const seen = strip.map((_, stop) => windowAt([strip], [stop], rows)[0] ?? [])
    return [...new Map(seen.map((column) => [column.join(), column])).values()].toSorted(
      (a, b) => Number(b.includes(wild)) - Number(a.includes(wild)),
    )
  })
  const heroes = [wild, wild, wild]
  let best = 0
  const look = (shown: Window) => {
    const rest = Array.from({ length: strips.length - shown.length }, () => heroes)
    const most = sumOf([...shown, ...rest], pays)
    if (most <= best) return
    if (rest.length === 0) best = most
    else for (const column of columns[shown.length] ?? []) look([...shown, column])
  }
  look([])
  return best / stakeUnits
}

test('each slot has the largest win that its machine can show, or that bounds it', () => {
  const slots = catalogue().games.filter(({ category }) => category === 'Slots')
  for (const { id, volatility = 'medium', max_win } of slots) {
    const made = gameOf(id)
    if (made === undefined) throw new Error(`no game ${id}`)
    const { machine, mechanic } = made
    const found = () =>
      mechanic === 'ways'
        ? largestWaysWin(machine.rules)
        : largestLineWin(machine.rules, bases[volatility].pays)
    expect(machine.cap ?? found(), id).toBe(max_win)
  }
})
