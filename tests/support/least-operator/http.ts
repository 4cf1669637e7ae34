import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** A refusal: HTTP status, code of spec §8, message key, and the fields that are wrong. */
export class Refused extends Error {
  readonly status: number
  readonly code: number
  readonly fields: Readonly<Record<string, string>> | undefined

  constructor(status: number, code: number, key: string, fields?: Readonly<Record<string, string>>) {
    super(key)
    this.status = status
    this.code = code
    this.fields = fields
  }
}

export const invalid = (key: string, fields?: Readonly<Record<string, string>>) =>
  new Refused(400, 4001, key, fields)
export const notFound = () => new Refused(404, 4001, 'item.notFound')

/** A request, as far as the calls look at it. */
export interface CallRequest {
  readonly method: string
  /** The parts of the path between slashes, as they appear in it. */
  readonly parts: readonly string[]
  readonly path: string
  readonly query: URLSearchParams
  readonly token: string | undefined
  readonly key: string | undefined
  readonly origin: string | undefined
  /** The body as it was sent, which tells submissions of one key apart. */
  readonly text: string
}

export async function read(request: IncomingMessage): Promise<CallRequest> {
  const url = new URL(request.url ?? '/', 'http://operator')
  const { authorization, origin, 'idempotency-key': key } = request.headers
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    parts: url.pathname.split('/').slice(1),
    query: url.searchParams,
    token: /^Bearer (.+)$/.exec(authorization ?? '')?.[1],
    key: typeof key === 'string' && key !== '' ? key : undefined,
    origin,
    text: await text(request),
  }
}

/** The fields of a body. @throws Refused when it is no JSON object */
export function bodyOf({ text: sent }: CallRequest): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(sent)
    if (typeof body === 'object' && body !== null) return { ...body }
  } catch {
    // Refused below, as any other text that is no object.
  }
  throw invalid('request.invalid')
}

/** Envelope A below `/game` and `/main`, B everywhere else (spec §7). */
const isA = (path: string) => /^\/(?:game|main)\//.test(path)

export function success(path: string, data: object): string {
  const { session, ...rest } = { session: undefined, ...data }
  return JSON.stringify(
    isA(path)
      ? { RESULT: true, DATA: data, message: '' }
      : { code: 'OK', msg: '', data: rest, ...(session === undefined ? {} : { session }) },
  )
}

export function failure(path: string, { code, message, fields }: Refused): string {
  const data = fields ? { fields } : {}
  return JSON.stringify(isA(path) ? { RESULT: false, code, message } : { code, msg: message, data })
}

/** Headers of every response. Pages of other origins than the app's may not call. */
export function headersFor(origin: string | undefined, appOrigin: string): Record<string, string> {
  const headers = {
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
    vary: 'Origin',
  }
  return origin === appOrigin
    ? { ...headers, 'access-control-allow-origin': appOrigin, 'access-control-expose-headers': 'date' }
    : headers
}

/** Responds to a preflight. */
export function allow(response: ServerResponse, headers: Record<string, string>): void {
  response.writeHead(204, {
    ...headers,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-ga-seq, accept-language',
    'access-control-max-age': '600',
  })
  response.end()
}
