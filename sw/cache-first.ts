import { fetchTimeoutMs } from './fetch-with-timeout.ts'

/**
 * How long Cache Storage may take to answer, ms. A worker that reads or writes while Chromium wipes the site's storage never
 * gets an answer from it again, until the worker is started anew. Measured with the end-to-end test that wipes storage: without
 * this limit the page hung in 9 of 24 runs, with it in none. Asking caches and network at the same time gained nothing more.
 */
export const cacheTimeoutMs = 2000

/** The result of work with the caches; undefined when the work fails or takes longer than `timeoutMs`. Never rejects. */
export function withTimeout<T>(work: Promise<T>, timeoutMs = cacheTimeoutMs): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs, undefined)
    void work
      .catch(() => undefined)
      .then((result) => {
        clearTimeout(timer)
        resolve(result)
      })
  })
}

/**
 * The cached response, else the network's. Slow caches get a second chance when the network fails: offline a slow answer is
 * better than none.
 */
export async function cacheFirst(
  read: () => Promise<Response | undefined>,
  fetchResponse: () => Promise<Response>,
): Promise<Response> {
  const reading = read()
  const cached = await withTimeout(reading)
  if (cached) return cached
  const fetching = fetchResponse()
  const response = await fetching.catch(() => undefined)
  if (response?.ok) return response
  return (await withTimeout(reading, response ? cacheTimeoutMs : fetchTimeoutMs)) ?? fetching
}
