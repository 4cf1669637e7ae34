import * as v from 'valibot'
import { isOkCode, type ServerErrorCode, toServerErrorCode } from '@marquee/contract/codes.ts'
import { EnvelopeA, EnvelopeB } from '@marquee/contract/envelope.ts'
import type { ApiError } from '@marquee/contract/result.ts'
import { parseJson } from '../storage/safe-json.ts'

/** A response of the operator, read from either envelope of spec §7. */
export type OperatorResponse =
  | { readonly ok: true; readonly data: unknown; readonly session: SessionChanges | undefined }
  | {
      readonly ok: false
      readonly code: ServerErrorCode
      readonly message: string
      readonly details: ApiError['details']
      readonly fields: ApiError['fields']
    }

/** Numbers for the message of a refusal, such as the remaining wagering requirement. */
const Details = v.record(v.string(), v.pipe(v.number(), v.safeInteger()))

/** Errors of single fields in a refusal. */
const Fields = v.object({ fields: v.record(v.string(), v.string()) })

/** Session keys that a response sets, or removes with null. */
export type SessionChanges = Readonly<Record<string, string | number | boolean | null>>

/**
 * Reads a response in envelope A (`RESULT/DATA/message` or `RESULT/DATA/msg`) or B (`code|state/msg/data`). No other module
 * reads envelopes. Undefined for any other text, such as a captive portal's page.
 */
export function readResponse(text: string): OperatorResponse | undefined {
  const body = parseJson(text)
  const a = v.safeParse(EnvelopeA, body)
  if (a.success) {
    const { RESULT, DATA, message, msg, code } = a.output
    if (RESULT) return { ok: true, data: DATA ?? {}, session: undefined }
    return {
      ok: false,
      code: toServerErrorCode(code),
      message: message ?? msg ?? '',
      details: undefined,
      fields: undefined,
    }
  }
  const b = v.safeParse(EnvelopeB, body)
  const code = b.success ? (b.output.code ?? b.output.state) : undefined
  if (!b.success || code === undefined) return undefined
  if (isOkCode(code)) return { ok: true, data: b.output.data ?? {}, session: b.output.session }
  const details = v.safeParse(Details, b.output.data)
  const fields = v.safeParse(Fields, b.output.data)
  return {
    ok: false,
    code: toServerErrorCode(code),
    message: b.output.msg ?? '',
    details: details.success && Object.keys(details.output).length > 0 ? details.output : undefined,
    fields: fields.success ? fields.output.fields : undefined,
  }
}

/** Maximum of `Retry-After`, seconds. */
const maxRetryAfter = 120

/** `Retry-After` in seconds, from seconds or a date. Limited, because some servers send a whole day. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(Math.ceil(seconds), 0), maxRetryAfter)
}
