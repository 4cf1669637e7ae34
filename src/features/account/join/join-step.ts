import type { JoinField } from './join-fields.ts'

/** A step of `/register-nine`: one question; the password is asked for with its confirmation. */
export type JoinStep = Exclude<JoinField, 'confirm'>

/** All steps in their order. The password comes late because it is never stored: a player who comes back has less to repeat. */
export const joinSteps: readonly JoinStep[] = [
  'username',
  'email',
  'nickname',
  'phone',
  'birth_date',
  'referral_code',
  'password',
  'terms_version',
]

/** A step's name from an address; undefined for anything else. */
export function readStep(text: unknown): JoinStep | undefined {
  return joinSteps.find((step) => step === text)
}
