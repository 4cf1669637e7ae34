import type { Sandbox } from '@marquee/kit/sandbox/sandbox.ts'
import { carryOut, type WalletCall, type WalletReply } from '@marquee/kit/sandbox/wallet.ts'

/** Responds to one call; `honest` carries it out as it is. */
export type Responder = (
  call: WalletCall,
  honest: (call: WalletCall) => WalletReply,
) => WalletReply | Promise<WalletReply>

/** `fetch` to the wallet of a sandbox, whose responses `responder` may replace. */
export function fetchOfSandbox(
  sandbox: Sandbox,
  responder: Responder = (call, honest) => honest(call),
): typeof fetch {
  return async (input, init = {}) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const body = request.method === 'GET' ? '' : await request.text()
    const call = { method: request.method, target: `${pathname}${search}`, headers: request.headers, body }
    const { status, text } = await responder(call, (one) => carryOut(sandbox, one))
    return new Response(text, { status, headers: { 'content-type': 'application/json' } })
  }
}
