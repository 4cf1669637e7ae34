import * as v from 'valibot'
import { Instant } from './instant.ts'

export const stopKinds = ['stop', 'time_out', 'exclusion'] as const

/** A break of a player: no launch, no deposit, no push. Signing in, withdrawals and support remain possible. */
export const PlayStop = v.object({
  /** `stop` is the stop for 24 hours. */
  kind: v.picklist(stopKinds),
  from: Instant,
  /** Null for a permanent one. */
  until: v.nullable(Instant),
})
export type PlayStop = v.InferOutput<typeof PlayStop>
