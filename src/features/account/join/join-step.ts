import type { JoinField } from './join-fields.ts'

/** A step of `/register-nine`: one question. The password's step includes its confirmation. */
export type JoinStep = Exclude<JoinField, 'confirm'>

/** All steps in their order. The password is late, because it is not stored in the draft and must be typed again after a reload. */
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

/** Parses a step in the address or the draft; undefined if invalid. */
export function readStep(text: unknown): JoinStep | undefined {
  return joinSteps.find((step) => step === text)
}
