import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ServerCode, type ServerErrorCode } from '@marquee/contract/codes.ts'

/** A response that says why a call had no effect. `key` is stable: the app translates it. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly status: ContentfulStatusCode
  readonly code: ServerErrorCode
  readonly key: string
  readonly headers: Readonly<Record<string, string>>
  /** Numbers that the app's message needs, sent as the response's `data`. */
  readonly details: Readonly<Record<string, number>>
  /** A message key for each invalid field, sent as `data.fields`. */
  readonly fields: Readonly<Record<string, string>> | undefined

  constructor(
    status: ContentfulStatusCode,
    code: ServerErrorCode,
    key: string,
    headers: Readonly<Record<string, string>> = {},
    details: Readonly<Record<string, number>> = {},
    fields?: Readonly<Record<string, string>>,
  ) {
    super(key)
    this.status = status
    this.code = code
    this.key = key
    this.headers = headers
    this.details = details
    this.fields = fields
  }
}

/** 400 and 4001: a value is invalid. */
export function invalid(key: string): RequestError {
  return new RequestError(400, ServerCode.parameterInvalid, key)
}

/** 400 and 4000: a value is missing. */
export function missing(key: string): RequestError {
  return new RequestError(400, ServerCode.parameterMissing, key)
}

/** 404 and 4001. */
export function notFound(key: string): RequestError {
  return new RequestError(404, ServerCode.parameterInvalid, key)
}

/** 429 and 5001, as spec §8 has no code for too many calls; `seconds` until the next one is allowed. */
export function tooMany(key: string, seconds: number): RequestError {
  return new RequestError(429, ServerCode.unknown, key, {
    'Retry-After': String(Math.max(1, Math.ceil(seconds))),
  })
}

/** Names every invalid field; 400 and 4001 unless given, with the `key` of the first field. */
export function fieldErrors(
  fields: Readonly<Record<string, string>>,
  {
    status = 400,
    code = ServerCode.parameterInvalid,
    key = Object.values(fields)[0] ?? 'request.invalid',
  }: {
    readonly status?: ContentfulStatusCode
    readonly code?: ServerErrorCode
    readonly key?: string
  } = {},
): RequestError {
  return new RequestError(status, code, key, {}, {}, fields)
}
