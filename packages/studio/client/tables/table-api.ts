import * as v from 'valibot'
import {
  BetResponse,
  OpenedTable,
  Refilled,
  type SaltBody,
  TableUpdate,
} from '../../shared/table-protocol.ts'
import { type CallResult, createCall } from '../common/api.ts'
import { delay } from '../common/delay.ts'
import { inStreamSlot } from './stream-slot.ts'

export interface Chip {
  readonly spot: string
  readonly amount: number
}

/** The studio's calls for one game session at a table. They never throw. */
export interface TableApi {
  open(token: string, gameId: string): Promise<CallResult<OpenedTable>>
  bet(key: string, round: string, bets: readonly Chip[]): Promise<CallResult<BetResponse>>
  takeBack(bet: string): Promise<CallResult<BetResponse>>
  /** Ends the betting of a round for the only player at the table. */
  closeEarly(round: string): Promise<CallResult<TableUpdate>>
  refill(): Promise<CallResult<Refilled>>
  /** Says that the player saw how a round ended; losing it only shows the round once more. */
  seen(round: string): Promise<void>
  /** Puts this browser's part into the salt of a new chain; whether it arrived. */
  salt(part: SaltBody): Promise<boolean>
  /** Follows the table until the page goes away. */
  follow(listener: Listener): void
}

export interface Listener {
  readonly update: (update: TableUpdate) => void
  /** How the table is followed now. */
  readonly mode: (mode: 'live' | 'polling' | 'lost') => void
  /** The game session has ended. */
  readonly ended: (code: string) => void
}

const pollMs = 2_000
/** A stream that brings no first event in this time does not get through: something on the way gathers it. */
const firstEventMs = 5_000
/** The studio says something every five seconds. */
const silenceMs = 12_000
/** How often polling continues before a stream is tried again. */
const pollsInARow = 30

export function createTableApi(secret: string): TableApi {
  const call = createCall(secret)

  /** Reads one stream to its end. Returns whether anything arrived, or the code that ended the session. */
  async function stream(listener: Listener): Promise<'silent' | 'received' | 'ended'> {
    const cut = new AbortController()
    let timer = setTimeout(() => cut.abort(), firstEventMs)
    let received: 'silent' | 'received' = 'silent'
    try {
      const response = await fetch('/api/table/events', {
        headers: { authorization: `Bearer ${secret}`, accept: 'text/event-stream' },
        cache: 'no-store',
        credentials: 'omit',
        signal: cut.signal,
      })
      if (response.status === 401) return 'ended'
      if (!response.ok || response.body === null) return 'silent'
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return received
        clearTimeout(timer)
        timer = setTimeout(() => cut.abort(), silenceMs)
        text += value
        const events = text.split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) {
          const update = updateIn(event)
          if (update === undefined) continue
          received = 'received'
          listener.mode('live')
          listener.update(update)
        }
      }
    } catch {
      return received
    } finally {
      clearTimeout(timer)
    }
  }

  /** Polls. Returns `false` when the session has ended. */
  async function poll(listener: Listener, times: number): Promise<boolean> {
    for (let attempt = 0; attempt < times; attempt++) {
      const result = await call(TableUpdate, '/table/state')
      if (result.kind === 'refused' && result.code === 'session_expired') return false
      // A studio that refuses a call for now is there: the table is what it was.
      const isLater = result.kind === 'refused' && result.code === 'too_soon'
      if (!isLater) listener.mode(result.kind === 'data' ? 'polling' : 'lost')
      if (result.kind === 'data') listener.update(result.data)
      await delay(isLater ? Math.max(result.wait ?? 0, pollMs) : pollMs)
    }
    return true
  }

  async function followForGood(listener: Listener): Promise<void> {
    let failures = 0
    for (;;) {
      const outcome = await inStreamSlot(() => stream(listener))
      if (outcome === 'ended') return listener.ended('session_expired')
      failures = outcome === 'received' ? 0 : failures + 1
      // One look in between says at once whether the way is cut or only the stream. Without a slot there is nothing to find out.
      if (!(await poll(listener, failures < 2 && outcome !== undefined ? 1 : pollsInARow)))
        return listener.ended('session_expired')
    }
  }

  return {
    open: (token, gameId) => call(OpenedTable, '/table/open', { token, secret, game_id: gameId }),
    bet: (key, round, bets) => call(BetResponse, '/table/bet', { key, round, bets }),
    takeBack: (bet) => call(BetResponse, '/table/take-back', { bet }),
    closeEarly: (round) => call(TableUpdate, '/table/close-early', { round }),
    refill: () => call(Refilled, '/table/refill', {}),
    seen: async (round) => {
      await call(v.object({}), '/table/seen', { round })
    },
    salt: async (part) => {
      const { kind } = await call(v.object({}), '/table/salt', part)
      return kind === 'data'
    },
    follow: (listener) => void followForGood(listener),
  }
}

/** The update of a server-sent event; other events only say that the stream lives. */
function updateIn(event: string): TableUpdate | undefined {
  const data = event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n')
  if (data === '') return undefined
  const update = v.safeParse(TableUpdate, JSON.parse(data))
  return update.success ? update.output : undefined
}
