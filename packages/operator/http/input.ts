import type { Context } from 'hono'
import * as v from 'valibot'
import { ServerCode } from '@marquee/contract/codes.ts'
import { invalid, missing, RequestError, fieldErrors } from './request-error.ts'
import { isPlainJson } from './json-text.ts'

/** Bytes. */
export const maxBodyBytes = 64 * 1024

/**
 * Reads the body of a call: JSON with the type `text/plain` (spec §7) or `application/json`.
 *
 * @throws RequestError 413 past the limit, 415 for another type, 400 for bytes that are not UTF-8
 */
export async function readText(c: Context): Promise<string> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== undefined && type !== '' && type !== 'text/plain' && type !== 'application/json') {
    throw new RequestError(415, ServerCode.parameterInvalid, 'request.contentType')
  }
  const bytes = await readBytes(c, maxBodyBytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalid('request.invalidText')
  }
}

/** Reads a body of at most `most` bytes. @throws RequestError 413 past the limit, as soon as that shows */
export async function readBytes(c: Context, most: number): Promise<Uint8Array> {
  const tooLarge = new RequestError(413, ServerCode.parameterInvalid, 'request.tooLarge')
  if (Number(c.req.header('content-length') ?? 0) > most) throw tooLarge
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > most) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Parses and validates the text of a body.
 *
 * @throws RequestError 400: 4000 for an empty body or a missing field, 4001 for an invalid one
 */
export function parseBody<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> {
  if (text.trim() === '') throw missing('request.bodyMissing')
  // PostgreSQL text cannot hold NUL: it would be a database error later.
  if (/\\u0000|\0/i.test(text)) throw invalid('request.invalidText')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalid('request.malformedJson')
  }
  if (!isPlainJson(text)) throw invalid('request.invalidText')
  // The schemas accept an array as an object.
  if (Array.isArray(value)) throw invalid('request.invalid')
  return parse(schema, value)
}

/** Reads and validates the body of a call. @throws RequestError as `readText` and `parseBody` */
export async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return parseBody(schema, await readText(c))
}

/**
 * Validates the query. A parameter may occur once: servers and proxies differ in which of two they use.
 *
 * @throws RequestError 400
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

/** A message key of the contract's schemas; the library's own messages are prose. */
const keyPattern = /^[a-z][A-Za-z_]*\.[A-Za-z]+$/
/** Fields that one response names. */
const maxFields = 20

/**
 * Reports the first error of each field: the message key of the contract's check, else `<field>.required` for an absent and
 * `<field>.invalid` for an invalid field. The code is 4000 if the first of these fields is absent, else 4001.
 */
function parse<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  const errors = new Map<string, { key: string; absent: boolean }>()
  for (const issue of result.issues.slice(0, maxFields)) {
    const field = v.getDotPath(issue)?.slice(0, 60) ?? 'request'
    const absent =
      issue.input === undefined || issue.received === 'undefined' || issue.message === `${field}.required`
    const key = keyPattern.test(issue.message) ? issue.message : `${field}.${absent ? 'required' : 'invalid'}`
    if (!errors.has(field)) errors.set(field, { key, absent })
  }
  const [first] = errors.values()
  const code = first?.absent === true ? ServerCode.parameterMissing : ServerCode.parameterInvalid
  throw fieldErrors(Object.fromEntries([...errors].map(([field, { key }]) => [field, key])), { code })
}
