/** How long a request of the worker may take, ms: phones freeze requests without ever failing them. */
export const fetchTimeoutMs = 30_000

/** `fetch` that rejects after `timeoutMs`. */
export function fetchWithTimeout(
  request: RequestInfo | URL,
  timeoutMs = fetchTimeoutMs,
  options: RequestInit = {},
): Promise<Response> {
  return fetch(request, { ...options, signal: AbortSignal.timeout(timeoutMs) })
}
