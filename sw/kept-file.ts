/** A file of the core, kept at install (`build/precache.ts`). */
export interface KeptFile {
  readonly url: string
  readonly revision: string | null
}

/** How long a request of the worker may take before it counts as failed, ms: phones freeze requests for ever. */
export const patience = 30_000

/** A request that gives up after `limit`, ms. */
export function fetchPatiently(
  request: RequestInfo | URL,
  limit = patience,
  options: RequestInit = {},
): Promise<Response> {
  return fetch(request, { ...options, signal: AbortSignal.timeout(limit) })
}
