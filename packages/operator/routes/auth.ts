import { Hono } from 'hono'
import { ReferralCode } from '@marquee/contract/account-rules.ts'
import { AvailableQuery } from '@marquee/contract/account.ts'
import { LoginBody, type SessionTimes } from '@marquee/contract/player.ts'
import * as v from 'valibot'
import { readDevice } from '../account/device.ts'
import { Registration, validateRegistration } from '../account/registration.ts'
import { availableLimit, referralLimit } from '../account/limits.ts'
import { isReferralValid } from '../account/referrals.ts'
import { countAttempt, registerLimit } from '../auth/attempts.ts'
import { guard, readToken } from '../auth/guard.ts'
import { hashPassword } from '../auth/passwords.ts'
import {
  createPlayer,
  findPlayer,
  isNicknameTaken,
  loginInfo,
  openingOf,
  type Player,
} from '../auth/players.ts'
import { endSession, openSession, touchSession } from '../auth/sessions.ts'
import { addressFingerprint, signIn } from '../auth/sign-in.ts'
import { sessionExpired, type Session } from '../auth/tokens.ts'
import { refuseOtherSites } from '../http/cross-site.ts'
import { addressGroup, clientAddress } from '../http/address.ts'
import { respondB } from '../http/envelope.ts'
import { parseBody, readBody, readQuery, readText } from '../http/input.ts'
import { runKeyed } from '../idempotency/idempotency.ts'
import { requireOtherPerson, saveMarks } from '../protection/same-person.ts'
import type { AppEnv, Services } from '../services.ts'
import { siteVariables } from '../site/site-config.ts'
import { loginResponse } from './login-response.ts'
import { passkeySignInRoutes } from './passkeys.ts'
import { passwordRoutes } from './passwords.ts'
import { signedOut } from './signed-out.ts'

// Strict, as all bodies about an account: an unknown field is an error and not ignored.
const Login = v.strictObject(LoginBody.entries)

/** Sign-in, registration and sign-out (`/auth`). */
export function authRoutes(services: Services): Hono<AppEnv> {
  const { db, secrets, settings, clock, log } = services
  const app = new Hono<AppEnv>()
  const site = siteVariables(settings.siteOverrides)
  app.use(refuseOtherSites(settings.appOrigins))
  app.route('/password', passwordRoutes(services))
  app.route('/passkey', passkeySignInRoutes(services))

  app.post('/login', async (c) => {
    const { username, password } = await readBody(c, Login)
    const address = clientAddress(c, settings.trustedProxies)
    const device = readDevice(c.req.header('user-agent'))
    const { requestId } = c.var
    const { player, session } = await signIn(services, username, password, { address, device, requestId })
    const { data, stored } = await loginResponse(secrets, loginInfo(player), session)
    return respondB(c, data, stored)
  })

  app.post('/register', async (c) => {
    const text = await readText(c)
    const body = parseBody(Registration, text)
    const address = clientAddress(c, settings.trustedProxies)
    const outcome = await runKeyed(services, c, {
      scope: 'anonymous',
      body: text,
      prepare: async () => {
        await countAttempt(
          db,
          `register:${addressGroup(address)}`,
          registerLimit,
          clock(),
          'register.tooManyAttempts',
        )
        await validateRegistration(db, body, site, clock())
        return hashPassword(body.password)
      },
      effect: async (tx, passwordHash) => {
        const { email, phone } = body
        await requireOtherPerson(tx, { email, phone }, secrets.personFingerprint, clock())
        const player = await createPlayer(tx, body, passwordHash, site.currency, openingOf(site))
        await saveMarks(tx, player, secrets.personFingerprint, clock())
        const origin = {
          ...readDevice(c.req.header('user-agent')),
          address: addressFingerprint(secrets, address),
        }
        const session = await openSession(tx, player.id, clock(), settings, origin)
        return toOutcome(player, session)
      },
    })
    log({ event: 'registered', player: outcome.player, request_id: c.var.requestId })
    const { data, stored } = await loginResponse(secrets, outcome.info, sessionOf(outcome))
    return respondB(c, data, stored)
  })

  // An ended session can be ended again: every tab of a browser sends this call.
  app.post('/logout', async (c) => {
    await readText(c)
    const { sessionId, playerId } = await readToken(services, c, clock())
    await endSession(db, sessionId, clock())
    log({ event: 'sign_out', player: playerId, request_id: c.var.requestId })
    return respondB(c, {}, signedOut)
  })

  app.post('/session', guard(services), async (c) => {
    await readText(c)
    const times = await touchSession(db, c.var.player, clock(), settings)
    if (!times) throw sessionExpired('auth.tokenRevoked')
    const response: SessionTimes = {
      expires_at: times.expiresAt.toISOString(),
      idle_at: times.idleAt?.toISOString() ?? null,
    }
    return respondB(c, response)
  })

  app.get('/available', async (c) => {
    const { username, nickname } = readQuery(c, AvailableQuery)
    const address = addressGroup(clientAddress(c, settings.trustedProxies))
    await countAttempt(db, `available:${address}`, availableLimit, clock(), 'request.tooMany')
    const taken =
      username === undefined
        ? await isNicknameTaken(db, nickname ?? '')
        : (await findPlayer(db, username)) !== undefined
    return respondB(c, { available: !taken })
  })

  app.get('/referral/:code', async (c) => {
    const address = addressGroup(clientAddress(c, settings.trustedProxies))
    await countAttempt(db, `referral:${address}`, referralLimit, clock(), 'request.tooMany')
    const code = v.safeParse(ReferralCode, c.req.param('code'))
    return respondB(c, { valid: code.success && (await isReferralValid(db, code.output)) })
  })

  return app
}

/** The stored outcome of a registration. It holds no token: tokens follow from the session. */
function toOutcome(player: Player, session: Session) {
  return {
    info: loginInfo(player),
    session: session.id,
    player: player.id,
    from: session.createdAt.toISOString(),
    to: session.expiresAt.toISOString(),
  }
}

function sessionOf(outcome: ReturnType<typeof toOutcome>): Session {
  return {
    id: outcome.session,
    playerId: outcome.player,
    createdAt: new Date(outcome.from),
    expiresAt: new Date(outcome.to),
  }
}
