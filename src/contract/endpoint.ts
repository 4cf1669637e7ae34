import * as v from 'valibot'
import type { EnvelopeKind } from './envelope.ts'

type Schema = v.GenericSchema<never, unknown> | v.GenericSchema

/** One call between the app and an operator (section 7, `spec/api.md` of the project's reading). */
export interface Endpoint<
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
  Path extends `/${string}` = `/${string}`,
> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** `{name}` stands for a part that a call fills in: `call(endpoint, {params: {name}})`. */
  readonly path: Path
  readonly envelope: EnvelopeKind
  /** Whether a token is needed. */
  readonly login: boolean
  /** Whether the call changes something and therefore carries an `Idempotency-Key`. */
  readonly keyed: boolean
  /** Content type that section 7 names for the call, where it is not the default. */
  readonly contentType?: 'application/json'
  readonly summary: string
  readonly query: Query
  readonly body: Body
  readonly data: Data
}

/** Of a call that has no query, no body or no data. */
export const none = v.object({})

/** Keeps the precise types of one call. */
export function endpoint<
  Query extends Schema,
  Body extends Schema,
  Data extends Schema,
  const Path extends `/${string}`,
>(definition: Endpoint<Query, Body, Data, Path>): Endpoint<Query, Body, Data, Path> {
  return definition
}

export type DataOf<E> = E extends Endpoint<Schema, Schema, infer Data> ? v.InferOutput<Data> : never
export type QueryOf<E> = E extends Endpoint<infer Query, Schema, Schema> ? v.InferInput<Query> : never
export type BodyOf<E> = E extends Endpoint<Schema, infer Body, Schema> ? v.InferInput<Body> : never
/** The parts that a call fills into its path: `{id: string}` for `/wallet/withdraw/{id}/cancel`. */
export type ParamsOf<E> =
  E extends Endpoint<Schema, Schema, Schema, infer Path> ? Readonly<Record<NamesIn<Path>, string>> : never

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never
