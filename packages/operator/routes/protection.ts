import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import {
  CheckSeenBody,
  LimitBody,
  LimitChangeBody,
  NoDepositLimitBody,
  PlayingBody,
  RealityCheckBody,
  StopBody,
} from '@marquee/contract/protection.ts'
import { guard } from '../auth/guard.ts'
import type { Db } from '../database/db.ts'
import { respondB } from '../http/envelope.ts'
import { parseBody, readBody, readText } from '../http/input.ts'
import { stopPlay } from '../protection/begin-stop.ts'
import {
  declineDepositLimit,
  decideLimitChange,
  type ProtectionCall,
  setLimit,
  setRealityCheck,
} from '../protection/changes.ts'
import { readProtection, reportPlaying, seeCheck } from '../protection/overview.ts'
import type { SiteClock } from '../protection/play-clock.ts'
import { notFound } from '../http/request-error.ts'
import type { AppEnv, Services } from '../services.ts'
import { siteRules } from '../wallet/site-rules.ts'
import { keyedCalls } from '../idempotency/keyed-calls.ts'

// Strict, as all bodies about money: an unknown field could change the meaning.
const Limit = v.strictObject(LimitBody.entries)
const Decision = v.strictObject(LimitChangeBody.entries)
const RealityCheck = v.strictObject(RealityCheckBody.entries)
const NoDepositLimit = v.strictObject(NoDepositLimitBody.entries)
const OpenGame = v.strictObject(PlayingBody.entries)
const CheckSeen = v.strictObject(CheckSeenBody.entries)

const [stopOnly, timeOut, exclusion] = StopBody.options
const Stop = v.variant('kind', [
  v.strictObject(stopOnly.entries),
  v.strictObject(timeOut.entries),
  v.strictObject(exclusion.entries),
])

/** The signed-in player's own protection (`/protection`). A site without `protection` has none of these calls. */
export function protectionRoutes(services: Services): Hono<AppEnv> {
  const { protection } = siteRules(services.settings.siteOverrides)
  const app = new Hono<AppEnv>()
  if (!protection) {
    app.all('*', () => {
      throw notFound('protection.off')
    })
    return app
  }
  app.use(guard(services))
  addReads(app, services, protection)
  addChanges(app, services, protection)
  return app
}

function addReads(app: Hono<AppEnv>, { db, clock }: Services, site: SiteClock): void {
  app.get('/', async (c) => respondB(c, await readProtection(db, site, c.var.player.id, clock())))

  app.post('/playing', async (c) => {
    await readBody(c, OpenGame)
    const { player, signedInAt } = c.var
    const report = { playerId: player.id, signedInAt }
    return respondB(c, await db.transaction((tx) => reportPlaying(tx, site, report, clock())))
  })

  app.post('/check-seen', async (c) => {
    const { check_at } = await readBody(c, CheckSeen)
    const { id } = c.var.player
    return respondB(c, await db.transaction((tx) => seeCheck(tx, site, id, check_at, clock())))
  })
}

function addChanges(app: Hono<AppEnv>, services: Services, site: SiteClock): void {
  const { db, clock, secrets } = services
  const keyed = keyedCalls(services)

  /** A keyed change, whose response is the status of the player after it, also when it is repeated. */
  const change =
    <Body>(
      schema: v.GenericSchema<unknown, Body>,
      effect: (tx: Db, call: ProtectionCall, body: Body) => Promise<void>,
    ) =>
    async (c: Context<AppEnv>): Promise<Response> => {
      const text = await readText(c)
      const body = parseBody(schema, text)
      await keyed(c, text, async (tx, playerId) => {
        const { personFingerprint } = secrets
        await effect(tx, { playerId, now: clock(), site, fingerprint: personFingerprint }, body)
        return {}
      })
      return respondB(c, await readProtection(db, site, c.var.player.id, clock()))
    }

  app.post('/limit', change(Limit, setLimit))
  app.post('/limit/change', change(Decision, decideLimitChange))
  app.post(
    '/reality-check',
    change(RealityCheck, (tx, call, { minutes }) => setRealityCheck(tx, call, minutes)),
  )
  app.post('/no-deposit-limit', change(NoDepositLimit, declineDepositLimit))
  app.post('/stop', change(Stop, stopPlay))
}
