import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newPlayer, settle } from './books.ts'
import { type Call, calls, type Memory } from './calls.ts'
import { allow, type CallRequest, failure, headersFor, notFound, read, Refused, success } from './http.ts'
import { gamePage, leastVariables, wrapped } from './site.ts'

/** Another response than the operator's own to one call, or none at all: `undefined` continues, a promise makes it late. */
export type Meddle = (
  call: string,
  request: CallRequest,
) =>
  | { readonly status: number; readonly type: string; readonly body: string }
  | Promise<undefined>
  | undefined

export interface LeastOptions {
  /** 0 for any free one. */
  readonly port?: number
  /** Where the app is served from: pages of no other origin may call. */
  readonly appOrigin: string
  /** Further `VARIABLES` of the site. `features` also says what the operator has; absent: the features of the specification. */
  readonly variables?: Readonly<Record<string, unknown>>
  /** `WEB_VARIABLES` of the site. */
  readonly web?: Readonly<Record<string, unknown>>
  readonly meddle?: Meddle
}

/**
 * An operator that has the calls of docs/least-operator.md and no others, written from the contract without a line of the
 * reference operator, and keeps everything in memory.
 */
export interface LeastOperator {
  readonly origin: string
  /** What was requested that does not exist here. The app must ask for none of it. */
  readonly unknown: readonly string[]
  /** Every call that got a response, such as `GET /main/init`. */
  readonly asked: readonly string[]
  /** The site's configuration as the app fetches it. */
  config(): string
  /** Adds an account; every player begins with a balance of 1,050,000 won, 30,000 points and two unread memos. */
  join(username: string, password: string): void
  /** The bank has every transfer of everybody. */
  settle(): void
  /** The support answers every inquiry. */
  answer(text: string): void
  stop(): Promise<void>
}

const ownFeatures = new Set(Object.values(calls).flatMap(({ feature }) => feature ?? []))

export async function startLeastOperator(options: LeastOptions): Promise<LeastOperator> {
  const { appOrigin, variables = {}, web = {}, meddle } = options
  const unknown: string[] = []
  const served: string[] = []
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    )
  })
  server.listen(options.port ?? 0)
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://localhost:${(address as AddressInfo).port}`
  const memory: Memory = { players: new Map(), sessions: new Map(), origin }
  const features = variables['features']
  const has = ({ feature }: Call) =>
    feature === undefined || (Array.isArray(features) ? features.includes(feature) : ownFeatures.has(feature))
  const config = () =>
    wrapped({
      front_api_domain: origin,
      VARIABLES: { ...leastVariables, launch_host: origin, launch_hosts: [origin], ...variables },
      WEB_VARIABLES: web,
    })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await read(request)
    const headers = headersFor(sent.origin, appOrigin)
    if (sent.method === 'OPTIONS') return allow(response, headers)
    const send = (status: number, body: string, type = 'application/json') => {
      response.writeHead(status, { ...headers, 'content-type': type })
      response.end(body)
    }
    if (sent.path.startsWith('/play/')) return send(200, gamePage, 'text/html')
    if (sent.path === '/api/cnf') return send(200, config(), 'text/plain')
    const name = nameOf(sent)
    const other = await meddle?.(name, sent)
    if (other) return send(other.status, other.body, other.type)
    try {
      const call = calls[name]
      if (!call || !has(call)) {
        // The readiness check needs no call: a 404 is a response too.
        if (sent.path !== '/healthz') unknown.push(`${sent.method} ${sent.path}`)
        throw notFound()
      }
      served.push(name)
      return send(200, carriedOut(call, sent, memory, variables['public_lists'] === true))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return send(error.status, failure(sent.path, error))
    }
  }

  return {
    origin,
    unknown,
    asked: served,
    config,
    join(username, password) {
      const given = {
        username,
        password,
        email: `${username}@example.test`,
        nickname: username,
        phone: '+821012345678',
      }
      memory.players.set(username, newPlayer(given))
    },
    settle() {
      for (const player of memory.players.values()) settle(player)
    },
    answer(text) {
      for (const { inquiries } of memory.players.values())
        for (const inquiry of inquiries)
          Object.assign(inquiry, { status: 'answered', answer: text, answered_at: new Date().toISOString() })
    },
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** The name of a call in `calls`: the third part of a longer path is an id. */
function nameOf({ method, parts, path }: CallRequest): string {
  const exact = `${method} ${path}`
  if (Object.hasOwn(calls, exact) || parts.length < 3) return exact
  return `${method} /${parts.map((each, index) => (index === 2 ? '*' : each)).join('/')}`
}

/** Runs a call for who may, and once for each key. */
function carriedOut(call: Call, sent: CallRequest, memory: Memory, isPublic: boolean): string {
  const session = memory.sessions.get(sent.token ?? '')
  const isList = sent.query.has('provider_id') && !isPublic
  if (!session && (call.needsSession || isList)) throw new Refused(403, 4030, 'auth.tokenExpired')
  // Only calls that need a session look at the player. Joining has a player of its own, who exists after it.
  const player = session?.player ?? nobody
  if (!call.isKeyed) return success(sent.path, call.run(sent, memory, player))
  if (sent.key === undefined) throw new Refused(400, 4000, 'request.keyMissing')
  const submission = `${sent.method} ${sent.path} ${sent.text}`
  const before = player.responses.get(sent.key)
  if (before && before.submission !== submission) throw new Refused(422, 4001, 'request.keyReused')
  const response = before?.response ?? success(sent.path, call.run(sent, memory, player))
  player.responses.set(sent.key, { submission, response })
  return response
}

const nobody = newPlayer({ username: '', password: '', email: '', nickname: '', phone: '' })
