import { vi } from 'vitest'

/** How long `vi.waitFor` waits where a test does not say, ms: its own second is too short for a busy build server. */
const patience = 10_000

const { waitFor } = vi
vi.waitFor = (check, options = patience) => waitFor(check, options)
