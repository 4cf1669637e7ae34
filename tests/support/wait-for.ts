import { vi } from 'vitest'

/** Vitest's own second is too short for a busy build server. */
const timeoutMs = 10_000

/** `vi.waitFor` with time for a busy machine: repeats `check` until it does not throw, and resolves with its result. */
export function waitFor<T>(check: () => T | Promise<T>, timeout = timeoutMs): Promise<T> {
  return vi.waitFor(check, timeout)
}
