import { Hono } from 'hono'
import * as v from 'valibot'
import { ChangePasswordBody, ForgotBody, ResetBody } from '@marquee/contract/account.ts'
import { resetEmail } from '../account/emails.ts'
import { forgotAddressLimit, forgotEmailLimit, resetLimit } from '../account/limits.ts'
import { confirmPassword, validatePassword, setPassword } from '../account/passwords.ts'
import { linkAddress, makeLinks, ownerOfLink, type ResetLink, useLink } from '../account/reset-links.ts'
import { clearAttemptsBelow, countAttempt } from '../auth/attempts.ts'
import { guard } from '../auth/guard.ts'
import { hashPassword } from '../auth/passwords.ts'
import { lockVerified, readPlayer } from '../auth/players.ts'
import { accountScope } from '../auth/sign-in.ts'
import { addressGroup, clientAddress } from '../http/address.ts'
import { respondB } from '../http/envelope.ts'
import { parseBody, readText } from '../http/input.ts'
import { preferredLanguage } from '../http/language.ts'
import { runKeyed } from '../idempotency/idempotency.ts'
import { invalid, fieldErrors } from '../http/request-error.ts'
import type { AppEnv, Services } from '../services.ts'
import { siteVariables } from '../site/site-config.ts'

// Strict, as all bodies about an account: an unknown field is an error and not ignored.
const Forgot = v.strictObject(ForgotBody.entries)
const Reset = v.strictObject(ResetBody.entries)
const Change = v.strictObject(ChangePasswordBody.entries)

const linkInvalid = () => invalid('reset.linkInvalid')

/** Forgotten and changed passwords (`/auth/password`). */
export function passwordRoutes(services: Services): Hono<AppEnv> {
  const { db, secrets, settings, clock, log, sendEmail } = services
  const app = new Hono<AppEnv>()
  const { title } = siteVariables(settings.siteOverrides)

  const deliver = ({ username, email, token }: ResetLink, lang: string) => {
    const address = linkAddress(settings.appUrl, token)
    if (sendEmail) sendEmail(resetEmail(email, username, address, title, lang))
    else log({ event: 'password_reset', username, link: address })
  }

  app.post('/forgot', async (c) => {
    const text = await readText(c)
    const email = parseBody(Forgot, text).email.toLowerCase()
    const address = addressGroup(clientAddress(c, settings.trustedProxies))
    let made: readonly ResetLink[] = []
    await runKeyed(services, c, {
      scope: 'anonymous',
      body: text,
      prepare: async () => {
        const now = clock()
        await countAttempt(db, `forgot:${address}`, forgotAddressLimit, now, 'auth.tooManyAttempts')
        const ofEmail = `forgot:${secrets.fingerprint(email)}`
        await countAttempt(db, ofEmail, forgotEmailLimit, now, 'auth.tooManyAttempts')
      },
      effect: async (tx) => {
        made = await makeLinks(tx, secrets, email, clock())
        return {}
      },
    })
    const lang = preferredLanguage(c.req.header('accept-language'))
    for (const link of made) deliver(link, lang)
    return respondB(c, {})
  })

  app.post('/reset', async (c) => {
    const text = await readText(c)
    const { token, password } = parseBody(Reset, text)
    let owner: string | undefined
    const address = addressGroup(clientAddress(c, settings.trustedProxies))
    await runKeyed(services, c, {
      scope: 'anonymous',
      body: text,
      prepare: async () => {
        await countAttempt(db, `reset:${address}`, resetLimit, clock(), 'auth.tooManyAttempts')
        const player = await ownerOfLink(db, secrets, token, clock())
        if (!player) throw linkInvalid()
        validatePassword(password, [player.username, player.nickname, player.email])
        return { player, passwordHash: await hashPassword(password) }
      },
      effect: async (tx, { player, passwordHash }) => {
        const now = clock()
        // Locks the player before the link, in the order of a change of the password: no deadlock.
        if (!(await lockVerified(tx, player))) throw linkInvalid()
        if (!(await useLink(tx, secrets, token, now))) throw linkInvalid()
        await setPassword(tx, player, passwordHash, now)
        // A stranger's wrong guesses must not lock out the owner of the mailbox.
        await clearAttemptsBelow(tx, accountScope(secrets, player.username))
        owner = player.id
        return {}
      },
    })
    if (owner !== undefined) log({ event: 'password_changed', player: owner, request_id: c.var.requestId })
    return respondB(c, {})
  })

  app.post('/change', guard(services), async (c) => {
    const text = await readText(c)
    const { current, next } = parseBody(Change, text)
    const { id, sessionId } = c.var.player
    await runKeyed(services, c, {
      scope: id,
      body: text,
      prepare: async () => {
        const player = await readPlayer(db, id)
        await confirmPassword(db, player, current, clock(), 'current')
        if (next === current) throw fieldErrors({ next: 'password.same' })
        validatePassword(next, [player.username, player.nickname, player.email], 'next')
        return { player, passwordHash: await hashPassword(next) }
      },
      effect: async (tx, { player, passwordHash }) => {
        if (!(await setPassword(tx, player, passwordHash, clock(), sessionId))) {
          throw fieldErrors({ current: 'password.wrong' })
        }
        return {}
      },
    })
    log({ event: 'password_changed', player: id, request_id: c.var.requestId })
    return respondB(c, {})
  })

  return app
}
