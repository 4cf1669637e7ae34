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
  /** Whether the call has an `Idempotency-Key`, because a repeated call would change something twice. */
  readonly keyed: boolean
  /**
   * Whether the app may repeat a call without a key that got no response, as it does with GET and PUT. Not the sign-in, because
   * a repeat may count as another wrong password and leave an unused session behind.
   */
  readonly repeatable?: true
  /** The feature of the call. The app sends it only if the site announces the feature. Absent: every operator has it. */
  readonly feature?: Feature
  /** Content type of the request, if spec §7 names one other than the default. */
  readonly contentType?: 'application/json'
  readonly query: Query
  readonly body: Body
  readonly data: Data
}

/** Schema of an absent query, body or data. */
export const none = v.object({})

/** Declares a call with the precise types of its schemas. */
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
