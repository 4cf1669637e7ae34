// Long because it is one list: each fault that the conformance kit is checked against.
import { valueAt } from './operator.ts'

/** A call on its way to an operator, and the way. */
interface Passing {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: string
  /** Calls the honest operator with the request, changed or not. */
  forward(change?: {
    readonly path?: string
    readonly body?: string
    readonly headers?: Headers
  }): Promise<Response>
}

type Handler = (call: Passing) => Promise<Response>

/** Something that an operator does wrong. */
export interface Fault {
  readonly does: string
  /** The check of the conformance kit that names it. */
  readonly check: string
  /** Makes the operator's responses, with a memory of its own where the fault needs one. */
  readonly begin: () => Handler
}

/** `fetch` to an operator whose responses a fault makes. */
export function faulty(honest: typeof fetch, response: Handler): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const body = await request.text()
    return response({
      method: request.method,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body,
      forward: (change = {}) => {
        const text = change.body ?? body
        return honest(new URL(`${change.path ?? url.pathname}${url.search}`, url), {
          method: request.method,
          headers: change.headers ?? request.headers,
          ...(text === '' ? {} : { body: text }),
        })
      },
    })
  }
}

const always = (response: Handler) => () => response

/** Responds to one call wrongly, and to every other one as the honest operator does. `call` is method and path. */
const on = (call: string | RegExp, wrong: Handler) =>
  always((passing) => {
    const name = `${passing.method} ${passing.path}`
    const isMeant = typeof call === 'string' ? name === call : call.test(name)
    return isMeant ? wrong(passing) : passing.forward()
  })

const respond = (status: number, json: unknown, headers: HeadersInit = {}) =>
  new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json', ...headers } })

type Json = Record<string, unknown>

/** Changes the JSON of a response that is a success. */
const rewrite =
  (change: (json: Json) => void): Handler =>
  async ({ forward }) => {
    const response = await forward()
    if (response.status !== 200) return response
    const json: Json = await response.json()
    change(json)
    return new Response(JSON.stringify(json), { status: 200, headers: response.headers })
  }

/** The object at a path, to be changed. */
function inside(json: Json, ...path: readonly string[]): Json {
  const found = valueAt(json, ...path)
  if (typeof found !== 'object' || found === null) throw new Error(`nothing at ${path.join('.')}`)
  return found as Json
}

/** The rows of a list, to be changed. */
function rows(json: Json, envelope: 'data' | 'DATA' = 'data'): Json[] {
  const list = valueAt(json, envelope, 'list')
  if (!Array.isArray(list)) throw new Error('no list')
  return list as Json[]
}

/** Sets a header of every response, or removes it. */
const header = (name: string, value: string | undefined) =>
  always(async ({ forward }) => {
    const response = await forward()
    const headers = new Headers(response.headers)
    if (value === undefined) headers.delete(name)
    else headers.set(name, value)
    return new Response(response.body, { status: response.status, headers })
  })

/** Receives each token that a sign-in returns. */
async function tokensIn({ path }: Passing, response: Response): Promise<readonly string[]> {
  if (path !== '/auth/login' || response.status !== 200) return []
  const json: unknown = await response.clone().json()
  return ['jwt', 'access_token'].map((name) => `Bearer ${String(valueAt(json, 'data', name))}`)
}

/** A JWT with this payload; its signature is not one. */
const tokenOf = (payload: Json) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`

/** Lets a call through with the token of the last sign-in, whatever token it brings. */
function withLastToken(call: string): () => Handler {
  return () => {
    let last: string | undefined
    return async (passing) => {
      const headers = new Headers(passing.headers)
      if (`${passing.method} ${passing.path}` === call && last !== undefined)
        headers.set('authorization', last)
      const response = await passing.forward({ headers })
      last = (await tokensIn(passing, response))[0] ?? last
      return response
    }
  }
}

const withoutKey = (headers: Headers): Headers => {
  const changed = new Headers(headers)
  changed.set('idempotency-key', crypto.randomUUID())
  return changed
}

const success = (data: unknown) => respond(200, { code: 'OK', msg: '', data })

export const faults: readonly Fault[] = [
  {
    does: 'wraps the configuration with another key',
    check: 'configuration.shape',
    begin: on('GET /api/cnf', async ({ forward }) => {
      const text = await (await forward()).text()
      return new Response(`A${text.slice(1, -8)}AAAAAA==`)
    }),
  },
  {
    does: 'uses one nonce for every text',
    check: 'configuration.nonce',
    begin: on('GET /api/cnf', async ({ forward }) => {
      const bytes = Buffer.from(await (await forward()).text(), 'base64')
      bytes.fill(7, 0, 12)
      return new Response(bytes.toString('base64'))
    }),
  },
  {
    does: 'lets caches keep everything for an hour',
    check: 'configuration.fresh',
    begin: header('cache-control', 'public, max-age=3600'),
  },
  {
    does: "lets caches keep a player's data",
    check: 'http.notStored',
    begin: header('cache-control', 'public, max-age=60'),
  },
  {
    does: 'responds to an unknown call with its page',
    check: 'http.unknownPath',
    begin: on('GET /main/no-such-call', () => Promise.resolve(new Response('<!doctype html>'))),
  },
  {
    does: 'breaks on a body that is no JSON',
    check: 'http.brokenBody',
    begin: on('POST /auth/login', ({ body, forward }) =>
      body.endsWith('}') ? forward() : Promise.resolve(respond(500, { code: 5000, msg: 'exception' })),
    ),
  },
  {
    does: 'reads only application/json',
    check: 'http.contentTypes',
    begin: on('POST /auth/login', ({ headers, forward }) =>
      headers.get('content-type') === 'application/json'
        ? forward()
        : Promise.resolve(respond(415, { code: 4001, msg: 'request.type' })),
    ),
  },
  {
    does: 'lets browsers guess content types',
    check: 'http.noSniffing',
    begin: header('x-content-type-options', undefined),
  },
  {
    does: 'has a clock that is an hour late',
    check: 'http.date',
    begin: header('date', new Date(Date.now() - 3_600_000).toUTCString()),
  },
  {
    does: 'lets every page call',
    check: 'http.strangers',
    begin: header('access-control-allow-origin', '*'),
  },
  {
    does: 'does not let the app call',
    check: 'http.app',
    begin: header('access-control-allow-origin', undefined),
  },
  {
    does: 'marks its successes only',
    check: 'http.mark',
    begin: always(async ({ forward }) => {
      const response = await forward()
      if (response.status === 200) return response
      const headers = new Headers(response.headers)
      headers.delete('x-operator-answer')
      return new Response(response.body, { status: response.status, headers })
    }),
  },
  {
    does: 'gives a sign-in without its tokens',
    check: 'session.signIn',
    begin: on(
      'POST /auth/login',
      rewrite((json) => delete inside(json, 'data')['access_token']),
    ),
  },
  ...Object.entries({
    'whose token is no JWT': 'opaque-token-of-an-operator',
    'whose token has no payload that can be read': 'a.b.c',
    'whose token names no end': tokenOf({ sub: 'player-1' }),
    'whose token ends at a time in milliseconds': tokenOf({ exp: 4_102_444_800_000 }),
    'whose token is past': tokenOf({ exp: 946_684_800 }),
  }).map(([which, jwt]) => ({
    does: `gives a sign-in ${which}`,
    check: 'session.tokenReadable',
    begin: on(
      'POST /auth/login',
      rewrite((json) => Object.assign(inside(json, 'data'), { jwt })),
    ),
  })),
  {
    does: 'takes any password',
    check: 'session.wrongPassword',
    begin: () => {
      let good = ''
      return ({ path, body, forward }) => {
        if (path !== '/auth/login') return forward()
        if (!body.includes('this-is-not')) good = body
        return forward(good === '' ? {} : { body: good })
      }
    },
  },
  {
    does: 'says that a name has no account',
    check: 'session.unknownName',
    begin: on('POST /auth/login', ({ body, forward }) =>
      body.includes('nobody_at_all_here')
        ? Promise.resolve(respond(401, { code: 4030, msg: 'auth.accountNotFound' }))
        : forward(),
    ),
  },
  {
    does: 'calls a missing password a fault of its own',
    check: 'session.missingPassword',
    begin: on('POST /auth/login', ({ body, forward }) =>
      body.includes('password') ? forward() : Promise.resolve(respond(500, { code: 5000, msg: 'exception' })),
    ),
  },
  {
    does: 'knows only one of its two tokens',
    check: 'session.bothTokens',
    begin: () => {
      const access = new Set<string>()
      return async (call) => {
        if (call.path === '/main/init' && access.has(call.headers.get('authorization') ?? ''))
          return respond(401, { RESULT: false, code: 4030, message: 'auth.tokenInvalid' })
        const response = await call.forward()
        const [, token] = await tokensIn(call, response)
        if (token !== undefined) access.add(token)
        return response
      }
    },
  },
  { does: 'needs no token', check: 'session.noToken', begin: withLastToken('GET /main/init') },
  {
    does: 'does not look at the signature of a token',
    check: 'session.forgedToken',
    begin: withLastToken('GET /main/init'),
  },
  {
    does: 'sends amounts as decimals',
    check: 'session.init',
    begin: on(
      'GET /main/init',
      rewrite((json) => Object.assign(inside(json, 'DATA', 'ui'), { amount: 1234.5 })),
    ),
  },
  {
    does: 'responds in the other envelope',
    check: 'session.init',
    begin: on('GET /main/init', async ({ forward }) => {
      const json: Json = await (await forward()).json()
      return success(json['DATA'])
    }),
  },
  {
    does: 'says that the session has ended',
    check: 'session.times',
    begin: on(
      'GET /main/init',
      rewrite((json) =>
        Object.assign(inside(json, 'DATA', 'ui'), { expires_at: '2020-01-01T00:00:00.000Z' }),
      ),
    ),
  },
  {
    does: 'confirms a sign-out and keeps the session',
    check: 'session.signOut',
    begin: on('POST /auth/logout', () => Promise.resolve(success({}))),
  },
  {
    does: 'signs every device out',
    check: 'session.otherDevices',
    begin: () => {
      const given = new Set<string>()
      const dead = new Set<string>()
      return async (call) => {
        if (call.path === '/auth/logout') for (const token of given) dead.add(token)
        if (call.path === '/main/init' && dead.has(call.headers.get('authorization') ?? ''))
          return respond(403, { RESULT: false, code: 4030, message: 'auth.tokenRevoked' })
        const response = await call.forward()
        for (const token of await tokensIn(call, response)) given.add(token)
        return response
      }
    },
  },
  {
    does: 'lists a provider twice',
    check: 'lobby.providers',
    begin: on('GET /game/provider', (call) =>
      rewrite((json) => {
        const list = rows(json, 'DATA')
        if (!call.query.has('provider_id')) list.push({ ...list[0] })
      })(call),
    ),
  },
  {
    does: 'sends one game with a cover of another kind',
    check: 'lobby.games',
    begin: on('GET /game/provider', (call) =>
      rewrite((json) => {
        if (call.query.has('provider_id')) Object.assign(rows(json, 'DATA')[0] ?? {}, { is_service: 'yes' })
      })(call),
    ),
  },
  {
    does: 'names a wrong number of games',
    check: 'lobby.counts',
    begin: on('GET /game/provider', (call) =>
      rewrite((json) => {
        if (!call.query.has('provider_id')) for (const row of rows(json, 'DATA')) row['games'] = 9_999
      })(call),
    ),
  },
  {
    does: 'shows the games to everybody',
    check: 'lobby.members',
    begin: withLastToken('GET /game/provider'),
  },
  {
    does: 'has no games of an unknown provider, and calls that a success',
    check: 'lobby.unknownProvider',
    begin: on('GET /game/provider', ({ query, forward }) =>
      query.get('provider_id') === 'no-such-provider'
        ? Promise.resolve(respond(200, { RESULT: true, DATA: { list: [] }, message: '' }))
        : forward(),
    ),
  },
  {
    does: 'launches games at an address that is not safe',
    check: 'lobby.launch',
    begin: on(
      'GET /game/launch',
      rewrite((json) => Object.assign(inside(json, 'DATA'), { url: 'ftp://studio.example/play' })),
    ),
  },
  {
    does: 'gives the same launch address twice',
    check: 'lobby.launchOnce',
    begin: on(
      'GET /game/launch',
      rewrite((json) => Object.assign(inside(json, 'DATA'), { url: 'http://localhost:4174/play/1?token=1' })),
    ),
  },
  {
    does: 'launches any game that is requested',
    check: 'lobby.launchUnknown',
    begin: on('GET /game/launch', () =>
      Promise.resolve(respond(200, { RESULT: true, DATA: { url: 'https://studio.example/' }, message: '' })),
    ),
  },
  {
    does: 'launches games without a session',
    check: 'lobby.launchSignedOut',
    begin: withLastToken('GET /game/launch'),
  },
  {
    does: 'promises guest play and has none',
    check: 'lobby.guest',
    begin: on('GET /game/try', () =>
      Promise.resolve(respond(404, { RESULT: false, code: 4001, message: 'notFound' })),
    ),
  },
  {
    does: 'repeats a movement on the next page',
    check: 'wallet.historyPages',
    begin: on('GET /wallet/history', ({ query, forward }) => {
      if (query.get('limit') === '1') query.delete('cursor')
      return forward()
    }),
  },
  {
    does: 'has a gap between two movements',
    check: 'wallet.historySums',
    begin: on(
      'GET /wallet/history',
      rewrite((json) => rows(json).splice(1, 1)),
    ),
  },
  {
    does: 'lists movements oldest first',
    check: 'wallet.historyOrder',
    begin: on(
      'GET /wallet/history',
      rewrite((json) => {
        inside(json, 'data')['list'] = rows(json).toReversed()
      }),
    ),
  },
  {
    does: 'breaks on a cursor that it never gave',
    check: 'wallet.historyCursor',
    begin: on('GET /wallet/history', ({ query, forward }) =>
      query.get('cursor') === 'never-given'
        ? Promise.resolve(respond(500, { code: 5000, msg: 'exception' }))
        : forward(),
    ),
  },
  {
    does: 'takes the 30th of February for a day',
    check: 'wallet.historyDays',
    begin: on('GET /wallet/history', ({ query, forward }) =>
      query.get('from') === '2026-02-30' ? Promise.resolve(success({ list: [], next: null })) : forward(),
    ),
  },
  {
    does: 'shows the history to everybody',
    check: 'wallet.historyClosed',
    begin: withLastToken('GET /wallet/history'),
  },
  {
    does: 'sums a statement wrongly',
    check: 'wallet.statement',
    begin: on(
      'GET /wallet/statement',
      rewrite((json) => Object.assign(inside(json, 'data', 'totals'), { won: 1 })),
    ),
  },
  {
    does: 'lists a withdrawal of a fraction',
    check: 'wallet.withdrawals',
    begin: on('GET /wallet/withdraw', () =>
      Promise.resolve(success({ list: [{ id: '1', date: '', amount: 0.5, status: 'waiting' }], next: null })),
    ),
  },
  {
    does: 'does not say where a deposit is paid to',
    check: 'wallet.depositAccount',
    begin: on('GET /wallet/deposit/account', () =>
      Promise.resolve(respond(404, { code: 4001, msg: 'notFound' })),
    ),
  },
  {
    does: 'takes a deposit of a fraction',
    check: 'wallet.depositAmounts',
    begin: on('POST /wallet/deposit', ({ body, forward }) =>
      forward({ body: body.replace(/(\d+)\.5/, '$1') }),
    ),
  },
  {
    does: 'credits a deposit before it is paid',
    check: 'wallet.deposit',
    begin: on(
      'POST /wallet/deposit',
      rewrite((json) => Object.assign(inside(json, 'data'), { status: 'completed' })),
    ),
  },
  {
    does: 'calls a second deposit invalid instead of already in process',
    check: 'wallet.depositTwice',
    begin: on('POST /wallet/deposit', async ({ forward }) => {
      const response = await forward()
      return response.status === 409
        ? respond(400, { code: 4001, msg: 'deposit.alreadyInProcess' })
        : response
    }),
  },
  {
    does: 'leaves a deposit waiting that was taken back',
    check: 'wallet.depositBack',
    begin: on(
      /^POST \/wallet\/deposit\/\d+\/cancel$/,
      rewrite((json) => Object.assign(inside(json, 'data'), { status: 'waiting' })),
    ),
  },
  {
    does: 'never changes the revision of the wallet',
    check: 'wallet.revision',
    begin: on(
      'GET /main/init',
      rewrite((json) => Object.assign(inside(json, 'DATA', 'ui'), { wallet_revision: 1 })),
    ),
  },
  {
    does: 'lists a favourite twice that was added again',
    check: 'favourites.list',
    begin: on(
      'GET /me/favourites',
      rewrite((json) => {
        const data = inside(json, 'data')
        const list = Array.isArray(data['list']) ? data['list'] : []
        Object.assign(data, { list: [...list, ...list.slice(-1)] })
      }),
    ),
  },
  {
    does: 'forgets the language among the preferences',
    check: 'favourites.preferences',
    begin: on(
      'GET /me/preferences',
      rewrite((json) => Object.assign(inside(json, 'data', 'preferences'), { lang: null })),
    ),
  },
  {
    does: 'never changes the version of the favourites',
    check: 'favourites.version',
    begin: on(
      'GET /main/init',
      rewrite((json) => Object.assign(inside(json, 'DATA', 'ui'), { changes_version: 1 })),
    ),
  },
  {
    does: 'takes amounts as texts',
    check: 'wallet.withdrawAmounts',
    begin: on('POST /wallet/withdraw', ({ body, forward }) =>
      forward({ body: body.replace(/"(\d+)"/, '$1') }),
    ),
  },
  {
    does: 'lets a player withdraw more than there is',
    check: 'wallet.withdrawTooMuch',
    begin: on('POST /wallet/withdraw', async ({ forward }) => {
      const response = await forward()
      return response.status === 400 ? success({ id: '1', date: '', amount: 1, status: 'waiting' }) : response
    }),
  },
  {
    does: 'keeps a withdrawal in the balance until it is paid',
    check: 'wallet.withdraw',
    begin: on(
      'GET /main/init',
      rewrite((json) => {
        const ui = inside(json, 'DATA', 'ui')
        ui['amount'] = Number(ui['amount']) + Number(ui['withdrawing'])
      }),
    ),
  },
  {
    does: 'moves money without a session',
    check: 'wallet.closed',
    begin: withLastToken('POST /wallet/deposit'),
  },
  {
    does: 'takes a submission without a key',
    check: 'wallet.keyMissing',
    begin: on('POST /wallet/deposit', ({ headers, forward }) =>
      forward(headers.get('idempotency-key') ? {} : { headers: withoutKey(headers) }),
    ),
  },
  {
    does: 'ignores the key of a submission',
    check: 'wallet.keyRepeated',
    begin: on('POST /wallet/deposit', ({ headers, forward }) => forward({ headers: withoutKey(headers) })),
  },
  {
    does: 'takes the key of one submission for another one',
    check: 'wallet.keyReused',
    begin: on('POST /wallet/deposit', async ({ forward }) => {
      const response = await forward()
      return response.status === 422 ? success({ id: '1' }) : response
    }),
  },
  {
    does: 'makes a request of each copy of a submission',
    check: 'wallet.depositCopies',
    begin: on('POST /wallet/deposit', () => Promise.resolve(success({ id: crypto.randomUUID() }))),
  },
  {
    does: 'takes the amount of a withdrawal for each copy of a submission',
    check: 'wallet.withdrawCopies',
    begin: on('POST /wallet/withdraw', ({ headers, forward }) => forward({ headers: withoutKey(headers) })),
  },
  {
    does: 'does not know the outcome of a submission',
    check: 'wallet.outcomeDone',
    begin: on('POST /wallet/outcome', () => Promise.resolve(success({ state: 'void' }))),
  },
  {
    does: 'takes a submission that it called void',
    check: 'wallet.outcomeVoid',
    begin: on('POST /wallet/outcome', () => Promise.resolve(success({ state: 'void' }))),
  },
  {
    does: 'has another announcement behind its title',
    check: 'support.notices',
    begin: on(
      /^GET \/supports\/notice\/\d+$/,
      rewrite((json) => Object.assign(inside(json, 'data'), { title: 'Another one' })),
    ),
  },
  {
    does: 'breaks on an id with a quotation mark',
    check: 'support.unknownNotice',
    begin: on(/^GET \/supports\/notice\/.*'/, () =>
      Promise.resolve(respond(500, { code: 5002, msg: 'postgres.exception' })),
    ),
  },
  {
    does: 'counts a memo as unread after it was read',
    check: 'support.memos',
    begin: on(
      'GET /supports/memo',
      rewrite((json) => Object.assign(inside(json, 'data'), { unread: 3 })),
    ),
  },
  {
    does: 'shows memos to everybody',
    check: 'support.memosClosed',
    begin: withLastToken('GET /supports/memo'),
  },
  {
    does: 'cuts the text of an inquiry',
    check: 'support.inquiry',
    begin: on(
      'POST /supports/counsel',
      rewrite((json) => Object.assign(inside(json, 'data'), { content: 'A check' })),
    ),
  },
  {
    does: 'makes an inquiry of each copy of a submission',
    check: 'support.inquiryRepeated',
    begin: on('POST /supports/counsel', ({ headers, forward }) => forward({ headers: withoutKey(headers) })),
  },
  {
    does: 'names one wrong field and not the other',
    check: 'support.inquiryEmpty',
    begin: on('POST /supports/counsel', async ({ forward }) => {
      const response = await forward()
      if (response.status !== 400) return response
      const json: Json = await response.json()
      delete inside(json, 'data', 'fields')['content']
      return respond(400, json)
    }),
  },
  {
    does: 'cuts an inquiry that is too long, and takes it',
    check: 'support.inquiryTooLong',
    begin: on('POST /supports/counsel', ({ body, forward }) =>
      forward({ body: body.replace(/a{1001}/, 'a') }),
    ),
  },
  {
    does: 'shows the inquiry of another player',
    check: 'support.unknownInquiry',
    begin: on('GET /supports/counsel/0', () =>
      Promise.resolve(success({ id: '0', title: 'Of another player' })),
    ),
  },
  {
    does: 'sends the frequent questions as one text',
    check: 'support.questions',
    begin: on('GET /supports/faq', () => Promise.resolve(success({ list: 'none' }))),
  },
  {
    does: 'has terms without a version',
    check: 'support.documents',
    begin: on(
      'GET /supports/document/terms',
      rewrite((json) => Object.assign(inside(json, 'data'), { version: '' })),
    ),
  },
  {
    does: 'sends account numbers in full',
    check: 'account.me',
    begin: on(
      'GET /account/me',
      rewrite((json) => Object.assign(inside(json, 'data'), { bank_account: '110-2040-7789' })),
    ),
  },
  {
    does: 'does not say which field is wrong',
    check: 'account.wrongNickname',
    begin: on('PATCH /account/me', async ({ forward }) => {
      const response = await forward()
      return response.status === 400
        ? respond(400, { code: 4001, msg: 'request.invalid', data: {} })
        : response
    }),
  },
  {
    does: 'changes a bank account without the password',
    check: 'account.bankNeedsPassword',
    begin: on('PATCH /account/me', async ({ forward }) => {
      const response = await forward()
      return response.status === 400 ? success({}) : response
    }),
  },
  {
    does: 'marks every session as the one of the request',
    check: 'account.sessions',
    begin: on(
      'GET /account/sessions',
      rewrite((json) => {
        for (const row of rows(json)) row['current'] = true
        rows(json).push({ ...rows(json)[0], id: 'one-more' })
      }),
    ),
  },
  {
    does: 'confirms the end of a session and keeps it',
    check: 'account.endOthers',
    begin: on(/^DELETE \/account\/sessions\//, () => Promise.resolve(success({ ended: 1 }))),
  },
  {
    does: 'calls every name available',
    check: 'account.available',
    begin: on(
      'GET /auth/available',
      rewrite((json) => Object.assign(inside(json, 'data'), { available: true })),
    ),
  },
]
