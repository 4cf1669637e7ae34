import { randomBytes } from 'node:crypto'
import { Refused } from './http.ts'

/** A deposit or withdrawal (spec §3). */
export interface Request {
  readonly id: string
  readonly date: string
  readonly amount: number
  status: 'waiting' | 'completed'
  readonly currency: string
}

/** A player, and everything that is theirs. Amounts are won. */
export interface Player {
  readonly username: string
  readonly password: string
  readonly email: string
  readonly nickname: string
  readonly phone: string
  readonly joined: string
  amount: number
  points: number
  /** Changes of requests so far. */
  revision: number
  readonly deposits: Request[]
  readonly withdrawals: Request[]
  /** Movements of the balance, oldest first. */
  readonly history: {
    id: string
    username: string
    type: string
    amount: number
    before: number
    after: number
    date: string
  }[]
  readonly memos: { id: string; title: string; content: string; date: string; status: 'unread' | 'read' }[]
  readonly inquiries: {
    id: string
    title: string
    content: string
    status: 'pending' | 'answered'
    date: string
    answer: string | null
    answered_at: string | null
  }[]
  /** Responses to submissions, by their key. */
  readonly responses: Map<string, { readonly submission: string; readonly response: string }>
}

export const limits = { unit: 10_000, max: 5_000_000 } as const

const now = () => new Date().toISOString()

/** Moves the balance, and writes it down. */
export function move(player: Player, type: string, amount: number): void {
  const { username, amount: before, history } = player
  player.amount += amount
  const id = String(history.length + 1)
  history.push({ id, username, type, amount, before, after: player.amount, date: now() })
}

export function newPlayer(
  given: Pick<Player, 'username' | 'password' | 'email' | 'nickname' | 'phone'>,
): Player {
  const player: Player = {
    ...given,
    joined: now(),
    amount: 0,
    points: 30_000,
    revision: 0,
    deposits: [],
    withdrawals: [],
    history: [],
    memos: [
      { id: '1', title: 'Welcome', content: 'Good to have you here.', date: now(), status: 'unread' },
      { id: '2', title: 'Hours', content: 'We are here day and night.', date: now(), status: 'unread' },
    ],
    inquiries: [],
    responses: new Map(),
  }
  move(player, 'opening', 1_000_000)
  move(player, 'adjustment', 50_000)
  return player
}

/** An amount that may be requested (spec §5). @throws Refused otherwise */
function amountOf(value: unknown): number {
  const isAmount = typeof value === 'number' && Number.isSafeInteger(value)
  if (!isAmount || value <= 0 || value > limits.max || value % limits.unit !== 0)
    throw new Refused(400, 4001, 'wallet.amountUnit')
  return value
}

function added(requests: Request[], amount: number): Request {
  const request: Request = {
    id: randomBytes(4).toString('hex'),
    date: now(),
    amount,
    status: 'waiting',
    currency: 'KRW',
  }
  requests.unshift(request)
  return request
}

export function deposit(player: Player, value: unknown): Request {
  const amount = amountOf(value)
  if (player.deposits.some(({ status }) => status === 'waiting'))
    throw new Refused(409, 6000, 'deposit.alreadyInProcess')
  player.revision += 1
  return added(player.deposits, amount)
}

export function withdraw(player: Player, value: unknown): Request {
  const amount = amountOf(value)
  if (amount > player.amount) throw new Refused(400, 4001, 'wallet.amountOverBalance')
  move(player, 'withdraw', -amount)
  player.revision += 1
  return added(player.withdrawals, amount)
}

export function convert(player: Player, value: unknown): { points: number; amount: number } {
  const points = amountOf(value)
  if (points > player.points) throw new Refused(400, 4001, 'wallet.pointsOverBalance')
  player.points -= points
  move(player, 'point_conversion', points)
  return { points: player.points, amount: player.amount }
}

/** The bank has every transfer. */
export function settle(player: Player): void {
  for (const request of [...player.deposits, ...player.withdrawals]) {
    if (request.status !== 'waiting') continue
    request.status = 'completed'
    player.revision += 1
    if (player.deposits.includes(request)) move(player, 'deposit', request.amount)
  }
}

/** A page of a list that is newest first. @throws Refused for a cursor that was never given */
export function page<Item extends { readonly id: string }>(
  list: readonly Item[],
  query: URLSearchParams,
): { list: readonly Item[]; next: string | null } {
  const cursor = query.get('cursor')
  const from = cursor === null ? 0 : list.findIndex(({ id }) => id === cursor) + 1
  if (cursor !== null && from === 0) throw new Refused(400, 4001, 'request.invalid')
  const end = from + Number(query.get('limit') ?? 20)
  const last = list[end - 1]
  return { list: list.slice(from, end), next: last !== undefined && end < list.length ? last.id : null }
}
