import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import * as v from 'valibot'
import {
  ConvertBody,
  DepositAccountQuery,
  DepositBody,
  HistoryQuery,
  PointsQuery,
  type Outcome,
  OutcomeBody,
  PageQuery,
  StatementQuery,
  WithdrawBody,
} from '@marquee/contract/wallet.ts'
import { checkConversion, checkDeposit, checkWithdrawal } from '@marquee/contract/wallet-rules.ts'
import { ServerCode } from '@marquee/contract/codes.ts'
import { OneRoundQuery, PlaySumQuery, RoundQuery } from '@marquee/contract/rounds.ts'
import { studioHeaders } from '@marquee/contract/studio.ts'
import { requireTerms } from '../account/terms.ts'
import { countAttempt } from '../auth/attempts.ts'
import { guard } from '../auth/guard.ts'
import type { Db } from '../database/db.ts'
import { respondB } from '../http/envelope.ts'
import { parseBody, readBody, readQuery, readText } from '../http/input.ts'
import { preferredLanguage } from '../http/language.ts'
import { isPageRequest } from '../http/page-request.ts'
import { outcomeOf, runKeyed } from '../idempotency/idempotency.ts'
import { invalid, notFound, RequestError } from '../http/request-error.ts'
import type { AppEnv, Services } from '../services.ts'
import { proofTarget, replayTarget, signStudioCall } from '@marquee/contract/studio-signature.ts'
import { decide } from '../wallet/decisions.ts'
import { gameNames } from '../wallet/game-names.ts'
import { readHistory } from '../wallet/history.ts'
import { periodOf } from '../wallet/period.ts'
import { convertPoints } from '../wallet/points.ts'
import { depositOf, listRequests, statesOf, withdrawalOf } from '../wallet/request-list.ts'
import { readPointsDays } from '../wallet/points-days.ts'
import { readPlaySums, readRound, readRounds } from '../wallet/rounds.ts'
import { allowedAmount } from '../wallet/rule-error.ts'
import {
  type WalletCall,
  requestDeposit,
  requestWithdrawal,
  depositAccount,
  findRequest,
} from '../wallet/requests.ts'
import { siteVariables } from '../site/site-config.ts'
import { siteRules } from '../wallet/site-rules.ts'
import { readStatement } from '../wallet/statement.ts'

// Amounts are read as `unknown`, so that the shared rules check them and choose the error.
// Strict, as all bodies about money: an unknown field (such as a currency) could change the meaning.
const Deposit = v.strictObject({ ...DepositBody.entries, amount: v.unknown() })
const Withdraw = v.strictObject({ ...WithdrawBody.entries, amount: v.unknown() })
const Convert = v.strictObject({ ...ConvertBody.entries, points: v.unknown() })
const OutcomeQuery = v.strictObject(OutcomeBody.entries)
const noBody: v.GenericSchema = v.strictObject({})
/** Statements of a player. The page asks anew when the balance changes, which a game does every few seconds. */
const statementLimit = { count: 60, seconds: 60 }
/** Unlimited balance: checks only the rules that do not depend on the player. */
const boundless = { balance: Number.MAX_SAFE_INTEGER, rolling: 0 }

/** The signed-in player's own money (`/wallet`). */
export function walletRoutes(services: Services): Hono<AppEnv> {
  const { db, settings, clock, secrets } = services
  const rules = siteRules(settings.siteOverrides)
  const site = siteVariables(settings.siteOverrides)
  const app = new Hono<AppEnv>()
  const nameOf = gameNames(services.lobby)

  /** Runs one keyed call: counts it, then runs `effect` once in the key's transaction. A body for which `check` throws is not counted
   * against the rate limit. */
  const keyed = async <Body, Checked, Data extends object>(
    c: Context<AppEnv>,
    schema: v.GenericSchema<unknown, Body>,
    check: (body: Body) => Checked,
    effect: (tx: Db, walletCall: WalletCall, checked: Checked) => Promise<Data>,
  ): Promise<Response> => {
    const text = await readText(c)
    // A call that is documented without a body may come without one.
    const body = parseBody(schema, schema === noBody && text === '' ? '{}' : text)
    const checked = check(body)
    const { id } = c.var.player
    const response = await runKeyed(services, c, {
      scope: id,
      body: text,
      prepare: () => countCall(id),
      effect: (tx) => effect(tx, { player: id, now: clock(), rules }, checked),
    })
    return respondB(c, response)
  }

  const countCall = (player: string) =>
    countAttempt(
      db,
      `wallet:${player}`,
      { count: settings.walletRate, seconds: 60 },
      clock(),
      'wallet.tooManyRequests',
    )

  // `/wallet/history` is also a page of the app: a browser that navigates there gets the page.
  app.use(async (c, next) => (isPageRequest(c) ? c.notFound() : guard(services)(c, next)))

  app.get('/deposit/account', async (c) => {
    const { method } = readQuery(c, DepositAccountQuery)
    return respondB(c, await depositAccount(db, c.var.player.id, rules, method === 'manual'))
  })

  app.post('/deposit', (c) =>
    keyed(
      c,
      Deposit,
      (body) => ({ ...body, amount: allowedAmount(checkDeposit(body.amount, rules.limits)) }),
      async (tx, walletCall, { amount, depositor, method }) => {
        await requireTerms(tx, site, walletCall.player)
        const row = await requestDeposit(tx, walletCall, { amount, depositor, manual: method === 'manual' })
        return depositOf(row, await statesOf(tx, [row]), rules)
      },
    ),
  )

  app.get('/deposit', async (c) => {
    const { rows, next, states } = await listRequests(db, c.var.player.id, 'deposit', page(c))
    return respondB(c, { list: rows.map((row) => depositOf(row, states, rules)), next })
  })

  app.post('/withdraw', (c) =>
    keyed(
      c,
      Withdraw,
      ({ amount }) => allowedAmount(checkWithdrawal(amount, rules.limits, boundless)),
      async (tx, walletCall, amount) => {
        const row = await requestWithdrawal(tx, walletCall, amount)
        return withdrawalOf(row, await statesOf(tx, [row]), rules)
      },
    ),
  )

  app.get('/withdraw', async (c) => {
    const { rows, next, states } = await listRequests(db, c.var.player.id, 'withdraw', page(c))
    return respondB(c, { list: rows.map((row) => withdrawalOf(row, states, rules)), next })
  })

  /** Cancels a waiting request of the player, unless it was decided before. */
  const cancel = async (tx: Db, { player, now }: WalletCall, kind: 'deposit' | 'withdraw', text: string) => {
    const id = await ownRequest(tx, player, kind, text)
    if (!rules.cancel[kind]) throw invalid(`${kind}.cancelUnavailable`)
    const decision = { kind, to: 'rejected', reason: 'player.cancelled' } as const
    const decided = await decide(tx, id, decision, 'player', now)
    if (!decided.done) throw new RequestError(409, ServerCode.alreadyProcessed, `${kind}.alreadyDecided`)
    return { request: decided.request, states: await statesOf(tx, [decided.request]) }
  }

  app.post('/deposit/:id/cancel', (c) =>
    keyed(
      c,
      noBody,
      () => undefined,
      async (tx, call) => {
        const { request, states } = await cancel(tx, call, 'deposit', c.req.param('id'))
        return depositOf(request, states, rules)
      },
    ),
  )

  app.post('/withdraw/:id/cancel', (c) =>
    keyed(
      c,
      noBody,
      () => undefined,
      async (tx, call) => {
        const { request, states } = await cancel(tx, call, 'withdraw', c.req.param('id'))
        return withdrawalOf(request, states, rules)
      },
    ),
  )

  // An export requests pages of a thousand rows.
  app.get('/history', compress({ encoding: 'gzip', threshold: 8192 }), async (c) => {
    const { cursor, limit, from, to, type, account = 'cash' } = readQuery(c, HistoryQuery)
    const period = periodOf(from, to, rules.zone)
    const filter = { account, type, cursor, size: sizeOf(limit), period }
    const { player } = c.var
    return respondB(c, await readHistory(db, player, filter, nameOf))
  })

  app.get('/points/days', async (c) => {
    const { cursor } = readQuery(c, PointsQuery)
    const { id } = c.var.player
    await countAttempt(db, `statement:${id}`, statementLimit, clock(), 'wallet.tooManyRequests')
    return respondB(c, await readPointsDays(db, id, { cursor, zone: rules.zone }, nameOf))
  })

  app.get('/rounds', async (c) => {
    const { cursor, limit, from, to, game, session } = readQuery(c, RoundQuery)
    const [first = 0, last = 0] = (session ?? '').split('-').map(Number)
    const filter = {
      cursor,
      size: sizeOf(limit),
      period: periodOf(from, to, rules.zone),
      game,
      session: session === undefined ? undefined : ([first, last] as const),
    }
    const { id } = c.var.player
    return respondB(c, await readRounds(db, id, filter, nameOf))
  })

  app.get('/rounds/sums', async (c) => {
    const { by, from, to } = readQuery(c, PlaySumQuery)
    const period = periodOf(from, to, rules.zone)
    const { id } = c.var.player
    await countAttempt(db, `statement:${id}`, statementLimit, clock(), 'wallet.tooManyRequests')
    return respondB(c, await readPlaySums(db, id, by, period, nameOf))
  })

  app.get('/round/:id', async (c) => {
    const { game } = readQuery(c, OneRoundQuery)
    const id = c.req.param('id')
    // PostgreSQL text cannot hold NUL: it would be a database error.
    if (id.includes('\0')) throw notFound('round.notFound')
    const round = await readRound(db, c.var.player.id, { id, game }, nameOf)
    const language = preferredLanguage(c.req.header('accept-language'))
    const signed = (target: string): string => {
      const headers = signStudioCall(secrets.studio, { method: 'GET', target, body: '' }, clock().getTime())
      const address = new URL(target, c.var.site.studio)
      address.searchParams.set('at', headers[studioHeaders.timestamp] ?? '')
      address.searchParams.set('signature', headers[studioHeaders.signature] ?? '')
      return address.href
    }
    const replay = signed(replayTarget(id, language))
    return respondB(c, { ...round, replay, proof: signed(proofTarget(id, language)) })
  })

  app.post('/points/convert', (c) =>
    keyed(
      c,
      Convert,
      ({ points }) => allowedAmount(checkConversion(points, rules.limits, boundless.balance)),
      (tx, walletCall, points) => convertPoints(tx, walletCall, points),
    ),
  )

  app.get('/statement', async (c) => {
    const query = readQuery(c, StatementQuery)
    const { id } = c.var.player
    await countAttempt(db, `statement:${id}`, statementLimit, clock(), 'wallet.tooManyRequests')
    return respondB(c, await readStatement(db, id, query, rules.zone))
  })

  app.post('/outcome', async (c) => {
    const { key } = await readBody(c, OutcomeQuery)
    await countCall(`outcome:${c.var.player.id}`)
    const found = await outcomeOf(services, c.var.player.id, key)
    const response: Outcome =
      found.state === 'done' ? { state: 'done', status: 200, data: found.outcome } : { state: found.state }
    return respondB(c, response)
  })

  const page = (c: Context) => {
    const { cursor, limit, from, to } = readQuery(c, PageQuery)
    return { cursor, size: sizeOf(limit), period: periodOf(from, to, rules.zone) }
  }

  return app
}

function sizeOf(limit: string | undefined): number | undefined {
  return limit === undefined ? undefined : Number(limit)
}

/** The id of a request of this player. Another player's request gets 404, too. */
async function ownRequest(
  tx: Db,
  player: string,
  kind: 'deposit' | 'withdraw',
  text: string,
): Promise<number> {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined
  const request = id === undefined ? undefined : await findRequest(tx, id)
  if (request?.playerId !== player || request.kind !== kind) throw notFound(`${kind}.notFound`)
  return request.id
}
