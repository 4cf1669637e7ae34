import type { Log } from '../log.ts'
import { gameOf } from '../games/games.ts'
import type { StudioDb } from '../database.ts'
import type { TableView } from '../../shared/table-protocol.ts'
import { StudioError } from '../http/studio-error.ts'
import { closeEarly } from './early-close.ts'
import { type SaltState, saltState } from './chain-salt.ts'
import {
  beginRound,
  endSoonAfterLook,
  endSoonWhereAlone,
  forgetPlayer,
  type NewestRound,
  newestRound,
  resultsOf,
  retireChains,
  seePlayers,
  type TableRoundRow,
} from './table-rounds.ts'
import type { TableTiming } from './table-timing.ts'
import type { TableRules } from './table-rules.ts'
import type { TableSettlement } from './table-settlement.ts'

/** The tables that somebody of this process is at. */
export interface LiveTables {
  /** The table as it is now, which a visit may start. */
  view(gameId: string, player: string): Promise<TableView>
  /** Ends the betting of the table's round for the only player at it. Refused where somebody else is there, or it is too late. */
  closeEarly(gameId: string, round: string, player: string): Promise<void>
  /** A player has seen the result of a round: alone at the table, they wait no longer for the next one than they need. */
  seen(gameId: string, round: string, player: string): Promise<void>
  /** A player's bets have changed: further pages of the player at the table are notified. */
  betsChanged(gameId: string, player: string): void
  /** Follows a table until the returned function is called; `undefined` above `mostWatches`. `changed` must not throw. */
  watch(gameId: string, player: string, changed: () => void): (() => void) | undefined
  /** A guest of this table is another one from here on. */
  replacePlayer(gameId: string, former: string, next: string): void
  /** Ends every watch. */
  close(): Promise<void>
}

export interface LiveTablesOptions {
  readonly db: StudioDb
  readonly settlement: TableSettlement
  readonly log: Log
  readonly timing: TableTiming
}

/** How many earlier results a table shows. */
const shownResults = 72
/** A visitor who polls counts as present for this long, ms. */
const pollStayMs = 10_000
/** Watches of one player: each costs a view at every change. A phone that loses its connection leaves some behind for a while. */
const mostWatches = 8
/** The longest time between two looks at a table, ms: another process may have changed it, and people come and go. */
const lookMs = 2_000
/** Presence of visitors is written at most this often, ms. */
const presenceMs = 5_000

interface Table {
  readonly watchers: Map<() => void, string>
  /** Players who poll, and until when they count. */
  readonly polling: Map<string, number>
  timer: NodeJS.Timeout | undefined
  turning: Promise<TableView> | undefined
  snapshot: string
  players: number
  seenAt: number
}

/**
 * Runs the tables that have visitors. A round is begun while somebody is there, in whichever process looks first; the
 * database lets each step happen once. A table without visitors begins no further round.
 */
export function createLiveTables({ db, settlement, log, timing }: LiveTablesOptions): LiveTables {
  const tables = new Map<string, Table>()
  const settling = new Set<Promise<void>>()
  /** How many watches a player has, at all tables. */
  const watchesOf = (player: string) =>
    [...tables.values()].flatMap(({ watchers }) => [...watchers.values()].filter((one) => one === player))
      .length
  /** Salts that are fixed, by chain: they never change. */
  const salts = new Map<string, SaltState>()
  let isClosed = false

  function tableOf(gameId: string): Table {
    const known = tables.get(gameId)
    if (known !== undefined) return known
    const table: Table = {
      watchers: new Map(),
      polling: new Map(),
      timer: undefined,
      turning: undefined,
      snapshot: '',
      players: 0,
      seenAt: -Infinity,
    }
    tables.set(gameId, table)
    return table
  }

  function presentAt(table: Table): string[] {
    for (const [player, until] of table.polling) if (until < performance.now()) table.polling.delete(player)
    return [...new Set([...table.watchers.values(), ...table.polling.keys()])]
  }

  /** Settles in the background: nobody waits for a result, or for the next round, because the operator is slow. */
  function settle(round: TableRoundRow): void {
    const work = settlement.settle(round).catch((error: unknown) => {
      log({ event: 'studio.table_stuck', round: round.id, reason: String(error) })
    })
    settling.add(work)
    void work.then(() => {
      settling.delete(work)
      notify(tables.get(round.gameId))
    })
  }

  function notify(table: Table | undefined): void {
    for (const changed of table?.watchers.keys() ?? []) changed()
  }

  /** Draws the table's round when it is due, and begins the next one when the last is over. Returns the current round. */
  async function bringUp(gameId: string): Promise<{ round: TableRoundRow; now: number }> {
    for (let step = 0; step < 4; step++) {
      const found = await newestRound(db, gameId)
      if (found === undefined || isOver(found)) {
        await beginRound(db, gameId, timing)
      } else if (found.isAhead) {
        await retireChains(db, found.round.chain)
        settle(found.round)
      } else if (found.round.result === null && found.now > found.round.drawnAt.getTime()) {
        await settlement.draw(found.round)
        await endSoonWhereAlone(db, found.round, timing.alone)
        settle(found.round)
      } else {
        return found
      }
    }
    const found = await newestRound(db, gameId)
    if (found === undefined) throw new Error(`table ${gameId} has no round`)
    return found
  }

  async function saltFor(chain: string): Promise<SaltState> {
    const known = salts.get(chain)
    if (known !== undefined) return known
    const state = await saltState(db, chain)
    if (state.phase === 'fixed') salts.set(chain, state)
    return state
  }

  async function update(gameId: string, table: Table): Promise<TableView> {
    const rules = gameOf(gameId)?.table?.rules
    if (rules === undefined) throw new Error(`no table ${gameId}`)
    const present = presentAt(table)
    const { round, now } = await bringUp(gameId)
    if (performance.now() - table.seenAt > presenceMs || present.length > table.players) {
      table.players = await seePlayers(db, gameId, present)
      table.seenAt = performance.now()
    }
    const results = await resultsOf(db, gameId, shownResults)
    const view = viewOf(round, now, rules, await saltFor(round.chain), table.players, results)
    const snapshot = JSON.stringify({ ...view, now: 0 })
    if (snapshot !== table.snapshot) {
      table.snapshot = snapshot
      notify(table)
    }
    schedule(gameId, table, nextLook(round, now))
    return view
  }

  function schedule(gameId: string, table: Table, afterMs: number): void {
    clearTimeout(table.timer)
    if (isClosed) return
    if (presentAt(table).length === 0) {
      tables.delete(gameId)
      return
    }
    table.timer = setTimeout(() => void look(gameId, table).catch(() => undefined), afterMs)
    table.timer.unref()
  }

  function look(gameId: string, table: Table): Promise<TableView> {
    table.turning ??= update(gameId, table)
      .catch((error: unknown) => {
        log({ event: 'studio.table_failed', game: gameId, reason: String(error) })
        schedule(gameId, table, lookMs)
        throw error
      })
      .finally(() => {
        table.turning = undefined
      })
    return table.turning
  }

  return {
    view(gameId, player) {
      const table = tableOf(gameId)
      if (![...table.watchers.values()].includes(player))
        table.polling.set(player, performance.now() + pollStayMs)
      return look(gameId, table)
    },
    async closeEarly(gameId, roundId, player) {
      const table = tableOf(gameId)
      if (presentAt(table).some((one) => one !== player)) throw new StudioError('others_at_table')
      const outcome = await closeEarly(db, { gameId, roundId, player }, timing)
      if (outcome !== 'closed')
        throw new StudioError(outcome === 'others' ? 'others_at_table' : 'bets_closed')
      // A look that is under way may have read the round before.
      await table.turning?.catch(() => undefined)
      await look(gameId, table)
    },
    async seen(gameId, roundId, player) {
      const table = tables.get(gameId)
      if (table === undefined || presentAt(table).some((one) => one !== player)) return
      if (!(await endSoonAfterLook(db, { gameId, roundId, player }, timing.rest))) return
      await table.turning?.catch(() => undefined)
      await look(gameId, table).catch(() => undefined)
    },
    betsChanged(gameId, player) {
      const own = [...(tables.get(gameId)?.watchers ?? [])].filter(([, one]) => one === player)
      // The page that placed the bet has the response; it cannot be distinguished from the others.
      if (own.length > 1) for (const [changed] of own) changed()
    },
    watch(gameId, player, changed) {
      if (watchesOf(player) >= mostWatches) return undefined
      const table = tableOf(gameId)
      table.watchers.set(changed, player)
      table.polling.delete(player)
      table.seenAt = -Infinity
      void look(gameId, table).catch(() => undefined)
      return () => {
        const watcher = table.watchers.get(changed)
        if (watcher === undefined) return
        table.watchers.delete(changed)
        table.seenAt = -Infinity
        if (!isClosed && !presentAt(table).includes(watcher))
          void forgetPlayer(db, gameId, watcher).catch(() => undefined)
      }
    },
    replacePlayer(gameId, former, next) {
      const table = tables.get(gameId)
      if (table === undefined || former === next) return
      const until = table.polling.get(former)
      if (until !== undefined) table.polling.set(next, until)
      table.polling.delete(former)
      for (const [changed, player] of table.watchers) if (player === former) table.watchers.set(changed, next)
    },
    async close() {
      isClosed = true
      for (const table of tables.values()) clearTimeout(table.timer)
      const turning = [...tables.values()].flatMap((table) => table.turning ?? [])
      await Promise.allSettled(turning)
      await Promise.allSettled(settling)
    },
  }
}

/** Whether the next round may begin. */
function isOver({ round, now, isAhead }: NewestRound): boolean {
  if (round.voidedAt !== null) return true
  return round.result !== null && (isAhead || now >= round.endsAt.getTime())
}

/** Milliseconds until something may have changed. */
function nextLook({ drawnAt, endsAt, result }: TableRoundRow, now: number): number {
  const next = (result === null ? drawnAt : endsAt).getTime()
  return Math.min(lookMs, Math.max(30, next - now + 20))
}

function viewOf(
  round: TableRoundRow,
  now: number,
  rules: TableRules,
  salt: SaltState,
  players: number,
  results: readonly (readonly number[])[],
): TableView {
  const { id, closesAt, drawnAt, endsAt, result, proof, chain, number } = round
  return {
    now,
    round: {
      id,
      closes_at: closesAt.getTime(),
      drawn_at: drawnAt.getTime(),
      ends_at: endsAt.getTime(),
      result: result === null ? null : [...result],
      won: result === null ? [] : rules.spots.filter((spot) => rules.returnOf(spot, result) > 0),
      proof,
      chain,
      number,
    },
    salt: { ...salt, contributions: salt.contributions.map(([one, value]) => [one, value]) },
    players,
    results: results.slice(result === null ? 0 : 1).map((one) => [...one]),
  }
}
