import type { Context } from 'hono'
import * as v from 'valibot'
import { ServerCode } from '../../src/contract/codes.ts'
import { invalid, missing, Refusal, wrongFields } from '../refusal.ts'
import { isPlainJson } from './json-text.ts'

/** Largest body that a call may have, bytes. */
export const bodyLimit = 64 * 1024

/**
 * The text of a call's body: JSON under `text/plain` (section 7) or `application/json`.
 *
 * @throws Refusal 413 past the limit, 415 for another type, 400 for bytes that are no UTF-8 text
 */
export async function readText(c: Context): Promise<string> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== undefined && type !== '' && type !== 'text/plain' && type !== 'application/json') {
    throw new Refusal(415, ServerCode.parameterInvalid, 'request.contentType')
  }
  const tooLarge = new Refusal(413, ServerCode.parameterInvalid, 'request.tooLarge')
  if (Number(c.req.header('content-length') ?? 0) > bodyLimit) throw tooLarge
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > bodyLimit) throw tooLarge
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw invalid('request.invalidText')
  }
}

/**
 * A body's text as what `schema` says.
 *
 * @throws Refusal 400: 4000 for an empty body or a missing field, 4001 for anything else that is wrong
 */
export function parseJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> {
  if (text.trim() === '') throw missing('request.bodyMissing')
  // PostgreSQL text cannot hold NUL: refused here, it can never become a database error.
  if (/\\u0000|\0/i.test(text)) throw invalid('request.invalidText')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalid('request.malformedJson')
  }
  if (!isPlainJson(text)) throw invalid('request.invalidText')
  // To the schemas a list is an object too.
  if (Array.isArray(value)) throw invalid('request.invalid')
  return parse(schema, value)
}

/** The body of a call as what `schema` says; see `readText` and `parseJson` for what is refused. */
export async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return parseJson(schema, await readText(c))
}

/**
 * The query as what `schema` says; a parameter given twice is refused, for it would mean one thing here and another
 * behind a proxy.
 *
 * @throws Refusal 400
 */
export function readQuery<Schema extends v.GenericSchema>(c: Context, schema: Schema): v.InferOutput<Schema> {
  const query: Record<string, string> = Object.create(null)
  for (const [name, values] of Object.entries(c.req.queries())) {
    const [value] = values
    if (values.length !== 1 || value === undefined || value.includes('\0'))
      throw invalid(`${name.slice(0, 40)}.invalid`)
    query[name] = value
  }
  return parse(schema, { ...query })
}

/** A key that a schema of the contract gives to a check; the library's own messages are prose. */
const keyPattern = /^[a-z][A-Za-z_]*\.[A-Za-z]+$/
/** Most fields that one answer names. */
const mostFields = 20

/**
 * The first thing that is wrong with each field: the key of the contract's check, else `<field>.required` when it is
 * absent and `<field>.invalid` when it is wrong. 4000 when the first one is absent, else 4001.
 */
function parse<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  const faults = new Map<string, { key: string; absent: boolean }>()
  for (const issue of result.issues.slice(0, mostFields)) {
    const field = v.getDotPath(issue)?.slice(0, 60) ?? 'request'
    const absent =
      issue.input === undefined || issue.received === 'undefined' || issue.message === `${field}.required`
    const key = keyPattern.test(issue.message) ? issue.message : `${field}.${absent ? 'required' : 'invalid'}`
    if (!faults.has(field)) faults.set(field, { key, absent })
  }
  const [first] = faults.values()
  const code = first?.absent === true ? ServerCode.parameterMissing : ServerCode.parameterInvalid
  throw wrongFields(Object.fromEntries([...faults].map(([field, { key }]) => [field, key])), { code })
}
