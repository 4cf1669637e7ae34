import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { EnvelopeB } from '@marquee/contract/envelope.ts'
import { StudioPlayer, WalletAnswer, type StudioTicket, type WalletMove } from '@marquee/contract/studio.ts'
import { signStudioCall } from '@marquee/contract/studio-signature.ts'
import type { WalletHttpRequest, WalletSend } from './wallet-http.ts'

/** No readable answer: the move may or may not have happened. Repeat it with the same transaction id. */
export class UnclearAnswerError extends Error {
  override readonly name = 'UnclearAnswerError'
}

/** The studio's side of the operator's seamless wallet. */
export interface Wallet {
  /** Redeems a launch token; `undefined` when the operator refuses it. Throws `UnclearAnswerError`. */
  authenticate(ticket: StudioTicket): Promise<StudioPlayer | undefined>
  /** Each throws `UnclearAnswerError`; repeating one with its transaction id never moves money twice. */
  debit(move: WalletMove): Promise<WalletAnswer>
  credit(move: WalletMove): Promise<WalletAnswer>
  rollback(move: WalletMove): Promise<WalletAnswer>
  /** `session_ended` after the operator's session has ended. */
  balance(player: string, session: string): Promise<WalletAnswer>
}

/**
 * @param secret shared with the operator
 * @param waits milliseconds before the second, third, ... try of a call that got no clear answer
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
  ): Promise<Answer> {
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
      throw new UnclearAnswerError(`${target} was not answered`, { cause: error })
    }
    return read(response.status, response.body)
  }

  async function insist<T>(attempt: () => Promise<T>): Promise<T> {
    for (const wait of waits) {
      try {
        return await attempt()
      } catch (error) {
        if (!(error instanceof UnclearAnswerError)) throw error
        await pause(wait)
      }
    }
    return attempt()
  }

  const move = (kind: 'debit' | 'credit' | 'rollback', order: WalletMove) =>
    insist(async () => expectShape(WalletAnswer, await call('POST', `/studio/${kind}`, order)))

  return {
    authenticate: async (ticket) => {
      const answer = await call('POST', '/studio/authenticate', ticket)
      if (answer.status === 403 || answer.status === 404) return undefined
      return expectShape(StudioPlayer, answer)
    },
    debit: (order) => move('debit', order),
    credit: (order) => move('credit', order),
    rollback: (order) => move('rollback', order),
    balance: (player, session) =>
      insist(async () => {
        const query = new URLSearchParams({ player, session })
        return expectShape(WalletAnswer, await call('GET', `/studio/balance?${query.toString()}`))
      }),
  }
}

interface Answer {
  readonly status: number
  readonly data: unknown
}

function read(status: number, text: string): Answer {
  if (status >= 500 || status === 429 || status < 200) throw new UnclearAnswerError(`status ${status}`)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new UnclearAnswerError('no JSON', { cause: error })
  }
  const envelope = v.safeParse(EnvelopeB, json)
  if (!envelope.success) throw new UnclearAnswerError('no envelope')
  return { status, data: envelope.output.data }
}

function expectShape<Schema extends v.GenericSchema>(schema: Schema, answer: Answer): v.InferOutput<Schema> {
  const shape = v.safeParse(schema, answer.data)
  if (!shape.success) throw new UnclearAnswerError(`status ${answer.status}, unexpected data`)
  return shape.output
}
