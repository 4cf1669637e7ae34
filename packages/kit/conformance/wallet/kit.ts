import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import { type BalanceQuery, StudioPlayer, WalletResponse, type WalletMove } from '@marquee/contract/studio.ts'
import { signed } from '../../sandbox/signature.ts'
import { type OperatorResponse, dataOf, described } from '../response.ts'
import { Miss, must, mustEqual, NotApplicable } from '../miss.ts'
import { operatorAt } from '../operator.ts'

export type MoveKind = 'debit' | 'credit' | 'rollback'

/** How a call differs from one that is rightly signed now. */
export interface Signing {
  readonly secret?: string
  /** Milliseconds from now. */
  readonly off?: number
  /** The parts that are signed instead of those that are sent. */
  readonly instead?: { readonly method?: string; readonly target?: string; readonly body?: string }
  /** Headers instead of those that sign the call. */
  readonly headers?: Readonly<Record<string, string>>
}

/** What every check of a wallet gets. */
export interface WalletKit {
  /** The player of the first launch. */
  readonly player: StudioPlayer
  /** A player of another account, where a launch of one was given. */
  readonly other: StudioPlayer | undefined
  /** The launch token of `player`, which is used. */
  readonly usedToken: string
  readonly game: string
  /** A launch token of the player that was not used. @throws NotApplicable where there is no further one */
  newToken(): Promise<string>
  /** Sends a signed call; `body` is JSON, or a text that is sent as it is. */
  send(method: 'GET' | 'POST', target: string, body?: unknown, signing?: Signing): Promise<OperatorResponse>
  /** A move of 100 minor units of the player, in a round of its own. */
  order(change?: Partial<WalletMove>): WalletMove
  /** What the wallet says to a move. @throws Miss where it is refused by its status */
  submit(kind: MoveKind, move: WalletMove): Promise<WalletResponse>
  /** Sends copies of a move at once. */
  copies(kind: MoveKind, move: WalletMove, count?: number): Promise<readonly WalletResponse[]>
  /** The player's balance. */
  balance(query?: Partial<BalanceQueryInput>): Promise<WalletResponse>
}

type BalanceQueryInput = v.InferInput<typeof BalanceQuery>

/** Minor units of a stake of the checks. */
export const stake = 100
export const copyCount = 30

export interface WalletKitOptions {
  readonly origin: string
  readonly secret: string
  readonly game: string
  /** Gives a new launch token of the player; `undefined` when there is none any more. */
  readonly launch: () => Promise<string | undefined>
  /** A launch token of another player, for the same game. */
  readonly otherToken?: string | undefined
  readonly request?: typeof fetch
}

/** Redeems the launches. @throws Miss where nothing can be checked */
export async function createWalletKit(options: WalletKitOptions): Promise<WalletKit> {
  const { origin, secret, game, launch, otherToken, request } = options
  const wallet = operatorAt(origin, request)

  const send: WalletKit['send'] = (method, target, payload, signing = {}) => {
    const body = payload === undefined || typeof payload === 'string' ? payload : JSON.stringify(payload)
    const parts = { method, target, body: body ?? '', ...signing.instead }
    const headers =
      signing.headers ?? signed(signing.secret ?? secret, parts, Date.now() + (signing.off ?? 0))
    const more = body === undefined ? {} : { body }
    return wallet.send(method, target, {
      headers: { 'content-type': 'application/json', ...headers },
      ...more,
    })
  }

  async function redeem(token: string): Promise<StudioPlayer> {
    const response = await send('POST', '/studio/authenticate', { token, game_id: game })
    return dataOf(response, 'B', StudioPlayer)
  }

  const usedToken = await launch()
  if (usedToken === undefined) throw new Miss('there is no launch token')
  const player = await redeem(usedToken)
  const other = otherToken === undefined ? undefined : await redeem(otherToken)

  const submit: WalletKit['submit'] = async (kind, move) =>
    dataOf(await send('POST', `/studio/${kind}`, move), 'B', WalletResponse)
  const order: WalletKit['order'] = (change = {}) => ({
    player: player.player,
    game_id: game,
    round_id: randomUUID(),
    transaction_id: randomUUID(),
    amount: stake,
    session: player.session,
    ...change,
  })
  const kit: WalletKit = {
    player,
    other,
    usedToken,
    game,
    async newToken() {
      const token = await launch()
      if (token === undefined) throw new NotApplicable('there is no further launch token')
      return token
    },
    send,
    order,
    submit,
    copies: (kind, move, count = copyCount) =>
      Promise.all(Array.from({ length: count }, () => submit(kind, move))),
    async balance(query = {}) {
      const { player: id = player.player, session } = query
      const search = new URLSearchParams({ player: id, ...(session === undefined ? {} : { session }) })
      return dataOf(await send('GET', `/studio/balance?${search.toString()}`), 'B', WalletResponse)
    },
  }
  await requirePlay(kit)
  return kit
}

/** @throws Miss where the player cannot stake, one right after another, what the checks stake */
async function requirePlay(kit: WalletKit): Promise<void> {
  for (const move of [kit.order(), kit.order()]) {
    const { status, reason = '' } = await kit.submit('debit', move)
    await kit.submit('rollback', move)
    const hint =
      reason === 'tooSoon' ? 'choose a game without a least time between rounds, such as a live table' : ''
    must(status === 'ok', `a stake of ${stake} returns ${[status, reason, hint].join(' ').trim()}`)
  }
  const { balance } = await kit.balance()
  must(balance >= 30 * stake, `the player holds ${balance}, and the checks need ${30 * stake}`)
}

/** A stake that was taken. @throws Miss where it was not */
export async function staked(kit: WalletKit, change: Partial<WalletMove> = {}): Promise<WalletMove> {
  const move = kit.order(change)
  const { status } = await kit.submit('debit', move)
  mustEqual(status, 'ok', 'the status of a stake')
  return move
}

/** Does `work`. @throws Miss unless the balance changed by `difference` */
export async function mustMove<T>(kit: WalletKit, difference: number, work: () => Promise<T>): Promise<T> {
  const before = await kit.balance()
  const done = await work()
  const after = await kit.balance()
  mustEqual(after.balance - before.balance, difference, 'the change of the balance')
  return done
}

/** @throws Miss unless every response is the same as the first, which has this status */
export function mustAgree(responses: readonly WalletResponse[], status: WalletResponse['status']): void {
  const [first] = responses
  mustEqual(first?.status, status, 'the status')
  for (const response of responses) mustEqual(response, first, 'the response to a repeat')
}

/** @throws Miss unless the call was refused with one of these statuses */
export function mustBeRefused(response: OperatorResponse, ...statuses: readonly number[]): void {
  must(statuses.includes(response.status), `${described(response)}, where ${statuses.join(' or ')} was due`)
}

/** @throws Miss unless a move gets a response with this status, and the balance changes by `difference` */
export async function mustReturn(
  kit: WalletKit,
  kind: MoveKind,
  move: WalletMove,
  status: WalletResponse['status'],
  difference = 0,
): Promise<void> {
  const response = await mustMove(kit, difference, () => kit.submit(kind, move))
  mustEqual(response.status, status, `the status of the ${kind}`)
}

/** @throws Miss unless a move is refused with 422, and moves nothing */
export async function mustRefuseMove(kit: WalletKit, kind: MoveKind, move: WalletMove): Promise<void> {
  await mustMove(kit, 0, async () => mustBeRefused(await kit.send('POST', `/studio/${kind}`, move), 422))
}
