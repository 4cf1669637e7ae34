import * as v from 'valibot'

/** A field of a proof that is not as it has to be. `path` names it as in the proof: `numbers[2]`, `result.win`. */
export class FieldFault extends Error {
  override readonly name = 'FieldFault'
  readonly path: string

  constructor(path: string) {
    super(path)
    this.path = path
  }
}

/** Readers of parsed JSON; each throws `FieldFault` with the path of what is missing or of another shape. */

export type Json = Readonly<Record<string, unknown>>

export function objectAt(value: unknown, path: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new FieldFault(path)
  return Object.fromEntries(Object.entries(value))
}

/** A value of a schema's shape. Schemas are strict: whatever a check does not read would be part of the proof otherwise. */
export function shapedAt<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  path: string,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, value, { abortEarly: true })
  if (read.success) return read.output
  const inner = read.issues[0].path ?? []
  const names = inner.map(({ key }) =>
    typeof key === 'number' ? `[${key}]` : `.${String(key).slice(0, 40)}`,
  )
  throw new FieldFault([path, ...names].join(''))
}

/** A whole number. */
export const Whole = (least = 0, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))

/** Sums of money are never more than this, so that products stay exact. Minor units. */
export const Money = (least = 0) => Whole(least, 1_000_000_000_000)

/** ISO 4217. */
export const Currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))

export function textAt(value: unknown, path: string, shape = /^.{1,64}$/su): string {
  if (typeof value !== 'string' || !shape.test(value)) throw new FieldFault(path)
  return value
}

const hashShape = /^[0-9a-f]{64}$/
/** 64 hex digits. */
export const Hash = v.pipe(v.string(), v.regex(hashShape))
export const hashAt = (value: unknown, path: string): string => textAt(value, path, hashShape)

export function wholeAt(value: unknown, path: string, least = 0, most = Number.MAX_SAFE_INTEGER): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least || value > most)
    throw new FieldFault(path)
  return value
}

export function listAt<T>(
  value: unknown,
  path: string,
  read: (item: unknown, path: string) => T,
  most = 4_096,
): T[] {
  if (!Array.isArray(value) || value.length > most) throw new FieldFault(path)
  return value.map((item: unknown, index) => read(item, `${path}[${index}]`))
}

export const wholesAt = (value: unknown, path: string, least = 0): number[] =>
  listAt(value, path, (item, at) => wholeAt(item, at, least))

/** Requires that two lists of numbers are the same. */
export function expectSame(found: readonly number[], expected: readonly number[], path: string): void {
  const differs = expected.findIndex((number, index) => number !== found[index])
  if (differs >= 0) throw new FieldFault(`${path}[${differs}]`)
  if (found.length !== expected.length) throw new FieldFault(path)
}
