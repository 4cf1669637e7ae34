import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'

/** A whole response; the body is text. */
export interface WalletHttpResponse {
  readonly status: number
  readonly body: string
}

export interface WalletHttpRequest {
  readonly method: 'GET' | 'POST'
  /** Path and query. */
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Sends one request; rejects without a whole response: the operator may have carried it out. */
export type WalletSend = (request: WalletHttpRequest) => Promise<WalletHttpResponse>

const maxResponseBytes = 64 * 1024

/**
 * A connection to the operator, kept alive. Node's own client and not `fetch`, which cannot be configured
 * to trust the operator's self-signed certificate alone.
 *
 * @param ca PEM of the certificate that the operator shows, when no public authority signed it
 * @param timeout milliseconds for the whole exchange
 */
export function walletConnection(
  origin: string,
  ca: string | undefined,
  timeout = 8_000,
): { send: WalletSend; close(): void } {
  const secure = new URL(origin).protocol === 'https:'
  const agent = secure
    ? new HttpsAgent({ keepAlive: true, ...(ca === undefined ? {} : { ca }) })
    : new HttpAgent({ keepAlive: true })
  const open = secure ? httpsRequest : httpRequest

  const send: WalletSend = ({ method, target, headers, body }) =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(timeout)
      const length = method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {}
      const request = open(new URL(target, origin), {
        agent,
        method,
        signal,
        headers: { ...headers, ...length },
      })
      request.on('error', reject)
      request.on('response', (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          text += chunk
          if (text.length > maxResponseBytes) request.destroy(new Error('the response is too large'))
        })
        response.on('error', reject)
        response.on('end', () => {
          if (response.complete) resolve({ status: response.statusCode ?? 0, body: text })
          else reject(new Error('the response was cut off'))
        })
      })
      request.end(method === 'POST' ? body : undefined)
    })

  return { send, close: () => agent.destroy() }
}
