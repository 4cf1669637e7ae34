import type { JoinFaults, JoinField } from './join-values.ts'

/** A step of `/register-nine`: one question; the password is asked for with its confirmation. */
export type JoinStep = Exclude<JoinField, 'confirm'>

const all: readonly JoinStep[] = [
  'username',
  'email',
  'nickname',
  'phone',
  'birth_date',
  'referral_code',
  'password',
  'terms_version',
]

/** The steps in their order. Passwords are never kept, so they come late: who comes back finds most of it done. */
export function stepsOf(referralRequired: boolean): readonly JoinStep[] {
  return all.filter((step) => step !== 'referral_code' || referralRequired)
}

/** A step's name from an address; undefined for anything else. */
export function readStep(text: unknown): JoinStep | undefined {
  return all.find((step) => step === text)
}

function isAnswered(step: JoinStep, faults: JoinFaults): boolean {
  return faults[step] === undefined && (step !== 'password' || faults.confirm === undefined)
}

/** The step to show: the wanted one, but never past the first that has no good answer. */
export function openStep(
  steps: readonly JoinStep[],
  wanted: JoinStep | undefined,
  faults: JoinFaults,
): JoinStep {
  const at = wanted === undefined ? 0 : steps.indexOf(wanted)
  const open = steps.findIndex((step) => !isAnswered(step, faults))
  const last = open === -1 ? steps.length - 1 : open
  return steps[Math.min(Math.max(at, 0), last)] ?? 'username'
}

/** The first step that has something wrong. */
export function stepOfFaults(
  steps: readonly JoinStep[],
  faults: Readonly<Record<string, string | undefined>>,
): JoinStep | undefined {
  return steps.find((step) => !isAnswered(step, faults))
}
