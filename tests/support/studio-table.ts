import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { OpenDatabase } from '@marquee/operator/database/db.ts'
import { studioMoves } from '@marquee/operator/database/schema.ts'
import type { Log } from '@marquee/operator/log.ts'
import type { AppSettings } from '@marquee/operator/services.ts'
import { createStudioApp } from '@marquee/studio/server/http/app.ts'
import type { CallLimits } from '@marquee/studio/server/http/call-limits.ts'
import type { BuiltGame } from '@marquee/studio/server/http/built-files.ts'
import type { Draw } from '@marquee/studio/shared/draw.ts'
import { createSlotPlay, type SlotPlay } from '@marquee/studio/server/slots/slot-play.ts'
import type { StudioDb } from '@marquee/studio/server/database.ts'
import { createSlotSettlement } from '@marquee/studio/server/slots/slot-settlement.ts'
import type { RoundRow } from '@marquee/studio/server/slots/slot-rounds.ts'
import type { Settlement } from '@marquee/studio/server/settlement/settlement.ts'
import { createHandPlay, type HandPlay } from '@marquee/studio/server/hands/hand-play.ts'
import type { HandRow } from '@marquee/studio/server/hands/hand-rows.ts'
import { createHandSettlement } from '@marquee/studio/server/hands/hand-settlement.ts'
import { createLiveTables } from '@marquee/studio/server/tables/live-tables.ts'
import { createTablePlay, type TablePlay } from '@marquee/studio/server/tables/table-play.ts'
import type { TableTiming } from '@marquee/studio/server/tables/table-timing.ts'
import {
  createTableSettlement,
  type TableSettlement,
} from '@marquee/studio/server/tables/table-settlement.ts'
import type { WalletSend } from '@marquee/studio/server/wallet/wallet-http.ts'
import { createWallet } from '@marquee/studio/server/wallet/wallet-client.ts'
import { fixedRound } from './fixed-round.ts'
import { testOperator, type TestOperator } from './server/operator.ts'

export const gameId = '1001'
export const appOrigin = 'https://app.example'

/** A studio without a server, in front of a real operator without a server. */
export interface StudioTable {
  readonly operator: TestOperator
  /** A new player, and a launch token of theirs. */
  launch(game?: string): Promise<{ jwt: string; player: string; session: string; token: string }>
  /** A studio process; each has a memory of its own, all share the database. */
  process(options?: ProcessOptions): StudioProcess
  /** Transaction ids that the operator's books hold of a player, by kind. */
  moves(player: string): Promise<{ kind: string; id: string }[]>
  close(): Promise<void>
}

export interface ProcessOptions {
  /** Runs before each write and around each call of the operator; throwing there is a crash, or a lost message. */
  readonly step?: (name: string) => void
  /** What a call of the operator waits for before it is sent: an operator that responds late. */
  readonly beforeWallet?: (target: string) => Promise<void>
  readonly pace?: number
  readonly maxAgeMs?: number
  readonly random?: Draw
  /** What cards of hands are drawn with. */
  readonly draw?: Draw
  readonly handWaitMs?: number
  /** Data that replaces the operator's response to a call; `undefined` forwards the call. */
  readonly answer?: (target: string) => unknown
  readonly log?: Log
  /** Parts of a round at a live table; very long ones without it, which a test ends itself. */
  readonly timing?: TableTiming
  /** Without them any number of calls runs at a time: tests of races send many. */
  readonly callLimits?: CallLimits
}

export interface StudioProcess {
  readonly play: SlotPlay
  readonly settlement: Settlement<RoundRow>
  readonly tablePlay: TablePlay
  readonly tableSettlement: TableSettlement
  readonly handPlay: HandPlay
  readonly handSettlement: Settlement<HandRow>
  readonly closeTables: () => Promise<void>
  readonly app: Hono
}

export const unlimitedCalls: CallLimits = { perSession: Infinity, perAddress: Infinity }

const endless: TableTiming = {
  bet: 3_600_000,
  lock: 3_600_000,
  show: 3_600_000,
  alone: 3_600_000,
  rest: 3_600_000,
}

const built: BuiltGame = {
  entry: (name) => ({ script: `/assets/${name}-x.js`, styles: [`/assets/${name}-x.css`], preloads: [] }),
  serve: (c) => c.text('', 404),
}

export async function openTable(
  change: Partial<AppSettings> = {},
  database?: OpenDatabase,
): Promise<StudioTable> {
  const operator = await testOperator(change, { database })

  return {
    operator,
    async launch(game = gameId) {
      const { jwt, id, session } = await operator.join()
      return { jwt, player: id, session, token: await launchToken(operator, jwt, game) }
    },
    process(options = {}) {
      const {
        step = () => undefined,
        beforeWallet = () => Promise.resolve(),
        pace = 0,
        timing = endless,
        random,
        draw,
        handWaitMs,
        answer: response = () => undefined,
        log = () => undefined,
        callLimits = unlimitedCalls,
        ...rest
      } = options
      const drawFor = random === undefined ? {} : { drawFor: () => Promise.resolve(random) }
      const send: WalletSend = async ({ method, target, headers, body }) => {
        step(`before ${target}`)
        await beforeWallet(target)
        const made = response(target)
        if (made !== undefined)
          return { status: 200, body: JSON.stringify({ code: 'OK', msg: '', data: made }) }
        const { status, text } = await operator.send(method, target, {
          headers,
          ...(method === 'POST' ? { body } : {}),
        })
        step(`after ${target}`)
        return { status, body: text }
      }
      const db = watched(operator.db, step)
      const wallet = createWallet(send, operator.services.secrets.studio, [])
      const settlement = createSlotSettlement({ db, wallet, log, ...drawFor, ...rest })
      const play = createSlotPlay({ db, wallet, settlement, pace, log })
      const tableSettlement = createTableSettlement({ db, wallet, log })
      const tables = createLiveTables({ db, settlement: tableSettlement, log, timing })
      const tablePlay = createTablePlay({ db, wallet, settlement: tableSettlement, tables, log })
      const drawn = draw === undefined ? {} : { drawFor: () => Promise.resolve(draw) }
      const handSettlement = createHandSettlement({ db, wallet, log, waitMs: handWaitMs, ...drawn, ...rest })
      const handPlay = createHandPlay({ db, wallet, settlement: handSettlement, pace, log })
      const app = createStudioApp({
        db,
        play,
        tablePlay,
        handPlay,
        built,
        log,
        secret: operator.services.secrets.studio,
        appOrigins: () => [appOrigin],
        callLimits,
        addressOf: (c) => c.req.header('x-address') ?? '',
      })
      const hands = { handPlay, handSettlement }
      return { play, settlement, tablePlay, tableSettlement, ...hands, closeTables: tables.close, app }
    },
    moves: async (player) => {
      const rows = await operator.db.select().from(studioMoves).where(eq(studioMoves.playerId, player))
      return rows.map((row) => ({ kind: row.kind, id: row.transactionId }))
    },
    close: () => operator.close(),
  }
}

/** A launch token for a game, as the operator's own launch call makes it. */
export async function launchToken(operator: TestOperator, jwt: string, game = gameId): Promise<string> {
  const { text } = await operator.send('GET', `/game/launch?game_id=${game}&type=slot`, { token: jwt })
  const url = /"url":"([^"]+)"/.exec(text)?.[1] ?? ''
  return new URL(url).searchParams.get('token') ?? ''
}

export const newSecret = (): string => randomBytes(32).toString('base64url')
export const newKey = (): string => randomUUID()

/** Randomness whose rounds of a game always pay more than the stake. */
export function alwaysWinning(game = gameId): Draw {
  return fixedRound(game, ({ total }, stake) => total > stake)
}

/** Randomness whose rounds of this game always pay nothing. */
export function neverWinning(): Draw {
  return fixedRound(gameId, ({ total }) => total === 0)
}

/** The database with a step before every write. */
function watched(db: StudioDb, step: (name: string) => void): StudioDb {
  return new Proxy(db, {
    get(target, name, receiver) {
      if (name === 'insert' || name === 'update' || name === 'transaction') step(`before ${name}`)
      return Reflect.get(target, name, receiver)
    },
  })
}
