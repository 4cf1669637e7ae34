import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ServerCode, type ServerFailureCode } from '../src/contract/codes.ts'

/** A truthful no to a call: nothing happened. `key` is stable and the app translates it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: ContentfulStatusCode
  readonly code: ServerFailureCode
  readonly key: string
  readonly headers: Readonly<Record<string, string>>
  /** Numbers that the words need, sent as the answer's `data`. */
  readonly details: Readonly<Record<string, number>>
  /** What is wrong with which field, sent as `data.fields`; keys as `key`. */
  readonly fields: Readonly<Record<string, string>> | undefined

  constructor(
    status: ContentfulStatusCode,
    code: ServerFailureCode,
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

/** 400 and 4001: a value is wrong. */
export function invalid(key: string): Refusal {
  return new Refusal(400, ServerCode.parameterInvalid, key)
}

/** 400 and 4000: a value is missing. */
export function missing(key: string): Refusal {
  return new Refusal(400, ServerCode.parameterMissing, key)
}

/** 404: there is no such thing. */
export function notFound(key: string): Refusal {
  return new Refusal(404, ServerCode.parameterInvalid, key)
}

/** 429: too often; `seconds` until another try makes sense. */
export function tooMany(key: string, seconds: number): Refusal {
  return new Refusal(429, ServerCode.authError, key, {
    'Retry-After': String(Math.max(1, Math.ceil(seconds))),
  })
}

/** A refusal of fields: `status` and `code` as in its likes, `key` of the first one. */
export function wrongFields(
  fields: Readonly<Record<string, string>>,
  {
    status = 400,
    code = ServerCode.parameterInvalid,
    key = Object.values(fields)[0] ?? 'request.invalid',
  }: {
    readonly status?: ContentfulStatusCode
    readonly code?: ServerFailureCode
    readonly key?: string
  } = {},
): Refusal {
  return new Refusal(status, code, key, {}, {}, fields)
}
