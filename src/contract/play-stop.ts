import * as v from 'valibot'
import { Instant } from './instant.ts'

export const stopKinds = ['stop', 'time_out', 'exclusion'] as const

/** A break that lasts: no launch, no deposit, no push. Signing in, withdrawals and support stay. */
export const PlayStop = v.object({
  /** `stop` is the stop for 24 hours. */
  kind: v.picklist(stopKinds),
  from: Instant,
  /** Null for good. */
  until: v.nullable(Instant),
})
export type PlayStop = v.InferOutput<typeof PlayStop>
