import * as v from 'valibot'

/**
 * Response envelopes of spec §7. A: `/game/*` and `/main/init`. B: all other calls; its optional `session`
 * object has keys for the client to store, and null removes a key.
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

/**
 * Header that an operator may send with its responses, and then sends with every one. After a response with it, the app takes
 * a response without it to a call with a token for a gateway's, because gateways and firewalls also respond 403 with JSON.
 */
export const responseMark = 'x-operator-answer'

export type EnvelopeKind = 'A' | 'B'
