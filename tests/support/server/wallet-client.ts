import { randomUUID } from 'node:crypto'
import { claimsOf, password, registration, textAt, valueAt } from './operator.ts'

/** A response that arrived whole; `undefined` when the outcome is unknown. */
export interface ReceivedResponse {
  readonly status: number
  readonly message: string
  readonly data: unknown
}

export type Outcome =
  | { readonly state: 'done'; readonly data: unknown }
  | { readonly state: 'running' | 'void' }

/** A player of an operator that runs as a process of its own, perhaps behind a proxy that breaks things. */
export interface RemotePlayer {
  readonly username: string
  readonly id: string
  readonly session: string
  readonly token: string
  /** Sends once, without any retry. */
  send(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<ReceivedResponse | undefined>
  /** Repeats the request until there is a response. */
  outcome(key: string): Promise<Outcome>
}

/** Joins a new player; `origin` gets every call, `direct` those for joining and for the outcome of a request. */
export async function remotePlayer(origin: string, direct: string, username: string): Promise<RemotePlayer> {
  const joined = await send(direct, 'POST', '/auth/register', registration(username), { key: randomUUID() })
  if (joined?.status !== 200) throw new Error(`${username} could not join: ${JSON.stringify(joined)}`)
  const token = textAt(joined.data, 'jwt')
  const sendAs: RemotePlayer['send'] = (method, path, body, key) =>
    send(origin, method, path, body, { token, ...(key === undefined ? {} : { key }) })
  const bank = { bank_code: '000', bank_account: '110-1234-5678', bank_name: 'Kim' }
  const change = await send(
    direct,
    'PATCH',
    '/account/me',
    { ...bank, password },
    { token, key: randomUUID() },
  )
  if (change?.status !== 200) throw new Error(`${username} has no bank account: ${JSON.stringify(change)}`)
  return {
    username,
    token,
    ...claimsOf(token),
    send: sendAs,
    async outcome(key) {
      for (;;) {
        const received = await send(direct, 'POST', '/wallet/outcome', { key }, { token })
        if (received?.status === 200) {
          const state = valueAt(received.data, 'state')
          if (state === 'done') return { state, data: valueAt(received.data, 'data') }
          if (state === 'void') return { state }
        }
        await new Promise((resolve) => setTimeout(resolve, 30))
      }
    },
  }
}

async function send(
  origin: string,
  method: string,
  path: string,
  body: unknown,
  who: { readonly token?: string; readonly key?: string },
): Promise<ReceivedResponse | undefined> {
  try {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(who.token === undefined ? {} : { authorization: `Bearer ${who.token}` }),
        ...(who.key === undefined ? {} : { 'idempotency-key': who.key }),
        ...(body === undefined ? {} : { 'content-type': 'text/plain' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
    const json: unknown = JSON.parse(await response.text())
    const message = valueAt(json, 'msg')
    return {
      status: response.status,
      message: typeof message === 'string' ? message : '',
      data: valueAt(json, 'data'),
    }
  } catch {
    return undefined
  }
}
