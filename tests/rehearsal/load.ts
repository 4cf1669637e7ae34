import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { numberAt, password, registration, textAt, valueAt } from '../support/server/operator.ts'

/** The outcome of all submissions so far. */
export interface Tally {
  requests: number
  /** Submissions that were repeated because no response arrived, or a refusal of the moment. */
  repeated: number
  /** Submissions that would have failed for the player. */
  failed: string[]
  /** Pages that were opened with all their files. */
  visits: number
  /** Slowest submission with its repeats, ms. */
  slowest: number
}

/** As the app: three repeats, a second apart, with the same key. */
const repeats = 3
const pauseMs = 1_000

/**
 * Players who submit all the time until `stop`: deposits that they take back, withdrawals, requests of the balance. Every submission
 * has one key. In the end the stored rows are checked against the responses: nothing lost, nothing twice.
 */
export async function startLoad(
  origin: string,
  players: number,
): Promise<{ readonly tally: Tally; stop(): Promise<void> }> {
  const tally: Tally = { requests: 0, repeated: 0, visits: 0, failed: [], slowest: 0 }
  const ended = new AbortController()

  const submit = async (
    path: string,
    body: unknown,
    token: string,
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<unknown> => {
    const key = randomUUID()
    const begin = performance.now()
    tally.requests += 1
    for (let tries = 0; ; tries++) {
      const response = await send(`${origin}${path}`, { method, body, token, key })
      if (response.ok) {
        tally.slowest = Math.max(tally.slowest, performance.now() - begin)
        return response.json
      }
      if (tries === repeats || !response.again) {
        tally.failed.push(`${path}: ${response.message}`)
        return undefined
      }
      tally.repeated += 1
      await delay(pauseMs)
    }
  }

  const play = async (number: number): Promise<void> => {
    const joined = await submit('/auth/register', registration(`rehearsal_${number}_${Date.now() % 1e6}`), '')
    const token = textAt(joined, 'data', 'jwt')
    await submit('/account/me', { ...bank, password }, token, 'PATCH')
    const balance = async () => numberAt(await submit('/main/init', undefined, token), 'DATA', 'ui', 'amount')
    const opening = await balance()
    let deposits = 0
    let withdrawn = 0
    for (let round = 0; !ended.signal.aborted; round++) {
      const made = await submit('/wallet/deposit', { amount, depositor: 'Rehearsal' }, token)
      if (made !== undefined) {
        deposits += 1
        await submit(`/wallet/deposit/${textAt(made, 'data', 'id')}/cancel`, {}, token)
      }
      if (round % 20 === 0 && withdrawn < opening - amount) {
        const taken = await submit('/wallet/withdraw', { amount }, token)
        if (taken !== undefined) withdrawn += amount
      }
      await balance()
      await delay(200)
    }
    const balanceNow = await balance()
    if (balanceNow !== opening - withdrawn)
      tally.failed.push(
        `the balance is ${balanceNow}: ${withdrawn} of ${opening} were withdrawn by confirmed submissions`,
      )
    const stored = listOf(await submit('/wallet/deposit?limit=1000', undefined, token)).length
    if (stored !== deposits) tally.failed.push(`${deposits} deposits were confirmed and ${stored} are stored`)
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
  /** `again`: its outcome is unknown, or the operator asks for a retry. */
  | { readonly ok: false; readonly again: boolean; readonly message: string }

interface Submission {
  readonly method: string
  readonly body: unknown
  readonly token: string
  readonly key: string
}

async function send(url: string, { method, body, token, key }: Submission): Promise<Sent> {
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
    return { ok: false, again: response.status >= 500, message: `${response.status} ${text.slice(0, 120)}` }
  } catch (error) {
    return { ok: false, again: true, message: String(error) }
  }
}

/** The text behind an address; empty where none arrived. */
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
