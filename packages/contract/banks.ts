import * as v from 'valibot'

/** A bank that players may have accounts at. `code` names it in requests. */
export const Bank = v.object({
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  name: v.string(),
})
export type Bank = v.InferOutput<typeof Bank>

/** `banks` of a site's variables. */
export const Banks = v.optional(v.array(Bank), [])
