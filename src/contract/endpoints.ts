import * as v from 'valibot'
import type { EnvelopeKind } from './envelope.ts'
import { GameList, Launch, LaunchQuery, ProviderList } from './game.ts'
import { InitData, LoginBody, LoginData, RegisterBody } from './player.ts'

type Schema = v.GenericSchema<never, unknown> | v.GenericSchema

/** One call between the app and an operator (section 7, `spec/api.md` of the project's reading). */
export interface Endpoint<
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
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

const none = v.object({})

function endpoint<Query extends Schema, Body extends Schema, Data extends Schema>(
  definition: Endpoint<Query, Body, Data>,
): Endpoint<Query, Body, Data> {
  return definition
}

export const endpoints = {
  providers: endpoint({
    method: 'GET',
    path: '/game/provider',
    envelope: 'A',
    login: false,
    keyed: false,
    summary: 'All game providers',
    query: none,
    body: none,
    data: ProviderList,
  }),
  providerGames: endpoint({
    method: 'GET',
    path: '/game/provider',
    envelope: 'A',
    login: true,
    keyed: false,
    summary: "One provider's games",
    query: v.object({ provider_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
    body: none,
    data: GameList,
  }),
  launch: endpoint({
    method: 'GET',
    path: '/game/launch',
    envelope: 'A',
    login: true,
    keyed: false,
    contentType: 'application/json',
    summary: 'A single-use address at which the player plays a game',
    query: LaunchQuery,
    body: none,
    data: Launch,
  }),
  init: endpoint({
    method: 'GET',
    path: '/main/init',
    envelope: 'A',
    login: true,
    keyed: false,
    summary: 'Who is playing and what they have; polled every 10 s',
    query: none,
    body: none,
    data: InitData,
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    envelope: 'B',
    login: false,
    keyed: false,
    summary: 'Sign in',
    query: none,
    body: LoginBody,
    data: LoginData,
  }),
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    envelope: 'B',
    login: false,
    keyed: true,
    summary: 'Join, and sign in',
    query: none,
    body: RegisterBody,
    data: LoginData,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    envelope: 'B',
    login: true,
    keyed: false,
    summary: 'End the session: its tokens are dead from now on',
    query: none,
    body: none,
    data: none,
  }),
} as const

export type DataOf<E> = E extends Endpoint<Schema, Schema, infer Data> ? v.InferOutput<Data> : never
export type QueryOf<E> = E extends Endpoint<infer Query, Schema, Schema> ? v.InferInput<Query> : never
export type BodyOf<E> = E extends Endpoint<Schema, infer Body, Schema> ? v.InferInput<Body> : never
