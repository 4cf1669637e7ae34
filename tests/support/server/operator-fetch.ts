import type { TestOperator } from './operator.ts'

/** `fetch` to a test operator, for programs that call an operator by its address. */
export function fetchOf(operator: TestOperator): typeof fetch {
  return async (input, init = {}) => {
    const request = new Request(input, init)
    const { method, headers } = request
    const body = ['GET', 'HEAD'].includes(method) ? undefined : await request.text()
    const answer = await operator.send(method, request.url, {
      headers: Object.fromEntries(headers),
      ...(body === undefined || body === '' ? {} : { body }),
    })
    // The time, which the HTTP server adds to what an operator answers.
    if (!answer.headers.has('date')) answer.headers.set('date', new Date().toUTCString())
    return new Response([204, 304].includes(answer.status) ? null : new Uint8Array(answer.bytes), {
      status: answer.status,
      headers: answer.headers,
    })
  }
}
