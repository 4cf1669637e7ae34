import { patience } from './kept-file.ts'

/**
 * How long the caches may take to answer before the network is asked as well, ms. A worker that reads or writes while the
 * browser wipes the storage is never answered again, whatever it asks for later (Chromium, until the worker's next start).
 */
export const readingLimit = 2000

const late: unique symbol = Symbol('late')

/** What a piece of work comes to, or `late` when it takes longer than `limit`, ms; the work itself goes on. */
async function within<T>(work: Promise<T>, limit: number): Promise<T | typeof late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const alarm = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), limit)
  })
  try {
    return await Promise.race([work, alarm])
  } finally {
    clearTimeout(timer)
  }
}

/** Waits for work with the caches, but not for ever; undefined when it fails or takes longer than `limit`, ms. */
export async function atMost<T>(work: Promise<T>, limit = readingLimit): Promise<T | undefined> {
  const result = await within(work, limit).catch((): typeof late => late)
  return result === late ? undefined : result
}

/** Whether the caches were late the last time and have not answered since: then nobody waits for them again. */
let silent = false

/**
 * What was kept, else what the network answers. Where the caches are late the network is asked beside them, and whoever has
 * it first answers; without a network they are still waited for.
 */
export async function keptOrAsked(
  read: () => Promise<Response | undefined>,
  ask: () => Promise<Response>,
): Promise<Response> {
  const reading = read()
    .catch(() => undefined)
    .finally(() => (silent = false))
  const found = await within(reading, silent ? 0 : readingLimit)
  if (found === undefined) return ask()
  if (found !== late) return found
  silent = true
  const asking = ask()
  const fromNetwork = async (): Promise<Response> => {
    const response = await asking
    // An error is the answer only when the caches have had their time once more.
    return response.ok ? response : ((await atMost(reading)) ?? response)
  }
  const fromCaches = async (): Promise<Response> => {
    const kept = await atMost(reading, patience)
    if (!kept) throw new Error('not kept')
    return kept
  }
  return Promise.any([fromNetwork(), fromCaches()]).catch(() => asking)
}
