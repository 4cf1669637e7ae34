import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { convert, deposit, newPlayer, page, type Player, withdraw } from './books.ts'
import { type CallRequest, bodyOf, invalid, notFound, Refused } from './http.ts'
import { announcements, games, gamesOf, providers, questions } from './site.ts'

/** What the operator remembers: nothing is written anywhere. */
export interface Memory {
  /** By user name. */
  readonly players: Map<string, Player>
  /** Sessions by each of their two tokens. */
  readonly sessions: Map<string, { readonly player: Player; readonly tokens: readonly string[] }>
  readonly origin: string
}

export interface Call {
  readonly isKeyed?: true
  readonly needsSession?: true
  /** The feature of `packages/contract/features.ts` that the call belongs to. */
  readonly feature?: string
  run(request: CallRequest, memory: Memory, player: Player): object
}

const secret = randomBytes(32)
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Begins a session, and responds as the login does (spec §3). */
function begin({ sessions }: Memory, player: Player): object {
  const head = `${part({ alg: 'HS256' })}.${part({ sub: player.username, jti: randomUUID(), exp: Math.floor(Date.now() / 1000) + 3600 })}`
  const jwt = `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`
  const access = randomBytes(24).toString('base64url')
  for (const token of [jwt, access]) sessions.set(token, { player, tokens: [jwt, access] })
  const { username, nickname: name } = player
  const info = { name, username, bank_code: '', bank_account: '', bank_name: '', use_vaccount: false }
  return { jwt, access_token: access, info, session: { jwt, auth_token: access, name, email: username } }
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function register(request: CallRequest, memory: Memory): object {
  const body = bodyOf(request)
  const given = {
    username: text(body['username']).toLowerCase(),
    password: text(body['password']),
    email: text(body['email']),
    nickname: text(body['nickname']),
    phone: text(body['phone']),
  }
  const missing = Object.entries(given).filter(([, value]) => value === '')
  if (missing.length > 0)
    throw invalid('request.invalid', Object.fromEntries(missing.map(([name]) => [name, `${name}.required`])))
  if (memory.players.has(given.username))
    throw new Refused(409, 5003, 'register.duplicate', { username: 'username.taken' })
  const player = newPlayer(given)
  memory.players.set(given.username, player)
  return begin(memory, player)
}

function logIn(request: CallRequest, memory: Memory): object {
  const { username, password } = bodyOf(request)
  if (typeof username !== 'string' || typeof password !== 'string')
    throw new Refused(400, 4000, 'request.invalid')
  const player = memory.players.get(username.trim().toLowerCase())
  if (player?.password !== password) throw new Refused(401, 4030, 'auth.invalidCredentials')
  return begin(memory, player)
}

function launch({ query }: CallRequest, { origin }: Memory): object {
  if (!games.some(({ id }) => String(id) === query.get('game_id'))) throw notFound()
  return { url: `${origin}/play/${randomUUID()}` }
}

function listGames({ query }: CallRequest): object {
  const list = gamesOf(query.get('provider_id') ?? '')
  if (list.length === 0) throw notFound()
  return { list }
}

function ui(_: CallRequest, __: Memory, player: Player): object {
  const { username, nickname, amount, points, revision, withdrawals, joined, memos } = player
  const waiting = withdrawals.filter(({ status }) => status === 'waiting')
  return {
    ui: {
      name: nickname,
      username,
      amount,
      rolling: 0,
      points,
      create_at: joined,
      withdrawing: waiting.reduce((sum, request) => sum + request.amount, 0),
      wallet_revision: revision,
      unread_memos: memos.filter(({ status }) => status === 'unread').length,
    },
  }
}

function history({ query }: CallRequest, _: Memory, player: Player): object {
  for (const name of ['from', 'to']) {
    const day = query.get(name)
    if (day === null) continue
    const date = new Date(`${day}T00:00:00Z`)
    if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) throw invalid('request.invalid')
  }
  return page(player.history.toReversed(), query)
}

function write(request: CallRequest, _: Memory, player: Player): object {
  const body = bodyOf(request)
  const [title, content] = [text(body['title']), text(body['content'])]
  if (title === '' || content === '')
    throw invalid('counsel.required', { title: 'title.required', content: 'content.required' })
  if (title.length > 100 || content.length > 1000) throw invalid('counsel.tooLong')
  const inquiry = {
    id: String(player.inquiries.length + 1),
    title,
    content,
    status: 'pending' as const,
    date: new Date().toISOString(),
    answer: null,
    answered_at: null,
  }
  player.inquiries.unshift(inquiry)
  return inquiry
}

/** One item of a list, by the last part of the path or the one before a word. */
function one<Item extends { readonly id: string }>(list: readonly Item[], id: string | undefined): Item {
  const found = list.find((item) => item.id === id)
  if (!found) throw notFound()
  return found
}

function readMemo({ parts }: CallRequest, _: Memory, player: Player): object {
  const memo = one(player.memos, parts[2])
  memo.status = 'read'
  return memo
}

const personal = { needsSession: true } as const
const submission = { needsSession: true, isKeyed: true } as const

/** Every call, by method and path; `*` is an id. What is not here does not exist. */
export const calls: Readonly<Record<string, Call>> = {
  'GET /game/provider': {
    run: (request) => (request.query.has('provider_id') ? listGames(request) : { list: providers }),
  },
  'GET /game/launch': { ...personal, run: launch },
  'GET /main/init': { ...personal, run: ui },
  'POST /auth/login': { run: logIn },
  'POST /auth/logout': {
    ...personal,
    run({ token = '' }, { sessions }) {
      for (const each of sessions.get(token)?.tokens ?? []) sessions.delete(each)
      return {}
    },
  },
  'POST /auth/register': { isKeyed: true, run: register },
  'POST /wallet/deposit': {
    ...submission,
    run: (request, _, player) => deposit(player, bodyOf(request)['amount']),
  },
  'GET /wallet/deposit': { ...personal, run: ({ query }, _, player) => page(player.deposits, query) },
  'POST /wallet/withdraw': {
    ...submission,
    run: (request, _, player) => withdraw(player, bodyOf(request)['amount']),
  },
  'GET /wallet/withdraw': { ...personal, run: ({ query }, _, player) => page(player.withdrawals, query) },
  'GET /wallet/history': { ...personal, run: history },
  'GET /supports/memo': {
    ...personal,
    run: ({ query }, _, player) => ({
      ...page(player.memos, query),
      unread: player.memos.filter(({ status }) => status === 'unread').length,
    }),
  },
  'POST /supports/memo/*/read': { ...submission, run: readMemo },
  'GET /supports/counsel': { ...personal, run: ({ query }, _, player) => page(player.inquiries, query) },
  'GET /supports/counsel/*': { ...personal, run: ({ parts }, _, player) => one(player.inquiries, parts[2]) },
  'POST /supports/counsel': { ...submission, run: write },
  // The features with a screen in the specification.
  'GET /account/me': {
    ...personal,
    feature: 'account',
    run(_, __, { password: ___, joined, amount, points, username, nickname, email, phone }) {
      const bank = { bank_code: '', bank_code_name: '', bank_account: '', bank_name: '' }
      return { username, nickname, email, phone, create_at: joined, login_at: null, amount, points, ...bank }
    },
  },
  'GET /wallet/deposit/account': {
    ...personal,
    feature: 'wallet',
    run: () => ({ virtual: false, account: { bank: 'Least Bank', number: '000-1', holder: 'Least' } }),
  },
  'POST /wallet/points/convert': {
    ...submission,
    feature: 'wallet',
    run: (request, _, player) => convert(player, bodyOf(request)['points']),
  },
  'GET /supports/notice': { feature: 'support', run: ({ query }) => page(announcements, query) },
  'GET /supports/notice/*': { feature: 'support', run: ({ parts }) => one(announcements, parts[2]) },
  'GET /supports/faq': { feature: 'support', run: () => ({ list: questions }) },
  'POST /supports/ticket': {
    feature: 'support',
    isKeyed: true,
    run: () => ({ id: randomUUID().slice(0, 8) }),
  },
  'POST /auth/password/forgot': { feature: 'account', isKeyed: true, run: () => ({}) },
  'POST /auth/password/reset': {
    feature: 'account',
    isKeyed: true,
    run() {
      throw invalid('reset.linkInvalid')
    },
  },
}
