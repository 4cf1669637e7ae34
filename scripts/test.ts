import { isLong } from '../tests/support/length.ts'
import { ensureChromium } from './chromium.ts'
import { onBuild, planFor } from './test-plan.ts'
import { type Step, type StepResult, stepsOf } from './test-steps.ts'

const inBrowser = new Set(['browser', 'e2e', 'chaos'])

async function attempt(step: Step, filters: readonly string[]): Promise<StepResult> {
  try {
    return await step.run(filters)
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}

// The exit handler of command.ts ends the step that is running.
process.on('SIGTERM', () => process.exit(143))

const plan = planFor(process.argv.slice(2), stepsOf(isLong))
// Downloading a browser takes time but little CPU: steps without a browser run meanwhile.
const chromium = plan.steps.some(({ name }) => inBrowser.has(name)) ? ensureChromium() : undefined

/** Sets the browser's path in the environment of the following steps. */
async function exportChromium(): Promise<void> {
  const path = await chromium
  if (path === undefined) {
    process.stdout.write('No Chromium could be found or installed: name one in the environment as CHROMIUM\n')
  } else process.env['CHROMIUM'] = path
}

let passed = 0
let failed = 0

async function runAndReport(step: Step): Promise<void> {
  const start = performance.now()
  const result = await attempt(step, plan.filters)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const verdict = result.failed === 0 ? 'ok' : 'FAILED'
  const again = result.retried ?? []
  const retried = again.length > 0 ? `, ${again.length} on the second try` : ''
  const counts = step.kind === 'check' ? '' : `  ${result.passed} passed, ${result.failed} failed${retried}`
  if (result.failed > 0) process.stdout.write(`${result.output.trimEnd()}\n`)
  process.stdout.write(`${step.name.padEnd(10)} ${verdict.padEnd(6)} ${seconds.padStart(6)} s${counts}\n`)
  for (const line of again) process.stdout.write(`           ${line}\n`)
  passed += result.passed
  failed += result.failed
}

// Each of these uses half of a small machine, and none depends on another: two at a time.
const beforeBuild = plan.steps.filter(({ name, kind }) => kind === 'check' && !onBuild.has(name))
const queue = beforeBuild.values()
const lane = async (): Promise<void> => {
  for (const step of queue) await runAndReport(step)
}
await Promise.all([lane(), lane()])

for (const step of plan.steps) {
  if (beforeBuild.includes(step)) continue
  if (inBrowser.has(step.name)) await exportChromium()
  await runAndReport(step)
}
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
