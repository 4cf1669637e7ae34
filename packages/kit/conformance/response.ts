import * as v from 'valibot'
import { isOkCode } from '@marquee/contract/codes.ts'
import { EnvelopeA, EnvelopeB, type EnvelopeKind } from '@marquee/contract/envelope.ts'
import { at, shown } from './json.ts'
import { Miss } from './miss.ts'

/** An operator's response to one request. */
export interface OperatorResponse {
  /** Method and path, for reports. */
  readonly request: string
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed body; `undefined` when it is no JSON. */
  readonly json: unknown
}

/** Code and message key of a response, whatever its envelope. */
export function verdictOf({ json }: OperatorResponse): { readonly code: unknown; readonly key: unknown } {
  return { code: at(json, 'code') ?? at(json, 'state'), key: at(json, 'msg') ?? at(json, 'message') }
}

/** The response on one line of a report. */
export function described(response: OperatorResponse): string {
  return `${response.request} returned ${response.status} ${shown(response.text)}`
}

/**
 * The data of a successful response.
 *
 * @throws Miss when the response is an error, or its envelope or data have another shape
 */
export function dataOf<Schema extends v.GenericSchema>(
  response: OperatorResponse,
  envelope: EnvelopeKind,
  schema: Schema,
): v.InferOutput<Schema> {
  return parsed(response, schema, opened(response, envelope))
}

function opened(response: OperatorResponse, envelope: EnvelopeKind): unknown {
  const { status, json } = response
  if (status !== 200) throw new Miss(`${described(response)}, where a success was due`)
  if (envelope === 'A') {
    const { RESULT, DATA } = parsed(response, EnvelopeA, json)
    if (!RESULT) throw new Miss(`${described(response)}: RESULT is not true`)
    return DATA
  }
  const { code, state, data } = parsed(response, EnvelopeB, json)
  if (!isOkCode(code ?? state)) throw new Miss(`${described(response)}: the code is not "OK" or 0`)
  return data ?? {}
}

function parsed<Schema extends v.GenericSchema>(
  response: OperatorResponse,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  const path = v.getDotPath(issue) ?? 'the response'
  throw new Miss(`${response.request}: ${path}: ${issue.message}`)
}
