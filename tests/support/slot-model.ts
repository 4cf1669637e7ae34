import type { SlotMechanic } from '@marquee/studio/shared/protocol.ts'
import type { MachineRules } from '@marquee/studio/server/slots/math/machine.ts'

/** A number from 0 below a limit. */
type Next = (limit: number) => number

/** Plays rounds of a mechanic as docs/studio.md says. Returns what a round pays, in units of which a stake has ten. */
export type SlotModel = (next: Next) => number

/**
 * A second implementation of the slots, which shares no code with the studio's: it reads the rules that a game prints, keeps
 * no record of what it shows, and is fast enough for 10^8 rounds.
 *
 * @param heroes of 10,000 rounds of clusters, how many begin with a hero
 * @param cap the most that a round pays, in units
 */
export function slotModel(
  mechanic: SlotMechanic,
  rules: MachineRules,
  cap = Infinity,
  heroes = 0,
): SlotModel {
  const models: Readonly<Record<SlotMechanic, () => SlotModel>> = {
    lines: () => linesModel(rules),
    ways: () => waysModel(rules),
    cluster: () => clusterModel(rules, cap, heroes),
    'free-spins': () => freeSpinsModel(rules, linesModel(rules), cap),
  }
  return models[mechanic]()
}

/** Symbols of the last spin: `seen[row * reels + reel]`. */
let seen = new Uint8Array(0)

function spinReels({ strips, rows }: MachineRules, next: Next): void {
  const reels = strips.length
  if (seen.length !== rows * reels) seen = new Uint8Array(rows * reels)
  for (let reel = 0; reel < reels; reel++) {
    const strip = strips[reel] ?? []
    let position = next(strip.length)
    for (let row = 0; row < rows; row++) {
      seen[row * reels + reel] = strip[position] ?? 255
      position = position + 1 === strip.length ? 0 : position + 1
    }
  }
}

/** Tries each symbol on each line, and keeps the best: heroes that lead a line count for every symbol. */
function linesModel(rules: MachineRules): SlotModel {
  const { lines, pays, counts, strips } = rules
  const reels = strips.length
  const positions = lines.map((line) => Uint8Array.from(line, (row, reel) => row * reels + reel))
  const byRun = pays.map((row) =>
    Array.from({ length: reels + 1 }, (_, run) => row[counts.indexOf(run)] ?? 0),
  )
  return (next) => {
    spinReels(rules, next)
    let sum = 0
    for (const line of positions) {
      let best = 0
      for (let symbol = 0; symbol < byRun.length; symbol++) {
        let run = 0
        while (run < reels && (seen[line[run] ?? 0] === symbol || seen[line[run] ?? 0] === 0)) run++
        const pay = byRun[symbol]?.[run] ?? 0
        if (pay > best) best = pay
      }
      sum += best
    }
    return sum
  }
}

/** Walks each single way, one row of the next reel after the other. */
function waysModel(rules: MachineRules): SlotModel {
  const { pays, counts, strips, rows } = rules
  const reels = strips.length
  const byRun = pays.map((row) =>
    Array.from({ length: reels + 1 }, (_, run) => row[counts.indexOf(run)] ?? 0),
  )
  const expand = (symbol: number, reel: number): number => {
    let sum = 0
    let continues = false
    for (let row = 0; reel < reels && row < rows; row++) {
      const here = seen[row * reels + reel]
      if (here !== symbol && here !== 0) continue
      continues = true
      sum += expand(symbol, reel + 1)
    }
    return continues ? sum : (byRun[symbol]?.[reel] ?? 0)
  }
  return (next) => {
    spinReels(rules, next)
    let sum = 0
    for (let symbol = 1; symbol < byRun.length; symbol++) sum += expand(symbol, 0)
    return sum
  }
}

function freeSpinsModel(rules: MachineRules, spin: SlotModel, cap: number): SlotModel {
  const scatter = rules.pays.length
  const { awards = [], multipliers = [] } = rules.freeSpins ?? {}
  return (next) => {
    let sum = spin(next)
    let scatters = 0
    for (const symbol of seen) if (symbol === scatter) scatters++
    const free = awards.find((award) => award.scatters === scatters)?.spins ?? 0
    for (let one = 0; one < free; one++)
      sum += spin(next) * (multipliers[Math.min(one, multipliers.length - 1)] ?? 1)
    return Math.min(sum, cap)
  }
}

const [boardReels, boardRows] = [6, 5]
const cells = boardReels * boardRows
const weights = [2, 3, 3, 4, 4, 5, 5]

/** Joins equal neighbours to sets, then what touches the hero. */
function clusterModel({ pays, counts }: MachineRules, cap: number, heroes: number): SlotModel {
  const table = Uint8Array.from(
    weights.flatMap((weight, index) => Array.from({ length: weight }, () => index + 1)),
  )
  const board = new Uint8Array(cells)
  const parent = new Uint8Array(cells)
  const size = new Uint8Array(cells)
  const gone = new Uint8Array(cells)
  const bySize = pays.map((row) =>
    Uint32Array.from(
      { length: cells + 1 },
      (_, count) => row[counts.findLastIndex((least) => count >= least)] ?? 0,
    ),
  )
  const root = (cell: number): number => {
    let at = cell
    while (parent[at] !== at) at = parent[at] ?? at
    return at
  }
  const join = (a: number, b: number) => {
    const [to, from] = [root(a), root(b)]
    if (to === from) return
    parent[from] = to
    size[to] = (size[to] ?? 0) + (size[from] ?? 0)
    size[from] = 0
  }

  /** The pay of a set of cells, and one more for the hero; marks them where they pay. */
  function payOf(set: number, extra: number): number {
    const count = (size[set] ?? 0) + extra
    if (count < 5) return 0
    for (let cell = 0; cell < cells; cell++) if (root(cell) === set) gone[cell] = 1
    return bySize[board[set] ?? 0]?.[count] ?? 0
  }

  /** What the board pays without multiplier; marks the cells that pay. */
  function payBoard(): number {
    gone.fill(0)
    size.fill(1)
    let hero = -1
    for (let cell = 0; cell < cells; cell++) {
      parent[cell] = cell
      if (board[cell] === 0) hero = cell
    }
    for (let cell = 0; cell < cells; cell++) {
      if (cell === hero) continue
      if (cell % boardRows !== boardRows - 1 && board[cell] === board[cell + 1]) join(cell, cell + 1)
      if (cell + boardRows < cells && board[cell] === board[cell + boardRows]) join(cell, cell + boardRows)
    }
    let sum = 0
    if (hero >= 0) {
      const around = [
        hero % boardRows > 0 ? hero - 1 : -1,
        hero % boardRows < boardRows - 1 ? hero + 1 : -1,
        hero - boardRows,
        hero + boardRows < cells ? hero + boardRows : -1,
      ].filter((cell) => cell >= 0)
      // Sets of one symbol on two sides of the hero are one.
      for (const one of around) for (const other of around) if (board[one] === board[other]) join(one, other)
      for (const set of new Set(around.map(root))) {
        const pay = payOf(set, 1)
        sum += pay
        if (pay > 0) gone[hero] = 1
        size[set] = 0
      }
      size[hero] = 0
    }
    for (let cell = 0; cell < cells; cell++) if ((size[cell] ?? 0) >= 5) sum += payOf(cell, 0)
    return sum
  }

  return (next) => {
    const hero = next(10_000) < heroes ? next(cells) : -1
    for (let cell = 0; cell < cells; cell++) board[cell] = table[next(table.length)] ?? 0
    if (hero >= 0) board[hero] = 0
    let sum = 0
    for (let fall = 1; ; fall++) {
      const won = payBoard()
      if (won === 0) return Math.min(sum, cap)
      sum += won * Math.min(fall, 5)
      for (let reel = 0; reel < boardReels; reel++) {
        const [top, bottom] = [reel * boardRows, reel * boardRows + boardRows - 1]
        let to = bottom
        for (let from = bottom; from >= top; from--) {
          if (gone[from] === 0) board[to--] = board[from] ?? 0
        }
        const left = to - top + 1
        for (let cell = top; cell < top + left; cell++) board[cell] = table[next(table.length)] ?? 0
      }
    }
  }
}
