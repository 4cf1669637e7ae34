import { Hono } from 'hono'
import {
  type AccountSession,
  type BankReveal,
  AcceptTermsBody,
  EndSessionsQuery,
  MeChange,
} from '@marquee/contract/account.ts'
import * as v from 'valibot'
import { Banks } from '@marquee/contract/banks.ts'
import { confirmBank } from '../account/bank-confirmation.ts'
import { profileLimit } from '../account/limits.ts'
import { acceptTerms } from '../account/terms.ts'
import { applyChange, personIn, validateChange, readMe } from '../account/profile.ts'
import { countAttempt } from '../auth/attempts.ts'
import { guard } from '../auth/guard.ts'
import { readPlayer } from '../auth/players.ts'
import { activeSessions, endSessionOf, endSessionsOf, maxSessions } from '../auth/sessions.ts'
import { isUuid } from '../auth/tokens.ts'
import { respondB } from '../http/envelope.ts'
import { parseBody, readQuery, readText } from '../http/input.ts'
import { lockCash } from '../ledger/ledger.ts'
import { runKeyed } from '../idempotency/idempotency.ts'
import { keyedCalls } from '../idempotency/keyed-calls.ts'
import { requireOtherPerson, saveMarks } from '../protection/same-person.ts'
import { notFound } from '../http/request-error.ts'
import type { sessions } from '../database/schema.ts'
import type { AppEnv, Services } from '../services.ts'
import { siteVariables } from '../site/site-config.ts'
import { signedOut } from './signed-out.ts'

// Strict, as all bodies about an account: an unknown field is an error and not ignored.
const Change = v.strictObject(MeChange.entries)
const AcceptTerms = v.strictObject(AcceptTermsBody.entries)

/** The signed-in player's own account (`/account`). Pages of the app are under the same path: only calls are guarded. */
export function accountRoutes(services: Services): Hono<AppEnv> {
  const { db, settings, clock, secrets } = services
  const { personFingerprint } = secrets
  const site = siteVariables(settings.siteOverrides)
  const banks = v.parse(Banks, site.banks)
  const hasPasskeys = settings.relyingParty !== undefined
  const app = new Hono<AppEnv>()
  const signedIn = guard(services)
  const keyed = keyedCalls(services)

  app.get('/me', signedIn, async (c) => respondB(c, await readMe(db, c.var.player.id, hasPasskeys)))

  app.patch('/me', signedIn, async (c) => {
    const text = await readText(c)
    const change = validateChange(parseBody(Change, text), banks)
    const { id } = c.var.player
    await runKeyed(services, c, {
      scope: id,
      body: text,
      prepare: async () => {
        await countAttempt(db, `profile:${id}`, profileLimit, clock(), 'request.tooMany')
        return change.bank && confirmBank(services, c.var.player, change, c.var.requestId)
      },
      effect: async (tx, confirmed) => {
        await confirmed?.(tx)
        // A break takes the same lock: its marks are those before or after this change.
        await lockCash(tx, id, site.currency)
        const before = await readPlayer(tx, id)
        await requireOtherPerson(tx, personIn(change), personFingerprint, clock(), before)
        await applyChange(tx, before, change, clock())
        await saveMarks(tx, await readPlayer(tx, id), personFingerprint, clock())
        return {}
      },
    })
    const me = await readMe(db, id, hasPasskeys)
    const { nickname: name, bank_code, bank_account, bank_name } = me
    return respondB(c, me, { name, bank_code, bank_account, bank_name })
  })

  app.post('/terms', signedIn, async (c) => {
    const text = await readText(c)
    const { terms_version } = parseBody(AcceptTerms, text)
    await keyed(c, text, async (tx, player) => {
      await acceptTerms(tx, player, terms_version, clock())
      return {}
    })
    return respondB(c, {})
  })

  app.get('/bank', signedIn, async (c) => {
    const { bankAccount } = await readPlayer(db, c.var.player.id)
    const response: v.InferOutput<typeof BankReveal> = { bank_account: bankAccount }
    return respondB(c, response)
  })

  app.get('/sessions', signedIn, async (c) => {
    const { id, sessionId } = c.var.player
    const active = await activeSessions(db, id, clock(), maxSessions)
    return respondB(c, { list: active.map((session) => toDto(session, sessionId)) })
  })

  app.delete('/sessions', signedIn, async (c) => {
    const { scope } = readQuery(c, EndSessionsQuery)
    const { sessionId } = c.var.player
    const remaining = scope === 'others' ? sessionId : undefined
    const response = await keyed(c, scope + (await readText(c)), async (tx, player) => ({
      ended: await endSessionsOf(tx, player, clock(), remaining),
    }))
    return respondB(c, response, scope === 'all' ? signedOut : undefined)
  })

  app.delete('/sessions/:id', signedIn, async (c) => {
    const ending = c.req.param('id')
    if (!isUuid(ending)) throw notFound('session.notFound')
    const response = await keyed(c, await readText(c), async (tx, player) => {
      const ended = await endSessionOf(tx, player, ending, clock())
      if (ended === 0) throw notFound('session.notFound')
      return { ended }
    })
    return respondB(c, response, ending === c.var.player.sessionId ? signedOut : undefined)
  })

  return app
}

function toDto(session: typeof sessions.$inferSelect, current: string): AccountSession {
  return {
    id: session.id,
    current: session.id === current,
    browser: session.browser,
    system: session.system,
    create_at: session.createdAt.toISOString(),
    seen_at: session.seenAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
  }
}
