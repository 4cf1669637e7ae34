import type { Environment } from '../environment.ts'
import { service } from '../service.ts'
import type { Store } from '../store.ts'

interface AskingParts {
  readonly store: Store
  readonly environment: Pick<Environment, 'navigator'>
}

/**
 * Requests from the browser once per tab not to evict the app's storage, after a favourite or an install. Never rejects.
 */
export const requestPersistentStorage = service(async ({ environment }: AskingParts): Promise<void> => {
  const storage = environment.navigator?.storage
  await storage?.persist?.().catch(() => false)
})
