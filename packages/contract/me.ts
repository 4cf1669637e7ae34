import * as v from 'valibot'
import { InstantOrNone } from './instant.ts'
import { Money } from './player.ts'

/** The player's own account. The bank account is masked (spec §9); `GET /account/bank` returns it in full. */
export const Me = v.object({
  username: v.string(),
  nickname: v.string(),
  email: v.string(),
  /** E.164. */
  phone: v.string(),
  create_at: InstantOrNone,
  /** Time of the last sign-in. */
  login_at: InstantOrNone,
  amount: Money,
  points: v.pipe(v.number(), v.safeInteger()),
  /** Empty if the player has no bank account on file. */
  bank_code: v.string(),
  bank_code_name: v.string(),
  bank_account: v.string(),
  /** Name of the account holder. */
  bank_name: v.string(),
  /** How many passkeys the player has. With one, a change of the bank account is confirmed by it. */
  passkeys: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
})
export type Me = v.InferOutput<typeof Me>
