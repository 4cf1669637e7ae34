import { isAsked, type JoinField, type JoinSite } from './join-fields.ts'
import type { JoinErrors } from './join-values.ts'

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

/** The steps in their order. The password comes late because it is never stored: a player who comes back has less to repeat. */
export function stepsOf(site: JoinSite): readonly JoinStep[] {
  return all.filter((step) => isAsked(step, site))
}

/** A step's name from an address; undefined for anything else. */
export function readStep(text: unknown): JoinStep | undefined {
  return all.find((step) => step === text)
}

function isAnswered(step: JoinStep, errors: JoinErrors): boolean {
  return errors[step] === undefined && (step !== 'password' || errors.confirm === undefined)
}

/** The step to show: the requested one, or the first before it that has an error. */
export function openStep(
  steps: readonly JoinStep[],
  wanted: JoinStep | undefined,
  errors: JoinErrors,
): JoinStep {
  const at = wanted === undefined ? 0 : steps.indexOf(wanted)
  const open = steps.findIndex((step) => !isAnswered(step, errors))
  const last = open === -1 ? steps.length - 1 : open
  return steps[Math.min(Math.max(at, 0), last)] ?? 'username'
}

/** The first step that has an error. */
export function stepOfErrors(steps: readonly JoinStep[], errors: JoinErrors): JoinStep | undefined {
  return steps.find((step) => !isAnswered(step, errors))
}
