import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type * as v from 'valibot'
import type { Endpoint, ParamsOf } from '@marquee/contract/endpoint.ts'
import { type OperatorResponse, dataOf } from './response.ts'
import { offers } from '@marquee/contract/features.ts'
import type { SiteConfig } from '@marquee/contract/config.ts'
import { Absent, Miss, NotAnnounced } from './miss.ts'

/** What a request brings beside its method and path. */
export interface Sent {
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** A JSON value, or a text that is sent as it is. */
  readonly body?: unknown
}

/** What a call of the contract brings. `key` is a new one for each call of an endpoint that needs one. */
export interface CallSent<E> extends Pick<Sent, 'token' | 'body' | 'query' | 'headers'> {
  readonly params?: ParamsOf<E>
  readonly key?: string
}

/** The operator under test, as the app calls it. */
export interface Operator {
  readonly origin: string
  /**
   * Sends a request as it is, and again when an operator that had too many (429) takes it.
   *
   * @throws Miss when that is too long to wait: the check was not done
   */
  send(method: string, path: string, sent?: Sent): Promise<OperatorResponse>
  /** Calls an endpoint; the response may be an error. @throws NotAnnounced when the site does not announce its feature */
  request<E extends Endpoint>(endpoint: E, sent?: CallSent<E>): Promise<OperatorResponse>
  /**
   * Calls an endpoint and reads the data of its success.
   *
   * @throws Miss when it is refused, has another shape, or is announced and not there; Absent when the operator has no such call;
   * NotAnnounced when the site does not announce its feature
   */
  call<E extends Endpoint>(endpoint: E, sent?: CallSent<E>): Promise<v.InferOutput<E['data']>>
}

/** Milliseconds that a response may take. */
const patience = 20_000
/** Seconds that the kit waits at most where a response asks for it. */
const longestWait = 60
/** How often a request is sent at most. */
const attempts = 3

/** The operator at `origin`, called through `fetch`; with the `config` of its site, what that announces and nothing else. */
export function operatorAt(origin: string, fetcher: typeof fetch = fetch, config?: SiteConfig): Operator {
  const sendOnce: Operator['send'] = async (method, path, sent = {}) => {
    const url = new URL(path, origin)
    for (const [name, value] of Object.entries(sent.query ?? {})) url.searchParams.set(name, value)
    const body =
      sent.body === undefined || typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body)
    const response = await fetcher(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: {
        'accept-language': 'en',
        'x-ga-seq': String(Date.now()),
        ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'text/plain' }),
        ...sent.headers,
      },
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    return {
      request: `${method} ${url.pathname}`,
      status: response.status,
      headers: response.headers,
      text,
      json: parse(text),
    }
  }
  const send: Operator['send'] = async (...request) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await sendOnce(...request)
      const wait = response.headers.get('retry-after')
      // Without the header the response is the check's to judge.
      if (response.status !== 429 || wait === null || !/^\d+$/.test(wait)) return response
      if (Number(wait) > longestWait || attempt === attempts)
        throw new Miss(
          `${response.request} returned 429, so this was not checked: run it again in ${wait} seconds, when the operator takes such calls`,
        )
      await setTimeout(Number(wait) * 1000)
    }
  }
  const request: Operator['request'] = async (endpoint, { params, key, headers, ...sent } = {}) => {
    const { feature } = endpoint
    if (feature && !offers(config, feature)) throw new NotAnnounced(`the site does not announce ${feature}`)
    return send(endpoint.method, fill(endpoint.path, params ?? {}), {
      ...sent,
      ...(endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { body: sent.body ?? {} }),
      headers: { ...(endpoint.keyed ? { 'idempotency-key': key ?? randomUUID() } : {}), ...headers },
    })
  }
  return {
    origin,
    send,
    request,
    async call(endpoint, sent) {
      const response = await request(endpoint, sent)
      if ([404, 405, 501].includes(response.status)) {
        if (endpoint.feature)
          throw new Miss(`the site announces ${endpoint.feature}, and there is no ${response.request}`)
        throw new Absent(`there is no ${response.request}`)
      }
      return dataOf(response, endpoint.envelope, endpoint.data)
    },
  }
}

function fill(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
