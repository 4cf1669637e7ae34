import type { MachineRules } from '@marquee/studio/server/slots/math/machine.ts'

const units = 10

/** What one stop of a reel is worth: for each symbol, how often the window shows it or a hero. */
type Column = readonly number[]

/**
 * The most that any stops of a machine of ways pay, in stakes: all of them, but for those that cannot reach the best found
 * yet, were the other reels as good as each can be for every symbol.
 */
export function largestWaysWin({ strips, rows, pays, counts }: MachineRules): number {
  const symbols = pays.map((_, symbol) => symbol)
  const columns = strips.map((strip): Column[] => {
    const seen = strip.map((_, stop) =>
      symbols.map(
        (symbol) =>
          Array.from({ length: rows }, (_row, row) => strip[(stop + row) % strip.length]).filter(
            (one) => one === symbol || one === 0,
          ).length,
      ),
    )
    return [...new Map(seen.map((column) => [column.join(), column])).values()]
  })
  const ceilings = columns.map((column) =>
    symbols.map((symbol) => Math.max(...column.map((one) => one[symbol] ?? 0))),
  )
  const worth = (shown: readonly Column[]) =>
    symbols.slice(1).reduce((sum, symbol) => {
      let [ways, run] = [1, 0]
      for (const column of shown) {
        const count = column[symbol] ?? 0
        if (count === 0) break
        ways *= count
        run += 1
      }
      return sum + (pays[symbol]?.[counts.indexOf(run)] ?? 0) * ways
    }, 0)
  let best = 0
  const look = (shown: readonly Column[]) => {
    const most = worth([...shown, ...ceilings.slice(shown.length)])
    if (most <= best) return
    if (shown.length === strips.length) best = most
    else for (const column of columns[shown.length] ?? []) look([...shown, column])
  }
  look([])
  return best / units
}
