import { startBidi } from './bidi.ts'
import type { Engine } from './driver.ts'
import type { EngineName } from './installed.ts'
import { startWebkit } from './webkit.ts'

/** Starts a browser on a fresh profile. */
export function startEngine(name: EngineName): Promise<Engine> {
  return name === 'webkit' ? startWebkit() : startBidi(name)
}
