import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { EnvelopeB } from '@marquee/contract/envelope.ts'
import { StudioPlayer, WalletResponse, type StudioTicket, type WalletMove } from '@marquee/contract/studio.ts'
import { signStudioCall } from '@marquee/contract/studio-signature.ts'
import type { WalletHttpRequest, WalletSend } from './wallet-http.ts'

/** No readable response: the move may or may not have happened. Repeat it with the same transaction id. */
export class UnclearResponseError extends Error {
  override readonly name = 'UnclearResponseError'
}

/** The studio's side of the operator's seamless wallet. */
export interface Wallet {
  /** Redeems a launch token; `undefined` when the operator refuses it. Throws `UnclearResponseError`. */
  authenticate(ticket: StudioTicket): Promise<StudioPlayer | undefined>
  /** Each throws `UnclearResponseError`; repeating one with its transaction id never moves money twice. */
  debit(move: WalletMove): Promise<WalletResponse>
  credit(move: WalletMove): Promise<WalletResponse>
  rollback(move: WalletMove): Promise<WalletResponse>
  /** `session_ended` after the operator's session has ended. */
  balance(player: string, session: string): Promise<WalletResponse>
}

/**
 * @param secret shared with the operator
 * @param waits milliseconds before the second, third, ... try of a call that got no clear response
 */
export function createWallet(
  send: WalletSend,
  secret: string,
  waits: readonly number[] = [150, 600],
): Wallet {
  async function call(
    method: WalletHttpRequest['method'],
    target: string,
    payload?: unknown,
  ): Promise<StudioWalletResponse> {
    const body = payload === undefined ? '' : JSON.stringify(payload)
    const headers = {
      accept: 'application/json',
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...signStudioCall(secret, { method, target, body }),
    }
    let response
    try {
      response = await send({ method, target, headers, body })
    } catch (error) {
      throw new UnclearResponseError(`${target} got no response`, { cause: error })
    }
    return read(response.status, response.body)
  }

  async function insist<T>(attempt: () => Promise<T>): Promise<T> {
    for (const wait of waits) {
      try {
        return await attempt()
      } catch (error) {
        if (!(error instanceof UnclearResponseError)) throw error
        await pause(wait)
      }
    }
    return attempt()
  }

  const move = (kind: 'debit' | 'credit' | 'rollback', order: WalletMove) =>
    insist(async () => expectShape(WalletResponse, await call('POST', `/studio/${kind}`, order)))

  return {
    authenticate: async (ticket) => {
      const response = await call('POST', '/studio/authenticate', ticket)
      if (response.status === 403 || response.status === 404) return undefined
      return expectShape(StudioPlayer, response)
    },
    debit: (order) => move('debit', order),
    credit: (order) => move('credit', order),
    rollback: (order) => move('rollback', order),
    balance: (player, session) =>
      insist(async () => {
        const query = new URLSearchParams({ player, session })
        return expectShape(WalletResponse, await call('GET', `/studio/balance?${query.toString()}`))
      }),
  }
}

interface StudioWalletResponse {
  readonly status: number
  readonly data: unknown
}

function read(status: number, text: string): StudioWalletResponse {
  if (status >= 500 || status === 429 || status < 200) throw new UnclearResponseError(`status ${status}`)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new UnclearResponseError('no JSON', { cause: error })
  }
  const envelope = v.safeParse(EnvelopeB, json)
  if (!envelope.success) throw new UnclearResponseError('no envelope')
  return { status, data: envelope.output.data }
}

function expectShape<Schema extends v.GenericSchema>(
  schema: Schema,
  response: StudioWalletResponse,
): v.InferOutput<Schema> {
  const shape = v.safeParse(schema, response.data)
  if (!shape.success) throw new UnclearResponseError(`status ${response.status}, unexpected data`)
  return shape.output
}
