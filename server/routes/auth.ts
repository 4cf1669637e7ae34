import { Hono } from 'hono'
import { LoginBody, RegisterBody } from '../../src/contract/player.ts'
import { countAttempt, registerLimit } from '../auth/attempts.ts'
import { guard } from '../auth/guard.ts'
import { hashPassword } from '../auth/passwords.ts'
import { createPlayer, loginInfo, type Player } from '../auth/players.ts'
import { endSession, openSession } from '../auth/sessions.ts'
import { signIn } from '../auth/sign-in.ts'
import { issueTokens, type Session } from '../auth/tokens.ts'
import { addressGroup, clientAddress } from '../http/address.ts'
import { answerB } from '../http/envelope.ts'
import { parseJson, readBody, readText } from '../http/input.ts'
import { runKeyed } from '../idempotency.ts'
import type { AppEnv, Services } from '../services.ts'

/** Signing in, joining and signing out (`/auth`). */
export function authRoutes(services: Services): Hono<AppEnv> {
  const { db, secrets, settings, clock } = services
  const app = new Hono<AppEnv>()

  const loginData = async (info: ReturnType<typeof loginInfo>, session: Session) => {
    const tokens = await issueTokens(secrets.tokens, session)
    const stored = {
      jwt: tokens.jwt,
      auth_token: tokens.access_token,
      name: info.name,
      email: info.username,
      bank_code: info.bank_code ?? '',
      bank_account: info.bank_account ?? '',
      bank_name: info.bank_name ?? '',
      use_vaccount: info.use_vaccount ?? false,
    }
    return { data: { ...tokens, info }, stored }
  }

  app.post('/login', async (c) => {
    const { username, password } = await readBody(c, LoginBody)
    const address = clientAddress(c, settings.trustedProxies)
    const { player, session } = await signIn(services, username, password, address)
    const { data, stored } = await loginData(loginInfo(player), session)
    return answerB(c, data, stored)
  })

  app.post('/register', async (c) => {
    const text = await readText(c)
    const body = parseJson(RegisterBody, text)
    const address = addressGroup(clientAddress(c, settings.trustedProxies))
    const outcome = await runKeyed(services, c, {
      scope: 'anonymous',
      body: text,
      prepare: async () => {
        await countAttempt(db, `register:${address}`, registerLimit, clock(), 'register.tooManyAttempts')
        return hashPassword(body.password)
      },
      effect: async (tx, passwordHash) => {
        const player = await createPlayer(tx, body, passwordHash, settings.currency)
        const session = await openSession(tx, player.id, clock(), settings.sessionSeconds)
        return joined(player, session)
      },
    })
    const { data, stored } = await loginData(outcome.info, sessionOf(outcome))
    return answerB(c, data, stored)
  })

  app.post('/logout', guard(services), async (c) => {
    await endSession(db, c.var.player.sessionId, clock())
    return answerB(
      c,
      {},
      {
        jwt: null,
        auth_token: null,
        name: null,
        email: null,
        bank_code: null,
        bank_account: null,
        bank_name: null,
        use_vaccount: null,
      },
    )
  })

  return app
}

/** What a registration's answer is made from again: no token, for tokens follow from the session. */
function joined(player: Player, session: Session) {
  return {
    info: loginInfo(player),
    session: session.id,
    player: player.id,
    from: session.createdAt.toISOString(),
    to: session.expiresAt.toISOString(),
  }
}

function sessionOf(outcome: ReturnType<typeof joined>): Session {
  return {
    id: outcome.session,
    playerId: outcome.player,
    createdAt: new Date(outcome.from),
    expiresAt: new Date(outcome.to),
  }
}
