import { isAsked, type JoinSite } from './join-fields.ts'
import { joinSteps, type JoinStep } from './join-step.ts'
import type { JoinErrors } from './join-values.ts'

/** The steps that a site asks for, in their order. */
export function stepsOf(site: JoinSite): readonly JoinStep[] {
  return joinSteps.filter((step) => isAsked(step, site))
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
