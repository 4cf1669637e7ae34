import { boot } from './boot.tsx'

/**
 * The entry, which `pre-paint.ts` runs after the first paint. No `await` at the top: the pages' chunks import from the chunk
 * of this module and would wait for it, as it for them.
 */
// The scripts are here: covers that were held back for them may come (`home-gate.ts`).
delete document.documentElement.dataset['pictures']
void boot()
