import * as v from 'valibot'
import { ServerCode } from '@marquee/contract/codes.ts'
import { BalanceQuery, studioHeaders, StudioTicket, WalletMove } from '@marquee/contract/studio.ts'
import { type Book, Refused } from './book.ts'
import { flawOf } from './signature.ts'

/** A call as it was sent. */
export interface WalletCall {
  readonly method: string
  /** Path and query as sent. */
  readonly target: string
  readonly headers: Headers
  readonly body: string
}

export interface WalletReply {
  readonly status: number
  readonly text: string
}

export const callNames = ['authenticate', 'debit', 'credit', 'rollback', 'balance'] as const
export type CallName = (typeof callNames)[number]

/** How the response to a call differs from the one of the books. */
export type Refusal = 'insufficient_funds' | 'play_refused'

// An unknown field, such as a currency, could change the meaning.
const Move = v.strictObject(WalletMove.entries)
const Ticket = v.strictObject(StudioTicket.entries)

/** Which call of the interface this is; `undefined` for none. */
export function nameOf({ method, target }: Pick<WalletCall, 'method' | 'target'>): CallName | undefined {
  const [path] = target.split('?')
  const name = callNames.find((one) => path === `/studio/${one}`)
  return name !== undefined && (name === 'balance') === (method === 'GET') ? name : undefined
}

/** Carries a call out on the book and returns the whole response at once. */
export function carryOut(
  { book, secret, now = Date.now }: { book: Book; secret: string; now?: () => number },
  call: WalletCall,
  refusal?: Refusal,
): WalletReply {
  try {
    const name = nameOf(call)
    if (name === undefined) throw new Refused(404, 'notFound')
    const flaw = flawOf(secret, call, signatureOf(call.headers), now())
    if (flaw !== undefined) throw new Refused(401, 'studio.badSignature')
    return {
      status: 200,
      text: JSON.stringify({ code: 'OK', msg: '', data: response(book, name, call, refusal) }),
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return {
      status: error.status,
      text: JSON.stringify({ code: codeOf(error), msg: error.message, data: {} }),
    }
  }
}

/** The headers that sign a call. */
export function signatureOf(headers: Headers) {
  const given = (name: string) => headers.get(name) ?? undefined
  return { timestamp: given(studioHeaders.timestamp), signature: given(studioHeaders.signature) }
}

function response(book: Book, name: CallName, { target, body }: WalletCall, refusal?: Refusal) {
  switch (name) {
    case 'authenticate': {
      const { token, game_id: game } = parsed(Ticket, json(body))
      return book.authenticate(token, game)
    }
    case 'debit':
      return book.debit(parsed(Move, json(body)), refusal)
    case 'credit':
    case 'rollback': {
      const move = parsed(Move, json(body))
      if (refusal !== undefined) throw new Refused(422, 'studio.roundNotStaked')
      return book[name](move)
    }
    case 'balance': {
      const query = new URL(target, 'http://localhost').searchParams
      const { player, session } = parsed(BalanceQuery, Object.fromEntries(query))
      return book.balance(player, session)
    }
  }
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new Refused(400, 'request.invalid')
  return result.output
}

function json(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Refused(400, 'request.malformedJson')
  }
}

function codeOf({ status }: Refused): ServerCode {
  if (status === 401) return ServerCode.backendAuthFailed
  return status === 403 ? ServerCode.authError : ServerCode.parameterInvalid
}
