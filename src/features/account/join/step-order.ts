import { hasField, type JoinSite } from './join-fields.ts'
import { joinSteps, type JoinStep } from './join-step.ts'
import type { JoinErrors } from './join-values.ts'

/** The steps of a site, in their order. */
export function stepsOf(site: JoinSite): readonly JoinStep[] {
  return joinSteps.filter((step) => hasField(step, site))
}

function isValid(step: JoinStep, errors: JoinErrors): boolean {
  return errors[step] === undefined && (step !== 'password' || errors.confirm === undefined)
}

/** The requested step, or the first before it with an error. */
export function currentStep(
  steps: readonly JoinStep[],
  requested: JoinStep | undefined,
  errors: JoinErrors,
): JoinStep {
  const at = requested === undefined ? 0 : steps.indexOf(requested)
  const open = steps.findIndex((step) => !isValid(step, errors))
  const last = open === -1 ? steps.length - 1 : open
  return steps[Math.min(Math.max(at, 0), last)] ?? 'username'
}

/** The first step with an error. */
export function firstInvalidStep(steps: readonly JoinStep[], errors: JoinErrors): JoinStep | undefined {
  return steps.find((step) => !isValid(step, errors))
}
