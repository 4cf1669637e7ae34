import * as v from 'valibot'
import { isOkCode } from '@marquee/contract/codes.ts'
import { EnvelopeA, EnvelopeB, type EnvelopeKind } from '@marquee/contract/envelope.ts'
import { at, shown } from './json.ts'
import { Miss } from './miss.ts'

/** An operator's answer to one request. */
export interface Answer {
  /** Method and path, for reports. */
  readonly asked: string
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed body; `undefined` when it is no JSON. */
  readonly json: unknown
}

/** Code and message key of an answer, whatever its envelope. */
export function verdictOf({ json }: Answer): { readonly code: unknown; readonly key: unknown } {
  return { code: at(json, 'code') ?? at(json, 'state'), key: at(json, 'msg') ?? at(json, 'message') }
}

/** The answer on one line of a report. */
export function described(answer: Answer): string {
  return `${answer.asked} was answered ${answer.status} ${shown(answer.text)}`
}

/**
 * The data of a successful answer.
 *
 * @throws Miss when the answer is an error, or its envelope or data have another shape
 */
export function dataOf<Schema extends v.GenericSchema>(
  answer: Answer,
  envelope: EnvelopeKind,
  schema: Schema,
): v.InferOutput<Schema> {
  return parsed(answer, schema, opened(answer, envelope))
}

function opened(answer: Answer, envelope: EnvelopeKind): unknown {
  const { status, json } = answer
  if (status !== 200) throw new Miss(`${described(answer)}, where a success was due`)
  if (envelope === 'A') {
    const { RESULT, DATA } = parsed(answer, EnvelopeA, json)
    if (!RESULT) throw new Miss(`${described(answer)}: RESULT is not true`)
    return DATA
  }
  const { code, state, data } = parsed(answer, EnvelopeB, json)
  if (!isOkCode(code ?? state)) throw new Miss(`${described(answer)}: the code is not "OK" or 0`)
  return data ?? {}
}

function parsed<Schema extends v.GenericSchema>(
  answer: Answer,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  const place = v.getDotPath(issue) ?? 'the answer'
  throw new Miss(`${answer.asked}: ${place}: ${issue.message}`)
}
