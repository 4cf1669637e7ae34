import type { TestOperator } from './operator.ts'

/** `fetch` to a test operator, for programs that call an operator by its address. */
export function fetchOf(operator: TestOperator): typeof fetch {
  return async (input, init = {}) => {
    const request = new Request(input, init)
    const { method, headers } = request
    const body = ['GET', 'HEAD'].includes(method) ? undefined : await request.text()
    const response = await operator.send(method, request.url, {
      headers: Object.fromEntries(headers),
      ...(body === undefined || body === '' ? {} : { body }),
    })
    // The time, which the HTTP server adds to a response.
    if (!response.headers.has('date')) response.headers.set('date', new Date().toUTCString())
    return new Response([204, 304].includes(response.status) ? null : new Uint8Array(response.bytes), {
      status: response.status,
      headers: response.headers,
    })
  }
}
