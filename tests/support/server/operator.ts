import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { at } from '@marquee/kit/conformance/json.ts'
import { createApp } from '@marquee/operator/app.ts'
import { pictures } from '@marquee/studio/art/folders.ts'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import type { Db, OpenDatabase } from '@marquee/operator/database/db.ts'
import type { BuiltApp } from '@marquee/operator/http/built-app.ts'
import { hideProviders } from '@marquee/operator/games/hidden-providers.ts'
import { createLobby } from '@marquee/operator/games/lobby.ts'
import type { Log } from '@marquee/operator/log.ts'
import { openRealLedger } from '@marquee/operator/ledger/real-money.ts'
import { loadSecrets } from '@marquee/operator/site/secrets.ts'
import { demo, seed } from '@marquee/operator/database/seed.ts'
import { documentVersion } from '@marquee/operator/support/documents.ts'
import type { AppSettings, Services } from '@marquee/operator/services.ts'
import type { LimitPerKey } from '@marquee/operator/http/limit-per-key.ts'
import { noOverrides, type SiteOverrides, siteVariables } from '@marquee/operator/site/site-config.ts'
import { signStudioCall } from '@marquee/contract/studio-signature.ts'
import { WalletResponse, type WalletMove } from '@marquee/contract/studio.ts'
import { siteRules } from '@marquee/operator/wallet/site-rules.ts'
import { testDatabase } from './database.ts'

export interface Sent {
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  /** JSON value, or a text or bytes that are sent as they are. */
  readonly body?: unknown
  readonly address?: string
}

export interface TestResponse {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
  readonly text: string
  /** Parsed body; `undefined` when it is no JSON object. */
  readonly json: Readonly<Record<string, unknown>> | undefined
}

export interface JoinedPlayer {
  readonly username: string
  readonly jwt: string
  readonly accessToken: string
  readonly id: string
  /** The session that joining began. */
  readonly session: string
}

/** An operator without a server, on a database of its own, whose clock the test moves. */
export interface TestOperator {
  readonly db: Db
  readonly services: Services
  /** Moves the clock forward, seconds. */
  pass(seconds: number): void
  /** Stops the clock at an instant; `pass` moves it from there. */
  stopClockAt(instant: Date): void
  send(method: string, target: string, sent?: Sent): Promise<TestResponse>
  /** Signs in and gives the `jwt`. */
  signIn(username?: string, password?: string): Promise<string>
  /** A new player with the opening balance. */
  join(username?: string): Promise<JoinedPlayer>
  /** The player's cash as `/main/init` says. */
  cash(token: string): Promise<number>
  /** A signed call of the studio. */
  studio(method: 'GET' | 'POST', target: string, body?: unknown): Promise<TestResponse>
  move(kind: 'debit' | 'credit' | 'rollback', move: WalletMove): Promise<WalletResponse>
  close(): Promise<void>
}

export const password = 'a-good-password'

/**
 * Processes that handle a test operator's calls in turn: `TEST_PROCESSES` of the step `processes`. They are apps side by side
 * on one database; `tests/chaos/processes` has real ones.
 */
const processCount = Number(process.env['TEST_PROCESSES'] ?? 1)

const MoveResponse = v.object({ data: WalletResponse })

/** Starts one; `change` are settings that differ from the default. */
export async function testOperator(
  change: Partial<AppSettings> = {},
  more: {
    readonly log?: Log
    readonly built?: BuiltApp
    readonly limitPerPlayer?: LimitPerKey
    /** A filled database instead of a new one. */
    readonly database?: OpenDatabase | undefined
  } = {},
): Promise<TestOperator> {
  const database = more.database ?? (await testDatabase())
  const { db } = database
  const siteOverrides = unpaced(change.siteOverrides ?? noOverrides)
  const { currency } = siteRules(siteOverrides)
  const { play_money } = siteVariables(siteOverrides)
  await (play_money ? seed : openRealLedger)(db, currency)
  let ahead = 0
  let stoppedAt: number | undefined
  const services: Services = {
    db,
    lobby: createLobby(hideProviders(catalogue(), siteOverrides.hidden_providers), currency),
    pictures,
    secrets: await loadSecrets(db),
    log: more.log ?? (() => undefined),
    clock: () => new Date((stoppedAt ?? Date.now()) + ahead * 1000),
    runningCalls: new Set(),
    // Tests of races need all calls of one player at the same time.
    limitPerPlayer: more.limitPerPlayer ?? ((_player, work) => work()),
    settings: {
      trustedProxies: 0,
      hosts: [],
      appOrigins: [],
      studioPort: 4174,
      studioOrigin: undefined,
      sessionSeconds: 3600,
      idleSeconds: 0,
      appUrl: 'https://app.example',
      relyingParty: { id: 'app.example', origins: ['https://app.example'] },
      pushHosts: [],
      configKey: 'test-key',
      walletRate: 100_000,
      ...change,
      siteOverrides,
    },
  }
  // Each process has a memory of its own, and all share the database.
  const apps = Array.from({ length: processCount }, () =>
    createApp({ ...services, runningCalls: new Set() }, more.built),
  )
  let requestCount = 0
  let joined = 0

  const send: TestOperator['send'] = async (method, target, sent = {}) => {
    const body =
      typeof sent.body === 'string' ||
      sent.body === undefined ||
      sent.body instanceof Uint8Array ||
      sent.body instanceof ReadableStream
        ? sent.body
        : JSON.stringify(sent.body)
    const app = apps[requestCount++ % apps.length]
    if (app === undefined) throw new Error('there is no process')
    const response = await app.request(
      target.startsWith('http') ? target : `http://localhost:4173${target}`,
      {
        method,
        headers: {
          ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
          ...(body === undefined ? {} : { 'content-type': 'text/plain' }),
          ...sent.headers,
        },
        ...(body === undefined
          ? {}
          : { body: body instanceof Uint8Array ? new Uint8Array(body) : body, duplex: 'half' }),
      },
      { incoming: { socket: { remoteAddress: sent.address ?? '127.0.0.1' } } },
    )
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    return { status: response.status, headers: response.headers, bytes, text, json: objectIn(text) }
  }

  const operator: TestOperator = {
    db,
    services,
    pass: (seconds) => {
      ahead += seconds
    },
    stopClockAt: (instant) => {
      stoppedAt = instant.getTime()
      ahead = 0
    },
    send,
    async signIn(username = demo.username, secret = demo.password) {
      const response = await send('POST', '/auth/login', { body: { username, password: secret } })
      return textAt(response.json, 'data', 'jwt')
    },
    async join(given) {
      joined += 1
      const username = given ?? `player_${joined}`
      const response = await send('POST', '/auth/register', {
        headers: { 'idempotency-key': randomUUID() },
        body: registration(username),
        address: `10.0.${joined >> 8}.${joined & 255}`,
      })
      const jwt = textAt(response.json, 'data', 'jwt')
      const claims = claimsOf(jwt)
      return {
        username,
        jwt,
        accessToken: textAt(response.json, 'data', 'access_token'),
        ...claims,
      }
    },
    async cash(token) {
      const response = await send('GET', '/main/init', { token })
      return numberAt(response.json, 'DATA', 'ui', 'amount')
    },
    async studio(method, target, body) {
      const text = body === undefined ? '' : JSON.stringify(body)
      const headers = signStudioCall(
        services.secrets.studio,
        { method, target, body: text },
        services.clock().getTime(),
      )
      return send(method, target, { headers, ...(body === undefined ? {} : { body: text }) })
    },
    async move(kind, move) {
      const response = await operator.studio('POST', `/studio/${kind}`, move)
      if (response.status !== 200) throw new Error(`${kind} returned ${response.status} ${response.text}`)
      return v.parse(MoveResponse, response.json).data
    },
    close: () => database.close(),
  }
  return operator
}

/** The site without the least time between two spins, which most tests have no time for. */
function unpaced(overrides: SiteOverrides): SiteOverrides {
  return { ...overrides, VARIABLES: { protection: { spin_ms: 0 }, ...overrides.VARIABLES } }
}

/** Whose token it is and of which session, as the token itself says. */
export function claimsOf(jwt: string): { id: string; session: string } {
  const claims = objectIn(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString())
  return { id: textAt(claims, 'sub'), session: textAt(claims, 'sid') }
}

/** A registration that is valid for any free user name. */
export function registration(username: string): Record<string, string> {
  return {
    username,
    email: `${username}@example.test`,
    password,
    nickname: username.slice(0, 20),
    phone: phoneOf(username),
    birth_date: '1990-05-17',
    terms_version: documentVersion('terms'),
  }
}

/** A phone of their own for each user name: nobody is taken for somebody else who is on a break. */
export function phoneOf(username: string): string {
  const number =
    Number.parseInt(createHash('sha256').update(username).digest('hex').slice(0, 12), 16) % 70_000_000
  return `+8210${20_000_000 + number}`
}

/** A move of a player's money in a round of its own. */
export function walletMove(
  { id, session }: { readonly id: string; readonly session: string },
  amount: number,
  change: Partial<WalletMove> = {},
): WalletMove {
  const round = { game_id: '1001', round_id: 'r1', transaction_id: randomUUID() }
  return { player: id, session, ...round, amount, ...change }
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** What lies at a path in parsed JSON. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  return at(value, ...path)
}

/** A text at a path in parsed JSON; throws when there is none. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const found = valueAt(value, ...path)
  if (typeof found !== 'string') throw new Error(`no text at ${path.join('.')} in ${JSON.stringify(value)}`)
  return found
}

/** A number at a path in parsed JSON; throws when there is none. */
export function numberAt(value: unknown, ...path: readonly string[]): number {
  const found = valueAt(value, ...path)
  if (typeof found !== 'number') throw new Error(`no number at ${path.join('.')} in ${JSON.stringify(value)}`)
  return found
}
