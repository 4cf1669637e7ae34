import { mkdirSync, writeFileSync } from 'node:fs'
import { test } from 'vitest'
import type { Engine } from './driver.ts'
import { type EngineName, missingPackages } from './installed.ts'
import { startEngine } from './start.ts'

/**
 * A test in a browser of its own; skipped where the browser is not installed. A failure leaves a picture of the first tab and the
 * console's complaints in `test-results`.
 */
export function engineTest(name: EngineName, title: string, run: (engine: Engine) => Promise<void>): void {
  test.skipIf(missingPackages(name).length > 0)(`${name}: ${title}`, async () => {
    const engine = await startEngine(name)
    try {
      await run(engine)
    } catch (error) {
      mkdirSync('test-results', { recursive: true })
      writeFileSync(`test-results/${name}.txt`, engine.complaints().join('\n'))
      writeFileSync(`test-results/${name}.png`, await engine.first.picture())
      throw error
    } finally {
      await engine.close()
    }
  })
}
