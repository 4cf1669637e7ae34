import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { EnvelopeKind } from '@marquee/contract/envelope.ts'
import type { RequestError } from './request-error.ts'

/** The envelope of the responses below a path (spec §7). */
export function envelopeOf(path: string): EnvelopeKind {
  return path.startsWith('/game/') || path.startsWith('/main/') ? 'A' : 'B'
}

/** A success in envelope A. */
export function respondA<Data extends object>(c: Context, data: Data): Response {
  return c.json({ RESULT: true, DATA: data, message: '' }, 200)
}

/** A success in envelope B; `session` are keys that the app writes to its session storage (null removes one). */
export function respondB<Data extends object>(
  c: Context,
  data: Data,
  session?: Readonly<Record<string, string | number | boolean | null>>,
): Response {
  return c.json({ code: 'OK', msg: '', data, ...(session === undefined ? {} : { session }) }, 200)
}

/** A failed call in the envelope of the requested path. */
export function respondError(c: Context, error: RequestError): Response {
  const { status, code, key, details, fields } = error
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
  return envelopeOf(c.req.path) === 'A'
    ? c.json({ RESULT: false, DATA: {}, message: key, code }, status as ContentfulStatusCode)
    : c.json(
        { code, msg: key, data: fields === undefined ? details : { ...details, fields } },
        status as ContentfulStatusCode,
      )
}
