import * as v from 'valibot'

/**
 * The envelopes of section 7. A: `/game/*` and `/main/init`. B: everything else, with an optional
 * `session` object whose keys the client stores (null removes a key).
 */
export const EnvelopeA = v.object({
  RESULT: v.boolean(),
  DATA: v.optional(v.unknown()),
  message: v.optional(v.string()),
  msg: v.optional(v.string()),
  code: v.optional(v.union([v.string(), v.number()])),
})

export const EnvelopeB = v.object({
  code: v.optional(v.union([v.string(), v.number()])),
  state: v.optional(v.union([v.string(), v.number()])),
  msg: v.optional(v.string()),
  data: v.optional(v.unknown()),
  session: v.optional(v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()])))),
})

export type EnvelopeKind = 'A' | 'B'
