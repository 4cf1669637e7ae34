import * as v from 'valibot'
import type { EnvelopeKind } from './envelope.ts'
import type { Feature } from './features.ts'

type Schema = v.GenericSchema<never, unknown> | v.GenericSchema

/** One call between the app and an operator (spec §7). */
export interface Endpoint<
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
  Path extends `/${string}` = `/${string}`,
> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** `{name}` is a path parameter: `call(endpoint, {params: {name}})`. */
  readonly path: Path
  readonly envelope: EnvelopeKind
  /** Whether the call needs a token. */
  readonly login: boolean
  /** Whether a site may open the call to visitors, who have no token (`public_lists` of its variables). */
  readonly forVisitors?: true
  /** Whether the call has an `Idempotency-Key`: it changes something, and a repeat would do harm (not so: sign-in, sign-out). */
  readonly keyed: boolean
  /**
   * Whether the app repeats the call without a key when no answer comes, as it repeats a GET or PUT: it asks, or sets what
   * a repeat sets again. Not the sign-in, since a repeat may count as one more wrong password and leaves a session behind
   * that nobody uses; and not the sign-out, which says no more when it is repeated.
   */
  readonly repeatable?: true
  /** The feature that the call belongs to. The app sends it only where the site announces the feature. Absent: every operator has it. */
  readonly feature?: Feature
  /** Content type of the request, if spec §7 names one other than the default. */
  readonly contentType?: 'application/json'
  readonly query: Query
  readonly body: Body
  readonly data: Data
}

/** Schema of an absent query, body or data. */
export const none = v.object({})

/** Declares a call. It only returns its argument, whose schemas keep their precise types that way. */
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
/** Path parameters of a call: `{id: string}` for `/wallet/withdraw/{id}/cancel`. */
export type ParamsOf<E> =
  E extends Endpoint<Schema, Schema, Schema, infer Path> ? Readonly<Record<NamesIn<Path>, string>> : never

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never
