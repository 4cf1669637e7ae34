import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { numberAt, password, registration, textAt, valueAt } from '../support/server/operator.ts'

/** What came of all presses so far. */
export interface Tally {
  presses: number
  /** Presses that were repeated because no answer came, or a refusal of the moment. */
  repeated: number
  /** Presses that the player would have been told had failed. */
  failed: string[]
  /** Pages that were opened with all their files. */
  visits: number
  /** Slowest press with its repeats, ms. */
  slowest: number
}

/** As the app: three repeats, a second apart, with the same key. */
const repeats = 3
const pauseMs = 1_000

/**
 * Players who press all the time until `stop`: deposits that they take back, withdrawals, questions for the balance. Every press
 * has one key. In the end what the operator keeps is held against what it answered: nothing lost, nothing twice.
 */
export async function startPresses(
  origin: string,
  players: number,
): Promise<{ readonly tally: Tally; stop(): Promise<void> }> {
  const tally: Tally = { presses: 0, repeated: 0, visits: 0, failed: [], slowest: 0 }
  const ended = new AbortController()

  const press = async (
    path: string,
    body: unknown,
    token: string,
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<unknown> => {
    const key = randomUUID()
    const begin = performance.now()
    tally.presses += 1
    for (let tries = 0; ; tries++) {
      const answer = await send(`${origin}${path}`, { method, body, token, key })
      if (answer.ok) {
        tally.slowest = Math.max(tally.slowest, performance.now() - begin)
        return answer.json
      }
      if (tries === repeats || !answer.again) {
        tally.failed.push(`${path}: ${answer.said}`)
        return undefined
      }
      tally.repeated += 1
      await delay(pauseMs)
    }
  }

  const play = async (number: number): Promise<void> => {
    const joined = await press('/auth/register', registration(`rehearsal_${number}_${Date.now() % 1e6}`), '')
    const token = textAt(joined, 'data', 'jwt')
    await press('/account/me', { ...bank, password }, token, 'PATCH')
    const balance = async () => numberAt(await press('/main/init', undefined, token), 'DATA', 'ui', 'amount')
    const opening = await balance()
    let deposits = 0
    let withdrawn = 0
    for (let turn = 0; !ended.signal.aborted; turn++) {
      const made = await press('/wallet/deposit', { amount, depositor: 'Rehearsal' }, token)
      if (made !== undefined) {
        deposits += 1
        await press(`/wallet/deposit/${textAt(made, 'data', 'id')}/cancel`, {}, token)
      }
      if (turn % 20 === 0 && withdrawn < opening - amount) {
        const taken = await press('/wallet/withdraw', { amount }, token)
        if (taken !== undefined) withdrawn += amount
      }
      await balance()
      await delay(200)
    }
    const held = await balance()
    if (held !== opening - withdrawn)
      tally.failed.push(
        `the balance is ${held}: ${withdrawn} of ${opening} were withdrawn by answered presses`,
      )
    const kept = listOf(await press('/wallet/deposit?limit=1000', undefined, token)).length
    if (kept !== deposits) tally.failed.push(`${deposits} deposits were answered and ${kept} are kept`)
  }

  /** Somebody who opens the page again and again: it must have its root, and each of its files must come. */
  const visit = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      const html = await textOf(`${origin}/home`)
      const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
      const empty = await Promise.all(files.map(async (path) => (await textOf(`${origin}${path}`)) === ''))
      if (!html.includes('id="root"') || files.length === 0) tally.failed.push('a page was blank')
      if (empty.includes(true)) tally.failed.push('a page lacked one of its files')
      tally.visits += 1
      await delay(100)
    }
  }

  const running = Promise.all([visit(), ...Array.from({ length: players }, (_, at) => play(at))])
  return {
    tally,
    async stop() {
      ended.abort()
      await running
    },
  }
}

/** The smallest deposit and withdrawal of the site, won. */
const amount = 10_000

/** Where the withdrawals would go. */
const bank = { bank_code: '000', bank_account: '110-2040-7789', bank_name: 'Rehearsal' }

function listOf(json: unknown): readonly unknown[] {
  const list = valueAt(json, 'data', 'list')
  return Array.isArray(list) ? list : []
}

type Sent =
  | { readonly ok: true; readonly json: unknown }
  /** `again`: nobody knows what came of it, or the operator says to come back. */
  | { readonly ok: false; readonly again: boolean; readonly said: string }

interface Press {
  readonly method: string
  readonly body: unknown
  readonly token: string
  readonly key: string
}

async function send(url: string, { method, body, token, key }: Press): Promise<Sent> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        'idempotency-key': key,
        'content-type': 'text/plain',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(15_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.ok) return { ok: true, json: JSON.parse(text) }
    return { ok: false, again: response.status >= 500, said: `${response.status} ${text.slice(0, 120)}` }
  } catch (error) {
    return { ok: false, again: true, said: String(error) }
  }
}

/** The text behind an address; empty where none came. */
async function textOf(url: string): Promise<string> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/html,*/*' },
      signal: AbortSignal.timeout(15_000),
    })
    return response.ok ? await response.text() : ''
  } catch {
    return ''
  }
}
